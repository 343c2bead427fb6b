"""The trained networks that come with the package, for games of two seats by some presets."""

import struct
from functools import lru_cache
from importlib.resources import files
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules

NET_SEATS: Final = 2
"""Networks are for games of so many seats."""
ENDING: Final = ".net"

MIRROR: Final = ""
"""What a network between equals adds to the name of its preset."""
VERSUS: Final = ".versus-greedy"
"""The same for one against greedy play."""


class Net(Struct, frozen=True):
    """A network.

    Attributes:
        units: size of its hidden layer.
        weights: as ``kernel.value`` reads them.
    """

    units: int
    weights: tuple[float, ...]


def net_bytes(net: Net) -> bytes:
    """A network as it is kept in a file: the number of units, then the weights at half precision."""
    return struct.pack(f"<H{len(net.weights)}e", net.units, *net.weights)


def read_net(content: bytes) -> Net:
    """A network from such a file."""
    count = (len(content) - 2) // 2
    units, *weights = struct.unpack(f"<H{count}e", content)
    return Net(units, tuple(weights))


def _played(rules: Rules) -> Rules:
    """The rules without what does not matter to how a game of two seats is played."""
    plain = Rules()
    return replace(
        rules,
        min_seats=plain.min_seats,
        max_seats=max(rules.max_seats, plain.min_seats),
        next_dealer=plain.next_dealer,
        scoring=plain.scoring,
        rounds=plain.rounds,
        exchange=plain.exchange,
        forfeit=plain.forfeit,
        no_progress_limit=plain.no_progress_limit,
    )


@lru_cache(maxsize=64)
def find_net(rules: Rules, kind: str = MIRROR) -> Net | None:
    """The network of a kind for games of two seats by these rules; ``None`` where there is none."""
    for name in preset_names():
        file = files("shithead.bots") / "trained" / f"{name}{kind}{ENDING}"
        if file.is_file() and _played(load_preset(name).rules) == _played(rules):
            return read_net(file.read_bytes())
    return None
