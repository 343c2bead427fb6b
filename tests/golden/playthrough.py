"""One whole game of some presets as text: what everybody sees at each step.

``python -m tests.golden.playthrough`` writes the files again. Read the difference before it is committed:
it is what a change of the engine changes for the players.
"""

from collections.abc import Iterator
from pathlib import Path

from shithead.bots.greedy import GreedyBot
from shithead.engine.apply import apply
from shithead.engine.deal import deal
from shithead.engine.events import Event, redact
from shithead.engine.legal import acting_seats
from shithead.engine.moves import Move
from shithead.engine.state import Laid, Phase, State
from shithead.engine.view import View, view
from shithead.notation.cards import format_cards, format_rank
from shithead.notation.moves import format_move
from shithead.rules.load import load_preset
from tests.golden.chance import Chance

FOLDER = Path(__file__).parents[1] / "data/playthroughs"

GAMES = {
    "classic": (3, 42),
    "idiot": (2, 109),
    "tabletop": (3, 52),
    "masters-of-shithead": (2, 56),
    "palace-fr": (2, 25),
    "shit-bond": (2, 57),
    "vandtia": (2, 12),
    "wikipedia-2011": (2, 22),
}
"""Seats and seed of each game; the seeds were chosen for games that are short and show much."""


def _seats(seen: View) -> Iterator[str]:
    for seat, shown in enumerate(seen.seats):
        mark = "*" if seat == seen.turn else " "
        row = format_cards(shown.face_up) or "-"
        place = f" place {shown.place}" if shown.place else ""
        ready = " ready" if shown.ready else ""
        yield f"  {mark}{seat}: hand {shown.hand_count} row {row} down {shown.face_down_count}{ready}{place}"


def _laid(laid: Laid) -> str:
    bound = f"+{laid.bound}" if laid.bound else ""
    named = "" if laid.named is None else f"={format_rank(laid.named)}"
    lower = "" if laid.lower is None else "<" if laid.lower else ">"
    return f"{format_cards(laid.cards)}{bound}{named}{lower}"


def _centre(seen: View) -> str:
    pile = ", ".join(map(_laid, seen.pile)) or "-"
    demand = seen.requirement
    needs = f"{demand.demand} {format_rank(demand.rank)}{f' x{demand.count}' if demand.count else ''}"
    order = f"{' | reversed' if seen.direction < 0 else ''}{f' | {seen.duty.kind}' if seen.duty else ''}"
    return f"  pile {pile} | needs {needs} | stock {seen.stock_count} | burned {seen.burned_count}{order}"


def _own(seen: View) -> str:
    who = "spectator" if seen.viewer is None else f"seat {seen.viewer}"
    legal = ", ".join(map(format_move, seen.legal)) or "-"
    return f"  {who}: hand {format_cards(seen.hand) or '-'} | legal {legal}"


def _scene(state: State) -> Iterator[str]:
    """What a spectator sees, and of every seat what it sees beyond that."""
    public = view(state, None)
    yield f"  {public.phase} decision {public.decision}"
    yield from _seats(public)
    yield _centre(public)
    for seat in range(len(state.hands)):
        seen = view(state, seat)
        yield _own(seen)
        if seen.seats != public.seats:
            yield f"    own row {format_cards(seen.seats[seat].face_up) or '-'}"


def _told(events: tuple[Event, ...], seats: int) -> Iterator[str]:
    for event in events:
        yield f"  > {redact(event, None) or '(hidden)'}"
        for seat in range(seats):
            if redact(event, seat) != redact(event, None):
                yield f"    to seat {seat}: {redact(event, seat)}"


def playthrough(name: str) -> str:
    """A game between greedy bots as text."""
    seats, seed = GAMES[name]
    rules = load_preset(name).rules
    chance = Chance(seed)
    state, events = deal(rules, seats, seats - 1, chance)
    bot = GreedyBot(rules)
    lines = [f"{name}, {seats} seats", *_told(events, seats), *_scene(state)]
    while state.phase is not Phase.ENDED:
        seat = acting_seats(state)[0]
        move: Move = bot.choose(view(state, seat), (), chance)
        state, events = apply(state, seat, move)
        lines += ["", f"seat {seat}: {format_move(move)}", *_told(events, seats), *_scene(state)]
    return "\n".join(lines) + "\n"


def path_of(name: str) -> Path:
    """Where the text of a preset's game is kept."""
    return FOLDER / f"{name}.txt"


def write_all() -> None:
    """Write all games."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path_of(name).write_text(playthrough(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
