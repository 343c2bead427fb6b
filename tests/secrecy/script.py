"""Scripts: games that are played twice, with deals that differ only in what one viewer may not know.

What a viewer is entitled to know is worked out here from the game itself, card by card, and not by asking the
code that is under test.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from shithead.bots.greedy import GreedyBot
from shithead.cards import Card
from shithead.engine.apply import apply
from shithead.engine.check import is_legal
from shithead.engine.deal import deal_pack, open_game, pack_for
from shithead.engine.events import Event, Started
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Call, Flip, Gamble, LayOff, Move, PickUp, Play, Ready, Swap
from shithead.engine.pile import cards_of
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.errors import IllegalMove
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset
from shithead.rules.values import Row

LARGEST_TABLE = 6
"""More seats take long and show a viewer nothing of another kind."""

DEALER = 0
"""The generator of the tests always draws this seat."""


class Moves(Struct, frozen=True):
    """A seat makes a move."""

    seat: int
    move: Move


class Probes(Struct, frozen=True):
    """The viewer tries a move that is not allowed, in order to learn something from the refusal."""

    move: Move


class Returns(Struct, frozen=True):
    """The viewer's connection is cut; it comes back with the last version, or with none."""

    keeps_version: bool


class Asks(Struct, frozen=True):
    """The viewer asks the server something over HTTP."""

    path: str


Step: TypeAlias = Moves | Probes | Returns | Asks

PATHS = ("/t/{link}", "/api/tables/{link}", "/api/tables/{link}/record", "/api/tables/{link}/qr.svg")


class Script(Struct, frozen=True):
    """One game up to some point, as one viewer lives it.

    Attributes:
        preset: the rule set.
        seats: the number of seats; a person sits on each.
        viewer: the seat that is watched; ``None`` for a spectator.
        pack: the pack in the order in which it is dealt.
        steps: what happens.
    """

    preset: str
    seats: int
    viewer: int | None
    pack: tuple[Card, ...]
    steps: tuple[Step, ...]


def _open(script: Script) -> State:
    rules = load_preset(script.preset).rules
    deal = deal_pack(rules, script.pack, script.seats, DEALER)
    return open_game(compile_rules(rules), deal, DEALER)[0]


def _choose(state: State, seat: int, rng: random.Random) -> Move:
    moves = legal_moves(state, seat)
    if state.phase in (Phase.SWAP, Phase.LAY_OFF) and rng.random() < 0.4:
        return Ready(on=True)
    if state.phase is Phase.PLAY and rng.random() < 0.6:
        return GreedyBot(state.table.rules).choose(view(state, seat), (), rng)
    return rng.choice(moves)


def _hidden_from(state: State, viewer: int) -> list[Card]:
    others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    return [card for zone in (*others, *state.face_down, state.stock) for card in zone]


def _probe(state: State, viewer: int, rng: random.Random) -> Move:
    strange = rng.choice(_hidden_from(state, viewer))
    own = state.hands[viewer] + state.face_up[viewer]
    moves: list[Move] = [
        PickUp((strange,)),
        PickUp(),
        Flip(0),
        Gamble(),
        Call(),
        *(Play((card,)) for card in own),
    ]
    moves += [Swap(strange, card) for card in state.face_up[viewer][:1]]
    refused = [move for move in moves if not is_legal(state, viewer, move)]
    return rng.choice([*refused, *[Play((strange,))] * max(1, len(refused))])


def _side_step(state: State, viewer: int | None, rng: random.Random) -> Step | None:
    drawn = rng.random()
    if drawn < 0.06:
        return Returns(keeps_version=rng.random() < 0.5)
    if drawn < 0.10:
        return Asks(rng.choice(PATHS))
    if drawn < 0.3 and viewer is not None:
        return Probes(_probe(state, viewer, rng))
    return None


def make_script(preset: str, rng: random.Random, longest: int) -> Script:
    """A random game up to a random point, not beyond its end."""
    rules = load_preset(preset).rules
    seats = rng.randint(rules.min_seats, max(rules.min_seats, min(rules.max_seats, LARGEST_TABLE)))
    pack = list(pack_for(rules, seats))
    rng.shuffle(pack)
    viewer = rng.choice([*range(seats), None])
    script = Script(preset=preset, seats=seats, viewer=viewer, pack=tuple(pack), steps=())
    state = _open(script)
    steps: list[Step] = []
    for _ in range(rng.randint(5, longest)):
        side = _side_step(state, viewer, rng)
        if side is not None:
            steps.append(side)
        seat = rng.choice(acting_seats(state))
        move = _choose(state, seat, rng)
        after, _ = apply(state, seat, move)
        if after.outcome is not None:
            break
        steps.append(Moves(seat, move))
        state = after
    return replace(script, steps=(*steps, Returns(keeps_version=False)))


def _shown_by(before: State, seat: int, move: Move) -> tuple[Card, ...]:
    match move:
        case Play():
            return move.cards
        case Flip():
            return (before.face_down[seat][move.slot],)
        case Gamble():
            return before.stock[:1]
        case LayOff():
            return (move.card,)
        case Swap() if before.phase is Phase.PLAY:
            return (move.hand, move.face_up)
        case _:
            return ()


def known_cards(script: Script) -> set[Card]:
    """The cards whose place the viewer may know, now or at some time of the script."""
    state = _open(script)
    shown = state.table.rules.row is Row.DEALT
    known = {
        card for seat, row in enumerate(state.dealt_up) for card in row if shown or seat == script.viewer
    }
    for step in script.steps:
        if script.viewer is not None:
            known.update(state.hands[script.viewer])
        if isinstance(step, Moves):
            known.update(_shown_by(state, step.seat, step.move))
            state, _ = apply(state, step.seat, step.move)
        known.update(cards_of(state.pile))
        if state.phase is not Phase.SWAP:
            known.update(card for row in state.face_up for card in row)
    if script.viewer is not None:
        known.update(state.hands[script.viewer])
    return known


def _events(script: Script) -> Iterator[tuple[State, tuple[Event, ...]]]:
    state = _open(script)
    for step in script.steps:
        if isinstance(step, Moves):
            state, events = apply(state, step.seat, step.move)
            yield state, events


def _fixed_by_start(script: Script) -> set[Card]:
    """Cards that may not change place because the search for the starter made facts about them public.

    Who leads because of a rank says that no hand holds a rank searched before, and who the first holder is.
    """
    rank = None
    for state, events in _events(script):
        rank = state.call_rank if rank is None else rank
        for event in events:
            rank = event.rank if isinstance(event, Started) else rank
    if rank is None:
        return set()
    search = compile_rules(load_preset(script.preset).rules).search
    ranks = search[: search.index(rank) + 1]
    return {card for card in script.pack if card.rank in ranks}


def _renamed(move: Move, names: dict[Card, Card]) -> Move:
    match move:
        case Swap():
            return Swap(names.get(move.hand, move.hand), names.get(move.face_up, move.face_up))
        case Play():
            return Play(tuple(names.get(card, card) for card in move.cards))
        case PickUp():
            return PickUp(tuple(names.get(card, card) for card in move.fee))
        case LayOff():
            return LayOff(names.get(move.card, move.card), move.row)
        case _:
            return move


def _renamed_step(step: Step, viewer: int | None, names: dict[Card, Card]) -> Step:
    if isinstance(step, Moves) and step.seat != viewer:
        return Moves(step.seat, _renamed(step.move, names))
    return step


def is_playable(script: Script) -> bool:
    """Whether every move of a script is legal and every probe is not."""
    state = _open(script)
    for step in script.steps:
        if isinstance(step, Moves):
            try:
                state, _ = apply(state, step.seat, step.move)
            except IllegalMove:
                return False
        if (
            isinstance(step, Probes)
            and script.viewer is not None
            and is_legal(state, script.viewer, step.move)
        ):
            return False
    return True


def twin(script: Script, rng: random.Random) -> Script | None:
    """The same game with other cards wherever the viewer cannot know them.

    Returns:
        The twin; ``None`` where fewer than two cards may change place, or where what happened is itself
        proof of a hidden card, as a pick-up that only who cannot play may make.
    """
    settled = known_cards(script) | _fixed_by_start(script)
    copies = Counter(script.pack)
    usual = min(copies.values())
    hidden = [card for card, count in copies.items() if count == usual and card not in settled]
    if len(hidden) < 2:
        return None
    mixed = hidden[:]
    rng.shuffle(mixed)
    names = dict(zip(hidden, mixed, strict=True))
    if all(card is other for card, other in names.items()):
        return None
    other = replace(
        script,
        pack=tuple(names.get(card, card) for card in script.pack),
        steps=tuple(_renamed_step(step, script.viewer, names) for step in script.steps),
    )
    return other if is_playable(other) else None
