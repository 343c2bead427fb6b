"""What differs between rules and their preset, in short lines: what the form asks, and the answer."""

from collections.abc import Iterator

from shithead.cards import Rank, Suit
from shithead.locale.catalogue import Catalogue
from shithead.locale.phrases import say_list, say_phrase
from shithead.protocol.rulebook import FormField
from shithead.rulebook.clause import Phrases
from shithead.rulebook.house import House
from shithead.rulebook.names import class_name, rank_name, suit_names
from shithead.rulebook.table import special_rows
from shithead.rules.model import Rules
from shithead.rules.plain import power_order
from shithead.server.forms import rules_form
from shithead.server.rulebooks import special_card


def changed_lines(rules: Rules, base: Rules, language: str) -> tuple[str, ...]:
    """Every difference in the order of the form, the cards with powers last.

    Args:
        rules: playable rules.
        base: those that they come from.
        language: one that there is.
    """
    return (*_changed_fields(rules, base, language), *_changed_powers(rules, base, language))


def _changed_fields(rules: Rules, base: Rules, language: str) -> Iterator[str]:
    editor = Catalogue(language, "editor")
    names = Catalogue(language, "rulebook", "game")
    for group in rules_form(language).groups:
        for field in group.fields:
            if getattr(rules, field.name) != getattr(base, field.name):
                said = _said(field, rules, editor, names)
                yield editor.format("change", label=field.label, value=said)


def _said(field: FormField, rules: Rules, editor: Catalogue, names: Catalogue) -> str:
    value = getattr(rules, field.name)
    if field.kind == "switch":
        return editor.format("switch-on" if value else "switch-off")
    if field.kind == "choice":
        return next(option.label for option in field.options if option.value == value)
    if field.kind == "by_seats":
        return _by_seats(field, rules, value, names)
    if field.kind == "number":
        return _number(field, value)
    if field.kind == "text":
        return value or editor.format("no-text")
    return _cards(value, editor, names)


def _number(field: FormField, value: int) -> str:
    named = (option.label for option in field.options if option.value == str(value))
    return next(named, str(value))


def _by_seats(field: FormField, rules: Rules, value: tuple[int, ...], names: Catalogue) -> str:
    house = House(rules, None, None)
    single = house.single(value)
    return say_list(names, house.by_seats(value)) if single is None else _number(field, single)


def _cards(value: Rank | tuple[Rank | Suit, ...], editor: Catalogue, names: Catalogue) -> str:
    """A rank, ranks or suits."""
    if isinstance(value, Rank):
        return say_phrase(names, rank_name(value, "rank-short"))
    if not value:
        return editor.format("no-ranks")
    suits = [each for each in value if isinstance(each, Suit)]
    ranks = tuple(rank_name(each, "rank-short") for each in value if isinstance(each, Rank))
    return say_list(names, suit_names(suits) if suits else Phrases(ranks, "list"))


def _changed_powers(rules: Rules, base: Rules, language: str) -> Iterator[str]:
    """One line for each card with other powers than before, in the order of the cards."""
    editor = Catalogue(language, "editor")
    names = Catalogue(language, "rulebook", "game")
    mine, theirs = House(rules, None, base), House(base, None, rules)
    said = {}
    for power, row in zip(mine.powers, special_rows(mine), strict=True):
        if row.changed:
            card = special_card(names, row)
            said[power_order(power)] = (card.card, "; ".join(card.effects))
    here = {(power.rank, power.suit) for power in mine.powers}
    for power in theirs.powers:
        if (power.rank, power.suit) not in here and power.rank in mine.pack:
            plain = editor.format("no-power" if power.suit is None else "powers-of-its-rank")
            said[power_order(power)] = (say_phrase(names, class_name(power, "rank-cell")), plain)
    for _, (name, effects) in sorted(said.items()):
        yield editor.format("change-card", card=name, effects=effects)
