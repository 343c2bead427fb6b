"""``RuleSet``: what a client is told of the rules of a table."""

from collections.abc import Iterator

from msgspec.structs import replace

from shithead.cards import RANK_LETTERS, Rank
from shithead.errors import Code, NotationError, Refused
from shithead.rules.code import code_parts, parse_code
from shithead.rules.load import Preset, load_preset
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import (
    Again,
    DrawWhen,
    End,
    Fee,
    Follow,
    Gamble,
    Give,
    Inverts,
    LayOff,
    OutOfTurn,
    Replay,
    Starter,
    Swapping,
)
from shithead.table.updates import Mark, RuleSet

_CALLED = (Starter.ROW_AS_DEALT, Starter.ROW_AT_START, Starter.ROW_FIRST_DEALT, Starter.HAND)
_LIMITS = {
    Follow.ANY: Mark.RESET,
    Follow.AT_MOST: Mark.LOW,
    Follow.BELOW: Mark.LOW,
    Follow.ONE_OF: Mark.ONLY,
    Follow.SAME: Mark.ONLY,
    Follow.CHOICE: Mark.CHOICE,
}


def _mark(power: Power) -> Mark | None:
    """The strongest of the things that a rank can do."""
    of_flags = (
        (power.burn, Mark.BURN),
        (bool(power.mimic), Mark.MIMIC),
        (power.mirror, Mark.MIRROR),
        (power.transparent, Mark.TRANSPARENT),
        (power.gives is not Give.NO, Mark.GIVE),
        (power.inverts is not Inverts.NO, Mark.INVERT),
        (power.skip > 0, Mark.SKIP),
        (power.reverse, Mark.REVERSE),
        (power.target, Mark.TARGET),
        (power.again is not Again.NO, Mark.AGAIN),
    )
    found = next((mark for has, mark in of_flags if has), None)
    return _LIMITS.get(power.follow) if found is None else found


def _marks(rules: Rules) -> Iterator[tuple[str, Mark]]:
    for power in rules.powers:
        mark = _mark(power)
        if mark is not None:
            suit = "" if power.suit is None else power.suit.value
            yield RANK_LETTERS[power.rank] + suit, mark


def _wild(rules: Rules, seats: int) -> tuple[Rank, ...]:
    wild = tuple(power.rank for power in rules.powers if power.wild and power.suit is None)
    return tuple(rank for rank in wild if rank is not Rank.JOKER or rules.jokers_at(seats))


def _can_pass(rules: Rules) -> bool:
    may = Replay.MAY in (rules.burn_replay, rules.set_burn_replay)
    return (
        may
        or rules.pass_empty
        or rules.drawn_match
        or any(power.again is Again.MAY for power in rules.powers)
    )


def code_of(preset: Preset) -> str:
    """The share code of a table's rules: its preset, and what differs from it."""
    return "+".join((preset.name, *code_parts(preset.rules, load_preset(preset.name).rules)))


def rule_set(preset: Preset, seats: int | None = None) -> RuleSet:
    """The rule set of a preset, as clients see it.

    Args:
        preset: the rules, and the preset that they came from.
        seats: of the table; ``None`` for any table.
    """
    rules = preset.rules
    return RuleSet(
        preset=preset.name,
        code=code_of(preset),
        min_seats=rules.min_seats,
        max_seats=rules.max_seats,
        marks=dict(_marks(rules)),
        wild=_wild(rules, rules.max_seats if seats is None else seats),
        loser=preset.loser,
        names_winner=preset.names_winner or rules.end is End.FIRST_WINS,
        scoring=rules.scoring,
        rounds=rules.rounds,
        can_gamble=rules.stock_gamble is not Gamble.OFF,
        can_pass=_can_pass(rules),
        can_swap_late=rules.swap in (Swapping.FIRST_TURN, Swapping.UNTIL_FIRST_MOVE),
        lays_off=rules.lay_off is not LayOff.OFF,
        out_of_turn=rules.out_of_turn is not OutOfTurn.OFF,
        draws_late=rules.draw_when is not DrawWhen.AFTER_PLAY,
        has_fee=rules.pickup_fee is not Fee.NONE,
        has_call=rules.starter_call and rules.starter in _CALLED,
    )


def read_preset(text: str) -> Preset:
    """The rules of a share code, with the preset that they come from.

    Raises:
        Refused: ``table/unknown_rules``.
    """
    try:
        rules = parse_code(text)
    except NotationError as error:
        raise Refused(Code.UNKNOWN_RULES, {"problem": error.problem}) from None
    return replace(load_preset(text.partition("+")[0]), rules=rules)


def find_preset(text: str, seats: int) -> Preset:
    """The rules of a share code, with the preset that they come from, if so many can play them.

    Raises:
        Refused: ``table/unknown_rules``, ``table/too_few_seats``, ``table/too_many_seats``.
    """
    preset = read_preset(text)
    check_seats(preset.rules, seats)
    return preset


def check_seats(rules: Rules, seats: int) -> None:
    """Make sure that so many can play by these rules.

    Raises:
        Refused: ``table/too_few_seats``, ``table/too_many_seats``.
    """
    limits = {"min": rules.min_seats, "max": rules.max_seats}
    if seats < rules.min_seats:
        raise Refused(Code.TOO_FEW_SEATS, limits)
    if seats > rules.max_seats:
        raise Refused(Code.TOO_MANY_SEATS, limits)
