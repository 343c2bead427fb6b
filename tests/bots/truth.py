"""What memory is held against: the true cards, and what an onlooker with perfect eyes would know.

``faults`` compares a memory with the state. ``Witness`` follows moves and states, not what is told of them:
which cards came into a hand unseen is taken from the true game, and all others were seen.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec import Struct

from shithead.bots.memory import Memory, remember
from shithead.cards import Card
from shithead.engine.deal import exchanged, open_game, pack_for, shuffle
from shithead.engine.events import Drew, Event, Zone, redact
from shithead.engine.moves import LayOff, Move, Play, Swap
from shithead.engine.pile import cards_of
from shithead.engine.source import source
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.rules.values import Row
from shithead.testing.play import random_walk

Cards = Counter[Card]


class Witness:
    """Knows of each hand which cards came into it unseen.

    Args:
        state: the first state of a game.
    """

    def __init__(self, state: State) -> None:
        self.unseen: list[Cards] = [Counter(hand) for hand in state.hands]
        is_open = state.table.rules.row is Row.DEALT
        self._seen_rows = [Counter(row if is_open else ()) for row in state.dealt_up]

    def step(self, before: State, seat: int, move: Move, after: State, events: tuple[Event, ...]) -> None:
        """Follow a move."""
        if before.phase is Phase.SWAP:
            kept = [rows - Counter(after.face_up[at]) for at, rows in enumerate(self._seen_rows)]
            self.unseen = [Counter(hand) - kept[at] for at, hand in enumerate(after.hands)]
            return
        seen = Counter(before.hands[seat]) - self.unseen[seat]
        self.unseen[seat] -= _leaving(before, seat, move) - seen
        if isinstance(move, LayOff):
            self.unseen[seat] += Counter(before.stock[:1])
        for event in events:
            if isinstance(event, Drew):
                self.unseen[event.seat] += Counter(event.cards)

    def seen(self, state: State, seat: int) -> Cards:
        """The cards of a hand that all have seen."""
        return Counter(state.hands[seat]) - self.unseen[seat]


def _leaving(state: State, seat: int, move: Move) -> Cards:
    """The cards that leave the hand with a move."""
    match move:
        case LayOff(card=card) | Swap(hand=card):
            return Counter((card,))
        case Play(cards=cards) if source(state, seat) is Zone.HAND:
            return Counter(cards) & Counter(state.hands[seat])
        case _:
            return Counter()


class Moment(Struct):
    """A game at one moment: its state, what each seat was shown, and the witness."""

    state: State
    shown: tuple[tuple[Event, ...], ...]
    witness: Witness

    def memory(self, viewer: int) -> Memory:
        """What a seat remembers."""
        return remember(self.state.table.rules, view(self.state, viewer), self.shown[viewer])


def moments(rules: Rules, rng: Random, plies: int) -> Iterator[Moment]:
    """A game played at random from the deal, after an exchange where the rules have one."""
    table = compile_rules(rules)
    seats = rng.randint(rules.min_seats, rules.max_seats)
    dealer = rng.randrange(seats)
    deal = shuffle(table, seats, dealer, rng)
    if rules.exchange:
        deal = exchanged(table, deal, *rng.sample(range(seats), 2))
    state, events = open_game(table, deal, dealer, rng.randrange(seats))
    witness = Witness(state)
    shown = _shown(((),) * seats, events)
    yield Moment(state, shown, witness)
    for (seat, move), after, happened in random_walk(state, rng, plies):
        witness.step(state, seat, move, after, happened)
        state, shown = after, _shown(shown, happened)
        yield Moment(state, shown, witness)


def _shown(before: tuple[tuple[Event, ...], ...], events: tuple[Event, ...]) -> tuple[tuple[Event, ...], ...]:
    return tuple(
        old + tuple(seen for event in events if (seen := redact(event, seat)) is not None)
        for seat, old in enumerate(before)
    )


def faults(moment: Moment, viewer: int, memory: Memory) -> Iterator[str]:
    """Everything in which a memory is not as it has to be."""
    state, seats = moment.state, range(len(moment.state.hands))
    for seat in seats:
        yield from _seat_faults(moment, seat, memory)
        if seat != viewer and state.phase is not Phase.SWAP:
            forgotten = moment.witness.seen(state, seat) - Counter(memory.seats[seat].known)
            if forgotten:
                yield f"seat {seat}: forgot {list(forgotten.elements())}"
    if memory.seats[viewer].unknown or memory.seats[viewer].known != state.hands[viewer]:
        yield "the own hand is not known"
    if memory.burned != state.burned:
        yield f"burned {memory.burned}, in truth {state.burned}"
    if memory.pile != cards_of(state.pile):
        yield "the pile is another one"
    if memory.aside != state.table.rules.at(state.table.rules.set_aside, len(seats)):
        yield f"{memory.aside} cards aside"
    if Counter(memory.unseen) != _hidden(state, memory):
        yield f"unseen {memory.unseen}"


def unknown_cards(state: State, seat: int, memory: Memory) -> Cards:
    """The true cards that a memory does not know of a hand, those of a row that is being chosen included."""
    one = memory.seats[seat]
    return Counter(state.hands[seat] + state.face_up[seat]) - Counter(one.row) - Counter(one.known)


def _seat_faults(moment: Moment, seat: int, memory: Memory) -> Iterator[str]:
    state, one = moment.state, memory.seats[seat]
    lying = Counter(one.known + one.row) - Counter(state.hands[seat] + state.face_up[seat])
    if lying:
        yield f"seat {seat}: does not have {list(lying.elements())}"
    unknown = unknown_cards(state, seat, memory)
    if unknown.total() != one.unknown + one.hidden_row:
        yield f"seat {seat}: {one.unknown} unknown"
    if one.face_down != len(state.face_down[seat]):
        yield f"seat {seat}: {one.face_down} face down"
    for proof in one.proofs:
        if not proof.holds(state.table, unknown.elements()):
            yield f"seat {seat}: {proof} is wrong of {list(unknown.elements())}"


def _hidden(state: State, memory: Memory) -> Cards:
    """The true cards of all hidden places: those set aside are what is nowhere else."""
    seats = range(len(state.hands))
    zones = (*state.hands, *state.face_up, *state.face_down, state.stock, state.burned, cards_of(state.pile))
    hidden = Counter(pack_for(state.table.rules, len(seats)))
    hidden.subtract(card for zone in zones for card in zone)
    hidden.update(state.stock)
    for seat in seats:
        hidden.update(state.face_down[seat])
        hidden.update(unknown_cards(state, seat, memory))
    return +hidden
