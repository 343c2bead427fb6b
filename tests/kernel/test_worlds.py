"""Imagined worlds: every card is somewhere, what is known stays where it is, and proofs are kept to."""

from collections import Counter
from random import Random

import pytest

from shithead.bots.belief import Belief, believe
from shithead.bots.memory import remember
from shithead.bots.proofs import Proof
from shithead.cards import Rank
from shithead.engine.apply import apply
from shithead.engine.deal import deal
from shithead.engine.events import Event, redact
from shithead.engine.legal import acting_seats
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.kernel import fields as at
from shithead.kernel.board import Decimals, Numbers
from shithead.kernel.chance import seeded
from shithead.kernel.policy import LOOSE
from shithead.kernel.practice import Practice
from shithead.kernel.question import Question
from shithead.kernel.search import REWARD, search_flat, search_tree
from shithead.kernel.storage import zeros
from shithead.kernel.tables import table_words
from shithead.kernel.value import BLOCKS, MY_HAND, MY_TURN, OTHERS
from shithead.kernel.words import i64, vec
from shithead.kernel.worlds import PLAN, PLAN_SEAT, PLAN_STOCK, copy_game, imagine
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.testing.play import random_step

CLASSIC = load_preset("classic").rules


def _believed(rules: Rules, seed: int, steps: int) -> tuple[State, Belief, Numbers]:
    """What the acting seat knows after some random steps of a game."""
    rng = Random(seed)
    seats = rng.randint(rules.min_seats, min(rules.max_seats, rules.min_seats + 2))
    state, happened = deal(rules, seats, 0, rng)
    shown: list[list[Event]] = [[] for _ in range(seats)]
    for step in range(steps + 1):
        for seat in range(seats):
            shown[seat] += [one for event in happened if (one := redact(event, seat)) is not None]
        if step == steps or state.phase is Phase.ENDED:
            break
        state, happened = apply(state, *random_step(state, rng))
    seat = (*acting_seats(state), 0)[0]
    seen = view(state, seat)
    table = compile_rules(rules)
    started = state.phase in (Phase.PLAY, Phase.CHOOSE)
    t = table_words(table, seats, started=started)
    memory = remember(rules, seen, shown[seat])
    return state, believe(table, t, seen, memory, shown[seat]), t


def _world(belief: Belief, t: Numbers, seed: int) -> "vec[i64]":
    s = zeros(at.GAME)
    question = Question(belief.known, 0, list(belief.unseen), list(belief.plan), [], [])
    imagine(question.known, s, t.array, question.unseen, question.plan, seeded(seed))
    return s


def _counts(s: "vec[i64]", t: Numbers, zone: int) -> Counter[int]:
    found: Counter[int] = Counter()
    for k in range(t[at.T_COUNT]):
        word = s[zone + 2 + t[at.WORD + k]]
        found[k] = (word >> t[at.SHIFT + k]) & t[at.T_BITS]
    return +found


@pytest.mark.parametrize("name", preset_names())
def test_every_card_is_somewhere(name: str) -> None:
    """Hands, rows, face-down cards and stock are as large as in the true game, with the cards of the pack."""
    for seed in range(4):
        state, belief, t = _believed(load_preset(name).rules, seed, 25 * seed)
        s = _world(belief, t, seed)
        for seat in range(len(state.hands)):
            assert s[at.HANDS + seat * at.SIZE] == len(state.hands[seat])
            assert s[at.ROWS + seat * at.SIZE] == len(state.face_up[seat])
            assert s[at.DOWNS + seat * at.DOWN_SIZE] == len(state.face_down[seat])
        assert s[at.END] - s[at.NEXT] == len(state.stock)
        assert s[at.IN] == sum(1 << seat for seat in range(len(state.hands)) if seat not in state.out)


def test_what_is_known_stays() -> None:
    """Known cards of all hands are in the world, and the unseen ones fill what is missing."""
    state, belief, t = _believed(CLASSIC, 3, 60)
    s = _world(belief, t, 1)
    placed: Counter[int] = Counter()
    for seat in range(len(state.hands)):
        known, there = Counter[int](), _counts(s, t, at.HANDS + seat * at.SIZE)
        for card in belief.state.hands[seat]:
            known[int(card.rank)] += 1
        assert not known - there
        placed += there - known
        down = at.DOWNS + seat * at.DOWN_SIZE
        placed.update(s[down + 1 + slot] for slot in range(s[down]))
    placed.update(s[at.STOCK_AT + place] for place in range(s[at.END]))
    assert placed == Counter(belief.unseen)


def test_worlds_differ_and_come_again() -> None:
    """Another seed makes another world, the same seed the same."""
    _, belief, t = _believed(CLASSIC, 5, 20)
    worlds = [[_world(belief, t, seed)[place] for place in range(at.GAME)] for seed in (1, 1, 2)]

    assert worlds[0] == worlds[1] != worlds[2]


@pytest.mark.parametrize("name", preset_names())
def test_nothing_is_left_of_the_world_before(name: str) -> None:
    """After hundreds of worlds in the same place the next one is as if it were the first."""
    for steps in (0, 40):
        _, belief, t = _believed(load_preset(name).rules, 2, steps)
        used, x = zeros(at.GAME), seeded(1)
        question = Question(belief.known, 0, list(belief.unseen), list(belief.plan), [], [])
        for _ in range(300):
            x = imagine(question.known, used, t.array, question.unseen, question.plan, x)
        unseen = [question.unseen[place] for place in range(len(belief.unseen))]
        again = Question(belief.known, 0, unseen, list(belief.plan), [], [])
        fresh = zeros(at.GAME)
        imagine(question.known, used, t.array, question.unseen, question.plan, x)
        imagine(again.known, fresh, t.array, again.unseen, again.plan, x)

        assert _what_matters(used, t) == _what_matters(fresh, t)
        orders = range(at.ROW_ORDER, at.ROW_ORDER + 10 * at.ORDER_SIZE, at.ORDER_SIZE)
        assert all(used[place] < at.ORDER_SIZE for place in orders)


def _what_matters(s: "vec[i64]", t: Numbers) -> list[int]:
    copied = zeros(at.GAME)
    copy_game(s, copied, t.array)
    return [copied[place] for place in range(at.GAME)]


def test_proofs_are_kept_to() -> None:
    """Of the unknown cards of a hand so many at least and at most are of some classes."""
    state, belief, t = _believed(CLASSIC, 7, 0)
    plan = list(belief.plan)
    other = PLAN_SEAT
    mask = sum(1 << rank for rank in Rank if rank >= Rank.NINE)
    plan[other + 3] = 1
    for least, most in ((0, 0), (1, 2), (3, 3)):
        proof = Proof(mask, least, most)
        plan[other + 4 : other + 7] = [proof.classes, proof.least, proof.most]
        for seed in range(30):
            question = Question(belief.known, 0, list(belief.unseen), plan, [], [])
            s = zeros(at.GAME)
            imagine(question.known, s, t.array, question.unseen, question.plan, seeded(seed))
            hand = _counts(s, t, at.HANDS + at.SIZE)
            assert least <= sum(n for k, n in hand.items() if mask >> k & 1) <= most
    assert len(state.hands[1]) == 3
    assert len(plan) == PLAN > PLAN_STOCK


# ---- searching ---------------------------------------------------------------------------------------


def _question(seed: int) -> Question:
    """A decision between several moves."""
    state, belief, _ = next(
        found for step in range(99) if len((found := _believed(CLASSIC, seed, 30 + step))[1].moves) > 1
    )
    seat = acting_seats(state)[0]
    policies = [LOOSE] * len(state.hands)
    return Question(belief.known, seat, list(belief.unseen), list(belief.plan), policies, list(belief.moves))


@pytest.mark.parametrize("seed", range(6))
def test_all_rounds_of_a_tree_are_accounted_for(seed: int) -> None:
    """Each round tries one of the moves, and every move is tried."""
    question = _question(seed)

    tried = search_tree(question, 60, seeded(seed))

    assert sum(tried) == 60
    assert min(tried) > 0
    assert 0 <= question.expected <= 1


def test_flat_search_gives_each_move_as_many_worlds() -> None:
    """What a seat got lies between nothing and a win in every world."""
    question = _question(2)

    worth = search_flat(question, 20, seeded(1))

    assert len(worth) == question.count
    assert all(0 <= one <= 20 * REWARD for one in worth)


# ---- networks ----------------------------------------------------------------------------------------


def _practice(net: Decimals | None = None, units: int = 0) -> Practice:
    rules = load_preset("pagat").rules
    practice = Practice(table_words(compile_rules(rules), 2, started=True), net or Decimals([]), units)
    pack = [rank for rank in range(13) for _ in range(4)]
    Random(1).shuffle(pack)
    practice.deal(pack, [3, 3, 3, 52], 0)
    return practice


def test_inputs_are_counts_of_cards() -> None:
    """The first block is the own hand; the sum over all blocks of cards is the pack."""
    practice = _practice()
    practice.play_on(LOOSE, 9, seeded(4))
    game = practice.game
    seat = game[at.TURN]
    line = practice.describe(seat)
    classes = (len(line) - OTHERS) // BLOCKS

    hand = [game.count(at.HANDS + seat * at.SIZE, k) for k in range(classes)]
    assert line[MY_HAND * classes : (MY_HAND + 1) * classes] == hand
    assert sum(line[: 8 * classes]) == 52
    assert line[BLOCKS * classes + MY_TURN] == 1


def test_practice_records_positions_and_what_is_expected() -> None:
    """Two that search play to the end; each line has the seat and a number between 0 and 1."""
    rules = load_preset("pagat").rules
    inputs = BLOCKS * len(compile_rules(rules).powers) + OTHERS
    practice = _practice(Decimals([0.01] * (inputs * 2 + 5)), 2)
    practice.play(6, 400, False, seeded(2))

    assert practice.lines
    assert all(len(line) == inputs + 2 for line in practice.lines)
    assert all(line[-2] in (0, 1) and 0 <= line[-1] <= 1 for line in practice.lines)


def test_practice_against_greedy_play_is_seen_from_who_searches() -> None:
    """Only seat 0 decides by search; the other one's moves are those of greedy play."""
    practice = _practice()
    practice.play(6, 400, True, seeded(2))

    assert practice.lines
    assert all(line[-2] == 0 for line in practice.lines)
