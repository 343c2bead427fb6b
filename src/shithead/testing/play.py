"""Random play, for tests that want to reach many positions."""

from collections.abc import Iterator
from random import Random

from shithead.engine.apply import apply
from shithead.engine.events import Event
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Move, PickUp, Play, Ready, Swap
from shithead.engine.state import Phase, State

Step = tuple[int, Move]

_WEIGHTS = {Play: 10, Swap: 1, PickUp: 1}


def steps(state: State) -> list[Step]:
    """Every canonical step from here: which seat, which move."""
    return [(seat, move) for seat in range(len(state.hands)) for move in legal_moves(state, seat)]


def random_step(state: State, rng: Random) -> Step:
    """A step at random.

    Seats for which the decision waits come before others that may act too, swapping comes to an end, and
    cards are laid more often than the pile is taken, so that games end.
    """
    seats = acting_seats(state)
    if rng.random() < 0.2:
        seats = tuple({seat for seat, _ in steps(state)})
    seat = rng.choice(seats)
    moves = legal_moves(state, seat)
    if state.phase in (Phase.SWAP, Phase.LAY_OFF) and Ready(on=True) in moves and rng.random() < 0.4:
        return seat, Ready(on=True)
    return seat, rng.choices(moves, [_WEIGHTS.get(type(move), 2) for move in moves])[0]


def random_walk(state: State, rng: Random, plies: int) -> Iterator[tuple[Step, State, tuple[Event, ...]]]:
    """Play at random for so many steps or to the end.

    Yields:
        Each step with the state after it and what happened.
    """
    for _ in range(plies):
        if state.phase is Phase.ENDED:
            return
        step = random_step(state, rng)
        state, events = apply(state, *step)
        yield step, state, events
