"""Who leads, with what, and who deals first."""

from collections.abc import Iterator
from typing import Final

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House, is_wild
from shithead.rulebook.names import all_of, one_of, rank_value, suit_names
from shithead.rules.values import Gamble, LayOff, Starter, StarterLead, Ties

SEARCHES: Final = {
    Starter.ROW_AS_DEALT: "start-row-as-dealt",
    Starter.ROW_AT_START: "start-row-at-start",
    Starter.ROW_FIRST_DEALT: "start-row-first-dealt",
    Starter.HAND: "start-hand",
}
"""The starters that are found by looking for one rank after the other."""

LOWEST: Final = {
    Starter.LOWEST_HAND: "start-lowest-hand",
    Starter.LOWEST_ROW: "start-lowest-row",
    Starter.LOWEST_OPEN: "start-lowest-open",
}
"""The starters that are found by the lowest card."""

FIXED: Final = {
    Starter.DEALER_LEFT: "start-dealer-left",
    Starter.DEALER_RIGHT: "start-dealer-right",
    Starter.LEAD_SEAT: "start-lead-seat",
    Starter.LAST_LOSER: "start-last-loser",
    Starter.LOT: "start-lot",
}
"""The starters that have nothing to do with the cards."""


def start(house: House) -> Iterator[Clause]:
    """The section on the start of a game."""
    rules = house.rules
    yield house.clause("start-dealer")
    if rules.starter in SEARCHES:
        yield from _search(house)
    elif rules.starter in LOWEST:
        yield house.clause(LOWEST[rules.starter], "starter")
        yield from _ties(house)
        yield from _order(house)
    elif rules.starter is Starter.WEAKEST_HAND:
        yield house.clause("start-weakest-hand", "starter")
        yield from _order(house)
        yield house.clause("start-ties-hands", "starter")
    else:
        yield house.clause(FIXED[rules.starter], "starter")
    yield from _lead(house)


def _search(house: House) -> Iterator[Clause]:
    """One rank after the other: in the rows, then in the hands."""
    rules = house.rules
    first = rank_value(rules.starter_from)
    in_rows = rules.starter is not Starter.HAND
    called = "" if in_rows or not rules.starter_call else "-call"
    yield house.clause(f"{SEARCHES[rules.starter]}{called}", "starter starter_from", rank=first)
    if rules.starter_call:
        if in_rows:
            if rules.starter is not Starter.ROW_FIRST_DEALT:
                yield from _ties(house)
            yield house.clause("start-call-row", "starter_call starter_from", rank=first)
        yield house.clause("start-call", "starter_call")
        yield from _call_ties(house)
    else:
        if in_rows:
            yield house.clause("start-then-hand", "starter_call starter_from", rank=first)
        yield from _ties(house)
    yield from _next_ranks(house)
    yield house.clause("start-nothing-found", "starter")


def _call_ties(house: House) -> Iterator[Clause]:
    """Who leads when nobody calls."""
    rules = house.rules
    ties = rules.starter_ties.value.replace("_", "-")
    yield house.clause(f"start-call-ties-{ties}", "starter_call starter_ties")
    if rules.starter not in (Starter.HAND, Starter.ROW_FIRST_DEALT):
        return
    if rules.starter_ties is Ties.SUIT:
        yield from _suits(house)
    if rules.starter_ties is not Ties.SEAT:
        yield house.clause("start-ties-still", "starter_ties")


def _ties(house: House) -> Iterator[Clause]:
    rules = house.rules
    lowest = "-lowest" if rules.starter in LOWEST else ""
    yield house.clause(
        {
            Ties.SEAT: "start-ties-seat",
            Ties.SUIT: f"start-ties-suit{lowest}",
            Ties.COPIES: f"start-ties-copies{lowest}",
            Ties.NEXT_RANK: "start-ties-next-rank",
        }[rules.starter_ties],
        "starter_ties",
    )
    if rules.starter_ties is Ties.SUIT:
        yield from _suits(house)
    if rules.starter_ties is not Ties.SEAT:
        yield house.clause("start-ties-still", "starter_ties")


def _suits(house: House) -> Iterator[Clause]:
    yield house.clause("start-suits", "suit_order", suits=suit_names(house.rules.suit_order))


def _next_ranks(house: House) -> Iterator[Clause]:
    """How the search goes on when nobody has the first rank."""
    ladder, first = house.ladder, house.rules.starter_from
    fields = "starter starter_from ladder"
    place = ladder.index(first) if first in ladder else 0
    order = ladder[place:] + ladder[:place]
    if len(order) > 1:
        yield house.clause("start-next", fields, rank=rank_value(order[1]))
    if place and len(order) > 1:
        bottom = rank_value(ladder[0])
        if first is not ladder[-1]:
            yield house.clause("start-wrap", fields, rank=bottom, top=one_of((ladder[-1],)))
    if house.unsearched:
        yield house.clause("start-never", fields, ranks=all_of(house.unsearched))


def _order(house: House) -> Iterator[Clause]:
    """From which rank "lowest" is counted."""
    rules = house.rules
    if rules.starter is Starter.WEAKEST_HAND:
        yield house.clause("start-weakest-order", f"starter ladder {house.fields_of(is_wild)}")
        return
    middle = "" if rules.starter_from is house.ladder[0] else "-middle"
    first = rank_value(rules.starter_from)
    yield house.clause(f"start-lowest-from{middle}", "starter_from ladder starter", rank=first)
    if house.unsearched:
        yield house.clause("start-lowest-outside", "starter ladder", ranks=all_of(house.unsearched))


def _lead(house: House) -> Iterator[Clause]:
    rules = house.rules
    if rules.start_card:
        yield house.clause("start-card", "start_card")
        return
    if rules.lay_off is LayOff.TO_PILE:
        yield house.clause("start-on-laid-off", "lay_off")
        return
    if rules.starter_lead is StarterLead.ANY:
        yield house.clause("start-lead-any", "starter_lead")
        return
    yield from _duty(house)
    if rules.stock_gamble is not Gamble.OFF and house.has_stock:
        yield house.clause("start-lead-no-gamble", "starter_lead stock_gamble")


def _duty(house: House) -> Iterator[Clause]:
    """What has to be led."""
    rules = house.rules
    found = rules.starter in SEARCHES or rules.starter in LOWEST
    if rules.starter_lead is StarterLead.CARD:
        yield house.clause("start-lead-card" if found else "start-lead-lowest-card", "starter_lead starter")
        if rules.starter_ties is not Ties.SUIT or rules.starter not in (*SEARCHES, *LOWEST):
            yield from _suits(house)
        if rules.runs:
            yield house.clause("start-lead-run", "starter_lead runs")
        return
    yield house.clause("start-lead-rank" if found else "start-lead-lowest", "starter_lead starter")
