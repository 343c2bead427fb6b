"""Both forms of the kernel come to the recorded numbers, so they play the same; see ``golden``."""

import pytest

from shithead.cli.kernel_speed import course
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.policy import GREEDY, RANDOM
from tests.kernel.golden import POLICIES, PRINTED, SEATS, Played, play_again, print_of, read_all, rules_of

RECORDED = read_all()


@pytest.mark.parametrize("played", RECORDED, ids=lambda played: f"{played['rules']}-{played['policy']}")
def test_the_games_are_what_they_were(played: Played) -> None:
    """The same tallies, and every recorded game the same in all its course."""
    assert play_again(played["rules"], played["policy"]) == played


def test_every_rule_set_is_recorded_for_every_policy() -> None:
    """None was left out, and the games of each differ from each other and from those of all others."""
    assert [(one["rules"], one["policy"]) for one in RECORDED] == [
        (name, policy) for name in SEATS for policy in POLICIES
    ]
    assert all(len(set(one["prints"])) == PRINTED for one in RECORDED)
    assert len({tuple(one["prints"]) for one in RECORDED}) == len(RECORDED)


def test_a_print_tells_games_apart() -> None:
    """Another seed, another policy or one other word of the rules makes another print; the same, the same."""
    one = course(rules_of("classic"), 4)
    words = list(one.t)
    words[at.T_DRAW_TO] += 1
    other = one._replace(rules=Numbers(words))

    assert print_of(one, RANDOM, 1) == print_of(one, RANDOM, 1)
    assert print_of(one, RANDOM, 1) != print_of(one, RANDOM, 2)
    assert print_of(one, RANDOM, 1) != print_of(one, GREEDY, 1)
    assert print_of(one, RANDOM, 1) != print_of(other, RANDOM, 1)
