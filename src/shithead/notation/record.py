"""A recorded game as text; parse and format are exact inverses.

The first line is ``shithead-record 1``. Then follow the rules in full, the dealer, the seat that may
always lead, the deal seat by seat, the stock, what was exchanged after dealing where anything was
(``exchange 0 1 AC KD / 3C 4D``: giver, taker, given, returned), one line a move (``0 play 9S 9C``: the seat,
then the move),
and ``end`` with the position to which the moves lead.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from shithead.cards import Card
from shithead.engine.apply import apply
from shithead.engine.deal import Deal, Exchange, open_game, pack_for
from shithead.engine.moves import Move
from shithead.engine.record import Record, replay
from shithead.engine.state import State
from shithead.errors import IllegalMove, NotationError
from shithead.notation.cards import format_cards, parse_cards
from shithead.notation.moves import format_move, parse_move
from shithead.notation.rules import format_rules_in_full, parse_rules
from shithead.notation.state import format_position
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules

HEADER = "shithead-record 1"


class RecordText(Struct, frozen=True):
    """What a record text says.

    Attributes:
        record: the game.
        end: the position, as text, to which it says that the moves lead.
        move_line: the number of the line of the first move.
        end_line: the number of the last line.
    """

    record: Record
    end: str
    move_line: int
    end_line: int


def _format_seat(deal: Deal, seat: int) -> str:
    zones = (deal.hands, deal.face_up, deal.face_down)
    return f"seat {seat} " + " / ".join(format_cards(zone[seat]) or "-" for zone in zones)


def _format_exchange(exchange: Exchange | None) -> Iterator[str]:
    if exchange is not None:
        given, returned = format_cards(exchange.given), format_cards(exchange.returned)
        yield f"exchange {exchange.giver} {exchange.taker} {given} / {returned}"


def format_record(record: Record) -> str:
    """A record as text, ending in a line break.

    Raises:
        IllegalMove: a move of the record is not legal.
    """
    lines = [
        HEADER,
        f"rules {format_rules_in_full(record.rules)}",
        f"dealer {record.dealer}",
        f"lead {record.lead}",
        *(_format_seat(record.deal, seat) for seat in range(len(record.deal.hands))),
        f"stock {format_cards(record.deal.stock) or '-'}",
        *_format_exchange(record.deal.exchange),
        *(f"{seat} {format_move(move)}" for seat, move in record.moves),
        f"end {format_position(replay(record))}",
    ]
    return "\n".join(lines) + "\n"


class _Lines:
    """The lines of a text, read one by one, with the number of the line for errors."""

    def __init__(self, text: str) -> None:
        if not text.endswith("\n"):
            raise NotationError("the text breaks off here", text.count("\n") + 1)
        self._lines = text.split("\n")[:-1]
        self.number = 0

    def peek(self, word: str) -> bool:
        """Whether the next line begins with a word."""
        return self.number < len(self._lines) and self._lines[self.number].startswith(f"{word} ")

    def take(self) -> str:
        """The next line."""
        if self.number >= len(self._lines):
            raise NotationError("the text ends too early", self.number + 1)
        self.number += 1
        return self._lines[self.number - 1]

    def take_after(self, word: str) -> str:
        """The next line without its first word."""
        first, _, rest = self.take().partition(" ")
        if first != word:
            raise NotationError(f"expected a line that begins with {word!r}")
        return rest


def _seat_number(text: str) -> int:
    if text not in "0123456789" or len(text) != 1:
        raise NotationError(f"{text!r} is not a seat")
    return int(text)


def _listed(text: str) -> tuple[Card, ...]:
    cards = () if text == "-" else parse_cards(text)
    if (format_cards(cards) or "-") != text:
        raise NotationError(f"{text!r} is not a list of cards")
    return cards


def _read_seats(lines: _Lines) -> Iterator[tuple[tuple[Card, ...], ...]]:
    seat = 0
    while lines.peek("seat"):
        number, _, zones = lines.take_after("seat").partition(" ")
        parts = zones.split(" / ")
        if number != str(seat) or len(parts) != 3:
            raise NotationError(f"expected seat {seat} with hand / face-up / face-down cards")
        yield tuple(_listed(part) for part in parts)
        seat += 1


def _read_exchange(lines: _Lines, seats: int) -> Exchange | None:
    if not lines.peek("exchange"):
        return None
    giver, taker, cards = [*lines.take_after("exchange").split(" ", 2), "", ""][:3]
    given, _, returned = cards.partition(" / ")
    exchange = Exchange(_seat_number(giver), _seat_number(taker), _listed(given), _listed(returned))
    if max(exchange.giver, exchange.taker) >= seats:
        raise NotationError("the exchange names a seat that is not there")
    return exchange


def _sizes(rules: Rules, seats: int) -> tuple[int, int, int]:
    return (
        rules.at(rules.deal_hand, seats),
        rules.at(rules.deal_up, seats),
        rules.at(rules.deal_down, seats),
    )


def _check_deal(rules: Rules, deal: Deal, first_line: int) -> None:
    seats = len(deal.hands)
    if not rules.min_seats <= seats <= rules.max_seats:
        raise NotationError(f"{seats} seats cannot play by these rules")
    hand, up, down = _sizes(rules, seats)
    for seat, zones in enumerate(zip(deal.hands, deal.face_up, deal.face_down, strict=True)):
        exact = len(zones[0]) == hand or (rules.deal_rest and len(zones[0]) > hand)
        if not exact or (len(zones[1]), len(zones[2])) != (up, down):
            raise NotationError(
                f"seat {seat} was not dealt as many cards as the rules say", first_line + seat
            )
    everywhere = (*deal.hands, *deal.face_up, *deal.face_down, deal.stock)
    dealt, pack = Counter(card for zone in everywhere for card in zone), Counter(pack_for(rules, seats))
    if dealt - pack or dealt.total() != rules.pack_size(seats):
        raise NotationError("the dealt cards and the stock are not one pack")


def _read_moves(lines: _Lines) -> Iterator[tuple[int, Move]]:
    while not lines.peek("end"):
        seat, _, move = lines.take().partition(" ")
        yield _seat_number(seat), parse_move(move)


def _read_rules(text: str) -> Rules:
    rules = parse_rules(text)
    if format_rules_in_full(rules) != text:
        raise NotationError("the rules are not written in full, as they would be printed")
    return rules


def _read(lines: _Lines) -> RecordText:
    if lines.take() != HEADER:
        raise NotationError(f"this is not a record: the first line has to be {HEADER!r}")
    rules = _read_rules(lines.take_after("rules"))
    dealer, dealer_line = _seat_number(lines.take_after("dealer")), lines.number
    lead, lead_line = _seat_number(lines.take_after("lead")), lines.number
    seats = list(_read_seats(lines))
    hands, face_up, face_down = zip(*seats, strict=True) if seats else ((), (), ())
    stock = _listed(lines.take_after("stock"))
    deal = Deal(hands=hands, face_up=face_up, face_down=face_down, stock=stock)
    _check_deal(rules, deal, lines.number - len(seats))
    deal = replace(deal, exchange=_read_exchange(lines, len(seats)))
    for seat, line in ((dealer, dealer_line), (lead, lead_line)):
        if seat >= len(seats):
            raise NotationError(f"there is no seat {seat}", line)
    move_line = lines.number + 1
    moves = tuple(_read_moves(lines))
    end = lines.take_after("end")
    return RecordText(Record(rules, dealer, lead, deal, moves), end, move_line, lines.number)


def parse_record(text: str) -> RecordText:
    """Read a record; whether its moves are legal is for ``prove_record`` to say.

    Raises:
        NotationError: with the line that is wrong.
    """
    lines = _Lines(text)
    try:
        parsed = _read(lines)
    except NotationError as error:
        raise NotationError(error.problem, error.line or lines.number) from None
    if parsed.end_line != text.count("\n"):
        raise NotationError("there is more text after the end", parsed.end_line + 1)
    return parsed


def prove_record(parsed: RecordText) -> State:
    """Play a parsed record again and compare where it ends.

    Raises:
        NotationError: a move is not legal, or the end is another; with the line.
    """
    record = parsed.record
    state, _ = open_game(compile_rules(record.rules), record.deal, record.dealer, record.lead)
    for number, (seat, move) in enumerate(record.moves):
        try:
            if seat >= len(record.deal.hands):
                raise NotationError(f"there is no seat {seat}", parsed.move_line + number)
            state, _ = apply(state, seat, move)
        except IllegalMove as error:
            problem = f"seat {seat} may not {format_move(move)!r}: {error.reason}"
            raise NotationError(problem, parsed.move_line + number) from None
    if format_position(state) != parsed.end:
        raise NotationError("the moves lead to another end than the record says", parsed.end_line)
    return state
