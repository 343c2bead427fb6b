"""Everything has a limit; each one with its reason."""

from msgspec import Struct

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


class Limits(Struct, frozen=True, kw_only=True):
    """What the server takes from outside before it refuses.

    Attributes:
        frame_bytes: the largest message of a client; the largest legal one, a play of a whole pack with
            jokers, takes less than 500.
        body_bytes: the largest body of a request; one for a table takes less than 300.
        rules_bytes: the largest body with rules; one that says everything takes about 10,000.
        code_characters: of a share code in an address; that of the most eventful preset has 350.
        drawn_characters: of a share code in a QR code; with more of them no telephone reads it.
        rules_per_second: rulebooks and forms that are written for one address in the long run; somebody who
            clicks through a form asks for two. Answers that are kept do not count, nor do addresses behind a
            proxy.
        rules_burst: such answers at once.
        all_rules_per_second: the same for all addresses together, at some 20 ms each: tables come first.
        all_rules_burst: such answers at once.
        kept_answers: rulebooks and forms that are kept, at some 30 KB each.
        head_bytes: of a request beside its body; a browser with cookies of other programs takes some 5000.
        requests_ahead: of one connection that wait for an answer to an earlier one; browsers send none.
        messages_per_second: of one socket in the long run; a fast clicker makes four.
        message_burst: of one socket at once; a client that comes back repeats what was not answered.
        refusals_before_close: messages over the rate that are still answered before the socket is closed.
        message_bytes: that each of these messages may take with what surrounds it; more bytes than all of
            them together and one of the largest frames are not parsed any more.
        fragments: of one message; browsers send each in one.
        out_frames: frames that wait for a client that does not read.
        out_bytes: bytes that wait for it; a snapshot takes less than 8 KiB.
        send_seconds: until a client that does not read is given up; a phone that changes networks takes ten.
        handshake_seconds: until a new socket has to say what it wants, and a request to be there as a whole.
        spectators: of one table; every one costs a frame at every move.
        sockets: of the whole server, at about 25 KB of memory each.
        connections: of the whole server, fewer if the system allows fewer; beside its socket, a browser
            opens up to six for a moment.
        connections_per_address: a school behind one address gets in; not counted behind a proxy.
        tables: of the whole server; one takes some 100 KB on disk.
        tables_per_guest_hour: that one guest opens; somebody who plays alone opens one each game.
        history: versions of a table that are kept in memory for clients that come back; fewer than
            ``out_frames``, since all that somebody missed is sent at once.
        idle_per_second: commands of one guest at one table, in the long run, that open no decision, such as
            exchanges and changes of mind; a log must not grow without end while nothing happens.
        idle_burst: such commands at once; who tries every arrangement of six cards makes about twenty.
        away_ms: until a person who is gone counts as away, so that nobody loses a decision by reloading.
        tables_per_address_hour: that one address opens; a school opens one for each group of friends.
        remembered_refusals: refused commands of a table of which the answer is kept.
        idle_rooms: tables kept in memory that nobody looks at.
        lobby_days: until a table that was never dealt is removed.
        idle_days: until a table at which nothing happens is removed.
    """

    frame_bytes: int = 4096
    body_bytes: int = 4096
    rules_bytes: int = 16 * 1024
    code_characters: int = 2000
    drawn_characters: int = 600
    rules_per_second: float = 5.0
    rules_burst: int = 40
    all_rules_per_second: float = 20.0
    all_rules_burst: int = 100
    kept_answers: int = 256
    head_bytes: int = 16 * 1024
    requests_ahead: int = 8
    messages_per_second: int = 16
    message_burst: int = 32
    refusals_before_close: int = 64
    message_bytes: int = 640
    fragments: int = 64
    out_frames: int = 64
    out_bytes: int = 256 * 1024
    send_seconds: float = 20.0
    handshake_seconds: float = 10.0
    spectators: int = 20
    sockets: int = 2000
    connections: int = 4000
    connections_per_address: int = 200
    tables: int = 5000
    tables_per_guest_hour: int = 60
    history: int = 32
    idle_per_second: float = 2.0
    idle_burst: int = 80
    away_ms: int = 5_000
    tables_per_address_hour: int = 50
    remembered_refusals: int = 256
    idle_rooms: int = 256
    lobby_days: int = 1
    idle_days: int = 30
