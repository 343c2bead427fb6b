"""What somebody meant who asks for rules by a name that there is not."""

import os
from difflib import get_close_matches
from pathlib import Path

from shithead.cli.house import FILE_ENDING
from shithead.cli.said import Problem
from shithead.locale.catalogue import Catalogue, preferred_language
from shithead.rules.load import preset_names


def check_name(text: str) -> None:
    """Make sure that rules are asked for by a name that may be right: the text is not read otherwise.

    Args:
        text: the name of a preset, a share code, fields as JSON, or a path, as typed.

    Raises:
        Problem: nothing is asked for, a file of another kind, or a name that no preset has.
    """
    if not text.strip():
        raise Problem("wrong-rules-empty", status=2)
    name, plus, changes = text.partition("+")
    if text.endswith(FILE_ENDING) or text.startswith("{") or name in preset_names():
        return
    if _is_path(text):
        raise Problem("wrong-rules-ending", file=text, ending=FILE_ENDING)
    meant = nearest_preset(name)
    if meant is None:
        raise Problem("wrong-rules-unknown", rules=name)
    raise Problem("wrong-rules-name", rules=name, meant=f"{meant}{plus}{changes}")


def nearest_preset(name: str) -> str | None:
    """The preset whose name, or title in the reader's language, is most like a name; ``None`` if none is.

    >>> nearest_preset("clasic"), nearest_preset("Masters of Shithead"), nearest_preset("bridge")
    ('classic', 'masters-of-shithead', None)
    """
    catalogue = Catalogue(preferred_language(os.environ), "presets")
    titles = {_plain(catalogue.format(f"preset-{preset}-title")): preset for preset in preset_names()}
    presets = titles | {preset: preset for preset in preset_names()}
    found = get_close_matches(_plain(name), presets, n=1, cutoff=0.7)
    return presets[found[0]] if found else None


def _plain(name: str) -> str:
    """A name as presets are named: small letters, with hyphens between the words."""
    return "-".join(name.casefold().replace("_", " ").replace("-", " ").split())


def _is_path(text: str) -> bool:
    if "/" in text or "\\" in text:
        return True
    try:
        return Path(text).is_file()
    except (OSError, ValueError):
        return False
