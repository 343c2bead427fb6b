"""The kernel for callers that are not compiled: objects that hold the arrays, and do what is asked of them.

An array that Python hands to a compiled function as an argument is never freed, since mypyc 2.4.1 counts it
once too often. So Python holds ``Numbers`` and ``Board``, and hands over lists.
"""

from __future__ import annotations

from shithead.kernel.apply import apply
from shithead.kernel.fields import GAME
from shithead.kernel.legal import legal
from shithead.kernel.moves import MOST_MOVES
from shithead.kernel.pile import forget, push
from shithead.kernel.policy import acting_seat, policy_move
from shithead.kernel.storage import as_list, decimals, numbers, zeros
from shithead.kernel.turns import free_duty
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import add, clear, count


class Numbers:
    """An array of numbers that stay as they are, such as the words of rules.

    Args:
        values: the numbers.
    """

    def __init__(self, values: list[int]) -> None:
        self.array: vec[i64] = numbers(values)

    def __getitem__(self, place: int) -> int:
        return self.array[place]

    def __len__(self) -> int:
        return len(self.array)

    def as_list(self) -> list[int]:
        """The numbers."""
        return as_list(self.array)


class Decimals:
    """An array of decimal numbers that stay as they are, such as the weights of a network.

    Args:
        values: the numbers.
    """

    def __init__(self, values: list[float]) -> None:
        self.array: vec[float] = decimals(values)


class Board:
    """A game; empty at first.

    Args:
        rules: the words of its rules; see ``fields``.
    """

    def __init__(self, rules: Numbers) -> None:
        self.t: vec[i64] = rules.array
        self.s: vec[i64] = zeros(GAME)
        self.out: vec[i64] = zeros(MOST_MOVES)

    def __getitem__(self, place: int) -> int:
        return self.s[place]

    def __setitem__(self, place: int, value: int) -> None:
        self.s[place] = value

    def add(self, zone: int, k: int, n: int) -> None:
        """Put cards into a zone."""
        add(self.s, self.t, zone, k, n)

    def clear(self, zone: int) -> None:
        """Empty a zone."""
        clear(self.s, self.t, zone)

    def count(self, zone: int, k: int) -> int:
        """How many cards of a kind a zone has."""
        return count(self.s, self.t, zone, k)

    def push(self) -> None:
        """Put the play that is put together on the pile."""
        push(self.s, self.t)

    def forget(self) -> None:
        """Let the pile be empty, as far as it is summed up."""
        forget(self.s)

    def free_duty(self) -> None:
        """Let nothing be special about the open turn."""
        free_duty(self.s)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat."""
        n: i64 = legal(self.s, self.t, seat, self.out)
        found: list[int] = []
        at: i64 = 0
        while at < n:
            found.append(self.out[at])
            at += 1
        return found

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move."""
        apply(self.s, self.t, seat, move)

    def acting_seat(self) -> int:
        """The seat that is asked next; ``NONE`` in a game that has ended."""
        return acting_seat(self.s, self.t)

    def policy_move(self, seat: int, policy: int, x: int) -> int:
        """The move of a policy; see ``policy``."""
        return policy_move(self.s, self.t, seat, policy, x, self.out)
