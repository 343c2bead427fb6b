"""``legal_moves``: what a seat may do, as a sorted list of canonical moves.

Suits do not matter to play, so there is one ``Play`` for each rank and number of cards: the first ones in
the sort order. ``check`` takes every other spelling as well.
"""

from shithead.cards import sort_cards
from shithead.engine.check import fee_is_due, holds_call_rank
from shithead.engine.events import Zone
from shithead.engine.moves import Call, Flip, Gamble, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import missing_for_set
from shithead.engine.plays import by_rank, legal_sets
from shithead.engine.source import open_cards, source
from shithead.engine.state import Phase, State
from shithead.rules import model

GAMBLE = Gamble()
PICK_UP = PickUp()
PASS = Pass()
CALL = Call()
FLIPS = tuple(Flip(slot) for slot in range(54))


def acting_seats(state: State) -> tuple[int, ...]:
    """The seats for which the open decision waits: they have a move and have not yet answered."""
    if state.phase is Phase.PLAY:
        return (state.turn,)
    if state.phase is Phase.ENDED:
        return ()
    return tuple(seat for seat, ready in enumerate(state.ready) if not ready)


def _swap_moves(state: State, seat: int) -> tuple[Move, ...]:
    if state.ready[seat]:
        return (Ready(on=False),)
    swaps = tuple(
        Swap(card, other)
        for card in dict.fromkeys(state.hands[seat])
        for other in dict.fromkeys(sort_cards(state.face_up[seat]))
    )
    return (*swaps, Ready(on=True))


def _call_moves(state: State, seat: int) -> tuple[Move, ...]:
    if state.ready[seat]:
        return ()
    return (CALL, PASS) if holds_call_rank(state, seat) else (PASS,)


def _completions(state: State, seat: int) -> tuple[Move, ...]:
    missing = missing_for_set(state.table, state.pile) if state.table.rules.out_of_turn else None
    if missing is None:
        return ()
    rank, count = missing
    groups = by_rank(open_cards(state, seat))
    return tuple(Play(group[:count]) for group in groups if group[0].rank is rank and len(group) >= count)


def _pick_ups(state: State, seat: int, *, sets: bool) -> list[Move]:
    if not state.pile or (sets and state.table.rules.pickup is model.Pickup.FORCED):
        return []
    if fee_is_due(state, seat):
        return [PickUp(card) for card in dict.fromkeys(sort_cards(state.face_up[seat]))]
    return [PICK_UP]


def _turn_moves(state: State, seat: int) -> tuple[Move, ...]:
    zone = source(state, seat)
    moves: list[Move]
    if zone is Zone.FACE_DOWN:
        moves = list(FLIPS[: len(state.face_down[seat])])
    else:
        moves = [Play(cards) for cards in legal_sets(state.table, state.pile, zone, open_cards(state, seat))]
        taken = _pick_ups(state, seat, sets=bool(moves))
        if state.stock and state.table.rules.stock_gamble is model.Gamble.ANY_TIME:
            moves.append(GAMBLE)
        moves += taken
    if state.may_pass:
        moves.append(PASS)
    return tuple(moves)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """The canonical legal moves of a seat, sorted; empty when it may not act."""
    match state.phase:
        case Phase.SWAP:
            return _swap_moves(state, seat)
        case Phase.CALL:
            return _call_moves(state, seat)
        case Phase.PLAY:
            return _turn_moves(state, seat) if seat == state.turn else _completions(state, seat)
        case _:
            return ()
