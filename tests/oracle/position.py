"""A table in the play phase as the oracle sees it: lists of texts that are copied and changed.

Cards are texts such as ``9S``; the joker is ``JK``. Seats are numbers. Nothing here decides anything; what is
legal and what follows is in the other files of this folder.
"""

from dataclasses import dataclass, field

from shithead.rules.model import Rules
from shithead.rules.values import Again, GivenThen, Replay

Action = tuple[str | int | tuple[str, ...], ...]
"""``("play", cards)``, ``("flip", slot)``, ``("gamble",)``, ``("pickup", fee)``, ``("pass",)``,
``("swap", hand card, row card)`` and ``("choose", what, value)``, where ``what`` is ``rank``, ``seat`` or
``lower``. Cards stand as their classes: the rank where it has no power of its own card, else the card."""


@dataclass
class Laid:
    """One play in the pile.

    Attributes:
        cards: bottom to top.
        seat: who laid it; ``None`` for the start card.
        zone: ``hand``, ``row``, ``blind`` or ``stock``.
        bound: how many cards must answer; 0 when the number is free.
        escape: the number binds by the pair escape, not by ``match_size``.
        named: the rank that a mimic was named.
        lower: what was said of a card that lets its player choose; ``None`` when nothing was said.
    """

    cards: list[str]
    seat: int | None = None
    zone: str = "hand"
    bound: int = 0
    escape: bool = False
    named: str | None = None
    lower: bool | None = None


@dataclass
class Owed:
    """What plays of one turn do to the order of turns, kept until the seat is done."""

    skips: int = 0
    reversals: int = 0
    target: int | None = None
    receiver: int | None = None
    given_then: GivenThen = GivenThen.AFTER_RECEIVER
    replay: Replay | None = None
    again: Again = Again.NO


@dataclass
class Position:
    """A table in the play phase, or at its end.

    Attributes:
        stock: next card first.
        turn: who acts; while a choice is open, who chooses; in a race the first of ``race``.
        direction: 1 clockwise, -1 counter-clockwise, 0 while the second player has not fixed it.
        race: the two seats of which either may act: first the one that would make it clockwise.
        inverted_game: the order of the ladder is turned round, plays in the pile that do so left aside.
        duty: ``""``, ``lead`` (the starter has not played), ``cover``, ``beat`` or ``add`` (drawn cards).
        lead_rank: the rank by which the starter was found, if by one.
        add_rank: the rank of the drawn cards that may be added.
        add_count: how many of them.
        owed: what the plays before an addition do to the order of turns.
        may_pass: the extra play may be declined.
        moved: seats that made their first move.
        burned: cards that left the game.
        idle: moves in a row without progress.
        phase: ``play``, ``choose`` or ``over``.
        choice: what is chosen now: ``rank``, ``seat`` or ``lower``.
        options: between which values.
        pending: the move that waits for the choice.
    """

    rules: Rules
    hands: list[list[str]]
    rows: list[list[str]]
    blind: list[list[str]]
    stock: list[str]
    pile: list[Laid]
    turn: int
    direction: int = 1
    race: list[int] = field(default_factory=list)
    inverted_game: bool = False
    duty: str = ""
    lead_rank: str | None = None
    add_rank: str | None = None
    add_count: int = 0
    owed: Owed = field(default_factory=Owed)
    may_pass: bool = False
    moved: list[int] = field(default_factory=list)
    burned: list[str] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    idle: int = 0
    phase: str = "play"
    loser: int | None = None
    choice: str = ""
    options: list[str | int | bool] = field(default_factory=list)
    pending: "Pending | None" = None

    @property
    def over(self) -> bool:
        """The game is over."""
        return self.phase == "over"


@dataclass
class Pending:
    """A move that waits for a choice: it is done again from the start with one answer more."""

    before: Position
    seat: int
    action: Action
    answers: list[str | int | bool]


class AskError(Exception):
    """A choice is open and nobody has made it yet."""

    def __init__(self, what: str, options: list[str | int | bool]) -> None:
        super().__init__(what)
        self.what = what
        self.options = options


class Answers:
    """The choices made so far in one move."""

    def __init__(self, given: list[str | int | bool]) -> None:
        self.left = list(given)

    def ask(self, what: str, options: list[str | int | bool]) -> str | int | bool:
        """The next choice; where only one option is open nobody is asked.

        Raises:
            AskError: it has not been made yet.
        """
        if len(options) == 1:
            return options[0]
        if not self.left:
            raise AskError(what, options)
        return self.left.pop(0)


def pile_cards(pile: list[Laid]) -> list[str]:
    """The pile card by card, bottom to top."""
    return [card for laid in pile for card in laid.cards]


def source(position: Position, seat: int) -> str:
    """The zone from which a seat plays."""
    if position.hands[seat] or position.stock:
        return "hand"
    return "row" if position.rows[seat] else "blind"


def zone_cards(position: Position, seat: int, zone: str) -> list[str]:
    """The cards of a seat in a zone: the list itself, not a copy."""
    return {"hand": position.hands, "row": position.rows, "blind": position.blind}[zone][seat]


def cards_left(position: Position, seat: int) -> int:
    """How many cards a seat has in all."""
    return len(position.hands[seat]) + len(position.rows[seat]) + len(position.blind[seat])


def seats_in(position: Position) -> list[int]:
    """The seats that are not out."""
    return [seat for seat in range(len(position.hands)) if seat not in position.out]


def others_in_order(position: Position, seat: int) -> list[int]:
    """The other seats that are in, from the next one on, in the direction of play."""
    seats, step = len(position.hands), position.direction or 1
    order = [(seat + step * distance) % seats for distance in range(1, seats)]
    return [other for other in order if other not in position.out]
