"""Each special card: a section with one clause for each of its powers."""

from collections.abc import Iterator
from typing import Final

from shithead.cards import Rank
from shithead.rulebook.clause import Argument, Clause, Phrase, Section
from shithead.rulebook.house import House, allows_itself, is_wild
from shithead.rulebook.names import card_args, one_of
from shithead.rules.plain import power_field
from shithead.rules.powers import Power
from shithead.rules.values import Again, Follow, Give, GivenThen, Inverts, Replay

AGAIN: Final = {
    Again.COVER: "power-again-cover",
    Again.BEAT: "power-again-beat",
    Again.MAY: "power-again-may",
}
GIVES: Final = {
    Give.NEXT: "power-gives-next",
    Give.PREVIOUS: "power-gives-previous",
    Give.CHOSEN: "power-gives-chosen",
}


class Special:
    """One special card at a table.

    Args:
        house: the table.
        power: its powers.
    """

    def __init__(self, house: House, power: Power) -> None:
        self.house = house
        self.power = power
        self.rules = house.rules
        self.field = power_field(power)

    def say(self, message_id: str, fields: str = "", /, **args: Argument) -> Clause:
        """A clause on the powers of this card."""
        return self.house.clause(message_id, f"{self.field} {fields}", **args)

    @property
    def placed(self) -> bool:
        """Whether the card has a place in the ladder."""
        return self.power.rank in self.rules.ladder or self.power.value in self.rules.ladder


def special_sections(house: House) -> Iterator[Section]:
    """A section for each special card, by rank."""
    for power in house.powers:
        special = Special(house, power)
        clauses = tuple(special_clauses(special))
        title = Phrase("section-special", tuple(card_args(power).items()))
        yield Section(f"special-{special.field.removeprefix('powers.')}", title, clauses)


def special_clauses(special: Special) -> Iterator[Clause]:
    """Everything that one special card can do."""
    if special.power == Power(rank=special.power.rank, suit=special.power.suit):
        yield special.say("power-plain")
        return
    if special.power.suit is not None:
        yield special.say("power-single-card")
        if special.rules.set_max != 1:
            yield special.say("power-single-top")
    yield from _laying(special)
    yield from _following(special)
    yield from _effects(special)
    yield from _sets(special)


def _laying(special: Special) -> Iterator[Clause]:
    """On what it may be laid."""
    power = special.power
    if power.mirror:
        yield special.say("power-mirror")
        single = special.house.fields_of(
            lambda other: other.suit is not None and other.rank is not power.rank
        )
        if single:
            yield special.say("power-mirror-single", single)
        return
    if power.mimic:
        yield special.say("power-mimic", ranks=one_of(power.mimic))
        if special.house.has_several(power):
            yield special.say("power-mimic-several")
    if power.value is not None:
        yield special.say("power-value", other=one_of((power.value,)))
    if power.goes_on:
        message = "power-goes-on-pile" if power.not_on_empty else "power-goes-on"
        yield special.say(message, ranks=one_of(power.goes_on))
    elif power.mimic:
        pass
    elif power.wild:
        yield from _wild(special)
    elif power.lower_only:
        yield special.say("power-lower-only")
        outside = tuple(rank for rank in special.house.outside if _lies_on_top(special.house, rank))
        if outside:
            yield special.say("power-lower-only-outside", "ladder", ranks=one_of(outside))
    elif power.value is None and special.placed:
        yield special.say("power-by-rank")
    if power.not_on_empty:
        yield special.say("power-not-on-empty")


def _lies_on_top(house: House, rank: Rank) -> bool:
    """Whether a card of a rank may lie there to be beaten."""
    power = house.power_of(rank)
    gone = power is not None and (power.burn or power.transparent or power.leaves or power.mirror)
    return not gone and (power is None or power.gives is Give.NO)


def _wild(special: Special) -> Iterator[Clause]:
    power = special.power
    blocked = tuple(rank for rank in power.blocked_by if blocks(special.house, power, rank))
    if not blocked:
        yield special.say("power-wild")
        return
    message = "power-wild-by-rank" if special.placed else "power-wild-except"
    yield special.say(message, ranks=one_of(blocked))


def blocks(house: House, power: Power, rank: Rank) -> bool:
    """Whether a rank to be laid on makes a difference to a card that is not wild on it."""
    base = house.power_of(rank)
    if rank not in house.pack:
        return False
    if base is None:
        return True
    if base.burn or base.follow is Follow.ANY or (base.transparent and not base.own_on_empty):
        return False
    return not (base.follow is Follow.ONE_OF and power.rank in base.follow_ranks)


def _following(special: Special) -> Iterator[Clause]:
    """What it demands of the next play."""
    power = special.power
    if power.burn or power.leaves or power.gives is not Give.NO:
        return
    if power.transparent:
        yield special.say("power-transparent")
        yield special.say("power-own-on-empty" if power.own_on_empty else "power-nothing-below")
        if power.copies:
            yield special.say("power-copies")
        return
    if power.mirror or (power.mimic and power.follow is Follow.OWN):
        return
    if power.follow is Follow.ANY:
        yield special.say("power-reset")
        yield from _barred(special)
        return
    if power.follow is Follow.OWN:
        if not special.placed:
            yield special.say("power-demands-nothing", "ladder")
            yield from _barred(special)
        return
    yield _demand(special)
    yield from _exceptions(special)
    if power.follow is not Follow.SAME:
        yield special.say("power-limit-once")


def _barred(special: Special) -> Iterator[Clause]:
    """Which special cards may not be laid on a card that asks for nothing."""
    house, rank = special.house, special.power.rank

    def place(power: Power) -> int:
        shown = power.rank if power.value is None else power.value
        return house.rules.ladder.index(shown) if shown in house.rules.ladder else -1

    def barred(power: Power) -> bool:
        if power.mirror or power.mimic:
            return False
        if power.goes_on:
            return rank not in power.goes_on
        if is_wild(power) and rank not in power.blocked_by:
            return False
        here = place(special.power)
        return power.lower_only and not 0 <= here < place(power)

    names = house.names(barred)
    if names:
        yield special.say("power-reset-except", f"ladder {house.fields_of(barred)}", cards=names)


def _demand(special: Special) -> Clause:
    power = special.power
    limit = one_of((power.follow_rank if power.follow_rank is not None else power.rank,))
    match power.follow:
        case Follow.AT_MOST:
            return special.say("power-at-most", other=limit)
        case Follow.BELOW:
            return special.say("power-below", other=limit)
        case Follow.ONE_OF:
            return special.say("power-one-of", ranks=one_of(power.follow_ranks))
        case Follow.SAME:
            return special.say("power-same")
    return special.say("power-choice")


def _exceptions(special: Special) -> Iterator[Clause]:
    """Which special cards the demand does not hold for, and which it holds for in spite of their powers."""
    house, rank = special.house, special.power.rank

    def exempt(power: Power) -> bool:
        fits = special.power.follow is Follow.ONE_OF and power.rank in special.power.follow_ranks
        if fits or (power.rank is rank and allows_itself(special.rules, special.power)):
            return False
        if power.goes_on:
            return rank in power.goes_on
        return is_wild(power) and rank not in power.blocked_by

    def bound(power: Power) -> bool:
        return is_wild(power) and rank in power.blocked_by

    names = house.names(exempt)
    if names:
        yield special.say("power-limit-except", house.fields_of(exempt), cards=names)
    names = house.names(bound)
    if names:
        yield special.say("power-limit-holds", house.fields_of(bound), cards=names)


def _effects(special: Special) -> Iterator[Clause]:
    """What happens when it is laid."""
    power, rules = special.power, special.rules
    if power.burn:
        yield special.say("power-burn")
        yield special.say(
            {Replay.MUST: "power-burn-must", Replay.MAY: "power-burn-may", Replay.NO: "power-burn-no"}[
                rules.burn_replay
            ],
            "burn_replay",
        )
        return
    if power.inverts is Inverts.PILE:
        yield special.say("power-inverts-pile")
    if power.inverts is Inverts.GAME:
        yield special.say("power-inverts-game")
    if power.gives is not Give.NO:
        yield special.say(GIVES[power.gives])
        after = power.given_then is GivenThen.AFTER_RECEIVER
        yield special.say("power-then-after-receiver" if after else "power-then-giver")
    if power.leaves:
        given = power.gives is not Give.NO
        yield special.say("power-leaves-given" if given else "power-leaves")
    yield from _order_of_turns(special)
    if power.again is not Again.NO:
        yield special.say(AGAIN[power.again])
        takes = power.again_last_takes
        yield special.say("power-again-last-takes" if takes else "power-again-lapses")


def _order_of_turns(special: Special) -> Iterator[Clause]:
    power, rules = special.power, special.rules
    if power.reverse:
        yield special.say("power-reverse")
        if special.house.has_several(power):
            yield special.say(
                "power-reverse-once" if rules.reverse_once else "power-reverse-cancels", "reverse_once"
            )
    if power.skip:
        yield special.say("power-skip", count=power.skip)
        if special.house.has_several(power):
            if rules.skip_once:
                yield special.say("power-skip-once", "skip_once", count=power.skip)
            else:
                yield special.say("power-skip-each", "skip_once", count=2 * power.skip)
    if power.target:
        yield special.say("power-target")


def _sets(special: Special) -> Iterator[Clause]:
    """The size of its own set."""
    if special.power.set_burn is None:
        return
    if special.power.set_burn == 0:
        yield special.say("power-set-never")
    else:
        yield special.say("power-set-size", count=special.power.set_burn)
