"""Numbers as words."""

from shithead.rulebook.clause import Phrase, Phrases


def spelled(number: int) -> Phrases:
    """A number that is said as a word where it is small; for a sentence with several numbers."""
    return Phrases((Phrase("number", (("count", number),)),), "list")
