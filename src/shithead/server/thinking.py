"""What a worker process does: it is asked what one seat would do, and answers with a move.

It gets what a client on that seat would be sent, as bytes, and nothing else of the table. Nothing of the
server is imported here, so that a worker starts fast and stays small.
"""

import os
import random
import signal
import threading
from functools import lru_cache
from typing import NamedTuple

from shithead.bots.base import Bot
from shithead.bots.registry import make_bot
from shithead.engine.events import Event
from shithead.engine.moves import Move
from shithead.engine.view import View
from shithead.protocol.codec import decode, encode
from shithead.rules.model import Rules


class Question(NamedTuple):
    """What a seat has to decide.

    Attributes:
        bot: the name of the bot that is asked.
        rules: the rules of the table.
        view: what the seat sees now.
        events: everything that it was shown since the deal.
        seed: the bot's chance.
    """

    bot: str
    rules: bytes
    view: bytes
    events: bytes
    seed: int


@lru_cache(maxsize=64)
def _bot(name: str, rules: bytes) -> Bot:
    return make_bot(name, decode(rules, Rules))


def think(question: Question) -> bytes:
    """The move that a bot chooses."""
    bot = _bot(question.bot, question.rules)
    view: View = decode(question.view, View)
    events: tuple[Event, ...] = decode(question.events, tuple[Event, ...])
    move: Move = bot.choose(view, events, random.Random(question.seed))
    return encode(move)


def settle_in() -> None:
    """Prepare a worker: Ctrl-C is for the server, and a worker must not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_server, daemon=True).start()


def _leave_with_server() -> None:
    from multiprocessing import parent_process

    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
