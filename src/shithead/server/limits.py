"""Everything has a limit; each one with its reason."""

from msgspec import Struct

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


class Limits(Struct, frozen=True, kw_only=True):
    """What the server takes from outside before it refuses.

    Attributes:
        frame_bytes: the largest message of a client; the largest legal one, a play of a whole pack with
            jokers, takes less than 500.
        body_bytes: the largest body of a request; the only one there is takes less than 300.
        messages_per_second: of one socket in the long run; a fast clicker makes four.
        message_burst: of one socket at once; a client that comes back repeats what was not answered.
        refusals_before_close: messages over the rate that are still answered before the socket is closed.
        out_frames: frames that wait for a client that does not read.
        out_bytes: bytes that wait for it; a snapshot takes less than 8 KiB.
        send_seconds: until a client that does not read is given up; a phone that changes networks takes ten.
        handshake_seconds: until a new socket has to say what it wants.
        spectators: of one table; every one costs a frame at every move.
        sockets: of the whole server, at about 25 KB of memory each.
        tables: of the whole server; one takes some 100 KB on disk.
        tables_per_guest_hour: that one guest opens; somebody who plays alone opens one each game.
        history: versions of a table that are kept in memory for clients that come back.
        remembered_refusals: refused commands of a table of which the answer is kept.
        idle_rooms: tables kept in memory that nobody looks at.
        lobby_days: until a table that was never dealt is removed.
        idle_days: until a table at which nothing happens is removed.
    """

    frame_bytes: int = 4096
    body_bytes: int = 4096
    messages_per_second: int = 16
    message_burst: int = 32
    refusals_before_close: int = 64
    out_frames: int = 64
    out_bytes: int = 256 * 1024
    send_seconds: float = 20.0
    handshake_seconds: float = 10.0
    spectators: int = 20
    sockets: int = 2000
    tables: int = 5000
    tables_per_guest_hour: int = 60
    history: int = 64
    remembered_refusals: int = 256
    idle_rooms: int = 256
    lobby_days: int = 1
    idle_days: int = 30
