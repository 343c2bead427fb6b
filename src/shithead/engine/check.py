"""``check``: whether a seat may make a move, and if not, which rule forbids it.

A refusal never depends on cards that the seat cannot see.
"""

from collections import Counter
from typing import assert_never

from shithead.cards import Card
from shithead.engine.events import Zone
from shithead.engine.moves import Call, Flip, Gamble, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import beats, missing_for_set, refusal
from shithead.engine.plays import ESCAPE, by_rank, has_escape, legal_sets
from shithead.engine.source import open_cards, source
from shithead.engine.state import Phase, State
from shithead.errors import IllegalMove, Reason
from shithead.rules import model

_PHASES = {Swap: (Phase.SWAP,), Ready: (Phase.SWAP,), Call: (Phase.CALL,), Pass: (Phase.CALL, Phase.PLAY)}


def _may_jump_in(state: State, seat: int, move: Move) -> bool:
    """Whether a seat may try to complete a set out of turn: not with a blind card (C-41)."""
    rules = state.table.rules
    return rules.out_of_turn and isinstance(move, Play) and source(state, seat) is not Zone.FACE_DOWN


def _check_phase(state: State, seat: int, move: Move) -> None:
    if state.phase is Phase.ENDED:
        raise IllegalMove(Reason.GAME_OVER)
    if state.phase not in _PHASES.get(type(move), (Phase.PLAY,)):
        raise IllegalMove(Reason.WRONG_PHASE)
    if state.phase is Phase.PLAY and seat != state.turn and not _may_jump_in(state, seat, move):
        raise IllegalMove(Reason.NOT_YOUR_TURN)


def _check_swap(state: State, seat: int, move: Swap) -> None:
    if state.ready[seat]:
        raise IllegalMove(Reason.ALREADY_READY)
    for card, zone in ((move.hand, state.hands[seat]), (move.face_up, state.face_up[seat])):
        if card not in zone:
            raise IllegalMove(Reason.NOT_HELD, card=card.text)


def _check_ready(state: State, seat: int, move: Ready) -> None:
    if state.ready[seat] is move.on:
        raise IllegalMove(Reason.ALREADY_READY if move.on else Reason.NOT_READY)


def holds_call_rank(state: State, seat: int) -> bool:
    """Whether a seat has the rank that may be called in its hand."""
    return any(card.rank is state.call_rank for card in state.hands[seat])


def _check_answer(state: State, seat: int, move: Call | Pass) -> None:
    if state.phase is Phase.PLAY:
        if not state.may_pass:
            raise IllegalMove(Reason.NOTHING_TO_PASS)
    elif state.ready[seat]:
        raise IllegalMove(Reason.ALREADY_ANSWERED)
    elif isinstance(move, Call) and not holds_call_rank(state, seat):
        raise IllegalMove(Reason.RANK_NOT_HELD)


def _check_held(state: State, seat: int, cards: tuple[Card, ...]) -> None:
    held = Counter(open_cards(state, seat))
    for card, count in Counter(cards).items():
        if count <= held[card]:
            continue
        if card in held:
            raise IllegalMove(Reason.CARD_NAMED_TWICE, card=card.text)
        if card in state.hands[seat] or card in state.face_up[seat]:
            raise IllegalMove(Reason.HAND_FIRST, card=card.text)
        raise IllegalMove(Reason.NOT_HELD, card=card.text)


def _check_completion(state: State, move: Play) -> None:
    missing = missing_for_set(state.table, state.pile)
    if missing != (move.cards[0].rank, len(move.cards)):
        raise IllegalMove(Reason.NOT_A_COMPLETION)


def _check_play(state: State, seat: int, move: Play) -> None:
    if not move.cards:
        raise IllegalMove(Reason.NO_CARDS)
    zone = source(state, seat)
    if zone is Zone.FACE_DOWN:
        raise IllegalMove(Reason.BLIND_ONLY)
    _check_held(state, seat, move.cards)
    rank, count = move.cards[0].rank, len(move.cards)
    if any(card.rank is not rank for card in move.cards):
        raise IllegalMove(Reason.MIXED_RANKS)
    if seat != state.turn:
        _check_completion(state, move)
    elif not beats(state.table, state.pile, zone, rank, count):
        _check_escape(state, seat, zone, move)


def _check_escape(state: State, seat: int, zone: Zone, move: Play) -> None:
    table, pile, count = state.table, state.pile, len(move.cards)
    escape = has_escape(table, pile, zone, by_rank(open_cards(state, seat)))
    if escape and count == ESCAPE:
        return
    refused = refusal(table, pile, zone, move.cards[0].rank, count)
    if escape:
        raise IllegalMove(refused.reason, **refused.details, escape=1)
    unneeded = table.rules.pair_escape and count == ESCAPE and refused.reason is not Reason.SET_NOT_BEATEN
    raise IllegalMove(Reason.PAIR_NOT_NEEDED) if unneeded else refused


def _check_flip(state: State, seat: int, move: Flip) -> None:
    if source(state, seat) is not Zone.FACE_DOWN:
        closed = state.hands[seat] or state.stock
        raise IllegalMove(Reason.HAND_FIRST if closed else Reason.FACE_UP_FIRST)
    if not 0 <= move.slot < len(state.face_down[seat]):
        raise IllegalMove(Reason.NO_SUCH_SLOT)


def _check_gamble(state: State) -> None:
    if state.table.rules.stock_gamble is model.Gamble.OFF:
        raise IllegalMove(Reason.GAMBLE_OFF)
    if not state.stock:
        raise IllegalMove(Reason.STOCK_EMPTY)


def fee_is_due(state: State, seat: int) -> bool:
    """Whether a pick-up now costs a face-up card (C-46)."""
    return state.table.rules.pickup_fee is model.Fee.ONE_CHOSEN and source(state, seat) is Zone.FACE_UP


def _check_pick_up(state: State, seat: int, move: PickUp) -> None:
    zone = source(state, seat)
    if not state.pile:
        raise IllegalMove(Reason.PILE_EMPTY)
    if zone is Zone.FACE_DOWN:
        raise IllegalMove(Reason.BLIND_ONLY)
    if state.table.rules.pickup is model.Pickup.FORCED and legal_sets(
        state.table, state.pile, zone, open_cards(state, seat)
    ):
        raise IllegalMove(Reason.MUST_PLAY)
    if not fee_is_due(state, seat):
        if move.fee is not None:
            raise IllegalMove(Reason.NO_FEE_DUE)
    elif move.fee is None:
        raise IllegalMove(Reason.FEE_DUE)
    elif move.fee not in state.face_up[seat]:
        raise IllegalMove(Reason.NOT_HELD, card=move.fee.text)


def check(state: State, seat: int, move: Move) -> None:
    """Make sure that a seat may make a move.

    Args:
        state: the game.
        seat: who moves.
        move: any spelling: cards of a play in any order, any suits that the seat holds.

    Raises:
        IllegalMove: with the rule that forbids it.
    """
    _check_phase(state, seat, move)
    match move:
        case Swap():
            _check_swap(state, seat, move)
        case Ready():
            _check_ready(state, seat, move)
        case Call() | Pass():
            _check_answer(state, seat, move)
        case Play():
            _check_play(state, seat, move)
        case Flip():
            _check_flip(state, seat, move)
        case Gamble():
            _check_gamble(state)
        case PickUp():
            _check_pick_up(state, seat, move)
        case _:
            assert_never(move)


def is_legal(state: State, seat: int, move: Move) -> bool:
    """Whether a seat may make a move."""
    try:
        check(state, seat, move)
    except IllegalMove:
        return False
    return True
