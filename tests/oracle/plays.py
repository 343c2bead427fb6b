"""What a seat may lay from hand or row, in turn and out of turn, and under which names."""

from shithead.rules.model import Rules
from shithead.rules.values import Finish, MixRow, OutOfTurn, StarterLead
from tests.oracle.beats import all_names, may_escape, names_that_follow
from tests.oracle.classes import (
    class_of,
    counts_as,
    in_laid_order,
    is_mirror,
    is_run,
    is_special,
    partners,
    power_of,
    rank_of,
)
from tests.oracle.gather import all_runs, mirrored_sets, selections, sets_of_one_rank
from tests.oracle.pile import completes, is_full
from tests.oracle.position import Laid, Position, cards_left, source, zone_cards
from tests.oracle.starting import lowest_suit, search_key

# ---- conditions that do not look at what lies there -------------------------------------------------------


def within_size(rules: Rules, cards: list[str], zone: str) -> bool:
    """The play has no more cards than ``set_max`` and ``row_sets`` allow."""
    if zone == "row" and not rules.row_sets and len(cards) > 1:
        return False
    return is_run(rules, cards) or not rules.set_max or len(cards) <= rules.set_max


def is_last(position: Position, seat: int, cards: list[str]) -> bool:
    """The play would leave the seat with no card at all, and there is no stock."""
    return not position.stock and cards_left(position, seat) == len(cards)


def would_burn(position: Position, laid: Laid) -> bool:
    """The play burns the pile."""
    power = power_of(position.rules, counts_as(position.rules, laid))
    return power.burn or is_full(position.rules, [*position.pile, laid], len(position.hands))


def may_finish(position: Position, seat: int, laid: Laid) -> bool:
    """The play may be a seat's last one, or is not."""
    rules = position.rules
    if position.duty == "cover" or not is_last(position, seat, laid.cards):
        return True
    if rules.finish is Finish.NO_BURN:
        return not would_burn(position, laid)
    if rules.finish is Finish.NO_SPECIAL:
        return not any(is_special(rules, card) for card in laid.cards)
    return True


def required_rank(position: Position, hand: list[str]) -> str:
    """The rank that the starter must lead: the deciding one if it is held, else the lowest of the hand."""
    if position.lead_rank is not None and position.lead_rank in {rank_of(card) for card in hand}:
        return position.lead_rank
    return min((rank_of(card) for card in hand), key=lambda rank: search_key(position.rules, rank))


def leads_rightly(position: Position, seat: int, laid: Laid) -> bool:
    """The starter's first play on an empty pile has in it what it must have."""
    rules, hand = position.rules, position.hands[seat]
    if position.duty != "lead" or position.pile or rules.starter_lead is StarterLead.ANY or not hand:
        return True
    rank = required_rank(position, hand)
    if rules.starter_lead is StarterLead.CARD:
        card = lowest_suit(rules, [card for card in hand if rank_of(card) == rank])
        if rules.run_suited and is_run(rules, laid.cards):
            return card in laid.cards
        # Otherwise equal cards are told apart by class alone, so the class has to be in the play.
        return class_of(rules, card) in {class_of(rules, other) for other in laid.cards}
    return rank in {rank_of(card) for card in partners(rules, laid.cards)}


# ---- names of a play, which is legal if it has one ---------------------------------------------------------


def names_against_pile(position: Position, seat: int, cards: list[str], zone: str) -> list[str | None]:
    """The names under which cards may be laid as far as the pile goes."""
    if position.duty in ("cover", "add"):
        return all_names(position.rules, cards)
    found = names_that_follow(position, cards, zone)
    if not found and may_escape(position, cards, zone, zone_cards(position, seat, zone)):
        return all_names(position.rules, cards)
    return found


def names_by_the_rules(position: Position, seat: int, cards: list[str], zone: str) -> list[str | None]:
    """The names under which cards may be laid in turn, "nothing left" left aside."""
    if not within_size(position.rules, cards, zone):
        return []
    ordered = in_laid_order(position.rules, cards)
    return [
        name
        for name in names_against_pile(position, seat, cards, zone)
        if may_finish(position, seat, Laid(ordered, zone=zone))
        and leads_rightly(position, seat, Laid(ordered, zone=zone, named=name))
    ]


def is_escape(position: Position, seat: int, cards: list[str], zone: str) -> bool:
    """The cards may be laid as a pair escape only."""
    if position.duty in ("cover", "add") or names_that_follow(position, cards, zone):
        return False
    return may_escape(position, cards, zone, zone_cards(position, seat, zone))


# ---- what can be put together ------------------------------------------------------------------------------


def mixes(position: Position, seat: int) -> list[list[str]]:
    """Sets of one rank from hand and row together; equal cards are taken from the hand first."""
    rules, hand, row = position.rules, position.hands[seat], position.rows[seat]
    if rules.mix_row is MixRow.NO or not hand:
        return []
    if rules.mix_row is MixRow.LAST_HAND and position.stock:
        return []
    found: list[list[str]] = []
    for rank in dict.fromkeys(rank_of(card) for card in hand):
        held = [card for card in hand if rank_of(card) == rank]
        lying = [card for card in row if rank_of(card) == rank]
        for chosen in selections(rules, held + lying):
            inside = count_of_hand(rules, held, chosen)
            if inside == 0 or inside == len(chosen):
                continue
            if rules.mix_row is MixRow.ALWAYS or inside == len(hand):
                found.append(chosen)
    return found


def count_of_hand(rules: Rules, held: list[str], chosen: list[str]) -> int:
    """How many of the chosen cards come from the hand, where each class is taken from there first."""
    classes = [class_of(rules, card) for card in chosen]
    mine = [class_of(rules, card) for card in held]
    return sum(min(classes.count(cls), mine.count(cls)) for cls in set(classes))


def candidates(position: Position, seat: int, zone: str) -> list[list[str]]:
    """Everything that could be laid as one play, from the source and by mixing."""
    rules, cards = position.rules, zone_cards(position, seat, zone)
    found = sets_of_one_rank(rules, cards) + mirrored_sets(rules, cards)
    if position.duty != "cover":
        found += all_runs(rules, cards)
    if zone == "hand":
        # A mix is never an escape.
        found += [mixed for mixed in mixes(position, seat) if not is_escape(position, seat, mixed, zone)]
    return found


def additions(position: Position, seat: int) -> list[list[str]]:
    """Drawn cards of the rank just laid, or equal ones, that may be added."""
    hand = [card for card in position.hands[seat] if rank_of(card) == position.add_rank]
    found = [chosen for chosen in selections(position.rules, hand) if len(chosen) <= position.add_count]
    return [chosen for chosen in found if names_by_the_rules(position, seat, chosen, "hand")]


def regular_plays(position: Position, seat: int) -> list[list[str]]:
    """What the seat on turn may lay by the rules, "nothing left" left aside."""
    if position.duty == "add":
        return additions(position, seat)
    zone = source(position, seat)
    if zone == "blind":
        return []
    return [
        cards for cards in candidates(position, seat, zone) if names_by_the_rules(position, seat, cards, zone)
    ]


def plays(position: Position, seat: int) -> list[list[str]]:
    """What the seat on turn may lay: by the rules, or any set on an empty pile if that leaves nothing."""
    found, zone = regular_plays(position, seat), source(position, seat)
    if found or zone == "blind" or position.duty == "add":
        return found
    if position.pile:
        return []
    sets = sets_of_one_rank(position.rules, zone_cards(position, seat, zone))
    return [cards for cards in sets if within_size(position.rules, cards, zone)]


def names_of_play(position: Position, seat: int, cards: list[str]) -> list[str | None]:
    """Between which names the player of a legal play may choose; ``[None]`` where it needs none."""
    names = all_names(position.rules, cards)
    if not position.pile:
        named: list[str | None] = [
            name for name in names if name and not power_of(position.rules, name).not_on_empty
        ]
        return named or names
    return names_by_the_rules(position, seat, cards, source(position, seat)) or names


# ---- out of turn -------------------------------------------------------------------------------------------


def plain_sets(position: Position, seat: int) -> list[list[str]]:
    """Sets of one rank from the source without mirrors and mimics."""
    rules, zone = position.rules, source(position, seat)
    cards = [
        card
        for card in zone_cards(position, seat, zone)
        if not is_mirror(rules, card) and not power_of(rules, class_of(rules, card)).mimic
    ]
    return [chosen for chosen in sets_of_one_rank(rules, cards) if within_size(rules, chosen, zone)]


def exactly_completes(position: Position, cards: list[str]) -> bool:
    """The cards complete the set on top, and one card less would not."""
    rules, seats = position.rules, len(position.hands)
    laid = Laid(in_laid_order(rules, cards))
    less = Laid(laid.cards[1:])
    enough = bool(less.cards) and completes(rules, position.pile, less, seats)
    return completes(rules, position.pile, laid, seats) and not enough


def plays_out_of_turn(position: Position, seat: int) -> list[list[str]]:
    """What a seat that is not on turn may lay."""
    rules = position.rules
    if rules.out_of_turn is OutOfTurn.OFF or source(position, seat) == "blind" or not position.pile:
        return []
    found = plain_sets(position, seat)
    if rules.out_of_turn is OutOfTurn.COMPLETE:
        found = [cards for cards in found if exactly_completes(position, cards)]
    else:
        rank = rank_of(counts_as(rules, position.pile[-1]))
        found = [cards for cards in found if rank_of(cards[0]) == rank]
    zone = source(position, seat)
    return [
        cards for cards in found if may_finish(position, seat, Laid(in_laid_order(rules, cards), zone=zone))
    ]
