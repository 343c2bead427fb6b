"""Rules that are wrong in one way each: the problem, and the fields that differ from the defaults."""

from typing import Any

from shithead.cards import Rank, Suit
from shithead.rules.model import NATURAL_LADDER
from shithead.rules.powers import Power
from shithead.rules.values import (
    Again,
    DrawWhen,
    End,
    Finish,
    Follow,
    Gamble,
    Give,
    GivenThen,
    Inverts,
    LayOff,
    MatchSize,
    MixRow,
    PickupBy,
    Row,
    RowUse,
    Scoring,
    StarterLead,
    Swapping,
)

Faulty = tuple[str, str, dict[str, Any]]

SHORT = tuple(rank for rank in NATURAL_LADDER if rank is not Rank.TWO)
"""A ladder without the 2."""

NUMBERS: list[Faulty] = [
    ("min_seats", "out_of_range", {"min_seats": 1}),
    ("max_seats", "out_of_range", {"max_seats": 11, "deal_down": (0,)}),
    ("max_seats", "fewer_than_min_seats", {"min_seats": 4, "max_seats": 3}),
    ("packs", "out_of_range", {"packs": (0,)}),
    ("packs", "out_of_range", {"packs": (1, 5)}),
    ("packs", "no_numbers", {"packs": ()}),
    ("packs", "too_many_numbers", {"packs": (1,) * 10}),
    ("jokers", "out_of_range", {"jokers": (0, -1)}),
    ("jokers", "out_of_range", {"jokers": (9,), "ladder": tuple(Rank)}),
    ("set_aside", "out_of_range", {"set_aside": (-1,)}),
    ("deal_down", "out_of_range", {"deal_down": (13,)}),
    ("deal_up", "out_of_range", {"deal_up": (-1,)}),
    ("deal_hand", "out_of_range", {"deal_hand": (0,)}),
    ("draw_to", "out_of_range", {"draw_to": (0,)}),
    ("set_max", "out_of_range", {"set_max": 9}),
    ("set_burn", "out_of_range", {"set_burn": (9,)}),
    ("set_burn", "set_of_one", {"set_burn": (4, 1)}),
    ("runs", "out_of_range", {"runs": 14, "ladder": (*NATURAL_LADDER, Rank.JOKER)}),
    ("runs", "run_too_short", {"runs": 2}),
    ("rounds", "out_of_range", {"rounds": 101}),
    ("exchange", "out_of_range", {"exchange": 6}),
    ("no_progress_limit", "out_of_range", {"no_progress_limit": 19}),
    ("no_progress_limit", "out_of_range", {"no_progress_limit": 100_001}),
    ("forfeit", "text_too_long", {"forfeit": "x" * 201}),
    ("forfeit", "text_not_printable", {"forfeit": "make\ntea"}),
    ("forfeit", "text_not_printable", {"forfeit": "\u202eaet"}),
    ("powers.8.skip", "out_of_range", {"powers": (Power(rank=Rank.EIGHT, skip=10),)}),
    ("powers.8.skip", "out_of_range", {"powers": (Power(rank=Rank.EIGHT, skip=-1),)}),
    ("powers.8.set_burn", "out_of_range", {"powers": (Power(rank=Rank.EIGHT, set_burn=9),)}),
    ("powers.8.set_burn", "set_of_one", {"powers": (Power(rank=Rank.EIGHT, set_burn=1),)}),
]

FIELDS: list[Faulty] = [
    ("max_seats", "pack_too_small", {"max_seats": 6}),
    ("max_seats", "pack_too_small", {"deal_hand": (3, 3, 3, 12)}),
    ("max_seats", "pack_too_small", {"without": (Rank.FOUR, Rank.FIVE)}),
    ("set_aside", "too_many_set_aside", {"set_aside": (8,)}),
    ("start_card", "needs_stock", {"max_seats": 4, "deal_hand": (7,), "start_card": True}),
    ("start_card", "needs_stock", {"deal_rest": True, "start_card": True}),
    ("stock_gamble", "needs_stock", {"deal_rest": True, "stock_gamble": Gamble.WHEN_STUCK}),
    ("row", "needs_row", {"row": Row.CHOSEN, "deal_up": (3, 0)}),
    ("lay_off", "needs_row", {"lay_off": LayOff.OWN_ROW, "deal_up": (0,)}),
    ("row", "needs_swap_before_play", {"row": Row.CHOSEN, "swap": Swapping.FIRST_TURN}),
    ("exchange", "more_than_a_hand", {"exchange": 4}),
    ("starter_lead", "needs_empty_pile", {"starter_lead": StarterLead.RANK, "start_card": True}),
    ("starter_lead", "needs_empty_pile", {"starter_lead": StarterLead.CARD, "lay_off": LayOff.TO_PILE}),
    (
        "starter_lead",
        "needs_swap_before_leading",
        {"starter_lead": StarterLead.CARD, "swap": Swapping.FIRST_TURN},
    ),
    ("pickup_by", "needs_forced_pickup", {"pickup_by": PickupBy.PREVIOUS}),
    ("drawn_match", "needs_draw_after_play", {"drawn_match": True, "draw_when": DrawWhen.END_OF_TURN}),
    ("pair_escape", "two_size_rules", {"pair_escape": True, "match_size": MatchSize.AT_LEAST}),
    ("pair_escape", "needs_pairs", {"pair_escape": True, "set_max": 1}),
    ("pair_skips", "needs_pairs", {"pair_skips": True, "set_max": 1}),
    ("run_suited", "needs_runs", {"run_suited": True}),
    (
        "runs",
        "run_too_long",
        {"runs": 12, "ladder": NATURAL_LADDER[2:], "without": (Rank.TWO, Rank.THREE), "max_seats": 4}
        | {"starter_from": Rank.FOUR},
    ),
    ("mix_row", "needs_row_on_table", {"mix_row": MixRow.ALWAYS, "row_use": RowUse.TAKEN}),
    ("mix_row", "needs_row_on_table", {"mix_row": MixRow.LAST_HAND, "row_use": RowUse.ONE_BY_ONE}),
    ("scoring", "needs_loser", {"scoring": Scoring.LETTERS, "end": End.FIRST_WINS}),
    (
        "finish",
        "nobody_can_finish",
        {
            "finish": Finish.TAKES_PILE,
            "powers": tuple(Power(rank=rank, skip=1) for rank in NATURAL_LADDER),
        },
    ),
    (
        "finish",
        "nobody_can_finish",
        {"finish": Finish.NO_BURN, "powers": tuple(Power(rank=rank, burn=True) for rank in NATURAL_LADDER)},
    ),
]

RANKS: list[Faulty] = [
    ("ladder", "rank_twice", {"ladder": (*NATURAL_LADDER, Rank.ACE)}),
    ("powers.2", "no_place", {"ladder": SHORT}),
    ("powers.2", "no_place", {"ladder": SHORT, "powers": (Power(rank=Rank.TWO, follow=Follow.ANY),)}),
    ("powers.2", "no_place", {"ladder": SHORT, "powers": (Power(rank=Rank.TWO, lower_only=True),)}),
    ("powers.JK", "no_place", {"jokers": (2,)}),
    ("powers.JK", "no_place", {"powers": (Power(rank=Rank.TWO, mimic=(Rank.ACE, Rank.JOKER)),)}),
    (
        "powers.2",
        "no_place",
        {"ladder": SHORT, "powers": (Power(rank=Rank.TWO, suit=Suit.HEARTS, wild=True),)},
    ),
    ("starter_from", "not_in_ladder", {"starter_from": Rank.JOKER}),
    ("starter_from", "taken_out", {"without": (Rank.THREE,)}),
    ("without", "rank_twice", {"max_seats": 4, "without": (Rank.FOUR, Rank.FOUR)}),
    ("without", "joker_not_in_packs", {"without": (Rank.JOKER,)}),
    ("suit_order", "suits_incomplete", {"suit_order": (Suit.HEARTS,)}),
    ("suit_order", "suits_incomplete", {"suit_order": (*Suit, Suit.HEARTS)}),
    (
        "powers",
        "powers_out_of_order",
        {"powers": (Power(rank=Rank.TEN, wild=True), Power(rank=Rank.TWO, wild=True))},
    ),
    (
        "powers",
        "powers_out_of_order",
        {"powers": (Power(rank=Rank.TEN, suit=Suit.CLUBS, burn=True), Power(rank=Rank.TEN, wild=True))},
    ),
]


def _power(
    fault: str, *, rank: Rank = Rank.SEVEN, ladder: tuple[Rank, ...] = NATURAL_LADDER, **said: Any
) -> Faulty:
    power = Power(rank=rank, **said)
    letters = "JK" if rank is Rank.JOKER else "23456789TJQKA"[rank]
    field = f"powers.{letters}{power.suit.value if power.suit else ''}"
    return field, fault, {"ladder": ladder, "powers": (power,)}


POWERS: list[Faulty] = [
    (
        "powers",
        "too_many_single_cards",
        {"powers": tuple(Power(rank=rank, suit=Suit.CLUBS, skip=1) for rank in NATURAL_LADDER[:7])},
    ),
    (
        "powers",
        "too_many_mirrors",
        {"powers": (Power(rank=Rank.FOUR, mirror=True), Power(rank=Rank.FIVE, mirror=True))},
    ),
    (
        "packs",
        "too_many_mirrors",
        {"powers": (Power(rank=Rank.FOUR, mirror=True),), "packs": (3,)},
    ),
    ("powers", "too_many_powers", {"powers": (Power(rank=Rank.SEVEN, skip=1),) * 67}),
    _power("no_power"),
    _power("no_power", suit=Suit.HEARTS),
    _power("joker_has_no_suit", rank=Rank.JOKER, suit=Suit.HEARTS, wild=True),
    _power("rank_twice", goes_on=(Rank.TWO, Rank.TWO)),
    _power("rank_twice", mimic=(Rank.TWO, Rank.TWO)),
    _power("rank_twice", wild=True, blocked_by=(Rank.TWO, Rank.TWO)),
    _power("rank_twice", follow=Follow.ONE_OF, follow_ranks=(Rank.TWO, Rank.TWO)),
    _power("blocked_without_wild", blocked_by=(Rank.TWO,)),
    _power("wild_with_limit", wild=True, goes_on=(Rank.TWO,)),
    _power("wild_with_limit", wild=True, lower_only=True),
    _power("two_limits", goes_on=(Rank.TWO,), lower_only=True),
    _power("value_of_itself", value=Rank.SEVEN),
    _power("value_without_place", value=Rank.JOKER),
    _power("one_of_nothing", follow=Follow.ONE_OF),
    _power("ranks_without_one_of", follow_ranks=(Rank.TWO,)),
    _power("limit_without_use", follow_rank=Rank.TWO),
    _power("limit_without_place", follow=Follow.AT_MOST, follow_rank=Rank.JOKER),
    _power("limit_without_place", rank=Rank.TWO, ladder=SHORT, wild=True, follow=Follow.BELOW),
    _power("choice_without_place", rank=Rank.TWO, ladder=SHORT, wild=True, follow=Follow.CHOICE),
    _power("transparent_with_demand", transparent=True, follow=Follow.ANY),
    _power("transparent_inverts", transparent=True, inverts=Inverts.GAME),
    _power("transparent_leaves", transparent=True, leaves=True),
    _power("own_without_transparent", own_on_empty=True),
    _power("copies_without_transparent", copies=True),
    _power("burn_with_demand", burn=True, follow=Follow.ANY),
    _power("burn_with_effect", burn=True, inverts=Inverts.GAME),
    _power("burn_with_effect", burn=True, transparent=True),
    _power("burn_with_effect", burn=True, leaves=True),
    _power("burn_with_effect", burn=True, skip=1),
    _power("burn_with_effect", burn=True, reverse=True),
    _power("burn_with_effect", burn=True, again=Again.BEAT),
    _power("burn_with_effect", burn=True, gives=Give.NEXT),
    _power("burn_with_effect", burn=True, target=True),
    _power("leaves_with_demand", leaves=True, follow=Follow.ANY),
    _power("leaves_with_demand", leaves=True, inverts=Inverts.PILE),
    _power("last_takes_without_again", again_last_takes=True),
    _power("again_with_target", again=Again.COVER, target=True),
    _power("then_without_gives", given_then=GivenThen.GIVER),
    _power("mimic_with_power", mimic=(Rank.TWO,), skip=1),
    _power("mimic_with_power", mimic=(Rank.TWO,), value=Rank.ACE),
    _power("mimic_of_mimic", mimic=(Rank.SEVEN, Rank.ACE)),
    _power("mirror_with_power", mirror=True, wild=True),
    (
        "powers.7",
        "power_twice",
        {"powers": (Power(rank=Rank.SEVEN, skip=1), Power(rank=Rank.SEVEN, skip=1))},
    ),
    (
        "powers.7",
        "power_twice",
        {"powers": (Power(rank=Rank.SEVEN, skip=1), Power(rank=Rank.SEVEN, wild=True))},
    ),
    (
        "powers.7",
        "value_of_value",
        {"powers": (Power(rank=Rank.SEVEN, value=Rank.EIGHT), Power(rank=Rank.EIGHT, value=Rank.NINE))},
    ),
    (
        "powers.JK",
        "mimic_of_mimic",
        {"powers": (Power(rank=Rank.SEVEN, mirror=True), Power(rank=Rank.JOKER, mimic=(Rank.SEVEN,)))},
    ),
    (
        "powers.JK",
        "mimic_of_taken_out",
        {
            "max_seats": 4,
            "without": (Rank.SEVEN,),
            "powers": (Power(rank=Rank.JOKER, mimic=(Rank.SEVEN,)),),
        },
    ),
]

FAULTY: list[Faulty] = [*NUMBERS, *FIELDS, *RANKS, *POWERS]
