"""The façade: a game in one place, and the record that grows with it."""

from random import Random

import pytest

from shithead.engine.game import Game
from shithead.engine.moves import Play, Ready
from shithead.engine.record import Record, replay
from shithead.engine.state import Phase
from shithead.engine.view import view
from shithead.errors import IllegalMove
from shithead.testing.play import random_step
from tests.engine.tables import CLASSIC, IDIOT


def test_a_game_is_played_through_the_facade() -> None:
    """Acting seats, legal moves, events and the outcome are those of the engine."""
    rng = Random(5)
    game = Game.deal(CLASSIC, seats=3, dealer=1, rng=rng)
    assert game.opening
    while game.outcome is None:
        seat, move = random_step(game.state, rng)
        assert move in game.legal_moves(seat)
        assert game.is_legal(seat, move)
        game.check(seat, move)
        assert game.apply(seat, move)

    assert game.state.phase is Phase.ENDED
    assert game.acting_seats == ()
    assert replay(game.record) == game.state


def test_a_refused_move_is_not_recorded() -> None:
    """A move that is refused changes neither the state nor the record."""
    game = Game.deal(CLASSIC, seats=2, dealer=0, rng=Random(1))
    before, record = game.state, game.record
    with pytest.raises(IllegalMove):
        game.apply(0, Play(game.state.hands[0][:1]))

    assert game.state is before
    assert game.record == record


def test_a_record_keeps_dealer_lead_deal_and_moves() -> None:
    """What is needed for a replay is in the record, and no generator."""
    game = Game.deal(IDIOT, seats=2, dealer=1, rng=Random(1), lead=1)
    game.apply(1, Ready(on=True))

    assert game.record == Record(IDIOT, 1, 1, game.record.deal, ((1, Ready(on=True)),))
    assert game.view(0) == view(game.state, 0)
    game.apply(0, Ready(on=True))
    assert game.state.turn == 1


def test_a_replay_refuses_an_illegal_move() -> None:
    """A record with a move that the rules forbid cannot be played again."""
    game = Game.deal(CLASSIC, seats=2, dealer=0, rng=Random(1))
    wrong = Record(CLASSIC, 0, 0, game.record.deal, ((0, Ready(on=False)),))

    with pytest.raises(IllegalMove):
        replay(wrong)
