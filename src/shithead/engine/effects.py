"""What a play does: it lies on the pile, burns, skips, and its player draws.

All cards that reach the pile pass through ``settle``, so the burn test stands in one place.
"""

from msgspec.structs import replace

from shithead.cards import Card, sort_cards
from shithead.engine.events import BurnCause, Drew, Event, PickedUp, PileBurned
from shithead.engine.pile import Pile, cards_of, top_run
from shithead.engine.state import Laid, State
from shithead.engine.turn import end_turn
from shithead.rules.compile import RuleTable
from shithead.rules.model import Replay

Zones = tuple[tuple[Card, ...], ...]

PAIR = 2


def with_seat(zones: Zones, seat: int, cards: tuple[Card, ...]) -> Zones:
    """The zones of all seats with one of them changed."""
    return (*zones[:seat], cards, *zones[seat + 1 :])


def burn_cause(table: RuleTable, pile: Pile) -> BurnCause | None:
    """Whether what was just laid burns the pile (R5, D30 to D35), and by which rule."""
    rank, run = top_run(pile)
    if rank is None:
        return None
    if table.burns[rank]:
        return BurnCause.RANK
    if table.set_burns[rank] and run >= table.rules.set_burn:
        return BurnCause.SET
    return None


def refill(state: State, seat: int, events: list[Event]) -> State:
    """Draw up to the size of a hand while the stock lasts (D20, D58)."""
    count = min(state.table.rules.draw_to - len(state.hands[seat]), len(state.stock))
    if count <= 0:
        return state
    drawn = state.stock[:count]
    events.append(Drew(seat=seat, count=count, cards=drawn))
    hand = sort_cards(state.hands[seat] + drawn)
    return replace(state, hands=with_seat(state.hands, seat, hand), stock=state.stock[count:])


def _skips(table: RuleTable, laid: Laid) -> int:
    return int(table.rules.pair_skips and len(laid.cards) == PAIR)


def _replay(table: RuleTable, cause: BurnCause) -> Replay:
    return table.rules.burn_replay if cause is BurnCause.RANK else table.rules.set_burn_replay


def settle(state: State, seat: int, laid: Laid, events: list[Event], *, progress: bool = False) -> State:
    """Put a play on the pile and let everything follow from it.

    Args:
        state: the game, the cards already taken from where they were.
        seat: who plays.
        laid: the play.
        events: what happened; added to.
        progress: a blind card or the stock was turned.
    """
    table = state.table
    pile = (*state.pile, laid)
    cause = burn_cause(table, pile)
    if cause is None:
        state = replace(state, pile=pile)
    else:
        cards = cards_of(pile)
        events.append(PileBurned(seat=seat, count=len(cards), cause=cause))
        state = replace(state, pile=(), burned=state.burned + cards)
    stock = state.stock
    state = refill(state, seat, events)
    progress = progress or cause is not None or state.stock is not stock
    if cause is None:
        return end_turn(state, seat, events, progress=progress, skips=_skips(table, laid))
    return end_turn(state, seat, events, progress=progress, replay=_replay(table, cause))


def take_pile(
    state: State, seat: int, extra: tuple[Card, ...], fee: Card | None, events: list[Event], *, progress: bool
) -> State:
    """Take the pile and one more card, a fee or a card that did not beat it, into the hand; the turn ends."""
    taken = cards_of(state.pile) + extra
    events.append(PickedUp(seat=seat, count=len(taken), fee=fee))
    hand = sort_cards(state.hands[seat] + taken)
    state = replace(state, hands=with_seat(state.hands, seat, hand), pile=())
    return end_turn(state, seat, events, progress=progress)
