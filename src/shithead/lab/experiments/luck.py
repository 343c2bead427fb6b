"""How much is luck? What part of who succeeds is decided by the deal before anybody plays.

A deal is played four times: twice as it is, and twice more with its hidden cards shuffled again, that is
face-down cards and stock. Everybody plays greedily but makes a random move in ten. An analysis of variance on
two levels then says how much of the differences comes from the cards that are seen at first and the seat, how
much from the hidden ones, and how much from play. Its estimates are unbiased, so a part that is next to
nothing may come out a little below 0.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from shithead.kernel.policy import LOOSE
from shithead.lab.estimates import Estimate, jackknife
from shithead.lab.setting import LONGEST, STATE_BITS, Batch, Setting, ending, greedy_trials
from shithead.lab.sums import Sums, count

SHUFFLES: Final = 2
"""So many ways to lay the hidden cards."""
REPEATS: Final = 2
"""So many games with each of them."""


class Luck(Struct, frozen=True):
    """What decides a game: parts of the variance of success, which add up to 1.

    Attributes:
        dealt: by hand, row and seat.
        hidden: by face-down cards and stock.
        play: by how is played.
        again: if a deal is played once more, how often the same seat is the Shithead, or wins where that
            is what counts.
    """

    dealt: Estimate
    hidden: Estimate
    play: Estimate
    again: Estimate


def _deals(batch: Batch) -> int:
    return max(1, batch.games // 2)


def played(batch: Batch) -> int:
    """How many games are played for a batch: whole deals."""
    return _deals(batch) * SHUFFLES * REPEATS


def play(batch: Batch) -> Sums:
    """Play the deals of a batch: half as many as it has games, each four times."""
    setting, chance = batch.setting, batch.chance
    trials = greedy_trials(setting)
    trials.set_policies([LOOSE] * setting.seats)
    sums: Sums = {}
    for deal in range(_deals(batch)):
        rng = chance.decide(deal)
        trials.shuffle(chance.deal(deal))
        games: list[tuple[tuple[float, ...], ...]] = []
        for shuffle in range(SHUFFLES):
            if shuffle:
                trials.shuffle_hidden(rng.getrandbits(STATE_BITS))
            results = []
            for _ in range(REPEATS):
                trials.deal()
                trials.play(LONGEST, trials.begin(rng.getrandbits(STATE_BITS)))
                results.append(ending(trials, setting.seats).success(setting.aim))
            games.append(tuple(results))
        for seat in range(setting.seats):
            observe(sums, [[result[seat] for result in results] for results in games], setting.fair)
    return sums


def observe(sums: Sums, groups: Sequence[Sequence[float]], mean: float) -> None:
    """Add what a seat got from a deal: a group for each way to lay the hidden cards.

    Args:
        sums: get the squares that an analysis of variance needs.
        groups: the results, as many in each.
        mean: of all seats and deals; it is known, since the results of a game always add up to the same.
    """
    off = [[result - mean for result in group] for group in groups]
    count(sums, "deals")
    count(sums, "one", sum(result**2 for group in off for result in group))
    count(sums, "group", sum(sum(group) ** 2 for group in off))
    count(sums, "deal", sum(map(sum, off)) ** 2)


def variances(sums: Sums, groups: int, size: int) -> tuple[float, float, float]:
    """The unbiased components of the variance: between deals, between groups of a deal, within groups.

    Args:
        sums: as ``observe`` adds them up.
        groups: how many a deal has.
        size: how many results a group has.
    """
    deals = sums["deals"]
    between = sums["deal"] / (groups * size) / deals
    middle = (sums["group"] / size - sums["deal"] / (groups * size)) / (deals * (groups - 1))
    within = (sums["one"] - sums["group"] / size) / (deals * groups * (size - 1))
    return (between - middle) / (groups * size), (middle - within) / size, within


def found(setting: Setting, parts: Sequence[Sums]) -> Luck:
    """What the batches come to."""

    def figures(sums: Sums) -> list[float]:
        by_part = variances(sums, SHUFFLES, REPEATS)
        whole = sum(by_part) or 1.0
        # For two games of one deal: the chance that a seat marked in one of them is marked in the other one.
        marked = 1 / setting.seats
        again = setting.seats * (by_part[0] + by_part[1] + marked**2)
        return [*(each / whole for each in by_part), again]

    return Luck(*jackknife(parts, figures))
