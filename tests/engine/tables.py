"""Positions and moves as short texts, for tests of the engine."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from shithead.cards import Card, parse_rank, sort_cards
from shithead.engine.apply import apply
from shithead.engine.check import check, is_legal
from shithead.engine.deal import Deal, open_game
from shithead.engine.events import Event, Zone
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Move, Play, Ready
from shithead.engine.pile import cards_of
from shithead.engine.state import Laid, Phase, State
from shithead.errors import IllegalMove, Reason
from shithead.notation.cards import format_cards, parse_cards
from shithead.notation.moves import format_move, parse_move
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.powers import Power

CLASSIC = load_preset("classic").rules
TABLETOP = load_preset("tabletop").rules
IDIOT = load_preset("idiot").rules
PLAIN = Rules()
"""No special card at all: the natural ladder, and four of a rank burn."""

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
"""A seat that only has to be there."""

Changes = Any


def changed(rules: Rules, **fields: Changes) -> Rules:
    """Rules with some fields changed."""
    return replace(rules, **fields)


def with_powers(*powers: Power, **fields: Changes) -> Rules:
    """The rules without special cards, but for these."""
    return changed(PLAIN, powers=powers, **fields)


def with_jokers(*powers: Power, **fields: Changes) -> Rules:
    """The same, with two jokers in the pack, which stand on top of the ladder."""
    ladder = (*NATURAL_LADDER, parse_rank("JK"))
    return changed(PLAIN, **{"jokers": (2,), "ladder": ladder, "powers": powers, **fields})


def _zones(seats: tuple[str, ...]) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """Seats such as ``9S 4C/KD/3H``, or ``9S`` alone, as all hands, all rows, all face-down cards."""
    parts = [f"{seat}//".split("/")[:3] for seat in seats]
    return tuple(zip(*(tuple(parse_cards(zone) for zone in seat) for seat in parts), strict=True))


_PLAY = re.compile(r"([^+=<>]+)(?:\+(\d+))?(?:=(JK|.))?([<>])?")


def _laid(word: str) -> Laid:
    """A play such as ``9S9C``; ``9S9C+2`` binds, ``JK=K`` was named, ``7S<`` declared lower."""
    found = _PLAY.fullmatch(word)
    assert found, word
    cards, bound, named, lower = found.groups()
    return Laid(
        parse_cards(cards),
        None,
        Zone.HAND,
        bound=int(bound or 0),
        named=None if named is None else parse_rank(named),
        lower=None if lower is None else lower == "<",
    )


def position(
    rules: Rules, *seats: str, pile: str = "", stock: str = "", turn: int = 0, **fields: Changes
) -> State:
    """A position in the play phase.

    Args:
        rules: the rules of the table.
        seats: hand, row and face-down cards of each seat, with slashes between.
        pile: plays with spaces between, the cards of one play without.
        stock: the next card first.
        turn: whose turn it is.
        fields: other parts of the state.
    """
    hands, rows, down = _zones(seats)
    gone = [seat for seat in range(len(seats)) if not (hands[seat] or rows[seat] or down[seat])]
    state = State(
        table=compile_rules(rules),
        dealer=len(seats) - 1,
        lead=0,
        phase=Phase.PLAY,
        decision=1,
        turn=turn,
        direction=1,
        inverted=False,
        duty=None,
        hands=tuple(sort_cards(hand) for hand in hands),
        face_up=rows,
        face_down=down,
        dealt_up=rows,
        stock=parse_cards(stock),
        pile=tuple(_laid(word) for word in pile.split()),
        burned=(),
        ready=(False,) * len(seats),
        call_rank=None,
        may_pass=False,
        idle=0,
        out=tuple(gone),
        outcome=None,
    )
    return replace(state, **fields)


def dealt(rules: Rules, *seats: str, stock: str = "", dealer: int = -1, lead: int = 0) -> State:
    """The first state of a game; without other word the last seat deals."""
    hands, rows, down = _zones(seats)
    deal = Deal(hands=hands, face_up=rows, face_down=down, stock=parse_cards(stock))
    state, _ = open_game(compile_rules(rules), deal, dealer % len(seats), lead)
    return state


def _step(state: State, text: str) -> tuple[int, Move]:
    """Read ``2 play 9S``, or ``play 9S`` by the seat whose turn it is."""
    seat, _, move = text.partition(" ")
    return (int(seat), parse_move(move)) if seat.isdigit() else (state.turn, parse_move(text))


def played(state: State, *moves: str) -> State:
    """The state after some moves."""
    for text in moves:
        state, _ = apply(state, *_step(state, text))
    return state


def happened(state: State, *moves: str) -> tuple[Event, ...]:
    """What the last of some moves brought about."""
    _, events = apply(played(state, *moves[:-1]), *_step(played(state, *moves[:-1]), moves[-1]))
    return events


def refused(state: State, text: str) -> Reason:
    """Why a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        check(state, *_step(state, text))
    return caught.value.reason


def everybody_ready(state: State) -> State:
    """The state after all seats have finished swapping."""
    for seat in acting_seats(state):
        state, _ = apply(state, seat, Ready(on=True))
    return state


def legal_texts(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of the one whose turn it is."""
    return [format_move(move) for move in legal_moves(state, state.turn if seat is None else seat)]


def shown(cards: tuple[Card, ...]) -> str:
    """Cards as text."""
    return format_cards(cards)


def pile_of(state: State) -> str:
    """The pile as text, bottom to top."""
    return format_cards(cards_of(state.pile))


def may_lay(rules: Rules, pile: str, cards: str, zone: str = "hand", **fields: Changes) -> bool:
    """Whether a seat that holds these cards and a 3 may lay them on a pile, from hand or row."""
    seat = f"{cards} 3S/KC/QC" if zone == "hand" else f"/{cards} 3S/QC"
    state = position(rules, seat, OTHER, pile=pile, stock="4D" if zone == "hand" else "", **fields)
    return is_legal(state, 0, Play(parse_cards(cards)))
