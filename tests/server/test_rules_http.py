"""House rules over plain HTTP."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from shithead.errors import Code
from shithead.locale.catalogue import languages
from shithead.protocol.codec import decode
from shithead.protocol.http import Problem
from shithead.protocol.rulebook import ReadRules, RulebookText, RulesForm
from shithead.rules.load import load_preset, preset_names, rules_fields
from shithead.server.limits import Limits
from shithead.server.settings import Settings
from shithead.table.clock import NO_WAITING
from tests.server.support import HandClock, Live, Person, live, run

BUSY = Limits(rules_burst=10_000, all_rules_burst=10_000)
"""Tests ask faster than people."""

DRAFT = {"preset": "classic", "fields": {"pickup": "forced"}}


async def post(
    server: Live, body: object, path: str = "/api/rules/read?lang=en", **more: Any
) -> httpx.Response:
    """Send what a form sends."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    async with httpx.AsyncClient(base_url=server.base) as client:
        headers = Person(server).headers | more
        return await client.post(path, content=content, headers=headers)


def code(response: httpx.Response) -> str:
    """The code of a refusal, which tells nothing of the inside."""
    assert "Traceback" not in response.text
    assert response.headers["cache-control"] == "no-store"
    problem: Problem = decode(response.content, Problem)
    return problem.code


@pytest.mark.parametrize("language", languages())
def test_the_rulebook_of_every_preset(language: str) -> None:
    """In the language, complete, with nothing changed."""

    async def test() -> None:
        async with live(limits=BUSY) as server:
            for name in preset_names():
                response = await Person(server).get(f"/api/rulebook?rules={name}&lang={language}")
                book: RulebookText = decode(response.content, RulebookText)

                assert (book.rules.code, book.language) == (name, language)
                assert len(book.chapters) > 8
                assert all(chapter.title and chapter.sentences for chapter in book.chapters)
                assert (book.note, book.gone, book.gone_note) == ("", (), "")
                assert not any(sentence.changed for each in book.chapters for sentence in each.sentences)

    run(test)


def test_the_rulebook_marks_what_differs() -> None:
    """Sentences, special cards and what is gone, with a note that explains the marks."""

    async def test() -> None:
        async with live() as server:
            path = f"/api/rulebook?rules={quote('classic+8=skip+pickup_fee=none+pickup=forced')}&seats=3"
            book: RulebookText = decode((await Person(server).get(path)).content, RulebookText)
            italian: RulebookText = decode(
                (await Person(server).get(path + "&lang=it")).content, RulebookText
            )

        changed = {sentence.id for each in book.chapters for sentence in each.sentences if sentence.changed}
        assert {"take-forced", "fee-none"} <= changed
        assert [row.card for row in book.specials if row.changed] == ["8"]
        assert "Classic" in book.note
        assert book.language == "en"
        assert "Classico" in italian.note
        assert book.gone
        assert "Classic" in book.gone_note
        assert "aim-table" in {sentence.id for each in book.chapters for sentence in each.sentences}

    run(test)


def test_a_plus_may_be_written_as_it_is() -> None:
    """In an address a plus reads as a space, and people type addresses."""

    async def test() -> None:
        async with live() as server:
            plain = await Person(server).get("/api/rules/read?rules=classic+8=skip+strict=on")
            quoted = await Person(server).get("/api/rules/read?rules=classic%2B8%3Dskip%2Bstrict%3Don")

        assert plain.content == quoted.content
        read: ReadRules = decode(plain.content, ReadRules)
        assert read.fields["strict"] is True

    run(test)


@pytest.mark.parametrize("language", languages())
def test_the_form(language: str) -> None:
    """Groups, powers and presets; an unknown language is English, and so is none."""

    async def test() -> None:
        async with live() as server:
            form: RulesForm = decode(
                (await Person(server).get(f"/api/rules/form?lang={language}")).content, RulesForm
            )
            others = [
                decode((await Person(server).get(f"/api/rules/form{asked}")).content, RulesForm)
                for asked in ("", "?lang=", "?lang=xx", "?lang=../it", f"?lang={'x' * 3000}", "?lang=%00")
            ]

        assert form.language == language
        assert len(form.presets) == len(preset_names())
        assert {each.language for each in others} == {"en"}

    run(test)


def test_rules_are_read_from_a_code_and_from_a_form() -> None:
    """Both give the form what it shows; impossible rules are an answer, not an error."""

    async def test() -> None:
        async with live() as server:
            fields = rules_fields(load_preset("classic").rules) | {"pickup": "forced"}
            by_form = await post(server, {"preset": "classic", "fields": fields})
            by_code = await Person(server).get("/api/rules/read?rules=classic%2Bpickup=forced")
            wrong = await post(
                server, {"preset": "classic", "fields": {"max_seats": 11}}, "/api/rules/read?lang=it"
            )

        assert by_form.status_code == by_code.status_code == wrong.status_code == 200
        assert decode(by_form.content, ReadRules) == decode(by_code.content, ReadRules)
        found: ReadRules = decode(wrong.content, ReadRules)
        assert found.rules is None
        assert [(each.field, each.text) for each in found.problems] == [
            ("max_seats", "Scegli un numero da 2 a 10.")
        ]

    run(test)


LONG = "classic+" + "8=skip+" * 400

BAD_QUESTIONS: dict[str, tuple[str, int, Code]] = {
    "no rules": ("/api/rulebook", 400, Code.MALFORMED),
    "empty rules": ("/api/rulebook?rules=", 400, Code.MALFORMED),
    "unknown preset": ("/api/rulebook?rules=nonsense", 400, Code.UNKNOWN_RULES),
    "path as rules": ("/api/rulebook?rules=../classic", 400, Code.UNKNOWN_RULES),
    "nul": ("/api/rulebook?rules=%00", 400, Code.UNKNOWN_RULES),
    "no text": ("/api/rulebook?rules=%ff%fe", 400, Code.UNKNOWN_RULES),
    "half a surrogate": ("/api/rulebook?rules=%ed%a0%80", 400, Code.UNKNOWN_RULES),
    "impossible rules": ("/api/rulebook?rules=classic%2Bseats=9", 400, Code.UNKNOWN_RULES),
    "twice": ("/api/rules/read?rules=classic%2B8=skip%2B8=burn", 400, Code.UNKNOWN_RULES),
    "huge number": (f"/api/rules/read?rules=classic%2Brounds={'9' * 1500}", 400, Code.UNKNOWN_RULES),
    "too long": (f"/api/rulebook?rules={quote(LONG)}", 413, Code.TOO_LARGE),
    "too long to read": (f"/api/rules/read?rules={quote(LONG)}", 413, Code.TOO_LARGE),
    "too long to draw": (f"/api/rules/qr.svg?rules={quote(LONG[:700])}", 413, Code.TOO_LARGE),
    "drawn nonsense": ("/api/rules/qr.svg?rules=nonsense", 400, Code.UNKNOWN_RULES),
    "one seat": ("/api/rulebook?rules=classic&seats=1", 400, Code.TOO_FEW_SEATS),
    "no seats": ("/api/rulebook?rules=classic&seats=0", 400, Code.TOO_FEW_SEATS),
    "seven seats": ("/api/rulebook?rules=classic&seats=7", 400, Code.TOO_MANY_SEATS),
    "endless seats": (f"/api/rulebook?rules=classic&seats={'9' * 5000}", 400, Code.TOO_MANY_SEATS),
    "seats in words": ("/api/rulebook?rules=classic&seats=three", 400, Code.MALFORMED),
    "seats below zero": ("/api/rulebook?rules=classic&seats=-3", 400, Code.MALFORMED),
    "other digits": ("/api/rulebook?rules=classic&seats=%D9%A3", 400, Code.MALFORMED),
    "nothing there": ("/api/rules/nothing", 404, Code.NO_SUCH_PAGE),
}


@pytest.mark.parametrize("name", BAD_QUESTIONS)
def test_bad_questions(name: str) -> None:
    """Each is refused with a code."""

    async def test() -> None:
        path, status, wanted = BAD_QUESTIONS[name]
        async with live() as server:
            response = await Person(server).get(path)

        assert (response.status_code, code(response)) == (status, wanted)

    run(test)


def test_a_refused_code_says_what_is_wrong() -> None:
    """In the words that the terminal uses."""

    async def test() -> None:
        async with live() as server:
            response = await Person(server).get("/api/rules/read?rules=classic%2B8=jump")

        problem: Problem = decode(response.content, Problem)
        assert "8=jump" in str(problem.details["problem"])

    run(test)


BAD_BODIES: dict[str, tuple[Any, int, Code]] = {
    "empty": (b"", 400, Code.MALFORMED),
    "no text": (b"\xff\xfe", 400, Code.MALFORMED),
    "null": (None, 400, Code.MALFORMED),
    "a list": ([], 400, Code.MALFORMED),
    "nothing in it": ({}, 400, Code.MALFORMED),
    "no fields": ({"preset": "classic"}, 400, Code.MALFORMED),
    "unknown key": (DRAFT | {"seats": 3}, 400, Code.MALFORMED),
    "number as preset": (DRAFT | {"preset": 3}, 400, Code.MALFORMED),
    "list of fields": (DRAFT | {"fields": ["strict"]}, 400, Code.MALFORMED),
    "deep": (b'{"preset":"classic","fields":{"powers":' + b"[" * 9000, 400, Code.MALFORMED),
    "deep and closed": (DRAFT | {"fields": {"powers": [[[[[[1]]]]]]}}, 400, Code.MALFORMED),
    "rather deep": (
        b'{"preset":"classic","fields":{"a":' + b"[" * 700 + b"]" * 700 + b"}}",
        400,
        Code.MALFORMED,
    ),
    "huge number": (
        b'{"preset":"classic","fields":{"rounds":' + b"9" * 9000 + b"}}",
        400,
        Code.MALFORMED,
    ),
    "large number": (DRAFT | {"fields": {"rounds": 10**30}}, 400, Code.MALFORMED),
    "no number": (b'{"preset":"classic","fields":{"rounds":NaN}}', 400, Code.MALFORMED),
    "half a sign": (b'{"preset":"classic","fields":{"forfeit":"\\ud800"}}', 400, Code.MALFORMED),
    "too many fields": (DRAFT | {"fields": {f"x{each}": 1 for each in range(999)}}, 400, Code.MALFORMED),
    "too large": (b" " * 20_000, 413, Code.TOO_LARGE),
}


@pytest.mark.parametrize("name", BAD_BODIES)
def test_bad_bodies(name: str) -> None:
    """Each is refused with a code."""

    async def test() -> None:
        body, status, wanted = BAD_BODIES[name]
        async with live() as server:
            response = await post(server, body)

        assert (response.status_code, code(response)) == (status, wanted)

    run(test)


ODD_FIELDS: dict[str, Any] = {
    "a fraction": {"rounds": 1.5},
    "a truth": {"rounds": True},
    "nothing": {"rounds": None},
    "a table": {"ladder": {"a": 1}},
    "lists": {"ladder": [["2"]]},
    "no power": {"powers": [None, 1, "8", {}]},
    "a thousand powers": {"powers": [{"rank": "8"}] * 1000},
    "a long list": {"deal_hand": [1] * 5000},
    "a long text": {"forfeit": "x" * 10_000},
    "lines": {"forfeit": "a\nb"},
    "signs": {"forfeit": "\u202e\u0000"},
    "a prototype": {"__proto__": 1, "__class__": 2},
    "an empty name": {"": 1},
    "names with dots": {"powers.8.skip": 1},
}


@pytest.mark.parametrize("name", ODD_FIELDS)
def test_odd_fields_are_problems_in_words(name: str) -> None:
    """Whatever stands in a field is an answer with at least one problem, in both languages."""

    async def test() -> None:
        async with live() as server:
            for language in languages():
                body = {"preset": "classic", "fields": ODD_FIELDS[name]}
                response = await post(server, body, f"/api/rules/read?lang={language}")
                read: ReadRules = decode(response.content, ReadRules)

                assert response.status_code == 200
                assert read.rules is None
                assert read.problems
                assert all(each.text and "{" not in each.text for each in read.problems)

    run(test)


def test_a_form_is_sent_from_a_page_of_this_server() -> None:
    """As every request that is not a mere question."""

    async def test() -> None:
        async with live() as server:
            response = await post(server, DRAFT, origin="http://example.org")

        assert (response.status_code, code(response)) == (403, Code.WRONG_ORIGIN)

    run(test)


def test_answers_are_kept_by_browsers_and_asked_for_again() -> None:
    """With the tag of what a browser has, nothing is sent twice; another language is another answer."""

    async def test() -> None:
        async with live() as server, httpx.AsyncClient(base_url=server.base) as client:
            for path in (
                "/api/rulebook?rules=idiot",
                "/api/rules/form?x",
                "/api/rules/read?rules=idiot+runs=3",
            ):
                first = await client.get(path)
                again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
                italian = await client.get(
                    f"{path}&lang=it", headers={"if-none-match": first.headers["etag"]}
                )

                assert first.headers["cache-control"] == "no-cache"
                assert first.headers["content-encoding"] == "gzip"
                assert (again.status_code, again.content) == (304, b"")
                assert italian.status_code == 200
                assert italian.headers["etag"] != first.headers["etag"]
            sent = await post(server, DRAFT, **{"if-none-match": "*"})
            assert (sent.status_code, sent.headers["cache-control"]) == (200, "no-store")

    run(test)


def _new_codes() -> Iterator[str]:
    return (f"/api/rules/read?rules=classic%2Brounds={number}" for number in count(1))


def test_one_address_cannot_keep_the_server_busy() -> None:
    """After a burst of new questions it waits; kept answers cost nothing, and time helps."""

    async def test() -> None:
        clock, paths = HandClock(), _new_codes()
        async with live(limits=Limits(rules_burst=3), clock=clock) as server:
            person = Person(server)
            asked = [next(paths) for _ in range(4)]
            found = [(await person.get(path)).status_code for path in asked]
            assert found == [200, 200, 200, 429]
            assert code(await person.get(asked[-1])) == Code.TOO_FAST
            assert (await person.get(asked[0])).status_code == 200
            assert (await person.get("/api/rules/read?rules=nonsense")).status_code == 429

            clock.turn(1000)
            assert (await person.get(asked[-1])).status_code == 200

    run(test)


def test_all_addresses_together_cannot_either() -> None:
    """Behind a proxy, where all requests come from one address, this is what holds."""

    async def test() -> None:
        settings = Settings(pace=NO_WAITING, public_url="http://cards.example.org")
        limits = Limits(rules_burst=1, all_rules_burst=5)
        async with live(settings, limits, clock=HandClock()) as server:
            paths = _new_codes()
            found = [(await Person(server).get(next(paths))).status_code for _ in range(6)]

        assert found == [200, 200, 200, 200, 200, 429]

    run(test)


def test_only_so_many_answers_are_kept() -> None:
    """The oldest goes; it is written again when somebody asks."""

    async def test() -> None:
        clock = HandClock()
        async with live(limits=Limits(kept_answers=2, rules_burst=4), clock=clock) as server:
            paths = _new_codes()
            one, two, three = next(paths), next(paths), next(paths)
            found = [
                (await Person(server).get(path)).status_code
                for path in (one, two, three, two, three, one, two)
            ]

        assert found == [200] * 6 + [429]

    run(test)


def test_rules_as_a_code_to_scan() -> None:
    """With the address where another device reaches this server; no plus that would become a space."""

    async def test() -> None:
        settings = Settings(pace=NO_WAITING, local=False, addresses=("http://192.168.1.20:8000",))
        async with live(settings) as server:
            response = await Person(server).get("/api/rules/qr.svg?rules=classic%2B8=skip")
            other = await Person(server).get("/api/rules/qr.svg?rules=classic")

        assert response.status_code == 200
        assert response.headers["content-type"] == "image/svg+xml"
        assert response.content.startswith(b"<?xml")
        assert response.content != other.content

    run(test)


def test_the_longest_code_to_scan_can_be_drawn() -> None:
    """However it has to be written in an address."""

    async def test() -> None:
        async with live() as server:
            text = "classic+forfeit=" + "~21~" * 140
            response = await Person(server).get(f"/api/rules/qr.svg?rules={quote(text)}")

        assert len(text) > 570
        assert response.status_code == 200

    run(test)
