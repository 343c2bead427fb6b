"""Position cases as they are written by hand, ``tests/data/cases/written/*.txt``, and the JSON made of them.

``python -m tests.notation.written`` writes the JSON files again. A file is made of paragraphs:

    = shed                          the rules of what follows, and the start of its identifiers
    = fields : idiot+8=skip         the same, where the rules have a code
    R5 A 10 burns the pile.         the reference and the requirement of a case
    A TS 4C 5D | B | pile KH        seats, pile, stock; a seat by its letter alone has three unknown cards
                                    in each zone, and so do row and face-down cards that are not written
    play TS -> ok, turn A, pile -   what is done, and what then holds

In a section ``= clause:power-skip : royal`` every case has that reference, and its line is the requirement
alone. Zones of a seat stand in the order hand, row, face-down cards, with slashes between; ``-`` is an empty
zone, ``xxx`` three unknown cards. The stock has three unknown cards where it is not written.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CASES = Path(__file__).parents[1] / "data/cases"
WRITTEN = CASES / "written"
THREE = ["x", "x", "x"]

_FACTS = {"hand": "h", "row": "u", "down": "dn", "rows": "un", "hands": "hn"}
_NUMBERS = ("burned_n", "stock_n")


def _cards(text: str) -> list[str]:
    """Cards of a zone: ``-`` for none, ``xx`` for two unknown ones."""
    words = [] if text.strip() == "-" else text.split()
    return [card for word in words for card in (word if set(word) == {"x"} else (word,))]


def _seat(text: str) -> dict[str, list[str]]:
    zones = [_cards(zone) for zone in text.split("/")] if text else []
    hand, up, down = [*zones, *[THREE] * (3 - len(zones))]
    return {"hand": hand, "up": up, "down": down}


def _position(text: str) -> dict[str, Any]:
    """The seats of a position and what lies on the table."""
    found: dict[str, Any] = {"players": {}, "pile": [], "stock": list(THREE), "turn": "A"}
    for part in text.split("|"):
        name, _, rest = part.strip().partition(" ")
        if name in ("pile", "stock"):
            found[name] = _cards(rest)
        elif name == "turn":
            found["turn"] = rest
        elif re.fullmatch("[A-J]", name):
            found["players"][name] = _seat(rest.strip())
        else:
            raise ValueError(f"{name!r} is no part of a position")
    return found


def _action(text: str) -> list[str]:
    word, _, rest = text.strip().partition(" ")
    if re.fullmatch("[A-J]", word):
        return ["playas", word, rest.removeprefix("play ")]
    if word == "swap":
        return [word, *rest.split()]
    return [word.replace("take", "pickup"), *([rest] if rest else [])]


def _fact(text: str) -> tuple[str, str | int | bool | None]:
    word, _, rest = text.strip().partition(" ")
    if word in ("ok", "no"):
        return "legal", word == "ok"
    if word in ("over", "going"):
        return "over", word == "over"
    seat, dot, zone = word.partition(".")
    key = f"{_FACTS[zone]}.{seat}" if dot else word
    if key.startswith(("dn", "un", "hn")) or key in _NUMBERS:
        return key, int(rest)
    if key in ("turn", "loser"):
        return key, None if rest == "-" else rest
    return key, "" if rest == "-" else rest


def _case(lines: list[str], ref: str) -> dict[str, Any]:
    said, position, *play = lines
    actions, arrow, facts = " ".join(play).partition("->")
    if not arrow:
        raise ValueError(f"{said!r} expects nothing")
    if not ref:
        ref, _, said = said.partition(" ")
    return {
        "ref": ref,
        "req": said,
        **_position(position),
        "actions": [_action(action) for action in actions.split(";")],
        "expect": dict(_fact(fact) for fact in facts.split(",")),
    }


def _paragraphs(text: str) -> Iterator[list[str]]:
    for paragraph in re.split(r"\n\s*\n", text):
        lines = [line.strip() for line in paragraph.splitlines() if not line.startswith("#")]
        if any(lines):
            yield [line for line in lines if line]


def read_cases(text: str) -> list[dict[str, Any]]:
    """The cases of a file, in order."""
    found = []
    numbers: Counter[str] = Counter()
    name, rules, ref = "", "", ""
    for lines in _paragraphs(text):
        if lines[0].startswith("= "):
            name, _, code = lines[0].removeprefix("= ").partition(" : ")
            ref = name if name.startswith("clause:") else ""
            rules = code or name
            continue
        numbers[name] += 1
        case = {"id": f"{name.replace('clause:', 'rulebook-')}-{numbers[name]}", **_case(lines, ref)}
        found.append({**case, "rules": json.loads(rules) if rules.startswith("{") else rules})
    return found


def as_json(cases: list[dict[str, Any]]) -> str:
    """Cases as JSON, one a line."""
    return "[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases) + "\n]\n"


def written() -> dict[str, str]:
    """The JSON of each file that is written by hand, by its name."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(WRITTEN.glob("*.txt"))}
    return {f"{name}.json": as_json(read_cases(text)) for name, text in texts.items()}


if __name__ == "__main__":
    for name, text in written().items():
        (CASES / name).write_text(text, encoding="utf-8")
