"""Whether cards may follow what lies on the pile: demands, numbers, full sets, the pair escape.

Nothing here looks at who plays, but for the zone from which the cards come.
"""

from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow, MatchSize
from tests.oracle.classes import (
    by_place,
    class_of,
    counts_as,
    in_laid_order,
    is_mirror,
    is_run,
    letter,
    letters,
    partners,
    place,
    power_of,
    rank_of,
    top_class,
)
from tests.oracle.pile import Base, base_of, completes, full_by_itself, is_transparent
from tests.oracle.position import Laid, Position

# ---- one class -------------------------------------------------------------------------------------------


def possible_names(rules: Rules, cls: str) -> list[str]:
    """The ranks that a mimic can be named as; none that is a mimic or a mirror itself."""
    found = letters(power_of(rules, cls).mimic)
    return [rank for rank in found if not (power_of(rules, rank).mimic or power_of(rules, rank).mirror)]


def wild_here(rules: Rules, cls: str, base: Base | None) -> bool:
    """A class is laid as a wild one: nothing limits it, and what lies there does not block it."""
    power = power_of(rules, cls)
    blocked = base is not None and base.rank in letters(power.blocked_by)
    return power.wild and not power.goes_on and not blocked


def compare(position: Position, mine: int, theirs: int) -> int:
    """Above 0 when the first place is higher, below 0 when it is lower, by the order as it is now."""
    return theirs - mine if position.inverted else mine - theirs


def limit_of(rules: Rules, base: Base) -> int | None:
    """The place up to which ``at_most`` and ``below`` let ranks through."""
    rank = base.power.follow_rank
    return base.place if rank is None else place(rules, letter(rank))


def at_least(position: Position, mine: int | None, base: Base, strict: bool) -> bool:
    """A place is at least that of the base, or higher; a base outside the ladder demands nothing."""
    if base.place is None:
        return True
    if mine is None:
        return False
    difference = compare(position, mine, base.place)
    return difference > 0 if strict else difference >= 0


def within_limit(rules: Rules, mine: int | None, base: Base, below: bool) -> bool:
    """A place is at most the limit of the base, or below it; the order turned round changes nothing."""
    limit = limit_of(rules, base)
    if limit is None:
        return True
    if mine is None:
        return False
    return mine < limit if below else mine <= limit


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
            return at_least(position, mine, base, strict)
        case Follow.AT_MOST:
            return within_limit(rules, mine, base, below=False)
        case Follow.BELOW:
            return within_limit(rules, mine, base, below=True)
        case Follow.ONE_OF:
            return rank_of(cls) in letters(base.power.follow_ranks)
        case Follow.SAME:
            return mine is not None and rank_of(cls) == base.rank
        case Follow.CHOICE:
            if not base.laid.lower:
                return at_least(position, mine, base, strict=False)
            if base.place is None:
                return True
            return mine is not None and compare(position, mine, base.place) <= 0


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
    if power.mimic:
        return any(class_may_follow(position, name, zone) for name in possible_names(rules, cls))
    if not position.pile:
        return True
    if power.mirror:
        return False
    base = base_of(rules, position.pile)
    if base is None:
        return True
    if power.goes_on:
        return base.rank in letters(power.goes_on)
    if wild_here(rules, cls, base):
        return True
    if power.lower_only:
        return is_lower_below(position, cls, base)
    return meets_demand(position, cls, base, zone)


# ---- a play ----------------------------------------------------------------------------------------------


def judged_classes(rules: Rules, laid: Laid) -> list[str]:
    """The classes of which each must be allowed: of a run the lowest alone, of a set all; mirrors never."""
    if is_run(rules, laid.cards):
        return [class_of(rules, by_place(rules, laid.cards)[0])]
    classes = {class_of(rules, card) for card in partners(rules, laid.cards)}
    if laid.named:
        classes = (classes - {top_class(rules, laid.cards)}) | {laid.named}
    return sorted(classes)


def ranks_may_follow(position: Position, laid: Laid) -> bool:
    """Every class that is judged may be laid."""
    return all(class_may_follow(position, cls, laid.zone) for cls in judged_classes(position.rules, laid))


def answering_class(rules: Rules, laid: Laid) -> str:
    """The class by which a play is wild or not: of a run the lowest, else what it counts as."""
    if is_run(rules, laid.cards):
        return judged_classes(rules, laid)[0]
    return counts_as(rules, laid)


def laid_as_wild(position: Position, laid: Laid) -> bool:
    """The play goes on anything by its own power."""
    rules = position.rules
    return wild_here(rules, answering_class(rules, laid), base_of(rules, position.pile))


def escape_number(position: Position) -> int:
    """How many cards an escape, or its last answer, binds; 0 when none is open."""
    top = position.pile[-1] if position.pile else None
    return top.bound if top and top.escape else 0


def size_number(position: Position) -> int:
    """How many cards ``match_size`` asks for; transparent plays leave the base's number."""
    base = base_of(position.rules, position.pile)
    return base.laid.bound if base and not base.laid.escape else 0


def number_answered(position: Position, laid: Laid) -> bool:
    """The play has cards enough for ``match_size``."""
    if position.rules.wild_ends_size and laid_as_wild(position, laid):
        return True
    return len(laid.cards) >= size_number(position)


def answers_escape(position: Position, laid: Laid) -> bool:
    """More cards of any rank, or as many of a strictly higher one, or a wild rank."""
    number = escape_number(position)
    if len(laid.cards) > number or laid_as_wild(position, laid):
        return True
    base = base_of(position.rules, position.pile)
    if len(laid.cards) < number or base is None:
        return False
    places = [place(position.rules, cls) for cls in judged_classes(position.rules, laid)]
    return all(at_least(position, mine, base, strict=True) for mine in places)


def is_privileged(position: Position, laid: Laid) -> bool:
    """The play is a full set that goes on what lies there by the rule for full sets."""
    rules, seats = position.rules, len(position.hands)
    if not position.pile or is_run(rules, laid.cards):
        return False
    if rules.completion_beats and completes(rules, position.pile, laid, seats):
        return True
    return rules.set_anywhere and full_by_itself(rules, laid, seats)


def follows(position: Position, laid: Laid) -> bool:
    """The play may follow what lies there, the pair escape and mirrors without partners left aside."""
    if is_privileged(position, laid):
        return True
    if escape_number(position):
        return answers_escape(position, laid)
    return ranks_may_follow(position, laid) and number_answered(position, laid)


def lonely_mirror(rules: Rules, cards: list[str]) -> bool:
    """The cards are mirrors and nothing else."""
    return all(is_mirror(rules, card) for card in cards)


def names_that_follow(position: Position, cards: list[str], zone: str) -> list[str | None]:
    """The names under which cards may follow; ``[None]`` for cards that need no name and may."""
    rules = position.rules
    if lonely_mirror(rules, cards):
        return []
    top = top_class(rules, cards)
    names: list[str | None] = [None]
    if power_of(rules, top).mimic:
        names = list(possible_names(rules, top))
    ordered = in_laid_order(rules, cards)
    return [name for name in names if follows(position, Laid(ordered, zone=zone, named=name))]


def single_follows(position: Position, card: str, zone: str) -> bool:
    """The card alone may be laid as far as the pile goes."""
    return bool(names_that_follow(position, [card], zone))


def may_escape(position: Position, cards: list[str], zone: str, source_cards: list[str]) -> bool:
    """Two cards of any one rank may be laid since no single card of the source may."""
    rules = position.rules
    if not rules.pair_escape or escape_number(position) or len(cards) != 2:
        return False
    if is_run(rules, cards) or lonely_mirror(rules, cards) or base_of(rules, position.pile) is None:
        return False
    return not any(single_follows(position, card, zone) for card in source_cards)


def turned_stays(position: Position, card: str, zone: str) -> bool:
    """A blind or gambled card stays on the pile: by its rank alone, numbers do not count."""
    if not position.pile or class_may_follow(position, class_of(position.rules, card), zone):
        return True
    return bool(turned_names(position, card, zone)) and not lonely_mirror(position.rules, [card])


def turned_names(position: Position, card: str, zone: str) -> list[str | None]:
    """As what a turned card stays there: the ranks of a mimic that may be laid, else itself."""
    rules, cls = position.rules, class_of(position.rules, card)
    names: list[str | None] = [None]
    if power_of(rules, cls).mimic:
        names = list(possible_names(rules, cls))
    return [
        name
        for name in names
        if class_may_follow(position, name or cls, zone)
        or is_privileged(position, Laid([card], zone=zone, named=name))
    ]


# ---- what a play asks of the next one --------------------------------------------------------------------


def escape_goes_on(position: Position, laid: Laid) -> bool:
    """The play keeps an escape open: it demands its own rank, and is not wild, transparent or turned."""
    power: Power = power_of(position.rules, counts_as(position.rules, laid))
    ended = power.burn or power.follow is not Follow.OWN or laid_as_wild(position, laid)
    return laid.zone in ("hand", "row") and not ended


def bind(position: Position, laid: Laid, escapes: bool) -> None:
    """Write into a play how many cards must answer it; ``position`` is the one before it lies there."""
    rules = position.rules
    if is_transparent(rules, laid):
        return
    if (escapes or escape_number(position)) and escape_goes_on(position, laid):
        laid.bound, laid.escape = len(laid.cards), True
    elif rules.match_size is MatchSize.AT_LEAST and len(laid.cards) > 1:
        free = rules.wild_ends_size and laid_as_wild(position, laid)
        laid.bound = 0 if free else len(laid.cards)
