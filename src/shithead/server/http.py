"""The plain HTTP side: rule sets, new tables, facts about a table, its record and its QR code."""

import logging
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from shithead.bots.levels import DEFAULT_LEVEL, Level, is_reduced
from shithead.errors import Code, Refused
from shithead.notation.record import format_record
from shithead.protocol.codec import decode
from shithead.protocol.http import OpenedTable, OpenTable, RuleSets, TableFacts
from shithead.rules.load import load_preset
from shithead.server.answers import answer, problem
from shithead.server.asked import draw_code, join_base, read_body
from shithead.server.forms import presets_in_order
from shithead.server.identity import guest_of
from shithead.server.limits import Limits
from shithead.server.lobby import Lobby
from shithead.server.names import MAX_NAME, clean_name
from shithead.server.settings import Settings
from shithead.server.store.base import Store, StoreError
from shithead.table.rulesets import rule_set
from shithead.table.updates import Occupant, RuleSet, Stage

log = logging.getLogger(__name__)


@cache
def _preset_rules() -> tuple[RuleSet, ...]:
    return tuple(rule_set(load_preset(name)) for name in presets_in_order())


class Api:
    """What can be asked over plain HTTP."""

    def __init__(self, settings: Settings, limits: Limits, lobby: Lobby, store: Store) -> None:
        self._settings = settings
        self._limits = limits
        self._lobby = lobby
        self._store = store

    async def rules(self, _: Request) -> Response:
        """The rule sets, and where this server is reached."""
        return answer(
            RuleSets(
                rule_sets=_preset_rules(),
                local=self._settings.local,
                addresses=self._settings.addresses,
                max_name=MAX_NAME,
                host_command=f"{self._settings.program} serve",
                levels=tuple(Level),
                level=DEFAULT_LEVEL,
                thinks_less=is_reduced(),
            )
        )

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        guest = guest_of(request.cookies)
        if guest is None:
            raise Refused(Code.NO_GUEST)
        wanted: OpenTable = decode(await read_body(request, self._limits.body_bytes), OpenTable)
        # Behind a proxy everybody seems to come from the proxy, which has limits of its own.
        direct = request.client is not None and self._settings.public_url is None
        link = await self._lobby.open_table(
            guest,
            request.client.host if direct and request.client else None,
            clean_name(wanted.name),
            wanted.rules,
            wanted.seats,
            deal=not wanted.open,
            levels=wanted.levels,
        )
        return answer(OpenedTable(link=link), 201)

    async def facts(self, request: Request) -> Response:
        """What may be known of a table before joining."""
        async with self._lobby.using(request.path_params["link"]) as room:
            table = room.table
        free = [chair for chair in table.chairs if chair.occupant is Occupant.OPEN]
        free_seats = len(free) if table.stage is Stage.LOBBY else 0
        return answer(
            TableFacts(
                rules=rule_set(table.preset, len(table.chairs)), stage=table.stage, free_seats=free_seats
            )
        )

    async def record(self, request: Request) -> Response:
        """The last finished game as text."""
        async with self._lobby.using(request.path_params["link"]) as room:
            table = room.table
        if table.finished is None:
            raise Refused(Code.NO_RECORD)
        name = f"shithead-{table.preset.name}-{table.games}.txt"
        return Response(
            format_record(table.finished),
            media_type="text/plain; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
        )

    async def qr(self, request: Request) -> Response:
        """The address of a table as a QR code, black on white."""
        link = request.path_params["link"]
        async with self._lobby.using(link):
            pass
        drawn = draw_code(f"{join_base(request, self._settings)}/t/{link}")
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def health(self, _: Request) -> Response:
        """Whether the server can do its work."""
        try:
            await self._store.ping()
        except StoreError:
            return problem(503, Code.STORAGE)
        return answer({"status": "ok"})
