"""``Rules``: all house rules of a table as one frozen value.

Each field names the dimension of the rule catalogue that it stands for (D01, R3, …). A value is only data:
``check`` says whether it can be played, ``compile`` turns it into what the engine reads.
``docs/reference/rules.md`` explains every field at length.
"""

from typing import TypeAlias

from msgspec import Struct

from shithead.cards import Rank, Suit
from shithead.rules.powers import Power
from shithead.rules.values import (
    BlindFail,
    Direction,
    DrawResult,
    DrawWhen,
    End,
    Fee,
    Finish,
    Gamble,
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

BySeats: TypeAlias = tuple[int, ...]
"""A number at ``min_seats`` seats, at one more, and so on; the last one also holds for every larger table."""

NATURAL_LADDER = tuple(rank for rank in Rank if rank is not Rank.JOKER)


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All house rules of a table.

    Attributes:
        min_seats: fewest seats (D01).
        max_seats: most seats (D01).
        packs: packs of 52 cards shuffled together, by seats (D02).
        jokers: jokers added to them in all, by seats (D03).
        without: ranks that are taken out of the packs (D02).
        set_aside: cards set aside unseen after shuffling, by seats (D02).
        deal_down: face-down cards dealt to each seat, by seats (D04).
        deal_up: face-up cards of each seat, by seats (D04).
        deal_hand: hand cards dealt to each seat, by seats (D04).
        deal_rest: all cards that would be the stock are dealt into the hands, the dealer's left first (D02).
        row: where the face-up row comes from (D05).
        swap: when hand and face-up cards may be exchanged (D06).
        lay_off: which cards may be laid off before play (D07).
        start_card: the first card of the pile is turned from the stock (D08).
        starter: who leads (D09).
        starter_call: a rank that is not found face up is called from the hand, and the first to call leads;
            otherwise a holder does, by ``starter_ties`` (D09).
        starter_from: the rank with which the search begins; it goes up the ladder and round (D09b).
        starter_ties: who leads among several holders (D09).
        suit_order: the suits from low to high, for the starter only (D14).
        starter_lead: what the starter must lead (D10).
        next_dealer: who deals the next game (D11).
        ladder: the ranks that are compared, from low to high; the others stand outside (D12).
        strict: a card must be strictly higher, not equal (D13).
        strict_row: from the face-up row it must (D44).
        set_max: most cards of one rank in one play; 0 for no limit (D15).
        match_size: whether the number of cards binds (D16).
        wild_ends_size: a rank that goes on anything answers any number of cards and ends the binding (D16b).
        pair_escape: who has no single card that beats may lay a pair of any rank, which binds (D16).
        pair_skips: two cards of one rank laid together skip the next player (R6).
        runs: so many consecutive ranks or more may be laid as one play; 0 for none (D17).
        run_suited: all cards of a run are of one suit (D17).
        drawn_match: drawn cards of the rank just played may be added at once (D19).
        draw_to: a hand below this is refilled, by seats (D20).
        draw_when: when it is refilled (D21).
        pickup: when the pile may be taken (D22).
        pass_empty: on an empty pile one may pass (D23).
        pickup_plays: who takes the pile plays at once on the empty pile (D24).
        pickup_by: who takes the pile when a player does not play (D27).
        stock_gamble: when the top of the stock may be turned as a play (D25).
        direction: which way round play goes (D26).
        powers: what ranks and single cards can do, in the order of ranks, the rank before its cards.
        skip_once: several skip cards in one play skip as one (R6a).
        skip_passes_self: in counting skipped seats the player's own seat is left out (R6b).
        reverse_once: several reverse cards in one play count once; otherwise two cancel out (R7a).
        reverse_two_skips: with two seats left a reversal skips the other one (R7b).
        burn_replay: whether the player of a burn rank goes again (R5a).
        set_burn: so many cards of one rank on top burn the pile, by seats; 0 switches it off (D30).
        set_burn_across: cards laid in several plays count together (D31).
        set_burn_replay: whether the player who completed the set goes again (D32).
        set_burn_through: what transparent cards do to a set (D34).
        wild_set: what a full set of a rank that goes on anything does (D35).
        set_anywhere: a full set laid in one play goes on anything (D37).
        completion_beats: cards that complete the set on top beat whatever the pile demands (C-40).
        out_of_turn: what may be laid out of turn (D33).
        row_use: how the face-up row is used (D41).
        row_sets: several face-up cards of one rank may be laid together (D42).
        mix_row: hand and face-up cards of one rank may be laid together (D50).
        pickup_fee: what goes along with a pick-up from the face-up row (D43).
        blind_in_order: the face-down cards are turned from the first on, not chosen (D45).
        blind_fail: what happens when a face-down card does not beat (D46).
        blind_pickup: the pile may be taken without turning a face-down card (D47).
        finish: whether the last card may be a special one (D51).
        out_clears: the pile leaves the game when a seat goes out (D52).
        out_effects: what the last card does to the others counts (D53).
        end: when the game is over (D54).
        scoring: what a series counts (D55).
        rounds: games in a series; 0 for no end (D55).
        exchange: before the next deal's play the loser gives so many of the highest hand cards to the winner,
            and gets as many of the lowest back (D57).
        forfeit: what the loser has to do; never affects play (D56).
        no_progress_limit: after so many moves in a row without a card drawn, burned or turned blind and
            without a seat going out the game ends (C-67).
        no_progress_result: how it ends then (C-67).
    """

    min_seats: int = 2
    max_seats: int = 5
    packs: BySeats = (1,)
    jokers: BySeats = (0,)
    without: tuple[Rank, ...] = ()
    set_aside: BySeats = (0,)
    deal_down: BySeats = (3,)
    deal_up: BySeats = (3,)
    deal_hand: BySeats = (3,)
    deal_rest: bool = False
    row: Row = Row.DEALT
    swap: Swapping = Swapping.BEFORE_PLAY
    lay_off: LayOff = LayOff.OFF
    start_card: bool = False
    starter: Starter = Starter.ROW_AS_DEALT
    starter_call: bool = True
    starter_from: Rank = Rank.THREE
    starter_ties: Ties = Ties.SEAT
    suit_order: tuple[Suit, ...] = tuple(Suit)
    starter_lead: StarterLead = StarterLead.ANY
    next_dealer: NextDealer = NextDealer.LOSER
    ladder: tuple[Rank, ...] = NATURAL_LADDER
    strict: bool = False
    strict_row: bool = False
    set_max: int = 0
    match_size: MatchSize = MatchSize.OFF
    wild_ends_size: bool = True
    pair_escape: bool = False
    pair_skips: bool = False
    runs: int = 0
    run_suited: bool = False
    drawn_match: bool = False
    draw_to: BySeats = (3,)
    draw_when: DrawWhen = DrawWhen.AFTER_PLAY
    pickup: Pickup = Pickup.FREE
    pass_empty: bool = False
    pickup_plays: bool = False
    pickup_by: PickupBy = PickupBy.SELF
    stock_gamble: Gamble = Gamble.OFF
    direction: Direction = Direction.CLOCKWISE
    powers: tuple[Power, ...] = ()
    skip_once: bool = False
    skip_passes_self: bool = False
    reverse_once: bool = False
    reverse_two_skips: bool = False
    burn_replay: Replay = Replay.MUST
    set_burn: BySeats = (4,)
    set_burn_across: bool = True
    set_burn_replay: Replay = Replay.MUST
    set_burn_through: ThroughSet = ThroughSet.BREAK
    wild_set: WildSet = WildSet.BURNS
    set_anywhere: bool = False
    completion_beats: bool = True
    out_of_turn: OutOfTurn = OutOfTurn.OFF
    row_use: RowUse = RowUse.ON_TABLE
    row_sets: bool = True
    mix_row: MixRow = MixRow.NO
    pickup_fee: Fee = Fee.NONE
    blind_in_order: bool = False
    blind_fail: BlindFail = BlindFail.TAKE_PILE
    blind_pickup: bool = False
    finish: Finish = Finish.ANY
    out_clears: bool = False
    out_effects: bool = True
    end: End = End.LAST_LOSES
    scoring: Scoring = Scoring.LOSSES
    rounds: int = 0
    exchange: int = 0
    forfeit: str = ""
    no_progress_limit: int = 500
    no_progress_result: DrawResult = DrawResult.DRAW

    def at(self, numbers: BySeats, seats: int) -> int:
        """The number that holds at a table with so many seats."""
        return numbers[min(max(seats - self.min_seats, 0), len(numbers) - 1)]

    def jokers_at(self, seats: int) -> int:
        """How many jokers are in the pack of a table with so many seats."""
        return self.at(self.jokers, seats)

    def pack_size(self, seats: int) -> int:
        """How many cards play at a table with so many seats, those set aside left out."""
        packs = self.at(self.packs, seats) * (52 - 4 * sum(rank is not Rank.JOKER for rank in self.without))
        return packs + self.jokers_at(seats) - self.at(self.set_aside, seats)
