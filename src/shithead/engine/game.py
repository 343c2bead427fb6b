"""``Game``: the façade for programs that play one game in one place."""

from shithead.engine.apply import apply
from shithead.engine.check import check, is_legal
from shithead.engine.deal import Deal, Shuffler, open_game, shuffle
from shithead.engine.events import Event
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Move
from shithead.engine.outcome import Outcome
from shithead.engine.record import Record
from shithead.engine.state import State
from shithead.engine.view import View, view
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules


class Game:
    """A state that moves on, and the record that grows with it.

    Args:
        rules: the rules of the table.
        deal: where the cards lie.
        dealer: the dealer's seat.
        lead: the seat that leads where the rules always let the same one lead.
    """

    def __init__(self, rules: Rules, deal: Deal, dealer: int, lead: int = 0) -> None:
        self._rules, self._deal, self._dealer, self._lead = rules, deal, dealer, lead
        self._moves: list[tuple[int, Move]] = []
        self._state, self._opening = open_game(compile_rules(rules), deal, dealer, lead)

    @classmethod
    def deal(cls, rules: Rules, seats: int, dealer: int, rng: Shuffler, lead: int = 0) -> "Game":
        """Shuffle, deal and open a game."""
        return cls(rules, shuffle(compile_rules(rules), seats, dealer, rng), dealer, lead)

    @property
    def state(self) -> State:
        """Everything that is true about the game now."""
        return self._state

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened up to the first decision."""
        return self._opening

    @property
    def record(self) -> Record:
        """The game up to now."""
        return Record(self._rules, self._dealer, self._lead, self._deal, tuple(self._moves))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self._state.outcome

    @property
    def acting_seats(self) -> tuple[int, ...]:
        """The seats for which the open decision waits."""
        return acting_seats(self._state)

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """The canonical legal moves of a seat."""
        return legal_moves(self._state, seat)

    def check(self, seat: int, move: Move) -> None:
        """Make sure that a seat may make a move; raises ``IllegalMove``."""
        check(self._state, seat, move)

    def is_legal(self, seat: int, move: Move) -> bool:
        """Whether a seat may make a move."""
        return is_legal(self._state, seat, move)

    def view(self, viewer: int | None) -> View:
        """What a viewer may see."""
        return view(self._state, viewer)

    def apply(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Make a move and return what happened; raises ``IllegalMove`` and then changes nothing."""
        self._state, events = apply(self._state, seat, move)
        self._moves.append((seat, move))
        return events
