"""Numbers that both forms of the kernel have to come to: tallies of many games, and prints of single ones.

``python -m tests.kernel.golden`` plays the games again and writes ``tests/data/kernel.json``. A change of a
number is a change of the rules, of a policy or of the generator, and has to be meant.
"""

import json
import zlib
from pathlib import Path
from typing import Final, TypedDict

from shithead.cli.kernel_speed import LONGEST, YARDSTICK, Course, course, play
from shithead.kernel import fields as at
from shithead.kernel.chance import seeded, shuffle
from shithead.kernel.moves import MOST_MOVES
from shithead.kernel.playout import deal, play_out
from shithead.kernel.policy import GREEDY, LOOSE, RANDOM
from shithead.kernel.storage import numbers, zeros
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from tests.kernel.comparison import facts

FILE: Final = Path(__file__).parents[1] / "data/kernel.json"
SEATS: Final = {"yardstick": 2, "classic": 4, "tabletop": 3, "palace-fr": 2, "paskahousu": 3, "vandtia": 5}
"""Rule sets: quick ones, one in which numbers bind, sets through other cards, and suits that count."""
POLICIES: Final = {"random": RANDOM, "greedy": GREEDY, "loose": LOOSE}
SEED: Final = 19
TALLIED: Final = 12
PRINTED: Final = 4
STRIDE: Final = 8
"""A print takes in what a game says after every so many moves."""


class Played(TypedDict):
    """Games by one rule set and policy.

    Attributes:
        rules: the name of the rule set.
        policy: the name of the policy.
        tally: moves, games without a loser, lost games by seat, and where the generator stands.
        prints: one for each of the first games.
    """

    rules: str
    policy: str
    tally: list[int]
    prints: list[str]


def rules_of(name: str) -> Rules:
    """The rules of that name."""
    return YARDSTICK if name == "yardstick" else load_preset(name).rules


def print_of(one: Course, policy: int, seed: int) -> str:
    """A print of a whole game: another course of it would almost certainly have another one."""
    s, out = zeros(at.GAME), zeros(MOST_MOVES)
    pack, policies = numbers(list(one.pack)), numbers([policy] * one.seats)
    x = shuffle(pack, len(pack), seeded(seed))
    deal(s, one.t, pack, numbers(list(one.sizes)), 0)
    found = made = 0
    while True:
        found = zlib.crc32(repr(tuple(facts(s, one.t).values())).encode(), found)
        if s[at.PHASE] == at.ENDED or made >= LONGEST:
            return f"{found:08x}"
        x = play_out(s, one.t, policies, x, STRIDE, out)
        made += out[0]


def play_again(name: str, policy: str) -> Played:
    """Play the games of a rule set and policy."""
    one = course(rules_of(name), SEATS[name])
    tally, _ = play(one, [POLICIES[policy]] * one.seats, TALLIED, SEED)
    return {
        "rules": name,
        "policy": policy,
        "tally": [tally.moves, tally.open_games, *tally.lost, tally.chance],
        "prints": [print_of(one, POLICIES[policy], SEED + game) for game in range(PRINTED)],
    }


def read_all() -> list[Played]:
    """The recorded numbers."""
    played: list[Played] = json.loads(FILE.read_text(encoding="utf-8"))
    return played


def write_all() -> None:
    """Play all games and write the file."""
    lines = [json.dumps(play_again(name, policy)) for name in SEATS for policy in POLICIES]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
