"""``Catalogue``: sentences by their id, in the reader's language.

The sentences are Fluent files in the folder of their language. English is complete and stands in for what
another language lacks.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FALLBACK: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the environment that name a language, the strongest first."""
LIST: Final = "LANGUAGE"
"""The one that names several, the dearest first, and counts more than they do unless they name none."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, sorted."""
    folders = files("shithead.locale").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir() and len(folder.name) == 2))


def known_language(language: str) -> str:
    """A language that there is: the one that is asked for, or else English.

    >>> known_language("it"), known_language("tlh")
    ('it', 'en')
    """
    return language if language in languages() else FALLBACK


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for; English where it asks for none that there is.

    >>> preferred_language({"LANG": "it_IT.UTF-8"})
    'it'
    >>> preferred_language({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:it:en"})
    'it'
    """
    value = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    named = _language(value)
    wanted = [] if named in {"c", "posix"} else [*map(_language, environment.get(LIST, "").split(":")), named]
    return next((language for language in wanted if language in languages()), FALLBACK)


def _language(value: str) -> str:
    """The language in the name of a locale, such as ``it_IT.UTF-8``."""
    return value.replace("-", "_").partition("_")[0].partition(".")[0].lower()


@cache
def _bundle(language: str, parts: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in parts:
        source = files("shithead.locale").joinpath(language, f"{part}.ftl")
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


class Catalogue:
    """The sentences of one part of the program, or of several, in one language.

    Args:
        language: two letters.
        parts: the names of the Fluent files; each may refer to messages of the others.
    """

    def __init__(self, language: str, *parts: str) -> None:
        self._bundles = (_bundle(known_language(language), parts), _bundle(FALLBACK, parts))

    def has(self, message_id: str) -> bool:
        """Whether there is such a sentence."""
        return any(bundle.has_message(message_id) for bundle in self._bundles)

    def format(self, message_id: str, **arguments: str | int) -> str:
        """A sentence with its arguments put in.

        Raises:
            KeyError: there is no such sentence.
        """
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, arguments)
                    return str(text)
        raise KeyError(message_id)
