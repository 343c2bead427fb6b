"""Rules from the form, with everything that is wrong with them, and what differs from their preset."""

import random
from typing import Any

import pytest

from shithead.cards import Rank, Suit
from shithead.errors import Code, Refused
from shithead.locale.catalogue import Catalogue, languages
from shithead.protocol.rulebook import DraftRules, ReadRules
from shithead.rules.load import load_preset, preset_names, rules_fields
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.server.changes import changed_lines
from shithead.server.drafts import read_code, read_draft
from shithead.table.rulesets import code_of, read_preset
from shithead.testing.rulesets import random_rules


def draft(fields: dict[str, Any], preset: str = "classic", language: str = "en") -> ReadRules:
    """Read what a form sends."""
    return read_draft(DraftRules(preset, fields), language)


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_is_read_as_its_file_says(name: str) -> None:
    """By its code and by its fields, with nothing changed and nothing wrong."""
    fields = rules_fields(load_preset(name).rules)
    read = read_code(name, "en")

    assert read == draft(fields, name)
    assert (read.fields, read.preset_fields) == (fields, fields)
    assert (read.problems, read.changes) == ((), ())
    assert read.rules is not None
    assert read.rules.code == name


@pytest.mark.parametrize("seed", range(40))
def test_code_and_form_agree(seed: int) -> None:
    """What the form reads has a code, and the code gives the form the same fields back."""
    rules = random_rules(random.Random(seed))
    for language in languages():
        by_form = draft(rules_fields(rules), language=language)

        assert by_form.rules is not None
        assert read_code(by_form.rules.code, language) == by_form
        assert read_preset(by_form.rules.code).rules == rules


def test_defaults_name_every_rule() -> None:
    """A form begins with them; they are the fields that another form may send."""
    defaults = read_code("classic", "en").defaults

    assert set(defaults) == set(Rules.__struct_fields__)
    assert defaults["starter_from"] == "3"
    assert defaults["ladder"][-5:] == ["T", "J", "Q", "K", "A"]
    assert draft(defaults).fields == {}


def test_every_problem_is_said_at_once() -> None:
    """Each with its field, in the language of the reader; the rules come back as they are."""
    fields = {"max_seats": 20, "run_suited": True, "powers": [{"rank": "8", "copies": True}]}
    read = draft(fields)

    assert read.rules is None
    assert read.fields == fields
    said = Catalogue("en", "problems").format
    assert {problem.field: problem.text for problem in read.problems} == {
        "max_seats": "Choose a number from 2 to 10.",
        "run_suited": said("problem-needs-runs"),
        "powers.8": said("problem-copies-without-transparent"),
    }
    assert draft(fields, language="it").problems[0].text == "Scegli un numero da 2 a 10."


def test_what_cannot_be_read_is_said_too() -> None:
    """Wrong kinds, unknown names and an unknown preset are problems of their fields."""
    read = draft({"strict": "yes", "colour": 1, "pickup": "maybe", "powers": [{"rank": "Z"}]}, "nonsense")

    assert [problem.field for problem in read.problems] == ["preset", "strict", "colour", "pickup", "powers"]
    assert (read.preset, read.preset_fields, read.rules) == ("nonsense", {}, None)


@pytest.mark.parametrize(
    "fields",
    [
        {"powers": [[[[[]]]]]},
        {"powers": [{"rank": {"a": {"b": {}}}}]},
        {"max_seats": 10**40},
        {"deal_hand": [2**60]},
        {"packs": -(10**20)},
        {f"x{number}": 1 for number in range(200)},
    ],
    ids=["deep list", "deep table", "huge", "huge in a list", "far below zero", "many"],
)
def test_what_no_form_sends_is_malformed(fields: dict[str, Any]) -> None:
    """It would have to be sent back."""
    with pytest.raises(Refused) as refused:
        draft(fields)

    assert refused.value.code == Code.MALFORMED


def test_changes_are_questions_with_their_answers() -> None:
    """In the order of the form, every kind of answer; then the cards."""
    base = load_preset("classic").rules
    rules = read_preset(
        "classic+seats=2-3+without=9+deal_hand=6,5+pass_empty=on+pickup=forced+set_burn=0"
        "+starter_from=4+suit_order=SHDC+rounds=5+forfeit=Make_tea+8=skip+T=plain+2S=burn.wild+ladder=3456789TJ_QKA"
    ).rules

    assert changed_lines(rules, base, "en") == (
        "How many players at most? 3",
        "Which ranks are left in the box? 9",
        "How many cards in hand does everyone get? 6 with two players, 5 with three players",
        "What is the starting rank? 4",
        "How do the suits rank, from low to high? spades, hearts, diamonds, clubs",
        "How do the ranks follow each other, from low to high? 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A",
        "May you pass on an empty pile? Yes",
        "May you take the pile although you could play? No, only when stuck",
        "How many equal cards on top burn the pile? However many, they never burn",
        "How many games make a series? 5",
        "What does the loser have to do? Make tea",
        "2 of spades: goes on anything; burns the pile",
        "8: skips the next player",
        "10: no power of its own",
    )
    assert changed_lines(base, rules, "en")[-3:] == (
        "2 of spades: the same powers as the others of its rank",
        "8: no power of its own",
        "10: goes on anything; burns the pile",
    )
    assert "Qual è la penitenza per chi perde? Nessuna" in changed_lines(base, rules, "it")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", preset_names())
def test_every_difference_has_a_line(name: str, language: str) -> None:
    """For each field that differs one, and nothing of the inside shows in it."""
    base = load_preset("classic").rules
    rules = load_preset(name).rules
    differing = [
        field
        for field in Rules.__struct_fields__
        if field != "powers" and getattr(rules, field) != getattr(base, field)
    ]
    lines = changed_lines(rules, base, language)

    assert len([line for line in lines if "?" in line]) == len(differing)
    assert len(set(lines)) == len(lines)
    assert not any(sign in line for line in lines for sign in "{_$")


def test_powers_of_cards_that_do_not_play_are_no_change() -> None:
    """A joker that is not in the pack does nothing."""
    base = Rules()
    rules = Rules(powers=(Power(rank=Rank.JOKER, wild=True), Power(rank=Rank.TWO, suit=Suit.CLUBS, skip=1)))

    assert len(changed_lines(rules, base, "en")) == 1


def test_the_code_of_a_draft_is_that_of_its_preset() -> None:
    """What differs is said from the preset that the form began with."""
    read = draft(rules_fields(load_preset("idiot").rules) | {"pickup": "forced"}, "idiot")

    assert read.rules is not None
    assert read.rules.code == "idiot+pickup=forced" == code_of(read_preset("idiot+pickup=forced"))
