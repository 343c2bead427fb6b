"""A series of games at one table: what is counted, who deals next, who leads, when it is over (D11, D55)."""

from typing import Protocol

from msgspec.structs import replace

from shithead.engine.events import Termination
from shithead.engine.outcome import Outcome
from shithead.rules.model import Rules
from shithead.rules.values import NextDealer, Scoring, Starter
from shithead.table.seats import Chair, Chairs

TEN = 10
WORD = len("SHITHEAD")
"""So many losses end a series that is counted in letters."""


class Lots(Protocol):
    """The chance that draws seats by lot."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, and without, ``stop``."""


def _points(scoring: Scoring, outcome: Outcome, seat: int, seats: int) -> int:
    """What a game adds for a seat: its place, or ten for the first that went out, twenty for the second."""
    place = outcome.order.index(seat) + 1 if seat in outcome.order else seats
    if scoring is Scoring.PLACES:
        return place
    return TEN * place if seat in outcome.order else 0


def _counted(rules: Rules, chair: Chair, outcome: Outcome, seat: int, seats: int) -> Chair:
    losses = chair.losses + (seat == outcome.loser)
    if rules.scoring is Scoring.REDEMPTION and outcome.order[:1] == (seat,):
        losses = max(losses - 1, 0)
    points = chair.points
    if (
        rules.scoring in (Scoring.PLACES, Scoring.POINTS)
        and outcome.termination is not Termination.NO_PROGRESS
    ):
        points += _points(rules.scoring, outcome, seat, seats)
    return replace(chair, losses=losses, points=points)


def counted(rules: Rules, chairs: Chairs, outcome: Outcome) -> Chairs:
    """The chairs after a game was counted (D55)."""
    return tuple(_counted(rules, chair, outcome, seat, len(chairs)) for seat, chair in enumerate(chairs))


def next_dealer(rules: Rules, outcome: Outcome, dealer: int, seats: int) -> int | None:
    """Who deals the next game; ``None`` where a lot decides (D11)."""
    if rules.next_dealer is NextDealer.LOT:
        return None
    if rules.next_dealer is NextDealer.SAME:
        return dealer
    if rules.next_dealer is NextDealer.ROTATE:
        return (dealer + 1) % seats
    if outcome.termination is Termination.NO_PROGRESS and outcome.loser is None:
        return dealer
    if rules.next_dealer is NextDealer.WINNER and outcome.order:
        return outcome.order[0]
    return (dealer + 1) % seats if outcome.loser is None else outcome.loser


def lead_seat(rules: Rules, owner: int, last: Outcome | None, seats: int, lots: Lots) -> int:
    """The seat that leads where that is known before the deal (D09)."""
    if rules.starter is Starter.LAST_LOSER and last is not None and last.loser is not None:
        return last.loser
    if rules.starter in (Starter.LAST_LOSER, Starter.LOT):
        return lots.randrange(seats)
    return owner


def is_over(rules: Rules, chairs: Chairs, games: int) -> bool:
    """Whether a series has ended (D55)."""
    if rules.rounds and games >= rules.rounds:
        return True
    return rules.scoring is Scoring.LETTERS and any(chair.losses >= WORD for chair in chairs)


def afresh(chairs: Chairs) -> Chairs:
    """The chairs at the beginning of a new series."""
    return tuple(replace(chair, losses=0, points=0) for chair in chairs)
