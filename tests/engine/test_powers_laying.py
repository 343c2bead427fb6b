"""What a card may be laid on, and what it demands: the powers that say so, one by one."""

import pytest

from shithead.cards import Rank, Suit
from shithead.engine.events import OrderTurned
from shithead.errors import Reason
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow, Inverts
from tests.engine.tables import (
    OTHER,
    PLAIN,
    changed,
    happened,
    legal_texts,
    may_lay,
    pile_of,
    played,
    position,
    refused,
    with_jokers,
    with_powers,
)

TWO, SEVEN, EIGHT, NINE, TEN = Rank.TWO, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN
JACK, QUEEN, KING, ACE, JOKER = Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.JOKER


def seven(**fields: object) -> Rules:
    """Rules in which the 7 has powers, and no other rank."""
    return with_powers(Power(rank=SEVEN, **fields))  # type: ignore[arg-type]


LAYING: list[tuple[str, Rules, str, str, bool]] = [
    ("R1 wild goes on anything", seven(wild=True), "KH", "7C", True),
    ("R1 without it by the ladder", PLAIN, "KH", "7C", False),
    ("R1b blocked: not wild there", seven(wild=True, blocked_by=(KING,)), "KH", "7C", False),
    ("R1b blocked: by the ladder there", seven(wild=True, blocked_by=(Rank.SIX,)), "6H", "7C", True),
    ("R1b blocked elsewhere only", seven(wild=True, blocked_by=(KING,)), "QH", "7C", True),
    ("R2 goes on a rank of the list", seven(goes_on=(KING,)), "KH", "7C", True),
    ("R2 goes on no other rank", seven(goes_on=(KING,)), "6H", "7C", False),
    ("R2 goes on an empty pile", seven(goes_on=(KING,)), "", "7C", True),
    ("R2 lower only: on a lower card", seven(lower_only=True), "6H", "7C", True),
    ("R2 lower only: not on its own rank", seven(lower_only=True), "7H", "7C", False),
    ("R2 lower only: not on a higher one", seven(lower_only=True), "8H", "7C", False),
    ("R1b not on an empty pile", seven(not_on_empty=True), "", "7C", False),
    ("R1b but on a card", seven(not_on_empty=True), "6H", "7C", True),
    ("R12 value: counts as a king on a queen", seven(value=KING), "QH", "7C", True),
    ("R12 value: counts as a king below", seven(value=KING), "7H", "QC", False),
    ("R12 value: the limits look at the rank", seven(value=KING, goes_on=(TWO,)), "QH", "7C", False),
    ("R3a a reset: anything may follow", seven(follow=Follow.ANY), "7H", "4C", True),
    ("R5 a burn rank demands nothing", seven(burn=True), "7H", "4C", True),
    ("R3b at most: the rank itself", seven(follow=Follow.AT_MOST), "7H", "7C", True),
    ("R3b at most: a higher rank", seven(follow=Follow.AT_MOST), "7H", "8C", False),
    ("R3b at most another rank", seven(follow=Follow.AT_MOST, follow_rank=NINE), "7H", "9C", True),
    ("R3b at most another rank: too high", seven(follow=Follow.AT_MOST, follow_rank=NINE), "7H", "TC", False),
    ("C-08 below: not the rank itself", seven(follow=Follow.BELOW), "7H", "7C", False),
    ("C-08 below: a lower one", seven(follow=Follow.BELOW), "7H", "6C", True),
    ("C-09 the ace is high", seven(follow=Follow.BELOW), "7H", "AC", False),
    ("R3e one of: a listed rank", seven(follow=Follow.ONE_OF, follow_ranks=(TWO, ACE)), "7H", "2C", True),
    ("R3e one of: another rank", seven(follow=Follow.ONE_OF, follow_ranks=(TWO, ACE)), "7H", "KC", False),
    ("R3f same: its own rank", seven(follow=Follow.SAME), "7H", "7C", True),
    ("R3f same: no other", seven(follow=Follow.SAME), "7H", "AC", False),
    ("R3d declared lower: equal", seven(follow=Follow.CHOICE), "7H<", "7C", True),
    ("R3d declared lower: lower", seven(follow=Follow.CHOICE), "7H<", "4C", True),
    ("R3d declared lower: higher", seven(follow=Follow.CHOICE), "7H<", "8C", False),
    ("R3d declared higher: lower", seven(follow=Follow.CHOICE), "7H>", "4C", False),
    ("R3d declared higher: higher", seven(follow=Follow.CHOICE), "7H>", "8C", True),
    ("R3d nothing said: higher", seven(follow=Follow.CHOICE), "7H", "4C", False),
    ("R4 transparent: judged by the card below", seven(transparent=True), "9H 7H", "8C", False),
    ("R4 transparent is not wild by itself", seven(transparent=True), "9H", "7C", False),
    ("R4a only transparent cards: anything", seven(transparent=True), "7H", "4C", True),
    ("R4a own rank on empty", seven(transparent=True, own_on_empty=True), "7H", "4C", False),
    ("R4a own rank on empty: it is enough", seven(transparent=True, own_on_empty=True), "7H", "8C", True),
    ("D13 strict: not an equal card", changed(PLAIN, strict=True), "7H", "7C", False),
    ("D13 strict: a higher one", changed(PLAIN, strict=True), "7H", "8C", True),
    ("D12 outside the ladder nothing is beaten", changed(PLAIN, ladder=NATURAL_LADDER[1:],
     powers=(Power(rank=TWO, goes_on=(KING,)),)), "2H", "3C", True),
    ("D12 outside the ladder it beats nothing", changed(PLAIN, ladder=NATURAL_LADDER[1:],
     powers=(Power(rank=TWO, goes_on=(KING,)),)), "3H", "2C", False),
    ("D12b an ace may be low", changed(PLAIN, ladder=(ACE, *NATURAL_LADDER[:-1])), "2H", "AC", False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "pile", "cards", "expected"), [row[1:] for row in LAYING], ids=[row[0] for row in LAYING]
)
def test_what_may_be_laid(rules: Rules, pile: str, cards: str, expected: bool) -> None:
    """R1 to R4, R12, D12, D13, C-08, C-09: each power decides as the reference says."""
    assert may_lay(rules, pile, cards) is expected


def test_c_18_a_card_by_value_beats_what_a_transparent_one_shows() -> None:
    """C-18: an 8 that is not wild has to beat the king below a transparent 3."""
    rules = with_powers(Power(rank=Rank.THREE, transparent=True, wild=True), Power(rank=EIGHT, skip=1))

    assert not may_lay(rules, "KH 3H", "8C")
    assert may_lay(rules, "8H 3H", "8C")


def test_c_12_own_rank_or_nothing_below_transparent_cards() -> None:
    """C-12, R4a: an 8 alone on the pile is a plain 8, or nothing; both values exist."""
    own = with_powers(Power(rank=EIGHT, wild=True, transparent=True, own_on_empty=True))
    nothing = with_powers(Power(rank=EIGHT, wild=True, transparent=True))

    assert not may_lay(own, "8C", "5D")
    assert may_lay(nothing, "8C", "5D")
    assert not may_lay(own, "9C 8C", "5D")


def test_c_10_what_is_wild_may_be_blocked() -> None:
    """C-10, R1b: a 10 may be exempt from a limit or be stopped by it, as the table says."""
    limit = Power(rank=SEVEN, follow=Follow.AT_MOST)
    free = with_powers(limit, Power(rank=TEN, wild=True, burn=True))
    blocked = with_powers(limit, Power(rank=TEN, wild=True, burn=True, blocked_by=(SEVEN,)))

    assert may_lay(free, "7H", "TC")
    assert not may_lay(blocked, "7H", "TC")
    assert refused(position(blocked, "TC 4D", OTHER, pile="7H"), "play TC") is Reason.BLOCKED


def test_not_on_empty_gives_way_where_nothing_else_is_held() -> None:
    """R1b: who holds only cards that may not be led leads one all the same; with another card not."""
    rules = seven(not_on_empty=True)

    assert legal_texts(position(rules, "7C 7D 4H/KC/QC", OTHER, stock="8C")) == ["play 4H"]
    assert legal_texts(position(rules, "7C 7D/KC/QC", OTHER, stock="8C")) == ["play 7C", "play 7C 7D"]
    assert refused(position(rules, "7C 4H/KC/QC", OTHER), "play 7C") is Reason.NOT_ON_EMPTY


INVERTING = seven(inverts=Inverts.PILE)


def test_r3c_the_order_is_turned_round_as_long_as_the_card_lies_there() -> None:
    """R3c: on a 7 that turns the pile lower cards beat; a second 7 turns it back; a pick-up ends it."""
    assert may_lay(INVERTING, "7H", "4C")
    assert not may_lay(INVERTING, "7H", "8C")
    assert not may_lay(INVERTING, "7H 6C", "8C")
    assert may_lay(INVERTING, "7H 7C", "8C")
    assert not may_lay(INVERTING, "7H 7C", "4C")
    assert may_lay(INVERTING, "8H", "9C")


def test_r3c_a_game_is_turned_round_until_another_card() -> None:
    """R3c: with `game` it lasts through a pick-up; two cards in one play turn once."""
    rules = seven(inverts=Inverts.GAME)
    state = position(rules, "7H 7D 4S/KC/QC", "5C 6C 9D/3D/3H", pile="6H", stock="8C 8D 8H 8S")
    after = played(state, "play 7D 7H")

    assert after.inverted
    assert OrderTurned(0, inverted=True) in happened(state, "play 7D 7H")
    assert legal_texts(after) == ["play 5C", "play 6C", "take"]
    assert played(after, "take").inverted
    assert not played(after, "take", "play 4S", "take", "play 8C").pile[0].lower


@pytest.mark.parametrize(("cards", "expected"), [("6C", True), ("8C", False), ("7C", True)])
def test_r3c_limits_stay_while_the_order_is_turned(cards: str, expected: bool) -> None:
    """R3c: `at most a seven` means the same with the ladder upside down."""
    rules = seven(follow=Follow.AT_MOST)

    assert may_lay(rules, "7H", cards, inverted=True) is expected


def test_r3c_lower_only_is_turned_round_too() -> None:
    """R3c, R2: while the order is turned, a card for lower ones goes on higher ones."""
    rules = with_powers(Power(rank=SEVEN, lower_only=True), Power(rank=JACK, inverts=Inverts.GAME))

    assert may_lay(rules, "9H", "7C", inverted=True)
    assert not may_lay(rules, "6H", "7C", inverted=True)


def test_r15_a_single_card_has_only_its_own_powers() -> None:
    """R15: the jack of hearts goes on anything, the other jacks do not; the 2 of clubs lost what 2s have."""
    rules = with_powers(
        Power(rank=TWO, wild=True),
        Power(rank=TWO, suit=Suit.CLUBS),
        Power(rank=JACK, suit=Suit.HEARTS, wild=True),
    )

    assert may_lay(rules, "KH", "JH")
    assert not may_lay(rules, "KH", "JC")
    assert may_lay(rules, "KH", "2D")
    assert not may_lay(rules, "KH", "2C")
    assert not may_lay(rules, "KH", "JC JH"), "all cards of a set have to be allowed"
    assert legal_texts(position(rules, "JC JH 2C/KC/QC", OTHER, pile="TH", stock="8C")) == [
        "play JC", "play JC JH", "play JH", "take",
    ]  # fmt: skip


def test_r15_a_single_card_counts_for_the_whole_set() -> None:
    """R15: laid together with others it lies on top, whatever the order in which they are named."""
    rules = with_powers(Power(rank=JACK, suit=Suit.HEARTS, follow=Follow.ANY))
    state = position(rules, "JC JH 9D/KC/QC", OTHER, pile="TH", stock="8C 8D")

    assert pile_of(played(state, "play JH JC")) == "TH JC JH"
    assert "play 4C" in legal_texts(played(state, "play JH JC"))


MIMIC = with_jokers(Power(rank=JOKER, mimic=(SEVEN, KING)))


def test_r11_a_mimic_is_laid_where_one_of_its_ranks_goes() -> None:
    """R11: a joker as 7 or king goes on a queen, not on an ace; it is no king where it lies unnamed."""
    assert may_lay(MIMIC, "QH", "JK")
    assert not may_lay(MIMIC, "AH", "JK")
    assert may_lay(MIMIC, "JK=7", "8C")
    assert not may_lay(MIMIC, "JK=K", "8C")


def test_r11_the_named_rank_has_to_fit() -> None:
    """R11: on a 5 both ranks are open and asked for; on a queen the king is named without asking."""
    both = played(position(MIMIC, "JK 9D/KC/QC", OTHER, pile="5H", stock="8C"), "play JK")
    one = played(position(MIMIC, "JK 9D/KC/QC", OTHER, pile="QH", stock="8C"), "play JK")

    assert legal_texts(both) == ["name 7", "name K"]
    assert refused(both, "name 8") is Reason.RANK_NOT_OPEN
    assert refused(both, "higher") is Reason.NOT_A_CHOICE
    assert refused(both, "play 9D") is Reason.CHOOSE_FIRST
    assert refused(both, "1 name K") is Reason.NOT_YOUR_TURN
    assert one.pile[-1].named is KING
    assert one.turn == 1


@pytest.mark.parametrize(("mimic", "pile"), [((QUEEN,), "KH"), ((KING,), "KH")])
def test_r11_a_blind_mimic_stays_if_one_of_its_ranks_goes(mimic: tuple[Rank, ...], pile: str) -> None:
    """R11, D48, C-52: turned on a king a joker stays as king, and goes to the hand as queen."""
    state = played(
        position(with_jokers(Power(rank=JOKER, mimic=mimic)), "//JK 4C", OTHER, pile=pile), "flip 0"
    )

    assert bool(state.pile) is (mimic == (KING,))
    assert bool(state.hands[0]) is (mimic == (QUEEN,))
