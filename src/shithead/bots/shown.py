"""A ``State`` that holds only what lies open, for the engine's own functions about the pile.

What a card may be laid on is decided in ``engine/pile.py`` alone, and its functions take a state. They look
at the pile, the order of the ladder, the turn and the number of seats; all other parts are left empty here,
so nothing that is hidden can be asked of such a state.
"""

from shithead.engine.pile import Pile, order_is_turned
from shithead.engine.state import Phase, State
from shithead.engine.view import View
from shithead.rules.compile import RuleTable


def shown_state(table: RuleTable, seats: int, pile: Pile, turn: int = 0, *, inverted: bool = False) -> State:
    """A state with nothing but a pile.

    Args:
        table: the compiled rules.
        seats: how many sit at the table.
        pile: what lies on the pile.
        turn: whose turn it is.
        inverted: the order of the ladder is turned round, cards in the pile that turn it left aside.
    """
    nothing: tuple[tuple[()], ...] = ((),) * seats
    return State(
        table=table,
        dealer=0,
        lead=0,
        phase=Phase.PLAY,
        decision=0,
        turn=turn,
        direction=1,
        inverted=inverted,
        duty=None,
        hands=nothing,
        face_up=nothing,
        face_down=nothing,
        dealt_up=nothing,
        stock=(),
        pile=pile,
        burned=(),
        ready=(False,) * seats,
        call_rank=None,
        may_pass=False,
        idle=0,
        out=(),
        outcome=None,
    )


def state_of(table: RuleTable, view: View) -> State:
    """The pile of a view as a state."""
    turn = 0 if view.turn is None else view.turn
    state = shown_state(table, len(view.seats), view.pile, turn)
    if not table.turns_order or order_is_turned(state) is view.inverted:
        return state
    return shown_state(table, len(view.seats), view.pile, turn, inverted=True)
