"""A decision to think about: what is known, what may be done, and how the others are taken to play."""

from __future__ import annotations

from typing import Final

from shithead.kernel.board import Board, Decimals
from shithead.kernel.chance import MASK31, advance
from shithead.kernel.fields import GAME, MOST_SEATS, SEATS
from shithead.kernel.moves import MOST_MOVES
from shithead.kernel.storage import decimals, numbers, zeros
from shithead.kernel.words import i64, vec
from shithead.kernel.worlds import PLAN_SEAT, PROOF

WAIT: Final = 15
"""The move of who does nothing out of turn."""


class Question:
    """A decision that a seat has to take, and room to think about it.

    Args:
        known: the game with everything that the seat knows; its hidden cards are missing.
        seat: who decides.
        unseen: the cards whose place is not known; their order changes.
        plan: where cards are missing; see ``worlds``.
        policies: how games are played on, by seat.
        moves: those that the seat has to choose from; ``WAIT`` among them where it may also do nothing.

    Attributes:
        count: how many moves there are.
        net: judges games that are not over, see ``value``; empty where they are played on instead.
        hidden: room for its hidden layer.
        versus: the same for games against greedy play; empty where ``net`` judges them too.
        versus_hidden: room for its hidden layer.
        most: so many moves a game is played on at most; then it has no result.
        explore: how much a rarely tried move is preferred.
        trust: by seat, in how many of 256 worlds it is taken for greedy play.
        guesses: by seat, how many guesses hold in such a world: proofs that stand behind the others.
        greedy: by seat, whether it is in the world at hand.
        expected: what the last search expected for the seat, between 0 and 1.
    """

    def __init__(
        self,
        known: Board,
        seat: int,
        unseen: list[int],
        plan: list[int],
        policies: list[int],
        moves: list[int],
    ) -> None:
        self.t: vec[i64] = known.t
        self.known: vec[i64] = known.s
        self.seat: i64 = seat
        self.unseen: vec[i64] = numbers(unseen)
        self.plan: vec[i64] = numbers(plan)
        self.policies: vec[i64] = numbers(policies)
        self.moves: vec[i64] = numbers(moves)
        self.count: i64 = len(moves)
        self.net: vec[float] = decimals([])
        self.hidden: vec[float] = decimals([])
        self.most: i64 = 1000
        self.explore: float = 0.7
        self.versus: vec[float] = decimals([])
        self.versus_hidden: vec[float] = decimals([])
        self.trust: vec[i64] = zeros(MOST_SEATS)
        self.guesses: vec[i64] = zeros(MOST_SEATS)
        self.greedy: vec[i64] = zeros(MOST_SEATS)
        self.expected: float = 0.5
        self.out: vec[i64] = zeros(MOST_MOVES)
        self.reply: vec[i64] = zeros(MOST_MOVES)
        self.world: vec[i64] = zeros(GAME)

    def ask(self, net: Decimals, units: int) -> None:
        """Let a network with so many hidden units judge games that are not over."""
        self.net = net.array
        self.hidden = decimals([0.0] * units)

    def ask_versus(self, net: Decimals, units: int) -> None:
        """Let another network judge the games in which the other seat is taken for greedy play."""
        self.versus = net.array
        self.versus_hidden = decimals([0.0] * units)

    def expect(self, seat: int, trust: int, guesses: list[int]) -> None:
        """Take a seat for greedy play in some worlds.

        Args:
            seat: which one.
            trust: in how many of 256 worlds.
            guesses: what holds in these: ``PROOF`` words each, as in a plan.
        """
        self.trust[seat] = trust
        self.guesses[seat] = len(guesses) // PROOF
        at: i64 = seat * PLAN_SEAT + 4 + self.plan[seat * PLAN_SEAT + 3] * PROOF
        for word in guesses:
            self.plan[at] = word
            at += 1


def imagine_players(question: Question, x: i64) -> i64:
    """Draw which seats are greedy play in the next world, and so hold what is guessed from that."""
    seat: i64 = 0
    while seat < question.known[SEATS]:
        if question.trust[seat]:
            x = advance(x)
            if (x & MASK31) >> 23 < question.trust[seat]:
                question.greedy[seat] = 1
                question.plan[seat * PLAN_SEAT + 3] += question.guesses[seat]
        seat += 1
    return x


def forget_players(question: Question) -> None:
    """Take no seat for greedy play any more."""
    seat: i64 = 0
    while seat < question.known[SEATS]:
        if question.greedy[seat]:
            question.greedy[seat] = 0
            question.plan[seat * PLAN_SEAT + 3] -= question.guesses[seat]
        seat += 1
