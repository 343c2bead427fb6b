"""Rules as text: the name of a preset, a share code, or the fields that differ from the defaults as JSON."""

import msgspec

from shithead.errors import NotationError, RulesError
from shithead.rules.code import format_code, parse_code
from shithead.rules.load import rules_fields, rules_from
from shithead.rules.model import Rules


def format_rules(rules: Rules) -> str:
    """The name of their preset, or their share code."""
    return format_code(rules)


def format_rules_in_full(rules: Rules) -> str:
    """Text that means the same rules even when a preset changes one day."""
    return msgspec.json.encode(rules_fields(rules)).decode()


def parse_rules(text: str) -> Rules:
    """Read rules: the name of a preset, a share code, or fields as JSON.

    Raises:
        NotationError: it is none of them, or the rules cannot be played.
    """
    if not text.startswith("{"):
        return parse_code(text)
    try:
        return rules_from(msgspec.json.decode(text, type=dict))
    except RulesError as error:
        raise NotationError(f"the rules cannot be played: {error}") from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotationError(f"the rules cannot be read: {error}") from None
