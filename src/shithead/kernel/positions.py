"""From the engine's values to the kernel's numbers and back. Not compiled."""

from shithead.cards import Card, Rank
from shithead.engine.combinations import arrange
from shithead.engine.events import Termination, Zone
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import class_of
from shithead.engine.source import is_in, source
from shithead.engine.state import DutyKind, Laid, Phase, State
from shithead.kernel import fields as at
from shithead.kernel import moves as code
from shithead.kernel.board import Board, Numbers

_PHASES = {
    Phase.SWAP: at.SWAP,
    Phase.LAY_OFF: at.LAY_OFF,
    Phase.CALL: at.CALL,
    Phase.PLAY: at.PLAY,
    Phase.CHOOSE: at.CHOOSE,
    Phase.ENDED: at.ENDED,
}
_ZONES = {Zone.HAND: at.HAND, Zone.FACE_UP: at.ROW, Zone.FACE_DOWN: at.DOWN, Zone.STOCK: at.STOCK}
_DUTIES = {
    DutyKind.LEAD: at.LEAD,
    DutyKind.COVER: at.COVER,
    DutyKind.OWN: at.OWN,
    DutyKind.MATCH: at.MATCH,
    DutyKind.SECOND: at.SECOND,
}
_ENDINGS = {
    Termination.LAST_LEFT: at.LAST_LEFT,
    Termination.FIRST_OUT: at.FIRST_OUT,
    Termination.NO_PROGRESS: at.NO_PROGRESS,
}


def counted(card: Card, classes: tuple[int, ...], words: Numbers) -> int:
    """The number under which zones count a card: its own, or that of its class."""
    return card.index if words[at.T_SUITED] else classes[card.index]


def _none(value: int | None) -> int:
    return at.NONE if value is None else int(value)


def write_laid(state: State, laid: Laid, s: Board, t: Numbers) -> None:
    """Put a play together from what is known of it."""
    table = state.table
    s.clear(at.LAID)
    for card in laid.cards:
        s.add(at.LAID, counted(card, table.classes, t), 1)
    s[at.LAID_CLASS] = class_of(table, laid)
    s[at.LAID_NAMED] = _none(laid.named)
    s[at.LAID_LOWER] = _none(laid.lower)
    s[at.LAID_BOUND] = laid.bound
    s[at.LAID_RECEIVER] = _none(laid.receiver)
    s[at.LAID_SUCCESSOR] = _none(laid.successor)
    s[at.LAID_ZONE] = _ZONES[laid.zone]
    is_run = laid.named is None and laid.cards[0].rank is not laid.cards[-1].rank
    s[at.LAID_RUN] = int(is_run)
    if is_run:
        s[at.LAID_START] = table.rules.ladder.index(laid.cards[0].rank)
        s[at.LAID_PICKS] = sum(
            _pick(table.classes[card.index], card.rank, t) << 3 * place
            for place, card in enumerate(laid.cards)
        )


def _pick(card_class: int, rank: Rank, t: Numbers) -> int:
    if card_class == rank:
        return 0
    return next(n + 1 for n in range(4) if t[at.SINGLE + 4 * rank + n] == card_class)


def _write_duty(s: Board, t: Numbers, state: State) -> None:
    s.free_duty()
    duty = state.duty
    if duty is None:
        return
    s[at.DUTY] = _DUTIES[duty.kind]
    s[at.DUTY_RANK] = _none(duty.rank)
    s[at.DUTY_CARD] = at.NONE if duty.card is None else counted(duty.card, state.table.classes, t)
    s[at.DUTY_COUNT] = duty.count
    s[at.DUTY_SKIPS] = duty.skips
    s[at.DUTY_SEAT] = _none(duty.seat)


def _write_cards(s: Board, t: Numbers, state: State) -> None:
    classes = state.table.classes
    for seat in range(len(state.hands)):
        for zones, first in ((state.hands, at.HANDS), (state.face_up, at.ROWS)):
            for card in zones[seat]:
                s.add(first + seat * at.SIZE, counted(card, classes, t), 1)
        for cards, first, stride in (
            (state.face_down[seat], at.DOWNS, at.DOWN_SIZE),
            (state.face_up[seat], at.ROW_ORDER, at.ORDER_SIZE),
            (state.dealt_up[seat], at.DEALT_ROWS, at.DOWN_SIZE),
        ):
            place = first + seat * stride
            s[place] = len(cards)
            for n, card in enumerate(cards):
                s[place + 1 + n] = counted(card, classes, t)
    s[at.NEXT], s[at.END] = 0, len(state.stock)
    for n, card in enumerate(state.stock):
        s[at.STOCK_AT + n] = counted(card, classes, t)


def state_words(state: State, t: Numbers) -> Board:
    """The words of a game; see ``fields``.

    Args:
        state: a game of which everything is known, or assumed.
        t: the words of its rules.
    """
    s = Board(t)
    seats = len(state.hands)
    s[at.SEATS], s[at.DEALER], s[at.LEADER] = seats, state.dealer, state.lead
    s[at.PHASE], s[at.TURN] = _PHASES[state.phase], state.turn
    s[at.DIRECTION], s[at.INVERTED] = state.direction, int(state.inverted)
    s[at.MAY_PASS], s[at.IDLE] = int(state.may_pass), state.idle
    s[at.IN] = sum(1 << seat for seat in range(seats) if is_in(state, seat))
    s[at.OUTS] = len(state.out)
    for place, seat in enumerate(state.out):
        s[at.PLACES + place] = seat
    s[at.CALL_RANK] = _none(state.call_rank)
    s[at.READY] = sum(1 << seat for seat, ready in enumerate(state.ready) if ready)
    s[at.LOSER] = at.NOBODY
    if state.outcome is not None:
        s[at.LOSER] = _none(state.outcome.loser)
        s[at.ENDING] = _ENDINGS[state.outcome.termination]
    s.forget()
    _write_cards(s, t, state)
    _write_duty(s, t, state)
    choosing = state.phase is Phase.CHOOSE
    for laid in state.pile[:-1] if choosing else state.pile:
        write_laid(state, laid, s, t)
        s.push()
    if choosing:
        write_laid(state, state.pile[-1], s, t)
    return s


# ---- moves -------------------------------------------------------------------------------------------


def _counts(state: State, cards: tuple[Card, ...], rank: Rank, t: Numbers) -> int:
    """The counts of the classes of a rank, as a play holds them."""
    found = 0
    for card in cards:
        pick = _pick(state.table.classes[card.index], rank, t)
        found += 1 << (code.SINGLES_AT + 3 * (pick - 1) if pick else code.PLAIN_AT)
    return found


def _play_code(state: State, seat: int, play: Play, t: Numbers) -> int:
    table = state.table
    mirror = t[at.T_MIRROR]
    ordered = arrange(table, play.cards)
    mirrors = [card for card in ordered if table.classes[card.index] == mirror]
    partners = [card for card in ordered if table.classes[card.index] != mirror]
    rank = ordered[-1].rank
    hand = list(state.hands[seat])
    from_hand, others = [], []
    for card in play.cards:
        if card in hand:
            hand.remove(card)
            from_hand.append(card)
        else:
            others.append(card)
    if source(state, seat) is Zone.HAND and others:
        more = _counts(state, tuple(others), rank, t) >> code.PLAIN_AT << code.ROW_AT
        return code.MIX | rank << 4 | _counts(state, tuple(from_hand), rank, t) | more
    if len({card.rank for card in partners}) > 1:
        start = table.rules.ladder.index(ordered[0].rank)
        suit = 0 if not table.rules.run_suited else 1 + t[at.SUIT_OF + ordered[0].index]
        picks = sum(
            _pick(table.classes[card.index], card.rank, t) << (code.PICKS_AT + 3 * place)
            for place, card in enumerate(ordered)
        )
        return code.RUN | start << 4 | len(ordered) << 8 | suit << 12 | picks
    if mirrors and len({card.rank for card in ordered}) > 1:
        return rank << 4 | _counts(state, tuple(partners), rank, t) | len(mirrors) << code.MIRRORS_AT
    return rank << 4 | _counts(state, ordered, rank, t)


def move_code(state: State, seat: int, move: Move, t: Numbers) -> int:
    """The number of a move.

    Args:
        state: the game.
        seat: who would make it.
        move: a legal move, as ``legal_moves`` spells it.
        t: the words of the rules.
    """
    classes = state.table.classes
    match move:
        case Play():
            return _play_code(state, seat, move, t)
        case Flip(slot=slot):
            return code.FLIP | slot << 4
        case PickUp(fee=fee):
            if not fee:
                return code.PICK_UP
            which = counted(fee[0], classes, t) if len(fee) == 1 else fee[0].rank
            return code.PICK_UP | (which + 1) << 4 | len(fee) << 10
        case Gamble():
            return code.GAMBLE
        case Pass():
            return code.PASS
        case Call():
            return code.CALL
        case Ready(on=on):
            return code.READY | on << 4
        case Swap(hand=hand, face_up=face_up):
            return code.SWAP | counted(hand, classes, t) << 4 | counted(face_up, classes, t) << 10
        case LayOff(card=card, row=row):
            return code.LAY_OFF | counted(card, classes, t) << 4 | (0 if row is None else row + 1) << 10
        case Choose(rank=rank, lower=lower, seat=other):
            if rank is not None:
                return code.NAME | rank << 4
            if lower is not None:
                return code.DECLARE | lower << 4
            return code.POINT | (other or 0) << 4
