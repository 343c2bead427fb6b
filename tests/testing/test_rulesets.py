"""Playable rules at random."""

from enum import StrEnum
from random import Random

from hypothesis import given

from shithead.rules.check import problems
from shithead.rules.model import Rules
from shithead.rules.plain import differing, field_defaults
from shithead.rules.powers import Power
from shithead.testing.rulesets import any_rules, random_rules

DRAWS = 1500


@given(any_rules())
def test_they_can_be_played(rules: Rules) -> None:
    """Whatever was drawn was mended."""
    assert problems(rules) == ()


def test_they_differ_in_every_field_and_every_power() -> None:
    """And each value of each choice is met."""
    drawn = [random_rules(Random(seed)) for seed in range(DRAWS)]
    powers = [power for rules in drawn for power in rules.powers]

    assert {name for rules in drawn for name, _ in differing(rules)} == set(field_defaults(Rules))
    assert {name for power in powers for name, _ in differing(power)} == set(field_defaults(Power))
    for name, default in field_defaults(Rules).items():
        if isinstance(default, StrEnum):
            assert {getattr(rules, name) for rules in drawn} == set(type(default)), name


def test_the_same_generator_gives_the_same_rules() -> None:
    """So an example can be found again by its seed."""
    assert random_rules(Random(7)) == random_rules(Random(7))
