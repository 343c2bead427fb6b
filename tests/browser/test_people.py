"""Several people at one table, each in a browser of their own."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from shithead.server.limits import Limits
from tests.browser.hosting import hosted
from tests.browser.person import DESKTOP, MOST_DECISIONS, OPEN_QUESTION, PHONE, Person

LAST_DECISION = "() => Number(document.querySelector('[data-testid=table]')?.dataset.decision ?? Infinity)"


@pytest.fixture
def browsers(browser: Browser) -> Iterator[list[Page]]:
    """Two pages that share nothing: a computer and a phone."""
    sizes = (DESKTOP, PHONE)
    contexts = [browser.new_context(viewport=size, reduced_motion="reduce") for size in sizes]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


@contextmanager
def two_at_a_table(browsers: list[Page], preset: str, seed: int = 1) -> Iterator[tuple[Person, Person]]:
    """Ada opens a table, Bo follows the link, and they sit in the lobby."""
    ada, bo = Person(browsers[0], "Ada"), Person(browsers[1], "Bo")
    with hosted(seed, limits=Limits(away_ms=0)) as base:
        ada.visit(base)
        ada.choose_game(preset, 1)
        ada.click("[data-action=play-friends]")
        link = ada.page.get_by_test_id("link").input_value()
        bo.visit(link)
        bo.page.locator("[data-testid=join] input").fill(bo.name)
        bo.click("[data-action=join]")
        expect(ada.page.get_by_test_id("lobby")).to_contain_text("Bo")
        yield ada, bo


def answer_in_turn(people: tuple[Person, ...]) -> bool:
    """Let everybody who is asked answer once; says whether anybody was."""
    newest = max(person.page.evaluate(LAST_DECISION) for person in people)
    answered = False
    for person in people:
        if newest != float("inf"):
            person.page.wait_for_function(f"(newest) => ({LAST_DECISION})() >= newest", arg=newest)
        asked = person.page.evaluate(OPEN_QUESTION)
        if asked and asked["phase"] != "ended":
            person.answer(asked)
            person.answered(asked["key"])
            answered = True
    return answered


def test_two_people_play_a_whole_game(browsers: list[Page]) -> None:
    """Two people in two browsers play a game to its end; both see the same loser."""
    with two_at_a_table(browsers, "idiot") as people:
        people[0].click("[data-testid=lobby] [data-action=deal]")
        for person in people:
            person.page.wait_for_selector("[data-testid=table]")
            person.page.set_viewport_size(DESKTOP)
            person.show_playable()
        for _ in range(MOST_DECISIONS):
            if not answer_in_turn(people):
                break
        losers = []
        for person in people:
            expect(person.page.get_by_test_id("result")).to_be_visible()
            losers.append(person.page.get_by_test_id("result").get_attribute("data-loser"))

        assert losers[0] == losers[1]
        assert losers[0] in {"0", "1"}


def test_the_table_waits_for_an_absent_person_and_a_bot_may_step_in(browsers: list[Page]) -> None:
    """Bo closes the page in the swap phase: Ada is told, lets a bot play, and Bo gets the seat back."""
    with two_at_a_table(browsers, "classic") as (ada, bo):
        ada.click("[data-testid=lobby] [data-action=deal]")
        bo.page.wait_for_selector("[data-testid=table]")
        link = bo.page.url
        bo.page.goto("about:blank")
        hand_over = ada.page.locator("[data-action=hand-over]")
        expect(hand_over).to_contain_text("Bo")
        hand_over.click()
        expect(hand_over).to_have_count(0)
        bo.visit(link)

        expect(bo.page.get_by_test_id("table")).to_be_visible()
        ada.act("ready")
        asked = ada.page.wait_for_function(
            "() => document.querySelector('[data-testid=table]').dataset.phase"
        )
        assert asked.json_value() in {"swap", "call", "play"}


def test_a_second_tab_takes_over_and_the_first_says_so(browsers: list[Page]) -> None:
    """The last tab of a guest plays; the older one stops and offers to take the table back."""
    with two_at_a_table(browsers, "classic") as (ada, _):
        second = Person(ada.page.context.new_page())
        second.visit(ada.page.url)

        expect(ada.page.get_by_test_id("ended")).to_be_visible()
        ada.click("[data-testid=take-back]")
        expect(second.page.get_by_test_id("ended")).to_be_visible()
        expect(ada.page.get_by_test_id("ended")).to_have_count(0)


def test_a_started_table_says_so_to_a_newcomer(browsers: list[Page], browser: Browser) -> None:
    """Who follows a link after the deal can watch, is told that the game has begun, and sees no hand."""
    with two_at_a_table(browsers, "classic") as (ada, _):
        ada.click("[data-testid=lobby] [data-action=deal]")
        ada.page.wait_for_selector("[data-testid=table]")
        context = browser.new_context()
        late = Person(context.new_page(), "Cleo")
        late.visit(ada.page.url)

        expect(late.page.get_by_test_id("table")).to_be_visible()
        expect(late.page.get_by_test_id("hand")).to_have_count(0)
        context.close()
