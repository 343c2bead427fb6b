"""A learned estimate of who wins: a small network over all cards of a game of two seats.

It looks at a whole world, hidden cards included, as search has imagined it, and says how often a seat is not
the loser from there, between two that play as well as those that it was trained on. Its inputs are counts of
classes by zone; see ``block``. One hidden layer, cut off below zero, then one output between 0 and 1.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shithead.kernel.bits import lowest
from shithead.kernel.fields import (
    DOWN_SIZE,
    DOWNS,
    END,
    HANDS,
    NEXT,
    NONE,
    PILE,
    ROWS,
    RUN,
    SIZE,
    STOCK_AT,
    T_CLASSES,
    TURN,
)
from shithead.kernel.pile import base_class
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import count

# Blocks of inputs, one input for each class in each; "mine" is the seat that is asked about.
MY_HAND: Final = 0
THEIR_HAND: Final = 1
MY_ROW: Final = 2
THEIR_ROW: Final = 3
MY_DOWN: Final = 4
THEIR_DOWN: Final = 5
ON_PILE: Final = 6
IN_STOCK: Final = 7
MY_BASE: Final = 8
"""What the pile demands of me, where it is my turn."""
THEIR_BASE: Final = 9
BLOCKS: Final = 10

# Inputs after the blocks.
MY_TURN: Final = 0
MY_EMPTY: Final = 1
"""It is my turn on an empty pile."""
THEIR_EMPTY: Final = 2
STOCK_LEFT: Final = 3
"""Cards in the stock, in tenths."""
NO_STOCK: Final = 4
RUN_LENGTH: Final = 5
MY_COUNT: Final = 6
"""Cards of the hand, in tenths."""
THEIR_COUNT: Final = 7
OTHERS: Final = 8


def inputs(t: vec[i64]) -> i64:
    """How many inputs there are by some rules."""
    return BLOCKS * t[T_CLASSES] + OTHERS


def add_input(net: vec[float], hidden: vec[float], place: i64, amount: float) -> None:
    """Add what one input contributes to the hidden layer."""
    size: i64 = len(hidden)
    at: i64 = place * size
    unit: i64 = 0
    while unit < size:
        hidden[unit] += amount * net[at + unit]
        unit += 1


def add_zone(s: vec[i64], t: vec[i64], net: vec[float], hidden: vec[float], zone: i64, block: i64) -> None:
    """Add what the cards of a zone contribute."""
    first: i64 = block * t[T_CLASSES]
    mask: i64 = s[zone + 1]
    while mask:
        c: i64 = lowest(t, mask)
        mask &= mask - 1
        add_input(net, hidden, first + c, float(count(s, t, zone, c)))


def add_list(
    s: vec[i64], t: vec[i64], net: vec[float], hidden: vec[float], at: i64, end: i64, block: i64
) -> None:
    """Add what the cards of a list contribute."""
    first: i64 = block * t[T_CLASSES]
    while at < end:
        add_input(net, hidden, first + s[at], 1.0)
        at += 1


def add_others(s: vec[i64], t: vec[i64], net: vec[float], hidden: vec[float], seat: i64) -> None:
    """Add what turn, pile and numbers contribute."""
    other: i64 = 1 - seat
    first: i64 = BLOCKS * t[T_CLASSES]
    mine: bool = s[TURN] == seat
    if mine:
        add_input(net, hidden, first + MY_TURN, 1.0)
    base: i64 = base_class(s, t)
    if base != NONE:
        add_input(net, hidden, (MY_BASE if mine else THEIR_BASE) * t[T_CLASSES] + base, 1.0)
        add_input(net, hidden, first + RUN_LENGTH, float(s[RUN]))
    else:
        add_input(net, hidden, first + (MY_EMPTY if mine else THEIR_EMPTY), 1.0)
    stock: i64 = s[END] - s[NEXT]
    if stock:
        add_input(net, hidden, first + STOCK_LEFT, float(stock) * 0.1)
    else:
        add_input(net, hidden, first + NO_STOCK, 1.0)
    add_input(net, hidden, first + MY_COUNT, float(s[HANDS + seat * SIZE]) * 0.1)
    add_input(net, hidden, first + THEIR_COUNT, float(s[HANDS + other * SIZE]) * 0.1)


def estimate(s: vec[i64], t: vec[i64], net: vec[float], hidden: vec[float], seat: i64) -> float:
    """How likely a seat is not to be the loser.

    Args:
        s: a game of two seats in the play phase; nothing of it is hidden.
        t: the rules; suits do not count by them.
        net: for each input its weights for the hidden layer, then the biases of that, then the weights of the
            output and its bias.
        hidden: room for the hidden layer.
        seat: who is asked about.
    """
    size: i64 = len(hidden)
    last: i64 = inputs(t) * size
    unit: i64 = 0
    while unit < size:
        hidden[unit] = net[last + unit]
        unit += 1
    other: i64 = 1 - seat
    add_zone(s, t, net, hidden, HANDS + seat * SIZE, MY_HAND)
    add_zone(s, t, net, hidden, HANDS + other * SIZE, THEIR_HAND)
    add_zone(s, t, net, hidden, ROWS + seat * SIZE, MY_ROW)
    add_zone(s, t, net, hidden, ROWS + other * SIZE, THEIR_ROW)
    add_zone(s, t, net, hidden, PILE, ON_PILE)
    down: i64 = DOWNS + seat * DOWN_SIZE
    add_list(s, t, net, hidden, down + 1, down + 1 + s[down], MY_DOWN)
    down = DOWNS + other * DOWN_SIZE
    add_list(s, t, net, hidden, down + 1, down + 1 + s[down], THEIR_DOWN)
    add_list(s, t, net, hidden, STOCK_AT + s[NEXT], STOCK_AT + s[END], IN_STOCK)
    add_others(s, t, net, hidden, seat)
    result: float = net[last + 2 * size]
    unit = 0
    while unit < size:
        if hidden[unit] > 0.0:
            result += hidden[unit] * net[last + size + unit]
        unit += 1
    return 1.0 / (1.0 + exp(-result))
