"""House rules in the browser: the editor, the share link, the rulebook, and a table that follows them."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from shithead.table.clock import Pace
from tests.browser.hosting import hosted
from tests.browser.person import DESKTOP, PHONE, SMALL_PHONE, Person
from tests.browser.staged import Wire, demanded, in_play, laid
from tests.browser.test_pages import UNSAID, findings, overflow

CHANGED = "classic+7=le+8=skip"


def open_card(person: Person, owner: str) -> None:
    """In the editor, open what a rank or a single card does."""
    person.click(f"[data-testid=powers] [data-owner='{owner}']")


def answer(person: Person, field: str, value: str) -> None:
    """In the editor, answer a question with one of its boxes, or from its list."""
    place = person.page.locator(f"[data-field='{field}']")
    if place.evaluate("(node) => node.tagName") == "SELECT":
        place.select_option(value)
    else:
        place.locator(f"input[value='{value}']").set_checked(checked=True, force=True)
    person.settle_rules()


def step(person: Person, field: str, way: str = "more") -> None:
    """In the editor, raise or lower a number."""
    person.click(f"[data-field='{field}'] [data-step={way}]")
    person.settle_rules()


def change_seven_and_eight(person: Person) -> None:
    """After a 7 only a 7 or lower goes, and an 8 skips the next player."""
    open_card(person, "7")
    answer(person, "powers.7.follow", "at_most")
    open_card(person, "8")
    step(person, "powers.8.skip")


@contextmanager
def people(browser: Browser, *sizes: tuple[str, ViewportSize]) -> Iterator[list[Person]]:
    """Persons who share nothing, each in a browser of their own."""
    contexts = [browser.new_context(viewport=size, reduced_motion="reduce") for _, size in sizes]
    yield [Person(context.new_page(), name) for context, (name, _) in zip(contexts, sizes, strict=True)]
    for context in contexts:
        context.close()


def test_rules_are_changed_by_clicks_and_shared_by_their_code(page: Page) -> None:
    """Two cards get powers; the differences, the code, the link and the picture follow."""
    page.set_viewport_size(PHONE)
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        person.open_editor()
        change_seven_and_eight(person)
        expect(page.get_by_test_id("changes")).to_contain_text("8: skips the next player")
        expect(page.get_by_test_id("power-words")).to_contain_text("It skips the next player.")
        expect(page.get_by_test_id("code")).to_have_value(CHANGED)
        expect(page.get_by_test_id("rules-link")).to_have_value(f"{base}/?rules=classic%2B7=le%2B8=skip")
        loaded = page.get_by_test_id("rules-qr").evaluate(
            "async (picture) => { await picture.decode(); return picture.naturalWidth }"
        )
        assert loaded > 0
        person.apply_rules()
        expect(page.get_by_test_id("rule-sets")).to_have_attribute("data-rules", CHANGED)
        expect(page.get_by_test_id("rule-sets")).to_contain_text("Classic, 2 changes")
        page.reload()
        person.ready()

        expect(page.get_by_test_id("rule-sets")).to_have_attribute("data-rules", CHANGED)


def test_what_does_not_go_together_is_explained_where_it_is(page: Page) -> None:
    """A card that goes on anything and on nines only: said at the card and at the top, and not applied."""
    page.set_viewport_size(PHONE)
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        person.open_editor()
        open_card(person, "7")
        answer(person, "powers.7.wild", "true")
        page.locator("[data-field='powers.7.goes_on'] input[value='9']").check(force=True)
        person.settle_rules()
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-problems", "1")
        expect(page.get_by_test_id("problems")).to_contain_text("cannot go on anything and on certain")
        expect(page.get_by_test_id("power").get_by_test_id("problem").first).to_contain_text("choose one")
        expect(page.locator("[data-action=apply-rules]")).to_have_attribute("aria-disabled", "true")
        expect(page.get_by_test_id("code")).to_have_count(0)
        page.get_by_test_id("problems").locator("button").click()
        expect(page.locator("[id='field-powers.7']")).to_be_focused()
        answer(person, "powers.7.wild", "false")

        expect(page.get_by_test_id("verdict")).to_have_attribute("data-problems", "0")


def test_problems_of_a_stage_open_it(page: Page) -> None:
    """Two rules about the number of cards exclude each other: the stage is open and names them."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(f"{base}/?rules=tabletop")
        person.open_editor()
        person.click("details[data-group=turn] > summary")
        answer(person, "match_size", "at_least")
        place = page.locator("[data-place=pair_escape], [data-place=match_size]")

        expect(place.get_by_test_id("problem").first).to_contain_text("exclude each other")
        expect(page.get_by_test_id("problems")).to_contain_text("One thing")
        person.click("[data-testid=presets] [data-action=other-preset]")
        page.get_by_test_id("preset-filter").fill("masters")
        expect(page.locator("[data-testid=presets] li")).to_have_count(1)


def test_a_single_card_has_powers_of_its_own(page: Page) -> None:
    """Only the jack of hearts burns: it is added, changed and taken away again."""
    page.set_viewport_size(DESKTOP)
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        person.open_editor()
        person.click("[data-testid=new-card] summary")
        person.click("[data-action=add-card]")
        expect(page.get_by_test_id("power")).to_have_attribute("data-owner", "JH")
        person.settle_rules()
        expect(page.get_by_test_id("pending")).to_have_text("Choose what the jack of hearts does.")
        expect(page.get_by_test_id("problem")).to_have_count(0)
        answer(person, "powers.JH.burn", "true")
        expect(page.get_by_test_id("code")).to_have_value("classic+JH=burn")
        person.click("[data-action=remove-card]")
        person.settle_rules()

        expect(page.get_by_test_id("code")).to_have_value("classic")


def test_what_was_being_written_is_not_lost(page: Page) -> None:
    """Closed and opened again the editor goes on where it was; another preset can be taken back."""
    page.set_viewport_size(SMALL_PHONE)
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        person.open_editor()
        change_seven_and_eight(person)
        expect(page.get_by_test_id("power")).to_be_in_viewport()
        person.click("[data-testid=close]")
        person.open_editor()
        expect(page.get_by_test_id("code")).to_have_value(CHANGED)
        person.choose_preset("palace-fr")
        person.click("[data-action=undo-preset]")
        person.settle_rules()

        expect(page.get_by_test_id("code")).to_have_value(CHANGED)
        expect(page.locator("[data-action=undo-preset]")).to_have_count(0)


def test_one_card_less_than_two_is_none(page: Page) -> None:
    """Where 0 means something of its own the step below the least number says what."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(f"{base}/?rules=classic%2Bset_burn=2")
        person.open_editor()
        person.click("details[data-group=burning] > summary")
        step(person, "set_burn", "less")
        expect(page.locator("[data-field=set_burn] output")).to_contain_text("never burn")
        step(person, "set_burn")

        expect(page.locator("[data-field=set_burn] output")).to_have_text("2")


def test_an_editor_that_does_not_come_can_be_asked_for_again(page: Page) -> None:
    """While the server cannot be reached the button says so; the next click tries again."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        page.route("**/EditorSheet*", lambda route: route.abort())
        person.click("[data-action=more-rules]")
        expect(page.get_by_test_id("refusal")).to_contain_text("doesn’t answer")
        page.unroute("**/EditorSheet*")
        person.open_editor()

        expect(page.get_by_test_id("editor")).to_be_visible()


def test_a_code_that_somebody_sent_is_taken_over(page: Page) -> None:
    """A code, or a link with one, fills the editor; anything else is refused in words."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        person.open_editor()
        for sent, code in ((f"{base}/?rules=idiot%2B7=skip", "idiot+7=skip"), (CHANGED, CHANGED)):
            page.get_by_test_id("code-in").fill(sent)
            person.click("[data-action=take-code]")
            expect(page.get_by_test_id("code")).to_have_value(code)
        page.get_by_test_id("code-in").fill("classic+nonsense")
        person.click("[data-action=take-code]")

        expect(page.get_by_test_id("share")).to_contain_text("isn’t a share code")
        expect(page.get_by_test_id("code")).to_have_value(CHANGED)


def test_a_link_opens_the_start_page_with_its_rules(page: Page) -> None:
    """The rules of the link are chosen, and a table with them is opened; a broken link says so."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(f"{base}/?rules=classic%2B7=le%2B8=skip")
        expect(page.get_by_test_id("rule-sets")).to_have_attribute("data-rules", CHANGED)
        person.click("[data-action=play-bots]")
        expect(page.get_by_test_id("table")).to_be_visible()
        person.visit(f"{base}/?rules=classic%2Bnonsense")

        expect(page.get_by_test_id("refusal")).to_contain_text("can’t read those rules")
        expect(page.locator("[data-action=play-bots]")).to_be_visible()


def test_the_host_changes_the_rules_and_everybody_sees_it(browser: Browser) -> None:
    """In the lobby the host applies house rules; the guest is told, and at the table they hold."""
    with people(browser, ("Ada", DESKTOP), ("Bo", PHONE)) as (ada, bo), hosted(seed=5) as base:
        ada.visit(base)
        ada.choose_game("classic", 1)
        ada.click("[data-action=play-friends]")
        bo.visit(ada.page.get_by_test_id("link").input_value())
        bo.click("[data-action=join]")
        expect(bo.page.get_by_test_id("rules-summary")).to_have_attribute("data-rules", "classic")
        ada.open_editor()
        change_seven_and_eight(ada)
        ada.apply_rules()
        summary = bo.page.get_by_test_id("rules-summary")
        expect(summary).to_have_attribute("data-rules", CHANGED)
        expect(bo.page.get_by_test_id("rules-changed")).to_contain_text("Now it’s Classic, 2 changes")
        expect(ada.page.get_by_test_id("rules-changed")).to_be_empty()
        expect(summary).to_contain_text("8: skips the next player")
        expect(bo.page.locator("[data-action=more-rules]")).to_have_count(0)
        ada.click("[data-testid=lobby] [data-action=deal]")
        for person in (ada, bo):
            person.page.wait_for_selector("[data-testid=table]")
            person.click("[data-testid=rules]")
            expect(person.page.get_by_test_id("rulebook")).to_contain_text("It skips the next player.")
            person.click("[data-testid=close]")


def test_a_move_that_depends_on_a_changed_rule(page: Page) -> None:
    """With sets of two that burn, a pair laid from the hand burns the pile and the player goes on."""
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="reduce")
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        person.open_editor()
        person.click("details[data-group=burning] > summary")
        for _ in range(2):
            step(person, "set_burn", "less")
        expect(page.get_by_test_id("code")).to_have_value("classic+set_burn=2")
        person.apply_rules()
        person.choose_opponents(1)
        person.click("[data-action=play-bots]")
        person.page.wait_for_selector("[data-testid=table]")
        person.show_playable()
        burned = page.get_by_test_id("burned")
        for _ in range(80):
            asked = person.question()
            if asked["phase"] == "ended" or burned.get_attribute("data-count") != "0":
                break
            person.answer(asked)
            person.answered(asked["key"])

        assert "set is complete" in page.get_by_test_id("log").inner_text()


def test_the_rulebook_marks_what_differs(page: Page) -> None:
    """Signs and words at what differs, what no longer holds, and a way to each chapter."""
    page.set_viewport_size(PHONE)
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(f"{base}/?rules=classic%2B8=skip%2Bset_burn=0")
        person.click("[data-testid=rules] >> nth=0")
        book = page.get_by_test_id("rulebook")
        expect(page.get_by_test_id("rulebook-note")).to_contain_text("different from Classic")
        changed = book.locator("[data-chapter=special-8] [data-changed=true]")
        expect(changed.first).to_contain_text("●")
        expect(changed.first).to_contain_text("Different here:")
        expect(book.locator("[data-chapter=aim] [data-changed=true]")).to_have_count(0)
        expect(page.get_by_test_id("rulebook-gone")).to_contain_text("burn")
        page.get_by_test_id("contents").locator("summary").click()
        page.get_by_test_id("contents").locator("details a[href='#blind']").click()
        expect(book.locator("[data-chapter=blind] h2")).to_be_focused()
        expect(book.locator("[data-chapter=blind] h2")).to_be_in_viewport()
        assert findings(page) == []
        assert overflow(page) <= 0


def test_a_rulebook_has_a_page_of_its_own(page: Page) -> None:
    """The page of a share code can be read, printed and played by; it speaks either language."""
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(f"{base}/rules?rules=idiot%2B8=skip")
        expect(page.get_by_test_id("rulebook")).to_have_attribute("data-rules", "idiot+8=skip")
        assert findings(page) == []
        person.click("[data-language=it]")
        expect(page.get_by_test_id("rulebook")).to_contain_text("Fa saltare il turno")
        page.emulate_media(media="print")
        expect(page.get_by_test_id("contents")).to_be_hidden()
        page.emulate_media(media="screen")
        person.click("[data-action=play-rules]")
        person.ready()

        expect(page.get_by_test_id("rule-sets")).to_have_attribute("data-rules", "idiot+8=skip")


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["small", "desktop"])
def test_the_editor_shuts_nobody_out(browser: Browser, size: ViewportSize) -> None:
    """With every stage and a card open axe finds nothing, all fits, and every sentence is there."""
    for language in ("en", "it"):
        context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce")
        person = Person(context.new_page())
        with hosted(seed=5) as base:
            person.visit(f"{base}/?rules=palace-fr")
            person.open_editor()
            open_card(person, "7")
            person.page.evaluate(
                "document.querySelectorAll('dialog details').forEach((one) => (one.open = true))"
            )
            person.settle_rules()

            assert findings(person.page) == []
            assert overflow(person.page) <= 0
            assert UNSAID.findall(person.page.locator("dialog").inner_text()) == []
        context.close()


def test_the_editor_by_keys(page: Page) -> None:
    """Cards are reached with arrows, answers with Tab, and Escape closes the editor."""
    page.set_viewport_size(DESKTOP)
    person = Person(page)
    with hosted(seed=5) as base:
        person.visit(base)
        page.locator("[data-action=more-rules]").focus()
        page.keyboard.press("Enter")
        person.settle_rules()
        page.locator("[data-owner='2']").focus()
        for _ in range(6):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("power")).to_have_attribute("data-owner", "8")
        page.locator("[data-field='powers.8.skip'] [data-step=more]").focus()
        page.keyboard.press("Enter")
        person.settle_rules()
        expect(page.get_by_test_id("code")).to_have_value("classic+8=skip")
        page.keyboard.press("Escape")

        expect(page.get_by_test_id("editor")).to_have_count(0)
        expect(page.locator("[data-action=more-rules]")).to_be_focused()


def test_a_refusal_leads_to_the_rule_that_says_so(page: Page) -> None:
    """From the sentence at the action bar one tap leads to the chapter of the card that forbids the play."""
    page.set_viewport_size(PHONE)
    wire, person = Wire(page), Person(page)
    with hosted(seed=5, pace=Pace(bot_ms=60_000)) as base:
        person.visit(f"{base}/?rules=classic%2B7=le")
        person.choose_opponents(1)
        person.click("[data-action=play-bots]")
        page.wait_for_selector("[data-testid=table]")
        demand = demanded("at_most", 5)
        wire.show(
            in_play(hand=["KC"], pile=laid("7S"), requirement=demand, legal=[{"type": "pick_up", "fee": []}])
        )
        wire.refuse_next("move/too_high", {"rank": "K", "needed": "7"})
        person.touch(person.hand_cards().first)
        person.act("play")
        expect(page.get_by_test_id("refusal")).to_contain_text("a 7 lies there, so it takes a 7 or lower")
        person.click("[data-action=why]")

        expect(page.locator("[data-chapter=special-7] h2")).to_be_focused()
        expect(page.locator("[data-chapter=special-7] h2")).to_be_in_viewport()
