"""What the pile demands: ladder, resets, limits, transparent cards, and numbers that bind."""

import pytest

from shithead.cards import Rank
from shithead.engine.events import Zone
from shithead.engine.pile import NEVER, missing_to_complete, requirement
from shithead.errors import Reason
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.requirement import ANYTHING, Demand, Requirement
from shithead.rules.values import MatchSize, ThroughSet, WildSet
from tests.engine.tables import (
    CLASSIC,
    IDIOT,
    TABLETOP,
    changed,
    legal_texts,
    pile_of,
    played,
    position,
    refused,
)

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
SIX = changed(CLASSIC, jokers=(2,), max_seats=5)
"""The first preset with its jokers at smaller tables too."""

WILD_TABLETOP = changed(TABLETOP, powers=CLASSIC.powers[:2], ladder=CLASSIC.ladder)
"""The pair escape together with 2s and 10s that go on anything."""


def may_lay(rules: Rules, pile: str, cards: str) -> bool:
    """Whether a seat that holds these cards, and low ones of other ranks, may lay them on a pile."""
    state = position(rules, f"{cards} 3S/KC/QC", OTHER, pile=pile, stock="4D")
    return f"play {cards}" in legal_texts(state)


@pytest.mark.parametrize("card", ["3D", "4S", "5D"])
def test_c_08_or_lower_includes_the_rank_itself(card: str) -> None:
    """C-08: a limit of five lets a five pass, and everything below."""
    assert may_lay(IDIOT, "KH 5S", card)
    assert not may_lay(IDIOT, "KH 5S", "6D")


def test_c_09_an_ace_is_high_under_a_limit() -> None:
    """C-09: aces count fourteen, so a limit stops them."""
    assert not may_lay(IDIOT, "5S", "AS")
    assert may_lay(IDIOT, "4S", "AS")


@pytest.mark.parametrize("card", ["2S", "TS", "5D"])
def test_c_10_wild_cards_are_exempt_from_a_limit(card: str) -> None:
    """C-10: a 2, a 10 and another 5 go on a 5."""
    assert may_lay(IDIOT, "KH 5S", card)


def test_c_11_the_requirement_shows_through_a_transparent_card() -> None:
    """C-11: a joker leaves the requirement of the card below as it was."""
    assert not may_lay(SIX, "9H JK", "8S")
    assert may_lay(SIX, "9H JK", "9S")
    assert may_lay(SIX, "9H JK", "JS")


def test_c_11_a_limit_shows_through_a_transparent_card() -> None:
    """C-11: a joker on a 5 keeps the limit, and the limit ends when a real card answers it."""
    rules = changed(IDIOT, jokers=(2,), powers=(*IDIOT.powers, CLASSIC.powers[2]))

    assert not may_lay(rules, "KH 5S JK", "6D")
    assert may_lay(rules, "KH 5S JK", "4S")
    assert may_lay(rules, "KH 5S JK 4D", "6D")


def test_c_12_only_transparent_cards_demand_nothing() -> None:
    """C-12: with jokers alone on the pile anything may follow."""
    assert may_lay(SIX, "JK", "4S")
    assert may_lay(SIX, "JK JK", "4S")


def test_c_13_a_transparent_card_on_a_reset_shows_the_reset() -> None:
    """C-13: through a joker on a 2 one sees the 2: anything may follow."""
    assert may_lay(SIX, "AH 2S JK", "4S")


def test_c_14_two_transparent_cards_still_show_the_card_below() -> None:
    """C-14: two jokers laid together show the card below; they never go with another rank."""
    state = position(SIX, "JK JK 9S/KC/QC", OTHER, pile="8H", stock="4D 4H")

    assert not may_lay(SIX, "9H JKJK", "8S")
    assert "play JK JK" in legal_texts(state)
    assert refused(state, "play JK 9S") is Reason.MIXED_RANKS


def test_c_15_the_requirement_lives_on_the_pile() -> None:
    """C-15: a limit does not outlive the pile that it lies on, taken or burned."""
    state = position(IDIOT, "TS 9S 8S/KC/QC", "KD 9H 8H/AC/AD", pile="KH 5S", stock="4D 4H 4S")

    assert "play 9S" in legal_texts(played(state, "play TS"))
    assert "play KD" in legal_texts(played(state, "take"))


def test_c_16_a_limit_on_a_limit_renews_it() -> None:
    """C-16: a 5 on a 5 restricts again."""
    assert not may_lay(IDIOT, "KH 5S 5H", "6D")
    assert may_lay(IDIOT, "KH 5S 5H", "4S")


def test_c_17_a_2_lifts_a_limit() -> None:
    """C-17: after a 2 on a 5 anything may follow."""
    assert may_lay(IDIOT, "KH 5S 2H", "6D")


@pytest.mark.parametrize("card", ["3D", "7S", "AS"])
def test_c_19_after_a_reset_everything_goes(card: str) -> None:
    """C-19: the requirement after a 2 is none at all, for wild and plain cards alike."""
    assert may_lay(CLASSIC, "AH 2S", card)


def test_c_19_a_10_keeps_its_place_where_it_is_plain() -> None:
    """C-19: without special cards the 10 lies between 9 and jack."""
    assert may_lay(TABLETOP, "9H", "TS")
    assert not may_lay(TABLETOP, "TH", "9S")
    assert may_lay(TABLETOP, "TH", "JS")


NUMBERS_FREE = [
    name
    for name in preset_names()
    if load_preset(name).rules.match_size is MatchSize.OFF
    and name not in ("at-shead", "bga-palace", "glass-seven", "wikipedia-2008")
]
"""The presets in which no number of cards binds and a jack goes on two nines."""


@pytest.mark.parametrize("cards", ["JC", "JC JD", "JC JD JH"])
@pytest.mark.parametrize("name", NUMBERS_FREE)
def test_c_20_the_number_of_cards_need_not_match(name: str, cards: str) -> None:
    """C-20: one card, a pair or three may follow a pair that was an ordinary play."""
    assert may_lay(load_preset(name).rules, "9H9D", cards)


def test_c_21_strictly_higher_from_the_row_only() -> None:
    """C-21: an equal card does from the hand and as a blind card, but not from the face-up row."""
    row = position(TABLETOP, "/9C KD 4S/QC", OTHER, pile="9H")
    hand = position(TABLETOP, "9C KD 4S/QS/QC", OTHER, pile="9H")
    blind = position(TABLETOP, "//9C QC", OTHER, pile="9H")

    assert refused(row, "play 9C") is Reason.NOT_ABOVE
    assert legal_texts(row) == ["play KD"]
    assert "play 9C" in legal_texts(hand)
    assert pile_of(played(blind, "flip 0")) == "9H 9C"


def test_c_21_an_equal_card_does_from_the_row_by_other_rules() -> None:
    """C-21: strictness is a rule of its own; elsewhere the row is played like the hand."""
    assert "play 9C" in legal_texts(position(CLASSIC, "/9C KD 4S/QC", OTHER, pile="9H"))


def escape(hand: str, pile: str) -> list[str]:
    """The legal moves of a seat with this hand by the rules with the pair escape."""
    return legal_texts(position(TABLETOP, f"{hand}/KC/QC", OTHER, pile=pile, stock="4D 4H 4S"))


def test_c_22_an_equal_single_closes_the_escape() -> None:
    """C-22 a: who has a legal single, an equal one too, may not escape."""
    assert escape("KS 5H 5D", "KD") == ["play KS"]
    assert escape("QS 5H 5D", "KD") == ["play 5D 5H"]


def test_c_22_a_pair_of_any_rank_escapes() -> None:
    """C-22 b: each pair in the hand is an escape, whatever its rank; the pile may not be taken instead."""
    assert escape("5H 5D 6H 6D 8S", "KD") == ["play 5D 5H", "play 6D 6H"]


def test_c_22_only_a_higher_pair_or_a_larger_set_answers() -> None:
    """C-22 c: three or four of any rank answer a bound pair, and four burn."""
    assert escape("4H 4D 4S 6H 6D AS", "KD 5H5C+2") == ["play 4D 4H 4S", "play 6D 6H"]
    assert escape("4H 4D 4S AS", "KD 3H3C3D+3") == ["play 4D 4H 4S"]
    state = position(TABLETOP, "3H 3D 3S 3C/KC/QC", OTHER, pile="KD 5H5C+2")
    assert pile_of(played(state, "play 3H 3D 3S 3C")) == ""


def test_c_22_the_binding_ends_with_the_pile() -> None:
    """C-22 d: after a pick-up or a burn the number of cards is free again."""
    state = position(TABLETOP, "5H 5D 9C/KC/QC", "AS 4S 6S/KS/QS", pile="KD", stock="8C 8D 8H 8S")

    assert legal_texts(played(state, "play 5H 5D")) == ["take"]
    assert "play 9C" in legal_texts(played(state, "play 5H 5D", "take"))


def test_c_22_a_reset_answers_and_does_not_bind() -> None:
    """C-22 e, C-24: where 2s go on anything a single 2 answers a pair, and two 2s ask for nothing."""
    state = position(WILD_TABLETOP, "2H 2D 9C/KC/QC", OTHER, pile="KD 5H5C+2", stock="8C 8D")

    assert legal_texts(state) == ["play 2D", "play 2D 2H"]
    assert played(state, "play 2D 2H").pile[-1].bound == 0
    assert "play 4C" in legal_texts(played(state, "play 2D 2H"))


def test_c_22_a_possible_escape_closes_the_pick_up() -> None:
    """C-22 f: the pile may be taken only by who has neither a single nor an escape."""
    state = position(TABLETOP, "5H 5D 9C/KC/QC", OTHER, pile="KD", stock="8C 8D")

    assert refused(state, "take") is Reason.MUST_PLAY


def test_c_22_an_escape_is_exactly_two_cards() -> None:
    """C-22 g: three lower cards are no escape, but two of them are; the row's pairs count in the row."""
    assert escape("5H 5D 5S", "KD") == ["play 5D 5H"]
    row = position(TABLETOP, "/5H 5D 9C/QC", OTHER, pile="KD")
    assert legal_texts(row) == ["play 5D 5H"]


def test_c_22_the_row_uses_its_own_comparison() -> None:
    """C-22 g, j: an equal card in the row is no single that beats, so an equal pair there is an escape."""
    row = position(TABLETOP, "/9S 9C 4S/QC", OTHER, pile="9D")

    assert legal_texts(row) == ["play 9C 9S"]
    assert played(row, "play 9C 9S").pile[-1].bound == 2


def test_c_22_a_blind_card_is_judged_by_rank_alone() -> None:
    """C-22 h: on a bound pair a single blind card of sufficient rank stays, and the binding ends."""
    state = position(TABLETOP, "//6C QC", "6D 7S 8S/KS/QS", pile="KD 5H5C+2")
    after = played(state, "flip 0")

    assert pile_of(after) == "KD 5H 5C 6C"
    assert legal_texts(after) == ["play 6D", "play 7S", "play 8S"]
    assert pile_of(played(position(TABLETOP, "//4C QC", OTHER, pile="5H5C+2"), "flip 0")) == ""


def test_c_22_completing_four_answers_and_closes_the_pick_up() -> None:
    """C-22 i: one card that completes four answers a bound triple, and bars escape and pick-up."""
    bound = position(TABLETOP, "5S 9C 9D/KC/QC", OTHER, pile="KD 5H5C5D+3", stock="8C 8D")
    row = position(TABLETOP, "/9S 4C 4S/QC", OTHER, pile="9D 9C 9H")

    assert legal_texts(bound) == ["play 5S"]
    assert refused(bound, "take") is Reason.MUST_PLAY
    assert legal_texts(row) == ["play 9S"], "not the fours, though nothing is strictly higher"


def test_c_22_only_escapes_and_their_answers_bind() -> None:
    """C-22 j: an ordinary pair binds nobody; an answer binds with its own number."""
    ordinary = position(TABLETOP, "9H 9D 4S/KC/QC", OTHER, pile="8C", stock="8D 8S")
    answer = position(TABLETOP, "4H 4D 4S/KC/QC", OTHER, pile="KD 5H5C+2", stock="8C 8D 8H")

    assert played(ordinary, "play 9D 9H").pile[-1].bound == 0
    assert played(answer, "play 4H 4D 4S").pile[-1].bound == 3
    assert escape("4H 4D 9S", "KD 5H5C+2") == ["take"], "there is no escape while a number binds"


def test_c_22_a_binding_survives_the_exit_of_its_seat() -> None:
    """C-22 j: the pair of a seat that goes out still has to be answered by a pair."""
    state = position(TABLETOP, "5H 5D//", "AS 6S 6C/KS/QS", OTHER, pile="KD")
    after = played(state, "play 5H 5D")

    assert after.out == (0,)
    assert legal_texts(after) == ["play 6C 6S"]


def test_c_22_the_ladder_is_natural_without_wild_cards() -> None:
    """C-22 k: the 2 is the lowest card and the 10 an ordinary one."""
    assert TABLETOP.ladder[0] is Rank.TWO
    assert TABLETOP.powers == ()
    assert escape("2H 2D 9S", "TD") == ["play 2D 2H"]


def test_c_22_there_is_no_escape_on_an_empty_pile() -> None:
    """C-22: on an empty pile everything is a legal single, so nothing binds."""
    state = position(TABLETOP, "5H 5D 9S/KC/QC", OTHER, stock="8C 8D")

    assert played(state, "play 5D 5H").pile[-1].bound == 0


@pytest.mark.parametrize(
    ("rules", "pile", "zone", "expected"),
    [
        (CLASSIC, "", Zone.HAND, ANYTHING),
        (CLASSIC, "2S", Zone.HAND, ANYTHING),
        (CLASSIC, "9S", Zone.HAND, Requirement(Demand.AT_LEAST, Rank.NINE)),
        (SIX, "9S JK", Zone.HAND, Requirement(Demand.AT_LEAST, Rank.NINE)),
        (SIX, "JK", Zone.HAND, ANYTHING),
        (IDIOT, "KS 5S", Zone.HAND, Requirement(Demand.AT_MOST, Rank.FIVE)),
        (TABLETOP, "9S", Zone.FACE_UP, Requirement(Demand.ABOVE, Rank.NINE)),
        (TABLETOP, "9S", Zone.FACE_DOWN, Requirement(Demand.AT_LEAST, Rank.NINE)),
        (TABLETOP, "KD 5S5H+2", Zone.HAND, Requirement(Demand.HIGHER_SET, Rank.FIVE, 2)),
        (TABLETOP, "KD 5S5H+2", Zone.FACE_UP, Requirement(Demand.HIGHER_SET, Rank.FIVE, 2)),
        (TABLETOP, "KD 5S5H+2", Zone.FACE_DOWN, Requirement(Demand.AT_LEAST, Rank.FIVE)),
    ],
)
def test_the_requirement_as_it_is_shown(rules: Rules, pile: str, zone: Zone, expected: Requirement) -> None:
    """What the pile demands can be said in one value, for each zone."""
    state = position(rules, "3S", OTHER, pile=pile)

    assert expected == requirement(state, zone)


@pytest.mark.parametrize(
    ("rules", "pile", "rank", "count"),
    [
        (CLASSIC, "7H 7D", Rank.SEVEN, 2),
        (CLASSIC, "7H7D 7S", Rank.SEVEN, 1),
        (CLASSIC, "7H 2D", Rank.TWO, 3),
        (CLASSIC, "7H 2D", Rank.SEVEN, NEVER),
        (changed(CLASSIC, wild_set=WildSet.NORMAL), "7H 2D", Rank.TWO, NEVER),
        (changed(CLASSIC, set_burn=(0,)), "7H 7D 7S", Rank.SEVEN, NEVER),
        (changed(SIX, set_burn_through=ThroughSet.IGNORED), "7H 7D JK 7S", Rank.SEVEN, 1),
    ],
)
def test_what_is_missing_for_a_set(rules: Rules, pile: str, rank: Rank, count: int) -> None:
    """C-35, D30, D34: so many cards of the rank on top make it a set that burns."""
    assert missing_to_complete(position(rules, "3S", OTHER, pile=pile), rank) == count
