"""Who somebody is: a guest with a secret in a cookie, no account.

The cookie holds 256 random bits. The server keeps a digest of it only, in the log of the tables at which the
guest sits: who shows the secret is the guest. A name, an address or a link never opens a seat.
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Mapping

from starlette.responses import Response

COOKIE = "shithead_guest"
COOKIE_SECONDS = 365 * 24 * 3600
"""A year: whoever comes back within it still sits at their table."""

SECRET_BYTES = 32
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A fresh secret from the operating system."""
    return secrets.token_urlsafe(SECRET_BYTES)


def guest_of(cookies: Mapping[str, str]) -> str | None:
    """The guest who shows a secret: a digest that says nothing about it.

    Two digests may be compared in any way: what an attacker could learn from the time it takes is a digest,
    and that opens nothing.
    """
    secret = cookies.get(COOKIE, "")
    if not _SECRET.fullmatch(secret):
        return None
    return hashlib.blake2b(secret.encode(), digest_size=16, person=b"shithead guest").hexdigest()


def introduce(
    response: Response, cookies: Mapping[str, str], *, secure: bool, make: Callable[[], str] = new_secret
) -> None:
    """Give a secret to a browser that has none.

    Args:
        response: carries the cookie.
        cookies: what the browser sent.
        secure: the browser reaches this server by https only.
        make: makes the secret.
    """
    if guest_of(cookies) is None:
        response.set_cookie(
            COOKIE, make(), max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
        )
