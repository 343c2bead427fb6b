"""``fold``: the one place where a table changes. Pure; a log folded twice gives the same table twice."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from shithead.engine.apply import apply
from shithead.engine.deal import open_game
from shithead.engine.events import Event, Termination
from shithead.engine.legal import acting_seats
from shithead.engine.moves import Swap
from shithead.engine.record import Record
from shithead.engine.state import Phase, State
from shithead.rules.compile import compile_rules
from shithead.table import seats, series
from shithead.table.entries import (
    By,
    CardsDealt,
    Configured,
    Entry,
    HandedOver,
    Left,
    LevelChosen,
    Moved,
    Opened,
    Rearmed,
    Seated,
    TakenBack,
)
from shithead.table.seats import Chair
from shithead.table.table import CurrentGame, Table
from shithead.table.updates import Occupant, Stage

Events = tuple[Event, ...]


class BrokenTableError(Exception):
    """The log contradicts itself or the engine broke its promises; the table must not go on."""


def open_table(entry: Opened) -> Table:
    """The table that the first entry of a log makes."""
    host = Chair(occupant=Occupant.PERSON, guest=entry.guest, name=entry.name)
    return Table(
        link=entry.link,
        preset=entry.preset,
        pace=entry.pace,
        chairs=(host, *seats.free_seats(entry.levels, entry.seats - 1)),
        owner=0,
        version=0,
        base=0,
        dealer=None,
        games=0,
        draws=0,
        game=None,
        finished=None,
        changed_at=entry.at,
    )


def _seated(table: Table, entry: Seated) -> Table:
    chair = Chair(occupant=Occupant.PERSON, guest=entry.guest, name=entry.name, since=table.version + 1)
    chairs = seats.with_chair(table.chairs, entry.seat, chair)
    return replace(table, chairs=chairs, owner=seats.heir(chairs, table.owner))


def _left(table: Table, entry: Left) -> Table:
    if table.stage is Stage.LOBBY:
        chairs = seats.with_chair(table.chairs, entry.seat, seats.OPEN)
    else:
        chairs = seats.seat_bot(table.chairs, entry.seat, entry.at)
    return replace(table, chairs=chairs, owner=seats.heir(chairs, table.owner))


def _configured(table: Table, entry: Configured) -> Table:
    owner = table.chairs[table.owner]
    chairs = seats.rearranged(table.chairs, entry.seats)
    return replace(table, preset=entry.preset, chairs=chairs, owner=chairs.index(owner))


def _level_chosen(table: Table, entry: LevelChosen) -> Table:
    chair = replace(table.chairs[entry.seat], level=entry.level)
    return replace(table, chairs=seats.with_chair(table.chairs, entry.seat, chair))


def _dealt(table: Table, entry: CardsDealt) -> tuple[Table, Events]:
    if table.series_over:
        table = replace(table, chairs=series.afresh(table.chairs), games=0, draws=0)
    rules = compile_rules(table.preset.rules)
    state, events = open_game(rules, entry.deal, entry.dealer, entry.lead)
    game = CurrentGame(state=state, deal=entry.deal, moves=(), events=events, opened_at=entry.at)
    chairs = seats.fill_with_bots(table.chairs, entry.at)
    return (
        replace(table, chairs=chairs, base=table.decision + 1, dealer=entry.dealer, game=game),
        events,
    )


def _moved(table: Table, entry: Moved) -> tuple[Table, Events]:
    game = table.game
    if game is None:
        raise BrokenTableError("a move without a game")
    state, events = apply(game.state, entry.seat, entry.move)
    _check_cards(state)
    opens = state.decision != game.state.decision
    game = replace(
        game,
        state=state,
        moves=(*game.moves, (entry.seat, entry.move)),
        events=game.events + events,
        opened_at=entry.at if opens else game.opened_at,
        answers=() if opens else (*game.answers, *_answers(entry)),
    )
    chairs = seats.give_back(table.chairs, () if opens else acting_seats(state))
    if isinstance(entry.move, Swap) and state.phase is Phase.SWAP:
        chair = chairs[entry.seat]
        chairs = seats.with_chair(chairs, entry.seat, replace(chair, secrets=chair.secrets + 1))
    table = replace(table, game=game, chairs=chairs)
    return (table if state.outcome is None else _finished(table, game)), events


def _answers(entry: Moved) -> tuple[tuple[int, int], ...]:
    """A bot's answer, to be kept while the decision stays open; see ``CurrentGame.answers``."""
    return ((entry.seat, entry.at),) if entry.by is By.BOT and not isinstance(entry.move, Swap) else ()


def _check_cards(state: State) -> None:
    """Every card is somewhere; a lost or doubled one stops the table before anybody sees it."""
    zones = (*state.hands, *state.face_up, *state.face_down, state.stock, state.burned)
    count = sum(map(len, zones)) + sum(len(laid.cards) for laid in state.pile)
    if count != state.table.rules.pack_size(len(state.hands)):
        raise BrokenTableError("cards were lost or doubled")


def _finished(table: Table, game: CurrentGame) -> Table:
    rules, outcome = table.preset.rules, game.state.outcome
    if outcome is None:
        raise BrokenTableError("a game that goes on is not over")
    drawn = outcome.loser is None and outcome.termination is Termination.NO_PROGRESS
    return replace(
        table,
        chairs=series.counted(rules, table.chairs, outcome),
        dealer=series.next_dealer(rules, outcome, game.state.dealer, len(table.chairs)),
        games=table.games + 1,
        draws=table.draws + drawn,
        finished=Record(
            rules=rules,
            dealer=game.state.dealer,
            lead=game.state.lead,
            deal=game.deal,
            moves=game.moves,
        ),
    )


def _handed_over(table: Table, entry: HandedOver) -> Table:
    chair = replace(
        table.chairs[entry.seat], bot=seats.next_bot(table.chairs), bot_since=entry.at, returning=False
    )
    return replace(table, chairs=seats.with_chair(table.chairs, entry.seat, chair))


def _taken_back(table: Table, entry: TakenBack) -> Table:
    chair = replace(table.chairs[entry.seat], returning=True)
    chairs = seats.with_chair(table.chairs, entry.seat, chair)
    return replace(table, chairs=seats.give_back(chairs, table.acting))


def _rearmed(table: Table, entry: Rearmed) -> Table:
    if table.game is None:
        return table
    chairs = tuple(replace(chair, bot_since=min(chair.bot_since, entry.at)) for chair in table.chairs)
    answers = tuple((seat, min(at, entry.at)) for seat, at in table.game.answers)
    return replace(table, chairs=chairs, game=replace(table.game, opened_at=entry.at, answers=answers))


def _change(table: Table, entry: Entry) -> tuple[Table, Events]:
    match entry:
        case CardsDealt():
            return _dealt(table, entry)
        case Moved():
            return _moved(table, entry)
        case Seated():
            return _seated(table, entry), ()
        case Left():
            return _left(table, entry), ()
        case Configured():
            return _configured(table, entry), ()
        case LevelChosen():
            return _level_chosen(table, entry), ()
        case HandedOver():
            return _handed_over(table, entry), ()
        case TakenBack():
            return _taken_back(table, entry), ()
        case Rearmed():
            return _rearmed(table, entry), ()
        case Opened():
            raise BrokenTableError("opened twice")
        case _:
            assert_never(entry)


def fold(table: Table, entry: Entry) -> tuple[Table, Events]:
    """The table after an entry, and what happened in its game.

    Raises:
        BrokenTableError, IllegalMove: the entry does not follow from the table.
    """
    changed, events = _change(table, entry)
    return replace(changed, version=table.version + 1, changed_at=entry.at), events


def fold_all(entries: Iterable[Entry]) -> Table:
    """The table of a whole log.

    Raises:
        BrokenTableError, IllegalMove: the log contradicts itself.
    """
    log = iter(entries)
    first = next(log, None)
    if not isinstance(first, Opened):
        raise BrokenTableError("a log begins with its opening")
    table = open_table(first)
    for entry in log:
        table, _ = fold(table, entry)
    return table
