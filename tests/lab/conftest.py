"""Lets the arena know the bots of these tests."""

import pytest

from shithead.bots.registry import is_bot
from shithead.cli import arena as command
from shithead.lab import arena
from tests.lab.players import PLAYERS, make_any_bot


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process there are the bots of these tests too."""
    monkeypatch.setattr(arena, "make_bot", make_any_bot)
    monkeypatch.setattr(command, "is_bot", lambda name: is_bot(name) or name in PLAYERS)
