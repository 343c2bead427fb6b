"""What a server is told when it starts."""

from pathlib import Path

from msgspec import Struct

from shithead.table.clock import Pace

STATIC = Path(__file__).parent / "static"
"""The built browser client."""

DATABASE = "tables.sqlite3"


class Settings(Struct, frozen=True, kw_only=True):
    """What a server is told when it starts.

    Attributes:
        data: the folder for tables; ``None`` keeps them in memory only.
        local: only this machine can reach the server.
        addresses: where other devices reach it, such as ``http://192.168.1.20:8000``.
        public_url: where it is reached from outside, if that has a name.
        pace: durations of new tables.
        bot_workers: in how many processes bots think at most, and in as many more those that are not asked;
            ``None`` leaves one core to the server.
        static: the folder of the built browser client.
        program: how this program was started, as somebody would type it.
    """

    data: Path | None = None
    local: bool = True
    addresses: tuple[str, ...] = ()
    public_url: str | None = None
    pace: Pace = Pace()
    bot_workers: int | None = None
    static: Path = STATIC
    program: str = "shithead"

    @property
    def is_https(self) -> bool:
        """Browsers reach the server by https."""
        return self.public_url is not None and self.public_url.lower().startswith("https://")

    @property
    def database(self) -> Path | None:
        """The file of the database."""
        return None if self.data is None else self.data / DATABASE
