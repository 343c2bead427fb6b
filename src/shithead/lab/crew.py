"""Whoever does work that is cut into parts: this process, many, or many computers."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TypeVar

from msgspec import Struct

Part = TypeVar("Part")
Result = TypeVar("Result")


class Work(Protocol):
    """Applies a function to parts, wherever that is done, and gives what comes of it in their order."""

    def __call__(self, do: Callable[[Part], Result], parts: Iterable[Part], /) -> Iterator[Result]:
        """Do the work."""


class Crew(Struct, frozen=True):
    """Whoever does the work.

    Attributes:
        work: does it.
        workers: how many parts are done at the same time.
    """

    work: Work
    workers: int


def one_by_one(do: Callable[[Part], Result], parts: Iterable[Part], /) -> Iterator[Result]:
    """Do the work in this process."""
    return map(do, parts)


ALONE: Final = Crew(one_by_one, 1)
