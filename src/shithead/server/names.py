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
"""The longest name in code points, so that nobody stacks marks on one letter; a family emoji takes ten."""

_GRAPHEME = regex.compile(r"\X")
_SPACES = regex.compile(r"\s+")

_JOINERS: Final = "\u200d\ufe0f"
"""Zero-width joiner and emoji presentation: allowed inside an emoji only."""

_EMOJI = regex.compile(r"\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3")
_TAGS = regex.compile(r"\U0001F3F4[\U000E0020-\U000E007F]+")
"""The flag of a region, such as Scotland, is spelled in invisible tags."""

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
    if not _VISIBLE.search(name) or _MARKS.search(name):
        raise Refused(Code.BAD_NAME, {"max": MAX_NAME})
    return name


def _is_text(text: str) -> bool:
    return len(text) <= MAX_NAME_CHARACTERS and not regex.search(r"[\p{Cc}\p{Zl}\p{Zp}]", text.strip())


def _is_shown(grapheme: str) -> bool:
    if _EMOJI.match(grapheme):
        grapheme = _TAGS.sub("", grapheme)
        grapheme = grapheme.translate(dict.fromkeys(map(ord, _JOINERS)))
    return not _HIDDEN.search(grapheme)
