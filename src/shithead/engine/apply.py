"""``apply``: a checked move changes the game. Nothing else does."""

from typing import assert_never

from msgspec.structs import replace

from shithead.cards import Card, remove_cards, sort_cards
from shithead.engine.check import check
from shithead.engine.effects import settle, take_pile, with_seat
from shithead.engine.events import (
    Called,
    Event,
    Flipped,
    Gambled,
    Passed,
    Played,
    Readied,
    RowsShown,
    StartedBy,
    Swapped,
    Zone,
)
from shithead.engine.moves import Call, Flip, Gamble, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import beats, effective_play, stays
from shithead.engine.source import source
from shithead.engine.start import begin, lead, searched_rank, uncalled
from shithead.engine.state import Laid, Phase, State
from shithead.engine.turn import end_turn


def _swap(state: State, seat: int, move: Swap, events: list[Event]) -> State:
    row = list(state.face_up[seat])
    row[row.index(move.face_up)] = move.hand
    hand = sort_cards((*remove_cards(state.hands[seat], (move.hand,)), move.face_up))
    events.append(Swapped(seat=seat, hand=move.hand, face_up=move.face_up))
    return replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        face_up=with_seat(state.face_up, seat, tuple(row)),
    )


def _answered(state: State, seat: int, *, on: bool) -> State:
    return replace(state, ready=(*state.ready[:seat], on, *state.ready[seat + 1 :]))


def _ready(state: State, seat: int, move: Ready, events: list[Event]) -> State:
    state = _answered(state, seat, on=move.on)
    events.append(Readied(seat=seat, on=move.on))
    if not all(state.ready):
        return state
    events.append(RowsShown(rows=state.face_up))
    return begin(state, events)


def _call(state: State, seat: int, events: list[Event]) -> State:
    rank = searched_rank(state)
    events.append(Called(seat=seat, rank=rank))
    return lead(state, seat, rank, StartedBy.CALL, events)


def _pass(state: State, seat: int, events: list[Event]) -> State:
    events.append(Passed(seat=seat))
    if state.phase is Phase.PLAY:
        return end_turn(state, seat, events, progress=False)
    state = _answered(state, seat, on=True)
    return uncalled(state, events) if all(state.ready) else state


def _bound(state: State, zone: Zone, cards: tuple[Card, ...]) -> int:
    """With how many cards the next play must answer (C-22 d, e, j)."""
    table, pile = state.table, state.pile
    rank, count = cards[0].rank, len(cards)
    laid = effective_play(table, pile)
    if not table.rules.pair_escape or laid is None or not table.binds[rank]:
        return 0
    if laid.bound:
        return count
    return 0 if beats(table, pile, zone, rank, count) else count


def _play(state: State, seat: int, move: Play, events: list[Event]) -> State:
    zone = source(state, seat)
    bound = _bound(state, zone, move.cards)
    if zone is Zone.HAND:
        hands = with_seat(state.hands, seat, remove_cards(state.hands[seat], move.cards))
        state = replace(state, hands=hands)
    else:
        rows = with_seat(state.face_up, seat, remove_cards(state.face_up[seat], move.cards))
        state = replace(state, face_up=rows)
    events.append(Played(seat=seat, zone=zone, cards=move.cards))
    return settle(state, seat, Laid(move.cards, seat, zone, bound), events)


def _turned(state: State, seat: int, card: Card, zone: Zone, events: list[Event], *, on_pile: bool) -> State:
    if on_pile:
        return settle(state, seat, Laid((card,), seat, zone), events, progress=True)
    return take_pile(state, seat, (card,), None, events, progress=True)


def _flip(state: State, seat: int, move: Flip, events: list[Event]) -> State:
    down = state.face_down[seat]
    card = down[move.slot]
    on_pile = stays(state.table, state.pile, card)
    events.append(Flipped(seat=seat, slot=move.slot, card=card, stays=on_pile))
    left = down[: move.slot] + down[move.slot + 1 :]
    state = replace(state, face_down=with_seat(state.face_down, seat, left))
    return _turned(state, seat, card, Zone.FACE_DOWN, events, on_pile=on_pile)


def _gamble(state: State, seat: int, events: list[Event]) -> State:
    card = state.stock[0]
    on_pile = stays(state.table, state.pile, card)
    events.append(Gambled(seat=seat, card=card, stays=on_pile))
    state = replace(state, stock=state.stock[1:])
    return _turned(state, seat, card, Zone.STOCK, events, on_pile=on_pile)


def _pick_up(state: State, seat: int, move: PickUp, events: list[Event]) -> State:
    if move.fee is None:
        return take_pile(state, seat, (), None, events, progress=False)
    rows = with_seat(state.face_up, seat, remove_cards(state.face_up[seat], (move.fee,)))
    return take_pile(replace(state, face_up=rows), seat, (move.fee,), move.fee, events, progress=False)


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
    events: list[Event] = []
    match move:
        case Swap():
            state = _swap(state, seat, move, events)
        case Ready():
            state = _ready(state, seat, move, events)
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
        case _:
            assert_never(move)
    return state, tuple(events)
