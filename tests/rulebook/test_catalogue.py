"""The Fluent files have a sentence for all that a rulebook can say, and nothing beside."""

import re
from functools import cache

import pytest

from shithead.cards import Rank
from shithead.locale.catalogue import Catalogue, languages
from shithead.locale.phrases import say_phrase, say_sentence
from shithead.rulebook.clause import Clause, Phrase
from shithead.rulebook.names import rank_name
from shithead.rulebook.write import write_rulebook
from shithead.rules.code import parse_code
from shithead.rules.model import Rules
from tests.rulebook.clauses import PROVOKED_BY
from tests.rulebook.said import clauses, messages, spoken, variables
from tests.rulebook.variety import bases, variants

READERS = {"changed-note", "column-card", "column-effect", "gone-note", "unknown-base"}
READERS |= {"join-comma", "section-gone", "section-specials"}
"""What only those say who show a rulebook."""

BASES = bases()


@cache
def everything() -> dict[str, set[Phrase | Clause]]:
    """All that any of many rulebooks says, by its message."""
    found: dict[str, set[Phrase | Clause]] = {}
    for name in ("default", "classic", "masters", "palace", "etiquette", "duthie", "tabletop", "paskahousu"):
        for rules in variants(BASES[name]):
            for phrase in spoken(write_rulebook(rules, base=BASES[name])):
                found.setdefault(phrase.id, set()).add(phrase)
    for rules in BASES.values():
        for seats in (None, *range(rules.min_seats, rules.max_seats + 1)):
            for phrase in spoken(write_rulebook(rules, seats=seats, base=Rules())):
                found.setdefault(phrase.id, set()).add(phrase)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_and_no_other(language: str) -> None:
    """A message is a clause, is part of one, or is named by another message."""
    there = set(messages(language, "rulebook"))
    named = {name for message in messages(language, "rulebook").values() for name in message.messages}
    said = set(everything())

    assert not said - there - set(messages(language, "game"))
    assert not there - said - named - READERS


@pytest.mark.parametrize("language", languages())
def test_no_id_is_that_of_another_part(language: str) -> None:
    """The parts are read into one bundle."""
    for part in ("game", "client", "cli", "problems"):
        assert not set(messages(language, part)) & set(messages(language, "rulebook"))


def test_every_message_gets_exactly_the_arguments_that_it_uses() -> None:
    """Each variable is given, and what is given is used in one language at least."""
    for message_id, phrases in everything().items():
        used = frozenset[str]().union(*(variables(language, message_id) for language in languages()))
        for phrase in phrases:
            assert {name for name, _ in phrase.args} == used, message_id


@pytest.mark.parametrize("language", languages())
def test_every_sentence_reads_well(language: str) -> None:
    """No gap, no doubled space, no dash; a sentence begins with a capital letter and ends with a mark."""
    catalogue = Catalogue(language, "rulebook", "game")
    for phrases in everything().values():
        for phrase in phrases:
            text = say_sentence(catalogue, phrase)
            assert not re.search(r"[{}$—–]|  | [.,;:]|[.,;:]{2}", text), text
            if isinstance(phrase, Clause) and not phrase.id.startswith("short-"):
                assert re.match(r"[A-Z0-9ÀÈÉ“«]", text), text
                assert text.endswith((".", "?")), text
            elif isinstance(phrase, Clause):
                assert not text.endswith("."), text


def test_english_articles() -> None:
    """An 8 and an ace are vowels."""
    catalogue = Catalogue("en", "rulebook", "game")
    said = [say_phrase(catalogue, rank_name(rank, "rank-a")) for rank in (Rank.EIGHT, Rank.ACE, Rank.TEN)]

    assert said == ["an 8", "an ace", "a 10"]


def test_italian_articles() -> None:
    """Singular and plural, before vowels, feminine."""
    catalogue = Catalogue("it", "rulebook", "game")
    ranks = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.ACE, Rank.JOKER)

    assert [say_phrase(catalogue, rank_name(rank, "rank-the")) for rank in ranks] == [
        "il 7", "l’8", "la donna", "l’asso", "il jolly",
    ]  # fmt: skip
    assert [say_phrase(catalogue, rank_name(rank, "ranks")) for rank in ranks] == [
        "i 7", "gli 8", "le donne", "gli assi", "i jolly",
    ]  # fmt: skip


def test_every_clause_is_in_the_table_of_clauses() -> None:
    """Each is to be shown true by a position."""
    said = {
        clause.id for phrases in everything().values() for clause in phrases if isinstance(clause, Clause)
    }
    rows = {message_id for message_id in said if message_id.startswith("short-")}

    assert said - rows == set(PROVOKED_BY)


@pytest.mark.parametrize("message_id", PROVOKED_BY)
def test_the_rules_of_a_clause_bring_it_about(message_id: str) -> None:
    """The table of clauses does not lie."""
    provoked = PROVOKED_BY[message_id]
    base = parse_code(provoked.base) if provoked.base else None
    book = write_rulebook(parse_code(provoked.code), seats=provoked.seats or None, base=base)

    assert message_id in {clause.id for clause in clauses(book)}


def test_clauses_come_from_what_is_spoken() -> None:
    """The two ways to go through a rulebook agree."""
    book = write_rulebook(BASES["classic"])

    assert set(clauses(book)) == {phrase for phrase in spoken(book) if isinstance(phrase, Clause)}
