"""A turn: what may be laid, what beats what, how many cards, and drawing."""

from collections.abc import Iterator

from shithead.rulebook.clause import Clause, Phrase, Phrases
from shithead.rulebook.house import House, demands, is_wild
from shithead.rulebook.names import all_of, class_name, rank_names
from shithead.rulebook.start import LOWEST, SEARCHES
from shithead.rules.plain import power_field
from shithead.rules.powers import Power
from shithead.rules.values import (
    Direction,
    DrawWhen,
    Gamble,
    Give,
    GivenThen,
    LayOff,
    MatchSize,
    OutOfTurn,
    StarterLead,
    Ties,
)


def order(house: House) -> Iterator[Clause]:
    """The ladder, and which ranks are special."""
    yield house.clause("order-ladder", "ladder", ranks=rank_names(house.ladder, "rank-short", "list"))
    if house.outside:
        valued = house.fields_of(lambda power: power.value is not None)
        yield house.clause("order-outside", f"ladder {valued}", ranks=all_of(house.outside))
    if house.powers:
        names = tuple(class_name(power, "rank-the") for power in house.powers)
        fields = house.special_fields
        yield house.clause("order-specials", fields, cards=Phrases(names, "and"))
    else:
        yield house.clause("order-no-specials", "powers")
    yield from _lost(house)


def _lost(house: House) -> Iterator[Clause]:
    """The special cards of the rules compared with that are ordinary here."""
    if house.base is None:
        return
    mine = {(power.rank, power.suit) for power in house.powers}
    for power in house.base.powers:
        if (power.rank, power.suit) not in mine and power.rank in house.pack:
            yield house.clause(
                "order-ordinary", power_field(power), card=Phrases((class_name(power, "rank-the"),), "and")
            )


def laying(house: House) -> Iterator[Clause]:
    """What is laid in a turn, and what it has to beat."""
    rules = house.rules
    yield from _direction(house)
    if rules.set_max == 1:
        yield house.clause("turn-lay-one", "set_max")
    elif rules.set_max:
        yield house.clause("turn-lay-up-to", "set_max", count=rules.set_max)
    else:
        yield house.clause("turn-lay", "set_max")
    special = "-special" if house.powers else ""
    yield house.clause(f"turn-higher{special}" if rules.strict else f"turn-beat{special}", "strict")
    yield from _empty(house)
    yield from _suits(house)
    yield from _sizes(house)
    yield from _runs(house)
    yield from _escape(house)
    if rules.pair_skips:
        yield house.clause("turn-pair-skips", "pair_skips")


def _direction(house: House) -> Iterator[Clause]:
    direction = house.rules.direction
    if max(house.seats) == 2:
        yield house.clause("turn-two", "max_seats")
        return
    yield house.clause(
        {
            Direction.CLOCKWISE: "turn-clockwise",
            Direction.COUNTER: "turn-counter",
            Direction.SECOND_PLAYER: "turn-second-player",
        }[direction],
        "direction",
    )
    fixes = house.any_power(_fixes_direction) or house.rules.pair_skips
    if direction is Direction.SECOND_PLAYER and fixes:
        fields = f"direction pair_skips {house.fields_of(_fixes_direction)}"
        yield house.clause("turn-second-player-fixed", fields)
    if direction is Direction.SECOND_PLAYER and house.any_power(_reverses):
        yield house.clause("turn-second-player-reverse", f"direction {house.fields_of(_reverses)}")


def _fixes_direction(power: Power) -> bool:
    receives = power.gives is not Give.NO and power.given_then is GivenThen.AFTER_RECEIVER
    return power.skip > 0 or power.target or receives


def _reverses(power: Power) -> bool:
    return power.reverse


def _empty(house: House) -> Iterator[Clause]:
    """An empty pile takes anything, with few exceptions."""

    def held_back(power: Power) -> bool:
        return power.not_on_empty or power.mirror

    names = house.names(held_back)
    if names:
        yield house.clause("turn-empty-except", house.fields_of(held_back), cards=names)
    else:
        yield house.clause("turn-empty")
    if house.rules.pass_empty:
        yield house.clause("turn-pass-empty", "pass_empty")


def _suits(house: House) -> Iterator[Clause]:
    """For what suits matter, if for anything."""
    rules = house.rules
    found = rules.starter in SEARCHES or rules.starter in LOWEST
    leads = not rules.start_card and rules.lay_off is not LayOff.TO_PILE
    single = house.fields_of(lambda power: power.suit is not None)
    places = {
        "suits-start": (found and rules.starter_ties is Ties.SUIT)
        or (leads and rules.starter_lead is StarterLead.CARD),
        "suits-runs": bool(rules.runs and rules.run_suited),
        "suits-cards": bool(single),
    }
    if not any(places.values()):
        yield house.clause("turn-suits")
        return
    fields = f"starter starter_ties starter_lead runs run_suited {single}"
    names = tuple(Phrase(place) for place, matters in places.items() if matters)
    yield house.clause("turn-suits-only", fields, places=Phrases(names, "and"))


def _sizes(house: House) -> Iterator[Clause]:
    """Whether the number of cards binds."""
    rules = house.rules
    if rules.match_size is MatchSize.OFF:
        if not rules.pair_escape:
            yield house.clause("size-free", "match_size pair_escape")
        return
    yield house.clause("size-at-least", "match_size")
    yield from _wild_sizes(house)
    if house.some(rules.set_burn):
        yield house.clause("size-sets", "match_size set_burn")
    if rules.runs:
        yield house.clause("size-runs", "match_size runs")
    if rules.stock_gamble is not Gamble.OFF and house.has_stock:
        yield house.clause("size-blind", "match_size stock_gamble")
    elif house.has_blind:
        yield house.clause("size-blind-only", "match_size")


def _wild_sizes(house: House) -> Iterator[Clause]:
    """What wild and transparent cards have to do with the number."""
    ends = house.rules.wild_ends_size

    def opaque(power: Power) -> bool:
        return is_wild(power) and not power.transparent

    def answers(power: Power) -> bool:
        return is_wild(power) and power.transparent and ends

    def passes_on(power: Power) -> bool:
        return power.transparent and not answers(power)

    for wanted, message_id in (
        (opaque, "size-wild-ends" if ends else "size-wild-binds"),
        (answers, "size-wild-shows"),
        (passes_on, "size-transparent"),
    ):
        names = house.names(wanted)
        if names is not None:
            fields = f"match_size wild_ends_size {house.fields_of(wanted)}"
            yield house.clause(message_id, fields, cards=names)


def _runs(house: House) -> Iterator[Clause]:
    rules = house.rules
    if not rules.runs:
        return
    yield house.clause("run-lay", "runs", count=rules.runs)
    if rules.run_suited:
        yield house.clause("run-suited", "runs run_suited")
    if house.plays_row and rules.row_sets:
        yield house.clause("run-zone", "runs row_sets")
    yield house.clause("run-counts", "runs")
    names = house.names(_likens)
    if names:
        yield house.clause("run-without", f"runs {house.fields_of(_likens)}", cards=names)


def _escape(house: House) -> Iterator[Clause]:
    rules = house.rules
    if not rules.pair_escape:
        return
    yield house.clause("escape-lay", "pair_escape")
    yield house.clause("escape-answer", "pair_escape")
    yield house.clause("escape-binds-on", "pair_escape")
    names = house.names(is_wild)
    if names:
        yield house.clause("escape-wild", f"pair_escape {house.fields_of(is_wild)}", cards=names)
    if house.some(rules.set_burn):
        yield house.clause("escape-sets", "pair_escape set_burn")
    gambles = rules.stock_gamble is not Gamble.OFF and house.has_stock
    yield house.clause("escape-ends-gamble" if gambles else "escape-ends", "pair_escape stock_gamble")
    yield from _escape_ends(house)
    yield house.clause("escape-only", "pair_escape")


def _escape_ends(house: House) -> Iterator[Clause]:
    """Which special cards end a pair escape, and which do not."""

    def ends(power: Power) -> bool:
        return not power.transparent and (is_wild(power) or demands(power))

    if house.any_power(ends):
        yield house.clause("escape-ends-special", f"pair_escape {house.fields_of(ends)}")
    names = house.names(_is_transparent)
    if names is not None:
        yield house.clause("escape-goes-on", f"pair_escape {house.fields_of(_is_transparent)}", cards=names)


def _is_transparent(power: Power) -> bool:
    return power.transparent


def drawing(house: House) -> Iterator[Clause]:
    """Refilling the hand."""
    rules = house.rules
    if not house.has_stock:
        return
    when = {
        DrawWhen.AFTER_PLAY: "draw-after-play",
        DrawWhen.END_OF_TURN: "draw-end-of-turn",
        DrawWhen.START_OF_TURN: "draw-start-of-turn",
    }[rules.draw_when]
    number = house.single(rules.draw_to)
    if number is None:
        yield house.clause(f"{when}-by-seats", "draw_to draw_when", numbers=house.by_seats(rules.draw_to))
    else:
        yield house.clause(when, "draw_to draw_when", count=number)
    if rules.draw_when is not DrawWhen.AFTER_PLAY:
        yield house.clause("draw-when-empty", "draw_when")
    yield house.clause("draw-enough", "draw_to")
    if rules.drawn_match:
        yield house.clause("draw-match", "drawn_match")
        yield house.clause("draw-match-effects", "drawn_match")
        yield house.clause("draw-match-except", "drawn_match")


def _likens(power: Power) -> bool:
    """Whether a card counts as another rank than its own."""
    return bool(power.mimic) or power.mirror


def out_of_turn(house: House) -> Iterator[Clause]:
    """What may be laid when it is not one's turn."""
    rules = house.rules
    if rules.out_of_turn is OutOfTurn.OFF:
        return
    if rules.out_of_turn is OutOfTurn.COMPLETE:
        if not house.some(rules.set_burn):
            return
        yield house.clause("interrupt-complete", "out_of_turn set_burn")
    else:
        yield house.clause("interrupt-jump-in", "out_of_turn")
        if rules.set_max:
            yield house.clause("interrupt-limit", "out_of_turn set_max", count=rules.set_max)
    names = house.names(_likens)
    if names:
        yield house.clause("interrupt-without", f"out_of_turn {house.fields_of(_likens)}", cards=names)
    source = "interrupt-source" if house.plays_row else "interrupt-source-hand"
    yield house.clause(source, "out_of_turn row_use")
    yield house.clause("interrupt-moves-turn", "out_of_turn")
