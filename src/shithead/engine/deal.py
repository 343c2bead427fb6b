"""Dealing: the only place where chance enters a game.

``Deal`` is the result of the shuffle; ``open_game`` makes the first state of it. A record stores the deal
itself, so that a replay needs no generator.
"""

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from shithead.cards import JOKER, PACK, Card, remove_cards, sort_cards
from shithead.engine.events import Dealt, Event, Exchanged
from shithead.engine.start import first_direction, open_lay_off
from shithead.engine.state import Phase, State
from shithead.engine.zones import with_seat
from shithead.rules.compile import RuleTable, compile_rules
from shithead.rules.model import Rules
from shithead.rules.values import Row, Swapping


class Shuffler(Protocol):
    """What ``shuffle`` needs of a generator: ``random.Random`` and ``random.SystemRandom`` have it."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put the list into a random order, every order equally likely."""


class Exchange(Struct, frozen=True):
    """What the last loser and the last winner exchanged before the game (D57).

    Attributes:
        giver: the seat of the loser.
        taker: the seat of the winner.
        given: what the loser gave.
        returned: what the winner gave back.
    """

    giver: int
    taker: int
    given: tuple[Card, ...]
    returned: tuple[Card, ...]


class Deal(Struct, frozen=True, omit_defaults=True):
    """Where every card lies after dealing.

    Attributes:
        hands: by seat, in the order in which they were dealt; after an exchange, where there was one.
        face_up: by seat.
        face_down: by seat, by slot.
        stock: the next card first.
        exchange: what was exchanged.
    """

    hands: tuple[tuple[Card, ...], ...]
    face_up: tuple[tuple[Card, ...], ...]
    face_down: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    exchange: Exchange | None = None


def pack_for(rules: Rules, seats: int) -> tuple[Card, ...]:
    """The sorted cards of a table with so many seats, those set aside included (D02, D03)."""
    packs = rules.at(rules.packs, seats)
    plain = tuple(card for card in PACK if card.rank not in rules.without for _ in range(packs))
    return plain + (JOKER,) * rules.jokers_at(seats)


def deal_pack(rules: Rules, pack: tuple[Card, ...], seats: int, dealer: int) -> Deal:
    """Deal a pack in its order: face-down cards, then face-up cards, then hands.

    Each round gives one card to every seat, the dealer's left neighbour first (classic-4).

    Raises:
        ValueError: so many seats cannot play by these rules.
    """
    if not rules.min_seats <= seats <= rules.max_seats:
        raise ValueError(f"{rules.min_seats} to {rules.max_seats} seats can play, not {seats}")
    pack = pack[: len(pack) - rules.at(rules.set_aside, seats)]
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    zones: list[tuple[tuple[Card, ...], ...]] = []
    start = 0
    sizes = [rules.at(numbers, seats) for numbers in (rules.deal_down, rules.deal_up, rules.deal_hand)]
    ends = [sum(sizes[: place + 1]) * seats for place in range(len(sizes))]
    if rules.deal_rest:
        ends[-1] = len(pack)
    for end in ends:
        zones.append(tuple(pack[start:end][order.index(seat) :: seats] for seat in range(seats)))
        start = end
    face_down, face_up, hands = zones
    return Deal(hands=hands, face_up=face_up, face_down=face_down, stock=pack[start:])


def exchanged(table: RuleTable, deal: Deal, giver: int, taker: int) -> Deal:
    """The deal after the last loser gave the highest cards and got the lowest of the winner back (D57)."""
    ladder, count = table.rules.ladder, table.rules.exchange

    def strength(card: Card) -> tuple[int, int, int]:
        if table.wild >> table.classes[card.index] & 1:
            return (2, card.rank, card.index)
        return (0, ladder.index(card.rank), card.index) if card.rank in ladder else (1, card.rank, card.index)

    given = tuple(sorted(deal.hands[giver], key=strength)[-count:])
    returned = tuple(sorted(deal.hands[taker], key=strength)[:count])
    hands = with_seat(deal.hands, giver, remove_cards(deal.hands[giver], given) + returned)
    hands = with_seat(hands, taker, remove_cards(deal.hands[taker], returned) + given)
    return replace(deal, hands=hands, exchange=Exchange(giver, taker, given, returned))


def shuffle(table: RuleTable, seats: int, dealer: int, rng: Shuffler) -> Deal:
    """Shuffle the pack and deal it."""
    cards = list(pack_for(table.rules, seats))
    rng.shuffle(cards)
    return deal_pack(table.rules, tuple(cards), seats, dealer)


def _shown(exchange: Exchange) -> Exchanged:
    return Exchanged(
        giver=exchange.giver,
        taker=exchange.taker,
        count=len(exchange.given),
        given=exchange.given,
        returned=exchange.returned,
    )


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
        direction=first_direction(table),
        inverted=False,
        duty=None,
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
    rows = deal.face_up if table.rules.row is Row.DEALT else ()
    events: list[Event] = [Dealt(dealer=dealer, seats=seats, stock=len(deal.stock), rows=rows)]
    if deal.exchange is not None:
        events.append(_shown(deal.exchange))
    if table.rules.swap is not Swapping.BEFORE_PLAY:
        state = open_lay_off(state, events)
    return state, tuple(events)


def deal(
    rules: Rules, seats: int, dealer: int, rng: Shuffler, lead: int = 0
) -> tuple[State, tuple[Event, ...]]:
    """Shuffle, deal and open a game."""
    table = compile_rules(rules)
    return open_game(table, shuffle(table, seats, dealer, rng), dealer, lead)
