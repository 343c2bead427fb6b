"""A person at the page: every decision is a click on what can be seen."""

from collections import Counter
from itertools import permutations
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

LONG = 50
"""After so many turns a game may go round in circles."""

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
        """Fill in the start page; presets that are not on it are found in the editor."""
        known = self.page.locator(f"[data-testid=rule-sets] input[value='{preset}']")
        if known.count():
            known.check(force=True)
        else:
            self.open_editor()
            self.choose_preset(preset)
            self.apply_rules()
        self.choose_opponents(opponents)
        self.page.locator("input[name=name]").fill(self.name)

    def choose_opponents(self, opponents: int) -> None:
        """On the start page, choose how many others play, as far as the rules take as many."""
        seats = self.page.locator(f"[data-testid=opponents] input[value='{opponents + 1}']")
        if seats.count():
            seats.check(force=True)

    def open_editor(self) -> None:
        """Open the rules editor, on the start page or in the lobby."""
        self.click("[data-action=more-rules]")
        self.settle_rules()

    def settle_rules(self) -> None:
        """Wait until the server has judged the rules in the editor."""
        self.page.wait_for_selector("[data-testid=verdict][data-waiting=false]")

    def choose_preset(self, preset: str) -> None:
        """In the editor, begin with a preset."""
        self.click("[data-action=other-preset]")
        self.click(f"[data-testid=presets] button[data-preset='{preset}']")
        self.page.wait_for_selector(f"[data-testid=presets][data-preset='{preset}']")
        self.settle_rules()

    def apply_rules(self) -> None:
        """Take the rules over from the editor."""
        self.settle_rules()
        self.click("[data-action=apply-rules]")
        self.page.wait_for_selector("[data-testid=editor]", state="detached")

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

    def bright(self) -> list[list[Locator]]:
        """The cards that can be played, by rank from low to high; twos and tens are kept for last."""
        cards = self.hand_cards().all() or self.row_cards().all()
        by_rank: dict[str, list[Locator]] = {}
        for card in cards:
            if "dim" not in (card.get_attribute("class") or "").split():
                by_rank.setdefault(_rank(card), []).append(card)
        return [by_rank[rank] for rank in sorted(by_rank, key=lambda rank: rank in SAVED)]

    def choose_cards(self, cards: list[Locator], most: int = 4) -> int:
        """Touch the cards, groups as often as they have cards; returns how many are chosen."""
        chosen = 0
        for card in cards:
            copies = min(int(card.get_attribute("data-count") or 1), most - chosen)
            for _ in range(copies):
                self.touch(card)
            chosen += copies
        return chosen

    def heard(self, key: str) -> bool:
        """Wait for the answer to a play; says whether it was taken, or its decision is closed anyway."""
        answer = self.page.wait_for_function(
            f"(key) => {{ const asked = ({OPEN_QUESTION})(); if (!asked || asked.key !== key) return 'taken';"
            " return document.querySelector('[data-testid=refusal]') ? 'refused' : null }",
            arg=key,
        )
        if answer.json_value() == "taken":
            return True
        self.done["refused"] += 1
        self.page.keyboard.press("Escape")
        return False

    def lay(self, cards: list[Locator], key: str) -> bool:
        """Play all of the cards; where the table refuses that and says why, a pair of them, or one."""
        held = sum(int(card.get_attribute("data-count") or 1) for card in cards)
        for most in dict.fromkeys((min(held, 4), min(held, 2), 1)):
            chosen = self.choose_cards(cards, most)
            self.act("play", "pair" if chosen == 2 and held > 2 else "set" if chosen > 1 else "play")
            if self.heard(key):
                return True
        return False

    def lay_mixed(self, groups: list[list[Locator]], key: str) -> bool:
        """Play cards of two ranks together, as mirrors want it: one of each, or as many as there are."""
        for one, other in permutations(groups, 2):
            for mixed in ([one[0], other[0]], [*one, other[0]], [*one, *other]):
                self.choose_cards(mixed, most=8)
                self.act("play", "mixed")
                if self.heard(key):
                    return True
        return False

    def lay_any(self, key: str) -> bool:
        """Play the lowest rank that goes, by itself or with another one."""
        groups = self.bright()
        return any(self.lay(cards, key) for cards in groups) or self.lay_mixed(groups, key)

    def take(self) -> None:
        """Take the pile, with the face-up cards that are due."""
        due = int(self.page.locator("[data-action=take]").get_attribute("data-fees") or 0)
        self.act("take", "paying" if due else "take")
        if not due:
            return
        self.page.wait_for_selector("[data-testid=cost]")
        for card in self.row_cards().all():
            if self.can("take"):
                break
            self.touch(card)
        self.act("take", "take with fee")

    def take_turn(self, key: str) -> None:
        """Play the lowest playable rank with all its cards, else gamble, flip or take the pile."""
        if self.can("pass") and self.done["pass"] <= self.done["no pass"]:
            self.act("pass")
            return
        slots = self.page.locator("[data-slot]")
        if slots.count():
            self.touch(slots.first)
            self.act("flip")
        elif self.goes_in_circles() and self.can("take"):
            self.take()
        elif self.lay_any(key):
            self.done["no pass"] += 1
        elif self.can("gamble"):
            self.act("gamble")
        elif self.can("pass"):
            self.act("pass")
        else:
            self.take()

    def goes_in_circles(self) -> bool:
        """Now and then in a long game: whoever takes the pile then brings something new into it."""
        self.done["long"] += self.done["no pass"] > LONG
        return self.done["long"] % 6 == 5

    def choose(self) -> None:
        """Give the first answer to what a card asks."""
        self.page.wait_for_selector("[data-chooser][data-awake=true]")
        self.click("[data-action=choose] >> nth=0")
        self.done["choose"] += 1

    def lay_off_phase(self) -> None:
        """Lay off a card where one can be laid off, then be ready."""
        for card in self.hand_cards().all():
            self.touch(card)
            if self.can("lay"):
                self.act("lay")
                if self.page.locator("[data-chooser]").count():
                    self.choose()
                self.page.wait_for_function(
                    "() => !document.querySelector('[data-testid=hand] [aria-pressed=true]')"
                )
                break
        self.act("ready")

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
        elif phase == "lay_off":
            self.lay_off_phase()
        elif phase == "choose":
            self.choose()
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
