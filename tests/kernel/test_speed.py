"""How fast the kernel is: by which rules it is measured, what is measured, and what is said about it."""

from random import Random

import pytest

from shithead.cli import bench, kernel_speed, measures
from shithead.cli.kernel_speed import (
    LONGEST,
    POLICIES,
    TABLES,
    WISHES,
    YARDSTICK,
    YARDSTICK_NAME,
    course,
    play,
)
from shithead.cli.said import say
from shithead.engine.deal import open_game, shuffle
from shithead.engine.legal import legal_moves
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.policy import GREEDY, RANDOM
from shithead.locale.catalogue import Catalogue
from shithead.notation.moves import format_move
from shithead.rules.check import problems
from shithead.rules.compile import compile_rules
from tests.engine.tables import legal_texts, played, position

FIGURES: bench.Figures = {
    "kernel": "compiled",
    "engine_turns_per_second": 50_000,
    "kernel_games": [
        {
            "rules": name,
            "seats": seats,
            "policy": policy,
            "turns_per_second": 24_500_000 + seats,
            "games_per_second": 48_000,
            "turns_per_game": 505.1,
            "turns_per_1000_loop_rounds": 1500.2,
        }
        for name, seats in TABLES
        for policy in POLICIES
    ],
}


# ---- the yardstick -----------------------------------------------------------------------------------


def test_the_rules_of_the_yardstick() -> None:
    """They can be played, and are those that their description tells."""
    other = "4C 5C 6C/3C 3D 3H/7C 7D 7H"

    def may_lay(pile: str, cards: str) -> bool:
        state = position(YARDSTICK, f"{cards} 3S/KC/QC", other, pile=pile, stock="4D")
        return f"play {cards}" in legal_texts(state)

    assert problems(YARDSTICK) == ()
    assert may_lay("AH", "2C"), "a two goes on anything"
    assert may_lay("2C", "3C"), "and anything on it"
    assert may_lay("AH", "TC"), "so does a ten"
    assert may_lay("9H", "9C"), "equal"
    assert may_lay("9H", "JC"), "or higher"
    assert not may_lay("JH", "9C")
    assert legal_texts(position(YARDSTICK, "3C", other, pile="JH", stock="4D")) == ["take"]
    assert "take" not in legal_texts(position(YARDSTICK, "KC", other, pile="JH", stock="4D"))
    burned = played(position(YARDSTICK, "TC 3C 4C 5C", other, pile="JH", stock="4D"), "play TC")
    four = played(position(YARDSTICK, "JC 3C 4C", other, pile="JH JD JS", stock="4D"), "play JC")
    assert (burned.pile, burned.turn, four.pile, four.turn) == ((), 0, (), 0)
    assert len(four.hands[0]) == 3, "hands are drawn up to three"


def test_seat_0_leads_at_once() -> None:
    """There is no swap, and no card decides who begins."""
    table = compile_rules(YARDSTICK)
    state, _ = open_game(table, shuffle(table, 2, 0, Random(1)), 0)

    assert state.turn == 0
    assert legal_moves(state, 1) == ()
    assert all(format_move(move).startswith("play") for move in legal_moves(state, 0))


# ---- speeds ------------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_games() -> None:
    """Another one is other games; moves, losers and games without one add up."""
    one = course(YARDSTICK, 2)
    tally, spent = play(one, [RANDOM, GREEDY], 30, 4)

    assert play(one, [RANDOM, GREEDY], 30, 4)[0] == tally
    assert play(one, [RANDOM, GREEDY], 30, 5)[0] != tally
    assert sum(tally.lost) + tally.open_games == 30
    assert spent > 0


def test_a_game_is_broken_off_in_the_end() -> None:
    """After so many moves; it has no loser then."""
    words = list(course(YARDSTICK, 2).t)
    words[at.FOLLOW : at.FOLLOW + 8 * at.CLASSES] = [0] * 8 * at.CLASSES
    words[at.SET_SIZE : at.SET_SIZE + at.CLASSES] = [0] * at.CLASSES
    words[at.T_DRAW_TO] = 0
    one = course(YARDSTICK, 2)._replace(rules=Numbers(words))

    assert play(one, [RANDOM, RANDOM], 3, 1)[0][:3] == (3 * LONGEST, 3, (0, 0))


def test_every_table_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rule set by each policy; games, turns and their length fit together."""
    monkeypatch.setattr(kernel_speed, "SLICE_SECONDS", 0.002)
    found = kernel_speed.speeds()

    assert [(one.rules, one.seats, one.policy) for one in found] == [
        (name, seats, policy) for name, seats in TABLES for policy in POLICIES
    ]
    for one in found:
        assert one.turns_per_second == pytest.approx(one.games_per_second * one.turns_per_game)
        assert 10 < one.turns_per_game <= LONGEST
    assert set(WISHES) == set(POLICIES)
    assert TABLES[0] == (YARDSTICK_NAME, YARDSTICK.min_seats) == (YARDSTICK_NAME, YARDSTICK.max_seats)
    assert (measures.PRESET, measures.ENGINE_SEATS) in TABLES


def test_an_import_is_timed_in_a_fresh_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is loaded here already is loaded there again; a module more takes longer."""
    monkeypatch.setattr(measures, "IMPORTS", 1)

    assert 0.5 < measures.import_ms("shithead") < measures.import_ms("shithead", "shithead.cli.measures")


# ---- what is said ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_figures_are_said_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """A line for each table and policy, wishes with the yardstick alone, and the engine beside it."""
    monkeypatch.setattr(bench, "say", Catalogue(language, "cli").format)
    lines = list(bench.kernel_lines(FIGURES))
    games = lines[1:-1]

    assert len(games) == len(TABLES) * len(POLICIES)
    assert all("24.50 m" in line and "48000" in line and "505.1" in line for line in games)
    assert [str(wish) in games[place] for place, wish in enumerate((25, 18))] == [True, True]
    assert [": 25" in line or ": 18" in line for line in games].count(True) == len(POLICIES)
    assert "classic" in games[2]
    assert "1500.2" in lines[-1]
    assert "490 " in lines[-1]
    assert not any(mark in line for line in lines for mark in ("{", "$", "\n"))


def test_a_kernel_in_python_says_so() -> None:
    """The first line tells which kernel was measured."""
    assert next(bench.kernel_lines(FIGURES | {"kernel": "python"})) == say("bench-kernel-python")
