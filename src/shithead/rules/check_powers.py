"""What is wrong with ranks and their powers."""

from collections.abc import Iterator, Sequence

from shithead.cards import PACK, Rank, Suit
from shithead.rules.faults import Fault, Problem
from shithead.rules.model import Rules
from shithead.rules.plain import differing, power_field, power_order
from shithead.rules.powers import Power
from shithead.rules.ranges import power_number_problems
from shithead.rules.values import Again, Follow, Give, GivenThen, Inverts

LIMITED = (Follow.AT_MOST, Follow.BELOW)
MOST_POWERS = len(Rank) + len(PACK)
"""One for each rank and for each card that has a suit."""
MOST_SINGLE_CARDS = 6
MOST_MIRRORED_PACKS = 2
"""With more of these the ways to put cards together would be more than anybody can look through."""
BESIDE_MIMIC = frozenset({"suit", "wild", "not_on_empty", "mimic"})
"""What a power may say beside the ranks that it may be named as: they bring the rest."""
BESIDE_MIRROR = frozenset({"suit", "mirror"})


def has_repeats(ranks: Sequence[Rank]) -> bool:
    """Whether a rank occurs twice."""
    return len(set(ranks)) < len(ranks)


def _has_place(rules: Rules, power: Power) -> bool:
    return power.value is not None or power.rank in rules.ladder


def _fields(power: Power) -> frozenset[str]:
    return frozenset(name for name, _ in differing(power))


def _laying(power: Power) -> Iterator[Fault]:
    """Contradictions in what it may be laid on."""
    if power.blocked_by and not power.wild:
        yield Fault.BLOCKED_WITHOUT_WILD
    if power.wild and (power.goes_on or power.lower_only):
        yield Fault.WILD_WITH_LIMIT
    if power.goes_on and power.lower_only:
        yield Fault.TWO_LIMITS


def _value(rules: Rules, power: Power) -> Iterator[Fault]:
    """Contradictions in the rank as which it is compared."""
    if power.value is None:
        return
    if power.value is power.rank:
        yield Fault.VALUE_OF_ITSELF
    if power.value not in rules.ladder:
        yield Fault.VALUE_WITHOUT_PLACE
    named = (other for other in rules.powers if other.rank is power.value and other.suit is None)
    if power.value is not power.rank and any(other.value is not None for other in named):
        yield Fault.VALUE_OF_VALUE


def _demand(rules: Rules, power: Power) -> Iterator[Fault]:
    """Contradictions in what it demands of the next play."""
    if power.follow is Follow.ONE_OF and not power.follow_ranks:
        yield Fault.ONE_OF_NOTHING
    if power.follow_ranks and power.follow is not Follow.ONE_OF:
        yield Fault.RANKS_WITHOUT_ONE_OF
    if power.follow in LIMITED:
        if not (_has_place(rules, power) if power.follow_rank is None else power.follow_rank in rules.ladder):
            yield Fault.LIMIT_WITHOUT_PLACE
    elif power.follow_rank is not None:
        yield Fault.LIMIT_WITHOUT_USE
    if power.follow is Follow.CHOICE and not _has_place(rules, power):
        yield Fault.CHOICE_WITHOUT_PLACE


def _transparent(power: Power) -> Iterator[Fault]:
    """Contradictions of a transparent card."""
    if not power.transparent:
        if power.own_on_empty:
            yield Fault.OWN_WITHOUT_TRANSPARENT
        if power.copies:
            yield Fault.COPIES_WITHOUT_TRANSPARENT
        return
    if power.follow is not Follow.OWN:
        yield Fault.TRANSPARENT_WITH_DEMAND
    if power.inverts is not Inverts.NO:
        yield Fault.TRANSPARENT_INVERTS
    if power.leaves:
        yield Fault.TRANSPARENT_LEAVES


def _effects(power: Power) -> Iterator[Fault]:
    """Contradictions in what it does when it is laid."""
    if power.burn and power.follow is not Follow.OWN:
        yield Fault.BURN_WITH_DEMAND
    others = (
        power.inverts is not Inverts.NO,
        power.transparent,
        power.leaves,
        power.skip,
        power.reverse,
        power.again is not Again.NO,
        power.gives is not Give.NO,
        power.target,
    )
    if power.burn and any(others):
        yield Fault.BURN_WITH_EFFECT
    if power.leaves and (power.follow is not Follow.OWN or power.inverts is Inverts.PILE):
        yield Fault.LEAVES_WITH_DEMAND
    if power.again_last_takes and power.again is Again.NO:
        yield Fault.LAST_TAKES_WITHOUT_AGAIN
    if power.target and power.again is not Again.NO:
        yield Fault.AGAIN_WITH_TARGET
    if power.gives is Give.NO and power.given_then is not GivenThen.AFTER_RECEIVER:
        yield Fault.THEN_WITHOUT_GIVES


def _likeness(rules: Rules, power: Power) -> Iterator[Fault]:
    """Contradictions of a card that counts as another one."""
    if power.mimic and not _fields(power) <= BESIDE_MIMIC:
        yield Fault.MIMIC_WITH_POWER
    whole = (other for other in rules.powers if other.suit is None)
    likenesses = {other.rank for other in whole if other.mimic or other.mirror}
    if not likenesses.isdisjoint(power.mimic):
        yield Fault.MIMIC_OF_MIMIC
    if not set(rules.without).isdisjoint(power.mimic):
        yield Fault.MIMIC_OF_TAKEN_OUT
    if power.mirror and not power.mimic and not _fields(power) <= BESIDE_MIRROR:
        yield Fault.MIRROR_WITH_POWER


def _says_nothing(rules: Rules, power: Power) -> bool:
    """Whether an entry has no power at all; a single card may so be excepted from those of its rank."""
    if not _fields(power) <= {"suit"}:
        return False
    return power.suit is None or not any(
        other.rank is power.rank and other.suit is None for other in rules.powers
    )


def _power(rules: Rules, power: Power) -> Iterator[Fault]:
    if power.suit is not None and power.rank is Rank.JOKER:
        yield Fault.JOKER_HAS_NO_SUIT
    if _says_nothing(rules, power):
        yield Fault.NO_POWER
    lists = (power.blocked_by, power.goes_on, power.follow_ranks, power.mimic)
    if any(has_repeats(ranks) for ranks in lists):
        yield Fault.RANK_TWICE
    yield from _laying(power)
    yield from _value(rules, power)
    yield from _demand(rules, power)
    yield from _transparent(power)
    yield from _effects(power)
    yield from _likeness(rules, power)


def card_classes(rules: Rules) -> tuple[Power, ...]:
    """The powers of every card that may be in the packs, and of the ranks that a mimic may be named as."""
    jokers = any(number > 0 for number in rules.jokers)
    ranks = {rank for rank in Rank if rank not in rules.without and (jokers or rank is not Rank.JOKER)}
    single = [power for power in rules.powers if power.suit is not None and power.rank in ranks]
    owners = {(power.rank, power.suit) for power in single}
    gone = {rank for rank in ranks if all((rank, suit) in owners for suit in Suit)}
    named = {rank for power in rules.powers for rank in power.mimic}
    of_ranks = {power.rank: power for power in rules.powers if power.suit is None}
    whole = [of_ranks.get(rank) or Power(rank=rank) for rank in sorted((ranks - gone) | named)]
    return (*whole, *single)


def _can_be_laid(rules: Rules, power: Power) -> bool:
    return _has_place(rules, power) or bool(power.wild or power.mimic or power.mirror or power.goes_on)


def _ladder(rules: Rules) -> Iterator[Problem]:
    if not rules.ladder:
        yield "ladder", Fault.NO_RANKS
    if has_repeats(rules.ladder):
        yield "ladder", Fault.RANK_TWICE
    if rules.starter_from not in rules.ladder:
        yield "starter_from", Fault.NOT_IN_LADDER
    if rules.starter_from in rules.without:
        yield "starter_from", Fault.TAKEN_OUT
    if has_repeats(rules.without):
        yield "without", Fault.RANK_TWICE
    if Rank.JOKER in rules.without:
        yield "without", Fault.JOKER_NOT_IN_PACKS
    if sorted(suit.value for suit in rules.suit_order) != sorted(suit.value for suit in Suit):
        yield "suit_order", Fault.SUITS_INCOMPLETE


def _order(powers: Sequence[Power]) -> Iterator[Problem]:
    owners = [power_order(power) for power in powers]
    if owners != sorted(owners):
        yield "powers", Fault.POWERS_OUT_OF_ORDER
    for power in dict.fromkeys(power for power in powers if owners.count(power_order(power)) > 1):
        yield power_field(power), Fault.POWER_TWICE


def _too_many(rules: Rules) -> Iterator[Problem]:
    if sum(power.suit is not None for power in rules.powers) > MOST_SINGLE_CARDS:
        yield "powers", Fault.TOO_MANY_SINGLE_CARDS
    mirrors = sum(power.mirror for power in rules.powers)
    if mirrors > 1:
        yield "powers", Fault.TOO_MANY_MIRRORS
    if mirrors and max(rules.packs) > MOST_MIRRORED_PACKS:
        yield "packs", Fault.TOO_MANY_MIRRORS


def rank_problems(rules: Rules) -> Iterator[Problem]:
    """What is wrong with ladder, ranks and powers."""
    yield from _ladder(rules)
    if len(rules.powers) > MOST_POWERS:
        yield "powers", Fault.TOO_MANY_POWERS
        return
    yield from _too_many(rules)
    yield from _order(rules.powers)
    for power in rules.powers:
        yield from power_number_problems(power)
        yield from ((power_field(power), fault) for fault in _power(rules, power))
    for power in card_classes(rules):
        if not _can_be_laid(rules, power):
            yield power_field(power), Fault.NO_PLACE
