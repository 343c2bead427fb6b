"""``View``: all that one seat, or a spectator, may see of a game now.

A view is built from nothing, field by field; what is not listed here is hidden.
"""

from msgspec import Struct
from msgspec.structs import replace

from shithead.cards import Card, Rank
from shithead.engine.legal import legal_moves
from shithead.engine.moves import Move
from shithead.engine.outcome import Outcome
from shithead.engine.pile import order_is_turned, requirement
from shithead.engine.source import source
from shithead.engine.state import Duty, DutyKind, Laid, Phase, State
from shithead.rules.requirement import ANYTHING, Demand, Requirement
from shithead.rules.values import Row


class SeatView(Struct, frozen=True):
    """What everybody may know of a seat.

    Attributes:
        hand_count: cards in its hand.
        face_up: its face-up row; in the swap phase the row as dealt (nothing where rows are chosen), to its
            owner the row as it lies.
        face_down_count: face-down cards left.
        ready: it has finished swapping, or has answered the call.
        place: 1 for the first seat that went out, and so on; ``None`` while it is in.
    """

    hand_count: int
    face_up: tuple[Card, ...]
    face_down_count: int
    ready: bool
    place: int | None


class View(Struct, frozen=True):
    """A game as one viewer may see it.

    Attributes:
        viewer: the seat that looks; ``None`` is a spectator.
        phase: what is being decided.
        decision: the number of the open decision, raised whenever a new one opens.
        dealer: the dealer's seat.
        turn: the seat whose turn it is, while somebody plays or chooses.
        direction: 1 where play goes clockwise, -1 the other way, 0 while that is open.
        inverted: higher and lower have changed places.
        duty: what is special about the open turn; which card is to be led, and how many may be added, is
            shown to its player only.
        seats: one entry a seat.
        hand: the viewer's own hand, sorted; empty for a spectator.
        pile: what lies on the pile, bottom to top, play by play.
        requirement: what the pile demands of the seat whose turn it is.
        stock_count: cards in the stock.
        burned_count: cards that left the game.
        call_rank: the rank that may be called now.
        may_pass: the open play may be declined.
        legal: the viewer's legal moves; empty when it has nothing to decide.
        outcome: how the game ended, once it has.
    """

    viewer: int | None
    phase: Phase
    decision: int
    dealer: int
    turn: int | None
    direction: int
    inverted: bool
    duty: Duty | None
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...]
    pile: tuple[Laid, ...]
    requirement: Requirement
    stock_count: int
    burned_count: int
    call_rank: Rank | None
    may_pass: bool
    legal: tuple[Move, ...]
    outcome: Outcome | None


def _shown_row(state: State, seat: int, viewer: int | None) -> tuple[Card, ...]:
    if state.phase is not Phase.SWAP or seat == viewer:
        return state.face_up[seat]
    return state.dealt_up[seat] if state.table.rules.row is Row.DEALT else ()


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    return SeatView(
        hand_count=len(state.hands[seat]),
        face_up=_shown_row(state, seat, viewer),
        face_down_count=len(state.face_down[seat]),
        ready=state.ready[seat],
        place=state.out.index(seat) + 1 if seat in state.out else None,
    )


def _requirement(state: State, viewer: int | None) -> Requirement:
    if state.phase is not Phase.PLAY:
        return ANYTHING
    shown = requirement(state, source(state, state.turn))
    return Requirement(Demand.LEAD) if shown.demand is Demand.LEAD and viewer != state.turn else shown


def _duty(state: State, viewer: int | None) -> Duty | None:
    """The duty of the open turn; which card has to be led and what was drawn is for its player alone."""
    duty = state.duty
    if duty is None or viewer == state.turn:
        return duty
    if duty.kind is DutyKind.LEAD:
        return Duty(DutyKind.LEAD)
    return replace(duty, count=0)


def view(state: State, viewer: int | None) -> View:
    """What a viewer may see.

    Args:
        state: the game.
        viewer: a seat; ``None`` is a spectator.
    """
    return View(
        viewer=viewer,
        phase=state.phase,
        decision=state.decision,
        dealer=state.dealer,
        turn=state.turn if state.phase in (Phase.PLAY, Phase.CHOOSE) else None,
        direction=state.direction,
        inverted=state.table.turns_order and order_is_turned(state),
        duty=_duty(state, viewer),
        seats=tuple(_seat_view(state, seat, viewer) for seat in range(len(state.hands))),
        hand=() if viewer is None else state.hands[viewer],
        pile=state.pile,
        requirement=_requirement(state, viewer),
        stock_count=len(state.stock),
        burned_count=len(state.burned),
        call_rank=state.call_rank,
        may_pass=state.may_pass,
        legal=() if viewer is None else legal_moves(state, viewer),
        outcome=state.outcome,
    )
