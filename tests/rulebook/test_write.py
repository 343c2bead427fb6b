"""A rulebook says all that its rules are, and marks what is different."""

from typing import Any

import pytest
from msgspec.structs import replace

from shithead.cards import Rank, Suit
from shithead.rulebook.clause import Clause, Rulebook
from shithead.rulebook.write import write_rulebook
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from shithead.rules.plain import differing, power_field
from shithead.rules.powers import Power
from tests.rulebook.houses import CLASSIC, ETIQUETTE, IDIOT, MASTERS, PALACE_FR, TABLETOP
from tests.rulebook.said import clauses
from tests.rulebook.variety import POWERS, bases, playable, values, with_power

BASES = bases()


def ids(book: Rulebook, section: str) -> list[str]:
    """The clauses of a section."""
    return [clause.id for part in book.sections if part.id == section for clause in part.clauses]


def changed(book: Rulebook) -> set[str]:
    """The clauses that are marked."""
    return {clause.id for clause in clauses(book) if clause.changed}


@pytest.mark.parametrize("field", Rules.__struct_fields__)
def test_every_field_is_spoken_of(field: str) -> None:
    """Under some rules every value makes another rulebook than the default: clauses that name the field."""
    default = getattr(Rules(), field)
    told: set[Any] = set()
    for rules in BASES.values():
        said = {
            value: set(clauses(write_rulebook(other)))
            for value in {*values(field), default}
            for other in playable(replace(rules, **{field: value}))
        }
        usual = said.pop(default, set())
        told |= {
            value
            for value, mine in said.items()
            if usual and any(_names(clause, field) for clause in mine ^ usual)
        }

    assert told == {*values(field)} - {default}


def _names(clause: Clause, field: str) -> bool:
    return any(name == field or name.startswith(f"{field}.") for name in clause.fields)


@pytest.mark.parametrize("power", POWERS, ids=str)
def test_every_power_is_spoken_of(power: Power) -> None:
    """A rank with a power has a section and a row, and they change with every field of it."""
    rules = next(playable(with_power(BASES["default"], power)))
    section = f"special-{power_field(power).removeprefix('powers.')}"
    mine = {part.id: part.clauses for part in write_rulebook(rules).sections}[section]

    assert all(power_field(power) in clause.fields for clause in mine)
    assert len(write_rulebook(rules).specials) == 1
    for field, _ in differing(power):
        if field == "suit":
            continue
        less = replace(power, **{field: _default(field)})
        for other in playable(with_power(BASES["default"], less)):
            parts = {part.id: part.clauses for part in write_rulebook(other).sections}
            assert parts.get(section) != mine, field


def _default(field: str) -> Any:
    return getattr(Power(rank=Rank.TWO), field)


@pytest.mark.parametrize("name", BASES)
def test_the_same_rules_give_the_same_rulebook(name: str) -> None:
    """And compared with themselves nothing is marked."""
    rules = BASES[name]
    book = write_rulebook(rules, base=rules)

    assert book == write_rulebook(rules, base=rules)
    assert changed(book) == set()
    assert book.gone == ()
    assert not any(row.changed for row in book.specials)


@pytest.mark.parametrize("name", BASES)
def test_no_clause_is_said_twice(name: str) -> None:
    """Neither in a section nor anywhere else, but for the powers that several cards have."""
    book = write_rulebook(BASES[name])
    ordinary = [part for part in book.sections if not part.id.startswith("special-")]
    said = [(clause.id, clause.args) for part in ordinary for clause in part.clauses]

    assert len(said) == len(set(said))
    assert len({part.id for part in book.sections}) == len(book.sections)


def test_what_differs_is_marked() -> None:
    """A clause is marked when a field that it speaks of has another value."""
    mine = replace(CLASSIC, stock_gamble=load_preset("idiot").rules.stock_gamble)
    book = write_rulebook(mine, base=CLASSIC)

    assert {name for name in changed(book) if name.startswith("gamble-")} == set(ids(book, "gamble"))
    assert not any(name.startswith("row-") for name in changed(book))


def test_new_powers_are_marked() -> None:
    """Of a rank that had none, and in the table."""
    book = write_rulebook(with_power(CLASSIC, Power(rank=Rank.EIGHT, skip=1)), base=CLASSIC)

    assert {"power-skip", "edge-skip-two", "order-specials"} <= changed(book)
    assert [row.changed for row in book.specials] == [False, True, False, False]


def test_a_lost_power_is_said() -> None:
    """The rank is an ordinary one here."""
    mine = replace(CLASSIC, powers=CLASSIC.powers[:1], jokers=(0,), max_seats=5)
    mine = replace(mine, ladder=(*mine.ladder, Rank.TEN))
    book = write_rulebook(mine, base=CLASSIC)

    assert "order-ordinary" in changed(book)
    assert ids(book, "order").count("order-ordinary") == 1


def test_what_does_not_hold_any_more_is_listed() -> None:
    """With the heading of its section."""
    book = write_rulebook(CLASSIC, base=IDIOT)

    assert "gamble" in {section.id for section in book.gone}
    assert "special-5" not in {section.id for section in book.gone}


def test_single_cards_differ_by_themselves() -> None:
    """The powers of the jack of clubs are not those of jacks."""
    powers = tuple(power for power in PALACE_FR.powers if power.suit is not Suit.CLUBS)
    book = write_rulebook(PALACE_FR, base=replace(PALACE_FR, powers=powers))

    assert [row.card.args for row in book.specials if row.changed] == [(("rank", "J"), ("suit", "C"))]


def test_numbers_by_seats() -> None:
    """Exact at a table, a list where the table is open."""
    assert "cards-packs-by-seats" in ids(write_rulebook(MASTERS), "cards")
    assert "cards-packs" in ids(write_rulebook(MASTERS, seats=2), "cards")
    assert "deal-no-stock-with" in ids(write_rulebook(CLASSIC), "cards")
    assert "deal-no-stock" in ids(write_rulebook(CLASSIC, seats=6), "cards")
    assert ids(write_rulebook(CLASSIC, seats=6), "drawing") == []
    assert "special-JK" not in {part.id for part in write_rulebook(CLASSIC, seats=4).sections}


def test_at_a_table_only_its_own_numbers_count() -> None:
    """The two jokers of six players are no change for four."""
    mine = replace(CLASSIC, jokers=(0,), max_seats=5)

    assert "cards-no-jokers" in changed(write_rulebook(mine, base=CLASSIC))
    assert changed(write_rulebook(mine, seats=4, base=CLASSIC)) == set()


def test_what_is_switched_off_is_not_offered() -> None:
    """No gamble, no fee, no runs, no escapes where there are none."""
    said = {clause.id for clause in clauses(write_rulebook(TABLETOP))}

    assert not {name for name in said if name.startswith(("gamble-", "run-", "interrupt-", "power-"))}
    assert "fee-none" in said
    assert {name for name in said if name.startswith("escape-")}


def test_advice_follows_from_the_rules() -> None:
    """Good cards are kept for the end only where they may be the last, and only such as help everywhere."""
    assert "tip-keep" in ids(write_rulebook(CLASSIC), "tips")
    assert "tip-ordinary-last" in ids(write_rulebook(BASES["paskahousu"]), "tips")
    assert "tip-gamble" not in ids(write_rulebook(ETIQUETTE), "tips")
