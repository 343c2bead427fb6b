"""Games of searching players against themselves, at full speed, to learn from.

Both players know what they would know at a table; what is recorded are whole positions, for ``value``.
"""

from __future__ import annotations

from typing import Final

from shithead.kernel.apply import apply
from shithead.kernel.board import Board, Decimals, Numbers
from shithead.kernel.chance import MASK31, advance
from shithead.kernel.fields import (
    DEALT_ROWS,
    DOWN_SIZE,
    DOWNS,
    END,
    ENDED,
    GAME,
    HANDS,
    MOST_CARDS,
    NEXT,
    NONE,
    PHASE,
    PLAY,
    ROWS,
    SEATS,
    SIZE,
    STOCK_AT,
    SWAP,
    T_COUNT,
    TOP,
)
from shithead.kernel.legal import legal
from shithead.kernel.moves import FLIP, GAMBLE, MOST_MOVES, PICK_UP
from shithead.kernel.playout import deal, play_out
from shithead.kernel.policy import GREEDY, LOOSE, acting_seat, policy_move
from shithead.kernel.question import Question
from shithead.kernel.search import reward, search_tree
from shithead.kernel.storage import decimals, numbers, zeros
from shithead.kernel.value import estimate, inputs
from shithead.kernel.words import i64, vec
from shithead.kernel.worlds import PLAN, PLAN_SEAT, PLAN_STOCK, PLAN_UNSEEN, copy_game
from shithead.kernel.zones import add, clear, count, remove

RANDOM_MOVES: Final = 12
"""Random moves among 256."""
RECORDED: Final = 40
"""Positions recorded among 256."""


def hide(s: vec[i64], t: vec[i64], public: vec[i64], question: Question) -> None:
    """Let a question be that of a seat in a game: what it cannot know is taken out.

    Args:
        s: the game.
        t: the rules; suits do not count by them.
        public: a game of which the hands hold what everybody knows of them.
        question: its seat is the one that decides.
    """
    known: vec[i64] = question.known
    unseen: vec[i64] = question.unseen
    plan: vec[i64] = question.plan
    copy_game(s, known, t)
    cards: i64 = 0
    seat: i64 = 0
    while seat < s[SEATS]:
        place: i64 = seat * PLAN_SEAT
        plan[place] = 0
        plan[place + 3] = 0
        if seat != question.seat:
            hand: i64 = HANDS + seat * SIZE
            plan[place] = s[hand] - public[hand]
            clear(known, t, hand)
            k: i64 = 0
            while k < t[T_COUNT]:
                told: i64 = count(public, t, hand, k)
                if told:
                    add(known, t, hand, k, told)
                hidden: i64 = count(s, t, hand, k) - told
                while hidden > 0:
                    unseen[cards] = k
                    cards += 1
                    hidden -= 1
                k += 1
        down: i64 = DOWNS + seat * DOWN_SIZE
        plan[place + 2] = s[down]
        known[down] = 0
        slot: i64 = 1
        while slot <= s[down]:
            unseen[cards] = s[down + slot]
            cards += 1
            slot += 1
        seat += 1
    plan[PLAN_STOCK] = s[END] - s[NEXT]
    at: i64 = s[NEXT]
    while at < s[END]:
        unseen[cards] = s[STOCK_AT + at]
        cards += 1
        at += 1
    plan[PLAN_UNSEEN] = cards


def observe(s: vec[i64], t: vec[i64], public: vec[i64], seat: i64, move: i64, before: vec[i64]) -> None:
    """Note what everybody has learned from a move about the hand of who made it.

    Args:
        s: the game after the move.
        t: the rules.
        public: a game of which the hands hold what everybody knows of them; changed.
        seat: who moved.
        move: the move.
        before: the game before it; its hand of the seat counts.
    """
    hand: i64 = HANDS + seat * SIZE
    kind: i64 = move & 15
    k: i64 = 0
    if kind == 0 and before[hand]:
        k = (move >> 4) & 15
        n: i64 = (move >> 8) & 31
        told: i64 = count(public, t, hand, k)
        n = min(n, told)
        if n:
            remove(public, t, hand, k, n)
    elif (kind == FLIP or kind == PICK_UP or kind == GAMBLE) and s[TOP] == NONE:
        while k < t[T_COUNT]:
            gained: i64 = count(s, t, hand, k) - count(before, t, hand, k)
            if gained > 0:
                add(public, t, hand, k, gained)
            k += 1


def show_rows(s: vec[i64], t: vec[i64], public: vec[i64]) -> None:
    """Note which cards went from the rows, as they were dealt, into the hands."""
    seat: i64 = 0
    while seat < s[SEATS]:
        at: i64 = DEALT_ROWS + seat * DOWN_SIZE
        k: i64 = 0
        while k < t[T_COUNT]:
            dealt: i64 = 0
            place: i64 = 1
            while place <= s[at]:
                if s[at + place] == k:
                    dealt += 1
                place += 1
            gone: i64 = dealt - count(s, t, ROWS + seat * SIZE, k)
            if gone > 0:
                add(public, t, HANDS + seat * SIZE, k, gone)
            k += 1
        seat += 1


class Practice:
    """A table of two seats at which games are played to learn from.

    Args:
        rules: the words of the rules; suits do not count by them.
        net: judges positions; empty while there is none.
        units: size of its hidden layer.
    """

    def __init__(self, rules: Numbers, net: Decimals, units: int) -> None:
        t: vec[i64] = rules.array
        self.width: i64 = inputs(t)
        self.game: Board = Board(rules)
        self.before: vec[i64] = zeros(GAME)
        self.public: vec[i64] = zeros(GAME)
        plan: list[int] = [0] * PLAN
        room: list[int] = [0] * MOST_CARDS
        moves: list[int] = [0] * MOST_MOVES
        self.question: Question = Question(Board(rules), 0, room, plan, [LOOSE] * 2, moves)
        self.question.ask(net, units)
        self.eye: vec[float] = eye(self.width)
        self.line: vec[float] = decimals([0.0] * self.width)
        self.lines: list[list[float]] = []

    def deal(self, pack: list[int], sizes: list[int], dealer: int) -> None:
        """Deal a pack in its order; see ``playout.deal``."""
        deal(self.game.s, self.game.t, numbers(pack), numbers(sizes), dealer)
        self.lines = []

    def play_on(self, policy: int, moves: int, x: i64) -> i64:
        """Make some moves, both seats by a policy; returns the generator's state."""
        q: Question = self.question
        return play_out(self.game.s, self.game.t, numbers([policy] * 2), x, moves, q.out)

    def reward(self, seat: int) -> int:
        """What a seat gets from the game as it ended."""
        return reward(self.game.s, self.game.t, seat)

    def describe(self, seat: int) -> list[float]:
        """The inputs of the position, seen from a seat."""
        estimate(self.game.s, self.game.t, self.eye, self.line, seat)
        found: list[float] = []
        at: i64 = 0
        while at < self.width:
            found.append(self.line[at])
            at += 1
        return found

    def play(self, rounds: int, most: int, alone: bool, x: i64) -> i64:
        """Play the game to its end by two that search, and record positions.

        Args:
            rounds: worlds a decision.
            most: moves at most.
            alone: only seat 0 searches, and knows that the other one is greedy play; else both do, and now
                and then make a random move, so that they see more.
            x: the generator's state.

        Returns:
            The generator's state. ``lines`` holds the positions: the inputs, then the seat that they are seen
            from, then what the search expected for it.
        """
        s: vec[i64] = self.game.s
        t: vec[i64] = self.game.t
        question: Question = self.question
        seat: i64 = 0
        while seat < s[SEATS]:
            clear(self.public, t, HANDS + seat * SIZE)
            seat += 1
        question.expect(1, 256 if alone else 0, [])
        moves: i64 = 0
        while s[PHASE] != ENDED and moves < most:
            seat = acting_seat(s, t)
            n: i64 = legal(s, t, seat, question.moves)
            x = advance(x)
            move: i64 = question.moves[((x & MASK31) * n) >> 31]
            if s[PHASE] == SWAP or (alone and seat):
                move = policy_move(s, t, seat, GREEDY, x, question.out)
            elif n > 1 and (alone or (x >> 32) & 255 >= RANDOM_MOVES):
                question.seat = seat
                question.count = n
                hide(s, t, self.public, question)
                move = best_of(question, rounds, x)
                if (x >> 40) & 255 < RECORDED and s[PHASE] == PLAY:
                    self.lines.append([*self.describe(seat), float(seat), question.expected])
            copy_game(s, self.before, t)
            apply(s, t, seat, move)
            observe(s, t, self.public, seat, move, self.before)
            if self.before[PHASE] == SWAP and s[PHASE] != SWAP:
                show_rows(s, t, self.public)
            moves += 1
        return x


def eye(width: i64) -> vec[float]:
    """A network whose hidden layer is its inputs."""
    weights: list[float] = [0.0] * (width * (width + 2) + 1)
    at: i64 = 0
    while at < width:
        weights[at * (width + 1)] = 1.0
        at += 1
    return decimals(weights)


def best_of(question: Question, rounds: i64, x: i64) -> i64:
    """The move that was tried most."""
    tried: list[int] = search_tree(question, rounds, x)
    best: i64 = 0
    at: i64 = 1
    while at < question.count:
        if tried[at] > tried[best]:
            best = at
        at += 1
    return question.moves[best]
