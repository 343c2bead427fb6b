"""One game between bots, from its deal to its end: who is asked when, and what a bot may not do.

Where a decision waits for several seats, they are asked one after another, the lowest first. In the play
phase every other seat that has a move may come first, asked from the left of the seat on turn on: with all
that is missing for a set, with cards of the rank on top, with an exchange, or as the other neighbour of the
starter while the direction is open, as far as the rules let it. So whoever wants to be faster is. Only a bot
that has ``interrupt`` is asked for that, once before each move.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Final

from msgspec import Struct

from shithead.bots.base import Bot, Interrupter
from shithead.engine.apply import apply
from shithead.engine.events import Event, redact
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Move, Swap
from shithead.engine.state import Phase, State
from shithead.engine.view import View, view
from shithead.errors import IllegalMove, ShitheadError
from shithead.notation.moves import format_move

Watch = Callable[[State, int, tuple[Event, ...], Random], None]
"""Is shown each decision before it is taken, and each chance to move out of turn: the state, the seat, what
the seat was shown, its generator."""

Question = Callable[[View, Sequence[Event], Random], Move | None]

LONGEST_QUOTE: Final = 60
"""So much is repeated of what a bot said in place of a move."""


class Mistake(StrEnum):
    """What a bot did that ends the game for everybody."""

    ILLEGAL = "illegal"
    """It made a move that the rules forbid."""
    NO_MOVE = "no_move"
    """Its answer was not a move."""
    ENDLESS = "endless"
    """It exchanged cards again and again: twice as often as there are cards to exchange."""
    CRASHED = "crashed"
    """It raised an error of its own."""


class BotError(ShitheadError):
    """A bot did what no bot may do.

    Args:
        seat: where it sat.
        mistake: what it did.
        detail: the move and the reason against it, or what it said or raised.
    """

    def __init__(self, seat: int, mistake: Mistake, detail: str) -> None:
        super().__init__(seat, mistake, detail)
        self.seat = seat
        self.mistake = mistake
        self.detail = detail


class Played(Struct, frozen=True):
    """A game that is over.

    Attributes:
        state: the last one.
        turns: moves of the play phase: plays, flips, gambles, pick-ups and passes.
    """

    state: State
    turns: int


def play(
    opened: tuple[State, tuple[Event, ...]],
    bots: Sequence[Bot],
    rngs: Sequence[Random],
    watch: Watch | None = None,
) -> Played:
    """Play a game with a bot in each seat to its end.

    Args:
        opened: the first state and what happened up to it.
        bots: one a seat.
        rngs: the generator of each bot.
        watch: is shown each decision.

    Raises:
        BotError: a bot did what no bot may do.
    """
    match = _Match(opened, bots, rngs, watch)
    while not match.is_over:
        match.go_on()
    return Played(match.state, match.turns)


class _Match:
    """A game under way."""

    def __init__(
        self,
        opened: tuple[State, tuple[Event, ...]],
        bots: Sequence[Bot],
        rngs: Sequence[Random],
        watch: Watch | None,
    ) -> None:
        self.state, happened = opened
        self.turns = 0
        self._bots, self._rngs, self._watch = bots, rngs, watch
        self._interrupters = {
            seat: bot.interrupt for seat, bot in enumerate(bots) if isinstance(bot, Interrupter)
        }
        self._swaps = [0] * len(bots)
        self._shown: list[tuple[Event, ...]] = [()] * len(bots)
        self._show(happened)

    @property
    def is_over(self) -> bool:
        """Nobody has anything to decide any more."""
        return self.state.phase is Phase.ENDED

    def go_on(self) -> None:
        """Make the next move, whoever makes it."""
        seat = acting_seats(self.state)[0]
        interrupted = self._interrupted(seat) if self._interrupters else None
        if interrupted is not None:
            self._make(*interrupted)
            return
        self._make(seat, self._ask(seat, self._bots[seat].choose))

    def _interrupted(self, asked: int) -> tuple[int, Move] | None:
        """The first seat that moves before the one that would be asked, and its move."""
        if self.state.phase is not Phase.PLAY:
            return None
        seats = len(self._bots)
        for seat in ((asked + step) % seats for step in range(1, seats)):
            question = self._interrupters.get(seat)
            if question is None or not legal_moves(self.state, seat):
                continue
            move = self._ask(seat, question)
            if move is not None:
                return seat, move
        return None

    def _ask(self, seat: int, question: Question) -> Move | None:
        if self._watch:
            self._watch(self.state, seat, self._shown[seat], self._rngs[seat])
        seen = view(self.state, seat)
        try:
            return question(seen, self._shown[seat], self._rngs[seat])
        except Exception as error:
            raise BotError(seat, Mistake.CRASHED, _crash(error)) from error

    def _make(self, seat: int, move: Move | None) -> None:
        if not isinstance(move, Move):
            raise BotError(seat, Mistake.NO_MOVE, repr(move)[:LONGEST_QUOTE])
        if isinstance(move, Swap):
            self._count_swap(seat)
        elif self.state.phase is Phase.PLAY:
            self.turns += 1
        try:
            self.state, happened = apply(self.state, seat, move)
        except IllegalMove as error:
            detail = f"{format_move(move)} ({error.reason})"
            raise BotError(seat, Mistake.ILLEGAL, detail) from error
        self._show(happened)

    def _count_swap(self, seat: int) -> None:
        self._swaps[seat] += 1
        if self._swaps[seat] > 2 * (len(self.state.hands[seat]) + len(self.state.face_up[seat])):
            raise BotError(seat, Mistake.ENDLESS, "")

    def _show(self, happened: tuple[Event, ...]) -> None:
        for seat, before in enumerate(self._shown):
            seen = (redact(event, seat) for event in happened)
            self._shown[seat] = before + tuple(event for event in seen if event is not None)


def _crash(error: Exception) -> str:
    """What a bot raised, and where, in one line."""
    frames = extract_tb(error.__traceback__)
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text} ({Path(frames[-1].filename).name}:{frames[-1].lineno})"
