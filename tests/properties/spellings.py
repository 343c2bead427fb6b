"""Every way to say a move: candidates far beyond the legal ones, and what makes two spellings one move."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import chain, combinations, islice, product

from shithead.cards import Card, Rank, Suit
from shithead.engine.events import Zone
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.source import open_cards, source
from shithead.engine.state import State
from shithead.rules.compile import RuleTable
from shithead.rules.values import MixRow

Group = tuple[Card, ...]

MOST_SUBSETS = 40
"""Sets of one rank and of one zone that are tried; a pile of four packs has more than anybody can try."""


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


def subsets(cards: Group) -> Iterator[Group]:
    """Some of the cards, in many ways; all of them too."""
    sizes = (combinations(cards, count) for count in range(1, len(cards) + 1))
    yield from dict.fromkeys(islice(chain.from_iterable(sizes), MOST_SUBSETS))
    yield cards


def sets(state: State, seat: int) -> Iterator[Group]:
    """Equal cards of every zone and of hand and row together; sets that cannot be right."""
    hand, row = state.hands[seat], state.face_up[seat]
    for zone in [*zones_in_sight(state, seat), hand + row]:
        for group in groups(zone):
            yield from subsets(group)
            yield group[::-1]
        if zone:
            yield (zone[0], zone[0])
            yield (zone[0], zone[-1])
    yield ()


def with_mirrors(state: State, seat: int) -> Iterator[Group]:
    """Mirrors together with the other cards of their zone, and among themselves."""
    table = state.table
    for zone in (state.hands[seat], state.face_up[seat]):
        mirrors = tuple(card for card in zone if table.mirrors >> table.classes[card.index] & 1)
        for taken in islice(subsets(mirrors), 4) if mirrors else ():
            yield taken
            for group in groups(zone):
                for some in (group[:1], group[:2], group):
                    yield some + taken


def runs(state: State, seat: int) -> Iterator[Group]:
    """Cards of neighbouring ranks, up and down, with gaps and without."""
    ladder = state.table.rules.ladder
    hand, row = state.hands[seat], state.face_up[seat]
    for zone in (hand, row, hand + row[:1]):
        held = {group[0].rank: group for group in groups(zone)}
        for start, end in combinations(range(len(ladder) + 1), 2):
            found = [held[rank] for rank in ladder[start:end] if rank in held]
            if 2 < end - start < 7 and len(found) >= end - start - 1:
                yield tuple(group[0] for group in found)
                yield tuple(group[-1] for group in found)
                yield from suited([card for group in found for card in group])
        yield tuple(sorted(zone, key=lambda card: -card.index))[:3]


def suited(cards: list[Card]) -> Iterator[Group]:
    """The cards of each suit."""
    for suit in Suit:
        yield tuple(card for card in cards if card.suit is suit)


def plays(state: State, seat: int) -> Iterator[Play]:
    """Sets, mirrors and runs in many spellings."""
    found = chain(sets(state, seat), with_mirrors(state, seat), runs(state, seat))
    yield from (Play(cards) for cards in dict.fromkeys(found))


def pick_ups(state: State, seat: int, named: Group) -> Iterator[PickUp]:
    """The pile without a fee, with any card, with several of the row."""
    row = state.face_up[seat]
    yield PickUp()
    yield from (PickUp((card,)) for card in named)
    for group in groups(row):
        yield from (PickUp(cards) for cards in islice(subsets(group), 12))
        yield PickUp(group[::-1])
    yield PickUp(row)
    yield PickUp(row[:1] * 2)
    yield PickUp(state.hands[seat][:2])


def choices(state: State) -> Iterator[Choose]:
    """Everything that could be said, and things that make no sense."""
    yield from (Choose(rank=rank) for rank in Rank)
    yield from (Choose(lower=True), Choose(lower=False), Choose())
    yield from (Choose(seat=seat) for seat in range(-1, len(state.hands) + 1))
    yield Choose(rank=Rank.SIX, lower=True)
    yield Choose(lower=True, seat=0)


def candidates(state: State, seat: int) -> Iterator[Move]:
    """Moves of every kind, most of them illegal."""
    yield from plays(state, seat)
    yield from (Flip(slot) for slot in range(-1, len(state.face_down[seat]) + 1))
    zones = zones_in_sight(state, seat)
    named = tuple({card: None for zone in zones for card in zone[:4]})
    yield from pick_ups(state, seat, named)
    yield from (Swap(first, second) for first, second in product(named[:8], repeat=2))
    own = product(state.hands[seat][:8], state.face_up[seat])
    yield from (Swap(first, second) for first, second in own)
    rows = (None, *range(-1, len(state.hands) + 1))
    yield from (LayOff(card, place) for card, place in product(state.hands[seat][:6] + named[-2:], rows))
    yield from choices(state)
    yield from (Gamble(), Pass(), Call(), Ready(on=True), Ready(on=False))


def _mixes(state: State, seat: int) -> bool:
    return state.table.rules.mix_row is not MixRow.NO and source(state, seat) is Zone.HAND


def held(state: State, seat: int) -> Counter[Card]:
    """What a seat may name in a play."""
    mixed = state.face_up[seat] if _mixes(state, seat) and state.hands[seat] else ()
    return Counter(open_cards(state, seat) + mixed)


def is_run(table: RuleTable, cards: Group) -> bool:
    """Whether cards of several ranks are no set with mirrors."""
    classes = [table.classes[card.index] for card in cards]
    return len({card.rank for card in cards}) > 1 and not any(table.mirrors >> one & 1 for one in classes)


def meaning(state: State, seat: int, move: Move) -> Hashable:
    """What is equal for two spellings of one move; ``None`` for cards that are not open to the seat."""
    table = state.table
    if isinstance(move, PickUp) and len(move.fee) > 1:
        if Counter(move.fee) - Counter(state.face_up[seat]):
            return None
        return "fee", tuple(sorted(card.rank for card in move.fee))
    if not isinstance(move, Play):
        return move
    if not move.cards or Counter(move.cards) - held(state, seat):
        return None
    classes = tuple(sorted(table.classes[card.index] for card in move.cards))
    outside = sum((Counter(move.cards) - Counter(open_cards(state, seat))).values())
    suit = move.cards[0].suit if table.rules.run_suited and is_run(table, move.cards) else None
    suits = {card.suit for card in move.cards} if suit else set()
    leads = state.duty is not None and state.duty.card in move.cards
    return "play", classes, outside, frozenset(suits), leads


_KINDS = (Swap, LayOff, Ready, Call, Choose, Play, Flip, Gamble, PickUp, Pass)


def sort_key(move: Move) -> tuple[int, ...]:
    """The place of a move in a sorted list: its kind, then what it names."""
    kind = _KINDS.index(type(move))
    match move:
        case Swap():
            return kind, move.hand.index, move.face_up.index
        case LayOff():
            return kind, move.card.index, -1 if move.row is None else move.row
        case Play():
            return (kind, *(card.index for card in move.cards))
        case Flip():
            return kind, move.slot
        case PickUp():
            return (kind, len(move.fee) > 1, *(card.index for card in move.fee))
        case Choose():
            return kind, *(part if part is not None else -1 for part in (move.rank, move.lower, move.seat))
        case _:
            return (kind,)
