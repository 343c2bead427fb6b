"""What a worker process does: it is asked what one seat would do, and answers with moves.

It gets what a client on that seat would be sent, as bytes, and nothing else of the table. Nothing of the
server is imported here, so that a worker starts fast and stays small.
"""

import os
import random
import signal
import sys
import threading
from functools import lru_cache
from traceback import format_exception
from typing import Final, NamedTuple

from shithead.bots.arranging import arrange_one_by_one
from shithead.bots.base import Arranger, Bot, Generator, Interrupter
from shithead.bots.registry import make_bot
from shithead.engine.events import Event
from shithead.engine.moves import Move
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.protocol.codec import decode, encode
from shithead.rules.model import Rules

LEAST_URGENT: Final = 19
"""A process that is nice by so much works while others rest."""


class BotFailedError(Exception):
    """A bot raised an error; what it says is the traceback.

    Not every error comes back from another process in one piece, and some would be taken for something else
    there; this one does, and is what it is.
    """


class Question(NamedTuple):
    """What a seat has to decide.

    Attributes:
        bot: the name of the bot that is asked.
        rules: the rules of the table.
        view: what the seat sees now.
        events: everything that it was shown since the deal.
        seed: the bot's chance.
        out_of_turn: the seat is not asked, but may move before the one that is.
    """

    bot: str
    rules: bytes
    view: bytes
    events: bytes
    seed: int
    out_of_turn: bool = False


@lru_cache(maxsize=64)
def _bot(name: str, rules: bytes) -> Bot:
    return make_bot(name, decode(rules, Rules))


def think(question: Question) -> bytes:
    """The moves that a bot answers with, in order; none where it is not asked and lets others move.

    Raises:
        BotFailedError: the bot raised an error.
    """
    view: View = decode(question.view, View)
    events: tuple[Event, ...] = decode(question.events, tuple[Event, ...])
    answer = _interrupt if question.out_of_turn else _answer
    try:
        bot = _bot(question.bot, question.rules)
        return encode(answer(bot, view, events, random.Random(question.seed)))
    except Exception as error:  # noqa: BLE001 - whatever it is, it comes back as the other one
        raise BotFailedError("".join(format_exception(error))) from None


def _answer(bot: Bot, view: View, events: tuple[Event, ...], rng: Generator) -> tuple[Move, ...]:
    """One move, or all that comes before play: the way to a worker must not be gone for each exchange."""
    if view.phase is not Phase.SWAP:
        return (bot.choose(view, events, rng),)
    if isinstance(bot, Arranger):
        return bot.arrange(view, events, rng)
    return arrange_one_by_one(bot, view, events, rng)


def _interrupt(bot: Bot, view: View, events: tuple[Event, ...], rng: Generator) -> tuple[Move, ...]:
    if not view.legal or not isinstance(bot, Interrupter):
        return ()
    move = bot.interrupt(view, events, rng)
    return () if move is None else (move,)


def settle_in(yielding: bool = False) -> None:
    """Prepare a worker: Ctrl-C is for the server, and a worker must not outlive it.

    Args:
        yielding: it gives way to all other processes, where the system knows of that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if yielding and sys.platform != "win32":
        os.nice(LEAST_URGENT)
    threading.Thread(target=_leave_with_server, daemon=True).start()


def _leave_with_server() -> None:
    from multiprocessing import parent_process

    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
