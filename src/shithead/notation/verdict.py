"""What comes of a position case: it is played, and what is compared with what should be."""

from collections.abc import Iterable

from msgspec import Struct

from shithead.cards import Card, Rank, parse_rank, sort_cards
from shithead.engine.apply import apply
from shithead.engine.check import choices
from shithead.engine.events import Zone
from shithead.engine.moves import Choose, Flip, Gamble, Move, Pass, PickUp, Play, Swap
from shithead.engine.pile import cards_of
from shithead.engine.start import first_direction
from shithead.engine.state import Laid, Phase, State
from shithead.errors import IllegalMove
from shithead.notation.cards import format_cards, parse_cards
from shithead.notation.cases import ANY_CARD, Case, Value, case_rules, free_cards, one_card
from shithead.rules.compile import compile_rules


class Mismatch(Struct, frozen=True):
    """One thing that is not as the case expects."""

    key: str
    expected: Value
    actual: Value


class CaseResult(Struct, frozen=True):
    """How a case went; it passed if nothing is wrong."""

    id: str
    wrong: tuple[Mismatch, ...]


_POWERFUL = (Rank.TWO, Rank.FIVE, Rank.TEN)


class _Filler:
    """Hands out cards that the case names nowhere, those first that no preset gives a power."""

    def __init__(self, case: Case) -> None:
        self._free = iter(sorted(free_cards(case), key=lambda card: card.rank in _POWERFUL))

    def zone(self, texts: Iterable[str]) -> tuple[Card, ...]:
        """The cards of a zone, every ``x`` replaced."""
        return tuple(next(self._free) if text == ANY_CARD else one_card(text) for text in texts)


def position(case: Case) -> State:
    """The position of a case, the seat to move on turn."""
    filler = _Filler(case)
    players = list(case.players.values())
    up = tuple(filler.zone(player.up) for player in players)
    names = list(case.players)
    table = compile_rules(case_rules(case))
    return State(
        table=table,
        dealer=len(players) - 1,
        lead=0,
        phase=Phase.PLAY,
        decision=0,
        turn=names.index(case.turn),
        direction=first_direction(table) or 1,
        inverted=False,
        duty=None,
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


def _said(state: State, names: list[str], text: str) -> Choose:
    """What is chosen; ``A`` or ``J`` is a rank where a rank is to be named, else a seat."""
    is_asked_for_a_rank = any(option.rank is not None for option in choices(state))
    if text in names and not is_asked_for_a_rank:
        return Choose(seat=names.index(text))
    if text in ("higher", "lower"):
        return Choose(lower=text == "lower")
    return Choose(rank=parse_rank(text))


def _move(state: State, seat: int, names: list[str], action: list[str]) -> Move:
    match action:
        case ["choose", text]:
            return _said(state, names, text)
        case ["swap", hand, row]:
            return Swap(one_card(hand), one_card(row))
        case ["gamble"]:
            return Gamble()
        case ["pass"]:
            return Pass()
        case ["pickup"]:
            return PickUp()
        case ["pickup", fee]:
            return PickUp(parse_cards(fee))
        case ["flip", text]:
            card = one_card(text)
            down = state.face_down[seat]
            return Flip(down.index(card) if card in down else len(down))
        case _:
            return Play(parse_cards(action[-1]))


def _perform(state: State, names: list[str], action: list[str]) -> State:
    seat = names.index(action[1]) if action[0] == "playas" else max(state.turn, 0)
    after, _ = apply(state, seat, _move(state, seat, names, action))
    return after


def _fact(state: State, names: list[str], already_out: int, key: str) -> Value:
    match key:
        case "turn":
            return names[state.turn] if state.phase in (Phase.PLAY, Phase.CHOOSE) else None
        case "over":
            return state.phase is Phase.ENDED
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
