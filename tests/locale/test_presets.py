"""What the presets are called, and the line about each, in every language."""

import pytest

from shithead.locale.catalogue import Catalogue, languages
from shithead.rules.load import preset_names
from tests.locale.test_catalogue import sentences

LONGEST_LINE = 90
LONGEST_TITLE = 30


@pytest.mark.parametrize("language", languages())
def test_every_preset_has_a_title_a_line_and_a_source(language: str) -> None:
    """All three in every language, and none for what is no preset."""
    kinds = ("title", "character", "source")
    wanted = {f"preset-{name}-{kind}" for name in preset_names() for kind in kinds}

    assert set(sentences(language, "presets")) == wanted


@pytest.mark.parametrize("language", languages())
def test_titles_and_lines_are_short_and_unlike(language: str) -> None:
    """Each fits its place in a list; no two presets look the same there."""
    catalogue = Catalogue(language, "presets")
    titles = [catalogue.format(f"preset-{name}-title") for name in preset_names()]
    lines = [catalogue.format(f"preset-{name}-character") for name in preset_names()]

    assert len(set(titles)) == len(titles)
    assert len(set(lines)) == len(lines)
    assert max(map(len, titles)) <= LONGEST_TITLE
    for line in lines:
        assert len(line) <= LONGEST_LINE
        assert (line.endswith(".") and line[0].isupper()) or line[0].isdigit()
