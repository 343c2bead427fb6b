"""Move-tree counts: how many ways there are to play on for so many moves.

``python -m tests.golden.perft`` counts the positions of ``tests/data/perft.json`` again and writes the file;
a preset that has no position there gets two of its own. A change of a count is a change of the rules.
"""

import json
from pathlib import Path
from typing import TypedDict

from msgspec.structs import replace

from shithead.engine.apply import apply
from shithead.engine.deal import open_game, shuffle
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Ready
from shithead.engine.state import Phase, State
from shithead.notation.state import format_state, parse_state
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from tests.golden.chance import Chance
from tests.oracle.classes import class_of
from tests.oracle.position import Action, Position
from tests.oracle.positions import for_oracle
from tests.oracle.reading import legal, perform

FILE = Path(__file__).parents[1] / "data/perft.json"


class Tree(TypedDict):
    """A position and the number of its lines of play: of one move, of two, and so on."""

    name: str
    state: str
    counts: list[int]


def read_trees() -> list[Tree]:
    """The recorded counts."""
    trees: list[Tree] = json.loads(FILE.read_text(encoding="utf-8"))
    return trees


def perft(state: State, depth: int) -> int:
    """The number of lines of exactly so many canonical moves."""
    total = 0
    for seat in range(len(state.hands)):
        moves = legal_moves(state, seat)
        if depth == 1:
            total += len(moves)
            continue
        total += sum(perft(apply(state, seat, move)[0], depth - 1) for move in moves)
    return total


def _spelled(position: Position, seat: int, action: Action) -> list[Action]:
    """A move as the engine lists it: each card that may be a fee or be exchanged is a move of its own."""
    if action[0] == "swap":
        hand, row = dict.fromkeys(position.hands[seat]), dict.fromkeys(position.rows[seat])
        return [
            ("swap", held, lying)
            for held in hand
            for lying in row
            if (class_of(position.rules, held), class_of(position.rules, lying)) == action[1:]
        ]
    if action[0] != "pickup" or not action[1]:
        return [action]
    row = dict.fromkeys(position.rows[seat])
    return [("pickup", (card,)) for card in row if (class_of(position.rules, card),) == action[1]]


def oracle_perft(position: Position, depth: int) -> int:
    """The same number by the oracle."""
    if depth == 0:
        return 1
    return sum(
        oracle_perft(perform(position, seat, spelled), depth - 1)
        for seat in range(len(position.hands))
        for action in legal(position, seat)
        for spelled in _spelled(position, seat, action)
    )


def oracle_position(tree: Tree) -> Position:
    """The position of a tree for the oracle."""
    return for_oracle(parse_state(tree["state"]))


ENOUGH = 2_000
"""A tree is counted as deep as it has fewer lines than this."""

SHORT = 2
"""Stock cards of a position in the end game."""


def _play_on(state: State, chance: Chance, moves: int) -> State:
    """The state after the opening phases and so many random moves."""
    while state.phase not in (Phase.PLAY, Phase.ENDED) or moves > 0:
        if state.phase is Phase.ENDED:
            raise ValueError("the game ended too early")
        moves -= state.phase is Phase.PLAY
        seat = acting_seats(state)[0]
        legal_now = legal_moves(state, seat)
        ready = Ready(on=True)
        state, _ = apply(state, seat, ready if ready in legal_now else chance.choice(legal_now))
    return state


def _new_tree(name: str, stage: str, state: State) -> Tree:
    counts = [perft(state, 1)]
    while counts[-1] < ENOUGH and len(counts) < MOST_DEPTH:
        counts.append(perft(state, len(counts) + 1))
    return {
        "name": f"{name} {stage}",
        "state": format_state(state),
        "counts": counts[: max(len(counts) - 1, 1)],
    }


MOST_DEPTH = 8


def trees_of(name: str) -> list[Tree]:
    """Two positions of a preset: its first turn, and one near the end."""
    table = compile_rules(load_preset(name).rules)
    chance = Chance(sum(map(ord, name)))
    seats = min(3, table.rules.max_seats)
    deal = shuffle(table, max(seats, table.rules.min_seats), 0, chance)
    opening, _ = open_game(table, deal, 0)
    late, _ = open_game(table, replace(deal, stock=deal.stock[:SHORT]), 0)
    return [
        _new_tree(name, "opening", _play_on(opening, chance, 1)),
        _new_tree(name, "end", _play_on(late, chance, 24)),
    ]


def write_all() -> None:
    """Count all trees again, and those of presets without one for the first time."""
    trees = read_trees()
    known = {tree["name"].split()[0] for tree in trees}
    for name in preset_names():
        trees += [] if name in known else trees_of(name)
    for tree in trees:
        state = parse_state(tree["state"])
        tree["counts"] = [perft(state, depth) for depth in range(1, len(tree["counts"]) + 1)]
    FILE.write_text(json.dumps(trees, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
