"""A recorded game as text."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.engine.deal import exchanged, open_game, shuffle
from shithead.engine.record import Record, replay
from shithead.errors import IllegalMove, NotationError
from shithead.notation.record import HEADER, format_record, parse_record, prove_record
from shithead.notation.state import format_state, parse_state
from shithead.rules.compile import compile_rules
from shithead.testing.play import random_walk
from shithead.testing.strategies import played_records
from tests.engine.tables import CLASSIC


@given(played_records())
def test_text_and_record_are_inverses(record: Record) -> None:
    """Every record reads back as it was, and proves to lead where it says."""
    parsed = parse_record(format_record(record))

    assert parsed.record == record
    assert prove_record(parsed) == replay(record)
    assert format_record(parsed.record) == format_record(record)


@given(played_records())
def test_a_replay_is_equal_at_every_ply(record: Record) -> None:
    """Each first part of a record leads to a position, whose text reads back as that position."""
    for plies in {0, len(record.moves) // 2, len(record.moves)}:
        state = replay(replace(record, moves=record.moves[:plies]))

        assert parse_state(format_state(state)) == state


def game() -> Record:
    """The first moves of a game of two seats."""
    table = compile_rules(CLASSIC)
    deal = shuffle(table, 2, 1, Random(1))
    state, _ = open_game(table, deal, 1)
    moves = tuple(step for step, _, _ in random_walk(state, Random(2), 30))
    return Record(CLASSIC, 1, 0, deal, moves)


TEXT = format_record(game())
LINES = TEXT.splitlines()
END = len(LINES)


def damaged(line: int, new: str) -> str:
    """The text with one line exchanged; lines count from 1."""
    lines = [*LINES]
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


def test_the_shape_of_a_record() -> None:
    """Header, rules, dealer, lead, seats, stock, moves, end: one line each."""
    words = [line.split(" ")[0] for line in LINES]

    assert words[:7] == ["shithead-record", "rules", "dealer", "lead", "seat", "seat", "stock"]
    assert words[-1] == "end"
    assert set(words[7:-1]) <= {"0", "1"}


def without(line: int) -> str:
    """The text without one line."""
    return "\n".join(LINES[: line - 1] + LINES[line:]) + "\n"


DAMAGES: list[tuple[str, str, int]] = [
    ("nothing", "", 1),
    ("no line break", "shithead-record 1", 1),
    ("only a line break", "\n", 1),
    ("another header", damaged(1, "shithead-record 2"), 1),
    ("a byte order mark", "\ufeff" + TEXT, 1),
    ("line breaks of another system", TEXT.replace("\n", "\r\n"), 1),
    ("the header twice", f"{HEADER}\n{TEXT}", 2),
    ("rules by their name", damaged(2, "rules classic"), 2),
    ("unknown rules", damaged(2, "rules nobody"), 2),
    ("broken rules", damaged(2, "rules {"), 2),
    ("rules that cannot be played", damaged(2, 'rules {"deal_hand":0}'), 2),
    ("rules with a space", damaged(2, LINES[1].replace(":", ": ", 1)), 2),
    ("no rules", without(2), 2),
    ("a dealer that is no number", damaged(3, "dealer x"), 3),
    ("a dealer that is no seat", damaged(3, "dealer 5"), 3),
    ("a dealer with a zero in front", damaged(3, "dealer 01"), 3),
    ("no dealer", without(3), 3),
    ("a lead that is no seat", damaged(4, "lead 2"), 4),
    ("an empty lead", damaged(4, "lead "), 4),
    ("seats in the wrong order", damaged(5, LINES[4].replace("seat 0", "seat 1")), 5),
    ("a zone too few", damaged(5, LINES[4].rpartition(" / ")[0]), 5),
    ("a card too few", damaged(5, LINES[4].rpartition(" ")[0]), 5),
    ("a card that is none", damaged(6, LINES[5][:-2] + "XX"), 6),
    ("cards without spaces", damaged(6, LINES[5].replace(" / ", "/")), 6),
    ("no seats", without(5).replace(LINES[5] + "\n", ""), 5),
    ("no stock", without(7), 7),
    ("a stock with a card twice", damaged(7, LINES[6] + " " + LINES[6][-2:]), 7),
    ("a stock that lacks a card", damaged(7, LINES[6][:-3]), 7),
    ("an empty stock", damaged(7, "stock "), 7),
    ("a move of a seat that is none", damaged(8, "a ready"), 8),
    ("a move that is none", damaged(8, "0 jump"), 8),
    ("a move without a seat", damaged(8, "ready"), 8),
    ("an empty line", damaged(9, ""), 9),
    ("two spaces", damaged(8, LINES[7].replace(" ", "  ", 1)), 8),
    ("a space behind a move", damaged(8, LINES[7] + " "), 8),
    ("no end", without(END), END),
    ("cut in the middle", TEXT[: len(TEXT) // 2], TEXT[: len(TEXT) // 2].count("\n") + 1),
    ("cut before the last line break", TEXT[:-1], END),
    ("more text", TEXT + "0 ready\n", END + 1),
    ("an empty line behind", TEXT + "\n", END + 1),
]


@pytest.mark.parametrize(("text", "line"), [row[1:] for row in DAMAGES], ids=[row[0] for row in DAMAGES])
def test_a_damaged_record_names_the_line(text: str, line: int) -> None:
    """Whatever is wrong with a text, the error carries the number of the line that is wrong."""
    with pytest.raises(NotationError) as caught:
        parse_record(text)

    assert line == caught.value.line


LIES: list[tuple[str, str, int]] = [
    ("another end", damaged(END, LINES[-1].replace("idle=", "idle=1")), END),
    ("an end that is no position", damaged(END, "end here"), END),
    ("a seat that is not there", damaged(8, f"7{LINES[7][1:]}"), 8),
    ("an illegal move", damaged(8, "0 unready"), 8),
    ("a card that is not held", damaged(8, "0 swap JK JK"), 8),
    ("a move too few", without(END - 1), END - 1),
]


@pytest.mark.parametrize(("text", "line"), [row[1:] for row in LIES], ids=[row[0] for row in LIES])
def test_a_record_that_lies_names_the_line(text: str, line: int) -> None:
    """A record that can be read but not played, or that ends elsewhere, is found out when it is proved."""
    with pytest.raises(NotationError) as caught:
        prove_record(parse_record(text))

    assert line == caught.value.line


def exchanged_game() -> str:
    """The text of a game before which two cards were exchanged."""
    rules = replace(CLASSIC, exchange=2)
    table = compile_rules(rules)
    return format_record(Record(rules, 1, 0, exchanged(table, shuffle(table, 2, 1, Random(1)), 0, 1), ()))


def test_an_exchange_is_kept() -> None:
    """D57: who gave what to whom stands in a line of its own behind the stock."""
    text = exchanged_game()
    parsed = parse_record(text)

    assert text.splitlines()[7].startswith("exchange 0 1 ")
    assert parsed.record.deal.exchange is not None
    assert len(parsed.record.deal.exchange.given) == 2
    assert format_record(parsed.record) == text


@pytest.mark.parametrize(
    ("old", "new"), [("exchange 0 1", "exchange 0 2"), ("exchange 0 1", "exchange 0"), (" / ", "/")]
)
def test_a_damaged_exchange_names_its_line(old: str, new: str) -> None:
    """D57: a seat that is not there, one that is missing, cards that cannot be read."""
    lines = exchanged_game().splitlines()
    lines[7] = lines[7].replace(old, new)
    with pytest.raises(NotationError) as caught:
        parse_record("\n".join(lines) + "\n")

    assert caught.value.line == 8


def test_an_illegal_record_is_not_written() -> None:
    """Who formats a record with an illegal move is told so."""
    record = game()
    with pytest.raises(IllegalMove):
        format_record(replace(record, moves=((0, record.moves[0][1]),) * 3 + record.moves))


def outcome_of(text: str) -> str:
    """What becomes of a text."""
    try:
        parsed = parse_record(text)
        prove_record(parsed)
    except NotationError as error:
        return "refused without a line" if error.line is None else "refused with a line"
    return "exact" if format_record(parsed.record) == text else "read, but printed otherwise"


@given(st.data())
def test_a_changed_record_is_read_or_refused(data: st.DataObject) -> None:
    """With one letter changed, left out or doubled a text is refused with a line, or is exact."""
    place = data.draw(st.integers(0, len(TEXT) - 1))
    letter = data.draw(st.one_of(st.sampled_from(" \n/-0123456789TJQKACDHS"), st.characters()))
    head, tail = TEXT[:place], TEXT[place + 1 :]
    text = data.draw(st.sampled_from((head + letter + tail, head + tail, head + letter + TEXT[place:], head)))

    assert outcome_of(text) in ("exact", "refused with a line")
