"""The log of a table: every change as a value. Folding them from the first gives the table back.

Entries hold all that is needed, the rules and the deal included, so that a log outlives changed presets and
needs no generator. They are never sent to anybody.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from shithead.bots.levels import Level
from shithead.engine.deal import Deal
from shithead.engine.moves import Move
from shithead.rules.load import Preset
from shithead.table.clock import Pace


class By(StrEnum):
    """Who made a move: the person, a bot, or the clock for somebody who stayed silent."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"


class Opened(Struct, frozen=True, tag="opened"):
    """Somebody opened the table and took seat 0. Always the first entry and only that.

    Attributes:
        at: when.
        link: the secret part of the address.
        preset: the rule set, whole.
        seats: the number of seats.
        pace: durations.
        guest: who opened it.
        name: under which name.
        levels: how well bots on the other seats play, in their order; missing in older logs.
    """

    at: int
    link: str
    preset: Preset
    seats: int
    pace: Pace
    guest: str
    name: str
    levels: tuple[Level, ...] = ()


class Seated(Struct, frozen=True, tag="seated"):
    """Somebody took a free seat before the first deal."""

    at: int
    seat: int
    guest: str
    name: str


class Left(Struct, frozen=True, tag="left"):
    """Somebody gave up a seat; between games a bot takes it."""

    at: int
    seat: int


class Configured(Struct, frozen=True, tag="configured"):
    """Rule set and number of seats changed; people move together to the first seats."""

    at: int
    preset: Preset
    seats: int


class LevelChosen(Struct, frozen=True, tag="level_chosen"):
    """Before the first deal the host chose how well the bot of a free seat will play."""

    at: int
    seat: int
    level: Level


class CardsDealt(Struct, frozen=True, tag="cards_dealt"):
    """A game began; before the first one free seats take bots."""

    at: int
    deal: Deal
    dealer: int
    lead: int


class Moved(Struct, frozen=True, tag="moved"):
    """A seat answered a decision."""

    at: int
    seat: int
    move: Move
    by: By


class HandedOver(Struct, frozen=True, tag="handed_over"):
    """A bot plays for a person who is away."""

    at: int
    seat: int


class TakenBack(Struct, frozen=True, tag="taken_back"):
    """A person is back; a decision that is open for the seat is still the bot's."""

    at: int
    seat: int


class Rearmed(Struct, frozen=True, tag="rearmed"):
    """The server was away while a window for calling was open, or its clock was set back."""

    at: int


Entry: TypeAlias = (
    Opened | Seated | Left | Configured | LevelChosen | CardsDealt | Moved | HandedOver | TakenBack | Rearmed
)
