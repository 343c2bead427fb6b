"""One game between bots: who is asked, and what no bot may do."""

from collections.abc import Sequence

import pytest

from shithead.bots.base import Bot, Generator
from shithead.engine.deal import deal
from shithead.engine.events import Event
from shithead.engine.legal import acting_seats
from shithead.engine.moves import Move
from shithead.engine.state import Phase, State
from shithead.engine.view import View
from shithead.lab.match import BotError, Mistake, Played, play
from shithead.rules.model import Rules
from shithead.rules.values import OutOfTurn, Swapping
from tests.engine.tables import PLAIN, changed, dealt, position
from tests.lab.players import (
    CLASSIC,
    Broken,
    Cheat,
    Fidget,
    Jumper,
    Mute,
    Restless,
    Steady,
    Turncoat,
    rngs,
)

JUMPS = changed(PLAIN, out_of_turn=OutOfTurn.JUMP_IN)


def played(rules: Rules, *bots: Bot) -> Played:
    """A game from a deal."""
    return play(deal(rules, len(bots), 0, rngs(1)[0]), bots, rngs(len(bots)))


def went_on(state: State, *bots: Bot) -> tuple[list[int], Played]:
    """A game from a position on: which seats chose, in order, and its end."""
    asked: list[int] = []

    def watch(state: State, seat: int, events: object, rng: object) -> None:
        del events, rng
        if seat == acting_seats(state)[0]:
            asked.append(seat)

    end = play((state, ()), bots, rngs(len(bots)), watch)
    return asked, end


def test_a_game_is_played_to_its_end() -> None:
    """The last state is one that is over, and its turns were counted."""
    end = played(CLASSIC, Steady(CLASSIC), Steady(CLASSIC))

    assert end.state.phase is Phase.ENDED
    assert end.turns > 20


def test_only_moves_of_the_play_phase_are_turns() -> None:
    """A play that ends a game is one; getting ready and calling before are none."""
    state = dealt(PLAIN, "4C", "5C 6C")
    asked, end = went_on(state, Steady(PLAIN), Steady(PLAIN))

    assert (asked, end.turns) == ([0, 1, 0, 0], 1)


@pytest.mark.parametrize(
    ("bot", "mistake", "detail"),
    [
        (Cheat, Mistake.ILLEGAL, "gamble (wrong_phase)"),
        (Mute, Mistake.NO_MOVE, "None"),
        (Restless, Mistake.ENDLESS, ""),
        (Broken, Mistake.CRASHED, "ValueError: out of luck (players.py:"),
    ],
)
def test_what_no_bot_may_do_ends_the_game(bot: type[Steady], mistake: Mistake, detail: str) -> None:
    """The error says which seat did what."""
    with pytest.raises(BotError) as caught:
        played(CLASSIC, Steady(CLASSIC), bot(CLASSIC))

    assert (caught.value.seat, caught.value.mistake) == (1, mistake)
    assert caught.value.detail.startswith(detail)


class Patient(Restless):
    """Exchanges cards twelve times."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.left = 12

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move."""
        self.left -= 1
        return (Restless if self.left >= 0 else Steady).choose(self, view, events, rng)


def test_some_exchanges_are_not_endless() -> None:
    """Six cards may be exchanged twelve times."""
    patient = Patient(CLASSIC)

    assert played(CLASSIC, patient, Steady(CLASSIC)).state.phase is Phase.ENDED
    assert patient.left < 0


def test_nobody_is_asked_out_of_turn_who_does_not_want_to_be() -> None:
    """A bot without ``interrupt`` plays in its turn."""
    state = position(JUMPS, "8C", "7C 9C", "7D 9D", pile="7H")
    asked, _ = went_on(state, *(Steady(JUMPS) for _ in range(3)))

    assert asked[:2] == [0, 1]


def test_bots_may_be_faster_than_the_seat_on_turn() -> None:
    """D33: the first one to the left that has cards of the rank comes first, and play goes on from there."""
    state = position(JUMPS, "8C 9S", "TC QC", "7C TD QD", "7D JD QH", pile="7H")
    asked, _ = went_on(state, Steady(JUMPS), Steady(JUMPS), Jumper(JUMPS), Jumper(JUMPS))

    assert asked[0] == 3


def test_whoever_leaves_their_chance_is_not_asked_for_it_again() -> None:
    """D33: a declined interruption lets the seat on turn move."""
    state = position(JUMPS, "8C 9S", "7C TC", pile="7H")
    asked, _ = went_on(state, Steady(JUMPS), Fidget(JUMPS))

    assert asked[:2] == [0, 1]


def test_exchanges_out_of_turn_come_to_an_end() -> None:
    """D06: while the rules let it a bot may exchange cards, but not for ever."""
    rules = changed(PLAIN, swap=Swapping.UNTIL_FIRST_MOVE)
    state = position(rules, "8C 9S/2C", "TC QC/3C", pile="7H")
    with pytest.raises(BotError) as caught:
        went_on(state, Steady(rules), Fidget(rules))

    assert (caught.value.seat, caught.value.mistake) == (1, Mistake.ENDLESS)


def test_an_interruption_has_to_be_legal() -> None:
    """It is an illegal move like any other."""
    state = position(JUMPS, "8C", "7C 9C", pile="7H")
    with pytest.raises(BotError) as caught:
        went_on(state, Steady(JUMPS), Turncoat(JUMPS))

    assert (caught.value.seat, caught.value.mistake) == (1, Mistake.ILLEGAL)


def test_nobody_may_interrupt_without_a_move() -> None:
    """Without cards that fit, a bot is not asked out of turn."""
    state = position(JUMPS, "8C", "9C TC", pile="7H")
    asked, _ = went_on(state, Steady(JUMPS), Turncoat(JUMPS))

    assert asked == [0]
