"""Whole games in a real browser, from the full deal to the result page."""

import pytest
from msgspec import Struct
from playwright.sync_api import Page, ViewportSize, expect

from shithead.notation.record import parse_record, prove_record
from shithead.table.clock import NO_WAITING, Pace
from tests.browser.hosting import hosted
from tests.browser.person import DESKTOP, PHONE, SMALL_PHONE, Person

CALLING = Pace(bot_ms=0, call_ms=4000)


class Game(Struct, frozen=True):
    """A game to play, and what comes up in it.

    Attributes:
        preset: the rule set.
        opponents: how many bots.
        size: of the window.
        seed: of the deal; chosen so that over all games every kind of decision comes up.
        pace: of the table.
        deeds: what the person does at least once.
    """

    preset: str
    opponents: int
    size: ViewportSize
    seed: int
    pace: Pace
    deeds: frozenset[str]


GAMES = (
    Game(
        "classic", 2, PHONE, 9, CALLING, frozenset({"swap", "undo", "call", "set", "take with fee", "flip"})
    ),
    Game(
        "tabletop", 1, DESKTOP, 2, NO_WAITING, frozenset({"swap", "set", "take", "pass", "refused", "pair"})
    ),
    Game("idiot", 1, SMALL_PHONE, 7, NO_WAITING, frozenset({"swap", "set", "gamble", "flip"})),
    Game("masters-of-shithead", 3, PHONE, 4, NO_WAITING, frozenset({"swap", "play", "flip"})),
    Game("shit-bond", 2, SMALL_PHONE, 3, NO_WAITING, frozenset({"swap", "play", "choose"})),
    Game("wikipedia-2019", 2, DESKTOP, 3, NO_WAITING, frozenset({"swap", "set", "take"})),
)


@pytest.mark.parametrize("game", GAMES, ids=[game.preset for game in GAMES])
def test_a_whole_game_by_clicks(page: Page, game: Game) -> None:
    """A person plays a game of each rule set to its result, only by clicking what the page shows."""
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="reduce")
    person = Person(page)
    with hosted(game.seed, game.pace) as base:
        person.start_against_bots(base, game.preset, game.opponents)
        person.show_playable()
        page.set_viewport_size(game.size)
        person.play_to_the_end()

        expect(page.get_by_test_id("result")).to_be_visible()
        with page.expect_download() as saved:
            person.click("[data-action=record]")
        record = parse_record(saved.value.path().read_text(encoding="utf-8"))

        assert prove_record(record).outcome is not None
    assert game.deeds <= set(person.done)


def test_the_next_game_is_dealt_from_the_result(page: Page) -> None:
    """After a game the host deals again, and the table is there with a full deal; motion is on."""
    page.set_viewport_size(DESKTOP)
    person = Person(page)
    with hosted(seed=2) as base:
        person.start_against_bots(base, "idiot", 1)
        person.show_playable()
        person.play_to_the_end()
        page.reload()
        person.ready()
        person.click("[data-testid=result] [data-action=deal]")

        expect(page.get_by_test_id("table")).to_have_attribute("data-phase", "swap")
        expect(page.get_by_test_id("hand")).to_have_attribute("data-count", "3")
        expect(page.get_by_test_id("stock")).to_have_attribute("data-count", "34")
