"""What a bot does in a position, as text."""

from collections.abc import Sequence
from random import Random

from shithead.bots.registry import make_bot
from shithead.engine.events import Event, PickedUp, Played, Zone
from shithead.engine.state import State
from shithead.engine.view import view
from shithead.notation.cards import parse_cards
from shithead.notation.moves import format_move
from tests.engine.tables import played, shown


def chosen(name: str, state: State, seat: int = 0, seed: int = 1, events: Sequence[Event] = ()) -> str:
    """The move of a bot."""
    bot = make_bot(name, state.table.rules)
    return format_move(bot.choose(view(state, seat), events, Random(seed)))


def scooped(cards: str, seat: int = 1) -> tuple[Event, ...]:
    """The events by which a seat took cards that all have seen."""
    laid = parse_cards(cards)
    return (
        Played(seat=0, zone=Zone.FACE_UP, cards=laid),
        PickedUp(seat=seat, count=len(laid), fee=()),
    )


def row_after_swaps(name: str, state: State) -> str:
    """The face-up row of the first seat when the bot is done exchanging, sorted."""
    while (move := chosen(name, state)) != "ready":
        state = played(state, f"0 {move}")
    return shown(tuple(sorted(state.face_up[0], key=lambda card: card.index)))
