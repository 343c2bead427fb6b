"""The comparison of engine and kernel finds what is wrong: any word of a game, and words of the rules."""

from random import Random
from typing import NamedTuple

import pytest

from shithead.cards import Rank
from shithead.engine.legal import legal_moves
from shithead.engine.state import State
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.moves import simple
from shithead.kernel.positions import state_words
from shithead.kernel.storage import zeros
from shithead.kernel.tables import table_words
from shithead.kernel.zones import remove
from shithead.notation.moves import format_move
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Again, Fee, Follow, Gamble, Give, Inverts, MatchSize, Starter, Swapping
from tests.engine.tables import CLASSIC, PLAIN, TABLETOP, changed, position, with_powers
from tests.kernel.comparison import (
    DUTIES,
    LAID_OUT,
    OF_A_RUN,
    PLACES,
    DisagreementError,
    Pair,
    compare_game,
    differences,
    facts,
    opened,
)

MOST_GAMES = 30
SEATS = 3
SIX, EIGHT, TEN = Rank.SIX, Rank.EIGHT, Rank.TEN


class Fault(NamedTuple):
    """A word of the rules that is not what it should be.

    Attributes:
        name: the word or row.
        rules: rules by which it matters.
        value: what stands there instead.
        place: which word of a row.
    """

    name: str
    rules: Rules
    value: int
    place: int = 0


FAULTS = [
    Fault("BURNS", CLASSIC, 0, Rank.TEN),
    Fault("BURNS", CLASSIC, 1, Rank.THREE),
    Fault("FOLLOW", CLASSIC, 0, Rank.NINE),
    Fault("HIGHER", TABLETOP, 0, Rank.FIVE),
    Fault("RANK", CLASSIC, Rank.FOUR, Rank.FIVE),
    Fault("TRANSPARENT", CLASSIC, 1, Rank.SIX),
    Fault("OWN_ON_EMPTY", with_powers(Power(rank=EIGHT, transparent=True, own_on_empty=True)), 0, EIGHT),
    Fault("SET_SIZE", CLASSIC, 3, Rank.FOUR),
    Fault("SKIP", with_powers(Power(rank=EIGHT, skip=1)), 2, EIGHT),
    Fault("REVERSE", with_powers(Power(rank=EIGHT, reverse=True)), 0, EIGHT),
    Fault("INVERTS", with_powers(Power(rank=EIGHT, inverts=Inverts.PILE)), 0, EIGHT),
    Fault("GIVES", with_powers(Power(rank=EIGHT, gives=Give.NEXT)), 2, EIGHT),
    Fault("AGAIN", with_powers(Power(rank=EIGHT, again=Again.COVER)), 0, EIGHT),
    Fault("LEAVES", with_powers(Power(rank=EIGHT, leaves=True)), 0, EIGHT),
    Fault("TARGET", with_powers(Power(rank=EIGHT, target=True)), 0, EIGHT),
    Fault("DECLARED", with_powers(Power(rank=EIGHT, follow=Follow.CHOICE)), 0, EIGHT),
    Fault("T_DRAW_TO", CLASSIC, 2),
    Fault("T_LIMIT", changed(CLASSIC, no_progress_limit=20), 21),
    Fault("T_ON_EMPTY", CLASSIC, 0xFFF),
    Fault("T_BURN_REPLAY", CLASSIC, at.REPLAY_NO),
    Fault("T_SET_REPLAY", CLASSIC, at.REPLAY_NO),
    Fault("T_COMPLETION", with_powers(Power(rank=EIGHT, follow=Follow.BELOW), completion_beats=True), 0),
    Fault("T_ACROSS", changed(PLAIN, set_burn_across=False), 1),
    Fault("T_ESCAPE", TABLETOP, 0),
    Fault("T_AT_LEAST", changed(PLAIN, match_size=MatchSize.AT_LEAST), 0),
    Fault("T_FORCED", CLASSIC, 1),
    Fault("T_PICKUP_PLAYS", CLASSIC, 1),
    Fault("T_GAMBLE", changed(PLAIN, stock_gamble=Gamble.WHEN_STUCK), 0),
    Fault("T_FEE", changed(PLAIN, pickup_fee=Fee.LOWEST), 0),
    Fault("T_ROW_SETS", changed(PLAIN, row_sets=False, deal_up=(6,), draw_to=(1,), max_seats=SEATS), 1),
    Fault("T_RUNS", changed(PLAIN, runs=3), 4),
    Fault("T_LATE_SWAP", changed(PLAIN, swap=Swapping.FIRST_TURN), 0),
    Fault("T_STARTER", changed(CLASSIC, starter=Starter.DEALER_LEFT), 2),
    Fault("FEE_PLACE", changed(PLAIN, pickup_fee=Fee.LOWEST), 0, Rank.KING),
]


def _changed_words(fault: Fault) -> Numbers:
    words = table_words(compile_rules(fault.rules), SEATS).as_list()
    place = getattr(at, fault.name) + fault.place
    assert words[place] != fault.value, "this would change nothing"
    words[place] = fault.value
    return Numbers(words)


def _play_games(rules: Rules, rng: Random, games: int, t: Numbers | None) -> None:
    for _ in range(games):
        compare_game(opened(rules, rng, SEATS), rng, 400, t)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name}-{fault.place}-{fault.value}")
def test_a_wrong_word_of_the_rules_is_found(fault: Fault) -> None:
    """One word is another one, and in a few games it shows; with the right word nothing does."""
    _play_games(fault.rules, Random(fault.name), 1, None)
    with pytest.raises(DisagreementError):
        _play_games(fault.rules, Random(fault.name), MOST_GAMES, _changed_words(fault))


def _somewhere() -> State:
    """A position in which every zone has cards."""
    return position(
        CLASSIC,
        "3C 4D/5H 6S/7C 8D",
        "JC QD/KH AS/9C 9D",
        pile="4H 5S5D",
        stock="6C 7H 8S",
        out=(),
    )


@pytest.mark.parametrize("name", [name for name in PLACES if name not in {*LAID_OUT, *OF_A_RUN, "SEATS"}])
def test_every_word_of_a_game_is_compared(name: str) -> None:
    """Whatever word is changed, one fact is another one, and it has the name of the word."""
    state = _somewhere()
    t = table_words(state.table, 2)
    right, wrong = state_words(state, t), state_words(state, t)
    wrong[PLACES[name]] += 1

    found = differences(facts(wrong, t), facts(right, t))
    assert any(finding.startswith(name) for finding in found)


ZONES = {
    "pile": at.PILE + 2,
    "hand 0": at.HANDS,
    "hand 1": at.HANDS + at.SIZE + 1,
    "row 1": at.ROWS + at.SIZE + 2,
    "down 0": at.DOWNS + 1,
    "dealt row 1": at.DEALT_ROWS + at.DOWN_SIZE + 2,
    "stock": at.STOCK_AT + 1,
}


@pytest.mark.parametrize("name", ZONES)
def test_every_zone_is_compared(name: str) -> None:
    """One card more, or another one, makes a difference, and in that zone alone."""
    state = _somewhere()
    t = table_words(state.table, 2)
    right, wrong = state_words(state, t), state_words(state, t)
    wrong[ZONES[name]] += 1

    assert [finding.partition(":")[0] for finding in differences(facts(wrong, t), facts(right, t))] == [name]


def test_what_the_kernel_keeps_for_itself_is_not_compared() -> None:
    """Words that the next move writes anew may be anything."""
    state = _somewhere()
    t = table_words(state.table, 2)
    right, wrong = state_words(state, t), state_words(state, t)
    for name in (*LAID_OUT, "END_SKIPS", "BEFORE"):
        wrong[getattr(at, name)] += 1

    assert differences(facts(wrong, t), facts(right, t)) == []


def test_a_play_that_is_being_named_is_compared() -> None:
    """While a seat has to say more about its play, that play counts as well."""
    rules = with_powers(Power(rank=EIGHT, target=True))
    state = position(rules, "8C 9C", "JC", "QC", pile="7H")
    pair = Pair(state, table_words(state.table, 3))
    pair.make((0, next(move for move in legal_moves(state, 0) if format_move(move) == "play 8C")))
    assert pair.s[at.PHASE] == at.CHOOSE

    for name in (*LAID_OUT[:-1], *DUTIES):
        kept = pair.s[PLACES[name]]
        pair.s[PLACES[name]] += 1
        with pytest.raises(DisagreementError, match=name):
            pair.compare_state()
        pair.s[PLACES[name]] = kept
    pair.s[at.LAID] += 1
    with pytest.raises(DisagreementError, match="laid"):
        pair.compare_state()


def test_a_missing_and_a_foreign_move_are_told() -> None:
    """Both are written out, with the seat, the last moves and the position."""
    state = position(CLASSIC, "3C 5D/5H 6S/7C 8D", "JC QD/KH AS/9C 9D", pile="4H", stock="6C 7H 8S")
    pair = Pair(state, table_words(state.table, 2))
    remove(pair.s.s, pair.t.array, at.HANDS, Rank.FIVE, 1)
    pair.s.add(at.HANDS, Rank.KING, 1)
    with pytest.raises(DisagreementError) as caught:
        pair.compare_moves()
    five, king = simple(Rank.FIVE, 1), simple(Rank.KING, 1)

    told = str(caught.value).splitlines()
    assert told[0] == f"the moves of seat 0: without ['{five:b}'], with ['{king:b}']"
    assert told[1] == "after nothing"
    assert told[2].startswith("phase=play")


def test_an_array_that_is_too_short_is_told() -> None:
    """An index beyond the end is a difference like any other, with the position."""
    state = _somewhere()
    pair = Pair(state, table_words(state.table, 2))
    pair.s.out = zeros(0)

    with pytest.raises(DisagreementError, match="IndexError"):
        pair.compare_moves()
