"""Ratings from places: the model of Plackett and Luce, updated game by game."""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

DIGITS = 6


class Rating(Struct, frozen=True):
    """How strong a bot is thought to be; everybody begins with mu 25 and sigma 25/3.

    Attributes:
        mu: the best guess.
        sigma: how far off it may be, as a standard deviation.
        ordinal: mu - 3 sigma: at least so strong, almost surely.
    """

    mu: float
    sigma: float
    ordinal: float


class Ratings:
    """The ratings of some bots, as they stand after the games so far.

    Args:
        count: how many bots there are.
    """

    def __init__(self, count: int) -> None:
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(count)]

    def add(self, places: Sequence[float]) -> None:
        """Take one more game: the place of each bot; the order of the games matters."""
        rated = self._model.rate([[rating] for rating in self._ratings], ranks=list(places))
        self._ratings = [rating for (rating,) in rated]

    @property
    def now(self) -> tuple[Rating, ...]:
        """The rating of each bot."""
        return tuple(
            Rating(round(each.mu, DIGITS), round(each.sigma, DIGITS), round(each.ordinal(), DIGITS))
            for each in self._ratings
        )
