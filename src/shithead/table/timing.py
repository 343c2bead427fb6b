"""When a table does something by itself: bots answer, the window for calling closes, people come back."""

from msgspec import Struct

from shithead.bots.levels import MANNERS
from shithead.engine.moves import Pass
from shithead.engine.state import Phase
from shithead.table.clock import bot_delay, draw, interruption_delay
from shithead.table.entries import By, Entry, Moved, Rearmed, TakenBack
from shithead.table.table import Table


class BotTurn(Struct, frozen=True, order=True):
    """A bot has to answer: from which instant on, and on which seat."""

    due: int
    seat: int


def bot_turns(table: Table) -> tuple[BotTurn, ...]:
    """The answers that bots owe, the earliest first.

    Where one answer leaves the decision open, as laying a card off does, the next one takes its time from
    then on.
    """
    game = table.game
    if game is None:
        return ()
    turns = []
    for seat in table.acting:
        chair = table.chairs[seat]
        if chair.bot is not None:
            answered = game.answered(seat)
            drawn = draw(table.link, table.decision, seat, len(answered))
            arranging = game.state.phase is Phase.SWAP
            delay = bot_delay(
                table.pace, drawn, MANNERS[chair.level], calling=table.is_calling, arranging=arranging
            )
            turns.append(BotTurn(max(game.opened_at, chair.bot_since, *answered) + delay, seat))
    return tuple(sorted(turns))


def bot_interruptions(table: Table, since: int) -> tuple[BotTurn, ...]:
    """When bots that are not asked may lay cards out of turn, the earliest first.

    Whether one has such cards does not matter here, and nothing waits for it.

    Args:
        table: as it stands.
        since: the instant since which people can see the open decision, if that is not when it was opened: a
            server that was away loads its tables later.
    """
    if table.game is None:
        return ()
    opened_at = max(table.game.opened_at, since)
    turns = []
    for seat in table.interrupters:
        chair = table.chairs[seat]
        if chair.bot is not None:
            drawn = draw(table.link, table.decision, seat)
            delay = interruption_delay(table.pace, drawn, MANNERS[chair.level])
            turns.append(BotTurn(max(opened_at, chair.bot_since) + delay, seat))
    return tuple(sorted(turns))


def due(table: Table) -> int | None:
    """The next instant at which the table does something by itself; ``None`` while it waits for people."""
    instants = [turn.due for turn in bot_turns(table)]
    if table.deadline is not None:
        instants.append(table.deadline)
    return min(instants, default=None)


def wake(table: Table, now: int) -> tuple[Entry, ...]:
    """What the clock does: past the deadline, every seat that stayed silent lets the call go by."""
    if table.deadline is None or now < table.deadline:
        return ()
    return tuple(Moved(at=now, seat=seat, move=Pass(), by=By.CLOCK) for seat in table.acting)


def rearm(table: Table, now: int) -> tuple[Entry, ...]:
    """What the end of a break of the server does: an open window for calling begins again.

    So does everything that seems to have begun in the future, as after a wall clock was set back; otherwise
    bots would wait until the clock is where it was.
    """
    game = table.game
    if game is None:
        return ()
    begun = (game.opened_at, *(chair.bot_since for chair in table.chairs), *(at for _, at in game.answers))
    return (Rearmed(at=now),) if table.is_calling or max(begun) > now else ()


def welcome(table: Table, guest: str, now: int) -> tuple[Entry, ...]:
    """What the return of a person does: the seat is theirs from the next decision on."""
    seat = table.seat_of(guest)
    if seat is None or table.chairs[seat].bot is None or table.chairs[seat].returning:
        return ()
    return (TakenBack(at=now, seat=seat),)
