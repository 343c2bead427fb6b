"""The strategies reach what they are for."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings

from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.pile import order_is_turned
from shithead.engine.record import Record, replay
from shithead.engine.source import source
from shithead.engine.state import DutyKind, Phase, State
from shithead.rules.check import problems
from shithead.rules.model import Rules
from shithead.testing.play import random_step, steps
from shithead.testing.strategies import PRESETS, played_records, records, rules, states


@given(rules())
def test_rules_can_be_played(some: Rules) -> None:
    """No drawn rules have a problem."""
    assert problems(some) == ()


def features(state: State) -> Iterator[str]:
    """What is special about a state."""
    yield f"phase {state.phase.value}"
    yield f"{len(state.hands)} seats"
    rules = state.table.rules
    if rules not in PRESETS:
        yield "a mixture"
    if rules.pair_escape and rules.powers:
        yield "wild ranks with the escape"
    if state.phase is Phase.PLAY:
        yield f"from {source(state, state.turn).value}"
    if state.duty is not None:
        yield f"duty {state.duty.kind}"
    if state.direction < 1:
        yield "no direction" if state.direction == 0 else "counter-clockwise"
    if state.table.turns_order and order_is_turned(state):
        yield "the order turned round"
    if any(laid.bound for laid in state.pile):
        yield "a binding pair"
    yield from (name for name in ("may_pass", "out", "burned", "stock") if getattr(state, name))
    if any(legal_moves(state, seat) for seat in range(len(state.hands)) if seat not in acting_seats(state)):
        yield "a move out of turn"


EXPECTED = {
    *(f"phase {phase}" for phase in ("swap", "lay_off", "call", "play", "choose")),
    *(f"{seats} seats" for seats in range(2, 11)),
    *(f"duty {kind}" for kind in DutyKind),
    *(f"from {zone}" for zone in ("hand", "face_up", "face_down")),
    *("may_pass", "out", "burned", "stock"),
    *("no direction", "counter-clockwise", "the order turned round"),
    "a mixture",
    "wild ranks with the escape",
    "a binding pair",
    "a move out of turn",
}


def test_everything_special_is_reached() -> None:
    """Each phase, number of seats, zone and rare situation is drawn now and then; ended games never are."""
    seen: Counter[str] = Counter()

    @settings(max_examples=2500, derandomize=True, database=None)
    @given(states())
    def draw(state: State) -> None:
        seen.update(features(state))

    draw()

    assert set(seen) == EXPECTED, seen


@given(records())
def test_a_new_record_has_no_moves(record: Record) -> None:
    """It is a full deal."""
    assert record.moves == ()
    assert replay(record).phase in (Phase.SWAP, Phase.LAY_OFF, Phase.CALL, Phase.PLAY)


@given(played_records())
def test_a_played_record_can_be_replayed(record: Record) -> None:
    """Its moves are legal."""
    replay(record)


@given(states())
def test_a_random_step_is_a_legal_one(state: State) -> None:
    """It is one of all the steps that there are."""
    assert random_step(state, Random(1)) in steps(state)
