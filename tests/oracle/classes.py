"""Card classes and what they can do, read from the rules as data."""

from shithead.cards import RANK_LETTERS, Rank
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from tests.oracle.position import Laid


def letter(rank: Rank) -> str:
    """The text of a rank."""
    return RANK_LETTERS[rank]


def letters(ranks: tuple[Rank, ...]) -> list[str]:
    """The texts of some ranks."""
    return [letter(rank) for rank in ranks]


def rank_of(card: str) -> str:
    """The rank of a card, or of a class."""
    return "JK" if card == "JK" else card[0]


def suit_of(card: str) -> str:
    """The suit of a card; the joker has none."""
    return "" if card == "JK" else card[1:]


def entry_of(rules: Rules, rank: str, suit: str) -> Power | None:
    """What the rules say of a rank (no suit given) or of one single card."""
    for power in rules.powers:
        if letter(power.rank) == rank and (power.suit.value if power.suit else "") == suit:
            return power
    return None


def class_of(rules: Rules, card: str) -> str:
    """The class of a card: the card itself if it has a power of its own, else its rank."""
    if suit_of(card) and entry_of(rules, rank_of(card), suit_of(card)):
        return card
    return rank_of(card)


def power_of(rules: Rules, cls: str) -> Power:
    """What a class can do; a class that the rules do not name can do nothing."""
    found = entry_of(rules, rank_of(cls), suit_of(cls))
    return found or Power(rank=Rank(RANK_LETTERS.index(rank_of(cls))))


def is_special(rules: Rules, card: str) -> bool:
    """The card has a power, whatever it says."""
    cls = class_of(rules, card)
    return entry_of(rules, rank_of(cls), suit_of(cls)) is not None


def place_of_power(rules: Rules, power: Power) -> int | None:
    """Where a power's rank stands in the ladder, or the rank as which it counts; ``None`` outside."""
    rank = power.rank if power.value is None else power.value
    return rules.ladder.index(rank) if rank in rules.ladder else None


def place(rules: Rules, cls: str) -> int | None:
    """Where a class stands in the ladder; ``None`` outside."""
    return place_of_power(rules, power_of(rules, cls))


def is_mirror(rules: Rules, card: str) -> bool:
    """The card is laid only together with others."""
    return power_of(rules, class_of(rules, card)).mirror


def partners(rules: Rules, cards: list[str]) -> list[str]:
    """The cards of a play that are not mirrors; all of them where there are only mirrors."""
    return [card for card in cards if not is_mirror(rules, card)] or list(cards)


def is_run(rules: Rules, cards: list[str]) -> bool:
    """The play has cards of several ranks, mirrors left aside."""
    return len({rank_of(card) for card in partners(rules, cards)}) > 1


def step_of(rules: Rules, card: str) -> int:
    """Where the rank of a card is listed in the ladder, whatever it counts as; -1 outside."""
    listed = letters(rules.ladder)
    return listed.index(rank_of(card)) if rank_of(card) in listed else -1


def by_step(rules: Rules, cards: list[str]) -> list[str]:
    """The cards of a run, the lowest first."""
    return sorted(cards, key=lambda card: step_of(rules, card))


def order_of_entry(rules: Rules, card: str) -> int:
    """Where a card with powers of its own stands in ``powers``; any other card comes before those."""
    for number, power in enumerate(rules.powers):
        if power.suit and letter(power.rank) + power.suit.value == card:
            return number
    return -1


def in_laid_order(rules: Rules, cards: list[str]) -> list[str]:
    """The cards of a play as they are put on the pile: what they count as is on top."""
    if is_run(rules, cards):
        return by_step(rules, cards)
    fronts = partners(rules, cards)
    hidden = [card for card in cards if card not in fronts]
    return sorted(hidden) + sorted(fronts, key=lambda card: (order_of_entry(rules, card), card))


def is_mirrored(rules: Rules, cards: list[str]) -> bool:
    """Mirrors are in the play together with cards whose rank they take."""
    return len(partners(rules, cards)) < len(cards)


def top_class(rules: Rules, cards: list[str]) -> str:
    """The class as which cards count before any naming: the one on top; with mirrors the partners' rank."""
    top = in_laid_order(rules, cards)[-1]
    return rank_of(top) if is_mirrored(rules, cards) else class_of(rules, top)


def counts_as(rules: Rules, laid: Laid) -> str:
    """The class as which a play counts: named, or the partners', or the highest of a run, or its own."""
    return laid.named or top_class(rules, laid.cards)


def card_powers(rules: Rules, laid: Laid) -> list[Power]:
    """The power by which each card of a play skips and reverses; of a run only the highest card."""
    if is_run(rules, laid.cards):
        return [power_of(rules, counts_as(rules, laid))]
    if laid.named or (is_mirrored(rules, laid.cards) and len({rank_of(card) for card in laid.cards}) > 1):
        return [power_of(rules, rank_of(counts_as(rules, laid)))] * len(laid.cards)
    return [power_of(rules, class_of(rules, card)) for card in laid.cards]
