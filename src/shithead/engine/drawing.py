"""Drawing from the stock, and the row that comes to the hand after it (D19 to D21, D41)."""

from msgspec.structs import replace

from shithead.cards import Card, Rank, sort_cards
from shithead.engine.events import Drew, Event, RowTaken
from shithead.engine.state import State
from shithead.engine.zones import with_seat
from shithead.rules.values import DrawWhen, RowUse


def refill(state: State, seat: int, events: list[Event]) -> State:
    """Draw up to the size of a hand while the stock lasts (D20, D58)."""
    if not state.stock:
        return state
    count = min(state.table.draw_to[len(state.hands)] - len(state.hands[seat]), len(state.stock))
    if count <= 0:
        return state
    drawn = state.stock[:count]
    events.append(Drew(seat=seat, count=count, cards=drawn))
    hand = sort_cards(state.hands[seat] + drawn)
    return replace(state, hands=with_seat(state.hands, seat, hand), stock=state.stock[count:])


def draw_after_play(state: State, seat: int, events: list[Event]) -> State:
    """Draw after a play; a hand with no card left draws in any case (D21)."""
    if state.table.rules.draw_when is DrawWhen.AFTER_PLAY or not state.hands[seat]:
        return refill(state, seat, events)
    return state


def take_row(state: State, seat: int, events: list[Event]) -> State:
    """Take the face-up row, or its first card, once hand and stock are gone, where the rules say so (D41)."""
    use = state.table.rules.row_use
    if use is RowUse.ON_TABLE or state.hands[seat] or state.stock or not state.face_up[seat]:
        return state
    row = state.face_up[seat]
    taken = row if use is RowUse.TAKEN else row[:1]
    events.append(RowTaken(seat=seat, cards=taken))
    return replace(
        state,
        hands=with_seat(state.hands, seat, sort_cards(taken)),
        face_up=with_seat(state.face_up, seat, row[len(taken) :]),
    )


def drawn_matches(drawn: tuple[Card, ...], rank: Rank) -> int:
    """How many of the drawn cards are of a rank (D19)."""
    return sum(card.rank is rank for card in drawn)
