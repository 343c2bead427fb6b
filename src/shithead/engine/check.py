"""``check``: whether a seat may make a move, and if not, which rule forbids it.

A refusal never depends on cards that the seat cannot see.
"""

from collections import Counter
from typing import assert_never

from shithead.cards import RANK_LETTERS, Card
from shithead.engine.choices import check_choice, open_choices, without_top
from shithead.engine.combinations import (
    Combination,
    combination_of,
    counts_as,
    fits_limits,
    is_covering,
    may_finish,
    mixes_rightly,
    plays_as,
)
from shithead.engine.events import Zone
from shithead.engine.fees import fee_options, is_fee
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import beats, completes_set, demanded, rank_of, refusal
from shithead.engine.plays import ESCAPE, by_rank, has_escape, legal_sets
from shithead.engine.source import cards_left, is_in, open_cards, source
from shithead.engine.state import DutyKind, Phase, State
from shithead.errors import IllegalMove, Reason
from shithead.rules import values
from shithead.rules.values import MixRow, OutOfTurn, PickupBy, Swapping

_PHASES = {
    Swap: (Phase.SWAP,),
    Ready: (Phase.SWAP, Phase.LAY_OFF),
    LayOff: (Phase.LAY_OFF,),
    Call: (Phase.CALL,),
    Pass: (Phase.CALL, Phase.PLAY),
    Choose: (Phase.CHOOSE,),
}


def may_jump_in(state: State, seat: int) -> bool:
    """Whether a seat may try to lay cards out of turn: not with a blind card (C-41)."""
    if state.table.rules.out_of_turn is OutOfTurn.OFF or not is_in(state, seat):
        return False
    return source(state, seat) is not Zone.FACE_DOWN


def may_swap_late(state: State, seat: int) -> bool:
    """Whether a seat may exchange cards in the play phase (D06)."""
    if not state.table.late_swap or state.ready[seat] or state.phase is not Phase.PLAY:
        return False
    return is_on_turn(state, seat) or state.table.rules.swap is Swapping.UNTIL_FIRST_MOVE


def is_on_turn(state: State, seat: int) -> bool:
    """Whether the open turn is that of a seat: of either neighbour while the direction is open (D26)."""
    return seat == state.turn or (state.duty is not None and state.duty.seat == seat)


def _check_phase(state: State, seat: int, move: Move) -> None:
    if state.phase is Phase.ENDED:
        raise IllegalMove(Reason.GAME_OVER)
    if isinstance(move, Swap) and state.table.late_swap and state.phase is Phase.PLAY:
        if state.ready[seat]:
            raise IllegalMove(Reason.SWAP_OVER)
        if not may_swap_late(state, seat):
            raise IllegalMove(Reason.NOT_YOUR_TURN)
        return
    if state.phase is Phase.CHOOSE and not isinstance(move, Choose):
        raise IllegalMove(Reason.CHOOSE_FIRST if seat == state.turn else Reason.NOT_YOUR_TURN)
    if state.phase not in _PHASES.get(type(move), (Phase.PLAY,)):
        raise IllegalMove(Reason.WRONG_PHASE)
    if state.phase not in (Phase.PLAY, Phase.CHOOSE) or is_on_turn(state, seat):
        return
    if not (isinstance(move, Play) and may_jump_in(state, seat)):
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


def lay_off_rows(state: State, seat: int) -> tuple[int | None, ...]:
    """Where a seat may lay off cards: the rows of seats, or ``None`` for the pile (D07)."""
    match state.table.rules.lay_off:
        case values.LayOff.OWN_ROW:
            return (seat,)
        case values.LayOff.ANY_ROW:
            return tuple(range(len(state.hands)))
        case values.LayOff.TO_PILE:
            return (None,)
        case _:
            return ()


def lays_off(state: State, card: Card, row: int | None) -> bool:
    """Whether a card fits there: its rank lies in the row, or is the one that goes to the pile (D07)."""
    if row is None:
        return card.rank is state.table.rules.starter_from
    return any(other.rank is card.rank for other in state.face_up[row])


def is_last_card(state: State, seat: int, row: int | None) -> bool:
    """Whether a seat would be left without any card by laying one off before play."""
    return row != seat and not state.stock and cards_left(state, seat) == 1


def _check_lay_off(state: State, seat: int, move: LayOff) -> None:
    if state.ready[seat]:
        raise IllegalMove(Reason.ALREADY_READY)
    if move.card not in state.hands[seat]:
        raise IllegalMove(Reason.NOT_HELD, card=move.card.text)
    if move.row not in lay_off_rows(state, seat) or not lays_off(state, move.card, move.row):
        raise IllegalMove(Reason.NOTHING_TO_LAY_ON, card=move.card.text)
    if is_last_card(state, seat, move.row):
        raise IllegalMove(Reason.LAST_CARD, rank=RANK_LETTERS[move.card.rank])


def holds_call_rank(state: State, seat: int) -> bool:
    """Whether a seat has the rank that may be called in its hand."""
    return any(card.rank is state.call_rank for card in state.hands[seat])


def may_pass(state: State) -> bool:
    """Whether the seat on turn may pass (D19, D23, C-42)."""
    return state.may_pass or (state.table.rules.pass_empty and not state.pile and not is_covering(state))


def _check_answer(state: State, seat: int, move: Call | Pass) -> None:
    if state.phase is Phase.PLAY:
        if not may_pass(state):
            raise IllegalMove(Reason.NOTHING_TO_PASS)
    elif state.ready[seat]:
        raise IllegalMove(Reason.ALREADY_ANSWERED)
    elif isinstance(move, Call) and not holds_call_rank(state, seat):
        raise IllegalMove(Reason.RANK_NOT_HELD)


def _mixes(state: State, seat: int, zone: Zone) -> bool:
    mix = state.table.rules.mix_row
    if zone is not Zone.HAND or mix is MixRow.NO or not state.hands[seat]:
        return False
    return is_on_turn(state, seat) and (mix is MixRow.ALWAYS or not state.stock)


def _check_held(state: State, seat: int, zone: Zone, cards: tuple[Card, ...]) -> None:
    cards_open = open_cards(state, seat)
    if len(set(cards)) == len(cards) and all(card in cards_open for card in cards):
        return
    held = Counter(cards_open)
    if _mixes(state, seat, zone):
        held += Counter(state.face_up[seat])
    for card, count in Counter(cards).items():
        if count <= held[card]:
            continue
        if card in held:
            raise IllegalMove(Reason.CARD_NAMED_TWICE, card=card.text)
        if card in state.hands[seat] or card in state.face_up[seat]:
            raise IllegalMove(Reason.HAND_FIRST, card=card.text)
        raise IllegalMove(Reason.NOT_HELD, card=card.text)


def fits_out_of_turn(state: State, seat: int, cards: tuple[Card, ...]) -> bool:
    """Whether cards of one rank may be laid out of turn (D33, C-41)."""
    table, rank, count = state.table, cards[0].rank, len(cards)
    if not state.pile or any(
        (table.mirrors | table.mimics) >> table.classes[card.index] & 1 for card in cards
    ):
        return False
    one = Combination(cards, rank)
    if not (fits_limits(state, source(state, seat), one) and may_finish(state, seat, one)):
        return False
    if table.rules.out_of_turn is OutOfTurn.JUMP_IN:
        return rank is rank_of(table, state.pile[-1])
    shown = counts_as(table, one)
    if not completes_set(state, shown, count):
        return False
    return count == 1 or not completes_set(state, shown, count - 1)


def _beats_plainly(state: State, zone: Zone, cards: tuple[Card, ...]) -> bool:
    """Whether cards are of one rank and beat the pile, where a play is nothing else than that."""
    rank = cards[0].rank
    if any(card.rank is not rank for card in cards[1:]):
        return False
    return beats(state, demanded(state, zone), rank, len(cards))


def _check_play(state: State, seat: int, move: Play) -> None:
    if not move.cards:
        raise IllegalMove(Reason.NO_CARDS)
    zone = source(state, seat)
    if zone is Zone.FACE_DOWN:
        raise IllegalMove(Reason.BLIND_ONLY)
    _check_held(state, seat, zone, move.cards)
    plain = state.table.plain_sets and state.duty is None and is_on_turn(state, seat)
    if plain and _beats_plainly(state, zone, move.cards):
        return
    one = combination_of(state, seat, zone, move.cards)
    if one is None:
        raise IllegalMove(Reason.NOT_A_RUN if state.table.rules.runs else Reason.MIXED_RANKS)
    if not is_on_turn(state, seat):
        if one.is_run or not fits_out_of_turn(state, seat, move.cards):
            raise IllegalMove(Reason.NOT_A_COMPLETION)
        return
    wanted = demanded(state, zone)
    escape = has_escape(state, zone, wanted, by_rank(open_cards(state, seat)))
    if not plays_as(state, seat, zone, wanted, one, escape=escape):
        raise _refused(state, seat, zone, one, escape=escape)


def _refused(state: State, seat: int, zone: Zone, one: Combination, *, escape: bool) -> IllegalMove:
    """Why a combination that the seat holds may not be laid."""
    rules, duty, count = state.table.rules, state.duty, len(one.cards)
    if duty is not None and duty.kind is DutyKind.MATCH:
        return IllegalMove(Reason.ONLY_DRAWN, rank="" if duty.rank is None else RANK_LETTERS[duty.rank])
    if duty is not None and duty.kind is DutyKind.LEAD:
        card = duty.card.text if duty.card is not None else ""
        rank = "" if duty.rank is None else RANK_LETTERS[duty.rank]
        return IllegalMove(Reason.WRONG_LEAD, rank=rank, card=card)
    if rules.set_max and count > rules.set_max and not one.is_run:
        return IllegalMove(Reason.TOO_MANY, count=rules.set_max)
    if not rules.row_sets and zone is Zone.FACE_UP and count > 1:
        return IllegalMove(Reason.ONE_AT_A_TIME)
    if not may_finish(state, seat, one):
        return IllegalMove(Reason.LAST_CARD, rank=RANK_LETTERS[one.rank])
    if not mixes_rightly(state, seat, one):
        return IllegalMove(Reason.HAND_FIRST, card=one.cards[-1].text)
    blamed = one.cards[0] if one.is_run else one.cards[-1]
    refused = refusal(state, zone, state.table.classes[blamed.index], count)
    if escape:
        return IllegalMove(refused.reason, **refused.details, escape=1)
    unneeded = rules.pair_escape and count == ESCAPE and refused.reason is not Reason.SET_NOT_BEATEN
    return IllegalMove(Reason.PAIR_NOT_NEEDED) if unneeded else refused


def _check_flip(state: State, seat: int, move: Flip) -> None:
    if source(state, seat) is not Zone.FACE_DOWN:
        closed = state.hands[seat] or state.stock
        raise IllegalMove(Reason.HAND_FIRST if closed else Reason.FACE_UP_FIRST)
    if not 0 <= move.slot < len(state.face_down[seat]):
        raise IllegalMove(Reason.NO_SUCH_SLOT)
    if move.slot and state.table.rules.blind_in_order:
        raise IllegalMove(Reason.BLIND_IN_ORDER)


def _check_gamble(state: State, seat: int) -> None:
    if state.table.rules.stock_gamble is values.Gamble.OFF:
        raise IllegalMove(Reason.GAMBLE_OFF)
    if not state.stock:
        raise IllegalMove(Reason.STOCK_EMPTY)
    if not may_gamble_now(state):
        raise IllegalMove(Reason.NO_GAMBLE_NOW)
    if state.table.rules.stock_gamble is values.Gamble.WHEN_STUCK and legal_sets(state, seat):
        raise IllegalMove(Reason.NOT_STUCK)


def may_gamble_now(state: State) -> bool:
    """Whether the open turn could be played from the stock: not to lead, cover or add (D10, D19, R8)."""
    return state.duty is None or state.duty.kind is DutyKind.SECOND


def _check_pick_up(state: State, seat: int, move: PickUp) -> None:
    zone, rules = source(state, seat), state.table.rules
    if not state.pile:
        raise IllegalMove(Reason.PILE_EMPTY)
    if state.duty is not None and state.duty.kind in (DutyKind.COVER, DutyKind.MATCH):
        raise IllegalMove(Reason.MUST_COVER if state.duty.kind is DutyKind.COVER else Reason.MUST_PASS)
    if zone is Zone.FACE_DOWN and not (rules.blind_pickup and not state.table.forced):
        raise IllegalMove(Reason.BLIND_ONLY)
    if state.table.forced and legal_sets(state, seat):
        raise IllegalMove(Reason.MUST_PLAY)
    options = fee_options(state, seat)
    if is_fee(options, move.fee):
        if Counter(move.fee) - Counter(state.face_up[seat]):
            raise IllegalMove(Reason.NOT_HELD, card=move.fee[0].text)
        return
    if options == ((),):
        raise IllegalMove(Reason.NO_FEE_DUE)
    if not move.fee:
        raise IllegalMove(Reason.FEE_DUE)
    missing = next((card for card in move.fee if card not in state.face_up[seat]), None)
    if missing is not None:
        raise IllegalMove(Reason.NOT_HELD, card=missing.text)
    raise IllegalMove(Reason.WRONG_FEE)


def pays_previous(state: State) -> bool:
    """Whether the seat before takes the pile (D27)."""
    return state.table.rules.pickup_by is PickupBy.PREVIOUS


def choices(state: State) -> tuple[Choose, ...]:
    """What the seat on turn may say about the play that it has just laid."""
    if state.phase is not Phase.CHOOSE:
        return ()
    return open_choices(without_top(state), state.turn, state.pile[-1], burns=False)


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
        case LayOff():
            _check_lay_off(state, seat, move)
        case Call() | Pass():
            _check_answer(state, seat, move)
        case Play():
            _check_play(state, seat, move)
        case Flip():
            _check_flip(state, seat, move)
        case Gamble():
            _check_gamble(state, seat)
        case PickUp():
            _check_pick_up(state, seat, move)
        case Choose():
            if seat != state.turn:
                raise IllegalMove(Reason.NOT_YOUR_TURN)
            check_choice(move, choices(state))
        case _:
            assert_never(move)


def is_legal(state: State, seat: int, move: Move) -> bool:
    """Whether a seat may make a move."""
    try:
        check(state, seat, move)
    except IllegalMove:
        return False
    return True
