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
from shithead.engine.pile import completes_set
from shithead.engine.source import open_cards, source
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.errors import IllegalMove, Reason
from shithead.notation.state import format_state
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.requirement import Demand, Requirement
from shithead.testing.strategies import states
from tests.properties.spellings import candidates, meaning, plays, sort_key
from tests.soak import examples


@settings(max_examples=examples(150))
@given(states())
def test_the_legal_list_is_what_is_accepted(state: State) -> None:
    """A move is accepted in any spelling exactly if one that means the same is in the list."""
    for seat in range(len(state.hands)):
        legal = {meaning(state, seat, move) for move in legal_moves(state, seat)}
        for move in candidates(state, seat):
            listed = meaning(state, seat, move) in legal

            assert is_legal(state, seat, move) == listed, f"{seat} {move} in {format_state(state)}"


@settings(max_examples=examples(100))
@given(states())
def test_every_move_of_the_legal_list_is_accepted(state: State) -> None:
    """Each move of the list is taken, and no two of them mean the same."""
    for seat in range(len(state.hands)):
        legal = legal_moves(state, seat)

        assert [move for move in legal if not is_legal(state, seat, move)] == [], format_state(state)
        assert len({meaning(state, seat, move) for move in legal} - {None}) == len(legal), format_state(state)


@settings(max_examples=examples(100))
@given(states())
def test_the_legal_list_is_sorted_and_has_no_move_twice(state: State) -> None:
    """The order of the list is that of the moves, whatever led to the position."""
    for seat in range(len(state.hands)):
        keys = [sort_key(move) for move in legal_moves(state, seat)]

        assert all(first < second for first, second in pairwise(keys)), format_state(state)


def after_a_play(state: State) -> object:
    """What a play leads to, whichever of its equal cards were laid."""
    top = state.pile[-1] if state.pile else None
    return (
        (state.turn, state.phase, state.stock, state.may_pass, state.direction, state.inverted, state.out),
        None if state.duty is None else (state.duty.kind, state.duty.count, state.duty.skips),
        None if top is None else (len(top.cards), top.bound, top.named, top.lower),
        len(state.burned),
        sorted(map(len, state.hands)),
    )


@settings(max_examples=examples(100))
@given(states())
def test_every_spelling_leads_to_the_same_position(state: State) -> None:
    """Which of several equal cards are laid makes no difference to anything but the cards themselves."""
    for seat in range(len(state.hands)):
        listed = {meaning(state, seat, move): move for move in legal_moves(state, seat)}
        for move in plays(state, seat):
            plain = listed.get(meaning(state, seat, move))
            if plain is not None:
                one, other = (apply(state, seat, each)[0] for each in (move, plain))

                assert after_a_play(one) == after_a_play(other), f"{move} {plain} {format_state(state)}"


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


def place(rules: Rules, rank: Rank) -> int | None:
    """Where a rank stands in the ladder."""
    value = next((power.value for power in rules.powers if power.rank is rank and power.suit is None), None)
    shown = rank if value is None else value
    return rules.ladder.index(shown) if shown in rules.ladder else None


def meets(rules: Rules, shown: Requirement, rank: Rank, count: int) -> bool:
    """Whether a set fits what is shown, read the way a person reads it."""
    power = next((power for power in rules.powers if power.rank is rank), Power(rank=rank))
    if shown.demand is not Demand.HIGHER_SET and count < shown.count:
        return power.wild and rules.wild_ends_size
    if power.wild and (rules.wild_ends_size or not shown.count):
        return True
    if shown.demand is Demand.ANYTHING:
        return True
    if shown.demand is Demand.ONE_OF:
        return rank in shown.ranks
    if shown.demand is Demand.HIGHER_SET and count != shown.count:
        return count > shown.count
    if shown.rank is None or shown.demand is Demand.SAME or power.wild:
        return rank is shown.rank or power.wild
    own, limit = place(rules, rank), place(rules, shown.rank)
    if own is None or limit is None:
        return False
    return {
        Demand.AT_LEAST: own >= limit,
        Demand.ABOVE: own > limit,
        Demand.AT_MOST: own <= limit,
        Demand.BELOW: own < limit,
        Demand.HIGHER_SET: own > limit,
    }[shown.demand]


def is_plain(state: State) -> bool:
    """Whether a position can be judged by what is shown alone.

    No card has a limit of its own, no set is special, nobody owes anything.
    """
    limits = ("blocked_by", "goes_on", "lower_only", "mimic")
    powers = state.table.rules.powers
    limited = any(getattr(power, name) for power in powers for name in limits)
    return state.table.plain_sets and not limited and state.duty is None and bool(state.pile)


@settings(max_examples=examples(300))
@given(states())
def test_the_requirement_that_is_shown_is_what_counts(state: State) -> None:
    """What fits is accepted; what does not is accepted only if it completes a set, or as an escape."""
    if state.phase is not Phase.PLAY or source(state, state.turn) is Zone.FACE_DOWN or not is_plain(state):
        return
    rules, seat = state.table.rules, state.turn
    shown = view(state, seat).requirement
    held = open_cards(state, seat)
    exceptions = []
    for rank in {card.rank for card in held}:
        cards = tuple(card for card in held if card.rank is rank)
        for count in range(1, len(cards) + 1):
            legal = is_legal(state, seat, Play(cards[:count]))
            if meets(rules, shown, rank, count):
                assert legal, f"{rank} {count} {format_state(state)}"
            elif legal:
                exceptions.append((completes_set(state, rank, count), count))
    if not all(completes for completes, _ in exceptions):
        assert rules.pair_escape, format_state(state)
        assert set(exceptions) == {(False, 2)}
        assert {len(move.cards) for move in legal_moves(state, seat) if isinstance(move, Play)} == {2}
