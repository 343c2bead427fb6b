"""What is said over plain HTTP about the rules of a table: the rulebook, and the form that changes them."""

from typing import Any

from msgspec import Struct

from shithead.table.updates import RuleSet


class Sentence(Struct, frozen=True):
    """A clause of the rulebook in the reader's language.

    Attributes:
        id: of the clause, the same in every language.
        text: what it says.
        changed: it differs from the preset.
    """

    id: str
    text: str
    changed: bool


class Chapter(Struct, frozen=True):
    """A section of the rulebook."""

    id: str
    title: str
    sentences: tuple[Sentence, ...]


class SpecialCard(Struct, frozen=True):
    """A row of the table of special cards.

    Attributes:
        card: its name.
        effects: what it does, in a few words each.
        changed: it differs from the preset.
    """

    card: str
    effects: tuple[str, ...]
    changed: bool


class RulebookText(Struct, frozen=True):
    """The rulebook of a table, in the reader's language.

    Attributes:
        rules: its rule set.
        language: in which it is written.
        note: what the marks mean; empty where nothing differs from the preset.
        chapters: in reading order.
        specials: the special cards.
        gone: what the preset says and these rules do not.
        gone_note: what that list is; empty where there is nothing in it.
    """

    rules: RuleSet
    language: str
    note: str
    chapters: tuple[Chapter, ...]
    specials: tuple[SpecialCard, ...]
    gone: tuple[Chapter, ...]
    gone_note: str


class Option(Struct, frozen=True):
    """A value to choose: the value itself, and what it is called."""

    value: str
    label: str


class FormField(Struct, frozen=True):
    """A rule that can be set.

    Attributes:
        name: the field of the rules, or of a power.
        label: the rule in a few words, as a question or a statement.
        help: what it means, in a sentence; empty where the label says it.
        kind: ``switch``, ``choice``, ``number``, ``by_seats`` (a number for each number of seats), ``rank``,
            ``ranks`` (any of them, in the order of the ladder), ``order`` (ranks in an order), ``suits`` (in
            an order), ``text``.
        options: of a ``choice``; of a number, what 0 is called where it means something of its own.
        least: the least number, or the fewest characters, ranks or suits: 0 for a ``rank`` that may be none.
        most: the greatest number, or the most characters, ranks or suits.
    """

    name: str
    label: str
    help: str
    kind: str
    options: tuple[Option, ...]
    least: int
    most: int


class FormGroup(Struct, frozen=True):
    """Rules that belong to one stage of the game."""

    id: str
    title: str
    fields: tuple[FormField, ...]


class PresetLine(Struct, frozen=True):
    """A preset in a list.

    Attributes:
        name: of the preset.
        title: what it is called.
        character: what is special about it, in one line.
        source: where it comes from.
        min_seats: fewest seats.
        max_seats: most seats.
    """

    name: str
    title: str
    character: str
    source: str
    min_seats: int
    max_seats: int


class RulesForm(Struct, frozen=True):
    """All that a form for rules shows, in the reader's language.

    Attributes:
        language: in which it is written.
        groups: the rules by stage of the game.
        powers: what a rank or a single card can do.
        presets: every preset with its title and one line about it.
    """

    language: str
    groups: tuple[FormGroup, ...]
    powers: tuple[FormGroup, ...]
    presets: tuple[PresetLine, ...]


class DraftRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that somebody is about to write.

    Attributes:
        preset: the preset that they come from.
        fields: what differs from the defaults, as plain values; see ``docs/reference/rules.md``.
    """

    preset: str
    fields: dict[str, Any]


class RuleProblem(Struct, frozen=True):
    """What makes rules impossible: the field, and the reason in the reader's language."""

    field: str
    text: str


class ReadRules(Struct, frozen=True):
    """Rules as a form shows them, playable or not.

    Attributes:
        preset: the preset that they come from.
        fields: every field that differs from the defaults, as plain values.
        preset_fields: those of the preset.
        defaults: all fields with their default values.
        rules: the rule set; ``None`` where the rules cannot be played.
        problems: everything that is wrong with them.
        changes: what differs from the preset, as sentences.
    """

    preset: str
    fields: dict[str, Any]
    preset_fields: dict[str, Any]
    defaults: dict[str, Any]
    rules: RuleSet | None
    problems: tuple[RuleProblem, ...]
    changes: tuple[str, ...]
