"""How much is skill? How often one seat that plays better than all others has success.

Each deal is played once for each seat in which the better player may sit, so that everybody gets every hand.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from shithead.kernel.policy import GREEDY, LOOSE, RANDOM
from shithead.lab.estimates import Estimate, jackknife
from shithead.lab.setting import LONGEST, STATE_BITS, Batch, Setting, ending, greedy_trials
from shithead.lab.sums import Sums, count


class Others(StrEnum):
    """How the others play, where one plays greedily."""

    LOOSE = "loose"
    """Greedily as well, but for a random move in ten."""
    RANDOM = "random"
    """Random moves only; what these are says ``policy``."""


POLICIES: Final = {Others.LOOSE: LOOSE, Others.RANDOM: RANDOM}


class Skill(Struct, frozen=True):
    """How often a greedy player has success.

    Attributes:
        loose: among others who make a random move in ten.
        random: among others who make random moves only.
    """

    loose: Estimate
    random: Estimate


def _deals(batch: Batch) -> int:
    return max(1, batch.games // batch.setting.seats)


def played(batch: Batch) -> int:
    """How many games are played for a batch, against each kind of others: whole deals."""
    return _deals(batch) * batch.setting.seats


def play(batch: Batch) -> Sums:
    """Play the deals of a batch: as many as it has games for every seat."""
    setting, chance = batch.setting, batch.chance
    trials = greedy_trials(setting)
    sums: Sums = {}
    for deal in range(_deals(batch)):
        trials.shuffle(chance.deal(deal))
        for others in Others:
            rng = chance.decide(deal)
            for better in range(setting.seats):
                policies = [POLICIES[others]] * setting.seats
                policies[better] = GREEDY
                trials.set_policies(policies)
                trials.deal()
                trials.play(LONGEST, trials.begin(rng.getrandbits(STATE_BITS)))
                count(sums, others, ending(trials, setting.seats).success(setting.aim)[better])
        count(sums, "games", setting.seats)
    return sums


def found(setting: Setting, parts: Sequence[Sums]) -> Skill:
    """What the batches come to."""
    games = round(sum(part["games"] for part in parts))
    deals = games // setting.seats
    return Skill(*jackknife(parts, lambda sums: [sums[others] / sums["games"] for others in Others], deals))
