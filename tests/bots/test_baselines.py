"""The baselines: what all of them keep to, and how they fare against random play."""

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shithead.bots.base import Bot
from shithead.bots.baselines.reading import Kind, Reading
from shithead.bots.registry import make_bot
from shithead.cards import Rank, parse_card
from shithead.engine.state import Phase
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow, Give, LayOff, Swapping
from shithead.testing.bots import check_bot, play_game
from shithead.testing.rulesets import any_rules
from shithead.testing.strategies import PRESETS, SEEDS
from tests.bots.chosen import chosen, row_after_swaps
from tests.engine.tables import CLASSIC, IDIOT, PLAIN, TABLETOP, changed, dealt, played, position
from tests.soak import examples

BASELINES = ("first-legal", "lowest", "maybe4", "next-player-aware", "spectrum", "takeshit")
OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
MASTERS = load_preset("masters-of-shithead").rules
PAIRS = 100


@pytest.mark.parametrize("preset", preset_names())
@pytest.mark.parametrize("name", BASELINES)
def test_a_baseline_knows_only_its_view(name: str, preset: str) -> None:
    """By each preset every choice is legal, comes again, and does not depend on cards that are not seen."""
    assert check_bot(partial(make_bot, name), load_preset(preset).rules, Random(1)) > 5


@settings(max_examples=examples(40))
@given(st.sampled_from(BASELINES), any_rules().map(partial(changed, no_progress_limit=60)), SEEDS)
def test_a_baseline_plays_by_any_rules(name: str, rules: Rules, seed: int) -> None:
    """By any rules at all it does the same."""
    assert check_bot(partial(make_bot, name), rules, Random(seed)) >= 0


@pytest.mark.parametrize(
    ("lay_off", "hand", "laid"),
    [
        (LayOff.ANY_ROW, "9D 2C 5C", "lay 9D on 1"),
        (LayOff.ANY_ROW, "3D 2C 5C", "ready"),
        (LayOff.OWN_ROW, "9D 2C 5C", "ready"),
        (LayOff.TO_PILE, "3D 2C 5C", "lay 3D"),
    ],
)
def test_ordinary_cards_are_laid_off_to_others(lay_off: LayOff, hand: str, laid: str) -> None:
    """On their rows or on the pile; the own row does not grow, and a 2 is kept."""
    rules = changed(CLASSIC, swap=Swapping.NONE, lay_off=lay_off)
    state = dealt(rules, f"{hand}/3C 9C 2D/7C 7D 7H", "4C 5D 6C/9H 2H KC/8C 8D 8H", stock="AC AD AH")

    for name in ("takeshit", "casual", "beginner"):
        assert chosen(name, state) == laid


@pytest.mark.parametrize("name", BASELINES)
def test_a_baseline_beats_random_play(name: str) -> None:
    """In 200 paired games, each deal played from both sides, it wins more than nine in ten."""
    won, pairs = 0, examples(PAIRS)
    for seed in range(pairs):
        for side in (0, 1):
            bots: list[Bot] = [make_bot("random", CLASSIC), make_bot("random", CLASSIC)]
            bots[side] = make_bot(name, CLASSIC)
            outcome = play_game(CLASSIC, bots, Random(seed)).outcome
            won += outcome is not None and outcome.loser == 1 - side

    assert won >= 0.9 * 2 * pairs


@pytest.mark.parametrize("name", BASELINES)
@pytest.mark.parametrize("preset", ["classic", "tabletop", "masters-of-shithead", "threes"])
def test_games_among_baselines_end(name: str, preset: str) -> None:
    """Four of a kind at one table play their game to the end."""
    rules = load_preset(preset).rules
    bots = [make_bot(name, rules) for _ in range(4)]

    assert play_game(rules, bots, Random(7)).phase is Phase.ENDED


@pytest.mark.parametrize("name", BASELINES[1:])
def test_a_baseline_answers_what_it_is_asked(name: str) -> None:
    """It calls when it can, gambles or takes the pile when stuck, and gives up its worst face-up card."""
    called = played(dealt(CLASSIC, "3C 9D/KD/7C", "4D JC/KS/8C"), "0 ready", "1 ready")

    assert chosen(name, called) == "call"
    assert chosen(name, position(IDIOT, "3S 4C 6D/KC/QC", OTHER, pile="9H", stock="AC")) == "gamble"
    assert chosen(name, position(TABLETOP, "3S/KC/QC", OTHER, pile="9H")) == "take"
    assert chosen(name, position(CLASSIC, "/8D 7D 4S/QC", OTHER, pile="9H")) == "take 4S"


@pytest.mark.parametrize("name", BASELINES)
def test_a_baseline_has_something_to_say(name: str) -> None:
    """A joker is named, and a card that asks for higher or lower or for another player is answered."""
    asking = [rules for rules in PRESETS if any(map(_asks, rules.powers))]

    assert len(asking) > 2
    for rules in asking:
        assert check_bot(partial(make_bot, name), rules, Random(4)) > 5


def _asks(power: Power) -> bool:
    """Whether a card leaves something to be said."""
    return bool(power.mimic) or power.target or power.follow is Follow.CHOICE or power.gives is Give.CHOSEN


def test_kinds_of_cards_are_found_by_their_powers() -> None:
    """What "a 7" is, is asked of the rules and not of the rank."""
    kinds = {text: Reading(MASTERS).kind(parse_card(text)) for text in ("2C", "3C", "7C", "8C", "TC", "KC")}

    assert list(kinds.values()) == [
        Kind.RESET,
        Kind.TRANSPARENT,
        Kind.LIMIT,
        Kind.ORDINARY,
        Kind.BURN,
        Kind.ORDINARY,
    ]
    assert Reading(IDIOT).kind(parse_card("5C")) is Kind.LIMIT
    assert Reading(PLAIN).kind(parse_card("TC")) is Kind.ORDINARY
    assert Reading(load_preset("threes").rules).kind(parse_card("JK")) is Kind.BURN


# ---- first-legal and lowest -------------------------------------------------------------------------


def test_first_legal_takes_the_first_move() -> None:
    """The first of the list, but no exchange."""
    assert chosen("first-legal", dealt(CLASSIC, "2C TD AS/3C 4D 9H/7C", OTHER)) == "ready"
    assert chosen("first-legal", position(CLASSIC, "9S TC KD/KC/QC", OTHER, pile="8H")) == "play 9S"
    assert chosen("first-legal", position(CLASSIC, "//QC QD", OTHER, pile="8H")) == "flip 0"


@pytest.mark.parametrize(
    ("hand", "pile", "move"),
    [
        ("9S 9C KD", "8H", "play 9C 9S"),
        ("3S 2C 2D TC", "8H", "play 2C"),
        ("3S TC TD", "8H", "play TC"),
        ("3S 4C 5D", "8H", "take"),
    ],
)
def test_lowest_plays_the_lowest_group_and_specials_last(hand: str, pile: str, move: str) -> None:
    """All copies of the lowest ordinary rank, else one special card, the lowest rank of them first."""
    assert chosen("lowest", position(CLASSIC, f"{hand}/KC/QC", OTHER, pile=pile, stock="AC")) == move


def test_lowest_turns_the_first_card_and_exchanges_nothing() -> None:
    """It turns the face-down cards in their order."""
    assert chosen("lowest", position(CLASSIC, "//QC QD", OTHER, pile="8H")) == "flip 0"
    assert chosen("lowest", dealt(CLASSIC, "2C TD AS/3C 4D 9H/7C", OTHER)) == "ready"


# ---- maybe4 -----------------------------------------------------------------------------------------


def test_maybe4_wins_at_once() -> None:
    """Both 2s go if they are the last cards; with another card only one goes."""
    assert chosen("maybe4", position(CLASSIC, "2C 2D", OTHER, pile="8H")) == "play 2C 2D"
    assert chosen("maybe4", position(CLASSIC, "2C 2D 3S", OTHER, pile="8H")) == "play 2C"


def test_maybe4_completes_sets() -> None:
    """Four kings go before a lower card."""
    state = position(CLASSIC, "KC KD KH KS 4C/QC", OTHER, stock="AC")

    assert chosen("maybe4", state) == "play KC KD KH KS"


def test_maybe4_burns_a_pile_of_four_cards() -> None:
    """A smaller pile is not worth a 10."""
    hand = "JS TC 2C/KC/QC"

    assert chosen("maybe4", position(CLASSIC, hand, OTHER, pile="4D 5D 6D 8H", stock="AC")) == "play TC"
    assert chosen("maybe4", position(CLASSIC, hand, OTHER, pile="4D 5D 8H", stock="AC")) == "play JS"


def test_maybe4_gives_away_its_lowest_group_then_a_2() -> None:
    """A 2 goes before a 3, a 10 last."""
    assert chosen("maybe4", position(CLASSIC, "9S 9C KD/KC", OTHER, pile="8H", stock="AC")) == "play 9C 9S"
    assert chosen("maybe4", position(MASTERS, "2C 3C 4S/KC", OTHER, pile="KH", stock="AC")) == "play 2C"
    assert chosen("maybe4", position(MASTERS, "3C 4S TC/KC", OTHER, pile="KH", stock="AC")) == "play 3C"


def test_maybe4_puts_joker_10_2_and_3_up() -> None:
    """A joker is best, then 10, 2, 3, ace and king."""
    jokers = changed(MASTERS, jokers=(2,), powers=(*MASTERS.powers, Power(rank=Rank.JOKER, wild=True)))

    assert row_after_swaps("maybe4", dealt(jokers, "JK 2C 3C/TC AS KD/7C", OTHER)) == "2C TC JK"
    assert row_after_swaps("maybe4", dealt(MASTERS, "AS KD 9C/3C 4D 5D/7C", OTHER)) == "3C KD AS"


def test_maybe4_turns_blind_cards_at_random() -> None:
    """Each slot comes up."""
    state = position(CLASSIC, "//QC QD QH", OTHER, pile="9H")

    assert {chosen("maybe4", state, seed=seed) for seed in range(30)} == {"flip 0", "flip 1", "flip 2"}
