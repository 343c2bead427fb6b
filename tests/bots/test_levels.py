"""The levels of the bots: what all keep to, how they differ, and in which order they stand."""

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shithead.bots import habits, levels
from shithead.bots.base import Bot, Interrupter
from shithead.bots.forgetful import ForgetfulBot, forget, lately
from shithead.bots.habits import HabitBot, Habits, just_taken
from shithead.bots.levels import FLAT, MANNERS, PLAYOUTS, PLAYOUTS_UNCOMPILED, SPANS, Level, make_level
from shithead.bots.memory import remember
from shithead.bots.registry import LEVELS, bot_names, make_bot
from shithead.engine.events import Event
from shithead.engine.state import State
from shithead.engine.view import view
from shithead.kernel import backend
from shithead.notation.cards import parse_cards
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.values import OutOfTurn
from shithead.testing.bots import check_bot, play_game
from shithead.testing.rulesets import any_rules
from shithead.testing.strategies import SEEDS
from tests.bots.chosen import chosen, row_after_swaps, scooped
from tests.engine.tables import CLASSIC, changed, dealt, position
from tests.soak import examples

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
SURE = Habits(first=0, single=0, waste=0, fours=100, calls=100, notices=100, arranges=True, watches=True)
PAIRS = 60


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """How strong the search is, others test; here it only has to keep to the rules of bots."""
    for games in (PLAYOUTS, PLAYOUTS_UNCOMPILED):
        for level in games:
            monkeypatch.setitem(games, level, 2)
    monkeypatch.setattr(levels, "SLOWER", 1)


def test_levels_have_their_order_and_are_bots() -> None:
    """The registry and the levels know the same names, from the lowest to the highest."""
    assert tuple(level.value for level in Level) == LEVELS
    assert set(LEVELS) <= set(bot_names())
    assert set(MANNERS) == set(Level)
    assert set(PLAYOUTS) == set(PLAYOUTS_UNCOMPILED)
    assert FLAT | set(SPANS) <= set(PLAYOUTS)


def test_a_machine_without_a_compiled_kernel_is_told_of() -> None:
    """What is said is what holds."""
    assert levels.is_reduced() is (backend() != "compiled")
    thinking_less = {name for name in bot_names() if levels.thinks_less(name)}
    assert thinking_less == (set(PLAYOUTS) if levels.is_reduced() else set())


def test_without_a_compiled_kernel_bots_think_less_by_rich_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """There a game takes many times as long; where the kernel is compiled, all rules get as much."""
    monkeypatch.setitem(PLAYOUTS, Level.MASTER, 100)
    monkeypatch.setitem(PLAYOUTS_UNCOMPILED, Level.MASTER, 24)
    monkeypatch.setattr(levels, "SLOWER", 4)
    for reduced, usual, rich in ((False, 100, 100), (True, 24, 6)):
        monkeypatch.setattr(levels, "is_reduced", lambda reduced=reduced: reduced)
        assert levels.playouts(Level.MASTER, CLASSIC) == usual
        assert levels.playouts(Level.MASTER, load_preset("paskahousu").rules) == rich


def test_higher_levels_take_their_time() -> None:
    """The tempo falls from level to level, and calls stay inside the window."""
    manners = [MANNERS[level] for level in Level]

    assert [manner.tempo for manner in manners] == sorted(manner.tempo for manner in manners)
    assert [manner.arranges for manner in manners] == sorted(manner.arranges for manner in manners)
    assert all(0 < manner.calls_from < manner.calls_until < 1 for manner in manners)


@pytest.mark.parametrize(
    ("name", "preset"),
    [
        *((name, preset) for name in ("beginner", "casual") for preset in preset_names()),
        *(("careful", preset) for preset in ("classic", "tabletop", "idiot", "shit-bond")),
        *((name, "classic") for name in ("expert", "master")),
    ],
)
def test_a_level_knows_only_its_view(name: str, preset: str) -> None:
    """Every choice is legal, comes again, and does not depend on cards that are not seen."""
    assert check_bot(partial(make_bot, name), load_preset(preset).rules, Random(1)) > 5


@settings(max_examples=examples(40))
@given(
    st.sampled_from(("beginner", "casual")), any_rules().map(partial(changed, no_progress_limit=60)), SEEDS
)
def test_a_level_plays_by_any_rules(name: str, rules: Rules, seed: int) -> None:
    """By any rules at all it does the same."""
    assert check_bot(partial(make_bot, name), rules, Random(seed)) >= 0


@settings(max_examples=examples(2))
@given(any_rules().map(partial(changed, no_progress_limit=20)), SEEDS)
def test_who_forgets_plays_by_any_rules(rules: Rules, seed: int) -> None:
    """What is forgotten leaves a game that can be imagined."""
    rules = changed(rules, max_seats=rules.min_seats)
    assert check_bot(partial(make_bot, "careful"), rules, Random(seed)) >= 0


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_moves_out_of_turn(name: str) -> None:
    """Where the rules let it, a game to the end asks each level whether it does."""
    rules = changed(CLASSIC, out_of_turn=OutOfTurn.COMPLETE)
    bots = [make_bot(name, rules) for _ in range(3)]

    assert all(isinstance(bot, Interrupter) for bot in bots)
    assert play_game(rules, bots, Random(3)).outcome is not None


def won(better: str, worse: str, pairs: int) -> int:
    """Games that one bot wins against another, each deal played from both sides."""
    count = 0
    for seed in range(pairs):
        for side in (0, 1):
            bots: list[Bot] = [make_bot(worse, CLASSIC), make_bot(worse, CLASSIC)]
            bots[side] = make_bot(better, CLASSIC)
            outcome = play_game(CLASSIC, bots, Random(seed)).outcome
            count += outcome is not None and outcome.loser == 1 - side
    return count


@pytest.mark.parametrize(
    ("better", "worse", "share"), [("beginner", "random", 0.9), ("casual", "beginner", 0.55)]
)
def test_a_level_beats_the_one_below(better: str, worse: str, share: float) -> None:
    """Of the levels that need no kernel; the arena measures all of them."""
    pairs = examples(PAIRS)

    assert won(better, worse, pairs) >= share * 2 * pairs


# ---- habits -----------------------------------------------------------------------------------------


def played_by(own: Habits, state: State, events: tuple[Event, ...] = (), seeds: int = 60) -> set[str]:
    """All that a bot of these habits may do in a position."""
    from shithead.notation.moves import format_move

    bot = HabitBot(state.table.rules, own)
    seen = view(state, 0)
    return {format_move(bot.choose(seen, events, Random(seed))) for seed in range(seeds)}


def test_a_casual_player_gives_away_its_lowest_group() -> None:
    """All copies, and special cards last, one at a time."""
    lowest = position(CLASSIC, "9S 9C KD TC/KC/QC", OTHER, pile="8H", stock="AC")
    special = position(CLASSIC, "3S 2C 2D TC/KC/QC", OTHER, pile="8H", stock="AC")

    assert played_by(habits.CASUAL, lowest) == {"play 9C 9S"}
    assert played_by(habits.CASUAL, special) == {"play 2C"}


def test_a_beginner_wastes_and_splits() -> None:
    """Of a pair it sometimes lays one card, and sometimes a 10 or a 2 although the pair would do."""
    state = position(CLASSIC, "9S 9C KD TC 2S/KC/QC", OTHER, pile="8H", stock="AC")

    assert played_by(habits.BEGINNER, state) >= {"play 9C 9S", "play 9C", "play TC", "play 2S"}


def test_fours_are_seen_most_of_the_time() -> None:
    """Who sees all completes the set; who sees none plays its lowest cards."""
    state = position(CLASSIC, "4S KC/KD/QC", OTHER, pile="KD KH KS", stock="AC")
    both = {"play KC", "take"}

    assert played_by(SURE, state) == {"play KC"}
    low = position(CLASSIC, "4S 8C/KD/QC", OTHER, pile="8D 8H 8S", stock="AC")
    assert played_by(habits.CASUAL, low) <= both | {"play 8C"}
    start = position(CLASSIC, "KC KD KH KS 4C/QC", OTHER, stock="AC")
    assert played_by(SURE, start) == {"play KC KD KH KS"}
    assert played_by(habits.CASUAL, start) == {"play KC KD KH KS", "play 4C"}
    assert "play 4C" in played_by(habits.BEGINNER, start)


def test_the_last_cards_are_always_laid() -> None:
    """Nobody overlooks that it is over."""
    assert played_by(habits.BEGINNER, position(CLASSIC, "2C 2D", OTHER, pile="8H")) == {"play 2C 2D"}


def test_rows_of_the_lower_levels() -> None:
    """A casual player puts 10 and 2 up; a beginner keeps them, and puts the highest others up."""
    cards = dealt(CLASSIC, "2C TD AS/3C 4D 9H/7C", OTHER)

    assert row_after_swaps("casual", cards) == "2C TD AS"
    assert row_after_swaps("beginner", cards) == "4D 9H AS"


def test_a_casual_player_remembers_the_last_pick_up() -> None:
    """On a big pile it lays what the next seat cannot beat, as all have seen; otherwise its lowest card."""
    state = position(CLASSIC, "9S QC/KC/QD", "JC JD 3C/3D", pile="4C 4D 5C 6C 8H", stock="AC")

    assert played_by(SURE, state) == {"play 9S"}
    assert played_by(SURE, state, scooped("JC JD 3C")) == {"play QC"}
    assert played_by(habits.BEGINNER, state, scooped("JC JD 3C")) >= {"play 9S"}


def test_what_was_just_taken_is_forgotten_with_the_next_pile() -> None:
    """Only the last pile that anybody took counts, and only for who took it."""
    events = scooped("JC JD")

    assert just_taken(events, 1) == parse_cards("JC JD")
    assert just_taken(events, 0) == ()
    assert just_taken((), 1) == ()
    assert just_taken((*events, *scooped("4C", seat=0)), 1) == ()


# ---- forgetting -------------------------------------------------------------------------------------


def test_who_forgets_knows_only_the_last_cards() -> None:
    """What was taken long ago is unseen again, and every number still fits."""
    state = position(CLASSIC, "9S QC/KC/QD", "JC JD 3C/3D", pile="8H", stock="AC 4S 5S")
    events = (*scooped("JC JD"), *scooped("3C"))
    seen = view(state, 0)
    certain = remember(CLASSIC, seen, events)
    left = forget(certain, lately(events, 2, span=2), 0)

    assert set(certain.seats[1].known) == set(parse_cards("JC JD 3C"))
    assert left.seats[1].known == parse_cards("3C")
    assert left.seats[1].unknown == certain.seats[1].unknown + 2
    assert left.seats[0] == certain.seats[0]
    assert len(left.unseen) == len(certain.unseen) + 2
    assert left.aside == certain.aside


@settings(max_examples=examples(30))
@given(any_rules().map(partial(changed, no_progress_limit=60)), SEEDS)
def test_nothing_is_known_that_is_not_certain(rules: Rules, seed: int) -> None:
    """In whole games: less is known, each card has its place, and with a long memory all is as before."""
    faults: list[str] = []

    def watch(state: State, seat: int, events: tuple[Event, ...], own: Random) -> None:
        del own
        seen = view(state, seat)
        certain = remember(rules, seen, events)
        left = forget(certain, lately(events, len(seen.seats), span=4), seat)
        hidden = sum(one.unknown + one.hidden_row + one.face_down for one in left.seats)
        if hidden + left.stock + left.aside != len(left.unseen):
            faults.append("a card is nowhere")
        for one, fully in zip(left.seats, certain.seats, strict=True):
            if not set(one.known) <= set(fully.known):
                faults.append("it knows more")

    seats = rules.min_seats
    play_game(rules, [make_bot("random", rules) for _ in range(seats)], Random(seed), watch=watch)
    assert not faults


def test_levels_are_made_of_what_they_are_said_to_be() -> None:
    """The lower two by habits, the third forgets, all by the rules of their table."""
    kinds = {level: type(make_level(level, CLASSIC)).__name__ for level in Level}

    assert list(kinds.values()) == ["HabitBot", "HabitBot", "ForgetfulBot", "SearchBot", "SearchBot"]
    assert isinstance(make_bot("careful", CLASSIC), ForgetfulBot)
    assert chosen("master", position(CLASSIC, "9S/KC/QC", OTHER, pile="8H", stock="AC"))
