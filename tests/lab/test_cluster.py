"""The same games on a cluster: a real one, on this computer."""

import logging
from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from shithead.lab import workers
from shithead.lab.arena import run
from shithead.lab.workers import Trouble, WorkError, on_cluster
from tests.lab.players import contest

ASKED = contest("greedy", "random")


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


def test_a_cluster_without_workers_is_said(cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever."""
    monkeypatch.setattr(workers, "PATIENCE_S", 1)
    cluster.scale(0)  # type: ignore[no-untyped-call]
    with pytest.raises(WorkError) as caught, on_cluster(cluster.scheduler_address):
        pass

    assert caught.value.trouble is Trouble.NO_WORKERS
