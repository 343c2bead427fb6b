"""The range of every number."""

from typing import Any

import pytest
from msgspec.structs import replace

from shithead.cards import Rank
from shithead.rules.check import problems
from shithead.rules.faults import Fault
from shithead.rules.model import Rules
from shithead.rules.plain import field_types
from shithead.rules.powers import Power
from shithead.rules.ranges import LIMITS, MOST_NUMBERS, POWER_LIMITS, limits, problem_details


def numbers_of(struct: type) -> set[str]:
    """The fields that are a number, or several by seats."""
    return {name for name, kind in field_types(struct).items() if kind in (int, tuple[int, ...], int | None)}


def as_written(name: str, number: int) -> Any:
    """A number as the value of its field."""
    return number if isinstance(getattr(Rules(), name), int) else (number,)


def test_every_number_has_a_range() -> None:
    """No number of the rules is without bounds, and each default is within its own."""
    assert numbers_of(Rules) == set(LIMITS)
    assert numbers_of(Power) == set(POWER_LIMITS)
    assert not any(fault == "out_of_range" for _, fault in problems(Rules()))


@pytest.mark.parametrize("name", sorted(LIMITS))
def test_the_bounds_of_a_number_are_inside_of_it(name: str) -> None:
    """The smallest and the largest number are allowed, the ones beyond them are not."""
    low, high = LIMITS[name]

    for number in range(low, min(high, low + 20) + 1):
        assert (name, Fault.OUT_OF_RANGE) not in problems(
            replace(Rules(), **{name: as_written(name, number)})
        )
    for number in (low - 1, high + 1):
        assert (name, Fault.OUT_OF_RANGE) in problems(replace(Rules(), **{name: as_written(name, number)}))


@pytest.mark.parametrize(
    "name", [name for name in sorted(LIMITS) if isinstance(getattr(Rules(), name), tuple)]
)
def test_a_list_by_seats_has_one_to_nine_numbers(name: str) -> None:
    """One for each number of seats that a table can have."""
    number = getattr(Rules(), name)[0]
    fitting, long, none = (
        problems(replace(Rules(), **{name: (number,) * count}))
        for count in (MOST_NUMBERS, MOST_NUMBERS + 1, 0)
    )

    assert (name, Fault.TOO_MANY_NUMBERS) not in fitting
    assert (name, Fault.TOO_MANY_NUMBERS) in long
    assert (name, Fault.NO_NUMBERS) in none


def test_a_sentence_about_a_number_gets_its_range() -> None:
    """That of a field, of a field of a power, of the version of a file; other problems need nothing."""
    skip = problems(Rules(powers=(Power(rank=Rank.EIGHT, skip=10),)))[0]

    assert limits("rounds") == (0, 100)
    assert problem_details(skip) == {"min": 0, "max": 9}
    assert problem_details(("version", "out_of_range")) == {"min": 1, "max": 10_000}
    assert problem_details(("ladder", "no_ranks")) == {}
    with pytest.raises(KeyError):
        limits("ladder")
