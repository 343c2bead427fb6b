"""``House``: the rules of one table with what a sentence has to know about them."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from shithead.cards import Rank
from shithead.rulebook.clause import Argument, Clause, Phrase, Phrases
from shithead.rulebook.names import class_name
from shithead.rulebook.numbers import spelled
from shithead.rules.model import BySeats, Rules
from shithead.rules.plain import power_field
from shithead.rules.powers import Power
from shithead.rules.values import Again, Follow, Give, Replay, RowUse

BY_SEATS: Final = frozenset(
    ("packs", "jokers", "set_aside", "deal_down", "deal_up", "deal_hand", "draw_to", "set_burn")
)
"""The fields that are numbers by seats."""


class House:
    """Rules at a table.

    Args:
        rules: the rules.
        seats: the number of seats of the table; ``None`` where it is open.
        base: the rules to compare with; ``None`` for no comparison.
    """

    def __init__(self, rules: Rules, seats: int | None, base: Rules | None) -> None:
        self.rules = rules
        self.base = base
        self.seats = (seats,) if seats else tuple(range(rules.min_seats, rules.max_seats + 1))
        self.known_seats = len(self.seats) == 1
        self.is_table = seats is not None

    def clause(self, message_id: str, fields: str = "", /, **args: Argument) -> Clause:
        """A clause; ``fields`` are the names of the fields that it speaks of, with spaces between."""
        names = tuple(dict.fromkeys(fields.split()))
        changed = self.base is not None and any(self.differs(name) for name in names)
        return Clause(message_id, tuple(args.items()), names, changed)

    def differs(self, field: str) -> bool:
        """Whether a field, or the powers of a rank, are not those of the rules compared with."""
        if self.base is None:
            return False
        if "." not in field:
            mine, theirs = getattr(self.rules, field), getattr(self.base, field)
            if self.known_seats and field in BY_SEATS:
                return self.rules.at(mine, self.seats[0]) != self.base.at(theirs, self.seats[0])
            return bool(mine != theirs)
        my_powers, their_powers = (
            [power for power in rules.powers if power_field(power) == field]
            for rules in (self.rules, self.base)
        )
        return my_powers != their_powers

    def at_seats(self, numbers: BySeats) -> tuple[int, ...]:
        """A number by seats, at each possible number of seats."""
        return tuple(self.rules.at(numbers, seats) for seats in self.seats)

    def single(self, numbers: BySeats) -> int | None:
        """A number by seats where it is the same at every possible number of seats."""
        found = set(self.at_seats(numbers))
        return found.pop() if len(found) == 1 else None

    def by_seats(self, numbers: BySeats) -> Phrases:
        """A number by seats as a list: "6 with two players, 4 with three or four"."""
        values = self.at_seats(numbers)
        return Phrases(
            tuple(
                Phrase(
                    "seats-number", (("number", values[first]), *span(self.seats[first], self.seats[last]))
                )
                for first, last in runs_of_equal(values)
            ),
            "list",
        )

    def some(self, numbers: BySeats) -> bool:
        """Whether a number by seats is more than 0 at any possible number of seats."""
        return any(self.at_seats(numbers))

    @cached_property
    def stocks(self) -> tuple[int, ...]:
        """How many cards are left as the stock, at each possible number of seats."""
        rules = self.rules
        dealt = [
            sum(rules.at(numbers, seats) for numbers in (rules.deal_down, rules.deal_up, rules.deal_hand))
            for seats in self.seats
        ]
        left = [rules.pack_size(s) - s * each for s, each in zip(self.seats, dealt, strict=True)]
        return tuple(0 if rules.deal_rest else max(cards, 0) for cards in left)

    @property
    def has_stock(self) -> bool:
        """Whether there may be a stock."""
        return any(self.stocks)

    @property
    def has_row(self) -> bool:
        """Whether there may be a face-up row."""
        return self.some(self.rules.deal_up)

    @property
    def plays_row(self) -> bool:
        """Whether the face-up row is played from as a zone of its own."""
        return self.has_row and self.rules.row_use is RowUse.ON_TABLE

    @property
    def replays(self) -> bool:
        """Whether a play may bring its player another one."""
        rules = self.rules
        sets = self.some(rules.set_burn) and rules.set_burn_replay is not Replay.NO
        burns = self.any_power(lambda power: power.burn) and rules.burn_replay is not Replay.NO
        return sets or burns or self.any_power(lambda power: power.again is not Again.NO)

    @property
    def has_blind(self) -> bool:
        """Whether there may be face-down cards."""
        return self.some(self.rules.deal_down)

    @cached_property
    def pack(self) -> frozenset[Rank]:
        """The ranks that may be in the pack."""
        ranks = set(Rank) - {Rank.JOKER, *self.rules.without}
        if self.some(self.rules.jokers) and Rank.JOKER not in self.rules.without:
            ranks.add(Rank.JOKER)
        return frozenset(ranks)

    @cached_property
    def powers(self) -> tuple[Power, ...]:
        """The powers of cards that may be in the pack."""
        return tuple(power for power in self.rules.powers if power.rank in self.pack)

    @cached_property
    def outside(self) -> tuple[Rank, ...]:
        """The ranks of the pack that have no place in the ladder, neither of their own nor by ``value``."""
        placed = set(self.rules.ladder) | {
            power.rank for power in self.powers if power.suit is None and power.value is not None
        }
        return tuple(rank for rank in Rank if rank in self.pack and rank not in placed)

    @cached_property
    def unsearched(self) -> tuple[Rank, ...]:
        """The ranks of the pack that are not in the ladder themselves."""
        return tuple(rank for rank in Rank if rank in self.pack and rank not in self.rules.ladder)

    @cached_property
    def ladder(self) -> tuple[Rank, ...]:
        """The ranks of the ladder that are in the pack."""
        return tuple(rank for rank in self.rules.ladder if rank in self.pack)

    def power_of(self, rank: Rank) -> Power | None:
        """The power of all cards of a rank."""
        return next((p for p in self.powers if p.rank is rank and p.suit is None), None)

    def any_power(self, wanted: Callable[[Power], bool]) -> bool:
        """Whether any power is as wanted."""
        return any(map(wanted, self.powers))

    def names(
        self, wanted: Callable[[Power], bool], form: str = "ranks", join: str = "and"
    ) -> Phrases | None:
        """The special cards whose powers are as wanted, as a list; ``None`` for none.

        A single card is left out where its rank is named.
        """
        chosen = [power for power in self.powers if wanted(power)]
        whole = {power.rank for power in chosen if power.suit is None}
        items = tuple(
            class_name(power, form) for power in chosen if power.suit is None or power.rank not in whole
        )
        return Phrases(items, join) if items else None

    def copies(self, power: Power, seats: int) -> int:
        """How many cards have a power, at a table with so many seats."""
        if power.rank is Rank.JOKER:
            return self.rules.jokers_at(seats)
        return self.rules.at(self.rules.packs, seats) * (4 if power.suit is None else 1)

    def has_several(self, power: Power) -> bool:
        """Whether several cards with a power may be laid together."""
        several = any(self.copies(power, seats) > 1 for seats in self.seats)
        return several and self.rules.set_max != 1

    def can_burn(self, power: Power) -> bool:
        """Whether the pack has as many cards with a power as burn as a set."""
        rules = self.rules
        return any(
            0
            < (rules.at(rules.set_burn, seats) if power.set_burn is None else power.set_burn)
            <= self.copies(power, seats)
            for seats in self.seats
        )

    @property
    def special_fields(self) -> str:
        """The fields of all powers, to be given to ``clause``."""
        return " ".join(map(power_field, self.powers))

    def fields_of(self, wanted: Callable[[Power], bool]) -> str:
        """The fields of those powers, to be given to ``clause``."""
        return " ".join(power_field(power) for power in self.powers if wanted(power))


def is_wild(power: Power) -> bool:
    """Whether a card goes on anything: what it may only be laid on comes first."""
    return power.wild and not power.goes_on and not power.mirror and not power.mimic


def demands(power: Power) -> bool:
    """Whether a card may come to lie on top and then demands something of its own."""
    return not (power.burn or power.transparent or power.leaves) and power.follow is not Follow.OWN


def limits(power: Power) -> bool:
    """Whether a card does not let everything follow."""
    return demands(power) and power.gives is Give.NO and power.follow is not Follow.ANY


def allows_itself(rules: Rules, power: Power) -> bool:
    """Whether what a card demands is met by another one of its rank."""
    if power.follow in (Follow.ANY, Follow.SAME, Follow.CHOICE):
        return True
    if power.follow is Follow.ONE_OF:
        return power.rank in power.follow_ranks
    ladder = rules.ladder
    own = power.value if power.value is not None else power.rank
    limit = power.follow_rank if power.follow_rank is not None else power.rank
    if own not in ladder or limit not in ladder:
        return False
    gap = ladder.index(own) - ladder.index(limit)
    return gap <= 0 if power.follow is Follow.AT_MOST else gap < 0


def goes_on_itself(rules: Rules, power: Power) -> bool:
    """Whether a card may follow another one of its rank that demands something."""
    if power.follow in (Follow.ANY, Follow.SAME, Follow.CHOICE):
        return True
    if power.follow is Follow.ONE_OF:
        return power.rank in power.follow_ranks
    if power.goes_on:
        return power.rank in power.goes_on
    if is_wild(power) and power.rank not in power.blocked_by:
        return True
    if power.lower_only or power.mirror or power.mimic:
        return False
    return allows_itself(rules, power)


def runs_of_equal(values: tuple[int, ...]) -> list[tuple[int, int]]:
    """The first and last index of each run of equal values."""
    runs: list[tuple[int, int]] = []
    for index, value in enumerate(values):
        if runs and values[runs[-1][0]] == value:
            runs[-1] = (runs[-1][0], index)
        else:
            runs.append((index, index))
    return runs


def span(first: int, last: int) -> tuple[tuple[str, Argument], ...]:
    """The arguments that say for which numbers of seats something holds."""
    how = "one" if first == last else "two" if first + 1 == last else "more"
    return (("span", how), ("first", spelled(first)), ("last", spelled(last)))
