"""The bots by name."""

import pytest

from shithead.bots.registry import bot_names, make_bot
from shithead.rules.load import load_preset, preset_names


def test_bots_have_names() -> None:
    """The names are sorted, and each makes a bot for each preset."""
    assert bot_names() == tuple(sorted(bot_names()))
    assert {"greedy", "random"} <= set(bot_names())
    for name in bot_names():
        for preset in preset_names():
            assert hasattr(make_bot(name, load_preset(preset).rules), "choose")


def test_an_unknown_bot_is_an_error() -> None:
    """There is no bot of another name."""
    with pytest.raises(KeyError):
        make_bot("nobody", load_preset("classic").rules)
