"""Dealing, exchanging, laying off and finding the starter by all their values, field by field."""

import pytest

from shithead.cards import JOKER, Rank, parse_card
from shithead.engine.deal import Deal, deal_pack, exchanged, open_game, pack_for
from shithead.engine.events import CallOpened, CardTurned, Exchanged, LaidOff, Swapped, redact
from shithead.engine.legal import acting_seats
from shithead.engine.state import DutyKind, Phase, State
from shithead.engine.view import view
from shithead.errors import Reason
from shithead.notation.cards import parse_cards
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import LayOff, Row, RowUse, Starter, StarterLead, Swapping, Ties
from tests.engine.tables import (
    CLASSIC,
    PLAIN,
    changed,
    dealt,
    everybody_ready,
    happened,
    legal_texts,
    pile_of,
    played,
    refused,
    shown,
    with_jokers,
)

AT_ONCE = changed(PLAIN, swap=Swapping.NONE, starter_call=False)
"""Rules by which play begins with the deal."""


def test_d02_packs_jokers_and_what_is_taken_out() -> None:
    """D02, D03: packs by seats, jokers by seats, ranks left out, cards set aside from the end."""
    rules = changed(
        PLAIN, max_seats=4, packs=(1, 2), jokers=(0, 3), without=(Rank.TWO,), set_aside=(5,), draw_to=(3,)
    )
    deal = deal_pack(rules, pack_for(rules, 3), 3, 0)

    assert (len(pack_for(rules, 2)), len(pack_for(rules, 3)), len(pack_for(rules, 4))) == (48, 99, 99)
    assert pack_for(rules, 3).count(JOKER) == 3
    assert pack_for(rules, 3).count(parse_card("3C")) == 2
    assert len(deal.stock) == 99 - 5 - 27
    assert JOKER not in deal.stock, "the last cards of the pack were set aside"


def test_d02_the_rest_may_be_dealt_into_the_hands() -> None:
    """D02: with deal_rest nothing is left; the dealer's left gets the first card, rows stay as they are."""
    deal = deal_pack(changed(PLAIN, deal_rest=True), pack_for(PLAIN, 3), 3, dealer=0)

    assert [len(hand) for hand in deal.hands] == [11, 12, 11]
    assert {len(row) for row in deal.face_up + deal.face_down} == {3}
    assert deal.stock == ()


def test_d04_numbers_of_cards_by_seats() -> None:
    """D04: six each for two, four for three, three for more; the last number holds on."""
    rules = changed(PLAIN, deal_down=(6, 4, 3), deal_up=(2,), deal_hand=(5, 1))
    sizes = [deal_pack(rules, pack_for(rules, seats), seats, 0) for seats in (2, 3, 4, 5)]

    assert [len(deal.face_down[0]) for deal in sizes] == [6, 4, 3, 3]
    assert [len(deal.face_up[0]) for deal in sizes] == [2, 2, 2, 2]
    assert [len(deal.hands[0]) for deal in sizes] == [5, 1, 1, 1]


SEATS = ("9D JD QD/KD 9C JS/8C", "5D TC 6H/KS 3S 8D/8D", "3D 6S 7D/KH TH 6C/8H")


def test_d05_rows_that_are_chosen_are_shown_to_nobody_else() -> None:
    """D05: until all are ready only the owner sees its row; then all are shown together."""
    state = dealt(changed(PLAIN, row=Row.CHOSEN), *SEATS)

    assert shown(view(state, 1).seats[1].face_up) == "KS 3S 8D"
    assert [seat.face_up for seat in view(state, None).seats] == [(), (), ()]
    assert shown(view(everybody_ready(state), None).seats[1].face_up) == "KS 3S 8D"


def test_d06_exchanging_on_ones_first_turn() -> None:
    """D06: with first_turn only on one's own turn and before one's first move; everybody sees it."""
    state = dealt(changed(AT_ONCE, swap=Swapping.FIRST_TURN, starter=Starter.DEALER_LEFT), *SEATS)
    (swapped,) = happened(state, "swap JD KD")

    assert "swap JD KD" in legal_texts(state)
    assert refused(state, "1 swap 5D KS") is Reason.NOT_YOUR_TURN
    assert redact(swapped, 2) == Swapped(0, parse_card("JD"), parse_card("KD"), shown=True)
    after = played(state, "swap JD KD", "play KD")
    assert refused(after, "0 swap 9D JD") is Reason.SWAP_OVER
    assert played(state, "swap JD KD").decision == state.decision


def test_d06_exchanging_until_ones_first_move() -> None:
    """D06: with until_first_move also when it is another's turn."""
    state = dealt(changed(AT_ONCE, swap=Swapping.UNTIL_FIRST_MOVE, starter=Starter.DEALER_LEFT), *SEATS)

    assert "swap 5D KS" in legal_texts(state, 1)
    assert "swap 5D KS" in legal_texts(played(state, "play JD"), 1)
    assert refused(played(state, "play JD"), "0 swap 9D KD") is Reason.SWAP_OVER
    assert acting_seats(state) == (0,)


def laying_off(lay_off: LayOff, *seats: str, **fields: object) -> State:
    """A game in which cards are laid off at once."""
    return dealt(changed(AT_ONCE, lay_off=lay_off, **fields), *seats, stock="AC AD AH")


def test_d07_cards_are_laid_off_on_rows() -> None:
    """D07: on a card of their rank in one's own row, or in any row, and replaced from the stock."""
    seats = ("KC 9D 4D/KD JC/8C", "4C JD 5D/9H 4H/8D")
    own, any_row = laying_off(LayOff.OWN_ROW, *seats), laying_off(LayOff.ANY_ROW, *seats)

    assert own.phase is Phase.LAY_OFF
    assert legal_texts(own, 0) == ["lay KC on 0", "ready"]
    assert legal_texts(any_row, 0) == ["lay 4D on 1", "lay 9D on 1", "lay KC on 0", "ready"]
    after = played(any_row, "0 lay 9D on 1")
    assert (shown(after.hands[0]), shown(after.face_up[1])) == ("4D KC AC", "9H 4H 9D")
    assert happened(any_row, "0 lay 9D on 1") == (LaidOff(0, parse_card("9D"), 1),)
    assert refused(own, "0 lay 9D on 1") is Reason.NOTHING_TO_LAY_ON
    assert refused(own, "0 lay QD on 0") is Reason.NOT_HELD


def test_d07_the_phase_ends_when_all_are_done() -> None:
    """D07: a seat may take its being done back until the last one is."""
    state = laying_off(LayOff.OWN_ROW, "KC 9D 4D/KD JC/8C", "4C JD 5D/9H 4H/8D")
    waiting = played(state, "0 ready")

    assert legal_texts(waiting, 0) == ["unready"]
    assert refused(waiting, "0 lay KC on 0") is Reason.ALREADY_READY
    assert played(waiting, "0 unready", "0 lay KC on 0", "0 ready", "1 ready").phase is Phase.PLAY


def test_d07_threes_may_be_thrown_on_the_pile() -> None:
    """D07: cards of the first searched rank; they have no effect but what they demand."""
    state = laying_off(LayOff.TO_PILE, "3C 3D 4D/KD/8C", "3H JD 5D/9H/8D", set_burn=(3,))
    after = played(state, "0 lay 3C", "1 lay 3H", "0 lay 3D", "0 ready", "1 ready")

    assert legal_texts(state, 0) == ["lay 3C", "lay 3D", "ready"]
    assert pile_of(after) == "3C 3H 3D"
    assert refused(state, "0 lay 4D") is Reason.NOTHING_TO_LAY_ON


def test_d07_nobody_lays_off_the_very_last_card() -> None:
    """D07: a seat that would be left without any card keeps its last one, so nobody is out before play."""
    state = dealt(changed(AT_ONCE, lay_off=LayOff.TO_PILE), "3C", "3H JD")

    assert legal_texts(state, 0) == ["ready"]
    assert refused(state, "0 lay 3C") is Reason.LAST_CARD
    assert legal_texts(state, 1) == ["lay 3H", "ready"]


def test_d07_an_emptied_hand_takes_its_row_where_rows_are_taken() -> None:
    """D07, D41: with the stock gone the row comes to the hand before anybody leads."""
    rules = changed(AT_ONCE, lay_off=LayOff.OWN_ROW, row_use=RowUse.TAKEN)
    state = played(dealt(rules, "KC/KD JC/8C", "4C/9H/8D"), "0 lay KC on 0", "0 ready", "1 ready")

    assert (shown(state.hands[0]), state.face_up[0]) == ("JC KC KD", ())


def test_d08_the_first_card_may_be_turned_from_the_stock() -> None:
    """D08: it lies there without effect, but for what it demands."""
    rules = changed(CLASSIC, max_seats=5, swap=Swapping.NONE, starter=Starter.DEALER_LEFT, start_card=True)
    high = dealt(rules, *SEATS, stock="QC 4C")
    ten = dealt(rules, *SEATS, stock="TC 4C")

    assert (pile_of(high), shown(high.stock)) == ("QC", "4C")
    assert "play JD" not in legal_texts(high)
    assert pile_of(ten) == "TC"
    assert "play JD" in legal_texts(ten)
    _, events = open_game(compile_rules(rules), Deal(high.hands, high.face_up, high.face_down, high.stock), 2)
    assert CardTurned(parse_card("4C")) in events


STARTERS: list[tuple[str, Rules, tuple[str, ...], int]] = [
    ("row as dealt", changed(AT_ONCE, starter=Starter.ROW_AS_DEALT), ("4C/9C 3C", "5C/3D KD", "6C/JC QC"), 0),
    ("C-04 row first dealt", changed(AT_ONCE, starter=Starter.ROW_FIRST_DEALT),
     ("4C/9C 3C", "5C/3D KD", "6C/JC QC"), 1),
    ("hand only", changed(AT_ONCE, starter=Starter.HAND), ("4C/3C", "5C/KD", "3D/JC"), 2),
    ("lowest hand", changed(AT_ONCE, starter=Starter.LOWEST_HAND), ("5C/3C", "9C/KD", "4D/JC"), 2),
    ("lowest hand, the 2 comes last", changed(AT_ONCE, starter=Starter.LOWEST_HAND),
     ("2C/3C", "AC/KD", "2D/4C"), 1),
    ("lowest row", changed(AT_ONCE, starter=Starter.LOWEST_ROW), ("3C/5C", "9C/KD", "4D/4C"), 2),
    ("lowest in hand and row", changed(AT_ONCE, starter=Starter.LOWEST_OPEN), ("5C/9D", "9C/3D", "4D/JC"), 1),
    ("weakest hand", changed(AT_ONCE, starter=Starter.WEAKEST_HAND), ("3C KC/5C", "JC QC/KD", "JD TC/4C"), 2),
    ("weakest hand, powers strongest", changed(CLASSIC, swap=Swapping.NONE, starter=Starter.WEAKEST_HAND),
     ("3C 2C/5C", "KC QC/KD", "AD TC/4C"), 1),
    ("dealer's left", changed(AT_ONCE, starter=Starter.DEALER_LEFT), ("5C", "4C", "3C"), 0),
    ("dealer's right", changed(AT_ONCE, starter=Starter.DEALER_RIGHT), ("5C", "4C", "3C"), 1),
    ("from a higher rank", changed(AT_ONCE, starter=Starter.HAND, starter_from=Rank.FIVE),
     ("3C", "6C", "5C"), 2),
    ("ties: seat", changed(AT_ONCE, starter=Starter.HAND), ("4C 3S", "3C 5C", "3D 6D"), 0),
    ("ties: suit", changed(AT_ONCE, starter=Starter.HAND, starter_ties=Ties.SUIT),
     ("4C 3S", "3C 5C", "3D 6D"), 1),
    ("ties: copies", changed(AT_ONCE, starter=Starter.HAND, starter_ties=Ties.COPIES),
     ("4C 3S", "3C 5C", "3D 3H"), 2),
    ("ties: next rank", changed(AT_ONCE, starter=Starter.HAND, starter_ties=Ties.NEXT_RANK),
     ("KC 3S", "3C 5C", "3D 6H"), 1),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "seats", "turn"), [row[1:] for row in STARTERS], ids=[row[0] for row in STARTERS]
)
def test_who_leads(rules: Rules, seats: tuple[str, ...], turn: int) -> None:
    """D09, D09b, D14, C-04: each way to find the starter, and each way to decide between several."""
    assert dealt(rules, *seats).turn == turn


@pytest.mark.parametrize("starter", [Starter.LEAD_SEAT, Starter.LAST_LOSER, Starter.LOT])
def test_d09_a_starter_that_the_table_names(starter: Starter) -> None:
    """D09: the seat that opened the table, the last loser or one by lot is given with the deal."""
    assert dealt(changed(AT_ONCE, starter=starter), *SEATS, lead=2).turn == 2


def test_d14_the_order_of_suits_is_the_tables_own() -> None:
    """D14: with diamonds lowest the 3 of diamonds decides."""
    order = tuple(parse_card(text).suit for text in ("3D", "3C", "3H", "3S"))
    rules = changed(AT_ONCE, starter=Starter.HAND, starter_ties=Ties.SUIT, suit_order=order)

    assert dealt(rules, "4C 3S", "3C 5C", "3D 6D").turn == 2


def test_d09_hands_are_searched_with_a_call() -> None:
    """D09, C-05: in a search of the hands too, who holds the rank may call it."""
    rules = changed(PLAIN, swap=Swapping.NONE, starter=Starter.HAND)
    state = dealt(rules, "4C/KC", "3C/KD", "3D/KH")

    assert (state.phase, state.call_rank) == (Phase.CALL, Rank.THREE)
    assert played(state, "2 call").turn == 2
    assert played(state, "0 pass", "1 pass", "2 pass").turn == 1
    assert happened(dealt(changed(rules, swap=Swapping.BEFORE_PLAY), "4C/KC", "3C/KD"), "0 ready", "1 ready")[
        -1
    ] == CallOpened(Rank.THREE)


LEADING = changed(AT_ONCE, starter=Starter.HAND)


def test_d10_the_starter_may_have_to_lead_the_rank() -> None:
    """D10, C-06: cards of the rank that decided, any number of them, and nothing else."""
    state = dealt(changed(LEADING, starter_lead=StarterLead.RANK), "3C 3D 4D/KC", "9C/KD")

    assert legal_texts(state) == ["play 3C", "play 3C 3D"]
    assert refused(state, "play 4D") is Reason.WRONG_LEAD
    assert state.duty is not None
    assert state.duty.kind is DutyKind.LEAD
    assert played(state, "play 3D").duty is None


def test_d10_the_starter_may_have_to_lead_the_card() -> None:
    """D10, C-06: the card of the rank with the lowest suit has to be among those laid."""
    state = dealt(changed(LEADING, starter_lead=StarterLead.CARD), "3D 3S 4D 5D/KC", "9C/KD")

    assert legal_texts(state) == ["play 3D", "play 3D 3S"]
    assert refused(state, "play 3S") is Reason.WRONG_LEAD


def test_d10_a_rank_that_is_not_in_the_hand() -> None:
    """D10: found by the row, the starter leads the lowest rank of the hand instead."""
    rules = changed(AT_ONCE, starter=Starter.LOWEST_ROW, starter_lead=StarterLead.RANK)

    assert legal_texts(dealt(rules, "9C 7D/3C", "4C/KD")) == ["play 7D"]


def test_d10_a_run_may_contain_the_led_card() -> None:
    """D10, D17: where runs are laid the first play may be one with the card in it."""
    state = dealt(changed(LEADING, starter_lead=StarterLead.CARD, runs=3), "3D 4D 5D/KC", "9C/KD")

    assert legal_texts(state) == ["play 3D", "play 3D 4D 5D"]


def test_d57_high_cards_are_exchanged_for_low_ones() -> None:
    """D57: the loser's highest go to the winner for its lowest; wild ranks count as highest."""
    rules = with_jokers(Power(rank=Rank.TWO, wild=True), exchange=2)
    before = Deal((parse_cards("2C 4C KC"), parse_cards("5C 6C AC")), ((), ()), ((), ()), ())
    after = exchanged(compile_rules(rules), before, 0, 1)

    assert [sorted(shown(hand).split()) for hand in after.hands] == [["4C", "5C", "6C"], ["2C", "AC", "KC"]]
    assert after.exchange is not None
    assert (shown(after.exchange.given), shown(after.exchange.returned)) == ("KC 2C", "5C 6C")


def test_d57_only_the_two_see_what_was_exchanged() -> None:
    """D57: others learn between whom, and how many cards."""
    event = Exchanged(0, 1, 1, parse_cards("KC"), parse_cards("4C"))

    assert redact(event, 0) == redact(event, 1) == event
    assert redact(event, 2) == redact(event, None) == Exchanged(0, 1, 1, (), ())
