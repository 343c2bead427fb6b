"""What a table tells its viewers."""

from enum import StrEnum

from msgspec import Struct

from shithead.bots.levels import Level
from shithead.cards import Rank
from shithead.engine.events import Event
from shithead.engine.view import View
from shithead.rules.values import Scoring


class Stage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    RESULT = "result"


class Occupant(StrEnum):
    """Who sits in a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Mark(StrEnum):
    """What is drawn on a rank that has a power in the rules of the table."""

    BURN = "burn"
    RESET = "reset"
    LOW = "low"
    ONLY = "only"
    CHOICE = "choice"
    TRANSPARENT = "transparent"
    MIMIC = "mimic"
    MIRROR = "mirror"
    GIVE = "give"
    INVERT = "invert"
    SKIP = "skip"
    REVERSE = "reverse"
    TARGET = "target"
    AGAIN = "again"


class RuleSet(Struct, frozen=True):
    """What a client needs to know of a rule set, apart from the rules themselves.

    Attributes:
        preset: the name of the preset that it came from.
        code: its share code: the preset, and what differs from it.
        min_seats: fewest seats.
        max_seats: most seats.
        marks: rank letter, or card where a single card has powers of its own, to mark.
        wild: the ranks in the pack that go on anything.
        loser: the loser's title as a message key, such as ``shithead``.
        names_winner: the result names a winner too.
        scoring: what the series counts.
        rounds: games in a series; 0 for no end.
        can_gamble: there is a stock gamble.
        can_pass: there are plays that may be declined.
        can_swap_late: exchanges are made while others play.
        lays_off: cards may be laid off before play.
        out_of_turn: cards may be laid when it is not one's turn.
        draws_late: hands are not refilled right after a play.
        has_fee: a pick-up from the face-up row may cost face-up cards.
        has_call: leading may be called.
    """

    preset: str
    code: str
    min_seats: int
    max_seats: int
    marks: dict[str, Mark]
    wild: tuple[Rank, ...]
    loser: str
    names_winner: bool
    scoring: Scoring
    rounds: int
    can_gamble: bool
    can_pass: bool
    can_swap_late: bool
    lays_off: bool
    out_of_turn: bool
    draws_late: bool
    has_fee: bool
    has_call: bool


class Seat(Struct, frozen=True):
    """A seat of a table.

    Attributes:
        occupant: who sits there.
        name: the person's name, as text; empty otherwise.
        bot: which bot plays, as a number from 0 that names it; ``None`` for a person who plays in person.
            A person's seat with a bot number is played by that bot until the person takes it back.
        level: how well that bot plays, or the one that takes a free seat at the deal; ``None`` for a person
            who plays in person.
        losses: games that this seat lost in the series, those redeemed left out.
        points: what the series counts for it, where it counts places or points.
    """

    occupant: Occupant
    name: str
    bot: int | None
    level: Level | None
    losses: int
    points: int


class TableView(Struct, frozen=True):
    """A table as one viewer may see it.

    Attributes:
        link: the secret part of the table's address.
        rules: its rule set.
        seats: one entry a seat.
        you: the viewer's seat; ``None`` for a spectator.
        host: the seat of the person who opened the table.
        stage: lobby, playing or result.
        decision: the number of the open decision; a command that answers it names it.
        games: games finished in the series.
        draws: games among them that ended without a loser.
        series_over: the series has ended; the next deal begins a new one.
        deadline_ms: when the call window closes, in milliseconds since 1970 by the server's clock.
        game: the running or finished game.
    """

    link: str
    rules: RuleSet
    seats: tuple[Seat, ...]
    you: int | None
    host: int
    stage: Stage
    decision: int
    games: int
    draws: int
    series_over: bool
    deadline_ms: int | None
    game: View | None


class Update(Struct, frozen=True, tag="update"):
    """One new version of a table, for one viewer.

    Attributes:
        version: counts the entries of the table's log; raised by one each time.
        now_ms: the server's clock when this was made.
        events: what happened in the game, as the viewer may see it; empty in a snapshot.
        snapshot: this does not follow from the version before; nothing is to be animated.
        view: the table after it.
    """

    version: int
    now_ms: int
    events: tuple[Event, ...]
    snapshot: bool
    view: TableView
