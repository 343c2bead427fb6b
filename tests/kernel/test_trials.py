"""Games that are played to be counted: they are the games of the kernel, changed only where asked."""

from collections import Counter
from random import Random

import pytest

from shithead.engine.deal import deal_pack, pack_for
from shithead.kernel.chance import seeded, shuffle
from shithead.kernel.fields import GAME, NOBODY
from shithead.kernel.moves import MOST_MOVES
from shithead.kernel.playout import play_many
from shithead.kernel.policy import GREEDY, LOOSE, RANDOM
from shithead.kernel.positions import counted
from shithead.kernel.storage import as_list, numbers, zeros
from shithead.kernel.tables import table_words
from shithead.kernel.trials import DEALER, Trials
from shithead.lab.setting import LONGEST, settings_for, trials_of
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.values import Swapping

CLASSIC = load_preset("classic").rules


def trials_for(rules: Rules, seats: int) -> Trials:
    """A table, with everybody greedy."""
    (setting,) = settings_for([rules], seats)
    trials = trials_of(setting)
    trials.set_policies([GREEDY] * seats)
    return trials


def play(trials: Trials, x: int) -> tuple[int, list[int], int]:
    """Play the game that was dealt: the loser, who went out, and the turns."""
    trials.play(LONGEST, trials.begin(x))
    return trials.loser(), trials.outs(), trials.turns


@pytest.mark.parametrize("name", preset_names())
def test_everybody_holds_what_the_engine_deals(name: str) -> None:
    """Hands and rows, by classes."""
    rules = load_preset(name).rules
    table = compile_rules(rules)
    for seats in (rules.min_seats, rules.max_seats):
        trials, words = trials_for(rules, seats), table_words(table, seats)
        trials.shuffle(seeded(seats))
        trials.deal()
        cards = {counted(card, table.classes, words): card for card in pack_for(rules, seats)}
        dealt = deal_pack(rules, tuple(cards[number] for number in trials.order()), seats, DEALER)
        for seat in range(seats):
            open_cards = (*dealt.hands[seat], *dealt.face_up[seat])
            found = Counter(table.classes[card.index] for card in open_cards)
            assert trials.held(seat) == [found[number] for number in range(len(table.powers))]
            row = Counter(table.classes[card.index] for card in dealt.face_up[seat])
            assert trials.row(seat) == [row[number] for number in range(len(table.powers))]


@pytest.mark.parametrize("policy", [GREEDY, LOOSE, RANDOM])
def test_games_are_those_of_play_many(policy: int) -> None:
    """The same deal, played by the same policies with the same chance, ends in the same way."""
    trials = trials_for(CLASSIC, 3)
    trials.set_policies([policy] * 3)
    words = table_words(compile_rules(CLASSIC), 3)
    for seed in range(20):
        x = seeded(seed)
        trials.shuffle(x)
        trials.deal()
        pack = sorted(trials.order())
        loser, _, turns = play(trials, shuffle(numbers(pack), len(pack), x))
        tally = zeros(5)
        play_many(
            zeros(GAME),
            words.array,
            numbers(pack),
            numbers([3, 3, 3, len(pack)]),
            numbers([policy] * 3),
            1,
            x,
            LONGEST,
            zeros(MOST_MOVES),
            tally,
        )
        counts = as_list(tally)
        assert counts[1:] == [int(loser == seat) for seat in (NOBODY, 0, 1, 2)]
        assert 0 < turns <= counts[0]


def test_a_deal_can_be_played_again() -> None:
    """Whatever was played in between; other chance makes another game of it."""
    trials = trials_for(CLASSIC, 4)
    trials.set_policies([LOOSE] * 4)
    trials.shuffle(seeded(1))
    results = []
    for x in (seeded(7), seeded(8), seeded(7)):
        trials.deal()
        results.append((trials.held(2), play(trials, x)))

    assert results[0] == results[2] != results[1]
    assert results[0][0] == results[1][0]


def test_hidden_cards_are_shuffled_alone() -> None:
    """What everybody holds and shows stays, the pack too, and the rest lies elsewhere."""
    for seats in (2, 6):
        trials = trials_for(CLASSIC, seats)
        trials.shuffle(seeded(3))
        trials.deal()
        before, held = trials.order(), [trials.held(seat) for seat in range(seats)]
        trials.shuffle_hidden(seeded(4))
        trials.deal()
        after = trials.order()
        open_cards = slice(3 * seats, 9 * seats)

        assert [trials.held(seat) for seat in range(seats)] == held
        assert after[open_cards] == before[open_cards]
        assert sorted(after) == sorted(before)
        assert after[: 3 * seats] != before[: 3 * seats]


def test_any_row_is_arranged_as_often() -> None:
    """Three of six cards: each of them lies face up in half of the games; the others have their own say."""
    trials, rng = trials_for(CLASSIC, 2), Random(1)
    trials.shuffle(seeded(5))
    trials.deal()
    held, others = trials.held(1), trials.row(0)
    found: Counter[int] = Counter()
    games = 1200
    for _ in range(games):
        trials.deal()
        trials.arrange(1, rng.getrandbits(60))
        row = trials.row(1)
        assert (sum(row), trials.held(1), trials.row(0)) == (3, held, others)
        found.update({card_class: copies for card_class, copies in enumerate(row) if copies})
        trials.begin(seeded(6))
        assert trials.row(1) == row, "greedy play would exchange, and is not asked"

    for card_class, copies in enumerate(held):
        assert abs(found[card_class] - games * copies / 2) < 4 * (games * max(copies, 1) / 4) ** 0.5


def test_the_lead_can_be_given_away() -> None:
    """Any seat begins, and the game goes on from there."""
    for name in ("classic", "tabletop", "idiot", "vandtia"):
        trials = trials_for(load_preset(name).rules, 2)
        for seat in range(2):
            trials.shuffle(seeded(9))
            trials.deal()
            x = trials.begin(seeded(9))
            trials.give_lead(seat)
            assert trials.turn() == seat
            trials.play(LONGEST, x)
            assert trials.progressed()


def test_a_game_that_is_broken_off_has_no_result() -> None:
    """It made no progress, and nobody has lost."""
    trials = trials_for(CLASSIC, 2)
    trials.shuffle(seeded(1))
    trials.deal()
    trials.play(5, trials.begin(seeded(1)))

    assert (trials.turns, trials.progressed(), trials.loser(), trials.outs()) == (5, False, NOBODY, [])


def test_turns_are_counted_from_the_first_play_on() -> None:
    """What happens before play is no turn."""
    quick = Rules(
        min_seats=2,
        max_seats=2,
        deal_down=(0,),
        deal_up=(0,),
        deal_hand=(1,),
        set_aside=(50,),
        swap=Swapping.NONE,
    )
    trials = trials_for(quick, 2)
    trials.shuffle(seeded(1))
    trials.deal()

    assert play(trials, seeded(1))[2] == 1
