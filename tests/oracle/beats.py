"""Whether cards may follow what lies on the pile: demands, numbers, full sets, the pair escape.

Nothing here looks at who plays, but for the zone from which the cards come.
"""

from shithead.rules.model import Rules
from shithead.rules.values import Follow, MatchSize
from tests.oracle.classes import (
    by_step,
    class_of,
    counts_as,
    in_laid_order,
    is_mirror,
    is_mirrored,
    is_run,
    letter,
    letters,
    place,
    power_of,
    rank_of,
    top_class,
)
from tests.oracle.pile import Base, base_of, completes, full_by_itself, is_inverted, is_transparent
from tests.oracle.position import Laid, Position

# ---- one class -------------------------------------------------------------------------------------------


def possible_names(rules: Rules, cls: str) -> list[str]:
    """The ranks that a mimic can be named as; none that is a mimic or a mirror itself."""
    found = letters(power_of(rules, cls).mimic)
    return [rank for rank in found if not (power_of(rules, rank).mimic or power_of(rules, rank).mirror)]


def compare(position: Position, mine: int, theirs: int) -> int:
    """Above 0 when the first place is higher, below 0 when it is lower, by the order as it is now."""
    return theirs - mine if is_inverted(position) else mine - theirs


def limit_of(rules: Rules, base: Base) -> int | None:
    """The place up to which ``at_most`` and ``below`` let ranks through."""
    rank = base.power.follow_rank
    return base.place if rank is None else place(rules, letter(rank))


def own_is_met(position: Position, mine: int | None, base: Base, strict: bool) -> bool:
    """A place is at least that of the base, or higher, by the order as it is now."""
    if base.place is None:
        return True
    if mine is None:
        return False
    difference = compare(position, mine, base.place)
    return difference > 0 if strict else difference >= 0


def from_place(mine: int | None, limit: int | None, beyond: int) -> bool:
    """A place is at least so far above a limit, whatever the order; a limit outside the ladder is none."""
    return limit is None or (mine is not None and mine - limit >= beyond)


def up_to_place(mine: int | None, limit: int | None, before: int) -> bool:
    """A place is at least so far below a limit, whatever the order; a limit outside the ladder is none."""
    return limit is None or (mine is not None and limit - mine >= before)


def meets_demand(position: Position, cls: str, base: Base, zone: str) -> bool:
    """A class fulfils what the base demands."""
    rules, mine = position.rules, place(position.rules, cls)
    if base.power.burn:
        return True
    match base.power.follow:
        case Follow.ANY:
            return True
        case Follow.OWN:
            strict = rules.strict or (rules.strict_row and zone == "row")
            return own_is_met(position, mine, base, strict)
        case Follow.AT_MOST:
            return up_to_place(mine, limit_of(rules, base), 0)
        case Follow.BELOW:
            return up_to_place(mine, limit_of(rules, base), 1)
        case Follow.ONE_OF:
            return rank_of(cls) in letters(base.power.follow_ranks)
        case Follow.SAME:
            return rank_of(cls) == base.rank
        case Follow.CHOICE:
            if base.laid.lower:
                return up_to_place(mine, base.place, 0)
            return from_place(mine, base.place, 0)


def is_lower_below(position: Position, cls: str, base: Base) -> bool:
    """What ``lower_only`` asks for: both have places, and the base stands lower."""
    mine = place(position.rules, cls)
    if mine is None or base.place is None:
        return False
    return compare(position, mine, base.place) > 0


def class_may_follow(position: Position, cls: str, zone: str) -> bool:
    """A class may be laid as far as ranks go: the list of the reference, in its order."""
    rules, power = position.rules, power_of(position.rules, cls)
    if not position.pile and power.not_on_empty:
        return False
    if not position.pile:
        return True
    if power.mimic:
        return any(class_may_follow(position, name, zone) for name in possible_names(rules, cls))
    if power.mirror:
        return False
    base = base_of(rules, position.pile)
    if base is None:
        return True
    if power.goes_on:
        return base.rank in letters(power.goes_on)
    if power.wild and base.rank not in letters(power.blocked_by):
        return True
    if power.lower_only and not is_lower_below(position, cls, base):
        return False
    return meets_demand(position, cls, base, zone)


# ---- a play ----------------------------------------------------------------------------------------------


def judged_classes(rules: Rules, laid: Laid) -> list[str]:
    """The classes of which each must be allowed: of a run the lowest alone, with mirrors the one rank."""
    if is_run(rules, laid.cards):
        return [class_of(rules, by_step(rules, laid.cards)[0])]
    if is_mirrored(rules, laid.cards):
        return [counts_as(rules, laid)]
    classes = {class_of(rules, card) for card in laid.cards}
    if laid.named:
        classes = (classes - {top_class(rules, laid.cards)}) | {laid.named}
    return sorted(classes)


def ranks_may_follow(position: Position, laid: Laid) -> bool:
    """Every class that is judged may be laid."""
    return all(class_may_follow(position, cls, laid.zone) for cls in judged_classes(position.rules, laid))


def escape_number(position: Position) -> int:
    """How many cards an escape, or its last answer, binds; 0 when none is open."""
    base = base_of(position.rules, position.pile)
    return base.laid.bound if base and base.laid.escape else 0


def size_number(position: Position) -> int:
    """How many cards ``match_size`` asks for; transparent plays leave the base's number."""
    base = base_of(position.rules, position.pile)
    return base.laid.bound if base and not base.laid.escape else 0


def number_answered(position: Position, laid: Laid) -> bool:
    """The play has cards enough for ``match_size``, or each of its classes answers any number."""
    rules = position.rules
    if len(laid.cards) >= size_number(position):
        return True
    return rules.wild_ends_size and all(power_of(rules, cls).wild for cls in judged_classes(rules, laid))


def answers_escape(position: Position, laid: Laid) -> bool:
    """More cards of any rank, or as many of a strictly higher one, or wild ranks that may be laid there."""
    rules, number, base = position.rules, escape_number(position), base_of(position.rules, position.pile)
    if len(laid.cards) > number or base is None:
        return True
    enough = len(laid.cards) == number
    return all(
        (rules.wild_ends_size and power_of(rules, cls).wild and class_may_follow(position, cls, laid.zone))
        or (enough and from_place(place(rules, cls), base.place, 1))
        for cls in judged_classes(rules, laid)
    )


def is_privileged(position: Position, laid: Laid) -> bool:
    """The play is a full set that goes on what lies there by the rule for full sets."""
    rules, seats = position.rules, len(position.hands)
    if rules.completion_beats and completes(rules, position.pile, laid, seats):
        return True
    return rules.set_anywhere and full_by_itself(rules, laid, seats)


def follows(position: Position, laid: Laid) -> bool:
    """The play may follow what lies there, the pair escape and mirrors without partners left aside."""
    if is_privileged(position, laid):
        return True
    if escape_number(position):
        return answers_escape(position, laid)
    if not position.pile and not ranks_may_follow(position, Laid(laid.cards, zone=laid.zone)):
        # A mimic that needs a pile does not lead, whatever it is named.
        return False
    return ranks_may_follow(position, laid) and number_answered(position, laid)


def lacks_partner(rules: Rules, cards: list[str]) -> bool:
    """A mirror is among the cards without a card of another rank that is none."""
    fronts = {rank_of(card) for card in cards if not is_mirror(rules, card)}
    mirrors = [rank_of(card) for card in cards if is_mirror(rules, card)]
    return any(not fronts - {rank} for rank in mirrors)


def all_names(rules: Rules, cards: list[str]) -> list[str | None]:
    """Every name that the cards could take; ``[None]`` for cards that need none."""
    top = top_class(rules, cards)
    return list(possible_names(rules, top)) if power_of(rules, top).mimic else [None]


def names_that_follow(position: Position, cards: list[str], zone: str) -> list[str | None]:
    """The names under which cards may follow; ``[None]`` for cards that need no name and may."""
    rules = position.rules
    if lacks_partner(rules, cards):
        return []
    names, ordered = all_names(rules, cards), in_laid_order(rules, cards)
    found = [name for name in names if follows(position, Laid(ordered, zone=zone, named=name))]
    if position.pile or found or not ranks_may_follow(position, Laid(ordered, zone=zone)):
        return found
    # A mimic goes on an empty pile even if none of its ranks does.
    return names


def single_follows(position: Position, card: str, zone: str) -> bool:
    """The card alone may be laid as far as the pile goes."""
    return bool(names_that_follow(position, [card], zone))


def may_escape(position: Position, cards: list[str], zone: str, source_cards: list[str]) -> bool:
    """Two cards of any one rank may be laid since no single card of the source may."""
    rules = position.rules
    if not rules.pair_escape or escape_number(position) or len(cards) != 2:
        return False
    if is_run(rules, cards) or any(is_mirror(rules, card) for card in cards):
        return False
    if base_of(rules, position.pile) is None:
        return False
    return not any(single_follows(position, card, zone) for card in source_cards)


def rank_beats(position: Position, card: str, zone: str, name: str | None) -> bool:
    """One card under a name beats what lies there, numbers left aside."""
    cls = name or class_of(position.rules, card)
    laid = Laid([card], zone=zone, named=name)
    return class_may_follow(position, cls, zone) or is_privileged(position, laid)


def turned_names(position: Position, card: str, zone: str) -> list[str | None]:
    """Under which names one card beats what lies there, numbers left aside; mirrors never do alone."""
    rules = position.rules
    if is_mirror(rules, card):
        return []
    return [name for name in all_names(rules, [card]) if rank_beats(position, card, zone, name)]


def turned_stays(position: Position, card: str, zone: str) -> bool:
    """A blind or gambled card stays on the pile; on an empty one always."""
    return not position.pile or bool(turned_names(position, card, zone))


# ---- what a play asks of the next one --------------------------------------------------------------------


def escape_goes_on(position: Position, laid: Laid) -> bool:
    """The play keeps an escape open: it demands its own rank, and is neither wild nor turned."""
    power = power_of(position.rules, counts_as(position.rules, laid))
    ended = power.burn or power.follow is not Follow.OWN or power.wild
    return laid.zone in ("hand", "row") and not ended


def bind(position: Position, laid: Laid, escapes: bool) -> None:
    """Write into a play how many cards must answer it; ``position`` is the one before it lies there."""
    rules = position.rules
    covers, before = position.duty == "cover", position.pile[-1] if position.pile else None
    if position.duty == "add" and before:
        laid.bound, laid.escape = before.bound, before.escape
        return
    if is_transparent(rules, laid):
        return
    if (escapes or escape_number(position)) and not covers and escape_goes_on(position, laid):
        laid.bound, laid.escape = len(laid.cards), True
    elif rules.match_size is MatchSize.AT_LEAST and len(laid.cards) > 1:
        free = rules.wild_ends_size and power_of(rules, counts_as(rules, laid)).wild
        laid.bound = 0 if free else len(laid.cards)
