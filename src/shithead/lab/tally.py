"""What many games come to: figures for each bot, and for all games together."""

from collections.abc import Sequence

from msgspec import Struct

from shithead.lab.deals import Contest
from shithead.lab.ratings import DIGITS, Rating, Ratings
from shithead.lab.scores import DealScore, GameScore, shares
from shithead.lab.stats import Interval, Sample


class BotFigures(Struct, frozen=True, kw_only=True):
    """The figures of one bot of a contest.

    A win and the Shithead are shared evenly by those who share the first or the last place, so that both add
    up to the number of games. Intervals hold the true value with 95 % confidence; they take each deal as one
    observation, since its games have the same cards. They are ``None`` for a single deal.

    Attributes:
        bot: its name.
        games: how many it played.
        wins: in how many it came first.
        win_rate: wins for each game.
        win_interval: of the win rate.
        shithead: in how many it was the Shithead.
        shithead_rate: times for each game.
        shithead_interval: of that rate.
        mean_place: 1 is best; places that are shared count as their mean.
        place_interval: of the mean place.
        rating: after the last game.
    """

    bot: str
    games: int
    wins: float
    win_rate: float
    win_interval: Interval | None
    shithead: float
    shithead_rate: float
    shithead_interval: Interval | None
    mean_place: float
    place_interval: Interval | None
    rating: Rating


class Figures(Struct, frozen=True, kw_only=True):
    """The figures of all games together.

    Attributes:
        deals: how many deals were played.
        games: how many games; each deal is played once for each bot.
        no_progress: games that ended because nothing moved any more.
        mean_turns: moves of the play phase in a game.
        bots: the figures of each bot, in the order of the contest.
    """

    deals: int
    games: int
    no_progress: int
    mean_turns: float
    bots: tuple[BotFigures, ...]


class _Count:
    """What is counted of one bot."""

    def __init__(self, seats: int) -> None:
        self.wins = self.shithead = 0.0
        self.win, self.last, self.place = Sample(0.0, 1.0), Sample(0.0, 1.0), Sample(1.0, float(seats))

    def add(self, wins: Sequence[float], lasts: Sequence[float], places: Sequence[float]) -> None:
        """Take the games of one deal."""
        self.wins += sum(wins)
        self.shithead += sum(lasts)
        self.win.add(_mean(wins))
        self.last.add(_mean(lasts))
        self.place.add(_mean(places))

    def figures(self, bot: str, games: int, rating: Rating) -> BotFigures:
        """What they come to."""
        return BotFigures(
            bot=bot,
            games=games,
            wins=round(self.wins, DIGITS),
            win_rate=round(self.win.mean, DIGITS),
            win_interval=_rounded(self.win.interval),
            shithead=round(self.shithead, DIGITS),
            shithead_rate=round(self.last.mean, DIGITS),
            shithead_interval=_rounded(self.last.interval),
            mean_place=round(self.place.mean, DIGITS),
            place_interval=_rounded(self.place.interval),
            rating=rating,
        )


class Tally:
    """Counts deal by deal, in their order; the scores themselves are not kept.

    Args:
        contest: what is played.

    Attributes:
        deals: how many deals have been counted.
    """

    def __init__(self, contest: Contest) -> None:
        seats = len(contest.bots)
        self._bots = contest.bots
        self._counts = [_Count(seats) for _ in range(seats)]
        self._ratings = Ratings(seats)
        self.deals = self._games = self._no_progress = self._turns = 0

    def add(self, score: DealScore) -> None:
        """Take one more deal."""
        self.deals += 1
        for game in score.games:
            self._games += 1
            self._turns += game.turns
            self._no_progress += game.no_progress
            self._ratings.add(game.places)
        wins = [shares(game.places, min(game.places)) for game in score.games]
        lasts = [shares(game.places, max(game.places)) for game in score.games]
        for bot, count in enumerate(self._counts):
            count.add(_of(wins, bot), _of(lasts, bot), _of(_places(score.games), bot))

    @property
    def figures(self) -> Figures:
        """What all deals so far come to."""
        ratings = self._ratings.now
        return Figures(
            deals=self.deals,
            games=self._games,
            no_progress=self._no_progress,
            mean_turns=round(self._turns / self._games, DIGITS) if self._games else 0.0,
            bots=tuple(
                count.figures(bot, self._games, rating)
                for bot, count, rating in zip(self._bots, self._counts, ratings, strict=True)
            ),
        )


def _places(games: Sequence[GameScore]) -> list[tuple[float, ...]]:
    return [game.places for game in games]


def _of(games: Sequence[Sequence[float]], bot: int) -> list[float]:
    return [game[bot] for game in games]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _rounded(interval: Interval | None) -> Interval | None:
    return None if interval is None else (round(interval[0], DIGITS), round(interval[1], DIGITS))
