"""Bodies of answers over plain HTTP, and refusals as answers."""

from typing import Final

from starlette.responses import Response

from shithead.errors import Code, Details, Refused
from shithead.protocol.codec import encode
from shithead.protocol.http import Problem

STATUS: Final[dict[str, int]] = {
    Code.NO_SUCH_TABLE: 404,
    Code.NO_RECORD: 404,
    Code.NO_SUCH_PAGE: 404,
    Code.NO_GUEST: 403,
    Code.WRONG_ORIGIN: 403,
    Code.FROZEN: 409,
    Code.TOO_LARGE: 413,
    Code.TOO_MANY_TABLES: 429,
    Code.TOO_FAST: 429,
    Code.STORAGE: 503,
    Code.FAILED: 500,
}
"""The status that goes with a code; 400 where none is listed."""


def answer(body: object, status: int = 200) -> Response:
    """A JSON answer, never kept by anybody on the way."""
    return Response(
        encode(body),
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def problem(status: int, code: str, details: Details | None = None) -> Response:
    """A refusal."""
    return answer(Problem(code=str(code), details=dict(details or {})), status)


def refusal(refused: Refused) -> Response:
    """A refusal, with the status that goes with its code."""
    return problem(STATUS.get(refused.code, 400), refused.code, refused.details)
