"""Every screen: can everybody use it, does it fit, does it say what is wrong."""

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from msgspec import Struct
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.hosting import hosted
from tests.browser.person import DESKTOP, SMALL_PHONE, Person

UNSAID = re.compile(r"\b(?:status|log|seat|action|refusal|rules|demand|title)-[a-z-]+\b|\{\$?\w+\}")
"""What a text looks like of which the sentence or an argument is missing."""


def findings(page: Page) -> list[str]:
    """What axe has to say about the page as it is."""
    return [f"{found['id']}: {found['help']}" for found in Axe().run(page).response["violations"]]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return width


def screens(person: Person, base: str) -> Iterator[str]:
    """Walk through all screens; stops at each."""
    page = person.page
    person.visit(base)
    yield "start"
    person.click("[data-testid=rules] >> nth=0")
    page.wait_for_selector("[data-testid=sheet]")
    yield "rules"
    person.click("[data-testid=close]")
    person.choose_game("idiot", 1)
    person.click("[data-action=play-friends]")
    page.wait_for_selector("[data-testid=lobby]")
    person.ready()
    yield "lobby"
    person.click("[data-testid=lobby] [data-action=deal]")
    page.wait_for_selector("[data-testid=table][data-phase=swap]")
    size = page.viewport_size or DESKTOP
    page.set_viewport_size(DESKTOP)
    person.show_playable()
    page.set_viewport_size(size)
    yield "swap"
    person.act("ready")
    page.wait_for_selector("[data-testid=table][data-phase=play]")
    yield "play"
    person.play_to_the_end()
    yield "result"


class Visit(Struct, frozen=True):
    """How somebody comes to the page."""

    language: str
    size: ViewportSize
    scheme: Literal["light", "dark"]


VISITS = (
    Visit("en", SMALL_PHONE, "light"),
    Visit("it", SMALL_PHONE, "dark"),
    Visit("en", DESKTOP, "dark"),
    Visit("it", DESKTOP, "light"),
)


@pytest.mark.parametrize("visit", VISITS, ids=["small en", "small it dark", "large en dark", "large it"])
def test_no_screen_shuts_anybody_out(browser: Browser, visit: Visit) -> None:
    """On every screen of a whole game axe finds nothing, all fits, and no sentence is missing.

    The browser's console stays empty all the while: nothing breaks the content security policy.
    """
    context = browser.new_context(
        viewport=visit.size, color_scheme=visit.scheme, locale=visit.language, reduced_motion="reduce"
    )
    person = Person(context.new_page())
    said: list[str] = []
    person.page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    person.page.on("pageerror", lambda error: said.append(str(error)))
    complaints: dict[str, object] = {}
    with hosted(seed=6) as base:
        for screen in screens(person, base):
            unsaid = UNSAID.findall(person.page.locator("body").inner_text())
            complaints[screen] = (findings(person.page), max(0, overflow(person.page)), unsaid)
        context.close()

    assert {screen: found for screen, found in complaints.items() if found != ([], 0, [])} == {}
    assert said == []


def test_the_page_speaks_the_language_of_the_browser(browser: Browser) -> None:
    """Italian for an Italian browser; the switch changes every word at once, and the choice is kept."""
    context = browser.new_context(locale="it-IT")
    person = Person(context.new_page())
    with hosted() as base:
        person.visit(base)
        expect(person.page.locator("html")).to_have_attribute("lang", "it")
        person.click("[data-language=en]")
        expect(person.page.locator("html")).to_have_attribute("lang", "en")
        person.page.reload()
        person.ready()

        expect(person.page.locator("html")).to_have_attribute("lang", "en")
    context.close()


def test_axe_finds_a_planted_fault(page: Page) -> None:
    """The detector works: a picture without a text and a button without a name are found."""
    with hosted() as base:
        Person(page).visit(base)
        page.evaluate("document.querySelector('main').append(new Image(), document.createElement('button'))")

        found = " ".join(findings(page))
    assert "image-alt" in found
    assert "button-name" in found


def test_an_injected_script_does_not_run(page: Page) -> None:
    """The policy is in force: a script that finds its way into the page is refused."""
    with hosted() as base:
        Person(page).visit(base)
        page.evaluate(
            "() => { const planted = document.createElement('script'); planted.text = 'window.ran = true';"
            " document.body.append(planted) }"
        )

        assert page.evaluate("window.ran") is None


@pytest.mark.parametrize(
    "name", ["👩‍👩‍👧‍👦 famiglia", "<img src=x onerror=alert(1)>"[:20], "שלום ירושלים", "ᚠᛇᚻ"]
)
def test_names_of_any_kind_are_shown_as_text(page: Page, name: str) -> None:
    """Emoji, brackets and other scripts arrive at the table as they were typed."""
    with hosted() as base:
        person = Person(page, name)
        person.visit(base)
        person.choose_game("classic", 1)
        person.click("[data-action=play-friends]")
        page.wait_for_selector("[data-testid=lobby]")

        expect(page.locator("[data-testid=seat][data-seat='0']")).to_contain_text(name)


def test_a_name_of_nothing_is_refused_in_words(page: Page) -> None:
    """A name that nobody can see is refused on the start page, and the page stays usable."""
    with hosted() as base:
        person = Person(page, "\u200b\u200b")
        person.visit(base)
        person.choose_game("classic", 1)
        person.click("[data-action=play-bots]")
        expect(page.get_by_test_id("refusal")).not_to_be_empty()
        page.locator("input[name=name]").fill("Ada")
        person.click("[data-action=play-bots]")

        expect(page.get_by_test_id("table")).to_be_visible()


def test_a_wrong_link_says_so_and_leads_back(page: Page) -> None:
    """A link that leads to no table offers the start page."""
    with hosted() as base:
        person = Person(page)
        page.goto(f"{base}/t/nosuchtable12345")
        expect(page.get_by_test_id("wrong-link")).to_be_visible()
        person.click("[data-testid=wrong-link] a")

        expect(page.locator("[data-action=play-bots]")).to_be_visible()


def test_a_refused_play_is_explained_and_can_be_corrected(page: Page) -> None:
    """A card that is too low is sent all the same; the answer names what lies there and what would do."""
    page.set_viewport_size(DESKTOP)
    person = Person(page)
    with hosted(seed=1) as base:
        person.start_against_bots(base, "tabletop", 1)
        person.show_playable()
        asked = person.question()
        for _ in range(60):
            dim = page.locator("[data-testid=hand] .cards button.dim")
            if asked["phase"] == "play" and dim.count():
                person.touch(dim.first)
                person.act("play")
                break
            person.answer(asked)
            person.answered(asked["key"])
            asked = person.question()

        expect(page.get_by_test_id("refusal")).to_contain_text("or higher")
        expect(page.get_by_test_id("live")).to_contain_text("or higher")
        assert person.question()["key"] == asked["key"]


def test_a_hand_of_many_cards_can_be_used_on_a_small_phone(page: Page) -> None:
    """Whoever takes every pile still has a hand that fits: nothing sticks out, each card can be hit."""
    page.set_viewport_size(SMALL_PHONE)
    page.emulate_media(reduced_motion="reduce")
    person = Person(page)
    with hosted(seed=3) as base:
        person.start_against_bots(base, "idiot", 1)
        while int(page.get_by_test_id("hand").get_attribute("data-count") or 0) < 22:
            asked = person.question()
            if asked["phase"] == "swap":
                person.act("ready")
            elif person.can("take"):
                person.act("take")
            else:
                person.touch(person.hand_cards().first)
                person.act("play")
            person.answered(asked["key"])
        person.question()
        last = person.hand_cards().last
        last.scroll_into_view_if_needed()
        last.click()

        assert last.get_attribute("aria-pressed") != "false"
        assert overflow(page) <= 0
        narrow = page.locator("[data-testid=hand] .cards .item").evaluate_all(
            "(items) => items.slice(1).map((item, index) =>"
            " item.getBoundingClientRect().x - items[index].getBoundingClientRect().x)"
        )
        assert min(narrow) >= 22
