"""Names: what may stand at a table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shithead.errors import Code, Refused
from shithead.server.names import MAX_NAME, clean_name

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada  ", "Ada"),
        ("Ada   Lovelace", "Ada Lovelace"),
        ("Jose\u0301", "Jos\u00e9"),
        ("李小龍", "李小龍"),
        ("Ольга", "Ольга"),
        ("محمد", "محمد"),
        ("नमस्ते", "नमस्ते"),
        ("x", "x"),
        ("7", "7"),
        ('<b>O\'Neil & "co"</b>', '<b>O\'Neil & "co"</b>'),
        (FAMILY, FAMILY),
        ("\N{HEAVY BLACK HEART}\ufe0f", "\N{HEAVY BLACK HEART}\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("\U0001f1ee\U0001f1f9", "\U0001f1ee\U0001f1f9"),
        (SCOTLAND, SCOTLAND),
        (FAMILY * MAX_NAME, FAMILY * MAX_NAME),
        ("e\u0301" * MAX_NAME, "\u00e9" * MAX_NAME),
    ],
)
def test_names_of_people(written: str, shown: str) -> None:
    """Any writing, emoji included, trimmed and composed; length is counted as people count."""
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\t\n",
        "x" * (MAX_NAME + 1),
        FAMILY * (MAX_NAME + 1),
        "x" * 100_000,
        "Ad\x00a",
        "Ad\na",
        "Ad\x1b[31ma",
        "Ad\u202ea",
        "Ad\u2066a",
        "\u200fAda",
        "Ad\u200ba",
        "Ad\u200da",
        "Ada\ufe0f",
        "Ad\u00ada",
        "Ad\u2060a",
        "\ufeffAda",
        "\u3164",
        "\u115f",
        "\u2800",
        "\u200d",
        "Ad\ue000a",
        "Ad\U000e0041a",
        "\ud83d",
        "Ad\u2028a",
        "Z" + "\u0351" * 9,
        "\u0301",
    ],
)
def test_names_that_are_not_shown(name: str) -> None:
    """Nothing invisible, nothing that turns the writing, nothing endless; half characters do no harm."""
    with pytest.raises(Refused) as refusal:
        clean_name(name)

    assert (refusal.value.code, refusal.value.details) == (Code.BAD_NAME, {"max": MAX_NAME})


@given(st.text(max_size=60))
def test_a_shown_name_stays_as_it_is(text: str) -> None:
    """Cleaning twice is cleaning once, and whatever comes out can be written as UTF-8."""
    try:
        name = clean_name(text)
    except Refused:
        return

    assert clean_name(name) == name
    assert name.encode().decode() == name
