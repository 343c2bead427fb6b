"""Advice that follows from the rules of the table, and holds only there."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House, is_wild
from shithead.rules.powers import Power
from shithead.rules.values import Fee, Finish, Follow, Gamble, Pickup, PickupBy, Row, RowUse, Swapping


def saves(power: Power) -> bool:
    """Whether a card gets its player out of every trouble."""
    free = is_wild(power) and not power.blocked_by and not power.not_on_empty
    return free and power.suit is None and (power.burn or power.follow is Follow.ANY or power.transparent)


def tips(house: House) -> Iterator[Clause]:
    """The section with advice."""
    rules = house.rules
    yield house.clause("tip-low-first", "ladder")
    yield from _specials(house)
    chooses = rules.row is Row.CHOSEN or rules.swap is not Swapping.NONE
    if house.plays_row and chooses:
        yield house.clause("tip-row", "row swap row_use")
    if rules.row_use is RowUse.ON_TABLE and house.has_row and rules.strict_row:
        yield house.clause("tip-strict-row", "strict_row")
    if rules.pickup is Pickup.FREE and rules.pickup_by is PickupBy.SELF:
        yield house.clause("tip-take-early", "pickup")
    if house.plays_row and rules.pickup_fee in (Fee.ONE_CHOSEN, Fee.OPTIONAL, Fee.ONE_RANK):
        yield house.clause("tip-fee", "pickup_fee")
    if rules.pair_escape:
        yield house.clause("tip-pair", "pair_escape")
    if rules.set_burn_across and house.single(rules.set_burn) == 4:
        yield house.clause("tip-three-equal", "set_burn set_burn_across")
    if rules.stock_gamble is Gamble.ANY_TIME and house.has_stock:
        yield house.clause("tip-gamble", "stock_gamble")


def _specials(house: House) -> Iterator[Clause]:
    names = house.names(saves)
    fields = f"finish {house.fields_of(saves)}"
    if house.rules.finish in (Finish.NO_SPECIAL, Finish.TAKES_PILE) and house.powers:
        yield house.clause("tip-ordinary-last", f"finish {house.special_fields}")
    elif names is not None:
        yield house.clause("tip-keep", fields, cards=names)
