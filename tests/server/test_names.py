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


@pytest.mark.parametrize(
    "name",
    [
        "Ada\u2764\u200d",
        "\u2764" + "\u200d" * 30,
        "\u00a9" + "\u200d\ufe0f" * 50,
        "\U0001f3f4" + "\U000e0061" * 150,
        "\U0001f3f4\U000e0067\U000e007f\U000e0067",
        "\u1100" * 20,
        "\u200d".join(["\U0001f468"] * 20),
        "\u0301Ada",
    ],
    ids=[
        "joiner at the end",
        "joiners",
        "joiners and marks",
        "tags",
        "a flag that is none",
        "jamo",
        "a crowd",
        "mark",
    ],
)
def test_hidden_characters_have_no_place_even_beside_emoji(name: str) -> None:
    """Joiners, marks and tags belong inside a real emoji; a grapheme is not a place to hide text in."""
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
        "\u2764\ufe0f",
        "\U0001f44d\U0001f3fd",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "\U0001f1ee\U0001f1f9 Gigi",
        "3\ufe0f\u20e3",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "Zoë 한글 नमस्ते",
    ],
)
def test_whole_emoji_and_other_scripts_stay_as_they_are(name: str) -> None:
    """A family, a heart, a skin tone, flags, a key cap, a profession, letters with marks."""
    assert clean_name(name) == name
