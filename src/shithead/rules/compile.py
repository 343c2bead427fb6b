"""``RuleTable``: rules compiled once to what the engine reads at every move.

A **card class** is a number: 0 to 13 for the ranks, and one more for each single card with powers of its own.
Sets of classes are bit masks: bit ``1 << class``.
"""

from functools import lru_cache

from msgspec import Struct

from shithead.cards import CARDS, Rank, Suit
from shithead.rules.check import MOST_SEATS, check_rules
from shithead.rules.following import VARIANTS, Following, Order
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import (
    Again,
    Finish,
    Follow,
    Gamble,
    Give,
    Inverts,
    MixRow,
    Pickup,
    Swapping,
    WildSet,
)

RANKS = len(Rank)


class RuleTable(Struct, frozen=True):
    """Compiled rules. Tuples that are not said to be otherwise are indexed by card class.

    Attributes:
        rules: what it was compiled from.
        classes: the class of each of the 53 cards, by card index.
        powers: the power of each class.
        single_cards: single cards have powers of their own.
        every: mask of all classes that may be laid by themselves.
        on_empty: mask of those among them that may be laid on an empty pile.
        wild: mask of the classes that go on anything, but for what blocks them.
        mimics: mask of the classes that are named when they are laid.
        mirrors: mask of the classes that are laid with others only.
        transparent: whether the requirement is looked for below the class.
        own_on_empty: whether a transparent class counts as its own rank where nothing lies below.
        burns: whether the class burns the pile.
        set_sizes: by number of seats, by class: so many cards burn as a set; 0 for never.
        binds: whether the class binds the next play by its number in the pair escape.
        ends_size: mask of the classes that answer any number of cards.
        acts: whether the class has an effect when it is laid, apart from burning.
        special: mask of the classes with a power.
        higher: mask of the classes strictly higher in the ladder.
        following: by variant, by class: what may follow it.
        turns_order: some class turns the order of the ladder round.
        numbers_bind: some number of cards may bind.
        plain_sets: sets are simply cards of one rank from one zone: no runs, mirrors, mixing, limits.
        plain_burns: sets that burn are counted on the top cards as they lie.
        gambles: there is a stock gamble.
        late_swap: exchanges are made in the play phase.
        forced: the pile may only be taken by who has no legal play.
        draw_to: by number of seats.
        search: the ranks in which a starter is looked for, in order.
    """

    rules: Rules
    classes: tuple[int, ...]
    powers: tuple[Power, ...]
    single_cards: bool
    every: int
    on_empty: int
    wild: int
    mimics: int
    mirrors: int
    transparent: tuple[bool, ...]
    own_on_empty: tuple[bool, ...]
    burns: tuple[bool, ...]
    set_sizes: tuple[tuple[int, ...], ...]
    binds: tuple[bool, ...]
    ends_size: int
    acts: tuple[bool, ...]
    special: int
    higher: tuple[int, ...]
    following: tuple[tuple[Following, ...], ...]
    turns_order: bool
    numbers_bind: bool
    plain_sets: bool
    plain_burns: bool
    gambles: bool
    late_swap: bool
    forced: bool
    draw_to: tuple[int, ...]
    search: tuple[Rank, ...]

    def __repr__(self) -> str:
        """The rules alone: all else follows from them, and a state is to be read by people."""
        return f"RuleTable({self.rules!r})"


def _class_powers(rules: Rules) -> tuple[Power, ...]:
    of_ranks = {power.rank: power for power in rules.powers if power.suit is None}
    of_cards = tuple(power for power in rules.powers if power.suit is not None)
    return tuple(of_ranks.get(rank) or Power(rank=rank) for rank in Rank) + of_cards


def _classes(powers: tuple[Power, ...]) -> tuple[int, ...]:
    single: dict[tuple[Rank, Suit | None], int] = {
        (power.rank, power.suit): number for number, power in enumerate(powers) if power.suit is not None
    }
    return tuple(single.get((card.rank, card.suit), int(card.rank)) for card in CARDS)


def _mask(flags: list[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _acts(power: Power) -> bool:
    return bool(
        power.follow is Follow.CHOICE
        or power.inverts is Inverts.GAME
        or power.gives is not Give.NO
        or power.again is not Again.NO
        or power.skip
        or power.reverse
        or power.target
        or power.leaves
        or (power.transparent and power.copies)
        or power.mimic
    )


def _set_size(rules: Rules, power: Power, seats: int) -> int:
    if power.wild and rules.wild_set is WildSet.NORMAL:
        return 0
    return rules.at(rules.set_burn, seats) if power.set_burn is None else power.set_burn


def _binds(power: Power) -> bool:
    return not (power.wild or power.transparent) and power.follow is Follow.OWN


def _search(rules: Rules) -> tuple[Rank, ...]:
    start = rules.ladder.index(rules.starter_from) if rules.starter_from in rules.ladder else 0
    return rules.ladder[start:] + rules.ladder[:start]


def _plain_sets(rules: Rules, powers: tuple[Power, ...]) -> bool:
    return not (
        rules.runs
        or rules.set_max
        or not rules.row_sets
        or rules.mix_row is not MixRow.NO
        or rules.finish in (Finish.NO_BURN, Finish.NO_SPECIAL)
        or rules.set_anywhere
        or any(power.mirror or power.not_on_empty or power.suit is not None for power in powers)
    )


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> RuleTable:
    """Compile rules; the same rules give the same table.

    Raises:
        RulesError: the rules contradict themselves.
    """
    check_rules(rules)
    powers = _class_powers(rules)
    order = Order(rules, powers)
    every = _mask([not power.mirror for power in powers])
    wild = _mask([power.wild for power in powers])
    numbers = range(len(powers))
    table_sizes = range(MOST_SEATS + 1)
    return RuleTable(
        rules=rules,
        classes=_classes(powers),
        powers=powers,
        single_cards=len(powers) > RANKS,
        every=every,
        on_empty=every & _mask([not power.not_on_empty for power in powers]),
        wild=wild,
        mimics=_mask([bool(power.mimic) for power in powers]),
        mirrors=_mask([power.mirror for power in powers]),
        transparent=tuple(power.transparent for power in powers),
        own_on_empty=tuple(power.own_on_empty for power in powers),
        burns=tuple(power.burn for power in powers),
        set_sizes=tuple(tuple(_set_size(rules, power, seats) for power in powers) for seats in table_sizes),
        binds=tuple(_binds(power) for power in powers),
        ends_size=wild if rules.wild_ends_size else 0,
        acts=tuple(_acts(power) for power in powers),
        special=_mask([power in rules.powers for power in powers]),
        higher=tuple(order.higher(number) for number in numbers),
        following=tuple(
            tuple(order.following(number, variant) for number in numbers) for variant in range(VARIANTS)
        ),
        turns_order=any(power.inverts is not Inverts.NO for power in powers),
        numbers_bind=rules.pair_escape or rules.match_size != "off",
        plain_sets=_plain_sets(rules, powers),
        plain_burns=rules.set_burn_across and rules.set_burn_through == "break" and not rules.runs,
        gambles=rules.stock_gamble is not Gamble.OFF,
        late_swap=rules.swap in (Swapping.FIRST_TURN, Swapping.UNTIL_FIRST_MOVE),
        forced=rules.pickup is Pickup.FORCED,
        draw_to=tuple(rules.at(rules.draw_to, seats) for seats in table_sizes),
        search=_search(rules),
    )
