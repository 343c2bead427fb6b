"""Why a move is refused: each reason, and that a refusal knows no hidden card."""

from collections.abc import Callable
from typing import Any

import pytest

from shithead.cards import Rank, parse_card
from shithead.engine.check import check, is_legal
from shithead.engine.moves import Flip, PickUp, Play
from shithead.engine.state import Duty, DutyKind, State
from shithead.errors import IllegalMove, Reason
from shithead.rules.powers import Power
from shithead.rules.values import Fee, Finish, Follow, Gamble, LayOff, MatchSize, OutOfTurn, Swapping
from tests.engine.tables import (
    CLASSIC,
    IDIOT,
    TABLETOP,
    changed,
    dealt,
    legal_texts,
    played,
    position,
    refused,
    with_jokers,
    with_powers,
)

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"


def swapping() -> State:
    """A game whose seats have not swapped yet."""
    return dealt(CLASSIC, "3C 4D 2H/TS KD 5C/7C 7D 7H", "9D JD QD/KC 9C 4H/8C 8D 8H")


def calling_seats() -> State:
    """No 3 face up, one in the hand of seat 0."""
    return played(swapping(), "0 ready", "1 ready")


def hand(cards: str, pile: str = "9H", stock: str = "") -> State:
    """Seat 0 of the first preset plays from the hand."""
    return position(CLASSIC, f"{cards}/KC/QC", OTHER, pile=pile, stock=stock)


def row(cards: str, pile: str = "9H") -> State:
    """Seat 0 of the first preset plays from the row."""
    return position(CLASSIC, f"/{cards}/QC", OTHER, pile=pile)


def blind(cards: str = "QC 6D", pile: str = "9H") -> State:
    """Seat 0 of the first preset turns blind cards."""
    return position(CLASSIC, f"//{cards}", OTHER, pile=pile)


def strict(seat: str, pile: str) -> State:
    """Seat 0 plays by the rules with the strict row and the pair escape."""
    return position(TABLETOP, seat, OTHER, pile=pile)


ONE_OF = Power(rank=Rank.NINE, follow=Follow.ONE_OF, follow_ranks=(Rank.TWO,))
BLOCKED = Power(rank=Rank.FOUR, wild=True, blocked_by=(Rank.NINE,))
LAST = changed(CLASSIC, finish=Finish.NO_SPECIAL)


def house(
    *powers: Power,
    seat: str = "9S 9D KS 4S/KC/QC",
    pile: str = "9H",
    stock: str = "",
    duty: Duty | None = None,
    ready: tuple[bool, ...] = (False, False),
    **fields: Any,
) -> State:
    """Seat 0 plays on a 9 by rules of the house."""
    rules = with_powers(*powers, **fields)
    return position(rules, seat, OTHER, pile=pile, stock=stock, duty=duty, ready=ready)


def covering_gambler() -> State:
    """Seat 0 has to cover a card, where the stock may be turned."""
    return house(stock_gamble=Gamble.ANY_TIME, stock="AC", duty=Duty(DutyKind.COVER))


def laying_off() -> State:
    """Cards are laid off on rows before play."""
    rules = with_powers(swap=Swapping.NONE, lay_off=LayOff.OWN_ROW)
    return dealt(rules, "4C/KC", "5C/KD", stock="AC")


def mimicking() -> State:
    """Seat 0 has a joker that may be named king or 7."""
    rules = with_jokers(Power(rank=Rank.JOKER, mimic=(Rank.SEVEN, Rank.KING)))
    return position(rules, "JK 4C/KC", OTHER, pile="6H")


REFUSALS: list[tuple[Reason, Callable[[], State], str]] = [
    (Reason.GAME_OVER, lambda: played(position(CLASSIC, "JS", "4D", pile="9H"), "play JS"), "1 play 4D"),
    (Reason.WRONG_PHASE, swapping, "0 play 3C"),
    (Reason.WRONG_PHASE, calling_seats, "0 play 3C"),
    (Reason.WRONG_PHASE, calling_seats, "0 swap 3C KD"),
    (Reason.WRONG_PHASE, lambda: hand("9S"), "call"),
    (Reason.WRONG_PHASE, lambda: hand("9S"), "swap 9S KC"),
    (Reason.WRONG_PHASE, swapping, "0 call"),
    (Reason.WRONG_PHASE, swapping, "0 pass"),
    (Reason.NOT_YOUR_TURN, lambda: hand("9S"), "1 play 4C"),
    (Reason.NOT_YOUR_TURN, lambda: hand("9S"), "1 take"),
    (Reason.ALREADY_READY, lambda: played(swapping(), "0 ready"), "0 ready"),
    (Reason.ALREADY_READY, lambda: played(swapping(), "0 ready"), "0 swap 3C KD"),
    (Reason.NOT_READY, swapping, "0 unready"),
    (Reason.ALREADY_ANSWERED, lambda: played(calling_seats(), "0 pass"), "0 call"),
    (Reason.RANK_NOT_HELD, calling_seats, "1 call"),
    (Reason.CARD_NAMED_TWICE, lambda: hand("9S 4D"), "play 9S 9S"),
    (Reason.NOT_HELD, lambda: hand("9S 4D"), "play 9D"),
    (Reason.NOT_HELD, lambda: hand("9S 4D"), "play QC"),
    (Reason.NOT_HELD, lambda: hand("9S 4D"), "play 4C"),
    (Reason.NOT_HELD, lambda: row("8D 7D"), "take 9S"),
    (Reason.NOT_HELD, lambda: row("8D 7D"), "take QC"),
    (Reason.MIXED_RANKS, lambda: hand("9S JD"), "play 9S JD"),
    (Reason.HAND_FIRST, lambda: hand("9S 4D"), "play KC"),
    (Reason.HAND_FIRST, lambda: hand("KS 4D"), "play KS KC"),
    (Reason.HAND_FIRST, lambda: hand("9S 4D"), "flip 0"),
    (Reason.FACE_UP_FIRST, lambda: row("KD"), "flip 0"),
    (Reason.BLIND_ONLY, blind, "play QC"),
    (Reason.BLIND_ONLY, blind, "take"),
    (Reason.NO_SUCH_SLOT, blind, "flip 2"),
    (Reason.TOO_LOW, lambda: hand("8S 4D"), "play 8S"),
    (Reason.TOO_LOW, lambda: row("8S 4D"), "play 4D"),
    (Reason.NOT_ABOVE, lambda: strict("/9S KD/QC", "9H"), "play 9S"),
    (Reason.TOO_HIGH, lambda: position(IDIOT, "6S 4D/KC/QC", OTHER, pile="KH 5S"), "play 6S"),
    (Reason.SET_NOT_BEATEN, lambda: strict("AS 4D 4H/KC/QC", "KD 5H5C+2"), "play AS"),
    (Reason.SET_NOT_BEATEN, lambda: strict("AS 4D 4H/KC/QC", "KD 5H5C+2"), "play 4D 4H"),
    (Reason.PAIR_NOT_NEEDED, lambda: strict("AS 4D 4H/KC/QC", "KD"), "play 4D 4H"),
    (Reason.NOT_A_COMPLETION, lambda: jump("7C 8D", "7H 7D"), "1 play 7C"),
    (Reason.PILE_EMPTY, lambda: hand("9S 4D", pile=""), "take"),
    (Reason.PILE_EMPTY, lambda: row("9S 4D", pile=""), "take 9S"),
    (Reason.MUST_PLAY, lambda: strict("AS 4D/KC/QC", "KD"), "take"),
    (Reason.FEE_DUE, lambda: row("8D 7D"), "take"),
    (Reason.NO_FEE_DUE, lambda: hand("8D 7D"), "take KC"),
    (Reason.NO_FEE_DUE, lambda: strict("/8D 7S/QC", "KD"), "take 8D"),
    (Reason.GAMBLE_OFF, lambda: hand("9S", stock="4D"), "gamble"),
    (Reason.STOCK_EMPTY, lambda: position(IDIOT, "9S", OTHER, pile="KH"), "gamble"),
    (Reason.NOTHING_TO_PASS, lambda: hand("9S"), "pass"),
    (Reason.NOT_BELOW, lambda: house(Power(rank=Rank.NINE, follow=Follow.BELOW)), "play 9S"),
    (Reason.NOT_ONE_OF, lambda: house(ONE_OF), "play 9S"),
    (Reason.NOT_THE_SAME, lambda: house(Power(rank=Rank.NINE, follow=Follow.SAME)), "play KS"),
    (Reason.TOO_FEW, lambda: house(match_size=MatchSize.AT_LEAST, pile="8H8D+2"), "play 9S"),
    (Reason.TOO_MANY, lambda: house(set_max=1), "play 9S 9D"),
    (Reason.ONE_AT_A_TIME, lambda: house(row_sets=False, seat="/9S 9D/QC"), "play 9S 9D"),
    (Reason.NOT_A_RUN, lambda: house(runs=3), "play 9S KS"),
    (Reason.NEEDS_PARTNER, lambda: house(Power(rank=Rank.KING, mirror=True)), "play KS"),
    (Reason.NOT_ON_EMPTY, lambda: house(Power(rank=Rank.KING, not_on_empty=True), pile=""), "play KS"),
    (Reason.NOT_ON_THIS, lambda: house(Power(rank=Rank.KING, goes_on=(Rank.TWO,))), "play KS"),
    (Reason.BLOCKED, lambda: house(BLOCKED), "play 4S"),
    (Reason.ONLY_ON_LOWER, lambda: house(Power(rank=Rank.NINE, lower_only=True)), "play 9S"),
    (Reason.WRONG_LEAD, lambda: house(pile="", duty=Duty(DutyKind.LEAD, rank=Rank.NINE)), "play KS"),
    (Reason.ONLY_DRAWN, lambda: house(duty=Duty(DutyKind.MATCH, rank=Rank.NINE, count=1)), "play KS"),
    (Reason.MUST_PASS, lambda: house(duty=Duty(DutyKind.MATCH, rank=Rank.NINE, count=1)), "take"),
    (Reason.MUST_COVER, lambda: house(duty=Duty(DutyKind.COVER)), "take"),
    (Reason.LAST_CARD, lambda: position(LAST, "TC", OTHER, pile="9H"), "play TC"),
    (Reason.WRONG_FEE, lambda: house(pickup_fee=Fee.LOWEST, seat="/4S 5S/QC"), "take 5S"),
    (Reason.BLIND_IN_ORDER, lambda: house(blind_in_order=True, seat="//4S 5S"), "flip 1"),
    (Reason.NOT_STUCK, lambda: house(stock_gamble=Gamble.WHEN_STUCK, stock="AC"), "gamble"),
    (Reason.NO_GAMBLE_NOW, covering_gambler, "gamble"),
    (Reason.SWAP_OVER, lambda: house(swap=Swapping.FIRST_TURN, ready=(True, False)), "swap 9S KC"),
    (Reason.NOTHING_TO_LAY_ON, laying_off, "0 lay 4C on 0"),
    (Reason.NOT_HELD, laying_off, "0 lay 9C on 0"),
    (Reason.CHOOSE_FIRST, lambda: played(mimicking(), "play JK"), "take"),
    (Reason.RANK_NOT_OPEN, lambda: played(mimicking(), "play JK"), "name Q"),
    (Reason.NOT_A_CHOICE, lambda: played(mimicking(), "play JK"), "lower"),
    (Reason.WRONG_PHASE, mimicking, "name K"),
]


def jump(cards: str, pile: str) -> State:
    """Seat 1 holds some cards where sets may be completed at any time."""
    return position(
        changed(TABLETOP, out_of_turn=OutOfTurn.COMPLETE), "4S 5S/KC/QC", f"{cards}/KS/QS", pile=pile
    )


@pytest.mark.parametrize(("reason", "build", "move"), REFUSALS)
def test_a_refusal_names_the_rule(reason: Reason, build: Callable[[], State], move: str) -> None:
    """Each forbidden move is refused for the rule that forbids it."""
    assert reason is refused(build(), move)


def test_a_play_needs_cards() -> None:
    """A play without cards, which has no text, is refused."""
    with pytest.raises(IllegalMove) as caught:
        check(hand("9S"), 0, Play(()))

    assert caught.value.reason is Reason.NO_CARDS


def test_every_reason_is_tested() -> None:
    """The list above, with the play of no cards, has each reason at least once."""
    assert {reason for reason, _, _ in REFUSALS} | {Reason.NO_CARDS} == set(Reason)


@pytest.mark.parametrize("slot", [-1, 2, 100])
def test_slots_count_from_zero(slot: int) -> None:
    """A slot below zero or behind the last face-down card does not exist."""
    assert not is_legal(blind(), 0, Flip(slot))
    assert is_legal(blind(), 0, Flip(1))


def test_details_say_what_had_to_be_beaten() -> None:
    """A refusal carries what a sentence about it needs: ranks by their letters, numbers of cards."""
    with pytest.raises(IllegalMove) as low:
        check(hand("8S 4D"), 0, Play((parse_card("8S"),)))
    with pytest.raises(IllegalMove) as bound:
        check(strict("AS 4D 4H/KC/QC", "KD 5H5C+2"), 0, Play((parse_card("AS"),)))

    assert low.value.details == {"rank": "8", "needed": "9"}
    assert bound.value.details == {"rank": "A", "needed": "5", "count": 1, "needed_count": 2}


def test_classic_80_verdicts_carry_no_language() -> None:
    """classic-80: a refusal is a code with ranks and numbers, so every language judges alike."""
    for reason, build, move in REFUSALS:
        state = build()
        assert reason.value.isascii()
        assert reason.value == reason.value.lower().replace(" ", "_")
        assert reason is refused(state, move)


def test_c_44_an_empty_pile_is_not_picked_up() -> None:
    """C-44: not from the hand, and not from the row in order to move a face-up card to the hand."""
    assert refused(hand("9S 4D", pile=""), "take") is Reason.PILE_EMPTY
    assert refused(row("9S 4D", pile=""), "take 4D") is Reason.PILE_EMPTY
    assert all(not text.startswith("take") for text in legal_texts(row("9S 4D", pile="")))


@pytest.mark.parametrize("fee", ["TD", "KD", "9S"])
def test_c_45_the_fee_has_no_effect(fee: str) -> None:
    """C-45: the fee goes along to the hand, be it a 10, a card that beats, or the fourth of a rank."""
    state = row("TD KD 9S", pile="9H 9D 9C")
    after = played(state, f"take {fee}")

    assert {card.text for card in after.hands[0]} == {fee, "9H", "9D", "9C"}
    assert after.burned == ()
    assert after.turn == 1
    assert len(after.face_up[0]) == 2


def test_c_45_the_fee_is_one_card() -> None:
    """C-45: there is one pick-up for each card of the row, and none with two."""
    state = row("8D 8C 7D")

    assert [text for text in legal_texts(state) if text.startswith("take")] == [
        "take 7D",
        "take 8C",
        "take 8D",
    ]


def test_c_46_the_fee_is_due_from_the_row_only() -> None:
    """C-46: from the hand no card goes along; in the blind stage the turned card does by itself."""
    assert is_legal(hand("8D 7D"), 0, PickUp())
    assert not is_legal(hand("8D 7D"), 0, PickUp((parse_card("KC"),)))
    assert len(played(blind("6D QC"), "flip 0").hands[0]) == 2


def test_c_47_only_a_burn_lets_the_turn_go_on_from_the_row() -> None:
    """C-47: an ordinary play with the last hand card ends the turn; a burning one does not."""
    ordinary = position(CLASSIC, "JS/KC/QC", OTHER, pile="9H")
    burning = position(CLASSIC, "TS/KC/QC", OTHER, pile="9H")

    assert played(ordinary, "play JS").turn == 1
    assert legal_texts(played(burning, "play TS")) == ["play KC"]


def test_c_48_last_hand_card_and_row_do_not_mix() -> None:
    """C-48: a turn that begins with hand cards uses the hand only."""
    assert refused(position(CLASSIC, "KS/KC/QC", OTHER, pile="9H"), "play KS KC") is Reason.HAND_FIRST


def test_c_49_an_emptied_hand_refills_while_there_is_stock() -> None:
    """C-49: the row stays closed; who has emptied the hand draws, and is not out."""
    state = position(CLASSIC, "KS/KC/QC", OTHER, pile="9H", stock="4D 4H 4S")
    bare = position(CLASSIC, "KS", OTHER, pile="9H", stock="4D 4H 4S")

    assert [card.text for card in played(state, "play KS").hands[0]] == ["4D", "4H", "4S"]
    assert played(bare, "play KS").out == ()


def test_c_50_in_the_blind_stage_one_turns() -> None:
    """C-50: the pile cannot be taken without turning a card."""
    assert legal_texts(blind()) == ["flip 0", "flip 1"]
    assert refused(blind(), "take") is Reason.BLIND_ONLY


def test_c_51_one_blind_card_a_play() -> None:
    """C-51: equal blind cards are turned one at a time; a second play of theirs is another turn."""
    state = blind("QC QD")

    assert played(state, "flip 0").turn == 1
    assert len(played(state, "flip 0").face_down[0]) == 1


def test_every_spelling_of_a_play_is_taken() -> None:
    """Which suits are laid, and in which order, is the player's choice."""
    state = hand("9S 9C 9D 4D", pile="8H")
    spellings = ["9S", "9C", "9D", "9S 9C", "9C 9S", "9D 9S 9C"]

    assert all(is_legal(state, 0, Play(tuple(map(parse_card, text.split())))) for text in spellings)
    assert [text for text in legal_texts(state) if "9" in text] == ["play 9C", "play 9C 9D", "play 9C 9D 9S"]


def test_a_refusal_says_that_a_pair_would_do() -> None:
    """C-22 a: who holds nothing that beats is told in the refusal that the pair escape is open."""
    stuck = position(TABLETOP, "5H 5D 9C", OTHER, pile="KD")
    beating = position(TABLETOP, "5H 5D KC 9C", OTHER, pile="KD")

    with pytest.raises(IllegalMove) as open_escape:
        check(stuck, 0, Play((parse_card("9C"),)))
    with pytest.raises(IllegalMove) as closed_escape:
        check(beating, 0, Play((parse_card("9C"),)))
    assert open_escape.value.details == {"rank": "9", "needed": "K", "escape": 1}
    assert closed_escape.value.details == {"rank": "9", "needed": "K"}
