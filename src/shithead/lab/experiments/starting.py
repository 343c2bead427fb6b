"""Does it help to start? How often each seat has success, by how far it sits from the starter.

Once the starter is the one that the rules find, which may have to hold a low card and so weaker cards; once
it is drawn by lot, for the same deals, so that nothing but the start makes the difference.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from shithead.lab.estimates import Estimate, jackknife
from shithead.lab.setting import LONGEST, Batch, Setting, ending, greedy_trials
from shithead.lab.sums import Sums, count


class Lead(StrEnum):
    """Who starts."""

    RULES = "rules"
    """The seat that the rules find."""
    LOT = "lot"
    """Any seat, each as often."""


class Place(Struct, frozen=True):
    """A seat so far from the starter.

    Attributes:
        win: how often it goes out first.
        last: how often it is the Shithead.
    """

    win: Estimate
    last: Estimate


class Starting(Struct, frozen=True):
    """What starting is worth.

    Attributes:
        rules: the starter, the seat to its left, and so on, where the rules say who starts.
        lot: the same where the lot decides.
    """

    rules: tuple[Place, ...]
    lot: tuple[Place, ...]


def play(batch: Batch) -> Sums:
    """Play the games of a batch, each with both ways to find the starter."""
    seats = batch.setting.seats
    trials, chance = greedy_trials(batch.setting), batch.chance
    sums: Sums = {}
    for game in range(batch.games):
        trials.shuffle(chance.deal(game))
        for lead in Lead:
            trials.deal()
            x = trials.begin(chance.play(game))
            if lead is Lead.LOT:
                trials.give_lead(chance.decide(game).randrange(seats))
            starter = trials.turn()
            trials.play(LONGEST, x)
            end = ending(trials, seats)
            for seat in range(seats):
                distance = (seat - starter) % seats
                count(sums, (lead, distance, "win"), end.wins[seat])
                count(sums, (lead, distance, "last"), end.lasts[seat])
        count(sums, "games")
    return sums


def found(setting: Setting, parts: Sequence[Sums]) -> Starting:
    """What the batches come to."""
    keys = [
        (lead, distance, what)
        for lead in Lead
        for distance in range(setting.seats)
        for what in ("win", "last")
    ]
    games = round(sum(part["games"] for part in parts))
    rates = jackknife(parts, lambda sums: [sums.get(key, 0.0) / sums["games"] for key in keys], games)
    places = [Place(*rates[at : at + 2]) for at in range(0, len(rates), 2)]
    return Starting(tuple(places[: setting.seats]), tuple(places[setting.seats :]))
