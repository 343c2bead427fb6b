"""Narrow windows, large letters, dead buttons, lost connections: the page bears with all of it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from shithead.table.clock import Pace
from tests.browser.hosting import hosted
from tests.browser.layout import faults
from tests.browser.person import DESKTOP, PHONE, SMALL_PHONE, Person
from tests.browser.staged import Message, Wire, demanded, in_play, laid

SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 700, "height": 620},
    {"width": 740, "height": 360},
    {"width": 768, "height": 1024},
    {"width": 900, "height": 700},
    {"width": 1024, "height": 768},
    {"width": 1080, "height": 720},
    {"width": 1440, "height": 900},
)

ENLARGE = "(letters) => document.documentElement.style.fontSize = letters"

TAP_AS_SOON_AS_THE_PHASE_CHANGES = """
() => new Promise((done) => {
  const table = document.querySelector('[data-testid=table]')
  new MutationObserver((_, watch) => {
    watch.disconnect()
    for (const button of document.querySelectorAll('[data-testid=actions] button')) button.click()
    done()
  }).observe(table, { attributeFilter: ['data-phase'] })
  document.querySelector('[data-action=ready]').click()
})
"""


def row_of(page: Page) -> list[str]:
    """One's face-up cards."""
    cards: list[str] = page.locator("[data-testid=own-row] button[data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.card)"
    )
    return cards


@pytest.mark.parametrize("others", [1, 2, 3, 4, 5])
def test_nothing_on_the_table_overlaps(page: Page, others: int) -> None:
    """With any number of others and at any width, seats, pile, row and hand lie side by side and inside."""
    page.emulate_media(reduced_motion="reduce")
    person = Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", others)
        swap = faults(page, *SIZES)
        person.to_play()

        assert (swap, faults(page, *SIZES)) == ({}, {})


@pytest.mark.parametrize(("letters", "size"), [("150%", SMALL_PHONE), ("200%", PHONE)])
def test_large_letters_overlap_nothing(browser: Browser, letters: str, size: ViewportSize) -> None:
    """Whoever reads large letters scrolls; nothing overlaps, and in either language no label is cut."""
    for language in ("en", "it"):
        context = browser.new_context(locale=language, reduced_motion="reduce")
        person = Person(context.new_page())
        with hosted(seed=5) as base:
            person.visit(base)
            person.page.evaluate(ENLARGE, letters)
            start = faults(person.page, size)
            person.start_against_bots(base, "tabletop", 4)
            person.to_play()
            person.page.evaluate(ENLARGE, letters)

            assert (start, faults(person.page, size)) == ({}, {})
            context.close()


def test_forced_colours_leave_the_main_button_readable(page: Page) -> None:
    """In a system's own palette the main button has letters, and the chosen rule set an outline."""
    page.emulate_media(forced_colors="active")
    with hosted() as base:
        Person(page).visit(base)
        colours = page.locator("[data-action=play-bots]").evaluate(
            "(node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]"
        )
        chosen = page.locator("[data-testid=rule-sets] input:checked + .box")

        assert colours[0] != colours[1]
        assert chosen.evaluate("(node) => getComputedStyle(node).outlineStyle") == "solid"


def test_any_pair_is_offered_where_nothing_else_goes(page: Page) -> None:
    """Tabletop's way out is said in the status line, and in the refusal of a single card."""
    wire, person = Wire(page), Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "tabletop", 1)
        legal = [{"type": "play", "cards": ["4C", "4D"]}]
        demand = demanded("at_least", 10)
        wire.show(in_play(legal=legal, requirement=demand, pile=laid("QS"), hand=["4C", "4D", "5S"]))

        expect(page.get_by_test_id("status")).to_contain_text("any pair will do")
        wire.refuse_next("move/too_low", {"rank": "5", "needed": "Q", "escape": 1})
        person.touch(person.hand_cards().last)
        person.press("play")
        expect(page.get_by_test_id("refusal")).to_contain_text("queen or higher, or any pair.")


def test_a_dead_button_says_why(page: Page) -> None:
    """Nothing chosen, no pile, nothing to pass: a button that does nothing names the rule."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        person.press("undo")
        expect(page.get_by_test_id("refusal")).to_contain_text("haven’t swapped")
        person.to_play()
        person.press("play")
        expect(page.get_by_test_id("refusal")).to_contain_text("Choose at least one card")
        person.touch(person.hand_cards().first)

        expect(page.get_by_test_id("refusal")).to_have_count(0)
        person.press("flip")
        expect(page.get_by_test_id("refusal")).to_contain_text("Hand first")


def test_a_dead_button_out_of_turn_asks_for_patience(page: Page) -> None:
    """While a bot plays, every button answers that it is not your turn; the answer goes with the turn."""
    wire, person = Wire(page), Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        wire.show(in_play(turn=1, legal=[]))
        person.press("take")
        expect(page.get_by_test_id("refusal")).to_contain_text("Patience")
        wire.show(lambda message: message["view"].update(decision=message["view"]["decision"] + 1))

        expect(page.get_by_test_id("refusal")).to_have_count(0)


def test_paying_a_fee_can_be_given_up_by_touch(page: Page) -> None:
    """A button takes flip's place and gives paying up; so does touching the chosen card again."""
    wire, person = Wire(page), Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        fees = [{"type": "pick_up", "fee": [card]} for card in row_of(page)]
        demand = demanded("at_least", 10)
        wire.show(in_play(hand=[], stock_count=0, legal=fees, pile=laid("QS"), requirement=demand))
        person.press("take")
        expect(page.locator("[data-action=take]")).to_have_text("Take pile + a card")
        person.press("cancel")
        expect(page.get_by_test_id("cost")).to_have_count(0)
        expect(page.locator("[data-action=flip]")).to_be_visible()
        person.press("take")
        person.touch(person.row_cards().first)
        expect(page.get_by_test_id("cost")).to_contain_text("You take 1 card")
        person.touch(person.row_cards().first)

        expect(page.get_by_test_id("cost")).to_have_count(0)


def test_the_second_tap_of_a_double_tap_hits_nothing(page: Page) -> None:
    """What the next phase puts in the place of Ready is not pressed by whoever taps twice."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        page.evaluate(TAP_AS_SOON_AS_THE_PHASE_CHANGES)
        page.wait_for_selector("[data-testid=actions][data-awake=true]")

        expect(page.get_by_test_id("refusal")).to_have_count(0)
        person.press("flip")
        expect(page.get_by_test_id("refusal")).to_be_visible()


def test_who_cannot_call_is_not_waited_for(page: Page) -> None:
    """Without the card the call phase says so, and neither light nor title claims that it is your turn."""
    wire, person = Wire(page), Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        wire.show(in_play(phase="call", turn=None, call_rank=1, legal=[{"type": "pass"}]))

        expect(page.get_by_test_id("status")).to_have_text("You hold no 3. Pass, or just wait.")
        expect(page.locator("main")).to_have_attribute("data-your-turn", "false")
        assert "●" not in page.title()


def test_a_tap_that_nobody_answers_is_noticed(page: Page) -> None:
    """After a second the page says that it is sending, after five that the connection is lost."""
    wire, person = Wire(page), Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        wire.silent = True
        person.act("ready")
        expect(page.get_by_test_id("sending")).to_be_visible()
        expect(page.get_by_test_id("connection")).to_be_visible(timeout=7_000)
        wire.silent = False

        expect(page.get_by_test_id("connection")).to_have_count(0, timeout=15_000)
        expect(page.get_by_test_id("table")).not_to_have_attribute("data-phase", "swap")


def test_a_browser_without_a_network_says_so_at_once(page: Page) -> None:
    """The connection counts as lost as soon as the browser is offline."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        notices = page.evaluate_handle(
            "() => { const seen = []; new MutationObserver(() => {"
            " if (document.querySelector('[data-testid=connection]')) seen.push('lost') })"
            ".observe(document.body, {childList: true, subtree: true}); return seen }"
        )
        page.evaluate("dispatchEvent(new Event('offline'))")
        page.wait_for_function("(seen) => seen.length > 0", arg=notices)

        expect(page.get_by_test_id("connection")).to_have_count(0)


@pytest.mark.parametrize("opener", ["log-line", "rules"])
def test_back_closes_a_sheet_and_stays_at_the_table(page: Page, opener: str) -> None:
    """The browser's Back closes what is open; closing by button leaves nothing to go back through."""
    page.set_viewport_size(PHONE)
    person = Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        for by_button in (False, True):
            page.get_by_test_id(opener).click()
            expect(page.get_by_test_id("sheet")).to_be_visible()
            if by_button:
                person.click("[data-testid=close]")
            else:
                page.go_back()
            expect(page.get_by_test_id("sheet")).to_have_count(0)
            expect(page.get_by_test_id("table")).to_be_visible()
        page.wait_for_function("!history.state?.layer")
        page.go_back()

        expect(page.locator("[data-action=play-bots]")).to_be_visible()


def test_cards_are_spoken_in_words(page: Page) -> None:
    """What a screen reader is told names the cards; the heading has the focus on a new screen."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.start_against_bots(base, "classic", 1)
        expect(page.locator("main h1")).to_be_focused()
        person.to_play()
        person.touch(person.hand_cards().first)
        person.act("play")

        expect(page.get_by_test_id("live")).to_contain_text(" of ")
        assert not set("♣♦♥♠") & set(page.get_by_test_id("live").inner_text())


def box(place: Locator) -> dict[str, Any]:
    """Where something is."""
    return dict(place.bounding_box() or {})


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, DESKTOP], ids=["small", "phone", "desktop"])
def test_a_turned_card_leaves_the_requirement_in_sight(page: Page, size: ViewportSize) -> None:
    """The large card that was turned lies above what the pile demands."""
    page.set_viewport_size(size)
    page.emulate_media(reduced_motion="reduce")
    wire, person = Wire(page), Person(page)
    with hosted(seed=5, pace=Pace(bot_ms=60_000)) as base:
        person.start_against_bots(base, "classic", 1)

        def turn(message: Message) -> None:
            demand = demanded("at_least", 10)
            in_play(turn=1, legal=[], pile=laid("QS"), requirement=demand)(message)
            message["events"] = [{"type": "flipped", "seat": 1, "slot": 0, "card": "QS", "stays": True}]

        wire.show(turn)
        turned, badge = page.get_by_test_id("turned"), page.get_by_test_id("requirement")
        turned.wait_for()

        assert box(turned)["y"] + box(turned)["height"] <= box(badge)["y"] + 1
        expect(page.get_by_test_id("wild")).to_contain_text("2, 10")


def test_a_table_for_this_computer_says_how_to_host(page: Page) -> None:
    """A server that nobody else can reach names the command that hosts, and offers no link to copy."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        command = page.evaluate("fetch('/api/rules').then((reply) => reply.json())")["host_command"]
        person.choose_game("classic", 1)
        person.click("[data-action=play-friends]")

        expect(page.get_by_test_id("lobby")).to_contain_text(command)
        expect(page.locator("[data-action=copy]")).to_have_count(0)
