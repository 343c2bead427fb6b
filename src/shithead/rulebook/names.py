"""Names of ranks, cards and suits as arguments of messages."""

from collections.abc import Iterable

from shithead.cards import RANK_LETTERS, Rank, Suit
from shithead.rulebook.clause import Argument, Phrase, Phrases
from shithead.rules.powers import Power


def rank_value(rank: Rank) -> str | int:
    """A rank as the messages of the game take it: the number on the card, or its letter."""
    letters = RANK_LETTERS[rank]
    return int(letters) if letters.isdigit() else letters


def rank_name(rank: Rank, form: str) -> Phrase:
    """A rank in one of the forms of the catalogue: ``rank-a``, ``rank-the``, ``ranks``, ``rank-short``."""
    return Phrase(form, (("rank", rank_value(rank)),))


def rank_names(ranks: Iterable[Rank], form: str, join: str) -> Phrases:
    """Ranks as a list."""
    return Phrases(tuple(rank_name(rank, form) for rank in ranks), join)


def one_of(ranks: Iterable[Rank]) -> Phrases:
    """Ranks as "a 7, an 8 or a 10", from low to high."""
    return rank_names(sorted(ranks), "rank-a", "or")


def all_of(ranks: Iterable[Rank]) -> Phrases:
    """Ranks as "7s, 8s and 10s", from low to high."""
    return rank_names(sorted(ranks), "ranks", "and")


def suit_names(suits: Iterable[Suit]) -> Phrases:
    """Suits in a row."""
    return Phrases(tuple(Phrase("suit", (("suit", suit.value),)) for suit in suits), "list")


def card_args(power: Power) -> dict[str, Argument]:
    """The arguments that name the card of a power."""
    return {"rank": rank_value(power.rank), "suit": power.suit.value if power.suit else "none"}


def class_name(power: Power, form: str) -> Phrase:
    """The cards of a power in a form for ranks, or the single card that has it."""
    if power.suit is None:
        return rank_name(power.rank, form)
    single = "card-cell" if form == "rank-cell" else "card-the"
    return Phrase(single, tuple(card_args(power).items()))
