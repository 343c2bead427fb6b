"""How a baseline reads rules and a view: what kind of card each is, and what its plays would do.

The habits that baselines follow speak of "a 2", "a 10" or "a 7". What they mean is a power: a reset, a burn,
a limit. By rules in which other ranks have it, the habit is about those; where none has, there is no such
card.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shithead.bots.shown import state_of
from shithead.cards import Card, Rank
from shithead.engine.combinations import laid_as
from shithead.engine.events import BurnCause, Zone
from shithead.engine.moves import Play
from shithead.engine.pile import base_play, burn_cause, class_of, demanded
from shithead.engine.state import Laid, State
from shithead.engine.view import View
from shithead.rules.compile import RuleTable, compile_rules
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow, Replay

_PICTURES: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)


class Kind(StrEnum):
    """What a card is good for."""

    ORDINARY = "ordinary"
    LIMIT = "limit"
    """The next play may be so high at most: a 7 in many rules."""
    RESET = "reset"
    """Anything may follow: a 2."""
    TRANSPARENT = "transparent"
    """It shows what lies below: a 3 or an 8."""
    WILD = "wild"
    """It goes on anything in some other way, or counts as other cards: a joker."""
    BURN = "burn"
    """It burns the pile: a 10."""


def kind_of(power: Power) -> Kind:
    """What a card with a power is good for."""
    if power.burn:
        return Kind.BURN
    if power.transparent:
        return Kind.TRANSPARENT
    if power.follow is Follow.ANY:
        return Kind.RESET
    if power.follow in (Follow.AT_MOST, Follow.BELOW):
        return Kind.LIMIT
    return Kind.WILD if power.wild or power.mimic or power.mirror else Kind.ORDINARY


class Option(Struct, frozen=True):
    """A play that may be made.

    Attributes:
        play: the move.
        laid: how it would lie on the pile.
        rank: the rank that it counts as.
        kind: what it is good for.
        is_special: it is no ordinary card: it goes on anything, or does something to the pile.
        place: of an ordinary card its place among those, from 0; of another its rank.
        burns: why it would burn the pile; ``None`` if it does not.
        wins: its player would have no card left.
    """

    play: Play
    laid: Laid
    rank: Rank
    kind: Kind
    is_special: bool
    place: int
    burns: BurnCause | None
    wins: bool

    @property
    def count(self) -> int:
        """How many cards it is."""
        return len(self.play.cards)

    @property
    def cost(self) -> tuple[bool, int]:
        """The order in which cards are given away: ordinary ones from low to high, then specials by rank."""
        return self.is_special, self.place


class Reading:
    """The cards of a table, read by their powers.

    Args:
        rules: the rules of the table.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table: RuleTable = compile_rules(rules)
        self._kinds = tuple(map(kind_of, self.table.powers))
        ladder = [*rules.ladder, *(rank for rank in Rank if rank not in rules.ladder)]
        values = (power.rank if power.value is None else power.value for power in self.table.powers)
        self._places = tuple(map(ladder.index, values))
        self._specials = tuple(
            power.wild or kind not in (Kind.ORDINARY, Kind.LIMIT)
            for power, kind in zip(self.table.powers, self._kinds, strict=True)
        )
        self._ordinary = [
            rank for rank in rules.ladder if rank not in rules.without and not self._specials[rank]
        ]
        self._heights = sorted(self._places[rank] for rank in self._ordinary)

    def kind(self, card: Card) -> Kind:
        """What a card is good for."""
        return self._kinds[self.table.classes[card.index]]

    def is_special(self, card: Card) -> bool:
        """Whether a card goes on anything, or does something to the pile."""
        return self._specials[self.table.classes[card.index]]

    def place(self, card: Card) -> int:
        """Where a card stands in the ladder; ranks outside it stand above."""
        return self._places[self.table.classes[card.index]]

    def is_among_highest(self, place: int, count: int) -> bool:
        """Whether a place is one of so many highest ones of ordinary ranks: of three, queen, king and ace."""
        return place in self._heights[-count:]

    def is_under(self, place: int, rank: Rank) -> bool:
        """Whether a place is lower than that of a rank.

        Where the ladder is another one: whether it is among as many of the lowest ordinary ranks as are lower
        than that rank by nature.
        """
        lower = sum(one < rank for one in self._ordinary)
        return place in self._heights[:lower]

    def options(self, view: View) -> list[Option]:
        """The plays among the legal moves of a view."""
        plays = [move for move in view.legal if isinstance(move, Play)]
        if not plays:
            return []
        state = state_of(self.table, view)
        zone = Zone.HAND if view.hand or view.stock_count else Zone.FACE_UP
        return [self._option(view, state, zone, play) for play in plays]

    def _option(self, view: View, state: State, zone: Zone, play: Play) -> Option:
        own = view.seats[view.viewer or 0]
        laid = laid_as(self.table, play.cards, view.viewer or 0, zone)
        card_class = class_of(self.table, laid)
        special = self._specials[card_class]
        left = own.hand_count + len(own.face_up) + own.face_down_count
        return Option(
            play=play,
            laid=laid,
            rank=self.table.powers[card_class].rank,
            kind=self._kinds[card_class],
            is_special=special,
            place=int(self.table.powers[card_class].rank) if special else self._places[card_class],
            burns=burn_cause(state, (*view.pile, laid)),
            wins=not view.stock_count and len(play.cards) == left,
        )

    def base(self, view: View) -> Laid | None:
        """The play that makes the requirement."""
        return base_play(self.table, view.pile)

    def base_kind(self, view: View) -> Kind | None:
        """What the play that makes the requirement is good for."""
        laid = self.base(view)
        return None if laid is None else self._kinds[class_of(self.table, laid)]

    def base_place(self, view: View) -> int:
        """Where the ordinary play that makes the requirement stands; -1 where there is none."""
        laid = self.base(view)
        if laid is None or self._specials[class_of(self.table, laid)]:
            return -1
        return self._places[class_of(self.table, laid)]

    def shows_picture(self, view: View) -> bool:
        """Whether a jack, queen or king makes the requirement."""
        laid = self.base(view)
        return laid is not None and self.table.powers[class_of(self.table, laid)].rank in _PICTURES

    def beating(self, view: View, option: Option, cards: Iterable[Card], zone: Zone) -> int:
        """How many of some cards could be laid on a play; all of them if it burns the pile."""
        cards = tuple(cards)
        if option.burns is not None:
            return len(cards)
        state = _with_play(state_of(self.table, view), option.laid)
        mask = demanded(state, zone).classes
        return sum(mask >> self.table.classes[card.index] & 1 for card in cards)

    def turns(self, cards: Iterable[Card], seats: int) -> int:
        """How many turns it takes to lay cards, one rank at a time; what burns and plays on takes none."""
        counts = Counter(card.rank for card in cards)
        return sum(not self._costs_nothing(rank, count, seats) for rank, count in counts.items())

    def _costs_nothing(self, rank: Rank, count: int, seats: int) -> bool:
        if self.table.burns[rank] and self.rules.burn_replay is not Replay.NO:
            return True
        size = self.table.set_sizes[seats][rank]
        return 0 < size <= count and self.rules.set_burn_replay is not Replay.NO


def _with_play(state: State, laid: Laid) -> State:
    return replace(state, pile=(*state.pile, laid))


@lru_cache(maxsize=64)
def read_rules(rules: Rules) -> Reading:
    """The reading of rules; equal rules are read once."""
    return Reading(rules)


def lowest(options: Iterable[Option]) -> Option:
    """The option that is given away first."""
    return min(options, key=lambda option: (option.cost, -option.count))


def by_rank(options: Sequence[Option], is_single: Callable[[Option], bool]) -> list[Option]:
    """One option a rank: the fewest cards where a rank is played singly, else the most."""
    groups: dict[tuple[Rank, Kind], list[Option]] = {}
    for option in options:
        groups.setdefault((option.rank, option.kind), []).append(option)
    return [
        (min if is_single(group[0]) else max)(group, key=lambda option: option.count)
        for group in groups.values()
    ]


def next_opponent(view: View) -> int | None:
    """The seat that would play next, skips aside; ``None`` where nobody else is in."""
    seats, step = len(view.seats), -1 if view.direction < 0 else 1
    around = ((view.viewer or 0) + step * way for way in range(1, seats))
    return next((seat % seats for seat in around if view.seats[seat % seats].place is None), None)


def opponents_in(view: View) -> list[int]:
    """The other seats that still have cards."""
    return [seat for seat, shown in enumerate(view.seats) if seat != view.viewer and shown.place is None]
