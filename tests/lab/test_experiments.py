"""The experiments find what was planted: rules whose figures are known, and samples with a known effect."""

from random import Random

import pytest

from shithead.kernel.policy import GREEDY
from shithead.lab.answers.starting import verdict
from shithead.lab.estimates import Estimate, jackknife
from shithead.lab.experiments import cards, length, luck, rows, skill, starting
from shithead.lab.experiments.cards import against_average, coefficients, observe
from shithead.lab.setting import Aim, Batch, Setting, settings_for
from shithead.lab.shrinkage import bent, shrunk
from shithead.lab.sums import Sums
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset
from shithead.rules.values import End, Swapping
from tests.lab.tables import LOWEST_WINS, RACE, setting

CLASSIC = load_preset("classic").rules


def batches(table: Setting, games: int = 50, count: int = 10) -> list[Batch]:
    """Batches of games."""
    return [Batch(table, 1, number, games) for number in range(count)]


# ---- starting ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_who_starts_a_race_wins_it(seats: int) -> None:
    """By the rules and by lot; the figures of all seats add up to one winner and one Shithead."""
    table = setting(RACE, seats)
    found = starting.found(table, [starting.play(batch) for batch in batches(table)])

    for places in (found.rules, found.lot):
        assert (places[0].win.value, places[0].last.value) == (1, 0)
        low, high = places[0].win.interval or (0, 0)
        assert (high, low**500) == pytest.approx((1, 0.025))
        assert sum(place.win.value for place in places) == pytest.approx(1)
        assert sum(place.last.value for place in places) == pytest.approx(1)
    assert verdict(found.lot[0].win, 1 / seats, "win") == "helps"
    assert verdict(found.lot[0].last, 1 / seats, "last") == "helps"


def test_a_start_that_comes_with_low_cards_is_told_from_the_start_itself() -> None:
    """By the rules of classic the starter has a 3 or the like; by lot the start alone tells."""
    table = setting(CLASSIC, 2)
    found = starting.found(table, [starting.play(batch) for batch in batches(table, 100)])

    assert found.rules[0].win.value != found.lot[0].win.value
    assert found.rules[0].win.value + found.rules[1].win.value == pytest.approx(1)
    assert found.lot[0].win.value + found.lot[0].last.value == pytest.approx(1)


def test_verdicts() -> None:
    """What the interval does not exclude is no difference."""
    surely, unsure = Estimate(0.6, (0.599, 0.601) * 10), Estimate(0.6, (0.2, 0.9) * 10)

    assert [verdict(surely, 0.5, "win"), verdict(surely, 0.5, "last")] == ["helps", "hurts"]
    assert [verdict(unsure, 0.5, "win"), verdict(unsure, 0.5, "last")] == ["none", "none"]
    assert verdict(surely, 0.9, "win") == "hurts"


# ---- cards -------------------------------------------------------------------------------------------


def test_the_worth_of_cards_is_found_where_it_is_known() -> None:
    """One card each, and the lower one wins: a rank wins against all higher ones and half of its own."""
    table = setting(LOWEST_WINS)
    found = cards.found(table, [cards.play(batch) for batch in batches(table, 200, 40)])
    truth = {rank: (4 * (12 - rank) + 1.5) / 51 - 0.5 for rank in range(13)}
    compiled = compile_rules(table.rules)
    held = 0
    for each in found:
        low, high = each.worth.interval or (0, 0)
        expected = truth[compiled.search.index(compiled.powers[each.card_class].rank)]
        held += low <= expected <= high
        assert each.worth.value == pytest.approx(expected, abs=0.06)

    assert len(found) == 13
    assert held >= 11


def test_planted_worths_are_recovered_from_noise() -> None:
    """Hands of six cards of four kinds; the coefficients stand against the average card."""
    rng = Random(1)
    planted = [0.3, 0.0, -0.1, 0.05]
    parts: list[Sums] = []
    for _ in range(20):
        sums: Sums = {}
        for _ in range(200):
            hand = [rng.randrange(4) for _ in range(6)]
            counts = [hand.count(kind) for kind in range(4)]
            result = sum(planted[kind] for kind in hand) + rng.gauss(0, 0.5)
            observe(sums, [*counts, 1], result)
        parts.append(sums)
    weights = [1.0] * 4
    found = jackknife(parts, lambda sums: against_average(coefficients(sums, range(5))[:4], weights))
    truth = against_average(planted, weights)

    for estimate, expected in zip(found, truth, strict=True):
        assert abs(estimate.value - expected) < 2 * estimate.reach
        assert estimate.reach < 0.03


def test_a_card_that_is_hardly_ever_dealt_has_no_worth() -> None:
    """Nothing is said of what was not seen."""
    table = setting(CLASSIC)
    found = cards.found(table, [cards.play(batch) for batch in batches(table, 1, 3)])

    assert found == ()


# ---- rows --------------------------------------------------------------------------------------------


def test_rules_without_exchange_have_no_rows() -> None:
    """There is nothing to choose; nothing is played."""
    table = setting(load_preset("paskahousu").rules)
    parts = [rows.play(batch) for batch in batches(table, 5, 2)]

    assert (parts, rows.found(table, parts)) == ([{}, {}], None)
    assert setting(load_preset("vtange").rules).exchanges is False
    assert settings_for([CLASSIC], 2)[0].rules.swap is Swapping.BEFORE_PLAY


def test_a_ten_belongs_face_up_and_a_three_does_not() -> None:
    """By the rules of classic, where a 10 burns; the rows follow from their cards."""
    table = setting(CLASSIC)
    found = rows.found(table, [rows.play(batch) for batch in batches(table, 150, 10)])
    assert found is not None
    worths = {each.card_class: each.worth for each in found.worths}
    ten, three = 8, 1

    assert worths[ten].is_certain
    assert worths[three].is_certain
    assert worths[ten].value > 0 > worths[three].value


def test_rates_of_rows_follow_from_their_cards_where_that_is_planted() -> None:
    """Each card adds what it is worth, and nothing else does."""
    table = setting(CLASSIC)
    classes = len(compile_rules(CLASSIC).powers)
    rng = Random(1)
    parts: list[Sums] = []
    for _ in range(10):
        sums: Sums = {}
        for _ in range(800):
            held = [rng.randrange(3) for _ in range(6)]
            row = rng.sample(held, 3)
            result = float(rng.random() < 0.4 + 0.1 * row.count(1) - 0.1 * row.count(2))
            counts, in_row = ([cards.count(kind) for kind in range(classes)] for cards in (held, row))
            rows.record(sums, counts, in_row, result)
        parts.append(sums)
    found = rows.found(table, parts)
    assert found is not None

    assert [each.classes for each in (found.rates[0], found.rates[-1])] == [(1, 1, 1), (2, 2, 2)]
    assert (found.rates[0].likely, found.rates[-1].likely) == pytest.approx((0.7, 0.1), abs=0.05)
    for listed in found.rates:
        assert listed.interval[0] <= listed.rate <= listed.interval[1]
        assert listed.rate == pytest.approx(listed.likely, abs=0.12)
    assert sum(each.games for each in found.rates) == 8000
    (one, other, third) = (found.worths[kind].worth.value for kind in range(3))
    assert (other - one, third - one) == pytest.approx((0.1, -0.1), abs=0.03)


def test_lucky_rows_are_drawn_back_and_those_that_stand_out_are_not() -> None:
    """All rows are alike: what differs is luck, and little is left of it. Half are better: that stays."""
    rng = Random(1)
    games = 100
    alike = [sum(rng.random() < 0.5 for _ in range(games)) / games for _ in range(200)]
    likely = shrunk(alike, [0.5] * 200, [games] * 200)
    assert max(alike) > 0.6
    assert max(likely) < 0.53
    better = [sum(rng.random() < rate for _ in range(games)) / games for rate in [0.3, 0.7] * 100]
    likely = shrunk(better, [0.5] * 200, [games] * 200)
    assert sum(likely[1::2]) / 100 == pytest.approx(0.7, abs=0.03)
    assert max(likely) < max(better)


def test_sums_of_cards_are_bent_to_what_was_measured() -> None:
    """Exactly, where that is a parabola; a rate stays one, and rare rows hardly count."""
    straight = [0.0, 0.2, 0.5, 0.9]
    curve = [0.1 + each - 0.4 * each**2 for each in straight]

    assert bent(curve, straight, [10, 20, 5, 40]) == pytest.approx(curve)
    assert bent([1.0, 1.0, 1.0, 0.0], straight, [1000, 1000, 1000, 0])[3] == pytest.approx(1)
    assert bent([0.5], [0.5], [10]) == pytest.approx([0.5])


# ---- length ------------------------------------------------------------------------------------------


def test_a_race_takes_one_turn() -> None:
    """Everywhere the same, and so without doubt."""
    table = setting(RACE)
    found = length.found(table, [length.play(batch) for batch in batches(table, 5, 3)])

    assert (found.mean.value, found.mean.reach, found.median, found.low, found.high) == (1, 0, 1, 1, 1)
    assert (found.counts, found.no_progress.value) == (((1, 15),), 0)
    assert found.no_progress.reach > 0


def test_games_that_are_broken_off_made_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, if none may take more than a few turns."""
    monkeypatch.setattr(length, "LONGEST", 3)
    table = setting(CLASSIC)
    found = length.found(table, [length.play(batch) for batch in batches(table, 5, 3)])

    assert (found.no_progress.value, found.mean.value) == (1, 3)


# ---- luck and skill ----------------------------------------------------------------------------------


def variances_of(*deals: list[list[float]], mean: float = 0.5) -> tuple[float, float, float]:
    """The components of the variance of some deals."""
    sums: Sums = {}
    for groups in deals:
        luck.observe(sums, groups, mean)
    return luck.variances(sums, len(deals[0]), len(deals[0][0]))


def test_the_analysis_of_variance_is_exact() -> None:
    """Results that hang on one thing alone have all their variance there."""
    deal = variances_of([[1, 1], [1, 1]], [[0, 0], [0, 0]])
    assert deal == pytest.approx((0.25, 0, 0))
    # Half of the hidden cards help and half do not, whatever was dealt: by pairs, that is 1/4 in the middle.
    hidden = variances_of([[1, 1], [0, 0]], [[0, 0], [1, 1]], [[1, 1], [1, 1]], [[0, 0], [0, 0]])
    assert hidden == pytest.approx((0, 0.25, 0))
    # All sixteen ways in which four games can come out, each once: chance alone.
    every = [[[a, b], [c, d]] for a in (0.0, 1.0) for b in (0.0, 1.0) for c in (0.0, 1.0) for d in (0.0, 1.0)]
    assert variances_of(*every) == pytest.approx((0, 0, 0.25))


def test_the_estimates_of_luck_are_unbiased() -> None:
    """Planted: a deal adds 0.3 of spread, the hidden cards 0.5, play 0.4."""
    rng = Random(1)
    deals = []
    for _ in range(20_000):
        deal = rng.gauss(0, 0.3)
        hidden = [rng.gauss(0, 0.5) for _ in range(2)]
        deals.append([[deal + each + rng.gauss(0, 0.4) for _ in range(2)] for each in hidden])

    assert variances_of(*deals, mean=0.0) == pytest.approx((0.09, 0.25, 0.16), abs=0.01)


def test_who_starts_a_race_is_all_that_decides() -> None:
    """The seat, and so the deal: nothing is left for hidden cards and play."""
    table = setting(RACE)
    found = luck.found(table, [luck.play(batch) for batch in batches(table, 20, 4)])

    assert [found.dealt.value, found.hidden.value, found.play.value, found.again.value] == [1, 0, 0, 1]


def test_without_chance_in_play_the_cards_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy players leave only the choice of face-down cards to chance."""
    table = setting(CLASSIC)
    loose = luck.found(table, [luck.play(batch) for batch in batches(table, 40)])
    monkeypatch.setattr(luck, "LOOSE", GREEDY)
    greedy = luck.found(table, [luck.play(batch) for batch in batches(table, 40)])

    assert greedy.play.value < loose.play.value - 0.1
    assert greedy.again.value > loose.again.value
    for found in (greedy, loose):
        assert found.dealt.value + found.hidden.value + found.play.value == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_play_beats_random_play(seats: int) -> None:
    """By more than it beats a random move in ten."""
    table = setting(CLASSIC, seats)
    found = skill.found(table, [skill.play(batch) for batch in batches(table, 40)])

    assert found.random.value > found.loose.value
    assert (found.random.interval or (0, 0))[0] > table.fair


def test_players_who_are_alike_share_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the others are greedy as well, each has a fair part: the seats are played in turn."""
    monkeypatch.setattr(skill, "POLICIES", dict.fromkeys(skill.Others, GREEDY))
    table = setting(RACE, 4)
    found = skill.found(table, [skill.play(batch) for batch in batches(table, 8, 4)])

    assert {found.random.value, *found.random.rest} == {table.fair}


# ---- what counts -------------------------------------------------------------------------------------


def test_success_is_the_same_at_all_tables_of_a_comparison() -> None:
    """For two, and where the first one out ends the game, it is to win; else not to be the Shithead."""
    first_wins = load_preset("jollyopolis").rules
    assert first_wins.end is End.FIRST_WINS

    assert [each.aim for each in settings_for([CLASSIC], 2)] == [Aim.WIN]
    assert [each.aim for each in settings_for([CLASSIC], 4)] == [Aim.SAFE]
    assert [each.aim for each in settings_for([CLASSIC, first_wins], 4)] == [Aim.WIN, Aim.WIN]
    assert [setting(CLASSIC, 4).fair, setting(CLASSIC, 2).fair] == [0.75, 0.5]
