"""What a play does: it lies on the pile, burns, has its effects, and its player draws.

All cards that reach the pile pass through ``settle``, so the burn test stands in one place. The order is that
of the catalogue (section 1, resolution order).
"""

from msgspec import Struct
from msgspec.structs import replace

from shithead.cards import Card, sort_cards
from shithead.engine.choices import effects_count, open_choices, say
from shithead.engine.drawing import draw_after_play, take_row
from shithead.engine.events import (
    BurnCause,
    CardsLeft,
    Event,
    Given,
    OrderTurned,
    PickedUp,
    PileBurned,
    Reversed,
    Zone,
)
from shithead.engine.pile import base_play, burn_cause, cards_of, class_of, rank_of
from shithead.engine.source import is_in, next_seat
from shithead.engine.state import Laid, Phase, State
from shithead.engine.turn import Ending, end_turn, offer_match
from shithead.engine.zones import with_seat
from shithead.rules.compile import RuleTable
from shithead.rules.values import Finish, Give, GivenThen, Inverts, Replay

PAIR = 2
_TURNED = (Zone.FACE_DOWN, Zone.STOCK)


class _Turning(Struct, frozen=True):
    """What a play does to the order of turns."""

    skips: int = 0
    reversals: int = 0


def _turning(state: State, laid: Laid) -> _Turning:
    """How many seats a play skips and how often it reverses (R4b, R6, R7)."""
    table = state.table
    card_class = class_of(table, laid)
    if laid.named is None and laid.cards[0].rank is laid.cards[-1].rank:
        powers = [table.powers[table.classes[card.index]] for card in laid.cards]
    else:
        is_run = laid.named is None
        powers = [table.powers[card_class]] * (1 if is_run else len(laid.cards))
    skips, reversals = [power.skip for power in powers], [power.reverse for power in powers]
    if table.transparent[card_class] and table.powers[card_class].copies:
        base = base_play(table, state.pile)
        if base is not None and not table.transparent[class_of(table, base)]:
            copied = table.powers[class_of(table, base)]
            skips = [skip + copied.skip for skip in skips]
            reversals += [copied.reverse] * len(laid.cards)
    rules = table.rules
    return _Turning(
        max(skips) if rules.skip_once else sum(skips),
        min(sum(reversals), 1) if rules.reverse_once else sum(reversals),
    )


def _reverse(state: State, seat: int, times: int, events: list[Event]) -> State:
    if times % 2 == 0 or state.direction == 0:
        return state
    direction = -state.direction
    events.append(Reversed(seat=seat, clockwise=direction == 1))
    return replace(state, direction=direction)


def _receiver(state: State, seat: int, laid: Laid, gives: Give) -> int:
    if gives is Give.CHOSEN and laid.receiver is not None:
        return laid.receiver
    return next_seat(state, seat, -1 if gives is Give.PREVIOUS else 1)


def _give(state: State, seat: int, receiver: int, cards: tuple[Card, ...], events: list[Event]) -> State:
    events.append(Given(seat=seat, receiver=receiver, count=len(cards)))
    hand = sort_cards(state.hands[receiver] + cards)
    return replace(state, hands=with_seat(state.hands, receiver, hand), pile=())


def _leave(state: State, seat: int, laid: Laid, events: list[Event]) -> State:
    events.append(CardsLeft(seat=seat, cards=laid.cards))
    return replace(state, pile=state.pile[:-1], burned=state.burned + laid.cards)


def _act(state: State, seat: int, laid: Laid, events: list[Event]) -> tuple[State, Ending]:
    """The effects of a play that lies on the pile and did not burn (R3c to R10)."""
    table = state.table
    power = table.powers[class_of(table, laid)]
    turning = _turning(replace(state, pile=state.pile[:-1]), laid)
    if power.inverts is Inverts.GAME:
        state = replace(state, inverted=not state.inverted)
        events.append(OrderTurned(seat=seat, inverted=state.inverted))
    receiver: int | None = None
    if power.leaves:
        state = _leave(state, seat, laid, events)
    if power.gives is not Give.NO:
        receiver = _receiver(state, seat, laid, power.gives)
        state = _give(state, seat, receiver, cards_of(state.pile), events)
    state = _reverse(state, seat, turning.reversals, events)
    ending = Ending(
        progress=power.leaves,
        skips=turning.skips,
        reversals=turning.reversals,
        again=power.again,
        receiver=receiver,
        giver_plays=receiver is not None and power.given_then is GivenThen.GIVER,
        successor=laid.successor,
    )
    return state, ending


def _replay(table: RuleTable, cause: BurnCause) -> Replay:
    return table.rules.burn_replay if cause is BurnCause.RANK else table.rules.set_burn_replay


def _burn(state: State, seat: int, cause: BurnCause, events: list[Event]) -> tuple[State, Ending]:
    cards = cards_of(state.pile)
    events.append(PileBurned(seat=seat, count=len(cards), cause=cause))
    return (
        replace(state, pile=(), burned=state.burned + cards),
        Ending(progress=True, replay=_replay(state.table, cause)),
    )


def _said(state: State, seat: int, laid: Laid, events: list[Event]) -> tuple[Laid, bool]:
    """The play after everything was said that has only one answer; and whether something is still open."""
    while True:
        burns = burn_cause(state, (*state.pile, laid)) is not None
        options = open_choices(state, seat, laid, burns=burns)
        if not options:
            return laid, False
        if len(options) > 1:
            return laid, True
        laid = say(state, seat, laid, options[0], events)


def _takes_instead(state: State, seat: int, laid: Laid) -> bool:
    """Whether a last card makes its player take the pile instead of going out (D51)."""
    if laid.zone in _TURNED:
        return False
    classes, special = state.table.classes, state.table.special
    last = not state.stock and not is_in(state, seat)
    return last and any(special >> classes[card.index] & 1 for card in laid.cards)


def settle(state: State, seat: int, laid: Laid, events: list[Event]) -> State:
    """Put a play on the pile and let everything follow from it.

    Args:
        state: the game, the cards already taken from where they were.
        seat: who plays.
        laid: the play, with what was said about it so far.
        events: what happened; added to.
    """
    table = state.table
    acts = table.acts[class_of(table, laid)] or table.single_cards
    if table.rules.finish is Finish.TAKES_PILE and _takes_instead(state, seat, laid):
        return take_instead(replace(state, pile=(*state.pile, laid)), seat, events, progress=False)
    if acts:
        laid, is_open = _said(state, seat, laid, events)
        if is_open:
            return _ask(state, seat, laid)
        acts = effects_count(state, seat) and (table.acts[class_of(table, laid)] or table.single_cards)
    state = replace(state, pile=(*state.pile, laid))
    cause = burn_cause(state, state.pile)
    if cause is not None:
        state, ending = _burn(state, seat, cause, events)
    elif acts:
        state, ending = _act(state, seat, laid, events)
    else:
        ending = Ending()
    if cause is None and table.rules.pair_skips and _is_pair(laid):
        ending = replace(ending, skips=ending.skips + 1)
    return _finish(state, seat, laid, ending, events)


def _is_run(laid: Laid) -> bool:
    return laid.named is None and laid.cards[0].rank is not laid.cards[-1].rank


def _is_pair(laid: Laid) -> bool:
    return len(laid.cards) == PAIR


def _ask(state: State, seat: int, laid: Laid) -> State:
    return replace(
        state,
        pile=(*state.pile, laid),
        phase=Phase.CHOOSE,
        turn=seat,
        may_pass=False,
        decision=state.decision + 1,
    )


def _finish(state: State, seat: int, laid: Laid, ending: Ending, events: list[Event]) -> State:
    """Draw, then offer what may be added, or end the turn."""
    stock = state.stock
    state = draw_after_play(state, seat, events)
    if laid.zone in _TURNED or state.stock is not stock:
        ending = replace(ending, progress=True)
    if state.duty is not None:
        ending = replace(ending, skips=ending.skips + state.duty.skips)
    if state.table.rules.drawn_match and laid.zone is Zone.HAND and not ending.keeps_turn:
        drawn = stock[: len(stock) - len(state.stock)]
        if drawn and is_in(state, seat) and not _is_run(laid):
            return offer_match(state, seat, rank_of(state.table, laid), drawn, ending)
    state = take_row(state, seat, events)
    if not is_in(state, seat) and state.pile and _takes_as_last(state.table, laid):
        return take_instead(state, seat, events, progress=ending.progress)
    return end_turn(state, seat, events, ending)


def _takes_as_last(table: RuleTable, laid: Laid) -> bool:
    """Whether who goes out with a play takes the pile instead (R8a)."""
    return table.powers[class_of(table, laid)].again_last_takes


def take_pile(
    state: State,
    seat: int,
    extra: tuple[Card, ...],
    fee: tuple[Card, ...],
    events: list[Event],
    *,
    progress: bool,
    receiver: int | None = None,
) -> State:
    """Take the pile and further cards, a fee or a card that did not beat it, into the hand.

    Args:
        state: the game, the further cards already taken from where they were.
        seat: whose turn it is.
        extra: what goes along.
        fee: those of them that are a fee.
        events: what happened; added to.
        progress: a card was turned.
        receiver: who takes it all, where that is another seat (D27).
    """
    taker = seat if receiver is None else receiver
    taken = cards_of(state.pile) + extra
    events.append(PickedUp(seat=taker, count=len(taken), fee=fee))
    hand = sort_cards(state.hands[taker] + taken)
    state = replace(state, hands=with_seat(state.hands, taker, hand), pile=())
    skips = 0 if state.duty is None else state.duty.skips
    plays = state.table.rules.pickup_plays or receiver is not None
    return end_turn(
        state, seat, events, Ending(progress=progress, skips=skips, picked_up=True, stays_on=plays)
    )


def take_instead(state: State, seat: int, events: list[Event], *, progress: bool) -> State:
    """Take the pile in place of going out; the turn ends (D51, R8a)."""
    taken = cards_of(state.pile)
    events.append(PickedUp(seat=seat, count=len(taken), fee=()))
    state = replace(state, hands=with_seat(state.hands, seat, sort_cards(taken)), pile=())
    return end_turn(state, seat, events, Ending(progress=progress, picked_up=True))


def take_card(state: State, seat: int, card: Card, events: list[Event]) -> State:
    """Take a turned card that did not beat the pile; the pile stays (D46)."""
    hand = sort_cards((*state.hands[seat], card))
    state = replace(state, hands=with_seat(state.hands, seat, hand))
    return end_turn(state, seat, events, Ending(progress=True))
