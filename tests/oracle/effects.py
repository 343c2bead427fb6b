"""What a play does, in the order of the reference, and the other moves."""

from dataclasses import replace

from shithead.rules.model import Rules
from shithead.rules.values import Again, Follow, Give, Inverts
from tests.oracle.beats import bind
from tests.oracle.classes import counts_as, effect_counts, is_run, power_of, rank_of, top_class
from tests.oracle.pile import base_of, is_full
from tests.oracle.position import Answers, Laid, Owed, Position, cards_left, others_in_order
from tests.oracle.turns import (
    draw_after_play,
    empty_pile,
    end_if_over,
    go_out,
    settle,
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


def say_lower(position: Position, laid: Laid, answers: Answers) -> None:
    """Whoever lays a card with a choice says whether lower or higher cards must follow."""
    power = power_of(position.rules, counts_as(position.rules, laid))
    if power.follow is Follow.CHOICE and not power.transparent:
        laid.lower = bool(answers.ask("lower", [False, True]))


def invert(position: Position, counts: list[tuple[str, int]]) -> None:
    """Each card that turns the order of the ladder round does so."""
    for cls, number in counts:
        kind = power_of(position.rules, cls).inverts
        if kind is Inverts.PILE and number % 2:
            position.inverted_pile = not position.inverted_pile
        if kind is Inverts.GAME and number % 2:
            position.inverted_game = not position.inverted_game


def give_pile(position: Position, seat: int, laid: Laid, answers: Answers) -> None:
    """The pile goes to another seat, and the cards that leave leave."""
    rules = position.rules
    powers = [power_of(rules, cls) for cls, _ in reversed(effect_counts(rules, laid))]
    giving = [power for power in powers if power.gives is not Give.NO]
    receiver = receiver_of(position, seat, giving[0].gives, answers) if giving else None
    if any(power.leaves for power in powers):
        withdraw(position)
    if receiver is not None:
        position.owed.receiver, position.owed.given_then = receiver, giving[0].given_then
        position.hands[receiver] += empty_pile(position)


def receiver_of(position: Position, seat: int, gives: Give, answers: Answers) -> int:
    """Who gets the pile."""
    others = others_in_order(position, seat)
    match gives:
        case Give.NEXT:
            return others[0]
        case Give.PREVIOUS:
            return others[-1]
        case _:
            return int(answers.ask("seat", [*sorted(others)]))


def withdraw(position: Position) -> None:
    """The play on top leaves the game; the order that it turned round while it lay there turns back."""
    laid = position.pile.pop()
    position.burned += laid.cards
    for cls, number in effect_counts(position.rules, laid):
        if power_of(position.rules, cls).inverts is Inverts.PILE and number % 2:
            position.inverted_pile = not position.inverted_pile


# ---- effects on the order of turns -----------------------------------------------------------------------


def add_order(rules: Rules, owed: Owed, counts: list[tuple[str, int]], shown: str | None) -> None:
    """Skips and reversals of each class, and of the card that a transparent one shows."""
    for cls, number in counts:
        power = power_of(rules, cls)
        acting = [power]
        if power.transparent and power.copies and shown is not None:
            acting.append(power_of(rules, shown))
        for one in acting:
            owed.skips += one.skip * (1 if rules.skip_once else number)
            if one.reverse:
                owed.reversals += 1 if rules.reverse_once else number


def choose_target(position: Position, seat: int, counts: list[tuple[str, int]], answers: Answers) -> None:
    """The player says who is next."""
    if any(power_of(position.rules, cls).target for cls, _ in counts):
        position.owed.target = int(answers.ask("seat", [*sorted(others_in_order(position, seat))]))


def shown_class(rules: Rules, pile: list[Laid]) -> str | None:
    """What a transparent play on top shows: the class of the first play below that is not transparent."""
    base = base_of(rules, pile)
    return counts_as(rules, base.laid) if base and base.laid is not pile[-1] else None


def act(position: Position, seat: int, laid: Laid, answers: Answers) -> None:
    """All effects of a play that did not burn, in their order."""
    rules = position.rules
    counts, shown = effect_counts(rules, laid), shown_class(rules, position.pile)
    say_lower(position, laid, answers)
    invert(position, counts)
    give_pile(position, seat, laid, answers)
    add_order(rules, position.owed, counts, shown)
    choose_target(position, seat, counts, answers)


# ---- the whole of a play ---------------------------------------------------------------------------------


def takes_instead(position: Position, laid: Laid, burned: bool) -> bool:
    """Whoever would go out with such a card takes the pile."""
    power = power_of(position.rules, counts_as(position.rules, laid))
    return power.again is not Again.NO and power.again_last_takes and not burned and bool(position.pile)


def may_add(position: Position, seat: int, laid: Laid, drawn: list[str]) -> bool:
    """Open the addition of drawn cards of the rank just laid; tell whether there are any."""
    rules = position.rules
    if not rules.drawn_match or laid.zone != "hand" or is_run(rules, laid.cards):
        return False
    rank = rank_of(counts_as(rules, laid))
    position.add_count = [rank_of(card) for card in drawn].count(rank)
    position.add_rank = rank if position.add_count else None
    position.duty = "add" if position.add_count else ""
    return bool(position.add_count)


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
            position.owed.again = Again.NO
        else:
            go_out(position, seat)
    end_if_over(position, seat)
    if position.over:
        return
    if not burned and seat not in position.out and may_add(position, seat, laid, drawn):
        return
    settle(position, seat)
