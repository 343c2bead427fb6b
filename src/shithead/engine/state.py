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
    LAY_OFF = "lay_off"
    CALL = "call"
    PLAY = "play"
    CHOOSE = "choose"
    """A play on top of the pile leaves something open that its player says now."""
    ENDED = "ended"


class Laid(Struct, frozen=True):
    """One play on the pile.

    Attributes:
        cards: 1..n cards, the one that the play counts as on top, last.
        seat: who laid them; ``None`` where that is not known, as in a position that was set up.
        zone: where they came from.
        bound: how many cards the next play must answer with; 0 where the number does not bind (D16).
        named: the rank that the play counts as where its cards are not of that rank (R4c, R11).
        lower: the next play was declared to be lower, or higher (R3d).
        receiver: who was chosen to take the pile (R9); set until that is done.
        successor: who was chosen to play next (R10); set until that is done.
    """

    cards: tuple[Card, ...]
    seat: int | None
    zone: Zone
    bound: int = 0
    named: Rank | None = None
    lower: bool | None = None
    receiver: int | None = None
    successor: int | None = None


class DutyKind(StrEnum):
    """What is special about the open turn."""

    LEAD = "lead"
    """The starter leads a certain rank or card (D10)."""
    COVER = "cover"
    """The player covers the card just laid with any other (R8)."""
    OWN = "own"
    """The player plays on top of the card just laid (R8)."""
    MATCH = "match"
    """The player may add drawn cards of the rank just laid (D19)."""
    SECOND = "second"
    """Either neighbour of the starter may play and so fix the direction (D26)."""


class Duty(Struct, frozen=True):
    """What is special about the open turn.

    Attributes:
        kind: what it is.
        rank: the rank to lead or to add.
        card: the card to lead, where it has to be a certain one.
        count: most cards that may be added.
        skips: seats that lose their turn when the player has done adding.
        seat: the other neighbour who may play.
    """

    kind: DutyKind
    rank: Rank | None = None
    card: Card | None = None
    count: int = 0
    skips: int = 0
    seat: int | None = None


class State(Struct, frozen=True):
    """A game.

    Attributes:
        table: the compiled rules.
        dealer: the dealer's seat; seats are numbered from 0, clockwise.
        lead: the seat that leads where the rules always let the same one lead.
        phase: what is being decided.
        decision: counts the decisions that were opened, from 0.
        turn: the seat whose turn it is while somebody plays or chooses; otherwise -1.
        direction: 1 where play goes clockwise, -1 the other way, 0 while that is open (D26).
        inverted: the order of the ladder is turned round for the time being (R3c).
        duty: what is special about the open turn.
        hands: by seat, sorted.
        face_up: by seat, in the order in which they lie.
        face_down: by seat, in the order of their slots.
        dealt_up: the face-up rows as they were dealt.
        stock: the next card first.
        pile: plays, bottom to top.
        burned: cards that left the game, in that order.
        ready: by seat: has finished swapping or laying off, or has answered the call; in the play phase,
            where exchanges are made then, has made its first move.
        call_rank: the rank that may be called now.
        may_pass: the open play may be declined.
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
    direction: int
    inverted: bool
    duty: Duty | None
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
