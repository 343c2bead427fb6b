"""A second reading of the rules: slow, plain, and made from the rule texts alone.

It shares no code with the engine. Cards are texts, positions are lists that are copied and changed. It says
what a seat may do in the play phase, as ranks and counts, and what a move leads to.
"""

from copy import deepcopy
from dataclasses import dataclass, field

from tests.oracle.houses import House

Action = tuple[str, ...]
"""``play`` with rank and count, ``flip`` with slot, ``pickup`` with rank of the fee, ``gamble``, ``pass``."""


@dataclass
class Position:
    """A table in the play phase; ``pile`` holds plays as (cards, how many cards must answer)."""

    house: House
    hands: list[list[str]]
    rows: list[list[str]]
    blind: list[list[str]]
    stock: list[str]
    pile: list[tuple[list[str], int]]
    turn: int
    burned: list[str] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    may_pass: bool = False
    idle: int = 0
    over: bool = False
    loser: int | None = None


def rank_of(card: str) -> str:
    """The rank of a card."""
    return "JK" if card == "JK" else card[0]


def pile_cards(position: Position) -> list[str]:
    """The pile card by card, bottom to top."""
    return [card for cards, _ in position.pile for card in cards]


def open_zone(position: Position, seat: int) -> str:
    """The zone from which a seat plays: classic-51, classic-69."""
    if position.hands[seat]:
        return "hand"
    return "row" if position.rows[seat] else "blind"


def open_cards(position: Position, seat: int) -> list[str]:
    """The cards from which a seat plays."""
    zones = {"hand": position.hands, "row": position.rows, "blind": position.blind}
    return zones[open_zone(position, seat)][seat]


def run_on_top(position: Position, rank: str) -> int:
    """How many cards of a rank lie on top of the pile without another between: classic-46."""
    run = 0
    for card in reversed(pile_cards(position)):
        if rank_of(card) != rank:
            break
        run += 1
    return run


def makes_four(position: Position, rank: str, count: int) -> bool:
    """So many cards of a rank, laid now, make the top four one rank that burns as a set (D35)."""
    house = position.house
    normal = rank in house.wild and not house.wild_sets_burn
    return not normal and run_on_top(position, rank) + count >= 4


def completes(position: Position, rank: str, count: int) -> bool:
    """They complete a set that lies there already."""
    return run_on_top(position, rank) > 0 and makes_four(position, rank, count)


def beats_by_rank(position: Position, rank: str, zone: str) -> bool:
    """A card of a rank may follow what the pile shows, numbers of cards aside."""
    house = position.house
    shown = [rank_of(card) for card in pile_cards(position) if rank_of(card) not in house.clear]
    if rank in house.wild or not shown or shown[-1] in house.resets:
        return True
    top = shown[-1]
    if top in house.limits:
        return house.ladder.index(rank) <= house.ladder.index(top)
    difference = house.ladder.index(rank) - house.ladder.index(top)
    return difference > 0 if zone == "row" and house.strict_row else difference >= 0


def binding(position: Position) -> int:
    """How many cards the next play has to answer with; 0 when the number is free."""
    return position.pile[-1][1] if position.pile else 0


def answers(position: Position, rank: str, count: int) -> bool:
    """A play answers a bound one: C-22 c, e, i."""
    house, bound = position.house, binding(position)
    if rank in house.wild or count > bound or completes(position, rank, count):
        return True
    top = rank_of(position.pile[-1][0][-1])
    return count == bound and house.ladder.index(rank) > house.ladder.index(top)


def single_beats(position: Position, cards: list[str], zone: str) -> bool:
    """One card alone could be laid: C-22 a, i."""
    ranks = {rank_of(card) for card in cards}
    return any(beats_by_rank(position, rank, zone) or completes(position, rank, 1) for rank in ranks)


def is_escape(position: Position, seat: int, count: int) -> bool:
    """A pair of any rank may be laid since no single card beats: C-22 a, b, g, j."""
    if not position.house.escape or binding(position) or not position.pile or count != 2:
        return False
    return not single_beats(position, open_cards(position, seat), open_zone(position, seat))


def may_lay(position: Position, seat: int, rank: str, count: int) -> bool:
    """The seat on turn may lay so many cards of a rank."""
    if binding(position):
        return answers(position, rank, count)
    if beats_by_rank(position, rank, open_zone(position, seat)) or completes(position, rank, count):
        return True
    return is_escape(position, seat, count)


def plays(position: Position, seat: int) -> set[Action]:
    """What the seat on turn may lay from its open cards."""
    ranks = [rank_of(card) for card in open_cards(position, seat)]
    return {
        ("play", rank, str(count))
        for rank in set(ranks)
        for count in range(1, ranks.count(rank) + 1)
        if may_lay(position, seat, rank, count)
    }


def jump_ins(position: Position, seat: int) -> set[Action]:
    """What a seat that is not on turn may lay: the missing cards of a set (C-41)."""
    if not position.house.out_of_turn or open_zone(position, seat) == "blind" or not position.pile:
        return set()
    rank = rank_of(pile_cards(position)[-1])
    held = [rank_of(card) for card in open_cards(position, seat)].count(rank)
    missing = 4 - run_on_top(position, rank)
    return (
        {("play", rank, str(missing))} if held >= missing and makes_four(position, rank, missing) else set()
    )


def legal(position: Position, seat: int) -> set[Action]:
    """Everything that a seat may do."""
    if position.over or seat in position.out:
        return set()
    if seat != position.turn:
        return jump_ins(position, seat)
    extra: set[Action] = {("pass",)} if position.may_pass else set()
    zone = open_zone(position, seat)
    if zone == "blind":
        return extra | {("flip", str(slot)) for slot in range(len(position.blind[seat]))}
    found = plays(position, seat)
    if position.pile and not (position.house.forced and found):
        fee = zone == "row" and position.house.fee
        found |= {("pickup", rank_of(card)) for card in position.rows[seat]} if fee else {("pickup", "")}
    if position.house.gamble and position.stock:
        found.add(("gamble",))
    return found | extra


# ---- what a move leads to ---------------------------------------------------------------------------


def active_after(position: Position, seat: int) -> list[int]:
    """Seats that are still in, clockwise from the one after a seat; the seat itself comes last."""
    seats = len(position.hands)
    order = [(seat + step) % seats for step in range(1, seats + 1)]
    return [other for other in order if other not in position.out]


def take_pile(position: Position, seat: int, extra: list[str]) -> None:
    """Pile and further cards go to the hand; the turn ends: classic-27."""
    position.hands[seat] += pile_cards(position) + extra
    position.pile = []
    position.turn = active_after(position, seat)[0]


def refill(position: Position, seat: int) -> bool:
    """Draw up to three: classic-23 to classic-26. Tell whether a card was drawn."""
    drew = False
    while len(position.hands[seat]) < 3 and position.stock:
        position.hands[seat].append(position.stock.pop(0))
        drew = True
    return drew


def lay(position: Position, seat: int, cards: list[str], bound: int) -> bool:
    """Cards come onto the pile with all that follows. Tell whether the game moved on."""
    house, rank = position.house, rank_of(cards[0])
    burner, four = rank in house.burners, makes_four(position, rank, len(cards))
    position.pile.append((cards, bound))
    if burner or four:
        position.burned += pile_cards(position)
        position.pile = []
    drew = refill(position, seat)
    left = not (position.hands[seat] or position.rows[seat] or position.blind[seat])
    if left:
        position.out.append(seat)
    following = active_after(position, seat)
    if len(following) == 1:
        position.over, position.loser = True, following[0]
    elif (burner or four) and not left:
        position.turn = seat
        position.may_pass = house.burner_may if burner else house.set_may
    else:
        skipped = 1 if house.pair_skips and len(cards) == 2 and not (burner or four) else 0
        position.turn = following[skipped % len(following)]
    return drew or left or burner or four


def turned(position: Position, seat: int, card: str) -> None:
    """A blind or gambled card is judged by its rank alone: C-22 h."""
    if beats_by_rank(position, rank_of(card), "turned") or completes(position, rank_of(card), 1):
        lay(position, seat, [card], 0)
    else:
        take_pile(position, seat, [card])


def perform(before: Position, seat: int, kind: str, cards: list[str]) -> Position:
    """The position after a legal move; ``cards`` are the ones laid, the fee, or the blind one turned."""
    position = deepcopy(before)
    position.may_pass = False
    zone, source = open_zone(position, seat), open_cards(position, seat)
    progress = kind in ("flip", "gamble")
    if kind == "play":
        rank, count = rank_of(cards[0]), len(cards)
        escapes = not beats_by_rank(position, rank, zone) and not completes(position, rank, count)
        renews = bool(binding(position) or escapes) and rank not in position.house.wild
        for card in cards:
            source.remove(card)
        progress = lay(position, seat, cards, count if renews else 0)
    elif kind == "pickup":
        for card in cards:
            position.rows[seat].remove(card)
        take_pile(position, seat, cards)
    elif kind == "flip":
        position.blind[seat].remove(cards[0])
        turned(position, seat, cards[0])
    elif kind == "gamble":
        turned(position, seat, position.stock.pop(0))
    else:
        position.turn = active_after(position, seat)[0]
    position.idle = 0 if progress else before.idle + 1
    if position.house.idle_limit and position.idle >= position.house.idle_limit and not position.over:
        position.over = True
    return position
