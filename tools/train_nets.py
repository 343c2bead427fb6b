"""Train the networks of src/shithead/bots/trained, one for each rule set, from games of the kernel alone.

    python -m tools.train_nets                    all presets for two seats
    python -m tools.train_nets classic --games 200000 --practice 8000 --versus 10000
    python -m tools.train_nets idiot --games 0    only the network against greedy play

First greedy play with a random move in ten plays against itself, and a network learns how its positions end.
Then players that search with this network play each other, knowing only what they may know, and the network
learns from their games: half how they ended, half what the search expected.

The network against greedy play goes on from there: one player searches, the other is greedy play and is known
to be. It learns from these games, and once more from games that it judged itself.

The same seed gives the same games; the arithmetic of numpy may differ from machine to machine in the last
digits.
"""

import argparse
import random
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from shithead.bots.nets import ENDING, MIRROR, NET_SEATS, VERSUS, Net, net_bytes, read_net
from shithead.engine.deal import pack_for
from shithead.kernel import fields as at
from shithead.kernel.board import Decimals, Numbers
from shithead.kernel.chance import seeded
from shithead.kernel.policy import LOOSE
from shithead.kernel.positions import counted
from shithead.kernel.practice import Practice
from shithead.kernel.search import REWARD
from shithead.kernel.tables import table_words
from shithead.kernel.value import BLOCKS, OTHERS
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules

FOLDER = Path(__file__).resolve().parent.parent / "src/shithead/bots/trained"
UNITS = 24
SEED = 1
GAP = 40
"""Two recorded positions of a game are at most so many moves apart."""
LONGEST = 1000
ROUNDS = 40
VERSUS_ROUNDS = 100
VERSUS_TIMES = 2
REST = 99
"""More cards than anybody is dealt: where the whole pack goes into the hands."""

Floats = NDArray[np.float32]


class Table:
    """A table of two seats that plays by some rules.

    Args:
        rules: the rules.
        net: judges positions for those that search; ``None`` while there is none.
    """

    def __init__(self, rules: Rules, net: Net | None) -> None:
        compiled = compile_rules(rules)
        t = table_words(compiled, NET_SEATS, started=True)
        weights = Decimals([] if net is None else list(net.weights))
        self.practice = Practice(t, weights, 0 if net is None else net.units)
        self.width = inputs_of(t)
        self.x = seeded(SEED)
        self._pack = [counted(card, compiled.classes, t) for card in pack_for(rules, NET_SEATS)]
        self._sizes = [
            rules.at(rules.deal_down, NET_SEATS),
            rules.at(rules.deal_up, NET_SEATS),
            REST if rules.deal_rest else rules.at(rules.deal_hand, NET_SEATS),
            len(self._pack) - rules.at(rules.set_aside, NET_SEATS),
        ]
        self.rng = random.Random(SEED)

    def deal(self) -> None:
        """Deal a new game."""
        self.rng.shuffle(self._pack)
        self.practice.deal(self._pack, self._sizes, self.rng.randrange(NET_SEATS))

    @property
    def phase(self) -> int:
        """The phase of the game."""
        return self.practice.game[at.PHASE]


def policy_games(table: Table, games: int) -> tuple[Floats, Floats]:
    """Positions of games between policies, and how they ended for the seat that each is seen from."""
    practice = table.practice
    lines: list[Floats] = []
    ends: list[float] = []
    for _ in range(games):
        table.deal()
        seats: list[int] = []
        moves = 0
        while table.phase != at.ENDED and moves < LONGEST:
            gap = table.rng.randint(1, GAP)
            moves += gap
            table.x = practice.play_on(LOOSE, gap, table.x)
            if table.phase == at.PLAY:
                seats.append(table.rng.randrange(NET_SEATS))
                lines.append(np.array(practice.describe(seats[-1]), dtype=np.float32))
        ends += [practice.reward(seat) / REWARD for seat in seats]
    return np.array(lines), np.array(ends, dtype=np.float32)


def practice_games(table: Table, games: int, rounds: int, *, alone: bool = False) -> tuple[Floats, Floats]:
    """Positions of games between players that search, or one against greedy play, and what they are worth."""
    practice = table.practice
    found: list[Floats] = []
    worth: list[float] = []
    for _ in range(games):
        table.deal()
        table.x = practice.play(rounds, LONGEST, alone, table.x)
        for line in practice.lines:
            found.append(np.array(line[:-2], dtype=np.float32))
            worth.append((practice.reward(int(line[-2])) / REWARD + line[-1]) / 2)
    return np.array(found), np.array(worth, dtype=np.float32)


def inputs_of(t: Numbers) -> int:
    """How many inputs a network has by some rules."""
    return BLOCKS * t[at.T_CLASSES] + OTHERS


def start_weights(width: int) -> list[Floats]:
    """A network that knows nothing."""
    rng = np.random.default_rng(SEED)
    return [
        rng.normal(0, 0.15, (width, UNITS)).astype(np.float32),
        np.zeros(UNITS, np.float32),
        rng.normal(0, 0.3, UNITS).astype(np.float32),
        np.zeros(1, np.float32),
    ]


def judge(weights: list[Floats], lines: Floats) -> tuple[Floats, Floats]:
    """The hidden layer and the output of a network."""
    hidden = np.maximum(lines @ weights[0] + weights[1], 0)
    return hidden, 1 / (1 + np.exp(-(hidden @ weights[2] + weights[3][0])))


def fit(
    weights: list[Floats], lines: Floats, worth: Floats, *, epochs: int, rate: float, decay: float
) -> float:
    """Fit weights in place by Adam; returns the mean squared error on the last twentieth, left out."""
    rng = np.random.default_rng(SEED)
    kept = len(lines) * 19 // 20
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    step = 0
    for epoch in range(epochs):
        speed = rate * (0.52 + 0.5 * np.cos(np.pi * epoch / epochs))
        order = rng.permutation(kept)
        for start in range(0, kept, 512):
            batch = order[start : start + 512]
            hidden, guess = judge(weights, lines[batch])
            error = (guess - worth[batch]) / len(batch)
            back = np.outer(error, weights[2]) * (hidden > 0)
            slopes = [
                lines[batch].T @ back + decay * weights[0],
                back.sum(0),
                hidden.T @ error + decay * weights[2],
                error.sum(keepdims=True),
            ]
            step += 1
            for place, slope in enumerate(slopes):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope**2
                mean = first[place] / (1 - 0.9**step)
                spread = np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8
                weights[place] = weights[place] - (speed * mean / spread).astype(np.float32)
    _, guess = judge(weights, lines[kept:])
    return float(((guess - worth[kept:]) ** 2).mean())


def as_net(weights: list[Floats]) -> Net:
    """Weights in the order in which the kernel reads them."""
    return Net(UNITS, tuple(float(one) for part in weights for one in np.ravel(part)))


def read_weights(path: Path, width: int) -> list[Floats]:
    """The weights of a network that was written before."""
    net = read_net(path.read_bytes())
    flat = np.array(net.weights, dtype=np.float32)
    parts = np.split(flat, np.cumsum([width * net.units, net.units, net.units]))
    return [parts[0].reshape(width, net.units), *parts[1:]]


def path_of(name: str, kind: str) -> Path:
    """Where the network of a preset is kept."""
    return FOLDER / f"{name}{kind}{ENDING}"


def write(name: str, kind: str, weights: list[Floats]) -> None:
    """Write a network."""
    FOLDER.mkdir(exist_ok=True)
    path_of(name, kind).write_bytes(net_bytes(as_net(weights)))


def train_mirror(name: str, games: int, practice: int) -> None:
    """Train and write the network of a preset for games between equals."""
    rules = load_preset(name).rules
    table = Table(rules, None)
    weights = start_weights(table.width)
    lines, worth = policy_games(table, games)
    error = fit(weights, lines, worth, epochs=6, rate=2e-3, decay=2e-5)
    print(f"{name}: {len(lines)} positions of greedy games, error {error:.4f}", flush=True)
    if practice:
        lines, worth = practice_games(Table(rules, as_net(weights)), practice, ROUNDS)
        error = fit(weights, lines, worth, epochs=2, rate=5e-4, decay=1e-4)
        print(f"{name}: {len(lines)} positions of practice, error {error:.4f}", flush=True)
    write(name, MIRROR, weights)


def train_versus(name: str, games: int) -> None:
    """Train and write the network of a preset for games against greedy play, from that between equals."""
    rules = load_preset(name).rules
    weights = read_weights(path_of(name, MIRROR), Table(rules, None).width)
    for _ in range(VERSUS_TIMES):
        lines, worth = practice_games(Table(rules, as_net(weights)), games, VERSUS_ROUNDS, alone=True)
        error = fit(weights, lines, worth, epochs=4, rate=5e-4, decay=1e-4)
        print(f"{name}: {len(lines)} positions against greedy play, error {error:.4f}", flush=True)
    write(name, VERSUS, weights)


def can_be_trained(name: str) -> bool:
    """Whether a preset is for two seats and suits do not count by it once play has begun."""
    rules = load_preset(name).rules
    if rules.min_seats > NET_SEATS:
        return False
    return not table_words(compile_rules(rules), NET_SEATS, started=True)[at.T_SUITED]


def main(arguments: list[str]) -> int:
    """Train what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("presets", nargs="*")
    parser.add_argument("--games", type=int, default=100_000, help="of greedy play; 0 keeps what is there")
    parser.add_argument("--practice", type=int, default=4_000, help="between players that search")
    parser.add_argument("--versus", type=int, default=4_000, help="against greedy play, each time")
    chosen = parser.parse_args(arguments)
    for name in chosen.presets or [name for name in preset_names() if can_be_trained(name)]:
        started = time.monotonic()
        if chosen.games:
            train_mirror(name, chosen.games, chosen.practice)
        if chosen.versus:
            train_versus(name, chosen.versus)
        print(f"{name}: {time.monotonic() - started:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
