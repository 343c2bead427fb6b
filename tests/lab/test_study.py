"""A study: the same seed gives the same findings; figures as CSV; what is said, and what a rule changes."""

import csv
import io
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from shithead.lab import figures
from shithead.lab.answers import changes
from shithead.lab.answers.changes import headlines
from shithead.lab.answers.document import Document, Section
from shithead.lab.answers.wording import Told, Wording
from shithead.lab.answers.write import write_document
from shithead.lab.experiments import search
from shithead.lab.experiments.rows import RowRate
from shithead.lab.figures import COLUMNS, Key, as_csv, differences, estimates
from shithead.lab.setting import Aim, settings_for
from shithead.lab.study import BATCHES, Question, Study, batch_sizes, findings, run, tasks_of
from shithead.lab.workers import on_cores
from shithead.rules.code import read_code
from shithead.rules.load import load_preset
from tests.lab.tables import found_of, study_of

DOCS = (Path(__file__).parents[2] / "docs" / "reference" / "lab.md").read_text(encoding="utf-8")
HOUSE = "classic+7=le"


def document_of(*codes: str, seats: int = 2, games: int = 400, language: str = "en") -> Document:
    """The report about share codes."""
    study = study_of(*codes, seats=seats, games=games)
    return write_document(study, found_of(*codes, seats=seats, games=games), language)


def section(name: str, *codes: str, seats: int = 2, games: int = 400, language: str = "en") -> Section:
    """A section of the report about share codes."""
    document = document_of(*codes, seats=seats, games=games, language=language)
    return next(each for each in document.sections if each.name == name)


def texts(section: Section) -> str:
    """All that a section says in sentences."""
    return "\n".join((*section.paragraphs, *(text for each in section.lists for text in each.items)))


# ---- the same seed ------------------------------------------------------------------------------------


def test_the_same_seed_finds_the_same_on_one_core_and_on_many() -> None:
    """Another seed finds something else."""
    study = study_of("classic", games=60)
    alone = list(run(study))

    assert list(run(study, on_cores(2))) == alone
    assert list(run(study)) == alone
    assert list(run(study_of("classic", games=60, seed=2))) != alone


def test_games_are_shared_out_among_batches() -> None:
    """None gets nothing, and none gets two more than another."""
    for games in (1, 39, 40, 41, 1000):
        sizes = batch_sizes(games)
        assert (sum(sizes), len(sizes)) == (games, min(games, BATCHES))
        assert max(sizes) - min(sizes) <= 1
        assert min(sizes) > 0


def test_every_rule_set_gets_every_question() -> None:
    """In the order of the rule sets, from the same chance."""
    study = study_of("classic", HOUSE, games=80)
    tasks = tasks_of(study)

    assert len(tasks) == 2 * len(Question) * BATCHES
    first, second = tasks[: len(tasks) // 2], tasks[len(tasks) // 2 :]
    assert [task.question for task in first] == [task.question for task in second]
    assert {task.batch.setting for task in second} == {study.settings[1]}
    for one, other in zip(first, second, strict=True):
        assert one.batch.chance == other.batch.chance


# ---- figures ------------------------------------------------------------------------------------------


def test_every_figure_is_in_the_csv_and_in_the_reference() -> None:
    """One in a line, under its question; intervals hold their value."""
    study, found = study_of("classic", HOUSE), found_of("classic", HOUSE)
    lines = list(csv.DictReader(io.StringIO(as_csv(study, found))))

    assert tuple(lines[0]) == COLUMNS
    assert all(f"`{name}`" in DOCS for name in COLUMNS)
    assert all(f"`{line['figure']}`" in DOCS and f"`{line['question']}`" in DOCS for line in lines)
    keys = {Key(Question(line["question"]), line["figure"], line["subject"]) for line in lines}
    assert set(estimates(found[0])) <= keys
    assert {(line["rules"], line["against"]) for line in lines} == {
        ("classic", ""),
        (HOUSE, ""),
        (HOUSE, "classic"),
    }
    for line in lines:
        assert (line["seats"], line["seed"]) == ("2", "1")
        assert "-0.0" not in (line["value"], line["low"], line["high"])
        if line["low"]:
            assert float(line["low"]) <= float(line["value"]) <= float(line["high"])


def test_the_csv_says_how_many_games_were_played() -> None:
    """Whole deals for skill and luck, four times as many for rows, and of each row its own."""
    study, found = study_of("classic", seats=3, games=100), found_of("classic", seats=3, games=100)
    lines = list(csv.DictReader(io.StringIO(as_csv(study, found))))
    games = {(line["question"], line["figure"]): line["games"] for line in lines if line["figure"] != "rate"}

    assert games[("starting", "win_lot")] == games[("cards", "worth")] == games[("length", "mean")] == "100"
    assert games[("skill", "loose")] == games[("skill", "random")] == "120"
    assert games[("luck", "dealt")] == "160"
    assert games[("rows", "worth")] == "400"


def test_rows_say_how_often_they_lay_there() -> None:
    """In place of how many games there were."""
    study, (found,) = study_of("classic", games=100), found_of("classic", games=100)
    assert found.rows
    row = RowRate((0, 1, 2), 93, 0.5, (0.4, 0.6), 0.55)
    told = [replace(found, rows=replace(found.rows, rates=(row,)))]
    lines = list(csv.DictReader(io.StringIO(as_csv(study, told))))

    assert {line["games"] for line in lines if line["figure"] in ("rate", "likely")} == {"93"}


def test_a_zero_has_no_sign() -> None:
    """However small what was rounded to it."""
    assert [str(each) for each in figures._numbers((-1e-9, (-1e-12, -0.0)))] == ["0.0"] * 3


def test_the_shares_of_lengths_make_one_whole() -> None:
    """Of each rule set."""
    lines = list(csv.DictReader(io.StringIO(as_csv(study_of("classic"), found_of("classic")))))
    shares = [float(line["value"]) for line in lines if line["figure"] == "share"]

    assert sum(shares) == pytest.approx(1, abs=1e-4)


def test_differences_are_those_of_the_figures() -> None:
    """Taken batch by batch, so that common luck falls out."""
    base, other = found_of("classic", HOUSE)
    changed = differences(base, other)
    for key, by in changed.items():
        assert by.value == pytest.approx(estimates(other)[key].value - estimates(base)[key].value)
    told = Told((base, other), Wording("en"))

    assert {each.key for each in headlines(told).values()} <= set(changed)
    assert changed[Key(Question.STARTING, "win_rules", "0")].value == pytest.approx(
        -changed[Key(Question.STARTING, "shithead_rules", "0")].value
    )


# ---- what is said -------------------------------------------------------------------------------------


def test_exactly_the_rules_that_differ_are_named() -> None:
    """One house rule about the 7, and nothing else of the rulebook."""
    changed = section("changes", "classic", HOUSE)
    rules, effects = changed.lists

    assert HOUSE in rules.lead
    assert "The 7: The next card has to be a 7 or lower." in rules.items
    assert all("7" in text for text in rules.items)
    assert effects.items


def test_a_rule_that_touches_no_game_changes_nothing() -> None:
    """Who deals next says nothing of this game: every difference is 0, and the report says so.

    Of what never happened either way it says no more than these games can show.
    """
    codes = ("classic", "classic+next_dealer=winner")
    base, other = found_of(*codes, games=200)
    before = estimates(base)
    for key, by in differences(base, other).items():
        assert (by.value, by.doubt) == (0, 1)
        assert (by.reach > 0) is before[key].is_rare
    changed = section("changes", *codes, games=200)

    assert changed.lists[1].items == ("Nothing changes by so much that chance can be ruled out.",)


def test_a_rule_that_matters_is_seen() -> None:
    """If aces burn, piles are short, and so are games."""
    changed = section("changes", "classic", "classic+A=burn")
    said = "\n".join(changed.lists[1].items)

    assert re.search(r"A game takes 1\d\.\d\d turns fewer \(95%: −1\d\.\d\d to −\d+\.\d\d\)\.", said)
    turns = differences(*found_of("classic", "classic+A=burn"))[Key(Question.LENGTH, "mean")]
    assert turns.is_certain


def test_rules_without_exchange_are_said_to_have_none() -> None:
    """Alone, or beside others that have one."""
    alone = section("rows", "paskahousu", games=100)
    beside = section("rows", "classic", "paskahousu", games=100)

    assert (alone.tables, alone.charts) == ((), ())
    assert "nobody chooses a row" in texts(alone)
    assert "paskahousu: nothing is exchanged" in texts(beside)
    assert all(cells[2] == "–" for cells in beside.tables[0].rows)


@pytest.mark.parametrize(
    ("rows", "caption", "listed"),
    [
        (1, "classic: the only row that lay there so often", 1),
        (7, "classic: all 7 rows that lay there so often, the best first", 7),
        (10, "classic: all 10 rows that lay there so often, the best first", 10),
        (11, "classic: the 5 best rows and the 5 worst", 10),
    ],
)
def test_the_caption_of_rows_says_which_are_listed(rows: int, caption: str, listed: int) -> None:
    """A short list is whole; of a long one the middle is left out."""
    found = found_of("classic")[0]
    assert found.rows
    rates = tuple(RowRate((0, 1, 2), 80, 0.5, (0.4, 0.6), 0.5 - 0.01 * place) for place in range(rows))
    told = replace(found, rows=replace(found.rows, rates=rates))
    document = write_document(study_of("classic"), [told], "en")
    table = next(each for each in document.sections if each.name == "rows").tables[-1]

    assert (table.caption, len(table.rows)) == (caption, listed)
    likely = [float(row[-1]) for row in table.rows]
    assert (likely[0], likely[-1]) == pytest.approx((50, 51 - rows))


@pytest.mark.parametrize(
    ("part", "said"),
    [(0.0123, "1.23% ended"), (0.00001, "0.001% ended"), (0.0, "All were played to their end.")],
)
def test_what_ended_without_progress_is_never_told_as_nothing(part: float, said: str) -> None:
    """A single game of very many has digits enough."""
    found = found_of("classic")[0]
    stuck = replace(found.length.no_progress, value=part)
    told = replace(found, length=replace(found.length, no_progress=stuck))
    document = write_document(study_of("classic"), [told], "en")

    assert said in texts(next(each for each in document.sections if each.name == "length"))


@pytest.mark.parametrize(("seats", "label"), [(2, "Same winner once more"), (3, "Same Shithead once more")])
def test_a_deal_that_is_played_once_more_is_about_what_counts(seats: int, label: str) -> None:
    """As the sentence above its table."""
    luck = section("luck", "classic", seats=seats, games=100)

    assert luck.tables[0].rows[-1][0] == label


def test_four_players_are_asked_who_is_the_shithead() -> None:
    """Both counts have a table, with a line for each distance."""
    starting = section("starting", "classic", seats=4, games=100)

    assert [len(table.rows) for table in starting.tables] == [4, 4]
    assert "is the Shithead in" in texts(starting)
    assert "25.0% would be fair" in texts(starting)
    assert found_of("classic", seats=4, games=100)[0].setting.aim is Aim.SAFE


def test_long_share_codes_are_called_by_letters() -> None:
    """The report says which is which."""
    codes = ("classic", "classic+7=le+8=skip+9=reverse")
    document = document_of(*codes, games=100)

    assert document.names.items == ("A is classic", f"B is {codes[1]}")
    assert document.title == "classic and classic with house rules in numbers"
    assert "A: whoever starts" in texts(document.sections[1])


def test_a_bot_that_thinks_ahead_plays_in_the_arena() -> None:
    """Each deal once from each seat; what it comes to depends on what counts."""
    (table,) = settings_for([load_preset("idiot").rules], 2)
    scores = list(search.play(table, 1, 1))
    found = search.found(table, 1, scores)

    assert (found.bot, found.games) == ("careful", 2)
    assert found.rate in (0, 0.5, 1)


def test_a_search_is_told_where_it_was_asked_for() -> None:
    """In a sentence and in the CSV; where the Shithead counts, it says how often the bot was it."""
    for seats, said in ((2, "wins 75.0% of 40 games"), (4, "is the Shithead in 25.0% of 40 games")):
        study = study_of("classic", seats=seats, games=100)
        (found,) = found_of("classic", seats=seats, games=100)
        told = [replace(found, search=search.Search("careful", 40, 0.75, (0.7, 0.9)))]
        document = write_document(study, told, "en")
        (luck,) = (each for each in document.sections if each.name == "luck")

        assert said in texts(luck)
        assert ("10.0 to 30.0" in texts(luck)) is (seats == 4)
        assert ",skill,search,,0.75,0.7,0.9\n" in as_csv(study, told)
        assert "thinks ahead" not in texts(section("luck", "classic", seats=seats, games=100))


@pytest.mark.parametrize("language", ["en", "it"])
def test_numbers_are_written_as_the_language_has_them(language: str) -> None:
    """The decimal mark, a real minus sign, and no sign before a zero."""
    wording = Wording(language)
    mark = {"en": ".", "it": ","}[language]

    assert wording.points(-0.0215) == f"−2{mark}1" or wording.points(-0.0215) == f"−2{mark}2"
    assert wording.points(0.02) == f"+2{mark}0"
    assert wording.points(-0.0001) == f"0{mark}0"
    assert wording.percent(0.5) == f"50{mark}0"


def test_an_end_that_is_not_0_does_not_look_like_it() -> None:
    """It has as many digits as it needs; where the interval holds 0 there is nothing to show."""
    wording = Wording("en")

    assert wording.ends((0.0004, 0.012), signed=True) == "+0.04 to +1.20"
    assert wording.ends((-0.012, -0.00004), signed=True) == "−1.200 to −0.004"
    assert wording.ends((-0.0004, 0.012), signed=True) == "0.0 to +1.2"
    assert wording.ends((0.0, 0.012)) == "0.0 to 1.2"


def test_one_lucky_figure_of_many_is_not_listed() -> None:
    """Its own interval does not hold 0, but one in twenty of such intervals is wrong."""
    base, other = found_of("classic", HOUSE)
    rest = tuple(0.01 if number % 2 else -0.01 for number in range(40))
    hidden = replace(base.luck.hidden, value=0.5, rest=tuple(0.5 + each for each in rest))
    none = replace(base, luck=replace(base.luck, hidden=replace(hidden, rest=(0.5,) * 40)))
    for times, listed in ((2.5, False), (5.0, True)):
        error = (39 / 40 * 40 * 0.01**2) ** 0.5
        moved = replace(hidden, value=0.5 + times * error)
        told = Told(
            (none, replace(none, setting=other.setting, luck=replace(none.luck, hidden=moved))), Wording("en")
        )
        lists = changes.section(told).lists

        assert differences(*told.findings)[Key(Question.LUCK, "hidden")].is_certain
        assert any("hidden cards decide" in item for item in lists[1].items) is listed


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_part_below_nothing_is_told_as_none(language: str) -> None:
    """In words; the table has what was measured."""
    (found,) = found_of("classic", games=100)
    parts = replace(found.luck, hidden=replace(found.luck.hidden, value=-0.009))
    document = write_document(study_of("classic", games=100), [replace(found, luck=parts)], language)
    (luck,) = (each for each in document.sections if each.name == "luck")

    assert "−0" not in texts(luck)
    assert any(cell.startswith("−0") for row in luck.tables[0].rows for cell in row)


def test_sentence_and_table_give_the_same_number() -> None:
    """How often a greedy player is the Shithead, where that is what counts."""
    (luck,) = (each for each in document_of("classic", seats=4, games=100).sections if each.name == "luck")
    main = section("changes", "classic", HOUSE, seats=4, games=100).tables[0]
    for row, place in zip(luck.tables[1].rows, (-2, -1), strict=True):
        assert f"{row[1].split()[0]}%" in texts(luck)
        assert main.rows[place][1] == row[1]
    assert "is the Shithead" in main.rows[-1][0]


def test_titles_name_what_is_compared() -> None:
    """As far as there is room, and never by a letter alone."""
    long = "classic+7=le+8=skip+9=reverse"
    names = ("classic", long, "classic+7=le+8=skip+9=skip")

    assert document_of("classic", "idiot", games=100).title == "classic and idiot in numbers"
    assert document_of(*names, games=100).title == "classic and 2 others in numbers"
    assert document_of(*names, games=100, language="it").title == "classic e altri 2 in cifre"


def test_a_study_of_one_batch_says_nothing_of_chance() -> None:
    """There are no intervals, and nothing is certain."""
    study = Study(settings_for([read_code("classic"), read_code(HOUSE)], 2), 1, 1)
    found = findings(study, list(run(study)))
    sections = write_document(study, found, "en").sections
    cells = [cell for each in sections for table in each.tables for row in table.rows for cell in row]

    assert not any(by.is_certain for by in differences(*found).values())
    assert not any("±" in cell for cell in cells)
