"""What holds at every step of every game, by whatever rules and however badly it is played."""

from collections import Counter
from random import Random

from hypothesis import given
from msgspec.structs import replace

from shithead.cards import Card
from shithead.engine.events import Termination
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Swap
from shithead.engine.outcome import Outcome
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.notation.state import format_state, parse_state
from shithead.rules.values import DrawResult, End, Row
from shithead.testing.play import random_walk
from shithead.testing.strategies import SEEDS, openings, rules

PLIES = 150
LONGEST = 20_000


def all_cards(state: State) -> Counter[Card]:
    """Every card of a game, wherever it lies."""
    zones = [*state.hands, *state.face_up, *state.face_down, state.stock, state.burned]
    return Counter(card for zone in (*zones, *(laid.cards for laid in state.pile)) for card in zone)


@given(openings(), SEEDS)
def test_cards_are_conserved(opening: State, seed: int) -> None:
    """After every move all cards are still there, each in one place."""
    dealt = all_cards(opening)
    for _, state, _ in random_walk(opening, Random(seed), PLIES):
        assert dealt == all_cards(state)


@given(openings(), SEEDS)
def test_one_decision_is_open_until_the_end(opening: State, seed: int) -> None:
    """Somebody has to act until the end; the decision's number rises when it closes, and only then."""
    before = opening
    for (_, move), state, _ in random_walk(opening, Random(seed), PLIES):
        answers = before.phase in (Phase.PLAY, Phase.CHOOSE) and not isinstance(move, Swap)
        closes = answers or state.phase is not before.phase
        waited_for = acting_seats(state)

        assert state.decision == before.decision + closes
        assert bool(waited_for) is (state.phase is not Phase.ENDED)
        if state.phase in (Phase.PLAY, Phase.CHOOSE):
            other = () if state.duty is None or state.duty.seat is None else (state.duty.seat,)
            assert waited_for == (state.turn, *other)
        before = state


@given(openings(), SEEDS)
def test_an_answer_to_a_choice_is_one_of_several(opening: State, seed: int) -> None:
    """What has only one answer is not asked (R3d, R9, R10, R11)."""
    for _, state, _ in random_walk(opening, Random(seed), PLIES):
        if state.phase is Phase.CHOOSE:
            assert len(legal_moves(state, state.turn)) > 1, format_state(state)


@given(openings(), SEEDS)
def test_who_has_to_act_can_act(opening: State, seed: int) -> None:
    """At every step each seat that the decision waits for has a legal move."""
    for _, state, _ in random_walk(opening, Random(seed), PLIES):
        for seat in acting_seats(state):
            assert legal_moves(state, seat), format_state(state)


@given(openings(), SEEDS)
def test_burned_cards_never_return(opening: State, seed: int) -> None:
    """classic-37, classic-35: what burned stays burned, in its order, and in no other place."""
    before = opening
    for _, state, _ in random_walk(opening, Random(seed), PLIES):
        assert state.burned[: len(before.burned)] == before.burned
        before = state


@given(openings(), SEEDS)
def test_the_stock_is_only_drawn_from_its_top(opening: State, seed: int) -> None:
    """C-58: no reshuffle, no card put back."""
    before = opening
    for _, state, _ in random_walk(opening, Random(seed), PLIES):
        assert state.stock == before.stock[len(before.stock) - len(state.stock) :]
        before = state


@given(openings(), SEEDS)
def test_seats_that_are_out_never_act(opening: State, seed: int) -> None:
    """classic-76: who is out has no cards, no move and no turn, and stays out."""
    before = opening
    for (seat, _), state, _ in random_walk(opening, Random(seed), PLIES):
        assert seat not in before.out
        assert state.out[: len(before.out)] == before.out
        for gone in state.out:
            assert (state.hands[gone], state.face_up[gone], state.face_down[gone]) == ((), (), ())
            assert legal_moves(state, gone) == ()
            assert gone not in acting_seats(state)
        before = state


@given(openings(), SEEDS)
def test_positions_read_back_at_every_ply(opening: State, seed: int) -> None:
    """Each position of a game, the last one too, is what its text says."""
    for _, state, _ in random_walk(opening, Random(seed), PLIES // 3):
        assert parse_state(format_state(state)) == state


@given(openings(), SEEDS)
def test_swaps_are_hidden_until_all_are_ready(opening: State, seed: int) -> None:
    """In the swap phase everybody else sees a row as it was dealt, or none where rows are chosen."""
    for _, state, _ in random_walk(opening, Random(seed), PLIES // 3):
        if state.phase is not Phase.SWAP:
            return
        for viewer in (*range(len(state.hands)), None):
            for seat, seen in enumerate(view(state, viewer).seats):
                dealt = opening.face_up[seat] if opening.table.rules.row is Row.DEALT else ()

                assert seen.face_up == (state.face_up[seat] if seat == viewer else dealt)


@given(openings(), SEEDS)
def test_hands_stay_sorted(opening: State, seed: int) -> None:
    """A hand never tells the order in which its cards came."""
    for _, state, _ in random_walk(opening, Random(seed), PLIES):
        for hand in state.hands:
            assert list(hand) == sorted(hand, key=lambda card: card.index)


@given(openings(), SEEDS)
def test_the_pile_is_laid_by_plays_of_one_kind(opening: State, seed: int) -> None:
    """Each play on the pile is of one rank, a run, or named after the cards that its mirrors go with."""
    for _, state, _ in random_walk(opening, Random(seed), PLIES):
        for laid in state.pile:
            ranks = [card.rank for card in laid.cards]
            is_run = len(set(ranks)) == len(ranks) >= 3

            assert len(set(ranks)) == 1 or is_run or laid.named in ranks, format_state(state)


SHORT = rules().map(lambda some: replace(some, no_progress_limit=min(some.no_progress_limit, 60)))
"""Rules by which a game without progress is over soon."""


@given(openings(SHORT), SEEDS)
def test_every_game_ends(opening: State, seed: int) -> None:
    """C-67: every game ends after a bounded number of moves, and says who went out and who did not."""
    state, moves = opening, 0
    for (_, move), after, _ in random_walk(opening, Random(seed), LONGEST):
        moves += state.phase is Phase.PLAY and not isinstance(move, Swap)
        state = after
    cards = sum(all_cards(opening).values())
    progress = len(opening.stock) + cards + sum(map(len, opening.face_down)) + len(opening.hands)

    assert state.phase is Phase.ENDED
    assert moves <= state.table.rules.no_progress_limit * (progress + 1)
    assert state.outcome is not None
    assert state.outcome.order == state.out
    assert state.outcome.loser not in state.out
    check_the_end(state, state.outcome)


def check_the_end(state: State, outcome: Outcome) -> None:
    """The kind of end, the seats that are left and the loser fit together (D54, C-67)."""
    rules = state.table.rules
    left = set(range(len(state.hands))) - set(state.out)
    match outcome.termination:
        case Termination.LAST_LEFT:
            assert left == {outcome.loser}
        case Termination.FIRST_OUT:
            assert rules.end is End.FIRST_WINS
            assert len(state.out) == 1
            assert outcome.loser is None
        case Termination.NO_PROGRESS:
            assert len(left) > 1
            assert outcome.loser is None or rules.no_progress_result is DrawResult.MOST_CARDS
