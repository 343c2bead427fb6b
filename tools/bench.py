"""Measure the speed of the main parts: the engine on every preset, the bots, and the start of the program.

`python tools/bench.py [SECONDS]` gives each measurement about that long, 1 by default.
The games are the same ones in every run, so two runs on one machine can be compared.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from shithead import Bot, Game, Rules, bot_names, load_preset, make_bot, preset_names

MOST_SEATS = 3
PROGRAM_STARTS = 5
# A game that random players do not end in so many moves is left there.
MAX_MOVES = 2_000


def play(rules: Rules, bot: Bot, seed: int) -> int:
    """Play one game with the same bot on every seat and return the number of its moves."""
    rng = random.Random(seed)
    game = Game.deal(rules, min(MOST_SEATS, rules.max_seats), dealer=0, rng=rng)
    moves = 0
    while game.outcome is None and moves < MAX_MOVES:
        seat = game.acting_seats[0]
        game.apply(seat, bot.choose(game.view(seat), (), rng))
        moves += 1
    return moves


def rate(seconds: float, play_one: Callable[[int], int]) -> tuple[float, float]:
    """Return how many games and how many moves a second are played. play_one: plays the game of a seed."""
    games = moves = 0
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        moves += play_one(games)
        games += 1
    return games / passed, moves / passed


def start_seconds() -> float:
    """Return the time of the fastest of a few starts of the program."""
    times = []
    for _ in range(PROGRAM_STARTS):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-m", "shithead", "--version"], stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - started)
    return min(times)


def main(seconds: float) -> None:
    """Print one line for each measurement."""
    print(f"{'bot':10} {'preset':16} {'games/s':>10} {'moves/s':>10}   (up to {MOST_SEATS} seats, one core)")
    for bot in bot_names():
        for preset in preset_names():
            rules = load_preset(preset).rules
            games, moves = rate(seconds, partial(play, rules, make_bot(bot, rules)))
            print(f"{bot:10} {preset:16} {games:10,.1f} {moves:10,.0f}")
    print(f"the program starts in {start_seconds() * 1000:.0f} ms")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
