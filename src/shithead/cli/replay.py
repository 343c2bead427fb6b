"""``shithead replay``: prints a recorded game and proves that it ends as it says."""

from collections.abc import Iterator
from pathlib import Path

import click

from shithead.cli.files import read_text
from shithead.cli.said import Problem, SaidCommand, say, tell
from shithead.engine.apply import apply
from shithead.engine.deal import open_game
from shithead.engine.pile import cards_of
from shithead.engine.record import Record
from shithead.engine.state import State
from shithead.errors import NotationError
from shithead.notation.cards import format_cards
from shithead.notation.moves import format_move
from shithead.notation.record import RecordText, parse_record, prove_record
from shithead.notation.rules import format_rules
from shithead.rules.compile import compile_rules


@click.command("replay", cls=SaidCommand, help="help-replay")
@click.argument(
    "files", type=click.Path(path_type=Path, readable=False), nargs=-1, required=True, metavar="FILE…"
)
def command(files: tuple[Path, ...]) -> None:
    """Print records; the first that does not end as it says ends the program with status 1."""
    for path in files:
        parsed, end = _proven(path)
        for line in _told(parsed.record, end):
            tell(line)


def _proven(path: Path) -> tuple[RecordText, State]:
    try:
        parsed = parse_record(read_text(path))
        return parsed, prove_record(parsed)
    except NotationError as error:
        if error.line is None:
            raise Problem("file-problem-whole", file=str(path), problem=error.problem) from None
        raise Problem("file-problem", file=str(path), line=error.line, problem=error.problem) from None


def _told(record: Record, end: State) -> Iterator[str]:
    yield say("replay-head", rules=format_rules(record.rules), dealer=record.dealer)
    deal = record.deal
    for seat, zones in enumerate(zip(deal.hands, deal.face_up, deal.face_down, strict=True)):
        hand, face_up, face_down = (format_cards(zone) for zone in zones)
        yield say("replay-seat", seat=seat, hand=hand, up=face_up, down=face_down)
    yield from _moves(record)
    yield _ending(record, end)


def _moves(record: Record) -> Iterator[str]:
    state, _ = open_game(compile_rules(record.rules), record.deal, record.dealer, record.lead)
    for number, (seat, move) in enumerate(record.moves, 1):
        state, _ = apply(state, seat, move)
        pile = format_cards(cards_of(state.pile)) or "-"
        yield say("replay-move", number=f"{number:>4}", seat=seat, move=f"{format_move(move):<20}", pile=pile)


def _ending(record: Record, end: State) -> str:
    moves = len(record.moves)
    if end.outcome is None:
        return say("replay-open", moves=moves)
    if end.outcome.loser is None:
        return say("replay-draw", moves=moves)
    return say("replay-lost", moves=moves, seat=end.outcome.loser)
