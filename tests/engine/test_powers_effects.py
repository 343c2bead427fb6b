"""What a card does when it is laid: the powers that say so, one by one, and the rules on how they count."""

import pytest

from shithead.cards import Rank, Suit
from shithead.engine.events import CardsLeft, Given, PickedUp, Reversed, Skipped, Targeted
from shithead.engine.state import Phase, State
from shithead.errors import Reason
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Again, Finish, Follow, Give, GivenThen, Replay
from tests.engine.tables import (
    OTHER,
    changed,
    happened,
    legal_texts,
    pile_of,
    played,
    position,
    refused,
    shown,
    with_jokers,
    with_powers,
)

THREE, EIGHT, JACK, JOKER = Rank.THREE, Rank.EIGHT, Rank.JACK, Rank.JOKER
SKIP = Power(rank=EIGHT, skip=1)
TURN = Power(rank=EIGHT, reverse=True)


def eights(rules: Rules, seats: int = 4, cards: str = "8C 8D 8H", **fields: object) -> State:
    """Seat 0 lays eights on a 7; the others hold cards of all kinds."""
    others = ["4C 5C 9C/3C/3D", "4D 5D 9D/3H/3S", "4H 5H 9H/6C/6D", "4S 5S 9S/6H/6S"]
    return position(rules, f"{cards} KC/QC/QD", *others[: seats - 1], pile="7H", **fields)  # type: ignore[arg-type]


SKIPS: list[tuple[str, Rules, int, str, int]] = [
    ("R6 one seat", with_powers(SKIP), 4, "8C", 2),
    ("R6a two cards, two seats", with_powers(SKIP), 4, "8C 8D", 3),
    ("R6a skip as one", with_powers(SKIP, skip_once=True), 4, "8C 8D", 2),
    ("R6 two seats a card", with_powers(Power(rank=EIGHT, skip=2)), 4, "8C", 3),
    ("C-25 two players, one 8", with_powers(SKIP), 2, "8C", 0),
    ("C-25 two players, two 8s", with_powers(SKIP), 2, "8C 8D", 1),
    ("C-25 two 8s, own seat left out", with_powers(SKIP, skip_passes_self=True), 2, "8C 8D", 0),
    ("C-26 three players, two 8s", with_powers(SKIP), 3, "8C 8D", 0),
    ("C-26 the same, own seat left out", with_powers(SKIP, skip_passes_self=True), 3, "8C 8D", 0),
    ("C-26 three players, three 8s", with_powers(SKIP), 3, "8C 8D 8H", 1),
    ("C-26 three 8s, own seat left out", with_powers(SKIP, skip_passes_self=True), 3, "8C 8D 8H", 2),
    ("R7 the other way", with_powers(TURN), 4, "8C", 3),
    ("C-28 two cancel out", with_powers(TURN), 4, "8C 8D", 1),
    ("C-28 R7a two count once", with_powers(TURN, reverse_once=True), 4, "8C 8D", 3),
    ("C-28 three turn round", with_powers(TURN), 4, "8C 8D 8H", 3),
    ("C-27 two players, nothing changes", with_powers(TURN), 2, "8C", 1),
    ("R7b two players, a skip", with_powers(TURN, reverse_two_skips=True), 2, "8C", 0),
    ("R7b two reversals, two skips", with_powers(TURN, reverse_two_skips=True), 2, "8C 8D", 1),
    ("R7b not with three", with_powers(TURN, reverse_two_skips=True), 3, "8C", 2),
    ("R6 and R7 together", with_powers(Power(rank=EIGHT, skip=1, reverse=True)), 4, "8C", 2),
    ("R6 pair_skips", changed(with_powers(), pair_skips=True), 4, "8C 8D", 2),
    ("R6 pair_skips and a skip card", with_powers(SKIP, pair_skips=True), 4, "8C 8D", 0),
]


@pytest.mark.parametrize(
    ("rules", "seats", "cards", "turn"), [row[1:] for row in SKIPS], ids=[row[0] for row in SKIPS]
)
def test_whose_turn_is_next(rules: Rules, seats: int, cards: str, turn: int) -> None:
    """R6, R6a, R6b, R7, R7a, R7b, C-25 to C-28: skips and reversals count as the reference says."""
    assert played(eights(rules, seats), f"play {cards}").turn == turn


def test_c_25_the_same_player_plays_on_top_of_the_8() -> None:
    """C-25: the pile is not empty; the seat has to beat its own 8, and it is a turn like any other."""
    after = played(eights(with_powers(SKIP), 2), "play 8C")

    assert legal_texts(after) == ["play 8D", "play 8D 8H", "play KC", "take"]
    assert not after.may_pass


def test_skipped_seats_and_reversals_are_told() -> None:
    """R6, R7: each seat that loses its turn has an event, and so has the new direction."""
    assert happened(eights(with_powers(SKIP)), "play 8C 8D")[-2:] == (Skipped(1), Skipped(2))
    assert happened(eights(with_powers(TURN)), "play 8C")[-1] == Reversed(0, clockwise=False)
    assert played(eights(with_powers(TURN), direction=-1), "play 8C").direction == 1


def test_c_29_who_laid_the_card_below_answers_it() -> None:
    """C-29: after a joker that is transparent and reverses, the seat before has to beat its own card."""
    rules = with_jokers(Power(rank=JOKER, wild=True, transparent=True, reverse=True))
    state = position(rules, "9C 4H 5H/KC", "JK 4C 5C/KD", "4D 6D/KH", pile="7H")
    after = played(state, "play 9C", "play JK")

    assert after.turn == 0
    assert refused(after, "play 4H") is Reason.TOO_LOW


def test_c_30_effects_of_a_last_card_act_on_the_others() -> None:
    """C-30, D53: the exiting seat is left out of the count; with out_effects off nobody is skipped."""
    seats = ("8C", "4C 5C", "4D 5D", "4H 5H")
    skipping = position(with_powers(SKIP), *seats, pile="7H")
    without = position(with_powers(SKIP, out_effects=False), *seats, pile="7H")

    assert played(skipping, "play 8C").turn == 2
    assert played(without, "play 8C").turn == 1
    assert played(position(with_powers(SKIP), "8C 8D 8H", *seats[1:], pile="7H"), "play 8C 8D 8H").turn == 1


def test_c_31_a_burn_wins_over_a_skip() -> None:
    """C-31: four 8s burn; nobody is skipped, and the same player goes again."""
    after = played(eights(with_powers(SKIP), cards="8C 8D 8H 8S"), "play 8C 8D 8H 8S")

    assert (after.turn, after.pile) == (0, ())


def test_c_13_a_transparent_card_copies_no_skip_unless_it_says_so() -> None:
    """C-13, R4b: a 3 on an 8 demands what the 8 does; with `copies` it skips as the 8 does, card by card."""
    plain = with_powers(Power(rank=THREE, wild=True, transparent=True), SKIP)
    copying = with_powers(Power(rank=THREE, wild=True, transparent=True, copies=True), SKIP)
    seats = ("3C 3S KC/QC", OTHER, "4D 5D/KD", "4H 5H/KH")

    assert played(position(plain, *seats, pile="8H"), "play 3C").turn == 1
    assert played(position(copying, *seats, pile="8H"), "play 3C").turn == 2
    assert played(position(copying, *seats, pile="8H 3H"), "play 3C 3S").turn == 3
    assert played(position(copying, *seats, pile="9H"), "play 3C").turn == 1


def test_r15_each_card_skips_by_its_own_powers() -> None:
    """R15, R6: of a set with a single card each card counts by itself, whichever lies on top."""
    rules = with_powers(SKIP, Power(rank=EIGHT, suit=Suit.HEARTS, skip=2))

    assert played(eights(rules), "play 8C 8H").turn == 0
    assert played(eights(changed(rules, skip_once=True)), "play 8C 8H").turn == 3


AGAIN: dict[Again, Rules] = {
    kind: with_powers(Power(rank=EIGHT, again=kind)) for kind in Again if kind is not Again.NO
}


def test_r8_cover_any_card_covers() -> None:
    """R8: an 8 that must be covered is covered by any set, even a lower one; no taking, no passing."""
    after = played(eights(AGAIN[Again.COVER], cards="8C 4S"), "play 8C")

    assert legal_texts(after) == ["play 4S", "play KC"]
    assert refused(after, "take") is Reason.MUST_COVER
    assert played(after, "play 4S").turn == 1


def test_r8_beat_the_next_play_is_a_usual_one() -> None:
    """R8: the player has to beat its own 8 or take the pile; with `may` it may pass instead."""
    beat = played(eights(AGAIN[Again.BEAT], cards="8C 4S"), "play 8C")
    may = played(eights(AGAIN[Again.MAY], cards="8C 4S"), "play 8C")

    assert legal_texts(beat) == ["play KC", "take"]
    assert legal_texts(may) == ["play KC", "take", "pass"]
    assert played(may, "pass").turn == 1


@pytest.mark.parametrize("kind", [Again.COVER, Again.BEAT, Again.MAY])
def test_c_56_the_duty_lapses_with_the_last_card(kind: Again) -> None:
    """C-56, R8a: who goes out with an again card is out; or takes the pile where the rules say so."""
    lapses = position(AGAIN[kind], "8C", OTHER, "9C 9D", pile="7H")
    takes = with_powers(Power(rank=EIGHT, again=kind, again_last_takes=True))
    after = played(position(takes, "8C", OTHER, "9C 9D", pile="7H"), "play 8C")

    assert played(lapses, "play 8C").out == (0,)
    assert played(lapses, "play 8C").turn == 1
    assert (after.out, shown(after.hands[0]), after.pile, after.turn) == ((), "7H 8C", (), 1)


def test_r8a_the_pile_is_taken_even_where_last_cards_have_no_effect() -> None:
    """R8a, D53: taking the pile in place of going out is no effect on the others."""
    takes = with_powers(Power(rank=EIGHT, again=Again.BEAT, again_last_takes=True), out_effects=False)

    assert played(position(takes, "8C", OTHER, "9C 9D", pile="7H"), "play 8C").out == ()


def test_r8_a_blind_card_always_covers() -> None:
    """R8: turned in order to cover, a card stays whatever it is."""
    state = position(AGAIN[Again.COVER], "//8C 4S", OTHER, pile="7H")

    assert pile_of(played(state, "flip 0", "flip 0")) == "7H 8C 4S"


GIVES: list[tuple[Give, GivenThen, int, int]] = [
    (Give.NEXT, GivenThen.AFTER_RECEIVER, 1, 2),
    (Give.NEXT, GivenThen.GIVER, 1, 0),
    (Give.PREVIOUS, GivenThen.AFTER_RECEIVER, 3, 0),
    (Give.PREVIOUS, GivenThen.GIVER, 3, 0),
]


@pytest.mark.parametrize(("gives", "then", "receiver", "turn"), GIVES)
def test_r9_the_pile_is_given_away(gives: Give, then: GivenThen, receiver: int, turn: int) -> None:
    """R9, R9a: the next or the previous seat takes all; then the seat after it plays, or the giver."""
    state = eights(with_powers(Power(rank=EIGHT, gives=gives, given_then=then)))
    after = played(state, "play 8C")

    assert Given(0, receiver, 2) in happened(state, "play 8C")
    assert {"7H", "8C"} <= {card.text for card in after.hands[receiver]}
    assert (after.pile, after.turn) == ((), turn)


def test_c_54_only_seats_that_are_in_are_given_cards() -> None:
    """C-54, R9: the giver chooses among the others that are in, never itself, never a seat that is out."""
    rules = with_powers(Power(rank=EIGHT, gives=Give.CHOSEN))
    state = position(rules, "8C 4S/KC", "4C 5C", "", "4D 5D", pile="7H")
    asked = played(state, "play 8C")

    assert asked.phase is Phase.CHOOSE
    assert legal_texts(asked) == ["choose 1", "choose 3"]
    assert refused(asked, "choose 2") is Reason.NOT_A_CHOICE
    assert shown(played(asked, "choose 3").hands[3]) == "4D 5D 7H 8C"
    assert played(asked, "choose 3").turn == 0


def test_r9_with_one_other_seat_nobody_is_asked() -> None:
    """R9: where only one seat can take the pile, it does at once."""
    state = position(with_powers(Power(rank=EIGHT, gives=Give.CHOSEN)), "8C 4S/KC", OTHER, pile="7H")

    assert played(state, "play 8C").phase is Phase.PLAY
    assert len(played(state, "play 8C").hands[1]) == 5


def test_r10_the_player_chooses_who_is_next() -> None:
    """R10: any other seat that is in; skips do not count on top of that."""
    state = eights(with_powers(Power(rank=EIGHT, target=True, skip=1)))

    assert legal_texts(played(state, "play 8C")) == ["choose 1", "choose 2", "choose 3"]
    assert played(state, "play 8C", "choose 3").turn == 3
    assert Targeted(0, 3) in happened(state, "play 8C", "choose 3")


def test_r5_a_card_may_leave_alone() -> None:
    """R5: its cards leave the game, the pile stays and counts as before; with `gives` the rest goes."""
    leaves = eights(with_powers(Power(rank=EIGHT, leaves=True)))
    gives = eights(with_powers(Power(rank=EIGHT, leaves=True, gives=Give.NEXT)))

    assert pile_of(played(leaves, "play 8C")) == "7H"
    assert shown(played(leaves, "play 8C").burned) == "8C"
    assert any(isinstance(event, CardsLeft) for event in happened(leaves, "play 8C"))
    assert "7H" in shown(played(gives, "play 8C").hands[1])
    assert shown(played(gives, "play 8C").burned) == "8C"


def test_r3d_the_player_says_higher_or_lower() -> None:
    """R3d: the next play is asked for after the card lies there; both answers are always open."""
    state = eights(with_powers(Power(rank=EIGHT, follow=Follow.CHOICE)))
    asked = played(state, "play 8C")

    assert legal_texts(asked) == ["higher", "lower"]
    assert legal_texts(played(asked, "higher")) == ["play 9C", "take"]
    assert legal_texts(played(asked, "lower")) == ["play 4C", "play 5C", "take"]


def test_c_52_choices_of_a_blind_card_are_made_after_it_is_seen() -> None:
    """C-52, D48: the card lies there turned, and its player is asked."""
    state = position(with_powers(Power(rank=EIGHT, follow=Follow.CHOICE)), "//8C 4S", OTHER, pile="7H")

    assert legal_texts(played(state, "flip 0")) == ["higher", "lower"]


def test_r4c_a_mirror_takes_the_rank_of_its_partners() -> None:
    """R4c: a 9 laid with an 8 is an 8, and skips as one; alone it is not laid, nor on partners that fail."""
    rules = with_powers(SKIP, Power(rank=Rank.NINE, mirror=True))
    state = eights(rules, cards="8C 9C 9S")

    assert legal_texts(state) == [
        "play 8C", "play 8C 9C", "play 8C 9C 9S", "play 9C 9S KC", "play 9C KC", "play KC", "take",
    ]  # fmt: skip
    assert played(state, "play 8C 9C").pile[-1].named is EIGHT
    assert played(state, "play 8C 9C").turn == 3
    assert refused(state, "play 9C") is Reason.NEEDS_PARTNER
    assert refused(played(state, "play KC", "take"), "play 9D") is not None


def test_r11_a_mimic_does_what_its_rank_does() -> None:
    """R11: a joker named 8 skips; two of them named together skip twice."""
    rules = with_jokers(SKIP, Power(rank=JOKER, mimic=(Rank.FIVE, EIGHT, JACK)))
    state = eights(rules, cards="JK JK")

    assert played(state, "play JK", "name 8").turn == 2
    assert played(state, "play JK JK", "name 8").turn == 3
    assert played(state, "play JK", "name J").turn == 1


def test_c_42_burning_without_a_replay_passes_the_turn() -> None:
    """C-42, C-43, R5a: with `no` the next seat opens the empty pile; skips of the play do not count."""
    rules = with_powers(Power(rank=EIGHT, wild=True, burn=True), burn_replay=Replay.NO)

    assert (played(eights(rules), "play 8C").turn, played(eights(rules), "play 8C").pile) == (1, ())


def test_d51_ending_on_a_special_card() -> None:
    """D51: with takes_pile the seat takes the pile with its last card, which has no effect."""
    rules = with_powers(SKIP, finish=Finish.TAKES_PILE)
    state = position(rules, "8C", OTHER, "9C 9D", pile="7H")

    assert happened(state, "play 8C")[-1] == PickedUp(0, 2, ())
    assert (played(state, "play 8C").turn, shown(played(state, "play 8C").hands[0])) == (1, "7H 8C")
