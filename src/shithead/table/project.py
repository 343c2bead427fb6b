"""``project``: a table as one viewer may see it. The only way from a table to anybody.

Live updates, snapshots, resumed connections, spectators and bots all go through here. What is shown is listed
field by field; a new field of a table is hidden until somebody lists it.
"""

from collections.abc import Collection

from msgspec.structs import replace

from shithead.engine.events import Event, redact
from shithead.engine.view import View, view
from shithead.table import seats
from shithead.table.rulesets import rule_set
from shithead.table.table import Table
from shithead.table.updates import Seat, TableView, Update


def shown_events(events: tuple[Event, ...], viewer: int | None) -> tuple[Event, ...]:
    """The events that a viewer may see, as it may see them."""
    redacted = (redact(event, viewer) for event in events)
    return tuple(event for event in redacted if event is not None)


def game_view(table: Table, viewer: int | None) -> View | None:
    """The game as a seat, or the bot that plays it, may see it; decisions are numbered by the table."""
    if table.game is None:
        return None
    seen = view(table.game.state, viewer)
    return replace(seen, decision=table.base + seen.decision)


def _persons_view(table: Table, viewer: int | None) -> View | None:
    seen = game_view(table, viewer)
    if seen is None or viewer is None or table.chairs[viewer].bot is None:
        return seen
    return replace(seen, legal=())


def _seat(chair: seats.Chair) -> Seat:
    in_person = chair.is_person and chair.bot is None
    return Seat(
        occupant=chair.occupant,
        name=chair.name,
        bot=chair.bot,
        level=None if in_person else chair.level,
        losses=chair.losses,
        points=chair.points,
    )


def table_view(table: Table, viewer: int | None) -> TableView:
    """The table as a person on a seat, or a spectator, may see it.

    While a bot plays a person's seat, the person sees no legal moves.
    """
    return TableView(
        link=table.link,
        rules=rule_set(table.preset, len(table.chairs)),
        seats=tuple(_seat(chair) for chair in table.chairs),
        you=viewer,
        host=table.owner,
        stage=table.stage,
        decision=table.decision,
        games=table.games,
        draws=table.draws,
        series_over=table.series_over,
        deadline_ms=table.deadline,
        game=_persons_view(table, viewer),
    )


def project(table: Table, events: tuple[Event, ...], viewer: int | None, now: int) -> Update:
    """One new version of a table, for one viewer.

    Args:
        table: after what happened.
        events: what happened.
        viewer: a seat; ``None`` is a spectator.
        now: the time.
    """
    return Update(
        version=table.shown_version(viewer),
        now_ms=now,
        events=shown_events(events, viewer),
        snapshot=False,
        view=table_view(table, viewer),
    )


def snapshot(table: Table, viewer: int | None, now: int) -> Update:
    """A table for a viewer who did not see how it came about."""
    return replace(project(table, (), viewer, now), snapshot=True)


def waiting_for(table: Table, present: Collection[str]) -> tuple[int, ...]:
    """The seats of absent persons for whom the game waits; a window for calling waits for nobody."""
    if table.is_calling:
        return ()
    return tuple(
        seat
        for seat in table.acting
        if table.chairs[seat].is_person
        and table.chairs[seat].bot is None
        and table.chairs[seat].guest not in present
    )
