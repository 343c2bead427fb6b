"""``Record``: rules, deal and moves: enough to play a finished or running game again."""

from msgspec import Struct

from shithead.engine.apply import apply
from shithead.engine.deal import Deal, open_game
from shithead.engine.moves import Move
from shithead.engine.state import State
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules


class Record(Struct, frozen=True):
    """A game as it was played.

    Attributes:
        rules: the rules of the table.
        dealer: the dealer's seat.
        lead: the seat that leads where the rules always let the same one lead.
        deal: where the cards lay after dealing.
        moves: who moved and how, in order.
    """

    rules: Rules
    dealer: int
    lead: int
    deal: Deal
    moves: tuple[tuple[int, Move], ...]


def replay(record: Record) -> State:
    """Play a record again.

    Returns:
        The state after its last move.

    Raises:
        RulesError: its rules cannot be played.
        IllegalMove: a recorded move is not legal.
    """
    state, _ = open_game(compile_rules(record.rules), record.deal, record.dealer, record.lead)
    for seat, move in record.moves:
        state, _ = apply(state, seat, move)
    return state
