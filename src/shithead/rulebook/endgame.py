"""When the stock is gone: the face-up row, the face-down cards, the last card."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House
from shithead.rulebook.pickup import fee
from shithead.rules.powers import Power
from shithead.rules.values import (
    Again,
    BlindFail,
    Finish,
    Follow,
    Give,
    Inverts,
    MixRow,
    Pickup,
    PickupBy,
    RowUse,
)


def row(house: House) -> Iterator[Clause]:
    """The section on the face-up row."""
    rules = house.rules
    if not house.has_row:
        return
    empty = "" if house.has_stock else "-no-stock"
    if rules.row_use is RowUse.TAKEN:
        yield house.clause(f"row-taken{empty}", "row_use")
        return
    if rules.row_use is RowUse.ONE_BY_ONE:
        yield house.clause(f"row-one-by-one{empty}", "row_use")
        return
    yield house.clause(f"row-on-table{empty}", "row_use")
    if rules.strict_row and not rules.strict:
        yield house.clause("row-strict", "strict_row strict")
    if rules.set_max != 1:
        yield house.clause("row-sets" if rules.row_sets else "row-singly", "row_sets")
    yield from _mixing(house)
    message = "row-next-play" if house.replays else "row-waits"
    yield house.clause(message, f"burn_replay set_burn_replay {house.fields_of(_plays_again)}")
    yield from fee(house)


def _mixing(house: House) -> Iterator[Clause]:
    rules = house.rules
    if rules.mix_row is MixRow.NO:
        yield house.clause("row-no-mix", "mix_row")
    else:
        always = rules.mix_row is MixRow.ALWAYS
        yield house.clause("row-mix-always" if always else "row-mix-last-hand", "mix_row")
        yield house.clause("row-mix-counts", "mix_row")
        if rules.runs:
            yield house.clause("row-mix-no-runs", "mix_row runs")


def blind(house: House) -> Iterator[Clause]:
    """The section on the face-down cards."""
    rules = house.rules
    if not house.has_blind:
        return
    yield house.clause("blind-turn" if house.has_stock else "blind-turn-no-stock", "deal_down")
    yield house.clause("blind-in-order" if rules.blind_in_order else "blind-chosen", "blind_in_order")
    yield house.clause("blind-works")
    if rules.blind_fail is BlindFail.TAKE_CARD:
        yield house.clause("blind-fails-card", "blind_fail")
    else:
        plays = "-plays-on" if rules.pickup_plays else ""
        yield house.clause(f"blind-fails{plays}", "blind_fail pickup_plays")
    if rules.blind_pickup and rules.pickup is Pickup.FREE and rules.pickup_by is PickupBy.SELF:
        yield house.clause("blind-pickup", "blind_pickup pickup")
    else:
        yield house.clause("blind-no-pickup", "blind_pickup pickup")
    if house.any_power(_asks):
        yield house.clause("blind-choices", house.fields_of(_asks))
    yield house.clause("blind-one")
    yield house.clause("blind-wait", "deal_hand")
    if house.replays:
        fields = f"burn_replay set_burn_replay {house.fields_of(_plays_again)}"
        yield house.clause("blind-next-play", fields)


def _asks(power: Power) -> bool:
    """Whether whoever lays the card has something to say."""
    chooses = power.follow is Follow.CHOICE and not power.burn
    return bool(power.mimic or power.target or power.gives is Give.CHOSEN or chooses)


def _plays_again(power: Power) -> bool:
    return power.burn or power.again is not Again.NO


def _acts_on_others(power: Power) -> bool:
    return bool(
        power.skip
        or power.reverse
        or power.target
        or power.gives is not Give.NO
        or power.inverts is not Inverts.NO
        or power.follow is Follow.CHOICE
    )


def finishing(house: House) -> Iterator[Clause]:
    """The section on the last card and going out."""
    rules = house.rules
    on_table = house.has_row or house.has_blind
    yield house.clause("out-when" if on_table else "out-when-hand", "deal_up deal_down")
    if house.has_stock:
        yield house.clause("out-after-drawing", "draw_to")
    yield house.clause("out-clears" if rules.out_clears else "out-pile-stays", "out_clears")
    yield from _last_card(house)
    if house.any_power(_acts_on_others):
        message = "out-effects-count" if rules.out_effects else "out-effects-lapse"
        yield house.clause(message, f"out_effects {house.fields_of(_acts_on_others)}")


def _last_card(house: House) -> Iterator[Clause]:
    rules = house.rules
    burns = house.any_power(lambda power: power.burn) or house.some(rules.set_burn)
    if rules.finish is Finish.NO_BURN:
        if burns:
            yield house.clause("finish-no-burn", "finish")
    elif rules.finish is Finish.NO_SPECIAL:
        if house.powers:
            yield house.clause("finish-no-special", f"finish {house.special_fields}")
    elif rules.finish is Finish.TAKES_PILE:
        if house.powers:
            yield house.clause("finish-takes-pile", f"finish {house.special_fields}")
    elif burns:
        yield house.clause("finish-burn", "finish")
    if rules.finish is not Finish.ANY and house.has_blind and (burns or house.powers):
        yield house.clause("finish-blind", "finish deal_down")
    if rules.finish in (Finish.NO_BURN, Finish.NO_SPECIAL) and (burns or house.powers):
        yield house.clause("finish-nothing-left", "finish")
