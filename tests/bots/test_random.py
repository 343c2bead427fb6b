"""The random bot."""

from collections import Counter
from random import Random

import pytest

from shithead.bots.random import RandomBot
from shithead.engine.moves import Ready
from shithead.engine.state import State
from shithead.engine.view import view
from shithead.rules.load import load_preset, preset_names
from shithead.testing.bots import check_bot
from tests.engine.tables import CLASSIC, IDIOT, dealt, position

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
DRAWS = 6000


@pytest.mark.parametrize(
    "state",
    [
        position(CLASSIC, "9S 9C JD QH/KC/QC", OTHER, pile="8H", stock="AC"),
        position(IDIOT, "9S JD QH/KC/QC", OTHER, pile="8H", stock="AC"),
        position(CLASSIC, "//QC QD QH", OTHER, pile="8H"),
        position(CLASSIC, "/8D 7D 4S/QC", OTHER, pile="9H"),
    ],
    ids=["hand", "gamble", "blind", "fee"],
)
def test_each_legal_move_is_equally_likely(state: State) -> None:
    """Over many choices every move comes up about as often as any other."""
    seen, rng = view(state, 0), Random(1)
    counts = Counter(RandomBot(CLASSIC).choose(seen, (), rng) for _ in range(DRAWS))
    expected = DRAWS / len(seen.legal)

    assert set(counts) == set(seen.legal)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_it_is_ready_at_once() -> None:
    """It does not swap."""
    state = dealt(CLASSIC, "2C TD AS/3C 4D 9H/7C", OTHER)

    assert RandomBot(CLASSIC).choose(view(state, 0), (), Random(1)) == Ready(on=True)


@pytest.mark.parametrize("name", preset_names())
def test_it_knows_only_its_view(name: str) -> None:
    """With an equal generator its move depends on what it sees, and on nothing else."""
    assert check_bot(RandomBot, load_preset(name).rules, Random(1)) > 5
