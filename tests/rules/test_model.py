"""Rules as a value."""

import msgspec
import pytest

from shithead.cards import Rank
from shithead.rules.load import load_preset
from shithead.rules.model import NATURAL_LADDER, Rules


@pytest.mark.parametrize(("seats", "jokers"), [(2, 0), (3, 0), (4, 0), (5, 0), (6, 2)])
def test_classic_2_jokers_depend_on_the_number_of_seats(seats: int, jokers: int) -> None:
    """classic-1, classic-2: no joker with up to five seats, two with six."""
    assert load_preset("classic").rules.jokers_at(seats) == jokers
    assert load_preset("classic").rules.pack_size(seats) == 52 + jokers


def test_the_last_number_of_jokers_holds_for_larger_tables() -> None:
    """A shorter list goes on with its last number."""
    rules = Rules(min_seats=3, max_seats=5, jokers=(1, 2))

    assert [rules.jokers_at(seats) for seats in (3, 4, 5)] == [1, 2, 2]


def test_rules_are_frozen_and_hashable() -> None:
    """A value that a table can share and a cache can use as key."""
    rules = Rules()
    with pytest.raises(AttributeError):
        rules.min_seats = 3  # type: ignore[misc]

    assert hash(rules) == hash(Rules())


def test_unknown_fields_are_refused() -> None:
    """Text with a field that does not exist is an error, not a rule that is silently left out."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"minimum": 2}, Rules)


def test_the_natural_ladder_has_every_rank_but_the_joker() -> None:
    """From 2 to ace."""
    assert (NATURAL_LADDER[0], NATURAL_LADDER[-1], len(NATURAL_LADDER)) == (Rank.TWO, Rank.ACE, 13)
