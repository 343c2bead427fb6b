"""How long is a game? Its turns, and how often nothing moves any more."""

from collections.abc import Sequence

from msgspec import Struct

from shithead.lab.estimates import Estimate, jackknife
from shithead.lab.setting import LONGEST, Batch, Setting, greedy_trials
from shithead.lab.sums import Sums, count, total


class Length(Struct, frozen=True):
    """How long games are, in moves of the play phase.

    Attributes:
        mean: of all games.
        median: half of the games are no longer.
        low: one game in twenty is no longer.
        high: one game in twenty is longer.
        no_progress: how often a game ends because nothing moves any more.
        counts: how many games had so many turns, by the turns, sorted.
    """

    mean: Estimate
    median: int
    low: int
    high: int
    no_progress: Estimate
    counts: tuple[tuple[int, int], ...]


def play(batch: Batch) -> Sums:
    """Play the games of a batch."""
    trials, chance = greedy_trials(batch.setting), batch.chance
    sums: Sums = {"stuck": 0.0}
    for game in range(batch.games):
        trials.shuffle(chance.deal(game))
        trials.deal()
        trials.play(LONGEST, trials.begin(chance.play(game)))
        count(sums, ("turns", trials.turns))
        count(sums, "turns", float(trials.turns))
        count(sums, "games")
        count(sums, "stuck", not trials.progressed())
    return sums


def quantile(counts: Sequence[tuple[int, int]], part: float) -> int:
    """The least number of turns that so many of the games do not exceed.

    >>> quantile([(10, 1), (20, 2), (90, 1)], 0.5)
    20
    """
    wanted = part * sum(games for _, games in counts)
    for turns, games in counts:
        wanted -= games
        if wanted <= 0:
            return turns
    return counts[-1][0]


def found(setting: Setting, parts: Sequence[Sums]) -> Length:
    """What the batches come to."""
    del setting  # the same for all tables
    whole = total(parts)
    counts = tuple(
        sorted(
            (key[1], round(games))
            for key, games in whole.items()
            if isinstance(key, tuple) and key[0] == "turns"
        )
    )
    (mean,) = jackknife(parts, lambda sums: [sums["turns"] / sums["games"]])
    (stuck,) = jackknife(parts, lambda sums: [sums["stuck"] / sums["games"]], round(whole["games"]))
    return Length(
        mean=mean,
        median=quantile(counts, 0.5),
        low=quantile(counts, 0.05),
        high=quantile(counts, 0.95),
        no_progress=stuck,
        counts=counts,
    )
