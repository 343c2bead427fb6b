"""Puts the server together and decides nothing."""

import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from shithead.bots.levels import is_reduced
from shithead.errors import Code, Refused
from shithead.server.answers import problem, refusal
from shithead.server.bots import Bots
from shithead.server.clock import Clock, SystemClock
from shithead.server.door import Door
from shithead.server.http import Api
from shithead.server.limits import Limits
from shithead.server.lobby import Lobby, new_link
from shithead.server.pages import Pages
from shithead.server.room import Surroundings
from shithead.server.rules_http import RulesApi
from shithead.server.settings import Settings
from shithead.server.shift import Crew
from shithead.server.store.base import Store
from shithead.server.store.sql import open_store
from shithead.server.tasks import Tasks
from shithead.server.thinkers import Thinkers
from shithead.server.ws import Sockets
from shithead.table.decide import Generator

log = logging.getLogger(__name__)


async def _refused(_: Request, error: Exception) -> Response:
    return refusal(error) if isinstance(error, Refused) else problem(500, Code.FAILED)


async def _no_such_page(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return problem(status, Code.NO_SUCH_PAGE)


async def _failed(_: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return problem(500, Code.FAILED)


class Server:
    """The parts that live as long as the server runs."""

    def __init__(
        self, settings: Settings, around: Surroundings, make_link: Callable[[], str] = new_link
    ) -> None:
        self._around = around
        self.lobby = Lobby(around, settings.pace, make_link)
        self.api = Api(settings, around.limits, self.lobby, around.store)
        self.rules = RulesApi(settings, around.limits, around.clock)
        self.sockets = Sockets(around.limits, around.clock, self.lobby)

    async def stop(self) -> None:
        """End what runs and let go of the database."""
        self.lobby.stop()
        self._around.bots.close()
        await self._around.tasks.stop()
        await self._around.store.close()


def _server(app: Starlette) -> Server:
    server: Server = app.state.server
    return server


def _asked(
    question: Callable[[Api, Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that puts a question to the running server."""

    async def endpoint(request: Request) -> Response:
        return await question(_server(request.app).api, request)

    return endpoint


def _asked_of_rules(
    question: Callable[[RulesApi, Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """The same about house rules."""

    async def endpoint(request: Request) -> Response:
        return await question(_server(request.app).rules, request)

    return endpoint


async def _socket(websocket: WebSocket) -> None:
    await _server(websocket.app).sockets.serve(websocket)


def _processes(settings: Settings, *, yielding: bool = False) -> Crew:
    from shithead.server.processes import Processes, usual_workers

    return Processes(settings.bot_workers or usual_workers(), yielding=yielding)


def create_app(
    settings: Settings,
    *,
    clock: Clock | None = None,
    limits: Limits | None = None,
    dealer_rng: Generator | None = None,
    bot_rng: random.Random | None = None,
    make_link: Callable[[], str] = new_link,
    store: Store | None = None,
    hire: Callable[[], Crew] | None = None,
    hire_aside: Callable[[], Crew] | None = None,
) -> Starlette:
    """The whole server as an ASGI application.

    Args:
        settings: what the server is told.
        clock: another clock.
        limits: other limits.
        dealer_rng: another source of chance for dealing; by default the operating system's.
        bot_rng: another source of chance for bots.
        make_link: makes the links of tables.
        store: another store; by default the database that the settings name.
        hire: makes other workers for the bots to think in; by default as many processes as the settings say.
        hire_aside: makes the workers for bots that are not asked; by default as ``hire`` does.
    """
    # A compiled kernel that must not be used is told of now, and not by bots that fail later.
    is_reduced()
    pages = Pages(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        time = clock or SystemClock()
        around = Surroundings(
            store=store or await open_store(settings.database),
            clock=time,
            dealer=dealer_rng or random.SystemRandom(),
            bots=Bots(
                Thinkers(time, hire or partial(_processes, settings)),
                Thinkers(time, hire_aside or hire or partial(_processes, settings, yielding=True)),
                bot_rng or random.Random(),
            ),
            limits=limits or Limits(),
            tasks=Tasks(),
        )
        server = Server(settings, around, make_link)
        app.state.server = server
        await server.lobby.start()
        yield
        await server.stop()

    routes = [
        Route("/", pages.index),
        Route("/rules", pages.index),
        Route("/t/{link}", pages.index),
        Route("/health", _asked(Api.health)),
        Route("/api/rules", _asked(Api.rules)),
        Route("/api/rules/form", _asked_of_rules(RulesApi.form)),
        Route("/api/rules/read", _asked_of_rules(RulesApi.read)),
        Route("/api/rules/read", _asked_of_rules(RulesApi.judge), methods=["POST"]),
        Route("/api/rules/qr.svg", _asked_of_rules(RulesApi.qr)),
        Route("/api/rulebook", _asked_of_rules(RulesApi.rulebook)),
        Route("/api/tables", _asked(Api.open_table), methods=["POST"]),
        Route("/api/tables/{link}", _asked(Api.facts)),
        Route("/api/tables/{link}/record", _asked(Api.record)),
        Route("/api/tables/{link}/qr.svg", _asked(Api.qr)),
        WebSocketRoute("/ws/{link}", _socket),
        Route("/{path:path}", pages.file),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Door, public_url=settings.public_url)],
        exception_handlers={Refused: _refused, HTTPException: _no_such_page, Exception: _failed},
        lifespan=lifespan,
    )
