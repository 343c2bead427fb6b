"""A second reading of the house rules: slow, plain, and made from the rule texts alone.

It shares no code with the engine and reads the rules as data. ``legal`` says what a seat may do in the play
phase, ``perform`` what a legal action leads to.
"""

from copy import deepcopy
from itertools import pairwise

from shithead.rules.model import Rules
from shithead.rules.values import Fee, Gamble, Pickup, PickupBy, StarterLead, Swapping
from tests.oracle.beats import turned_names
from tests.oracle.classes import class_of, is_run, place
from tests.oracle.gather import sets_of_one_rank
from tests.oracle.moves import do, find, take, texts
from tests.oracle.plays import plays, plays_out_of_turn
from tests.oracle.position import (
    Action,
    Answers,
    AskError,
    Pending,
    Position,
    source,
    zone_cards,
)
from tests.oracle.turns import end_without_progress

# ---- what is legal ---------------------------------------------------------------------------------------


def play_action(rules: Rules, cards: list[str]) -> Action:
    """A play by the classes of its cards; a run of one suit by its cards."""
    if rules.run_suited and is_run(rules, cards):
        return ("play", tuple(sorted(cards)))
    return ("play", tuple(sorted(class_of(rules, card) for card in cards)))


def lowest_of_row(position: Position, row: list[str]) -> list[str]:
    """The row cards of the lowest place; those outside the ladder are the highest."""
    places = [place(position.rules, class_of(position.rules, card)) for card in row]
    inside = [step for step in places if step is not None]
    lowest = min(inside) if inside else None
    return [card for card, step in zip(row, places, strict=True) if step == lowest]


def fees(position: Position, seat: int) -> set[tuple[str, ...]]:
    """What may go along with the pile, by classes."""
    rules, row = position.rules, position.rows[seat]
    if source(position, seat) != "row":
        return {()}
    each: set[tuple[str, ...]] = {(class_of(rules, card),) for card in row}
    match rules.pickup_fee:
        case Fee.NONE:
            return {()}
        case Fee.ONE_CHOSEN:
            return each
        case Fee.OPTIONAL:
            return each | {()}
        case Fee.ONE_RANK:
            return {
                tuple(sorted(class_of(rules, card) for card in cards))
                for cards in sets_of_one_rank(rules, row)
            }
        case Fee.LOWEST:
            return {(class_of(rules, card),) for card in lowest_of_row(position, row)}
        case Fee.TRIED:
            failing = [card for card in row if not turned_names(position, card, "row")]
            return {(class_of(rules, card),) for card in failing} or {()}


def pickups(position: Position, seat: int, *, stuck: bool) -> set[Action]:
    """The ways to take the pile from hand or row."""
    if not position.pile or position.duty in ("cover", "add"):
        return set()
    if position.rules.pickup is Pickup.FORCED and not stuck:
        return set()
    if position.rules.pickup_by is PickupBy.PREVIOUS:
        return {("pickup", ())}
    return {("pickup", fee) for fee in fees(position, seat)}


def may_gamble(position: Position, seat: int, *, stuck: bool) -> bool:
    """The top of the stock may be turned as the play."""
    if not position.hands[seat] or not position.stock or position.duty in ("cover", "beat", "add"):
        return False
    if position.duty == "lead" and position.rules.starter_lead is not StarterLead.ANY and not position.pile:
        return False
    wanted = position.rules.stock_gamble
    return wanted is Gamble.ANY_TIME or (wanted is Gamble.WHEN_STUCK and stuck)


def passes(position: Position) -> bool:
    """The seat on turn may pass."""
    if position.duty == "cover":
        return False
    empty = position.rules.pass_empty and not position.pile
    return position.may_pass or position.duty == "add" or empty


def flips(position: Position, seat: int) -> set[Action]:
    """The moves of a seat that plays from its face-down cards."""
    rules = position.rules
    slots = range(1 if rules.blind_in_order else len(position.blind[seat]))
    found: set[Action] = {("flip", slot) for slot in slots}
    free = rules.blind_pickup and rules.pickup is Pickup.FREE and position.duty != "cover"
    return found | ({("pickup", ())} if free and position.pile else set())


def late_swaps(position: Position, seat: int, *, on_turn: bool) -> set[Action]:
    """The exchanges that are still open to a seat."""
    rules = position.rules
    late = rules.swap is Swapping.UNTIL_FIRST_MOVE or (rules.swap is Swapping.FIRST_TURN and on_turn)
    if not late or seat in position.moved:
        return set()
    return {
        ("swap", class_of(rules, held), class_of(rules, lying))
        for held in position.hands[seat]
        for lying in position.rows[seat]
    }


def legal(position: Position, seat: int) -> set[Action]:
    """Everything that a seat may do."""
    rules = position.rules
    if position.over or seat in position.out:
        return set()
    if position.phase == "choose":
        return {("choose", position.choice, value) for value in position.options if seat == position.turn}
    on_turn = seat in (position.race or [position.turn])
    found = late_swaps(position, seat, on_turn=on_turn)
    if not on_turn:
        return found | {play_action(rules, cards) for cards in plays_out_of_turn(position, seat)}
    if passes(position):
        found.add(("pass",))
    if source(position, seat) == "blind" and position.duty != "add":
        return found | flips(position, seat)
    laid = plays(position, seat)
    found |= {play_action(rules, cards) for cards in laid}
    found |= pickups(position, seat, stuck=not laid)
    if may_gamble(position, seat, stuck=not laid):
        found.add(("gamble",))
    return found


# ---- what follows ----------------------------------------------------------------------------------------


def canonical(position: Position, seat: int, action: Action) -> Action:
    """An action as ``legal`` writes it; its cards may stand as cards or as classes."""
    rules = position.rules
    if action[0] == "play":
        zone = source(position, seat)
        zones = [list(zone_cards(position, seat, zone))]
        if zone == "hand":
            zones.append(list(position.rows[seat]))
        return play_action(rules, take(position, zones, texts(action[1])))
    if action[0] == "pickup":
        return ("pickup", tuple(sorted(class_of(rules, card) for card in texts(action[1]))))
    if action[0] == "swap":
        held = find(position, position.hands[seat], str(action[1]))
        lying = find(position, position.rows[seat], str(action[2]))
        return ("swap", class_of(rules, str(held)), class_of(rules, str(lying)))
    return action


def got_on(before: Position, after: Position) -> bool:
    """A card was drawn, turned or left the game, or a seat went out."""
    numbers = [
        (len(table.stock), len(table.burned), len(table.out), *(len(cards) for cards in table.blind))
        for table in (before, after)
    ]
    return any(first != second for first, second in pairwise(numbers))


def run(before: Position, seat: int, action: Action, given: list[str | int | bool]) -> Position:
    """Do a move with the choices made so far; it stops where one is open."""
    after = deepcopy(before)
    try:
        do(after, seat, action, Answers(given))
    except AskError as asked:
        after.phase, after.choice, after.options = "choose", asked.what, asked.options
        after.pending = Pending(before, seat, action, given)
        return after
    if action[0] == "swap" or after.over:
        return after
    after.idle = 0 if got_on(before, after) else before.idle + 1
    if after.idle >= after.rules.no_progress_limit:
        end_without_progress(after)
    return after


def perform(position: Position, seat: int, action: Action) -> Position:
    """The position after a legal action; the one before is left as it is.

    Cards may stand as cards or as classes. While a choice is open only ``choose`` is legal.
    """
    if action[0] != "choose":
        return run(position, seat, action, [])
    pending = position.pending
    value = action[2]
    if pending is None or isinstance(value, tuple):
        raise ValueError("no choice is open")
    return run(pending.before, pending.seat, pending.action, [*pending.answers, value])
