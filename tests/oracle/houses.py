"""The rule sets that the oracle knows, written out rank by rank."""

from dataclasses import dataclass

OUTSIDE_LADDER = ("3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A")
NATURAL_LADDER = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")


@dataclass(frozen=True)
class House:
    """How one table plays.

    Attributes:
        ladder: ranks that are compared, low to high.
        resets: go on anything, and anything goes on them.
        limits: go on anything; what follows has to be of the same rank or lower.
        burners: go on anything and burn the pile.
        clear: go on anything and show the card below.
        strict_row: from the face-up row only a strictly higher card beats.
        escape: the pair escape.
        forced: the pile may be taken only by who can play nothing.
        fee: one chosen face-up card goes along with a pile taken from the row.
        gamble: the top of the stock may be turned as a play.
        pair_skips: two cards laid together skip one seat.
        out_of_turn: a set may be completed by anybody.
        wild_sets_burn: four of a rank that goes on anything burn like any four.
        burner_may: the extra play after a burner may be declined.
        set_may: the extra play after a set may be declined.
        idle_limit: moves without progress until the draw; 0 for no limit.
    """

    ladder: tuple[str, ...] = OUTSIDE_LADDER
    resets: tuple[str, ...] = ("2",)
    limits: tuple[str, ...] = ()
    burners: tuple[str, ...] = ("T",)
    clear: tuple[str, ...] = ()
    strict_row: bool = False
    escape: bool = False
    forced: bool = False
    fee: bool = False
    gamble: bool = False
    pair_skips: bool = False
    out_of_turn: bool = False
    wild_sets_burn: bool = True
    burner_may: bool = False
    set_may: bool = False
    idle_limit: int = 500

    @property
    def wild(self) -> tuple[str, ...]:
        """Ranks that go on anything."""
        return self.resets + self.limits + self.burners + self.clear


HOUSES = {
    "classic": House(clear=("JK",), fee=True),
    "tabletop": House(
        ladder=NATURAL_LADDER, resets=(), burners=(), strict_row=True, escape=True, forced=True, set_may=True
    ),
    "idiot": House(limits=("5",), gamble=True),
    # The tabletop text with the special cards of the first.
    "mixed": House(strict_row=True, escape=True, forced=True, set_may=True),
}
