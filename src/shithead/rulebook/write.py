"""``write_rulebook``: the whole rulebook of a table."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from shithead.rulebook import (
    burning,
    edges,
    endgame,
    pickup,
    result,
    setup,
    specials,
    start,
    table,
    tips,
    turn,
)
from shithead.rulebook.clause import Arguments, Clause, Phrase, Rulebook, Section
from shithead.rulebook.house import House
from shithead.rules.model import Rules

Writer = Callable[[House], Iterator[Clause]]

BEFORE_SPECIALS: Final[tuple[tuple[str, Writer], ...]] = (
    ("aim", setup.aim),
    ("cards", setup.cards),
    ("swap", setup.swap),
    ("start", start.start),
    ("turn", turn.laying),
    ("drawing", turn.drawing),
    ("order", turn.order),
)
AFTER_SPECIALS: Final[tuple[tuple[str, Writer], ...]] = (
    ("burning", burning.burning),
    ("taking", pickup.taking),
    ("gamble", pickup.gamble),
    ("interrupting", turn.out_of_turn),
    ("row", endgame.row),
    ("blind", endgame.blind),
    ("finishing", endgame.finishing),
    ("result", result.result),
    ("edges", edges.edges),
    ("tips", tips.tips),
)
"""The sections by their ids; those without a clause are left out."""


def write_rulebook(rules: Rules, *, seats: int | None = None, base: Rules | None = None) -> Rulebook:
    """The complete rules of a table.

    Args:
        rules: the rules; they have to be playable.
        seats: the number of seats of the table; without it the rulebook is for all numbers of seats.
        base: the rules that these come from; clauses that differ are marked, and those that do not hold any
            more are listed.
    """
    sections = tuple(_sections(House(rules, seats, base)))
    if base is not None:
        sections = _really_changed(sections, base, seats)
    rows = tuple(table.special_rows(House(rules, seats, base)))
    gone = tuple(_gone(sections, rules, seats, base)) if base is not None else ()
    return Rulebook(sections, rows, gone)


def _really_changed(sections: tuple[Section, ...], base: Rules, seats: int | None) -> tuple[Section, ...]:
    """The sections with a mark only where the base does not say the very same."""
    fits = seats is None or base.min_seats <= seats <= base.max_seats
    said = {
        (section.id, clause.id, clause.args)
        for section in _sections(House(base, seats if fits else None, None))
        for clause in section.clauses
    }
    return tuple(
        replace(section, clauses=tuple(_marked(section, clause, said) for clause in section.clauses))
        for section in sections
    )


def _marked(section: Section, clause: Clause, said: set[tuple[str, str, Arguments]]) -> Clause:
    same = clause.changed and (section.id, clause.id, clause.args) in said
    return replace(clause, changed=False) if same else clause


def _sections(house: House) -> Iterator[Section]:
    yield from _written(house, BEFORE_SPECIALS)
    yield from specials.special_sections(house)
    yield from _written(house, AFTER_SPECIALS)


def _written(house: House, writers: tuple[tuple[str, Writer], ...]) -> Iterator[Section]:
    for section_id, writer in writers:
        clauses = tuple(writer(house))
        if clauses:
            yield Section(section_id, Phrase(f"section-{section_id}"), clauses)


def _gone(sections: tuple[Section, ...], rules: Rules, seats: int | None, base: Rules) -> Iterator[Section]:
    """Clauses of the base for which there is none of the same kind here.

    Special cards that are ordinary here have clauses of their own, and advice is no rule.
    """
    mine = {section.id: {clause.id for clause in section.clauses} for section in sections}
    fits = seats is not None and base.min_seats <= seats <= base.max_seats
    for section in _sections(House(base, seats if fits else None, rules)):
        if section.id in ("tips", "edges") or (section.id.startswith("special-") and section.id not in mine):
            continue
        there = mine.get(section.id, set())
        lost = tuple(clause for clause in section.clauses if clause.changed and clause.id not in there)
        if lost:
            yield Section(section.id, section.title, lost)
