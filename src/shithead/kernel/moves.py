"""Moves as numbers. The lowest four bits say what kind; the rest what it is about.

===========  ================================================================================================
PLAY         rank, cards of the rank's own class, of each of its single cards, mirrors that go along
MIX          rank, the same from the hand, the same from the row
RUN          first place in the ladder, how many, suit (0: any), which class at each place
FLIP         slot
PICK_UP      the fee: class or card and 1, or rank and number, or nothing
GAMBLE       nothing
PASS, CALL   nothing
READY        on or off
SWAP         class or card of the hand, and of the row
LAY_OFF      class or card, and the row (0: the pile)
NAME         rank
DECLARE      higher (0) or lower (1)
POINT        seat
===========  ================================================================================================
"""

from __future__ import annotations

from typing import Final

from shithead.kernel.words import i64

PLAY: Final = 0
MIX: Final = 1
RUN: Final = 2
FLIP: Final = 3
PICK_UP: Final = 4
GAMBLE: Final = 5
PASS: Final = 6
CALL: Final = 7
READY: Final = 8
SWAP: Final = 9
LAY_OFF: Final = 10
NAME: Final = 11
DECLARE: Final = 12
POINT: Final = 13

MOST_MOVES: Final = 16384
"""Room for the moves of one seat."""

PLAIN_AT: Final = 8
SINGLES_AT: Final = 13
MIRRORS_AT: Final = 25
ROW_AT: Final = 25
ROW_SINGLES_AT: Final = 30
PICKS_AT: Final = 16


def kind(move: i64) -> i64:
    """What kind of move it is."""
    return move & 15


def first(move: i64) -> i64:
    """Rank, place, slot, class or what else a move names first."""
    return (move >> 4) & 63


def second(move: i64) -> i64:
    """What else it names, where that is one number."""
    return move >> 10


def simple(rank: i64, n: i64) -> i64:
    """A play of cards of one class that is a rank."""
    return rank << 4 | n << PLAIN_AT


def rank_of(move: i64) -> i64:
    """The rank of a play that is no run."""
    return (move >> 4) & 15


def plain_count(move: i64) -> i64:
    """Cards of the rank's own class in a play; those from the hand, where it mixes."""
    return (move >> PLAIN_AT) & 31


def single_count(move: i64, place: i64) -> i64:
    """Cards of one of the rank's single cards in a play."""
    return (move >> (SINGLES_AT + 3 * place)) & 7


def mirror_count(move: i64) -> i64:
    """Mirrors in a play."""
    return (move >> MIRRORS_AT) & 15


def row_plain_count(move: i64) -> i64:
    """Cards of the rank's own class from the row, in a play that mixes."""
    return (move >> ROW_AT) & 31


def row_single_count(move: i64, place: i64) -> i64:
    """Cards of one of the rank's single cards from the row, in a play that mixes."""
    return (move >> (ROW_SINGLES_AT + 3 * place)) & 7


def run_length(move: i64) -> i64:
    """How many cards a run has."""
    return (move >> 8) & 15


def run_suit(move: i64) -> i64:
    """The suit of a run and 1; 0 where suits do not count."""
    return (move >> 12) & 7


def count_of(move: i64) -> i64:
    """How many cards a play lays."""
    which: i64 = move & 15
    if which == RUN:
        return (move >> 8) & 15
    n: i64 = (move >> PLAIN_AT) & 31
    n += ((move >> 13) & 7) + ((move >> 16) & 7) + ((move >> 19) & 7) + ((move >> 22) & 7)
    if which == PLAY:
        return n + ((move >> MIRRORS_AT) & 15)
    n += (move >> ROW_AT) & 31
    return n + ((move >> 30) & 7) + ((move >> 33) & 7) + ((move >> 36) & 7) + ((move >> 39) & 7)
