"""Guests: who shows the secret is the guest."""

import pytest

from shithead.server.identity import COOKIE, guest_of, new_secret


def test_a_secret_has_at_least_128_bits() -> None:
    """43 letters of 64 kinds are 256 bits, and no two are the same."""
    secrets = {new_secret() for _ in range(1000)}

    assert len(secrets) == 1000
    assert all(len(secret) == 43 for secret in secrets)


def test_a_guest_is_a_digest_of_the_secret() -> None:
    """The same secret is the same guest; nothing of the secret is in it."""
    secret = new_secret()
    guest = guest_of({COOKIE: secret})

    assert guest == guest_of({COOKIE: secret})
    assert guest is not None
    assert len(guest) == 32
    assert guest not in secret
    assert guest != guest_of({COOKIE: new_secret()})


@pytest.mark.parametrize(
    "secret",
    ["", "x", "x" * 42, "x" * 44, "x" * 42 + "!", "x" * 42 + "\n", "é" * 43, "x" * 10_000],
    ids=range(8),
)
def test_what_is_no_secret(secret: str) -> None:
    """Anything else is nobody."""
    assert guest_of({COOKIE: secret}) is None
    assert guest_of({}) is None
