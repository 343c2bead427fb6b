"""The page that lists the presets and the words of share codes.

``python -m tests.rules.presets_page`` writes ``docs/reference/presets.md`` again from the presets.
"""

from itertools import takewhile
from pathlib import Path

from msgspec import UNSET

from shithead.rules import load
from shithead.rules.code import code_parts
from shithead.rules.code_powers import PREFIXES, WORDS
from shithead.rules.load import Preset, load_preset, preset_names
from shithead.rules.model import Rules

FILE = Path(__file__).parents[2] / "docs/reference/presets.md"

EXAMPLES = {
    "not": "not8T",
    "on": "on789J",
    "as": "as8",
    "le": "le7",
    "lt": "lt9",
    "in": "in3579",
    "skip": "skip2",
    "mimic": "mimic3456",
    "set": "set3",
}


def _said(value: object) -> str:
    return "true" if value is True else str(value)


def _words() -> list[str]:
    alone = [f"| `{word}` | `{field} = {_said(value)}` |" for word, (field, value) in WORDS.items()]
    longer = [
        f"| `{EXAMPLES[prefix]}` | `{field}`{'' if follow is UNSET else f', and `follow = {follow}`'} |"
        for prefix, (field, follow, _) in PREFIXES.items()
    ]
    return ["", "| word | field |", "|---|---|", *alone, *longer, ""]


def _comment(name: str) -> str:
    """What the file of a preset says of it at the top."""
    text = Path(load.__file__).parent.joinpath("presets", f"{name}.toml").read_text(encoding="utf-8")
    lines = takewhile(lambda line: line.startswith("#"), text.splitlines())
    return " ".join(line.lstrip("# ") for line in lines)


def _seats(rules: Rules) -> str:
    return (
        str(rules.min_seats)
        if rules.min_seats == rules.max_seats
        else f"{rules.min_seats} to {rules.max_seats}"
    )


def _section(preset: Preset) -> list[str]:
    loser = preset.loser.capitalize()
    winner = "; the winner is named too" if preset.names_winner else ""
    parts = [part for part in code_parts(preset.rules, Rules()) if not part.startswith("seats=")]
    return [
        "",
        f"### {preset.name}",
        "",
        _comment(preset.name),
        "",
        f"- Source: {preset.source}.",
        f"- Version {preset.version}, {_seats(preset.rules)} seats. The loser is the {loser}{winner}.",
        f"- Differs from the defaults: {', '.join(f'`{part}`' for part in parts)}.",
        f"- Not stated: {', '.join(f'`{field}`' for field in preset.inferred)}.",
    ]


def _between(text: str, mark: str, lines: list[str]) -> str:
    """The text with these lines between the two marks."""
    start, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->"
    before, _, rest = text.partition(start)
    return "".join((before, start, "\n".join([*lines, ""]), end, rest.partition(end)[2]))


def page(text: str) -> str:
    """The whole page, from what is written there by hand."""
    sections = [line for name in preset_names() for line in _section(load_preset(name))]
    return _between(_between(text, "words", _words()), "presets", [*sections, ""])


if __name__ == "__main__":
    FILE.write_text(page(FILE.read_text(encoding="utf-8")), encoding="utf-8")
