"""The levels of the bots that people play against, from ``beginner`` to ``master``.

The lower two play by habits and err as people do; the others search, with more and more games that they play
out, and the lowest of these forgets. All that makes a level stands here as data, its manner included.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from shithead.bots.base import Bot
from shithead.rules.model import Rules


class Level(StrEnum):
    """How well a bot plays, from the lowest to the highest."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CAREFUL = "careful"
    EXPERT = "expert"
    MASTER = "master"


class Manner(Struct, frozen=True):
    """How fast a bot seems to play. It says nothing of cards, so it may differ from seat to seat.

    Attributes:
        tempo: how long it takes for a move, where 1 is usual.
        arranges: the same for arranging hand and row before play; to search that takes longer than a move.
        calls_from: the part of the window for calling after which it answers at the earliest.
        calls_until: the part after which it has answered.
    """

    tempo: float
    arranges: float = 1.0
    calls_from: float = 0.25
    calls_until: float = 0.75


DEFAULT_LEVEL: Final = Level.CASUAL
"""For whoever chooses none, and for tables that were opened before there were levels: as strong as the bots
that those had, quick, and the same with and without a compiled kernel."""

PLAYOUTS: Final = {Level.CAREFUL: 300, Level.EXPERT: 1500, Level.MASTER: 6000}
"""So many games a level plays out for a decision; the others do not search."""

PLAYOUTS_UNCOMPILED: Final = {Level.CAREFUL: 200, Level.EXPERT: 500, Level.MASTER: 1500}
"""The same where the kernel is not compiled, and a game takes many times as long."""

SLOWER: Final = 8
"""So many times longer still does a game take there by rules whose turns have more to them than usual."""

FLAT: Final = frozenset({Level.CAREFUL})
"""These levels try all moves equally often and grow no tree. So does whoever judges no positions where the
kernel is not compiled, since a tree of games needs many of them."""

JUDGING: Final = frozenset({Level.MASTER})
"""These ask a trained network where there is one, and watch how others play."""

SPANS: Final = {Level.CAREFUL: 30}
"""A level that forgets remembers what was done with so many cards last."""

MANNERS: Final = {
    Level.BEGINNER: Manner(0.75, calls_from=0.5, calls_until=0.9),
    Level.CASUAL: Manner(0.9),
    Level.CAREFUL: Manner(1.0, arranges=1.5),
    Level.EXPERT: Manner(1.1, arranges=2.5),
    Level.MASTER: Manner(1.35, arranges=4.0),
}


def is_reduced() -> bool:
    """Whether the levels that search think less on this machine, because the kernel is not compiled."""
    from shithead.kernel import backend

    return backend() != "compiled"


def thinks_less(name: str) -> bool:
    """Whether a bot of this name is a level that thinks less on this machine."""
    return name in PLAYOUTS and is_reduced()


def playouts(level: Level, rules: Rules) -> int:
    """How many games a level that searches plays out for a decision, by these rules and on this machine."""
    if not is_reduced():
        return PLAYOUTS[level]
    from shithead.kernel.fields import T_QUICK
    from shithead.kernel.tables import table_words
    from shithead.rules.compile import compile_rules

    words = table_words(compile_rules(rules), rules.min_seats, started=True)
    return PLAYOUTS_UNCOMPILED[level] // (1 if words[T_QUICK] else SLOWER)


def make_level(level: Level, rules: Rules) -> Bot:
    """The bot of a level, ready to play by these rules."""
    if level not in PLAYOUTS:
        from shithead.bots import habits

        own = habits.BEGINNER if level is Level.BEGINNER else habits.CASUAL
        return habits.HabitBot(rules, own)
    from shithead.bots.search import SearchBot, Thinking

    judges = level in JUDGING
    flat = level in FLAT or (is_reduced() and not judges)
    thinking = Thinking(playouts(level, rules), flat=flat, judges=judges, reads=judges)
    if level not in SPANS:
        return SearchBot(rules, thinking)
    from shithead.bots.forgetful import ForgetfulBot

    return ForgetfulBot(rules, thinking, SPANS[level])
