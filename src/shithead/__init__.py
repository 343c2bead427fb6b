"""Shithead, the card game: rules as data, one engine, bots, and a table to play at.

The names below are the public interface for programs. They are loaded when they are first used, so that
importing the package stays cheap.

>>> import random, shithead
>>> rules = shithead.load_preset("classic").rules
>>> game = shithead.Game.deal(rules, seats=2, dealer=0, rng=random.Random(1))
>>> game.acting_seats
(0, 1)
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shithead.bots.base import Bot as Bot
    from shithead.bots.registry import bot_names as bot_names
    from shithead.bots.registry import make_bot as make_bot
    from shithead.cards import Card as Card
    from shithead.cards import Rank as Rank
    from shithead.cards import Suit as Suit
    from shithead.cards import parse_card as parse_card
    from shithead.engine.game import Game as Game
    from shithead.engine.outcome import Outcome as Outcome
    from shithead.engine.record import Record as Record
    from shithead.engine.record import replay as replay
    from shithead.engine.state import State as State
    from shithead.engine.view import View as View
    from shithead.errors import IllegalMove as IllegalMove
    from shithead.errors import NotationError as NotationError
    from shithead.errors import Reason as Reason
    from shithead.errors import RulesError as RulesError
    from shithead.errors import ShitheadError as ShitheadError
    from shithead.notation.record import format_record as format_record
    from shithead.notation.record import parse_record as parse_record
    from shithead.notation.state import format_state as format_state
    from shithead.notation.state import parse_state as parse_state
    from shithead.rules.load import load_preset as load_preset
    from shithead.rules.load import preset_names as preset_names
    from shithead.rules.model import Rules as Rules

_HOMES = {
    "Bot": "bots.base",
    "Card": "cards",
    "Game": "engine.game",
    "IllegalMove": "errors",
    "NotationError": "errors",
    "Outcome": "engine.outcome",
    "Rank": "cards",
    "Reason": "errors",
    "Record": "engine.record",
    "Rules": "rules.model",
    "RulesError": "errors",
    "ShitheadError": "errors",
    "State": "engine.state",
    "Suit": "cards",
    "View": "engine.view",
    "bot_names": "bots.registry",
    "format_record": "notation.record",
    "format_state": "notation.state",
    "load_preset": "rules.load",
    "make_bot": "bots.registry",
    "parse_card": "cards",
    "parse_record": "notation.record",
    "parse_state": "notation.state",
    "preset_names": "rules.load",
    "replay": "engine.record",
}

__all__ = [  # noqa: PLE0604
    *_HOMES,
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'shithead' has no attribute {name!r}")
    return getattr(import_module(f"shithead.{_HOMES[name]}"), name)
