"""A person who has no mouse: everything is done with keys."""

from playwright.sync_api import Locator

from tests.browser.person import Person

MOST_STOPS = 60
"""A page on which one has to press Tab more often than this cannot be used."""

KEYS = {
    "play": "p",
    "take": "t",
    "gamble": "g",
    "flip": "f",
    "pass": "s",
    "call": "c",
    "ready": "r",
    "undo": "u",
    "lay": "l",
    "done": "d",
}

IS_FOCUSED = "(node) => node === document.activeElement"
IS_BESIDE = """
(node) => node !== document.activeElement && node.tabIndex < 0
  && node.closest('[role=group]')?.contains(document.activeElement)
"""


class Typist(Person):
    """Plays like any person, but with Tab, arrows, Enter and the letters of the actions."""

    def reach(self, target: Locator) -> None:
        """Move the focus to something: Tab from stop to stop, arrows within a group of cards."""
        for _ in range(MOST_STOPS):
            if target.evaluate(IS_FOCUSED):
                return
            if target.evaluate(IS_BESIDE):
                self._step_to(target)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key does not lead there")

    def _step_to(self, target: Locator) -> None:
        self.page.keyboard.press("Home")
        for _ in range(MOST_STOPS):
            if target.evaluate(IS_FOCUSED):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrows do not lead there")

    def click(self, target: str | Locator) -> None:
        """Reach something and press Enter."""
        place = self.page.locator(target).first if isinstance(target, str) else target
        self.reach(place)
        self.page.keyboard.press("Enter")

    def touch(self, card: Locator) -> None:
        """Choose a card, or let go of it."""
        self.click(card)

    def act(self, action: str, did: str | None = None) -> None:
        """Press the letter of an action."""
        self.page.keyboard.press(KEYS[action])
        self.done[did or action] += 1
