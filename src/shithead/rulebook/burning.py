"""Sets that burn: how many cards, from where, and what comes after."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House, is_wild
from shithead.rules.powers import Power
from shithead.rules.values import Again, Give, OutOfTurn, Replay, ThroughSet, WildSet


def _transparent(power: Power) -> bool:
    return power.transparent


def burning(house: House) -> Iterator[Clause]:
    """The section on sets that burn."""
    rules = house.rules

    def own_set(power: Power) -> bool:
        return bool(power.set_burn)

    own = house.names(own_set)
    if house.some(rules.set_burn):
        yield from _size(house)
    else:
        yield house.clause("burn-no-sets", "set_burn")
        if own is None:
            return
    if own is not None:
        fields = f"set_burn {house.fields_of(own_set)}"
        message = "burn-own-sizes" if house.some(rules.set_burn) else "burn-own-sets"
        yield house.clause(message, fields, cards=own)
    yield house.clause("burn-across" if rules.set_burn_across else "burn-one-play", "set_burn_across")
    yield from _through(house)
    yield house.clause("burn-gone")
    yield from _wild(house)
    yield from _completing(house)
    if house.any_power(_has_effects):
        yield house.clause("burn-no-effects", f"set_burn {house.fields_of(_has_effects)}")
    yield house.clause(
        {Replay.MUST: "burn-set-must", Replay.MAY: "burn-set-may", Replay.NO: "burn-set-no"}[
            rules.set_burn_replay
        ],
        "set_burn_replay",
    )


def _size(house: House) -> Iterator[Clause]:
    rules = house.rules
    number = house.single(rules.set_burn)
    if number is None:
        yield house.clause("burn-sets-by-seats", "set_burn", numbers=house.by_seats(rules.set_burn))
        return
    more = any(4 * packs > number for packs in house.at_seats(rules.packs))
    yield house.clause("burn-sets-or-more" if more else "burn-sets", "set_burn packs", count=number)


def _through(house: House) -> Iterator[Clause]:
    """What transparent cards between equal ones do; without "across" all cards are of one play anyway."""
    names = house.names(_transparent)
    if names is None:
        if house.rules.set_burn_across:
            yield house.clause("burn-between", "set_burn_across")
        return
    through = {
        ThroughSet.BREAK: "burn-through-break",
        ThroughSet.IGNORED: "burn-through-ignored",
        ThroughSet.JOINED: "burn-through-joined",
    }[house.rules.set_burn_through]
    fields = f"set_burn_through {house.fields_of(_transparent)}"
    if house.rules.set_burn_through is ThroughSet.BREAK:
        yield house.clause(through, fields)
    else:
        yield house.clause(through, fields, cards=names)


def _set_wild(power: Power) -> bool:
    return is_wild(power) and power.suit is None and not power.burn and power.set_burn != 0


def _wild(house: House) -> Iterator[Clause]:
    def burns(power: Power) -> bool:
        return _set_wild(power) and house.can_burn(power)

    names = house.names(burns)
    if names is None:
        return
    normal = house.rules.wild_set is WildSet.NORMAL
    fields = f"wild_set {house.fields_of(burns)}"
    yield house.clause("burn-wild-not" if normal else "burn-wild-too", fields, cards=names)


def _completing(house: House) -> Iterator[Clause]:
    rules = house.rules
    if rules.set_burn_across:
        if rules.completion_beats:
            yield house.clause("burn-completing-beats", "completion_beats")
        else:
            yield house.clause("burn-completing-must-beat", "completion_beats")
    if rules.set_burn_across and rules.out_of_turn is OutOfTurn.OFF:
        yield house.clause("burn-own-turn", "out_of_turn")
    if rules.set_anywhere:
        yield house.clause("burn-anywhere", "set_anywhere")
    if any(power.mimic for power in house.powers):
        yield house.clause("burn-mimics", house.fields_of(lambda power: bool(power.mimic)))
    if any(power.mirror for power in house.powers):
        yield house.clause("burn-mirrors", house.fields_of(lambda power: power.mirror))
    if rules.runs:
        yield house.clause("burn-runs", "runs set_burn")


def _has_effects(power: Power) -> bool:
    return not power.burn and bool(
        power.skip
        or power.reverse
        or power.target
        or power.gives is not Give.NO
        or power.again is not Again.NO
    )
