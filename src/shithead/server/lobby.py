"""``Lobby``: finds the room of a link, opens new tables, and forgets rooms that nobody needs.

Rooms are a cache of the logs: one that nobody looks at may go at any time and is read again when needed.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from shithead.bots.levels import Level
from shithead.errors import Code, Refused
from shithead.server.answered import Answered
from shithead.server.limits import DAY_MS, HOUR_MS
from shithead.server.rate import Bucket
from shithead.server.room import Room, Surroundings, summarize
from shithead.server.store.base import StoreError
from shithead.table.clock import Pace
from shithead.table.decide import Moment, deal_cards
from shithead.table.entries import Entry, Opened
from shithead.table.fold import fold, fold_all
from shithead.table.rulesets import find_preset
from shithead.table.table import Table

log = logging.getLogger(__name__)

LINK_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What can be read out and typed: nothing that looks like something else."""

LINK_LENGTH = 16
"""31 letters to the 16th are 79 bits: nobody guesses a table."""

HOUR_SECONDS = 3600
REMEMBERED_ADDRESSES = 10_000
"""More than this are forgotten and begin anew; the limit of all tables still holds."""

SWEEP_MS = HOUR_MS
"""How often tables without life are looked for."""


def new_link() -> str:
    """A fresh link from the operating system's chance."""
    return "".join(secrets.choice(LINK_LETTERS) for _ in range(LINK_LENGTH))


class Lobby:
    """All tables of a server.

    Args:
        around: what rooms share.
        pace: of new tables.
        make_link: makes links.
    """

    def __init__(self, around: Surroundings, pace: Pace, make_link: Callable[[], str] = new_link) -> None:
        self._around = around
        self._pace = pace
        self._make_link = make_link
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._opening = asyncio.Lock()
        self._by_address: dict[str, Bucket] = {}
        self._swept_at = 0

    async def start(self) -> None:
        """Go on with all tables where the clock has work."""
        await self._sweep()
        for link in await self._around.store.due_tables():
            try:
                async with self.using(link):
                    pass
            except Refused as refused:
                log.warning("a table could not go on: %s", refused.code)

    def stop(self) -> None:
        """Let the clock do nothing more."""
        for room in self._rooms.values():
            room.stop()

    @asynccontextmanager
    async def using(self, link: str) -> AsyncIterator[Room]:
        """The room of a link, which stays in memory until the end of the block.

        Raises:
            Refused: ``table/no_such_table``, ``table/frozen``, ``protocol/storage``.
        """
        room = await self._room(link)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._forget_idle_rooms(self._around.limits.idle_rooms)

    async def open_table(
        self,
        guest: str,
        address: str | None,
        name: str,
        rules: str,
        seats: int,
        *,
        deal: bool,
        levels: tuple[Level, ...] = (),
    ) -> str:
        """Open a table and return its link.

        Args:
            guest: who opens it.
            address: from where; ``None`` where that says nothing, as behind a proxy.
            name: under which name, as it will be shown.
            rules: the rules as a share code.
            seats: the number of seats.
            deal: deal at once, with bots on all other seats.
            levels: how well bots on the other seats play, in their order.

        Raises:
            Refused: unknown rules, a wrong number of seats, too many tables, ``protocol/storage``.
        """
        around = self._around
        now = around.clock.now()
        opened = Opened(
            at=now,
            link=self._make_link(),
            preset=find_preset(rules, seats),
            seats=seats,
            pace=self._pace,
            guest=guest,
            name=name,
            levels=levels[: seats - 1],
        )
        entries: tuple[Entry, ...] = (opened,)
        table = fold_all(entries)
        if deal:
            dealt = deal_cards(table, Moment(now, frozenset(), frozenset(), around.dealer))
            table, _ = fold(table, dealt)
            entries = (opened, dealt)
        try:
            async with self._opening:
                await self._check_numbers(guest, address, now)
                await around.store.append(opened.link, 0, entries, summarize(table, guest, now))
        except StoreError:
            log.exception("the store failed")
            raise Refused(Code.STORAGE) from None
        await self._admit(table, (guest, now), Answered((), around.limits.remembered_refusals))
        return opened.link

    def _address_bucket(self, address: str) -> Bucket:
        hourly = self._around.limits.tables_per_address_hour
        if address not in self._by_address:
            if len(self._by_address) >= REMEMBERED_ADDRESSES:
                self._by_address.clear()
            self._by_address[address] = Bucket(self._around.clock, hourly / HOUR_SECONDS, hourly)
        return self._by_address[address]

    async def _check_numbers(self, guest: str, address: str | None, now: int) -> None:
        store, limits = self._around.store, self._around.limits
        if address is not None and not self._address_bucket(address).take():
            raise Refused(Code.TOO_MANY_TABLES)
        if now - self._swept_at >= SWEEP_MS:
            await self._sweep()
        if await store.count(guest, now - HOUR_MS) >= limits.tables_per_guest_hour:
            raise Refused(Code.TOO_MANY_TABLES)
        if await store.count() >= limits.tables:
            raise Refused(Code.TOO_MANY_TABLES)

    async def _sweep(self) -> None:
        now, limits = self._around.clock.now(), self._around.limits
        self._swept_at = now
        self._forget_idle_rooms(keep=0)
        removed = await self._around.store.remove_idle(
            now - limits.lobby_days * DAY_MS, now - limits.idle_days * DAY_MS, self._rooms.keys()
        )
        if removed:
            log.info("removed %d tables without life", removed)

    async def _room(self, link: str) -> Room:
        if link in self._rooms:
            return self._rooms[link]
        async with self._loading:
            return self._rooms.get(link) or await self._load(link)

    async def _load(self, link: str) -> Room:
        store = self._around.store
        try:
            entries = await store.load(link)
            receipts = await store.receipts(link)
        except StoreError:
            log.exception("the store failed")
            raise Refused(Code.STORAGE) from None
        except Refused:
            log.exception("a log cannot be read")
            raise Refused(Code.FROZEN) from None
        if not entries:
            raise Refused(Code.NO_SUCH_TABLE)
        first = entries[0]
        try:
            table = fold_all(entries)
        except Exception:
            log.exception("a log contradicts itself")
            raise Refused(Code.FROZEN) from None
        opened = (first.guest, first.at) if isinstance(first, Opened) else ("", 0)
        return await self._admit(table, opened, Answered(receipts, self._around.limits.remembered_refusals))

    async def _admit(self, table: Table, opened: tuple[str, int], answered: Answered) -> Room:
        room = Room(self._around, table, opened, answered)
        self._rooms[table.link] = room
        await room.start()
        return room

    def _forget_idle_rooms(self, keep: int) -> None:
        surplus = len(self._rooms) - keep
        if surplus > 0:
            idle = [link for link, room in self._rooms.items() if room.is_idle]
            for link in idle[:surplus]:
                del self._rooms[link]
