"""Which cards go together: limits, runs, mixed rows, sets that burn, binding numbers, last cards."""

import pytest

from shithead.cards import Rank, Suit
from shithead.engine.state import State
from shithead.errors import Reason
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import (
    Finish,
    Follow,
    MatchSize,
    MixRow,
    Pickup,
    ThroughSet,
    WildSet,
)
from tests.engine.tables import (
    CLASSIC,
    OTHER,
    PLAIN,
    TABLETOP,
    changed,
    legal_texts,
    may_lay,
    pile_of,
    played,
    position,
    refused,
    with_jokers,
    with_powers,
)

TWO, SEVEN, EIGHT, TEN, JOKER = Rank.TWO, Rank.SEVEN, Rank.EIGHT, Rank.TEN, Rank.JOKER
RUNS = changed(PLAIN, runs=3)


def test_d15_a_set_has_at_most_so_many_cards() -> None:
    """D15: with a limit of two three cards are refused; runs are not limited."""
    rules = changed(RUNS, set_max=2)
    state = position(rules, "7C 7D 7H 8C 9C/KC/QC", OTHER, pile="6H", stock="AC")

    assert refused(state, "play 7C 7D 7H") is Reason.TOO_MANY
    assert "play 7C 7D" in legal_texts(state)
    assert "play 7C 8C 9C" in legal_texts(state)


def test_d42_from_the_row_one_card_at_a_time() -> None:
    """D42: with row_sets off equal row cards, runs and escapes are laid singly; the hand is free."""
    rules = changed(RUNS, row_sets=False)
    row = position(rules, "/7C 7D 8C 9C/QC", OTHER, pile="6H")

    assert refused(row, "play 7C 7D") is Reason.ONE_AT_A_TIME
    assert refused(row, "play 7C 8C 9C") is Reason.ONE_AT_A_TIME
    assert may_lay(rules, "6H", "7C 7D")
    assert legal_texts(position(changed(TABLETOP, row_sets=False), "/5C 5D 4S/QC", OTHER, pile="KH")) == [
        "take"
    ]


RUN_CASES: list[tuple[str, Rules, str, str, bool]] = [
    ("three neighbours", RUNS, "6H", "7C 8D 9S", True),
    ("the lowest has to be allowed", RUNS, "8H", "7C 8D 9S", False),
    ("the lowest may be equal", RUNS, "7H", "7C 8D 9S", True),
    ("two are too few", RUNS, "6H", "7C 8D", False),
    ("a gap", RUNS, "6H", "7C 8D TS", False),
    ("each rank once", RUNS, "6H", "7C 7D 8S 9S", False),
    ("four where three are enough", RUNS, "6H", "7C 8D 9S TS", True),
    ("no run at all by default", PLAIN, "6H", "7C 8D 9S", False),
    ("of one suit", changed(RUNS, run_suited=True), "6H", "7C 8C 9C", True),
    ("of several suits", changed(RUNS, run_suited=True), "6H", "7C 8C 9D", False),
    ("on an empty pile", RUNS, "", "7C 8D 9S", True),
    ("the ladder does not go round", RUNS, "", "KC AD 2S", False),
]


@pytest.mark.parametrize(
    ("rules", "pile", "cards", "expected"), [row[1:] for row in RUN_CASES], ids=[row[0] for row in RUN_CASES]
)
def test_c_23_runs(rules: Rules, pile: str, cards: str, expected: bool) -> None:
    """C-23, D17: neighbours in the ladder, judged by the lowest."""
    assert may_lay(rules, pile, cards) is expected


def test_c_23_a_run_counts_as_its_highest_card() -> None:
    """C-23: it lies in order, the next play has to beat its highest card, and that card has its effects."""
    rules = with_powers(Power(rank=EIGHT, skip=1), Power(rank=TEN, skip=1), runs=3)
    seats = ("8C 9D TS KC/KD/QC", OTHER, OTHER, OTHER)
    after = played(position(rules, *seats, pile="7H", stock="AC AD AH"), "play TS 8C 9D")

    assert pile_of(after) == "7H 8C 9D TS"
    assert after.turn == 2, "the ten skips, the eight does not"
    assert not may_lay(rules, "8C9DTS", "9H")
    assert refused(position(RUNS, "7C 8D TS", OTHER, pile="6H"), "play 7C 8D TS") is Reason.NOT_A_RUN


def test_c_23_no_mimic_or_mirror_is_part_of_a_run() -> None:
    """C-23, R11, R4c: a joker or a mirror between neighbours makes no run."""
    rules = with_jokers(Power(rank=EIGHT, mirror=True), Power(rank=JOKER, mimic=(TWO,)), runs=3)

    assert not may_lay(rules, "QH", "KC AC JK")
    assert may_lay(with_jokers(runs=3), "QH", "KC AC JK")
    assert not may_lay(rules, "6H", "7C 8D 9S")


def mixed(mix: MixRow, hand: str = "9C 9D", row: str = "9H KC", stock: str = "") -> State:
    """Seat 0 holds nines in hand and row."""
    return position(changed(PLAIN, mix_row=mix), f"{hand}/{row}/QC", OTHER, pile="8H", stock=stock)


def test_c_48_last_hand_cards_may_be_joined_by_the_row() -> None:
    """C-48, D50: with last_hand all hand cards have to be in it and the stock gone; with always neither."""
    assert "play 9C 9D 9H" in legal_texts(mixed(MixRow.LAST_HAND))
    assert refused(mixed(MixRow.LAST_HAND), "play 9C 9H") is Reason.HAND_FIRST
    assert refused(mixed(MixRow.LAST_HAND, stock="AC"), "play 9C 9D 9H") is Reason.HAND_FIRST
    assert refused(mixed(MixRow.NO), "play 9C 9D 9H") is Reason.HAND_FIRST
    assert "play 9C 9H" in legal_texts(mixed(MixRow.ALWAYS, hand="9C 4D", stock="AC"))


def test_d50_a_mixed_play_needs_a_card_of_the_hand() -> None:
    """D50: while the hand has cards the row is not played from by itself, nor with other ranks."""
    assert refused(mixed(MixRow.ALWAYS), "play 9H") is Reason.HAND_FIRST
    assert refused(mixed(MixRow.ALWAYS), "play KC") is Reason.HAND_FIRST
    assert refused(mixed(MixRow.ALWAYS), "play 9C KC") is Reason.MIXED_RANKS
    after = played(mixed(MixRow.ALWAYS), "play 9C 9D 9H")
    assert (after.hands[0], [card.text for card in after.face_up[0]]) == ((), ["KC"])


def test_d50_of_two_packs_the_hand_is_drawn_on_first() -> None:
    """D50: of equal cards in hand and row the one in the hand goes first; both together are two."""
    rules = changed(PLAIN, mix_row=MixRow.ALWAYS, packs=(2,))
    state = position(rules, "9C 9D/9C/QC", OTHER, pile="8H")

    assert played(state, "play 9C").face_up[0] != ()
    assert played(state, "play 9C 9C").face_up[0] == ()
    assert legal_texts(state) == ["play 9C", "play 9C 9C", "play 9C 9C 9D", "play 9C 9D", "take"]


SETS: list[tuple[str, Rules, str, str, bool]] = [
    ("D30 four", PLAIN, "7H 7D 7S", "7C", True),
    ("D30 three", changed(PLAIN, set_burn=(3,)), "7H 7D", "7C", True),
    ("D30 off", changed(PLAIN, set_burn=(0,)), "7H 7D 7S", "7C", False),
    ("D30 of the rank's own size", with_powers(Power(rank=SEVEN, set_burn=2)), "7H", "7C", True),
    ("D30 its own size 0", with_powers(Power(rank=SEVEN, set_burn=0)), "7H 7D 7S", "7C", False),
    ("D30 by seats, two", changed(PLAIN, set_burn=(2, 4)), "7H", "7C", True),
    ("D31 across", PLAIN, "7H7D 7S", "7C", True),
    ("D31 in one play only", changed(PLAIN, set_burn_across=False), "7H 7D 7S", "7C", False),
    ("D31 all in one play", changed(PLAIN, set_burn_across=False), "6H", "7C 7D 7H 7S", True),
    ("D34 break", with_powers(Power(rank=EIGHT, transparent=True)), "7H 7D 7S 8H", "7C", False),
    ("D34 ignored", with_powers(Power(rank=EIGHT, transparent=True), set_burn_through=ThroughSet.IGNORED),
     "7H 7D 8H 7S", "7C", True),
    ("D34 joined", with_powers(Power(rank=EIGHT, transparent=True), set_burn_through=ThroughSet.JOINED),
     "7H 7D 7S", "8C", True),
    ("D34 four transparent", with_powers(Power(rank=EIGHT, transparent=True)), "6H 8H 8D 8S", "8C", True),
    ("D35 normal", with_powers(Power(rank=TWO, wild=True), wild_set=WildSet.NORMAL), "2H 2D 2S", "2C", False),
    ("D35 burns", with_powers(Power(rank=TWO, wild=True)), "2H 2D 2S", "2C", True),
    ("D36 named as the others", with_jokers(Power(rank=JOKER, mimic=(SEVEN,))), "7H 7D 7S", "JK", True),
    ("D36 a set of the named", with_jokers(Power(rank=JOKER, mimic=(SEVEN,))), "JK=7 JK=7 7S", "7C", True),
    ("D17 run cards count one by one", RUNS, "5H6H7H 7D 7S", "7C", True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "pile", "cards", "burns"), [row[1:] for row in SETS], ids=[row[0] for row in SETS]
)
def test_which_sets_burn(rules: Rules, pile: str, cards: str, burns: bool) -> None:
    """D30, D31, D34 to D36, C-35 to C-37: what counts together on top."""
    after = played(
        position(rules, f"{cards} KC/KD/QC", OTHER, pile=pile, stock="AC AD AH AS"), f"play {cards}"
    )

    assert (after.pile == ()) is burns
    assert after.turn == (0 if burns else 1)


def test_c_40_completing_may_need_to_beat() -> None:
    """C-40: with completion_beats the fourth 7 goes on a strict one; without it only if it beats."""
    below = Power(rank=SEVEN, follow=Follow.BELOW)

    assert may_lay(with_powers(below), "7H 7D 7S", "7C")
    assert not may_lay(with_powers(below, completion_beats=False), "7H 7D 7S", "7C")


def test_d37_a_full_set_goes_on_anything() -> None:
    """D37: four 7s in one play go on an ace, where the rules say so; three do not."""
    rules = changed(PLAIN, set_anywhere=True)

    assert may_lay(rules, "AH", "7C 7D 7H 7S")
    assert not may_lay(rules, "AH", "7C 7D 7H")
    assert not may_lay(PLAIN, "AH", "7C 7D 7H 7S")


SIZES = with_powers(Power(rank=TWO, wild=True, follow=Follow.ANY), match_size=MatchSize.AT_LEAST)


@pytest.mark.parametrize(
    ("rules", "pile", "cards", "expected"),
    [
        (SIZES, "7H7D+2", "8C", False),
        (SIZES, "7H7D+2", "8C 8D", True),
        (SIZES, "7H7D+2", "8C 8D 8H", True),
        (SIZES, "7H7D+2", "6C 6D", False),
        (SIZES, "7H7D+2", "2C", True),
        (SIZES, "7H7D+2", "7C 7S", True),
        (changed(SIZES, wild_ends_size=False), "7H7D+2", "2C", False),
        (changed(SIZES, wild_ends_size=False), "7H7D+2", "2C 2D", True),
    ],
)
def test_d16_the_number_of_cards_binds(rules: Rules, pile: str, cards: str, expected: bool) -> None:
    """D16, D16b, C-20: after two cards the next play needs two or more and has to beat them."""
    assert may_lay(rules, pile, cards) is expected


def test_c_24_two_resets_end_the_binding() -> None:
    """C-24, D16b: two 2s are one reset and bind nothing, unless wild ranks bind by their number."""
    seats = ("2C 2D 9C/KC", OTHER)
    one, other = (
        played(position(rules, *seats, pile="7H7D+2", stock="AC"), "play 2C 2D")
        for rules in (SIZES, changed(SIZES, wild_ends_size=False))
    )

    assert (one.pile[-1].bound, other.pile[-1].bound) == (0, 2)
    assert refused(position(SIZES, "8C 9D", OTHER, pile="7H7D+2"), "play 8C") is Reason.TOO_FEW


def test_d16_a_mimic_binds_as_what_it_is_named() -> None:
    """D16, R11: two jokers named 2 bind nothing; named king they bind two cards."""
    rules = with_jokers(
        Power(rank=TWO, wild=True), Power(rank=JOKER, mimic=(TWO, Rank.KING)), match_size=MatchSize.AT_LEAST
    )
    state = position(rules, "JK JK 9C/KC", OTHER, pile="7H", stock="AC")

    assert played(state, "play JK JK", "name 2").pile[-1].bound == 0
    assert played(state, "play JK JK", "name K").pile[-1].bound == 2


def test_c_22_a_run_is_no_escape() -> None:
    """C-22 g, D17: a run that goes by its lowest card binds nobody, though its highest alone would not go."""
    rules = with_powers(Power(rank=Rank.FIVE, follow=Follow.AT_MOST), pair_escape=True, runs=3)
    state = position(rules, "4C 5D 6S/KC", OTHER, pile="5H", stock="AC")

    assert played(state, "play 4C 5D 6S").pile[-1].bound == 0


FINISH: list[tuple[Finish, str, str, bool]] = [
    (Finish.ANY, "TC", "9H", True),
    (Finish.NO_BURN, "TC", "9H", False),
    (Finish.NO_BURN, "7C", "7H 7D 7S", False),
    (Finish.NO_BURN, "2C", "9H", True),
    (Finish.NO_SPECIAL, "TC", "9H", False),
    (Finish.NO_SPECIAL, "2C", "9H", False),
    (Finish.NO_SPECIAL, "JC", "9H", True),
    (Finish.NO_SPECIAL, "7C", "7H 7D 7S", True),
]


@pytest.mark.parametrize(("finish", "card", "pile", "expected"), FINISH)
def test_c_55_a_last_card_may_be_forbidden(finish: Finish, card: str, pile: str, expected: bool) -> None:
    """C-55, D51: the play is illegal as the last one; its holder takes the pile, if nothing else goes."""
    state = position(changed(CLASSIC, finish=finish), card, OTHER, pile=pile)
    forced = position(changed(CLASSIC, finish=finish, pickup=Pickup.FORCED), card, OTHER, pile=pile)

    assert (f"play {card}" in legal_texts(state)) is expected
    assert ("take" in legal_texts(forced)) is not expected
    assert expected or refused(state, f"play {card}") is Reason.LAST_CARD


def test_c_55_the_card_on_top_tells_whether_a_last_play_burns() -> None:
    """C-55, R15: a single card that burns lies on top of its rank, wherever it is sorted, and decides."""
    for suit, burning, plain in ((Suit.CLUBS, "7C", "7D"), (Suit.SPADES, "7S", "7D")):
        rules = with_powers(Power(rank=SEVEN, suit=suit, burn=True), finish=Finish.NO_BURN)
        state = position(rules, f"{burning} {plain}", OTHER, pile="6H")
        more = position(rules, f"{burning} {plain} KC", OTHER, pile="6H")

        assert sorted(legal_texts(state)) == sorted([f"play {burning}", f"play {plain}", "take"])
        assert refused(state, f"play {burning} {plain}") is Reason.LAST_CARD
        assert refused(state, f"play {plain} {burning}") is Reason.LAST_CARD
        assert played(more, f"play {burning} {plain}").pile == (), "it burns where it is not the last"


def test_c_55_a_plain_card_on_top_of_a_burning_rank_saves_a_last_play() -> None:
    """C-55, R15: the other way round, a plain single card on top of sevens that burn lets them finish."""
    powers = (Power(rank=SEVEN, burn=True), Power(rank=SEVEN, suit=Suit.CLUBS))
    state = position(with_powers(*powers, finish=Finish.NO_BURN), "7C 7D", OTHER, "KC", pile="6H")

    assert "play 7C 7D" in legal_texts(state)
    assert played(state, "play 7D 7C").out == (0,)
    assert refused(position(state.table.rules, "7D 7H", OTHER, pile="6H"), "play 7D 7H") is Reason.LAST_CARD


def test_c_55_blind_cards_are_exempt() -> None:
    """C-55: a blind card may be the last whatever it is; so may a special one with other cards left."""
    rules = changed(CLASSIC, finish=Finish.NO_SPECIAL)

    assert played(position(rules, "//TC", OTHER, "8C 8D", pile="9H"), "flip 0").out == (0,)
    assert "play TC" in legal_texts(position(rules, "TC/KC", OTHER, pile="9H"))
    assert legal_texts(position(rules, "TC", OTHER)) == ["play TC"], "nothing else is left on an empty pile"
