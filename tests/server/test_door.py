"""The door: hosts, origins and the headers of every answer."""

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from shithead.server.door import Door, read_place
from tests.server.support import Live, Person, live, run

OWN = frozenset({"localhost", "box", "box.local"})


async def inside(scope: Scope, receive: Receive, send: Send) -> None:
    """What is behind the door."""
    await Response("in")(scope, receive, send)


async def status(
    host: str | None, origin: str | None = None, method: str = "GET", public_url: str | None = None
) -> int:
    """What the door says to a request."""
    door = Door(inside, public_url, OWN)
    headers = {} if origin is None else {"origin": origin}
    transport = httpx.ASGITransport(door)
    async with httpx.AsyncClient(transport=transport, base_url="http://unused") as client:
        request = client.build_request(method, "/", headers=headers)
        request.headers["host"] = host or ""
        return (await client.send(request)).status_code


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST:8000",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fd00::1]",
        "box:8000",
        "box.local:8000",
        "cards.example.org",
        "cards.example.org:443",
    ],
)
def test_own_hosts_come_in(host: str) -> None:
    """Addresses, the machine's names and the public address."""

    async def test() -> None:
        assert await status(host, public_url="https://cards.example.org") == 200

    run(test)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "localhost.evil.example",
        "localhost..:8000",
        "localhost:0",
        "[fe80::1%25eth0]:8000",
        "[fe80::1%;script-src *]:8000",
        "127.0.0.1.evil.example",
        "cards.example.org.evil.example",
        "user@localhost",
        "localhost/",
        "localhost:99999",
        "localhost:x",
        "box.local, evil.example",
        "[::1",
        "2130706433",
    ],
)
def test_other_hosts_stay_outside(host: str) -> None:
    """A name that somebody else can point at this machine is no host of it."""

    async def test() -> None:
        assert await status(host, public_url="https://cards.example.org") == 403

    run(test)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8000", "localhost:8000"),
        ("http://localhost", "localhost:80"),
        ("http://LOCALHOST:8000", "localhost:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("https://cards.example.org", "cards.example.org"),
        ("https://cards.example.org", "127.0.0.1:8000"),
    ],
)
def test_own_pages_may_post(origin: str, host: str) -> None:
    """The same host and port, or the public address."""

    async def test() -> None:
        assert await status(host, origin, "POST", "https://cards.example.org") == 200

    run(test)


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "",
        "null",
        "http://evil.example",
        "http://localhost",
        "http://localhost:8001",
        "https://localhost:8000",
        "http://127.0.0.1:8000",
        "http://localhost:8000.evil.example",
        "http://localhost:8000@evil.example",
        "http://evil.example:8000",
        "http://localhost:8000/",
        "localhost:8000",
        "file://",
        "chrome-extension://abcdef",
    ],
)
def test_other_pages_may_not_post(origin: str | None) -> None:
    """Another site, another port, another scheme, or no origin at all."""

    async def test() -> None:
        assert await status("localhost:8000", origin, "POST", "https://cards.example.org") == 403

    run(test)


def test_reading_needs_no_origin() -> None:
    """A page that is opened by typing its address has no origin."""

    async def test() -> None:
        assert await status("localhost:8000") == 200

    run(test)


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_socket_from_elsewhere_is_refused_before_it_opens(origin: str | None) -> None:
    """A page of another site cannot open a socket with the cookie of this one: 403, no upgrade."""

    async def attempt(server: Live, cookie: str) -> int:
        url = f"ws://127.0.0.1:{server.port}/ws/any"
        wanted = None if origin is None else Origin(origin)
        try:
            async with connect(url, origin=wanted, additional_headers={"cookie": cookie}):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    async def test() -> None:
        async with live() as server:
            assert await attempt(server, Person(server).headers["cookie"]) == 403

    run(test)


def test_a_socket_needs_an_own_host() -> None:
    """A rebound name is refused although its page has the same origin."""

    async def test() -> None:
        async with live() as server:
            headers = {"host": f"evil.example:{server.port}", "cookie": Person(server).headers["cookie"]}
            with pytest.raises(InvalidStatus) as refusal:
                await connect(
                    f"ws://127.0.0.1:{server.port}/ws/any",
                    origin=Origin(f"http://evil.example:{server.port}"),
                    additional_headers=headers,
                )
            assert refusal.value.response.status_code == 403

    run(test)


def test_every_answer_carries_the_policy() -> None:
    """Pages, JSON, files that are missing and refusals: nothing from elsewhere, no frame around it."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            answers = [await person.get(path) for path in ("/", "/t/x", "/api/rules", "/health", "/nowhere")]
            async with httpx.AsyncClient() as client:
                answers.append(await client.post(f"{server.base}/api/tables"))
            for answer in answers:
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "frame-ancestors 'none'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-frame-options"] == "DENY"
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "same-origin"

    run(test)


@pytest.mark.parametrize("text", ["", "a b", "a:b:c", "a\x00b", "[x]", "a@b", "a/b", "a?b", "a#b"])
def test_places_that_cannot_be_read(text: str) -> None:
    """What is not a host with a port is none."""
    place = read_place(text, "http")

    assert place is None or place.host not in OWN
