"""Plays by card classes: single-card powers, mirrors, runs, rows mixed with the hand, and limits.

Every play is first put together from what the seat holds, then judged. Two plays that differ in nothing but
suits that no rule looks at are one.
"""

from collections.abc import Iterable, Iterator
from itertools import product

from msgspec import Struct

from shithead.cards import Card, Rank, card_index, remove_cards, sort_cards
from shithead.engine.events import Zone
from shithead.engine.pile import (
    Demanded,
    beats,
    burn_cause,
    completes_set,
    fits,
    is_set_anywhere,
)
from shithead.engine.source import cards_left, open_cards
from shithead.engine.state import DutyKind, Laid, State
from shithead.rules.compile import RuleTable
from shithead.rules.values import Finish, MixRow

PAIR = 2


class Combination(Struct, frozen=True):
    """Cards that might be laid together.

    Attributes:
        cards: in the order in which they would lie.
        rank: the rank that they count as.
        from_hand: how many of them come from the hand, in a play that mixes zones; otherwise -1.
        is_run: they are a run.
        mirrors: some of them take the rank of the others.
    """

    cards: tuple[Card, ...]
    rank: Rank
    from_hand: int = -1
    is_run: bool = False
    mirrors: bool = False


def arrange(table: RuleTable, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as they lie: mirrors below, runs ascending, single cards with powers on top."""
    classes, mirrors = table.classes, table.mirrors
    partners = [card for card in cards if not mirrors >> classes[card.index] & 1]
    others = [card for card in cards if mirrors >> classes[card.index] & 1]
    if len({card.rank for card in partners}) > 1:
        places = {rank: place for place, rank in enumerate(table.rules.ladder)}
        return tuple(sorted(partners, key=lambda card: places.get(card.rank, -1)))
    return tuple(
        others + sorted(partners, key=lambda card: (classes[card.index] > card.rank, classes[card.index]))
    )


def laid_as(table: RuleTable, cards: tuple[Card, ...], seat: int | None, zone: Zone) -> Laid:
    """A play of cards, in the order in which they lie and named where mirrors take a rank."""
    if not (table.single_cards or table.mirrors or table.rules.runs):
        return Laid(cards, seat, zone)
    ordered = arrange(table, cards)
    top = ordered[-1]
    mirrored = len({card.rank for card in cards}) > 1 and bool(
        table.mirrors >> table.classes[ordered[0].index] & 1
    )
    return Laid(ordered, seat, zone, named=top.rank if mirrored else None)


def _sizes(table: RuleTable, cards: Iterable[Card]) -> Iterator[tuple[Card, ...]]:
    """All ways to take some of the cards, by class, none included; the first ones of each class."""
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(table.classes[card.index], []).append(card)
    for counts in product(*(range(len(group) + 1) for group in groups.values())):
        some = tuple(
            card for group, count in zip(groups.values(), counts, strict=True) for card in group[:count]
        )
        if not has_lone_mimic(table, some):
            yield some


def has_lone_mimic(table: RuleTable, cards: tuple[Card, ...]) -> bool:
    """Whether a card that is named when it is laid is with cards of another class, which may not be (R11)."""
    classes = {table.classes[card.index] for card in cards}
    return len(classes) > 1 and any(table.mimics >> card_class & 1 for card_class in classes)


def _of_rank(cards: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.rank is rank)


def _sets(table: RuleTable, cards: tuple[Card, ...]) -> Iterator[Combination]:
    mirrors = tuple(card for card in cards if table.mirrors >> table.classes[card.index] & 1)
    partners = tuple(card for card in cards if not table.mirrors >> table.classes[card.index] & 1)
    for rank in sorted({card.rank for card in partners}):
        for some in _sizes(table, _of_rank(partners, rank)):
            if not some:
                continue
            yield Combination(some, rank)
            for taken in _sizes(table, tuple(card for card in mirrors if card.rank is not rank)):
                if taken and not has_lone_mimic(table, taken + some):
                    yield Combination(taken + some, rank, mirrors=True)


def _led_first(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards sorted, but for the one that has to be led, which stands for its class."""
    led = None if state.duty is None else state.duty.card
    return (
        sort_cards(cards)
        if led is None
        else tuple(sorted(cards, key=lambda card: (card is not led, card.index)))
    )


def _mixed(state: State, seat: int) -> Iterator[Combination]:
    """Cards of one rank from hand and row.

    A card of which the hand keeps an equal one is not from the row, since the hand is drawn on first.
    """
    table, mix = state.table, state.table.rules.mix_row
    hand, row = state.hands[seat], state.face_up[seat]
    if mix is MixRow.NO or not hand or (mix is MixRow.LAST_HAND and state.stock):
        return
    ranks = {card.rank for card in hand} & {card.rank for card in row}
    hand = _led_first(state, hand)
    for rank in sorted(ranks):
        for more in _sizes(table, sorted(_of_rank(row, rank), key=hand.count)):
            for some in _sizes(table, sorted(_of_rank(hand, rank), key=lambda card: card not in more)):
                if not (some and more) or (mix is MixRow.LAST_HAND and len(some) != len(hand)):
                    continue
                kept = remove_cards(hand, some)
                if not any(card in kept for card in more) and not has_lone_mimic(table, some + more):
                    yield Combination(some + more, rank, from_hand=len(some))


def _runs(table: RuleTable, cards: tuple[Card, ...]) -> Iterator[Combination]:
    least, ladder = table.rules.runs, table.rules.ladder
    if not least:
        return
    usable = [card for card in cards if not (table.mimics | table.mirrors) >> table.classes[card.index] & 1]
    suits = {card.suit for card in usable if card.suit} if table.rules.run_suited else {None}
    for suit in sorted(suits, key=lambda one: "" if one is None else one.value):
        of_suit = [card for card in usable if suit is None or card.suit is suit]
        by_place: list[dict[int, Card]] = [{} for _ in ladder]
        for card in reversed(of_suit):
            if card.rank in ladder:
                by_place[ladder.index(card.rank)][table.classes[card.index]] = card
        for start in range(len(ladder)):
            for end in range(start + least, len(ladder) + 1):
                for picked in product(*(by_place[place].values() for place in range(start, end))):
                    yield Combination(tuple(picked), picked[-1].rank, is_run=True)


def combinations(state: State, seat: int, zone: Zone) -> list[Combination]:
    """Everything that a seat could lay together, judged by nothing but what it holds."""
    cards = _led_first(state, open_cards(state, seat))
    found = [*_sets(state.table, cards), *_runs(state.table, cards)]
    if zone is Zone.HAND:
        found += _mixed(state, seat)
    return found


def _burns(state: State, one: Combination) -> bool:
    laid = laid_as(state.table, one.cards, None, Zone.HAND)
    return burn_cause(state, (*state.pile, laid)) is not None


def may_finish(state: State, seat: int, one: Combination) -> bool:
    """Whether a play that leaves its seat without a card may be that (D51)."""
    finish = state.table.rules.finish
    if finish in (Finish.ANY, Finish.TAKES_PILE) or state.stock or is_covering(state):
        return True
    if cards_left(state, seat) > len(one.cards):
        return True
    if finish is Finish.NO_BURN:
        return not _burns(state, one)
    return not has_special(state.table, one.cards)


def has_special(table: RuleTable, cards: tuple[Card, ...]) -> bool:
    """Whether one of the cards has a power (D51)."""
    return any(table.special >> table.classes[card.index] & 1 for card in cards)


def _leads(state: State, one: Combination) -> bool:
    duty = state.duty
    if duty is None or duty.kind is not DutyKind.LEAD:
        return True
    if duty.card is not None:
        return duty.card in one.cards
    if one.is_run:
        return any(card.rank is duty.rank for card in one.cards)
    return one.rank is duty.rank


def _is_adding(state: State) -> bool:
    return state.duty is not None and state.duty.kind is DutyKind.MATCH


def _adds(state: State, one: Combination) -> bool:
    duty = state.duty
    if duty is None or duty.kind is not DutyKind.MATCH:
        return True
    return (
        one.rank is duty.rank
        and not one.is_run
        and len(one.cards) <= duty.count
        and one.from_hand < 0
        and not one.mirrors
    )


def fits_limits(state: State, zone: Zone, one: Combination) -> bool:
    """Whether so many cards may be laid together (D15, D42)."""
    rules = state.table.rules
    if not rules.row_sets and zone is Zone.FACE_UP and len(one.cards) > 1:
        return False
    return one.is_run or not rules.set_max or len(one.cards) <= rules.set_max


def mixes_rightly(state: State, seat: int, one: Combination) -> bool:
    """Whether a play that mixes zones takes as much from the hand as it has to (D50)."""
    if one.from_hand < 0:
        return True
    whole = state.table.rules.mix_row is MixRow.LAST_HAND
    return one.from_hand >= (len(state.hands[seat]) if whole else 1)


def is_covering(state: State) -> bool:
    """Whether the open play covers the card just laid, with any set (R8)."""
    return state.duty is not None and state.duty.kind is DutyKind.COVER


def _beats(state: State, wanted: Demanded, one: Combination) -> bool:
    if is_covering(state):
        return not one.is_run
    table, count = state.table, len(one.cards)
    if one.is_run:
        return fits(state, wanted, table.classes[one.cards[0].index], count)
    classes = {int(one.rank)} if one.mirrors else {table.classes[card.index] for card in one.cards}
    if any(table.mirrors >> card_class & 1 for card_class in classes):
        return False
    if all(beats(state, wanted, card_class, count) for card_class in classes):
        return True
    completes = table.rules.completion_beats and completes_set(state, counts_as(table, one), count)
    return completes or is_set_anywhere(state, one.rank, count)


def counts_as(table: RuleTable, one: Combination) -> int:
    """The card class that a combination counts as once it lies on the pile."""
    return one.rank if one.mirrors else table.classes[arrange(table, one.cards)[-1].index]


def allowed(state: State, seat: int, zone: Zone, wanted: Demanded, one: Combination, *, escape: bool) -> bool:
    """Whether a seat may lay cards together, the nothing-left rule aside."""
    if not (fits_limits(state, zone, one) and _leads(state, one) and _adds(state, one)):
        return False
    if not mixes_rightly(state, seat, one):
        return False
    if not may_finish(state, seat, one):
        return False
    if escape and len(one.cards) == PAIR and not (one.is_run or one.mirrors) and one.from_hand < 0:
        return True
    return _beats(state, wanted, one)


def _key(state: State, one: Combination) -> tuple[object, ...]:
    suit = one.cards[0].suit if one.is_run and state.table.rules.run_suited else None
    classes = tuple(sorted(state.table.classes[card.index] for card in one.cards))
    return (classes, one.from_hand, suit)


def combined_plays(
    state: State, seat: int, zone: Zone, wanted: Demanded, *, escape: bool
) -> list[tuple[Card, ...]]:
    """The plays that a seat may make, one for each that differs to the rules, sorted.

    On an empty pile where the rules leave none, any set of one rank may be laid.
    """
    held = combinations(state, seat, zone)
    if is_covering(state):
        held = [*(one for one in held if not one.is_run), *sets_alone(state, seat)]
    plays = [one for one in held if allowed(state, seat, zone, wanted, one, escape=escape)]
    if not plays and not state.pile and not _is_adding(state):
        plays = [one for one in sets_alone(state, seat) if fits_limits(state, zone, one)]
    unique = {_key(state, one): tuple(sorted(one.cards, key=card_index)) for one in plays}
    return sorted(unique.values(), key=lambda cards: tuple(card.index for card in cards))


def sets_alone(state: State, seat: int) -> Iterator[Combination]:
    """All sets of one rank that a seat holds, mirrors among themselves included."""
    cards = sort_cards(open_cards(state, seat))
    for rank in sorted({card.rank for card in cards}):
        for some in _sizes(state.table, _of_rank(cards, rank)):
            if some:
                yield Combination(some, rank)


def combination_of(state: State, seat: int, zone: Zone, cards: tuple[Card, ...]) -> Combination | None:
    """What a spelling of a play is: a set, a run or a mixture of zones; ``None`` where it is none of them."""
    table = state.table
    if has_lone_mimic(table, cards):
        return None
    ordered = arrange(table, cards)
    partners = [card for card in ordered if not table.mirrors >> table.classes[card.index] & 1]
    ranks = {card.rank for card in partners or ordered}
    hand = list(state.hands[seat])
    from_hand = 0
    for card in cards:
        if card in hand:
            hand.remove(card)
            from_hand += 1
    mixed = from_hand if zone is Zone.HAND and from_hand < len(cards) else -1
    if len(ranks) == 1:
        mirrored = len({card.rank for card in ordered}) > 1 and bool(partners)
        taken = ordered[: len(ordered) - len(partners)]
        if mirrored and (mixed >= 0 or any(card.rank in ranks for card in taken)):
            return None
        return Combination(ordered, ordered[-1].rank, mixed, mirrors=mirrored)
    if mixed >= 0 or not table.rules.runs or len(partners) < len(ordered):
        return None
    keyed = {_key(state, run): run for run in _runs(table, cards) if len(run.cards) == len(cards)}
    return next(iter(keyed.values()), None)


def plays_as(
    state: State, seat: int, zone: Zone, wanted: Demanded, one: Combination, *, escape: bool
) -> bool:
    """Whether a combination is one that the seat may lay, the nothing-left rule included."""
    if allowed(state, seat, zone, wanted, one, escape=escape):
        return True
    if state.pile or _is_adding(state) or not fits_limits(state, zone, one):
        return False
    if one.is_run or one.mirrors or one.from_hand >= 0:
        return False
    held = combinations(state, seat, zone)
    return not any(allowed(state, seat, zone, wanted, other, escape=escape) for other in held)
