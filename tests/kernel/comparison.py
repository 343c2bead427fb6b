"""Engine and kernel side by side: every seat has the same moves, and the same follows from each of them.

``facts`` names everything that a game of the kernel says; what it keeps for itself is left out.
"""

from collections.abc import Mapping
from random import Random
from typing import Final, Protocol

from shithead.engine.apply import apply as engine_apply
from shithead.engine.deal import open_game, shuffle
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.state import Phase, State
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.policy import GREEDY, RANDOM
from shithead.kernel.positions import move_code, state_words
from shithead.kernel.tables import table_words
from shithead.notation.moves import format_move
from shithead.notation.state import format_state
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.testing.play import Step, random_step

Facts = dict[str, object]

SHOWN_STEPS: Final = 4
"""So many of the last steps are told with what went wrong."""

ALWAYS: Final = (
    "SEATS DEALER LEADER PHASE TURN DIRECTION INVERTED MAY_PASS IDLE IN OUTS LOSER CALL_RANK "
    "TOP TOP_BOUND BASE BASE_LOWER BASE_BOUND RUN PARITY"
).split()
DUTIES: Final = "DUTY DUTY_RANK DUTY_CARD DUTY_COUNT DUTY_SKIPS DUTY_SEAT".split()
LAID_OUT: Final = (
    "LAID_CLASS LAID_NAMED LAID_LOWER LAID_BOUND LAID_RECEIVER LAID_SUCCESSOR LAID_ZONE LAID_RUN"
).split()
OF_A_RUN: Final = "LAID_START LAID_PICKS".split()
PLACES: Final[Mapping[str, int]] = {
    name: getattr(at, name) for name in (*ALWAYS, *DUTIES, *LAID_OUT, *OF_A_RUN)
}


class Words(Protocol):
    """The words of a game or of rules, however they are held."""

    def __getitem__(self, place: int, /) -> int:
        """One of them."""


class DisagreementError(Exception):
    """The kernel does otherwise than the engine."""


# ---- what a game says --------------------------------------------------------------------------------


def _words(s: Words, names: list[str]) -> Facts:
    return {name: s[PLACES[name]] for name in names}


def _zone(s: Words, t: Words, place: int) -> tuple[int, ...]:
    return tuple(s[word] for word in range(place, place + 2 + t[at.T_WORDS]))


def _list(s: Words, place: int) -> tuple[int, ...]:
    """A list that begins with its length."""
    return tuple(s[word] for word in range(place + 1, place + 1 + s[place]))


def _of_seat(s: Words, t: Words, seat: int) -> Facts:
    found: Facts = {
        f"hand {seat}": _zone(s, t, at.HANDS + seat * at.SIZE),
        f"row {seat}": _zone(s, t, at.ROWS + seat * at.SIZE),
        f"down {seat}": _list(s, at.DOWNS + seat * at.DOWN_SIZE),
        f"dealt row {seat}": _list(s, at.DEALT_ROWS + seat * at.DOWN_SIZE),
    }
    if t[at.T_ROW_ORDER]:
        found[f"order of row {seat}"] = _list(s, at.ROW_ORDER + seat * at.ORDER_SIZE)
    return found


def facts(s: Words, t: Words) -> Facts:
    """What a game says, by name: all that the rules can ever ask about it."""
    phase = s[at.PHASE]
    found = _words(s, ALWAYS)
    found["pile"] = _zone(s, t, at.PILE)
    found["stock"] = tuple(s[at.STOCK_AT + place] for place in range(s[at.NEXT], s[at.END]))
    found["places"] = tuple(s[at.PLACES + place] for place in range(s[at.OUTS]))
    for seat in range(s[at.SEATS]):
        found |= _of_seat(s, t, seat)
    if t[at.T_ENTRIES]:
        found["entries"] = tuple(s[at.ENTRIES + place] for place in range(s[at.DEPTH]))
        found["entries on top"] = s[at.TOP_ENTRIES]
    if phase == at.ENDED:
        return found | {"ending": s[at.ENDING]}
    found |= _words(s, DUTIES)
    if phase == at.CHOOSE:
        found["laid"] = _zone(s, t, at.LAID)
        return found | _words(s, LAID_OUT + (OF_A_RUN if s[at.LAID_RUN] else []))
    return found | {"READY": s[at.READY]}


def differences(mine: Facts, theirs: Facts) -> list[str]:
    """The facts that are not the same."""
    names = dict.fromkeys((*mine, *theirs))
    return [
        f"{name}: {mine.get(name)} and not {theirs.get(name)}"
        for name in names
        if mine.get(name) != theirs.get(name)
    ]


# ---- a game by both ----------------------------------------------------------------------------------


class Pair:
    """One game in the engine and in the kernel.

    Args:
        state: where it begins.
        t: the words of its rules.
    """

    def __init__(self, state: State, t: Numbers) -> None:
        self.state = state
        self.t = t
        self.s = state_words(state, t)
        self.steps: list[Step] = []

    def _refuse(self, what: str) -> DisagreementError:
        steps = "; ".join(f"{seat} {format_move(move)}" for seat, move in self.steps[-SHOWN_STEPS:])
        return DisagreementError(f"{what}\nafter {steps or 'nothing'}\n{format_state(self.state)}")

    def _kernel_moves(self, seat: int) -> list[int]:
        try:
            return self.s.legal(seat)
        except (ArithmeticError, LookupError) as error:
            raise self._refuse(f"the moves of seat {seat}: {error!r}") from error

    def compare_moves(self) -> None:
        """Every seat has the same moves, each once.

        Raises:
            DisagreementError: it is not so.
        """
        for seat in range(len(self.state.hands)):
            wanted = sorted(
                {move_code(self.state, seat, move, self.t) for move in legal_moves(self.state, seat)}
            )
            found = sorted(self._kernel_moves(seat))
            if wanted != found:
                missing = [f"{code:b}" for code in wanted if code not in found]
                raise self._refuse(
                    f"the moves of seat {seat}: without {missing}, "
                    f"with {[f'{code:b}' for code in found if code not in wanted]}"
                )

    def compare_seat(self) -> None:
        """The seat whose decision is open is the first that the engine names.

        Raises:
            DisagreementError: it is not so.
        """
        wanted = next(iter(acting_seats(self.state)), at.NONE)
        if self.s.acting_seat() != wanted:
            raise self._refuse(f"seat {self.s.acting_seat()} is asked, and not {wanted}")

    def check_policies(self, x: int) -> None:
        """What a policy chooses is legal.

        Args:
            x: a state of the kernel's generator.

        Raises:
            DisagreementError: it is not so.
        """
        seat = self.s.acting_seat()
        moves = self._kernel_moves(seat)
        for policy in (RANDOM, GREEDY):
            chosen = self.s.policy_move(seat, policy, x)
            if chosen not in moves:
                raise self._refuse(f"policy {policy} chooses {chosen:b}, which is not legal")

    def make(self, step: Step) -> None:
        """Make a move in both, and compare what has become of the game.

        Raises:
            DisagreementError: it is not the same.
        """
        seat, move = step
        code = move_code(self.state, seat, move, self.t)
        self.steps.append(step)
        self.state, _ = engine_apply(self.state, seat, move)
        try:
            self.s.apply(seat, code)
        except (ArithmeticError, LookupError) as error:
            raise self._refuse(repr(error)) from error
        self.compare_state()

    def compare_state(self) -> None:
        """The kernel's game says what the engine's state says.

        Raises:
            DisagreementError: it does not.
        """
        found = differences(facts(self.s, self.t), facts(state_words(self.state, self.t), self.t))
        if found:
            raise self._refuse("\n".join(found))


def opened(rules: Rules, rng: Random, seats: int | None = None) -> State:
    """A game at its first decision, with seats, dealer and leader at random."""
    table = compile_rules(rules)
    seats = rng.randint(rules.min_seats, rules.max_seats) if seats is None else seats
    dealer = rng.randrange(seats)
    return open_game(table, shuffle(table, seats, dealer, rng), dealer, rng.randrange(seats))[0]


def play_phase(state: State, rng: Random) -> State:
    """A game at random up to its first turn."""
    while state.phase not in (Phase.PLAY, Phase.ENDED):
        state, _ = engine_apply(state, *random_step(state, rng))
    return state


def compare_started(state: State, rng: Random, most: int) -> int:
    """The same as ``compare_game``, by rules that know only about the play phase, and so of fewer suits."""
    state = play_phase(state, rng)
    return compare_game(state, rng, most, table_words(state.table, len(state.hands), started=True))


def compare_game(state: State, rng: Random, most: int, t: Numbers | None = None) -> int:
    """Play a game at random in engine and kernel.

    Args:
        state: where it begins.
        rng: chooses the moves.
        most: so many moves at most.
        t: the words of the rules, where they are not those that the rules have.

    Returns:
        How many moves were made.

    Raises:
        DisagreementError: the two are not the same.
    """
    words = table_words(state.table, len(state.hands)) if t is None else t
    pair = Pair(state, words)
    pair.compare_state()
    for made in range(most):
        pair.compare_moves()
        pair.compare_seat()
        if pair.state.phase is Phase.ENDED:
            return made
        pair.check_policies(rng.getrandbits(62))
        pair.make(random_step(pair.state, rng))
    pair.compare_moves()
    return most
