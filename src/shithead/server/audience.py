"""Who watches a table, and what they are sent."""

from msgspec.structs import replace

from shithead.engine.events import Event
from shithead.errors import Code, Refused
from shithead.protocol.codec import encode
from shithead.protocol.messages import Bye, Presence
from shithead.server.limits import Limits
from shithead.server.outbox import NORMAL, Outbox
from shithead.table.project import project, waiting_for
from shithead.table.seats import host_seat, present_seats
from shithead.table.table import Table
from shithead.table.updates import Update


class Audience:
    """The connected guests of one table, each with one socket: the last that they opened."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._outboxes: dict[str, Outbox] = {}
        self._left_at: dict[str, int] = {}
        self._announced: Presence | None = None

    @property
    def present(self) -> frozenset[str]:
        """The guests who are connected, seated or not."""
        return frozenset(self._outboxes)

    def lately(self, now: int) -> frozenset[str]:
        """The guests who are connected, or were a moment ago."""
        recent = {guest for guest, left in self._left_at.items() if now - left < self._limits.away_ms}
        return self.present | recent

    def __bool__(self) -> bool:
        return bool(self._outboxes)

    def enter(self, table: Table, guest: str, outbox: Outbox) -> None:
        """Let a guest watch; an older socket of the same guest is told and closed.

        Raises:
            Refused: ``table/too_many_spectators``.
        """
        older = self._outboxes.get(guest)
        if older is None and table.seat_of(guest) is None:
            seated = len(present_seats(table.chairs, self.present))
            if len(self._outboxes) - seated >= self._limits.spectators:
                raise Refused(Code.TOO_MANY_SPECTATORS, {"max": self._limits.spectators})
        self._outboxes[guest] = outbox
        if older is not None:
            dismiss(older, Code.TAKEN_OVER)

    def leave(self, guest: str, outbox: Outbox, now: int) -> bool:
        """Take a socket out; says whether its guest is gone, and not merely on a newer socket."""
        if self._outboxes.get(guest) is not outbox:
            return False
        del self._outboxes[guest]
        self._left_at = {
            each: left for each, left in self._left_at.items() if now - left < self._limits.away_ms
        }
        self._left_at[guest] = now
        return True

    def publish(self, before: Table, after: Table, events: tuple[Event, ...], now: int) -> None:
        """Send one new version to everybody who may know of it."""
        frames: dict[int | None, bytes] = {}
        for guest, outbox in tuple(self._outboxes.items()):
            seat = after.seat_of(guest)
            if after.shown_version(seat) == before.shown_version(seat):
                continue
            changed = before.shown_version(before.seat_of(guest)) + 1 != after.shown_version(seat)
            if changed:
                outbox.send(_as_snapshot(project(after, events, seat, now)))
                continue
            if seat not in frames:
                frames[seat] = encode(project(after, events, seat, now))
            outbox.put(frames[seat])

    def announce(self, table: Table, newcomer: Outbox | None = None) -> None:
        """Say who is here to everybody if that changed, and to a newcomer in any case."""
        presence = Presence(
            present=present_seats(table.chairs, self.present),
            host=host_seat(table.chairs, table.owner, self.present),
            waiting_for=waiting_for(table, self.present),
        )
        changed = presence != self._announced
        self._announced = presence
        frame = encode(presence)
        for outbox in tuple(self._outboxes.values()):
            if changed or outbox is newcomer:
                outbox.put(frame)

    def dismiss_all(self, code: Code) -> None:
        """Close every socket and say why."""
        for outbox in self._outboxes.values():
            dismiss(outbox, code)


def _as_snapshot(update: Update) -> Update:
    return replace(update, events=(), snapshot=True)


def dismiss(outbox: Outbox, code: Code) -> None:
    """Say why, then close the socket."""
    outbox.send(Bye(code=code.value))
    outbox.close(NORMAL)
