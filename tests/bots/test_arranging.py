"""Bots that settle all exchanges before play with one look."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.bots.base import Arranger, Bot
from shithead.bots.exchanged import before_exchanges
from shithead.bots.forgetful import ForgetfulBot
from shithead.bots.search import SearchBot, Thinking
from shithead.engine.apply import apply
from shithead.engine.deal import deal
from shithead.engine.events import Event, redact
from shithead.engine.moves import Move, Ready, Swap
from shithead.engine.view import view
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from shithead.rules.values import RowUse, Starter, Swapping
from shithead.testing.strategies import SEEDS
from tests.engine.tables import CLASSIC, changed

PACKS = changed(CLASSIC, packs=(2,), deal_hand=(4,))
ORDERED = changed(CLASSIC, row_use=RowUse.ONE_BY_ONE)
"""The order of a row counts, and each exchange changes it."""
THINKING = Thinking(60, flat=True, most=20)
TO_THE_END = Thinking(40, flat=True)
"""Worlds that are played to the end tell apart rows of which only the order differs."""


def one_by_one(bot: Bot, rules: Rules, seed: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """What a bot chooses at once, and what it chooses when it is asked again after each exchange."""
    state, happened = deal(rules, rules.min_seats, 0, Random(seed))
    events: tuple[Event, ...] = tuple(each for each in (redact(one, 0) for one in happened) if each)
    assert isinstance(bot, Arranger)
    at_once = bot.arrange(view(state, 0), events, Random(1))
    moves: list[Move] = []
    while not moves or moves[-1] != Ready(on=True):
        moves.append(bot.choose(view(state, 0), events, Random(1)))
        state, happened = apply(state, 0, moves[-1])
        events += tuple(each for each in (redact(one, 0) for one in happened) if each)
    return at_once, tuple(moves)


@pytest.mark.parametrize(
    "rules",
    [CLASSIC, load_preset("royal").rules, PACKS, ORDERED],
    ids=["classic", "royal", "packs", "ordered"],
)
def test_one_look_is_worth_as_much_as_many(rules: Rules) -> None:
    """All exchanges at once are those that would be chosen one by one, with one card of each taken once."""
    several = 0
    for seed in range(12):
        for bot in (SearchBot(rules, TO_THE_END), ForgetfulBot(rules, THINKING, 30)):
            at_once, chosen = one_by_one(bot, rules, seed)
            assert at_once == chosen
            several += len(chosen) > 2

    assert several


@pytest.mark.parametrize("swap", [Swapping.FIRST_TURN, Swapping.UNTIL_FIRST_MOVE])
def test_exchanges_on_the_first_turn_come_to_an_end(swap: Swapping) -> None:
    """Each card of the row goes once at most, also where the order of the row counts; then a card is laid."""
    rules = changed(ORDERED, swap=swap, starter=Starter.LEAD_SEAT)
    several = 0
    for seed in range(12):
        state, happened = deal(rules, 2, 0, Random(seed))
        seat, bot, exchanged = state.turn, SearchBot(rules, TO_THE_END), 0
        events: tuple[Event, ...] = ()
        while True:
            events += tuple(each for each in (redact(one, seat) for one in happened) if each)
            move = bot.choose(view(state, seat), events, Random(1))
            if not isinstance(move, Swap):
                break
            exchanged += 1
            state, happened = apply(state, seat, move)
        assert exchanged <= 3
        several += exchanged > 1

    assert several


@given(st.sampled_from([CLASSIC, ORDERED]), SEEDS, st.lists(st.integers(0, 8), max_size=5))
def test_exchanges_can_be_taken_back(rules: Rules, seed: int, chosen: list[int]) -> None:
    """What a seat saw before its exchanges is found again, legal moves aside, and so are the exchanges."""
    state, happened = deal(rules, 2, 0, Random(seed))
    before = view(state, 0)
    first = tuple(each for each in (redact(one, 0) for one in happened) if each)
    events, made = first, []
    for number in chosen:
        moves = [move for move in view(state, 0).legal if isinstance(move, Swap)]
        made.append(moves[number % len(moves)])
        state, happened = apply(state, 0, made[-1])
        events += tuple(each for each in (redact(one, 0) for one in happened) if each)

    assert before_exchanges(view(state, 0), events) == (replace(before, legal=()), first, tuple(made))


def test_how_many_exchanges_there_are_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks for the best row once, whether it exchanges nothing or three cards."""
    looked: list[int] = []
    look = SearchBot._best_row

    def counting(*arguments: object) -> object:
        looked.append(1)
        return look(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(SearchBot, "_best_row", counting)
    lengths = set()
    for seed in range(30):
        state, _ = deal(CLASSIC, 2, 0, Random(seed))
        looked.clear()
        lengths.add(len(SearchBot(CLASSIC, THINKING).arrange(view(state, 0), (), Random(1))))
        assert len(looked) == 1

    assert len(lengths) > 2
