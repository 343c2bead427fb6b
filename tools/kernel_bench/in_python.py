"""Play games by the yardstick's rules in this process, and print what came of them as JSON.

``SHITHEAD_KERNEL=python python -m tools.kernel_bench.in_python random 100 1`` plays a hundred games at random
from the seed 1, in Python whether or not the kernel is compiled.
"""

import json
import sys

from shithead.cli.kernel_speed import POLICIES, YARDSTICK, course, play
from shithead.kernel import backend


def main(policy: str, games: str, seed: str) -> None:
    """Play and print."""
    one = course(YARDSTICK, YARDSTICK.max_seats)
    tally, seconds = play(one, [POLICIES[policy]] * one.seats, int(games), int(seed))
    print(json.dumps({"backend": backend(), "tally": tally, "seconds": seconds}))


if __name__ == "__main__":
    main(*sys.argv[1:])
