"""Names of people: what may stand at a table, and what may not.

A name is shown as text and never interpreted. It is trimmed and composed (NFC); invisible characters that
change how the rest is read are refused, joiners inside an emoji stay. Length is counted as people count it.
"""

import unicodedata
from typing import Final

import regex

from shithead.errors import Code, Refused

MAX_NAME = 20
"""The longest name in graphemes: what fits beside a seat on a small screen."""

MAX_NAME_CHARACTERS = 200
"""The longest name in code points; a family emoji takes up to eleven."""

MAX_GRAPHEME_CHARACTERS = 6
"""The longest grapheme that is no emoji; a letter with three marks takes four."""

_GRAPHEME = regex.compile(r"\X")
_SPACES = regex.compile(r"\s+")

_PICTURE: Final = r"\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?"
_EMOJI = regex.compile(
    rf"{_PICTURE}(?:\u200d{_PICTURE}){{0,4}}"
    r"|\p{Regional_Indicator}{2}"
    r"|[0-9#*]\ufe0f?\u20e3"
    r"|\U0001F3F4[\U000E0061-\U000E007A\U000E0030-\U000E0039]{3,6}\U000E007F"
)
"""A whole emoji: pictures that are joined, a flag, a key cap, or the flag of a region spelled in tags.

Joiners, presentation marks and tags are allowed inside of one only.
"""

_HIDDEN = regex.compile(
    r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff0-\uffff]"
)
_VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_MARKS = regex.compile(r"\p{M}{4,}")
"""More than three marks in a row are not writing."""


def clean_name(text: str) -> str:
    """The name as it will be shown.

    Raises:
        Refused: ``table/bad_name``, with the longest length as a detail.
    """
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", text.strip())) if _is_text(text) else ""
    graphemes = _GRAPHEME.findall(name)
    if not 1 <= len(graphemes) <= MAX_NAME or not all(map(_is_shown, graphemes)):
        raise Refused(Code.BAD_NAME, {"max": MAX_NAME})
    if not _VISIBLE.search(name) or _MARKS.search(name) or regex.match(r"\p{M}", name):
        raise Refused(Code.BAD_NAME, {"max": MAX_NAME})
    return name


def _is_text(text: str) -> bool:
    return len(text) <= MAX_NAME_CHARACTERS and not regex.search(r"[\p{Cc}\p{Zl}\p{Zp}]", text.strip())


def _is_shown(grapheme: str) -> bool:
    if _EMOJI.fullmatch(grapheme):
        return True
    return len(grapheme) <= MAX_GRAPHEME_CHARACTERS and not _HIDDEN.search(grapheme)
