"""Whose turn is next, who is out, and how a game ends."""

import pytest
from msgspec.structs import replace

from shithead.engine.events import GameEnded, Skipped, Termination, WentOut
from shithead.engine.legal import acting_seats
from shithead.engine.outcome import Outcome
from shithead.engine.state import Phase
from shithead.errors import Reason
from shithead.notation.state import format_state, parse_state
from shithead.rules.model import Rules
from shithead.rules.values import NextDealer
from tests.engine.tables import (
    CLASSIC,
    IDIOT,
    TABLETOP,
    changed,
    happened,
    legal_texts,
    pile_of,
    played,
    position,
    refused,
)

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
SKIPS = changed(TABLETOP, pair_skips=True)


def test_tabletop_17_a_pair_skips_the_next_player_by_option() -> None:
    """tabletop-17: with the option two cards of one rank pass over B, without it over nobody."""
    seats = ("9S 9C 4H/KC/QC", OTHER, "8C 8D 8H/KS/QS")

    assert played(position(SKIPS, *seats, pile="8S"), "play 9S 9C").turn == 2
    assert played(position(TABLETOP, *seats, pile="8S"), "play 9S 9C").turn == 1
    assert happened(position(SKIPS, *seats, pile="8S"), "play 9S 9C")[-1] == Skipped(1)


@pytest.mark.parametrize("cards", ["9S", "9S 9C 9D"])
def test_tabletop_17_only_exactly_two_cards_skip(cards: str) -> None:
    """tabletop-17: one card or three skip nobody."""
    state = position(SKIPS, "9S 9C 9D 4H/KC/QC", OTHER, "8C 8D 8H", pile="8S")

    assert played(state, f"play {cards}").turn == 1


def test_tabletop_17_with_two_players_the_pair_comes_back() -> None:
    """tabletop-17, C-25: the only opponent is skipped, so the same seat goes on, on top of its pair."""
    state = position(SKIPS, "9S 9C 4H JD/KC/QC", OTHER, pile="8S")
    after = played(state, "play 9S 9C")

    assert after.turn == 0
    assert legal_texts(after) == ["play JD"]
    assert not after.may_pass
    assert after.decision == state.decision + 1


def test_tabletop_17_an_escape_skips_and_binds_the_one_after() -> None:
    """tabletop-17: an escaping pair is a pair; who plays then has to answer it."""
    state = position(SKIPS, "5S 5C 4H/KC/QC", OTHER, "8C AD 8H/KS/QS", pile="KS")
    after = played(state, "play 5S 5C")

    assert after.turn == 2
    assert legal_texts(after) == ["play 8C 8H"]


def test_c_30_a_skip_acts_although_its_seat_went_out() -> None:
    """C-30: the last pair of a seat still skips, and the exiting seat is not counted."""
    three = position(SKIPS, "9S 9C", OTHER, "8C 8D 8H", pile="8S")
    turn = played(three, "play 9S 9C")

    assert turn.out == (0,)
    assert turn.turn == 2


def test_c_53_the_pile_stays_after_an_exit() -> None:
    """C-53: the next player has to beat the last card of the one who left."""
    after = played(position(CLASSIC, "JS", "4D QD 5D/KC/QC", OTHER, pile="9H"), "play JS")

    assert pile_of(after) == "9H JS"
    assert legal_texts(after) == ["play QD", "take"]


@pytest.mark.parametrize(("rules", "card"), [(CLASSIC, "2S"), (CLASSIC, "TS"), (IDIOT, "5S"), (IDIOT, "TS")])
def test_c_55_a_game_may_end_on_a_special_card(rules: Rules, card: str) -> None:
    """C-55: a special card is as good a last card as any."""
    assert played(position(rules, card, OTHER, pile="9H"), f"play {card}").out == (0,)


def test_c_59_the_game_ends_when_one_player_is_left() -> None:
    """C-59: the last player loses at once, even if the last cards could have gone."""
    state = position(CLASSIC, "JS", "", "QD", pile="9H")
    after = played(state, "play JS")

    assert after.phase is Phase.ENDED
    assert after.outcome == Outcome(Termination.LAST_LEFT, 2, (1, 0))
    assert happened(state, "play JS")[-2:] == (WentOut(0, 2), GameEnded(Termination.LAST_LEFT, 2))


def test_classic_78_only_the_loser_is_named() -> None:
    """classic-78: A is out first, B second, and C loses and deals; the order is kept, but names no winner."""
    state = played(position(CLASSIC, "JS", "QS", "4D 5D 6D", pile="9H"), "play JS", "play QS")

    assert state.outcome == Outcome(Termination.LAST_LEFT, 2, (0, 1))
    assert not hasattr(state.outcome, "winner")
    assert CLASSIC.next_dealer is NextDealer.LOSER


def test_tabletop_32_the_loser_deals_and_a_forfeit_never_affects_play() -> None:
    """tabletop-32: the result names B, the next dealer, and what B has to do; nothing else changes."""
    forfeit = changed(TABLETOP, forfeit="make tea")
    plain, tea = (played(position(rules, "JS", "4D", pile="9H"), "play JS") for rules in (TABLETOP, forfeit))

    assert plain.outcome == Outcome(Termination.LAST_LEFT, 1, (0,))
    assert tea.outcome == Outcome(Termination.LAST_LEFT, 1, (0,), "make tea")
    assert parse_state(format_state(tea)) == tea
    assert forfeit.next_dealer is NextDealer.LOSER
    assert legal_texts(position(forfeit, "JS 4D", OTHER, pile="9H")) == ["play JS"]


def test_c_67_no_progress_ends_the_game_as_a_draw() -> None:
    """C-67: so many moves in a row without progress end the game, and nobody is the loser."""
    rules = changed(CLASSIC, no_progress_limit=20)
    state = position(rules, "9S 4H/KC/QC", "TC 8D/KS/QS", "5D/AH/AC", pile="8S", idle=17)
    after = played(state, "play 9S", "take", "play 5D")

    assert after.outcome == Outcome(Termination.NO_PROGRESS, None, ())
    assert after.phase is Phase.ENDED


@pytest.mark.parametrize(
    ("seat", "move"), [("TS 4H", "play TS"), ("//9C 4H", "flip 0"), ("9S", "play 9S")], ids=str
)
def test_c_67_what_counts_as_progress(seat: str, move: str) -> None:
    """C-67: a burn, a turned blind card and an exit begin the count anew."""
    rules = changed(CLASSIC, no_progress_limit=20)
    state = position(rules, seat, "8C 8D", "5D 4D", pile="8S", idle=19)

    assert played(state, move).phase is Phase.PLAY


def test_c_67_drawing_and_gambling_are_progress() -> None:
    """C-67: so are a refill and a turned stock card."""
    rules = changed(IDIOT, no_progress_limit=20)
    state = position(rules, "9S 4H 5H", "8C 8D", pile="8S", stock="3C 4D", idle=19)

    assert played(state, "play 9S").phase is Phase.PLAY
    assert played(state, "gamble").phase is Phase.PLAY
    assert played(state, "take").phase is Phase.ENDED


@pytest.mark.parametrize(("limit", "phase"), [(500, Phase.ENDED), (501, Phase.PLAY)])
def test_c_67_the_limit_is_a_number_of_moves(limit: int, phase: Phase) -> None:
    """C-67: the move that makes the count full ends the game."""
    rules = changed(CLASSIC, no_progress_limit=limit)
    state = replace(position(rules, "9S 4H/KC/QC", "8D/KS/QS", pile="8S"), idle=499)

    assert phase is played(state, "play 9S").phase


@pytest.mark.parametrize("move", ["play 4D", "take", "flip 0", "gamble", "pass", "ready", "call"])
def test_nothing_is_possible_after_the_end(move: str) -> None:
    """A game that is over takes no move at all, from nobody."""
    state = played(position(CLASSIC, "JS", "4D", pile="9H"), "play JS")

    assert refused(state, f"1 {move}") is Reason.GAME_OVER
    assert acting_seats(state) == ()
    assert legal_texts(state, 1) == []


def test_the_turn_passes_over_seats_that_are_out_at_the_end_of_the_order() -> None:
    """classic-76: with the last seats out the turn goes round to the first."""
    state = position(CLASSIC, "4D 5D", "9S 9C 4H/KC/QC", "", "", pile="8S", turn=1)

    assert played(state, "play 9S").turn == 0


def test_a_decision_number_belongs_to_one_decision() -> None:
    """Each move closes one decision and opens the next, an extra play too."""
    state = position(CLASSIC, "TS 4H 5H", OTHER, pile="8S")

    assert played(state, "play TS").decision == state.decision + 1
    assert played(state, "play TS", "play 4H").decision == state.decision + 2
