"""Errors and codes: one tree, identifiers instead of sentences."""

import re

import pytest

from shithead.errors import (
    Code,
    IllegalMove,
    KernelError,
    NotationError,
    Reason,
    Refused,
    RulesError,
    ShitheadError,
    move_code,
)


@pytest.mark.parametrize("error", [RulesError, NotationError, IllegalMove, Refused, KernelError])
def test_there_is_one_tree(error: type[Exception]) -> None:
    """Whoever catches the root catches everything that is raised on purpose."""
    assert issubclass(error, ShitheadError)


def test_rules_errors_list_every_problem() -> None:
    """All problems at once, as pairs of field and identifier."""
    error = RulesError((("ladder", "rank_twice"), ("deal_hand", "hand_is_empty")))

    assert str(error) == "ladder: rank_twice; deal_hand: hand_is_empty"
    assert error.problems[1] == ("deal_hand", "hand_is_empty")


def test_notation_errors_carry_the_line() -> None:
    """The line stands in front of the sentence, where there is one."""
    assert str(NotationError("bad", 3)) == "line 3: bad"
    assert str(NotationError("bad")) == "bad"
    assert NotationError("bad", 3).problem == "bad"


def test_illegal_moves_carry_a_reason_and_details() -> None:
    """The reason is a code, the details are what a sentence needs."""
    error = IllegalMove(Reason.TOO_LOW, rank="8", needed="9")

    assert str(error) == "too_low"
    assert error.details == {"rank": "8", "needed": "9"}


def test_codes_are_identifiers() -> None:
    """Reasons and codes are lower case, unique, and namespaced on the wire."""
    codes = [move_code(reason) for reason in Reason] + [code.value for code in Code]

    assert len(codes) == len(set(codes))
    assert all(re.fullmatch(r"(move|table|protocol)/[a-z_]+", code) for code in codes)


def test_refusals_take_any_code() -> None:
    """A command may be refused by a table's code or by a move's."""
    assert Refused(Code.TABLE_FULL).code == "table/full"
    assert Refused(move_code(Reason.TOO_LOW), {"rank": "8"}).details == {"rank": "8"}
    assert Refused(Code.TABLE_FULL).details == {}
