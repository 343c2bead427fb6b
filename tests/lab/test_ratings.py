"""Ratings, which openskill computes."""

import pytest

from shithead.lab.ratings import Ratings


def test_everybody_begins_alike() -> None:
    """mu 25, sigma a third of it, and so an ordinal of 0."""
    first, second = Ratings(2).now

    assert first == second
    assert (first.mu, first.sigma, first.ordinal) == pytest.approx((25, 25 / 3, 0), abs=1e-6)


def test_places_move_ratings() -> None:
    """Whoever comes first rises; of three, the second is between."""
    ratings = Ratings(3)
    for _ in range(5):
        ratings.add((2, 1, 3))
    second, first, third = ratings.now

    assert first.mu > second.mu > third.mu
    assert first.sigma < 25 / 3


def test_a_shared_place_moves_nobody_apart() -> None:
    """After a draw both are as strong as before, and a little surer."""
    ratings = Ratings(2)
    ratings.add((1.5, 1.5))
    first, second = ratings.now

    assert first == second
    assert first.mu == 25
