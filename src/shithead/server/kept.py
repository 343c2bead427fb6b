"""Answers that a browser may keep: compressed once, with a tag by which it asks whether they still hold."""

import gzip
import hashlib
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEVER: Final = "no-store"
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
SAFE: Final = ("GET", "HEAD")
TEXTUAL: Final = (
    "text/",
    "application/javascript",
    JSON,
    "application/manifest+json",
    SVG,
)


class Page(Struct, frozen=True):
    """An answer as it is sent."""

    body: bytes
    zipped: bytes | None
    media_type: str
    caching: str
    etag: str


def make_page(body: bytes, media_type: str, caching: str = ASK_AGAIN) -> Page:
    """An answer with its tag, compressed where that helps."""
    zipped = gzip.compress(body, 9, mtime=0) if media_type.startswith(TEXTUAL) else None
    return Page(
        body=body,
        zipped=zipped if zipped is not None and len(zipped) < len(body) else None,
        media_type=media_type,
        caching=caching,
        etag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
    )


def respond(page: Page, request: Request) -> Response:
    """The answer, or the word that the browser has it already."""
    headers = {"cache-control": page.caching, "etag": page.etag, "vary": "accept-encoding"}
    if request.method in SAFE and request.headers.get("if-none-match") == page.etag:
        return Response(status_code=304, headers=headers)
    body = page.body
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=page.media_type, headers=headers)
