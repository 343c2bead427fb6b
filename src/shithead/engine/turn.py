"""How a turn ends: exit, end of the game, no progress, and whose decision is next.

The order is that of the catalogue: refill, out, game over, next turn (section 1, resolution order 4 to 7).
"""

from msgspec.structs import replace

from shithead.engine.events import Event, GameEnded, Skipped, Termination, WentOut
from shithead.engine.outcome import Outcome
from shithead.engine.source import is_in, next_seat
from shithead.engine.state import Phase, State
from shithead.rules.model import Replay


def _ended(state: State, termination: Termination, loser: int | None, events: list[Event]) -> State:
    events.append(GameEnded(termination=termination, loser=loser))
    forfeit = "" if loser is None else state.table.rules.forfeit
    return replace(
        state,
        phase=Phase.ENDED,
        decision=state.decision + 1,
        turn=-1,
        may_pass=False,
        outcome=Outcome(termination, loser, state.out, forfeit),
    )


def next_turn(state: State, seat: int, skips: int, events: list[Event]) -> int:
    """The seat after this one, so many seats skipped; the player's own seat counts as one (R6b)."""
    turn = next_seat(state, seat)
    for _ in range(skips):
        events.append(Skipped(seat=turn))
        turn = next_seat(state, turn)
    return turn


def end_turn(
    state: State,
    seat: int,
    events: list[Event],
    *,
    progress: bool,
    replay: Replay | None = None,
    skips: int = 0,
) -> State:
    """Close the decision that a seat has answered and open the next one.

    Args:
        state: the game after the play itself and the refill.
        seat: who played.
        events: what happened; added to.
        progress: a card was drawn, burned or turned blind (C-67).
        replay: the seat burned the pile, and must or may go on.
        skips: seats that lose their turn.
    """
    out = not is_in(state, seat)
    if out:
        state = replace(state, out=(*state.out, seat))
        events.append(WentOut(seat=seat, place=len(state.out)))
        left = [other for other in range(len(state.hands)) if is_in(state, other)]
        if len(left) == 1:
            return _ended(state, Termination.LAST_LEFT, left[0], events)
    idle = 0 if progress or out else state.idle + 1
    limit = state.table.rules.no_progress_limit
    if limit and idle >= limit:
        return _ended(replace(state, idle=idle), Termination.NO_PROGRESS, None, events)
    again = replay is not None and not out
    return replace(
        state,
        turn=seat if again else next_turn(state, seat, skips, events),
        may_pass=again and replay is Replay.MAY,
        idle=idle,
        decision=state.decision + 1,
    )
