"""Many games: the same ones however they are cut and whoever plays them."""

import pytest

from shithead.bots.base import Bot
from shithead.lab import arena
from shithead.lab.arena import OffenceError, chunk_size, run
from shithead.lab.crew import ALONE
from shithead.lab.deals import Contest
from shithead.lab.match import Mistake
from shithead.lab.scores import DealScore
from shithead.lab.tally import Figures, Tally
from shithead.lab.workers import on_cores
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from tests.lab.players import contest, make_any_bot

GREEDY_RANDOM = contest("greedy", "random", "greedy")


def scores(asked: Contest, deals: int, size: int | None = None) -> list[DealScore]:
    """The scores of the first deals, played here."""
    return list(run(asked, range(1, deals + 1), ALONE, size))


def figures(asked: Contest, deals: int) -> Figures:
    """What the first deals come to."""
    tally = Tally(asked)
    for score in scores(asked, deals):
        tally.add(score)
    return tally.figures


EXPECTED = scores(GREEDY_RANDOM, 12)


def test_scores_come_in_the_order_of_the_deals() -> None:
    """One for each deal, with a game for each bot."""
    assert [score.deal for score in EXPECTED] == list(range(1, 13))
    assert all(len(score.games) == 3 for score in EXPECTED)


@pytest.mark.parametrize("size", [1, 5, 12, 100])
def test_chunks_make_no_difference(size: int) -> None:
    """However the deals are cut, they come out the same."""
    assert scores(GREEDY_RANDOM, 12, size) == EXPECTED


@pytest.mark.parametrize("size", [1, 5])
def test_cores_make_no_difference(size: int) -> None:
    """Other processes play the same games, and their scores come in the same order."""
    assert list(run(GREEDY_RANDOM, range(1, 13), on_cores(2), size)) == EXPECTED


def test_whoever_stops_early_ends_the_work() -> None:
    """Scores come as the games end, and nothing goes on when nobody wants them any more."""
    found = run(GREEDY_RANDOM, range(1, 10_000), on_cores(2), 1)

    assert [next(found), next(found)] == EXPECTED[:2]
    found.close()  # type: ignore[attr-defined]


def test_the_rest_of_the_deals_may_be_played_later() -> None:
    """A deal does not depend on those before it."""
    assert list(run(GREEDY_RANDOM, range(8, 13))) == EXPECTED[7:]


def test_chunks_are_small_enough_for_all() -> None:
    """Each worker has several, and no chunk is large."""
    assert [chunk_size(deals, 4) for deals in (1, 64, 640, 100_000)] == [1, 1, 10, 10]


@pytest.mark.usefixtures("more_bots")
@pytest.mark.parametrize("bots", [2, 3, 5])
def test_a_bot_against_itself_comes_out_even(bots: int) -> None:
    """Without chance of its own it wins each deal exactly once in as many games as there are seats."""
    for bot in figures(contest(*["steady"] * bots), 6).bots:
        assert bot.wins == bot.shithead == 6
        assert bot.win_rate == bot.shithead_rate == round(1 / bots, 6)
        assert bot.mean_place == (bots + 1) / 2


def test_a_better_bot_comes_out_better() -> None:
    """The greedy one beats the random one almost always, and is rated higher."""
    first, second = figures(contest("greedy", "random"), 20).bots

    assert first.win_rate > 0.9 > second.win_rate
    assert first.win_rate + second.win_rate == 1
    assert first.rating.ordinal > second.rating.ordinal


@pytest.mark.usefixtures("more_bots")
@pytest.mark.parametrize(
    ("bot", "mistake"),
    [
        ("cheat", Mistake.ILLEGAL),
        ("mute", Mistake.NO_MOVE),
        ("restless", Mistake.ENDLESS),
        ("broken", Mistake.CRASHED),
    ],
)
def test_a_bot_that_does_not_keep_to_the_rules_is_refused(bot: str, mistake: Mistake) -> None:
    """Nothing is counted silently: the error names the bot."""
    with pytest.raises(OffenceError) as caught:
        scores(contest("greedy", bot), 3)

    offence = caught.value.offence
    assert (offence.bot, offence.deal, offence.game, offence.mistake) == (bot, 1, 1, mistake)


def test_deals_before_an_offence_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those of the same chunk."""
    made: list[str] = []

    def make(name: str, rules: Rules) -> Bot:
        made.append(name)
        return make_any_bot("cheat" if len(made) > 6 else "steady", rules)

    monkeypatch.setattr(arena, "make_bot", make)
    found = run(contest("steady", "steady"), range(1, 5), ALONE, 4)

    assert next(found).deal == 1
    with pytest.raises(OffenceError) as caught:
        next(found)
    assert (caught.value.offence.deal, caught.value.offence.game) == (2, 2)


@pytest.mark.parametrize("preset", preset_names())
def test_every_preset_can_be_played(preset: str) -> None:
    """With as few bots as its rules allow; all places are taken in each game."""
    rules = load_preset(preset).rules
    seats = rules.min_seats
    (score,) = scores(contest(*["greedy"] * seats, rules=rules), 1)

    assert all(sum(game.places) == seats * (seats + 1) / 2 for game in score.games)
