"""How well bots play: chosen on the start page and in the lobby, and shown at the seats."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.hosting import hosted
from tests.browser.person import DESKTOP, PHONE, Person

EACH = "[data-testid=levels] details [data-testid=level]"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_level_for_all_bots(page: Page, size: ViewportSize) -> None:
    """It is chosen on the start page, shown at every seat, and remembered for the next table."""
    page.set_viewport_size(size)
    with hosted() as address:
        person = Person(page)
        person.visit(address)
        levels = page.get_by_test_id("levels")
        expect(levels).to_have_attribute("data-levels", "casual casual casual")
        levels.get_by_test_id("level").first.select_option("expert")
        expect(levels).to_have_attribute("data-levels", "expert expert expert")
        expect(levels).to_contain_text("Thinks ahead and remembers every card.")
        person.click("[data-action=play-bots]")
        signs = page.locator("[data-testid=table] [data-testid=seat] [data-level]")
        expect(signs).to_have_count(3)
        for seat in range(3):
            expect(signs.nth(seat)).to_have_attribute("aria-label", "bot, expert")
        page.goto(address)
        expect(levels).to_have_attribute("data-levels", "expert expert expert")


def test_each_bot_has_its_own_level(page: Page) -> None:
    """One list for each bot; the list for all then says that they differ."""
    with hosted() as address:
        person = Person(page)
        person.visit(address)
        page.locator("[data-testid=levels] summary").click()
        page.locator(EACH).nth(1).select_option("master")
        expect(page.get_by_test_id("levels")).to_have_attribute("data-levels", "casual master casual")
        expect(page.get_by_label("How well the bots play").last).to_have_value("")
        person.click("[data-action=play-bots]")
        signs = page.locator("[data-testid=table] [data-testid=seat] [data-level]")
        expect(signs).to_have_count(3)
        assert sorted(sign.get_attribute("data-level") or "" for sign in signs.all()) == [
            "casual",
            "casual",
            "master",
        ]


def test_the_host_chooses_levels_in_the_lobby(page: Page) -> None:
    """A free seat says which bot would take it and how well it plays; guests only see that."""
    with hosted() as address:
        person = Person(page)
        person.visit(address)
        person.click("[data-action=play-friends]")
        lobby = page.get_by_test_id("lobby")
        lobby.get_by_label("How well Pickle plays").select_option("beginner")
        free = lobby.locator("[data-testid=seat][data-seat='2'] [data-level]")
        expect(free).to_have_attribute("data-level", "beginner")
        browser = page.context.browser
        assert browser is not None
        guest = browser.new_context().new_page()
        guest.goto(page.url)
        seen = guest.locator("[data-testid=seat][data-seat='2']")
        expect(seen).to_contain_text("Beginner")
        expect(seen.get_by_test_id("level")).to_have_count(0)
        guest.context.close()
        person.click("[data-action=deal]")
        expect(page.locator("[data-testid=seat][data-seat='2'] [data-level]")).to_have_attribute(
            "aria-label", "bot, beginner"
        )
