"""Rules as text: the name of a preset, or the fields that differ from the defaults as JSON."""

import msgspec

from shithead.errors import NotationError, RulesError
from shithead.rules.load import load_preset, preset_names, rules_fields, rules_from
from shithead.rules.model import Rules


def format_rules(rules: Rules) -> str:
    """The shortest text that ``parse_rules`` turns into the same rules."""
    for name in preset_names():
        if load_preset(name).rules == rules:
            return name
    return format_rules_in_full(rules)


def format_rules_in_full(rules: Rules) -> str:
    """Text that means the same rules even when a preset changes one day."""
    return msgspec.json.encode(rules_fields(rules)).decode()


def parse_rules(text: str) -> Rules:
    """Read rules.

    Raises:
        NotationError: there is no such preset, or the fields are not playable rules.
    """
    if text in preset_names():
        return load_preset(text).rules
    if not text.startswith("{"):
        raise NotationError(f"{text!r} is not a rule set; there are {', '.join(preset_names())}")
    try:
        return rules_from(msgspec.json.decode(text, type=dict))
    except RulesError as error:
        raise NotationError(f"the rules cannot be played: {error}") from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotationError(f"the rules cannot be read: {error}") from None
