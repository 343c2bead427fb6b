"""Hypothesis strategies: rules, opened games, positions, cards.

A game is drawn as a few small numbers (rules, seats, a seed, a number of steps), so a failing example is
short to print and cheap to repeat.
"""

from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.cards import CARDS, Card
from shithead.engine.deal import Deal, open_game, shuffle
from shithead.engine.record import Record
from shithead.engine.state import Phase, State
from shithead.rules.check import problems
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.values import OutOfTurn
from shithead.testing.play import random_walk, steps
from shithead.testing.rulesets import any_rules

PRESETS: tuple[Rules, ...] = tuple(load_preset(name).rules for name in preset_names())

SEEDS = st.integers(0, 2**32 - 1)


def presets() -> st.SearchStrategy[Rules]:
    """The rules of a preset."""
    return st.sampled_from(PRESETS)


@st.composite
def mixtures(draw: st.DrawFn) -> Rules:
    """The rules of a preset in which some fields have the value of another one; playable."""
    rules = draw(presets())
    for name in draw(st.lists(st.sampled_from(Rules.__struct_fields__), min_size=1, max_size=12)):
        mixed = replace(rules, **{name: getattr(draw(presets()), name)})
        rules = rules if problems(mixed) else mixed
    return rules


def rules() -> st.SearchStrategy[Rules]:
    """The rules of a preset, a playable mixture of several, or any others."""
    return st.one_of(presets(), mixtures(), any_rules())


@st.composite
def records(draw: st.DrawFn, rule_sets: st.SearchStrategy[Rules] | None = None) -> Record:
    """A game that has just been dealt, from a full pack, as a record without moves."""
    table = compile_rules(draw(rules() if rule_sets is None else rule_sets))
    seats = draw(st.sampled_from(range(table.rules.max_seats, table.rules.min_seats - 1, -1)))
    dealer, lead = draw(st.integers(0, seats - 1)), draw(st.integers(0, seats - 1))
    deal = shuffle(table, seats, dealer, Random(draw(SEEDS)))
    return Record(table.rules, dealer, lead, deal, ())


@st.composite
def played_records(draw: st.DrawFn, rule_sets: st.SearchStrategy[Rules] | None = None) -> Record:
    """A record of a game that was played at random for a while."""
    record = draw(records(rule_sets))
    rng, plies = Random(draw(SEEDS)), draw(st.integers(0, 300))
    state, _ = open_game(compile_rules(record.rules), record.deal, record.dealer, record.lead)
    moves = tuple(step for step, _, _ in random_walk(state, rng, plies))
    return replace(record, moves=moves)


@st.composite
def openings(draw: st.DrawFn, rule_sets: st.SearchStrategy[Rules] | None = None) -> State:
    """The first state of a game; often with a short stock, so that the end game is near."""
    record = draw(records(rule_sets))
    stock = record.deal.stock[: draw(st.sampled_from((60, 6, 1, 0)))]
    deal: Deal = replace(record.deal, stock=stock)
    state, _ = open_game(compile_rules(record.rules), deal, record.dealer, record.lead)
    return state


def _is_call(state: State) -> bool:
    return state.phase in (Phase.CALL, Phase.LAY_OFF)


def _is_choice(state: State) -> bool:
    return state.phase is Phase.CHOOSE


def _is_special(state: State) -> bool:
    return state.may_pass or state.duty is not None


def _is_contested(state: State) -> bool:
    contested = state.table.rules.out_of_turn is not OutOfTurn.OFF and state.phase is Phase.PLAY
    return contested and len({seat for seat, _ in steps(state)}) > 1


def _is_open(state: State) -> bool:
    return state.phase is not Phase.ENDED


_KINDS = (_is_open, _is_open, _is_open, _is_call, _is_special, _is_contested, _is_choice)


@st.composite
def states(draw: st.DrawFn, rule_sets: st.SearchStrategy[Rules] | None = None) -> State:
    """A state of a game that is not over, in any phase.

    Calls, choices, plays with a duty and moves out of turn are rare, so now and then one is looked for.
    """
    state = draw(openings(rule_sets))
    rng, plies = Random(draw(SEEDS)), draw(st.sampled_from((15, 0, 40, 60, 90, 120, 160)))
    wanted = draw(st.sampled_from(_KINDS))
    visited = [state, *(after for _, after, _ in random_walk(state, rng, plies))]
    of_kind = [after for after in visited if wanted(after)]
    return of_kind[-1] if of_kind else [after for after in visited if _is_open(after)][-1]


def cards() -> st.SearchStrategy[Card]:
    """Any of the 53 cards."""
    return st.sampled_from(CARDS)
