"""What may follow what: the only place where the ladder is turned into "may be laid on".

A base is judged in one of eight variants: from the face-up row or not, with the order turned round or not,
and as declared lower or not. Each is worked out once, when rules are compiled.
"""

from msgspec import Struct

from shithead.cards import Rank
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.requirement import ANYTHING, Demand, Requirement
from shithead.rules.values import Follow

FROM_ROW, INVERTED, LOWER = 1, 2, 4
VARIANTS = 8


class Following(Struct, frozen=True):
    """What may follow one base.

    Attributes:
        classes: mask of the card classes that may be laid.
        requirement: the same, to be shown.
    """

    classes: int
    requirement: Requirement


class Order:
    """The ladder of rules as numbers, and the powers of all card classes.

    Args:
        rules: the rules.
        powers: the power of each class; the ranks come first, in their order.
    """

    def __init__(self, rules: Rules, powers: tuple[Power, ...]) -> None:
        self.rules = rules
        self.powers = powers
        self._places = {rank: place for place, rank in enumerate(rules.ladder)}

    def place(self, card_class: int) -> int | None:
        """Where a class stands in the ladder; ``None`` outside it."""
        power = self.powers[card_class]
        return self._places.get(power.rank if power.value is None else power.value)

    def requirement(self, base: int, variant: int) -> Requirement:
        """What a base demands."""
        power = self.powers[base]
        shown = power.rank if power.value is None else power.value
        follow = Follow.OWN if power.transparent else power.follow
        if power.burn or follow is Follow.ANY:
            return ANYTHING
        match follow:
            case Follow.AT_MOST:
                return self._limit(Demand.AT_MOST, power, base)
            case Follow.BELOW:
                return self._limit(Demand.BELOW, power, base)
            case Follow.ONE_OF:
                return Requirement(Demand.ONE_OF, ranks=power.follow_ranks)
            case Follow.SAME:
                return Requirement(Demand.SAME, power.rank)
            case Follow.CHOICE:
                demand = Demand.AT_MOST if variant & LOWER else Demand.AT_LEAST
                return ANYTHING if self.place(base) is None else Requirement(demand, shown)
            case _:
                return self._own(base, shown, variant)

    def _limit(self, demand: Demand, power: Power, base: int) -> Requirement:
        """A demand that is measured against a rank of its own, or against the base."""
        owner = base if power.follow_rank is None else int(power.follow_rank)
        limit = self.powers[owner]
        if self.place(owner) is None:
            return ANYTHING
        return Requirement(demand, limit.rank if limit.value is None else limit.value)

    def _own(self, base: int, shown: Rank, variant: int) -> Requirement:
        if self.place(base) is None:
            return ANYTHING
        strict = self.rules.strict or bool(variant & FROM_ROW and self.rules.strict_row)
        if variant & INVERTED:
            return Requirement(Demand.BELOW if strict else Demand.AT_MOST, shown)
        return Requirement(Demand.ABOVE if strict else Demand.AT_LEAST, shown)

    def meets(self, card_class: int, demanded: Requirement) -> bool:
        """Whether a class fulfils a demand by its rank."""
        rank = self.powers[card_class].rank
        if demanded.demand is Demand.ANYTHING:
            return True
        if demanded.demand is Demand.ONE_OF:
            return rank in demanded.ranks
        if demanded.rank is None or demanded.demand is Demand.SAME:
            return rank is demanded.rank
        place, limit = self.place(card_class), self._places.get(demanded.rank)
        if place is None or limit is None:
            return False
        return {
            Demand.AT_LEAST: place >= limit,
            Demand.ABOVE: place > limit,
            Demand.AT_MOST: place <= limit,
            Demand.BELOW: place < limit,
        }[demanded.demand]

    def _is_lower(self, base: int, card_class: int, variant: int) -> bool:
        below, above = self.place(base), self.place(card_class)
        if below is None or above is None:
            return False
        return above < below if variant & INVERTED else below < above

    def goes_on(self, card_class: int, base: int, variant: int, demanded: Requirement) -> bool:
        """Whether a class may be laid on a base (the list in ``docs/reference/rules.md``)."""
        power, rank = self.powers[card_class], self.powers[base].rank
        if power.mirror:
            return False
        if power.mimic:
            return any(self.goes_on(named, base, variant, demanded) for named in power.mimic)
        if power.goes_on:
            return rank in power.goes_on
        if power.wild and rank not in power.blocked_by:
            return True
        if power.lower_only and not self._is_lower(base, card_class, variant):
            return False
        return self.meets(card_class, demanded)

    def following(self, base: int, variant: int) -> Following:
        """What may follow a base in one variant."""
        demanded = self.requirement(base, variant)
        classes = range(len(self.powers))
        mask = sum(1 << other for other in classes if self.goes_on(other, base, variant, demanded))
        return Following(mask, demanded)

    def higher(self, card_class: int) -> int:
        """The classes strictly above a class, as a mask."""
        place = self.place(card_class)
        if place is None:
            return 0
        places = ((other, self.place(other)) for other in range(len(self.powers)))
        return sum(1 << other for other, above in places if above is not None and above > place)
