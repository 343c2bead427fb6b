"""The built browser client: read once at start, compressed once, served from memory.

Files under ``assets`` carry a digest in their name and may be kept for ever; everything else is asked for
again each time.
"""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from shithead.errors import Code
from shithead.server.answers import problem
from shithead.server.identity import introduce
from shithead.server.kept import ASK_AGAIN, FOR_EVER, Page, make_page, respond
from shithead.server.settings import Settings

INDEX: Final = "index.html"
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
}

NOT_BUILT: Final = (
    "The browser client is not built. Install the package again with Node.js at hand, "
    "or run `npm ci && npm run build` in the folder web.\n"
)


def _read(path: Path, name: str) -> Page:
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return make_page(path.read_bytes(), media_type, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)


class Pages:
    """All files of the client by their path.

    Args:
        settings: say where the files are, and whether cookies are for https only.
    """

    def __init__(self, settings: Settings) -> None:
        self._secure = settings.is_https
        folder = settings.static
        self._pages = {
            name: _read(path, name)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts)
            for name in [path.relative_to(folder).as_posix()]
        }

    async def index(self, request: Request) -> Response:
        """The page itself, whatever table it shows; a browser without a secret is given one."""
        return self._index(request)

    def _index(self, request: Request, status: int = 200) -> Response:
        page = self._pages.get(INDEX)
        if page is None:
            return PlainTextResponse(NOT_BUILT, status_code=503)
        response = respond(page, request)
        if response.status_code == 200:
            response.status_code = status
        introduce(response, request.cookies, secure=self._secure)
        return response

    async def file(self, request: Request) -> Response:
        """A file that the page needs; to a person who mistyped an address, the page, which says so."""
        page = self._pages.get(request.path_params["path"])
        if page is None and "text/html" in request.headers.get("accept", ""):
            return self._index(request, status=404)
        if page is None:
            return problem(404, Code.NO_SUCH_PAGE)
        return respond(page, request)
