"""A table that tests drive without a server: commands go in, the log and the table come out."""

import random
from collections.abc import Iterable

from shithead.engine.events import Event
from shithead.engine.legal import legal_moves
from shithead.engine.moves import Move, Pass, Ready
from shithead.engine.state import Phase
from shithead.rules.load import load_preset
from shithead.table.clock import NO_WAITING, Pace
from shithead.table.commands import Act, Command, Deal, HandOver, Join
from shithead.table.decide import Moment, decide, decide_bot
from shithead.table.entries import Entry, Opened
from shithead.table.fold import fold, open_table
from shithead.table.table import Table
from shithead.table.timing import wake, welcome
from shithead.table.updates import Stage

HOST, GUEST, THIRD, STRANGER = "host", "guest", "third", "stranger"


class Driver:
    """A table, its log, who is connected, and the time."""

    def __init__(
        self, preset: str = "classic", seats: int = 2, pace: Pace = NO_WAITING, seed: int = 1
    ) -> None:
        opened = Opened(
            at=0,
            link="link",
            preset=load_preset(preset),
            seats=seats,
            pace=pace,
            guest=HOST,
            name="Ada",
        )
        self.table: Table = open_table(opened)
        self.log: list[Entry] = [opened]
        self.present = {HOST}
        self.just_left: frozenset[str] = frozenset()
        self.now = 0
        self.rng = random.Random(seed)
        self.events: tuple[Event, ...] = ()

    @property
    def moment(self) -> Moment:
        """What the table cannot know."""
        present = frozenset(self.present)
        return Moment(now=self.now, present=present, lately=present | self.just_left, rng=self.rng)

    def take(self, entries: Iterable[Entry]) -> None:
        """Fold entries and keep them."""
        for entry in entries:
            self.table, self.events = fold(self.table, entry)
            self.log.append(entry)

    def do(self, sender: str, command: Command) -> Table:
        """Let somebody send a command."""
        self.take(decide(self.table, sender, command, self.moment))
        return self.table

    def join(self, *guests: str) -> None:
        """Let guests connect and sit down."""
        for guest in guests:
            self.present.add(guest)
            self.do(guest, Join(name=guest.title()))

    def deal(self) -> None:
        """Let the host deal."""
        self.do(HOST, Deal(decision=self.table.decision))

    def act(self, sender: str, move: Move) -> Table:
        """Let a person answer the open decision."""
        return self.do(sender, Act(decision=self.table.decision, move=move))

    def bot(self, seat: int, move: Move) -> None:
        """Let a bot answer."""
        self.take(decide_bot(self.table, seat, move, self.now))

    def wake(self) -> None:
        """Let the clock do what is due."""
        self.take(wake(self.table, self.now))

    def hand_over(self, sender: str, seat: int) -> None:
        """Let somebody hand over a seat."""
        self.do(sender, HandOver(seat=seat))

    def come_back(self, guest: str) -> None:
        """Let somebody connect again."""
        self.present.add(guest)
        self.take(welcome(self.table, guest, self.now))

    @property
    def phase(self) -> Phase | None:
        """What is being decided."""
        return None if self.table.game is None else self.table.game.state.phase

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat."""
        return () if self.table.game is None else legal_moves(self.table.game.state, seat)

    def step(self, seat: int, move: Move) -> None:
        """Let a seat move, whoever plays it."""
        chair = self.table.chairs[seat]
        if chair.bot is not None:
            self.bot(seat, move)
        else:
            self.act(chair.guest, move)

    def start_play(self) -> None:
        """End the swap phase and the window for calling."""
        while self.phase in (Phase.SWAP, Phase.CALL):
            move = Ready(on=True) if self.phase is Phase.SWAP else Pass()
            self.step(self.table.acting[0], move)

    def finish(self) -> None:
        """Play the game to its end with moves drawn from the legal ones."""
        self.start_play()
        while self.table.stage is Stage.PLAYING:
            seat = self.table.acting[0]
            self.step(seat, self.rng.choice(self.legal(seat)))


def playing(seats: int = 2, guests: tuple[str, ...] = (GUEST,), **options: object) -> Driver:
    """A table of people at which the cards are dealt."""
    driver = Driver(seats=seats, **options)  # type: ignore[arg-type]
    driver.join(*guests)
    driver.deal()
    return driver
