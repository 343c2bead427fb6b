"""Small tables for the tests of the oracle, written as texts."""

from shithead.cards import Suit, parse_rank
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow, Row, Swapping
from tests.oracle.position import Action, Laid, Position
from tests.oracle.reading import legal, perform

HIGH_LADDER = tuple(
    parse_rank(letters) for letters in ("3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A")
)


def power(text: str, **fields: object) -> Power:
    """A power of a rank such as ``8`` or of a single card such as ``JH``."""
    rank, suit = (text, None) if text in ("JK", text[0]) else (text[0], Suit(text[1]))
    named = {
        key: tuple(parse_rank(part) for part in str(value).split()) if key in RANK_LISTS else value
        for key, value in fields.items()
    }
    for key in ("value", "follow_rank"):
        if key in named:
            named[key] = parse_rank(str(named[key]))
    return Power(rank=parse_rank(rank), suit=suit, **named)  # type: ignore[arg-type]


RANK_LISTS = ("blocked_by", "goes_on", "follow_ranks", "mimic")

RESET = power("2", wild=True, follow=Follow.ANY)
BURNER = power("T", wild=True, burn=True)


def house(*powers: Power, **fields: object) -> Rules:
    """Rules for up to ten seats; the natural ladder, where no other one is given."""
    values: dict[str, object] = {"max_seats": 10, "row": Row.DEALT, "swap": Swapping.BEFORE_PLAY}
    return Rules(powers=powers, **(values | fields))  # type: ignore[arg-type]


def classic(*powers: Power, **fields: object) -> Rules:
    """Rules where 2 resets and 10 burns, both outside the ladder."""
    return house(RESET, *powers, BURNER, **({"ladder": HIGH_LADDER} | fields))


def zones(text: str, seats: int) -> list[list[str]]:
    """Cards by seats, with a stroke between two seats."""
    found = [part.split() for part in text.split("/")] if text else []
    return found + [[] for _ in range(seats - len(found))]


def play_from(text: str) -> Laid:
    """A play: cards joined by ``+``, then ``=`` and the rank that it was named."""
    cards, _, named = text.partition("=")
    return Laid(cards.split("+"), 1, "hand", named=named or None)


def table(
    rules: Rules,
    hands: str,
    *,
    rows: str = "",
    blind: str = "",
    stock: str = "",
    pile: str | list[Laid] = "",
    **more: object,
) -> Position:
    """A position with seat 0 on turn; the pile is a text of plays, bottom to top."""
    seats = len(hands.split("/"))
    laid = [play_from(text) for text in pile.split()] if isinstance(pile, str) else pile
    found = Position(
        rules, zones(hands, seats), zones(rows, seats), zones(blind, seats), stock.split(), laid, turn=0
    )
    for key, value in more.items():
        setattr(found, key, value)
    return found


def laying(cards: str) -> Action:
    """The action that lays some classes."""
    return ("play", tuple(sorted(cards.split())))


def may(position: Position, cards: str, seat: int = 0) -> bool:
    """The seat may lay the classes."""
    return laying(cards) in legal(position, seat)


def does(position: Position, action: Action, seat: int = 0) -> Position:
    """Do an action that must be legal."""
    assert action in legal(position, seat), f"{action} is not in {legal(position, seat)}"
    return perform(position, seat, action)


def lays(position: Position, cards: str, seat: int = 0) -> Position:
    """Lay classes that may be laid."""
    return does(position, laying(cards), seat)


def top(position: Position) -> str:
    """The cards of the pile bottom to top."""
    return " ".join(card for laid in position.pile for card in laid.cards)
