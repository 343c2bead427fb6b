"""The figures of many games."""

from shithead.lab.scores import DealScore, GameScore
from shithead.lab.tally import Figures, Tally
from tests.lab.players import contest


def figures(*deals: tuple[GameScore, ...], bots: int = 2) -> Figures:
    """What some deals come to."""
    tally = Tally(contest(*["greedy"] * bots))
    for number, games in enumerate(deals, 1):
        tally.add(DealScore(number, games))
    return tally.figures


WON = GameScore((1, 2), 40)
LOST = GameScore((2, 1), 60)
DRAWN = GameScore((1.5, 1.5), 200, no_progress=True)


def test_a_draw_counts_half() -> None:
    """Half a win and half a Shithead for each of two."""
    first, second = figures((WON, DRAWN)).bots

    assert (first.wins, first.win_rate, first.shithead, first.mean_place) == (1.5, 0.75, 0.5, 1.25)
    assert (second.wins, second.win_rate, second.shithead, second.mean_place) == (0.5, 0.25, 1.5, 1.75)


def test_figures_of_all_games() -> None:
    """Deals, games, their length, and those that came to no end."""
    all_games = figures((WON, LOST), (WON, DRAWN))

    assert (all_games.deals, all_games.games, all_games.no_progress, all_games.mean_turns) == (2, 4, 1, 85)


def test_a_deal_is_one_observation() -> None:
    """Two deals with 1 and 0.5 wins a game: mean 0.75, error 0.25; 12.7 of them reach over both ends."""
    (first, _) = figures((WON, WON), (WON, LOST)).bots

    assert first.win_rate == 0.75
    assert first.win_interval == (0.0, 1.0)


def test_even_deals_are_not_certain() -> None:
    """Both bots win each deal once: 1 - 0.025^(1/20) = 0.1684 of the way to each bound stays open."""
    for bot in figures(*[(WON, LOST)] * 20).bots:
        assert (bot.win_rate, bot.win_interval) == (0.5, (0.415783, 0.584217))
        assert (bot.shithead_rate, bot.shithead_interval) == (0.5, (0.415783, 0.584217))
        assert (bot.mean_place, bot.place_interval) == (1.5, (1.415783, 1.584217))


def test_wins_and_last_places_add_up_to_the_games() -> None:
    """With three, whatever is shared."""
    games = (GameScore((2, 2, 2), 9), GameScore((1, 2.5, 2.5), 9), GameScore((1.5, 3, 1.5), 9))
    bots = figures(games, bots=3).bots

    assert round(sum(bot.wins for bot in bots), 5) == 3
    assert round(sum(bot.shithead for bot in bots), 5) == 3
    assert round(sum(bot.mean_place for bot in bots), 5) == 6
