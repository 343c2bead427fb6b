"""How hard the property tests try: `make soak` sets SHITHEAD_SOAK, which multiplies their examples."""

import os

SOAK = int(os.environ.get("SHITHEAD_SOAK", "1"))


def examples(count: int) -> int:
    """Return the number of examples for a test that needs a number of its own: its usual one, multiplied."""
    return count * SOAK
