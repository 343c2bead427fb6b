"""The face-up cards that go along with a pick-up (D43, C-45, C-46)."""

from msgspec.structs import replace

from shithead.cards import Card, sort_cards
from shithead.engine.events import Zone
from shithead.engine.pile import beats, demanded
from shithead.engine.source import source
from shithead.engine.state import State
from shithead.rules.values import Fee, PickupBy

Fees = tuple[tuple[Card, ...], ...]


def _one_rank(row: tuple[Card, ...]) -> Fees:
    found: list[tuple[Card, ...]] = []
    for rank in sorted({card.rank for card in row}):
        cards = tuple(card for card in row if card.rank is rank)
        found += [cards[:count] for count in range(2, len(cards) + 1)]
    return (*((card,) for card in dict.fromkeys(row)), *found)


def _lowest(state: State, row: tuple[Card, ...]) -> tuple[Card, ...]:
    table, ladder = state.table, state.table.rules.ladder

    def place(card: Card) -> int:
        power = table.powers[table.classes[card.index]]
        rank = power.rank if power.value is None else power.value
        return ladder.index(rank) if rank in ladder else len(ladder)

    lowest = min(map(place, row))
    return tuple(card for card in row if place(card) == lowest)


def _failing(state: State, row: tuple[Card, ...]) -> tuple[Card, ...]:
    wanted = replace(demanded(state, Zone.FACE_UP), bound=0)
    classes = state.table.classes
    return tuple(card for card in row if not beats(state, wanted, classes[card.index], 1))


def fee_options(state: State, seat: int) -> Fees:
    """The fees that a seat may pay with a pick-up now; only the empty one where none is due."""
    rules = state.table.rules
    fee = rules.pickup_fee
    if fee is Fee.NONE or source(state, seat) is not Zone.FACE_UP or rules.pickup_by is PickupBy.PREVIOUS:
        return ((),)
    row = sort_cards(state.face_up[seat])
    match fee:
        case Fee.OPTIONAL:
            return ((), *((card,) for card in dict.fromkeys(row)))
        case Fee.ONE_RANK:
            return _one_rank(row)
        case Fee.LOWEST:
            row = _lowest(state, row)
        case Fee.TRIED:
            row = _failing(state, row)
        case _:
            pass
    return tuple((card,) for card in dict.fromkeys(row)) or ((),)


def is_fee(options: Fees, fee: tuple[Card, ...]) -> bool:
    """Whether a fee in any spelling is one of the options: as many cards of the same rank."""
    if len(fee) <= 1:
        return fee in options
    return any(len(fee) == len(one) and fee[0].rank is one[0].rank for one in options) and (
        len({card.rank for card in fee}) == 1
    )
