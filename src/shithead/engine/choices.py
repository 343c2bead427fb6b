"""What a play leaves open: a rank to name, higher or lower, who takes the pile, who plays next.

A play on top of the pile is asked for one thing after the other; where only one answer is possible it is
given without asking.
"""

from msgspec.structs import replace

from shithead.cards import RANK_LETTERS, Rank
from shithead.engine.events import Declared, Event, Named, Targeted, Zone
from shithead.engine.moves import Choose
from shithead.engine.pile import beats, binding, class_of, completes_set, demanded
from shithead.engine.source import is_in, others_in
from shithead.engine.state import Laid, State
from shithead.errors import IllegalMove, Reason
from shithead.rules.values import Follow, Give


def _may_be_named(state: State, laid: Laid, rank: Rank) -> bool:
    if not state.pile:
        return bool(state.table.on_empty >> rank & 1)
    blind = laid.zone in (Zone.FACE_DOWN, Zone.STOCK)
    wanted = demanded(state, Zone.FACE_DOWN if blind else laid.zone)
    if not blind:
        return beats(state, wanted, rank, len(laid.cards))
    if wanted.classes >> rank & 1:
        return True
    return state.table.rules.completion_beats and completes_set(state, rank, 1)


def _names(state: State, laid: Laid, mimic: tuple[Rank, ...]) -> tuple[Choose, ...]:
    fitting = tuple(rank for rank in mimic if _may_be_named(state, laid, rank))
    return tuple(Choose(rank=rank) for rank in sorted(fitting or mimic))


def open_choices(state: State, seat: int, laid: Laid, *, burns: bool) -> tuple[Choose, ...]:
    """What may be said next about a play; nothing where nothing is open.

    Args:
        state: the game without the play on the pile.
        seat: who plays.
        laid: the play, with what was said about it so far.
        burns: it burns the pile, so that only its name matters.
    """
    table = state.table
    power = table.powers[class_of(table, laid)]
    if laid.named is None and power.mimic:
        return _names(state, laid, power.mimic)
    if burns or not effects_count(state, seat):
        return ()
    if power.follow is Follow.CHOICE and laid.lower is None and not power.transparent:
        return (Choose(lower=False), Choose(lower=True))
    others = others_in(state, seat)
    if (power.gives is Give.CHOSEN and laid.receiver is None) or (power.target and laid.successor is None):
        return tuple(Choose(seat=other) for other in sorted(others))
    return ()


def effects_count(state: State, seat: int) -> bool:
    """Whether what a play does to others counts: not always for a last card (D53)."""
    return state.table.rules.out_effects or bool(state.stock) or is_in(state, seat)


def say(state: State, seat: int, laid: Laid, choice: Choose, events: list[Event]) -> Laid:
    """A play after one more thing was said about it; ``state`` is the game without it on the pile.

    A name may make it one that binds, or one that does not.
    """
    if choice.rank is not None:
        events.append(Named(seat=seat, rank=choice.rank))
        laid = replace(laid, named=choice.rank)
        return replace(laid, bound=binding(state, laid.zone, laid))
    if choice.lower is not None:
        events.append(Declared(seat=seat, lower=choice.lower))
        return replace(laid, lower=choice.lower)
    power = state.table.powers[class_of(state.table, laid)]
    if power.gives is Give.CHOSEN and laid.receiver is None:
        return replace(laid, receiver=choice.seat)
    events.append(Targeted(seat=seat, successor=choice.seat if choice.seat is not None else seat))
    return replace(laid, successor=choice.seat)


def without_top(state: State) -> State:
    """The game without the play that is being asked about."""
    return replace(state, pile=state.pile[:-1])


def check_choice(choice: Choose, options: tuple[Choose, ...]) -> None:
    """Make sure that an answer is one of those that are open.

    Raises:
        IllegalMove: it is not.
    """
    if choice in options:
        return
    if choice.rank is not None and any(option.rank is not None for option in options):
        raise IllegalMove(Reason.RANK_NOT_OPEN, rank=RANK_LETTERS[choice.rank])
    raise IllegalMove(Reason.NOT_A_CHOICE)
