"""Bots that settle all exchanges before play with one look."""

from random import Random

import pytest

from shithead.bots.base import Arranger, Bot
from shithead.bots.forgetful import ForgetfulBot
from shithead.bots.search import SearchBot, Thinking
from shithead.engine.apply import apply
from shithead.engine.deal import deal
from shithead.engine.events import Event, redact
from shithead.engine.moves import Move, Ready
from shithead.engine.view import view
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from tests.engine.tables import CLASSIC, changed

PACKS = changed(CLASSIC, packs=(2,), deal_hand=(4,))
THINKING = Thinking(60, flat=True, most=20)


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
    "rules", [CLASSIC, load_preset("royal").rules, PACKS], ids=["classic", "royal", "packs"]
)
def test_one_look_is_worth_as_much_as_many(rules: Rules) -> None:
    """All exchanges at once are those that would be chosen one by one, with one card of each taken once."""
    several = 0
    for seed in range(12):
        for bot in (SearchBot(rules, THINKING), ForgetfulBot(rules, THINKING, 30)):
            at_once, chosen = one_by_one(bot, rules, seed)
            assert at_once == chosen
            several += len(chosen) > 2

    assert several


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
