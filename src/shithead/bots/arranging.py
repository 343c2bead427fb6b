"""Arranging hand and row before play, for bots that choose one exchange after another.

What a seat sees after an exchange of its own follows from what it saw before, so whoever asks the bot needs
no table for that.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from shithead.bots.base import Bot, Generator
from shithead.engine.events import Event, Swapped
from shithead.engine.legal import arranging_moves
from shithead.engine.moves import Move, Ready, Swap
from shithead.engine.view import View
from shithead.engine.zones import exchange

MAX_SWAPS: Final = 12
"""So many exchanges reach every arrangement of six cards; a bot that goes on is dealt in as it is."""


def after_exchange(view: View, events: Sequence[Event], swap: Swap) -> tuple[View, tuple[Event, ...]]:
    """What a seat sees, and has been shown, after an exchange of its own before play.

    Args:
        view: what it sees before.
        events: what it has been shown before.
        swap: one of ``view.legal``.

    Raises:
        ValueError: a card does not lie there, or the view is that of a spectator.
    """
    seat = view.viewer
    if seat is None:
        raise ValueError("a spectator has nothing to exchange")
    own = view.seats[seat]
    hand, row = exchange(view.hand, own.face_up, swap)
    seats = (*view.seats[:seat], replace(own, face_up=row), *view.seats[seat + 1 :])
    shown = Swapped(seat=seat, hand=swap.hand, face_up=swap.face_up)
    return replace(view, seats=seats, hand=hand, legal=arranging_moves(hand, row)), (*events, shown)


def arrange_one_by_one(bot: Bot, view: View, events: Sequence[Event], rng: Generator) -> tuple[Move, ...]:
    """All exchanges before play and, last, to be ready; see ``Arranger``.

    The bot is asked again after each exchange. One that finds no end is ready after ``MAX_SWAPS``. A move
    that is not legal comes last, for whoever checks the answer.
    """
    moves: tuple[Move, ...] = ()
    while len(moves) < MAX_SWAPS:
        move = bot.choose(view, events, rng)
        moves += (move,)
        if not isinstance(move, Swap) or move not in view.legal:
            return moves
        view, events = after_exchange(view, events, move)
    return *moves, Ready(on=True)
