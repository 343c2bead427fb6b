"""How fast a table goes: the pace of bots and the window for calling. Instants are milliseconds since 1970.

When a bot answers must not depend on hidden cards, so the moment is drawn from what everybody knows: the
table's link, the decision, the seat, and how often its bot has answered that decision. The same draw serves
for a call and for a pass, and a server that was started again finds the same instants again.
"""

from hashlib import blake2b

from msgspec import Struct

from shithead.bots.levels import Manner


class Pace(Struct, frozen=True):
    """Durations of a table, fixed when it is opened.

    Attributes:
        bot_ms: how long a bot takes for a move, about.
        call_ms: how long the window for calling stays open.
    """

    bot_ms: int = 1100
    call_ms: int = 5000


NO_WAITING = Pace(bot_ms=0, call_ms=0)


def draw(link: str, decision: int, seat: int, answers: int = 0) -> float:
    """A number from 0 up to 1 that is always the same for one decision of one seat.

    Args:
        link: of the table.
        decision: which one is open.
        seat: whose bot answers it.
        answers: how often it has done so, where the decision stayed open. The first answer leaves no trace
            in what is drawn from, so that old logs keep their instants.
    """
    again = f" {answers}" if answers else ""
    digest = blake2b(f"{link} {decision} {seat}{again}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 2**32


def bot_delay(pace: Pace, drawn: float, manner: Manner, *, calling: bool, arranging: bool = False) -> int:
    """How long a bot waits with its answer, in milliseconds.

    Args:
        pace: of the table.
        drawn: from ``draw``.
        manner: of the bot.
        calling: the answer is a call or a pass, inside the window.
        arranging: the bot arranges its hand and row before play.
    """
    if calling:
        return round(pace.call_ms * (manner.calls_from + drawn * (manner.calls_until - manner.calls_from)))
    tempo = manner.arranges if arranging else manner.tempo
    return round(pace.bot_ms * tempo * (0.8 + 0.4 * drawn))


def interruption_delay(pace: Pace, drawn: float, manner: Manner) -> int:
    """How long a bot waits before it lays cards out of turn, in milliseconds.

    Never shorter than it can be in turn, so that people have time to be first, and up to half as long again
    as it ever is in turn. It begins early enough to come before a bot on turn now and then: otherwise bots
    would interrupt nobody but people.

    Args:
        pace: of the table.
        drawn: from ``draw``.
        manner: of the bot.
    """
    return round(pace.bot_ms * manner.tempo * (0.8 + drawn))
