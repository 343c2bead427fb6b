"""``apply``: a checked move changes the game. Nothing else does."""

from typing import assert_never

from msgspec.structs import replace

from shithead.cards import Card, remove_cards, sort_cards
from shithead.engine.check import check, pays_previous
from shithead.engine.choices import say, without_top
from shithead.engine.combinations import laid_as
from shithead.engine.effects import settle, take_card, take_pile
from shithead.engine.events import (
    Called,
    Event,
    Flipped,
    Gambled,
    LaidOff,
    Passed,
    Played,
    Readied,
    StartedBy,
    Swapped,
    Zone,
)
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import binding, stays
from shithead.engine.source import next_seat, source
from shithead.engine.start import after_lay_off, after_swap, lead, searched_rank, uncalled
from shithead.engine.state import DutyKind, Laid, Phase, State
from shithead.engine.turn import Ending, end_turn
from shithead.engine.zones import exchange, with_seat
from shithead.rules.values import BlindFail, MixRow


def _swap(state: State, seat: int, move: Swap, events: list[Event]) -> State:
    hand, row = exchange(state.hands[seat], state.face_up[seat], move)
    shown = state.phase is Phase.PLAY
    events.append(Swapped(seat=seat, hand=move.hand, face_up=move.face_up, shown=shown))
    return replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        face_up=with_seat(state.face_up, seat, row),
    )


def _answered(state: State, seat: int, *, on: bool) -> State:
    return replace(state, ready=(*state.ready[:seat], on, *state.ready[seat + 1 :]))


def _ready(state: State, seat: int, move: Ready, events: list[Event]) -> State:
    state = _answered(state, seat, on=move.on)
    events.append(Readied(seat=seat, on=move.on))
    if not all(state.ready):
        return state
    if state.phase is Phase.LAY_OFF:
        return after_lay_off(state, events)
    return after_swap(state, events)


def _lay_off(state: State, seat: int, move: LayOff, events: list[Event]) -> State:
    """Lay a card off and replace it from the stock at once (D07)."""
    hand = remove_cards(state.hands[seat], (move.card,)) + state.stock[:1]
    events.append(LaidOff(seat=seat, card=move.card, row=move.row))
    state = replace(state, hands=with_seat(state.hands, seat, sort_cards(hand)), stock=state.stock[1:])
    if move.row is None:
        return replace(state, pile=(*state.pile, Laid((move.card,), seat, Zone.HAND)))
    row = (*state.face_up[move.row], move.card)
    return replace(state, face_up=with_seat(state.face_up, move.row, row))


def _call(state: State, seat: int, events: list[Event]) -> State:
    rank = searched_rank(state)
    events.append(Called(seat=seat, rank=rank))
    return lead(state, seat, rank, StartedBy.CALL, events)


def _pass(state: State, seat: int, events: list[Event]) -> State:
    if state.duty is None or state.duty.kind is not DutyKind.MATCH:
        events.append(Passed(seat=seat))
    if state.phase is Phase.PLAY:
        skips = 0 if state.duty is None else state.duty.skips
        return end_turn(state, seat, events, Ending(skips=skips))
    state = _answered(state, seat, on=True)
    return uncalled(state, events) if all(state.ready) else state


def _taken_from(state: State, seat: int, cards: tuple[Card, ...]) -> tuple[State, Zone]:
    """The game without the cards of a play; the hand is drawn on first (D50)."""
    zone = source(state, seat)
    if zone is Zone.FACE_UP:
        row = remove_cards(state.face_up[seat], cards)
        return replace(state, face_up=with_seat(state.face_up, seat, row)), zone
    if state.table.rules.mix_row is MixRow.NO:
        left = remove_cards(state.hands[seat], cards)
        return replace(state, hands=with_seat(state.hands, seat, left)), zone
    hand, row_cards = list(state.hands[seat]), []
    for card in cards:
        if card in hand:
            hand.remove(card)
        else:
            row_cards.append(card)
    state = replace(state, hands=with_seat(state.hands, seat, tuple(hand)))
    if row_cards:
        row = remove_cards(state.face_up[seat], row_cards)
        state = replace(state, face_up=with_seat(state.face_up, seat, row))
    return state, zone


def _play(state: State, seat: int, move: Play, events: list[Event]) -> State:
    """Lay cards; what a seat was owed that is interrupted lapses (C-41)."""
    zone = source(state, seat)
    if state.duty is not None and seat != state.turn:
        state = replace(state, duty=None)
    laid = laid_as(state.table, move.cards, seat, zone)
    if state.table.numbers_bind:
        laid = replace(laid, bound=binding(state, zone, laid))
    state, zone = _taken_from(state, seat, move.cards)
    events.append(Played(seat=seat, zone=zone, cards=laid.cards))
    return settle(state, seat, laid, events)


def _turned(state: State, seat: int, card: Card, zone: Zone, events: list[Event], *, on_pile: bool) -> State:
    if on_pile:
        return settle(state, seat, Laid((card,), seat, zone), events)
    if zone is Zone.FACE_DOWN and state.table.rules.blind_fail is BlindFail.TAKE_CARD:
        return take_card(state, seat, card, events)
    return take_pile(state, seat, (card,), (), events, progress=True)


def _flip(state: State, seat: int, move: Flip, events: list[Event]) -> State:
    down = state.face_down[seat]
    card = down[move.slot]
    on_pile = stays(state, card)
    events.append(Flipped(seat=seat, slot=move.slot, card=card, stays=on_pile))
    left = down[: move.slot] + down[move.slot + 1 :]
    state = replace(state, face_down=with_seat(state.face_down, seat, left))
    return _turned(state, seat, card, Zone.FACE_DOWN, events, on_pile=on_pile)


def _gamble(state: State, seat: int, events: list[Event]) -> State:
    card = state.stock[0]
    on_pile = stays(state, card)
    events.append(Gambled(seat=seat, card=card, stays=on_pile))
    state = replace(state, stock=state.stock[1:])
    return _turned(state, seat, card, Zone.STOCK, events, on_pile=on_pile)


def _pick_up(state: State, seat: int, move: PickUp, events: list[Event]) -> State:
    if pays_previous(state):
        receiver = next_seat(state, seat, -1)
        return take_pile(state, seat, (), (), events, progress=False, receiver=receiver)
    if move.fee:
        rows = with_seat(state.face_up, seat, remove_cards(state.face_up[seat], move.fee))
        state = replace(state, face_up=rows)
    return take_pile(state, seat, move.fee, move.fee, events, progress=False)


def _choose(state: State, seat: int, move: Choose, events: list[Event]) -> State:
    laid, state = state.pile[-1], without_top(state)
    return settle(state, seat, say(state, seat, laid, move, events), events)


def _before(state: State, seat: int, move: Move) -> State:
    """What any move of the play phase settles first: the direction, and that exchanging is over."""
    if isinstance(move, Swap) or state.phase is not Phase.PLAY:
        return state
    if state.table.late_swap and not state.ready[seat]:
        state = _answered(state, seat, on=True)
    duty = state.duty
    if duty is None or duty.kind is not DutyKind.SECOND:
        return state
    state = replace(state, duty=None)
    if seat not in (state.turn, duty.seat):
        return state
    return replace(state, direction=-1 if seat == duty.seat else 1, turn=seat)


def apply(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Make a move.

    Args:
        state: the game; it stays as it is.
        seat: who moves.
        move: any spelling that ``check`` takes.

    Returns:
        The game after the move, and what happened.

    Raises:
        IllegalMove: with the rule that forbids it.
    """
    check(state, seat, move)
    if state.phase is Phase.PLAY and (state.table.late_swap or state.direction == 0):
        state = _before(state, seat, move)
    events: list[Event] = []
    match move:
        case Swap():
            state = _swap(state, seat, move, events)
        case Ready():
            state = _ready(state, seat, move, events)
        case LayOff():
            state = _lay_off(state, seat, move, events)
        case Call():
            state = _call(state, seat, events)
        case Pass():
            state = _pass(state, seat, events)
        case Play():
            state = _play(state, seat, move, events)
        case Flip():
            state = _flip(state, seat, move, events)
        case Gamble():
            state = _gamble(state, seat, events)
        case PickUp():
            state = _pick_up(state, seat, move, events)
        case Choose():
            state = _choose(state, seat, move, events)
        case _:
            assert_never(move)
    return state, tuple(events)
