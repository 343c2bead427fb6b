"""The engine's states and moves as numbers: what they say can be read back, and is all that counts."""

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from shithead.cards import Card
from shithead.engine.apply import apply
from shithead.engine.legal import legal_moves
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.pile import base_play, class_of
from shithead.engine.source import is_in
from shithead.engine.state import Phase, State
from shithead.kernel import fields as at
from shithead.kernel import moves as code
from shithead.kernel.board import Board, Numbers
from shithead.kernel.positions import counted, move_code, state_words
from shithead.kernel.tables import list_words, needs_suits, table_words
from shithead.kernel.zones import source_of
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.values import Fee, MixRow, RowUse, Starter, StarterLead, Swapping, Ties
from shithead.testing.play import random_step
from shithead.testing.rulesets import random_rules
from tests.engine.tables import PLAIN, TABLETOP, changed, with_jokers
from tests.kernel.comparison import opened

RANDOM_SETS = 40
STEPS = 60
LONG_WALK = 200

Cards = Counter[int]


def _positions(rules: Rules, rng: Random, steps: int = STEPS) -> list[State]:
    """The states of a game at random."""
    states = [opened(rules, rng)]
    while len(states) < steps and states[-1].phase is not Phase.ENDED:
        states.append(apply(states[-1], *random_step(states[-1], rng))[0])
    return states


def _numbers(state: State, cards: tuple[Card, ...], t: Numbers) -> list[int]:
    return [counted(card, state.table.classes, t) for card in cards]


# ---- states ------------------------------------------------------------------------------------------


def _held(s: Board, t: Numbers, zone: int) -> Cards:
    return +Counter({k: s.count(zone, k) for k in range(t[at.T_COUNT])})


def _list(s: Board, place: int) -> list[int]:
    return [s[place + 1 + n] for n in range(s[place])]


def _reads_back(state: State, t: Numbers) -> None:
    """Everything in the words is what the state says."""
    s = state_words(state, t)
    seats = len(state.hands)
    laid = state.pile[:-1] if state.phase is Phase.CHOOSE else state.pile
    assert (s[at.SEATS], s[at.DEALER], s[at.LEADER]) == (seats, state.dealer, state.lead)
    assert (s[at.TURN], s[at.DIRECTION], s[at.IDLE]) == (state.turn, state.direction, state.idle)
    assert [bool(s[at.IN] >> seat & 1) for seat in range(seats)] == [is_in(state, n) for n in range(seats)]
    assert [bool(s[at.READY] >> seat & 1) for seat in range(seats)] == list(state.ready)
    assert [s[at.PLACES + place] for place in range(s[at.OUTS])] == list(state.out)
    assert _held(s, t, at.PILE) == Counter(n for play in laid for n in _numbers(state, play.cards, t))
    for seat in range(seats):
        hand, row = state.hands[seat], state.face_up[seat]
        assert _held(s, t, at.HANDS + at.SIZE * seat) == Counter(_numbers(state, hand, t))
        assert _held(s, t, at.ROWS + at.SIZE * seat) == Counter(_numbers(state, row, t))
        assert _list(s, at.ROW_ORDER + at.ORDER_SIZE * seat) == _numbers(state, row, t)
        assert _list(s, at.DOWNS + at.DOWN_SIZE * seat) == _numbers(state, state.face_down[seat], t)
        assert _list(s, at.DEALT_ROWS + at.DOWN_SIZE * seat) == _numbers(state, state.dealt_up[seat], t)
    assert [s[at.STOCK_AT + n] for n in range(s[at.NEXT], s[at.END])] == _numbers(state, state.stock, t)
    assert s[at.TOP] == (class_of(state.table, laid[-1]) if laid else at.NONE)
    base = base_play(state.table, laid)
    shows = base is not None and not state.table.transparent[class_of(state.table, base)]
    assert s[at.BASE] == (class_of(state.table, base) if base is not None and shows else at.NONE)


@pytest.mark.parametrize("name", preset_names())
def test_states_of_presets_are_read_back(name: str) -> None:
    """Seats, turn, every zone, the stock, who is out, and what lies on top, from the words alone."""
    for state in _positions(load_preset(name).rules, Random(name)):
        _reads_back(state, table_words(state.table, len(state.hands)))


def test_states_of_any_rules_are_read_back() -> None:
    """The same by rules that nobody has thought of, with cards of which suits count as well."""
    suited = 0
    for number in range(RANDOM_SETS):
        for state in _positions(random_rules(Random(number)), Random(number))[::4]:
            t = table_words(state.table, len(state.hands))
            suited += t[at.T_SUITED]
            _reads_back(state, t)

    assert suited


# ---- moves -------------------------------------------------------------------------------------------


class Meaning(NamedTuple):
    """What a number says about a move: its kind, what it names, and cards by class and by zone."""

    kind: int
    named: tuple[int, ...] = ()
    cards: tuple[tuple[int, int], ...] = ()
    from_row: tuple[tuple[int, int], ...] = ()


def _sorted(cards: Cards) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((+cards).items()))


def _part(t: Numbers, rank: int, plain: int, singles: list[int]) -> Cards:
    found = Counter({rank: plain})
    for place, n in enumerate(singles):
        if n:
            found[t[at.SINGLE + 4 * rank + place]] += n
    return found


def _read_play(number: int, t: Numbers) -> Meaning:
    rank = code.rank_of(number)
    cards = _part(t, rank, code.plain_count(number), [code.single_count(number, n) for n in range(4)])
    if code.kind(number) == code.MIX:
        row = [code.row_single_count(number, n) for n in range(4)]
        more = _part(t, rank, code.row_plain_count(number), row)
        return Meaning(code.MIX, (), _sorted(cards), _sorted(more))
    if code.mirror_count(number):
        cards[t[at.T_MIRROR]] += code.mirror_count(number)
    return Meaning(code.PLAY, (), _sorted(cards))


def _read_run(number: int, t: Numbers) -> Meaning:
    cards: Cards = Counter()
    for place in range(code.run_length(number)):
        rank = t[at.RANKS + (number >> 4 & 15) + place]
        pick = number >> code.PICKS_AT + 3 * place & 7
        cards[t[at.SINGLE + 4 * rank + pick - 1] if pick else rank] += 1
    return Meaning(code.RUN, (code.run_suit(number) - 1,), _sorted(cards))


def read(number: int, t: Numbers) -> Meaning:
    """What a number says."""
    kind = code.kind(number)
    if kind in (code.PLAY, code.MIX):
        return _read_play(number, t)
    if kind == code.RUN:
        return _read_run(number, t)
    if kind in (code.FLIP, code.READY, code.NAME, code.DECLARE, code.POINT):
        return Meaning(kind, (number >> 4,))
    if kind in (code.PICK_UP, code.SWAP, code.LAY_OFF):
        return Meaning(kind, (code.first(number), code.second(number)))
    assert number == kind
    return Meaning(kind)


def _of_classes(state: State, cards: tuple[Card, ...]) -> Cards:
    return Counter(state.table.classes[card.index] for card in cards)


def _meaning_of_play(state: State, seat: int, cards: tuple[Card, ...], t: Numbers) -> Meaning:
    hand = list(state.hands[seat])
    mine, others = [], []
    for card in cards:
        if card in hand:
            hand.remove(card)
            mine.append(card)
        else:
            others.append(card)
    if mine and others:
        parts = _of_classes(state, tuple(mine)), _of_classes(state, tuple(others))
        return Meaning(code.MIX, (), _sorted(parts[0]), _sorted(parts[1]))
    classes = _of_classes(state, cards)
    partners = {card.rank for card in cards if state.table.classes[card.index] != t[at.T_MIRROR]}
    if len(partners) > 1:
        suit = t[at.SUIT_OF + cards[0].index] if state.table.rules.run_suited else -1
        return Meaning(code.RUN, (suit,), _sorted(classes))
    return Meaning(code.PLAY, (), _sorted(classes))


def _paid(fee: tuple[Card, ...], state: State, t: Numbers) -> tuple[int, int]:
    if len(fee) < 2:
        return (_numbers(state, fee, t)[0] + 1, 1) if fee else (0, 0)
    return fee[0].rank + 1, len(fee)


def meaning(state: State, seat: int, move: Move, t: Numbers) -> Meaning:
    """What the number of a move has to say."""
    match move:
        case Play(cards=cards):
            return _meaning_of_play(state, seat, cards, t)
        case PickUp(fee=fee):
            return Meaning(code.PICK_UP, _paid(fee, state, t))
        case Swap(hand=hand, face_up=face_up):
            return Meaning(code.SWAP, tuple(_numbers(state, (hand, face_up), t)))
        case LayOff(card=card, row=row):
            return Meaning(code.LAY_OFF, (_numbers(state, (card,), t)[0], 0 if row is None else row + 1))
        case Flip(slot=slot):
            return Meaning(code.FLIP, (slot,))
        case Ready(on=on):
            return Meaning(code.READY, (int(on),))
        case Choose(rank=rank, lower=lower, seat=other):
            if rank is not None:
                return Meaning(code.NAME, (rank,))
            if lower is not None:
                return Meaning(code.DECLARE, (int(lower),))
            return Meaning(code.POINT, (other if other is not None else -1,))
        case Gamble():
            return Meaning(code.GAMBLE)
        case Pass():
            return Meaning(code.PASS)
        case Call():
            return Meaning(code.CALL)


def _moves_read_back(state: State) -> Counter[int]:
    """The numbers of all legal moves say what the moves say; returns how many there were of each kind."""
    t = table_words(state.table, len(state.hands))
    found: Counter[int] = Counter()
    for seat in range(len(state.hands)):
        for move in legal_moves(state, seat):
            number = move_code(state, seat, move, t)
            assert 0 <= number < 2**63
            assert read(number, t) == meaning(state, seat, move, t)
            found[code.kind(number)] += 1
    return found


@pytest.mark.parametrize("name", preset_names())
def test_moves_of_presets_are_read_back(name: str) -> None:
    """The number of a legal move says its kind, its cards by class and zone, and whatever else it names."""
    found: Counter[int] = Counter()
    for state in _positions(load_preset(name).rules, Random(name), LONG_WALK):
        found += _moves_read_back(state)

    assert found[code.PLAY]


def test_moves_of_any_rules_are_read_back() -> None:
    """The same by rules that nobody has thought of, and by some with runs; every kind of move comes up."""
    found: Counter[int] = Counter()
    with_runs = (changed(PLAIN, runs=3), changed(PLAIN, runs=3, run_suited=True, packs=(2,)))
    for number, rules in enumerate((*with_runs, *map(random_rules, map(Random, range(RANDOM_SETS))))):
        for state in _positions(rules, Random(number)):
            found += _moves_read_back(state)

    assert set(found) == set(range(code.POINT + 1))


# ---- whether suits count -----------------------------------------------------------------------------

SUITED: dict[str, tuple[Rules, bool, bool]] = {
    "usual rules": (PLAIN, False, False),
    "runs of one suit": (changed(PLAIN, runs=3, run_suited=True), True, True),
    "runs of any suit": (changed(PLAIN, runs=3), False, False),
    "a fee of one rank": (changed(PLAIN, pickup_fee=Fee.ONE_RANK), False, False),
    "hand and row mixed, one pack": (changed(PLAIN, mix_row=MixRow.ALWAYS), False, False),
    "hand and row mixed, two packs": (changed(PLAIN, mix_row=MixRow.ALWAYS, packs=(2,)), True, True),
    "hand and row mixed, one joker": (with_jokers(jokers=(1,), mix_row=MixRow.ALWAYS), False, False),
    "hand and row mixed, equal jokers": (with_jokers(mix_row=MixRow.ALWAYS), True, True),
    "ties by suit": (changed(PLAIN, starter_ties=Ties.SUIT), True, False),
    "a certain card leads": (changed(PLAIN, starter_lead=StarterLead.CARD), True, False),
    "rows in their order": (changed(PLAIN, row_use=RowUse.ONE_BY_ONE), True, False),
    "rows in their order, exchanged in play": (
        changed(PLAIN, row_use=RowUse.ONE_BY_ONE, swap=Swapping.UNTIL_FIRST_MOVE),
        True,
        True,
    ),
}


@pytest.mark.parametrize("name", SUITED)
def test_suits_count_where_a_rule_looks_at_them(name: str) -> None:
    """Zones count cards and not classes there; for some rules only until the play phase has begun."""
    rules, opening, started = SUITED[name]
    table = opened(rules, Random(1), 2).table

    assert (needs_suits(table, 2, started=False), needs_suits(table, 2, started=True)) == (opening, started)
    assert bool(table_words(table, 2)[at.T_SUITED]) is opening
    assert bool(table_words(table, 2, started=True)[at.T_SUITED]) is started


def test_a_position_says_from_where_its_seat_plays() -> None:
    """The words of a state agree with the engine about hand, row and face-down cards."""
    for state in _positions(changed(TABLETOP, starter=Starter.DEALER_LEFT), Random(9)):
        s = state_words(state, table_words(state.table, len(state.hands)))
        for seat, hand in enumerate(state.hands):
            expected = at.HAND if hand or state.stock else at.ROW if state.face_up[seat] else at.DOWN
            assert source_of(s.s, seat) == expected


def test_rules_are_the_same_words_every_time() -> None:
    """They are kept, and made of plain numbers."""
    table = opened(PLAIN, Random(1), 3).table
    words = list_words(table, 3, suited=False)

    assert table_words(table, 3) is table_words(table, 3)
    assert table_words(table, 3).as_list() == words
    assert {type(word) for word in words} == {int}
    assert len(words) == at.TABLE
