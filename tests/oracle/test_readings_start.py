"""The oracle finds the starter by the rulings of the catalogue, deals, and exchanges cards."""

import pytest

from shithead.cards import Rank, Suit
from shithead.rules.model import Rules
from shithead.rules.values import Starter, Ties
from tests.oracle.starting import Leader, Start, deal, exchange, who_leads
from tests.oracle.tables import classic, house, power, zones


def start(
    rules: Rules, hands: str, rows: str = "", *, dealt: str | None = None, last_loser: int | None = None
) -> Start:
    """A table where seat 0 dealt; the rows lie as dealt, if not told otherwise."""
    seats = len(hands.split("/"))
    lying = zones(rows, seats)
    return Start(
        rules,
        0,
        lying if dealt is None else zones(dealt, seats),
        lying,
        zones(hands, seats),
        lot=1,
        last_loser=last_loser,
        lead_seat=2,
    )


@pytest.mark.parametrize(
    ("table", "leader"),
    [
        pytest.param(
            start(classic(), "4C/4D/4S", "2C/TC/5C"), Leader(1, "4", [0, 1, 2]), id="C-01-two-is-skipped"
        ),
        pytest.param(
            start(classic(), "KC/3C/KD", "5C/5D/4S"), Leader(1, "3", [1]), id="C-02-one-rank-at-a-time"
        ),
        pytest.param(start(classic(), "KC/KD/KS", "3C/3D/3S"), Leader(1, "3"), id="D09-from-the-left"),
        pytest.param(
            start(classic(), "KC/3D/KS", "5C/5D/3S", dealt="5C/3D/5S"), Leader(1, "3"), id="C-03-as-dealt"
        ),
        pytest.param(
            start(classic(starter=Starter.ROW_AT_START), "KC/3D/KS", "5C/5D/3S", dealt="5C/3D/5S"),
            Leader(2, "3"),
            id="C-03-at-start",
        ),
        pytest.param(start(classic(), "KC/KD/KS", "9C 4C/5C 3C/3D 5D"), Leader(1, "3"), id="C-04-seat-order"),
        pytest.param(
            start(classic(starter=Starter.ROW_FIRST_DEALT), "KC/KD/KS", "9C 4C/5C 3C/3D 5D"),
            Leader(2, "3"),
            id="C-04-time-order",
        ),
        pytest.param(start(classic(), "3C/3D/KS", "9C/5C/4D"), Leader(1, "3", [0, 1]), id="C-05-call"),
        pytest.param(start(classic(starter_call=False), "3C/3D/KS"), Leader(1, "3"), id="C-05-no-call"),
        pytest.param(
            start(classic(starter=Starter.HAND, starter_call=False), "KC/4D/3S", "3C/5C/4C"),
            Leader(2, "3"),
            id="D09-hand",
        ),
        pytest.param(
            start(house(starter=Starter.LOWEST_HAND, starter_from=Rank.FOUR), "2C/5D/KS"),
            Leader(1, "5"),
            id="D09b-round-the-ladder",
        ),
        pytest.param(
            start(classic(starter=Starter.LOWEST_ROW), "3C/3D/3S", "KC/TC/QC"), Leader(2, "Q"), id="D09-row"
        ),
        pytest.param(
            start(classic(starter=Starter.LOWEST_OPEN), "5C/KD/KS", "KC/TC/4C"), Leader(2, "4"), id="2.8-open"
        ),
        pytest.param(
            start(classic(starter=Starter.WEAKEST_HAND), "3C 2C/AC KC/AD 4C"), Leader(2), id="D09-weakest"
        ),
        pytest.param(start(classic(starter=Starter.DEALER_LEFT), "3C/4C/5C"), Leader(1), id="D09-left"),
        pytest.param(start(classic(starter=Starter.DEALER_RIGHT), "3C/4C/5C"), Leader(2), id="D09-right"),
        pytest.param(start(classic(starter=Starter.LEAD_SEAT), "3C/4C/5C"), Leader(2), id="D09-lead-seat"),
        pytest.param(start(classic(starter=Starter.LOT), "3C/4C/5C"), Leader(1), id="D09-lot"),
        pytest.param(
            start(classic(starter=Starter.LAST_LOSER), "3C/4C/5C", last_loser=0), Leader(0), id="2.8-loser"
        ),
        pytest.param(start(classic(starter=Starter.LAST_LOSER), "3C/4C/5C"), Leader(1), id="2.8-first-game"),
        pytest.param(start(classic(), "2C/TC/2D"), Leader(1), id="C-01-nothing-found"),
    ],
)
def test_who_leads(table: Start, leader: Leader) -> None:
    """C-01 to C-05 and the values of D09."""
    assert who_leads(table) == leader


@pytest.mark.parametrize(
    ("ties", "hands", "seat"),
    [
        pytest.param(Ties.SEAT, "3C 4C/3H 9C/3D 3S", 1, id="D09-seat"),
        pytest.param(Ties.SUIT, "3C 4C/3D 9C/3H 3S", 2, id="D14-suit"),
        pytest.param(Ties.COPIES, "3C 4C/3H 9C/3D 3S", 2, id="2.8-copies"),
        pytest.param(Ties.NEXT_RANK, "3C 5C/3H 9C/3D 4S", 2, id="2.8-next-rank"),
        pytest.param(Ties.NEXT_RANK, "3C/3H 9C/3D 4S", 0, id="2.8-fewer-cards"),
    ],
)
def test_who_leads_of_several(ties: Ties, hands: str, seat: int) -> None:
    """D09, D14: the order of the suits is hearts, clubs, spades, diamonds here."""
    order = (Suit.HEARTS, Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)
    rules = classic(starter=Starter.LOWEST_HAND, starter_ties=ties, suit_order=order)

    assert who_leads(start(rules, hands)) == Leader(seat, "3")


def test_cards_are_dealt_one_at_a_time_from_the_left() -> None:
    """D04, D02: face-down cards, rows, hands; the last cards aside, the rest to the hands where wished."""
    pack = [str(number) for number in range(10)]
    rules = house(deal_down=(1,), deal_up=(1,), deal_hand=(1,), set_aside=(1,))
    found = deal(rules, 2, 0, pack)
    whole = deal(house(deal_down=(1,), deal_up=(1,), deal_hand=(1,), deal_rest=True), 2, 0, pack)

    assert (found.blind, found.rows, found.hands) == ([["1"], ["0"]], [["3"], ["2"]], [["5"], ["4"]])
    assert (found.stock, found.aside) == (["6", "7", "8"], ["9"])
    assert (whole.hands, whole.stock) == ([["5", "7", "9"], ["4", "6", "8"]], [])


def test_the_loser_gives_its_best_cards() -> None:
    """D57: wild cards are the highest, then those outside the ladder; the winner gives its lowest back."""
    rules = classic(power("JK"), exchange=2)
    after, given, got = exchange(rules, [["3C", "KC", "AC"], ["2C", "JK", "AD", "4D"]], winner=0, loser=1)

    assert (given, got) == (["2C", "JK"], ["3C", "KC"])
    assert (sorted(after[0]), sorted(after[1])) == (["2C", "AC", "JK"], ["3C", "4D", "AD", "KC"])
