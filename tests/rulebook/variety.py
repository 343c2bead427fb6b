"""Many playable rules that differ from each other in one field, or in one power."""

from collections.abc import Iterator
from enum import Enum
from itertools import product
from typing import Any, Final, get_args

from msgspec.structs import replace

from shithead.cards import Rank, Suit
from shithead.rules.check import problems
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.plain import field_types, power_order
from shithead.rules.powers import Power
from shithead.rules.values import (
    Again,
    Direction,
    End,
    Fee,
    Finish,
    Follow,
    Gamble,
    Give,
    GivenThen,
    Inverts,
    LayOff,
    MatchSize,
    OutOfTurn,
    Pickup,
    PickupBy,
    Row,
    RowUse,
    Starter,
    StarterLead,
    Swapping,
    Ties,
)
from tests.rulebook.houses import HOUSES, ladder

NUMBERS: Final[dict[str, tuple[Any, ...]]] = {
    "min_seats": (3,),
    "max_seats": (2, 4),
    "packs": ((2,), (1, 2)),
    "jokers": ((1,), (2,), (0, 2)),
    "without": ((Rank.FOUR,), (Rank.FOUR, Rank.EIGHT)),
    "set_aside": ((1,), (2,), (2, 1, 0)),
    "deal_down": ((0,), (1,), (4,), (4, 3)),
    "deal_up": ((0,), (1,), (4,), (4, 3)),
    "deal_hand": ((1,), (4,), (5, 4)),
    "starter_from": (Rank.TWO, Rank.FOUR, Rank.ACE),
    "suit_order": ((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS),),
    "ladder": (ladder(Rank.TWO), (*NATURAL_LADDER[1:], Rank.TWO)),
    "set_max": (1, 3),
    "runs": (3, 4),
    "draw_to": ((4,), (1,), (5, 4)),
    "powers": ((),),
    "set_burn": ((0,), (3,), (5,), (4, 3)),
    "rounds": (1, 10),
    "exchange": (1, 2),
    "forfeit": ("make the tea",),
    "no_progress_limit": (100,),
}
"""Values to try for the fields that are no choice between a few."""

POWERS: Final = (
    Power(rank=Rank.TWO, wild=True),
    Power(rank=Rank.TWO, wild=True, blocked_by=(Rank.NINE, Rank.KING)),
    Power(rank=Rank.EIGHT, wild=True, blocked_by=(Rank.NINE,)),
    Power(rank=Rank.EIGHT, not_on_empty=True),
    Power(rank=Rank.EIGHT, goes_on=(Rank.THREE, Rank.ACE)),
    Power(rank=Rank.EIGHT, lower_only=True),
    Power(rank=Rank.EIGHT, value=Rank.FOUR),
    *(
        Power(rank=Rank.EIGHT, follow=follow)
        for follow in (Follow.ANY, Follow.AT_MOST, Follow.BELOW, Follow.SAME, Follow.CHOICE)
    ),
    Power(rank=Rank.EIGHT, follow=Follow.AT_MOST, follow_rank=Rank.SIX),
    Power(rank=Rank.EIGHT, follow=Follow.ONE_OF, follow_ranks=(Rank.SIX, Rank.EIGHT)),
    Power(rank=Rank.EIGHT, inverts=Inverts.PILE),
    Power(rank=Rank.EIGHT, inverts=Inverts.GAME),
    Power(rank=Rank.EIGHT, wild=True, transparent=True),
    Power(rank=Rank.EIGHT, wild=True, transparent=True, own_on_empty=True),
    Power(rank=Rank.EIGHT, wild=True, transparent=True, copies=True),
    Power(rank=Rank.EIGHT, mirror=True),
    Power(rank=Rank.EIGHT, burn=True),
    Power(rank=Rank.EIGHT, leaves=True),
    Power(rank=Rank.EIGHT, leaves=True, gives=Give.NEXT),
    Power(rank=Rank.EIGHT, skip=1),
    Power(rank=Rank.EIGHT, skip=2),
    Power(rank=Rank.EIGHT, skip=1, again=Again.MAY),
    Power(rank=Rank.EIGHT, reverse=True),
    *(Power(rank=Rank.EIGHT, again=again) for again in Again if again is not Again.NO),
    Power(rank=Rank.EIGHT, again=Again.COVER, again_last_takes=True),
    *(Power(rank=Rank.EIGHT, gives=gives) for gives in Give if gives is not Give.NO),
    Power(rank=Rank.EIGHT, gives=Give.NEXT, given_then=GivenThen.GIVER),
    Power(rank=Rank.EIGHT, target=True),
    Power(rank=Rank.EIGHT, mimic=(Rank.THREE, Rank.ACE)),
    Power(rank=Rank.EIGHT, set_burn=2),
    Power(rank=Rank.EIGHT, set_burn=0),
    Power(rank=Rank.EIGHT, suit=Suit.HEARTS, skip=1),
    Power(rank=Rank.EIGHT, suit=Suit.HEARTS, follow=Follow.AT_MOST),
)
"""Every field of a power at least once, most of them alone."""

TOGETHER: Final[tuple[dict[str, Any], ...]] = (
    {"starter": Starter.HAND, "starter_call": True},
    {"starter": Starter.ROW_AT_START, "starter_call": False, "starter_ties": Ties.NEXT_RANK},
    *(
        {"starter": starter, "starter_lead": lead, "runs": 3, "stock_gamble": Gamble.ANY_TIME}
        for starter, lead in product((Starter.HAND, Starter.LOT), (StarterLead.RANK, StarterLead.CARD))
    ),
    *(
        {"starter": starter, "starter_ties": ties, "starter_from": rank}
        for starter in (Starter.LOWEST_HAND, Starter.ROW_FIRST_DEALT)
        for ties in Ties
        for rank in (Rank.TWO, Rank.SEVEN)
    ),
    {"row": Row.CHOSEN, "swap": Swapping.BEFORE_PLAY},
    {"row": Row.CHOSEN, "swap": Swapping.BEFORE_PLAY, "deal_up": (4, 3)},
    {"deal_down": (0,), "deal_up": (0,), "deal_hand": (5, 4)},
    {"match_size": MatchSize.AT_LEAST, "wild_ends_size": False, "pair_escape": False},
    {"match_size": MatchSize.AT_LEAST, "pair_escape": False, "runs": 3},
    {"match_size": MatchSize.AT_LEAST, "pair_escape": False, "stock_gamble": Gamble.WHEN_STUCK},
    {"match_size": MatchSize.AT_LEAST, "pair_escape": False, "stock_gamble": Gamble.OFF},
    {"pair_escape": True, "match_size": MatchSize.OFF, "stock_gamble": Gamble.WHEN_STUCK},
    {"stock_gamble": Gamble.WHEN_STUCK, "pickup_plays": True},
    {"stock_gamble": Gamble.ANY_TIME, "pickup": Pickup.FORCED, "pickup_by": PickupBy.PREVIOUS},
    {"pickup": Pickup.FORCED, "pickup_by": PickupBy.PREVIOUS},
    {"runs": 3, "run_suited": True},
    {"direction": Direction.SECOND_PLAYER},
    {"out_of_turn": OutOfTurn.JUMP_IN, "set_max": 3},
    {"out_of_turn": OutOfTurn.COMPLETE, "row_use": RowUse.TAKEN},
    {"end": End.FIRST_WINS, "max_seats": 2},
    {"end": End.FIRST_WINS, "scoring": "losses"},
    {"lay_off": LayOff.TO_PILE, "starter_lead": StarterLead.ANY},
    {"draw_when": "end_of_turn", "draw_to": (5, 4), "drawn_match": False},
    {"draw_when": "start_of_turn", "draw_to": (5, 4), "drawn_match": False},
    {"draw_to": (5, 4)},
    {"jokers": (2,), "starter_ties": Ties.SUIT},
    {"deal_rest": True, "stock_gamble": Gamble.OFF, "drawn_match": False},
    {"packs": (1,), "jokers": (0,), "max_seats": 4, "deal_hand": (7,), "start_card": False},
    *({"row_use": use, "max_seats": 4, "deal_hand": (7,), "mix_row": "no"} for use in RowUse),
    {"pickup_fee": Fee.LOWEST},
    *({"finish": finish} for finish in Finish),
    {"set_burn": (0,), "powers": (Power(rank=Rank.EIGHT, set_burn=3),)},
    {"powers": (Power(rank=Rank.JACK, skip=1), Power(rank=Rank.JACK, suit=Suit.HEARTS))},
    {"deal_rest": True, "row_use": RowUse.TAKEN, "mix_row": "no"},
    {"set_burn_across": False},
    {"skip_once": True},
    {"skip_once": True, "skip_passes_self": True},
)
"""Fields that mean something only together."""


def values(field: str) -> tuple[Any, ...]:
    """Values to try for a field of the rules."""
    if field in NUMBERS:
        return NUMBERS[field]
    kind = field_types(Rules)[field]
    if kind is bool:
        return (False, True)
    assert issubclass(kind, Enum), (field, get_args(kind))
    return tuple(kind)


def bases() -> dict[str, Rules]:
    """The rules to vary: the presets, and those that were built by hand."""
    presets = {f"preset {name}": load_preset(name).rules for name in preset_names()}
    return {"default": Rules(), **HOUSES, **presets}


def with_power(rules: Rules, power: Power) -> Rules:
    """Rules in which a rank or card has other powers."""
    others = [other for other in rules.powers if (other.rank, other.suit) != (power.rank, power.suit)]
    return replace(rules, powers=tuple(sorted([*others, power], key=power_order)))


def variants(rules: Rules) -> Iterator[Rules]:
    """Rules that differ from others in one thing, as far as they can be played."""
    for field in Rules.__struct_fields__:
        for value in values(field):
            yield from playable(replace(rules, **{field: value}))
    for power in POWERS:
        yield from playable(with_power(rules, power))
    for fields in TOGETHER:
        kinds = {name: kind for name, kind in field_types(Rules).items() if name in fields}
        exact = {name: kinds[name](v) if isinstance(v, str) else v for name, v in fields.items()}
        yield from playable(replace(rules, **exact))


def playable(rules: Rules) -> Iterator[Rules]:
    """The rules, unless they contradict themselves."""
    if not problems(rules):
        yield rules
