"""Dealing: the pack, the order of the cards, what is left as stock."""

from collections import Counter
from random import Random

import pytest

from shithead.cards import JOKER, PACK, Card
from shithead.engine.deal import Deal, deal, deal_pack, pack_for, shuffle
from shithead.engine.events import Dealt
from shithead.errors import RulesError
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.rules.values import Swapping
from tests.engine.tables import (
    CLASSIC,
    IDIOT,
    TABLETOP,
    changed,
    everybody_ready,
    pile_of,
    played,
    position,
    shown,
)


@pytest.mark.parametrize(("seats", "stock"), [(2, 34), (3, 25), (4, 16), (5, 7)])
def test_classic_1_up_to_five_players_use_52_cards_without_a_joker(seats: int, stock: int) -> None:
    """classic-1: with up to five players the pack is the 52 cards, and the rest of the deal is the stock."""
    pack = pack_for(CLASSIC, seats)

    assert pack == PACK
    assert {(card.rank, card.suit) for card in pack} == {(card.rank, card.suit) for card in PACK}
    assert len(set(pack)) == 52
    assert JOKER not in pack
    assert len(deal_pack(CLASSIC, pack, seats, 0).stock) == stock


def test_classic_2_with_six_players_the_jokers_stay_in() -> None:
    """classic-2, C-57: six players are dealt all 54 cards, two of them jokers, and there is no stock."""
    pack = pack_for(CLASSIC, 6)
    cards = deal_pack(CLASSIC, pack, 6, 0)

    assert len(pack) == 54
    assert pack.count(JOKER) == 2
    assert cards.stock == ()
    assert {len(zone) for zones in (cards.hands, cards.face_up, cards.face_down) for zone in zones} == {3}


def test_classic_2_without_a_stock_the_row_opens_with_the_empty_hand() -> None:
    """classic-2, C-57: a 10 as third hand card gives a play from the row, though only one round went by."""
    state = position(CLASSIC, "TS/7D KC 4H/3C", "3D/3H/3S", pile="AH")

    after = played(state, "play TS", "play 7D")

    assert after.hands[0] == ()
    assert shown(after.face_up[0]) == "KC 4H"
    assert pile_of(after) == "7D"


def test_c_57_six_seats_cannot_be_dealt_from_52_cards() -> None:
    """C-57: without jokers the pack is too small for six seats of nine cards."""
    with pytest.raises(RulesError) as caught:
        compile_rules(changed(CLASSIC, jokers=(0,)))

    assert caught.value.problems == (("max_seats", "pack_too_small"),)


def picked(pack: tuple[Card, ...], *places: int) -> tuple[Card, ...]:
    """The cards at these places, counted from 1."""
    return tuple(pack[place - 1] for place in places)


def test_classic_4_deal_order_is_down_then_up_then_hand() -> None:
    """classic-4: one card at a time from the dealer's left, face-down first, then face-up, then hands."""
    cards = deal_pack(CLASSIC, PACK, 3, dealer=2)

    assert cards.face_down[0] == picked(PACK, 1, 4, 7)
    assert cards.face_up[0] == picked(PACK, 10, 13, 16)
    assert cards.hands[0] == picked(PACK, 19, 22, 25)
    assert cards.face_down[2] == picked(PACK, 3, 6, 9)
    assert cards.stock == PACK[27:]
    assert cards.stock[0] is PACK[27]


def test_classic_4_the_dealers_left_neighbour_is_dealt_first() -> None:
    """classic-4: with seat 0 as dealer seat 1 gets the first card and seat 0 the last of each round."""
    cards = deal_pack(CLASSIC, PACK, 3, dealer=0)

    assert cards.face_down[1] == picked(PACK, 1, 4, 7)
    assert cards.face_down[0] == picked(PACK, 3, 6, 9)


def test_classic_85_five_players_leave_a_stock_of_seven() -> None:
    """classic-85, C-58: five players are dealt 45 cards; when the seven others are drawn nobody refills."""
    state, _ = deal(CLASSIC, 5, 0, Random(1))
    near_end = position(CLASSIC, "9S 9C 5D/3C/3D", "4S 4C 5C/3H/3S", pile="8H", stock="QD")
    after = played(near_end, "play 9S 9C", "take")

    assert len(state.stock) == 7
    assert [len(hand) for hand in played(near_end, "play 9S 9C").hands] == [2, 3]
    assert after.stock == ()
    assert len(played(after, "play 5D").hands[0]) == 1


def test_c_58_a_nearly_empty_stock_is_drawn_down_card_by_card() -> None:
    """C-58: each player takes what is there in turn, so who plays first gets the last cards."""
    state = position(CLASSIC, "9S 9C 9D/3C/3D", "JS JC JD/3H/3S", pile="8H", stock="4C 4D 4H 4S")
    after = played(state, "play 9S 9C 9D", "play JS JC JD")

    assert [len(hand) for hand in after.hands] == [3, 1]


def test_tabletop_1_four_players_leave_sixteen_cards() -> None:
    """tabletop-1: a 52-card pack, nine cards for each of four players, no joker."""
    state, events = deal(TABLETOP, 4, 1, Random(1))

    assert [len(hand) for hand in state.hands] == [3] * 4
    assert [len(row) for row in state.face_up] == [3] * 4
    assert [len(row) for row in state.face_down] == [3] * 4
    assert JOKER not in pack_for(TABLETOP, 4)
    assert events == (Dealt(dealer=1, seats=4, stock=16, rows=state.face_up),)


def test_idiot_1_two_players_leave_34_cards() -> None:
    """idiot-1: the duel is dealt to two players, and 34 cards are left."""
    state, _ = deal(IDIOT, 2, 0, Random(1))

    assert len(state.stock) == 34


@pytest.mark.parametrize(
    ("rules", "seats"), [(IDIOT, 3), (IDIOT, 1), (CLASSIC, 7), (TABLETOP, 6), (CLASSIC, 0)]
)
def test_idiot_1_other_numbers_of_players_are_rejected(rules: Rules, seats: int) -> None:
    """idiot-1: a table takes only as many seats as its rules say."""
    with pytest.raises(ValueError, match="seats can play"):
        deal_pack(rules, PACK, seats, 0)


def all_cards(cards: Deal) -> Counter[Card]:
    """Every card of a deal."""
    zones = (*cards.hands, *cards.face_up, *cards.face_down, cards.stock)
    return Counter(card for zone in zones for card in zone)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_card_of_the_pack_is_dealt_once(seats: int) -> None:
    """The deal and the stock are exactly the pack, for each number of seats."""
    table = compile_rules(CLASSIC)

    assert all_cards(shuffle(table, seats, 0, Random(seats))) == Counter(pack_for(CLASSIC, seats))


def test_the_generator_decides_the_deal() -> None:
    """Equal seeds give equal deals, others another one."""
    table = compile_rules(CLASSIC)
    deals = [shuffle(table, 3, 0, Random(seed)) for seed in (1, 1, 2)]

    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_hands_are_sorted_when_the_game_opens() -> None:
    """A hand says nothing about the order in which its cards came; rows and face-down cards keep theirs."""
    state, _ = deal(CLASSIC, 2, 0, Random(3))

    assert all(list(hand) == sorted(hand, key=lambda card: card.index) for hand in state.hands)


def test_without_swapping_play_starts_at_once() -> None:
    """Where no cards are swapped the search for the starter follows the deal."""
    state, events = deal(changed(CLASSIC, swap=Swapping.NONE), 2, 0, Random(3))

    assert state.phase.value in ("play", "call")
    assert len(events) > 1
    assert everybody_ready(deal(CLASSIC, 2, 0, Random(3))[0]).phase is state.phase
