"""The yardstick bot, move by move."""

from random import Random

import pytest

from shithead.bots.base import Bot
from shithead.bots.greedy import GreedyBot
from shithead.bots.random import RandomBot
from shithead.engine.moves import Flip, Move, PickUp, Play
from shithead.engine.state import State
from shithead.engine.view import view
from shithead.notation.moves import format_move
from shithead.rules.load import load_preset, preset_names
from shithead.rules.values import OutOfTurn
from shithead.testing.bots import check_bot, play_game
from tests.engine.tables import CLASSIC, IDIOT, TABLETOP, changed, dealt, played, position, shown
from tests.soak import examples

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
PAIRS = 100


def chosen(state: State, seat: int = 0, seed: int = 1) -> str:
    """What the bot does, as text."""
    return format_move(choose(state, seat, seed))


def choose(state: State, seat: int = 0, seed: int = 1) -> Move:
    """What the bot does."""
    return GreedyBot(state.table.rules).choose(view(state, seat), (), Random(seed))


@pytest.mark.parametrize(
    ("hand", "pile", "move"),
    [
        ("9S JC KD", "8H", "play 9S"),
        ("9S 9C KD", "8H", "play 9C 9S"),
        ("9S 9C 9D KD", "", "play 9C 9D 9S"),
        ("3S JC KD", "8H", "play JC"),
        ("AS 2C TD", "", "play AS"),
        ("3S 2C TD", "8H", "play 2C"),
        ("3S 2C 2D TD", "8H", "play 2C"),
        ("3S TC TD", "8H", "play TC"),
        ("2C TD TS", "", "play 2C"),
        ("3S 4C 5D", "8H", "take"),
    ],
)
def test_lowest_ordinary_rank_then_a_2_then_a_10(hand: str, pile: str, move: str) -> None:
    """All copies of the lowest ordinary rank that goes, else one 2, else one 10, else the pile."""
    assert chosen(position(CLASSIC, f"{hand}/KC/QC", OTHER, pile=pile, stock="AC AD")) == move


def test_a_2_is_an_ordinary_card_where_it_has_no_power() -> None:
    """By rules without special cards a 2 is the lowest rank, and all copies go."""
    assert chosen(position(TABLETOP, "2S 2C TD/KC/QC", OTHER, stock="AC")) == "play 2C 2S"


def test_wild_ranks_go_from_low_to_high() -> None:
    """After the ordinary ranks comes a 2, then any other wild rank, and a 10 last."""
    assert chosen(position(IDIOT, "2S 5S TD/KC/QC", OTHER, pile="KH", stock="AC")) == "play 2S"
    assert chosen(position(IDIOT, "5S TD/KC/QC", OTHER, pile="KH", stock="AC")) == "play 5S"
    assert chosen(position(IDIOT, "TD/KC/QC", OTHER, pile="KH", stock="AC")) == "play TD"


@pytest.mark.parametrize(
    ("fees", "move"), [("8D 7D 4S", "take 4S"), ("2D TD 4S", None), ("8D 7D 8S", "take 7D")]
)
def test_the_worst_face_up_card_is_the_fee(fees: str, move: str | None) -> None:
    """From the row it takes the pile only if nothing goes, and gives up the card that is worth least."""
    state = position(CLASSIC, f"/{fees}/QC", OTHER, pile="9H")

    assert isinstance(choose(state), Play) if move is None else chosen(state) == move


def test_it_never_takes_the_pile_while_it_can_lay_something() -> None:
    """With a legal play in its list the answer is a play."""
    rng = Random(3)
    rules = CLASSIC
    watched = []

    def watch(state: State, seat: int, events: object, own: Random) -> None:
        legal = view(state, seat).legal
        if any(isinstance(move, Play) for move in legal):
            watched.append(isinstance(choose(state, seat), Play))

    for _ in range(10):
        play_game(rules, [GreedyBot(rules)] * 3, rng, watch=watch)

    assert len(watched) > 100
    assert all(watched)


def test_it_gambles_only_when_stuck() -> None:
    """A playable card comes first; stuck, the stock is tried before the pile is taken."""
    stuck = position(IDIOT, "3S 4C 6D/KC/QC", OTHER, pile="9H", stock="AC")
    empty = position(IDIOT, "3S 4C 6D/KC/QC", OTHER, pile="9H")

    assert chosen(position(IDIOT, "JS 4C 6D/KC/QC", OTHER, pile="9H", stock="AC")) == "play JS"
    assert chosen(stuck) == "gamble"
    assert chosen(empty) == "take"


def test_the_best_three_cards_go_up() -> None:
    """It swaps until its row holds the best cards: a 10, then a 2, then the highest rank."""
    state = dealt(CLASSIC, "2C TD AS/3C 4D 9H/7C", OTHER)
    for _ in range(3):
        state = played(state, f"0 {chosen(state)}")

    assert sorted(shown(state.face_up[0]).split()) == ["2C", "AS", "TD"]
    assert chosen(state) == "ready"


def test_a_row_that_is_best_stays() -> None:
    """Equal ranks are not exchanged."""
    assert chosen(dealt(CLASSIC, "9C 4D 9S/9H KD 9D/7C", OTHER)) == "ready"


def test_it_calls_when_it_can() -> None:
    """Who holds the rank calls it; the others pass."""
    state = played(
        dealt(CLASSIC, "3C 9D/KD/7C", "4D JC/KS/8C", "3D QC/KH/9C"), "0 ready", "1 ready", "2 ready"
    )

    assert [chosen(state, seat) for seat in range(3)] == ["call", "pass", "call"]


def test_blind_cards_are_turned_at_random() -> None:
    """Each face-down card is as good as another."""
    state = position(CLASSIC, "//QC QD QH", OTHER, pile="9H")
    slots = {choose(state, seed=seed) for seed in range(30)}

    assert slots == {Flip(0), Flip(1), Flip(2)}


def test_an_extra_play_is_taken() -> None:
    """Where it may decline an extra play it does not, as long as it has a card to lay."""
    state = position(TABLETOP, "7C 9D/KC/QC", OTHER, pile="7D 7H 7S", stock="AC")

    assert chosen(played(state, "play 7C")) == "play 9D"


def test_it_acts_only_when_asked() -> None:
    """It does nothing but choose from the legal list, also where the only move is to take the pile."""
    state = position(TABLETOP, "3S/KC/QC", OTHER, pile="9H")

    assert choose(state) == PickUp()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", preset_names())
def test_it_knows_only_its_view(name: str, seed: int) -> None:
    """Moving the cards that it cannot see never changes its move; each of its moves is legal."""
    assert check_bot(GreedyBot, load_preset(name).rules, Random(seed)) > 10


def test_it_plays_by_mixed_rules() -> None:
    """Rules with the escape and wild cards, or with jokers at small tables, are no trouble."""
    for rules in (
        changed(TABLETOP, powers=CLASSIC.powers[:2], ladder=CLASSIC.ladder),
        changed(CLASSIC, jokers=(2,), max_seats=5),
        changed(IDIOT, out_of_turn=OutOfTurn.COMPLETE, pair_skips=True),
    ):
        assert check_bot(GreedyBot, rules, Random(1))


def test_it_beats_random_play_nine_times_in_ten() -> None:
    """In 200 paired games, each deal played from both sides, it loses at most one in ten."""
    won = 0
    pairs = examples(PAIRS)
    for seed in range(pairs):
        for side in (0, 1):
            bots: list[Bot] = [RandomBot(CLASSIC), RandomBot(CLASSIC)]
            bots[side] = GreedyBot(CLASSIC)
            outcome = play_game(CLASSIC, bots, Random(seed)).outcome
            won += outcome is not None and outcome.loser == 1 - side

    assert won >= 0.9 * 2 * pairs
