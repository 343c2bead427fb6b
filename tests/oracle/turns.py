"""Drawing, leaving the game, the end of it, and whose turn is next."""

from shithead.rules.values import (
    Again,
    DrawResult,
    DrawWhen,
    End,
    GivenThen,
    Replay,
    RowUse,
)
from tests.oracle.position import Owed, Position, cards_left, others_in_order, pile_cards, seats_in

# ---- drawing ---------------------------------------------------------------------------------------------


def draw(position: Position, seat: int) -> list[str]:
    """Fill a hand while the stock lasts; the cards drawn."""
    drawn: list[str] = []
    wanted = position.rules.at(position.rules.draw_to, len(position.hands))
    while len(position.hands[seat]) < wanted and position.stock:
        drawn.append(position.stock.pop(0))
        position.hands[seat].append(drawn[-1])
    return drawn


def draw_after_play(position: Position, seat: int) -> list[str]:
    """What is drawn right after a play; a hand without a card draws in any case."""
    if position.rules.draw_when is DrawWhen.AFTER_PLAY or not position.hands[seat]:
        return draw(position, seat)
    return []


def draw_at_end(position: Position, seat: int) -> None:
    """What is drawn when the turn of a seat is over."""
    if position.rules.draw_when is DrawWhen.END_OF_TURN and seat not in position.out:
        draw(position, seat)


def use_row(position: Position, seat: int) -> None:
    """With hand and stock gone, row cards may come into the hand."""
    row = position.rows[seat]
    if position.hands[seat] or position.stock or not row:
        return
    if position.rules.row_use is RowUse.TAKEN:
        position.hands[seat], position.rows[seat] = list(row), []
    elif position.rules.row_use is RowUse.ONE_BY_ONE:
        position.hands[seat].append(row.pop(0))


# ---- the pile goes ---------------------------------------------------------------------------------------


def empty_pile(position: Position) -> list[str]:
    """Take the pile away; what lay in it."""
    cards = pile_cards(position.pile)
    position.pile = []
    return cards


# ---- leaving and the end ---------------------------------------------------------------------------------


def go_out(position: Position, seat: int) -> None:
    """A seat without a card is out; the pile may leave with it."""
    position.out.append(seat)
    if position.rules.out_clears:
        position.burned += empty_pile(position)


def end_if_over(position: Position, seat: int) -> None:
    """End the game if the exit of a seat was the one that ends it."""
    left = seats_in(position)
    if seat not in position.out:
        return
    first = position.rules.end is End.FIRST_WINS
    if first or len(left) == 1:
        position.phase = "over"
        position.loser = left[0] if len(left) == 1 else None


def end_without_progress(position: Position) -> None:
    """End a game that does not get on."""
    position.phase = "over"
    if position.rules.no_progress_result is DrawResult.MOST_CARDS:
        numbers = [cards_left(position, seat) for seat in range(len(position.hands))]
        most = max(numbers)
        position.loser = numbers.index(most) if numbers.count(most) == 1 else None


# ---- whose turn ------------------------------------------------------------------------------------------


def close_duties(position: Position) -> Owed:
    """Nothing is open any more; what was owed to the order of turns."""
    owed = position.owed
    position.owed = Owed()
    position.duty, position.add_rank, position.add_count = "", None, 0
    position.may_pass = False
    return owed


def hand_turn_to(position: Position, seat: int, following: int, *, draws: bool = True) -> None:
    """The turn of a seat is over; another one's, or a new one of its own, begins."""
    if draws:
        draw_at_end(position, seat)
    position.turn = following
    if position.rules.draw_when is DrawWhen.START_OF_TURN:
        draw(position, following)


def pass_on(position: Position, seat: int, *, draws: bool = True) -> None:
    """The turn of a seat is over and nothing names the next one but the direction."""
    others = others_in_order(position, seat)
    if position.direction == 0 and len(others) > 1:
        # Either neighbour may act; nobody's turn has begun yet, so nobody draws for it.
        if draws:
            draw_at_end(position, seat)
        position.race = [others[0], others[-1]]
        position.turn = others[0]
        return
    position.direction = position.direction or 1
    hand_turn_to(position, seat, others[0], draws=draws)


def after_skips(position: Position, seat: int, skips: int) -> int:
    """The seat whose turn it is after some others were skipped."""
    others = others_in_order(position, seat)
    own = [] if seat in position.out else [seat]
    if not position.rules.skip_passes_self:
        order = others + own
        return order[skips % len(order)]
    passed = skips % len(others)
    if skips and not passed and own:
        return seat
    return others[passed]


def skip_on(position: Position, seat: int, skips: int) -> None:
    """The turn of a seat is over and some seats are skipped."""
    if not skips:
        pass_on(position, seat)
        return
    position.direction = position.direction or 1
    hand_turn_to(position, seat, after_skips(position, seat, skips))


def turn_round(position: Position, seat: int, owed: Owed) -> None:
    """Let the reversals act; with two seats left they may be skips."""
    if owed.reversals % 2:
        position.direction = -position.direction
    left = seats_in(position)
    if position.rules.reverse_two_skips and len(left) == 2 and seat in left:
        owed.skips += owed.reversals


def give_turn(position: Position, seat: int, owed: Owed) -> None:
    """The turn after the pile was given away."""
    if owed.receiver is None:
        raise ValueError("nobody has got the pile")
    if owed.given_then is GivenThen.GIVER:
        if seat in position.out:
            pass_on(position, seat)
        return
    position.direction = position.direction or 1
    hand_turn_to(position, seat, others_in_order(position, owed.receiver)[0])


def settle(position: Position, seat: int) -> None:
    """A seat is done with its play and what it added to it: whose turn is next."""
    owed = close_duties(position)
    turn_round(position, seat, owed)
    stays = seat not in position.out
    if owed.replay is not None and stays and owed.replay is not Replay.NO:
        position.may_pass = owed.replay is Replay.MAY
    elif owed.replay is None and owed.again is not Again.NO and stays:
        position.duty = "cover" if owed.again is Again.COVER else "beat"
        position.may_pass = owed.again is Again.MAY
    elif owed.target is not None:
        position.direction = position.direction or 1
        hand_turn_to(position, seat, owed.target)
    elif owed.receiver is not None:
        give_turn(position, seat, owed)
    else:
        skip_on(position, seat, owed.skips)
