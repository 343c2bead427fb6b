"""Every clause of the rulebook that states a rule is shown true: by a position, or by an ordinary test."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from shithead.notation.cases import Case, case_rules, parse_cases
from shithead.rulebook.write import write_rulebook
from shithead.rules.code import parse_code
from tests.rulebook import test_setup_proofs
from tests.rulebook.clauses import PROVOKED_BY
from tests.rulebook.said import clauses

FILE: Final = Path(__file__).parents[1] / "data/cases/rulebook.json"
CASES: Final = parse_cases(FILE.read_bytes())

BY_TEST: Final = {
    "test_a_table_has_its_number_of_seats": "aim-table aim-seats",
    "test_the_pack": "cards-packs cards-packs-by-seats cards-no-jokers cards-jokers cards-jokers-by-seats",
    "test_ranks_that_are_taken_out": "cards-without",
    "test_what_is_left_is_the_stock": (
        "cards-set-aside cards-set-aside-by-seats deal-stock deal-stock-count deal-no-stock"
        " deal-no-stock-with"
    ),
    "test_nobody_draws_without_a_stock": "deal-no-stock",
    "test_what_everybody_gets": (
        "deal-down deal-down-by-seats deal-no-down deal-up deal-up-by-seats deal-no-up deal-chosen"
        " deal-chosen-by-seats deal-hand deal-hand-by-seats"
    ),
    "test_the_order_of_the_deal": "deal-order deal-order-down deal-order-up deal-order-hand",
    "test_the_rest_is_dealt_into_the_hands": "deal-rest",
    "test_nothing_is_swapped": "swap-none",
    "test_hand_and_row_are_swapped_before_play": "swap-before-play",
    "test_ready_can_be_taken_back": "swap-ready",
    "test_a_chosen_row_is_hidden_until_all_are_ready": "swap-chosen swap-ready deal-chosen",
    "test_swapping_goes_on_when_it_is_not_ones_turn": "swap-until-first-move",
    "test_cards_are_laid_off_on_the_own_row": "lay-off-own lay-off-stock",
    "test_cards_are_laid_off_on_any_row": "lay-off-any lay-off-stock lay-off-done",
    "test_cards_are_laid_off_on_the_pile": "lay-off-pile start-on-laid-off",
    "test_who_starts": (
        "start-row-as-dealt start-ties-seat start-row-first-dealt start-hand start-ties-suit start-suits"
        " start-ties-still start-then-hand start-call-ties-seat start-call-ties-suit start-call-ties-copies"
        " start-call-ties-next-rank start-ties-copies start-ties-next-rank start-ties-suit-lowest"
        " start-ties-copies-lowest start-ties-hands start-next start-wrap start-never start-nothing-found"
        " start-lowest-hand start-lowest-outside start-lowest-from start-lowest-row start-lowest-open"
        " start-lowest-from-middle start-weakest-hand start-weakest-order start-dealer-left"
        " start-dealer-right"
    ),
    "test_the_row_as_it_lies_when_play_begins": "start-row-at-start start-row-as-dealt",
    "test_the_first_holder_to_call_starts": "start-call start-call-row start-hand-call",
    "test_whoever_opened_the_table_leads": "start-lead-seat",
    "test_the_loser_of_the_last_game_starts": "start-last-loser",
    "test_the_starter_is_drawn_by_lot": "start-lot",
    "test_the_first_dealer_is_drawn_by_lot": "start-dealer",
    "test_what_the_starter_leads": (
        "start-lead-any start-lead-rank start-lead-card start-lead-lowest start-lead-lowest-card"
        " start-lead-run start-lead-no-gamble"
    ),
    "test_without_the_rank_the_lowest_one_is_led": "start-lead-rank",
    "test_the_first_card_is_turned_from_the_stock": "start-card",
    "test_the_second_player_fixes_the_direction": "turn-second-player",
    "test_who_is_skipped_fixes_the_direction": "turn-second-player-fixed",
    "test_a_reversal_before_there_is_a_direction_does_nothing": "turn-second-player-reverse",
    "test_who_deals_the_next_game": (
        "next-dealer-loser next-dealer-last-place next-dealer-winner next-dealer-rotate next-dealer-same"
        " next-dealer-lot next-dealer-draw"
    ),
    "test_what_is_counted": "score-losses score-places score-points score-redemption",
    "test_the_whole_word_ends_the_series": "score-letters",
    "test_a_series_has_so_many_games": "series-rounds",
    "test_the_loser_gives_the_highest_cards": "exchange exchange-order",
    "test_a_game_without_progress_ends": "no-progress no-progress-draw",
    "test_whoever_has_most_cards_loses_without_progress": "no-progress-most-cards",
    "test_laying_off_is_progress": "no-progress-lay-off",
    "test_the_loser_is_told_the_forfeit": "end-forfeit",
}
"""What the tests of ``test_setup_proofs`` prove; no position shows it."""

FORBIDDING: Final = frozenset(
    """
    swap-first-turn swap-until-first-move turn-lay turn-lay-one turn-lay-up-to turn-beat turn-beat-special
    turn-higher turn-higher-special turn-empty-except turn-pass-empty size-at-least size-wild-binds
    size-wild-shows size-transparent size-runs run-lay run-zone run-suited run-counts run-without escape-lay
    escape-answer escape-binds-on escape-ends escape-goes-on escape-only order-ladder
    order-no-specials order-ordinary
    power-single-top power-wild-except power-wild-by-rank power-by-rank power-goes-on power-goes-on-pile
    power-lower-only power-lower-only-outside power-not-on-empty power-value power-mirror power-mimic
    power-at-most power-below power-one-of power-same power-choice power-limit-holds power-limit-once
    power-transparent power-own-on-empty power-inverts-pile power-inverts-game power-burn-must power-target
    power-gives-chosen power-again-cover power-again-beat power-again-may burn-completing-beats burn-own-turn
    burn-completing-must-beat burn-set-must draw-match draw-match-except take-forced take-previous
    take-not-empty take-hand-first gamble-any-time gamble-when-stuck gamble-works gamble-alone
    gamble-not-again interrupt-complete interrupt-jump-in interrupt-limit interrupt-without interrupt-source
    interrupt-source-hand row-on-table row-on-table-no-stock row-strict row-singly row-no-mix row-mix-always
    row-mix-last-hand row-mix-counts row-mix-no-runs row-waits row-next-play fee-none fee-one-chosen
    fee-one-rank fee-lowest fee-lowest-outside fee-tried blind-turn blind-in-order blind-no-pickup blind-wait
    out-pile-stays finish-no-burn finish-no-special edge-limit-renewed edge-transparent-limit edge-skip-two
    edge-inverted-limits edge-equal-completes
    """.split()
)
"""Clauses that forbid something: a position shows that it is refused."""

ONLY_FORBIDDING: Final = frozenset(
    """
    run-without order-ordinary draw-match-except take-not-empty gamble-alone gamble-not-again
    interrupt-without row-no-mix row-mix-no-runs row-waits power-single-top power-own-on-empty
    power-limit-holds power-lower-only-outside
    burn-own-turn burn-completing-must-beat blind-no-pickup blind-wait gamble-works edge-limit-renewed
    out-pile-stays
    """.split()
)
"""Those that allow nothing that another clause does not."""


def _is_advice(clause_id: str) -> bool:
    return clause_id.startswith("tip-")


def _clause_of(case: Case) -> str:
    kind, _, clause_id = case.ref.partition(":")
    assert kind == "clause", case.id
    return clause_id


def _shown() -> dict[str, list[Case]]:
    shown: dict[str, list[Case]] = {}
    for case in CASES:
        shown.setdefault(_clause_of(case), []).append(case)
    return shown


SHOWN: Final = _shown()


def _of_tests() -> Iterator[str]:
    for ids in BY_TEST.values():
        yield from ids.split()


def unproven(shown: set[str]) -> list[str]:
    """The clauses that state a rule and that none of these, and no test, proves."""
    proven = shown | set(_of_tests())
    return [clause_id for clause_id in PROVOKED_BY if clause_id not in proven and not _is_advice(clause_id)]


def test_every_clause_is_proven() -> None:
    """By a position or by a test."""
    assert unproven(set(SHOWN)) == []


def test_a_clause_without_a_proof_is_found() -> None:
    """Were the positions of one taken away, it would be named."""
    assert unproven(set(SHOWN) - {"row-waits"}) == ["row-waits"]


def test_no_proof_is_of_an_unknown_clause() -> None:
    """Neither a position nor the tables name a clause that nothing says."""
    named = {*SHOWN, *_of_tests(), *FORBIDDING, *ONLY_FORBIDDING}

    assert named - set(PROVOKED_BY) == set()
    assert {clause_id for clause_id in named if _is_advice(clause_id)} == set()


@pytest.mark.parametrize("name", BY_TEST)
def test_the_tests_that_prove_are_there(name: str) -> None:
    """Under the name that the table gives."""
    assert callable(getattr(test_setup_proofs, name))


def test_no_test_is_left_out_of_the_table() -> None:
    """Each test of the set-up proves something."""
    assert {name for name in vars(test_setup_proofs) if name.startswith("test_")} == set(BY_TEST)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_rules_of_a_position_say_the_clause(case: Case) -> None:
    """In their rulebook for that table, or in the one for all numbers of seats."""
    clause_id = _clause_of(case)
    base = PROVOKED_BY[clause_id].base
    compared = parse_code(base) if base else None
    rules = case_rules(case)
    books = (write_rulebook(rules, seats=seats, base=compared) for seats in (len(case.players), None))

    assert clause_id in {clause.id for book in books for clause in clauses(book)}


@pytest.mark.parametrize("clause_id", sorted(FORBIDDING))
def test_what_is_forbidden_is_refused(clause_id: str) -> None:
    """In one of the positions of the clause."""
    assert any(case.expect.get("legal") is False for case in SHOWN[clause_id])


@pytest.mark.parametrize("clause_id", sorted(set(SHOWN) - ONLY_FORBIDDING))
def test_what_is_allowed_is_done(clause_id: str) -> None:
    """In one of the positions of the clause."""
    assert any(case.expect.get("legal") is True for case in SHOWN[clause_id])


def test_every_position_says_whether_it_is_allowed_and_what_comes_of_it() -> None:
    """And in a sentence what it shows."""
    for case in CASES:
        assert "legal" in case.expect, case.id
        assert len(case.expect) > 1, case.id
        assert case.req.endswith("."), case.id
