"""What comes before the play phase, as far as it is a matter of cards alone: deal, starter, exchange."""

from dataclasses import dataclass, field

from shithead.cards import RANK_LETTERS
from shithead.rules.model import Rules
from shithead.rules.values import Starter, Ties
from tests.oracle.classes import class_of, letters, place, power_of, rank_of, suit_of

# ---- deal ------------------------------------------------------------------------------------------------


@dataclass
class Dealt:
    """The zones after the deal."""

    blind: list[list[str]]
    rows: list[list[str]]
    hands: list[list[str]]
    stock: list[str]
    aside: list[str]


def from_left(seats: int, seat: int) -> list[int]:
    """The seats clockwise from the left of a seat, which comes last."""
    return [(seat + step) % seats for step in range(1, seats + 1)]


def deal(rules: Rules, seats: int, dealer: int, pack: list[str]) -> Dealt:
    """Deal a shuffled pack, its first card first: one card at a time, zone by zone."""
    aside = rules.at(rules.set_aside, seats)
    left, put_away = pack[: len(pack) - aside], pack[len(pack) - aside :]
    zones: list[list[list[str]]] = []
    for number in (rules.deal_down, rules.deal_up, rules.deal_hand):
        zone: list[list[str]] = [[] for _ in range(seats)]
        for _ in range(rules.at(number, seats)):
            for seat in from_left(seats, dealer):
                zone[seat].append(left.pop(0))
        zones.append(zone)
    blind, rows, hands = zones
    while rules.deal_rest and left:
        for seat in from_left(seats, dealer):
            if left:
                hands[seat].append(left.pop(0))
    return Dealt(blind, rows, hands, left, put_away)


# ---- starter ---------------------------------------------------------------------------------------------


def search_order(rules: Rules) -> list[str]:
    """The ranks of the ladder from ``starter_from`` upwards, then from its bottom."""
    if rules.starter_from not in rules.ladder:
        return letters(rules.ladder)
    first = rules.ladder.index(rules.starter_from)
    return letters(rules.ladder[first:] + rules.ladder[:first])


def search_key(rules: Rules, rank: str) -> tuple[bool, int]:
    """Sorts ranks by the search order; those outside the ladder come last, in their natural order."""
    order = search_order(rules)
    return (False, order.index(rank)) if rank in order else (True, RANK_LETTERS.index(rank))


def suit_key(rules: Rules, card: str) -> int:
    """Sorts cards by suit; the joker has none and comes first."""
    suits = [suit.value for suit in rules.suit_order]
    return suits.index(suit_of(card)) if suit_of(card) else -1


def lowest_suit(rules: Rules, cards: list[str]) -> str:
    """Of some cards the one with the lowest suit."""
    return min(cards, key=lambda card: suit_key(rules, card))


@dataclass
class Start:
    """A table before anybody leads; of ``lot``, ``last_loser`` and ``lead_seat`` what the rules need."""

    rules: Rules
    dealer: int
    dealt_rows: list[list[str]]
    rows: list[list[str]]
    hands: list[list[str]]
    lot: int = 0
    last_loser: int | None = None
    lead_seat: int = 0


@dataclass
class Leader:
    """Who leads.

    Attributes:
        seat: the seat; where a call is open the one that leads if nobody calls.
        rank: the rank by which it was found, if by one.
        callers: the seats that may call; empty where nobody is asked.
    """

    seat: int
    rank: str | None = None
    callers: list[int] = field(default_factory=list)


def with_rank(zones: list[list[str]], rank: str) -> list[int]:
    """The seats that hold a rank in a zone."""
    return [seat for seat, cards in enumerate(zones) if rank in {rank_of(card) for card in cards}]


def rest_keys(rules: Rules, cards: list[str], rank: str) -> list[tuple[bool, int]]:
    """The cards without one of the deciding rank, from the lowest on, as keys of the search order."""
    ranks = [rank_of(card) for card in cards]
    ranks.remove(rank)
    return sorted(search_key(rules, other) for other in ranks)


def break_tie(start: Start, zones: list[list[str]], rank: str, holders: list[int]) -> int:
    """Who leads of several that hold the deciding rank in their zones."""
    rules = start.rules
    order = [seat for seat in from_left(len(start.hands), start.dealer) if seat in holders]
    match rules.starter_ties:
        case Ties.SEAT:
            return order[0]
        case Ties.SUIT:

            def best(seat: int) -> int:
                cards = [card for card in zones[seat] if rank_of(card) == rank]
                return suit_key(rules, lowest_suit(rules, cards))

            return min(order, key=best)
        case Ties.COPIES:
            return max(order, key=lambda seat: [rank_of(card) for card in zones[seat]].count(rank))
        case Ties.NEXT_RANK:
            return min(order, key=lambda seat: rest_keys(rules, zones[seat], rank))


def first_dealt(start: Start, rank: str, holders: list[int]) -> int:
    """Of several seats the one that was the first in time to be dealt a rank face up."""
    order = from_left(len(start.hands), start.dealer)

    def time(seat: int) -> tuple[int, int]:
        ranks = [rank_of(card) for card in start.dealt_rows[seat]]
        return ranks.index(rank), order.index(seat)

    return min(holders, key=time)


def by_hand(start: Start, rank: str, shown: list[int]) -> Leader | None:
    """The leader by a rank in the hands, with a call where no row shows it."""
    holders = with_rank(start.hands, rank)
    if not holders:
        return None
    seat = break_tie(start, start.hands, rank, holders)
    return Leader(seat, rank, holders if start.rules.starter_call and not shown else [])


def by_search(start: Start) -> Leader | None:
    """Rank by rank: rows, then hands; or hands alone."""
    rules = start.rules
    now = rules.starter in (Starter.ROW_AT_START, Starter.HAND)
    rows = start.rows if now else start.dealt_rows
    for rank in search_order(rules):
        shown = with_rank(rows, rank)
        if shown and rules.starter is Starter.ROW_FIRST_DEALT:
            return Leader(first_dealt(start, rank, shown), rank)
        if shown and rules.starter is not Starter.HAND:
            return Leader(break_tie(start, rows, rank, shown), rank)
        found = by_hand(start, rank, shown)
        if found:
            return found
    return None


def by_lowest(start: Start, zones: list[list[str]]) -> Leader | None:
    """Whoever holds the lowest card in its zones."""
    ranks = {rank_of(card) for cards in zones for card in cards}
    if not ranks:
        return None
    rank = min(ranks, key=lambda rank: search_key(start.rules, rank))
    return Leader(break_tie(start, zones, rank, with_rank(zones, rank)), rank)


def strength(rules: Rules, card: str) -> tuple[int, int]:
    """How strong a card is for ``weakest_hand``: by the search, then outside it, then those that are wild."""
    if power_of(rules, class_of(rules, card)).wild:
        return (2, 0)
    outside, number = search_key(rules, rank_of(card))
    return (int(outside), number)


def by_weakest(start: Start) -> Leader:
    """The seat with the weakest hand, compared card by card from the highest."""

    def hand_key(seat: int) -> list[tuple[int, int]]:
        return sorted((strength(start.rules, card) for card in start.hands[seat]), reverse=True)

    return Leader(min(from_left(len(start.hands), start.dealer), key=hand_key))


def who_leads(start: Start) -> Leader:
    """Who leads, and who may call first."""
    seats = len(start.hands)
    left = Leader((start.dealer + 1) % seats)
    match start.rules.starter:
        case Starter.DEALER_LEFT:
            return left
        case Starter.DEALER_RIGHT:
            return Leader((start.dealer - 1) % seats)
        case Starter.LEAD_SEAT:
            return Leader(start.lead_seat)
        case Starter.LOT:
            return Leader(start.lot)
        case Starter.LAST_LOSER:
            return Leader(start.lot if start.last_loser is None else start.last_loser)
        case Starter.WEAKEST_HAND:
            return by_weakest(start)
        case Starter.LOWEST_HAND:
            return by_lowest(start, start.hands) or left
        case Starter.LOWEST_ROW:
            return by_lowest(start, start.rows) or left
        case Starter.LOWEST_OPEN:
            both = [hand + row for hand, row in zip(start.hands, start.rows, strict=True)]
            return by_lowest(start, both) or left
        case _:
            return by_search(start) or left


# ---- exchange --------------------------------------------------------------------------------------------


def exchange_key(rules: Rules, card: str) -> tuple[int, int, int]:
    """Sorts cards for the exchange: by the ladder, then those outside it, then those that are wild."""
    natural = RANK_LETTERS.index(rank_of(card))
    suit = "CDHS".index(suit_of(card)) if suit_of(card) else 0
    if power_of(rules, class_of(rules, card)).wild:
        return (2, natural, suit)
    step = place(rules, class_of(rules, card))
    return (1, natural, suit) if step is None else (0, step, suit)


def exchange(
    rules: Rules, hands: list[list[str]], winner: int, loser: int
) -> tuple[list[list[str]], list[str], list[str]]:
    """The hands after the exchange, what the loser gave and what it got; both choose from the hands dealt."""
    best = sorted(hands[loser], key=lambda card: exchange_key(rules, card), reverse=True)[: rules.exchange]
    worst = sorted(hands[winner], key=lambda card: exchange_key(rules, card))[: rules.exchange]
    after = [list(hand) for hand in hands]
    for card in best:
        after[loser].remove(card)
    for card in worst:
        after[winner].remove(card)
    after[winner] += best
    after[loser] += worst
    return after, best, worst
