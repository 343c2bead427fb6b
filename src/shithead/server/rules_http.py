"""House rules over plain HTTP: the rulebook, the form that changes rules, and rules as a QR code.

Every answer follows from the question alone. It is kept, and what has to be written anew is counted, for each
address and for all of them together: nobody keeps the tables waiting by asking for rules.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from shithead.errors import Code, Refused
from shithead.locale.catalogue import known_language
from shithead.protocol.codec import decode, encode
from shithead.protocol.rulebook import DraftRules
from shithead.server.asked import draw_code, join_base, read_body
from shithead.server.clock import Clock
from shithead.server.drafts import read_code, read_draft
from shithead.server.forms import rules_form
from shithead.server.kept import ASK_AGAIN, JSON, NEVER, SVG, Page, make_page, respond
from shithead.server.limits import Limits
from shithead.server.rate import Bucket
from shithead.server.rulebooks import rulebook_text
from shithead.server.settings import Settings
from shithead.table.rulesets import code_of, read_preset

Question = tuple[str | int | None, ...]

DRAWING_COST: Final = 3
"""A QR code takes as long as so many rulebooks."""

REMEMBERED_ADDRESSES: Final = 10_000
"""More than this are forgotten and begin anew; the limit for all together still holds."""

IN_ADDRESS: Final = "=,:"
"""Signs of share codes that an address takes as they are; a plus would be read as a space."""

MOST_DIGITS: Final = 4
"""Of a number of seats; more of them are as many seats as nobody can have."""


class RulesApi:
    """What can be asked about rules.

    Args:
        settings: say where the server is reached.
        limits: how much may be asked.
        clock: tells the time.
    """

    def __init__(self, settings: Settings, limits: Limits, clock: Clock) -> None:
        self._settings = settings
        self._limits = limits
        self._clock = clock
        self._kept: OrderedDict[Question, Page] = OrderedDict()
        self._of_all = Bucket(clock, limits.all_rules_per_second, limits.all_rules_burst)
        self._by_address: dict[str, Bucket] = {}

    async def rulebook(self, request: Request) -> Response:
        """The rulebook of a share code."""
        code, language, seats = self._code(request), _language(request), _seats(request)
        question = ("rulebook", code, language, seats)
        return self._answer(request, question, lambda: rulebook_text(code, seats, language))

    async def form(self, request: Request) -> Response:
        """The form for rules, and all presets."""
        language = _language(request)
        return self._answer(request, ("form", language), lambda: rules_form(language))

    async def read(self, request: Request) -> Response:
        """The rules of a share code as the form shows them."""
        code, language = self._code(request), _language(request)
        return self._answer(request, ("code", code, language), lambda: read_code(code, language))

    async def judge(self, request: Request) -> Response:
        """The rules that the form was filled in with, and what is wrong with them."""
        body, language = await read_body(request, self._limits.rules_bytes), _language(request)
        draft: DraftRules = decode(body, DraftRules)
        question = ("draft", hashlib.sha256(body).hexdigest(), language)
        return self._answer(request, question, lambda: read_draft(draft, language), NEVER)

    async def qr(self, request: Request) -> Response:
        """The address of the start page with these rules as a QR code."""
        code = self._code(request)
        if len(code) > self._limits.drawn_characters:
            raise Refused(Code.TOO_LARGE, {"max": self._limits.drawn_characters})
        base = join_base(request, self._settings)
        return self._keep(
            request,
            ("qr", code, base),
            DRAWING_COST,
            lambda: make_page(draw_code(_address(base, code)), SVG),
        )

    def _answer(
        self, request: Request, question: Question, work: Callable[[], object], caching: str = ASK_AGAIN
    ) -> Response:
        return self._keep(request, question, 1, lambda: make_page(encode(work()), JSON, caching))

    def _keep(self, request: Request, question: Question, cost: int, work: Callable[[], Page]) -> Response:
        """The answer to a question that was kept, or else one that is written now.

        Raises:
            Refused: ``protocol/too_fast``, or whatever the work does not take.
        """
        page = self._kept.get(question)
        if page is None:
            self._count(request, cost)
            page = self._kept[question] = work()
            if len(self._kept) > self._limits.kept_answers:
                self._kept.popitem(last=False)
        self._kept.move_to_end(question)
        return respond(page, request)

    def _count(self, request: Request, cost: int) -> None:
        address = request.client.host if request.client and self._settings.public_url is None else None
        if address is not None and not self._bucket(address).take(cost):
            raise Refused(Code.TOO_FAST)
        if not self._of_all.take(cost):
            raise Refused(Code.TOO_FAST)

    def _bucket(self, address: str) -> Bucket:
        if address not in self._by_address:
            if len(self._by_address) >= REMEMBERED_ADDRESSES:
                self._by_address.clear()
            limits = self._limits
            self._by_address[address] = Bucket(self._clock, limits.rules_per_second, limits.rules_burst)
        return self._by_address[address]

    def _code(self, request: Request) -> str:
        """The share code of a question.

        Raises:
            Refused: ``protocol/malformed`` where there is none, ``protocol/too_large``.
        """
        code = request.query_params.get("rules")
        if not code:
            raise Refused(Code.MALFORMED)
        if len(code) > self._limits.code_characters:
            raise Refused(Code.TOO_LARGE, {"max": self._limits.code_characters})
        return code.replace(" ", "+")


def _address(base: str, code: str) -> str:
    """The address of the start page with the rules of a code, once it is sure that they are rules."""
    return f"{base}/?rules={quote(code_of(read_preset(code)), safe=IN_ADDRESS)}"


def _language(request: Request) -> str:
    return known_language(request.query_params.get("lang", ""))


def _seats(request: Request) -> int | None:
    text = request.query_params.get("seats", "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit()):
        raise Refused(Code.MALFORMED)
    return int(text) if len(text) <= MOST_DIGITS else 10**MOST_DIGITS
