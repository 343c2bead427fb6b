"""What is proven about cards that nobody was shown: who could lay nothing, and what the search found.

Soundness is the first aim. A proof is only made where it follows from the rules and from what everybody saw:

* A pick-up that is only open to who has no legal play (``pickup = forced``), and a gamble that is
  (``stock_gamble = when_stuck``), prove that the hand held no card that could have been laid by itself. That
  pairs, sets, runs and mirrors with partners could not be laid either is left aside. A seat that takes the
  pile in place of going out, or after a blind card, has no hand at that moment, so the same words about it
  are empty and true.
* A pair laid for want of a single card (``pair_escape``) proves the same of what stays in the hand.
* The search for the starter proves that ranks before the one that it stopped at were in no hand, and that the
  starter, or who called, holds the rank.

A proof speaks of all unknown cards of a hand at once, by their number and not one by one: "so many of them at
most are of these classes". So it stays right whatever goes on. A card that is drawn may be of any class, and
the number rises. A card that leaves and was not known to be there was one of the unknown ones: if it is of
these classes, one less of them is left, and if not, nothing is said; which of the cards it was, an old one or
one drawn later, need not be known. Known cards that come and go do not matter.

Whether a card could have been laid is asked of ``engine/pile.py``, on the pile as the events tell it. Where
that takes knowledge that events do not give for certain there is no proof: ``judges`` lists those rules. A
mimic counts as playable only where one of its ranks beats, not where it could complete a set, since not every
path of the engine offers that.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shithead.bots.shown import shown_state
from shithead.cards import Card, Rank
from shithead.engine.combinations import laid_as
from shithead.engine.events import (
    CallOpened,
    CardsLeft,
    CardTurned,
    Dealt,
    Declared,
    Drew,
    Event,
    Flipped,
    Gambled,
    Given,
    LaidOff,
    Named,
    OrderTurned,
    PickedUp,
    PileBurned,
    Played,
    Reversed,
    Started,
    StartedBy,
    WentOut,
    Zone,
)
from shithead.engine.pile import Demanded, beats, binding, demanded, fits, top_run
from shithead.engine.state import Laid, State
from shithead.rules.compile import RuleTable
from shithead.rules.values import (
    Again,
    BlindFail,
    Direction,
    Finish,
    Gamble,
    LayOff,
    OutOfTurn,
    PickupBy,
    Row,
    Starter,
    Swapping,
    Ties,
)

ANY_NUMBER: Final = 999
"""More cards than there are: no upper limit."""
ESCAPE: Final = 2
MOST_PROOFS: Final = 6
"""So many are kept for a seat, the newest ones; to forget one is never wrong."""

_SEARCHES = (Starter.ROW_AS_DEALT, Starter.ROW_AT_START, Starter.ROW_FIRST_DEALT, Starter.HAND)


class Proof(Struct, frozen=True):
    """So many of the unknown cards of a hand, at least and at most, are of certain classes.

    Attributes:
        classes: mask of card classes.
        least: so many cards at least.
        most: so many cards at most.
    """

    classes: int
    least: int
    most: int

    def holds(self, table: RuleTable, unknown: Iterable[Card]) -> bool:
        """Whether cards that might be the unknown ones fit."""
        count = sum(self.classes >> table.classes[card.index] & 1 for card in unknown)
        return self.least <= count <= self.most


def none_of(classes: int) -> Proof:
    """The proof that there is no card of some classes."""
    return Proof(classes, 0, 0)


def added(proofs: list[Proof], proof: Proof) -> None:
    """Add a proof to those of a seat; what it makes needless is left out."""
    if proof.least == proof.most == 0:
        proofs[:] = [old for old in proofs if old.least or old.classes & ~proof.classes]
    if proof.classes and proof not in proofs:
        proofs.append(proof)
        del proofs[:-MOST_PROOFS]


def drawn(proofs: list[Proof], count: int) -> None:
    """So many cards came to the unknown ones; each may be of any class."""
    proofs[:] = [Proof(one.classes, one.least, one.most + count) for one in proofs]


def left(proofs: list[Proof], card_class: int, *, certain: bool = True) -> None:
    """A card left a hand that was not known to be there.

    If it is of the classes of a proof, then one less of them is left; which card it was need not be known.

    Args:
        proofs: those of the seat.
        card_class: the class of the card.
        certain: it came from among the unknown cards; otherwise it may have come from elsewhere.
    """
    for place, one in enumerate(proofs):
        if one.classes >> card_class & 1:
            most = one.most - 1 if certain else one.most
            proofs[place] = Proof(one.classes, max(one.least - 1, 0), most)


def told(proofs: Iterable[Proof], unknown: int) -> tuple[Proof, ...]:
    """The proofs that say something about so many unknown cards."""
    capped = (Proof(one.classes, one.least, min(one.most, unknown)) for one in proofs)
    return tuple(one for one in capped if one.least or one.most < unknown)


def classes_of(table: RuleTable, ranks: Iterable[Rank]) -> int:
    """Mask of all classes of some ranks."""
    wanted = frozenset(ranks)
    return sum(1 << number for number, power in enumerate(table.powers) if power.rank in wanted)


# ---- the search for the starter ---------------------------------------------------------------------


def _before(table: RuleTable, rank: Rank) -> tuple[Rank, ...]:
    """The ranks that the search looked for before it came to one; those outside it come last."""
    search = table.search
    if rank in search:
        return search[: search.index(rank)]
    return (*search, *(one for one in Rank if one < rank and one not in search))


def _nowhere(table: RuleTable, event: Started | CallOpened) -> tuple[Rank, ...]:
    """The ranks that are in no hand, as the search has shown."""
    starter, rank = table.rules.starter, event.rank
    if isinstance(event, Started) and event.by is StartedBy.LOWEST:
        hands = starter in (Starter.LOWEST_HAND, Starter.LOWEST_OPEN)
        return _before(table, rank) if hands and rank is not None else ()
    if starter not in _SEARCHES or (isinstance(event, Started) and event.by is StartedBy.CALL):
        return ()
    return table.search if rank is None else _before(table, rank)


def _row_lacks(table: RuleTable, rank: Rank, row: tuple[Card, ...] | None) -> bool:
    """Whether a rank that was dealt face up lies there no more, so that it went into the hand."""
    rules = table.rules
    as_dealt = rules.starter in (Starter.ROW_AS_DEALT, Starter.ROW_FIRST_DEALT) and rules.row is Row.DEALT
    if row is None or not as_dealt or rules.swap is not Swapping.BEFORE_PLAY:
        return False
    return rules.lay_off is LayOff.OFF and all(card.rank is not rank for card in row)


def _holds_it(table: RuleTable, event: Started, row: tuple[Card, ...] | None) -> bool:
    """Whether the hand of who leads holds the rank because of which it leads."""
    if event.rank is None:
        return False
    match event.by:
        case StartedBy.CALL | StartedBy.HAND:
            return True
        case StartedBy.LOWEST:
            return table.rules.starter is Starter.LOWEST_HAND
        case StartedBy.ROW:
            return _row_lacks(table, event.rank, row)
        case _:
            return False


def _passed_over(table: RuleTable, event: Started, seats: int, dealer: int) -> Iterator[int]:
    """The seats that would have led if they had held the rank: those nearer to the dealer's left."""
    rules = table.rules
    if rules.starter_ties is not Ties.SEAT or event.rank is None:
        return
    in_hands = event.by is StartedBy.HAND or (
        event.by is StartedBy.LOWEST and rules.starter in (Starter.LOWEST_HAND, Starter.LOWEST_OPEN)
    )
    seat = (dealer + 1) % seats
    while in_hands and seat != event.seat:
        yield seat
        seat = (seat + 1) % seats


def from_search(
    table: RuleTable, event: Started | CallOpened, seats: int, dealer: int, row: tuple[Card, ...] | None
) -> Iterator[tuple[int, Proof]]:
    """What the search for the starter proves, seat by seat.

    Args:
        table: the compiled rules.
        event: how far the search came.
        seats: how many sit at the table.
        dealer: the dealer's seat.
        row: the face-up row of who leads, if it was shown after the exchanges.
    """
    nowhere = classes_of(table, _nowhere(table, event))
    if nowhere:
        yield from ((seat, none_of(nowhere)) for seat in range(seats))
    if isinstance(event, CallOpened) or event.rank is None:
        return
    rank = classes_of(table, (event.rank,))
    yield from ((seat, none_of(rank)) for seat in _passed_over(table, event, seats, dealer))
    if _holds_it(table, event, row):
        yield event.seat, Proof(rank, 1, ANY_NUMBER)


# ---- who had nothing to lay -------------------------------------------------------------------------


def judges(table: RuleTable) -> bool:
    """Whether it can be proven by these rules that a seat had nothing to lay.

    Where drawn cards may be added, cards are covered or plays are made out of turn, the number of cards that
    binds hangs on duties that events do not tell. Where the seat before takes the pile, who takes it in place
    of going out looks like who is made to take it, and an open direction hides who that seat is.
    """
    rules = table.rules
    if not (table.forced or rules.stock_gamble is Gamble.WHEN_STUCK):
        return False
    covers = any(power.again is Again.COVER for power in table.powers)
    if table.numbers_bind and (rules.drawn_match or rules.out_of_turn is not OutOfTurn.OFF or covers):
        return False
    if rules.pickup_by is PickupBy.SELF:
        return True
    instead = rules.finish is Finish.TAKES_PILE or any(power.again_last_takes for power in table.powers)
    return not instead and rules.direction is not Direction.SECOND_PLAYER


def playable(state: State, wanted: Demanded) -> int:
    """Mask of classes of which a single card may certainly be laid from the hand, whatever else is in it."""
    table = state.table
    if wanted.bound:
        mask = sum(1 << one for one in range(len(table.powers)) if fits(state, wanted, one, 1))
    else:
        mask = wanted.classes
    top, _ = top_run(table, state.pile)
    for card_class in () if top is None else _of_rank(table, top):
        if not mask >> card_class & 1 and beats(state, wanted, card_class, 1):
            mask |= 1 << card_class
    return mask & ~table.mirrors


def _of_rank(table: RuleTable, rank: Rank) -> Iterator[int]:
    """The classes of a rank, mimics left out."""
    yield from (one for one, power in enumerate(table.powers) if power.rank is rank and not power.mimic)


class Onlooker:
    """Sees the public side of a game event by event, and says who is shown to have had nothing to lay.

    Args:
        table: the compiled rules.
        seats: how many sit at the table.
    """

    def __init__(self, table: RuleTable, seats: int) -> None:
        self.pile: list[Laid] = []
        self.inverted = False
        self.direction = -1 if table.rules.direction is Direction.COUNTER else 1
        self._table = table
        self._seats = seats
        self._stock = 0
        self._down = [table.rules.at(table.rules.deal_down, seats)] * seats
        self._out: set[int] = set()
        self._bound = False
        self._fails = False
        self._takes_card = table.rules.blind_fail is BlindFail.TAKE_CARD
        self._ends_freely = table.rules.finish in (Finish.ANY, Finish.TAKES_PILE)

    def see(self, event: Event) -> tuple[int, int] | None:
        """Take in an event.

        Returns:
            A seat, and the classes of which none of its unknown cards was at that moment, where the event
            proves that.
        """
        match event:
            case Played():
                return self._played(event)
            case Drew():
                self._stock -= event.count
            case PickedUp():
                return self._picked_up(event)
            case PileBurned() | Given():
                self._clear()
            case Flipped():
                self._down[event.seat] -= 1
                if event.stays:
                    self.pile.append(Laid((event.card,), event.seat, Zone.FACE_DOWN))
                self._fails = not (event.stays or self._takes_card)
            case Gambled():
                return self._gamble(event)
            case Named():
                self._name(event)
            case Declared():
                self.pile[-1] = replace(self.pile[-1], lower=event.lower)
            case CardsLeft():
                self.pile.pop()
            case OrderTurned():
                self.inverted = event.inverted
            case Reversed():
                self.direction = 1 if event.clockwise else -1
            case WentOut():
                self._out.add(event.seat)
            case Dealt() | CardTurned() | LaidOff():
                self._set_up(event)
            case _:
                pass
        return None

    def _set_up(self, event: Dealt | CardTurned | LaidOff) -> None:
        match event:
            case Dealt():
                self._stock = event.stock
            case CardTurned():
                self._stock -= 1
                self.pile.append(Laid((event.card,), None, Zone.STOCK))
            case LaidOff():
                self._stock = max(self._stock - 1, 0)
                if event.row is None:
                    self.pile.append(Laid((event.card,), event.seat, Zone.HAND))

    def _clear(self) -> None:
        self.pile.clear()
        self._bound = False

    def _state(self, turn: int) -> State:
        return shown_state(self._table, self._seats, tuple(self.pile), turn, inverted=self.inverted)

    def _nothing_to_lay(self, seat: int) -> tuple[int, int] | None:
        """That a seat had no card that may be laid; but a card may also be barred from being the last."""
        if not self.pile or not (self._ends_freely or self._stock > 0 or self._down[seat]):
            return None
        state = self._state(seat)
        return seat, playable(state, demanded(state, Zone.HAND))

    def _played(self, event: Played) -> tuple[int, int] | None:
        """Lay cards; a pair that binds an unbound pile was laid for want of a single card."""
        found = None
        laid = laid_as(self._table, event.cards, event.seat, event.zone)
        if self._table.numbers_bind and (self._bound or len(laid.cards) > 1):
            state = self._state(event.seat)
            laid = replace(laid, bound=binding(state, event.zone, laid))
            if laid.bound and event.zone is Zone.HAND and self._table.plain_sets:
                found = self._escaped(event.seat, state)
            self._bound = self._bound or laid.bound > 0
        self.pile.append(laid)
        return found

    def _escaped(self, seat: int, state: State) -> tuple[int, int] | None:
        wanted = demanded(state, Zone.HAND)
        if not self._table.rules.pair_escape or wanted.base is None or wanted.bound:
            return None
        return seat, playable(state, wanted)

    def _name(self, event: Named) -> None:
        laid = replace(self.pile.pop(), named=event.rank)
        if self._table.numbers_bind:
            laid = replace(laid, bound=binding(self._state(event.seat), laid.zone, laid))
            self._bound = self._bound or laid.bound > 0
        self.pile.append(laid)

    def _gamble(self, event: Gambled) -> tuple[int, int] | None:
        found = None
        if self._table.rules.stock_gamble is Gamble.WHEN_STUCK:
            found = self._nothing_to_lay(event.seat)
        self._stock -= 1
        self._fails = not event.stays
        if event.stays:
            self.pile.append(Laid((event.card,), event.seat, Zone.STOCK))
        return found

    def _picked_up(self, event: PickedUp) -> tuple[int, int] | None:
        found = None
        if self._table.forced and not self._fails:
            found = self._nothing_to_lay(self._mover(event))
        self._fails = False
        self._clear()
        return found

    def _mover(self, event: PickedUp) -> int:
        """Who was on turn: the seat after the one that takes the pile, where the seat before takes it."""
        seat = event.seat
        if self._table.rules.pickup_by is PickupBy.SELF:
            return seat
        for _ in range(self._seats):
            seat = (seat + self.direction) % self._seats
            if seat not in self._out:
                return seat
        return seat
