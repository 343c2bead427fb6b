"""The built client, as it is served."""

import gzip
from pathlib import Path

import httpx
import pytest

from shithead.server.identity import COOKIE, guest_of
from shithead.server.settings import Settings
from tests.server.support import Live, Person, live, run

SCRIPT = b"console.log('shithead');" * 100


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A small built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Shithead</title>", encoding="utf-8")
    (tmp_path / "assets" / "index-abc123.js").write_bytes(SCRIPT)
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / ".built-from").write_text("secret", encoding="utf-8")
    return tmp_path


async def get(server: Live, path: str, **headers: str) -> httpx.Response:
    """Ask for something without a cookie."""
    async with httpx.AsyncClient(base_url=server.base) as asking:
        return await asking.get(path, headers=headers)


def test_the_page_is_the_same_for_every_table(client: Path) -> None:
    """Whatever the link, the client finds out what it names."""

    async def test() -> None:
        async with live(Settings(static=client)) as server:
            answers = [await get(server, path) for path in ("/", "/t/abc", "/t/nosuchtable")]
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert answers[0].headers["cache-control"] == "no-cache"
        assert answers[0].headers["content-type"] == "text/html; charset=utf-8"

    run(test)


def test_assets_are_kept_for_ever_and_compressed(client: Path) -> None:
    """They carry a digest in their name; who takes gzip gets gzip, the others plain bytes."""

    async def test() -> None:
        async with live(Settings(static=client)) as server:
            packed = await get(server, "/assets/index-abc123.js", **{"accept-encoding": "gzip"})
            plain = await get(server, "/assets/index-abc123.js", **{"accept-encoding": "identity"})
        assert packed.content == plain.content == SCRIPT
        assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT, 9, mtime=0))
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert "immutable" in plain.headers["cache-control"]
        assert plain.headers["content-type"] == "text/javascript; charset=utf-8"

    run(test)


def test_what_has_not_changed_is_not_sent_again(client: Path) -> None:
    """A browser that has the page is told so."""

    async def test() -> None:
        async with live(Settings(static=client)) as server:
            first = await get(server, "/icon.svg")
            again = await get(server, "/icon.svg", **{"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    run(test)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/.built-from",
        "/assets/",
        "/../pages.py",
        "/%2e%2e/pages.py",
        "/assets/..%2f.built-from",
        "/index.html/x",
        "//etc/passwd",
        "/assets\\..\\.built-from",
    ],
)
def test_nothing_else_is_served(client: Path, path: str) -> None:
    """Only files that were there at the start, by their exact names."""

    async def test() -> None:
        async with live(Settings(static=client)) as server:
            answer = await get(server, path)
        assert answer.status_code == 404
        assert answer.json() == {"code": "protocol/no_such_page", "details": {}}

    run(test)


def test_a_browser_without_a_secret_gets_one(client: Path) -> None:
    """256 bits, not readable by scripts, not sent along from other sites; who has one keeps it."""

    async def test() -> None:
        async with live(Settings(static=client)) as server:
            first, second = await get(server, "/"), await get(server, "/t/abc")
            known = await Person(server).get("/")
            broken = await get(server, "/", cookie=f"{COOKIE}=x")
        cookie = first.headers["set-cookie"]
        assert guest_of(dict(first.cookies)) is not None
        assert first.cookies[COOKIE] != second.cookies[COOKIE]
        assert len(first.cookies[COOKIE]) == 43
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in known.headers
        assert "set-cookie" in broken.headers

    run(test)


def test_under_https_the_secret_travels_by_https_only(client: Path) -> None:
    """The cookie is marked so."""

    async def test() -> None:
        settings = Settings(static=client, public_url="https://cards.example.org")
        async with live(settings) as server:
            answer = await get(server, "/")
        assert "Secure" in answer.headers["set-cookie"]

    run(test)


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    """A plain sentence; the rest of the server works."""

    async def test() -> None:
        async with live(Settings(static=tmp_path / "none")) as server:
            page, health = await get(server, "/"), await get(server, "/health")
        assert (page.status_code, health.status_code) == (503, 200)
        assert "npm run build" in page.text

    run(test)


def test_other_files_set_no_cookie(client: Path) -> None:
    """Only the page itself does."""

    async def test() -> None:
        async with live(Settings(static=client)) as server:
            answer = await get(server, "/icon.svg")
        assert "set-cookie" not in answer.headers

    run(test)


def test_a_mistyped_address_shows_the_page_to_a_person(client: Path) -> None:
    """A browser that asks for a page gets the client, which says what is wrong; a program gets a code."""

    async def test() -> None:
        async with live(Settings(static=client)) as server:
            page = await get(server, "/nosuchpage", accept="text/html,*/*;q=0.8")
            code = await get(server, "/nosuchpage", accept="*/*")
        assert (page.status_code, "<title>Shithead</title>" in page.text) == (404, True)
        assert (code.status_code, code.json()["code"]) == (404, "protocol/no_such_page")

    run(test)
