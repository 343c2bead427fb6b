"""Reading others: who plays greedily is found out, and what is guessed about such a seat is true."""

from collections.abc import Iterator
from random import Random

import pytest

from shithead.bots.base import Bot
from shithead.bots.belief import believe, proof_words
from shithead.bots.likeness import AGAINST, FOR, Reading, read_seats
from shithead.bots.memory import remember
from shithead.bots.proofs import none_of
from shithead.bots.registry import make_bot
from shithead.cards import remove_cards
from shithead.engine.deal import deal
from shithead.engine.events import Event, PickedUp, Played, RowsShown, Zone
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.kernel.policy import LOOSE
from shithead.kernel.question import Question
from shithead.kernel.search import search_tree
from shithead.kernel.tables import table_words
from shithead.lab.match import play
from shithead.notation.cards import parse_cards
from shithead.rules.load import load_preset, preset_names
from tests.bots.chosen import scooped
from tests.engine.tables import CLASSIC, position
from tests.kernel.test_greedy import OWN_WAYS

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
FOR_TWO = tuple(name for name in preset_names() if load_preset(name).rules.min_seats == 2)

Seen = tuple[State, tuple[Event, ...]]


def seen_in_game(preset: str, other: str, seed: int) -> Iterator[Seen]:
    """What a greedy bot on seat 0 is shown before each of its turns, against a bot on seat 1."""
    rules, found = load_preset(preset).rules, list[Seen]()

    def watch(state: State, seat: int, shown: tuple[Event, ...], rng: Random) -> None:
        del rng
        if seat == 0 and state.phase is Phase.PLAY:
            found.append((state, shown))

    bots: list[Bot] = [make_bot("greedy", rules), make_bot(other, rules)]
    play(deal(rules, 2, 0, Random(seed)), bots, [Random(seed), Random(seed + 1)], watch)
    yield from found


def reading_of_other(state: State, events: tuple[Event, ...]) -> Reading:
    """What seat 0 makes of seat 1."""
    return read_seats(state.table.rules, view(state, 0), events)[1]


def wrong_guesses(state: State, events: tuple[Event, ...]) -> tuple[int, int]:
    """How many guesses there are about seat 1, and how many of them are not true."""
    known = remember(state.table.rules, view(state, 0), events).seats[1].known
    unknown = remove_cards(state.hands[1], known)
    guesses = reading_of_other(state, events).guesses
    return len(guesses), sum(not one.holds(state.table, unknown) for one in guesses)


@pytest.mark.parametrize("preset", [name for name in FOR_TWO if name not in OWN_WAYS])
def test_what_is_guessed_about_greedy_play_is_true(preset: str) -> None:
    """By every preset by which the bot is greedy as the kernel is."""
    found = [wrong_guesses(*seen) for seed in range(2) for seen in seen_in_game(preset, "greedy", seed)]

    assert sum(wrong for _, wrong in found) == 0


def test_what_is_guessed_about_others_is_often_wrong() -> None:
    """So the test above can fail; and there is no want of guesses."""
    right = [wrong_guesses(*seen) for seed in range(4) for seen in seen_in_game("classic", "greedy", seed)]
    wrong = [wrong_guesses(*seen) for seed in range(4) for seen in seen_in_game("classic", "random", seed)]

    assert sum(1 for count, _ in right if count) > len(right) / 3
    assert sum(bad for _, bad in wrong) > 10


@pytest.mark.parametrize("preset", ["classic", "tabletop", "idiot"])
def test_who_plays_greedily_is_found_out(preset: str) -> None:
    """At the end of some games greedy play is trusted, and a player without a plan is not."""

    def trust(other: str) -> float:
        """The mean at the end of the games."""
        ends = [list(seen_in_game(preset, other, seed))[-1] for seed in range(6)]
        return sum(reading_of_other(*end).trust for end in ends) / len(ends)

    assert trust("random") < 0.2
    assert trust("greedy") > 0.7


def _trust(state: State, events: tuple[Event, ...]) -> float:
    return reading_of_other(state, events).trust


def _laid(cards: str, zone: Zone = Zone.HAND) -> Event:
    return Played(seat=1, zone=zone, cards=parse_cards(cards))


def test_who_keeps_what_greedy_play_would_lay_is_not_taken_for_greedy() -> None:
    """It took a 5 and a 9; laying the 9 on a 4 speaks against it, laying the 5 for it."""
    state = position(CLASSIC, "KC//", OTHER, pile="4S")
    start = (*scooped("5D 9D"), Played(seat=0, zone=Zone.HAND, cards=parse_cards("4S")))
    before = _trust(state, start)

    assert AGAINST < 0 < FOR
    assert _trust(state, (*start, _laid("9D"))) < before < _trust(state, (*start, _laid("5D")))


def test_who_takes_the_pile_without_need_is_not_taken_for_greedy() -> None:
    """The 5 that it is known to hold could have been laid."""
    state = position(CLASSIC, "KC//", OTHER, pile="4S")
    start = (*scooped("5D 9D"), Played(seat=0, zone=Zone.HAND, cards=parse_cards("4S")))

    assert _trust(state, (*start, PickedUp(seat=1, count=1, fee=()))) < _trust(state, start)


def test_who_lays_what_it_seemed_not_to_hold_is_not_taken_for_greedy() -> None:
    """Laying a 9 on a 4 says that there is no 6; when a 6 comes out of the same cards, that was wrong."""
    state = position(CLASSIC, "KC//", OTHER, pile="4S")
    start = (Played(seat=0, zone=Zone.HAND, cards=parse_cards("4S")), _laid("9S"))
    again = (*start, PickedUp(seat=0, count=2, fee=()))

    assert _trust(state, (*again, _laid("6C"))) < _trust(state, again)
    assert _trust(state, (*again, _laid("JC"))) >= _trust(state, again)


def test_a_row_tells_who_chose_it_greedily() -> None:
    """Who leaves a king in the hand that lay open, with a 4 in the row, is not greedy play."""
    state = position(CLASSIC, "KC//", OTHER)
    dealt = (*scooped("KD"), RowsShown(rows=((), parse_cards("4D QD QH"))))
    better = (*scooped("4D"), RowsShown(rows=((), parse_cards("KD QD QH"))))

    assert _trust(state, dealt) < _trust(state, ()) < _trust(state, better)


def test_a_row_laid_out_of_order_is_not_taken_for_greedy() -> None:
    """From an open row greedy play lays the lowest card that may be laid."""
    state = position(CLASSIC, "KC//", OTHER, pile="4S")
    start = (
        RowsShown(rows=((), parse_cards("5D 9D KD"))),
        Played(seat=0, zone=Zone.HAND, cards=parse_cards("4S")),
    )
    low, high = _laid("5D", Zone.FACE_UP), _laid("KD", Zone.FACE_UP)

    assert _trust(state, (*start, high)) < _trust(state, start) < _trust(state, (*start, low))


def test_worlds_follow_a_guess_as_far_as_the_seat_is_trusted() -> None:
    """The other has one card. If that can only be a 3, nothing can be lost any more; the plan stays."""
    state = position(CLASSIC, "4C 5D//", "3H//")
    t = table_words(state.table, 2, started=True)
    seen = view(state, 0)
    belief = believe(state.table, t, seen, remember(CLASSIC, seen, ()), ())
    three = state.table.classes[parse_cards("3H")[0].index]
    guess = none_of(((1 << len(state.table.powers)) - 1) & ~(1 << three))

    def expected(trust: int) -> float:
        """What the seat expects, where the other is greedy play in so many of 256 worlds."""
        moves, plan = list(belief.moves), list(belief.plan)
        question = Question(belief.known, 0, list(belief.unseen), plan, [LOOSE] * 2, moves)
        question.expect(1, trust, proof_words((guess,)))
        counts = [question.plan[at] for at in range(3, len(plan), 4)]
        search_tree(question, 300, 1)
        assert [question.plan[at] for at in range(3, len(plan), 4)] == counts
        return question.expected

    assert expected(0) + 0.1 < expected(128) < expected(256) - 0.1
    assert expected(256) > 0.99
