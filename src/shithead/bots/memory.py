"""``remember``: everything that a seat can know for certain about where the cards are.

It is a function of the rules, the view and the events that the seat was shown, so every process that has them
comes to the same result. Nothing in it is a guess:

* Known cards of another hand are those that all saw going into it, and those that the seat itself gave away
  before the deal, less those that were seen leaving it. Equal cards are counts: if one of two equal cards
  leaves, it may as well be the known one.
* The unknown cards of a hand are the others; what is proven about them stands in ``proofs.py``. A card that
  leaves the hand and was not known to be there was an unknown one. With hand and row mixed in one play
  (``mix_row``) it may also come from the row, and then counts for nothing.
* While exchanges go on before play, the cards dealt face up count as the row and the others as the hand, as
  all see them. Those that do not lie in the row afterwards are known to be in the hand.
* Pile, rows, own hand and all numbers are those of the view. What the pack has beyond all cards that are seen
  is unseen, and lies in the unknown hands, face down, in the stock or aside.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shithead.bots.proofs import Onlooker, Proof, added, drawn, from_search, judges, left, none_of, told
from shithead.cards import CARDS, Card, remove_cards, sort_cards
from shithead.engine.deal import pack_for
from shithead.engine.events import (
    CallOpened,
    CardsLeft,
    CardTurned,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Flipped,
    Gambled,
    Given,
    LaidOff,
    PickedUp,
    PileBurned,
    Played,
    RowsShown,
    RowTaken,
    Started,
    Swapped,
    Zone,
)
from shithead.engine.pile import cards_of
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.rules.compile import RuleTable, compile_rules
from shithead.rules.model import Rules
from shithead.rules.values import BlindFail, MixRow, Row

_TABLES: Final = 64


class SeatMemory(Struct, frozen=True):
    """What is known of the cards of a seat.

    Attributes:
        known: cards that are certainly in the hand, sorted; of the own hand all.
        unknown: how many more cards the hand holds.
        proofs: what is proven about those.
        row: the face-up row, as the view shows it.
        hidden_row: cards of the row that are not shown: only while rows are being chosen.
        face_down: cards face down.
    """

    known: tuple[Card, ...]
    unknown: int
    proofs: tuple[Proof, ...]
    row: tuple[Card, ...]
    hidden_row: int
    face_down: int


class Memory(Struct, frozen=True):
    """What a seat knows of where all cards are.

    Attributes:
        seats: one entry a seat.
        pile: the cards of the pile, bottom to top.
        burned: the cards that left the game, in that order.
        unseen: the cards whose place is not known, sorted: so many as the places below hold together, which
            are all unknown hand cards, the hidden rows, all face-down cards, the stock, and what is aside.
        stock: cards in the stock.
        aside: unseen cards that are in none of these places: those set aside before the deal. In a position
            that was set up, and whose events are not all told, also what else is missing.
    """

    seats: tuple[SeatMemory, ...]
    pile: tuple[Card, ...]
    burned: tuple[Card, ...]
    unseen: tuple[Card, ...]
    stock: int
    aside: int


class Ledger:
    """The cards of a game as events tell them, one event after the other."""

    def __init__(self, table: RuleTable, seats: int, dealer: int) -> None:
        self.known: list[list[Card]] = [[] for _ in range(seats)]
        self.proofs: list[list[Proof]] = [[] for _ in range(seats)]
        self.burned: list[Card] = []
        self._table = table
        self._seats = seats
        self._dealer = dealer
        self._pile: list[Card] = []
        self._turned: tuple[Card, ...] = ()
        self._dealt: tuple[tuple[Card, ...], ...] = ()
        self._rows: tuple[tuple[Card, ...], ...] | None = None
        self._takes_card = table.rules.blind_fail is BlindFail.TAKE_CARD
        self._mixes = table.rules.mix_row is not MixRow.NO

    def read(self, event: Event) -> None:
        """Take in an event."""
        match event:
            case Played():
                if event.zone is Zone.HAND:
                    self._leave(event.seat, event.cards, certain=not self._mixes)
                self._pile += event.cards
            case Drew():
                drawn(self.proofs[event.seat], event.count)
            case PickedUp():
                self._take(event.seat, (*event.fee, *self._turned))
                self._turned = ()
            case PileBurned():
                self.burned += self._pile
                self._pile.clear()
            case Flipped():
                self._flipped(event)
            case Gambled():
                self._turned = () if event.stays else (event.card,)
                self._pile += (event.card,) if event.stays else ()
            case Given():
                self._take(event.receiver, ())
            case CardsLeft():
                del self._pile[len(self._pile) - len(event.cards) :]
                self.burned += event.cards
            case RowTaken():
                self.known[event.seat] += event.cards
            case _:
                self._read_start(event)

    def _read_start(self, event: Event) -> None:
        """What happens before play, and exchanges."""
        match event:
            case Dealt():
                self._dealt = event.rows
            case Exchanged():
                self.known[event.taker] += event.given
                self.known[event.giver] += event.returned
            case Swapped():
                if event.shown:
                    self._leave(event.seat, (event.hand,))
                    self.known[event.seat].append(event.face_up)
            case RowsShown():
                self._show_rows(event)
            case LaidOff():
                self._leave(event.seat, (event.card,))
                drawn(self.proofs[event.seat], 1)
                self._pile += () if event.row is not None else (event.card,)
            case CardTurned():
                self._pile.append(event.card)
            case CallOpened() | Started():
                self._search(event)
            case _:
                pass

    def _leave(self, seat: int, cards: tuple[Card, ...], *, certain: bool = True) -> None:
        """Cards leave a hand: the known ones first, since equal cards cannot be told apart."""
        known, proofs = self.known[seat], self.proofs[seat]
        for card in cards:
            if card in known:
                known.remove(card)
            elif proofs:
                left(proofs, self._table.classes[card.index], certain=certain)

    def _take(self, seat: int, more: tuple[Card, ...]) -> None:
        self.known[seat] += self._pile
        self.known[seat] += more
        self._pile.clear()

    def _flipped(self, event: Flipped) -> None:
        if event.stays:
            self._pile.append(event.card)
        elif self._takes_card:
            self.known[event.seat].append(event.card)
        else:
            self._turned = (event.card,)

    def _show_rows(self, event: RowsShown) -> None:
        """What was known of hand and row and does not lie in the row now is in the hand."""
        self._rows = event.rows
        for known, row in zip(self.known, self._dealt, strict=False):
            known.extend(row)
        for seat, row in enumerate(event.rows):
            for card in row:
                if card in self.known[seat]:
                    self.known[seat].remove(card)

    def _search(self, event: Started | CallOpened) -> None:
        row = None if self._rows is None or isinstance(event, CallOpened) else self._rows[event.seat]
        for seat, proof in from_search(self._table, event, self._seats, self._dealer, row):
            held = sum(proof.classes >> self._table.classes[card.index] & 1 for card in self.known[seat])
            if not (proof.least and held):
                added(self.proofs[seat], proof)


class _Setting(Struct, frozen=True):
    """What is worked out once for a table: how often each card is in the pack, whether proofs can be made."""

    table: RuleTable
    pack: tuple[int, ...]
    judges: bool


@lru_cache(maxsize=_TABLES)
def _setting_of(rules: Rules, seats: int) -> _Setting:
    table = compile_rules(rules)
    counts = [0] * len(CARDS)
    for card in pack_for(rules, seats):
        counts[card.index] += 1
    return _Setting(table, tuple(counts), judges(table))


def _read(setting: _Setting, view: View, events: Sequence[Event]) -> Ledger:
    """Follow the events, with an onlooker beside where proofs can be made."""
    seats = len(view.seats)
    reading = Ledger(setting.table, seats, view.dealer)
    if not setting.judges:
        for event in events:
            reading.read(event)
        return reading
    onlooker = Onlooker(setting.table, seats)
    for event in events:
        found = onlooker.see(event)
        reading.read(event)
        if found is not None:
            added(reading.proofs[found[0]], none_of(found[1]))
    return reading


def _unseen(pack: tuple[int, ...], seen: Iterable[Card]) -> tuple[Card, ...]:
    left_over = list(pack)
    for card in seen:
        left_over[card.index] -= 1
    return tuple(card for card, count in zip(CARDS, left_over, strict=True) for _ in range(count))


def _seat_memory(view: View, seat: int, reading: Ledger, hidden_row: int) -> SeatMemory:
    shown = view.seats[seat]
    is_own = seat == view.viewer
    known = view.hand if is_own else sort_cards(reading.known[seat])
    unknown = shown.hand_count - len(known)
    return SeatMemory(
        known=known,
        unknown=unknown,
        proofs=() if is_own or not unknown else told(reading.proofs[seat], unknown),
        row=shown.face_up,
        hidden_row=0 if is_own else hidden_row,
        face_down=shown.face_down_count,
    )


def remember(rules: Rules, view: View, events: Sequence[Event]) -> Memory:
    """What the viewer of a view can know for certain.

    Args:
        rules: the rules of the table.
        view: what the seat sees now.
        events: everything that it was shown since the deal, in order.
    """
    count = len(view.seats)
    setting = _setting_of(rules, count)
    reading = _read(setting, view, events)
    choosing = rules.row is Row.CHOSEN and view.phase is Phase.SWAP
    hidden_row = rules.at(rules.deal_up, count) if choosing else 0
    seats = tuple(_seat_memory(view, seat, reading, hidden_row) for seat in range(count))
    pile = cards_of(view.pile)
    rows_and_hands = chain.from_iterable((*seat.known, *seat.row) for seat in seats)
    unseen = _unseen(setting.pack, chain(rows_and_hands, pile, reading.burned))
    hidden = sum(seat.unknown + seat.hidden_row + seat.face_down for seat in seats) + view.stock_count
    memory = Memory(
        seats=seats,
        pile=pile,
        burned=tuple(reading.burned),
        unseen=unseen,
        stock=view.stock_count,
        aside=len(unseen) - hidden,
    )
    return _concluded(setting.table, memory)


def _concluded(table: RuleTable, memory: Memory) -> Memory:
    """Draw the conclusions that counting alone allows: cards that can only be in one hand are known."""
    for seat, one in enumerate(memory.seats):
        if one.unknown and one.unknown == len(memory.unseen):
            memory = _found(table, memory, seat, memory.unseen)
            continue
        for proof in one.proofs:
            fitting = tuple(card for card in memory.unseen if proof.classes >> table.classes[card.index] & 1)
            if proof.least and proof.least == len(fitting):
                memory = _found(table, memory, seat, fitting)
                break
    return memory


def _found(table: RuleTable, memory: Memory, seat: int, cards: tuple[Card, ...]) -> Memory:
    """The same with unseen cards known to be in a hand."""
    one = memory.seats[seat]
    proofs = list(one.proofs)
    for card in cards:
        left(proofs, table.classes[card.index])
    unknown = one.unknown - len(cards)
    found = replace(
        one,
        known=sort_cards((*one.known, *cards)),
        unknown=unknown,
        proofs=told(proofs, unknown) if unknown else (),
    )
    seats = (*memory.seats[:seat], found, *memory.seats[seat + 1 :])
    return replace(memory, seats=seats, unseen=remove_cards(memory.unseen, cards))
