"""Who leads: the search for the starter and the window in which a rank may be called (D09, C-01 to C-05)."""

from msgspec.structs import replace

from shithead.cards import Card, Rank
from shithead.engine.events import CallOpened, Event, Started, StartedBy
from shithead.engine.state import Phase, State
from shithead.rules.model import Starter


def from_left(state: State) -> list[int]:
    """All seats clockwise, the dealer's left neighbour first and the dealer last."""
    seats = len(state.hands)
    return [(state.dealer + 1 + step) % seats for step in range(seats)]


def _first_with(order: list[int], zones: tuple[tuple[Card, ...], ...], rank: Rank) -> int | None:
    return next((seat for seat in order if any(card.rank is rank for card in zones[seat])), None)


def lead(state: State, seat: int, rank: Rank | None, by: StartedBy, events: list[Event]) -> State:
    """Let a seat lead: the play phase begins with its turn on an empty pile."""
    events.append(Started(seat=seat, rank=rank, by=by))
    return replace(
        state, phase=Phase.PLAY, turn=seat, decision=state.decision + 1, call_rank=None, ready=_nobody(state)
    )


def _nobody(state: State) -> tuple[bool, ...]:
    return (False,) * len(state.hands)


def begin(state: State, events: list[Event]) -> State:
    """End the swap phase: find who leads, or open the window for calling.

    For each rank in turn the rows of all seats are searched first, then all hands (C-02).
    """
    rules = state.table.rules
    if rules.starter is Starter.LEAD_SEAT:
        return lead(state, state.lead, None, StartedBy.LEAD_SEAT, events)
    order = from_left(state)
    rows = state.dealt_up if rules.starter is Starter.ROW_AS_DEALT else state.face_up
    for rank in state.table.search:
        seat = _first_with(order, rows, rank)
        if seat is not None:
            return lead(state, seat, rank, StartedBy.ROW, events)
        seat = _first_with(order, state.hands, rank)
        if seat is None:
            continue
        if not rules.starter_call:
            return lead(state, seat, rank, StartedBy.HAND, events)
        events.append(CallOpened(rank=rank))
        return replace(
            state, phase=Phase.CALL, call_rank=rank, decision=state.decision + 1, ready=_nobody(state)
        )
    return lead(state, order[0], None, StartedBy.DEALER_LEFT, events)


def searched_rank(state: State) -> Rank:
    """The rank that may be called now.

    Raises:
        ValueError: no call window is open.
    """
    if state.call_rank is None:
        raise ValueError("no call window is open")
    return state.call_rank


def uncalled(state: State, events: list[Event]) -> State:
    """End a call window in which nobody called: the first holder from the dealer's left leads (C-05)."""
    rank = searched_rank(state)
    holder = _first_with(from_left(state), state.hands, rank)
    if holder is None:
        raise ValueError("a call window is open for a rank that nobody holds")
    return lead(state, holder, rank, StartedBy.HAND, events)
