"""Rules as text."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shithead.errors import NotationError
from shithead.notation.rules import format_rules, format_rules_in_full, parse_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.testing.rulesets import any_rules


@given(any_rules())
def test_text_and_rules_are_inverses(some: Rules) -> None:
    """Short or in full, the text means the same rules, and it is one word or one line."""
    assert parse_rules(format_rules(some)) == some
    assert parse_rules(format_rules_in_full(some)) == some
    assert not any(sign.isspace() for sign in format_rules(some))
    assert "\n" not in format_rules_in_full(some)


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_is_written_by_its_name(name: str) -> None:
    """The short text is the name; in full the rules stand there field by field."""
    assert format_rules(load_preset(name).rules) == name
    assert json.loads(format_rules_in_full(load_preset(name).rules))


def test_rules_near_a_preset_are_written_as_a_share_code() -> None:
    """It can be read as any other text."""
    rules = parse_rules('{"max_seats": 4, "set_burn": [3]}')

    assert format_rules(parse_rules("classic+8=skip")) == "classic+8=skip"
    assert parse_rules(format_rules(rules)) == rules


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nobody",
        "Classic",
        "classic+",
        "classic+7=fly",
        "[]",
        "{",
        "{}x",
        '{"unknown": 1}',
        '{"min_seats": "2"}',
        '{"ladder": ["1"]}',
        '{"deal_hand": 0}',
        '{"max_seats": 6}',
        '{"powers": [1]}',
        '{"forfeit": "\ud800"}',
        '{"a":' + "[" * 100_000,
        '{"no_progress_limit": 1e400}',
        '{"no_progress_limit": NaN}',
    ],
    ids=range(18),
)
def test_malformed_rules_are_refused(text: str) -> None:
    """Unknown names, broken JSON, wrong fields and rules that cannot be played: always a notation error."""
    with pytest.raises(NotationError):
        parse_rules(text)


@given(st.one_of(st.text(), st.text().map(lambda text: "{" + text)))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes anything else happen."""
    try:
        found = parse_rules(text)
    except NotationError:
        return

    assert parse_rules(format_rules(found)) == found
