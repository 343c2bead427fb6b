"""Ways to arrange hand and row by exchanges, and the exchanges that lead there."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from shithead.kernel.moves import SWAP
from shithead.kernel.question import WAIT
from shithead.kernel.search import LONGEST_WAY

Row = tuple[int, ...]
"""The cards of a row, as zones count them, sorted."""


def all_rows(hand: Row, row: Row) -> tuple[Row, ...]:
    """Every row that can be made of the cards of hand and row, in one order however they lie."""
    return tuple(sorted(set(combinations(sorted(hand + row), len(row)))))


def exchanges(row: Row, wanted: Row) -> tuple[int, ...]:
    """The exchanges, as moves of the kernel, that turn a row into another one."""
    comes = sorted((Counter(wanted) - Counter(row)).elements())
    goes = sorted((Counter(row) - Counter(wanted)).elements())
    return tuple(SWAP | mine << 4 | shown << 10 for mine, shown in zip(comes, goes, strict=True))


def as_words(row: Row, rows: tuple[Row, ...]) -> Iterator[int]:
    """The exchanges that lead from a row to each of others, as ``search_rows`` reads them."""
    for wanted in rows:
        moves = exchanges(row, wanted)
        yield from moves
        yield from (WAIT,) * (LONGEST_WAY - len(moves))
