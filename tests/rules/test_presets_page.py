"""The page of the presets."""

from tests.rules.presets_page import FILE, page


def test_the_page_is_up_to_date() -> None:
    """It says what the presets say; ``python -m tests.rules.presets_page`` writes it again."""
    text = FILE.read_text(encoding="utf-8")

    assert text == page(text)
