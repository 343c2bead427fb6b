"""Positions in which the kernel once did otherwise than the engine; random play meets them rarely."""

from random import Random

import pytest

from shithead.cards import Rank, Suit, parse_card
from shithead.engine.legal import legal_moves
from shithead.engine.state import Duty, DutyKind, State
from shithead.kernel.tables import table_words
from shithead.notation.moves import format_move
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import MixRow, Row, RowUse, Starter, StarterLead
from tests.engine.tables import OTHER, PLAIN, changed, legal_texts, position, with_jokers, with_powers
from tests.kernel.comparison import Pair, compare_game, opened

MIXED = with_jokers(jokers=(4,), mix_row=MixRow.ALWAYS)
LED = changed(PLAIN, packs=(2,), mix_row=MixRow.ALWAYS, starter_lead=StarterLead.CARD)
CHOSEN = changed(PLAIN, row=Row.CHOSEN, row_use=RowUse.TAKEN, starter=Starter.ROW_FIRST_DEALT)


def _led(card: str) -> Duty:
    return Duty(DutyKind.LEAD, card=parse_card(card))


def _pair(state: State) -> Pair:
    pair = Pair(state, table_words(state.table, len(state.hands)))
    pair.compare_state()
    pair.compare_moves()
    return pair


def test_jokers_of_hand_and_row_are_equal() -> None:
    """D50: where the hand keeps a joker none is laid from the row; one pack has no other equal cards."""
    state = position(MIXED, "JK JK 3C/JK 4C/5C", OTHER, pile="4H")
    _pair(state)

    assert "play JK JK JK" in legal_texts(state)
    assert [text for text in legal_texts(state) if "JK" in text] == ["play JK", "play JK JK", "play JK JK JK"]


@pytest.mark.parametrize("row", ["3C 4C", "3C 3D", "3S 4C 4D", "3D 3C 4S", "3C 3D 3C"])
def test_the_led_card_is_laid_where_the_row_helps(row: str) -> None:
    """D10, D50: the card that has to be led is laid too, beside those that are equal to the row's."""
    state = position(LED, f"3C 3D 3H 3S/{row}/5C", "4C 5C/6C/7C", duty=_led("3D"))
    _pair(state)

    assert all("3D" in text for text in legal_texts(state))


def test_both_copies_of_the_led_card_go_first() -> None:
    """D10: of two packs a seat may hold the card twice, and two threes are those two."""
    state = position(LED, "3C 3D 3D 9C/9D/5C", "4C 5C/6C/7C", duty=_led("3D"))
    pair = _pair(state)
    pair.make((0, next(move for move in legal_moves(state, 0) if format_move(move) == "play 3D 3D")))

    assert pair.state.pile


@pytest.mark.parametrize("text", ["play 6C 6S", "play 6S", "play 6C 6H 6S"])
def test_a_single_mirror_lies_below_its_own_rank(text: str) -> None:
    """R4c, R15: what covers may be a mirror with others of its rank, and those count."""
    mirror = with_powers(Power(rank=Rank.SIX, suit=Suit.SPADES, mirror=True))
    state = position(mirror, "6C 6H 6S 9C", OTHER, pile="2C", duty=Duty(DutyKind.COVER))
    pair = _pair(state)
    pair.make((0, next(move for move in legal_moves(state, 0) if format_move(move) == text)))

    assert pair.state.pile


MIXED_ROWS = ["3C 3D 3C", "3D 3C 3C", "3H 3C 3D", "3C 3C 4S"]


@pytest.mark.parametrize("row", MIXED_ROWS)
def test_equal_cards_are_counted_by_kind(row: str) -> None:
    """D50: of two packs the row may have cards of one rank that differ, and the hand each of them."""
    rules = changed(LED, starter_lead=StarterLead.ANY)
    _pair(position(rules, f"3C 3D 9C/{row}/5C", "4C 5C/6C/7C", pile="2C"))


def test_a_row_that_was_taken_has_no_order() -> None:
    """D41: once it is in the hand, nothing says any more in which order it lay."""
    state = position(CHOSEN, "3C/4C 5C/6C", OTHER, pile="3H")
    pair = _pair(state)
    pair.make((0, next(move for move in legal_moves(state, 0) if format_move(move) == "play 3C")))

    assert not pair.state.face_up[0]


@pytest.mark.parametrize("rules", [MIXED, LED, CHOSEN], ids=["mixed", "led", "chosen"])
def test_games_by_such_rules(rules: Rules) -> None:
    """Whole games by such rules are the same too."""
    for seed in range(4):
        rng = Random(seed)
        compare_game(opened(rules, rng), rng, 200)
