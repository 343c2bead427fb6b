"""Before play: the aim, the pack and the deal, and what is exchanged or laid off."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House, span
from shithead.rulebook.names import all_of, rank_value
from shithead.rulebook.numbers import spelled
from shithead.rules.model import BySeats
from shithead.rules.values import End, LayOff, Row, Swapping


def aim(house: House) -> Iterator[Clause]:
    """What the game is about, and for how many it is."""
    first = house.rules.end is End.FIRST_WINS
    yield house.clause("aim-first-wins" if first else "aim-last-loses", "end")
    if house.known_seats:
        fields = "" if house.is_table else "min_seats max_seats"
        yield house.clause("aim-table", fields, count=house.seats[0])
    else:
        how, low, high = (value for _, value in span(house.seats[0], house.seats[-1]))
        yield house.clause("aim-seats", "min_seats max_seats", span=how, first=low, last=high)


def cards(house: House) -> Iterator[Clause]:
    """The pack, and what everybody is dealt."""
    rules = house.rules
    yield from _counted(house, "cards-packs", "packs", rules.packs)
    if house.some(rules.jokers):
        yield from _counted(house, "cards-jokers", "jokers", rules.jokers)
    else:
        yield house.clause("cards-no-jokers", "jokers")
    if rules.without:
        yield house.clause("cards-without", "without", ranks=all_of(rules.without))
    if house.some(rules.set_aside):
        yield from _counted(house, "cards-set-aside", "set_aside", rules.set_aside)
    yield from _deal(house)
    yield from _stock(house)


def _counted(house: House, message_id: str, field: str, numbers: BySeats) -> Iterator[Clause]:
    """A number by seats: one sentence where it is the same for all, a list where it is not."""
    number = house.single(numbers)
    if number is None:
        yield house.clause(f"{message_id}-by-seats", field, numbers=house.by_seats(numbers))
    else:
        yield house.clause(message_id, field, count=number)


def _deal(house: House) -> Iterator[Clause]:
    rules = house.rules
    if house.has_blind:
        yield from _counted(house, "deal-down", "deal_down", rules.deal_down)
    else:
        yield house.clause("deal-no-down", "deal_down")
    if not house.has_row:
        yield house.clause("deal-no-up", "deal_up")
    elif rules.row is Row.CHOSEN:
        yield from _counted(house, "deal-chosen", "deal_up row", rules.deal_up)
    else:
        yield from _counted(house, "deal-up", "deal_up", rules.deal_up)
    yield from _counted(house, "deal-hand", "deal_hand", rules.deal_hand)
    rows = {(True, True): "", (True, False): "-down", (False, True): "-up", (False, False): "-hand"}
    yield house.clause(f"deal-order{rows[house.has_blind, house.has_row]}", "deal_down deal_up")


def _stock(house: House) -> Iterator[Clause]:
    fields = "packs jokers without set_aside deal_down deal_up deal_hand deal_rest"
    if house.rules.deal_rest:
        yield house.clause("deal-rest", "deal_rest")
    elif house.known_seats:
        left = house.stocks[0]
        if left:
            yield house.clause("deal-stock-count", fields, count=left)
        else:
            yield house.clause("deal-no-stock", fields)
    elif not house.has_stock:
        yield house.clause("deal-no-stock", fields)
    else:
        yield house.clause("deal-stock", fields)
        for seats, left in zip(house.seats, house.stocks, strict=True):
            if not left:
                yield house.clause("deal-no-stock-with", fields, seats=spelled(seats))


def swap(house: House) -> Iterator[Clause]:
    """How the face-up row comes about, and what is laid off."""
    rules = house.rules
    if house.has_row:
        if rules.row is Row.CHOSEN:
            yield house.clause("swap-chosen", "row swap")
        else:
            yield house.clause(
                {
                    Swapping.NONE: "swap-none",
                    Swapping.BEFORE_PLAY: "swap-before-play",
                    Swapping.FIRST_TURN: "swap-first-turn",
                    Swapping.UNTIL_FIRST_MOVE: "swap-until-first-move",
                }[rules.swap],
                "swap row",
            )
        if rules.row is Row.CHOSEN or rules.swap is Swapping.BEFORE_PLAY:
            yield house.clause("swap-ready", "swap")
    yield from _lay_off(house)


def _lay_off(house: House) -> Iterator[Clause]:
    rules = house.rules
    if rules.lay_off is LayOff.OFF:
        return
    if rules.lay_off is LayOff.TO_PILE:
        yield house.clause("lay-off-pile", "lay_off starter_from", rank=rank_value(rules.starter_from))
    elif rules.lay_off is LayOff.OWN_ROW:
        yield house.clause("lay-off-own", "lay_off")
    else:
        yield house.clause("lay-off-any", "lay_off")
    if house.has_stock:
        yield house.clause("lay-off-stock", "lay_off")
    yield house.clause("lay-off-done", "lay_off")
