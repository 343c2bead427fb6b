"""The arena: bots play each other on the same deals, on one core, on many, or on a cluster.

The unit of work is a chunk of deals. How the deals are cut into chunks, and who plays them, makes no
difference to the scores, which come in the order of the deals.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from shithead.bots.registry import make_bot
from shithead.engine.deal import Deal, open_game
from shithead.engine.events import Termination
from shithead.errors import ShitheadError
from shithead.lab.crew import ALONE, Crew
from shithead.lab.deals import DEALER, LEAD, Contest, bot_generator, dealt, seating
from shithead.lab.match import BotError, Mistake, play
from shithead.lab.scores import DealScore, GameScore, places
from shithead.rules.compile import compile_rules

LARGEST_CHUNK: Final = 10
CHUNKS_FOR_EACH: Final = 16
"""At least so many chunks for each worker, so that all of them end at about the same time."""


class Chunk(Struct, frozen=True):
    """Some deals in a row.

    Attributes:
        contest: what is played.
        first: the number of the first deal.
        count: how many.
    """

    contest: Contest
    first: int
    count: int


class Offence(Struct, frozen=True):
    """What a bot did that no bot may do.

    Attributes:
        bot: its name.
        deal: the deal, from 1.
        game: which game of the deal, from 1.
        seat: where the bot sat, from 0.
        mistake: what it did.
        detail: the move and the reason against it, or what it said or raised.
    """

    bot: str
    deal: int
    game: int
    seat: int
    mistake: Mistake
    detail: str


class ChunkScore(Struct, frozen=True):
    """What a chunk comes to.

    Attributes:
        deals: their scores, up to the one that could not be played.
        offence: why it could not.
    """

    deals: tuple[DealScore, ...]
    offence: Offence | None = None


class OffenceError(ShitheadError):
    """A bot did what no bot may do, so the games end.

    Args:
        offence: what it did, and when.
    """

    def __init__(self, offence: Offence) -> None:
        super().__init__(offence)
        self.offence = offence


def chunk_size(deals: int, workers: int) -> int:
    """How many deals to give away at one time.

    >>> chunk_size(1000, 2), chunk_size(100, 2), chunk_size(10, 2)
    (10, 3, 1)
    """
    return max(1, min(LARGEST_CHUNK, deals // (workers * CHUNKS_FOR_EACH)))


def run(contest: Contest, deals: range, crew: Crew = ALONE, size: int | None = None) -> Iterator[DealScore]:
    """Play deals and give their scores, in the order of the deals.

    Args:
        contest: what is played.
        deals: their numbers; the first deal is number 1.
        crew: who does the work.
        size: how many deals are given away at one time; ``None`` for a good number.

    Raises:
        OffenceError: a bot did what no bot may do; all deals before that one have been given.
    """
    step = chunk_size(len(deals), crew.workers) if size is None else size
    parts = (deals[start : start + step] for start in range(0, len(deals), step))
    for score in crew.work(play_chunk, (Chunk(contest, part[0], len(part)) for part in parts)):
        yield from score.deals
        if score.offence is not None:
            raise OffenceError(score.offence)


def play_chunk(chunk: Chunk) -> ChunkScore:
    """Play the deals of a chunk, up to the first that cannot be played."""
    scores: list[DealScore] = []
    for deal in range(chunk.first, chunk.first + chunk.count):
        try:
            scores.append(play_deal(chunk.contest, deal))
        except OffenceError as error:
            return ChunkScore(tuple(scores), error.offence)
    return ChunkScore(tuple(scores))


def play_deal(contest: Contest, deal: int) -> DealScore:
    """Play all games of a deal.

    Raises:
        OffenceError: a bot did what no bot may do.
    """
    cards = dealt(contest, deal)
    return DealScore(
        deal, tuple(_play_game(contest, deal, rotation, cards) for rotation in range(len(contest.bots)))
    )


def _play_game(contest: Contest, deal: int, rotation: int, cards: Deal) -> GameScore:
    """Play one game; each bot is made anew, so that nothing is left over from another game."""
    seated = seating(contest, deal, rotation)
    try:
        played = play(
            open_game(compile_rules(contest.rules), cards, DEALER, LEAD),
            [make_bot(contest.bots[bot], contest.rules) for bot in seated],
            [bot_generator(contest, deal, rotation, seat) for seat in range(len(seated))],
        )
    except BotError as error:
        name = contest.bots[seated[error.seat]]
        offence = Offence(name, deal, rotation + 1, error.seat, error.mistake, error.detail)
        raise OffenceError(offence) from error
    outcome = played.state.outcome
    assert outcome is not None  # noqa: S101 - a game that is over has one
    by_seat = places(outcome, len(seated))
    return GameScore(
        places=tuple(by_seat[seated.index(bot)] for bot in range(len(seated))),
        turns=played.turns,
        no_progress=outcome.termination is Termination.NO_PROGRESS,
    )
