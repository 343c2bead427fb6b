"""``believe``: what a seat knows, in the numbers of the kernel, ready for imagining worlds."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from shithead.bots.memory import Memory
from shithead.bots.proofs import Proof
from shithead.bots.shown import state_of
from shithead.cards import Card
from shithead.engine.events import (
    CardsLeft,
    Dealt,
    Drew,
    Event,
    Flipped,
    Gambled,
    Passed,
    PickedUp,
    PileBurned,
    Played,
    WentOut,
)
from shithead.engine.moves import Move
from shithead.engine.state import State
from shithead.engine.view import View
from shithead.kernel.board import Board, Numbers
from shithead.kernel.positions import counted, move_code, state_words
from shithead.kernel.worlds import PLAN, PLAN_SEAT, PLAN_STOCK, PLAN_UNSEEN
from shithead.rules.compile import RuleTable

_PROGRESS = (Drew, PileBurned, CardsLeft, Flipped, Gambled, WentOut)
_MOVES = (Played, PickedUp, Passed)


class Belief(Struct, frozen=True):
    """What a seat knows, as the kernel reads it.

    Attributes:
        state: the game with the cards that are known; the hidden ones are missing.
        known: the same as words.
        plan: where cards are missing; see ``kernel.worlds``.
        unseen: the cards that are missing, as zones count them.
        moves: what may be done, by the numbers of the moves.
    """

    state: State
    known: Board
    plan: tuple[int, ...]
    unseen: tuple[int, ...]
    moves: dict[int, Move]


def _idle(events: Sequence[Event]) -> int:
    """Moves in a row without progress, up to now (C-67)."""
    idle = 0
    for event in reversed(events):
        if isinstance(event, _PROGRESS):
            break
        idle += isinstance(event, _MOVES)
    return idle


def _dealt_rows(view: View, events: Sequence[Event]) -> tuple[tuple[Card, ...], ...]:
    dealt = next((event.rows for event in events if isinstance(event, Dealt) and event.rows), None)
    return dealt or tuple(seat.face_up for seat in view.seats)


def _out(view: View) -> tuple[int, ...]:
    gone = ((seat.place, number) for number, seat in enumerate(view.seats) if seat.place is not None)
    return tuple(number for _, number in sorted(gone))


def known_state(table: RuleTable, view: View, memory: Memory, events: Sequence[Event]) -> State:
    """The game as far as the viewer knows it: hidden cards are missing."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(view.seats)
    return replace(
        state_of(table, view),
        dealer=view.dealer,
        phase=view.phase,
        decision=view.decision,
        turn=-1 if view.turn is None else view.turn,
        direction=view.direction,
        duty=view.duty,
        hands=tuple(seat.known for seat in memory.seats),
        face_up=tuple(seat.row for seat in memory.seats),
        face_down=nothing,
        dealt_up=_dealt_rows(view, events),
        ready=tuple(seat.ready for seat in view.seats),
        call_rank=view.call_rank,
        may_pass=view.may_pass,
        idle=_idle(events),
        out=_out(view),
        outcome=view.outcome,
    )


def proof_words(proofs: Iterable[Proof]) -> list[int]:
    """Proofs as a plan holds them; see ``kernel.worlds``."""
    return [word for one in proofs for word in (one.classes, one.least, one.most, 0)]


def _plan(memory: Memory) -> tuple[int, ...]:
    plan = [0] * PLAN
    for number, seat in enumerate(memory.seats):
        place = number * PLAN_SEAT
        words = proof_words(seat.proofs)
        plan[place], plan[place + 1], plan[place + 2] = seat.unknown, seat.hidden_row, seat.face_down
        plan[place + 3] = len(seat.proofs)
        plan[place + 4 : place + 4 + len(words)] = words
    plan[PLAN_STOCK] = memory.stock
    plan[PLAN_UNSEEN] = len(memory.unseen)
    return tuple(plan)


def believe(table: RuleTable, t: Numbers, view: View, memory: Memory, events: Sequence[Event]) -> Belief:
    """What the viewer of a view knows.

    Args:
        table: the compiled rules.
        t: the same as words.
        view: what the seat sees now.
        memory: what it knows of the cards.
        events: everything that it was shown since the deal.

    Raises:
        ValueError: a spectator believes nothing.
    """
    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    state = known_state(table, view, memory, events)
    known = state_words(state, t)
    moves: dict[int, Move] = {}
    for move in view.legal:
        moves.setdefault(move_code(state, view.viewer, move, t), move)
    unseen = tuple(counted(card, table.classes, t) for card in memory.unseen)
    return Belief(state, known, _plan(memory), unseen, moves)
