"""The moves of a seat: what each does from the cards that it takes up to whose turn is next."""

from shithead.rules.values import BlindFail, Finish, PickupBy
from tests.oracle.beats import all_names, turned_names, turned_stays
from tests.oracle.classes import class_of, in_laid_order, is_special
from tests.oracle.effects import lay
from tests.oracle.plays import is_escape, is_last, names_of_play
from tests.oracle.position import (
    Action,
    Answers,
    Laid,
    Position,
    others_in_order,
    source,
    zone_cards,
)
from tests.oracle.starting import suit_key
from tests.oracle.turns import close_duties, empty_pile, pass_on, settle, turn_round

# ---- cards by their texts --------------------------------------------------------------------------------


def texts(part: object) -> tuple[str, ...]:
    """The cards that an action names."""
    if not isinstance(part, tuple):
        raise TypeError(f"{part!r} is not a tuple of cards")
    return part


def find(position: Position, cards: list[str], token: str) -> str | None:
    """The card that is meant: exactly this one, else the first of its class, from the lowest suit on."""
    if token in cards:
        return token
    for card in sorted(cards, key=lambda card: suit_key(position.rules, card)):
        if class_of(position.rules, card) == token:
            return card
    return None


def take(position: Position, zones: list[list[str]], tokens: tuple[str, ...]) -> list[str]:
    """Take cards out of zones, from the first zone where it has them.

    Raises:
        ValueError: a card is in none of them.
    """
    taken: list[str] = []
    for token in tokens:
        for zone in zones:
            card = find(position, zone, token)
            if card is not None:
                zone.remove(card)
                taken.append(card)
                break
        else:
            raise ValueError(f"{token} is not there")
    return taken


# ---- whose move it is ------------------------------------------------------------------------------------


def begin(position: Position, seat: int) -> None:
    """A seat makes a move: a race is decided, or the turn moves to it."""
    if seat in position.race:
        position.direction = 1 if seat == position.race[0] else -1
        position.race, position.turn = [], seat
    elif seat != position.turn:
        interrupt(position, seat)
    if seat not in position.moved:
        position.moved.append(seat)


def interrupt(position: Position, seat: int) -> None:
    """The turn moves to a seat that lays out of turn; what the seat on turn had still to do lapses."""
    turn_round(position, position.turn, close_duties(position))
    position.race, position.turn = [], seat


# ---- moves -----------------------------------------------------------------------------------------------


def play(position: Position, seat: int, tokens: tuple[str, ...], answers: Answers) -> None:
    """Cards from hand or row are laid."""
    zone = source(position, seat)
    zones = [zone_cards(position, seat, zone)]
    if zone == "hand":
        zones.append(position.rows[seat])
    copies = [list(cards) for cards in zones]
    cards = take(position, copies, tokens)
    in_turn = seat == position.turn or seat in position.race
    names: list[str | None] = names_of_play(position, seat, cards) if in_turn else [None]
    escapes = in_turn and is_escape(position, seat, cards, zone)
    last = is_last(position, seat, cards)
    begin(position, seat)
    take(position, zones, tuple(cards))
    laid = Laid(in_laid_order(position.rules, cards), seat, zone)
    special = any(is_special(position.rules, card) for card in cards)
    if last and special and position.rules.finish is Finish.TAKES_PILE:
        position.hands[seat] += [*empty_pile(position), *laid.cards]
        close_duties(position)
        pass_on(position, seat, draws=False)
        return
    lay(position, seat, laid, names, answers, escapes=escapes)


def turn_up(position: Position, seat: int, card: str, zone: str, answers: Answers) -> None:
    """A blind or gambled card is turned: it stays, or it is taken."""
    if position.duty == "cover" or turned_stays(position, card, zone):
        names = turned_names(position, card, zone)
        if position.duty == "cover" or not names:
            names = all_names(position.rules, [card])
        lay(position, seat, Laid([card], seat, zone), names, answers, escapes=False)
        return
    close_duties(position)
    if zone == "blind" and position.rules.blind_fail is BlindFail.TAKE_CARD:
        position.hands[seat].append(card)
        pass_on(position, seat)
        return
    position.hands[seat] += [*empty_pile(position), card]
    after_pickup(position, seat)


def after_pickup(position: Position, seat: int) -> None:
    """Whoever took the pile plays on, or the turn passes; nobody draws."""
    if not position.rules.pickup_plays:
        pass_on(position, seat, draws=False)


def pick_up(position: Position, seat: int, fee: tuple[str, ...]) -> None:
    """The pile is taken, with the fee, or by the seat before."""
    begin(position, seat)
    close_duties(position)
    if position.rules.pickup_by is PickupBy.PREVIOUS:
        position.hands[others_in_order(position, seat)[-1]] += empty_pile(position)
        return
    paid = take(position, [position.rows[seat]], fee)
    position.hands[seat] += [*empty_pile(position), *paid]
    after_pickup(position, seat)


def pass_by(position: Position, seat: int) -> None:
    """An extra play is declined, an addition ended, or an empty pile left alone."""
    begin(position, seat)
    if position.duty == "add":
        settle(position, seat)
        return
    close_duties(position)
    pass_on(position, seat)


def swap(position: Position, seat: int, held: str, lying: str) -> None:
    """A hand card and a card of the row change places; this is not a move."""
    hand, row = position.hands[seat], position.rows[seat]
    mine, theirs = find(position, hand, held), find(position, row, lying)
    if mine is None or theirs is None:
        raise ValueError("a card is not there")
    hand[hand.index(mine)], row[row.index(theirs)] = theirs, mine


def do(position: Position, seat: int, action: Action, answers: Answers) -> None:
    """Do a legal move in place.

    Raises:
        AskError: a choice is open; what was done before it stays done.
    """
    match action[0]:
        case "play":
            play(position, seat, texts(action[1]), answers)
        case "flip":
            begin(position, seat)
            turn_up(position, seat, position.blind[seat].pop(int(str(action[1]))), "blind", answers)
        case "gamble":
            begin(position, seat)
            turn_up(position, seat, position.stock.pop(0), "stock", answers)
        case "pickup":
            pick_up(position, seat, texts(action[1]))
        case "swap":
            swap(position, seat, str(action[1]), str(action[2]))
        case _:
            pass_by(position, seat)
