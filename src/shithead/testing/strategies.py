"""Hypothesis strategies: rules, opened games, positions, cards.

A game is drawn as a few small numbers (rules, seats, a seed, a number of steps), so a failing example is
short to print and cheap to repeat.
"""

from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.cards import CARDS, Card
from shithead.engine.deal import Deal, open_game, shuffle
from shithead.engine.record import Record
from shithead.engine.state import Phase, State
from shithead.rules.check import problems
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Fee, Gamble, Pickup, Replay, Rules, Starter, WildSet
from shithead.testing.play import random_walk, steps

PRESETS: tuple[Rules, ...] = tuple(load_preset(name).rules for name in preset_names())

OPTIONS: dict[str, tuple[Any, ...]] = {
    "swap": (True, False),
    "starter": tuple(Starter),
    "starter_call": (True, False),
    "strict_row": (False, True),
    "pair_escape": (False, True),
    "pair_skips": (False, True),
    "pickup": tuple(Pickup),
    "pickup_fee": tuple(Fee),
    "stock_gamble": tuple(Gamble),
    "burn_replay": tuple(Replay),
    "set_burn_replay": tuple(Replay),
    "wild_set": tuple(WildSet),
    "out_of_turn": (False, True),
    "no_progress_limit": (500, 30),
}
"""Fields that rules may differ in without ceasing to be playable."""

SEEDS = st.integers(0, 2**32 - 1)


def presets() -> st.SearchStrategy[Rules]:
    """The rules of a preset."""
    return st.sampled_from(PRESETS)


@st.composite
def mixtures(draw: st.DrawFn) -> Rules:
    """Playable rules in which each field has the value of some preset, or another one of its options."""
    fields = {}
    for name in Rules.__struct_fields__:
        known = [getattr(rules, name) for rules in PRESETS] + list(OPTIONS.get(name, ()))
        fields[name] = draw(st.sampled_from(list(dict.fromkeys(known))))
    return Rules(**fields)


def rules() -> st.SearchStrategy[Rules]:
    """The rules of a preset, or a playable mixture of them."""
    playable = mixtures().filter(lambda mixture: not problems(mixture))
    return st.one_of(presets(), playable)


@st.composite
def records(draw: st.DrawFn, rule_sets: st.SearchStrategy[Rules] | None = None) -> Record:
    """A game that has just been dealt, from a full pack, as a record without moves."""
    table = compile_rules(draw(rule_sets or rules()))
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
    return state.phase is Phase.CALL


def _is_extra(state: State) -> bool:
    return state.may_pass


def _is_contested(state: State) -> bool:
    rules = state.table.rules
    return state.phase is Phase.PLAY and rules.out_of_turn and len({seat for seat, _ in steps(state)}) > 1


def _is_open(state: State) -> bool:
    return state.phase is not Phase.ENDED


@st.composite
def states(draw: st.DrawFn, rule_sets: st.SearchStrategy[Rules] | None = None) -> State:
    """A state of a game that is not over, in any phase.

    Calls, extra plays that may be declined and moves out of turn are rare, so now and then one is looked for.
    """
    state = draw(openings(rule_sets))
    rng, plies = Random(draw(SEEDS)), draw(st.sampled_from((15, 0, 40, 60, 90, 120, 160)))
    wanted = draw(st.sampled_from((_is_open, _is_open, _is_open, _is_call, _is_extra, _is_contested)))
    visited = [state, *(after for _, after, _ in random_walk(state, rng, plies))]
    of_kind = [after for after in visited if wanted(after)]
    return of_kind[-1] if of_kind else [after for after in visited if _is_open(after)][-1]


def cards() -> st.SearchStrategy[Card]:
    """Any of the 53 cards."""
    return st.sampled_from(CARDS)
