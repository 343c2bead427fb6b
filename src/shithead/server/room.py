"""``Room``: one table in memory, with the people who watch it.

The order is always the same: check, write to the store with the command's receipt, change memory, answer,
tell everybody. A fault before the write is on disk leaves memory as it was. One lock per room orders
everything, taking a snapshot and joining the audience included.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct

from shithead.errors import Code, Refused
from shithead.protocol.messages import Do, Nack
from shithead.server.answered import Answered, body_hash
from shithead.server.audience import Audience
from shithead.server.bots import Bots
from shithead.server.clock import Alarm, Clock
from shithead.server.history import History, Step
from shithead.server.limits import Limits
from shithead.server.outbox import Outbox
from shithead.server.rate import Bucket
from shithead.server.store.base import Conflict, Receipt, Store, StoreError, Summary
from shithead.server.tasks import Tasks
from shithead.server.thoughts import Thoughts
from shithead.table.decide import Generator, Moment, decide
from shithead.table.entries import Entry
from shithead.table.fold import fold
from shithead.table.table import Table
from shithead.table.timing import due, rearm, wake, welcome

log = logging.getLogger(__name__)

RETRY_MS = 1000
"""After a fault of the store, so long until the clock tries again."""

ATTEMPTS = 3
"""So often a command is decided again when another writer was faster."""

Plan = Callable[[Table], tuple[Entry, ...]]


class Surroundings(Struct, frozen=True):
    """What all rooms share.

    Attributes:
        store: keeps the logs.
        clock: tells the time.
        dealer: the chance that deals.
        bots: play the seats of bots.
        limits: how much is too much.
        tasks: holds what runs in the background.
    """

    store: Store
    clock: Clock
    dealer: Generator
    bots: Bots
    limits: Limits
    tasks: Tasks


class Planned(Step, frozen=True):
    """A step that is about to be written."""

    entry: Entry


class Room:
    """One table in memory.

    Attributes:
        table: as it stands.
        users: requests and sockets that hold this room.
        frozen: the table broke; nothing changes it any more.
    """

    def __init__(
        self, around: Surroundings, table: Table, opened: tuple[str, int], answered: Answered
    ) -> None:
        self.table = table
        self.users = 0
        self.frozen = False
        self._stopped = False
        self._around = around
        self._opened = opened
        self._answered = answered
        self._audience = Audience(around.limits)
        self._history = History(table, around.limits.history)
        self._idle: dict[str, Bucket] = {}
        self._lock = asyncio.Lock()
        self._alarm: Alarm | None = None
        self._thoughts = Thoughts(around.bots, around.tasks, self._set_next_alarm)

    @property
    def is_idle(self) -> bool:
        """Nobody watches, no bot thinks, and the clock has nothing to do."""
        return not self.users and not self._audience and not self._thoughts and self._alarm is None

    async def start(self) -> None:
        """Go on after the room was loaded."""
        async with self._lock:
            await self._by_itself(lambda table: rearm(table, self._around.clock.now()))

    def stop(self) -> None:
        """Let the clock do nothing more, and wait for no bot, even where something is still being written."""
        self._stopped = True
        self._call_off()
        self._thoughts.forget()

    def _call_off(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def enter(self, guest: str, version: int, outbox: Outbox) -> None:
        """Let a guest watch: what they missed, then everything as it comes.

        Raises:
            Refused: ``table/too_many_spectators``, ``table/frozen``.
        """
        async with self._lock:
            if self.frozen:
                raise Refused(Code.FROZEN)
            self._audience.enter(self.table, guest, outbox)
            for update in self._history.since(version, guest, self._around.clock.now()):
                outbox.send(update)
            await self._by_itself(lambda table: welcome(table, guest, self._around.clock.now()))
            self._audience.announce(self.table, newcomer=outbox)

    async def leave(self, guest: str, outbox: Outbox) -> None:
        """Take a socket out of the audience."""
        async with self._lock:
            if self._audience.leave(guest, outbox, self._around.clock.now()):
                self._audience.announce(self.table)

    async def do(self, guest: str, message: Do, outbox: Outbox) -> None:
        """Take or refuse a command; the answer goes out before anybody is told of a change."""
        async with self._lock:
            try:
                await self._persist(lambda: self._answer(guest, message, outbox))
            except Refused as refused:
                outbox.send(self._refuse(guest, message, refused))
            self._say_if_frozen()

    def _refuse(self, guest: str, message: Do, refused: Refused) -> Nack:
        seat = self.table.seat_of(guest)
        nack = Nack(
            id=message.id,
            code=refused.code,
            details=dict(refused.details),
            version=self.table.shown_version(seat),
        )
        if refused.code != Code.ID_REUSED:
            self._answered.refused(guest, message, nack)
        return nack

    async def _answer(self, guest: str, message: Do, outbox: Outbox) -> None:
        known = self._answered.find(guest, message)
        if known is not None:
            outbox.send(known)
            return
        around = self._around
        now = around.clock.now()
        moment = Moment(now, self._audience.present, self._audience.lately(now), around.dealer)
        steps = self._foresee(lambda table: decide(table, guest, message.command, moment))
        after = steps[-1].table
        if after.decision == self.table.decision and not self._idle_bucket(guest).take():
            raise Refused(Code.TOO_FAST)
        receipt = Receipt(guest, message.id, body_hash(message), after.shown_version(after.seat_of(guest)))
        await self._append(steps, receipt)
        outbox.send(self._answered.taken(receipt))
        self._publish(steps)

    def _say_if_frozen(self) -> None:
        """Tell everybody at a broken table, and let them go."""
        if self.frozen:
            self._audience.dismiss_all(Code.FROZEN)

    def _idle_bucket(self, guest: str) -> Bucket:
        """How many more commands that open no decision are taken from a guest."""
        limits = self._around.limits
        if guest not in self._idle:
            self._idle[guest] = Bucket(self._around.clock, limits.idle_per_second, limits.idle_burst)
        return self._idle[guest]

    async def _by_itself(self, plan: Plan) -> None:
        """Do what nobody asked for; after a fault try again later."""

        async def carry_out() -> None:
            steps = self._foresee(plan)
            if steps:
                await self._append(steps)
            self._publish(steps)

        try:
            await self._persist(carry_out)
        except Refused as refused:
            log.warning("a table could not go on by itself: %s", refused.code)
            if not self.frozen:
                self._set_alarm(self._around.clock.now() + RETRY_MS)
        self._say_if_frozen()

    async def _persist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try again with what another writer appended, as often as one was faster.

        Raises:
            Refused: the attempt's own refusal, or ``protocol/storage``.
        """
        for _ in range(ATTEMPTS):
            try:
                await attempt()
            except Conflict:
                await self._catch_up()
            else:
                return
        raise Refused(Code.STORAGE)

    def _foresee(self, plan: Plan) -> list[Planned]:
        """What a plan would make of the table; nothing has happened yet.

        Raises:
            Refused: the plan's own refusal, or ``table/frozen``.
        """
        if self.frozen:
            raise Refused(Code.FROZEN)
        table = self.table
        steps: list[Planned] = []
        try:
            for entry in plan(table):
                table, events = fold(table, entry)
                steps.append(Planned(table, events, entry))
        except Refused:
            raise
        except Exception:
            log.exception("a table broke and is frozen")
            self.frozen = True
            self.stop()
            raise Refused(Code.FROZEN) from None
        return steps

    async def _append(self, steps: list[Planned], receipt: Receipt | None = None) -> None:
        """Write what is planned; when this returns it is on disk.

        Raises:
            Conflict: another writer was faster.
            Refused: ``protocol/storage``.
        """
        entries = tuple(step.entry for step in steps)
        summary = summarize(steps[-1].table, *self._opened)
        try:
            await self._around.store.append(
                self.table.link, self.table.version + 1, entries, summary, receipt
            )
        except Conflict:
            raise
        except StoreError:
            log.exception("the store failed")
            raise Refused(Code.STORAGE) from None

    async def _catch_up(self) -> None:
        """Read what another writer appended."""
        store, link = self._around.store, self.table.link
        try:
            entries = await store.load(link, self.table.version)
            self._answered.add(await store.receipts(link))
        except StoreError:
            raise Refused(Code.STORAGE) from None
        self._publish(self._foresee(lambda _: entries))

    def _publish(self, steps: list[Planned]) -> None:
        now = self._around.clock.now()
        for step in steps:
            before, self.table = self.table, step.table
            self._history.add(step.table, step.events)
            self._audience.publish(before, step.table, step.events, now)
        self._audience.announce(self.table)
        self._arm()

    def _arm(self) -> None:
        """Ask the bots, and set the alarm to what the clock has to do next."""
        if not self.frozen and not self._stopped:
            self._thoughts.follow(self.table, self._around.clock.now())
        self._set_next_alarm()

    def _set_next_alarm(self) -> None:
        self._call_off()
        instants = (self._thoughts.due(self.table), self.table.deadline)
        instant = min((instant for instant in instants if instant is not None), default=None)
        if instant is not None and not self.frozen:
            self._set_alarm(instant)

    def _set_alarm(self, instant: int) -> None:
        self._call_off()
        if not self._stopped:
            self._alarm = self._around.clock.call_at(instant, self._ring)

    def _ring(self) -> None:
        self._around.tasks.start(self._tick())

    async def _tick(self) -> None:
        """Let one bot answer, or the clock for those who stayed silent."""
        async with self._lock:
            self._call_off()
            await self._by_itself(self._due_entries)

    def _due_entries(self, table: Table) -> tuple[Entry, ...]:
        now = self._around.clock.now()
        for guest in self._audience.present:
            if back := welcome(table, guest, now):
                return back
        return self._thoughts.answer(table, now) or wake(table, now)


def summarize(table: Table, opened_by: str, opened_at: int) -> Summary:
    """What is looked up of a table across tables."""
    return Summary(
        opened_by=opened_by,
        opened_at=opened_at,
        changed_at=table.changed_at,
        dealt=table.game is not None,
        due_at=due(table),
    )
