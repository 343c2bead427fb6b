"""Rules as the engine reads them."""

import pytest

from shithead.cards import Rank, Suit, parse_card
from shithead.errors import RulesError
from shithead.rules.compile import compile_rules
from shithead.rules.following import FROM_ROW, INVERTED, LOWER
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.requirement import ANYTHING, Demand, Requirement
from shithead.rules.values import Follow, Inverts, WildSet

CLASSIC = compile_rules(load_preset("classic").rules)
TABLETOP = compile_rules(load_preset("tabletop").rules)
IDIOT = compile_rules(load_preset("idiot").rules)


def ranks(mask: int) -> str:
    """The ranks of a mask by their letters."""
    return "".join("23456789TJQKA*"[rank] for rank in Rank if mask >> rank & 1)


def test_what_may_follow_a_plain_rank() -> None:
    """At least the rank itself, and whatever is wild."""
    assert ranks(CLASSIC.following[0][Rank.NINE].classes) == "29TJQKA*"
    assert CLASSIC.following[0][Rank.NINE].requirement == Requirement(Demand.AT_LEAST, Rank.NINE)
    assert ranks(TABLETOP.following[0][Rank.NINE].classes) == "9TJQKA"


def test_what_may_follow_from_a_strict_row() -> None:
    """Strictly higher ranks only, where the rules say so."""
    assert ranks(TABLETOP.following[FROM_ROW][Rank.NINE].classes) == "TJQKA"
    assert TABLETOP.following[FROM_ROW][Rank.NINE].requirement == Requirement(Demand.ABOVE, Rank.NINE)
    assert CLASSIC.following[FROM_ROW] == CLASSIC.following[0]


def test_what_may_follow_a_limit() -> None:
    """The rank and lower ones, and whatever is wild; the row makes no difference."""
    assert ranks(IDIOT.following[0][Rank.FIVE].classes) == "2345T"
    assert IDIOT.following[0][Rank.FIVE].requirement == Requirement(Demand.AT_MOST, Rank.FIVE)


def test_a_limit_that_is_not_wild_still_includes_itself() -> None:
    """C-08: where a 7 is laid by its own value and asks for a 7 or lower, a 7 goes on a 7."""
    seven = compile_rules(Rules(powers=(Power(rank=Rank.SEVEN, follow=Follow.AT_MOST),)))

    assert ranks(seven.following[0][Rank.SEVEN].classes) == "234567"
    assert seven.following[FROM_ROW] == seven.following[0]


@pytest.mark.parametrize("rank", [Rank.TWO, Rank.TEN, Rank.JOKER])
def test_resets_burners_and_transparent_ranks_demand_nothing(rank: Rank) -> None:
    """Anything may follow."""
    assert CLASSIC.following[0][rank].classes == CLASSIC.every
    assert CLASSIC.following[0][rank].requirement == ANYTHING


def test_tables_are_indexed_by_rank() -> None:
    """Each table has an entry for every rank."""
    assert ranks(CLASSIC.wild) == "2T*"
    assert [rank for rank in Rank if CLASSIC.transparent[rank]] == [Rank.JOKER]
    assert [rank for rank in Rank if CLASSIC.burns[rank]] == [Rank.TEN]
    assert ranks(CLASSIC.higher[Rank.QUEEN]) == "KA"
    assert CLASSIC.higher[Rank.TWO] == 0


def test_which_ranks_burn_as_a_set() -> None:
    """All, or all but the wild ones, or none where sets do not burn."""
    assert set(CLASSIC.set_sizes[4]) == {4}
    normal = compile_rules(Rules(powers=(Power(rank=Rank.TWO, wild=True),), wild_set=WildSet.NORMAL))
    assert [rank for rank in Rank if not normal.set_sizes[4][rank]] == [Rank.TWO]
    assert not any(compile_rules(Rules(set_burn=(0,))).set_sizes[3])
    assert [compile_rules(Rules(set_burn=(2, 3))).set_sizes[seats][0] for seats in (2, 3, 4)] == [2, 3, 3]


def test_which_ranks_bind() -> None:
    """Only ranks that are compared by their own value: neither wild, nor transparent, nor a reset."""
    mixed = compile_rules(
        Rules(powers=(Power(rank=Rank.TWO, wild=True), Power(rank=Rank.EIGHT, follow=Follow.ANY)))
    )

    assert [rank for rank in Rank if not mixed.binds[rank]] == [Rank.TWO, Rank.EIGHT]


def test_the_search_goes_round_the_ladder() -> None:
    """It begins with the given rank and ends with the one below it."""
    rules = Rules(starter_from=Rank.FOUR)

    assert compile_rules(rules).search[0] is Rank.FOUR
    assert compile_rules(rules).search[-1] is Rank.THREE
    assert CLASSIC.search == CLASSIC.rules.ladder


def test_the_same_rules_give_the_same_table() -> None:
    """Compiling is done once."""
    rules = load_preset("classic").rules

    assert compile_rules(rules) is compile_rules(rules)


def test_faulty_rules_are_not_compiled() -> None:
    """Rules that cannot be played give an error and no table."""
    with pytest.raises(RulesError):
        compile_rules(Rules(deal_hand=(0,)))


def test_a_single_card_with_powers_is_a_class_of_its_own() -> None:
    """R15: the others of its rank keep the class of the rank."""
    table = compile_rules(Rules(powers=(Power(rank=Rank.JACK, suit=Suit.HEARTS, wild=True),)))

    assert table.classes[parse_card("JH").index] == len(Rank)
    assert table.classes[parse_card("JC").index] == Rank.JACK
    assert table.following[0][Rank.ACE].classes >> len(Rank) & 1


def test_the_order_turned_round() -> None:
    """R3c: what had to be at least a rank has to be at most that rank."""
    table = compile_rules(Rules(powers=(Power(rank=Rank.FOUR, inverts=Inverts.GAME),)))

    assert ranks(table.following[INVERTED][Rank.FIVE].classes) == "2345"
    assert table.following[INVERTED][Rank.FIVE].requirement == Requirement(Demand.AT_MOST, Rank.FIVE)


def test_a_declared_direction() -> None:
    """R3d: at least the rank, or at most the rank, as was said."""
    table = compile_rules(Rules(powers=(Power(rank=Rank.SEVEN, follow=Follow.CHOICE),)))

    assert ranks(table.following[0][Rank.SEVEN].classes) == "789TJQKA"
    assert ranks(table.following[LOWER][Rank.SEVEN].classes) == "234567"


def test_a_wild_rank_that_is_blocked_goes_by_its_place() -> None:
    """R1b: a 10 that is not wild on a 7 counts as a 10 there."""
    powers = (
        Power(rank=Rank.SEVEN, follow=Follow.AT_MOST),
        Power(rank=Rank.TEN, wild=True, blocked_by=(Rank.SEVEN, Rank.NINE), burn=True),
    )
    table = compile_rules(Rules(powers=powers))

    assert [
        bool(table.following[0][base].classes >> Rank.TEN & 1) for base in (Rank.SEVEN, Rank.NINE, Rank.ACE)
    ] == [
        False,
        True,
        True,
    ]
