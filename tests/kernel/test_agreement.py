"""Engine and kernel play the same game; a slice of what ``python -m tests.kernel.agreement`` plays."""

import pytest

from shithead.engine.legal import legal_moves
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.tables import table_words
from shithead.notation.moves import format_move
from shithead.rules.code import parse_code
from shithead.rules.compile import RuleTable
from shithead.rules.load import preset_names
from tests.engine.tables import dealt
from tests.kernel import comparison
from tests.kernel.agreement import RANDOM_RULES, Row, compare_numbered, main, play_row, table
from tests.kernel.comparison import DisagreementError, Pair
from tests.soak import examples

PRESET_MOVES = examples(400)
RANDOM_GAMES = examples(12)
RANDOM_MOVES = 60


@pytest.mark.parametrize("name", preset_names())
def test_presets_are_played_alike(name: str) -> None:
    """By each preset, at random seat numbers, the same moves are legal for all and do the same."""
    played = compared = 0
    while played < PRESET_MOVES:
        played += compare_numbered(name, compared, PRESET_MOVES - played)
        compared += 1

    assert played == PRESET_MOVES


@pytest.mark.parametrize("batch", range(10))
def test_any_rules_are_played_alike(batch: int) -> None:
    """The same by rules that nobody has thought of, at every number of seats that they allow."""
    played = [
        compare_numbered(RANDOM_RULES, 1000 * batch + game, RANDOM_MOVES) for game in range(RANDOM_GAMES)
    ]

    assert sum(played) > RANDOM_GAMES * RANDOM_MOVES // 3


def test_a_mirror_that_has_to_be_led_is_what_is_laid() -> None:
    """Of two mirrors the one that the starter has to lead goes, not the one of the lower suit (D10, R4c)."""
    code = "classic+3=mirror+starter_lead=card+suit_order=HCSD+starter_ties=suit+starter_call=off+swap=none"
    rules = parse_code(code)
    state = dealt(rules, "4C 3C 3H/KC KD KH/QC QD QH", "4D 5C 6C/9H 2H KS/8C 8D 8H", stock="AC AD AH")
    moves = legal_moves(state, 0)

    assert {format_move(move) for move in moves} == {"play 3C 3H 4C", "play 3H 4C"}
    for move in moves:
        Pair(state, table_words(state.table, 2)).make((0, move))


def test_a_game_follows_from_its_number() -> None:
    """A run that starts at a later game plays what the longer run plays from there on."""
    whole = list(play_row("classic", 0, 900))
    rest = list(play_row("classic", whole[0].seed, 900 - whole[0].moves))

    assert len(whole) > 1
    assert [row.games - 1 for row in whole[1:]] == [row.games for row in rest]
    assert [row.moves - whole[0].moves for row in whole[1:]] == [row.moves for row in rest]
    assert whole[-1].seed == rest[-1].seed == len(whole)


def test_the_program_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each row of the run, and status 0 where all was the same."""
    status = main(["--moves", "40", "--presets", "classic", "idiot", "--random"])
    lines = capsys.readouterr().out.splitlines()

    assert status == 0
    assert [line.split("  ")[0] for line in lines[2:]] == ["classic", "idiot", RANDOM_RULES, "all"]
    assert all("none" in line for line in lines[2:-1])
    assert lines[-1].split()[1:] == ["3", "120"] or lines[-1].split()[2] == "120"


def _without_burns(rules: RuleTable, seats: int, *, started: bool = False) -> Numbers:
    words = table_words(rules, seats, started=started).as_list()
    for place in range(at.BURNS, at.BURNS + at.CLASSES):
        words[place] = 0
    return Numbers(words)


def test_the_program_finds_a_kernel_that_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 1, the position in which it shows, and the numbers of the games; some are enough."""
    monkeypatch.setattr(comparison, "table_words", _without_burns)
    status = main(["--moves", "100000", "--presets", "classic", "--seed", "7"])
    printed = capsys.readouterr()

    assert status == 1
    assert printed.out.splitlines()[2].split()[1:3] == ["5", "0"]
    assert printed.out.splitlines()[2].endswith("7 8 9 10 11")
    assert "classic, game 7: " in printed.err
    assert "phase=play" in printed.err
    with pytest.raises(DisagreementError):
        compare_numbered("classic", 7, 1000)


def test_the_table_sums_up() -> None:
    """Games and moves of all rows, and where the next run goes on."""
    rows = [Row("one", 5, 5, 1000, 0.5), Row("two", 3, 3, 10, 0.1, (1,))]

    assert [line.split() for line in table(rows).splitlines()[1:]] == [
        ["one", "5", "1000", "2000", "5", "none"],
        ["two", "3", "10", "100", "3", "1"],
        ["all", "8", "1010"],
    ]
