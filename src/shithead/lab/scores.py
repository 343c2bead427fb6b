"""What is kept of a game: who came in where, and how long it took."""

from collections.abc import Sequence

from msgspec import Struct

from shithead.engine.outcome import Outcome


class GameScore(Struct, frozen=True, omit_defaults=True):
    """One game.

    Attributes:
        places: of each bot of the contest, 1 for the first one out; those that share places have their mean.
        turns: moves of the play phase.
        no_progress: the game ended because nothing moved any more.
    """

    places: tuple[float, ...]
    turns: int
    no_progress: bool = False


class DealScore(Struct, frozen=True):
    """The games of one deal.

    Attributes:
        deal: its number, from 1.
        games: one for each rotation of the bots over the seats.
    """

    deal: int
    games: tuple[GameScore, ...]


def places(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """The place of each seat; seats still in share those that are left, but a loser has the last one.

    >>> from shithead.engine.events import Termination
    >>> places(Outcome(Termination.NO_PROGRESS, None, (2,)), 3)
    (2.5, 2.5, 1.0)
    """
    found = {seat: float(place) for place, seat in enumerate(outcome.order, 1)}
    if outcome.loser is not None:
        found[outcome.loser] = float(seats)
    still_in = [seat for seat in range(seats) if seat not in found]
    first = len(outcome.order) + 1
    shared = first + (len(still_in) - 1) / 2
    return tuple(found.get(seat, shared) for seat in range(seats))


def shares(places: Sequence[float], place: float) -> tuple[float, ...]:
    """One whole, divided evenly among those who have a place.

    >>> shares((1.5, 1.5, 3.0), min(1.5, 3.0))
    (0.5, 0.5, 0.0)
    """
    holders = places.count(place)
    return tuple(1 / holders if each == place else 0.0 for each in places)
