"""The plain HTTP side."""

import json
from typing import Any

import httpx
import pytest

from shithead.errors import Code
from shithead.notation.record import parse_record, prove_record
from shithead.protocol.codec import decode
from shithead.protocol.http import Problem, RuleSets, TableFacts
from shithead.rules.load import preset_names
from shithead.server.identity import COOKIE
from shithead.server.limits import Limits
from shithead.server.lobby import LINK_LENGTH, LINK_LETTERS
from shithead.server.settings import Settings
from shithead.table.clock import NO_WAITING
from shithead.table.updates import Stage
from tests.server.support import Live, Person, live, run
from tests.server.test_play import play_on

BODY = {"rules": "classic", "seats": 3, "name": "Ada", "open": True}


async def post(server: Live, body: object, **headers: str) -> httpx.Response:
    """Ask for a table."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    async with httpx.AsyncClient(base_url=server.base) as client:
        return await client.post("/api/tables", content=content, headers=Person(server).headers | headers)


def code(response: httpx.Response) -> str:
    """The code of a refusal."""
    problem: Problem = decode(response.content, Problem)
    return problem.code


def test_the_rule_sets_are_listed() -> None:
    """What a client needs before it opens a table."""

    async def test() -> None:
        settings = Settings(pace=NO_WAITING, local=False, addresses=("http://192.168.1.20:8000",))
        async with live(settings) as server:
            found: RuleSets = decode((await Person(server).get("/api/rules")).content, RuleSets)

        names = [each.preset for each in found.rule_sets]
        assert names[:3] == ["classic", "tabletop", "idiot"]
        assert names[3:] == sorted(set(preset_names()) - set(names[:3]))
        assert (found.local, found.addresses, found.max_name) == (False, ("http://192.168.1.20:8000",), 20)

    run(test)


def test_a_table_is_opened_and_found() -> None:
    """Its link is long enough that nobody guesses it; the facts say what somebody needs before joining."""

    async def test() -> None:
        async with live() as server:
            link = await Person(server).open(seats=3)
            facts: TableFacts = decode((await Person(server).get(f"/api/tables/{link}")).content, TableFacts)

        assert len(link) == LINK_LENGTH
        assert len(LINK_LETTERS) ** LINK_LENGTH > 2**64
        assert (facts.rules.preset, facts.stage, facts.free_seats) == ("classic", Stage.LOBBY, 2)

    run(test)


def test_a_table_without_others_is_dealt_at_once() -> None:
    """Bots sit on the other seats and nobody can join."""

    async def test() -> None:
        async with live() as server:
            link = await Person(server).open(seats=3, others=False)
            facts: TableFacts = decode((await Person(server).get(f"/api/tables/{link}")).content, TableFacts)

        assert (facts.stage, facts.free_seats) == (Stage.PLAYING, 0)

    run(test)


BAD_BODIES: dict[str, tuple[Any, int, Code]] = {
    "unknown rules": (BODY | {"rules": "nonsense"}, 400, Code.UNKNOWN_RULES),
    "path as rules": (BODY | {"rules": "../classic"}, 400, Code.UNKNOWN_RULES),
    "one seat": (BODY | {"seats": 1}, 400, Code.TOO_FEW_SEATS),
    "seven seats": (BODY | {"seats": 7}, 400, Code.TOO_MANY_SEATS),
    "endless seats": (BODY | {"seats": 10**300}, 400, Code.TOO_MANY_SEATS),
    "empty name": (BODY | {"name": " "}, 400, Code.BAD_NAME),
    "long name": (BODY | {"name": "x" * 21}, 400, Code.BAD_NAME),
    "seats as text": (BODY | {"seats": "3"}, 400, Code.MALFORMED),
    "number for a truth": (BODY | {"open": 1}, 400, Code.MALFORMED),
    "unknown field": (BODY | {"host": True}, 400, Code.MALFORMED),
    "nothing in it": ({}, 400, Code.MALFORMED),
    "a list": ([], 400, Code.MALFORMED),
    "null": (None, 400, Code.MALFORMED),
    "empty": (b"", 400, Code.MALFORMED),
    "no text": (b"\xff\xfe", 400, Code.MALFORMED),
    "deep": (b"[" * 4000, 400, Code.MALFORMED),
    "too large": (b" " * 5000, 413, Code.TOO_LARGE),
}


@pytest.mark.parametrize("name", BAD_BODIES)
def test_bad_requests_for_a_table(name: str) -> None:
    """Each is refused with a code, and nothing of the inside is told."""

    async def test() -> None:
        async with live() as server:
            body, status, wanted = BAD_BODIES[name]
            response = await post(server, body)

        assert (response.status_code, code(response)) == (status, wanted)
        assert "Traceback" not in response.text

    run(test)


def test_a_table_is_opened_by_a_guest() -> None:
    """Without a secret nobody opens one; a made-up one that is too short is none."""

    async def test() -> None:
        async with live() as server:
            for cookie in ("", f"{COOKIE}=", f"{COOKIE}=short", f"{COOKIE}={'x' * 44}"):
                response = await post(server, BODY, cookie=cookie)
                assert (response.status_code, code(response)) == (403, Code.NO_GUEST)

    run(test)


@pytest.mark.parametrize("path", ["", "/record", "/qr.svg"])
@pytest.mark.parametrize(
    "link",
    ["nosuchtable", "%00", "..", "a" * 3000, "%F0%9F%98%80"],
    ids=["none", "nul", "dots", "long", "emoji"],
)
def test_unknown_tables(path: str, link: str) -> None:
    """A link that names nothing is a clear 404."""

    async def test() -> None:
        async with live() as server:
            response = await Person(server).get(f"/api/tables/{link}{path}")

        assert (response.status_code, code(response)) in (
            (404, Code.NO_SUCH_TABLE),
            (404, Code.NO_SUCH_PAGE),
        )

    run(test)


def test_one_guest_opens_only_so_many_tables() -> None:
    """The limit is by guest and hour, so that a family behind one address is not locked out."""

    async def test() -> None:
        async with live(limits=Limits(tables_per_guest_hour=2)) as server:
            person = Person(server)
            await person.open()
            await person.open()
            async with httpx.AsyncClient(base_url=server.base) as client:
                response = await client.post("/api/tables", json=BODY, headers=person.headers)
            assert (response.status_code, code(response)) == (429, Code.TOO_MANY_TABLES)
            await Person(server).open()

    run(test)


def test_a_server_has_only_so_many_tables() -> None:
    """Beyond them nobody opens one."""

    async def test() -> None:
        async with live(limits=Limits(tables=1)) as server:
            await Person(server).open()
            response = await post(server, BODY)
            assert (response.status_code, code(response)) == (429, Code.TOO_MANY_TABLES)

    run(test)


def test_the_record_can_be_downloaded_after_the_game() -> None:
    """404 before; then a text that proves itself."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            link = await person.open(others=False)
            await person.connect(link)
            before = await person.get(f"/api/tables/{link}/record")
            await play_on(person)
            after = await person.get(f"/api/tables/{link}/record")

        assert (before.status_code, code(before)) == (404, Code.NO_RECORD)
        assert after.headers["content-disposition"].startswith("attachment;")
        prove_record(parse_record(after.text))

    run(test)


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(public_url="https://cards.example.org"), "https://cards.example.org"),
        (Settings(addresses=("http://192.168.1.20:8000",)), "http://192.168.1.20:8000"),
    ],
    ids=["public", "network"],
)
def test_the_code_shows_an_address_that_others_can_open(settings: Settings, address: str) -> None:
    """Black on white, whatever the page looks like."""

    async def test() -> None:
        async with live(settings) as server:
            person = Person(server)
            link = await person.open()
            response = await person.get(f"/api/tables/{link}/qr.svg")

        assert response.headers["content-type"] == "image/svg+xml"
        assert 'fill="#fff"' in response.text
        assert 'stroke="#000"' in response.text
        assert address not in response.text

    run(test)


def test_the_server_says_that_it_is_well() -> None:
    """For whoever watches it."""

    async def test() -> None:
        async with live() as server:
            response = await Person(server).get("/health")

        assert (response.status_code, response.json()) == (200, {"status": "ok"})

    run(test)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
def test_other_methods_are_refused(method: str) -> None:
    """Nothing can be put or deleted."""

    async def test() -> None:
        async with live() as server, httpx.AsyncClient(base_url=server.base) as client:
            response = await client.request(method, "/api/tables", headers=Person(server).headers)

        assert response.status_code == 405

    run(test)
