"""A table whose messages a test may change on their way: what is rare need not be waited for."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]


class Wire:
    """What lies between a page and its server."""

    def __init__(self, page: Page) -> None:
        self.silent = False
        """Nothing from the server arrives any more."""
        self._change: Callable[[Message], None] = _as_it_is
        self._last: Message | None = None
        self._client: WebSocketRoute | None = None
        self._refusal: Message | None = None
        page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        client.on_message(lambda text: self._pass_up(client, server, str(text)))
        server.on_message(lambda text: self._pass_on(client, str(text)))
        self._client = client

    def _pass_up(self, client: WebSocketRoute, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "do" and self._refusal:
            client.send(json.dumps({"type": "nack", "id": message["id"], "version": 0} | self._refusal))
            self._refusal = None
        else:
            server.send(text)

    def _pass_on(self, client: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self._last = json.loads(text)
            self._change(message)
        if not self.silent:
            client.send(json.dumps(message))

    def refuse_next(self, code: str, details: Message) -> None:
        """Answer the next command with a refusal; the server never sees it."""
        self._refusal = {"code": code, "details": details}

    def show(self, change: Callable[[Message], None]) -> None:
        """Send the last update once more, changed; those that follow are changed as well."""
        assert self._last is not None
        assert self._client is not None
        self._change = change
        message = json.loads(json.dumps(self._last))
        message["events"], message["snapshot"] = [], False
        change(message)
        self._client.send(json.dumps(message))


def _as_it_is(message: Message) -> None:
    """Change nothing."""


def in_play(**parts: Any) -> Callable[[Message], None]:
    """It is the viewer's turn to play, with these parts of the view."""

    def change(message: Message) -> None:
        game = message["view"]["game"]
        usual = {"phase": "play", "turn": game["viewer"], "may_pass": False, "call_rank": None, "duty": None}
        game |= usual | parts

    return change


def laid(*cards: str, **parts: Any) -> list[Message]:
    """A pile of one play."""
    said = {"named": None, "lower": None, "receiver": None, "successor": None}
    return [{"cards": list(cards), "seat": None, "zone": "hand", "bound": 0} | said | parts]


def demanded(demand: str, rank: int | None = None, count: int = 0, ranks: tuple[int, ...] = ()) -> Message:
    """What a pile demands."""
    return {"demand": demand, "rank": rank, "count": count, "ranks": list(ranks)}
