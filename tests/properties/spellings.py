"""Every way to say a move: candidates far beyond the legal ones, and the canonical form of each."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from shithead.cards import Card, sort_cards
from shithead.engine.moves import Call, Flip, Gamble, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.source import open_cards
from shithead.engine.state import State

Group = tuple[Card, ...]


def zones_in_sight(state: State, seat: int) -> list[Group]:
    """All cards that somebody might try to lay: one's own zones, another's, the pile, the stock."""
    other = (seat + 1) % len(state.hands)
    pile = tuple(card for laid in state.pile for card in laid.cards)
    own = (state.hands[seat], state.face_up[seat], state.face_down[seat])
    return [*own, state.hands[other], state.face_up[other], pile[-4:], state.stock[:1]]


def groups(cards: Group) -> list[Group]:
    """The cards by rank."""
    ranks = sorted({card.rank for card in cards})
    return [tuple(card for card in cards if card.rank is rank) for rank in ranks]


def plays(state: State, seat: int) -> Iterator[Play]:
    """Every subset of equal cards of every zone, and sets that cannot be right."""
    for zone in zones_in_sight(state, seat):
        for group in groups(zone):
            for count in range(1, len(group) + 1):
                yield from (Play(cards) for cards in combinations(group, count))
            yield Play(group[::-1])
        if zone:
            yield Play((zone[0], zone[0]))
            yield Play((zone[0], zone[-1]))
    hand, row = state.hands[seat], state.face_up[seat]
    yield from (Play((first, second)) for first in hand for second in row if first.rank is second.rank)
    yield Play(())


def candidates(state: State, seat: int) -> Iterator[Move]:
    """Moves of every kind, most of them illegal."""
    yield from plays(state, seat)
    yield from (Flip(slot) for slot in range(-1, len(state.face_down[seat]) + 1))
    zones = zones_in_sight(state, seat)
    named = {card: None for zone in zones for card in zone[:4]}
    yield from (PickUp(fee) for fee in (None, *named))
    yield from (Swap(first, second) for first, second in product(list(named)[:8], repeat=2))
    own = product(state.hands[seat], state.face_up[seat])
    yield from (Swap(first, second) for first, second in own)
    yield from (Gamble(), Pass(), Call(), Ready(on=True), Ready(on=False))


def canonical(state: State, seat: int, move: Move) -> Move | None:
    """The move as the legal list has it; ``None`` for a play of cards that are not open to the seat."""
    if not isinstance(move, Play):
        return move
    opened = open_cards(state, seat)
    if not move.cards or Counter(move.cards) - Counter(opened):
        return None
    if len({card.rank for card in move.cards}) > 1:
        return None
    same = sort_cards(card for card in opened if card.rank is move.cards[0].rank)
    return Play(same[: len(move.cards)])


_KINDS = (Swap, Ready, Call, Play, Flip, Gamble, PickUp, Pass)


def sort_key(move: Move) -> tuple[int, ...]:
    """The place of a move in a sorted list: its kind, then its cards; plays by rank and number."""
    kind = _KINDS.index(type(move))
    match move:
        case Swap():
            return kind, move.hand.index, move.face_up.index
        case Play():
            return kind, move.cards[0].rank, len(move.cards)
        case Flip():
            return kind, move.slot
        case PickUp(fee=Card() as fee):
            return kind, fee.index
        case _:
            return (kind,)
