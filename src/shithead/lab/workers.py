"""Who plays the chunks: the cores of this computer, or a cluster.

On a cluster a worker that is lost costs nothing but time: what it had is given to others. A process of this
computer that is lost ends the work.
"""

import asyncio
import logging
import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import closing, contextmanager
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from joblib import Parallel, cpu_count, delayed, parallel_config  # type: ignore[import-untyped,unused-ignore]

from shithead.errors import ShitheadError
from shithead.kernel import backend
from shithead.lab.crew import ALONE, Crew, Part, Result

PROGRAM: Final = "shithead"

PATIENCE_S: Final = 10
"""So many seconds a cluster has to answer and to show a worker."""


class Trouble(StrEnum):
    """Why work cannot be done, or not to its end."""

    LOST = "lost"
    """A process ended before its work was done, or the cluster was lost."""
    NO_PACKAGE = "no_package"
    """The package that talks to clusters is not installed."""
    NO_CLUSTER = "no_cluster"
    """Nobody answers at the address, or not in its language."""
    NO_WORKERS = "no_workers"
    """The cluster has no workers."""
    OTHER_VERSION = "other_version"
    """The workers of the cluster do not have this version of the program."""
    OTHER_KERNEL = "other_kernel"
    """Their kernel is compiled and this one is not, or the other way round; some bots differ with it."""


class WorkError(ShitheadError):
    """The work cannot be done, or not to its end.

    Args:
        trouble: why.
    """

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


def cores() -> int:
    """How many processes this computer can run at the same time."""
    return int(cpu_count())


def on_cores(jobs: int) -> Crew:
    """So many processes of this computer; a single one is this process."""
    if jobs == 1:
        return ALONE

    def work(do: Callable[[Part], Result], parts: Iterable[Part], /) -> Iterator[Result]:
        with _trouble(Trouble.LOST, BrokenExecutor):
            yield from _results(Parallel(jobs, batch_size=1, return_as="generator"), do, parts)

    return Crew(work, jobs)


@contextmanager
def on_cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster, until the end of the block.

    Args:
        address: of its scheduler, such as ``tcp://10.0.0.5:8786``.

    Raises:
        WorkError: there is no cluster that can do the work.
    """
    with _connected(address) as client:

        def work(do: Callable[[Part], Result], parts: Iterable[Part], /) -> Iterator[Result]:
            with client.as_current(), parallel_config("dask"):
                parallel = Parallel(batch_size=1, return_as="generator")
            with _trouble(Trouble.LOST, Exception):
                yield from _results(parallel, do, parts)

        yield Crew(work, sum(client.ncores().values()))


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """A cluster whose workers have this version of the program and the same kernel."""
    with _trouble(Trouble.NO_PACKAGE, ImportError):
        from distributed import Client
    # What goes wrong is said in one sentence, and not by the library.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    with _trouble(Trouble.NO_CLUSTER, OSError, ValueError):
        asyncio.run(_greet(address))
        client: Any = Client(address, timeout=PATIENCE_S, set_as_default=False)  # type: ignore[no-untyped-call,unused-ignore]
    with closing(client):
        with _trouble(Trouble.NO_WORKERS, TimeoutError):
            client.wait_for_workers(1, timeout=PATIENCE_S)
        with _trouble(Trouble.OTHER_VERSION, PackageNotFoundError):
            versions = set(client.run(version, PROGRAM).values())
        if versions != {version(PROGRAM)}:
            raise WorkError(Trouble.OTHER_VERSION)
        if set(client.run(backend).values()) != {backend()}:
            raise WorkError(Trouble.OTHER_KERNEL)
        yield client


async def _greet(address: str) -> None:
    """Make sure that a cluster answers: a client that found none would speak of it again when it is deleted.

    Raises:
        OSError: nobody answers, or not in time.
        ValueError: it is no address.
    """
    from distributed import Security
    from distributed.comm.core import connect

    arguments = Security().get_connection_args("client")  # type: ignore[no-untyped-call,unused-ignore]
    async with asyncio.timeout(PATIENCE_S):
        comm: Any = await connect(address, PATIENCE_S, **arguments)  # type: ignore[no-untyped-call,unused-ignore]
        await comm.close()


def _results(parallel: Parallel, do: Callable[[Part], Result], parts: Iterable[Part]) -> Iterator[Result]:
    results = parallel(delayed(do)(part) for part in parts)
    try:
        for result in results:  # noqa: UP028 - `yield from` would close them before the warning is off
            yield result
    finally:
        with warnings.catch_warnings():
            # joblib warns whoever stops before the end.
            warnings.simplefilter("ignore")
            results.close()


@contextmanager
def _trouble(trouble: Trouble, *errors: type[Exception]) -> Iterator[None]:
    """Errors of a library are that trouble."""
    try:
        yield
    except errors as error:
        raise WorkError(trouble) from error
