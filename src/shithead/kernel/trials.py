"""Games that are played to be counted: the same deal as often as wanted, changed in one thing or in none."""

from __future__ import annotations

from typing import Final

from shithead.kernel.apply import apply
from shithead.kernel.board import Board, Numbers
from shithead.kernel.chance import advance, shuffle
from shithead.kernel.fields import (
    ENDED,
    ENDING,
    HANDS,
    LOSER,
    MOST_CARDS,
    NO_PROGRESS,
    NONE,
    ORDER_SIZE,
    OUTS,
    PHASE,
    PLACES,
    PLAY,
    ROW_ORDER,
    ROWS,
    SIZE,
    T_CLASSES,
    T_COUNT,
    T_SEATS,
    TURN,
)
from shithead.kernel.legal import READY_ON
from shithead.kernel.playout import deal, play_out
from shithead.kernel.policy import GREEDY, acting_seat, policy_move
from shithead.kernel.start import lead
from shithead.kernel.storage import as_list, copied, numbers, zeros
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import add, class_count, clear, count

DEALER: Final = 0


def class_counts(s: vec[i64], t: vec[i64], zone: i64) -> list[int]:
    """How many cards of each class of the rules a zone has."""
    found: list[int] = []
    c: i64 = 0
    while c < t[T_CLASSES]:
        found.append(class_count(s, t, zone, c))
        c += 1
    return found


class Trials:
    """A table at which one game after the other is dealt and played by policies.

    A game is made in steps: ``shuffle`` or ``shuffle_hidden``, ``deal``, if wanted ``arrange``, ``begin``, if
    wanted ``give_lead``, and ``play``. Whoever is dealt to first sits to the left of the dealer, seat 0.

    Args:
        rules: the words of the rules.
        pack: the cards as zones count them, in any order.
        sizes: face-down, face-up and hand cards of a seat, and how many cards of the pack play.

    Attributes:
        turns: moves of the play phase in the last game: plays, flips, gambles, pick-ups and passes.
    """

    def __init__(self, rules: Numbers, pack: list[int], sizes: list[int]) -> None:
        self.game: Board = Board(rules)
        self.sorted: vec[i64] = numbers(pack)
        self.pack: vec[i64] = numbers(pack)
        self.sizes: vec[i64] = numbers(sizes)
        self.room: vec[i64] = zeros(MOST_CARDS)
        self.policies: vec[i64] = numbers([GREEDY] * self.game.t[T_SEATS])
        self.turns: i64 = 0

    def shuffle(self, x: i64) -> None:
        """Put the pack into an order that follows from the generator's state alone."""
        copied(self.sorted, self.pack, len(self.pack))
        shuffle(self.pack, len(self.pack), x)

    def shuffle_hidden(self, x: i64) -> None:
        """Shuffle again what nobody can see after the deal: face-down cards, stock, and cards set aside."""
        seats: i64 = self.game.t[T_SEATS]
        first: i64 = self.sizes[0] * seats
        last: i64 = min(first + (self.sizes[1] + self.sizes[2]) * seats, self.sizes[3])
        hidden: i64 = 0
        at: i64 = 0
        while at < len(self.pack):
            if at < first or at >= last:
                self.room[hidden] = self.pack[at]
                hidden += 1
            at += 1
        shuffle(self.room, hidden, x)
        while at > 0:
            at -= 1
            if at < first or at >= last:
                hidden -= 1
                self.pack[at] = self.room[hidden]

    def deal(self) -> None:
        """Deal the pack in its order."""
        deal(self.game.s, self.game.t, self.pack, self.sizes, DEALER)

    def arrange(self, seat: i64, x: i64) -> None:
        """Let a seat put any of its hand and row cards face up, each choice equally likely, and be ready.

        Only in the phase of exchanges.
        """
        s: vec[i64] = self.game.s
        t: vec[i64] = self.game.t
        hand: i64 = HANDS + seat * SIZE
        row: i64 = ROWS + seat * SIZE
        size: i64 = s[row]
        cards: i64 = 0
        k: i64 = 0
        while k < t[T_COUNT]:
            copies: i64 = count(s, t, hand, k) + count(s, t, row, k)
            while copies > 0:
                self.room[cards] = k
                cards += 1
                copies -= 1
            k += 1
        shuffle(self.room, cards, x)
        clear(s, t, hand)
        clear(s, t, row)
        at: i64 = 0
        while at < cards:
            if at < size:
                s[ROW_ORDER + seat * ORDER_SIZE + 1 + at] = self.room[at]
            add(s, t, row if at < size else hand, self.room[at], 1)
            at += 1
        apply(s, t, seat, READY_ON)

    def begin(self, x: i64) -> i64:
        """Let the policies decide all that comes before the first turn; returns the generator's state."""
        s: vec[i64] = self.game.s
        t: vec[i64] = self.game.t
        while s[PHASE] < PLAY:
            x = advance(x)
            seat: i64 = acting_seat(s, t)
            apply(s, t, seat, policy_move(s, t, seat, self.policies[seat], x, self.game.out))
        self.turns = 0
        return x

    def give_lead(self, seat: i64) -> None:
        """Let another seat lead than the rules say; only before the first turn."""
        lead(self.game.s, self.game.t, seat, NONE)

    def play(self, most: i64, x: i64) -> i64:
        """Play on to the end, or for so many turns at most; returns the generator's state."""
        s: vec[i64] = self.game.s
        out: vec[i64] = self.game.out
        while s[PHASE] != ENDED and self.turns < most:
            if s[PHASE] == PLAY:
                self.turns += 1
            x = play_out(s, self.game.t, self.policies, x, 1, out)
        return x

    def set_policies(self, policies: list[int]) -> None:
        """Choose by which policy each seat plays; see ``policy``. All are greedy at first."""
        self.policies = numbers(policies)

    # ---- what is there, and how it ended --------------------------------------------------------------

    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.game.s[TURN]

    def row(self, seat: i64) -> list[int]:
        """How many cards of each class of the rules a seat has face up."""
        return class_counts(self.game.s, self.game.t, ROWS + seat * SIZE)

    def held(self, seat: i64) -> list[int]:
        """How many cards of each class of the rules a seat has in its hand and its row."""
        hand: list[int] = class_counts(self.game.s, self.game.t, HANDS + seat * SIZE)
        row: list[int] = self.row(seat)
        return [hand[c] + row[c] for c in range(len(hand))]

    def order(self) -> list[int]:
        """The pack in its order."""
        return as_list(self.pack)

    def progressed(self) -> bool:
        """Whether the game has ended because somebody went out, and not for want of progress."""
        return self.game.s[PHASE] == ENDED and self.game.s[ENDING] != NO_PROGRESS

    def loser(self) -> int:
        """The Shithead; ``NOBODY`` where there is none."""
        return self.game.s[LOSER] if self.game.s[PHASE] == ENDED else NONE

    def outs(self) -> list[int]:
        """The seats that went out, first to last."""
        found: list[int] = []
        at: i64 = 0
        while at < self.game.s[OUTS]:
            found.append(self.game.s[PLACES + at])
            at += 1
        return found
