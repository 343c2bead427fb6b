"""Moves as text, for records and logs.

``swap 3C KD`` · ``ready`` · ``unready`` · ``call`` · ``pass`` · ``play 9S 9C`` · ``flip 0`` · ``gamble`` ·
``take`` · ``take 4S`` (with that face-up card)
"""

from typing import assert_never

from shithead.cards import Card
from shithead.engine.moves import Call, Flip, Gamble, Move, Pass, PickUp, Play, Ready, Swap
from shithead.errors import NotationError
from shithead.notation.cards import format_cards, parse_cards

_BARE: dict[str, Move] = {
    "ready": Ready(on=True),
    "unready": Ready(on=False),
    "call": Call(),
    "pass": Pass(),
    "gamble": Gamble(),
    "take": PickUp(),
}
_SWAPPED = 2


def format_move(move: Move) -> str:
    """A move as text."""
    match move:
        case Swap():
            return f"swap {move.hand} {move.face_up}"
        case Ready():
            return "ready" if move.on else "unready"
        case Call():
            return "call"
        case Pass():
            return "pass"
        case Play():
            return f"play {format_cards(move.cards)}"
        case Flip():
            return f"flip {move.slot}"
        case Gamble():
            return "gamble"
        case PickUp():
            return "take" if move.fee is None else f"take {move.fee}"
        case _:
            assert_never(move)


def _with_cards(verb: str, cards: tuple[Card, ...]) -> Move | None:
    if verb == "play" and cards:
        return Play(cards)
    if verb == "swap" and len(cards) == _SWAPPED:
        return Swap(*cards)
    if verb == "take" and len(cards) == 1:
        return PickUp(cards[0])
    return None


def parse_move(text: str) -> Move:
    """Read a move.

    Raises:
        NotationError: it is not the text of a move.

    >>> parse_move("play 9S 9C")
    Play(cards=(9S, 9C))
    """
    if text in _BARE:
        return _BARE[text]
    verb, _, rest = text.partition(" ")
    if verb == "flip" and rest.isascii() and rest.isdigit() and str(int(rest[:3])) == rest:
        return Flip(int(rest))
    move = _with_cards(verb, parse_cards(rest))
    if move is None or format_move(move) != text:
        raise NotationError(f"{text!r} is not a move")
    return move
