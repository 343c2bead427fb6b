"""Seeds, deals and who sits where."""

from random import Random

import pytest
from msgspec.structs import replace

from shithead.lab.deals import bot_generator, dealt, seating
from tests.lab.players import contest

THREE = contest("greedy", "random", "greedy")


def test_a_deal_follows_from_its_number_and_the_seed() -> None:
    """The same ones give the same cards, another one gives others; who plays makes no difference."""
    first = dealt(THREE, 1)

    assert dealt(THREE, 1) == dealt(contest("random", "random", "random"), 1) == first
    assert dealt(THREE, 2) != first
    assert dealt(replace(THREE, seed=2), 1) != first


@pytest.mark.parametrize("deal", range(1, 20))
def test_everybody_sits_everywhere_once(deal: int) -> None:
    """In each game each seat is taken, over the games of a deal by each bot."""
    seated = [seating(THREE, deal, rotation) for rotation in range(3)]

    assert all(sorted(seats) == [0, 1, 2] for seats in (*seated, *zip(*seated, strict=True)))


def test_neighbours_change_from_deal_to_deal() -> None:
    """Both circles of three come up about as often; within a deal the circle stays."""
    left_of_first = [(seats := seating(THREE, deal, 0))[(seats.index(0) + 1) % 3] for deal in range(1, 201)]

    assert 70 < left_of_first.count(1) < 130
    for rotation in range(3):
        seats = seating(THREE, 1, rotation)
        assert seats[(seats.index(0) + 1) % 3] == left_of_first[0]


def test_each_bot_has_chance_of_its_own() -> None:
    """No two seats, games, deals or seeds share a generator, and asking again gives an equal one."""
    places = [(deal, game, seat) for deal in (1, 2, 12) for game in (0, 1, 2) for seat in (0, 1, 2)]
    drawn = [bot_generator(THREE, *place).random() for place in places]

    assert len(set(drawn)) == len(places)
    assert [bot_generator(THREE, *place).random() for place in places] == drawn
    assert bot_generator(replace(THREE, seed=2), *places[0]).random() != drawn[0]


def test_chance_is_the_same_everywhere() -> None:
    """It comes from the text of the numbers, and so from no hash that differs from process to process."""
    assert bot_generator(THREE, 1, 2, 0).random() == Random("bot 1 1 2 0").random()
