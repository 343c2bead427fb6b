"""How a game ends, what the table counts, and who deals next."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause
from shithead.rulebook.house import House
from shithead.rules.values import DrawResult, End, LayOff, NextDealer, Scoring

DEALERS = {
    NextDealer.LOSER: "next-dealer-loser",
    NextDealer.WINNER: "next-dealer-winner",
    NextDealer.ROTATE: "next-dealer-rotate",
    NextDealer.SAME: "next-dealer-same",
    NextDealer.LOT: "next-dealer-lot",
}
SCORES = {
    Scoring.LOSSES: "score-losses",
    Scoring.PLACES: "score-places",
    Scoring.POINTS: "score-points",
    Scoring.LETTERS: "score-letters",
    Scoring.REDEMPTION: "score-redemption",
}


def result(house: House) -> Iterator[Clause]:
    """The section on the end of a game and of a series."""
    rules = house.rules
    if rules.end is End.LAST_LOSES:
        yield house.clause("end-last-loses", "end")
    else:
        yield house.clause("end-first-wins", "end")
        if 2 in house.seats:
            yield house.clause("end-first-wins-two", "end")
        if max(house.seats) > 2:
            yield house.clause("end-first-wins-more", "end")
    if rules.forfeit:
        yield house.clause("end-forfeit", "forfeit", forfeit=rules.forfeit)
    yield from _series(house)
    same = rules.no_progress_result is DrawResult.DRAW
    laid = "" if rules.lay_off is LayOff.OFF else "-lay-off"
    yield house.clause(f"no-progress{laid}", "no_progress_limit", count=rules.no_progress_limit)
    yield house.clause("no-progress-draw" if same else "no-progress-most-cards", "no_progress_result")


def _series(house: House) -> Iterator[Clause]:
    rules = house.rules
    more = max(house.seats) > 2
    if rules.next_dealer is NextDealer.LOSER and rules.end is End.FIRST_WINS and more:
        yield house.clause("next-dealer-last-place", "next_dealer end")
    else:
        yield house.clause(DEALERS[rules.next_dealer], "next_dealer")
    if rules.next_dealer in (NextDealer.LOSER, NextDealer.WINNER):
        yield house.clause("next-dealer-draw", "next_dealer")
    yield house.clause(SCORES[rules.scoring], "scoring")
    if rules.rounds:
        yield house.clause("series-rounds", "rounds", count=rules.rounds)
    if rules.exchange:
        yield house.clause("exchange", "exchange", count=rules.exchange)
        yield house.clause("exchange-order", "exchange ladder")
