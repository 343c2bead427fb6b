"""Memory is right about every card, in every game, and forgets nothing that all have seen."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.bots import memory as memory_module
from shithead.bots import proofs as proofs_module
from shithead.bots.memory import Memory, remember
from shithead.bots.proofs import Onlooker, Proof, judges
from shithead.cards import parse_rank, sort_cards
from shithead.engine.apply import apply
from shithead.engine.deal import Deal, open_game
from shithead.engine.events import redact
from shithead.engine.state import Phase
from shithead.engine.view import view
from shithead.notation.cards import format_cards, parse_cards
from shithead.notation.moves import parse_move
from shithead.rules.check import problems
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.values import Fee, Gamble, Pickup, PickupBy, Starter, Swapping
from shithead.testing.rulesets import any_rules
from shithead.testing.strategies import PRESETS, SEEDS
from shithead.testing.worlds import other_world
from tests.bots.truth import Moment, faults, moments
from tests.engine.tables import CLASSIC, PLAIN, TABLETOP, changed

PLIES = 150
EACH = 7
"""Only one position in so many is looked at; all that happened before shows in it."""


def forced(rules: Rules) -> Rules:
    """The same rules with pick-ups that prove something, where that can be played."""
    by = {"pickup": Pickup.FORCED, "pickup_by": PickupBy.PREVIOUS}
    for fields in (by, {"pickup": Pickup.FORCED}, {"stock_gamble": Gamble.WHEN_STUCK}):
        changes = replace(rules, **fields)
        if not problems(changes):
            return changes
    return rules


def check(rules: Rules, seed: int) -> int:
    """Examine the memory of all seats along a game; return the number of proofs."""
    proofs = 0
    for ply, moment in enumerate(moments(rules, Random(seed), PLIES)):
        if ply % EACH and moment.state.phase is not Phase.ENDED:
            continue
        for viewer in range(len(moment.state.hands)):
            memory = moment.memory(viewer)
            proofs += sum(len(seat.proofs) for seat in memory.seats)
            assert not list(faults(moment, viewer, memory)), f"seat {viewer}"
    return proofs


@pytest.mark.parametrize("name", preset_names())
def test_memory_is_right_by_each_preset(name: str) -> None:
    """Known cards are there, numbers add up, nothing that was seen is forgotten, each proof is true."""
    for seed in range(2):
        check(load_preset(name).rules, seed)


@given(any_rules(), SEEDS)
def test_memory_is_right_by_any_rules(rules: Rules, seed: int) -> None:
    """The same by rules drawn at random."""
    check(rules, seed)


@given(st.one_of(any_rules(), st.sampled_from(PRESETS)).map(forced), SEEDS)
def test_proofs_are_true_by_any_rules(rules: Rules, seed: int) -> None:
    """The same where a pick-up or a gamble shows that a seat had nothing to lay."""
    check(rules, seed)


@pytest.mark.parametrize(
    "name", ["tabletop", "threes", "glass-seven", "vandtia", "spielwiki", "scheissekopf"]
)
def test_proofs_are_found(name: str) -> None:
    """By rules with forced pick-ups, or gambles when stuck, there is something to prove in any game."""
    assert check(load_preset(name).rules, 3) > 20


@given(any_rules().map(forced), SEEDS)
def test_an_onlooker_sees_the_pile_as_it_is(rules: Rules, seed: int) -> None:
    """Plays, names, declarations and numbers that bind are those of the game, where proofs rest on them."""
    table = compile_rules(rules)
    if not judges(table):
        return
    onlooker, told = None, 0
    for moment in moments(rules, Random(seed), PLIES):
        if onlooker is None:
            onlooker = Onlooker(table, len(moment.state.hands))
        for event in moment.shown[0][told:]:
            onlooker.see(event)
        told = len(moment.shown[0])
        pile = [replace(laid, receiver=None, successor=None) for laid in moment.state.pile]

        assert onlooker.pile == pile
        assert onlooker.inverted == moment.state.inverted


@given(any_rules().map(forced), SEEDS)
def test_memory_depends_on_what_is_shown_alone(rules: Rules, seed: int) -> None:
    """When the cards that a seat cannot see change places, its memory is the same."""
    rng = Random(seed)
    for ply, moment in enumerate(moments(rules, Random(seed), PLIES // 2)):
        if ply % EACH:
            continue
        for viewer in range(len(moment.state.hands)):
            other = Moment(other_world(moment.state, viewer, rng), moment.shown, moment.witness)

            assert other.memory(viewer) == moment.memory(viewer)


# ---- faults that were planted -----------------------------------------------------------------------


def found(rules: Rules, games: int = 4) -> list[str]:
    """The faults in games by some rules, as one seat remembers them."""
    played = (moment for seed in range(games) for moment in moments(rules, Random(seed), PLIES))
    return [fault for moment in played for fault in faults(moment, 0, moment.memory(0))]


Plant = Callable[[pytest.MonkeyPatch], None]


def _forgets_a_scooped_card(patch: pytest.MonkeyPatch) -> None:
    take = memory_module.Ledger._take

    def forgetful(self: Any, seat: int, more: Any) -> None:
        take(self, seat, more)
        del self.known[seat][-1:]

    patch.setattr(memory_module.Ledger, "_take", forgetful)


def _keeps_what_was_laid(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(memory_module.Ledger, "_leave", lambda self, seat, cards, certain=True: None)


def _thinks_drawn_cards_were_tested(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(memory_module, "drawn", lambda proofs, count: None)


def _thinks_a_stuck_hand_has_no_card_at_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(proofs_module, "playable", lambda state, wanted: state.table.every)


def _proves_by_free_pickups(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Onlooker, "_nothing_to_lay", lambda self, seat: (seat, self._table.every & 0b1100000))


def _loses_burned_cards(patch: pytest.MonkeyPatch) -> None:
    read = memory_module.Ledger.read

    def lossy(self: Any, event: Any) -> None:
        read(self, event)
        del self.burned[3:]

    patch.setattr(memory_module.Ledger, "read", lossy)


@pytest.mark.parametrize(
    ("plant", "word"),
    [
        (_forgets_a_scooped_card, "forgot"),
        (_keeps_what_was_laid, "does not have"),
        (_thinks_drawn_cards_were_tested, "is wrong of"),
        (_thinks_a_stuck_hand_has_no_card_at_all, "is wrong of"),
        (_proves_by_free_pickups, "is wrong of"),
        (_loses_burned_cards, "burned"),
    ],
)
def test_a_planted_fault_is_found(plant: Plant, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of mistake in the bookkeeping shows in a few games."""
    rules = load_preset("threes").rules
    assert not found(rules, games=1)
    plant(monkeypatch)

    assert any(word in fault for fault in found(rules))


Spoil = Callable[[Memory, int], Memory]


def _with_seat(memory: Memory, seat: int, **changes: Any) -> Memory:
    one = replace(memory.seats[seat], **changes)
    return replace(memory, seats=(*memory.seats[:seat], one, *memory.seats[seat + 1 :]))


def _unseen_short(memory: Memory, seat: int) -> Memory:
    return replace(memory, unseen=memory.unseen[1:])


def _one_more_unknown(memory: Memory, seat: int) -> Memory:
    return _with_seat(memory, seat, unknown=memory.seats[seat].unknown + 1)


def _known_from_elsewhere(memory: Memory, seat: int) -> Memory:
    known = memory.seats[seat].known
    return _with_seat(memory, seat, known=sort_cards((*known[1:], memory.unseen[0], memory.unseen[-1])))


def _untrue_proof(memory: Memory, seat: int) -> Memory:
    return _with_seat(memory, seat, proofs=(Proof(2**14 - 1, 0, 0),))


def _one_aside(memory: Memory, seat: int) -> Memory:
    return replace(memory, aside=memory.aside + 1)


def _slot_lost(memory: Memory, seat: int) -> Memory:
    return _with_seat(memory, seat, face_down=0)


@pytest.mark.parametrize(
    "spoil",
    [_unseen_short, _one_more_unknown, _known_from_elsewhere, _untrue_proof, _one_aside, _slot_lost],
)
def test_a_spoiled_memory_is_found(spoil: Spoil) -> None:
    """The comparison with the truth sees each kind of difference."""
    moment = list(moments(CLASSIC, Random(5), 40))[-1]
    memory = moment.memory(0)

    assert not list(faults(moment, 0, memory))
    assert list(faults(moment, 0, spoil(memory, 1)))


# ---- by hand ----------------------------------------------------------------------------------------


def told(rules: Rules, seats: str, stock: str, *moves: str, viewer: int = 0) -> Memory:
    """What a seat remembers of a deal, such as ``9S 4C/KD/3H | 7C``, and moves such as ``1 take``."""
    parts = [f"{seat.strip()}//".split("/")[:3] for seat in seats.split("|")]
    hands, rows, down = zip(*(tuple(parse_cards(zone) for zone in seat) for seat in parts), strict=True)
    deal = Deal(hands=hands, face_up=rows, face_down=down, stock=parse_cards(stock))
    state, events = open_game(compile_rules(rules), deal, len(parts) - 1)
    for text in moves:
        seat, _, move = text.partition(" ")
        state, happened = apply(state, int(seat), parse_move(move))
        events += happened
    seen = tuple(event for one in events if (event := redact(one, viewer)) is not None)
    return remember(rules, view(state, viewer), seen)


def known(memory: Memory, seat: int = 1) -> str:
    """The known cards of a hand, a bar, and how many are not known."""
    one = memory.seats[seat]
    return f"{format_cards(one.known)}|{one.unknown}"


def ranks(letters: str) -> int:
    """Mask of the classes of ranks."""
    return sum(1 << parse_rank(letter) for letter in letters)


READY = ("0 ready", "1 ready")
LED = changed(PLAIN, starter=Starter.LEAD_SEAT)
FORCED = changed(LED, pickup=Pickup.FORCED)
SEATS = "9D 4C 4D/KC/QC | 5C 6C 8C/KD/QD"
STUCK = (*READY, "0 play 9D", "1 take")
STOCK = "7H 8H JC 3D 3H"


def test_a_scooped_pile_is_known() -> None:
    """Who takes the pile has its cards in the hand; what it draws is not known."""
    assert known(told(LED, SEATS, STOCK, *READY)) == "|3"
    assert known(told(LED, SEATS, STOCK, *READY, "0 play 9D", "1 take")) == "9D|3"


def test_a_card_that_was_dealt_face_up_and_went_into_the_hand_is_known() -> None:
    """In the swap phase all see the rows as they were dealt, and after it as they lie."""
    memory = told(LED, SEATS, STOCK, "1 swap 8C KD", *READY)

    assert known(memory) == "KD|2"


def test_the_fee_and_a_failed_card_are_known() -> None:
    """A face-up card that goes along with the pile, and a turned one that did not beat, were seen by all."""
    fee = changed(LED, pickup_fee=Fee.ONE_CHOSEN)
    seats = "9D/KC/QC | /KD 4C/QD"

    assert known(told(fee, seats, "", *READY, "0 play 9D", "1 take 4C")) == "4C 9D|0"
    assert known(told(LED, "9D/KC/QC | //4D 8C", "", *READY, "0 play 9D", "1 flip 0")) == "4D 9D|0"


def test_a_card_that_alone_went_up_is_known_to_have_come_down() -> None:
    """A late exchange is seen by all: the one card comes to the hand and the other leaves it."""
    late = changed(LED, swap=Swapping.UNTIL_FIRST_MOVE)

    assert known(told(late, SEATS, STOCK, "1 swap 5C KD")) == "KD|2"


def test_of_two_equal_cards_the_known_one_leaves_first() -> None:
    """Equal cards cannot be told apart, so which one is left makes no difference."""
    rules = changed(LED, packs=(2,))
    seats = "9D 4C 4D/KC/QC | 9D 9D 8C/KD/QD"
    moves = (*STUCK, "0 play 4C")

    assert known(told(rules, seats, STOCK, *moves)) == "9D|3"
    assert known(told(rules, seats, STOCK, *moves, "1 play 9D")) == "|3"


def test_who_had_to_take_the_pile_had_nothing_to_lay() -> None:
    """A forced pick-up proves of the unknown cards that none was as high; a free one proves nothing."""
    assert told(FORCED, SEATS, STOCK, *STUCK).seats[1].proofs == (Proof(ranks("9TJQKA"), 0, 0),)
    assert told(LED, SEATS, STOCK, *STUCK).seats[1].proofs == ()
    assert told(FORCED, SEATS, STOCK, *STUCK, viewer=1).seats[1].proofs == ()


def test_drawn_cards_are_free_until_one_is_laid() -> None:
    """Each drawn card may be high; a high card that is laid was one of those; a low one says nothing."""
    moves = [*STUCK]
    most = []
    for move in ("0 play 4C", "1 play 5C", "0 play 7H", "1 play 9D", "0 take", "1 play JC"):
        moves.append(move)
        proofs = told(FORCED, SEATS, "7H 8H 3D JC", *moves).seats[1].proofs
        most.append([proof.most for proof in proofs])

    assert most == [[0], [0], [0], [1], [1], [0]]


def test_who_is_stuck_before_the_seat_that_takes_the_pile() -> None:
    """Where the seat before takes the pile, the proof is of the one that could not play."""
    rules = changed(FORCED, pickup_by=PickupBy.PREVIOUS)
    memory = told(rules, SEATS, STOCK, *STUCK, viewer=0)

    assert memory.seats[1].proofs == (Proof(ranks("9TJQKA"), 0, 0),)
    assert known(memory) == "|3"


def test_a_pair_laid_for_want_of_a_card_is_a_proof() -> None:
    """The pair escape is open only to who has no single card that beats."""
    rules = changed(TABLETOP, starter=Starter.LEAD_SEAT)
    memory = told(rules, "9D 4C 4D/KC/QC | 5C 5D 8C/KD/QD", STOCK, *READY, "0 play 9D", "1 play 5C 5D")

    assert memory.seats[1].proofs == (Proof(ranks("9TJQKA"), 0, 2),)
    assert memory.seats[1].unknown == 3


def test_a_gamble_of_who_is_stuck_is_a_proof() -> None:
    """Where only who is stuck may gamble, a gamble proves what a forced pick-up proves."""
    rules = changed(LED, stock_gamble=Gamble.WHEN_STUCK)
    memory = told(rules, SEATS, STOCK, *READY, "0 play 9D", "1 gamble")

    assert memory.seats[1].proofs == (Proof(ranks("9TJQKA"), 0, 0),)
    assert known(memory) == "8H 9D|3"


def test_who_called_holds_the_rank() -> None:
    """A call shows that the rank is in the hand, until a card of it is laid; lower ranks are nowhere."""
    moves = (*READY, "1 call")
    memory = told(PLAIN, "9D 6C 6D/KC/QC | 5C 6H 8C/KD/QD", STOCK, *moves)
    after = told(PLAIN, "9D 6C 6D/KC/QC | 5C 6H 8C/KD/QD", STOCK, *moves, "1 play 5C")

    assert set(memory.seats[1].proofs) == {Proof(ranks("34"), 0, 0), Proof(ranks("5"), 1, 3)}
    assert set(after.seats[1].proofs) == {Proof(ranks("34"), 0, 1)}


def test_cards_that_can_be_in_one_hand_only_are_known() -> None:
    """With nothing hidden but one hand the rest of the pack is in it."""
    rules = changed(LED, deal_down=(0,), deal_up=(0,), deal_hand=(1,), deal_rest=True)
    pack = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "CDHS"]
    memory = told(rules, f"{' '.join(pack[:26])} | {' '.join(pack[26:])}", "", *READY)

    assert memory.unseen == ()
    assert known(memory) == f"{' '.join(pack[26:])}|0"


def test_a_position_without_its_events_is_no_trouble() -> None:
    """What is not told is unseen; the numbers are those of the view."""
    moment = list(moments(CLASSIC, Random(3), 60))[-1]
    memory = remember(CLASSIC, view(moment.state, 0), ())
    hidden = sum(one.unknown + one.hidden_row + one.face_down for one in memory.seats) + memory.stock

    assert memory.aside == len(moment.state.burned)
    assert len(memory.unseen) == hidden + memory.aside
