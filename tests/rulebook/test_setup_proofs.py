"""What no position can show of the rulebook: the deal, the exchange, who starts, series.

``test_proofs`` says which clause each test proves. The rules are those that bring the clause about.
"""

from random import Random

import pytest

from shithead.cards import PACK, Rank, parse_rank
from shithead.engine.deal import Deal, deal, deal_pack, exchanged, pack_for
from shithead.engine.events import Termination
from shithead.engine.legal import acting_seats
from shithead.engine.outcome import Outcome
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.notation.cards import parse_cards
from shithead.rules.code import parse_code
from shithead.rules.compile import compile_rules
from shithead.table.seats import Chair
from shithead.table.series import counted, is_over, lead_seat, next_dealer
from tests.engine.tables import (
    dealt,
    everybody_ready,
    legal_texts,
    pile_of,
    played,
    position,
    refused,
    shown,
)
from tests.table.support import playing

DOWN = "8C 8D 8H"
SEAT = f"9D JD QD/KC 9C JH/{DOWN}"
"""A seat without a low card in hand or row."""


def begun(state: State, *calls: str) -> State:
    """The first turn: everybody is ready, some call, the others do not."""
    while state.phase in (Phase.SWAP, Phase.LAY_OFF):
        state = everybody_ready(state)
    state = played(state, *calls)
    while state.phase is Phase.CALL:
        state = played(state, *(f"{seat} pass" for seat in acting_seats(state)[:1]))
    return state


# ---- the pack and the deal ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "seats", "cards", "jokers"),
    [
        ("idiot", 2, 52, 0),
        ("shed", 4, 52, 0),
        ("shed", 5, 104, 0),
        ("royal", 3, 54, 2),
        ("classic", 5, 52, 0),
        ("classic", 6, 54, 2),
    ],
)
def test_the_pack(code: str, seats: int, cards: int, jokers: int) -> None:
    """How many packs and jokers play, by the number of players."""
    pack = pack_for(parse_code(code), seats)

    assert len(pack) == cards
    assert sum(card.rank is Rank.JOKER for card in pack) == jokers


def test_ranks_that_are_taken_out() -> None:
    """There is no 4 in the pack."""
    pack = pack_for(parse_code("idiot+without=4"), 2)

    assert len(pack) == 48
    assert parse_rank("4") not in {card.rank for card in pack}


@pytest.mark.parametrize(
    ("code", "seats", "stock"),
    [
        ("idiot", 2, 34),
        ("idiot+set_aside=1", 2, 33),
        ("classic+set_aside=2,1,0", 2, 32),
        ("classic+set_aside=2,1,0", 3, 24),
        ("classic+set_aside=2,1,0", 4, 16),
        ("classic", 5, 7),
        ("classic", 6, 0),
    ],
)
def test_what_is_left_is_the_stock(code: str, seats: int, stock: int) -> None:
    """Cards put aside are in nobody's hand and not in the stock; six players use up all the cards."""
    state, _ = deal(parse_code(code), seats, 0, Random(1))

    assert len(state.stock) == stock


def test_nobody_draws_without_a_stock() -> None:
    """With six players a hand only gets smaller."""
    state = position(parse_code("classic"), "9S 4C 5C/KD/3H", *["4D/KC/3D"] * 5, pile="8H")

    assert shown(played(state, "play 9S").hands[0]) == "4C 5C"


@pytest.mark.parametrize(
    ("code", "seats", "sizes"),
    [
        ("idiot", 2, (3, 3, 3)),
        ("bga-palace", 2, (6, 6, 6)),
        ("bga-palace", 3, (4, 4, 4)),
        ("paskahousu", 2, (0, 0, 5)),
        ("misfits", 2, (3, 3, 3)),
        ("classic+deal_up=4,3+row=chosen", 2, (3, 4, 3)),
        ("classic+deal_up=4,3+row=chosen", 3, (3, 3, 3)),
    ],
)
def test_what_everybody_gets(code: str, seats: int, sizes: tuple[int, int, int]) -> None:
    """Face-down cards, face-up cards, hand cards."""
    state, _ = deal(parse_code(code), seats, 0, Random(1))

    for zones in zip(state.face_down, state.face_up, state.hands, strict=True):
        assert tuple(map(len, zones)) == sizes


@pytest.mark.parametrize(
    ("code", "down", "up", "hand"),
    [
        ("idiot", [0, 2, 4], [6, 8, 10], [12, 14, 16]),
        ("idiot+deal_up=0", [0, 2, 4], [], [6, 8, 10]),
        ("idiot+deal_down=0", [], [0, 2, 4], [6, 8, 10]),
        ("paskahousu", [], [], [0, 2, 4, 6, 8]),
    ],
)
def test_the_order_of_the_deal(code: str, down: list[int], up: list[int], hand: list[int]) -> None:
    """One card at a time from the dealer's left: face-down, face-up, hand."""
    cards = deal_pack(parse_code(code), PACK, 2, dealer=1)

    for zone, places in ((cards.face_down, down), (cards.face_up, up), (cards.hands, hand)):
        assert zone[0] == tuple(PACK[place] for place in places)


def test_the_rest_is_dealt_into_the_hands() -> None:
    """Seven cards are left for five players: two of them get one more."""
    rules = parse_code("classic+deal_rest=on")
    cards = deal_pack(rules, PACK, 5, dealer=4)

    assert [len(hand) for hand in cards.hands] == [5, 5, 4, 4, 4]
    assert cards.stock == ()


@pytest.mark.parametrize(("code", "seats", "called"), [("idiot", 2, 2), ("classic", 6, 6)])
def test_a_table_has_its_number_of_seats(code: str, seats: int, called: int) -> None:
    """So many sit there, and no other number can."""
    rules = parse_code(code)
    state, _ = deal(rules, seats, 0, Random(1))

    assert len(state.hands) == called
    with pytest.raises(ValueError, match="seats can play"):
        deal(rules, rules.max_seats + 1, 0, Random(1))


# ---- before play --------------------------------------------------------------------------------------


def test_nothing_is_swapped() -> None:
    """Play begins at once, and a swap is refused."""
    state = dealt(parse_code("idiot+swap=none"), SEAT, SEAT)

    assert state.phase is Phase.PLAY
    assert refused(state, "0 swap 9D KC")


def test_hand_and_row_are_swapped_before_play() -> None:
    """One for one, back and forth; no face-down card; nothing once all are ready."""
    state = dealt(parse_code("idiot"), SEAT, SEAT)
    after = played(state, "0 swap 9D KC", "0 swap JD JH", "0 swap KC 9D")

    assert shown(after.hands[0]) == "9D JH QD"
    assert shown(after.face_up[0]) == "KC 9C JD"
    assert refused(state, "0 swap 9D 8C")
    assert refused(begun(state), "0 swap 9D KC")


def test_ready_can_be_taken_back() -> None:
    """Until the last one is ready."""
    state = played(dealt(parse_code("idiot"), SEAT, SEAT), "0 ready", "0 unready", "0 swap 9D KC", "0 ready")

    assert state.phase is Phase.SWAP
    assert refused(played(state, "1 ready"), "0 unready")


def test_a_chosen_row_is_hidden_until_all_are_ready() -> None:
    """The others do not see the cards that are dealt for it; then all rows are shown at once."""
    state = played(dealt(parse_code("misfits"), SEAT, SEAT), "0 swap QD KC")

    assert shown(view(state, 0).seats[0].face_up or ()) == "QD 9C JH"
    assert "QD" not in repr(view(state, 1).seats[0].face_up)
    assert shown(view(begun(state), 1).seats[0].face_up or ()) == "QD 9C JH"


def test_swapping_goes_on_when_it_is_not_ones_turn() -> None:
    """Until one's own first move."""
    rules = parse_code("idiot+swap=until_first_move")
    state = begun(dealt(rules, SEAT, SEAT, lead=0))

    assert shown(played(state, "1 swap QD KC").face_up[1]) == "QD 9C JH"
    assert refused(played(state, "0 play 9D"), "0 swap QD KC")


LOW = f"3D 9S 4D/9C 4C KC/{DOWN}"


def test_cards_are_laid_off_on_the_own_row() -> None:
    """On a card of the same rank; a card is drawn for it; not on another row."""
    state = everybody_ready(dealt(parse_code("idiot+lay_off=own_row"), LOW, SEAT, stock="6C 6D"))
    after = played(state, "0 lay 9S on 0")

    assert state.phase is Phase.LAY_OFF
    assert shown(after.face_up[0]) == "9C 4C KC 9S"
    assert shown(after.hands[0]) == "3D 4D 6C"
    assert refused(state, "0 lay 9S on 1")
    assert refused(state, "0 lay 3D on 0")


def test_cards_are_laid_off_on_any_row() -> None:
    """On the row of another player too; who has said to be done may take that back."""
    state = everybody_ready(dealt(parse_code("vandtia"), LOW, SEAT, SEAT, stock="6C 6D"))
    after = played(state, "0 ready", "0 unready", "0 lay 9S on 1")

    assert shown(after.face_up[1]) == "KC 9C JH 9S"
    assert shown(after.hands[0]) == "3D 4D 6C"
    assert everybody_ready(after).phase is Phase.PLAY


def test_cards_are_laid_off_on_the_pile() -> None:
    """The rank with which the search begins; the starter has to beat what lies there."""
    rules = parse_code("idiot+lay_off=to_pile+starter_from=9")
    state = everybody_ready(dealt(rules, LOW, f"8S JS 3H/KC QC JH/{DOWN}", stock="6C 6D 6H", lead=1))
    after = everybody_ready(played(state, "0 lay 9S"))

    assert refused(state, "0 lay 3D")
    assert pile_of(after) == "9S"
    assert after.turn == 1
    assert refused(after, "play 8S")
    assert played(after, "play JS").turn == 0
    assert played(everybody_ready(state), "play 8S").turn == 0


# ---- who starts ---------------------------------------------------------------------------------------


def seat(hand: str = "9D JD QD", row: str = "KC 9C JH") -> str:
    """A seat by its hand and row."""
    return f"{hand}/{row}/{DOWN}"


PLAIN = seat()
STARTS = [
    pytest.param("classic", [PLAIN, seat(row="3S QH 8D"), seat(row="KD QS 4H")], 1, id="row-as-dealt"),
    pytest.param("classic", [PLAIN, seat(row="3S QH 8D"), seat(row="KD 3C 4H")], 1, id="ties-seat"),
    pytest.param(
        "maski", [seat(row="KD 3S 4H"), seat(row="KS 4C 4D"), seat(row="3H 5C 6C")], 2, id="row-first-dealt"
    ),
    pytest.param("shed", [seat("3C 9D"), seat("3D 9C"), seat("3S 9H")], 1, id="hand-ties-suit"),
    pytest.param("shed", [PLAIN, seat("3H 9C"), seat("3H 9S"), PLAIN, PLAIN], 1, id="ties-still"),
    pytest.param("tabletop", [PLAIN, seat("3H 9C JC"), seat(row="4C 9H 9S")], 1, id="then-hand"),
    pytest.param("classic", [PLAIN, seat("3S 9C JC"), seat("3C 3D JS")], 1, id="call-ties-seat"),
    pytest.param(
        "classic+starter_ties=suit", [PLAIN, seat("3S 9C JC"), seat("3C 9S JS")], 2, id="call-ties-suit"
    ),
    pytest.param(
        "classic+starter_ties=copies", [PLAIN, seat("3S 9C JC"), seat("3C 3D JS")], 2, id="call-ties-copies"
    ),
    pytest.param(
        "classic+starter_ties=next_rank",
        [PLAIN, seat("3S 9C JC"), seat("3C 4S AS"), seat("3D 9H JH")],
        2,
        id="call-ties-next-rank",
    ),
    pytest.param(
        "classic+starter_ties=next_rank",
        [PLAIN, seat("3S 4C 5C"), seat("3C 4S")],
        2,
        id="call-ties-fewer-cards",
    ),
    pytest.param(
        "classic+starter_ties=copies", [seat(row="3S 9C JC"), seat(row="3C 3D JS")], 1, id="ties-copies"
    ),
    pytest.param(
        "classic+starter_ties=next_rank", [seat(row="3S 9C JC"), seat(row="3C 4D AS")], 1, id="ties-next-rank"
    ),
    pytest.param("vandtia", [seat("3C 9D"), seat("3H 9C"), PLAIN], 1, id="ties-suit-lowest"),
    pytest.param(
        "idiot+starter=lowest_hand+starter_from=7+starter_ties=copies",
        [seat("7C 9D"), seat("7H 7D")],
        1,
        id="ties-copies-lowest",
    ),
    pytest.param("palace-fr", [seat("KC 4C 3C"), seat("KD 4D 3D"), seat("AC 3H 3S")], 0, id="ties-hands"),
    pytest.param("classic", [PLAIN, seat("5C JC QC"), seat(row="KD QS 4H")], 2, id="next"),
    pytest.param("tabletop", ["//8C", seat("2C", "2D"), seat("2H", "2S")], 1, id="wrap"),
    pytest.param("classic", ["TD//8C", seat("TC", "2C"), seat("2H", "TS")], 0, id="never-nothing-found"),
    pytest.param("vandtia", [seat("5C 9D"), seat("4C 9C"), PLAIN], 1, id="lowest-hand"),
    pytest.param("vandtia", [seat("2C TD"), seat("AC AD"), seat("TC 2D")], 1, id="lowest-outside"),
    pytest.param("vandtia", [seat("4C 9D"), seat("3C KC"), PLAIN], 1, id="lowest-from"),
    pytest.param("idiot+starter=lowest_row", [seat("3C", "5C KD"), seat("9C", "4C KD")], 1, id="lowest-row"),
    pytest.param(
        "idiot+starter=lowest_open", [seat("6C", "4D KD"), seat("3D", "9C KD")], 1, id="lowest-open"
    ),
    pytest.param(
        "tabletop+starter=lowest_row", [seat("3C", "2C 2S"), seat("3D", "AC KS")], 1, id="lowest-from-middle"
    ),
    pytest.param("palace-fr", [seat("AC 3C 3D"), seat("KC KD QC"), seat("AD 4C 4D")], 1, id="weakest-hand"),
    pytest.param("palace-fr", [seat("2C 3C 4C"), seat("AC KC QC")], 1, id="weakest-order"),
    pytest.param("tts-seven", [seat("9C"), seat("3C"), seat("4C")], 0, id="dealer-left"),
    pytest.param("classic+starter=dealer_right", [seat("9C"), seat("4C"), seat("3C")], 1, id="dealer-right"),
]


@pytest.mark.parametrize(("code", "seats", "leader"), STARTS)
def test_who_starts(code: str, seats: list[str], leader: int) -> None:
    """The last seat has dealt, and nobody calls."""
    assert begun(dealt(parse_code(code), *seats)).turn == leader


def test_the_row_as_it_lies_when_play_begins() -> None:
    """A 3 swapped away does not count, one swapped in does."""
    state = dealt(parse_code("tabletop"), PLAIN, seat(row="3S QH 8D"), seat("3H 4C 5C"))
    after = begun(played(state, "1 swap 9D 3S", "2 swap 3H KC"))

    assert after.turn == 2
    as_dealt = dealt(parse_code("classic"), PLAIN, seat(row="3S QH 8D"), seat("3H 4C 5C"))
    assert begun(played(as_dealt, "1 swap 9D 3S", "2 swap 3H KC")).turn == 1


@pytest.mark.parametrize("code", ["classic", "spielwiki"])
def test_the_first_holder_to_call_starts(code: str) -> None:
    """With no 3 in the rows whoever holds one may call; another player may not."""
    state = dealt(parse_code(code), PLAIN, seat("3S 9C JC"), seat("3C 9H JS"))
    asked = everybody_ready(state)

    assert asked.phase is Phase.CALL
    assert begun(asked, "2 call").turn == 2
    assert refused(asked, "0 call")


def test_whoever_opened_the_table_leads() -> None:
    """Whatever the cards."""
    assert begun(dealt(parse_code("idiot"), seat("3C 3D 3H"), PLAIN, lead=1)).turn == 1
    assert lead_seat(parse_code("idiot"), 1, LOST, 2, Random(1)) == 1


def test_the_loser_of_the_last_game_starts() -> None:
    """In the first game lots are drawn."""
    rules = parse_code("idiot+starter=last_loser")

    assert {lead_seat(rules, 0, LOST, 2, Random(number)) for number in range(20)} == {1}
    assert {lead_seat(rules, 0, None, 2, Random(number)) for number in range(20)} == {0, 1}


def test_the_starter_is_drawn_by_lot() -> None:
    """In every game."""
    rules = parse_code("paskahousu")

    assert {lead_seat(rules, 0, LOST, 3, Random(number)) for number in range(30)} == {0, 1, 2}


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """Over many tables each seat deals first."""
    assert {playing(seats=2, seed=number).table.dealer for number in range(20)} == {0, 1}


HAND = "4C 5C 3D 3H 9C"


@pytest.mark.parametrize(
    ("code", "first", "may", "may_not"),
    [
        pytest.param("idiot", HAND, "play 9C", "play 4C 5C", id="any"),
        pytest.param("spielwiki", HAND, "play 3D 3H", "play 4C", id="rank"),
        pytest.param("shed", HAND, "play 3D 3H", "play 3H", id="card"),
        pytest.param("tts-seven", HAND, "play 3H", "play 4C", id="lowest"),
        pytest.param("idiot+starter_lead=card", HAND, "play 3D", "play 3H", id="lowest-card"),
        pytest.param(
            "idiot+starter=lot+starter_lead=card+runs=3", HAND, "play 3D 4C 5C", "play 3H 4C 5C", id="run"
        ),
        pytest.param("idiot+starter_lead=card", HAND, "play 3D 3H", "gamble", id="no-gamble"),
    ],
)
def test_what_the_starter_leads(code: str, first: str, may: str, may_not: str) -> None:
    """The rank that decided, the lowest one, a certain card of it, or anything."""
    rules = parse_code(code)
    state = begun(dealt(rules, seat(first), *[PLAIN] * (rules.min_seats - 1), stock="6C 6D 6H 6S"))
    assert state.turn == 0
    played(state, may)
    assert refused(state, may_not)


def test_without_the_rank_the_lowest_one_is_led() -> None:
    """The 3 that decided lies in the row."""
    state = begun(dealt(parse_code("classic+starter_lead=rank"), seat("4C 5C 9C", "3C KD KH"), PLAIN))

    assert state.turn == 0
    assert legal_texts(state) == ["play 4C"]


def test_the_first_card_is_turned_from_the_stock() -> None:
    """An 8 skips nobody there; the starter has to beat it."""
    rules = parse_code("glass-seven")
    seats = [seat("3C 9H JD", "3D KD KH"), seat("4C 5C 9C"), PLAIN]
    state = begun(dealt(rules, *seats, stock="8C 6C"))

    assert pile_of(state) == "8C"
    assert state.turn == 0
    assert refused(state, "play 3C")
    assert played(state, "play JD").turn == 1


# ---- the direction ------------------------------------------------------------------------------------

THREE = ("9S 4C/KD/3H", "JS 4D/KC/3D", "JD 4H/KS/3S")
SECOND = "classic+direction=second_player"


def test_the_second_player_fixes_the_direction() -> None:
    """Either neighbour may go on."""
    state = played(position(parse_code(SECOND), *THREE, pile="8H", direction=0), "play 9S")

    assert played(state, "1 play JS").turn == 2
    assert played(state, "2 play JD").turn == 1


def test_who_is_skipped_fixes_the_direction() -> None:
    """With a skip play goes clockwise."""
    rules = parse_code(f"{SECOND}+9=skip")
    state = played(position(rules, *THREE, pile="8H", direction=0), "play 9S")

    assert (state.turn, state.direction) == (2, 1)
    assert refused(state, "1 play JS")


def test_a_reversal_before_there_is_a_direction_does_nothing() -> None:
    """Either neighbour may go on as before."""
    rules = parse_code(f"{SECOND}+9=reverse")
    state = played(position(rules, *THREE, pile="8H", direction=0), "play 9S")

    assert played(state, "1 play JS").turn == 2
    assert played(state, "2 play JD").turn == 1


# ---- the end and the series ---------------------------------------------------------------------------

LOST = Outcome(Termination.LAST_LEFT, 1, (2, 0))
DRAWN = Outcome(Termination.NO_PROGRESS, None, (2,))
WON = Outcome(Termination.FIRST_OUT, None, (2,))
CHAIRS = (Chair(losses=1), Chair(losses=1), Chair(losses=1))


@pytest.mark.parametrize(
    ("code", "outcome", "dealer"),
    [
        ("classic", LOST, 1),
        ("classic", DRAWN, 0),
        ("vtange", WON, 1),
        ("classic+next_dealer=winner", LOST, 2),
        ("classic+next_dealer=winner", DRAWN, 0),
        ("pagat", LOST, 1),
        ("pagat", DRAWN, 1),
        ("at-shead", LOST, 0),
        ("classic+next_dealer=lot", LOST, None),
    ],
)
def test_who_deals_the_next_game(code: str, outcome: Outcome, dealer: int | None) -> None:
    """Seat 0 has dealt, seat 2 went out first, seat 1 has lost; no seat stands for a lot."""
    assert next_dealer(parse_code(code), outcome, 0, 3) == dealer


@pytest.mark.parametrize(
    ("code", "losses", "points"),
    [
        ("classic", [1, 2, 1], [0, 0, 0]),
        ("palace-fr", [1, 2, 1], [2, 3, 1]),
        ("scheissekopf", [1, 2, 1], [20, 0, 10]),
        ("classic+scoring=redemption", [1, 2, 0], [0, 0, 0]),
    ],
)
def test_what_is_counted(code: str, losses: list[int], points: list[int]) -> None:
    """Each seat has lost once before."""
    chairs = counted(parse_code(code), CHAIRS, LOST)

    assert [chair.losses for chair in chairs] == losses
    assert [chair.points for chair in chairs] == points


@pytest.mark.parametrize(("losses", "over"), [(7, False), (8, True)])
def test_the_whole_word_ends_the_series(losses: int, over: bool) -> None:
    """SHITHEAD has eight letters."""
    rules = parse_code("idiot+scoring=letters")

    assert is_over(rules, (Chair(losses=losses), Chair()), 20) is over


def test_a_series_has_so_many_games() -> None:
    """One, and not an endless number."""
    assert is_over(parse_code("idiot+rounds=1"), (Chair(), Chair()), 1)
    assert not is_over(parse_code("idiot+rounds=2"), (Chair(), Chair()), 1)


def test_the_loser_gives_the_highest_cards() -> None:
    """Two are given and two come back; 2s and 10s are the highest of all."""
    rules = parse_code("idiot+exchange=2")
    hands = tuple(map(parse_cards, ("2C TC AC", "3D 4D KD")))
    cards = Deal(hands=hands, face_up=((), ()), face_down=((), ()), stock=())
    after = exchanged(compile_rules(rules), cards, giver=0, taker=1)

    assert sorted(card.text for card in after.hands[0]) == ["3D", "4D", "AC"]
    assert sorted(card.text for card in after.hands[1]) == ["2C", "KD", "TC"]


def test_a_game_without_progress_ends() -> None:
    """The last of so many moves in a row ends it in a draw; a card that is drawn begins the count anew."""
    rules = parse_code("idiot")
    state = position(rules, "9S 4C/KD/3H", "JS 4D/KC/3D", pile="8H", idle=rules.no_progress_limit - 1)
    after = played(state, "play 9S")

    assert after.outcome == Outcome(Termination.NO_PROGRESS, None, ())
    drawn = position(rules, "9S/KD/3H", "JS 4D/KC/3D", pile="8H", stock="3C", idle=499)
    assert played(drawn, "play 9S").outcome is None


def test_whoever_has_most_cards_loses_without_progress() -> None:
    """In hand and on the table; with equal numbers it is a draw."""
    rules = parse_code("idiot+no_progress_result=most_cards")
    unequal = position(rules, "9S 4C/KD/3H", "JS 4D/KC/3D 3C", pile="8H", idle=499)
    equal = position(rules, "9S 4C/KD/3H", "JS/KC/3D", pile="8H", idle=499)

    assert (outcome := played(unequal, "play 9S").outcome) is not None
    assert outcome.loser == 1
    assert (draw := played(equal, "play 9S").outcome) is not None
    assert draw.loser is None


def test_laying_off_is_progress() -> None:
    """It begins the count anew."""
    rules = parse_code("vandtia+no_progress_limit=20")
    state = everybody_ready(dealt(rules, LOW, SEAT, SEAT, stock="6C 6D"))

    assert played(state, "0 lay 9S on 1").idle == 0


def test_the_loser_is_told_the_forfeit() -> None:
    """It is a word in the result, and nothing else."""
    state = position(parse_code("idiot+forfeit=make_the_tea"), "9S", "JS/KC/3D", pile="8H")
    plain = position(parse_code("idiot"), "9S", "JS/KC/3D", pile="8H")

    assert (outcome := played(state, "play 9S").outcome) is not None
    assert outcome.forfeit == "make the tea"
    assert legal_texts(state) == legal_texts(plain)
