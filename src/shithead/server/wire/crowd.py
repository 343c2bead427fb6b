"""Who is connected: how many connections there are, and from where."""

from asyncio import BaseTransport
from collections import Counter
from contextlib import suppress
from ipaddress import IPv6Address

HOME_BITS = 64
"""What one home gets of IPv6: whoever has one address of it has them all."""


class Crowd:
    """The open connections of a server, each with its place.

    Args:
        most: how many there may be.
        most_of_one: how many may come from one address; ``None`` behind a proxy, from which all come.
    """

    def __init__(self, most: int, most_of_one: int | None) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._places: dict[BaseTransport, str] = {}
        self._of_one: Counter[str] = Counter()

    def enter(self, connection: BaseTransport, address: str) -> bool:
        """Give a connection a place; says whether there was one."""
        home = _home(address)
        if len(self._places) >= self._most:
            return False
        if self._most_of_one is not None and self._of_one[home] >= self._most_of_one:
            return False
        self._places[connection] = home
        self._of_one[home] += 1
        return True

    def leave(self, connection: BaseTransport) -> None:
        """Free the place of a connection, if it has one."""
        home = self._places.pop(connection, None)
        if home is None:
            return
        self._of_one[home] -= 1
        if not self._of_one[home]:
            del self._of_one[home]


def _home(address: str) -> str:
    with suppress(ValueError):
        return str(int(IPv6Address(address)) >> HOME_BITS)
    return address
