"""The bodies of requests and answers over plain HTTP."""

from msgspec import Struct

from shithead.bots.levels import Level
from shithead.table.updates import RuleSet, Stage


class RuleSets(Struct, frozen=True):
    """What a client needs before it opens a table.

    Attributes:
        rule_sets: the rule sets that a table may have, in the order in which to show them.
        local: the server listens on this machine only, so nobody else can join.
        addresses: where other devices reach this server, such as ``http://192.168.1.20:8000``.
        max_name: the longest name, in characters as a person counts them.
        host_command: what to type in order to host for others.
        levels: how well bots can play, the lowest level first.
        level: the level that is taken where none is chosen.
        thinks_less: strong bots think less on this machine than they could.
    """

    rule_sets: tuple[RuleSet, ...]
    local: bool
    addresses: tuple[str, ...]
    max_name: int
    host_command: str
    levels: tuple[Level, ...]
    level: Level
    thinks_less: bool


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table.

    Attributes:
        rules: the rules as a share code.
        seats: the number of seats.
        name: the name of the person who opens it, who takes seat 0.
        open: other people may join; otherwise bots take the other seats and the cards are dealt at once.
        levels: how well bots on the other seats play, in their order; the usual level where none is named.
    """

    rules: str
    seats: int
    name: str
    open: bool
    levels: tuple[Level, ...] = ()


class OpenedTable(Struct, frozen=True):
    """A table was opened; ``link`` is the secret part of its address."""

    link: str


class TableFacts(Struct, frozen=True):
    """What somebody who has the link may know before joining."""

    rules: RuleSet
    stage: Stage
    free_seats: int


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    details: dict[str, str | int]
