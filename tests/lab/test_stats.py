"""Intervals, against examples worked out by hand."""

import pytest

from shithead.lab.stats import Sample, student


def sample(*values: float, low: float = 0.0, high: float = 10.0) -> Sample:
    """Some observations."""
    made = Sample(low, high)
    for value in values:
        made.add(value)
    return made


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (7, 2.3646),
        (30, 2.0423),
        (199, 1.972),
    ],
)
def test_students_distribution(freedom: int, quantile: float) -> None:
    """The table in every book, to three digits."""
    assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_an_interval_worked_out_by_hand() -> None:
    """2, 4, 4, 6: mean 4, squares 8, variance 8/3, error sqrt(8/3/4) = 0.8165; 3.1824 of them are 2.5985."""
    made = sample(2, 4, 4, 6)

    assert made.mean == 4
    assert made.interval == pytest.approx((1.4015, 6.5985), abs=0.004)


def test_an_interval_ends_at_the_bounds() -> None:
    """A rate is never above 1."""
    interval = sample(0.5, 1, 1, high=1.0).interval

    assert interval == pytest.approx((0.1162, 1.0), abs=0.001)
    assert interval is not None
    assert interval[1] == 1.0


def test_one_observation_has_no_interval() -> None:
    """Nothing says how far off it may be."""
    assert sample(4).interval is None


@pytest.mark.parametrize(("value", "low", "high"), [(0.5, 0.1462, 0.8538), (0.2, 0.0585, 0.7661)])
def test_equal_observations_between_the_bounds(value: float, low: float, high: float) -> None:
    """1 - 0.025^(1/3) = 0.7076: so far of the way to either bound the true mean may be."""
    assert sample(value, value, value, high=1.0).interval == pytest.approx((low, high), abs=0.0001)


def test_observations_are_equal_however_they_were_added_up() -> None:
    """The same thirds in another order differ in their last digit."""
    value, other = (0.1 + 0.2 + 0.3) / 3, (0.3 + 0.2 + 0.1) / 3

    assert value != other
    assert sample(value, other, high=1.0).interval == pytest.approx(sample(0.2, 0.2, high=1.0).interval)


@pytest.mark.parametrize("at", [0.0, 1.0])
def test_a_bound_that_always_comes_up_is_not_certain(at: float) -> None:
    """200 wins out of 200: a rate of 0.9817 gives that in 2.5 % of all cases, since 0.9817^200 = 0.025."""
    interval = sample(*[at] * 200, high=1.0).interval

    assert interval is not None
    assert sorted(abs(end - at) for end in interval) == [0.0, pytest.approx(0.0183, abs=0.0001)]
