"""Games between bots, and what every bot has to keep to."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random

from shithead.bots.base import Bot, Interrupter
from shithead.bots.random import RandomBot
from shithead.engine.deal import deal
from shithead.engine.events import Event
from shithead.engine.legal import acting_seats
from shithead.engine.moves import Move
from shithead.engine.state import State
from shithead.engine.view import View, view
from shithead.lab.match import Watch, play
from shithead.rules.model import Rules
from shithead.testing.worlds import other_world


class BotFault(AssertionError):  # noqa: N818
    """A bot that does not keep to what a bot has to keep to."""


def play_game(
    rules: Rules, bots: Sequence[Bot], rng: Random, dealer: int = 0, watch: Watch | None = None
) -> State:
    """Play one game with a bot in each seat.

    Args:
        rules: the rules of the table.
        bots: one a seat.
        rng: deals the cards, and gives each bot its own generator.
        dealer: the dealer's seat.
        watch: is shown each decision.

    Returns:
        The last state.

    Raises:
        BotError: a bot did what no bot may do.
    """
    opened = deal(rules, len(bots), dealer, rng)
    return play(opened, bots, [Random(rng.random()) for _ in bots], watch).state


def _answer(bot: Bot, seen: View, events: Sequence[Event], own: Random, *, is_asked: bool) -> Move | None:
    """What a bot says: a move, or out of turn perhaps none."""
    if not is_asked and isinstance(bot, Interrupter):
        return bot.interrupt(seen, events, own)
    return bot.choose(seen, events, own)


def check_bot(make: Callable[[Rules], Bot], rules: Rules, rng: Random) -> int:
    """Let a bot play one game against random ones and examine each of its choices.

    It has to choose a legal move, the same one when it is asked again with an equal generator, and the same
    one when the cards that it cannot see lie elsewhere. If it has ``interrupt``, so it has to decide whether
    to move out of turn.

    Returns:
        How many choices were examined.

    Raises:
        BotFault: it does not keep to that.
    """
    examined = 0

    def examine(state: State, seat: int, events: tuple[Event, ...], own: Random) -> None:
        nonlocal examined
        if seat != 0:
            return
        examined += 1
        is_asked = seat == acting_seats(state)[0]
        seen = view(state, seat)
        move = _answer(make(rules), seen, events, deepcopy(own), is_asked=is_asked)
        if move not in seen.legal and (is_asked or move is not None):
            raise BotFault(f"{move} is not one of the legal moves {seen.legal}")
        for again in (state, other_world(state, seat, rng)):
            answer = _answer(make(rules), view(again, seat), events, deepcopy(own), is_asked=is_asked)
            if answer != move:
                raise BotFault(f"the same view and generator gave {move} and then {answer}")

    seats = rng.randint(rules.min_seats, rules.max_seats)
    play_game(rules, [make(rules), *(RandomBot(rules) for _ in range(seats - 1))], rng, watch=examine)
    return examined
