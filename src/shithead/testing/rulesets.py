"""Playable rules at random: any value of any field, any power of any rank or card.

``any_rules`` is the Hypothesis strategy, ``random_rules`` the same with a generator of one's own. Rules are
drawn field by field and then mended where they contradict themselves, so nearly every draw counts.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import Any, Final, TypeVar, get_args

from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.cards import Rank, Suit, parse_rank
from shithead.rules.check import Problem, problems
from shithead.rules.faults import Fault
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.plain import field_defaults, field_types, power_order
from shithead.rules.powers import Power
from shithead.rules.ranges import LIMITS, MOST_NUMBERS
from shithead.rules.values import (
    Again,
    DrawWhen,
    Follow,
    Give,
    GivenThen,
    Inverts,
    Pickup,
    RowUse,
    Swapping,
)

T = TypeVar("T")

USUAL: Final = {
    "packs": (1, 2),
    "jokers": (0, 4),
    "set_aside": (0, 6),
    "deal_down": (0, 4),
    "deal_up": (0, 4),
    "deal_hand": (1, 6),
    "draw_to": (1, 6),
    "no_progress_limit": (20, 200),
}
"""Numbers that tables are met with; the rest of what is allowed is drawn less often."""

FORFEITS: Final = ("", "Make tea", "Lava i piatti!", "_~.-, 100 %", "Ð–🂡=+/#?&")
MOST_REPAIRS: Final = 60

MENDS: Final[dict[str, dict[str, Any]]] = {
    Fault.NEEDS_FORCED_PICKUP: {"pickup": Pickup.FORCED},
    Fault.NEEDS_SWAP_BEFORE_PLAY: {"swap": Swapping.BEFORE_PLAY},
    Fault.NEEDS_DRAW_AFTER_PLAY: {"draw_when": DrawWhen.AFTER_PLAY},
    Fault.NEEDS_ROW_ON_TABLE: {"row_use": RowUse.ON_TABLE},
    Fault.NEEDS_RUNS: {"runs": 3},
    Fault.NEEDS_PAIRS: {"set_max": 2},
    Fault.RUN_TOO_SHORT: {"runs": 3},
    Fault.SET_OF_ONE: {"set_burn": (3, 4)},
}
"""What is changed where two fields contradict each other and giving up one of them would make it rare."""


def _one_in(rng: Random, times: int) -> bool:
    """Whether something happens that does so once in so many times."""
    return rng.randrange(times) == times - 1


def _some(rng: Random, items: Sequence[T], most: int) -> tuple[T, ...]:
    """One or more of the items, in any order."""
    return tuple(rng.sample(list(items), rng.randint(1, min(most, len(items)))))


def _number(rng: Random, name: str) -> int:
    low, high = LIMITS[name] if _one_in(rng, 6) else USUAL.get(name, LIMITS[name])
    return rng.randint(low, high)


def _numbers(rng: Random, name: str) -> tuple[int, ...]:
    count = rng.randint(1, MOST_NUMBERS) if _one_in(rng, 4) else 1
    return tuple(_number(rng, name) for _ in range(count))


def _ladder(rng: Random) -> tuple[Rank, ...]:
    outside = _some(rng, list(Rank), 6) if _one_in(rng, 2) else (Rank.JOKER,)
    ladder = [rank for rank in Rank if rank not in outside]
    if _one_in(rng, 6):
        rng.shuffle(ladder)
    return tuple(ladder)


def _special_value(rng: Random, name: str) -> Any:
    """A value of a field that is more than a number, a switch or a choice."""
    if name == "ladder":
        return _ladder(rng)
    if name == "without":
        return _some(rng, NATURAL_LADDER, 4)
    if name == "suit_order":
        return tuple(rng.sample(list(Suit), len(Suit)))
    if name == "starter_from":
        return rng.choice(NATURAL_LADDER)
    return rng.choice(FORFEITS)


def _value(rng: Random, name: str) -> Any:
    kind = field_types(Rules)[name]
    if kind is bool:
        return _one_in(rng, 2)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return rng.choice(list(kind))
    if kind is int:
        return _number(rng, name)
    return _numbers(rng, name) if get_args(kind) and get_args(kind)[0] is int else _special_value(rng, name)


def _demand(rng: Random) -> Iterator[tuple[str, Any]]:
    follow = rng.choice([follow for follow in Follow if follow is not Follow.OWN])
    yield "follow", follow
    if follow in (Follow.AT_MOST, Follow.BELOW) and _one_in(rng, 2):
        yield "follow_rank", rng.choice(NATURAL_LADDER)
    if follow is Follow.ONE_OF:
        yield "follow_ranks", _some(rng, list(Rank), 6)


def _laying(rng: Random) -> Iterator[tuple[str, Any]]:
    if _one_in(rng, 2):
        yield "wild", True
        if _one_in(rng, 4):
            yield "blocked_by", _some(rng, list(Rank), 3)
    elif _one_in(rng, 4):
        yield "goes_on", _some(rng, list(Rank), 8)
    elif _one_in(rng, 6):
        yield "lower_only", True
    if _one_in(rng, 8):
        yield "not_on_empty", True
    if _one_in(rng, 8):
        yield "value", rng.choice(NATURAL_LADDER)
    if _one_in(rng, 12):
        yield "set_burn", rng.choice((0, 2, 3, 4, 8))


def _turns(rng: Random) -> Iterator[tuple[str, Any]]:
    """Effects on whose turn comes next, and on who takes the pile."""
    if _one_in(rng, 5):
        yield "skip", rng.choice((1, 1, 2, 3, 9))
    if _one_in(rng, 5):
        yield "reverse", True
    if _one_in(rng, 6):
        yield "again", rng.choice([again for again in Again if again is not Again.NO])
        yield "again_last_takes", _one_in(rng, 3)
    elif _one_in(rng, 8):
        yield "target", True
    if _one_in(rng, 8):
        yield "gives", rng.choice([give for give in Give if give is not Give.NO])
        yield "given_then", rng.choice(list(GivenThen))


def _effects(rng: Random) -> Iterator[tuple[str, Any]]:
    kind = rng.randrange(8)
    yield from _laying(rng)
    if kind == 0:
        yield "burn", True
        return
    yield from _turns(rng)
    if kind in (1, 2):
        yield "transparent", True
        yield "own_on_empty", _one_in(rng, 2)
        yield "copies", _one_in(rng, 4)
    elif kind == 3:
        yield "leaves", True
        yield "inverts", rng.choice((Inverts.NO, Inverts.GAME))
    else:
        if _one_in(rng, 2):
            yield from _demand(rng)
        if _one_in(rng, 6):
            yield "inverts", rng.choice(list(Inverts))


def _power(rng: Random, rank: Rank, suit: Suit | None) -> Power:
    kind = rng.randrange(16)
    power = Power(rank=rank, suit=suit)
    if kind == 14:
        return replace(power, mirror=True)
    if kind == 15:
        others = [other for other in Rank if other is not rank]
        return replace(power, mimic=_some(rng, others, 13), not_on_empty=_one_in(rng, 6))
    return replace(power, **dict(_effects(rng)))


def _powers(rng: Random) -> tuple[Power, ...]:
    """Powers of up to all ranks, and of a few single cards."""
    ranks = _some(rng, list(Rank), rng.choice((3, 6, 14))) if rng.randrange(8) else ()
    cards = [(rng.choice(NATURAL_LADDER), rng.choice(list(Suit))) for _ in range(rng.choice((0, 0, 1, 3)))]
    owners = [*((rank, None) for rank in ranks), *dict.fromkeys(cards)]
    return tuple(sorted((_power(rng, rank, suit) for rank, suit in owners), key=power_order))


def _drawn(rng: Random) -> Rules:
    """Rules drawn field by field, as they come."""
    others = rng.choice((2, 8, 40))
    fields = {
        name: default if name == "powers" or rng.randrange(others) else _value(rng, name)
        for name, default in field_defaults(Rules).items()
    }
    min_seats, max_seats = sorted((fields["min_seats"], fields["max_seats"]))
    return Rules(**{**fields, "min_seats": min_seats, "max_seats": max_seats, "powers": _powers(rng)})


def _with_cards_enough(rules: Rules) -> Rules:
    """One step: more packs; where there are as many as there may be, fewer cards for each seat."""
    if min(rules.packs) < LIMITS["packs"][1]:
        return replace(rules, packs=tuple(min(number + 1, LIMITS["packs"][1]) for number in rules.packs))
    dealt = {
        name: tuple(max(number - 1, LIMITS[name][0]) for number in getattr(rules, name))
        for name in ("deal_down", "deal_up", "deal_hand")
    }
    return replace(rules, **dealt, without=rules.without[1:])


def _with_starter(rules: Rules) -> Rules:
    playing = [rank for rank in rules.ladder if rank not in rules.without]
    if not playing:
        return replace(rules, ladder=NATURAL_LADDER, without=())
    return replace(rules, starter_from=playing[0])


def _mended_power(rules: Rules, owner: str, fault: str) -> Rules:
    """The rank put into the ladder, where it has no place there; else the power taken away."""
    rank = Rank.JOKER if owner.startswith("JK") else parse_rank(owner[0])
    if fault == Fault.NO_PLACE:
        return rules if rank in rules.ladder else replace(rules, ladder=(*rules.ladder, rank))
    kept = tuple(
        power
        for power in rules.powers
        if power.rank is not rank or (power.suit is None) == (len(owner) == 2 and rank is not Rank.JOKER)
    )
    return replace(rules, powers=kept)


def _mended(rules: Rules, problem: Problem) -> Rules:
    """The rules with one problem less, or nearer to that."""
    field, fault = problem
    if fault in (Fault.PACK_TOO_SMALL, Fault.TOO_MANY_SET_ASIDE):
        return replace(_with_cards_enough(rules), set_aside=(0,))
    if fault in (Fault.NOT_IN_LADDER, Fault.TAKEN_OUT):
        return _with_starter(rules)
    if fault == Fault.TOO_MANY_MIRRORS:
        one = next(power for power in rules.powers if power.mirror)
        many = sum(power.mirror for power in rules.powers) > 1
        return replace(rules, powers=tuple(p for p in rules.powers if not p.mirror or (many and p is one)))
    if field.startswith("powers."):
        return _mended_power(rules, field.split(".")[1], fault)
    return replace(rules, **MENDS.get(fault, {field: field_defaults(Rules)[field]}))


def random_rules(rng: Random) -> Rules:
    """Playable rules: few fields differ from the defaults, many, or half of them.

    Raises:
        AssertionError: they could not be mended; that would be a fault of this module.
    """
    rules = _drawn(rng)
    for _ in range(MOST_REPAIRS):
        found = problems(rules)
        if not found:
            return rules
        rules = _mended(rules, found[0])
    raise AssertionError(problems(rules))


def any_rules() -> st.SearchStrategy[Rules]:
    """Playable rules of any kind."""
    return st.randoms(use_true_random=False).map(random_rules)
