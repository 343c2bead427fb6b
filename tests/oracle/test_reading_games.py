"""The oracle by itself, through random games of random rules: nobody is stuck and no card is lost."""

from copy import deepcopy
from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

from shithead.cards import PACK, Rank
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.powers import Power
from shithead.rules.values import (
    Again,
    BlindFail,
    DrawResult,
    DrawWhen,
    End,
    Fee,
    Finish,
    Follow,
    Gamble,
    Give,
    GivenThen,
    Inverts,
    MatchSize,
    MixRow,
    OutOfTurn,
    Pickup,
    PickupBy,
    Replay,
    RowUse,
    StarterLead,
    Swapping,
    ThroughSet,
    WildSet,
)
from tests.oracle.position import Position, pile_cards, seats_in
from tests.oracle.reading import legal, perform
from tests.oracle.starting import deal
from tests.oracle.tables import HIGH_LADDER
from tests.soak import examples

Value = TypeVar("Value")
MOVES = 120


def rarely(rng: Random, value: Value, usual: Value) -> Value:
    """A value of its own once in five times."""
    return value if rng.random() < 0.2 else usual


def random_power(rng: Random, rank: Rank, suited: bool) -> Power:
    """A power that has two or three fields of its own; a mimic or a mirror has nothing else."""
    suit = rng.choice([card.suit for card in PACK]) if suited and rank is not Rank.JOKER else None
    if rng.random() < 0.1:
        return Power(rank=rank, suit=suit, mirror=True)
    if rng.random() < 0.1:
        return Power(rank=rank, suit=suit, mimic=(Rank.FOUR, Rank.TEN, Rank.ACE))
    return Power(
        rank=rank,
        suit=suit,
        wild=rng.random() < 0.5,
        blocked_by=rarely(rng, (Rank.SEVEN, Rank.ACE), ()),
        not_on_empty=rarely(rng, True, False),
        goes_on=rarely(rng, (Rank.THREE, Rank.EIGHT, Rank.KING), ()),
        lower_only=rarely(rng, True, False),
        value=rarely(rng, Rank.EIGHT, None),
        follow=rng.choice([Follow.OWN, *Follow]),
        follow_rank=rarely(rng, Rank.NINE, None),
        follow_ranks=(Rank.FIVE, Rank.NINE, Rank.JACK),
        inverts=rarely(rng, rng.choice([*Inverts]), Inverts.NO),
        transparent=rarely(rng, True, False),
        own_on_empty=rng.random() < 0.5,
        copies=rng.random() < 0.5,
        burn=rarely(rng, True, False),
        leaves=rarely(rng, True, False),
        skip=rarely(rng, rng.randint(1, 2), 0),
        reverse=rarely(rng, True, False),
        again=rarely(rng, rng.choice([*Again]), Again.NO),
        again_last_takes=rng.random() < 0.5,
        gives=rarely(rng, rng.choice([*Give]), Give.NO),
        given_then=rng.choice([*GivenThen]),
        target=rarely(rng, True, False),
        set_burn=rarely(rng, 3, None),
    )


def random_rules(rng: Random) -> Rules:
    """Any rules; the fields that come before play keep their defaults."""
    flags = {
        name: rng.random() < 0.4
        for name in (
            "strict", "strict_row", "wild_ends_size", "pair_escape", "pair_skips", "run_suited",
            "drawn_match", "pass_empty", "pickup_plays", "skip_once", "skip_passes_self", "reverse_once",
            "reverse_two_skips", "set_burn_across", "set_anywhere", "completion_beats", "row_sets",
            "blind_in_order", "blind_pickup", "out_clears", "out_effects",
        )
    }  # fmt: skip
    ranks = [Rank.TWO, Rank.THREE, Rank.SIX, Rank.EIGHT, Rank.JACK, Rank.QUEEN, Rank.JOKER]
    powers = tuple(random_power(rng, rank, rng.random() < 0.3) for rank in ranks if rng.random() < 0.5)
    choices = {
        "finish": Finish, "mix_row": MixRow, "pickup": Pickup, "pickup_by": PickupBy, "stock_gamble": Gamble,
        "pickup_fee": Fee, "row_use": RowUse, "blind_fail": BlindFail, "end": End, "swap": Swapping,
        "out_of_turn": OutOfTurn, "set_burn_through": ThroughSet, "wild_set": WildSet,
        "burn_replay": Replay, "set_burn_replay": Replay, "draw_when": DrawWhen, "match_size": MatchSize,
        "no_progress_result": DrawResult, "starter_lead": StarterLead,
    }  # fmt: skip
    values: dict[str, object] = {name: rng.choice([*kinds]) for name, kinds in choices.items()}
    rules = Rules(
        max_seats=4,
        jokers=(2,),
        ladder=rng.choice([NATURAL_LADDER, HIGH_LADDER]),
        powers=powers,
        runs=rng.choice([0, 3]),
        set_max=rng.choice([0, 0, 2]),
        set_burn=(rng.choice([0, 3, 4]),),
        no_progress_limit=rng.choice([20, 500]),
    )
    return replace(rules, **values, **flags)


def opened(rng: Random, rules: Rules) -> Position:
    """A table at the first turn, with a short stock so that the end of the game comes."""
    seats = rng.randint(2, 4)
    pack = [card.text for card in PACK] + ["JK", "JK"]
    rng.shuffle(pack)
    dealt = deal(rules, seats, 0, pack[: 9 * seats + rng.randint(0, 10)])
    return Position(
        rules,
        dealt.hands,
        dealt.rows,
        dealt.blind,
        dealt.stock,
        [],
        turn=rng.randrange(seats),
        direction=rng.choice([1, -1, 0]),
        duty="lead",
        lead_rank="3",
    )


def all_cards(position: Position) -> list[str]:
    """Every card of the table."""
    zones = [*position.hands, *position.rows, *position.blind, position.stock, position.burned]
    return sorted([card for zone in zones for card in zone] + pile_cards(position.pile))


@pytest.mark.parametrize("seed", range(5))
def test_random_games_lose_no_card_and_leave_nobody_stuck(seed: int) -> None:
    """Whatever the rules: who is on turn has a move, the position before it stays, and no card is lost."""
    rng = Random(seed)
    for _ in range(examples(8)):
        position = opened(rng, random_rules(rng))
        cards = all_cards(position)
        for _ in range(MOVES):
            found = [(seat, action) for seat in seats_in(position) for action in legal(position, seat)]
            if position.over:
                break
            moving = [pair for pair in found if pair[1][0] != "swap"]
            turn = position.race or [position.turn]

            assert {seat for seat, _ in moving} >= set(turn)
            assert position.turn not in position.out

            seat, action = rng.choice(sorted(found, key=repr))
            before = deepcopy(position)
            after = perform(position, seat, action)

            assert position == before
            assert all_cards(after) == cards
            position = after
