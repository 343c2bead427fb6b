"""``State``: everything that is true about a game, hidden cards included.

Only the engine, a table and the lab hold one. It is a frozen value; the stock order is part of it, so after
the deal nothing is left to chance.
"""

from enum import StrEnum

from msgspec import Struct

from shithead.cards import Card, Rank
from shithead.engine.events import Zone
from shithead.engine.outcome import Outcome
from shithead.rules.compile import RuleTable


class Phase(StrEnum):
    """What is being decided."""

    SWAP = "swap"
    CALL = "call"
    PLAY = "play"
    ENDED = "ended"


class Laid(Struct, frozen=True):
    """One play on the pile.

    Attributes:
        cards: 1..n cards of one rank, in the order in which they were laid.
        seat: who laid them; ``None`` where that is not known, as in a position that was set up.
        zone: where they came from.
        bound: how many cards the next play must answer with; 0 where the number does not bind (D16).
    """

    cards: tuple[Card, ...]
    seat: int | None
    zone: Zone
    bound: int = 0


class State(Struct, frozen=True):
    """A game.

    Attributes:
        table: the compiled rules.
        dealer: the dealer's seat; seats are numbered from 0, clockwise.
        lead: the seat that leads where the rules always let the same one lead.
        phase: what is being decided.
        decision: counts the decisions that were opened, from 0.
        turn: the seat whose turn it is in the play phase; otherwise -1.
        hands: by seat, sorted.
        face_up: by seat, in the order in which they lie.
        face_down: by seat, in the order of their slots.
        dealt_up: the face-up rows as they were dealt.
        stock: the next card first.
        pile: plays, bottom to top.
        burned: cards that left the game, in that order.
        ready: by seat: has finished swapping, or has answered the call.
        call_rank: the rank that may be called now.
        may_pass: the open turn is an extra play that may be declined.
        idle: moves in a row without progress (C-67).
        out: the seats that went out, first to last.
        outcome: how the game ended, once it has.
    """

    table: RuleTable
    dealer: int
    lead: int
    phase: Phase
    decision: int
    turn: int
    hands: tuple[tuple[Card, ...], ...]
    face_up: tuple[tuple[Card, ...], ...]
    face_down: tuple[tuple[Card, ...], ...]
    dealt_up: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Laid, ...]
    burned: tuple[Card, ...]
    ready: tuple[bool, ...]
    call_rank: Rank | None
    may_pass: bool
    idle: int
    out: tuple[int, ...]
    outcome: Outcome | None
