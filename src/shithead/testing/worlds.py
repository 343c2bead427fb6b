"""Other worlds: states that a viewer cannot tell from the true one by what it is shown now.

Whatever a view, a refusal or a bot makes of such a state has to be the same as for the true one; if it is
not, it depends on a card that its viewer cannot see.
"""

from collections.abc import Collection
from random import Random

from msgspec.structs import replace

from shithead.cards import Card, remove_cards, sort_cards
from shithead.engine.state import Phase, State
from shithead.rules.values import Row

Slot = tuple[str, int, int]
"""Zone, seat (-1 for the stock) and place of a card."""


def hidden_slots(state: State, viewer: int | None) -> list[Slot]:
    """Where the cards lie that a viewer cannot see, others' swapped rows aside; but rows yet to be chosen."""
    seats = range(len(state.hands))
    choosing = state.phase is Phase.SWAP and state.table.rules.row is Row.CHOSEN
    rows = [
        ("face_up", seat, n)
        for seat in seats
        if choosing and seat != viewer
        for n in range(len(state.face_up[seat]))
    ]
    hands = [("hands", seat, n) for seat in seats if seat != viewer for n in range(len(state.hands[seat]))]
    down = [("face_down", seat, n) for seat in seats for n in range(len(state.face_down[seat]))]
    return [*hands, *rows, *down, *(("stock", -1, n) for n in range(len(state.stock)))]


def _without_swaps(state: State, viewer: int | None) -> State:
    """Put the rows of all other seats back as they were dealt, as everybody sees them who sees them."""
    hands, rows = list(state.hands), list(state.face_up)
    for seat, row in enumerate(state.dealt_up):
        if seat != viewer:
            hands[seat] = sort_cards(remove_cards(hands[seat] + rows[seat], row))
            rows[seat] = row
    return replace(state, hands=tuple(hands), face_up=tuple(rows))


def _with_swaps(state: State, viewer: int | None, rng: Random) -> State:
    """Let all other seats have swapped in some way."""
    hands, rows = list(state.hands), list(state.face_up)
    for seat, row in enumerate(rows):
        if seat != viewer:
            cards = [*hands[seat], *row]
            rng.shuffle(cards)
            hands[seat], rows[seat] = sort_cards(cards[len(row) :]), tuple(cards[: len(row)])
    return replace(state, hands=tuple(hands), face_up=tuple(rows))


def other_world(state: State, viewer: int | None, rng: Random, keep: Collection[Slot] = ()) -> State:
    """A state in which the cards that a viewer cannot see have changed places.

    Args:
        state: the true state.
        viewer: a seat; ``None`` is a spectator.
        rng: shuffles.
        keep: hidden cards that stay where they are; none in the swap phase.
    """
    swapping = state.phase is Phase.SWAP
    if swapping:
        state = _without_swaps(state, viewer)
    zones: dict[str, list[list[Card]]] = {
        "hands": [list(hand) for hand in state.hands],
        "face_up": [list(row) for row in state.face_up],
        "face_down": [list(row) for row in state.face_down],
        "stock": [list(state.stock)],
    }
    slots = [slot for slot in hidden_slots(state, viewer) if slot not in keep]
    cards = [zones[zone][seat][place] for zone, seat, place in slots]
    rng.shuffle(cards)
    for (zone, seat, place), card in zip(slots, cards, strict=True):
        zones[zone][seat][place] = card
    other = replace(
        state,
        hands=tuple(sort_cards(hand) for hand in zones["hands"]),
        face_up=tuple(tuple(row) for row in zones["face_up"]),
        face_down=tuple(tuple(row) for row in zones["face_down"]),
        stock=tuple(zones["stock"][0]),
    )
    return _with_swaps(other, viewer, rng) if swapping else other
