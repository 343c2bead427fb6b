"""Places, and how wins are shared."""

import pytest

from shithead.engine.events import Termination
from shithead.engine.outcome import Outcome
from shithead.lab.scores import places, shares


@pytest.mark.parametrize(
    ("termination", "loser", "order", "expected"),
    [
        (Termination.LAST_LEFT, 0, (2, 1), (3, 2, 1)),
        (Termination.NO_PROGRESS, None, (), (2, 2, 2)),
        (Termination.NO_PROGRESS, None, (1,), (2.5, 1, 2.5)),
        (Termination.NO_PROGRESS, 1, (), (1.5, 3, 1.5)),
        (Termination.NO_PROGRESS, 1, (2,), (2, 3, 1)),
        (Termination.FIRST_OUT, None, (0,), (1, 2.5, 2.5)),
    ],
)
def test_places(
    termination: Termination, loser: int | None, order: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    """Seats go out in order, a loser is last, and all others share what is between."""
    assert places(Outcome(termination, loser, order), 3) == expected


@pytest.mark.parametrize(
    ("of", "wins", "lasts"),
    [
        ((1, 2), (1, 0), (0, 1)),
        ((1.5, 1.5), (0.5, 0.5), (0.5, 0.5)),
        ((1, 2.5, 2.5), (1, 0, 0), (0, 0.5, 0.5)),
        ((1.5, 3, 1.5), (0.5, 0, 0.5), (0, 1, 0)),
        ((2.5,) * 4, (0.25,) * 4, (0.25,) * 4),
    ],
)
def test_wins_and_last_places_are_shared_evenly(
    of: tuple[float, ...], wins: tuple[float, ...], lasts: tuple[float, ...]
) -> None:
    """A draw of two is half a win and half a Shithead for each."""
    assert shares(of, min(of)) == wins
    assert shares(of, max(of)) == lasts
