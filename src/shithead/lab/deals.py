"""Which deals are played, who sits where, and where all chance comes from.

Every generator is made from the seed and from what it is for, never from who runs it or when. So a contest
comes out the same on one core and on many, all at one time or bit by bit.

A deal is played once for each bot: the bots sit in a circle, and from game to game each moves up by one seat
while cards, dealer and lead stay where they are. Everybody gets every hand once. Who sits beside whom is
drawn anew for each deal, since it matters who plays before one.
"""

from random import Random
from typing import Final

from msgspec import Struct

from shithead.engine.deal import Deal, shuffle
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules

DEALER: Final = 0
LEAD: Final = 0


class Contest(Struct, frozen=True):
    """What is played.

    Attributes:
        rules: the rules of the table.
        bots: their names, one for each seat; the same one may come several times.
        seed: from which all chance follows.
    """

    rules: Rules
    bots: tuple[str, ...]
    seed: int


def dealt(contest: Contest, deal: int) -> Deal:
    """The cards of a deal; deals are numbered from 1."""
    rng = Random(f"deal {contest.seed} {deal}")
    return shuffle(compile_rules(contest.rules), len(contest.bots), DEALER, rng)


def seating(contest: Contest, deal: int, rotation: int) -> tuple[int, ...]:
    """Who sits where in one game of a deal.

    Args:
        contest: what is played.
        deal: the number of the deal, from 1.
        rotation: by how many seats everybody has moved on, from 0.

    Returns:
        By seat: which of the bots of the contest.
    """
    circle = list(range(len(contest.bots)))
    Random(f"seats {contest.seed} {deal}").shuffle(circle)
    return tuple(circle[(seat + rotation) % len(circle)] for seat in range(len(circle)))


def bot_generator(contest: Contest, deal: int, rotation: int, seat: int) -> Random:
    """The chance of the bot on a seat, in one game of a deal."""
    return Random(f"bot {contest.seed} {deal} {rotation} {seat}")
