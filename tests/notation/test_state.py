"""A position in one line."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.cards import Rank, parse_card
from shithead.engine.state import Duty, DutyKind, Phase, State
from shithead.errors import NotationError
from shithead.notation.state import format_position, format_state, parse_state
from shithead.rules.powers import Power
from shithead.testing.strategies import states
from tests.engine.tables import CLASSIC, TABLETOP, played, position, with_jokers

PLAIN = format_state(
    position(CLASSIC, "3C 4D/9S TD/2H", "5C 6D/KD/8C", pile="9CJK 9H", stock="7D", turn=1)
).replace("9CJK@-h", "9C9D@0u")


@given(states())
def test_text_and_state_are_inverses(state: State) -> None:
    """A position in any phase reads back as it was, hidden cards and counters included."""
    assert parse_state(format_state(state)) == state
    assert "\n" not in format_state(state)


def test_a_finished_game_has_a_position_too() -> None:
    """The outcome stands in the text."""
    state = played(position(CLASSIC, "JS", "4D", pile="9H"), "play JS")

    assert "end=last_left:1" in format_state(state)
    assert parse_state(format_state(state)) == state


def test_a_draw_has_no_loser() -> None:
    """A game that ended for want of progress reads back without one."""
    rules = replace(CLASSIC, no_progress_limit=20)
    state = played(position(rules, "JS 4C", "4D 5D", pile="9H", idle=19), "play JS")

    assert "end=no_progress:-" in format_state(state)
    assert parse_state(format_state(state)) == state


def test_the_borders_of_plays_are_kept() -> None:
    """A pair that binds is a play, and not two cards."""
    state = position(TABLETOP, "4C", "5D", pile="KD 5H5C+2")

    assert "pile=KD@-h,5H5C@-h+2" in format_position(state)
    assert parse_state(format_state(state)).pile == state.pile


def test_what_was_said_about_a_play_is_kept() -> None:
    """R11, R3d: a named rank and a declared direction stand behind the play that they belong to."""
    rules = with_jokers(Power(rank=Rank.JOKER, mimic=(Rank.KING,)), Power(rank=Rank.SEVEN, mirror=True))
    rules = replace(rules, powers=rules.powers[::-1], runs=3)
    state = position(rules, "4C", "5D", pile="JK=K 7S8D=8 4D5H6C 9S<")

    assert "pile=JK@-h=K,7S8D@-h=8,4D5H6C@-h,9S@-h<" in format_position(state)
    assert parse_state(format_state(state)) == state


@pytest.mark.parametrize("pile", ["4D6H7C", "4D5H", "4D5H5C", "7S8D", "6S8D=8", "7S8D=7"])
def test_cards_that_do_not_go_together_are_no_play(pile: str) -> None:
    """D17, R4c: neighbours are a run, mirrors take the rank of the others; nothing else lies together."""
    rules = with_jokers(Power(rank=Rank.SEVEN, mirror=True), runs=3)
    text = format_state(position(rules, "4C", "5D", pile=pile))

    with pytest.raises(NotationError, match="no play"):
        parse_state(text)


def test_a_duty_is_kept() -> None:
    """D10, D19, D26, R8: what is special about the open turn stands in the text with its details."""
    duties = [
        Duty(DutyKind.LEAD, rank=Rank.FOUR, card=parse_card("4C")),
        Duty(DutyKind.MATCH, rank=Rank.FOUR, count=2, skips=3),
        Duty(DutyKind.COVER),
        Duty(DutyKind.OWN),
        Duty(DutyKind.SECOND, seat=1),
    ]
    for duty in duties:
        state = position(CLASSIC, "4C", "5D", pile="3D", duty=duty)

        assert parse_state(format_state(state)).duty == duty
    assert {duty.kind for duty in duties} == set(DutyKind)


@pytest.mark.parametrize(
    "duty",
    ["lead", "lead:4:4C:0:0", "jump:-:-:0:0:-", "lead:4:4C:0:0:-:", "own:-:-:x:0:-", "second:-:-:0:0:2"],
)
def test_a_damaged_duty_is_refused(duty: str) -> None:
    """A duty of another kind, with a part too few or too many, or for a seat that is not there."""
    text = format_state(position(CLASSIC, "4C", "5D", pile="3D"))

    with pytest.raises(NotationError):
        parse_state(text.replace("duty=-", f"duty={duty}"))


DAMAGE = [
    ("phase=play", "phase=plan"),
    ("phase=play", "phase="),
    ("phase=play", "phase=swap"),
    ("phase=play", "phase=ended"),
    ("phase=play", "phase=call"),
    ("dealer=1", "dealer=2"),
    ("dealer=1", "dealer=-1"),
    ("dealer=1", "dealer=x"),
    ("dealer=1", "dealer=01"),
    ("dealer=1", "dealer=١"),
    ("dealer=1", "dealer=9999999999"),
    ("dealer=1 lead=0", "lead=0 dealer=1"),
    ("dealer=1 ", ""),
    ("dealer=1", "dealer=1 dealer=1"),
    ("turn=1", "turn=2"),
    ("turn=1", "turn=-1"),
    ("ready=00", "ready=0"),
    ("ready=00", "ready=02"),
    ("call=-", "call=3"),
    ("call=-", "call=1"),
    ("pass=0", "pass=2"),
    ("pass=0", "pass=11"),
    ("out=-", "out=2"),
    ("out=-", "out=a"),
    ("end=-", "end=last_left:0"),
    ("end=-", "end=won:0"),
    ("seats=3C4D/9STD/2H/9STD", "seats=3C4D/9STD/2H"),
    ("seats=3C4D/9STD/2H/9STD", "seats=3C4D/9STD/2H/9STD/2D"),
    ("seats=3C4D/9STD/2H/9STD,", "seats="),
    ("seats=3C4D", "seats=3C4"),
    ("9C9D@0u", "9C9D"),
    ("9C9D@0u", "9C9D@0x"),
    ("9C9D@0u", "9C9D@7u"),
    ("9C9D@0u", "@0u"),
    ("9C9D@0u", "9C9D@u"),
    ("9C9D@0u", "9C9D@0u+"),
    ("9C9D@0u", "9C9D@0u+0"),
    ("9C9D@0u", "9C9D@0u+-2"),
    ("9C9D@0u", "9C9D@0u+x"),
    ("stock=7D", "stock=7"),
    ("stock=7D", "stock="),
    ("burned=-", "burned=x"),
    ("rules=classic", "rules=nobody"),
    ("rules=classic", "rules={}x"),
    ("rules=classic", ""),
    ("decision=1", "decision=-1"),
    ("idle=0", "idle=-1"),
    ("stock=7D", "stock=7D7D"),
    ("3C4D", "4D3C"),
    ("9C9D@0u", "9C8D@0u"),
]


@pytest.mark.parametrize(("old", "new"), DAMAGE)
def test_a_damaged_position_is_refused(old: str, new: str) -> None:
    """A part that is missing, in the wrong place, out of range or in contradiction is a notation error."""
    assert format_state(parse_state(PLAIN)) == PLAIN
    assert PLAIN.count(old) == 1
    with pytest.raises(NotationError):
        parse_state(PLAIN.replace(old, new))


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    """Arbitrary text is not a position, and says so."""
    with pytest.raises(NotationError):
        parse_state(text)


@given(states(), st.data())
def test_a_changed_text_is_read_or_refused(state: State, data: st.DataObject) -> None:
    """A text with one letter changed, left out or doubled is refused, or is what it would be printed as."""
    text = format_state(state)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.one_of(st.sampled_from(" =,/@+-0123456789TJQKACDHShud"), st.characters()))
    change = data.draw(st.sampled_from(("change", "insert", "delete", "cut")))
    tails = {"change": text[place + 1 :], "insert": text[place:], "delete": text[place + 1 :], "cut": ""}
    damaged = text[:place] + ("" if change in ("delete", "cut") else letter) + tails[change]
    try:
        found = parse_state(damaged)
    except NotationError:
        return

    assert format_state(found) == damaged


def test_every_part_is_needed() -> None:
    """Each part of the text, left out, is missed."""
    for part in re.findall(r"\S+=\S+", PLAIN):
        with pytest.raises(NotationError):
            parse_state(PLAIN.replace(part, "").strip())


def test_the_phases_of_a_position() -> None:
    """The text knows all phases."""
    assert {phase.value for phase in Phase} == {"swap", "lay_off", "call", "play", "choose", "ended"}
