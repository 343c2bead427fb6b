"""A person at the page: every decision is a click on what can be seen."""

from collections import Counter
from typing import Final

from playwright.sync_api import Error, Locator, Page, Position, ViewportSize

DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SMALL_PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

SAVED: Final = ("2", "T")

CORNER: Final[Position] = {"x": 10, "y": 40}
"""The part of a card that can be seen when the next one lies on it."""

MOST_DECISIONS = 600
"""A game that takes more of them is not going to end."""

MOST_PATIENCE = 3_000
"""Milliseconds after which a button that somebody else's call took away will not come back."""

OPEN_QUESTION = """
() => {
  if (document.body.dataset.ready !== 'true') return null
  const result = document.querySelector('[data-testid=result]')
  if (result) return {phase: 'ended', key: 'ended'}
  const table = document.querySelector('[data-testid=table]')
  if (!table || table.querySelector('main').dataset.yourTurn !== 'true') return null
  return {phase: table.dataset.phase, key: table.dataset.decision}
}
"""


class Person:
    """Somebody who plays in a browser, and a tally of what they did."""

    def __init__(self, page: Page, name: str = "Ada") -> None:
        self.page = page
        self.name = name
        self.done: Counter[str] = Counter()

    def click(self, target: str | Locator) -> None:
        """Click something that can be seen."""
        place = self.page.locator(target) if isinstance(target, str) else target
        place.click()

    def touch(self, card: Locator) -> None:
        """Choose a card of the hand, or let go of it."""
        card.click(position=CORNER)

    def ready(self) -> None:
        """Wait until the page can be used."""
        self.page.wait_for_selector("body[data-ready=true]")

    def visit(self, address: str) -> None:
        """Open a page and wait until it can be used."""
        self.page.goto(address)
        self.ready()

    def choose_game(self, preset: str, opponents: int) -> None:
        """Fill in the start page."""
        self.page.locator(f"[data-testid=rule-sets] input[value={preset}]").check(force=True)
        seats = self.page.locator(f"[data-testid=opponents] input[value='{opponents + 1}']")
        if seats.count():
            seats.check(force=True)
        self.page.locator("input[name=name]").fill(self.name)

    def start_against_bots(self, base: str, preset: str, opponents: int) -> None:
        """From the start page to the full deal."""
        self.visit(base)
        self.choose_game(preset, opponents)
        self.click("[data-action=play-bots]")
        self.page.wait_for_selector("[data-testid=table]")

    def show_playable(self) -> None:
        """Ask for help: cards that cannot be played are dimmed. The switch is in the side panel."""
        self.page.locator("[data-testid=show-playable]").check()

    def can(self, action: str) -> bool:
        """Whether an action's button is there and live."""
        return self.page.locator(f"[data-action={action}][aria-disabled=false]").count() > 0

    def act(self, action: str, did: str | None = None) -> None:
        """Press an action's button, once the bar listens: right after a new phase it does not."""
        self.page.wait_for_selector("[data-testid=actions][data-awake=true]")
        self.click(f"[data-action={action}]")
        self.done[did or action] += 1

    def press(self, action: str) -> None:
        """Press a button of the bar, be it live or dead."""
        self.page.wait_for_selector("[data-testid=actions][data-awake=true]")
        self.page.locator(f"[data-action={action}]").click(force=True)

    def question(self) -> dict[str, str]:
        """Wait until the table asks something of this person, or the game is over."""
        found = self.page.wait_for_function(OPEN_QUESTION)
        value: dict[str, str] = found.json_value()
        return value

    def answered(self, key: str) -> None:
        """Wait until a decision of this person is closed or another one is open."""
        self.page.wait_for_function(
            f"(key) => {{ const asked = ({OPEN_QUESTION})(); return !asked || asked.key !== key }}", arg=key
        )

    def swap_once(self, hand: int = 0, row: int = 0) -> None:
        """Exchange a hand card with a face-up card."""
        given = self.hand_cards().nth(hand)
        taken = self.row_cards().nth(row)
        card = given.get_attribute("data-card")
        self.touch(given)
        self.touch(taken)
        self.page.wait_for_selector(f"[data-testid=own-row] button[data-card='{card}']")
        self.done["swap"] += 1

    def swap_phase(self) -> None:
        """Swap, undo, swap again, get ready, take that back where others still swap."""
        before = self.row_cards().first.get_attribute("data-card")
        self.swap_once()
        self.act("undo")
        self.page.wait_for_selector(f"[data-testid=own-row] button[data-card='{before}']")
        self.swap_once(hand=2, row=2)
        self.act("ready")

    def hand_cards(self) -> Locator:
        """The buttons of the hand: a card, or a group of one rank."""
        return self.page.locator("[data-testid=hand] .cards button")

    def row_cards(self) -> Locator:
        """The buttons of one's face-up cards."""
        return self.page.locator("[data-testid=own-row] button[data-card]")

    def playable(self) -> list[Locator]:
        """The bright buttons of the lowest rank in the zone that is open; twos and tens are kept for last."""
        hand = self.hand_cards().all()
        cards = hand or self.row_cards().all()
        bright = [card for card in cards if "dim" not in (card.get_attribute("class") or "").split()]
        if not bright:
            return []
        ranks = [_rank(card) for card in bright]
        lowest = next((rank for rank in ranks if rank not in SAVED), ranks[0])
        return [card for card, rank in zip(bright, ranks, strict=True) if rank == lowest]

    def choose_cards(self, cards: list[Locator], most: int = 4) -> int:
        """Touch the cards, groups as often as they have cards; returns how many are chosen."""
        chosen = 0
        for card in cards:
            copies = min(int(card.get_attribute("data-count") or 1), most - chosen)
            for _ in range(copies):
                self.touch(card)
            chosen += copies
        return chosen

    def let_go(self, cards: list[Locator]) -> None:
        """Touch what is chosen once more, so that nothing is."""
        for card in cards:
            if card.get_attribute("data-chosen") != "0" and card.get_attribute("aria-pressed") != "false":
                self.touch(card)

    def lay(self, cards: list[Locator], key: str) -> None:
        """Play all of the cards; where the table refuses that and says why, a pair of them."""
        chosen = self.choose_cards(cards)
        self.act("play", "set" if chosen > 1 else "play")
        heard = self.page.wait_for_function(
            f"(key) => {{ const asked = ({OPEN_QUESTION})(); if (!asked || asked.key !== key) return 'taken';"
            " return document.querySelector('[data-testid=refusal]') ? 'refused' : null }",
            arg=key,
        )
        if heard.json_value() == "refused":
            self.done["refused"] += 1
            self.let_go(cards)
            self.choose_cards(cards, most=2)
            self.act("play", "pair")

    def take(self) -> None:
        """Take the pile, with a face-up card where one is due."""
        due = int(self.page.locator("[data-action=take]").get_attribute("data-fees") or 0)
        self.act("take", "paying" if due else "take")
        if not due:
            return
        if due > 1:
            self.touch(self.row_cards().first)
        self.page.wait_for_selector("[data-testid=cost]")
        self.act("take", "take with fee")

    def take_turn(self, key: str) -> None:
        """Play the lowest playable rank with all its cards, else gamble, flip or take the pile."""
        if self.can("pass"):
            self.act("pass")
            return
        slots = self.page.locator("[data-slot]")
        if slots.count():
            self.touch(slots.first)
            self.act("flip")
            return
        cards = self.playable()
        if cards:
            self.lay(cards, key)
        elif self.can("gamble"):
            self.act("gamble")
        else:
            self.take()

    def to_play(self) -> None:
        """Leave the swap phase, and let the call phase pass; then it is this person's turn."""
        self.act("ready")
        self.page.wait_for_selector("[data-testid=table]:not([data-phase=swap])")
        asked = self.question()
        while asked["phase"] != "play":
            self.answer(asked)
            self.answered(asked["key"])
            asked = self.question()

    def race(self, key: str) -> None:
        """Call where one's cards allow it, else let it go; whoever is faster closes the race for everyone."""
        calls = self.can("call")
        button = self.page.locator(f"[data-action={'call' if calls else 'pass'}]")
        self.page.wait_for_function(
            f"(key) => {{ const asked = ({OPEN_QUESTION})(); return !asked || asked.key !== key"
            " || document.querySelector('[data-testid=actions][data-awake=true]') }",
            arg=key,
        )
        try:
            button.click(timeout=MOST_PATIENCE)
        except Error:
            self.answered(key)
            return
        self.done["call" if calls else "let go"] += 1

    def answer(self, asked: dict[str, str]) -> None:
        """Answer what the table asks."""
        phase = asked["phase"]
        if phase == "swap":
            self.swap_phase()
        elif phase == "call":
            self.race(asked["key"])
        else:
            self.take_turn(asked["key"])

    def play_to_the_end(self) -> None:
        """Answer every question up to the result page."""
        for _ in range(MOST_DECISIONS):
            asked = self.question()
            if asked["phase"] == "ended":
                return
            self.answer(asked)
            self.answered(asked["key"])
        raise AssertionError("the game does not end")


def _rank(card: Locator) -> str:
    named = card.get_attribute("data-rank") or (card.get_attribute("data-card") or "")
    return "JK" if named == "JK" else named[:1]
