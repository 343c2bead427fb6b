"""How a game ended."""

from msgspec import Struct

from shithead.engine.events import Termination


class Outcome(Struct, frozen=True):
    """The end of a game.

    Attributes:
        termination: what ended it.
        loser: the seat that is left with cards; ``None`` in a draw.
        order: the seats that went out, first to last.
        forfeit: what the loser has to do by the rules of the table; empty where nothing (D56).
    """

    termination: Termination
    loser: int | None
    order: tuple[int, ...]
    forfeit: str = ""
