"""Position cases: every case of every file, and files that are malformed."""

import json
from pathlib import Path
from typing import Any

import pytest

from shithead.errors import NotationError
from shithead.notation.cases import Case, parse_cases
from shithead.notation.verdict import CaseResult, Mismatch, position, run_case

FILES = sorted((Path(__file__).parents[1] / "data/cases").glob("*.json"))
CASES = [case for file in FILES for case in parse_cases(file.read_bytes())]


def test_there_are_files_of_cases() -> None:
    """The given cases and the further ones are all there, no identifier twice."""
    names = [case.id for case in CASES]

    assert {"clauses.json", "more.json"} <= {file.name for file in FILES}
    assert len(names) == len(set(names))
    assert len(names) >= 160


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    """What a case expects is what happens."""
    assert run_case(case) == CaseResult(case.id, ())


PLAIN: dict[str, Any] = {
    "id": "plain",
    "rules": "classic",
    "players": {
        "A": {"hand": ["9S", "4C"], "up": ["x"], "down": ["x"]},
        "B": {"hand": ["x"], "up": [], "down": []},
    },
    "pile": ["8H"],
    "stock": ["QD"],
    "turn": "A",
    "actions": [["play", "9S"]],
    "expect": {"legal": True, "turn": "B"},
}


def parsed(**changes: Any) -> Case:
    """The plain case with some fields changed, read from text."""
    (case,) = parse_cases(json.dumps([{**PLAIN, **changes}]))
    return case


def with_player(**zones: Any) -> dict[str, Any]:
    """The players of the plain case, with other zones of A."""
    return {"players": {**PLAIN["players"], "A": {**PLAIN["players"]["A"], **zones}}}


WRONG_FILES = [
    "",
    "nothing",
    "{}",
    "5",
    "null",
    "[5]",
    "[null]",
    "[[]]",
    "[{}]",
    "[{",
    '["plain"]',
    "[" * 100_000,
]


@pytest.mark.parametrize("text", WRONG_FILES, ids=range(len(WRONG_FILES)))
def test_a_file_that_is_no_list_of_cases_is_refused(text: str) -> None:
    """Not JSON, not a list, not cases: a notation error."""
    with pytest.raises(NotationError):
        parse_cases(text)


def test_a_text_with_half_a_character_is_refused() -> None:
    """A lone surrogate, which no file can hold, is a notation error as well."""
    with pytest.raises(NotationError):
        parse_cases('[{"id": "\ud800"}]')


def test_bytes_that_are_no_text_are_refused() -> None:
    """A file in another encoding is a notation error too."""
    with pytest.raises(NotationError):
        parse_cases(json.dumps([PLAIN]).replace("plain", "pl\u00e4in").encode("latin-1") + b"\xff")


def test_an_empty_list_has_no_cases() -> None:
    """A file with an empty list is read, and there is nothing to run."""
    assert parse_cases("[]") == ()


MALFORMED: list[tuple[str, dict[str, Any]]] = [
    ("unknown field", {"colour": "red"}),
    ("identifier of a wrong type", {"id": 5}),
    ("unknown rules", {"rules": "nobody"}),
    ("rules of a wrong type", {"rules": 5}),
    ("players as a list", {"players": []}),
    ("no players", {"players": {}}),
    ("one player", {"players": {"A": PLAIN["players"]["A"]}}),
    ("seven players", {"players": dict.fromkeys("ABCDEFG", PLAIN["players"]["B"])}),
    ("an unknown zone", with_player(feet=["9D"])),
    ("a hand as text", with_player(hand="9S 4C")),
    ("a card that is none", with_player(hand=["9S", "4X"])),
    ("two cards in one", with_player(hand=["9S4C"])),
    ("an empty card", with_player(hand=["9S", ""])),
    ("a card twice in a hand", with_player(hand=["9S", "9S"])),
    ("a card in two zones", with_player(up=["9S"])),
    ("a card on pile and hand", {"pile": ["9S"]}),
    ("a card in the stock too", {"stock": ["4C"]}),
    ("three jokers", {"stock": ["JK", "JK", "JK"]}),
    ("a pile of numbers", {"pile": [8]}),
    ("a turn that is no seat", {"turn": "C"}),
    (
        "a turn without cards",
        {"players": {**PLAIN["players"], "C": {"hand": [], "up": [], "down": []}}, "turn": "C"},
    ),
    ("nobody else with cards", {"players": {**PLAIN["players"], "B": {"hand": [], "up": [], "down": []}}}),
    ("an unknown action", {"actions": [["jump"]]}),
    ("an empty action", {"actions": [[]]}),
    ("an action as text", {"actions": ["play 9S"]}),
    ("a play without cards", {"actions": [["play"]]}),
    ("a play of something else", {"actions": [["play", "9X"]]}),
    ("a flip of two cards", {"actions": [["flip", "9S 4C"]]}),
    ("a gamble with a card", {"actions": [["gamble", "9S"]]}),
    ("a pass with a card", {"actions": [["pass", "9S"]]}),
    ("a fee that is no card", {"actions": [["pickup", "9S 4"]]}),
    ("a play by nobody", {"actions": [["playas", "C", "9S"]]}),
    ("a play as nobody", {"actions": [["playas", "9S"]]}),
    ("an unknown expectation", {"expect": {"weather": "fine"}}),
    ("an expectation of nobody", {"expect": {"h.C": "9S"}}),
    ("an unknown zone expected", {"expect": {"x.A": "9S"}}),
    ("legal as a number", {"expect": {"legal": 1}}),
    ("legal as nothing", {"expect": {"legal": None}}),
    ("a turn as a number", {"expect": {"turn": 0}}),
    ("a turn of nobody", {"expect": {"turn": "C"}}),
    ("a pile as a list", {"expect": {"pile": ["9S"]}}),
    ("a pile of something else", {"expect": {"pile": "9X"}}),
    ("a number as text", {"expect": {"stock_n": "1"}}),
    ("a number as truth", {"expect": {"hn.A": True}}),
    ("out as a list", {"expect": {"out": ["A"]}}),
    ("out of nobody", {"expect": {"out": "C"}}),
    ("a loser that is no seat", {"expect": {"loser": "C"}}),
]


@pytest.mark.parametrize("changes", [row[1] for row in MALFORMED], ids=[row[0] for row in MALFORMED])
def test_a_malformed_case_is_refused(changes: dict[str, Any]) -> None:
    """The format is strict: whatever does not belong in a case is a notation error."""
    with pytest.raises(NotationError):
        parsed(**changes)


@pytest.mark.parametrize("field", ["id", "rules", "players", "pile", "stock", "turn", "actions", "expect"])
def test_a_missing_field_is_refused(field: str) -> None:
    """These fields are needed."""
    case = {key: value for key, value in PLAIN.items() if key != field}
    with pytest.raises(NotationError):
        parse_cases(json.dumps([case]))


def test_the_error_names_the_case() -> None:
    """Which case is wrong is said by its identifier, or by its number where it has none."""
    with pytest.raises(NotationError, match=r"^case plain: "):
        parsed(turn="C")
    with pytest.raises(NotationError, match=r"^case 2: "):
        parse_cases(json.dumps([PLAIN, {**PLAIN, "id": "", "turn": "C"}]))


def test_too_many_cards_that_do_not_matter() -> None:
    """There are not more than 52 cards for every x."""
    with pytest.raises(NotationError, match="not enough cards"):
        parsed(stock=["x"] * 60)


def test_an_x_is_a_card_that_nobody_names() -> None:
    """Neither the position nor an action names it, and it has no power as long as there are others."""
    state = position(parsed(stock=["x"] * 10, actions=[["play", "3C"]]))
    filled = {card.text for card in (*state.stock, *state.hands[1], *state.face_up[0])}

    assert len(filled) == 12
    assert not filled & {"9S", "4C", "8H", "3C"}
    assert not {text[0] for text in filled} & {"2", "5", "T"}


def test_a_pile_of_a_case_does_not_bind() -> None:
    """Each card of the given pile is a play of its own."""
    state = position(parsed(rules="tabletop", pile=["KD", "5H", "5D"]))

    assert [len(laid.cards) for laid in state.pile] == [1, 1, 1]
    assert not any(laid.bound for laid in state.pile)


@pytest.mark.parametrize(
    ("action", "legal"),
    [
        (["play", "9S 9S"], False),
        (["play", "JD"], False),
        (["play", "9S 4C"], False),
        (["flip", "9D"], False),
        (["pickup", "9S"], False),
        (["playas", "B", "9S"], False),
        (["gamble"], False),
        (["pass"], False),
        (["pickup"], True),
        (["playas", "A", "9S"], True),
    ],
)
def test_what_is_not_allowed_is_not_malformed(action: list[str], legal: bool) -> None:
    """A card that is not held or named twice, a fee that is not due: the case is fine, the move illegal."""
    case = parsed(actions=[action], expect={"legal": legal})

    assert run_case(case).wrong == ()


def test_a_move_after_the_end_is_illegal() -> None:
    """When the game is over every action is."""
    players = {"A": {"hand": ["9S"], "up": [], "down": []}, "B": {"hand": ["QC"], "up": [], "down": []}}
    case = parsed(
        players=players, stock=[], actions=[["play", "9S"], ["play", "QC"]], expect={"legal": False}
    )

    assert run_case(case).wrong == ()


def test_what_is_wrong_is_said() -> None:
    """A case that fails says what was expected and what is."""
    case = parsed(expect={"legal": True, "turn": "A", "pile": "8H", "h.A": "4C QD", "stock_n": 1})

    assert run_case(case).wrong == (
        Mismatch("turn", "A", "B"),
        Mismatch("pile", "8H", "8H 9S"),
        Mismatch("stock_n", 1, 0),
    )


def test_an_earlier_action_has_to_be_legal() -> None:
    """Only the last action may be refused; a case with another one refused fails."""
    case = parsed(actions=[["play", "4C"], ["play", "9S"]], expect={"legal": False})

    assert run_case(case).wrong == (Mismatch("action 1 play 4C", "legal", "too_low"),)


def test_hands_compare_as_multisets_and_piles_in_order() -> None:
    """The order of a hand does not matter, that of the pile does."""
    hand = parsed(expect={"h.A": "QD 4C"})
    pile = parsed(expect={"pile": "9S 8H"})

    assert run_case(hand).wrong == ()
    assert run_case(pile).wrong != ()
