"""Estimates with an interval, and least squares, against what is known by hand."""

from random import Random
from statistics import mean, stdev

import pytest

from shithead.lab.estimates import Estimate, difference, jackknife, missing
from shithead.lab.evidence import holm
from shithead.lab.least_squares import solve
from shithead.lab.stats import share_interval, student
from shithead.lab.sums import Sums, count, total, without


def parts_of(values: list[float]) -> list[Sums]:
    """A batch for each value."""
    return [{"games": 1.0, "sum": value} for value in values]


def mean_of(sums: Sums) -> list[float]:
    """The mean of the values."""
    return [sums["sum"] / sums["games"]]


def test_the_interval_of_a_mean_is_students() -> None:
    """The jackknife of a mean is exactly its standard error."""
    values = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0]
    (estimate,) = jackknife(parts_of(values), mean_of)
    reach = student(5) * stdev(values) / 6**0.5

    assert estimate.value == pytest.approx(mean(values))
    assert estimate.interval == pytest.approx((mean(values) - reach, mean(values) + reach))
    assert estimate.reach == pytest.approx(reach)


def test_intervals_hold_what_is_true_as_often_as_they_say() -> None:
    """A ratio, whose error no formula of the first page gives: 95 of 100 intervals hold it."""
    rng = Random(1)
    held = 0
    for _ in range(400):
        parts: list[Sums] = []
        for _ in range(40):
            below = rng.expovariate(1)
            parts.append({"above": 2 * below + rng.gauss(0, 1), "below": below})
        (ratio,) = jackknife(parts, lambda sums: [sums["above"] / sums["below"]])
        low, high = ratio.interval or (0, 0)
        held += low <= 2 <= high

    assert 0.92 <= held / 400 <= 0.98


def test_a_rate_without_exception_is_not_certain() -> None:
    """Where all games came out alike the interval says what else may be true."""
    parts: list[Sums] = [{"games": 5.0, "wins": 5.0}] * 4
    (always,) = jackknife(parts, lambda sums: [sums["wins"] / sums["games"]], 20)
    (never,) = jackknife(parts, lambda sums: [1 - sums["wins"] / sums["games"]], 20)
    low, high = always.interval or (0, 0)

    assert (high, low**20) == pytest.approx((1, 0.025))
    assert never.interval == pytest.approx((0, 1 - low))


def rate_of(happened: int, games: int = 120) -> Estimate:
    """The rate of something that happened in so many of the games, which make 40 batches."""
    size = games // 40
    parts: list[Sums] = [
        {"games": float(size), "sum": float(min(size, max(0, happened - size * batch)))}
        for batch in range(40)
    ]
    (rate,) = jackknife(parts, mean_of, games)
    return rate


@pytest.mark.parametrize("happened", [1, 4, 116, 119])
def test_what_is_rare_has_the_interval_of_wilson(happened: int) -> None:
    """At least: batches show too little of it."""
    low, high = rate_of(happened).interval or (0, 0)
    least = share_interval(happened / 120, 120)

    assert (low <= least[0], high >= least[1]) == (True, True)
    assert rate_of(happened).is_rare
    assert not rate_of(60).is_rare


def test_rates_without_exception_differ_by_what_both_may_be() -> None:
    """That neither ever happened does not say that they are the same."""
    never, always, often = rate_of(0), rate_of(120), rate_of(60)
    same, most = difference(never, never), difference(always, never)

    assert same.interval == pytest.approx((-never.reach, never.reach))
    assert same.doubt == 1
    assert most.interval == pytest.approx((1 - (2 * never.reach**2) ** 0.5, 1))
    assert difference(often, never).reach >= often.reach


def test_what_is_missing_of_a_rate_is_as_sure() -> None:
    """Its interval is turned."""
    low, high = rate_of(30).interval or (0, 0)
    least, most = missing(rate_of(30)).interval or (0, 0)

    assert (least, most) == pytest.approx((1 - high, 1 - low))


def test_doubt_agrees_with_the_interval() -> None:
    """An interval that ends at 0 leaves a doubt of one in twenty."""
    values = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0]
    (found,) = jackknife(parts_of(values), mean_of)
    (edge,) = jackknife(parts_of([value - (found.interval or (0,))[0] for value in values]), mean_of)

    assert edge.doubt == pytest.approx(0.05, abs=2e-4)
    assert found.doubt < 0.05
    assert Estimate(0.0, (0.0, 0.0)).doubt == Estimate(1.0).doubt == 1
    assert Estimate(1.0, (1.0, 1.0)).doubt == 0


def test_holm_takes_the_surest_first() -> None:
    """Each has to pass for as many as are left; the first that fails ends it."""
    assert holm([0.01, 0.02, 0.03], 0.05) == {0, 1, 2}
    assert holm([0.01, 0.03, 0.04], 0.05) == {0}
    assert holm([0.9, 0.0], 0.05) == {1}
    assert holm([], 0.05) == set()


def test_one_batch_has_no_interval() -> None:
    """Nothing can be said of chance."""
    (estimate,) = jackknife(parts_of([2.0]), mean_of)

    assert (estimate.value, estimate.interval, estimate.reach, estimate.is_certain) == (2, None, 0, False)


def test_what_two_figures_share_falls_out_of_their_difference() -> None:
    """The same luck in both is no reason for doubt."""
    noise = [Random(seed).gauss(0, 1) for seed in range(20)]
    (low,) = jackknife(parts_of(noise), mean_of)
    (high,) = jackknife(parts_of([value + 0.1 for value in noise]), mean_of)
    by = difference(high, low)

    assert by.value == pytest.approx(0.1)
    assert by.reach < 1e-9 < low.reach
    assert (by.is_certain, difference(low, low).is_certain, low.is_certain) == (True, False, False)


def test_certain_is_what_lies_on_one_side_of_nothing() -> None:
    """Whichever side."""
    assert Estimate(1.0, (0.99, 1.01)).is_certain
    assert Estimate(-1.0, (-0.99, -1.01)).is_certain
    assert not Estimate(0.001, (-1.0, 1.0)).is_certain


def test_sums_add_up_and_can_be_taken_apart() -> None:
    """What is in one part only counts too."""
    parts: list[Sums] = [{"a": 1.0}, {"a": 2.0, "b": 3.0}]
    whole = total(parts)

    assert whole == {"a": 3.0, "b": 3.0}
    assert without(whole, parts[1]) == {"a": 1.0, "b": 0.0}
    assert parts == [{"a": 1.0}, {"a": 2.0, "b": 3.0}]
    count(whole, "c")
    assert whole["c"] == 1


def test_shares_have_the_interval_of_wilson() -> None:
    """Values of the literature: 81 of 263, and none of 20 (Newcombe, 1998)."""
    assert share_interval(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert share_interval(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)


def test_planted_weights_are_found() -> None:
    """Exactly, where there is no noise."""
    rng = Random(1)
    weights = [3.0, -1.0, 0.5, 2.0]
    rows = [[rng.uniform(-1, 1) for _ in weights] for _ in range(30)]
    products = [[sum(row[i] * row[j] for row in rows) for j in range(4)] for i in range(4)]
    results = [sum(value * weight for value, weight in zip(row, weights, strict=True)) for row in rows]
    targets = [sum(row[i] * result for row, result in zip(rows, results, strict=True)) for i in range(4)]

    assert solve(products, targets) == pytest.approx(weights)


def test_a_column_that_follows_from_others_is_left_out() -> None:
    """Wherever it stands, and one of nothing but zeros too; the others explain everything."""
    rng = Random(2)
    rows = [[float(rng.randrange(4)), 0.0, float(rng.randrange(4))] for _ in range(20)]
    rows = [[a, b, c, a + c, 1.0] for a, b, c in rows]
    results = [2 * row[0] - row[2] + 5 for row in rows]
    products = [[sum(row[i] * row[j] for row in rows) for j in range(5)] for i in range(5)]
    targets = [sum(row[i] * result for row, result in zip(rows, results, strict=True)) for i in range(5)]
    found = solve(products, targets)

    assert (found[1], found[3]) == (None, None)
    assert [found[0], found[2], found[4]] == pytest.approx([2, -1, 5])
