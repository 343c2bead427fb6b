"""Exchanges before play, one by one, and what a seat sees between them."""

from collections.abc import Sequence
from random import Random

import pytest

from shithead.bots.arranging import MAX_SWAPS, after_exchange, arrange_one_by_one
from shithead.engine.apply import apply
from shithead.engine.deal import deal
from shithead.engine.events import Event, redact
from shithead.engine.moves import Move, Ready, Swap
from shithead.engine.view import View, view
from shithead.rules.model import Rules
from shithead.rules.values import Row
from tests.engine.tables import CLASSIC, changed

PACKS = changed(CLASSIC, packs=(2,), deal_hand=(4,))
CHOSEN = changed(CLASSIC, row=Row.CHOSEN)


@pytest.mark.parametrize("rules", [CLASSIC, PACKS, CHOSEN], ids=["classic", "packs", "chosen"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_sees_after_an_exchange_is_what_the_engine_shows(rules: Rules, seat: int) -> None:
    """View and events, legal moves and their order included, exchange after exchange."""
    rng = Random(seat)
    for seed in range(10):
        state, happened = deal(rules, rules.min_seats, 0, Random(seed))
        seen, events = view(state, seat), shown(happened, seat)
        for _ in range(8):
            swap = rng.choice([move for move in seen.legal if isinstance(move, Swap)])
            state, happened = apply(state, seat, swap)
            before = events
            seen, events = after_exchange(seen, events, swap)
            assert seen == view(state, seat)
            assert events == before + shown(happened, seat)


def shown(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events that a seat is shown."""
    return tuple(each for each in (redact(one, seat) for one in events) if each)


def test_a_spectator_exchanges_nothing() -> None:
    """Nor does anybody exchange what does not lie there."""
    state, _ = deal(CLASSIC, 2, 0, Random(1))
    swap = Swap(state.hands[0][0], state.face_up[0][0])
    for viewer in (None, 1):
        with pytest.raises(ValueError, match=r"spectator|not in"):
            after_exchange(view(state, viewer), (), swap)


class Fixed:
    """Answers one question after the other with fixed moves."""

    def __init__(self, *moves: Move) -> None:
        self.moves = list(moves)
        self.asked: list[View] = []

    def choose(self, view: View, events: Sequence[Event], rng: object) -> Move:
        """Answer with the next move, or with the first legal one."""
        self.asked.append(view)
        return self.moves.pop(0) if self.moves else view.legal[0]


def test_one_by_one_it_comes_to_an_end() -> None:
    """When the bot is ready, when it has exchanged enough, or with the first move that is not legal."""
    state, _ = deal(CLASSIC, 2, 0, Random(1))
    seen = view(state, 0)
    swap = Swap(state.hands[0][0], state.face_up[0][0])
    wrong = Swap(state.hands[1][0], state.face_up[0][0])
    assert arrange_one_by_one(Fixed(Ready(on=True)), seen, (), Random(1)) == (Ready(on=True),)
    assert arrange_one_by_one(Fixed(swap, Ready(on=True)), seen, (), Random(1)) == (swap, Ready(on=True))
    assert arrange_one_by_one(Fixed(swap, wrong), seen, (), Random(1)) == (swap, wrong)
    restless = Fixed()
    moves = arrange_one_by_one(restless, seen, (), Random(1))
    assert (len(moves), moves[-1], len(restless.asked)) == (MAX_SWAPS + 1, Ready(on=True), MAX_SWAPS)
