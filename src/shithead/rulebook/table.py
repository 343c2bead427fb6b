"""The table of the special cards: what each does, in a few words."""

from collections.abc import Iterator

from shithead.rulebook.clause import Argument, Clause, SpecialRow
from shithead.rulebook.house import House
from shithead.rulebook.names import class_name, one_of
from shithead.rulebook.specials import AGAIN, GIVES, Special, blocks
from shithead.rules.plain import power_field
from shithead.rules.values import Again, Follow, Give, Inverts


def special_rows(house: House) -> Iterator[SpecialRow]:
    """One row for each special card."""
    for power in house.powers:
        special = Special(house, power)
        effects = tuple(_effects(special)) or (special.say("short-plain"),)
        yield SpecialRow(class_name(power, "rank-cell"), effects, house.differs(power_field(power)))


def _effects(special: Special) -> Iterator[Clause]:
    yield from _laying(special)
    yield from _following(special)
    yield from _doing(special)


def _laying(special: Special) -> Iterator[Clause]:
    power = special.power
    if power.mirror:
        yield special.say("short-mirror")
        return
    if power.mimic:
        yield special.say("short-mimic")
    if power.value is not None:
        yield special.say("short-value", other=one_of((power.value,)))
    if power.goes_on:
        yield special.say("short-goes-on", ranks=one_of(power.goes_on))
    elif power.wild and not power.mimic:
        blocked = tuple(rank for rank in power.blocked_by if blocks(special.house, power, rank))
        if blocked:
            message = "short-wild-by-rank" if special.placed else "short-wild-except"
            yield special.say(message, ranks=one_of(blocked))
        else:
            yield special.say("short-wild")
    elif power.lower_only and not power.mimic:
        yield special.say("short-lower-only")
    if power.not_on_empty:
        yield special.say("short-not-on-empty")


def _following(special: Special) -> Iterator[Clause]:
    power = special.power
    if power.burn or power.leaves or power.mirror or power.gives is not Give.NO:
        return
    if power.transparent:
        yield special.say("short-transparent")
        return
    limit = one_of((power.follow_rank if power.follow_rank is not None else power.rank,))
    args: dict[str, Argument] = {}
    message = {
        Follow.ANY: "short-reset",
        Follow.AT_MOST: "short-at-most",
        Follow.BELOW: "short-below",
        Follow.ONE_OF: "short-one-of",
        Follow.SAME: "short-same",
        Follow.CHOICE: "short-choice",
    }.get(power.follow)
    if power.follow in (Follow.AT_MOST, Follow.BELOW):
        args = {"other": limit}
    elif power.follow is Follow.ONE_OF:
        args = {"ranks": one_of(power.follow_ranks)}
    if message is not None:
        yield special.say(message, **args)


def _doing(special: Special) -> Iterator[Clause]:
    power = special.power
    if power.burn:
        yield special.say("short-burn")
    else:
        yield from _acting(special)
    if power.set_burn == 0:
        yield special.say("short-set-never")
    elif power.set_burn is not None:
        yield special.say("short-set-size", count=power.set_burn)


def _acting(special: Special) -> Iterator[Clause]:
    power = special.power
    if power.transparent and power.copies:
        yield special.say("short-copies")
    if power.inverts is not Inverts.NO:
        yield special.say(f"short-inverts-{power.inverts.value}")
    if power.gives is not Give.NO:
        yield special.say(GIVES[power.gives].replace("power-", "short-"))
    if power.leaves:
        yield special.say("short-leaves")
    if power.reverse:
        yield special.say("short-reverse")
    if power.skip:
        yield special.say("short-skip", count=power.skip)
    if power.target:
        yield special.say("short-target")
    if power.again is not Again.NO:
        yield special.say(AGAIN[power.again].replace("power-", "short-"))
