"""How a turn ends: exit, end of the game, no progress, and whose decision is next.

The order is that of the catalogue: refill, out, game over, next turn (section 1, resolution order 4 to 7).
"""

from msgspec import Struct
from msgspec.structs import replace

from shithead.cards import Card, Rank
from shithead.engine.drawing import drawn_matches, refill, take_row
from shithead.engine.events import BurnCause, Event, GameEnded, PileBurned, Skipped, Termination, WentOut
from shithead.engine.outcome import Outcome
from shithead.engine.pile import cards_of
from shithead.engine.source import cards_left, is_in, next_seat, others_in
from shithead.engine.state import Duty, DutyKind, Phase, State
from shithead.rules.values import Again, DrawResult, DrawWhen, End, Replay


class Ending(Struct, frozen=True):
    """How a seat's play ends its turn.

    Attributes:
        progress: a card was drawn, burned or turned blind (C-67).
        replay: the seat burned the pile, and may, must or must not go on.
        skips: seats that lose their turn.
        reversals: how often the direction turned round.
        again: the play lets its seat play again (R8).
        receiver: who was given the pile (R9).
        giver_plays: its giver plays on (R9a).
        successor: who was chosen to play next (R10).
        picked_up: the pile was taken in place of a play.
        stays_on: the seat plays on all the same (D24, D27).
    """

    progress: bool = False
    replay: Replay | None = None
    skips: int = 0
    reversals: int = 0
    again: Again = Again.NO
    receiver: int | None = None
    giver_plays: bool = False
    successor: int | None = None
    picked_up: bool = False
    stays_on: bool = False

    @property
    def keeps_turn(self) -> bool:
        """The play burns, plays again, gives the pile away or names who is next."""
        return (
            self.replay is not None
            or self.again is not Again.NO
            or self.receiver is not None
            or self.successor is not None
        )


def _ended(state: State, termination: Termination, loser: int | None, events: list[Event]) -> State:
    events.append(GameEnded(termination=termination, loser=loser))
    forfeit = "" if loser is None else state.table.rules.forfeit
    return replace(
        state,
        phase=Phase.ENDED,
        decision=state.decision + 1,
        turn=-1,
        duty=None,
        may_pass=False,
        outcome=Outcome(termination, loser, state.out, forfeit),
    )


def _most_cards(state: State) -> int | None:
    """The seat that has more cards than any other; ``None`` where several have as many."""
    counts = [cards_left(state, seat) for seat in range(len(state.hands))]
    return counts.index(max(counts)) if counts.count(max(counts)) == 1 else None


def next_turn(state: State, seat: int, skips: int, events: list[Event]) -> int:
    """The seat after this one, so many seats skipped (R6b)."""
    if not skips:
        return next_seat(state, seat)
    others = others_in(state, seat)
    if not state.table.rules.skip_passes_self:
        order = [*others, seat] if is_in(state, seat) else others
        events += [Skipped(seat=order[step % len(order)]) for step in range(skips)]
        return order[skips % len(order)]
    left_over = skips % len(others)
    again = not left_over and is_in(state, seat)
    events += [Skipped(seat=other) for other in (others if again else others[:left_over])]
    return seat if again else others[left_over]


def _skips(state: State, seat: int, ending: Ending) -> int:
    """Seats skipped, reversals between the last two among them (R7b)."""
    if not ending.reversals or not state.table.rules.reverse_two_skips or not is_in(state, seat):
        return ending.skips
    return ending.skips + (ending.reversals if len(others_in(state, seat)) == 1 else 0)


def _plays_on(state: State, seat: int, ending: Ending) -> bool:
    """Whether the seat has an extra play."""
    if not is_in(state, seat):
        return False
    if ending.replay is not None:
        return ending.replay is not Replay.NO
    return ending.again is not Again.NO or ending.stays_on


def _successor(state: State, seat: int, ending: Ending, events: list[Event]) -> int:
    if ending.successor is not None:
        return ending.successor
    if ending.receiver is not None:
        if ending.giver_plays and is_in(state, seat):
            return seat
        return next_seat(state, seat if ending.giver_plays else ending.receiver)
    return next_turn(state, seat, _skips(state, seat, ending), events)


def _extra_duty(ending: Ending) -> Duty | None:
    if ending.replay is not None or ending.again is Again.NO:
        return None
    return Duty(DutyKind.COVER if ending.again is Again.COVER else DutyKind.OWN)


def _may_decline(ending: Ending) -> bool:
    if ending.replay is not None:
        return ending.replay is Replay.MAY
    return ending.again is Again.MAY


def _passed_on(state: State, seat: int, ending: Ending, idle: int, events: list[Event]) -> State:
    """Give the turn to another seat, or to the same one as a new turn."""
    simple = ending.successor is None and ending.receiver is None and not ending.skips
    turn = _successor(state, seat, ending, events)
    duty: Duty | None = None
    if state.direction == 0:
        other = next_seat(state, seat, -1)
        if simple and turn not in (other, seat):
            duty = Duty(DutyKind.SECOND, seat=other)
        elif not (ending.giver_plays and turn == seat):
            state = replace(state, direction=1)
    goes_on = ending.giver_plays and turn == seat
    if state.table.rules.draw_when is not DrawWhen.AFTER_PLAY and not goes_on:
        stock = state.stock
        state = _drawn_between(state, seat, turn if duty is None else None, ending, events)
        idle = idle if state.stock is stock else 0
    return replace(
        state, phase=Phase.PLAY, turn=turn, duty=duty, may_pass=False, idle=idle, decision=state.decision + 1
    )


def _drawn_between(state: State, seat: int, turn: int | None, ending: Ending, events: list[Event]) -> State:
    """Draw at the end of a turn, or at the start of the next one, where it is known whose that is (D21)."""
    if state.table.rules.draw_when is DrawWhen.START_OF_TURN:
        return state if turn is None else take_row(refill(state, turn, events), turn, events)
    if ending.picked_up or not is_in(state, seat):
        return state
    return refill(state, seat, events)


def _went_out(state: State, seat: int, events: list[Event]) -> State:
    state = replace(state, out=(*state.out, seat))
    events.append(WentOut(seat=seat, place=len(state.out)))
    if not (state.table.rules.out_clears and state.pile):
        return state
    cards = cards_of(state.pile)
    events.append(PileBurned(seat=seat, count=len(cards), cause=BurnCause.OUT))
    return replace(state, pile=(), burned=state.burned + cards)


def _over(state: State, events: list[Event]) -> State | None:
    left = [other for other in range(len(state.hands)) if is_in(state, other)]
    if len(left) == 1:
        return _ended(state, Termination.LAST_LEFT, left[0], events)
    if state.table.rules.end is End.FIRST_WINS:
        return _ended(state, Termination.FIRST_OUT, None, events)
    return None


def end_turn(state: State, seat: int, events: list[Event], ending: Ending) -> State:
    """Close the decision that a seat has answered and open the next one.

    Args:
        state: the game after the play itself and the refill.
        seat: who played.
        events: what happened; added to.
        ending: how the play ends the turn.
    """
    out = not is_in(state, seat)
    if out:
        state = _went_out(state, seat, events)
        over = _over(state, events)
        if over is not None:
            return over
    idle = 0 if ending.progress or out else state.idle + 1
    happened = len(events)
    after = _next_decision(state, seat, ending, idle, events)
    if idle < state.table.rules.no_progress_limit or after.idle == 0:
        return after
    del events[happened:]
    most = state.table.rules.no_progress_result is DrawResult.MOST_CARDS
    loser = _most_cards(state) if most else None
    return _ended(replace(state, idle=idle), Termination.NO_PROGRESS, loser, events)


def _next_decision(state: State, seat: int, ending: Ending, idle: int, events: list[Event]) -> State:
    """The state in which the next decision is open."""
    if not _plays_on(state, seat, ending):
        return _passed_on(state, seat, ending, idle, events)
    return replace(
        state,
        phase=Phase.PLAY,
        turn=seat,
        idle=idle,
        duty=_extra_duty(ending),
        may_pass=_may_decline(ending),
        decision=state.decision + 1,
    )


def offer_match(state: State, seat: int, rank: Rank, drawn: tuple[Card, ...], ending: Ending) -> State:
    """Let a seat add drawn cards of the rank that it just laid, or pass (D19).

    It is asked whether or not there are any, since the question would tell the others.
    """
    skips = _skips(state, seat, ending)
    count = drawn_matches(drawn, rank)
    duty = Duty(DutyKind.MATCH, rank=rank, count=count, skips=skips)
    idle = 0 if ending.progress else state.idle + 1
    return replace(
        state, phase=Phase.PLAY, turn=seat, duty=duty, may_pass=True, idle=idle, decision=state.decision + 1
    )
