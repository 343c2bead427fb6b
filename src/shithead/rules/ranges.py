"""The range of every number of the rules, and how long a text may be.

The bounds are wide enough for any table that was ever met, and narrow enough that no game can grow beyond
measure.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from shithead.errors import Details
from shithead.rules.faults import Fault, Problem
from shithead.rules.model import Rules
from shithead.rules.plain import power_field
from shithead.rules.powers import Power

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 10
"""More people than this do not sit round one table."""
MOST_NUMBERS: Final = MOST_SEATS - FEWEST_SEATS + 1
"""The longest list of numbers by seats: one for each number of seats."""
LONGEST_FORFEIT: Final = 200

Range = tuple[int, int]

LIMITS: Final[Mapping[str, Range]] = MappingProxyType(
    {
        "min_seats": (FEWEST_SEATS, MOST_SEATS),
        "max_seats": (FEWEST_SEATS, MOST_SEATS),
        "packs": (1, 4),
        "jokers": (0, 8),
        "set_aside": (0, 200),
        "deal_down": (0, 12),
        "deal_up": (0, 12),
        "deal_hand": (1, 12),
        "set_max": (0, 8),
        "runs": (0, 13),
        "draw_to": (1, 12),
        "set_burn": (0, 8),
        "rounds": (0, 100),
        "exchange": (0, 5),
        "no_progress_limit": (20, 100_000),
    }
)
"""The smallest and the largest number of each field of the rules that is one, or a list of them by seats."""

POWER_LIMITS: Final[Mapping[str, Range]] = MappingProxyType({"skip": (0, 9), "set_burn": (0, 8)})
"""The same for the fields of a power."""

VERSIONS: Final[Range] = (1, 10_000)
"""The versions that a file of rules may have."""

SHORTEST_RUN: Final = 3
SMALLEST_SET: Final = 2


def limits(field: str) -> Range:
    """The range of a field, for instance of ``draw_to`` or of ``powers.8.skip``.

    Raises:
        KeyError: the field is not a number.
    """
    if field == "version":
        return VERSIONS
    return POWER_LIMITS[field.rpartition(".")[2]] if field.startswith("powers.") else LIMITS[field]


def problem_details(problem: Problem) -> Details:
    """What the sentence about a problem needs: the range of the field, where its number is out of it.

    >>> problem_details(("draw_to", "out_of_range"))
    {'min': 1, 'max': 12}
    """
    field, fault = problem
    if fault != Fault.OUT_OF_RANGE:
        return {}
    low, high = limits(field)
    return {"min": low, "max": high}


def is_within(number: int, bounds: Range) -> bool:
    """Whether a number is in a range."""
    return bounds[0] <= number <= bounds[1]


def _numbers(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return (value,) if isinstance(value, int) else value


def number_problems(rules: Rules) -> Iterator[Problem]:
    """What is wrong with each number by itself."""
    for field, bounds in LIMITS.items():
        numbers = _numbers(getattr(rules, field))
        if not numbers:
            yield field, Fault.NO_NUMBERS
        if len(numbers) > MOST_NUMBERS:
            yield field, Fault.TOO_MANY_NUMBERS
        if not all(is_within(number, bounds) for number in numbers):
            yield field, Fault.OUT_OF_RANGE
    if rules.max_seats < rules.min_seats:
        yield "max_seats", Fault.FEWER_THAN_MIN_SEATS
    if 0 < rules.runs < SHORTEST_RUN:
        yield "runs", Fault.RUN_TOO_SHORT
    if any(0 < number < SMALLEST_SET for number in rules.set_burn):
        yield "set_burn", Fault.SET_OF_ONE


def power_number_problems(power: Power) -> Iterator[Problem]:
    """What is wrong with each number of a power by itself."""
    field = power_field(power)
    if not is_within(power.skip, POWER_LIMITS["skip"]):
        yield f"{field}.skip", Fault.OUT_OF_RANGE
    if power.set_burn is None:
        return
    if not is_within(power.set_burn, POWER_LIMITS["set_burn"]):
        yield f"{field}.set_burn", Fault.OUT_OF_RANGE
    if 0 < power.set_burn < SMALLEST_SET:
        yield f"{field}.set_burn", Fault.SET_OF_ONE


def text_problems(rules: Rules) -> Iterator[Problem]:
    """What is wrong with the forfeit."""
    if len(rules.forfeit) > LONGEST_FORFEIT:
        yield "forfeit", Fault.TEXT_TOO_LONG
    if not rules.forfeit.isprintable():
        yield "forfeit", Fault.TEXT_NOT_PRINTABLE
