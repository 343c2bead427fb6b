"""The page without a mouse."""

from playwright.sync_api import Page, expect

from tests.browser.hosting import hosted
from tests.browser.person import DESKTOP
from tests.browser.typist import Typist


def test_a_whole_game_by_keys(page: Page) -> None:
    """From the start page to the result and the next deal, everything can be reached and done with keys."""
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="reduce")
    typist = Typist(page)
    with hosted(seed=6) as base:
        typist.visit(base)
        typist.reach(page.locator("[data-testid=rule-sets] input:checked"))
        while not page.locator("[data-testid=rule-sets] input[value=idiot]").is_checked():
            page.keyboard.press("ArrowDown")
        typist.reach(page.locator("input[name=name]"))
        page.keyboard.type("Ada")
        typist.click("[data-action=play-bots]")
        page.wait_for_selector("[data-testid=table]")
        typist.reach(page.get_by_test_id("show-playable"))
        page.keyboard.press("Space")
        typist.play_to_the_end()

        expect(page.get_by_test_id("result")).to_be_visible()
        typist.click("[data-testid=result] [data-action=deal]")
        expect(page.get_by_test_id("table")).to_have_attribute("data-phase", "swap")
    assert {"swap", "undo", "ready", "play"} <= set(typist.done)


def test_the_focus_can_be_seen(page: Page) -> None:
    """What has the focus has an outline."""
    with hosted() as base:
        typist = Typist(page)
        typist.visit(base)
        button = page.locator("[data-action=play-bots]")
        typist.reach(button)
        outline = button.evaluate("(node) => getComputedStyle(node).outlineStyle")

        assert outline != "none"
