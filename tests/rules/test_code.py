"""Share codes."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shithead.cards import PACK, Rank, Suit
from shithead.errors import NotationError
from shithead.rules.code import LONGEST_CODE, code_parts, format_code, parse_code
from shithead.rules.code_powers import PREFIXES, WORDS, format_power, parse_power
from shithead.rules.code_words import format_ranks, format_text, parse_ranks, parse_text
from shithead.rules.load import load_preset, preset_names, rules_fields, rules_from
from shithead.rules.model import Rules
from shithead.rules.plain import field_types
from shithead.rules.powers import Power
from shithead.rules.values import Again, Follow, Give, Inverts
from shithead.testing.rulesets import any_rules

IN_A_LINK = re.compile(r"[A-Za-z0-9+=,.~_-]+")


@given(any_rules())
def test_code_and_rules_are_inverses(rules: Rules) -> None:
    """Every playable set of rules has a code, which stands in a link as it is."""
    code = format_code(rules)

    assert parse_code(code) == rules
    assert IN_A_LINK.fullmatch(code)
    assert len(code) <= LONGEST_CODE


@given(any_rules(), st.randoms(use_true_random=False))
def test_the_order_of_the_parts_does_not_matter(rules: Rules, rng: Random) -> None:
    """The code that is written is always the same."""
    preset, *parts = format_code(rules).split("+")
    rng.shuffle(parts)

    assert format_code(parse_code("+".join((preset, *parts)))) == format_code(rules)


@given(any_rules())
def test_the_code_is_the_shortest_one(rules: Rules) -> None:
    """No other preset as a base would give a shorter one."""
    codes = ["+".join((name, *code_parts(rules, load_preset(name).rules))) for name in preset_names()]

    assert format_code(rules) == sorted(codes, key=lambda code: (len(code), code))[0]


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_is_its_own_code(name: str) -> None:
    """Nothing differs from it."""
    assert format_code(load_preset(name).rules) == name
    assert parse_code(name) == load_preset(name).rules


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("classic+7=le", {"powers.7": {"follow": "at_most"}}),
        ("classic+7=le+8=skip", {"powers.7": {"follow": "at_most"}, "powers.8": {"skip": 1}}),
        ("classic+8=skip2", {"powers.8": {"skip": 2}}),
        ("classic+set_burn=5", {"set_burn": 5}),
        ("idiot+seats=2-4", {"min_seats": 2, "max_seats": 4}),
        ("classic+seats=3", {"min_seats": 3, "max_seats": 3}),
        ("classic+2=plain+ladder=23456789JQKA", {"powers.2": None, "ladder": list("23456789JQKA")}),
        (
            "classic+JH=wild.not8T.reset",
            {"powers.JH": {"wild": True, "blocked_by": ["8", "T"], "follow": "any"}},
        ),
        ("bga-palace+deal_hand=5,4,3", {"deal_hand": [5, 4, 3]}),
        ("classic+strict=on", {"strict": True}),
        ("classic+swap=first_turn+starter_from=4", {"swap": "first_turn", "starter_from": "4"}),
        ("classic+suit_order=HCDS", {"suit_order": list("HCDS")}),
        ("classic+forfeit=Make_tea~2c~_please~21~", {"forfeit": "Make tea, please!"}),
        (
            "classic+A=in3579.not-empty",
            {"powers.A": {"follow": "one_of", "follow_ranks": list("3579"), "not_on_empty": True}},
        ),
    ],
)
def test_what_a_code_means(code: str, fields: dict[str, object]) -> None:
    """The preset, with these fields and powers in place of its own."""
    preset = load_preset(code.partition("+")[0]).rules
    powers = {f"powers.{plain.get('rank') or plain.get('card')}": plain for plain in powers_of(preset)}
    for name, said in fields.items():
        owner = name.removeprefix("powers.")
        if name.startswith("powers.") and isinstance(said, dict):
            powers[name] = {"rank" if len(owner) == 1 else "card": owner, **said}
        elif name.startswith("powers."):
            del powers[name]
    changed = {name: said for name, said in fields.items() if not name.startswith("powers.")}
    expected = rules_from({**fields_of(preset), **changed, "powers": list(powers.values())})

    assert parse_code(code) == expected
    assert parse_code(format_code(expected)) == expected


def fields_of(rules: Rules) -> dict[str, object]:
    """The plain fields of rules, powers left out."""
    return {name: value for name, value in rules_fields(rules).items() if name != "powers"}


def powers_of(rules: Rules) -> list[dict[str, str]]:
    """The plain powers of rules."""
    return list(rules_fields(rules).get("powers", []))


def test_a_single_card_can_be_told_from_its_rank() -> None:
    """``plain`` is a card without the powers of its rank, ``rank`` one that has them again."""
    excepted = parse_code("classic+J=skip+JH=plain")

    assert excepted.powers[-3:-1] == (
        Power(rank=Rank.JACK, skip=1),
        Power(rank=Rank.JACK, suit=Suit.HEARTS),
    )
    assert parse_code("palace-fr+JD=rank").powers == tuple(
        power for power in load_preset("palace-fr").rules.powers if power.suit is None
    )


def test_jack_and_king_are_told_from_the_joker() -> None:
    """Where they are neighbours a line stands between them."""
    ladder = (Rank.TEN, Rank.JACK, Rank.KING, Rank.JOKER, Rank.JACK, Rank.QUEEN)

    assert format_ranks(ladder) == "TJ_KJKJQ"
    assert parse_ranks("TJ_KJKJQ") == ladder
    assert parse_ranks("T_J_K") == (Rank.TEN, Rank.JACK, Rank.KING)
    assert parse_ranks(format_ranks(())) == ()


@given(st.text())
def test_any_text_can_stand_in_a_code(text: str) -> None:
    """Whatever a link would change is written as a number."""
    word = format_text(text)

    assert parse_text(word) == text
    assert IN_A_LINK.fullmatch(f"x{word}")


def test_every_power_has_a_word() -> None:
    """Each field of a power is set by some word, and each value of those that are a choice."""
    set_by_words = {field for field, _ in WORDS.values()} | {field for field, _, _ in PREFIXES.values()}
    demands = {value for field, value in WORDS.values() if field == "follow"}

    assert set_by_words == set(field_types(Power)) - {"rank", "suit"}
    assert demands == set(Follow) - {Follow.OWN, Follow.ONE_OF}
    assert {value for field, value in WORDS.values() if field == "again"} == set(Again) - {Again.NO}
    assert {value for field, value in WORDS.values() if field == "gives"} == set(Give) - {Give.NO}
    assert {value for field, value in WORDS.values() if field == "inverts"} == set(Inverts) - {Inverts.NO}


@given(any_rules())
def test_the_words_of_a_power_may_stand_in_any_order(rules: Rules) -> None:
    """Each says one thing."""
    for power in rules.powers:
        words = format_power(power).split(".")
        assert parse_power(power.rank, power.suit, ".".join(reversed(words))) == power


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("", "'' in the share code is not a preset"),
        ("nobody+7=le", "'nobody' in the share code is not a preset"),
        ("Classic", "'Classic' in the share code is not a preset"),
        ("../classic", "'../classic' in the share code is not a preset"),
        ("classic+", "'' in the share code has no ="),
        ("classic+7", "'7' in the share code has no ="),
        ("classic+7=", "'7=' in the share code is not understood"),
        ("classic+7=le+7=lt", "'7' in the share code stands there twice"),
        ("classic+7=le.lt", "'7=le.lt' in the share code is not understood"),
        ("classic+7=le.le", "'7=le.le' in the share code is not understood"),
        ("classic+7=le7.in3", "'7=le7.in3' in the share code is not understood"),
        ("classic+7=le1", "'7=le1' in the share code is not understood"),
        ("classic+7=on", "'7=on' in the share code is not understood"),
        ("classic+7=skip999999999", "'7=skip999999999' in the share code is not understood"),
        ("classic+7=fly", "'7=fly' in the share code is not understood"),
        ("classic+7=rank", "'7=rank' in the share code is not understood"),
        ("classic+7= le", "'7= le' in the share code is not understood"),
        ("classic+JKH=wild", "'JKH' in the share code is not a rule, a rank or a card"),
        ("classic+1=wild", "'1' in the share code is not a rule, a rank or a card"),
        ("classic+min_seats=2", "'min_seats' in the share code is not a rule, a rank or a card"),
        ("classic+powers=2", "'powers' in the share code is not a rule, a rank or a card"),
        ("classic+__class__=2", "'__class__' in the share code is not a rule, a rank or a card"),
        ("classic+strict=yes", "'strict=yes' in the share code is not understood"),
        ("classic+strict=True", "'strict=True' in the share code is not understood"),
        ("classic+swap=never", "'swap=never' in the share code is not understood"),
        ("classic+rounds=-1", "'rounds=-1' in the share code is not understood"),
        ("classic+rounds=1,2", "'rounds=1,2' in the share code is not understood"),
        ("classic+rounds=٣", "'rounds=٣' in the share code is not understood"),
        ("classic+seats=2-3-4", "'seats=2-3-4' in the share code is not understood"),
        ("classic+deal_up=3,", "'deal_up=3,' in the share code is not understood"),
        ("classic+ladder=3_", "'ladder=3_' in the share code is not understood"),
        ("classic+suit_order=CDHX", "'suit_order=CDHX' in the share code is not understood"),
        ("classic+forfeit=tea!", "'forfeit=tea!' in the share code is not understood"),
        ("classic+forfeit=~ffffff~", "'forfeit=~ffffff~' in the share code is not understood"),
        ("classic+rounds=101", "the rules of the share code cannot be played: rounds: out_of_range"),
        ("classic+2=plain", "the rules of the share code cannot be played: powers.2: no_place"),
        (
            "classic+forfeit=~d800~",
            "the rules of the share code cannot be played: forfeit: text_not_printable",
        ),
        ("x" * (LONGEST_CODE + 1), f"a share code has at most {LONGEST_CODE} characters"),
        ("classic+" + "x" * 500, f"'{'x' * 60}…' in the share code has no ="),
    ],
    ids=lambda value: value[:30],
)
def test_a_wrong_code_is_refused_with_its_wrong_part(code: str, problem: str) -> None:
    """One clause says what is wrong."""
    with pytest.raises(NotationError) as caught:
        parse_code(code)

    assert caught.value.problem == problem


parts = st.one_of(
    st.sampled_from(
        ["7=le", "8=skip", "JH=plain", "2=plain", "seats=2-4", "strict=on", "set_burn=5", "forfeit="]
    ),
    st.tuples(
        st.sampled_from([*field_types(Rules), *(card.text for card in PACK), "JK", "7", "seats"]),
        st.sampled_from([*WORDS, "none", "on", "4", "3,4", "le7", "in_", "on3JK", "~7e~"]),
    ).map("=".join),
    st.text(max_size=10),
)


@given(st.sampled_from(preset_names()), st.lists(parts, max_size=5))
def test_any_code_is_read_or_refused(preset: str, said: list[str]) -> None:
    """No text makes anything else happen, and what is read can be written."""
    try:
        rules = parse_code("+".join((preset, *said)))
    except NotationError:
        return

    assert parse_code(format_code(rules)) == rules


def test_the_longest_code_can_be_read() -> None:
    """Powers of every card with as many words as there can be, and a forfeit of signs that need numbers."""
    word = "wild.not23456789TJ_QKAJK.not-empty.as2.in23456789TJQKAJK.invert-game.own.copies.skip9.reverse"
    word += ".may-again.last-takes.give-previous.then-giver.set8"
    fields = sum(len(name) + 40 for name in field_types(Rules))
    forfeit = len(format_text("🂡" * 200))

    assert 66 * (len(word) + 4) + fields + forfeit < LONGEST_CODE
