"""The oracle lays by the rulings of the catalogue: demands, transparent cards, sets, runs, numbers."""

import pytest

from shithead.rules.model import Rules
from shithead.rules.values import (
    Follow,
    Inverts,
    ThroughSet,
    WildSet,
)
from tests.oracle.pile import is_inverted
from tests.oracle.reading import legal
from tests.oracle.tables import classic, does, house, laying, lays, may, power, table, top

FIVE = power("5", wild=True, follow=Follow.AT_MOST)
GLASS = power("3", wild=True, transparent=True)
GLASS_OWN = power("8", wild=True, transparent=True, own_on_empty=True)
UNDER_SEVEN = power("7", follow=Follow.BELOW)
SEVEN = power("7", follow=Follow.AT_MOST)
ODD = power("9", follow=Follow.ONE_OF, follow_ranks="3 5 7 9")


@pytest.mark.parametrize(
    ("rules", "pile", "card", "legal_now"),
    [
        pytest.param(classic(), "KH", "A", True, id="R3-own-higher"),
        pytest.param(classic(), "KH", "K", True, id="D13-own-equal"),
        pytest.param(classic(strict=True), "KH", "K", False, id="D13-strict-equal"),
        pytest.param(classic(), "KH", "Q", False, id="R3-own-lower"),
        pytest.param(classic(), "KH", "2", True, id="R1-wild"),
        pytest.param(classic(FIVE), "5H", "5", True, id="C-08-or-equal"),
        pytest.param(classic(FIVE), "5H", "6", False, id="C-08-higher"),
        pytest.param(house(UNDER_SEVEN), "7H", "7", False, id="C-08-under"),
        pytest.param(house(UNDER_SEVEN), "7H", "6", True, id="C-08-under-lower"),
        pytest.param(classic(FIVE), "5H", "A", False, id="C-09-ace"),
        pytest.param(classic(SEVEN), "7H", "T", True, id="C-10-exempt"),
        pytest.param(
            house(power("T", wild=True, burn=True, blocked_by="7"), SEVEN),
            "7H",
            "T",
            False,
            id="C-10-blocked",
        ),
        pytest.param(
            house(power("T", wild=True, burn=True, blocked_by="7"), SEVEN),
            "8H",
            "T",
            True,
            id="C-10-not-on-7",
        ),
        pytest.param(house(GLASS, SEVEN), "7H 3S", "J", False, id="C-11-limit-stays"),
        pytest.param(house(GLASS, SEVEN), "7H 3S", "6", True, id="C-11-lower"),
        pytest.param(house(GLASS, SEVEN), "7H 3S", "7", True, id="C-11-equal"),
        pytest.param(house(GLASS_OWN), "8C", "5", False, id="C-12-own"),
        pytest.param(house(GLASS_OWN), "8C", "9", True, id="C-12-own-higher"),
        pytest.param(house(power("8", wild=True, transparent=True)), "8C", "5", True, id="C-12-any"),
        pytest.param(classic(GLASS), "2H 3S", "4", True, id="C-13-on-reset"),
        pytest.param(house(GLASS), "KH 3S+3C", "Q", False, id="C-14-two-transparent"),
        pytest.param(classic(FIVE), "5H 5C", "6", False, id="C-16-renewed"),
        pytest.param(classic(FIVE), "5H 2C", "K", True, id="C-17-reset-on-limit"),
        pytest.param(house(GLASS, power("8", goes_on="8 2 3")), "KH 3S", "8", False, id="C-18-effective"),
        pytest.param(house(GLASS, power("8", goes_on="8 2 3")), "2H 3S", "8", True, id="C-18-listed"),
        pytest.param(house(), "2H", "3", True, id="C-19-two-in-its-place"),
        pytest.param(house(ODD), "9H", "5", True, id="R3e-odd"),
        pytest.param(house(ODD), "9H", "T", False, id="R3e-even"),
        pytest.param(house(power("J", follow=Follow.SAME)), "JH", "A", False, id="R3f-other"),
        pytest.param(house(power("J", follow=Follow.SAME)), "JH", "J", True, id="R3f-same"),
        pytest.param(house(power("9", lower_only=True)), "9H", "9", False, id="R2-lower-only-equal"),
        pytest.param(house(power("9", lower_only=True)), "8H", "9", True, id="R2-lower-only"),
        pytest.param(house(power("9", lower_only=True), SEVEN), "7H", "9", False, id="R2-lower-only-limits"),
        pytest.param(classic(power("9", lower_only=True)), "2H", "9", False, id="R2-no-place"),
        pytest.param(classic(power("J", follow=Follow.SAME)), "JH", "JK", False, id="R3f-joker"),
        pytest.param(classic(power("JK", follow=Follow.SAME)), "JK", "JK", True, id="R3f-joker-on-joker"),
        pytest.param(classic(), "JK", "3", True, id="R3-base-without-place"),
        pytest.param(classic(), "3H", "JK", False, id="R3-card-without-place"),
        pytest.param(classic(SEVEN), "7H", "JK", False, id="R3b-card-without-place"),
        pytest.param(
            classic(power("JK", follow=Follow.AT_MOST)), "JK", "A", True, id="R3b-limit-without-place"
        ),
        pytest.param(
            house(power("K", follow=Follow.BELOW, follow_rank="9")), "KH", "9", False, id="R3b-rank-given"
        ),
        pytest.param(
            house(power("K", follow=Follow.AT_MOST, follow_rank="9")), "KH", "9", True, id="R3b-at-most"
        ),
        pytest.param(house(power("7", follow=Follow.CHOICE)), "7H", "6", False, id="R3d-nothing-said"),
        pytest.param(house(power("7", follow=Follow.CHOICE)), "7H", "7", True, id="R3d-nothing-said-equal"),
        pytest.param(house(power("T", burn=True)), "TH", "3", True, id="R5-a-burner-that-lies"),
        pytest.param(
            house(power("8", wild=True, goes_on="3")), "KH", "8", False, id="R2-goes-on-before-wild"
        ),
        pytest.param(house(power("8", goes_on="K")), "KH", "8", True, id="R2-goes-on-against-the-demand"),
        pytest.param(house(power("JK", value="8")), "9H", "JK", False, id="R12-value-lower"),
        pytest.param(house(power("JK", value="8")), "JK", "7", False, id="R12-value-base"),
        pytest.param(house(power("JK", value="8")), "8H", "JK", True, id="R12-value-equal"),
        pytest.param(house(power("JH", wild=True)), "KH", "JH", True, id="R15-single-card"),
        pytest.param(house(power("JH", wild=True)), "KH", "J", False, id="R15-others"),
    ],
)
def test_a_single_card_follows_what_lies_there(rules: Rules, pile: str, card: str, legal_now: bool) -> None:
    """C-08 to C-19 and the values of R1 to R15, one card on a pile."""
    held = {"J": "JC", "JH": "JH", "JK": "JK"}.get(card, card + "D")
    position = table(rules, f"{held} 4S / 6S 6C", blind="9C/9D", pile=pile)

    assert may(position, card) is legal_now


def test_a_limit_counts_from_the_top_card_and_not_from_a_flag() -> None:
    """C-15: with the pile taken the limit is gone."""
    position = table(classic(FIVE), "KD 6C / AS 6S", blind="9C/9D", pile="5H")
    after = does(position, ("pickup", ()))

    assert not may(position, "K")
    assert may(after, "A", seat=1)


def test_any_number_of_cards_answers_where_the_number_is_free() -> None:
    """C-20: a pair does not bind."""
    assert may(table(classic(), "9D 4C / 6S", pile="8H+8C"), "9")


# ---- the order turned round, and choices --------------------------------------------------------------


def test_the_order_turns_round_while_the_card_lies_there() -> None:
    """R3c: a 4 turns it as long as it lies in the pile; a second one turns it back."""
    rules = house(power("4", inverts=Inverts.PILE))
    once = lays(table(rules, "4D 8C / 3S 9S 4S / 6S", blind="9C/9D/9H", pile="3H"), "4")
    twice = lays(once, "4", seat=1)

    assert may(once, "3", seat=1)
    assert not may(once, "9", seat=1)
    assert not is_inverted(twice)
    assert not is_inverted(does(once, ("pickup", ()), seat=1))


def test_the_order_may_stay_turned_for_the_game() -> None:
    """R3c: with ``game`` a pick-up does not end it, and a limit is not turned round (C-09)."""
    rules = house(power("4", inverts=Inverts.GAME), FIVE)
    after = does(lays(table(rules, "4D 8C / 9S / 6S", pile="3H"), "4"), ("pickup", ()), seat=1)

    assert is_inverted(after)
    assert not may(table(rules, "6D 8C / 9S", pile="5H", inverted_game=True), "6")


@pytest.mark.parametrize(
    ("rules", "pile", "card", "legal_now"),
    [
        pytest.param(house(), "8H", "9", False, id="R3c-own"),
        pytest.param(house(), "8H", "7", True, id="R3c-own-lower"),
        pytest.param(house(power("9", lower_only=True)), "8H", "9", False, id="R3c-lower-only"),
        pytest.param(house(power("9", lower_only=True)), "TH", "9", True, id="R3c-lower-only-on-ten"),
        pytest.param(house(power("8", follow=Follow.CHOICE)), "8H", "9", True, id="R3c-declared-stays"),
        pytest.param(
            house(power("8", follow=Follow.CHOICE)), "8H", "7", False, id="R3c-declared-stays-higher"
        ),
        pytest.param(house(FIVE), "5H", "6", False, id="R3c-limit-stays"),
    ],
)
def test_what_turns_round_with_the_order(rules: Rules, pile: str, card: str, legal_now: bool) -> None:
    """R3c: what a card demands by its own rank, and ``lower_only``; limits and declarations do not."""
    position = table(rules, f"{card}D 2C / KS", pile=pile, inverted_game=True)

    assert may(position, card) is legal_now


@pytest.mark.parametrize(("lower", "card", "legal_now"), [(True, "4", True), (False, "4", False)])
def test_the_player_says_higher_or_lower(lower: bool, card: str, legal_now: bool) -> None:
    """R3d: what was said when the card was laid holds for the next play."""
    rules = house(power("7", follow=Follow.CHOICE))
    asked = lays(table(rules, "7D 8C / 4S 9S", blind="9C/9D", pile="3H"), "7")

    assert asked.phase == "choose"
    assert legal(asked, 0) == {("choose", "lower", False), ("choose", "lower", True)}
    assert may(does(asked, ("choose", "lower", lower)), card, seat=1) is legal_now


# ---- mimics and mirrors -------------------------------------------------------------------------------


def test_a_mimic_is_named_only_as_what_may_be_laid() -> None:
    """D36, R11: on a king only the ace, the 2 and the 10 of the list are open; it then counts as that."""
    rules = classic(power("JK", mimic="4 A 2"))
    asked = lays(table(rules, "JK 8C / KS", blind="9C/9D", pile="KH"), "JK")
    named = does(asked, ("choose", "rank", "A"))

    assert legal(asked, 0) == {("choose", "rank", "A"), ("choose", "rank", "2")}
    assert not may(named, "K", seat=1)


def test_a_mimic_with_one_open_name_is_not_asked() -> None:
    """R11: where only one choice is open it is made without asking."""
    after = lays(table(classic(power("JK", mimic="4 A")), "JK 8C / KS", pile="KH"), "JK")

    assert after.pile[-1].named == "A"
    assert after.turn == 1


def test_a_mimic_counts_for_sets_as_it_was_named() -> None:
    """D36: a joker named 7 is the fourth of three sevens."""
    after = lays(table(classic(power("JK", mimic="7")), "JK 8C / KS", pile="7H 7C 7D"), "JK")

    assert after.burned == ["7H", "7C", "7D", "JK"]
    assert after.turn == 0


def test_a_mirror_needs_a_partner_and_takes_its_rank() -> None:
    """R4c: a 9 goes with an ace only, and both are aces."""
    position = table(house(power("9", mirror=True)), "9D AC 4C / KS AS", blind="9C/9H", pile="KH")
    after = lays(position, "9 A")

    assert not may(position, "9")
    assert not may(position, "9 4")
    assert not may(after, "K", seat=1)
    assert may(after, "A", seat=1)


def test_a_mirror_counts_in_the_set() -> None:
    """R4c, PALF: three aces and a mirror are four."""
    after = lays(table(house(power("9", mirror=True)), "9D AC / KS", rows="5H", pile="AH AD"), "9 A")

    assert sorted(after.burned) == ["9D", "AC", "AD", "AH"]


def test_a_mirror_alone_goes_where_nothing_else_may() -> None:
    """R4c: on an empty pile, with nothing else in the hand."""
    rules = house(power("9", mirror=True))

    assert may(table(rules, "9D / KS", rows="4C"), "9")
    assert not may(table(rules, "9D 4C / KS"), "9")


def test_a_card_that_needs_a_pile_leads_only_where_nothing_else_may() -> None:
    """R1b, PALF: jacks not on an empty pile."""
    rules = house(power("J", not_on_empty=True))

    assert legal(table(rules, "JD 4C / KS"), 0) == {laying("4")}
    assert legal(table(rules, "JD JC / KS", rows="4C"), 0) == {laying("J"), laying("J J")}


@pytest.mark.parametrize(
    ("cards", "legal_now"),
    [("9", True), ("9 9H", False), ("9H", False), ("8 9H", True), ("9H J", True), ("4 9H", False)],
)
def test_what_a_single_mirror_goes_with(cards: str, legal_now: bool) -> None:
    """R4c, R15: only the 9 of hearts is a mirror; its partners are of one other rank, and judged."""
    rules = house(power("9H", mirror=True))

    assert may(table(rules, "9H 9C 8C 4S JD / KS", pile="8S"), cards) is legal_now


def test_a_partner_with_powers_of_its_own_counts_as_a_plain_card() -> None:
    """R4c, R15: a wild jack of hearts does not make a mirrored jack wild; both skip as plain jacks."""
    rules = house(power("9", mirror=True), power("J", skip=1), power("JH", wild=True, skip=2))
    low = table(rules, "9C JH 4C / 4S / 5S / 6S / 7S", blind="9D/8C/8D/8H/8S", pile="TH")

    assert not may(table(rules, "9C JH 4C / KS", pile="QH"), "9 JH")
    assert may(table(rules, "9C JH 4C / KS", pile="QH"), "JH")
    assert lays(low, "9 JH").turn == 3


def test_a_set_counts_as_the_later_card_with_powers() -> None:
    """R15: of two such cards the one that stands later in ``powers`` is on top, whatever its suit."""
    rules = house(power("JH", follow=Follow.ANY), power("JC", follow=Follow.AT_MOST))
    after = lays(table(rules, "JC JD JH 4C / QS", blind="9D/9C", pile="TH"), "JC J JH")

    assert top(after) == "TH JD JH JC"
    assert not may(after, "Q", seat=1)


@pytest.mark.parametrize(("needs", "found"), [("4", {"5"}), ("4 5", {"4", "5"})])
def test_a_mimic_leads_as_what_may_lead(needs: str, found: set[str]) -> None:
    """R11, R1b: named as a rank that goes on an empty pile, or as any if there is none."""
    rules = house(power("JK", mimic="4 5"), *(power(rank, not_on_empty=True) for rank in needs.split()))
    after = lays(table(rules, "JK 8C / KS"), "JK")

    named = after.pile[-1].named

    assert set(after.options or [str(named)]) == found


# ---- sets on the pile

# ---- sets on the pile ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "pile", "cards", "burns"),
    [
        pytest.param(classic(), "7H 7C 7D", "7", True, id="D31-across"),
        pytest.param(classic(set_burn_across=False), "7H 7C 7D", "7", False, id="D31-one-play"),
        pytest.param(classic(set_burn_across=False), "4H", "7 7 7 7", True, id="D31-all-in-one"),
        pytest.param(classic(packs=(2,)), "7H 7C 7D", "7 7 7", True, id="C-35-three-and-three"),
        pytest.param(classic(set_burn=(3,)), "7H", "7 7", True, id="D30-three"),
        pytest.param(classic(power("7", set_burn=2)), "7H", "7", True, id="D30-by-rank"),
        pytest.param(classic(set_burn=(0,)), "7H 7C 7D", "7", False, id="D30-off"),
        pytest.param(classic(), "2H 2C 2D", "2", True, id="C-36-wild"),
        pytest.param(classic(wild_set=WildSet.NORMAL), "2H 2C 2D", "2", False, id="C-36-wild-normal"),
        pytest.param(house(GLASS), "3H 3C 3D", "3", True, id="C-36-transparent"),
        pytest.param(house(GLASS), "7H 7C 3D", "7 7", False, id="C-37-break"),
        pytest.param(
            house(GLASS, set_burn_through=ThroughSet.IGNORED), "7H 7C 3D", "7 7", True, id="C-37-ignored"
        ),
        pytest.param(
            house(GLASS, set_burn_through=ThroughSet.IGNORED),
            "7H 7C 7D",
            "3",
            False,
            id="C-37-ignored-on-top",
        ),
        pytest.param(
            house(GLASS, set_burn_through=ThroughSet.JOINED), "7H 7C 7D", "3", True, id="C-37-joined"
        ),
        pytest.param(house(GLASS, set_burn_through=ThroughSet.BREAK), "7H 7C 7D", "3", False, id="D34-break"),
        pytest.param(classic(), "5H+6H+7H 7C 7D", "7", True, id="C-23-highest-of-a-run"),
        pytest.param(classic(packs=(2,)), "7H 7C 7D", "7 7 7 7", True, id="D30-more-than-enough"),
        pytest.param(classic(), "7H 7C 6D 7D", "7", False, id="D30-another-between"),
        pytest.param(
            house(GLASS, set_burn_through=ThroughSet.IGNORED),
            "3H 3C 7C 3D",
            "3",
            False,
            id="C-37-own-rank-only",
        ),
        pytest.param(
            house(GLASS, set_burn_through=ThroughSet.JOINED), "3H 3C 3D", "3", True, id="C-37-nothing-shown"
        ),
        pytest.param(
            house(
                GLASS, power("4", wild=True, transparent=True), runs=3, set_burn_through=ThroughSet.IGNORED
            ),
            "5H 5C 5D",
            "3 4 5",
            False,
            id="C-23-a-run-completes-nothing",
        ),
    ],
)
def test_a_set_burns(rules: Rules, pile: str, cards: str, burns: bool) -> None:
    """C-35 to C-37 and the values of D30 to D35: what lies on top after a play."""
    held = " ".join(cls + suit for cls, suit in zip(cards.split(), "SDCH", strict=False))
    after = lays(table(rules, f"{held} QC / KS", blind="9C/9D", pile=pile), cards)

    assert bool(after.burned) is burns


@pytest.mark.parametrize(("beats", "legal_now"), [(True, True), (False, False)])
def test_the_completing_card_beats_by_the_rules(beats: bool, legal_now: bool) -> None:
    """C-40: the fourth 7 goes on three under a limit below 7, where the rules say so."""
    rules = house(UNDER_SEVEN, completion_beats=beats)

    assert may(table(rules, "7D 8C / KS", pile="7H 7C 7S"), "7") is legal_now


def test_a_full_set_from_the_hand_goes_on_anything() -> None:
    """D37: four 4s on an ace, where the rules say so."""
    hand = "4C 4D 4H 4S 5C / KS"

    assert legal(table(classic(set_anywhere=True), hand, pile="AH"), 0) == {
        laying("4 4 4 4"),
        ("pickup", ()),
    }
    assert not may(table(classic(), hand, pile="AH"), "4 4 4 4")


def test_a_full_set_leads_too() -> None:
    """D37: it goes on anything, on an empty pile too, where a jack alone does not."""
    rules = classic(power("J", not_on_empty=True), set_anywhere=True)

    assert legal(table(rules, "JC JD JH JS 5C / KS"), 0) == {laying("5"), laying("J J J J")}


def test_a_set_has_no_more_cards_than_allowed() -> None:
    """D15: at most two together; a run is not a set."""
    rules = house(set_max=2, runs=3)
    position = table(rules, "4C 4D 4H 5C 6C / KS")

    assert may(position, "4 4")
    assert not may(position, "4 4 4")
    assert may(position, "4 5 6")


# ---- runs ---------------------------------------------------------------------------------------------


def test_the_lowest_card_of_a_run_is_judged_and_the_highest_counts() -> None:
    """C-23: 5, 6, 7 on a 5 and not on a 6; a 6 may not follow it."""
    rules = house(runs=3)
    after = lays(table(rules, "7C 6D 5H KC / 6S 7S", blind="9C/9D", pile="5S"), "5 6 7")

    assert top(after) == "5S 5H 6D 7C"
    assert not may(after, "6", seat=1)
    assert may(after, "7", seat=1)
    assert not may(table(rules, "7C 6D 5H KC / 6S", pile="6S"), "5 6 7")


@pytest.mark.parametrize(
    ("rules", "hand", "cards", "legal_now"),
    [
        pytest.param(house(runs=3), "3C 4C KC", "3 4", False, id="D17-too-short"),
        pytest.param(house(runs=3), "3C 4C 6C KC", "3 4 6", False, id="D17-gap"),
        pytest.param(house(), "3C 4C 5C KC", "3 4 5", False, id="D17-off"),
        pytest.param(house(runs=3, run_suited=True), "3C 4C 5C KC", "3C 4C 5C", True, id="D17-suited"),
        pytest.param(house(runs=3, run_suited=True), "3C 4D 5C KC", "3C 4D 5C", False, id="D17-suits"),
        pytest.param(classic(runs=3), "9C TC JC KC", "9 T J", False, id="D17-outside"),
        pytest.param(classic(runs=3), "8C 9C JC KC", "8 9 J", True, id="D17-over-the-gap"),
        pytest.param(
            house(power("JK", value="8"), runs=3),
            "6C 7C JK KC",
            "6 7 JK",
            False,
            id="D17-value-does-not-count",
        ),
        pytest.param(house(power("4", value="K"), runs=3), "3C 4C 5C KC", "3 4 5", True, id="D17-as-listed"),
        pytest.param(house(power("4", mimic="9"), runs=3), "3C 4C 5C KC", "3 4 5", False, id="D17-mimic"),
        pytest.param(house(power("4", mirror=True), runs=3), "3C 4C 5C KC", "3 4 5", False, id="D17-mirror"),
    ],
)
def test_runs_are_neighbours_in_the_ladder(rules: Rules, hand: str, cards: str, legal_now: bool) -> None:
    """C-23, D17: what makes a run."""
    assert may(table(rules, f"{hand} / KS"), cards) is legal_now
