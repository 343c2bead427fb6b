"""The pile and what it demands: the only place that compares a card with what lies on the pile.

The requirement is found by looking down through transparent plays (C-11, C-15); nothing about it is stored
but what belongs to a play: the number of cards that binds (D16), a named rank and a declared direction.
"""

from msgspec import Struct
from msgspec.structs import replace

from shithead.cards import CARDS, RANK_LETTERS, Card, Rank
from shithead.engine.events import BurnCause, Zone
from shithead.engine.state import DutyKind, Laid, State
from shithead.errors import IllegalMove, Reason
from shithead.rules.compile import RuleTable
from shithead.rules.following import FROM_ROW, INVERTED, LOWER, Following
from shithead.rules.requirement import ANYTHING, Demand, Requirement
from shithead.rules.values import Inverts, MatchSize, ThroughSet

Pile = tuple[Laid, ...]


def class_of(table: RuleTable, laid: Laid) -> int:
    """The card class that a play counts as: what it was named, or its top card."""
    return table.classes[laid.cards[-1].index] if laid.named is None else laid.named


def base_play(table: RuleTable, pile: Pile) -> Laid | None:
    """The topmost play that is not transparent (R4), or a transparent one that stands for itself (R4a).

    ``None`` where anything may follow for want of one.
    """
    transparent = table.transparent
    for laid in reversed(pile):
        if not transparent[class_of(table, laid)]:
            return laid
    if pile and table.own_on_empty[class_of(table, pile[-1])]:
        return pile[-1]
    return None


def order_is_turned(state: State) -> bool:
    """Whether higher and lower have changed places (R3c)."""
    table = state.table
    turned = state.inverted
    for laid in state.pile:
        if table.powers[class_of(table, laid)].inverts is Inverts.PILE:
            turned = not turned
    return turned


def _following(state: State, laid: Laid, zone: Zone) -> Following:
    variant = FROM_ROW if zone is Zone.FACE_UP else 0
    if laid.lower:
        variant |= LOWER
    if state.table.turns_order and order_is_turned(state):
        variant |= INVERTED
    return state.table.following[variant][class_of(state.table, laid)]


class Demanded(Struct, frozen=True):
    """What the pile demands of a zone.

    Attributes:
        classes: mask of the classes that may be laid singly, a binding number left aside.
        bound: how many cards bind; 0 where the number is free.
        higher: with a number that binds by the pair escape, the classes that answer with as many cards.
        base: the play that demands it.
    """

    classes: int
    bound: int
    higher: int
    base: Laid | None


def demanded(state: State, zone: Zone) -> Demanded:
    """What the pile demands of the next play from a zone."""
    table, pile = state.table, state.pile
    duty = state.duty
    if duty is not None and duty.kind in (DutyKind.COVER, DutyKind.MATCH):
        return Demanded(table.every, 0, 0, None)
    if not pile:
        return Demanded(table.on_empty, 0, 0, None)
    laid = base_play(table, pile)
    if laid is None:
        return Demanded(table.every, 0, 0, None)
    classes = _following(state, laid, zone).classes
    if not laid.bound:
        return Demanded(classes, 0, 0, laid)
    higher = table.higher[class_of(table, laid)] if table.rules.pair_escape else 0
    return Demanded(classes, laid.bound, higher, laid)


def requirement(state: State, zone: Zone) -> Requirement:
    """What the pile demands of the next play from a zone, to be shown.

    A blind card is judged by its rank alone, so a binding number does not count for it (C-22 h).
    """
    duty = state.duty
    if duty is not None and duty.kind is DutyKind.LEAD:
        return Requirement(Demand.LEAD, duty.rank)
    if duty is not None and duty.kind is DutyKind.MATCH:
        return Requirement(Demand.SAME, duty.rank)
    wanted = demanded(state, zone)
    if wanted.base is None:
        return ANYTHING
    shown = _following(state, wanted.base, zone).requirement
    if not wanted.bound or zone is Zone.FACE_DOWN:
        return shown
    if state.table.rules.pair_escape:
        return Requirement(Demand.HIGHER_SET, rank_of(state.table, wanted.base), wanted.bound)
    return replace(shown, count=wanted.bound)


def rank_of(table: RuleTable, laid: Laid) -> Rank:
    """The rank that a play counts as."""
    return table.powers[class_of(table, laid)].rank


def _runs_down(table: RuleTable, pile: Pile) -> list[tuple[Rank, bool, int]]:
    """The pile from the top: rank, whether it is transparent, and how many cards; runs card by card."""
    found: list[tuple[Rank, bool, int]] = []
    for laid in reversed(pile):
        card_class = class_of(table, laid)
        rank = table.powers[card_class].rank
        if laid.named is None and laid.cards[0].rank is not rank:
            found += [
                (card.rank, table.transparent[table.classes[card.index]], 1) for card in reversed(laid.cards)
            ]
        else:
            found.append((rank, table.transparent[card_class], len(laid.cards)))
    return found


def _joined(runs: list[tuple[Rank, bool, int]]) -> list[tuple[Rank, bool, int]]:
    """The runs with transparent cards as the rank that they show."""
    shown: list[tuple[Rank, bool, int]] = []
    below: Rank | None = None
    for rank, transparent, count in reversed(runs):
        below = below if transparent and below is not None else None if transparent else rank
        shown.append((rank if below is None else below, False, count))
    return shown[::-1]


def _counted(table: RuleTable, pile: Pile) -> tuple[Rank | None, int]:
    through = table.rules.set_burn_through
    runs = _runs_down(table, pile if table.rules.set_burn_across else pile[-1:])
    if through is ThroughSet.JOINED:
        runs = _joined(runs if table.rules.set_burn_across else _runs_down(table, pile))
        runs = runs if table.rules.set_burn_across else runs[:1]
    top = runs[0][0]
    count = 0
    for rank, transparent, cards in runs:
        if rank is top:
            count += cards
        elif not (transparent and through is ThroughSet.IGNORED):
            break
    return top, count


def top_run(table: RuleTable, pile: Pile) -> tuple[Rank | None, int]:
    """Rank of the top card and how many cards of that rank count together on top (C-35, D31, D34)."""
    if not pile:
        return None, 0
    rules = table.rules
    if not rules.set_burn_across or rules.set_burn_through is not ThroughSet.BREAK or rules.runs:
        return _counted(table, pile)
    rank: Rank | None = None
    run = 0
    for laid in reversed(pile):
        shown = laid.cards[-1].rank if laid.named is None else laid.named
        if rank is None:
            rank = shown
        elif shown is not rank:
            break
        run += len(laid.cards)
    return rank, run


def set_size(state: State, rank: Rank) -> int:
    """So many cards of a rank burn as a set; 0 for never (D30, D35)."""
    return state.table.set_sizes[len(state.hands)][rank]


def burn_cause(state: State, pile: Pile) -> BurnCause | None:
    """Whether what was just laid burns the pile (R5, D30 to D35), and by which rule."""
    table = state.table
    if table.burns[class_of(table, pile[-1])]:
        return BurnCause.RANK
    rank, run = top_run(table, pile)
    size = 0 if rank is None else set_size(state, rank)
    return BurnCause.SET if size and run >= size else None


def _shown_rank(state: State, card_class: int) -> Rank:
    """The rank as which cards of a class join a set: a transparent one may count as what it shows (D34)."""
    table = state.table
    if table.rules.set_burn_through is ThroughSet.JOINED and table.transparent[card_class]:
        card = next(card for card in CARDS if table.classes[card.index] == card_class)
        trial = (*state.pile, Laid((card,), None, Zone.HAND))
        return _joined(_runs_down(table, trial))[0][0]
    return table.powers[card_class].rank


def completes_set(state: State, card_class: int, count: int) -> bool:
    """Whether laying so many cards makes what lies on top a full set that burns (D30, D31)."""
    table = state.table
    if not state.pile or not table.rules.set_burn_across:
        return False
    rank = _shown_rank(state, card_class)
    size = set_size(state, rank)
    if not size:
        return False
    trial = Laid((), None, Zone.HAND, named=rank)
    if table.rules.set_burn_through is ThroughSet.IGNORED:
        top, run = top_run(table, (*state.pile, trial))
    else:
        top, run = top_run(table, state.pile)
    return top is rank and run > 0 and run + count >= size


NEVER = 99
"""More cards than anybody holds."""


def missing_to_complete(state: State, rank: Rank) -> int:
    """So many cards of a rank at least complete the set on top; ``NEVER`` where none do."""
    table = state.table
    if table.plain_burns:
        if class_of(table, state.pile[-1]) != rank or not set_size(state, rank):
            return NEVER
        _, run = top_run(table, state.pile)
        return max(set_size(state, rank) - run, 1)
    return next((count for count in range(1, NEVER) if completes_set(state, rank, count)), NEVER)


def is_set_anywhere(state: State, card_class: int, count: int) -> bool:
    """Whether so many cards of a class, laid in one play, go on anything as a full set (D37)."""
    size = set_size(state, state.table.powers[card_class].rank)
    return state.table.rules.set_anywhere and 0 < size <= count


def _binds_enough(state: State, wanted: Demanded, card_class: int, count: int) -> bool:
    if state.table.ends_size >> card_class & 1 and wanted.classes >> card_class & 1:
        return True
    if state.table.rules.pair_escape:
        return count > wanted.bound or (count == wanted.bound and bool(wanted.higher >> card_class & 1))
    return count >= wanted.bound and bool(wanted.classes >> card_class & 1)


def fits(state: State, wanted: Demanded, card_class: int, count: int) -> bool:
    """Whether a class, so many cards at once, is what the pile demands; sets and the escape left aside."""
    if wanted.bound:
        return _binds_enough(state, wanted, card_class, count)
    return bool(wanted.classes >> card_class & 1)


def beats(state: State, wanted: Demanded, card_class: int, count: int) -> bool:
    """Whether so many cards of a class may be laid without the pair escape.

    Completing a set always may where the rules say so (C-40, C-22 i).
    """
    if fits(state, wanted, card_class, count):
        return True
    if state.table.mimics >> card_class & 1:
        return bool(state.pile) and any(
            beats(state, wanted, rank, count) for rank in state.table.powers[card_class].mimic
        )
    completes = state.table.rules.completion_beats and completes_set(state, card_class, count)
    return completes or is_set_anywhere(state, card_class, count)


def stays(state: State, card: Card) -> bool:
    """Whether a blind or gambled card stays on the pile: by its rank alone (C-22 h, C-62)."""
    card_class = state.table.classes[card.index]
    if state.duty is not None and state.duty.kind is DutyKind.COVER:
        return True
    if not state.pile or demanded(state, Zone.FACE_DOWN).classes >> card_class & 1:
        return True
    return state.table.rules.completion_beats and completes_set(state, card_class, 1)


def binding(state: State, zone: Zone, laid: Laid) -> int:
    """With how many cards the next play must answer a play that is about to be laid (D16, C-22 d, e, j)."""
    table, count = state.table, len(laid.cards)
    card_class = class_of(table, laid)
    if not table.numbers_bind or zone in (Zone.FACE_DOWN, Zone.STOCK):
        return 0
    if state.duty is not None and state.duty.kind is DutyKind.MATCH:
        return state.pile[-1].bound if state.pile else 0
    if table.rules.match_size is MatchSize.AT_LEAST:
        frees = table.transparent[card_class] or table.ends_size >> card_class & 1
        return 0 if frees or count == 1 else count
    wanted = demanded(state, zone)
    if wanted.base is None or not table.binds[card_class]:
        return 0
    if wanted.bound:
        return count
    if laid.cards[0].rank is not laid.cards[-1].rank:
        return 0
    in_turn = laid.seat == state.turn or (state.duty is not None and state.duty.seat == laid.seat)
    return count if in_turn and not beats(state, wanted, card_class, count) else 0


_REFUSALS = {
    Demand.AT_LEAST: Reason.TOO_LOW,
    Demand.ABOVE: Reason.NOT_ABOVE,
    Demand.AT_MOST: Reason.TOO_HIGH,
    Demand.BELOW: Reason.NOT_BELOW,
    Demand.ONE_OF: Reason.NOT_ONE_OF,
    Demand.SAME: Reason.NOT_THE_SAME,
    Demand.HIGHER_SET: Reason.SET_NOT_BEATEN,
}


def _stands_in_the_way(state: State, wanted: Demanded, card_class: int) -> Reason | None:
    """The rule of the card itself that keeps it off the pile."""
    power = state.table.powers[card_class]
    if power.mirror:
        return Reason.NEEDS_PARTNER
    if wanted.base is None:
        return Reason.NOT_ON_EMPTY
    if power.goes_on:
        return Reason.NOT_ON_THIS
    if power.wild and rank_of(state.table, wanted.base) in power.blocked_by:
        return Reason.BLOCKED
    return None


def refusal(state: State, zone: Zone, card_class: int, count: int) -> IllegalMove:
    """Why a set of cards may not be laid, with what it would have to beat."""
    wanted = demanded(state, zone)
    shown = requirement(state, zone)
    rank = RANK_LETTERS[state.table.powers[card_class].rank]
    base = "" if wanted.base is None else RANK_LETTERS[rank_of(state.table, wanted.base)]
    own = _stands_in_the_way(state, wanted, card_class)
    if own is not None and not (wanted.bound and wanted.classes >> card_class & 1):
        return IllegalMove(own, rank=rank, needed=base)
    if wanted.bound and shown.demand is not Demand.HIGHER_SET and wanted.classes >> card_class & 1:
        return IllegalMove(Reason.TOO_FEW, rank=rank, needed=base, count=count, needed_count=wanted.bound)
    reason = _REFUSALS.get(shown.demand, Reason.ONLY_ON_LOWER)
    if reason is Reason.ONLY_ON_LOWER or _meets_but_not_lower(state, shown, card_class, wanted):
        return IllegalMove(Reason.ONLY_ON_LOWER, rank=rank, needed=base)
    needed = "" if shown.rank is None else RANK_LETTERS[shown.rank]
    if reason is Reason.SET_NOT_BEATEN:
        return IllegalMove(reason, rank=rank, needed=needed, count=count, needed_count=shown.count)
    if reason is Reason.NOT_ONE_OF:
        return IllegalMove(reason, rank=rank, needed=" ".join(RANK_LETTERS[one] for one in shown.ranks))
    return IllegalMove(reason, rank=rank, needed=needed)


def _meets_but_not_lower(state: State, shown: Requirement, card_class: int, wanted: Demanded) -> bool:
    if not state.table.powers[card_class].lower_only or wanted.base is None:
        return False
    if shown.demand is not Demand.AT_LEAST:
        return False
    return rank_of(state.table, wanted.base) is state.table.powers[card_class].rank


def cards_of(pile: Pile) -> tuple[Card, ...]:
    """The cards of the pile, bottom to top."""
    return tuple(card for laid in pile for card in laid.cards)
