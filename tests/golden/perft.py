"""Move-tree counts: how many ways there are to play on for so many moves.

``python -m tests.golden.perft`` counts the positions of ``tests/data/perft.json`` again and writes the file.
A change of a count is a change of the rules.
"""

import json
from pathlib import Path
from typing import TypedDict

from shithead.cards import parse_card
from shithead.engine.apply import apply
from shithead.engine.legal import legal_moves
from shithead.engine.state import State
from shithead.notation.state import parse_state
from tests.oracle.houses import HOUSES
from tests.oracle.oracle import Action, Position, legal, open_cards, perform, rank_of
from tests.oracle.positions import for_oracle

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


def _spelled(position: Position, seat: int, action: Action) -> list[list[str]]:
    """The cards of an action: the first suits for a play, each card of the rank for a fee."""
    kind, *rest = action
    cards = sorted(open_cards(position, seat), key=lambda text: parse_card(text).index)
    if kind == "play":
        return [[card for card in cards if rank_of(card) == rest[0]][: int(rest[1])]]
    if kind == "pickup" and rest[0]:
        return [[card] for card in dict.fromkeys(cards) if rank_of(card) == rest[0]]
    return [[position.blind[seat][int(rest[0])]]] if kind == "flip" else [[]]


def oracle_perft(position: Position, depth: int) -> int:
    """The same number by the oracle."""
    if depth == 0:
        return 1
    return sum(
        oracle_perft(perform(position, seat, action[0], cards), depth - 1)
        for seat in range(len(position.hands))
        for action in legal(position, seat)
        for cards in _spelled(position, seat, action)
    )


def house_position(tree: Tree) -> Position:
    """The position of a tree for the oracle."""
    state = parse_state(tree["state"])
    return for_oracle(state, HOUSES[tree["name"].partition(" ")[0]])


def write_all() -> None:
    """Count all trees again."""
    trees = read_trees()
    for tree in trees:
        state = parse_state(tree["state"])
        tree["counts"] = [perft(state, depth) for depth in range(1, len(tree["counts"]) + 1)]
    FILE.write_text(json.dumps(trees, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
