"""``SearchBot``: imagines worlds that agree with all it knows, and plays them out.

It knows what ``remember`` tells it, and what it does not know it draws at random. Before play it tries every
way to arrange its hand and row; after that it grows one tree over all worlds. How long it thinks is a number
of games that it plays out, never a time, so that it plays the same on every machine.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from shithead.bots.base import Generator
from shithead.bots.belief import Belief, believe, proof_words
from shithead.bots.exchanged import before_exchanges
from shithead.bots.likeness import read_seats
from shithead.bots.memory import Memory, remember
from shithead.bots.nets import MIRROR, NET_SEATS, VERSUS, Net, find_net
from shithead.bots.rows import Row, all_rows, as_words, exchanges
from shithead.cards import Card
from shithead.engine.events import Event
from shithead.engine.moves import Move, Ready, Swap
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.kernel import fields as at
from shithead.kernel.board import Board, Decimals, Numbers
from shithead.kernel.chance import seeded
from shithead.kernel.moves import first, second
from shithead.kernel.policy import LOOSE
from shithead.kernel.positions import counted
from shithead.kernel.question import WAIT, Question
from shithead.kernel.search import search_flat, search_rows, search_tree
from shithead.kernel.tables import table_words
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.rules.values import RowUse

SEED_BITS: Final = 50
KEPT_ROWS: Final = 4
"""Of so many rows one is tried on."""
MOST_ROWS: Final = 126
"""More ways to arrange hand and row than that are not looked at one by one."""


_Loaded: TypeAlias = tuple[Decimals, int]
"""A network as the kernel takes it: its weights, and the size of its hidden layer; without a network, 0."""


class Thinking(Struct, frozen=True):
    """How a bot thinks.

    Attributes:
        playouts: games that it plays out for a decision.
        explore: how much it prefers moves that it has rarely tried.
        flat: it tries all moves equally often, and grows no tree.
        each: where it is flat, ``playouts`` is a number for each move and not for all together.
        policy: how games are played on; see ``kernel.policy``.
        judges: it asks a trained network, where there is one, in place of playing games out.
        reads: it watches how others play, and expects of who plays like greedy play that it goes on so.
        most: moves after which a game that is played out counts as undecided.
    """

    playouts: int
    explore: float = 0.7
    flat: bool = False
    each: bool = False
    policy: int = LOOSE
    judges: bool = False
    reads: bool = False
    most: int = 1000


class SearchBot:
    """A bot that searches.

    Args:
        rules: the rules of the table.
        thinking: how it thinks.
    """

    def __init__(self, rules: Rules, thinking: Thinking) -> None:
        self._rules = rules
        self._table = compile_rules(rules)
        self._thinking = thinking
        self._nets: tuple[_Loaded, ...] | None = None

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        if len(view.legal) == 1:
            return view.legal[0]
        belief = self._believe(view, events, rng)
        swaps = any(isinstance(move, Swap) for move in view.legal)
        if swaps and (found := self._exchanges(view, events, belief, rng)):
            return found[0]
        if view.phase is Phase.SWAP:
            return Ready(on=True)
        moves = [code for code, move in belief.moves.items() if not isinstance(move, Swap)]
        return belief.moves[self._best(view, events, belief, moves, rng)]

    def arrange(self, view: View, events: Sequence[Event], rng: Generator) -> tuple[Move, ...]:
        """Arrange hand and row before play; see ``Arranger``."""
        return *self._exchanges(view, events, self._believe(view, events, rng), rng), Ready(on=True)

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Move out of turn, or not; see ``Interrupter``."""
        if all(isinstance(move, Swap) for move in view.legal):
            return None
        belief = self._believe(view, events, rng)
        moves = [code for code, move in belief.moves.items() if not isinstance(move, Swap)]
        chosen = self._best(view, events, belief, [*moves, WAIT], rng)
        return None if chosen == WAIT else belief.moves[chosen]

    def remember(self, view: View, events: Sequence[Event], rng: Generator) -> Memory:
        """What the bot knows; one that forgets knows less than it could."""
        del rng
        return remember(self._rules, view, events)

    def _believe(self, view: View, events: Sequence[Event], rng: Generator) -> Belief:
        memory = self.remember(view, events, rng)
        belief = believe(self._table, self._words(view), view, memory, events)
        if self._table.late_swap and view.phase in (Phase.PLAY, Phase.CHOOSE):
            belief.known[at.READY] |= 1 << _seat(view)
        return belief

    def _question(self, view: View, belief: Belief, moves: Sequence[int]) -> Question:
        t = self._words(view)
        seat, policies = _seat(view), [self._thinking.policy] * len(view.seats)
        question = Question(belief.known, seat, list(belief.unseen), list(belief.plan), policies, list(moves))
        question.most, question.explore = self._thinking.most, self._thinking.explore
        if self._thinking.judges and len(view.seats) == NET_SEATS and not t[at.T_SUITED]:
            self._ask_nets(question)
        return question

    def _ask_nets(self, question: Question) -> None:
        if self._nets is None:
            self._nets = tuple(_loaded(find_net(self._rules, kind)) for kind in (MIRROR, VERSUS))
        mirror, versus = self._nets
        question.ask(*mirror)
        if mirror[1]:
            question.ask_versus(*versus)

    def _words(self, view: View) -> Numbers:
        started = view.phase in (Phase.PLAY, Phase.CHOOSE)
        return table_words(self._table, len(view.seats), started=started)

    def _best(
        self, view: View, events: Sequence[Event], belief: Belief, moves: list[int], rng: Generator
    ) -> int:
        """The move, as a number, that does best in the worlds that were imagined."""
        if len(moves) == 1:
            return moves[0]
        question = self._question(view, belief, moves)
        if self._thinking.reads:
            for seat, reading in enumerate(read_seats(self._rules, view, events)):
                if seat != question.seat:
                    question.expect(seat, round(256 * reading.trust), proof_words(reading.guesses))
        x = seeded(rng.choice(range(1 << SEED_BITS)))
        thinking = self._thinking
        if thinking.flat:
            rounds = thinking.playouts if thinking.each else max(thinking.playouts // len(moves), 1)
            tried = search_flat(question, rounds, x)
        else:
            tried = search_tree(question, thinking.playouts, x)
        return _first_best(moves, tried)

    def _exchanges(
        self, view: View, events: Sequence[Event], belief: Belief, rng: Generator
    ) -> tuple[Swap, ...]:
        """The exchanges that lead to the best row; none where it lies there already.

        The chance in it comes from the cards, so that it aims at the same row after each exchange. Where the
        order of a row counts, that is not enough, since it has changed by then: what is left to do is found
        from how the cards lay before the first exchange, and nothing is where others have been made since.
        """
        made: tuple[Swap, ...] = ()
        if self._table.rules.row_use is RowUse.ONE_BY_ONE:
            view, events, made = before_exchanges(view, events)
            belief = self._believe(view, events, rng)
        planned = self._planned(view, belief)
        return planned[len(made) :] if planned[: len(made)] == made else ()

    def _planned(self, view: View, belief: Belief) -> tuple[Swap, ...]:
        t = self._words(view)
        seat = _seat(view)
        hand = _cards(belief.known, t, at.HANDS + seat * at.SIZE)
        row = _cards(belief.known, t, at.ROWS + seat * at.SIZE)
        rows = all_rows(hand, row)
        if len(rows) > MOST_ROWS:
            return ()
        codes = exchanges(row, self._best_row(view, belief, row, rows))
        mine, shown = list(view.hand), list(view.seats[seat].face_up)
        return tuple(
            Swap(self._taken(mine, first(code), t), self._taken(shown, second(code), t)) for code in codes
        )

    def _taken(self, cards: list[Card], number: int, t: Numbers) -> Card:
        """The first card that zones count under a number, taken out of the others."""
        classes = self._table.classes
        card = next(card for card in cards if counted(card, classes, t) == number)
        cards.remove(card)
        return card

    def _best_row(self, view: View, belief: Belief, row: Row, rows: tuple[Row, ...]) -> Row:
        question = self._question(view, belief, (WAIT,))
        x = seeded(_cards_seed(rows))
        rounds = max(self._thinking.playouts // (2 * len(rows)), 1)
        while len(rows) > 1:
            words = list(as_words(row, rows))
            worth = search_rows(question, words, rounds, x)
            order = sorted(range(len(rows)), key=lambda place: (-worth[place], rows[place]))
            kept = max(len(rows) // KEPT_ROWS, 1)
            rows = tuple(rows[place] for place in order[:kept])
            rounds *= KEPT_ROWS
        return rows[0]


def _loaded(net: Net | None) -> _Loaded:
    return (Decimals([]), 0) if net is None else (Decimals(list(net.weights)), net.units)


def _seat(view: View) -> int:
    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    return view.viewer


def _first_best(moves: list[int], tried: Sequence[int]) -> int:
    return moves[max(range(len(moves)), key=lambda place: (tried[place], -place))]


def _cards(s: Board, t: Numbers, zone: int) -> Row:
    return tuple(k for k in range(t[at.T_COUNT]) for _ in range(s.count(zone, k)))


def _cards_seed(rows: tuple[Row, ...]) -> int:
    """A number that depends on the cards of hand and row alone, however they are arranged."""
    seed = 0
    for row in sorted(rows):
        for k in row:
            seed = (seed * 61 + k + 1) % (1 << SEED_BITS)
    return seed
