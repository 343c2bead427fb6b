"""Masks and zones: counts packed into words, compared with counters that hold the same cards."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from shithead.cards import Rank, Suit
from shithead.kernel import fields as at
from shithead.kernel.bits import lowest, nth, ones
from shithead.kernel.storage import copied, numbers, zeros
from shithead.kernel.tables import list_words
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import (
    add,
    cards_left,
    class_count,
    classes,
    clear,
    count,
    down_of,
    hand_of,
    has_stock,
    move_all,
    open_zone,
    remove,
    row_of,
    source_of,
    transfer,
)
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.rules.plain import power_order
from shithead.rules.powers import Power
from tests.engine.tables import PLAIN, changed, with_jokers

SINGLES = tuple(
    sorted(
        (Power(rank=rank, suit=suit, skip=1) for rank in (Rank.FOUR, Rank.KING) for suit in list(Suit)[:3]),
        key=power_order,
    )
)
STEPS = 400
HAND, PILE, ROW = at.HANDS, at.PILE, at.ROWS + at.SIZE


def _words(rules: Rules, *, suited: bool = False) -> "vec[i64]":
    return numbers(list_words(compile_rules(rules), 2, suited=suited))


PACKINGS: dict[str, tuple["vec[i64]", int, int]] = {
    "three bits": (_words(PLAIN), 3, 1),
    "four bits": (_words(changed(PLAIN, packs=(2,))), 4, 1),
    "five bits": (_words(changed(PLAIN, packs=(4,))), 5, 2),
    "many jokers": (_words(with_jokers(jokers=(8,))), 4, 1),
    "many classes": (_words(with_jokers(packs=(4,), jokers=(8,), powers=SINGLES)), 5, 2),
    "suited": (_words(PLAIN, suited=True), 1, 1),
    "suited, two packs": (_words(changed(PLAIN, packs=(2,)), suited=True), 2, 2),
    "suited, four packs and jokers": (
        _words(with_jokers(packs=(4,), jokers=(8,), powers=SINGLES), suited=True),
        4,
        4,
    ),
}


@pytest.fixture(params=PACKINGS)
def t(request: pytest.FixtureRequest) -> "vec[i64]":
    """The words of rules with each way to pack counts."""
    return PACKINGS[request.param][0]


def _held(s: "vec[i64]", t: "vec[i64]", zone: int) -> Counter[int]:
    """What a zone has, class by class, as its own words say."""
    found = Counter({k: count(s, t, zone, k) for k in range(t[at.T_COUNT])})
    mask = sum(1 << k for k, number in found.items() if number)
    assert s[zone] == found.total()
    assert s[zone + 1] == mask
    return +found


@pytest.mark.parametrize("name", PACKINGS)
def test_counts_are_packed_as_tight_as_they_fit(name: str) -> None:
    """As many bits as the largest count needs, as many words as that takes, and no more than a zone has."""
    t, bits, words = PACKINGS[name]
    places = {(t[at.WORD + k], t[at.SHIFT + k]) for k in range(t[at.T_COUNT])}

    assert (t[at.T_BITS], t[at.T_WORDS]) == (2**bits - 1, words)
    assert len(places) == t[at.T_COUNT]
    assert max(shift for _, shift in places) + bits <= 60
    assert t[at.T_WORDS] + 2 <= at.SIZE
    assert t[at.T_COUNT] <= at.CLASSES - 2


def _most(t: "vec[i64]", k: int) -> int:
    """So many cards of a class can be in one zone."""
    return min(t[at.T_BITS], 8)


def test_zones_hold_what_was_put_into_them(t: "vec[i64]") -> None:
    """After cards came and went at random, a zone has those that are left, and no other zone changed."""
    s, rng = zeros(at.GAME), Random(1)
    model: Counter[int] = Counter()
    for _ in range(STEPS):
        k = rng.randrange(t[at.T_COUNT])
        room = _most(t, k) - model[k]
        if model[k] and (not room or rng.random() < 0.5):
            n = rng.randint(1, model[k])
            remove(s, t, HAND, k, n)
            model[k] -= n
        else:
            n = rng.randint(1, room)
            add(s, t, HAND, k, n)
            model[k] += n
        assert _held(s, t, HAND) == +model

    clear(s, t, HAND)
    assert list(s) == [0] * at.GAME


def _filled(t: "vec[i64]", rng: Random) -> tuple["vec[i64]", Counter[int], Counter[int]]:
    """Two zones with some cards each, such that all together fit into one."""
    s = zeros(at.GAME)
    mine: Counter[int] = Counter()
    theirs: Counter[int] = Counter()
    for k in range(t[at.T_COUNT]):
        n = rng.randint(0, _most(t, k))
        here = rng.randint(0, n)
        for zone, model, some in ((HAND, mine, here), (PILE, theirs, n - here)):
            if some:
                add(s, t, zone, k, some)
                model[k] = some
    return s, mine, theirs


def test_all_cards_move_together(t: "vec[i64]") -> None:
    """The target has the cards of both zones, the source none."""
    s, mine, theirs = _filled(t, Random(2))
    move_all(s, t, HAND, PILE)

    assert _held(s, t, PILE) == mine + theirs
    assert _held(s, t, HAND) == Counter()


def _class_model(t: "vec[i64]", cards: Counter[int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for k, n in cards.items():
        found[t[at.CLASS + k]] += n
    return found


def test_classes_of_the_rules_are_counted_over_suits(t: "vec[i64]") -> None:
    """Where suits count, a class has the cards of all its suits; a single card stands for itself."""
    s, mine, _ = _filled(t, Random(3))
    model = _class_model(t, mine)

    assert classes(s, t, HAND) == sum(1 << c for c in model)
    assert {c: class_count(s, t, HAND, c) for c in range(t[at.T_CLASSES])} == {
        c: model[c] for c in range(t[at.T_CLASSES])
    }


def test_a_number_of_a_class_changes_zones(t: "vec[i64]") -> None:
    """So many go, and no others; where suits count, the lowest ones go."""
    rng = Random(4)
    s, mine, theirs = _filled(t, rng)
    for c in sorted(_class_model(t, mine)):
        n = rng.randint(0, class_count(s, t, HAND, c))
        transfer(s, t, HAND, PILE, c, n, at.NONE)
        going = [k for k in sorted(mine) if t[at.CLASS + k] == c for _ in range(mine[k])][:n]
        mine -= Counter(going)
        theirs += Counter(going)

    assert _held(s, t, HAND) == mine
    assert _held(s, t, PILE) == theirs


def test_a_certain_card_goes_first() -> None:
    """Where suits count, all copies of one card may be sent before the others of its class."""
    t = PACKINGS["suited, two packs"][0]
    s = zeros(at.GAME)
    spade, club = 4 * Rank.NINE + 3, 4 * Rank.NINE
    for k in (club, club + 1, spade, spade):
        add(s, t, HAND, k, 1)
    transfer(s, t, HAND, PILE, Rank.NINE, 3, spade)

    assert _held(s, t, PILE) == Counter({spade: 2, club: 1})
    assert _held(s, t, HAND) == Counter({club + 1: 1})
    transfer(s, t, HAND, PILE, Rank.NINE, 1, 4 * Rank.TEN)
    assert _held(s, t, HAND) == Counter(), "a card of another class says nothing"


def test_from_where_a_seat_plays() -> None:
    """D40: the hand, and the row once hand and stock are gone, then the face-down cards."""
    t, s = PACKINGS["three bits"][0], zeros(at.GAME)
    s[at.END] = 1
    s[at.DOWNS + at.DOWN_SIZE] = 2
    add(s, t, HAND + at.SIZE, 3, 2)
    add(s, t, ROW, 4, 1)
    assert (hand_of(1), row_of(1), down_of(1)) == (HAND + at.SIZE, ROW, at.DOWNS + at.DOWN_SIZE)
    assert (source_of(s, 1), open_zone(s, 1), cards_left(s, 1), has_stock(s)) == (
        at.HAND,
        hand_of(1),
        5,
        True,
    )

    remove(s, t, hand_of(1), 3, 2)
    assert source_of(s, 1) == at.HAND, "there is stock to draw from"
    s[at.NEXT] = 1
    assert (source_of(s, 1), open_zone(s, 1), has_stock(s)) == (at.ROW, ROW, False)
    remove(s, t, ROW, 4, 1)
    assert (source_of(s, 1), open_zone(s, 1), cards_left(s, 1)) == (at.DOWN, hand_of(1), 2)


def _masks() -> Iterator[int]:
    rng = Random(5)
    yield from (1 << place for place in range(62))
    yield from (rng.getrandbits(62) & rng.getrandbits(62) for _ in range(200))
    yield (1 << 62) - 1


def test_bits_of_masks() -> None:
    """How many bits a mask has, which is the lowest, and which the n-th, as Python counts them."""
    t = PACKINGS["suited"][0]
    for mask in filter(None, _masks()):
        places = [place for place in range(62) if mask >> place & 1]
        assert ones(t, mask) == len(places)
        assert lowest(t, mask) == places[0]
        assert [nth(t, mask, n) for n in range(len(places))] == places
    assert ones(t, 0) == 0


def test_powers_of_two() -> None:
    """The table has all that fit into a signed word; compiled code may not shift a 1 by a variable."""
    t = PACKINGS["three bits"][0]

    assert [t[at.BIT + place] for place in range(62)] == [2**place for place in range(62)]


def test_copying_the_first_words() -> None:
    """So many words are copied, and the others left."""
    source, target = numbers([1, 2, 3, 4]), numbers([9, 9, 9, 9])
    copied(source, target, 3)

    assert list(target) == [1, 2, 3, 9]
