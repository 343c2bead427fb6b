"""The rulebook of a table in words, as it goes over the wire."""

from shithead.locale.catalogue import Catalogue
from shithead.locale.phrases import say_phrase, say_sentence
from shithead.protocol.rulebook import Chapter, RulebookText, Sentence, SpecialCard
from shithead.rulebook.clause import Phrase, Rulebook, Section, SpecialRow
from shithead.rulebook.write import write_rulebook
from shithead.rules.load import load_preset
from shithead.server.forms import preset_title
from shithead.table.rulesets import check_seats, read_preset, rule_set

CHANGED = "●"
"""The mark of what differs from the preset."""


def rulebook_text(code: str, seats: int | None, language: str) -> RulebookText:
    """The rulebook of a share code, compared with the preset that it comes from.

    Args:
        code: the share code.
        seats: of the table, for exact numbers; ``None`` for all numbers of seats.
        language: one that there is.

    Raises:
        Refused: ``table/unknown_rules``, ``table/too_few_seats``, ``table/too_many_seats``.
    """
    preset = read_preset(code)
    if seats is not None:
        check_seats(preset.rules, seats)
    book = write_rulebook(preset.rules, seats=seats, base=load_preset(preset.name).rules)
    catalogue = Catalogue(language, "rulebook", "game")
    base = preset_title(preset.name, language)
    changed = Phrase("changed-note", (("mark", CHANGED), ("base", base)))
    gone = Phrase("gone-note", (("base", base),))
    return RulebookText(
        rules=rule_set(preset, seats),
        language=language,
        note=say_phrase(catalogue, changed) if _has_changes(book) else "",
        chapters=tuple(_chapter(catalogue, section) for section in book.sections),
        specials=tuple(special_card(catalogue, row) for row in book.specials),
        gone=tuple(_chapter(catalogue, section) for section in book.gone),
        gone_note=say_phrase(catalogue, gone) if book.gone else "",
    )


def special_card(catalogue: Catalogue, row: SpecialRow) -> SpecialCard:
    """A row of the table of special cards.

    Args:
        catalogue: the parts ``rulebook`` and ``game``.
        row: the row.
    """
    return SpecialCard(
        card=say_phrase(catalogue, row.card),
        effects=tuple(say_phrase(catalogue, effect) for effect in row.effects),
        changed=row.changed,
    )


def _has_changes(book: Rulebook) -> bool:
    clauses = (clause for section in book.sections for clause in section.clauses)
    return any(clause.changed for clause in clauses) or any(row.changed for row in book.specials)


def _chapter(catalogue: Catalogue, section: Section) -> Chapter:
    return Chapter(
        id=section.id,
        title=say_phrase(catalogue, section.title),
        sentences=tuple(
            Sentence(id=clause.id, text=say_sentence(catalogue, clause), changed=clause.changed)
            for clause in section.clauses
        ),
    )
