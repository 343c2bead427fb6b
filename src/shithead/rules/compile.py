"""``RuleTable``: rules compiled once to what the engine reads at every move.

Ranks are numbers here and sets of ranks are bit masks: bit ``1 << rank``. This is the only place where the
ladder is turned into "what may follow what".
"""

from functools import lru_cache

from msgspec import Struct

from shithead.cards import Rank
from shithead.rules.check import check_rules
from shithead.rules.model import Rules, WildSet
from shithead.rules.powers import Follow, Power
from shithead.rules.requirement import ANYTHING, Demand, Requirement

EVERY_RANK = (1 << len(Rank)) - 1


class Following(Struct, frozen=True):
    """What may follow one rank.

    Attributes:
        ranks: mask of the ranks that may be laid.
        requirement: the same, to be shown.
    """

    ranks: int
    requirement: Requirement


class RuleTable(Struct, frozen=True):
    """Compiled rules; every tuple is indexed by rank.

    Attributes:
        rules: what it was compiled from.
        wild: mask of the ranks that go on anything.
        transparent: whether the requirement is looked for below the rank.
        burns: whether the rank burns the pile.
        set_burns: whether a full set of the rank burns the pile.
        binds: whether a pair of the rank that is laid as an escape, or answers one, binds the next play.
        higher: mask of the ranks strictly higher in the ladder.
        following: what may follow the rank from the hand, or as a blind or gambled card.
        following_row: what may follow the rank from the face-up row.
        search: the ranks in which a starter is looked for, in order.
    """

    rules: Rules
    wild: int
    transparent: tuple[bool, ...]
    burns: tuple[bool, ...]
    set_burns: tuple[bool, ...]
    binds: tuple[bool, ...]
    higher: tuple[int, ...]
    following: tuple[Following, ...]
    following_row: tuple[Following, ...]
    search: tuple[Rank, ...]


def _mask(ranks: tuple[Rank, ...]) -> int:
    return sum(1 << rank for rank in ranks)


def _above(ladder: tuple[Rank, ...], rank: Rank) -> tuple[Rank, ...]:
    return ladder[ladder.index(rank) + 1 :] if rank in ladder else ()


def _up_to(ladder: tuple[Rank, ...], rank: Rank) -> tuple[Rank, ...]:
    return ladder[: ladder.index(rank) + 1]


def _following(rules: Rules, wild: int, power: Power, *, strict: bool) -> Following:
    rank = power.rank
    if power.follow is Follow.ANY or power.burn or power.transparent:
        return Following(EVERY_RANK, ANYTHING)
    if power.follow is Follow.AT_MOST:
        return Following(wild | _mask(_up_to(rules.ladder, rank)), Requirement(Demand.AT_MOST, rank))
    higher = wild | _mask(_above(rules.ladder, rank))
    if strict:
        return Following(higher, Requirement(Demand.ABOVE, rank))
    return Following(higher | 1 << rank, Requirement(Demand.AT_LEAST, rank))


def _search(rules: Rules) -> tuple[Rank, ...]:
    start = rules.ladder.index(rules.starter_from) if rules.starter_from in rules.ladder else 0
    return rules.ladder[start:] + rules.ladder[:start]


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> RuleTable:
    """Compile rules; the same rules give the same table.

    Raises:
        RulesError: the rules contradict themselves.
    """
    check_rules(rules)
    by_rank = {power.rank: power for power in rules.powers}
    powers = tuple(by_rank.get(rank) or Power(rank=rank) for rank in Rank)
    wild = _mask(tuple(power.rank for power in powers if power.wild))
    normal = rules.wild_set is WildSet.NORMAL
    return RuleTable(
        rules=rules,
        wild=wild,
        transparent=tuple(power.transparent for power in powers),
        burns=tuple(power.burn for power in powers),
        set_burns=tuple(rules.set_burn > 0 and not (power.wild and normal) for power in powers),
        binds=tuple(not (power.wild or power.transparent) and power.follow is Follow.OWN for power in powers),
        higher=tuple(_mask(_above(rules.ladder, rank)) for rank in Rank),
        following=tuple(_following(rules, wild, power, strict=False) for power in powers),
        following_row=tuple(_following(rules, wild, power, strict=rules.strict_row) for power in powers),
        search=_search(rules),
    )
