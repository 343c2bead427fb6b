"""What lies on the pile: its base, and the set on top."""

from dataclasses import dataclass

from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Inverts, ThroughSet, WildSet
from tests.oracle.classes import (
    class_of,
    counts_as,
    is_run,
    place_of_power,
    power_of,
    rank_of,
)
from tests.oracle.position import Laid, Position


@dataclass
class Base:
    """What the next play is compared with.

    Attributes:
        laid: the play.
        rank: the rank as which it counts.
        power: what it demands; that of a plain card where a transparent card stands for its own rank.
        place: where it stands in the ladder; ``None`` outside.
    """

    laid: Laid
    rank: str
    power: Power
    place: int | None


def is_transparent(rules: Rules, laid: Laid) -> bool:
    """The play shows what lies below."""
    return power_of(rules, counts_as(rules, laid)).transparent


def base_of(rules: Rules, pile: list[Laid]) -> Base | None:
    """The topmost play that is not transparent; a transparent one on top may stand for itself."""
    for laid in reversed(pile):
        cls = counts_as(rules, laid)
        power = power_of(rules, cls)
        if not power.transparent:
            return Base(laid, rank_of(cls), power, place_of_power(rules, power))
    if pile:
        cls = counts_as(rules, pile[-1])
        power = power_of(rules, cls)
        if power.own_on_empty:
            plain = Power(rank=power.rank, value=power.value)
            return Base(pile[-1], rank_of(cls), plain, place_of_power(rules, plain))
    return None


def is_inverted(position: Position) -> bool:
    """The order of the ladder is turned round: by plays in the pile, or for the game, but not by both."""
    turning = [
        laid
        for laid in position.pile
        if power_of(position.rules, counts_as(position.rules, laid)).inverts is Inverts.PILE
    ]
    return (len(turning) % 2 == 1) != position.inverted_game


@dataclass
class Counted:
    """A card of the pile as it counts for sets."""

    rank: str
    clear: bool
    number: int
    """The number of its play, from the bottom."""


def counted_cards(rules: Rules, pile: list[Laid]) -> list[Counted]:
    """The cards bottom to top; a run counts card by card, any other play as what it counts as."""
    found: list[Counted] = []
    for number, laid in enumerate(pile):
        for card in laid.cards:
            run = is_run(rules, laid.cards)
            cls = class_of(rules, card) if run else counts_as(rules, laid)
            found.append(Counted(rank_of(cls), power_of(rules, cls).transparent, number))
    return found


def join(cards: list[Counted]) -> list[Counted]:
    """Transparent cards take the rank that they show, if they show any."""
    found: list[Counted] = []
    shown: str | None = None
    for card in cards:
        if not card.clear:
            shown = card.rank
        rank = shown if card.clear and shown is not None else card.rank
        found.append(Counted(rank, card.clear, card.number))
    return found


@dataclass
class TopSet:
    """The cards of one rank on top of the pile: how many in all, and how many of the topmost play."""

    rank: str
    total: int
    of_last: int


def top_set(rules: Rules, pile: list[Laid]) -> TopSet:
    """The set on top of a pile that is not empty."""
    cards = counted_cards(rules, pile)
    if rules.set_burn_through is ThroughSet.JOINED:
        cards = join(cards)
    if rules.set_burn_through is ThroughSet.IGNORED:
        cards = [card for card in cards if not card.clear or card.rank == cards[-1].rank]
    found = TopSet(cards[-1].rank, 0, 0)
    for card in reversed(cards):
        if card.rank != found.rank:
            break
        found.total += 1
        found.of_last += card.number == len(pile) - 1
    return found


def burn_number(rules: Rules, rank: str, seats: int) -> int:
    """How many cards of a rank burn as a set at a table with so many seats; 0 if they never do."""
    power = power_of(rules, rank)
    if power.wild and rules.wild_set is WildSet.NORMAL:
        return 0
    return rules.at(rules.set_burn, seats) if power.set_burn is None else power.set_burn


def is_full(rules: Rules, pile: list[Laid], seats: int) -> bool:
    """A set that burns lies on top, by the play that was laid last; runs do not complete one."""
    if not pile or is_run(rules, pile[-1].cards):
        return False
    top = top_set(rules, pile)
    number = burn_number(rules, top.rank, seats)
    return 0 < number <= (top.total if rules.set_burn_across else top.of_last)


def completes(rules: Rules, pile: list[Laid], laid: Laid, seats: int) -> bool:
    """The play makes a full set with at least one card that lies there already."""
    if not pile or not rules.set_burn_across:
        return False
    top = top_set(rules, [*pile, laid])
    return top.total > top.of_last and is_full(rules, [*pile, laid], seats)


def full_by_itself(rules: Rules, laid: Laid, seats: int) -> bool:
    """The play is a full set that burns, whatever lies below."""
    if is_run(rules, laid.cards):
        return False
    top = top_set(rules, [laid])
    return 0 < burn_number(rules, top.rank, seats) <= top.of_last
