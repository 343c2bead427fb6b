"""``table_words``: a ``RuleTable`` as the flat array that the kernel reads. Not compiled."""

from functools import lru_cache

from shithead.cards import CARDS, Rank
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.pile import FREED
from shithead.kernel.start import (
    DEALER_LEFT,
    DEALER_RIGHT,
    GIVEN_LEADER,
    LOWEST_HAND,
    LOWEST_OPEN,
    LOWEST_ROW,
    ROW_AS_DEALT,
    ROW_AT_START,
    ROW_FIRST_DEALT,
    SEARCH_HAND,
    WEAKEST_HAND,
)
from shithead.rules import values
from shithead.rules.compile import RuleTable
from shithead.rules.following import VARIANTS
from shithead.rules.powers import Power
from shithead.rules.values import (
    BlindFail,
    Direction,
    End,
    Fee,
    Finish,
    Follow,
    GivenThen,
    MatchSize,
    MixRow,
    PickupBy,
    Replay,
    Row,
    RowUse,
    Starter,
    StarterLead,
    Swapping,
    ThroughSet,
    Ties,
)

WORD_BITS = 60
"""Bits of a word that counts are packed into: the rest keeps arithmetic free of overflow."""

_STARTERS = {
    Starter.LEAD_SEAT: GIVEN_LEADER,
    Starter.LAST_LOSER: GIVEN_LEADER,
    Starter.LOT: GIVEN_LEADER,
    Starter.DEALER_LEFT: DEALER_LEFT,
    Starter.DEALER_RIGHT: DEALER_RIGHT,
    Starter.WEAKEST_HAND: WEAKEST_HAND,
    Starter.LOWEST_HAND: LOWEST_HAND,
    Starter.LOWEST_ROW: LOWEST_ROW,
    Starter.LOWEST_OPEN: LOWEST_OPEN,
    Starter.HAND: SEARCH_HAND,
    Starter.ROW_AS_DEALT: ROW_AS_DEALT,
    Starter.ROW_AT_START: ROW_AT_START,
    Starter.ROW_FIRST_DEALT: ROW_FIRST_DEALT,
}
_REPLAYS = {Replay.NO: at.REPLAY_NO, Replay.MAY: at.REPLAY_MAY, Replay.MUST: at.REPLAY_MUST}
_DIRECTIONS = {Direction.CLOCKWISE: 1, Direction.COUNTER: -1, Direction.SECOND_PLAYER: 0}
_FEES = {
    Fee.NONE: 0,
    Fee.OPTIONAL: 1,
    Fee.ONE_RANK: 2,
    Fee.LOWEST: 3,
    Fee.TRIED: 4,
    Fee.ONE_CHOSEN: 5,
}


def _number(value: object) -> int:
    """The place of a choice among the values of its kind."""
    return list(type(value)).index(value)  # type: ignore[call-overload, no-any-return]


def needs_suits(table: RuleTable, seats: int, *, started: bool) -> bool:
    """Whether cards of one class may differ to the rules of a table by their suits.

    Args:
        table: the rules.
        seats: how many play.
        started: the play phase has begun, so that it no longer matters who leads.
    """
    rules = table.rules
    if rules.run_suited or (rules.pickup_fee is Fee.ONE_RANK and table.single_cards):
        return True
    if rules.mix_row is not MixRow.NO and max(rules.at(rules.packs, seats), rules.jokers_at(seats)) > 1:
        return True
    if started:
        return rules.row_use is RowUse.ONE_BY_ONE and table.late_swap
    by_suit = rules.starter_ties is Ties.SUIT or rules.starter_lead is StarterLead.CARD
    return by_suit or _rows_have_order(table)


def _rows_have_order(table: RuleTable) -> bool:
    """Whether it matters in which order the cards of a row lie."""
    rules = table.rules
    chosen = rules.starter is Starter.ROW_FIRST_DEALT and rules.row is Row.CHOSEN
    return rules.row_use is RowUse.ONE_BY_ONE or chosen


def _rows(table: RuleTable, words: list[int]) -> None:
    """What is known of each class."""
    for number, power in enumerate(table.powers):
        words[at.RANK + number] = power.rank
        words[at.OF_RANK + power.rank] |= 1 << number
        words[at.TRANSPARENT + number] = power.transparent
        words[at.OWN_ON_EMPTY + number] = table.own_on_empty[number]
        words[at.BURNS + number] = power.burn
        words[at.ACTS + number] = table.acts[number]
        words[at.HIGHER + number] = table.higher[number]
        words[at.BINDS + number] = table.binds[number]
        words[at.SKIP + number] = power.skip
        words[at.REVERSE + number] = power.reverse
        words[at.COPIES + number] = power.transparent and power.copies
        words[at.INVERTS + number] = _number(power.inverts)
        words[at.GIVES + number] = _number(power.gives)
        words[at.GIVER_PLAYS + number] = power.given_then is GivenThen.GIVER
        words[at.AGAIN + number] = _number(power.again)
        words[at.AGAIN_LAST + number] = power.again_last_takes
        words[at.TARGET + number] = power.target
        words[at.LEAVES + number] = power.leaves
        words[at.DECLARED + number] = power.follow is Follow.CHOICE and not power.transparent
        words[at.MIMIC + number] = sum(1 << rank for rank in power.mimic)
        for variant in range(VARIANTS):
            row = at.FOLLOW + variant * at.CLASSES
            words[row + number] = table.following[variant][number].classes


def _ladder(table: RuleTable, words: list[int]) -> None:
    """Where ranks and cards stand in the ladder and in the search."""
    rules = table.rules
    ladder = rules.ladder
    words[at.T_LADDER] = len(ladder)
    for rank in Rank:
        words[at.PLACE + rank] = ladder.index(rank) if rank in ladder else at.NONE
    for place, rank in enumerate(ladder):
        words[at.RANKS + place] = rank
    order = table.search + tuple(rank for rank in Rank if rank not in table.search)
    words[at.T_SEARCH] = len(table.search)
    for place, rank in enumerate(order):
        words[at.SEARCH + place] = rank
        words[at.SEARCH_PLACE + rank] = place


def _counted(table: RuleTable, words: list[int], *, suited: bool) -> None:
    """What is known of each class, or card, that zones count."""
    ladder = table.rules.ladder
    count = len(CARDS) if suited else len(table.powers)
    words[at.T_COUNT] = count
    for place in range(4 * at.CLASSES):
        words[at.MEMBERS + place] = at.NONE
    for k in range(count):
        card_class = table.classes[k] if suited else k
        power = table.powers[card_class]
        words[at.CLASS + k] = card_class
        members = at.MEMBERS + 4 * card_class
        free = next(place for place in range(4) if words[members + place] == at.NONE)
        words[members + free] = k
        rank = power.rank if power.value is None else power.value
        words[at.FEE_PLACE + k] = ladder.index(rank) if rank in ladder else len(ladder)
        if table.wild >> card_class & 1:
            words[at.STRENGTH + k] = 32 + power.rank
        elif power.rank in ladder:
            words[at.STRENGTH + k] = ladder.index(power.rank)
        else:
            words[at.STRENGTH + k] = 16 + power.rank
        suit = CARDS[k].suit if suited else power.suit
        words[at.SUIT_OF + k] = at.NONE if suit is None else _number(suit)
        words[at.SUIT_PLACE + k] = at.NONE if suit is None else table.rules.suit_order.index(suit)


def _packing(words: list[int], most: int) -> None:
    bits = most.bit_length()
    per_word = WORD_BITS // bits
    words[at.T_BITS] = (1 << bits) - 1
    words[at.T_WORDS] = -(-words[at.T_COUNT] // per_word)
    for k in range(words[at.T_COUNT]):
        words[at.WORD + k] = k // per_word
        words[at.SHIFT + k] = k % per_word * bits


def _bits(words: list[int]) -> None:
    for place in range(at.CLASSES - 2):
        words[at.BIT + place] = 1 << place
    for mask in range(128):
        places = [place for place in range(7) if mask >> place & 1]
        words[at.ONES + mask] = len(places)
        for n, place in enumerate(places):
            words[at.NTH + 8 * mask + n] = place


def _entries(table: RuleTable) -> int:
    rules = table.rules
    if not rules.set_burn_across or rules.set_burn_through is not ThroughSet.BREAK or rules.runs:
        return FREED
    return int(any(power.leaves for power in table.powers))


def _single_places(table: RuleTable, words: list[int]) -> None:
    for place in range(4 * at.CLASSES // 4):
        words[at.SINGLE + place] = at.NONE
    for number, power in enumerate(table.powers):
        if power.suit is not None:
            first = at.SINGLE + 4 * power.rank
            free = next(place for place in range(4) if words[first + place] == at.NONE)
            words[first + free] = number


def _mirror(table: RuleTable) -> int:
    return next((number for number, power in enumerate(table.powers) if power.mirror), at.NONE)


def _turn_rules(table: RuleTable, words: list[int], seats: int) -> None:
    rules = table.rules
    words[at.T_EVERY] = table.every
    words[at.T_ON_EMPTY] = table.on_empty
    words[at.T_MIRROR] = _mirror(table)
    words[at.T_MIMICS] = table.mimics
    words[at.T_ENDS_SIZE] = table.ends_size
    words[at.T_SPECIAL] = table.special
    words[at.T_SINGLES] = table.single_cards
    words[at.T_ODD] = table.single_cards or rules.finish is Finish.TAKES_PILE
    words[at.T_TURNS] = table.turns_order
    words[at.T_BINDING] = table.numbers_bind
    words[at.T_ESCAPE] = rules.pair_escape
    words[at.T_AT_LEAST] = rules.match_size is MatchSize.AT_LEAST
    words[at.T_COMPLETION] = rules.completion_beats
    words[at.T_ACROSS] = rules.set_burn_across
    words[at.T_THROUGH] = _number(rules.set_burn_through)
    words[at.T_ENTRIES] = _entries(table)
    words[at.T_ANYWHERE] = rules.set_anywhere
    words[at.T_FORCED] = table.forced
    words[at.T_GAMBLE] = _number(rules.stock_gamble)
    words[at.T_PASS_EMPTY] = rules.pass_empty
    words[at.T_LATE_SWAP] = table.late_swap
    words[at.T_UNTIL_FIRST] = rules.swap is Swapping.UNTIL_FIRST_MOVE
    words[at.T_DRAW_TO] = table.draw_to[seats]
    words[at.T_DRAW_WHEN] = _number(rules.draw_when)
    words[at.T_LIMIT] = rules.no_progress_limit
    words[at.T_MOST_CARDS] = rules.no_progress_result is values.DrawResult.MOST_CARDS
    words[at.T_OUT_OF_TURN] = _number(rules.out_of_turn)
    words[at.T_DIRECTION] = _DIRECTIONS[rules.direction]
    words[at.T_LONG_END] = words[at.T_DIRECTION] == 0 or words[at.T_DRAW_WHEN] != 0
    for rank in Rank:
        words[at.SET_SIZE + rank] = table.set_sizes[seats][rank]


def _play_rules(table: RuleTable, words: list[int]) -> None:
    rules = table.rules
    words[at.T_FINISH] = _number(rules.finish)
    words[at.T_PAIR_SKIPS] = rules.pair_skips
    words[at.T_MATCH] = rules.drawn_match
    words[at.T_SKIP_ONCE] = rules.skip_once
    words[at.T_SKIP_PASSES_SELF] = rules.skip_passes_self
    words[at.T_REVERSE_ONCE] = rules.reverse_once
    words[at.T_TWO_SKIPS] = rules.reverse_two_skips
    words[at.T_BURN_REPLAY] = _REPLAYS[rules.burn_replay]
    words[at.T_SET_REPLAY] = _REPLAYS[rules.set_burn_replay]
    words[at.T_ROW_USE] = _number(rules.row_use)
    words[at.T_ROW_SETS] = rules.row_sets
    words[at.T_SET_MAX] = rules.set_max
    words[at.T_MIX] = _number(rules.mix_row)
    words[at.T_FEE] = _FEES[rules.pickup_fee]
    words[at.T_PREVIOUS] = rules.pickup_by is PickupBy.PREVIOUS
    words[at.T_IN_ORDER] = rules.blind_in_order
    words[at.T_TAKE_CARD] = rules.blind_fail is BlindFail.TAKE_CARD
    words[at.T_BLIND_PICKUP] = rules.blind_pickup
    words[at.T_PICKUP_PLAYS] = rules.pickup_plays
    words[at.T_OUT_CLEARS] = rules.out_clears
    words[at.T_OUT_EFFECTS] = rules.out_effects
    words[at.T_FIRST_WINS] = rules.end is End.FIRST_WINS
    words[at.T_RUNS] = rules.runs
    words[at.T_RUN_SUITED] = rules.run_suited


def _start_rules(table: RuleTable, words: list[int]) -> None:
    rules = table.rules
    words[at.T_LAY_OFF] = _number(rules.lay_off)
    words[at.T_START_CARD] = rules.start_card
    words[at.T_STARTER] = _STARTERS[rules.starter]
    words[at.T_CALL] = rules.starter_call
    words[at.T_TIES] = _number(rules.starter_ties)
    words[at.T_LEAD] = _number(rules.starter_lead)
    words[at.T_FROM] = rules.starter_from
    words[at.T_SWAP] = _number(rules.swap)
    words[at.T_CHOSEN] = rules.row is Row.CHOSEN
    ordered = rules.mix_row is not MixRow.NO or _rows_have_order(table)
    words[at.T_ROW_ORDER] = rules.row_use is RowUse.ONE_BY_ONE or (words[at.T_SUITED] and ordered)


def spending_order(table: RuleTable) -> tuple[int, ...]:
    """The classes in the order in which greedy play gives them away.

    Ordinary classes from low to high in the ladder, then those without a place, wild ones (transparent ones
    last), and at last those that burn.
    """
    ladder = table.rules.ladder

    def key(number: int) -> tuple[int, int, int, int]:
        power: Power = table.powers[number]
        rank = power.rank if power.value is None else power.value
        if power.burn:
            return (3, 0, power.rank, number)
        if power.wild:
            return (2, int(power.transparent), power.rank, number)
        return (0, ladder.index(rank), power.rank, number) if rank in ladder else (1, 0, power.rank, number)

    return tuple(sorted(range(len(table.powers)), key=key))


def _spending(table: RuleTable, words: list[int]) -> None:
    for place, number in enumerate(spending_order(table)):
        words[at.SPEND + place] = number
        words[at.SPEND_PLACE + number] = place
        power = table.powers[number]
        words[at.POWERED + number] = power.wild or power.burn
    ordinary = [number for number in spending_order(table) if not words[at.POWERED + number]]
    words[at.T_ORDINARY] = sum(1 << number for number in ordinary)
    words[at.T_NATURAL] = ordinary == sorted(ordinary)


_DETOURS = (
    at.T_BINDING,
    at.T_MIMICS,
    at.T_TURNS,
    at.T_LATE_SWAP,
    at.T_OUT_OF_TURN,
    at.T_ENTRIES,
    at.T_LONG_END,
    at.T_ROW_USE,
    at.T_MATCH,
    at.T_PAIR_SKIPS,
    at.T_ODD,
    at.T_SET_MAX,
    at.T_ANYWHERE,
)


def _is_quick(table: RuleTable, words: list[int]) -> bool:
    """Whether turns may be made in one piece; see ``quick``."""
    if words[at.T_WORDS] > 1 or words[at.T_DIRECTION] != 1 or any(words[place] for place in _DETOURS):
        return False
    return not any(
        power.reverse or power.again_last_takes or power.follow is Follow.CHOICE for power in table.powers
    )


def _just_takes(words: list[int]) -> int:
    """From where a seat that can lay nothing has no choice but the pile: nowhere, the hand, the row too."""
    if words[at.T_GAMBLE] or words[at.T_PASS_EMPTY] or words[at.T_PREVIOUS]:
        return 0
    return 1 if words[at.T_FEE] else 2


def list_words(table: RuleTable, seats: int, *, suited: bool) -> list[int]:
    """The words of rules; see ``fields``."""
    words = [0] * at.TABLE
    words[at.T_SEATS] = seats
    words[at.T_SUITED] = suited
    words[at.T_CLASSES] = len(table.powers)
    _bits(words)
    _rows(table, words)
    _single_places(table, words)
    _counted(table, words, suited=suited)
    packs = table.rules.at(table.rules.packs, seats)
    jokers = table.rules.jokers_at(seats)
    _packing(words, max(packs if suited else 4 * packs, jokers, 1))
    _ladder(table, words)
    _turn_rules(table, words, seats)
    _play_rules(table, words)
    _start_rules(table, words)
    _spending(table, words)
    plain = table.plain_sets and not (suited or table.single_cards)
    words[at.T_PLAIN] = plain
    words[at.T_QUICK] = plain and _is_quick(table, words)
    words[at.T_JUST_TAKES] = _just_takes(words)
    return [int(word) for word in words]


@lru_cache(maxsize=64)
def table_words(table: RuleTable, seats: int, *, started: bool = False) -> Numbers:
    """The words of rules, made once; nobody may change them.

    Args:
        table: the rules.
        seats: how many play.
        started: only positions of the play phase are asked about.
    """
    return Numbers(list_words(table, seats, suited=needs_suits(table, seats, started=started)))
