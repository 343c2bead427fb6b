"""Moves as text, for records and logs.

``swap 3C KD`` · ``ready`` · ``unready`` · ``lay 9C on 2`` (the row of seat 2) · ``lay 3C`` (on the pile) ·
``call`` · ``pass`` · ``play 9S 9C`` · ``flip 0`` · ``gamble`` · ``take`` · ``take 4S`` (with that face-up
card) · ``name K`` · ``higher`` · ``lower`` · ``choose 2`` (a seat)
"""

from typing import assert_never

from shithead.cards import RANK_LETTERS, Card, parse_rank
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.errors import NotationError
from shithead.notation.cards import format_cards, parse_cards

_BARE: dict[str, Move] = {
    "ready": Ready(on=True),
    "unready": Ready(on=False),
    "call": Call(),
    "pass": Pass(),
    "gamble": Gamble(),
    "take": PickUp(),
    "higher": Choose(lower=False),
    "lower": Choose(lower=True),
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
            return f"take {format_cards(move.fee)}".rstrip()
        case LayOff():
            return f"lay {move.card}" if move.row is None else f"lay {move.card} on {move.row}"
        case Choose():
            return _format_choice(move)
        case _:
            assert_never(move)


def _format_choice(choice: Choose) -> str:
    if choice.rank is not None:
        return f"name {RANK_LETTERS[choice.rank]}"
    if choice.seat is not None:
        return f"choose {choice.seat}"
    return "lower" if choice.lower else "higher"


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and str(int(text[:3])) == text else None


def _with_words(verb: str, rest: str) -> Move | None:
    """A move that names a slot, a seat, a rank or a row."""
    number = _number(rest)
    if verb == "flip" and number is not None:
        return Flip(number)
    if verb == "choose" and number is not None:
        return Choose(seat=number)
    if verb == "name":
        return Choose(rank=parse_rank(rest))
    if verb == "lay":
        card, _, row = rest.partition(" on ")
        cards = parse_cards(card)
        return LayOff(cards[0], _number(row)) if len(cards) == 1 else None
    return None


def _with_cards(verb: str, cards: tuple[Card, ...]) -> Move | None:
    if verb == "play" and cards:
        return Play(cards)
    if verb == "swap" and len(cards) == _SWAPPED:
        return Swap(*cards)
    if verb == "take" and cards:
        return PickUp(cards)
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
    move = _with_words(verb, rest)
    if move is None:
        move = _with_cards(verb, parse_cards(rest))
    if move is None or format_move(move) != text:
        raise NotationError(f"{text!r} is not a move")
    return move
