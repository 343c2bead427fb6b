"""Bots at a table: they see what a person on their seat would see, and answer through the same door."""

import logging
import random

from shithead.bots.registry import make_bot
from shithead.engine.moves import Move, Ready, Swap
from shithead.engine.view import View
from shithead.errors import Refused
from shithead.table.decide import decide_bot
from shithead.table.entries import Entry
from shithead.table.fold import fold
from shithead.table.project import game_view, shown_events
from shithead.table.table import Table

log = logging.getLogger(__name__)

MAX_SWAPS = 12
"""So many exchanges reach every arrangement of six cards; a bot that goes on is dealt in as it is."""


class Bots:
    """Answers for the seats that bots play.

    Args:
        name: the kind of bot.
        rng: their chance, apart from the one that deals.
    """

    def __init__(self, name: str, rng: random.Random) -> None:
        self._name = name
        self._rng = rng

    def answer(self, table: Table, seat: int, now: int) -> tuple[Entry, ...]:
        """The entries of one answer.

        All exchanges before play come at one time together with the end of exchanging: how many there are
        must not be seen from outside.
        """
        entries: tuple[Entry, ...] = ()
        while True:
            view = game_view(table, seat)
            assert view is not None  # noqa: S101 - a bot is only asked in a game
            move = self._choose(table, view, seat, tired=len(entries) >= MAX_SWAPS)
            step = decide_bot(table, seat, move, now)
            entries += step
            if not isinstance(move, Swap):
                return entries
            for entry in step:
                table, _ = fold(table, entry)

    def _choose(self, table: Table, view: View, seat: int, *, tired: bool) -> Move:
        if tired:
            return Ready(on=True)
        events = shown_events(table.game.events, seat) if table.game else ()
        try:
            bot = make_bot(self._name, table.preset.rules)
            move = bot.choose(view, events, self._rng)
            decide_bot(table, seat, move, now=0)
        except Refused as refused:
            log.error("a bot made the illegal move %s", refused.code)
        except Exception:
            log.exception("a bot failed")
        else:
            return move
        return view.legal[-1]
