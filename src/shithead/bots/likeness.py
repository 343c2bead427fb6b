"""``likeness``: who plays as greedy play would, as far as can be seen.

What a seat picked up is known to all, and so is what it could have laid instead. Greedy play lays the lowest
card that may be laid, all cards of an ordinary rank, and never takes the pile while it can lay something.
Each decision that shows the contrary speaks against a seat, each that agrees where it might not have speaks
for it.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from shithead.bots.memory import Ledger
from shithead.bots.proofs import Onlooker, playable
from shithead.bots.shown import shown_state
from shithead.cards import Card
from shithead.engine.events import Event, PickedUp, Played, Zone
from shithead.engine.pile import demanded
from shithead.engine.view import View
from shithead.kernel.tables import spending_order
from shithead.rules.compile import RuleTable, compile_rules
from shithead.rules.model import Rules

START: Final = 0.4
"""The logarithm of the odds before anything was seen."""
FOR: Final = 0.4
AGAINST: Final = -1.6
MOST: Final = 4.0


def _layable(table: RuleTable, onlooker: Onlooker, seats: int, seat: int) -> int:
    """Mask of the classes that a seat may lay singly from its hand now."""
    state = shown_state(table, seats, tuple(onlooker.pile), seat, inverted=onlooker.inverted)
    return playable(state, demanded(state, Zone.HAND))


def _judge_play(table: RuleTable, known: Sequence[Card], mask: int, cards: tuple[Card, ...]) -> float:
    """What a play says, with what was known of the hand and could have been laid."""
    order = spending_order(table)
    laid = table.classes[cards[-1].index]
    power = table.powers[laid]
    kept = list(known)
    for card in cards:
        if card in kept:
            kept.remove(card)
    classes = {table.classes[card.index] for card in kept}
    if laid in classes and not (power.wild or power.burn):
        return AGAINST
    others = [one for one in classes if mask >> one & 1 and one != laid]
    if any(order.index(one) < order.index(laid) for one in others):
        return AGAINST
    if len(cards) > 1 and (power.wild or power.burn):
        return AGAINST
    return FOR if others else 0.0


def likeness(rules: Rules, view: View, events: Sequence[Event]) -> tuple[float, ...]:
    """How likely each seat plays on like greedy play, between 0 and 1.

    Args:
        rules: the rules of the table.
        view: what the seat sees now.
        events: everything that it was shown since the deal.
    """
    table, seats = compile_rules(rules), len(view.seats)
    ledger, onlooker = Ledger(table, seats, view.dealer), Onlooker(table, seats)
    score = [START] * seats
    for event in events:
        if isinstance(event, Played | PickedUp) and event.seat != view.viewer and onlooker.pile:
            known = ledger.known[event.seat]
            if known and not (isinstance(event, Played) and event.zone is not Zone.HAND):
                mask = _layable(table, onlooker, seats, event.seat)
                score[event.seat] += _judged(table, known, mask, event)
        onlooker.see(event)
        ledger.read(event)
    return tuple(1 / (1 + exp(-min(max(one, -MOST), MOST))) for one in score)


def _judged(table: RuleTable, known: Sequence[Card], mask: int, event: Played | PickedUp) -> float:
    if isinstance(event, Played):
        return _judge_play(table, known, mask, event.cards)
    could = any(mask >> table.classes[card.index] & 1 for card in known)
    return AGAINST if could else 0.0
