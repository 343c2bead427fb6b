"""``Table``: everything that is true about a table, as one frozen value.

A table is never changed: ``fold`` makes the next one from an entry. Hidden cards are in it, so only the
server and programs that play locally hold one.
"""

from msgspec import Struct

from shithead.engine.check import may_jump_in
from shithead.engine.deal import Deal
from shithead.engine.events import Event
from shithead.engine.legal import acting_seats
from shithead.engine.moves import Move
from shithead.engine.record import Record
from shithead.engine.state import Phase, State
from shithead.rules.load import Preset
from shithead.table import seats
from shithead.table.clock import Pace
from shithead.table.series import is_over
from shithead.table.updates import Stage


class CurrentGame(Struct, frozen=True):
    """The running game, or the last one until the next is dealt.

    Attributes:
        state: as it stands.
        deal: as it was dealt.
        moves: who moved and how, in order.
        events: what happened since the deal, nothing left out.
        opened_at: the instant since which the open decision is open.
        answers: what bots have answered while it was open: the seat and the instant of each. Exchanges are
            not counted: they are a part of the answer that they come before, and their number is a secret.
    """

    state: State
    deal: Deal
    moves: tuple[tuple[int, Move], ...]
    events: tuple[Event, ...]
    opened_at: int
    answers: tuple[tuple[int, int], ...] = ()

    def answered(self, seat: int) -> tuple[int, ...]:
        """The instants at which the bot of a seat has answered the open decision, in order."""
        return tuple(at for answering, at in self.answers if answering == seat)


class Table(Struct, frozen=True):
    """A table.

    Attributes:
        link: the secret part of its address.
        preset: its rule set.
        pace: its durations.
        chairs: its seats.
        owner: the seat of the person who opened the table, or of whom it passed to.
        version: the number of its last log entry, from 0.
        base: what is added to the decisions of the current game, so that no number comes twice.
        dealer: who deals the next game; ``None`` before the first one.
        games: finished games.
        draws: those of them that ended as a draw.
        game: the current game.
        finished: the record of the last finished game.
        changed_at: the instant of the last entry.
    """

    link: str
    preset: Preset
    pace: Pace
    chairs: seats.Chairs
    owner: int
    version: int
    base: int
    dealer: int | None
    games: int
    draws: int
    game: CurrentGame | None
    finished: Record | None
    changed_at: int

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        if self.game is None:
            return Stage.LOBBY
        return Stage.PLAYING if self.game.state.outcome is None else Stage.RESULT

    @property
    def decision(self) -> int:
        """The number of the open decision; what to do after the end of a game is one of its own."""
        if self.game is None:
            return self.base
        return self.base + self.game.state.decision + (self.stage is Stage.RESULT)

    @property
    def series_over(self) -> bool:
        """The series has ended; the next deal begins a new one."""
        return is_over(self.preset.rules, self.chairs, self.games)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have something to decide in the running game."""
        return () if self.game is None else acting_seats(self.game.state)

    @property
    def interrupters(self) -> tuple[int, ...]:
        """The seats that are not asked and may still lay cards, if they have the right ones.

        Which seats these are follows from the rules and from what everybody sees.
        """
        if self.game is None or self.game.state.phase is not Phase.PLAY or not self.game.state.pile:
            return ()
        state, acting = self.game.state, self.acting
        return tuple(
            seat for seat in range(len(self.chairs)) if seat not in acting and may_jump_in(state, seat)
        )

    @property
    def is_calling(self) -> bool:
        """A window for calling is open."""
        return self.game is not None and self.game.state.phase is Phase.CALL

    @property
    def deadline(self) -> int | None:
        """When the window for calling closes."""
        if self.game is None or not self.is_calling:
            return None
        return self.game.opened_at + self.pace.call_ms

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        return seats.seat_of(self.chairs, guest)

    def shown_version(self, viewer: int | None) -> int:
        """The version as a viewer may count it.

        An entry that only another seat is shown, a swap, is not counted: the number would say how often
        somebody swapped.

        Args:
            viewer: a seat; ``None`` is a spectator.
        """
        hidden = sum(chair.secrets for seat, chair in enumerate(self.chairs) if seat != viewer)
        return self.version - hidden
