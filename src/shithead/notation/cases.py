"""Position cases: positions with moves and the right outcome, as JSON.

A file is a list of cases; ``parse_cases`` reads it strictly. What comes of a case is for ``verdict`` to say.
"""

from collections import Counter
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from shithead.cards import Card, parse_rank
from shithead.engine.deal import pack_for
from shithead.errors import NotationError, RulesError
from shithead.notation.cards import parse_cards
from shithead.notation.rules import parse_rules
from shithead.rules.load import rules_from
from shithead.rules.model import Rules

ANY_CARD = "x"
"""A card that no other place names and that does not matter."""

MOST_JOKERS = 2
"""A position may hold these even where the pack of its table has none."""

Value: TypeAlias = str | int | bool | None


class CasePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a case: lists of cards."""

    hand: list[str]
    up: list[str]
    down: list[str]


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """One case; the fields are those of the file.

    Attributes:
        id: its number.
        ref: the clause of the source.
        req: the requirement in words.
        inferred: the source does not say it outright.
        note: a remark.
        rules: the name of a preset, a share code, or the fields that differ from the defaults.
        players: seats clockwise, by letter.
        pile: bottom to top; each card is a play of its own.
        stock: the next card first.
        turn: the seat to move.
        actions: what is done, in order.
        expect: what holds after the last action.
    """

    id: str
    rules: str | dict[str, Any]
    players: dict[str, CasePlayer]
    pile: list[str]
    stock: list[str]
    turn: str
    actions: list[list[str]]
    expect: dict[str, Value]
    ref: str = ""
    req: str = ""
    inferred: bool = False
    note: str = ""


_ACTIONS = {
    "play": (2,),
    "flip": (2,),
    "gamble": (1,),
    "pickup": (1, 2),
    "pass": (1,),
    "playas": (3,),
    "choose": (2,),
    "swap": (3,),
}
"""The actions, and how many words they have.

``choose`` names a rank where one is asked for, else a seat, or ``higher`` or ``lower``; ``swap`` a hand card
and a face-up card.
"""

_FACTS = ("legal", "turn", "pile", "burned", "burned_n", "stock_n", "out", "loser", "over")
_SEAT_FACTS = ("h", "u", "dn", "un", "hn")


def one_card(text: str) -> Card:
    """Read a text that has to be exactly one card.

    Raises:
        NotationError: it is none, or several.
    """
    cards = parse_cards(text)
    if len(cards) != 1:
        raise NotationError(f"{text!r} is not one card")
    return cards[0]


def _check_said(text: str) -> None:
    if text not in ("higher", "lower"):
        parse_rank(text)


def _check_action(case: Case, action: list[str]) -> None:
    if not action or len(action) not in _ACTIONS.get(action[0], ()):
        raise NotationError(f"{action!r} is not an action")
    if action[0] == "playas" and action[1] not in case.players:
        raise NotationError(f"{action[1]!r} is not a seat")
    if action[0] in ("play", "playas"):
        parse_cards(action[-1])
    elif action[0] in ("pickup", "swap"):
        for text in action[1:]:
            parse_cards(text)
    elif action[0] == "flip":
        one_card(action[1])
    elif action[0] == "choose" and action[1] not in case.players:
        _check_said(action[1])


def _check_expected(case: Case, key: str, value: Value) -> None:
    kind, _, seat = key.partition(".")
    if key not in _FACTS and not (kind in _SEAT_FACTS and seat in case.players):
        raise NotationError(f"{key!r} is nothing that a case can expect")
    if key in ("legal", "over"):
        fits = isinstance(value, bool)
    elif kind.endswith("n") and key != "turn":
        fits = isinstance(value, int) and not isinstance(value, bool)
    elif key in ("turn", "loser"):
        fits = value is None or value in case.players
    elif key == "out":
        fits = isinstance(value, str) and set(value.split()) <= set(case.players)
    else:
        fits = isinstance(value, str) and parse_cards(value) is not None
    if not fits:
        raise NotationError(f"{key!r} cannot be {value!r}")


def case_rules(case: Case) -> Rules:
    """The rules of a case.

    Raises:
        NotationError: they cannot be read, or cannot be played.
    """
    if isinstance(case.rules, str):
        return parse_rules(case.rules)
    try:
        return rules_from(case.rules)
    except RulesError as error:
        raise NotationError(f"the rules cannot be played: {error}") from None


def named_cards(case: Case) -> list[str]:
    """Every text that stands for a card in the position of a case, ``x`` among them."""
    zones = [zone for player in case.players.values() for zone in (player.hand, player.up, player.down)]
    return [text for zone in (*zones, case.pile, case.stock) for text in zone]


def _acted_cards(case: Case) -> list[Card]:
    """The cards that the actions of a case name."""
    texts = [text for action in case.actions if action[0] != "choose" for text in action[1:]]
    return [card for text in texts if text not in case.players for card in parse_cards(text)]


def free_cards(case: Case) -> tuple[Card, ...]:
    """The cards of the pack that a case names nowhere, sorted: what an ``x`` may be."""
    texts = [text for text in named_cards(case) if text != ANY_CARD]
    named = {card for text in texts for card in parse_cards(text)} | set(_acted_cards(case))
    pack = pack_for(case_rules(case), len(case.players))
    return tuple(card for card in pack if card not in named and card.suit is not None)


def _check_case(case: Case) -> None:
    rules = case_rules(case)
    if not rules.min_seats <= len(case.players) <= rules.max_seats:
        raise NotationError(f"{len(case.players)} seats cannot play by these rules")
    if case.turn not in case.players:
        raise NotationError(f"{case.turn!r} is not a seat")
    holding = [name for name, seat in case.players.items() if seat.hand or seat.up or seat.down]
    if case.turn not in holding or len(holding) < 2:
        raise NotationError("the seat to move and at least one other need cards")
    counts = Counter(one_card(text) for text in named_cards(case) if text != ANY_CARD)
    pack = Counter(pack_for(rules, len(case.players)))
    for card, count in counts.items():
        if count > max(pack[card], 1) and not (card.suit is None and count <= MOST_JOKERS):
            raise NotationError(f"{card} stands in two places")
    for action in case.actions:
        _check_action(case, action)
    if named_cards(case).count(ANY_CARD) > len(free_cards(case)):
        raise NotationError(f"there are not enough cards for every {ANY_CARD}")
    for key, value in case.expect.items():
        _check_expected(case, key, value)


def parse_cases(text: str | bytes) -> tuple[Case, ...]:
    """Read a file of cases.

    Raises:
        NotationError: the text is not JSON, a field is unknown or missing, or a value makes no sense; it
            names the case.
    """
    try:
        cases = msgspec.json.decode(text, type=tuple[Case, ...])
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotationError(f"this is not a list of cases: {error}") from None
    for number, case in enumerate(cases):
        try:
            _check_case(case)
        except NotationError as error:
            raise NotationError(f"case {case.id or number + 1}: {error.problem}") from None
    return cases
