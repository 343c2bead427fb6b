"""The oracle lays by the rulings of the catalogue: numbers, the pair escape, mixes, last cards, leading."""

import pytest

from shithead.rules.model import Rules
from shithead.rules.values import Again, Finish, Follow, MatchSize, MixRow, OutOfTurn, StarterLead
from tests.oracle.position import Laid, Position
from tests.oracle.reading import legal
from tests.oracle.tables import BURNER, classic, does, house, laying, lays, may, power, table, top

GLASS = power("3", wild=True, transparent=True)
GLASS_PLAIN = power("3", transparent=True)

# ---- numbers and the pair escape ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "pile", "cards", "legal_now"),
    [
        pytest.param(classic(match_size=MatchSize.AT_LEAST), 2, "9", False, id="D16-too-few"),
        pytest.param(classic(match_size=MatchSize.AT_LEAST), 2, "9 9", True, id="D16-as-many"),
        pytest.param(classic(match_size=MatchSize.AT_LEAST), 2, "9 9 9", True, id="D16-more"),
        pytest.param(classic(match_size=MatchSize.AT_LEAST), 2, "4 4", False, id="D16-must-beat"),
        pytest.param(classic(match_size=MatchSize.AT_LEAST), 2, "2", True, id="C-24-reset-answers"),
        pytest.param(
            classic(match_size=MatchSize.AT_LEAST, wild_ends_size=False), 2, "2", False, id="D16b-reset-bound"
        ),
        pytest.param(classic(match_size=MatchSize.AT_LEAST), 0, "9", True, id="D16-free"),
    ],
)
def test_a_number_binds(rules: Rules, pile: int, cards: str, legal_now: bool) -> None:
    """C-20, C-24, D16: what answers a pair of 8s."""
    position = table(
        rules, "9C 9D 9H 4C 4D 2C / KS", blind="9C/9D", pile=[Laid(["8C", "8D"], 1, "hand", bound=pile)]
    )

    assert may(position, cards) is legal_now


def test_a_reset_ends_the_number() -> None:
    """C-24: after two 2s one card will do; after a transparent card the number of the base stays."""
    rules = classic(GLASS, match_size=MatchSize.AT_LEAST)
    bound = [Laid(["8C", "8D"], 1, "hand", bound=2)]
    reset = lays(table(rules, "2C 2D KC / 9S", blind="9C/9D", pile=bound), "2 2")
    glass = lays(table(rules, "3C KC / 9S 9H", blind="9C/9D", pile=bound), "3")

    assert may(reset, "9", seat=1)
    assert not may(glass, "9", seat=1)
    assert may(glass, "9 9", seat=1)


@pytest.mark.parametrize(("cards", "legal_now"), [("JH", True), ("J JH", False), ("J J JH", True)])
def test_each_class_of_a_set_answers_the_number(cards: str, legal_now: bool) -> None:
    """D16b, R15: a wild jack of hearts answers alone, with another jack the number counts."""
    rules = classic(power("JH", wild=True), match_size=MatchSize.AT_LEAST)
    bound = [Laid(["8C", "8D", "8H"], 1, "hand", bound=3)]

    assert may(table(rules, "JH JC JD 4C / KS", pile=bound), cards) is legal_now


def test_numbers_of_runs_covers_and_turned_cards() -> None:
    """D16: a run binds by all its cards; a cover answers none and ends the number, as does a blind card."""
    queen = power("Q", again=Again.COVER)
    rules = classic(queen, match_size=MatchSize.AT_LEAST, runs=3)
    run = lays(table(rules, "4C 5C 6C KC / 9S", blind="9C/9D", pile="3H"), "4 5 6")
    covered = lays(lays(table(rules, "QC QD 4C KC / 9S", blind="9C/9D", pile="3H"), "Q Q"), "4")
    blind = does(
        table(rules, " / 9S", blind="KC 9C/9D", pile=[Laid(["8C", "8D"], 1, "hand", bound=2)]), ("flip", 0)
    )

    assert [after.pile[-1].bound for after in (run, covered, blind)] == [3, 0, 0]
    assert may(covered, "9", seat=1)


def test_a_number_shows_through_a_transparent_cover() -> None:
    """D16, R8: the pair of queens below still binds."""
    rules = classic(GLASS, power("Q", again=Again.COVER), match_size=MatchSize.AT_LEAST)
    covered = lays(lays(table(rules, "QC QD 3C KC / AS", blind="9C/9D", pile="3H"), "Q Q"), "3")

    assert not may(covered, "A", seat=1)


def test_an_added_card_keeps_the_number_of_the_play_before() -> None:
    """D16, D19: after two 8s and a third that was drawn the number is two."""
    rules = classic(match_size=MatchSize.AT_LEAST, drawn_match=True)
    drawn = lays(table(rules, "8C 8D 4C / 9S 9H", stock="8H 5C", pile="3H"), "8 8")
    after = lays(drawn, "8")

    assert after.pile[-1].bound == 2
    assert (may(after, "9", seat=1), may(after, "9 9", seat=1)) == (False, True)


@pytest.mark.parametrize(
    ("rules", "hand", "cards", "bound"),
    [
        pytest.param(house(pair_escape=True), "4C 4D 9H", "4 4", 2, id="C-22j-own-number"),
        pytest.param(
            house(power("4", follow=Follow.AT_MOST), pair_escape=True), "4C 4D 9H", "4 4", 0, id="C-22-limit"
        ),
        pytest.param(house(GLASS_PLAIN, pair_escape=True), "3C 3D 9H", "3 3", 0, id="C-22-transparent"),
        pytest.param(house(pair_escape=True), "AC AD 9H", "A A", 0, id="C-22j-no-escape"),
    ],
)
def test_what_an_escape_binds(rules: Rules, hand: str, cards: str, bound: int) -> None:
    """C-22: it binds where it demands its own rank; a pair that beats anyway is none."""
    after = lays(table(rules, f"{hand} / QS", blind="9C/9D", pile="KH"), cards)

    assert (after.pile[-1].bound, after.pile[-1].escape) == (bound, bound > 0)


def test_a_mirror_is_no_part_of_an_escape() -> None:
    """C-22g, R4c: two cards of one rank without mirrors."""
    rules = house(power("9", mirror=True), pair_escape=True)

    assert not may(table(rules, "9C 4D 5D / QS", pile="KH"), "4 9")


def test_the_order_turned_round_does_not_turn_the_answers() -> None:
    """C-22c, R3c: a strictly higher pair stays a higher one."""
    position = escaping("5C 5D 3H 3D", BOUND)
    position.inverted_game = True

    assert (may(position, "5 5"), may(position, "3 3")) == (True, False)


def escaping(hand: str, pile: str | list[Laid] = "KH", *, rows: str = "", **fields: object) -> Position:
    """A table with the pair escape and the natural ladder."""
    rules = house(pair_escape=True, **fields)
    return table(rules, f"{hand} / QS QC AS 5S 5C 5D", rows=rows, blind="9C/9D", pile=pile)


BOUND = [Laid(["4C", "4D"], 1, "hand", bound=2, escape=True)]


@pytest.mark.parametrize(
    ("position", "cards", "legal_now"),
    [
        pytest.param(escaping("4C 4D 9H"), "4 4", True, id="C-22b-any-rank"),
        pytest.param(escaping("4C 4D KC"), "4 4", False, id="C-22a-an-equal-single"),
        pytest.param(escaping("4C 4D 4S 9H"), "4 4 4", False, id="C-22g-exactly-two"),
        pytest.param(escaping("4C 4D 9H", ""), "4 4", True, id="C-22-empty-pile-by-rule"),
        pytest.param(escaping("5C 5D 9H", BOUND), "5 5", True, id="C-22c-higher-pair"),
        pytest.param(escaping("3C 3D 9H", BOUND), "3 3", False, id="C-22j-no-escape-while-bound"),
        pytest.param(escaping("3C 3D 3H 9H", BOUND), "3 3 3", True, id="C-22c-more-cards"),
        pytest.param(escaping("9C 9H 5H", BOUND), "5", False, id="C-22c-single"),
        pytest.param(escaping("", "KH", rows="KC KD 4C"), "K K", True, id="C-21-equal-from-the-hand-rule"),
        pytest.param(escaping("", rows="KC KD 4C", strict_row=True), "K", False, id="C-21-strict-row"),
        pytest.param(escaping("", rows="KC KD 4C", strict_row=True), "K K", True, id="C-22j-row-equal-pair"),
        pytest.param(escaping("2C 2D 4H 4D", "4S 4C KH KC KD"), "2 2", True, id="C-22-no-single"),
        pytest.param(escaping("2C 2D KS", "KH KC KD"), "2 2", False, id="C-22i-completing-single"),
    ],
)
def test_a_pair_escapes(position: Position, cards: str, legal_now: bool) -> None:
    """C-21 and C-22: when a pair of any rank may be laid, and what answers it."""
    assert may(position, cards) is legal_now


def test_an_escape_binds_and_closes_the_pick_up_where_it_is_forced() -> None:
    """C-22c, d, f: the next play answers with its number, until the pile is taken."""
    position = escaping("4C 4D 9H")
    after = lays(position, "4 4")

    assert (after.pile[-1].bound, after.pile[-1].escape) == (2, True)
    assert legal(after, 1) == {laying("Q Q"), laying("5 5"), laying("5 5 5"), ("pickup", ())}
    assert does(after, ("pickup", ()), seat=1).pile == []


def test_a_wild_card_answers_and_ends_an_escape() -> None:
    """C-22e: a single 2 that resets goes on a bound pair, and binds nothing."""
    rules = classic(pair_escape=True)
    after = lays(table(rules, "2C 9H / QS", blind="9C/9D", pile=list(BOUND)), "2")

    assert after.pile[-1].bound == 0
    assert may(after, "Q", seat=1)


def test_a_blind_card_ends_an_escape() -> None:
    """C-22h: it is judged by rank alone, even against a bound pair."""
    rules = house(pair_escape=True)
    after = does(table(rules, " / QS", blind="5C 9D/", pile=list(BOUND)), ("flip", 0))

    assert top(after) == "4C 4D 5C"
    assert may(after, "Q", seat=1)


# ---- mixing, finishing, leading -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mix", "hand", "stock", "cards", "legal_now"),
    [
        pytest.param(MixRow.NO, "9C", "", "9 9", False, id="C-48-no"),
        pytest.param(MixRow.LAST_HAND, "9C", "", "9 9", True, id="C-48-last-hand"),
        pytest.param(MixRow.LAST_HAND, "9C 4C", "", "9 9", False, id="C-48-hand-left"),
        pytest.param(MixRow.LAST_HAND, "9C", "3C", "9 9", False, id="C-48-stock-left"),
        pytest.param(MixRow.ALWAYS, "9C 4C", "3C", "9 9", True, id="C-48-always"),
        pytest.param(MixRow.ALWAYS, "4C", "", "9", False, id="C-48-one-from-the-hand"),
    ],
)
def test_hand_and_row_mix(mix: MixRow, hand: str, stock: str, cards: str, legal_now: bool) -> None:
    """C-48, D50: a hand 9 and a face-up 9 together."""
    position = table(classic(mix_row=mix), f"{hand} / KS", rows="9D 5C/", stock=stock, pile="3H")

    assert may(position, cards) is legal_now


@pytest.mark.parametrize(
    ("finish", "hand", "pile", "legal_now"),
    [
        pytest.param(Finish.ANY, "TC", "KH", True, id="C-55-any"),
        pytest.param(Finish.NO_BURN, "TC", "KH", False, id="C-55-no-burn"),
        pytest.param(Finish.NO_BURN, "KC", "KH KD KS", False, id="C-55-no-burn-set"),
        pytest.param(Finish.NO_BURN, "2C", "KH", True, id="C-55-no-burn-reset"),
        pytest.param(Finish.NO_SPECIAL, "2C", "KH", False, id="C-55-no-special"),
        pytest.param(Finish.NO_SPECIAL, "AC", "KH", True, id="C-55-plain"),
        pytest.param(Finish.NO_SPECIAL, "2C", "", True, id="C-55-nothing-left"),
    ],
)
def test_what_may_be_the_last_card(finish: Finish, hand: str, pile: str, legal_now: bool) -> None:
    """C-55, D51: with the stock gone and no other card."""
    position = table(classic(finish=finish), f"{hand} / 4S 4C", pile=pile)

    assert may(position, hand[0]) is legal_now


def test_whoever_ends_on_a_special_card_may_have_to_take_the_pile() -> None:
    """D51: the card has no effect, and goes to the hand with the pile."""
    after = lays(table(classic(finish=Finish.TAKES_PILE), "TC / 4S 4C", pile="KH"), "T")

    assert (sorted(after.hands[0]), after.turn, after.out) == (["KH", "TC"], 1, [])


@pytest.mark.parametrize(
    ("lead", "hand", "cards", "legal_now"),
    [
        pytest.param(StarterLead.ANY, "3C 9D KC", "K", True, id="C-06-free"),
        pytest.param(StarterLead.ANY, "3C 9D TC", "T", True, id="C-07-burner-led"),
        pytest.param(StarterLead.RANK, "3C 9D KC", "K", False, id="C-06-that-rank"),
        pytest.param(StarterLead.RANK, "3C 3D KC", "3 3", True, id="C-06-of-that-rank"),
        pytest.param(StarterLead.RANK, "9D KC TC", "9", True, id="D10-lowest-held"),
        pytest.param(StarterLead.RANK, "9D KC TC", "T", False, id="D10-outside-last"),
        pytest.param(StarterLead.CARD, "3H 9D KC", "3", True, id="D10-card"),
    ],
)
def test_what_the_starter_leads(lead: StarterLead, hand: str, cards: str, legal_now: bool) -> None:
    """C-06, C-07, D10: the starter was found by a 3."""
    position = table(classic(starter_lead=lead), f"{hand} / KS", duty="lead", lead_rank="3")

    assert may(position, cards) is legal_now


def test_a_led_burner_goes_again() -> None:
    """C-07: a 10 led burns itself and the starter plays again."""
    after = lays(table(classic(), "3C 9D TC / KS", duty="lead", lead_rank="3"), "T")

    assert (after.turn, after.burned, after.duty) == (0, ["TC"], "")


# ---- out of turn --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "pile", "found"),
    [
        pytest.param(OutOfTurn.OFF, "4C 7H 7C", set(), id="D33-off"),
        pytest.param(OutOfTurn.COMPLETE, "4C 7H 7C", {laying("7 7")}, id="C-41-exactly"),
        pytest.param(OutOfTurn.COMPLETE, "4C 7H", set(), id="C-41-not-enough"),
        pytest.param(OutOfTurn.JUMP_IN, "4C 7H", {laying("7"), laying("7 7")}, id="2.8-jump-in"),
        pytest.param(OutOfTurn.JUMP_IN, "7H 4C", set(), id="2.8-jump-in-top-only"),
    ],
)
def test_what_may_be_laid_out_of_turn(mode: OutOfTurn, pile: str, found: set[object]) -> None:
    """C-41, D33: a seat that is not on turn holds two 7s."""
    position = table(classic(out_of_turn=mode), "KC / KS / 7D 7S 9S", blind="9C/9D/9H", pile=pile)

    assert legal(position, 2) == found


def test_no_more_cards_than_the_set_lacks() -> None:
    """C-41: with two packs three 7s are there, and one is missing; the rank's own number counts."""
    rules = classic(packs=(2,), out_of_turn=OutOfTurn.COMPLETE, completion_beats=False)
    position = table(rules, "KC / KS / 7D 7S 7H 9S", blind="9C/9D/9H", pile="7H 7C 7D")

    assert legal(position, 2) == {laying("7")}


def test_neither_mirrors_nor_mimics_nor_blind_cards_out_of_turn() -> None:
    """C-41: only cards of the rank itself, from a source that is seen, as ``finish`` says."""
    rules = classic(
        power("JK", mimic="7"),
        power("9", mirror=True),
        power("7S"),
        out_of_turn=OutOfTurn.JUMP_IN,
        finish=Finish.NO_SPECIAL,
    )
    position = table(rules, "KC / KS / 7D 9S JK / 7S / ", blind="9C/9D/9H//7H", pile="7C")

    assert [legal(position, seat) for seat in (2, 3, 4)] == [{laying("7")}, set(), set()]


def test_a_completed_set_moves_the_turn() -> None:
    """C-41: the turn order goes on from whoever completed it; those between lose their turn."""
    rules = classic(out_of_turn=OutOfTurn.COMPLETE)
    position = table(rules, "KC / KS / 7D 7S 9S / 5S", blind="9C/9D/9H/8H", pile="7H 7C")
    after = lays(lays(position, "7 7", seat=2), "9", seat=2)

    assert after.turn == 3


# ---- cover --------------------------------------------------------------------------------------------


def test_a_queen_must_be_covered_by_anything() -> None:
    """R8, MOS: any card lies on it, there is neither pick-up nor pass, and a burn is a burn."""
    rules = house(power("Q", again=Again.COVER), BURNER)
    after = lays(table(rules, "QC 4C 4D TC / KS", blind="9C/9D", pile="5H"), "Q")

    assert legal(after, 0) == {laying("4"), laying("4 4"), laying("T")}
    assert lays(after, "4 4").turn == 1


def test_what_may_cover() -> None:
    """R8: any set, mirrors with or without partners; no runs, no more cards than allowed, no passing."""
    rules = house(
        power("Q", again=Again.COVER),
        power("9", mirror=True, not_on_empty=True),
        power("4", goes_on="3"),
        runs=3,
        set_max=2,
        pass_empty=True,
    )
    after = lays(table(rules, "QC 4C 5C 5D 5H 6C 9C / KS", blind="9D/8D", pile="5S"), "Q")
    singles = {laying(cls) for cls in ("4", "5", "6", "9")}

    assert legal(after, 0) == singles | {laying(pair) for pair in ("5 5", "4 9", "5 9", "6 9")}


def test_a_last_cover_is_not_bound_by_the_rule_for_last_cards() -> None:
    """R8, D51: with nothing but a special card left the queen can be covered all the same."""
    rules = classic(power("Q", again=Again.COVER), finish=Finish.NO_SPECIAL)
    after = lays(lays(table(rules, "QC 2C / KS / KD", pile="5S"), "Q"), "2")

    assert after.out == [0]


def test_a_blind_cover_always_stays() -> None:
    """R8: whatever it is."""
    rules = classic(power("Q", again=Again.COVER))
    after = does(lays(table(rules, " / KS", rows="QC/", blind="3C 9C/9D", pile="5S"), "Q"), ("flip", 0))

    assert (top(after), after.turn) == ("5S QC 3C", 1)


def test_a_blind_mimic_as_a_cover_is_any_of_its_ranks() -> None:
    """R8, R11: also a rank that would not beat."""
    rules = classic(power("Q", again=Again.COVER), power("JK", mimic="4 A"))
    laid = lays(table(rules, " / KS", rows="QC/", blind="JK 9C/9D", pile="5S"), "Q")

    assert does(laid, ("flip", 0)).options == ["4", "A"]
