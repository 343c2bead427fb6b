"""Nothing that a viewer is shown depends on a card that it cannot see."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings

from shithead.cards import Card
from shithead.engine.apply import apply
from shithead.engine.check import check, is_legal
from shithead.engine.deal import deal
from shithead.engine.events import redact
from shithead.engine.legal import legal_moves
from shithead.engine.moves import LayOff, Move, Play
from shithead.engine.state import Phase, State
from shithead.engine.view import View, view
from shithead.errors import IllegalMove
from shithead.notation.state import format_state
from shithead.testing.play import random_step, random_walk
from shithead.testing.strategies import PRESETS, SEEDS, states
from shithead.testing.worlds import Slot, hidden_slots, other_world
from tests.properties.spellings import candidates
from tests.soak import examples

MOST_DRAWN = 12
"""The largest number of cards to which a hand is filled."""


def viewers(state: State) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(len(state.hands)), None)


@settings(max_examples=examples(100))
@given(states(), SEEDS)
def test_a_view_is_the_same_in_all_worlds(state: State, seed: int) -> None:
    """A view does not change when the cards that its viewer cannot see change places."""
    rng = Random(seed)
    for viewer in viewers(state):
        assert view(other_world(state, viewer, rng), viewer) == view(state, viewer), format_state(state)


def verdict(state: State, seat: int, move: Move) -> object:
    """Whether a move is taken, and if not, everything that is said about it."""
    try:
        check(state, seat, move)
    except IllegalMove as error:
        return error.reason, dict(error.details)
    return "legal"


@settings(max_examples=examples(100))
@given(states(), SEEDS)
def test_a_refusal_is_the_same_in_all_worlds(state: State, seed: int) -> None:
    """What a seat is told about any move, legal or not, does not depend on cards that it cannot see."""
    rng = Random(seed)
    for seat in range(len(state.hands)):
        other = other_world(state, seat, rng)
        for move in candidates(state, seat):
            assert verdict(state, seat, move) == verdict(other, seat, move), f"{move} {format_state(state)}"


def revealed(state: State, viewer: int | None, seat: int, move: Move) -> list[Slot]:
    """Hidden cards that a move may show to a viewer: those laid, the turned one, the next of the stock."""
    laid = move.cards if isinstance(move, Play) else (move.card,) if isinstance(move, LayOff) else ()
    shown: list[Slot] = []
    for slot in hidden_slots(state, viewer):
        zone, owner, place = slot
        laid_now = zone == "hands" and owner == seat and state.hands[seat][place] in laid
        turned = zone == "face_down" and owner == seat
        drawn = zone == "stock" and place < MOST_DRAWN
        if laid_now or turned or drawn:
            shown.append(slot)
    return shown


@settings(max_examples=examples(100))
@given(states(), SEEDS)
def test_events_are_the_same_in_all_worlds(state: State, seed: int) -> None:
    """What a viewer is told of a move, and what it sees afterwards, shows only what the move reveals."""
    rng = Random(seed)
    seat, move = random_step(state, rng)
    after, events = apply(state, seat, move)
    if after.phase is not state.phase:
        return
    for viewer in viewers(state):
        keep = revealed(state, viewer, seat, move) if state.phase is not Phase.SWAP else []
        other = other_world(state, viewer, rng, keep)
        if not is_legal(other, seat, move):
            continue
        other_after, other_events = apply(other, seat, move)

        assert [redact(event, viewer) for event in other_events] == [
            redact(event, viewer) for event in events
        ]
        assert view(other_after, viewer) == view(after, viewer)


@settings(max_examples=examples(50))
@given(states(), SEEDS)
def test_redacting_keeps_the_kind_and_is_done_once(state: State, seed: int) -> None:
    """What a viewer is told of an event is of the same kind, and nothing more could be taken from it."""
    for _, after, events in random_walk(state, Random(seed), 20):
        for event, viewer in product(events, viewers(after)):
            seen = redact(event, viewer)

            assert seen is None or (type(seen) is type(event) and redact(seen, viewer) == seen)


Leak = Callable[[State, int | None], object]


def others(state: State, viewer: int | None) -> list[int]:
    """All seats but the viewer's."""
    return [seat for seat in range(len(state.hands)) if seat != viewer]


def dealt_order(state: State, viewer: int | None) -> object:
    """A view that tells the hands of others, as mere ranks."""
    return [[card.rank for card in state.hands[seat]] for seat in others(state, viewer)]


def highest_card_first(state: State, viewer: int | None) -> object:
    """A view whose order of seats depends on their hands."""
    strength: Callable[[int], int] = lambda seat: max((c.index for c in state.hands[seat]), default=0)  # noqa: E731
    return sorted(others(state, viewer), key=strength)


def face_down_cards(state: State, viewer: int | None) -> object:
    """A view with the face-down cards."""
    return state.face_down


def own_face_down_set(state: State, viewer: int | None) -> object:
    """A view that tells a seat its own face-down cards, order aside."""
    return None if viewer is None else frozenset(state.face_down[viewer])


def stock_top(state: State, viewer: int | None) -> object:
    """A view with the next card of the stock."""
    return state.stock[:1]


def legal_of_others(state: State, viewer: int | None) -> object:
    """A view with the legal moves of all seats."""
    return [legal_moves(state, seat) for seat in others(state, viewer)]


def rows_as_they_lie(state: State, viewer: int | None) -> object:
    """A view that shows swaps before all are ready."""
    return state.face_up


def can_somebody_play(state: State, viewer: int | None) -> object:
    """A view that tells how many moves the others have."""
    return sum(len(legal_moves(state, seat)) for seat in others(state, viewer))


LEAKS: list[Leak] = [
    dealt_order,
    highest_card_first,
    face_down_cards,
    own_face_down_set,
    stock_top,
    legal_of_others,
    rows_as_they_lie,
    can_somebody_play,
]


def is_found(leak: Leak) -> bool:
    """Whether some world in some game tells the leak."""
    rng = Random(0)
    for rules in PRESETS:
        opening, _ = deal(rules, rules.min_seats, 0, rng)
        for _, state, _ in random_walk(opening, rng, 40):
            for viewer in viewers(state):
                if leak(state, viewer) != leak(other_world(state, viewer, rng), viewer):
                    return True
    return False


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Leak) -> None:
    """A view with a hidden fact in it differs between worlds, and so the tests above would find it."""
    assert is_found(leak)


def test_the_view_itself_is_no_leak() -> None:
    """The search for leaks finds none in the view as it is."""
    seen: Callable[[State, int | None], View] = view

    assert not is_found(seen)


def test_other_worlds_hold_the_same_cards() -> None:
    """Another world is a game that could be: the same cards in all, the seen ones where they are."""
    rng = Random(1)
    opening, _ = deal(PRESETS[0], 4, 0, rng)
    for _, state, _ in random_walk(opening, rng, 60):
        other = other_world(state, 0, rng)

        assert everything(other) == everything(state)
        assert other.hands[0] == state.hands[0]


def everything(state: State) -> list[Card]:
    """All cards, sorted."""
    zones = (*state.hands, *state.face_up, *state.face_down, state.stock)
    return sorted((card for zone in zones for card in zone), key=lambda card: card.index)
