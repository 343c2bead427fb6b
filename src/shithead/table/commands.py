"""What a person may ask a table to do."""

from typing import TypeAlias

from msgspec import Struct

from shithead.bots.levels import Level
from shithead.engine.moves import Move


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Take a free seat before the first deal, under this name."""

    name: str


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Give up one's seat before the first deal, or between games (a bot takes it)."""


class Configure(Struct, frozen=True, forbid_unknown_fields=True, tag="configure"):
    """Choose the rules, as a share code, and the number of seats before the first deal. Host only."""

    rules: str
    seats: int


class ChooseLevel(Struct, frozen=True, forbid_unknown_fields=True, tag="choose_level"):
    """Choose how well the bot of a free seat will play, before the first deal. Host only."""

    seat: int
    level: Level


class Deal(Struct, frozen=True, forbid_unknown_fields=True, tag="deal"):
    """Deal the first or the next game; before the first, free seats take bots. Host only."""

    decision: int


class HandOver(Struct, frozen=True, forbid_unknown_fields=True, tag="hand_over"):
    """Let a bot play for a person who is away. Anyone seated."""

    seat: int


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Answer the open decision with a move."""

    decision: int
    move: Move


Command: TypeAlias = Join | Leave | Configure | ChooseLevel | Deal | HandOver | Act
