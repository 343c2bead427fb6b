"""The kernel's generator: the same numbers everywhere, and orders of cards that are all equally likely."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from shithead.kernel.chance import MASK31, MULTIPLIER, advance, seeded, shuffle
from shithead.kernel.storage import numbers
from shithead.kernel.words import i64, vec

Shuffle = Callable[["vec[i64]", int, int], int]


def _is_prime(number: int) -> bool:
    """Miller and Rabin's test with the first thirteen primes, which is exact for numbers below 2**81."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, odd, number)
        if x in (1, number - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % number
            if x == number - 1:
                break
        else:
            return False
    return True


def test_the_modulus_is_a_safe_prime() -> None:
    """So the period is at least half of it, whatever the seed."""
    modulus = MULTIPLIER * 2**31 - 1

    assert _is_prime(modulus)
    assert _is_prime((modulus - 1) // 2)
    assert not _is_prime(modulus - 2)


def test_a_step_is_a_multiplication_by_the_modulus() -> None:
    """The generator goes round the residues of its modulus, as its description says."""
    modulus = MULTIPLIER * 2**31 - 1
    x = seeded(5)
    for _ in range(1000):
        following = advance(x)
        assert following * 2**31 % modulus == x % modulus
        assert 0 < following < 2**62
        x = following


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Their states are not always as far apart, and bits of their first numbers agree as often as not."""
    modulus = MULTIPLIER * 2**31 - 1
    assert len({(seeded(seed + 1) - seeded(seed)) % modulus for seed in range(200)}) == 200
    agreeing = Counter[int]()
    for seed in range(2000):
        differing = (advance(seeded(seed)) ^ advance(seeded(seed + 1))) & MASK31
        agreeing.update(bit for bit in range(31) if not differing >> bit & 1)

    assert all(880 <= agreeing[bit] <= 1120 for bit in range(31))


# ---- shuffling ---------------------------------------------------------------------------------------


def _chi_square(counts: Counter[tuple[int, ...]], cells: int) -> float:
    """How far counts are from being equal."""
    expected = counts.total() / cells
    missing = (cells - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def _orders(shuffled: Shuffle, cards: int, times: int) -> Counter[tuple[int, ...]]:
    found: Counter[tuple[int, ...]] = Counter()
    x = seeded(11)
    for _ in range(times):
        values = numbers(list(range(cards)))
        x = shuffled(values, cards, x)
        found[tuple(values)] += 1
    return found


def _swap_with_any(values: "vec[i64]", count: int, x: int) -> int:
    """The usual mistake: each card changes places with any one, so that some orders are more likely."""
    for place in range(count):
        x = advance(x)
        other = (x & MASK31) * count >> 31
        values[place], values[other] = values[other], values[place]
    return x


FOUR_CARDS = 23
"""Degrees of freedom of all orders of four cards; above 49.7 lies one of a thousand fair samples."""


def test_every_order_is_equally_likely() -> None:
    """All orders of four cards come up as often as a fair shuffle makes them."""
    found = _orders(shuffle, 4, 24 * 200)

    assert set(found) == set(permutations(range(4)))
    assert 6 < _chi_square(found, FOUR_CARDS + 1) < 49.7


def test_an_unfair_shuffle_is_found() -> None:
    """The same number is far too high for the usual mistake, and for no shuffle at all."""
    assert _chi_square(_orders(_swap_with_any, 4, 24 * 200), FOUR_CARDS + 1) > 100
    assert _chi_square(_orders(lambda values, count, x: x, 4, 24 * 10), FOUR_CARDS + 1) > 1000


def test_every_card_gets_everywhere() -> None:
    """In a whole pack each card lies in each place equally often."""
    counts: Counter[tuple[int, ...]] = Counter()
    x = seeded(3)
    for _ in range(52 * 40):
        values = numbers(list(range(52)))
        x = shuffle(values, 52, x)
        counts.update((card, place) for place, card in enumerate(values))
    degrees = 51 * 51

    assert abs(_chi_square(counts, 52 * 52) - degrees) < 4 * (2 * degrees) ** 0.5


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_only_the_first_cards_are_shuffled(count: int) -> None:
    """The others stay where they are, and one number is used for each card but the last."""
    values = numbers([0, 1, 2, 3, 4, 5, 6])
    x = shuffle(values, count, seeded(8))
    expected = seeded(8)
    for _ in range(max(count - 1, 0)):
        expected = advance(expected)

    assert sorted(list(values)[:count]) == list(range(count))
    assert list(values)[count:] == list(range(count, 7))
    assert x == expected
