"""What people ask at the table: the cases where two rules meet, as far as they can happen here."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House, demands, goes_on_itself, limits
from shithead.rulebook.names import card_args
from shithead.rules.plain import power_field
from shithead.rules.powers import Power
from shithead.rules.values import Again, End, Follow, Give, GivenThen, Inverts


def edges(house: House) -> Iterator[Clause]:
    """The section on such cases."""
    yield from _limits(house)
    yield from _transparent(house)
    yield from _skips(house)
    yield from _reversals(house)
    yield from _inverted(house)
    yield from _given(house)
    yield from _equal_completes(house)
    if house.has_stock:
        yield house.clause("edge-stock-runs-out", "draw_to")
    if house.rules.end is End.LAST_LOSES:
        yield house.clause("edge-last-player", "end")


def _limits(house: House) -> Iterator[Clause]:
    """Cards that limit from above: a second one, and when the limit is gone."""
    for power in house.powers:
        if _limited(power):
            if goes_on_itself(house.rules, power) and _follows_itself(house, power):
                yield house.clause("edge-limit-renewed", power_field(power), **card_args(power))
            yield house.clause("edge-limit-gone", power_field(power), **card_args(power))


def _follows_itself(house: House, power: Power) -> bool:
    """Whether there is a second such card to be laid on the first."""
    return any(house.copies(power, seats) > 1 for seats in house.seats)


def _limited(power: Power) -> bool:
    lies_there = demands(power) and power.gives is Give.NO
    return lies_there and power.follow in (Follow.AT_MOST, Follow.BELOW)


def _transparent(house: House) -> Iterator[Clause]:
    """What a transparent card passes on."""

    def shows(power: Power) -> bool:
        return power.transparent

    def turns(power: Power) -> bool:
        return bool(power.skip or power.reverse) and not power.transparent

    names = house.names(shows)
    if names is None:
        return

    def reaches(power: Power) -> bool:
        """It may lie on a card that limits."""
        limited = [other.rank for other in house.powers if limits(other)]
        return power.transparent and any(rank not in power.blocked_by for rank in limited)

    on_limits = house.names(reaches)
    if on_limits is not None:
        fields = f"{house.fields_of(shows)} {house.fields_of(limits)}"
        yield house.clause("edge-transparent-limit", fields, cards=on_limits)

    def only_shows(power: Power) -> bool:
        return power.transparent and not (power.skip or power.reverse)

    still = house.names(only_shows)
    if still is not None and house.any_power(turns) and not house.any_power(lambda power: power.copies):
        fields = f"{house.fields_of(shows)} {house.fields_of(turns)}"
        yield house.clause("edge-transparent-turns", fields, cards=still)


def _skips(house: House) -> Iterator[Clause]:
    rules = house.rules

    def skips(power: Power) -> bool:
        return power.skip > 0

    if not house.any_power(skips) and not rules.pair_skips:
        return
    fields = f"skip_passes_self pair_skips {house.fields_of(skips)}"
    yield house.clause("edge-skip-two", fields)
    yield house.clause("edge-skip-others" if rules.skip_passes_self else "edge-skip-round", fields)

    def both(power: Power) -> bool:
        return (power.skip > 0 or rules.pair_skips) and power.again is not Again.NO

    if house.any_power(both):
        yield house.clause("edge-skip-lapses", f"pair_skips {house.fields_of(both)}")


def _reversals(house: House) -> Iterator[Clause]:
    rules = house.rules

    def reverses(power: Power) -> bool:
        return power.reverse

    if house.any_power(reverses):
        message = "edge-reverse-two-skips" if rules.reverse_two_skips else "edge-reverse-two"
        yield house.clause(message, f"reverse_two_skips {house.fields_of(reverses)}")


def _given(house: House) -> Iterator[Clause]:
    """With two left, the one who gave the pile away is next after the one who took it."""

    def gives(power: Power) -> bool:
        return power.gives is not Give.NO and power.given_then is GivenThen.AFTER_RECEIVER

    if house.any_power(gives):
        yield house.clause("edge-gives-two", house.fields_of(gives))


def _equal_completes(house: House) -> Iterator[Clause]:
    rules = house.rules
    completes = house.some(rules.set_burn) and rules.set_burn_across and rules.completion_beats
    if completes and (rules.strict or (rules.strict_row and house.plays_row)):
        yield house.clause("edge-equal-completes", "strict strict_row completion_beats set_burn")


def _inverted(house: House) -> Iterator[Clause]:
    def inverts(power: Power) -> bool:
        return power.inverts is not Inverts.NO

    if house.any_power(inverts) and house.any_power(_limited):
        yield house.clause("edge-inverted-limits", f"{house.fields_of(inverts)} {house.fields_of(_limited)}")
