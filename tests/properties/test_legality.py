"""The legal list is exactly what is accepted, for random positions of random rules."""

from itertools import pairwise

import pytest
from hypothesis import given, settings

from shithead.cards import Rank
from shithead.engine.apply import apply
from shithead.engine.check import is_legal
from shithead.engine.events import Zone
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Play
from shithead.engine.pile import top_run
from shithead.engine.source import source
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.errors import IllegalMove, Reason
from shithead.notation.state import format_state
from shithead.rules.model import Rules
from shithead.rules.requirement import Demand, Requirement
from shithead.testing.strategies import states
from tests.properties.spellings import candidates, canonical, sort_key
from tests.soak import examples


@settings(max_examples=examples(100))
@given(states())
def test_the_legal_list_is_what_is_accepted(state: State) -> None:
    """A move is accepted in any spelling exactly if its canonical form is in the list."""
    for seat in range(len(state.hands)):
        legal = legal_moves(state, seat)
        accepted = set()
        for move in candidates(state, seat):
            plain = canonical(state, seat, move)

            assert is_legal(state, seat, move) == (plain in legal), f"{seat} {move} in {format_state(state)}"
            if plain in legal:
                accepted.add(plain)

        assert accepted == set(legal)


@settings(max_examples=examples(100))
@given(states())
def test_the_legal_list_is_sorted_and_has_no_move_twice(state: State) -> None:
    """The order of the list is that of the moves, whatever led to the position."""
    for seat in range(len(state.hands)):
        keys = [sort_key(move) for move in legal_moves(state, seat)]

        assert all(first < second for first, second in pairwise(keys))


@settings(max_examples=examples(100))
@given(states())
def test_every_spelling_leads_to_the_same_position(state: State) -> None:
    """Which suits are laid makes no difference to anything but the cards themselves."""
    for seat in range(len(state.hands)):
        for move in candidates(state, seat):
            plain = canonical(state, seat, move)
            if isinstance(move, Play) and isinstance(plain, Play) and is_legal(state, seat, move):
                one, other = (apply(state, seat, each)[0] for each in (move, plain))

                assert (one.turn, one.phase, one.stock, one.may_pass) == (
                    other.turn,
                    other.phase,
                    other.stock,
                    other.may_pass,
                )
                assert len(one.burned) == len(other.burned)
                assert one.pile[-1:] == () or one.pile[-1].bound == other.pile[-1].bound


@settings(max_examples=examples(100))
@given(states())
def test_a_refused_move_raises_a_reason_and_changes_nothing(state: State) -> None:
    """A move that is not legal ends in a reason, and the state is what it was."""
    before = format_state(state)
    for seat in range(len(state.hands)):
        for move in candidates(state, seat):
            if not is_legal(state, seat, move):
                with pytest.raises(IllegalMove) as caught:
                    apply(state, seat, move)

                assert isinstance(caught.value.reason, Reason)
    assert format_state(state) == before


@settings(max_examples=examples(100))
@given(states())
def test_whoever_has_to_act_has_a_legal_move(state: State) -> None:
    """There is no dead end: each seat that the decision waits for has at least one move."""
    assert acting_seats(state)
    for seat in acting_seats(state):
        assert legal_moves(state, seat), format_state(state)


def meets(rules: Rules, requirement: Requirement, rank: Rank, count: int) -> bool:
    """Whether a set fits what is shown, read the way a person reads it."""
    if requirement.rank is None or any(power.rank is rank and power.wild for power in rules.powers):
        return True
    if rank not in rules.ladder:
        return False
    difference = rules.ladder.index(rank) - rules.ladder.index(requirement.rank)
    match requirement.demand:
        case Demand.AT_LEAST:
            return difference >= 0
        case Demand.ABOVE:
            return difference > 0
        case Demand.AT_MOST:
            return difference <= 0
        case _:
            return count > requirement.count or (count == requirement.count and difference > 0)


@settings(max_examples=examples(100))
@given(states())
def test_the_requirement_that_is_shown_is_what_counts(state: State) -> None:
    """What fits is accepted; what does not is accepted only if it completes a set, or as an escape."""
    if state.phase is not Phase.PLAY or source(state, state.turn) is Zone.FACE_DOWN:
        return
    rules, seat = state.table.rules, state.turn
    shown = view(state, seat).requirement
    top, run = top_run(state.pile)
    exceptions = []
    for move in candidates(state, seat):
        plain = canonical(state, seat, move)
        if not isinstance(plain, Play):
            continue
        rank, count = plain.cards[0].rank, len(plain.cards)
        if meets(rules, shown, rank, count):
            assert is_legal(state, seat, plain)
        elif is_legal(state, seat, plain):
            completes = rank is top and run + count >= rules.set_burn > 0
            exceptions.append((completes, count))
    if not all(completes for completes, _ in exceptions):
        assert rules.pair_escape
        assert set(exceptions) == {(False, 2)}
        assert {len(move.cards) for move in legal_moves(state, seat) if isinstance(move, Play)} == {2}
