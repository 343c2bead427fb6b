"""The pile and what it demands: the only place that compares a card with what lies on the pile.

The requirement is found by looking down through transparent plays (C-11, C-15); nothing about it is stored
but the number of cards of a play that binds (D16).
"""

from shithead.cards import RANK_LETTERS, Card, Rank
from shithead.engine.events import Zone
from shithead.engine.state import Laid
from shithead.errors import IllegalMove, Reason
from shithead.rules.compile import EVERY_RANK, Following, RuleTable
from shithead.rules.requirement import ANYTHING, Demand, Requirement

Pile = tuple[Laid, ...]

FREE = Following(EVERY_RANK, ANYTHING)


def effective_play(table: RuleTable, pile: Pile) -> Laid | None:
    """The topmost play that is not transparent; ``None`` where anything may follow for want of one."""
    for laid in reversed(pile):
        if not table.transparent[laid.cards[0].rank]:
            return laid
    return None


def following(table: RuleTable, pile: Pile, zone: Zone) -> Following:
    """What may be laid as a single card from a zone, a binding number left aside."""
    laid = effective_play(table, pile)
    if laid is None:
        return FREE
    rows = table.following_row if zone is Zone.FACE_UP else table.following
    return rows[laid.cards[0].rank]


def requirement(table: RuleTable, pile: Pile, zone: Zone) -> Requirement:
    """What the pile demands of the next play from a zone.

    A blind card is judged by its rank alone, so a binding number does not count for it (C-22 h).
    """
    laid = effective_play(table, pile)
    if laid is not None and laid.bound and zone is not Zone.FACE_DOWN:
        return Requirement(Demand.HIGHER_SET, laid.cards[0].rank, laid.bound)
    return following(table, pile, zone).requirement


def top_run(pile: Pile) -> tuple[Rank | None, int]:
    """Rank of the top card and how many cards of that rank lie on top, play borders ignored (C-35)."""
    if not pile:
        return None, 0
    rank = pile[-1].cards[0].rank
    run = 0
    for laid in reversed(pile):
        if laid.cards[0].rank is not rank:
            break
        run += len(laid.cards)
    return rank, run


def completes_set(table: RuleTable, pile: Pile, rank: Rank, count: int) -> bool:
    """Whether laying so many cards makes what lies on top a full set that burns (D30, D31)."""
    top, run = top_run(pile)
    return top is rank and table.set_burns[rank] and run + count >= table.rules.set_burn


def missing_for_set(table: RuleTable, pile: Pile) -> tuple[Rank, int] | None:
    """Which rank, and how many cards of it, would complete the set on top; ``None`` on an empty pile."""
    rank, run = top_run(pile)
    if rank is None or not table.set_burns[rank]:
        return None
    return rank, table.rules.set_burn - run


def beats(table: RuleTable, pile: Pile, zone: Zone, rank: Rank, count: int) -> bool:
    """Whether a set of cards may be laid without the pair escape.

    Completing a set always may (C-40, C-22 i).
    """
    laid = effective_play(table, pile)
    if laid is None or table.wild >> rank & 1:
        return True
    below = laid.cards[0].rank
    if laid.bound:
        fits = count > laid.bound or (count == laid.bound and bool(table.higher[below] >> rank & 1))
    else:
        rows = table.following_row if zone is Zone.FACE_UP else table.following
        fits = bool(rows[below].ranks >> rank & 1)
    return fits or completes_set(table, pile, rank, count)


def stays(table: RuleTable, pile: Pile, card: Card) -> bool:
    """Whether a blind or gambled card stays on the pile: by its rank alone (C-22 h, C-62)."""
    return bool(following(table, pile, Zone.FACE_DOWN).ranks >> card.rank & 1)


_REFUSALS = {
    Demand.AT_LEAST: Reason.TOO_LOW,
    Demand.ABOVE: Reason.NOT_ABOVE,
    Demand.AT_MOST: Reason.TOO_HIGH,
    Demand.HIGHER_SET: Reason.SET_NOT_BEATEN,
}


def refusal(table: RuleTable, pile: Pile, zone: Zone, rank: Rank, count: int) -> IllegalMove:
    """Why a set of cards may not be laid, with what it would have to beat."""
    demanded = requirement(table, pile, zone)
    reason = _REFUSALS[demanded.demand]
    needed = "" if demanded.rank is None else RANK_LETTERS[demanded.rank]
    if reason is Reason.SET_NOT_BEATEN:
        return IllegalMove(
            reason, rank=RANK_LETTERS[rank], needed=needed, count=count, needed_count=demanded.count
        )
    return IllegalMove(reason, rank=RANK_LETTERS[rank], needed=needed)


def cards_of(pile: Pile) -> tuple[Card, ...]:
    """The cards of the pile, bottom to top."""
    return tuple(card for laid in pile for card in laid.cards)
