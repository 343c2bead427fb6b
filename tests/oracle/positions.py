"""The same table for the engine and for the oracle, and what both must agree on."""

from random import Random

from msgspec.structs import replace

from shithead.cards import RANK_LETTERS, Card
from shithead.engine.apply import apply
from shithead.engine.deal import Deal, open_game, shuffle
from shithead.engine.events import Zone
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Choose, Flip, Gamble, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import order_is_turned
from shithead.engine.state import Duty, DutyKind, Phase, State
from shithead.engine.state import Laid as EngineLaid
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from tests.oracle.pile import is_inverted
from tests.oracle.position import Action, Laid, Owed, Position
from tests.oracle.reading import canonical

ZONES = {Zone.HAND: "hand", Zone.FACE_UP: "row", Zone.FACE_DOWN: "blind", Zone.STOCK: "stock"}
DUTIES = {
    DutyKind.LEAD: "lead",
    DutyKind.COVER: "cover",
    DutyKind.OWN: "beat",
    DutyKind.MATCH: "add",
    DutyKind.SECOND: "",
}


def _texts(zones: tuple[tuple[Card, ...], ...]) -> list[list[str]]:
    return [[card.text for card in zone] for zone in zones]


def _laid(rules: Rules, laid: EngineLaid) -> Laid:
    return Laid(
        cards=[card.text for card in laid.cards],
        seat=laid.seat,
        zone=ZONES[laid.zone],
        bound=laid.bound,
        escape=laid.bound > 0 and rules.pair_escape,
        named=None if laid.named is None or _is_mirrored(laid) else RANK_LETTERS[laid.named],
        lower=laid.lower,
    )


def _named(laid: EngineLaid) -> str:
    return "" if laid.named is None or _is_mirrored(laid) else RANK_LETTERS[laid.named]


def _is_mirrored(laid: EngineLaid) -> bool:
    return len({card.rank for card in laid.cards}) > 1


def for_oracle(state: State) -> Position:
    """The same position in the oracle's form; the engine's is in the play phase."""
    rules, duty = state.table.rules, state.duty or Duty(DutyKind.SECOND)
    race = [] if duty.seat is None else [state.turn, duty.seat]
    return Position(
        rules=rules,
        hands=_texts(state.hands),
        rows=_texts(state.face_up),
        blind=_texts(state.face_down),
        stock=[card.text for card in state.stock],
        pile=[_laid(rules, laid) for laid in state.pile],
        turn=state.turn,
        direction=state.direction,
        race=race,
        inverted_game=state.inverted,
        duty=DUTIES[duty.kind],
        lead_rank=RANK_LETTERS[duty.rank] if duty.kind is DutyKind.LEAD and duty.rank is not None else None,
        add_rank=RANK_LETTERS[duty.rank] if duty.kind is DutyKind.MATCH and duty.rank is not None else None,
        add_count=duty.count,
        owed=Owed(skips=duty.skips),
        may_pass=state.may_pass,
        moved=[seat for seat, moved in enumerate(state.ready) if moved],
        burned=[card.text for card in state.burned],
        out=list(state.out),
        idle=state.idle,
    )


def action_of(move: Move) -> Action:
    """A move as the oracle names it, with its exact cards."""
    match move:
        case Play():
            return ("play", tuple(card.text for card in move.cards))
        case PickUp():
            return ("pickup", tuple(card.text for card in move.fee))
        case Flip():
            return ("flip", move.slot)
        case Gamble():
            return ("gamble",)
        case Pass():
            return ("pass",)
        case Swap():
            return ("swap", move.hand.text, move.face_up.text)
        case Choose(rank=rank, lower=lower, seat=seat):
            if rank is not None:
                return ("choose", "rank", RANK_LETTERS[rank])
            return ("choose", "lower", lower) if lower is not None else ("choose", "seat", seat or 0)
        case _:
            raise AssertionError(f"{move} does not belong to the play phase")


def named_by_class(position: Position, seat: int, move: Move) -> Action:
    """A move as ``legal`` of the oracle lists it."""
    return canonical(position, seat, action_of(move))


def opened(rules: Rules, rng: Random) -> State:
    """A game at its first turn, nobody having swapped or called; often with a short stock."""
    table = compile_rules(rules)
    seats = rng.randint(rules.min_seats, rules.max_seats)
    deal: Deal = shuffle(table, seats, rng.randrange(seats), rng)
    if rng.random() < 0.7:
        deal = replace(deal, stock=deal.stock[: rng.choice((1, 1, 3, 8))])
    state, _ = open_game(table, deal, rng.randrange(seats), rng.randrange(seats))
    while state.phase not in (Phase.PLAY, Phase.ENDED):
        seat = acting_seats(state)[0]
        moves = legal_moves(state, seat)
        laid_off = state.phase is Phase.LAY_OFF and rng.random() < 0.5
        choice = rng.choice(moves) if laid_off else Ready(on=True) if Ready(on=True) in moves else moves[-1]
        state, _ = apply(state, seat, choice)
    return state


Facts = dict[str, object]


def facts_of_state(state: State) -> Facts:
    """What both sides must agree on after a move."""
    ended = state.phase is Phase.ENDED
    duty = state.duty
    return {
        "hands": [sorted(card.text for card in hand) for hand in state.hands],
        "rows": [sorted(card.text for card in row) for row in state.face_up],
        "blind": _texts(state.face_down),
        "stock": [card.text for card in state.stock],
        "pile": [(sorted(card.text for card in laid.cards), laid.bound) for laid in state.pile],
        "named": [_named(laid) for laid in state.pile],
        "lower": [laid.lower for laid in state.pile],
        "burned": sorted(card.text for card in state.burned),
        "turn": None
        if ended
        else sorted({state.turn, state.turn if not duty or duty.seat is None else duty.seat}),
        "direction": None if ended else state.direction,
        "inverted": order_is_turned(state),
        "duty": "" if duty is None or ended else DUTIES[duty.kind],
        "may_pass": state.may_pass or (duty is not None and duty.kind is DutyKind.MATCH),
        "out": list(state.out),
        "idle": state.idle,
        "loser": state.outcome.loser if state.outcome else None,
        "over": ended,
    }


def facts_of_oracle(position: Position) -> Facts:
    """The same of the oracle's position."""
    named = [laid.named or "" for laid in position.pile]
    leads = position.duty == "lead" and position.rules.starter_lead.value == "any"
    return {
        "hands": [sorted(hand) for hand in position.hands],
        "rows": [sorted(row) for row in position.rows],
        "blind": position.blind,
        "stock": position.stock,
        "pile": [(sorted(laid.cards), laid.bound) for laid in position.pile],
        "named": named,
        "lower": [laid.lower for laid in position.pile],
        "burned": sorted(position.burned),
        "turn": None if position.over else sorted(position.race or [position.turn]),
        "direction": None if position.over else position.direction,
        "inverted": is_inverted(position),
        "duty": "" if position.over or leads else position.duty,
        "may_pass": position.may_pass or position.duty == "add",
        "out": position.out,
        "idle": position.idle,
        "loser": position.loser,
        "over": position.over,
    }
