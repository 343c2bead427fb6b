"""``Fault``: everything that can be wrong with rules, by its identifier.

A fault has a sentence in every language, in ``problems.ftl``. Its id is ``problem-`` and
the identifier with hyphens, its arguments are those that ``ranges.problem_details`` gives.
"""

from enum import StrEnum
from typing import TypeAlias

Problem: TypeAlias = tuple[str, str]
"""A field, and the identifier of what is wrong there. A power is the field ``powers.7`` or ``powers.JH``."""


class Fault(StrEnum):
    """What can be wrong with rules."""

    # plain values that cannot be read
    UNKNOWN_PRESET = "unknown_preset"
    UNKNOWN_FIELD = "unknown_field"
    UNKNOWN_VALUE = "unknown_value"
    UNKNOWN_RANK = "unknown_rank"
    UNKNOWN_SUIT = "unknown_suit"
    UNKNOWN_CARD = "unknown_card"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_SWITCH = "not_a_switch"
    NOT_A_TEXT = "not_a_text"
    NOT_A_LIST = "not_a_list"
    NOT_A_TABLE = "not_a_table"
    NOT_A_NAME = "not_a_name"
    RANK_OR_CARD = "rank_or_card"

    # numbers and texts
    OUT_OF_RANGE = "out_of_range"
    NO_NUMBERS = "no_numbers"
    TOO_MANY_NUMBERS = "too_many_numbers"
    FEWER_THAN_MIN_SEATS = "fewer_than_min_seats"
    SET_OF_ONE = "set_of_one"
    RUN_TOO_SHORT = "run_too_short"
    RUN_TOO_LONG = "run_too_long"
    TEXT_TOO_LONG = "text_too_long"
    TEXT_NOT_PRINTABLE = "text_not_printable"

    # cards enough
    PACK_TOO_SMALL = "pack_too_small"
    TOO_MANY_SET_ASIDE = "too_many_set_aside"
    NEEDS_STOCK = "needs_stock"
    NEEDS_ROW = "needs_row"
    MORE_THAN_A_HAND = "more_than_a_hand"

    # fields that contradict each other
    NEEDS_SWAP_BEFORE_PLAY = "needs_swap_before_play"
    NEEDS_EMPTY_PILE = "needs_empty_pile"
    NEEDS_SWAP_BEFORE_LEADING = "needs_swap_before_leading"
    NEEDS_FORCED_PICKUP = "needs_forced_pickup"
    NEEDS_DRAW_AFTER_PLAY = "needs_draw_after_play"
    NEEDS_ROW_ON_TABLE = "needs_row_on_table"
    NEEDS_RUNS = "needs_runs"
    NEEDS_PAIRS = "needs_pairs"
    NEEDS_LOSER = "needs_loser"
    TWO_SIZE_RULES = "two_size_rules"
    NOBODY_CAN_FINISH = "nobody_can_finish"

    # ranks
    RANK_TWICE = "rank_twice"
    NO_RANKS = "no_ranks"
    JOKER_NOT_IN_PACKS = "joker_not_in_packs"
    NOT_IN_LADDER = "not_in_ladder"
    TAKEN_OUT = "taken_out"
    SUITS_INCOMPLETE = "suits_incomplete"
    NO_PLACE = "no_place"

    # powers
    TOO_MANY_POWERS = "too_many_powers"
    TOO_MANY_SINGLE_CARDS = "too_many_single_cards"
    TOO_MANY_MIRRORS = "too_many_mirrors"
    POWER_TWICE = "power_twice"
    POWERS_OUT_OF_ORDER = "powers_out_of_order"
    NO_POWER = "no_power"
    JOKER_HAS_NO_SUIT = "joker_has_no_suit"
    BLOCKED_WITHOUT_WILD = "blocked_without_wild"
    WILD_WITH_LIMIT = "wild_with_limit"
    TWO_LIMITS = "two_limits"
    VALUE_WITHOUT_PLACE = "value_without_place"
    VALUE_OF_ITSELF = "value_of_itself"
    VALUE_OF_VALUE = "value_of_value"
    ONE_OF_NOTHING = "one_of_nothing"
    RANKS_WITHOUT_ONE_OF = "ranks_without_one_of"
    LIMIT_WITHOUT_USE = "limit_without_use"
    LIMIT_WITHOUT_PLACE = "limit_without_place"
    CHOICE_WITHOUT_PLACE = "choice_without_place"
    TRANSPARENT_WITH_DEMAND = "transparent_with_demand"
    TRANSPARENT_INVERTS = "transparent_inverts"
    TRANSPARENT_LEAVES = "transparent_leaves"
    OWN_WITHOUT_TRANSPARENT = "own_without_transparent"
    COPIES_WITHOUT_TRANSPARENT = "copies_without_transparent"
    BURN_WITH_DEMAND = "burn_with_demand"
    BURN_WITH_EFFECT = "burn_with_effect"
    LEAVES_WITH_DEMAND = "leaves_with_demand"
    LAST_TAKES_WITHOUT_AGAIN = "last_takes_without_again"
    AGAIN_WITH_TARGET = "again_with_target"
    THEN_WITHOUT_GIVES = "then_without_gives"
    MIMIC_WITH_POWER = "mimic_with_power"
    MIMIC_OF_MIMIC = "mimic_of_mimic"
    MIMIC_OF_TAKEN_OUT = "mimic_of_taken_out"
    MIRROR_WITH_POWER = "mirror_with_power"
