"""How fast a client may talk."""

from shithead.server.clock import Clock


class Bucket:
    """Tokens that come back at a steady rate, up to a store of them.

    Args:
        clock: tells the time.
        per_second: how many tokens come back each second.
        burst: how many there are at most, and at first.
    """

    def __init__(self, clock: Clock, per_second: float, burst: int) -> None:
        self._clock = clock
        self._per_second = per_second
        self._burst = burst
        self._tokens = float(burst)
        self._counted_at = clock.now()

    def take(self, count: int = 1) -> bool:
        """Take tokens, all or none; says whether there were as many."""
        now = self._clock.now()
        returned = (now - self._counted_at) / 1000 * self._per_second
        self._tokens = min(float(self._burst), self._tokens + returned)
        self._counted_at = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True
