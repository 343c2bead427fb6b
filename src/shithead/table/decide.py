"""``decide``: whether a table takes a command, and which entries say so. It changes nothing.

Each branch first says who may, then when, then what; every refusal carries a code. Whether a name may be
shown is decided at the door of the server, not here.
"""

from typing import Protocol, assert_never

from msgspec import Struct

from shithead.cards import Card
from shithead.engine.check import check
from shithead.engine.deal import exchanged, shuffle
from shithead.engine.moves import Move
from shithead.errors import Code, IllegalMove, Refused, move_code
from shithead.rules.compile import compile_rules
from shithead.table import seats, series
from shithead.table.commands import Act, ChooseLevel, Command, Configure, Deal, HandOver, Join, Leave
from shithead.table.entries import (
    By,
    CardsDealt,
    Configured,
    Entry,
    HandedOver,
    Left,
    LevelChosen,
    Moved,
    Seated,
)
from shithead.table.rulesets import find_preset
from shithead.table.table import Table
from shithead.table.updates import Occupant, Stage


class Generator(Protocol):
    """The chance that deals: ``random.SystemRandom`` on a server, a seeded ``random.Random`` in a test."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put the list into a random order."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, and without, ``stop``."""


class Moment(Struct, frozen=True):
    """What a table cannot know by itself.

    Attributes:
        now: the time.
        present: the guests who are connected.
        lately: the guests who are connected, or were a moment ago; nobody takes over for those.
        rng: deals the cards and draws the first dealer.
    """

    now: int
    present: frozenset[str]
    lately: frozenset[str]
    rng: Generator


def decide(table: Table, sender: str, command: Command, moment: Moment) -> tuple[Entry, ...]:
    """What a command does.

    Args:
        table: as it stands.
        sender: the guest who asks.
        command: what for.
        moment: time, people, chance.

    Raises:
        Refused: with a code; nothing happens.
    """
    match command:
        case Act():
            return _act(table, sender, command, moment)
        case Deal():
            return _deal(table, sender, command, moment)
        case Join():
            return _join(table, sender, command, moment)
        case Leave():
            return _leave(table, sender, moment)
        case Configure():
            return _configure(table, sender, command, moment)
        case ChooseLevel():
            return _choose_level(table, sender, command, moment)
        case HandOver():
            return _hand_over(table, sender, command, moment)
        case _:
            assert_never(command)


def decide_bot(table: Table, seat: int, move: Move, now: int) -> tuple[Entry, ...]:
    """What a bot's answer does, in turn or out of turn.

    Raises:
        Refused: no bot plays this seat now, or the move is not legal.
    """
    if table.chairs[seat].bot is None or seat not in (*table.acting, *table.interrupters):
        raise Refused(Code.STALE_DECISION)
    return (_checked(table, seat, move, By.BOT, now),)


def _checked(table: Table, seat: int, move: Move, by: By, now: int) -> Moved:
    if table.game is None:
        raise Refused(Code.NOT_STARTED)
    try:
        check(table.game.state, seat, move)
    except IllegalMove as error:
        raise Refused(move_code(error.reason), error.details) from None
    return Moved(at=now, seat=seat, move=move, by=by)


def _seat(table: Table, sender: str) -> int:
    seat = table.seat_of(sender)
    if seat is None:
        raise Refused(Code.NOT_SEATED)
    return seat


def _host(table: Table, sender: str, moment: Moment) -> int:
    seat = _seat(table, sender)
    if seat != seats.host_seat(table.chairs, table.owner, moment.present):
        raise Refused(Code.NOT_HOST)
    if seat != table.owner and table.chairs[table.owner].guest in moment.lately:
        raise Refused(Code.JUST_LEFT, {"seat": table.owner})
    return seat


def _check_decision(table: Table, decision: int) -> None:
    if decision != table.decision:
        raise Refused(Code.STALE_DECISION, {"decision": table.decision})


def _act(table: Table, sender: str, command: Act, moment: Moment) -> tuple[Entry, ...]:
    seat = _seat(table, sender)
    if table.stage is Stage.LOBBY:
        raise Refused(Code.NOT_STARTED)
    _check_decision(table, command.decision)
    if table.chairs[seat].bot is not None:
        raise Refused(Code.SEAT_TAKEN, {"seat": seat})
    return (_checked(table, seat, command.move, By.PERSON, moment.now),)


def _deal(table: Table, sender: str, command: Deal, moment: Moment) -> tuple[Entry, ...]:
    _host(table, sender, moment)
    _check_decision(table, command.decision)
    if table.stage is Stage.PLAYING:
        raise Refused(Code.GAME_RUNNING)
    return (deal_cards(table, moment),)


def deal_cards(table: Table, moment: Moment) -> CardsDealt:
    """The entry that begins the next game; the first dealer is drawn by lot (D11).

    Where the rules always let the same seat lead, it is that of whoever opened the table (idiot-3).
    """
    count = len(table.chairs)
    dealer = moment.rng.randrange(count) if table.dealer is None else table.dealer
    rules = compile_rules(table.preset.rules)
    deal = shuffle(rules, count, dealer, moment.rng)
    last = None if table.game is None or table.series_over else table.game.state.outcome
    if last is not None and last.loser is not None and last.order and table.preset.rules.exchange:
        deal = exchanged(rules, deal, giver=last.loser, taker=last.order[0])
    lead = series.lead_seat(table.preset.rules, table.owner, last, count, moment.rng)
    return CardsDealt(at=moment.now, deal=deal, dealer=dealer, lead=lead)


def _join(table: Table, sender: str, command: Join, moment: Moment) -> tuple[Entry, ...]:
    if table.seat_of(sender) is not None:
        raise Refused(Code.ALREADY_SEATED)
    if table.stage is not Stage.LOBBY:
        raise Refused(Code.ALREADY_STARTED)
    for seat, chair in enumerate(table.chairs):
        if chair.occupant is Occupant.OPEN:
            return (Seated(at=moment.now, seat=seat, guest=sender, name=command.name),)
    raise Refused(Code.TABLE_FULL)


def _leave(table: Table, sender: str, moment: Moment) -> tuple[Entry, ...]:
    seat = _seat(table, sender)
    if table.stage is Stage.PLAYING:
        raise Refused(Code.GAME_RUNNING)
    return (Left(at=moment.now, seat=seat),)


def _configure(table: Table, sender: str, command: Configure, moment: Moment) -> tuple[Entry, ...]:
    _host(table, sender, moment)
    if table.stage is not Stage.LOBBY:
        raise Refused(Code.ALREADY_STARTED)
    preset = find_preset(command.rules, command.seats)
    people = len(seats.by_seniority(table.chairs))
    if command.seats < people:
        raise Refused(Code.TOO_FEW_SEATS, {"min": people, "max": preset.rules.max_seats})
    return (Configured(at=moment.now, preset=preset, seats=command.seats),)


def _choose_level(table: Table, sender: str, command: ChooseLevel, moment: Moment) -> tuple[Entry, ...]:
    _host(table, sender, moment)
    if table.stage is not Stage.LOBBY:
        raise Refused(Code.ALREADY_STARTED)
    if not 0 <= command.seat < len(table.chairs):
        raise Refused(Code.NO_SUCH_SEAT)
    if table.chairs[command.seat].occupant is not Occupant.OPEN:
        raise Refused(Code.SEAT_TAKEN, {"seat": command.seat})
    return (LevelChosen(at=moment.now, seat=command.seat, level=command.level),)


def _hand_over(table: Table, sender: str, command: HandOver, moment: Moment) -> tuple[Entry, ...]:
    _seat(table, sender)
    if table.stage is not Stage.PLAYING:
        raise Refused(Code.NOT_STARTED)
    if not 0 <= command.seat < len(table.chairs) or not table.chairs[command.seat].is_person:
        raise Refused(Code.NO_SUCH_SEAT)
    chair = table.chairs[command.seat]
    if chair.guest in moment.present:
        raise Refused(Code.SEAT_PRESENT, {"seat": command.seat})
    if chair.guest in moment.lately:
        raise Refused(Code.JUST_LEFT, {"seat": command.seat})
    if chair.bot is not None:
        raise Refused(Code.SEAT_TAKEN, {"seat": command.seat})
    return (HandedOver(at=moment.now, seat=command.seat),)
