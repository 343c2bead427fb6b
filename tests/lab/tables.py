"""Tables for tests of the lab: rules whose figures are known, and quick studies."""

from functools import cache

from shithead.lab.setting import Setting, settings_for
from shithead.lab.study import Findings, Study, findings, run
from shithead.rules.code import read_code
from shithead.rules.model import Rules
from shithead.rules.values import Starter, Swapping

RACE = Rules(
    min_seats=2,
    max_seats=4,
    deal_down=(0,),
    deal_up=(0,),
    deal_hand=(1,),
    set_aside=(50, 49, 48),
    swap=Swapping.NONE,
    starter=Starter.DEALER_LEFT,
)
"""Everybody has one card and there is no stock: whoever starts lays it and is out."""

LOWEST_WINS = Rules(
    min_seats=2,
    max_seats=2,
    deal_down=(0,),
    deal_up=(0,),
    deal_hand=(1,),
    set_aside=(50,),
    swap=Swapping.NONE,
    starter=Starter.LOWEST_HAND,
)
"""The same for two, and the lower card starts."""


def setting(rules: Rules, seats: int = 2) -> Setting:
    """A table."""
    return settings_for([rules], seats)[0]


@cache
def study_of(*codes: str, seats: int = 2, games: int = 400, seed: int = 1) -> Study:
    """A quick study of share codes."""
    return Study(settings_for([read_code(code) for code in codes], seats), games, seed)


@cache
def found_of(*codes: str, seats: int = 2, games: int = 400, seed: int = 1) -> tuple[Findings, ...]:
    """What it finds out; played once for all tests."""
    study = study_of(*codes, seats=seats, games=games, seed=seed)
    return findings(study, list(run(study)))
