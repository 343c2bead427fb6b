"""``RuleSet``: what a client is told of the rules of a table."""

from shithead.cards import RANK_LETTERS, Rank
from shithead.errors import Code, Refused, RulesError
from shithead.rules.load import Preset, load_preset
from shithead.rules.model import Fee, Gamble, Replay, Rules, Starter
from shithead.rules.powers import Follow, Power
from shithead.table.updates import Mark, RuleSet


def _mark(power: Power) -> Mark | None:
    if power.burn:
        return Mark.BURN
    if power.transparent:
        return Mark.TRANSPARENT
    return {Follow.ANY: Mark.RESET, Follow.AT_MOST: Mark.LOW}.get(power.follow)


def _marks(rules: Rules) -> dict[str, Mark]:
    marks = {RANK_LETTERS[power.rank]: _mark(power) for power in rules.powers}
    return {letter: mark for letter, mark in marks.items() if mark is not None}


def _wild(rules: Rules, seats: int) -> tuple[Rank, ...]:
    wild = tuple(power.rank for power in rules.powers if power.wild)
    return tuple(rank for rank in wild if rank is not Rank.JOKER or rules.jokers_at(seats))


def rule_set(preset: Preset, seats: int | None = None) -> RuleSet:
    """The rule set of a preset, as clients see it.

    Args:
        preset: the rules.
        seats: of the table; ``None`` for any table.
    """
    rules = preset.rules
    return RuleSet(
        preset=preset.name,
        min_seats=rules.min_seats,
        max_seats=rules.max_seats,
        marks=_marks(rules),
        wild=_wild(rules, rules.max_seats if seats is None else seats),
        loser=preset.loser,
        names_winner=preset.names_winner,
        can_gamble=rules.stock_gamble is not Gamble.OFF,
        can_pass=Replay.MAY in (rules.burn_replay, rules.set_burn_replay),
        has_fee=rules.pickup_fee is not Fee.NONE,
        has_call=rules.starter_call and rules.starter is not Starter.LEAD_SEAT,
    )


def find_preset(name: str, seats: int) -> Preset:
    """The preset of a name, if so many can play it.

    Raises:
        Refused: ``table/unknown_rules``, ``table/too_few_seats``, ``table/too_many_seats``.
    """
    try:
        preset = load_preset(name)
    except RulesError:
        raise Refused(Code.UNKNOWN_RULES) from None
    rules = preset.rules
    limits = {"min": rules.min_seats, "max": rules.max_seats}
    if seats < rules.min_seats:
        raise Refused(Code.TOO_FEW_SEATS, limits)
    if seats > rules.max_seats:
        raise Refused(Code.TOO_MANY_SEATS, limits)
    return preset
