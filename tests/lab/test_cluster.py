"""The same games on a cluster: a real one, on this computer."""

import gc
import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from shithead.lab import workers
from shithead.lab.arena import run
from shithead.lab.workers import Trouble, WorkError, on_cluster
from tests.lab.players import contest

ASKED = contest("greedy", "random")


def kernel_of_this_thread() -> str:
    """Workers of these tests are threads of this process; they have another kernel than who asks them."""
    return "compiled" if threading.current_thread() is threading.main_thread() else "python"


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """A scheduler and two workers."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
    ) as started:
        yield started


def test_a_cluster_makes_no_difference(cluster: LocalCluster) -> None:
    """The scores are those of one core, in the same order."""
    with on_cluster(cluster.scheduler_address) as crew:
        assert crew.workers == 2
        assert list(run(ASKED, range(1, 13), crew, 2)) == list(run(ASKED, range(1, 13)))


def test_a_cluster_has_the_same_kernel(cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise some bots would think more in some games than in others."""
    monkeypatch.setattr(workers, "backend", kernel_of_this_thread)
    with pytest.raises(WorkError) as caught, on_cluster(cluster.scheduler_address):
        pass

    assert caught.value.trouble is Trouble.OTHER_KERNEL


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere.invalid", "no:address:at:all"])
def test_nobody_there_is_said_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left over that complains later."""
    complaints: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", complaints.append)
    monkeypatch.setattr(workers, "PATIENCE_S", 1)
    with pytest.raises(WorkError) as caught, on_cluster(address):
        pass
    trouble = caught.value.trouble
    del caught
    gc.collect()

    assert (trouble, complaints) == (Trouble.NO_CLUSTER, [])


def test_a_cluster_without_workers_is_said(cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever."""
    monkeypatch.setattr(workers, "PATIENCE_S", 1)
    cluster.scale(0)  # type: ignore[no-untyped-call]
    with pytest.raises(WorkError) as caught, on_cluster(cluster.scheduler_address):
        pass

    assert caught.value.trouble is Trouble.NO_WORKERS
