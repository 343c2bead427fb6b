"""What the page on rules of one's own shows can be read and played."""

import re
from pathlib import Path

import pytest

from shithead.rules.code import format_code, parse_code
from shithead.rules.code_powers import PREFIXES, WORDS
from shithead.rules.load import load_toml, preset_names

PAGE = (Path(__file__).parent.parent / "docs" / "reference" / "rules-file.md").read_text(encoding="utf-8")
FILES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
CODES = [
    word
    for quoted in re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL))
    for word in quoted.split()
    if "+" in word and word.partition("+")[0] in preset_names()
]


def test_there_are_examples() -> None:
    """Files and share codes are found on the page."""
    assert len(FILES) == 2
    assert len(CODES) > 20


@pytest.mark.parametrize("text", FILES)
def test_every_file_can_be_read(text: str) -> None:
    """With a heading and without."""
    assert load_toml(text).rules.max_seats in (4, 6)


@pytest.mark.parametrize("code", CODES)
def test_every_share_code_can_be_read(code: str) -> None:
    """And it says something that is different from its preset."""
    assert parse_code(code) != parse_code(code.partition("+")[0])


def test_the_first_file_has_the_code_that_the_page_gives() -> None:
    """Both ways to write rules say the same."""
    assert f"`{format_code(load_toml(FILES[0]).rules)}`" in PAGE


def test_the_words_in_the_table_are_words_of_share_codes() -> None:
    """Nothing else stands in its first column; what ends in ranks or a number is a prefix."""
    rows = re.findall(r"^\| (`[^|]+) \|[^|]+\| `", PAGE, re.MULTILINE)
    words = {word for row in rows for word in re.findall(r"`([^`]+)`", row)}

    assert len(words) > 20
    assert words <= {*WORDS, "plain", *(f"{prefix}…" for prefix in PREFIXES)}
