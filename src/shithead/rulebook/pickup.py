"""Taking the pile, and the gamble on the stock."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House
from shithead.rulebook.names import all_of
from shithead.rules.powers import Power
from shithead.rules.values import Again, Fee, Gamble, Pickup, PickupBy


def taking(house: House) -> Iterator[Clause]:
    """The section on taking the pile."""
    rules = house.rules
    if rules.pickup_by is PickupBy.PREVIOUS:
        yield house.clause("take-previous", "pickup_by pickup")
        yield house.clause("take-previous-plays", "pickup_by pickup_plays")
        if rules.stock_gamble is not Gamble.OFF and house.has_stock:
            yield house.clause("take-previous-blind", "pickup_by stock_gamble")
        elif house.has_blind:
            yield house.clause("take-previous-blind-only", "pickup_by")
    else:
        yield house.clause("take-free" if rules.pickup is Pickup.FREE else "take-forced", "pickup")
        yield house.clause("take-plays-on" if rules.pickup_plays else "take-ends-turn", "pickup_plays")
    yield house.clause("take-not-empty", "pickup")
    if house.has_row or house.has_blind:
        yield house.clause("take-hand-first", "deal_up deal_down")


def gamble(house: House) -> Iterator[Clause]:
    """The section on the gamble, where there is one."""
    rules = house.rules
    if rules.stock_gamble is Gamble.OFF or not house.has_stock:
        return
    any_time = rules.stock_gamble is Gamble.ANY_TIME
    yield house.clause("gamble-any-time" if any_time else "gamble-when-stuck", "stock_gamble")
    yield house.clause("gamble-works", "stock_gamble")
    yield house.clause(
        "gamble-fails-plays-on" if rules.pickup_plays else "gamble-fails", "stock_gamble pickup_plays"
    )
    yield house.clause("gamble-alone", "stock_gamble")
    if any_time:
        yield house.clause("gamble-empty", "stock_gamble")
    if house.any_power(_again):
        yield house.clause("gamble-not-again", f"stock_gamble {house.fields_of(_again)}")


def _again(power: Power) -> bool:
    return power.again is not Again.NO


def fee(house: House) -> Iterator[Clause]:
    """What goes along when the pile is taken from the face-up row."""
    rules = house.rules
    if rules.pickup_by is PickupBy.PREVIOUS:
        return
    yield house.clause(
        {
            Fee.NONE: "fee-none",
            Fee.ONE_CHOSEN: "fee-one-chosen",
            Fee.OPTIONAL: "fee-optional",
            Fee.ONE_RANK: "fee-one-rank",
            Fee.LOWEST: "fee-lowest",
            Fee.TRIED: "fee-tried",
        }[rules.pickup_fee],
        "pickup_fee",
    )
    if rules.pickup_fee is Fee.LOWEST and house.outside:
        yield house.clause("fee-lowest-outside", "pickup_fee ladder", ranks=all_of(house.outside))
    if rules.pickup_fee is not Fee.NONE:
        yield house.clause("fee-no-effect", "pickup_fee")
