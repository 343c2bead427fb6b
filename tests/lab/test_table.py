"""The table of ``shithead arena``, word by word."""

import pytest

from shithead.cli.arena_table import table_lines
from shithead.lab.deals import Contest
from shithead.lab.scores import DealScore, GameScore
from shithead.lab.tally import Tally
from shithead.locale.catalogue import Catalogue
from tests.lab.players import contest

ENGLISH = """\
12 games by the rules classic, seed 7: 4 deals, each played 3 times, with each
bot once in each seat.

Bot              Wins %   Shithead %        Place  Rating
greedy      66.7 ± 40.2   8.3 ± 15.3  1.42 ± 0.15    13.9
random       0.0 ± 60.2  91.7 ± 15.3  2.92 ± 0.15   -10.2
greedy (2)  33.3 ± 40.2   0.0 ± 60.2  1.67 ± 0.80    12.8

A game takes 101.8 turns on average. 2 games ended because nothing moved any
more.
± is how far the 95% confidence interval over the deals reaches. A shared win or
last place counts in equal parts. Rating: mu − 3 sigma (Plackett–Luce).
"""
ITALIAN = """\
12 partite con le regole classic, seme casuale 7: 4 distribuzioni, ognuna
giocata 3 volte, con ogni bot una volta a ogni posto.

Bot          Vittorie %   Shithead %  Piazzamento  Rating
greedy      66,7 ± 40,2   8,3 ± 15,3  1,42 ± 0,15    13,9
random       0,0 ± 60,2  91,7 ± 15,3  2,92 ± 0,15   -10,2
greedy (2)  33,3 ± 40,2   0,0 ± 60,2  1,67 ± 0,80    12,8

Una partita dura in media 101,8 turni. 2 sono finite perché non succedeva più
niente.
± dice fin dove arriva l’intervallo di confidenza al 95%, calcolato sulle
distribuzioni. Vittorie e ultimi posti a pari merito si dividono in parti
uguali. Rating: mu − 3 sigma (Plackett–Luce).
"""
ENGLISH_ONE_DEAL = """\
2 games by the rules classic, seed 1: one deal, played twice, with each bot once
in each seat.

Bot     Wins %  Shithead %  Place  Rating
greedy   100.0         0.0   1.00     6.2
random     0.0       100.0   2.00    -3.1

greedy wins 100.0% of the games against random.
A game takes 30.0 turns on average. Every game was played to its end.
A shared win or last place counts in equal parts. Rating: mu − 3 sigma
(Plackett–Luce).
"""
ITALIAN_ONE_DEAL = """\
2 partite con le regole classic, seme casuale 1: una distribuzione, giocata due
volte, con ogni bot una volta a ogni posto.

Bot     Vittorie %  Shithead %  Piazzamento  Rating
greedy       100,0         0,0         1,00     6,2
random         0,0       100,0         2,00    -3,1

Vittorie di greedy contro random: 100,0%.
Una partita dura in media 30,0 turni. Sono arrivate tutte alla fine.
Vittorie e ultimi posti a pari merito si dividono in parti uguali. Rating:
mu − 3 sigma (Plackett–Luce).
"""
ENGLISH_TWO = """\

greedy wins 75.0% of the games against random (95% confidence interval: 12.9% to
100.0%).
A game takes 91.8 turns on average. One game ended because nothing moved any
"""
ITALIAN_TWO = """\

Vittorie di greedy contro random: 75,0% (intervallo di confidenza al 95%: da
12,9% a 100,0%).
Una partita dura in media 91,8 turni. Una è finita perché non succedeva più
"""

WON = GameScore((1, 2), 30)
DRAWN = GameScore((1.5, 1.5), 400, no_progress=True)
AHEAD = GameScore((1, 3, 2), 85)
THREE = [
    (AHEAD, AHEAD, GameScore((2, 3, 1), 71)),
    (AHEAD, AHEAD, GameScore((2.5, 2.5, 1), 200, no_progress=True)),
]


@pytest.fixture(params=["en", "it"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The language that the program speaks."""
    spoken: str = request.param
    monkeypatch.setattr("shithead.cli.said._catalogue", lambda: Catalogue(spoken, "cli"))
    return spoken


def table(asked: Contest, *deals: tuple[GameScore, ...]) -> str:
    """What is printed of some deals."""
    tally = Tally(asked)
    for number, games in enumerate(deals, 1):
        tally.add(DealScore(number, games))
    lines = list(table_lines(asked, tally.figures))
    assert max(map(len, lines)) <= 80
    return "\n".join(lines).replace("\u00a0", " ") + "\n"


def test_several_bots(language: str) -> None:
    """A line for each, two of the same name told apart; numbers as the language writes them."""
    asked = contest("greedy", "random", "greedy", seed=7)

    assert table(asked, *THREE * 2) == {"en": ENGLISH, "it": ITALIAN}[language]


def test_two_bots_are_compared(language: str) -> None:
    """How often the first beats the second is said in words."""
    lost = GameScore((2, 1), 31)
    text = table(contest("greedy", "random"), (WON, WON), (WON, lost), (WON, DRAWN))

    assert {"en": ENGLISH_TWO, "it": ITALIAN_TWO}[language] in text


def test_a_single_deal_has_no_intervals(language: str) -> None:
    """Nothing is said of how far off the figures may be."""
    text = table(contest("greedy", "random"), (WON, WON))

    assert text == {"en": ENGLISH_ONE_DEAL, "it": ITALIAN_ONE_DEAL}[language]


def test_bots_that_think_less_are_told_of(language: str) -> None:
    """Below the table, and nowhere else."""
    asked = contest("careful", "greedy")
    figures = Tally(asked).figures
    told = "\n".join(table_lines(asked, figures, reduced=True))
    usual = "\n".join(table_lines(asked, figures))

    assert told.startswith(usual + "\n")
    assert {"en": "not compiled", "it": "non è compilato"}[language] in told[len(usual) :]


def test_many_bots_with_long_names() -> None:
    """They fit; what is too long is cut."""
    asked = contest(*[f"{letter * 40}" for letter in "abcdefghij"])
    scores = GameScore(tuple(map(float, range(1, 11))), 12345)

    assert "aaaa…" in table(asked, (scores,) * 10, (scores,) * 10)
