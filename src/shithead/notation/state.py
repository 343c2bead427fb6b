"""A position in one line of text, hidden cards included; parse and format are exact inverses.

``phase=play dealer=0 lead=0 turn=1 decision=3 idle=0 ready=00 call=- pass=0 out=- end=- way=1 order=0 duty=-
seats=3C4D5H/9STDQC/2H7S8S/9STDQC,… pile=9S9C@1h,KD@-h stock=7D burned=- rules=classic`` (one line)

``way`` is the direction, 1 clockwise; ``order`` is 1 while the ladder is turned round. A duty is what is
special about the open turn, with its rank, card, count, skips and seat. A seat is hand, face-up row,
face-down cards and the row as dealt. A play is its cards, then the seat that laid it (``-`` where unknown),
the first letter of its zone, ``+n`` where n cards bind, ``=K`` where it was named a king, ``<`` or ``>``
where it was declared lower or higher, ``!n`` and ``~n`` for the seats that were chosen: the borders of plays
matter, since a pair that binds is a play and not two cards.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from shithead.cards import RANK_LETTERS, Card, parse_card, parse_rank, sort_cards
from shithead.engine.check import choices
from shithead.engine.deal import pack_for
from shithead.engine.events import Termination, Zone
from shithead.engine.outcome import Outcome
from shithead.engine.pile import cards_of
from shithead.engine.state import Duty, DutyKind, Laid, Phase, State
from shithead.errors import NotationError
from shithead.notation.cards import format_cards, format_rank, parse_cards, parse_rank_or_none
from shithead.notation.rules import format_rules, parse_rules
from shithead.rules.compile import RuleTable, compile_rules
from shithead.rules.model import Rules

T = TypeVar("T")

_ZONES = {Zone.HAND: "h", Zone.FACE_UP: "u", Zone.FACE_DOWN: "d", Zone.STOCK: "s"}
_ZONE_LETTERS = {letter: zone for zone, letter in _ZONES.items()}
_KEYS = (
    "phase dealer lead turn decision idle ready call pass out end "
    "way order duty seats pile stock burned rules"
).split()
_LAID = re.compile(r"([^@]+)@(-|\d)([huds])(?:\+(\d{1,2}))?(?:=(JK|[2-9TJQKA]))?([<>])?(?:!(\d))?(?:~(\d))?")
_ZONES_OF_A_SEAT = 4
NOBODY = -1
"""The turn while it is nobody's."""


def _join(parts: list[str]) -> str:
    return ",".join(parts) or "-"


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _cards(cards: tuple[Card, ...]) -> str:
    return format_cards(cards, "") or "-"


def _parse_cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else parse_cards(text)


def _format_laid(laid: Laid) -> str:
    seat = "-" if laid.seat is None else str(laid.seat)
    bound = f"+{laid.bound}" if laid.bound else ""
    named = "" if laid.named is None else f"={RANK_LETTERS[laid.named]}"
    lower = "" if laid.lower is None else "<" if laid.lower else ">"
    receiver = "" if laid.receiver is None else f"!{laid.receiver}"
    successor = "" if laid.successor is None else f"~{laid.successor}"
    return f"{_cards(laid.cards)}@{seat}{_ZONES[laid.zone]}{bound}{named}{lower}{receiver}{successor}"


def _parse_laid(text: str) -> Laid:
    found = _LAID.fullmatch(text)
    if found is None:
        raise NotationError(f"{text!r} is not a play")
    laid, seat, zone, bound, named, lower, receiver, successor = found.groups()
    return Laid(
        _parse_cards(laid),
        None if seat == "-" else int(seat),
        _ZONE_LETTERS[zone],
        int(bound or 0),
        None if named is None else parse_rank(named),
        None if lower is None else lower == "<",
        None if receiver is None else int(receiver),
        None if successor is None else int(successor),
    )


def _format_duty(duty: Duty | None) -> str:
    if duty is None:
        return "-"
    card = "-" if duty.card is None else duty.card.text
    seat = "-" if duty.seat is None else str(duty.seat)
    return f"{duty.kind}:{format_rank(duty.rank)}:{card}:{duty.count}:{duty.skips}:{seat}"


def _parse_duty(text: str) -> Duty | None:
    if text == "-":
        return None
    parts = text.split(":")
    if len(parts) != 6:
        raise NotationError(f"{text!r} is not a duty")
    kind, rank, card, count, skips, seat = parts
    return Duty(
        _one_of(DutyKind, kind),
        parse_rank_or_none(rank),
        None if card == "-" else parse_card(card),
        _number(count),
        _number(skips),
        None if seat == "-" else _number(seat),
    )


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise NotationError(f"{text!r} is not a number")
    return int(text)


def _flags(text: str) -> tuple[bool, ...]:
    if set(text) - {"0", "1"}:
        raise NotationError(f"{text!r} is not a row of 0 and 1")
    return tuple(letter == "1" for letter in text)


def _format_outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "-"
    return f"{outcome.termination}:{'-' if outcome.loser is None else outcome.loser}"


def _parse_outcome(text: str, out: tuple[int, ...], rules: Rules) -> Outcome | None:
    if text == "-":
        return None
    termination, _, loser = text.partition(":")
    if termination not in set(Termination):
        raise NotationError(f"{text!r} is not an end")
    if loser == "-":
        return Outcome(Termination(termination), None, out)
    return Outcome(Termination(termination), _number(loser), out, rules.forfeit)


def format_position(state: State) -> str:
    """A position as one line, without its rules."""
    zones = zip(state.hands, state.face_up, state.face_down, state.dealt_up, strict=True)
    values = {
        "phase": state.phase.value,
        "dealer": str(state.dealer),
        "lead": str(state.lead),
        "turn": str(state.turn),
        "decision": str(state.decision),
        "idle": str(state.idle),
        "ready": "".join("01"[ready] for ready in state.ready),
        "call": format_rank(state.call_rank),
        "pass": "01"[state.may_pass],
        "out": _join([str(seat) for seat in state.out]),
        "end": _format_outcome(state.outcome),
        "way": str(state.direction),
        "order": "01"[state.inverted],
        "duty": _format_duty(state.duty),
        "seats": _join(["/".join(map(_cards, seat)) for seat in zones]),
        "pile": _join([_format_laid(laid) for laid in state.pile]),
        "stock": _cards(state.stock),
        "burned": _cards(state.burned),
    }
    return " ".join(f"{key}={value}" for key, value in values.items())


def format_state(state: State) -> str:
    """A position as one line."""
    return f"{format_position(state)} rules={format_rules(state.table.rules)}"


def _read_keys(text: str) -> dict[str, str]:
    words = text.split(" ", len(_KEYS) - 1)
    pairs = dict(word.partition("=")[::2] for word in words)
    if list(pairs) != list(_KEYS) or not all(pairs.values()):
        raise NotationError(f"a position has the parts {', '.join(_KEYS)}, in this order")
    return pairs


def _seats(text: str) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    seats = [tuple(_parse_cards(zone) for zone in seat.split("/")) for seat in _split(text)]
    if len(seats) < 2 or any(len(seat) != _ZONES_OF_A_SEAT for seat in seats):
        raise NotationError("each seat has four lists of cards, and there are at least two seats")
    return tuple(zip(*seats, strict=True))


def _direction(text: str) -> int:
    if text not in {"1", "0", "-1"}:
        raise NotationError(f"{text!r} is not a direction")
    return int(text)


def _one_of(kind: Callable[[str], T], text: str) -> T:
    try:
        return kind(text)
    except ValueError:
        raise NotationError(f"{text!r} is not one of the values that stand there") from None


def choices_are_open(state: State) -> bool:
    """Whether the play on top leaves something to be said."""
    return bool(state.pile) and len(choices(state)) > 1


def _in_range(state: State) -> None:
    seats = range(len(state.hands))
    named = [
        state.dealer,
        state.lead,
        *state.out,
        *(laid.seat for laid in state.pile if laid.seat is not None),
        *(laid.receiver for laid in state.pile if laid.receiver is not None),
        *(laid.successor for laid in state.pile if laid.successor is not None),
    ]
    if state.duty is not None and state.duty.seat is not None:
        named.append(state.duty.seat)
    playing = state.phase in (Phase.PLAY, Phase.CHOOSE)
    turn_is_open = state.turn in seats if playing else state.turn == NOBODY
    if not (turn_is_open and all(seat in seats for seat in named) and len(state.ready) == len(seats)):
        raise NotationError("it names a seat that is not there")
    contradicts = (state.phase is Phase.ENDED) is (state.outcome is None)
    contradicts |= (state.phase is Phase.CALL) is (state.call_rank is None)
    contradicts |= state.phase is Phase.CHOOSE and not choices_are_open(state)
    if contradicts:
        raise NotationError("its parts contradict each other")


def _is_a_play(table: RuleTable, laid: Laid) -> bool:
    """Whether cards can lie together: of one rank, with mirrors, or as a run."""
    ranks = {card.rank for card in laid.cards}
    if len(ranks) == 1:
        return True
    if laid.named is not None:
        others = [card for card in laid.cards if card.rank is not laid.named]
        return laid.named in ranks and all(table.mirrors >> table.classes[card.index] & 1 for card in others)
    ladder = table.rules.ladder
    places = [ladder.index(card.rank) for card in laid.cards if card.rank in ladder]
    neighbours = places == list(range(places[0], places[0] + len(laid.cards))) if places else False
    return neighbours and 0 < table.rules.runs <= len(laid.cards)


def _check_cards(state: State) -> None:
    if not all(_is_a_play(state.table, laid) for laid in state.pile):
        raise NotationError("cards lie together that are no play")
    zones = (*state.hands, *state.face_up, *state.face_down, state.stock, cards_of(state.pile), state.burned)
    counts = Counter(card for zone in zones for card in zone)
    pack = Counter(pack_for(state.table.rules, len(state.hands)))
    if counts - pack:
        raise NotationError("it holds cards more often than the pack")
    if any(hand != sort_cards(hand) for hand in state.hands):
        raise NotationError("a hand is not sorted")


def parse_state(text: str) -> State:
    """Read a position.

    Raises:
        NotationError: the text does not follow the format.
    """
    parts = _read_keys(text)
    hands, face_up, face_down, dealt_up = _seats(parts["seats"])
    out = tuple(_number(seat) for seat in _split(parts["out"]))
    rules = parse_rules(parts["rules"])
    state = State(
        table=compile_rules(rules),
        dealer=_number(parts["dealer"]),
        lead=_number(parts["lead"]),
        phase=_one_of(Phase, parts["phase"]),
        decision=_number(parts["decision"]),
        turn=NOBODY if parts["turn"] == str(NOBODY) else _number(parts["turn"]),
        direction=_direction(parts["way"]),
        inverted=_flags(parts["order"]) == (True,),
        duty=_parse_duty(parts["duty"]),
        hands=hands,
        face_up=face_up,
        face_down=face_down,
        dealt_up=dealt_up,
        stock=_parse_cards(parts["stock"]),
        pile=tuple(_parse_laid(laid) for laid in _split(parts["pile"])),
        burned=_parse_cards(parts["burned"]),
        ready=_flags(parts["ready"]),
        call_rank=parse_rank_or_none(parts["call"]),
        may_pass=_flags(parts["pass"]) == (True,),
        idle=_number(parts["idle"]),
        out=out,
        outcome=_parse_outcome(parts["end"], out, rules),
    )
    _in_range(state)
    _check_cards(state)
    if format_state(state) != text:
        raise NotationError("it is not written as it would be printed")
    return state
