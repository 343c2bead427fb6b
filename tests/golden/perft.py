"""Move-tree counts: how many ways there are to play on for so many moves.

``python -m tests.golden.perft`` counts the positions of ``tests/data/perft.json`` again and writes the file.
A change of a count is a change of the rules.
"""

import json
from pathlib import Path
from typing import TypedDict

from shithead.engine.apply import apply
from shithead.engine.legal import legal_moves
from shithead.engine.state import State
from shithead.notation.state import parse_state
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
    """A move as the engine lists it: each card that may be a fee is a move of its own."""
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


def write_all() -> None:
    """Count all trees again."""
    trees = read_trees()
    for tree in trees:
        state = parse_state(tree["state"])
        tree["counts"] = [perft(state, depth) for depth in range(1, len(tree["counts"]) + 1)]
    FILE.write_text(json.dumps(trees, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
