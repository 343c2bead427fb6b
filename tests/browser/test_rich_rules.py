"""What house rules bring to the table: choices, fees, laying off, exchanges, plays out of turn, ten seats."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from shithead.table.clock import Pace
from tests.browser.hosting import hosted
from tests.browser.layout import faults
from tests.browser.person import DESKTOP, PHONE, SMALL_PHONE, Person
from tests.browser.staged import Message, Wire, demanded, in_play, laid
from tests.browser.test_pages import UNSAID, findings
from tests.browser.typist import Typist

STILL = Pace(bot_ms=60_000)
RANKS = [{"type": "choose", "rank": rank} for rank in (1, 2, 4, 6, 9, 10, 11, 12)]


def at_table(page: Page, base: str, preset: str = "classic", opponents: int = 1) -> tuple[Wire, Person]:
    """A person at a table, and the wire between page and server."""
    wire, person = Wire(page), Person(page)
    person.start_against_bots(base, preset, opponents)
    return wire, person


def test_a_rank_is_named_by_keys(page: Page) -> None:
    """In a whole game the joker's rank is chosen with arrows and Enter; the log and the pile say it."""
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="reduce")
    typist = Typist(page)
    with hosted(seed=11, pace=STILL) as base:
        wire = Wire(page)
        typist.start_against_bots(base, "shit-bond", 1)
        joker = laid("8S") + laid("JK")
        wire.show(
            in_play(phase="choose", hand=["4C"], pile=joker, requirement=demanded("anything"), legal=RANKS)
        )
        chooser = page.locator("[data-chooser]")
        expect(chooser).to_contain_text("What does your joker count as?")
        expect(chooser.locator("button").first).to_be_focused()
        expect(page.get_by_test_id("table").locator("main")).to_have_attribute("data-your-turn", "true")
        page.keyboard.press("ArrowRight")
        expect(chooser.locator("[data-value='4']")).to_be_focused()
        page.keyboard.press("End")
        expect(chooser.locator("[data-value=A]")).to_be_focused()
        assert findings(page) == []
        wire.refuse_next("move/rank_not_open", {"rank": "A"})
        page.wait_for_selector("[data-chooser][data-awake=true]")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("refusal")).to_contain_text("It can’t count as an ace here.")


@pytest.mark.parametrize(
    ("legal", "question"),
    [
        ([{"type": "choose", "lower": False}, {"type": "choose", "lower": True}], "higher or lower?"),
        ([{"type": "choose", "seat": seat} for seat in range(1, 4)], "Choose a player."),
    ],
    ids=["direction", "seat"],
)
def test_a_question_stands_over_its_answers(page: Page, legal: list[Message], question: str) -> None:
    """Each answer is one large button, and the bar of actions is away until it is given."""
    page.set_viewport_size(SMALL_PHONE)
    page.emulate_media(reduced_motion="reduce")
    with hosted(seed=5, pace=STILL) as base:
        wire, _ = at_table(page, base, opponents=3)
        wire.show(in_play(phase="choose", pile=laid("7S"), requirement=demanded("anything"), legal=legal))
        expect(page.locator("[data-chooser]")).to_contain_text(question)
        buttons = page.locator("[data-chooser] button")

        assert buttons.count() == len(legal)
        assert all(
            box["height"] >= 44
            for box in buttons.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect())")
        )
        expect(page.locator("[data-action=play]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it"])
def test_ten_at_a_table_lie_side_by_side(browser: Browser, language: str) -> None:
    """With nine others, a long pile, an order upside down and a turned direction nothing overlaps."""
    context = browser.new_context(locale=language, viewport=DESKTOP, reduced_motion="reduce")
    page = context.new_page()
    with hosted(seed=5, pace=STILL) as base:
        wire, _ = at_table(page, base, "pintertamas", 9)
        sizes = (SMALL_PHONE, PHONE, DESKTOP)
        swap = faults(page, *sizes)
        pile = laid("8S") + laid("9H", "9C") + laid("JK", named=5) + laid("7D", lower=True)
        wire.show(
            in_play(
                hand=["3C", "3D", "7S", "7H", "QD"],
                pile=pile,
                requirement=demanded("at_most", 5, 2),
                direction=-1,
                inverted=True,
                legal=[{"type": "pick_up", "fee": []}],
            )
        )
        expect(page.get_by_test_id("inverted")).to_be_visible()
        expect(page.get_by_test_id("direction")).to_have_attribute("data-way", "counter")

        assert (swap, faults(page, *sizes)) == ({}, {})
        assert UNSAID.findall(page.locator("body").inner_text()) == []
        assert findings(page) == []
    context.close()


def test_a_fee_may_be_several_cards_or_none(page: Page) -> None:
    """Several of one rank are chosen together; where the fee is optional that is said, and none will do."""
    page.set_viewport_size(DESKTOP)
    with hosted(seed=5, pace=STILL) as base:
        wire, person = at_table(page, base)

        def pay(*fees: list[str]) -> Any:
            def change(message: Message) -> None:
                legal = [{"type": "pick_up", "fee": fee} for fee in fees]
                in_play(
                    hand=[], stock_count=0, pile=laid("QS"), requirement=demanded("at_least", 10), legal=legal
                )(message)
                message["view"]["game"]["seats"][0]["face_up"] = ["4C", "4D", "9H"]

            return change

        wire.show(pay(["4C"], ["4D"], ["9H"], ["4C", "4D"]))
        person.press("take")
        expect(page.get_by_test_id("cost")).to_contain_text("of one rank")
        for card in ("4C", "4D"):
            person.click(f"[data-testid=own-row] button[data-card='{card}']")
        expect(page.locator("[data-action=take]")).to_contain_text("4♣")
        expect(page.locator("[data-action=take]")).to_contain_text("4♦")
        expect(page.locator("[data-action=take]")).to_have_attribute("aria-disabled", "false")
        person.click("[data-testid=own-row] button[data-card='9H']")
        expect(page.locator("[data-action=take]")).not_to_contain_text("4♣")
        person.press("cancel")
        wire.show(pay([], ["4C"], ["4D"], ["9H"]))
        person.press("take")

        expect(page.get_by_test_id("cost")).to_contain_text("if you like")
        expect(page.locator("[data-action=take]")).to_have_text("Take 1")
        expect(page.locator("[data-action=take]")).to_have_attribute("aria-disabled", "false")


def test_cards_are_laid_off_where_they_fit(page: Page) -> None:
    """A card for one place is laid off at once; for several the page asks where; any other is explained."""
    page.set_viewport_size(PHONE)
    with hosted(seed=5, pace=STILL) as base:
        wire, person = at_table(page, base, opponents=2)
        moves = [{"type": "lay_off", "card": "4C", "row": row} for row in (0, 2)]
        wire.show(
            in_play(
                phase="lay_off", turn=None, hand=["4C", "9H"], legal=[*moves, {"type": "ready", "on": True}]
            )
        )
        expect(page.get_by_test_id("status")).to_contain_text("You may lay off 4♣")
        person.touch(person.hand_cards().last)
        person.press("lay")
        expect(page.get_by_test_id("refusal")).to_contain_text("can’t be laid off")
        person.touch(person.hand_cards().first)
        person.act("lay")
        expect(page.locator("[data-chooser]")).to_contain_text("Where does 4♣")
        assert page.locator("[data-chooser] [data-action=choose]").count() == 2
        person.click("[data-chooser] [data-action=cancel]")

        expect(page.locator("[data-action=ready]")).to_be_visible()


def test_an_exchange_in_the_middle_of_the_game_is_a_mode_of_its_own(page: Page) -> None:
    """Without it cards of hand and row are only chosen; in it one of each is a swap; Done ends it."""
    page.set_viewport_size(PHONE)
    with hosted(seed=5, pace=STILL) as base:
        wire, person = at_table(page, base)

        def late(message: Message) -> None:
            up = message["view"]["game"]["seats"][0]["face_up"]
            swaps = [{"type": "swap", "hand": "9D", "face_up": card} for card in up]
            legal = [*swaps, {"type": "play", "cards": ["9D"]}]
            in_play(hand=["9D", "KC"], pile=[], requirement=demanded("anything"), legal=legal)(message)

        wire.show(late)
        person.touch(person.hand_cards().first)
        expect(page.locator("[data-action=play]")).to_have_attribute("aria-disabled", "false")
        person.click("[data-action=exchange]")
        expect(page.get_by_test_id("exchanging")).to_be_visible()
        expect(page.locator("[data-testid=hand] [aria-pressed=true]")).to_have_count(0)
        expect(page.locator("[data-action=play]")).to_have_count(0)
        wire.refuse_next("move/swap_over", {})
        person.touch(person.hand_cards().first)
        person.touch(person.row_cards().first)
        expect(page.get_by_test_id("refusal")).to_contain_text("Too late to exchange")
        person.act("done")

        expect(page.locator("[data-action=play]")).to_be_visible()


def test_a_play_out_of_turn_is_offered_and_not_thrust(page: Page) -> None:
    """The offer only chooses the cards; the table still says whose turn it is."""
    page.set_viewport_size(PHONE)
    with hosted(seed=5, pace=STILL) as base:
        wire, person = at_table(page, base)
        legal = [{"type": "play", "cards": ["7H", "7S"]}]
        parts: dict[str, Any] = {
            "turn": 1,
            "hand": ["3C", "7H", "7S"],
            "pile": laid("7C", "7D"),
            "legal": legal,
        }
        wire.show(in_play(requirement=demanded("at_least", 5), **parts))
        expect(page.locator("main")).to_have_attribute("data-your-turn", "false")
        expect(page.locator("[data-action=play]")).to_have_attribute("aria-disabled", "true")
        offer = page.locator("[data-action=interrupt]")
        expect(offer).to_contain_text("7♥")
        offer.click()

        expect(page.locator("[data-testid=hand] [aria-pressed=true]")).to_have_count(2)
        expect(page.locator("[data-action=play]")).to_have_attribute("aria-disabled", "false")
        person.press("take")
        expect(page.get_by_test_id("refusal")).to_contain_text("Patience")


def test_cards_that_go_together_add_up_and_others_begin_anew(page: Page) -> None:
    """A run is chosen card by card; a card that is part of none with them starts over."""
    page.set_viewport_size(PHONE)
    with hosted(seed=5, pace=STILL) as base:
        wire, person = at_table(page, base)
        legal = [{"type": "play", "cards": ["4C", "5D", "6S"]}, {"type": "play", "cards": ["KH"]}]
        hand = ["4C", "5D", "6S", "KH"]
        wire.show(in_play(hand=hand, pile=[], requirement=demanded("anything"), legal=legal))
        chosen = page.locator("[data-testid=hand] [aria-pressed=true]")
        for card in person.hand_cards().all()[:3]:
            person.touch(card)
        expect(chosen).to_have_count(3)
        person.touch(person.hand_cards().last)

        expect(chosen).to_have_count(1)


@pytest.mark.parametrize(
    ("demand", "duty", "said"),
    [
        (demanded("below", 5), None, "lower than a 7"),
        (demanded("one_of", None, 0, (1, 3, 5)), None, "a 3, a 5, or a 7"),
        (demanded("same", 9), None, "a jack and nothing else"),
        (demanded("at_least", 4, 2), None, "2 cards or more, 6 or higher"),
        (demanded("lead", 2), {"kind": "lead", "rank": 2}, "begin with a 4"),
        (demanded("anything"), {"kind": "cover"}, "any card will do"),
        (demanded("same", 5), {"kind": "match", "rank": 5, "count": 1}, "You may add a 7 you drew, or pass."),
        (demanded("at_least", 5), {"kind": "second", "seat": 1}, "plays first sets the direction"),
    ],
    ids=["below", "one of", "same", "number", "lead", "cover", "match", "second"],
)
def test_what_is_open_is_said_in_words(page: Page, demand: Message, duty: Message | None, said: str) -> None:
    """Every demand and every duty has a sentence of its own in the status line."""
    page.set_viewport_size(DESKTOP)
    whole = (
        None if duty is None else {"rank": None, "card": None, "count": 0, "skips": 0, "seat": None} | duty
    )
    with hosted(seed=5, pace=STILL) as base:
        wire, _ = at_table(page, base)
        legal = [{"type": "play", "cards": ["7C"]}, {"type": "pass"}]
        wire.show(in_play(hand=["7C", "KD"], pile=laid("QS"), requirement=demand, duty=whole, legal=legal))

        expect(page.get_by_test_id("status")).to_contain_text(said)


def test_nothing_drawn_is_nothing_to_add(page: Page) -> None:
    """Where no drawn card matches, neither the pile nor a refusal asks for one, and passing stands out."""
    duty = {"kind": "match", "rank": 4, "card": None, "count": 0, "skips": 0, "seat": None}
    parts: dict[str, Any] = {"hand": ["4C"], "legal": [{"type": "pass"}], "duty": duty}
    with hosted(seed=5, pace=STILL) as base:
        wire, _ = at_table(page, base, "norwegian-idiot", 1)
        wire.refuse_next("move/only_drawn", {"rank": "4", "needed": "6"})
        wire.show(in_play(pile=laid("6S"), requirement=demanded("same", 4), **parts))
        expect(page.get_by_test_id("requirement")).to_contain_text("nothing to add")
        expect(page.locator("[data-action=pass]")).to_have_class(re.compile("primary"))

        expect(page.get_by_test_id("refusal")).to_contain_text("You drew nothing to add; pass.")


def test_wild_ranks_that_are_barred_are_not_promised(page: Page) -> None:
    """By rules where nothing wild goes on a 7, the badge and the refusal do not name twos and tens there."""
    page.set_viewport_size(DESKTOP)
    with hosted(seed=5, pace=STILL) as base:
        wire, person = at_table(page, base, "shit-bond", 1)
        parts: dict[str, Any] = {"hand": ["4C"], "legal": [{"type": "play", "cards": ["4C"]}]}
        wire.show(in_play(pile=laid("6S"), requirement=demanded("at_least", 4), **parts))
        expect(page.get_by_test_id("wild")).to_contain_text("10")
        wire.show(in_play(pile=laid("7S", lower=False), requirement=demanded("at_least", 5), **parts))
        expect(page.get_by_test_id("wild")).to_have_count(0)
        wire.refuse_next("move/too_low", {"rank": "4", "needed": "7"})
        person.touch(person.hand_cards().first)
        person.act("play")

        expect(page.get_by_test_id("refusal")).to_contain_text("so it takes a 7 or higher.")
