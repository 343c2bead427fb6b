"""Laying cards when it is not one's turn (D33, C-41)."""

from shithead.cards import Rank
from shithead.engine.state import Duty, DutyKind, State
from shithead.errors import Reason
from shithead.rules.powers import Power
from shithead.rules.values import Again, DrawWhen, Finish, OutOfTurn, ThroughSet
from tests.engine.tables import (
    OTHER,
    PLAIN,
    changed,
    legal_texts,
    pile_of,
    played,
    position,
    refused,
    with_jokers,
    with_powers,
)

JUMPS = changed(PLAIN, out_of_turn=OutOfTurn.JUMP_IN)


def test_d33_equal_cards_may_be_laid_by_anybody() -> None:
    """D33: one or more cards of the rank on top; play goes on from whoever laid them."""
    state = position(JUMPS, "9C 9D/KC", OTHER, "7C 7D 8C/KD/QD", "JC/KH", pile="7H", stock="AC AD AH AS 2C")
    after = played(state, "2 play 7C 7D")

    assert legal_texts(state, 2) == ["play 7C", "play 7C 7D"]
    assert refused(state, "2 play 8C") is Reason.NOT_A_COMPLETION
    assert (pile_of(after), after.turn, len(after.hands[2])) == ("7H 7C 7D", 3, 3)


def test_d33_limits_and_last_cards_hold_out_of_turn() -> None:
    """D33, D15, D42, D51: set_max, row_sets and finish are kept."""
    limited = position(changed(JUMPS, set_max=1), "9C", "7C 7D/KD", pile="7H")
    row = position(changed(JUMPS, row_sets=False), "9C", "/7C 7D/KD", pile="7H")
    finish = with_powers(
        Power(rank=Rank.SEVEN, skip=1), finish=Finish.NO_SPECIAL, out_of_turn=OutOfTurn.JUMP_IN
    )

    assert legal_texts(limited, 1) == ["play 7C"]
    assert refused(limited, "1 play 7C 7D") is Reason.NOT_A_COMPLETION
    assert refused(row, "1 play 7C 7D") is Reason.NOT_A_COMPLETION
    assert legal_texts(position(finish, "9C", "7C", OTHER, pile="7H"), 1) == []


def test_d33_a_jumped_in_card_does_what_it_does_in_turn() -> None:
    """D33: skips count from the seat that jumped in."""
    rules = with_powers(Power(rank=Rank.SEVEN, skip=1), out_of_turn=OutOfTurn.JUMP_IN)
    state = position(rules, "9C", OTHER, "7C 8C", "JC JD", pile="7H")

    assert played(state, "2 play 7C").turn == 0


def test_d33_mirrors_and_mimics_do_not_jump_in() -> None:
    """D33: only the real rank does."""
    rules = with_jokers(
        Power(rank=Rank.NINE, mirror=True),
        Power(rank=Rank.JOKER, mimic=(Rank.SEVEN,)),
        out_of_turn=OutOfTurn.JUMP_IN,
    )
    state = position(rules, "9C", "7C 9D JK/KD", pile="7H")

    assert legal_texts(state, 1) == ["play 7C"]
    assert refused(state, "1 play 7C 9D") is Reason.NOT_A_COMPLETION
    assert refused(state, "1 play JK") is Reason.NOT_A_COMPLETION


def owing(kind: DutyKind) -> State:
    """Seat 0 owes a play, and seat 1 may jump in."""
    rules = with_powers(
        Power(rank=Rank.SEVEN, again=Again.COVER), out_of_turn=OutOfTurn.JUMP_IN, drawn_match=True
    )
    duty = Duty(kind, rank=Rank.SEVEN, count=1, skips=1) if kind is DutyKind.MATCH else Duty(kind)
    return position(rules, "9C 7D", "8C 4C 5C", OTHER, pile="8H", duty=duty, may_pass=True)


def test_d33_what_an_interrupted_seat_was_owed_lapses() -> None:
    """D33, R8, D19: neither its extra play nor the skips of its drawn match go to who jumps in."""
    for kind in (DutyKind.COVER, DutyKind.OWN, DutyKind.MATCH):
        after = played(owing(kind), "1 play 8C")

        assert (after.turn, after.duty, after.may_pass) == (2, None, False), kind


def test_d33_jumping_in_draws_as_a_turn_does() -> None:
    """D33, D21: the seat that jumped in draws when its turn is over."""
    rules = changed(JUMPS, draw_when=DrawWhen.END_OF_TURN)
    state = position(rules, "9C 9D 9H", "7C 4C 5C", OTHER, pile="7H", stock="AC AD")

    assert len(played(state, "1 play 7C").hands[1]) == 3


def test_d33_completing_counts_transparent_cards_as_the_table_does() -> None:
    """D33, D34: with transparent cards ignored the missing 7 is one, although an 8 lies on top."""
    rules = with_powers(
        Power(rank=Rank.EIGHT, transparent=True),
        out_of_turn=OutOfTurn.COMPLETE,
        set_burn_through=ThroughSet.IGNORED,
    )
    state = position(rules, "9C", "7C 4C", OTHER, pile="7H 7D 7S 8H")

    assert legal_texts(state, 1) == ["play 7C"]
    assert played(state, "1 play 7C").pile == ()
