"""What a play does, in the order of the reference, and the other moves."""

from dataclasses import replace

from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Again, Follow, Give, Inverts
from tests.oracle.beats import bind
from tests.oracle.classes import card_powers, counts_as, is_run, power_of, rank_of, top_class
from tests.oracle.pile import base_of, is_full
from tests.oracle.position import Answers, Laid, Owed, Position, cards_left, others_in_order
from tests.oracle.turns import (
    close_duties,
    draw_after_play,
    empty_pile,
    end_if_over,
    go_out,
    pass_on,
    settle,
    turn_round,
    use_row,
)


def name_mimic(position: Position, laid: Laid, names: list[str | None], answers: Answers) -> None:
    """A mimic is named; before that nothing else happens."""
    if power_of(position.rules, top_class(position.rules, laid.cards)).mimic:
        laid.named = str(answers.ask("rank", [*filter(None, names)]))


def burn(position: Position, seat: int, laid: Laid) -> bool:
    """The pile burns by a burn rank or as a set; tell whether it did."""
    rules = position.rules
    burner = power_of(rules, counts_as(rules, laid)).burn
    if not burner and not is_full(rules, position.pile, len(position.hands)):
        return False
    position.burned += empty_pile(position)
    position.owed.replay = rules.burn_replay if burner else rules.set_burn_replay
    return True


# ---- effects on pile and players -------------------------------------------------------------------------


def say_lower(laid: Laid, power: Power, answers: Answers) -> None:
    """Whoever lays a card with a choice says whether lower or higher cards must follow."""
    if power.follow is Follow.CHOICE and not power.transparent:
        laid.lower = bool(answers.ask("lower", [False, True]))


def give_pile(position: Position, seat: int, power: Power, answers: Answers) -> None:
    """The pile goes to another seat, and a play that leaves leaves."""
    receiver = receiver_of(position, seat, power.gives, answers)
    if power.leaves:
        position.burned += position.pile.pop().cards
    if receiver is not None:
        position.owed.receiver, position.owed.given_then = receiver, power.given_then
        position.hands[receiver] += empty_pile(position)


def receiver_of(position: Position, seat: int, gives: Give, answers: Answers) -> int | None:
    """Who gets the pile."""
    others = others_in_order(position, seat)
    match gives:
        case Give.NO:
            return None
        case Give.NEXT:
            return others[0]
        case Give.PREVIOUS:
            return others[-1]
        case Give.CHOSEN:
            return int(answers.ask("seat", [*sorted(others)]))


# ---- effects on the order of turns -----------------------------------------------------------------------


def shown_power(rules: Rules, pile: list[Laid]) -> Power | None:
    """What the play on top copies, if it does: the power of the first play below that is not transparent."""
    top, base = power_of(rules, counts_as(rules, pile[-1])), base_of(rules, pile)
    if not (top.transparent and top.copies) or base is None or base.laid is pile[-1]:
        return None
    return power_of(rules, counts_as(rules, base.laid))


def add_order(rules: Rules, owed: Owed, powers: list[Power], shown: Power | None) -> None:
    """Skips and reversals, card by card, each with those of the card that it copies."""
    copied_skip, copied_turn = (shown.skip, shown.reverse) if shown else (0, False)
    skips = [power.skip + copied_skip for power in powers]
    turns = sum(int(power.reverse) + int(copied_turn) for power in powers)
    owed.skips += max(skips) if rules.skip_once else sum(skips)
    owed.reversals += min(turns, 1) if rules.reverse_once else turns


def act(position: Position, seat: int, laid: Laid, answers: Answers) -> None:
    """All effects of a play that did not burn, in their order."""
    rules = position.rules
    power, shown = power_of(rules, counts_as(rules, laid)), shown_power(rules, position.pile)
    say_lower(laid, power, answers)
    if power.inverts is Inverts.GAME:
        position.inverted_game = not position.inverted_game
    give_pile(position, seat, power, answers)
    add_order(rules, position.owed, card_powers(rules, laid), shown)
    if power.target:
        others = others_in_order(position, seat)
        position.owed.target = int(answers.ask("seat", [*sorted(others)]))


# ---- the whole of a play ---------------------------------------------------------------------------------


def takes_instead(position: Position, laid: Laid, burned: bool) -> bool:
    """Whoever would go out with such a card takes the pile."""
    power = power_of(position.rules, counts_as(position.rules, laid))
    return power.again is not Again.NO and power.again_last_takes and not burned and bool(position.pile)


def end_turn_with_pile(position: Position, seat: int) -> None:
    """Whoever took the pile instead of going out ends the turn; of what was owed only reversals act."""
    reversals = close_duties(position).reversals
    turn_round(position, seat, Owed(reversals=reversals))
    pass_on(position, seat, draws=False)


def may_add(position: Position, seat: int, laid: Laid, drawn: list[str]) -> bool:
    """Open the addition of drawn cards of the rank just laid; tell whether there are any."""
    rules, owed = position.rules, position.owed
    if not rules.drawn_match or laid.zone != "hand" or is_run(rules, laid.cards):
        return False
    named_next = owed.target is not None or owed.receiver is not None
    if owed.replay is not None or owed.again is not Again.NO or named_next:
        return False
    rank = rank_of(counts_as(rules, laid))
    position.add_count = [rank_of(card) for card in drawn].count(rank)
    position.add_rank = rank
    position.duty = "add" if drawn else ""
    return bool(drawn)


def lay(
    position: Position, seat: int, laid: Laid, names: list[str | None], answers: Answers, *, escapes: bool
) -> None:
    """A play lies on the pile and does what it does; its cards are taken from their zones already."""
    rules = position.rules
    position.turn, position.may_pass = seat, False
    position.pile.append(laid)
    name_mimic(position, laid, names, answers)
    bind(replace(position, pile=position.pile[:-1]), laid, escapes)
    burned = burn(position, seat, laid)
    last = not position.stock and not cards_left(position, seat)
    if not burned:
        if rules.out_effects or not last:
            act(position, seat, laid, answers)
        if rules.pair_skips and len(laid.cards) == 2 and not is_run(rules, laid.cards):
            position.owed.skips += 1
    drawn = draw_after_play(position, seat)
    use_row(position, seat)
    position.owed.again = power_of(rules, counts_as(rules, laid)).again
    if not cards_left(position, seat):
        if takes_instead(position, laid, burned):
            position.hands[seat] += empty_pile(position)
            end_turn_with_pile(position, seat)
            return
        go_out(position, seat)
    end_if_over(position, seat)
    if position.over:
        return
    if seat not in position.out and may_add(position, seat, laid, drawn):
        turn_round(position, seat, position.owed)
        position.owed.reversals = 0
        return
    settle(position, seat)
