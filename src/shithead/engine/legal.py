"""``legal_moves``: what a seat may do, as a sorted list of canonical moves.

Suits that no rule looks at do not matter to play, so there is one ``Play`` for each rank and number of cards:
the first ones in the sort order. ``check`` takes every other spelling as well.
"""

from shithead.cards import Card, sort_cards
from shithead.engine.check import (
    choices,
    fits_out_of_turn,
    holds_call_rank,
    is_last_card,
    is_on_turn,
    lay_off_rows,
    lays_off,
    may_gamble_now,
    may_jump_in,
    may_pass,
    may_swap_late,
)
from shithead.engine.combinations import sets_alone
from shithead.engine.events import Zone
from shithead.engine.fees import fee_options
from shithead.engine.moves import Call, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.plays import legal_sets
from shithead.engine.source import source
from shithead.engine.state import DutyKind, Phase, State
from shithead.rules import values

GAMBLE = Gamble()
PICK_UP = PickUp()
PASS = Pass()
CALL = Call()
FLIPS = tuple(Flip(slot) for slot in range(54))


def acting_seats(state: State) -> tuple[int, ...]:
    """The seats for which the open decision waits: they have a move and have not yet answered."""
    if state.phase in (Phase.PLAY, Phase.CHOOSE):
        other = None if state.duty is None else state.duty.seat
        return (state.turn,) if other is None else (state.turn, other)
    if state.phase is Phase.ENDED:
        return ()
    return tuple(seat for seat, ready in enumerate(state.ready) if not ready)


def _swaps(hand: tuple[Card, ...], row: tuple[Card, ...]) -> tuple[Move, ...]:
    return tuple(
        Swap(card, other) for card in dict.fromkeys(hand) for other in dict.fromkeys(sort_cards(row))
    )


def arranging_moves(hand: tuple[Card, ...], row: tuple[Card, ...]) -> tuple[Move, ...]:
    """What a seat may do before play that is not ready yet.

    Args:
        hand: its hand, sorted.
        row: its face-up row.
    """
    return (*_swaps(hand, row), Ready(on=True))


def _swap_moves(state: State, seat: int) -> tuple[Move, ...]:
    if state.ready[seat]:
        return (Ready(on=False),)
    return arranging_moves(state.hands[seat], state.face_up[seat])


def _lay_off_moves(state: State, seat: int) -> tuple[Move, ...]:
    if state.ready[seat]:
        return (Ready(on=False),)
    laid = tuple(
        LayOff(card, row)
        for card in dict.fromkeys(state.hands[seat])
        for row in lay_off_rows(state, seat)
        if lays_off(state, card, row) and not is_last_card(state, seat, row)
    )
    return (*laid, Ready(on=True))


def _call_moves(state: State, seat: int) -> tuple[Move, ...]:
    if state.ready[seat]:
        return ()
    return (CALL, PASS) if holds_call_rank(state, seat) else (PASS,)


def _out_of_turn(state: State, seat: int) -> tuple[Move, ...]:
    if not may_jump_in(state, seat):
        return ()
    plays = (sort_cards(one.cards) for one in sets_alone(state, seat))
    found = [cards for cards in plays if fits_out_of_turn(state, seat, cards)]
    return tuple(Play(cards) for cards in sorted(found, key=lambda cards: [card.index for card in cards]))


def _pick_ups(state: State, seat: int, *, sets: bool) -> list[Move]:
    if not state.pile or (sets and state.table.forced):
        return []
    if state.duty is not None and state.duty.kind in (DutyKind.COVER, DutyKind.MATCH):
        return []
    options = fee_options(state, seat)
    return [PICK_UP if not fee else PickUp(fee) for fee in options]


def _blind_moves(state: State, seat: int) -> list[Move]:
    rules, down = state.table.rules, len(state.face_down[seat])
    moves: list[Move] = list(FLIPS[: 1 if rules.blind_in_order else down])
    if rules.blind_pickup and not state.table.forced:
        moves += _pick_ups(state, seat, sets=False)
    return moves


def _may_gamble(state: State, *, stuck: bool) -> bool:
    if not may_gamble_now(state):
        return False
    return stuck or state.table.rules.stock_gamble is values.Gamble.ANY_TIME


def _turn_moves(state: State, seat: int) -> tuple[Move, ...]:
    moves: list[Move]
    if source(state, seat) is Zone.FACE_DOWN:
        moves = _blind_moves(state, seat)
    else:
        moves = [Play(cards) for cards in legal_sets(state, seat)]
        taken = _pick_ups(state, seat, sets=bool(moves))
        if state.stock and state.table.gambles and _may_gamble(state, stuck=not moves):
            moves.append(GAMBLE)
        moves += taken
    if state.may_pass or (not state.pile and may_pass(state)):
        moves.append(PASS)
    return tuple(moves)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """The canonical legal moves of a seat, sorted; empty when it may not act."""
    match state.phase:
        case Phase.SWAP:
            return _swap_moves(state, seat)
        case Phase.LAY_OFF:
            return _lay_off_moves(state, seat)
        case Phase.CALL:
            return _call_moves(state, seat)
        case Phase.CHOOSE:
            return choices(state) if seat == state.turn else ()
        case Phase.PLAY:
            return _play_moves(state, seat)
        case _:
            return ()


def _play_moves(state: State, seat: int) -> tuple[Move, ...]:
    moves = _turn_moves(state, seat) if is_on_turn(state, seat) else _out_of_turn(state, seat)
    if not state.table.late_swap or not may_swap_late(state, seat):
        return moves
    return (*_swaps(state.hands[seat], state.face_up[seat]), *moves)
