"""The chairs of a table: who sits where, who plays for whom, who has the host's buttons."""

from collections.abc import Collection, Iterator

from msgspec import Struct
from msgspec.structs import replace

from shithead.bots.levels import DEFAULT_LEVEL, Level
from shithead.table.updates import Occupant


class Chair(Struct, frozen=True):
    """A seat and what the table remembers of it.

    Attributes:
        occupant: who sits there.
        guest: the identity of the person; empty otherwise.
        name: the person's name.
        since: the version of the table in which the person sat down.
        bot: the number of the bot that plays, alone or for the person.
        bot_since: the instant since which it does.
        level: how well that bot plays, or the one that will sit there or play for the person.
        returning: the person is back and gets the seat at the next decision.
        losses: games that the seat lost in the series.
        points: what the series counts for it.
        secrets: entries of the log that only this seat is shown.
    """

    occupant: Occupant = Occupant.OPEN
    guest: str = ""
    name: str = ""
    since: int = 0
    bot: int | None = None
    bot_since: int = 0
    level: Level = DEFAULT_LEVEL
    returning: bool = False
    losses: int = 0
    points: int = 0
    secrets: int = 0

    @property
    def is_person(self) -> bool:
        """A person sits there, present or not."""
        return self.occupant is Occupant.PERSON


Chairs = tuple[Chair, ...]
OPEN = Chair()


def seat_of(chairs: Chairs, guest: str) -> int | None:
    """The seat of a guest."""
    for seat, chair in enumerate(chairs):
        if chair.is_person and chair.guest == guest:
            return seat
    return None


def with_chair(chairs: Chairs, seat: int, chair: Chair) -> Chairs:
    """The chairs with one of them exchanged."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def by_seniority(chairs: Chairs) -> list[int]:
    """The seats of persons; who sat down first comes first."""
    seats = [seat for seat, chair in enumerate(chairs) if chair.is_person]
    return sorted(seats, key=lambda seat: chairs[seat].since)


def present_seats(chairs: Chairs, present: Collection[str]) -> tuple[int, ...]:
    """The seats whose person is connected.

    Args:
        chairs: of the table.
        present: the guests who are connected.
    """
    return tuple(seat for seat, chair in enumerate(chairs) if chair.is_person and chair.guest in present)


def host_seat(chairs: Chairs, owner: int, present: Collection[str]) -> int | None:
    """Who has the host's buttons: the owner if present, else who of those present sat down first."""
    here = present_seats(chairs, present)
    if owner in here:
        return owner
    return next((seat for seat in by_seniority(chairs) if seat in here), None)


def heir(chairs: Chairs, owner: int) -> int:
    """Who owns the table after its chairs changed: the owner, else the person who sat down first."""
    if owner < len(chairs) and chairs[owner].is_person:
        return owner
    return next(iter(by_seniority(chairs)), 0)


def _free_numbers(chairs: Chairs) -> Iterator[int]:
    taken = {chair.bot for chair in chairs}
    return (number for number in range(2 * len(chairs)) if number not in taken)


def next_bot(chairs: Chairs) -> int:
    """The lowest number that no bot of the table has."""
    return next(_free_numbers(chairs))


def seat_bot(chairs: Chairs, seat: int, now: int) -> Chairs:
    """Put a bot on a seat; what the table counts for the seat goes on."""
    old = chairs[seat]
    bot = Chair(
        occupant=Occupant.BOT,
        bot=next_bot(chairs),
        bot_since=now,
        level=old.level,
        losses=old.losses,
        points=old.points,
        secrets=old.secrets,
    )
    return with_chair(chairs, seat, bot)


def fill_with_bots(chairs: Chairs, now: int) -> Chairs:
    """Put bots on all open seats."""
    for seat, chair in enumerate(chairs):
        if chair.occupant is Occupant.OPEN:
            chairs = seat_bot(chairs, seat, now)
    return chairs


def rearranged(chairs: Chairs, seats: int) -> Chairs:
    """The same people on another number of seats, together from the first one on, and then the free seats."""
    people = tuple(chair for chair in chairs if chair.is_person)
    free = tuple(chair for chair in chairs if not chair.is_person)
    more = (OPEN,) * (seats - len(chairs))
    return (people + free + more)[:seats]


def free_seats(levels: Collection[Level], count: int) -> Chairs:
    """Free seats with the levels of the bots that may sit there; the usual one where none is named."""
    named = tuple(Chair(level=level) for level in levels)
    return (named + (OPEN,) * count)[:count]


def give_back(chairs: Chairs, acting: Collection[int]) -> Chairs:
    """Give their seats to the people who are back and for whom no bot still has to answer."""
    return tuple(
        replace(chair, bot=None, returning=False) if chair.returning and seat not in acting else chair
        for seat, chair in enumerate(chairs)
    )
