"""``read_seats``: who plays as greedy play would, as far as can be seen, and what it then holds none of.

Greedy play lays the lowest card that may be laid, all cards of an ordinary rank and one of a rank with a
power; it takes the pile only when it can lay nothing, and its row is the best that it could choose. What a
seat was seen to take, and what lies in its row, shows whether it does so. Each decision that shows the
contrary speaks against the seat, each that agrees where it might not have speaks for it.

What such a seat passed over, it does not hold. That is a guess and no proof: it goes only as far as the seat
plays like this, and when a card shows it to be wrong, that speaks against the seat too. A guess is kept like
a proof, see ``proofs.py``, so it stays right whatever comes and goes.
"""

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from msgspec import Struct

from shithead.bots.memory import Ledger
from shithead.bots.proofs import Onlooker, Proof, added, none_of, playable, told
from shithead.bots.shown import shown_state
from shithead.cards import Card
from shithead.engine.events import Dealt, Event, PickedUp, Played, RowsShown, Swapped, Zone
from shithead.engine.pile import demanded
from shithead.engine.view import View
from shithead.kernel.tables import spending_order
from shithead.rules.compile import RuleTable, compile_rules
from shithead.rules.model import Rules

START: Final = 2.0
"""The logarithm of the odds before anything was seen."""
FOR: Final = 0.4
AGAINST: Final = -2.5
MOST: Final = 4.0
"""Never surer than that, either way."""


class Reading(Struct, frozen=True):
    """How a seat seems to play.

    Attributes:
        trust: how likely it plays on like greedy play, between 0 and 1.
        guesses: what holds of its unknown cards if it does.
    """

    trust: float
    guesses: tuple[Proof, ...]


class _Reader:
    """Watches a game event by event.

    Args:
        table: the compiled rules.
        seats: how many sit at the table.
        dealer: the dealer's seat.
        viewer: the seat that watches, which is not judged.
    """

    def __init__(self, table: RuleTable, seats: int, dealer: int, viewer: int | None) -> None:
        self.score = [START] * seats
        self.cards = Ledger(table, seats, dealer)
        """What all know of the hands; its proofs are the guesses."""
        self._table, self._viewer, self._seats = table, viewer, seats
        self._onlooker = Onlooker(table, seats)
        self._order = spending_order(table)
        # Which cards go together, and how many there have to be, says more of a play than their ranks do.
        self._guesses = table.plain_sets and not table.numbers_bind
        self._rows: list[list[Card]] = [[] for _ in range(seats)]

    def see(self, event: Event) -> None:
        """Take in an event."""
        passed_over = 0
        if isinstance(event, Played | PickedUp) and event.seat != self._viewer:
            passed_over = self._laid(event) if isinstance(event, Played) else self._took(event)
        self._onlooker.see(event)
        self.cards.read(event)
        self._follow_rows(event)
        if isinstance(event, Played | PickedUp):
            self._check(event.seat)
            if passed_over and self._guesses:
                added(self.cards.proofs[event.seat], none_of(passed_over))

    def _laid(self, play: Played) -> int:
        """Judge a play; mask of the classes that greedy play would have laid in its place from the hand."""
        from_hand = play.zone is Zone.HAND
        rest = list(self.cards.known[play.seat] if from_hand else self._rows[play.seat])
        for card in play.cards:
            if card in rest:
                rest.remove(card)
        layable = self._layable(play.seat, play.zone)
        laid = self._table.classes[play.cards[-1].index]
        before = _mask(self._order[: self._order.index(laid)]) & layable
        if not self._has_power(laid):
            before |= 1 << laid
        kept = self._classes(rest)
        if kept & before or (len(play.cards) > 1 and self._has_power(laid)):
            self.score[play.seat] += AGAINST
        elif kept & layable:
            self.score[play.seat] += FOR
        return before if from_hand else 0

    def _took(self, event: PickedUp) -> int:
        """Judge a pick-up in the same way."""
        if not self._onlooker.pile:
            return 0
        layable = self._layable(event.seat, Zone.HAND)
        if layable & self._classes(self.cards.known[event.seat]):
            self.score[event.seat] += AGAINST
        return layable

    def _check(self, seat: int) -> None:
        """Drop guesses about a seat that have turned out to be wrong."""
        guesses = self.cards.proofs[seat]
        right = [one for one in guesses if one.most >= 0]
        if len(right) < len(guesses):
            guesses[:] = right
            self.score[seat] += AGAINST

    def _follow_rows(self, event: Event) -> None:
        match event:
            case Dealt(rows=rows) if rows:
                self._rows = [list(row) for row in rows]
            case RowsShown():
                self._rows = [list(row) for row in event.rows]
                for seat in range(self._seats):
                    self._judge_row(seat)
            case Swapped(shown=True):
                self._take(event.seat, (event.face_up,))
                self._rows[event.seat].append(event.hand)
            case Played(zone=Zone.FACE_UP):
                self._take(event.seat, event.cards)
            case PickedUp():
                self._take(event.seat, event.fee)
            case _:
                pass

    def _take(self, seat: int, cards: Iterable[Card]) -> None:
        for card in cards:
            if card in self._rows[seat]:
                self._rows[seat].remove(card)

    def _judge_row(self, seat: int) -> None:
        """Judge a row: greedy play leaves nothing in the hand that is worth more than a card of it."""
        if seat == self._viewer or not self._rows[seat]:
            return
        row = self._classes(self._rows[seat])
        least = next(place for place, one in enumerate(self._order) if row >> one & 1)
        better = _mask(self._order[least + 1 :])
        if better & self._classes(self.cards.known[seat]):
            self.score[seat] += AGAINST
        else:
            self.score[seat] += FOR
            added(self.cards.proofs[seat], none_of(better))

    def _layable(self, seat: int, zone: Zone) -> int:
        """Mask of the classes that may be laid singly now."""
        pile, inverted = tuple(self._onlooker.pile), self._onlooker.inverted
        state = shown_state(self._table, self._seats, pile, seat, inverted=inverted)
        return playable(state, demanded(state, zone))

    def _classes(self, cards: Iterable[Card]) -> int:
        return _mask({self._table.classes[card.index] for card in cards})

    def _has_power(self, card_class: int) -> bool:
        power = self._table.powers[card_class]
        return power.wild or power.burn


def _mask(classes: Iterable[int]) -> int:
    return sum(1 << one for one in classes)


def read_seats(rules: Rules, view: View, events: Sequence[Event]) -> tuple[Reading, ...]:
    """How each seat seems to play.

    Args:
        rules: the rules of the table.
        view: what the seat sees now.
        events: everything that it was shown since the deal.
    """
    seats = len(view.seats)
    reader = _Reader(compile_rules(rules), seats, view.dealer, view.viewer)
    for event in events:
        reader.see(event)
    return tuple(_reading(reader, view, seat) for seat in range(seats))


def _reading(reader: _Reader, view: View, seat: int) -> Reading:
    unknown = view.seats[seat].hand_count - len(reader.cards.known[seat])
    speaks = seat != view.viewer and unknown > 0
    score = min(max(reader.score[seat], -MOST), MOST)
    return Reading(
        trust=1 / (1 + exp(-score)),
        guesses=told(reader.cards.proofs[seat], unknown) if speaks else (),
    )
