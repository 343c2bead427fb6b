"""From the deal to the first turn: laying off, the turned card, and who leads (D07 to D10, C-01 to C-05)."""

from msgspec.structs import replace

from shithead.cards import Card, Rank, Suit
from shithead.engine.drawing import take_row
from shithead.engine.events import CallOpened, CardTurned, Event, RowsShown, Started, StartedBy, Zone
from shithead.engine.state import Duty, DutyKind, Laid, Phase, State
from shithead.engine.zones import Zones
from shithead.rules.compile import RuleTable
from shithead.rules.values import Direction, LayOff, Row, Starter, StarterLead, Ties

_GIVEN = {
    Starter.LEAD_SEAT: StartedBy.LEAD_SEAT,
    Starter.LAST_LOSER: StartedBy.LAST_LOSER,
    Starter.LOT: StartedBy.LOT,
}
_DIRECTIONS = {Direction.CLOCKWISE: 1, Direction.COUNTER: -1, Direction.SECOND_PLAYER: 0}


def first_direction(table: RuleTable) -> int:
    """The direction in which a game begins (D26)."""
    return _DIRECTIONS[table.rules.direction]


def from_left(state: State) -> list[int]:
    """All seats clockwise, the dealer's left neighbour first and the dealer last."""
    seats = len(state.hands)
    return [(state.dealer + 1 + step) % seats for step in range(seats)]


def _nobody(state: State) -> tuple[bool, ...]:
    return (False,) * len(state.hands)


def _search_order(table: RuleTable) -> tuple[Rank, ...]:
    """The ranks as the search goes through them, those outside it after all others."""
    return table.search + tuple(rank for rank in Rank if rank not in table.search)


def _suit_place(table: RuleTable, suit: Suit | None) -> int:
    return -1 if suit is None else table.rules.suit_order.index(suit)


def _lowest_suit(table: RuleTable, cards: tuple[Card, ...], rank: Rank) -> Card:
    of_rank = [card for card in cards if card.rank is rank]
    return min(of_rank, key=lambda card: _suit_place(table, card.suit))


def _ranks(table: RuleTable, cards: tuple[Card, ...]) -> list[int]:
    order = _search_order(table)
    return sorted(order.index(card.rank) for card in cards)


def _first_holder(state: State, zones: Zones, rank: Rank) -> int | None:
    """Who leads among the seats that hold a rank in their zones (D09); ``None`` if nobody does."""
    table = state.table
    holders = [seat for seat in from_left(state) if any(card.rank is rank for card in zones[seat])]
    if not holders:
        return None
    match table.rules.starter_ties:
        case Ties.SUIT:
            return min(
                holders, key=lambda seat: _suit_place(table, _lowest_suit(table, zones[seat], rank).suit)
            )
        case Ties.COPIES:
            return max(holders, key=lambda seat: sum(card.rank is rank for card in zones[seat]))
        case Ties.NEXT_RANK:
            return min(holders, key=lambda seat: _ranks(table, zones[seat]))
        case _:
            return holders[0]


def _duty(state: State, seat: int, rank: Rank | None) -> Duty | None:
    """What the starter has to lead (D10)."""
    table, hand = state.table, state.hands[seat]
    if table.rules.starter_lead is StarterLead.ANY or not hand or state.pile:
        return None
    if rank is None or all(card.rank is not rank for card in hand):
        rank = next(one for one in _search_order(table) if any(card.rank is one for card in hand))
    card = _lowest_suit(table, hand, rank) if table.rules.starter_lead is StarterLead.CARD else None
    return Duty(DutyKind.LEAD, rank=rank, card=card)


def lead(state: State, seat: int, rank: Rank | None, by: StartedBy, events: list[Event]) -> State:
    """Let a seat lead: the play phase begins with its turn."""
    events.append(Started(seat=seat, rank=rank, by=by))
    return replace(
        state,
        phase=Phase.PLAY,
        turn=seat,
        duty=_duty(state, seat, rank),
        decision=state.decision + 1,
        call_rank=None,
        ready=_nobody(state),
    )


def after_swap(state: State, events: list[Event]) -> State:
    """End the swap phase: the rows are shown, and cards may be laid off where the rules say so."""
    events.append(RowsShown(rows=state.face_up))
    return open_lay_off(state, events)


def open_lay_off(state: State, events: list[Event]) -> State:
    """Open the phase in which cards are laid off (D07), or go on where there is none."""
    if state.table.rules.lay_off is LayOff.OFF:
        return begin(state, events)
    return replace(state, phase=Phase.LAY_OFF, decision=state.decision + 1, ready=_nobody(state))


def after_lay_off(state: State, events: list[Event]) -> State:
    """End the phase in which cards are laid off; an emptied hand may take its row (D41)."""
    for seat in from_left(state):
        state = take_row(state, seat, events)
    return begin(state, events)


def begin(state: State, events: list[Event]) -> State:
    """Turn the first card where there is one, and find who leads."""
    if state.table.rules.start_card and state.stock:
        card = state.stock[0]
        events.append(CardTurned(card=card))
        laid = Laid((card,), None, Zone.STOCK)
        state = replace(state, stock=state.stock[1:], pile=(*state.pile, laid))
    return _find_starter(state, events)


def _find_starter(state: State, events: list[Event]) -> State:
    starter = state.table.rules.starter
    order = from_left(state)
    if starter in _GIVEN:
        return lead(state, state.lead, None, _GIVEN[starter], events)
    match starter:
        case Starter.DEALER_LEFT:
            return lead(state, order[0], None, StartedBy.DEALER_LEFT, events)
        case Starter.DEALER_RIGHT:
            return lead(state, order[-2], None, StartedBy.DEALER_RIGHT, events)
        case Starter.WEAKEST_HAND:
            return lead(state, _weakest(state), None, StartedBy.WEAKEST, events)
        case Starter.LOWEST_HAND:
            return _lowest(state, state.hands, events)
        case Starter.LOWEST_ROW:
            return _lowest(state, state.face_up, events)
        case Starter.LOWEST_OPEN:
            both = zip(state.hands, state.face_up, strict=True)
            return _lowest(state, tuple(hand + row for hand, row in both), events)
        case _:
            return _search(state, events)


def _lowest(state: State, zones: Zones, events: list[Event]) -> State:
    for rank in _search_order(state.table):
        seat = _first_holder(state, zones, rank)
        if seat is not None:
            return lead(state, seat, rank, StartedBy.LOWEST, events)
    return lead(state, from_left(state)[0], None, StartedBy.DEALER_LEFT, events)


def _weakest(state: State) -> int:
    """The seat whose hand is lowest, compared card by card from the highest (D09)."""
    table = state.table
    ladder = table.rules.ladder

    def strength(card: Card) -> tuple[int, int]:
        if table.wild >> table.classes[card.index] & 1:
            return (2, card.rank)
        return (0, ladder.index(card.rank)) if card.rank in ladder else (1, card.rank)

    return min(from_left(state), key=lambda seat: sorted(map(strength, state.hands[seat]), reverse=True))


def _first_row(state: State, rank: Rank) -> int | None:
    """The seat that leads by its face-up row."""
    rules = state.table.rules
    rows = state.face_up
    if rules.starter is not Starter.ROW_AT_START and rules.row is Row.DEALT:
        rows = state.dealt_up
    if rules.starter is not Starter.ROW_FIRST_DEALT:
        return _first_holder(state, rows, rank)
    rounds = max(map(len, rows))
    dealt = ((seat, place) for place in range(rounds) for seat in from_left(state))
    return next((seat for seat, place in dealt if _is_rank(rows[seat], place, rank)), None)


def _is_rank(row: tuple[Card, ...], place: int, rank: Rank) -> bool:
    return place < len(row) and row[place].rank is rank


def _search(state: State, events: list[Event]) -> State:
    """For each rank in turn the rows of all seats are searched first, then all hands (C-02)."""
    rules = state.table.rules
    for rank in state.table.search:
        if rules.starter is not Starter.HAND:
            seat = _first_row(state, rank)
            if seat is not None:
                return lead(state, seat, rank, StartedBy.ROW, events)
        seat = _first_holder(state, state.hands, rank)
        if seat is None:
            continue
        if not rules.starter_call:
            return lead(state, seat, rank, StartedBy.HAND, events)
        events.append(CallOpened(rank=rank))
        return replace(
            state, phase=Phase.CALL, call_rank=rank, decision=state.decision + 1, ready=_nobody(state)
        )
    return lead(state, from_left(state)[0], None, StartedBy.DEALER_LEFT, events)


def searched_rank(state: State) -> Rank:
    """The rank that may be called now.

    Raises:
        ValueError: no call window is open.
    """
    if state.call_rank is None:
        raise ValueError("no call window is open")
    return state.call_rank


def uncalled(state: State, events: list[Event]) -> State:
    """End a call window in which nobody called: a holder leads (C-05)."""
    rank = searched_rank(state)
    holder = _first_holder(state, state.hands, rank)
    if holder is None:
        raise ValueError("a call window is open for a rank that nobody holds")
    return lead(state, holder, rank, StartedBy.HAND, events)
