"""No byte that a running server sends a viewer depends on what that viewer may not know."""

import asyncio
import random
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

import pytest
from msgspec.structs import replace

from shithead.cards import Card
from shithead.engine import check as check_module
from shithead.engine.events import Event
from shithead.engine.moves import Move, Play
from shithead.engine.state import State
from shithead.engine.view import View, view
from shithead.errors import IllegalMove
from shithead.rules.load import preset_names
from shithead.server import http as http_module
from shithead.table import decide as decide_module
from shithead.table import project as project_module
from shithead.table.table import Table
from shithead.table.updates import Update
from tests.secrecy.script import Script, make_script, twin
from tests.secrecy.stage import watch
from tests.soak import examples

PAIRS = 8
"""Pairs of deals for each rule set; ``make soak`` takes a hundred times as many."""

LONGEST = 70

OFTEN_PLAYED = ("classic", "tabletop", "idiot")
SELDOM = 8
"""So many times fewer pairs for the other presets."""


def share(preset: str, count: int) -> int:
    """How many of so many pairs a preset gets."""
    return count if preset in OFTEN_PLAYED else count // SELDOM


def pairs(preset: str, count: int, seed: int) -> tuple[list[tuple[Script, Script]], int]:
    """Pairs of scripts, and how many scripts were given up because nothing hidden could change place."""
    rng = random.Random(f"{preset} {seed}")
    found: list[tuple[Script, Script]] = []
    given_up = 0
    while len(found) < count:
        script = make_script(preset, rng, LONGEST)
        other = next((each for each in (twin(script, rng) for _ in range(20)) if each is not None), None)
        if other is None:
            given_up += 1
        else:
            found.append((script, other))
    return found, given_up


async def first_difference(preset: str, count: int) -> tuple[bytes, bytes] | None:
    """The first frames by which a viewer can tell a pair of deals apart; ``None`` where there are none."""
    for script, other in pairs(preset, count, seed=1)[0]:
        seen, seen_of_other = await watch(script), await watch(other)
        for frame, frame_of_other in zip_longest(seen, seen_of_other, fillvalue=b""):
            if frame != frame_of_other:
                return frame, frame_of_other
    return None


@pytest.mark.parametrize("preset", preset_names())
def test_a_viewer_cannot_tell_deals_apart_that_differ_only_in_hidden_cards(preset: str) -> None:
    """Updates, events, refusals, resumed connections and HTTP answers are the same to the byte."""
    assert asyncio.run(first_difference(preset, examples(share(preset, PAIRS)))) is None


@pytest.mark.parametrize("preset", preset_names())
def test_most_games_have_a_twin(preset: str) -> None:
    """Few games are given up because what happened in them proves too much."""
    count = share(preset, 100)
    _, given_up = pairs(preset, count, seed=2)

    assert given_up <= max(count * 0.05, 2)


def leak_the_stock_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant: a number in every view depends on the next card of the stock."""

    def leaky(state: State, viewer: int | None) -> View:
        told = state.stock[0].index if state.stock else 0
        return replace(view(state, viewer), burned_count=len(state.burned) + told)

    monkeypatch.setattr(project_module, "view", leaky)


def leak_blind_cards_in_a_list_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant: the order of the viewer's legal moves depends on a face-down card."""

    def leaky(state: State, viewer: int | None) -> View:
        seen = view(state, viewer)
        blind = next((row[0].index for row in state.face_down if row), 0)
        return replace(seen, legal=seen.legal[::-1] if blind % 2 else seen.legal)

    monkeypatch.setattr(project_module, "view", leaky)


def leak_drawn_cards_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant: events are shown to everybody as they happened."""

    def leaky(event: Event, viewer: int | None) -> Event:
        del viewer
        return event

    monkeypatch.setattr(project_module, "redact", leaky)


def leak_the_holder_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant: who plays a card that they do not hold is told whether another hand holds it."""

    def leaky(state: State, seat: int, move: Move) -> None:
        try:
            check_module.check(state, seat, move)
        except IllegalMove as error:
            held = isinstance(move, Play) and any(move.cards[0] in hand for hand in state.hands)
            raise IllegalMove(error.reason, **dict(error.details), held=int(held)) from None

    monkeypatch.setattr(decide_module, "check", leaky)


def leak_a_hand_in_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant: only who comes back is told something about the last hand."""
    honest: Callable[..., Update] = project_module.snapshot

    def leaky(table: Table, viewer: int | None, now: int) -> Update:
        hand: tuple[Card, ...] = () if table.game is None else table.game.state.hands[-1]
        return replace(honest(table, viewer, now), now_ms=now + sum(card.index for card in hand))

    monkeypatch.setattr("shithead.server.history.snapshot", leaky)


def leak_the_stock_over_http(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant: a header of the facts about a table depends on the stock."""
    honest = http_module.Api.facts

    async def leaky(api: http_module.Api, request: Any) -> Any:
        response = await honest(api, request)
        async with api._lobby.using(request.path_params["link"]) as room:
            game = room.table.game
        response.headers["x-cards"] = str(game.state.stock[:1] if game else "")
        return response

    monkeypatch.setattr(http_module.Api, "facts", leaky)


PLANTS = (
    leak_the_stock_in_a_view,
    leak_blind_cards_in_a_list_order,
    leak_drawn_cards_in_an_event,
    leak_the_holder_in_a_refusal,
    leak_a_hand_in_a_snapshot,
    leak_the_stock_over_http,
)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison finds a leak wherever one is planted."""
    plant(monkeypatch)

    assert any(asyncio.run(first_difference(preset, PAIRS)) for preset in preset_names())
