"""Rule sets for the tests of the rulebook: the presets' and wild ones of real tables, built by hand."""

from typing import Final

from shithead.cards import Rank, Suit
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.powers import Power
from shithead.rules.values import (
    Again,
    BlindFail,
    Direction,
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
    LayOff,
    MatchSize,
    MixRow,
    NextDealer,
    OutOfTurn,
    Pickup,
    PickupBy,
    Replay,
    Row,
    RowUse,
    Scoring,
    Starter,
    StarterLead,
    Swapping,
    ThroughSet,
    Ties,
    WildSet,
)


def ladder(*outside: Rank) -> tuple[Rank, ...]:
    """The natural order without some ranks."""
    return tuple(rank for rank in NATURAL_LADDER if rank not in outside)


RESET_2: Final = Power(rank=Rank.TWO, wild=True, follow=Follow.ANY)
GLASS_3: Final = Power(rank=Rank.THREE, wild=True, transparent=True)
BURN_10: Final = Power(rank=Rank.TEN, wild=True, burn=True)
GLASS_JOKER: Final = Power(rank=Rank.JOKER, wild=True, transparent=True)

CLASSIC: Final = Rules(
    max_seats=6,
    jokers=(0, 0, 0, 0, 2),
    ladder=ladder(Rank.TWO, Rank.TEN),
    pickup_fee=Fee.ONE_CHOSEN,
    powers=(RESET_2, BURN_10, GLASS_JOKER),
)
TABLETOP: Final = Rules(
    starter=Starter.ROW_AT_START,
    starter_call=False,
    strict_row=True,
    pair_escape=True,
    pickup=Pickup.FORCED,
    set_burn_replay=Replay.MAY,
)
IDIOT: Final = Rules(
    max_seats=2,
    starter=Starter.LEAD_SEAT,
    starter_call=False,
    next_dealer=NextDealer.SAME,
    ladder=ladder(Rank.TWO, Rank.TEN),
    stock_gamble=Gamble.ANY_TIME,
    powers=(RESET_2, Power(rank=Rank.FIVE, wild=True, follow=Follow.AT_MOST), BURN_10),
)
MASTERS: Final = Rules(
    max_seats=6,
    packs=(1, 1, 2, 2, 2),
    starter=Starter.LOWEST_HAND,
    starter_call=False,
    starter_from=Rank.FOUR,
    starter_ties=Ties.SUIT,
    suit_order=(Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS),
    ladder=ladder(Rank.TWO, Rank.THREE, Rank.TEN),
    drawn_match=True,
    mix_row=MixRow.LAST_HAND,
    pickup_fee=Fee.ONE_RANK,
    powers=(
        RESET_2,
        GLASS_3,
        Power(rank=Rank.SEVEN, follow=Follow.AT_MOST),
        Power(rank=Rank.EIGHT, skip=1),
        Power(rank=Rank.TEN, wild=True, blocked_by=(Rank.SEVEN,), burn=True),
        Power(rank=Rank.QUEEN, again=Again.COVER),
        Power(rank=Rank.KING, reverse=True),
    ),
)
BOND: Final = Rules(
    jokers=(2,),
    row=Row.CHOSEN,
    starter=Starter.LOT,
    starter_call=False,
    row_use=RowUse.TAKEN,
    pickup=Pickup.FORCED,
    set_burn_through=ThroughSet.IGNORED,
    scoring=Scoring.PLACES,
    ladder=ladder(Rank.TWO, Rank.FIVE, Rank.TEN),
    powers=(
        RESET_2,
        Power(rank=Rank.FIVE, wild=True, transparent=True, blocked_by=(Rank.SEVEN,)),
        Power(rank=Rank.SEVEN, follow=Follow.CHOICE),
        Power(rank=Rank.EIGHT, skip=1),
        Power(rank=Rank.TEN, wild=True, blocked_by=(Rank.SEVEN,), burn=True),
        Power(
            rank=Rank.JOKER,
            mimic=(Rank.THREE, Rank.FOUR, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.ACE),
        ),
    ),
)
SHEAD: Final = Rules(
    starter=Starter.DEALER_LEFT,
    starter_call=False,
    next_dealer=NextDealer.ROTATE,
    skip_passes_self=True,
    mix_row=MixRow.ALWAYS,
    blind_pickup=True,
    ladder=NATURAL_LADDER,
    powers=(
        RESET_2,
        GLASS_3,
        Power(
            rank=Rank.SEVEN,
            follow=Follow.ONE_OF,
            follow_ranks=(Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.TEN),
        ),
        Power(rank=Rank.EIGHT, skip=1),
        Power(
            rank=Rank.NINE,
            follow=Follow.ONE_OF,
            follow_ranks=(Rank.THREE, Rank.FIVE, Rank.SEVEN, Rank.NINE),
        ),
        Power(rank=Rank.TEN, wild=True, blocked_by=(Rank.NINE,), burn=True),
        Power(rank=Rank.QUEEN, reverse=True),
    ),
)
THREES: Final = Rules(
    min_seats=3,
    max_seats=10,
    packs=(1, 1, 1, 2),
    jokers=(2, 2, 2, 4),
    starter=Starter.HAND,
    starter_call=False,
    pickup=Pickup.FORCED,
    pickup_plays=True,
    set_burn_through=ThroughSet.IGNORED,
    ladder=ladder(Rank.TWO, Rank.EIGHT),
    powers=(
        RESET_2,
        Power(rank=Rank.SEVEN, follow=Follow.AT_MOST),
        Power(rank=Rank.EIGHT, wild=True, transparent=True),
        Power(rank=Rank.TEN, burn=True),
        Power(rank=Rank.JOKER, wild=True, burn=True),
    ),
)
SPIELWIKI: Final = Rules(
    min_seats=3,
    max_seats=6,
    packs=(2,),
    deal_down=(4,),
    deal_up=(4,),
    deal_hand=(5,),
    draw_to=(5,),
    starter=Starter.HAND,
    starter_lead=StarterLead.RANK,
    lay_off=LayOff.OFF,
    pickup=Pickup.FORCED,
    set_burn=(5,),
    ladder=ladder(Rank.TWO, Rank.TEN),
    powers=(RESET_2, BURN_10),
)
PALACE_FR: Final = Rules(
    max_seats=4,
    starter=Starter.WEAKEST_HAND,
    starter_call=False,
    pickup=Pickup.FORCED,
    set_burn_through=ThroughSet.JOINED,
    set_anywhere=True,
    mix_row=MixRow.LAST_HAND,
    pickup_fee=Fee.ONE_RANK,
    out_effects=False,
    ladder=ladder(Rank.TWO, Rank.TEN),
    powers=(
        RESET_2,
        Power(rank=Rank.SEVEN, wild=True, skip=1, blocked_by=(Rank.EIGHT,)),
        Power(rank=Rank.EIGHT, follow=Follow.AT_MOST),
        Power(rank=Rank.NINE, mirror=True),
        Power(rank=Rank.TEN, wild=True, blocked_by=(Rank.EIGHT,), burn=True),
        Power(rank=Rank.JACK, not_on_empty=True),
        Power(rank=Rank.JACK, suit=Suit.CLUBS, gives=Give.CHOSEN, not_on_empty=True),
        Power(rank=Rank.JACK, suit=Suit.DIAMONDS, inverts=Inverts.GAME, not_on_empty=True),
        Power(rank=Rank.ACE, target=True),
    ),
)
ROYAL: Final = Rules(
    jokers=(2,),
    swap=Swapping.UNTIL_FIRST_MOVE,
    starter=Starter.ROW_FIRST_DEALT,
    reverse_once=True,
    reverse_two_skips=True,
    scoring=Scoring.LETTERS,
    rounds=10,
    forfeit="make the tea",
    ladder=ladder(Rank.JACK, Rank.QUEEN, Rank.KING),
    powers=(
        Power(rank=Rank.FOUR, inverts=Inverts.PILE),
        Power(rank=Rank.FIVE, skip=1),
        Power(rank=Rank.SIX, reverse=True),
        Power(rank=Rank.JACK, wild=True, transparent=True, own_on_empty=True),
        Power(rank=Rank.QUEEN, wild=True, burn=True),
        Power(rank=Rank.KING, wild=True, follow=Follow.ANY),
        Power(rank=Rank.JOKER, wild=True, gives=Give.CHOSEN),
    ),
)
MISFITS: Final = Rules(
    max_seats=2,
    row=Row.CHOSEN,
    starter=Starter.LEAD_SEAT,
    starter_call=False,
    runs=3,
    set_burn=(0,),
    row_use=RowUse.TAKEN,
    pickup=Pickup.FORCED,
    end=End.FIRST_WINS,
    scoring=Scoring.POINTS,
    ladder=ladder(Rank.TWO, Rank.ACE),
    powers=(RESET_2, Power(rank=Rank.ACE, wild=True, burn=True)),
)
PASKAHOUSU: Final = Rules(
    max_seats=6,
    deal_down=(0,),
    deal_up=(0,),
    deal_hand=(5,),
    draw_to=(5,),
    swap=Swapping.NONE,
    draw_when=DrawWhen.START_OF_TURN,
    starter=Starter.LAST_LOSER,
    starter_call=False,
    wild_set=WildSet.NORMAL,
    ladder=(*NATURAL_LADDER[1:], Rank.TWO),
    finish=Finish.NO_SPECIAL,
    powers=(
        Power(rank=Rank.TWO, wild=True, blocked_by=(Rank.TEN, Rank.ACE), follow=Follow.SAME),
        Power(
            rank=Rank.TEN,
            burn=True,
            goes_on=(Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE),
        ),
        Power(rank=Rank.ACE, burn=True, goes_on=(Rank.JACK, Rank.QUEEN, Rank.KING)),
    ),
)
ETIQUETTE: Final = Rules(
    jokers=(1,),
    swap=Swapping.FIRST_TURN,
    direction=Direction.SECOND_PLAYER,
    runs=3,
    run_suited=True,
    set_max=3,
    match_size=MatchSize.AT_LEAST,
    out_of_turn=OutOfTurn.JUMP_IN,
    draw_when=DrawWhen.END_OF_TURN,
    blind_fail=BlindFail.TAKE_CARD,
    blind_in_order=True,
    pass_empty=True,
    exchange=2,
    start_card=True,
    starter=Starter.LOWEST_OPEN,
    starter_call=False,
    starter_ties=Ties.NEXT_RANK,
    ladder=ladder(Rank.TWO),
    powers=(
        RESET_2,
        Power(rank=Rank.SEVEN, transparent=True, wild=True, reverse=True, copies=True),
        Power(rank=Rank.NINE, target=True, lower_only=True, follow=Follow.BELOW, follow_rank=Rank.QUEEN),
        Power(rank=Rank.TEN, wild=True, burn=True, blocked_by=(Rank.EIGHT, Rank.JACK, Rank.JOKER)),
        Power(rank=Rank.JACK, suit=Suit.HEARTS, wild=True),
        Power(rank=Rank.JOKER, wild=True, gives=Give.CHOSEN, given_then=GivenThen.GIVER, set_burn=2),
    ),
)
DUTHIE: Final = Rules(
    max_seats=4,
    jokers=(2,),
    set_aside=(2, 1, 0),
    lay_off=LayOff.TO_PILE,
    direction=Direction.COUNTER,
    pickup=Pickup.FORCED,
    pickup_by=PickupBy.PREVIOUS,
    set_burn=(3, 3, 4),
    set_burn_across=False,
    row_use=RowUse.ONE_BY_ONE,
    finish=Finish.TAKES_PILE,
    no_progress_result=DrawResult.MOST_CARDS,
    starter=Starter.ROW_AT_START,
    starter_ties=Ties.COPIES,
    without=(Rank.FOUR,),
    ladder=ladder(Rank.TWO, Rank.TEN, Rank.FOUR),
    powers=(
        RESET_2,
        Power(rank=Rank.TEN, wild=True, leaves=True),
        Power(rank=Rank.JACK, skip=1),
        Power(rank=Rank.JOKER, wild=True, transparent=True, copies=True, skip=1),
    ),
)

HOUSES: Final = {
    "classic": CLASSIC,
    "tabletop": TABLETOP,
    "idiot": IDIOT,
    "masters": MASTERS,
    "bond": BOND,
    "shead": SHEAD,
    "threes": THREES,
    "spielwiki": SPIELWIKI,
    "palace": PALACE_FR,
    "royal": ROYAL,
    "misfits": MISFITS,
    "paskahousu": PASKAHOUSU,
    "etiquette": ETIQUETTE,
    "duthie": DUTHIE,
}
