"""Dealing: the only place where chance enters a game.

``Deal`` is the result of the shuffle; ``open_game`` makes the first state of it. A record stores the deal
itself, so that a replay needs no generator.
"""

from typing import Protocol

from msgspec import Struct

from shithead.cards import JOKER, PACK, Card, sort_cards
from shithead.engine.events import Dealt, Event
from shithead.engine.start import begin
from shithead.engine.state import Phase, State
from shithead.rules.compile import RuleTable, compile_rules
from shithead.rules.model import Rules


class Shuffler(Protocol):
    """What ``shuffle`` needs of a generator: ``random.Random`` and ``random.SystemRandom`` have it."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put the list into a random order, every order equally likely."""


class Deal(Struct, frozen=True):
    """Where every card lies after dealing.

    Attributes:
        hands: by seat, in the order in which they were dealt.
        face_up: by seat.
        face_down: by seat, by slot.
        stock: the next card first.
    """

    hands: tuple[tuple[Card, ...], ...]
    face_up: tuple[tuple[Card, ...], ...]
    face_down: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]


def pack_for(rules: Rules, seats: int) -> tuple[Card, ...]:
    """The sorted pack of a table with so many seats (D02, D03)."""
    return PACK + (JOKER,) * rules.jokers_at(seats)


def deal_pack(rules: Rules, pack: tuple[Card, ...], seats: int, dealer: int) -> Deal:
    """Deal a pack in its order: face-down cards, then face-up cards, then hands.

    Each round gives one card to every seat, the dealer's left neighbour first (classic-4).

    Raises:
        ValueError: so many seats cannot play by these rules.
    """
    if not rules.min_seats <= seats <= rules.max_seats:
        raise ValueError(f"{rules.min_seats} to {rules.max_seats} seats can play, not {seats}")
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    zones: list[tuple[tuple[Card, ...], ...]] = []
    start = 0
    for size in (rules.deal_down, rules.deal_up, rules.deal_hand):
        dealt = pack[start : start + size * seats]
        zones.append(tuple(dealt[order.index(seat) :: seats] for seat in range(seats)))
        start += size * seats
    face_down, face_up, hands = zones
    return Deal(hands=hands, face_up=face_up, face_down=face_down, stock=pack[start:])


def shuffle(table: RuleTable, seats: int, dealer: int, rng: Shuffler) -> Deal:
    """Shuffle the pack and deal it."""
    cards = list(pack_for(table.rules, seats))
    rng.shuffle(cards)
    return deal_pack(table.rules, tuple(cards), seats, dealer)


def open_game(table: RuleTable, deal: Deal, dealer: int, lead: int = 0) -> tuple[State, tuple[Event, ...]]:
    """The first state of a game, and the events up to its first decision.

    Args:
        table: the compiled rules.
        deal: where the cards lie.
        dealer: the dealer's seat.
        lead: the seat that leads where the rules always let the same one lead.
    """
    seats = len(deal.hands)
    state = State(
        table=table,
        dealer=dealer,
        lead=lead,
        phase=Phase.SWAP,
        decision=0,
        turn=-1,
        hands=tuple(sort_cards(hand) for hand in deal.hands),
        face_up=deal.face_up,
        face_down=deal.face_down,
        dealt_up=deal.face_up,
        stock=deal.stock,
        pile=(),
        burned=(),
        ready=(False,) * seats,
        call_rank=None,
        may_pass=False,
        idle=0,
        out=(),
        outcome=None,
    )
    events: list[Event] = [Dealt(dealer=dealer, seats=seats, stock=len(deal.stock))]
    if not table.rules.swap:
        state = begin(state, events)
    return state, tuple(events)


def deal(
    rules: Rules, seats: int, dealer: int, rng: Shuffler, lead: int = 0
) -> tuple[State, tuple[Event, ...]]:
    """Shuffle, deal and open a game."""
    table = compile_rules(rules)
    return open_game(table, shuffle(table, seats, dealer, rng), dealer, lead)
