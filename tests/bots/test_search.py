"""Bots that search: they know only what they may know, and find what there is to be found."""

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shithead.bots.baselines.monte_carlo import candidates
from shithead.bots.belief import believe
from shithead.bots.memory import remember
from shithead.bots.nets import VERSUS, Net, find_net, net_bytes, read_net
from shithead.bots.registry import is_bot
from shithead.bots.rows import all_rows, exchanges
from shithead.bots.search import SearchBot, Thinking
from shithead.engine.view import view
from shithead.kernel import fields as at
from shithead.kernel.board import Decimals
from shithead.kernel.policy import LOOSE
from shithead.kernel.question import Question
from shithead.kernel.search import search_tree
from shithead.kernel.tables import table_words
from shithead.kernel.value import BLOCKS, OTHERS
from shithead.notation.moves import format_move
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.values import OutOfTurn, Swapping
from shithead.testing.bots import check_bot
from shithead.testing.rulesets import any_rules
from shithead.testing.strategies import SEEDS
from tests.bots.chosen import chosen, row_after_swaps, scooped
from tests.engine.tables import CLASSIC, changed, dealt, position
from tests.soak import examples

SEARCHING = ("flat-6", "tree-6", "net-6", "monte-carlo", "deepshit")
SEAT = "2C TC 5S/8C 9D JH/QC QD QH"
SEAT_AGAIN = "8C TC JH/2C 9D 5S/QC QD QH"
OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"


BRIEF = (
    Thinking(4, flat=True, most=20),
    Thinking(6, most=20),
    Thinking(6, most=20, judges=True, reads=True),
)
"""Long enough to be told apart from chance, short enough for every preset."""


@pytest.mark.parametrize("preset", preset_names())
@pytest.mark.parametrize("thinking", BRIEF, ids=["flat", "tree", "net"])
def test_a_search_knows_only_its_view(thinking: Thinking, preset: str) -> None:
    """By each preset every choice is legal, comes again, and does not depend on cards that are not seen."""
    rules = changed(load_preset(preset).rules, no_progress_limit=30)

    assert check_bot(lambda rules: SearchBot(rules, thinking), rules, Random(2)) > 5


@settings(max_examples=examples(15))
@given(st.sampled_from(BRIEF), any_rules().map(partial(changed, no_progress_limit=20)), SEEDS)
def test_a_search_plays_by_any_rules(thinking: Thinking, rules: Rules, seed: int) -> None:
    """By any rules at all it does the same."""
    assert check_bot(lambda rules: SearchBot(rules, thinking), rules, Random(seed)) >= 0


@pytest.mark.parametrize("name", SEARCHING)
def test_a_search_wins_where_one_move_does(name: str) -> None:
    """Laying both sevens ends the game; laying one does not."""
    state = position(CLASSIC, "7C 7D//", "KC//", pile="6H")

    assert chosen(name, state) == "play 7C 7D"


@pytest.mark.parametrize("name", ["flat-400", "tree-400"])
def test_a_search_counts_what_others_were_seen_to_take(name: str) -> None:
    """The opponent holds nothing but what it took: with a five on the pile it has to take that too."""
    state = position(CLASSIC, "5C 9C//2H", "4C 4D//3C", pile="3S")

    assert chosen(name, state, events=scooped("4C 4D")) in ("play 5C", "play 9C")


def test_a_search_may_wait_out_of_turn() -> None:
    """It completes four of a kind where that ends the game for it, though it is not its turn."""
    rules = changed(CLASSIC, out_of_turn=OutOfTurn.COMPLETE)
    state = position(rules, "KC 8C//", "9D//", pile="9C 9H 9S", turn=0)
    bot = SearchBot(rules, Thinking(60))

    move = bot.interrupt(view(state, 1), (), Random(1))

    assert move is not None
    assert format_move(move) == "play 9D"


def test_nothing_is_asked_where_only_exchanges_are_open() -> None:
    """Out of turn a search makes no exchange."""
    state = dealt(changed(CLASSIC, swap=Swapping.UNTIL_FIRST_MOVE), SEAT, OTHER)
    seat = 1 - state.turn
    bot = SearchBot(state.table.rules, Thinking(4))

    assert bot.interrupt(view(state, seat), (), Random(1)) is None


# ---- before play ---------------------------------------------------------------------------------------


def test_every_row_is_looked_at() -> None:
    """Six different cards make twenty rows, in one order however they lie."""
    assert len(all_rows((1, 2, 3), (4, 5, 6))) == 20
    assert all_rows((1, 2, 3), (4, 5, 6)) == all_rows((4, 2, 6), (1, 5, 3))
    assert all_rows((1,), (1,)) == ((1,),)


def test_exchanges_lead_from_row_to_row() -> None:
    """No more than are needed, none where the row is right."""
    assert exchanges((1, 2, 3), (3, 2, 1)) == ()
    assert len(exchanges((1, 1, 2), (2, 5, 6))) == 2


def test_a_search_aims_at_one_row_however_its_cards_lie() -> None:
    """From two arrangements of the same six cards it comes to the same row, and is done."""
    one = dealt(CLASSIC, SEAT, OTHER)
    other = dealt(CLASSIC, SEAT_AGAIN, OTHER)

    assert row_after_swaps("flat-200", one) == row_after_swaps("flat-200", other)


# ---- baselines that search -------------------------------------------------------------------------------


def test_candidates_are_one_or_all_cards_of_a_rank() -> None:
    """Two of three kings are none, and no pile is taken while something may be laid."""
    state = position(CLASSIC, "KC KD KH//", OTHER, pile="5C")
    legal = view(state, 0).legal

    assert [format_move(move) for move in candidates(legal)] == ["play KC", "play KC KD KH"]


def test_deepshit_has_its_habits_until_the_end() -> None:
    """While there is a stock it plays like the bot that it grew from."""
    state = position(CLASSIC, "4C 5C KC//", OTHER, pile="3C", stock="8C 8D 8H")

    assert chosen("deepshit", state) == chosen("takeshit", state)


# ---- networks ----------------------------------------------------------------------------------------------


def test_a_network_comes_back_from_its_file() -> None:
    """What half precision can hold is kept exactly."""
    net = Net(2, (0.5, -1.25, 3.0, 0.0))

    assert read_net(net_bytes(net)) == net


@pytest.mark.parametrize("name", preset_names())
def test_networks_fit_their_rules(name: str) -> None:
    """A network that comes with the package has as many weights as its rules ask for."""
    rules = load_preset(name).rules
    net = find_net(rules)
    if net is None:
        assert name not in ("classic", "tabletop", "idiot")
        return
    inputs = BLOCKS * len(compile_rules(rules).powers) + OTHERS
    assert len(net.weights) == (inputs + 2) * net.units + 1


@pytest.mark.parametrize("name", preset_names())
def test_networks_of_a_preset_are_of_one_kind(name: str) -> None:
    """The one against greedy play has the shape of the one between equals, and other weights."""
    rules = load_preset(name).rules
    mirror, versus = find_net(rules), find_net(rules, VERSUS)
    if versus is None:
        assert name not in ("classic", "tabletop", "idiot")
        return
    assert mirror is not None
    assert (mirror.units, len(mirror.weights)) == (versus.units, len(versus.weights))
    assert mirror.weights != versus.weights


def _expected(*, idle: int, trust: int = 0) -> float:
    """What a seat expects that is sure to win in the end, but is sure to lose against greedy play."""
    state = position(CLASSIC, "5S 6C 8C/8D 9D JH/QC QD QH", OTHER)
    t = table_words(state.table, 2, started=True)
    seen = view(state, 0)
    belief = believe(state.table, t, seen, remember(CLASSIC, seen, ()), ())
    belief.known[at.IDLE] = idle
    moves, plan = list(belief.moves), list(belief.plan)
    question = Question(belief.known, 0, list(belief.unseen), plan, [LOOSE] * 2, moves)
    nothing = [0.0] * (BLOCKS * len(state.table.powers) + OTHERS + 2)
    question.ask(Decimals([*nothing, 9.0]), 1)
    question.ask_versus(Decimals([*nothing, -9.0]), 1)
    question.expect(1, trust, [])
    search_tree(question, 50, 1)
    return question.expected


def test_who_nearly_wins_does_not_wait() -> None:
    """The nearer a game is to ending without a result, the less it is worth, in the end less than half."""
    limit = CLASSIC.no_progress_limit

    assert _expected(idle=0) > 0.9 > _expected(idle=limit // 4) > _expected(idle=limit // 2) > 0.4
    assert 0.35 < _expected(idle=limit - 70) < 0.5


def test_a_game_against_greedy_play_is_judged_by_its_own_network() -> None:
    """In as many worlds as the seat is trusted."""
    assert _expected(idle=0, trust=256) < 0.1
    assert 0.2 < _expected(idle=0, trust=128) < 0.8


def test_rules_of_ones_own_have_no_network() -> None:
    """A network is for the rules that it was trained by; what the series counts does not matter."""
    assert find_net(changed(CLASSIC, strict=True)) is None
    assert find_net(changed(CLASSIC, rounds=3)) == find_net(CLASSIC)


def test_searches_are_named_with_a_number() -> None:
    """Any number of games but none."""
    assert is_bot("tree-1")
    assert not any(is_bot(name) for name in ("tree-0", "tree-", "tree-x", "trees-5", "tree-99999999"))
