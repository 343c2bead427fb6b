"""Position cases: positions with moves and the right outcome, as JSON.

A file is a list of cases. ``parse_cases`` reads it strictly, ``run_case`` plays one case and compares what
is with what should be.
"""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from shithead.cards import CARDS, JOKER, Card, Rank, sort_cards
from shithead.engine.apply import apply
from shithead.engine.events import Zone
from shithead.engine.moves import Flip, Gamble, Move, Pass, PickUp, Play
from shithead.engine.pile import cards_of
from shithead.engine.state import Laid, Phase, State
from shithead.errors import IllegalMove, NotationError
from shithead.notation.cards import format_cards, parse_cards
from shithead.notation.rules import parse_rules
from shithead.rules.compile import compile_rules

ANY_CARD = "x"
"""A card that no other place names and that does not matter."""

Value = str | int | bool | None


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
        rules: the name of a preset.
        players: seats clockwise, by letter.
        pile: bottom to top; each card is a play of its own.
        stock: the next card first.
        turn: the seat to move.
        actions: what is done, in order.
        expect: what holds after the last action.
    """

    id: str
    rules: str
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


class Mismatch(Struct, frozen=True):
    """One thing that is not as the case expects."""

    key: str
    expected: Value
    actual: Value


class CaseResult(Struct, frozen=True):
    """How a case went; it passed if nothing is wrong."""

    id: str
    wrong: tuple[Mismatch, ...]


_ACTIONS = {"play": (2,), "flip": (2,), "gamble": (1,), "pickup": (1, 2), "pass": (1,), "playas": (3,)}
_FACTS = ("legal", "turn", "pile", "burned", "burned_n", "stock_n", "out", "loser")
_SEAT_FACTS = ("h", "u", "dn", "un", "hn")


def _one_card(text: str) -> Card:
    cards = parse_cards(text)
    if len(cards) != 1:
        raise NotationError(f"{text!r} is not one card")
    return cards[0]


def _check_action(case: Case, action: list[str]) -> None:
    if not action or len(action) not in _ACTIONS.get(action[0], ()):
        raise NotationError(f"{action!r} is not an action")
    if action[0] == "playas" and action[1] not in case.players:
        raise NotationError(f"{action[1]!r} is not a seat")
    if action[0] in ("play", "playas"):
        parse_cards(action[-1])
    elif len(action) > 1:
        _one_card(action[1])


def _check_expected(case: Case, key: str, value: Value) -> None:
    kind, _, seat = key.partition(".")
    if key not in _FACTS and not (kind in _SEAT_FACTS and seat in case.players):
        raise NotationError(f"{key!r} is nothing that a case can expect")
    if key == "legal":
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


def _named_cards(case: Case) -> list[str]:
    zones = [zone for player in case.players.values() for zone in (player.hand, player.up, player.down)]
    return [text for zone in (*zones, case.pile, case.stock) for text in zone]


def _check_case(case: Case) -> None:
    rules = parse_rules(case.rules)
    if not rules.min_seats <= len(case.players) <= rules.max_seats:
        raise NotationError(f"{len(case.players)} seats cannot play by these rules")
    if case.turn not in case.players:
        raise NotationError(f"{case.turn!r} is not a seat")
    holding = [name for name, seat in case.players.items() if seat.hand or seat.up or seat.down]
    if case.turn not in holding or len(holding) < 2:
        raise NotationError("the seat to move and at least one other need cards")
    counts = Counter(_one_card(text) for text in _named_cards(case) if text != ANY_CARD)
    for card, count in counts.items():
        if count > (2 if card is JOKER else 1):
            raise NotationError(f"{card} stands in two places")
    for action in case.actions:
        _check_action(case, action)
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


_POWERFUL = (Rank.TWO, Rank.FIVE, Rank.TEN)


class _Filler:
    """Hands out cards that the case names nowhere, those first that no preset gives a power."""

    def __init__(self, case: Case) -> None:
        named = {text for text in _named_cards(case) if text != ANY_CARD}
        named |= {card.text for action in case.actions for text in action[1:] for card in _cards_in(text)}
        plain = sorted(CARDS[:-1], key=lambda card: (card.rank in _POWERFUL, card.index), reverse=True)
        self._free = [card for card in plain if card.text not in named]

    def zone(self, texts: Iterable[str]) -> tuple[Card, ...]:
        """The cards of a zone, every ``x`` replaced."""
        return tuple(self._take() if text == ANY_CARD else _one_card(text) for text in texts)

    def _take(self) -> Card:
        if not self._free:
            raise NotationError("there are not enough cards for every x")
        return self._free.pop()


def _cards_in(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except NotationError:
        return ()


def position(case: Case) -> State:
    """The position of a case, the seat to move on turn.

    Raises:
        NotationError: there are too many ``x``.
    """
    filler = _Filler(case)
    players = list(case.players.values())
    up = tuple(filler.zone(player.up) for player in players)
    names = list(case.players)
    return State(
        table=compile_rules(parse_rules(case.rules)),
        dealer=len(players) - 1,
        lead=0,
        phase=Phase.PLAY,
        decision=0,
        turn=names.index(case.turn),
        hands=tuple(sort_cards(filler.zone(player.hand)) for player in players),
        face_up=up,
        face_down=tuple(filler.zone(player.down) for player in players),
        dealt_up=up,
        stock=filler.zone(case.stock),
        pile=tuple(Laid((card,), None, Zone.HAND) for card in filler.zone(case.pile)),
        burned=(),
        ready=(False,) * len(players),
        call_rank=None,
        may_pass=False,
        idle=0,
        out=tuple(
            seat for seat, player in enumerate(players) if not (player.hand or player.up or player.down)
        ),
        outcome=None,
    )


def _move(state: State, seat: int, action: list[str]) -> Move:
    match action:
        case ["gamble"]:
            return Gamble()
        case ["pass"]:
            return Pass()
        case ["pickup"]:
            return PickUp()
        case ["pickup", fee]:
            return PickUp(_one_card(fee))
        case ["flip", text]:
            card = _one_card(text)
            down = state.face_down[seat]
            return Flip(down.index(card) if card in down else len(down))
        case _:
            return Play(parse_cards(action[-1]))


def _perform(state: State, names: list[str], action: list[str]) -> State:
    seat = names.index(action[1]) if action[0] == "playas" else max(state.turn, 0)
    after, _ = apply(state, seat, _move(state, seat, action))
    return after


def _fact(state: State, names: list[str], already_out: int, key: str) -> Value:
    match key:
        case "turn":
            return names[state.turn] if state.phase is Phase.PLAY else None
        case "pile":
            return format_cards(cards_of(state.pile))
        case "burned":
            return format_cards(sort_cards(state.burned))
        case "burned_n":
            return len(state.burned)
        case "stock_n":
            return len(state.stock)
        case "out":
            return " ".join(names[seat] for seat in state.out[already_out:])
        case "loser":
            loser = state.outcome.loser if state.outcome else None
            return None if loser is None else names[loser]
        case _:
            return _seat_fact(state, names, key)


def _seat_fact(state: State, names: list[str], key: str) -> Value:
    kind, _, name = key.partition(".")
    zones = {"h": state.hands, "u": state.face_up, "d": state.face_down}
    cards = zones[kind[0]][names.index(name)]
    return len(cards) if kind.endswith("n") else format_cards(sort_cards(cards))


def _same_form(key: str, expected: Value) -> Value:
    """The expected value, lists of cards that compare as multisets put into order."""
    if isinstance(expected, str) and (key == "burned" or key.partition(".")[0] in ("h", "u")):
        return format_cards(sort_cards(parse_cards(expected)))
    return expected


def run_case(case: Case) -> CaseResult:
    """Play a case and compare."""
    names = list(case.players)
    state = position(case)
    already_out = len(state.out)
    legal = True
    for number, action in enumerate(case.actions):
        try:
            state = _perform(state, names, action)
        except IllegalMove as error:
            if number < len(case.actions) - 1:
                refused = Mismatch(f"action {number + 1} {' '.join(action)}", "legal", str(error.reason))
                return CaseResult(case.id, (refused,))
            legal = False
    facts = {key: legal if key == "legal" else _fact(state, names, already_out, key) for key in case.expect}
    wrong = tuple(
        Mismatch(key, _same_form(key, expected), facts[key])
        for key, expected in case.expect.items()
        if _same_form(key, expected) != facts[key]
    )
    return CaseResult(case.id, wrong)
