"""The baselines that look at others: each of their habits in a position."""

import pytest

from shithead.cards import Rank
from shithead.engine.events import Event
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow, Pickup, ThroughSet
from tests.bots.chosen import chosen, row_after_swaps, scooped
from tests.engine.tables import CLASSIC, changed, dealt, position

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
MASTERS = load_preset("masters-of-shithead").rules
SEVENS = changed(
    CLASSIC,
    powers=(
        CLASSIC.powers[0],
        Power(rank=Rank.SEVEN, wild=True, follow=Follow.AT_MOST),
        *CLASSIC.powers[1:],
    ),
)
"""The classic rules, with a 7 that goes on anything and after which only up to a 7 goes."""


# ---- spectrum ---------------------------------------------------------------------------------------


def spectrum(seat: str, other: str, pile: str, stock: str = "", events: tuple[Event, ...] = ()) -> str:
    """What it does by the classic rules with a wild 7."""
    return chosen("spectrum", position(SEVENS, seat, other, pile=pile, stock=stock), events=events)


def test_spectrum_empties_its_hand_with_the_last_rank() -> None:
    """One rank that is all it has goes at once."""
    assert spectrum("2C 2D", OTHER, "8H") == "play 2C 2D"


def test_spectrum_blocks_who_is_nearly_out() -> None:
    """With one hand card and no face-down card left, the next seat gets the highest card to beat."""
    nearly, safe = "4C/3C 3D", "4C/3C 3D/5C"

    assert spectrum("9S JC KD/8C/QC", nearly, "8H") == "play KD"
    assert spectrum("9S JC KD/8C/QC", safe, "8H") == "play 9S"
    assert spectrum("7S 9C 4D/8C/QC", nearly, "KH") == "play 7S"
    assert spectrum("8S 9C TD/8C/QC", nearly, "6H") == "play 8S"


def test_spectrum_forces_a_big_pile_on_the_others() -> None:
    """On eight cards a 7 goes on a picture card; else the lowest that no known card of others beats."""
    big = "3C 3D 4C 4D 5C 5D 6C"
    full = "9D QD AD/3H/7C"

    assert spectrum("7S AS 3S/8C/QC", full, f"{big} KH", "8D") == "play 7S"
    assert spectrum("9S QS KS/8C/QC", full, f"{big} 8H", "8D", ()) == "play 9S"
    assert spectrum("9S QS KS/8C/QC", full, f"{big} 8H", "8D", scooped("9D QD")) == "play KS"
    assert spectrum("9S QS KS/8C/QC", full, "8H", "8D", scooped("9D QD")) == "play 9S"


def test_spectrum_lays_single_cards_of_some_ranks() -> None:
    """One 7, 10, ace or 2, and one card of a rank that another is known to hold; else all copies."""
    full = "9D QD AD/3H/7C"

    assert spectrum("9S 9C KS/8C/QC", full, "8H", "8D") == "play 9C 9S"
    assert spectrum("9S 9C KS/8C/QC", full, "8H", "8D", scooped("9D")) == "play 9C"
    assert spectrum("AS AC 3S/8C/QC", full, "KH", "8D") == "play AC"
    assert spectrum("2S 2C 3S/8C/QC", full, "KH", "8D") == "play 2C"
    assert spectrum("7S 7C 3S/8C/QC", full, "6H", "8D") == "play 7C"
    assert spectrum("TS TC 3S/8C/QC", full, "KH", "8D") == "play TC"


def test_spectrum_completes_sets() -> None:
    """Four of a rank go before the lowest card."""
    assert spectrum("KS KC KD KH 4C/8C/QC", OTHER, "", "8D") == "play KC KD KH KS"


def test_spectrum_puts_ace_and_2_up() -> None:
    """It sorts its six cards and puts the best three up."""
    assert row_after_swaps("spectrum", dealt(CLASSIC, "2C AD 9S/3C KD QH/7C", OTHER)) == "2C KD AD"


def test_spectrum_forgets_beyond_its_limit() -> None:
    """What it cannot keep in mind it does not act on: 25 cards of the next opponent come first."""
    many = "3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S JC"
    first, third = f"{many}/AH", "9D 4C/AD"
    state = position(SEVENS, "9S 9C KS/KC/QC", first, third, pile="8H")
    held = (*scooped(many), *scooped("9D", seat=2))

    assert chosen("spectrum", state, events=held) == "play 9C 9S"
    assert chosen("spectrum", state, events=held[2:]) == "play 9C"


# ---- next-player-aware ------------------------------------------------------------------------------


def aware(seat: str, pile: str, stock: str = "", other: str = OTHER, rules: Rules = MASTERS) -> str:
    """What it does by rules with 2, 3, 7, 8 and 10."""
    return chosen("next-player-aware", position(rules, seat, other, pile=pile, stock=stock))


@pytest.mark.parametrize(
    ("hand", "pile", "stock", "move"),
    [
        ("7S 9C 2D", "6H", "AC AD AH AS", "play 7S"),
        ("9S JC TD", "8H", "AC AD AH AS", "play 9S"),
        ("JS JC 2D", "8H", "AC AD AH AS", "play JC"),
        ("JS JC 2D", "8H", "AC AD", "play JC JS"),
        ("8S 8C 2D", "6H", "AC AD AH AS", "play 8C 8S"),
    ],
)
def test_next_player_aware_plays_what_matters_least(hand: str, pile: str, stock: str, move: str) -> None:
    """A 7 is worth nothing, special cards a lot; more copies go when the stock is short or the rank low."""
    assert (
        chosen("next-player-aware", position(MASTERS, f"{hand}/KC/QC", OTHER, pile=pile, stock=stock)) == move
    )


def test_next_player_aware_takes_the_pile_to_keep_a_special_card() -> None:
    """While the stock lasts, where the rules let it, and with a hand that still draws."""
    must = changed(MASTERS, pickup=Pickup.FORCED)

    assert aware("4S 5C 2D/KC/QC", "KH", "AC AD AH AS") == "take"
    assert aware("4S 5C 2D/KC/QC", "KH", "AC AD AH") == "play 2D"
    assert aware("4S 5C 6C 2D/KC/QC", "KH", "AC AD AH AS") == "play 2D"
    assert aware("4S 5C 2D/KC/QC", "KH", "AC AD AH AS", rules=must) == "play 2D"


def test_next_player_aware_looks_at_open_cards() -> None:
    """Against open cards it plays what most of them do not beat, and no more than that."""
    assert aware("5S 9C KD/KC/QC", "4H", other="/8C 8D AC/7C") == "play 9C"
    assert aware("5S 9C KD/KC/QC", "4H", other="/AC AD AH/7C") == "play 5S"
    assert aware("5S 9C KD/KC/QC", "4H", other="4C/8C 8D AC/7C") == "play 5S"


def test_next_player_aware_plays_high_against_blind_cards() -> None:
    """Against a seat that has to turn a card it plays its highest ordinary one."""
    assert aware("5S 9C KD 2C/KC/QC", "4H", other="//7C 8C") == "play KD"


def test_next_player_aware_keeps_what_matters_up() -> None:
    """A 10 first, then 2 and 3."""
    assert row_after_swaps("next-player-aware", dealt(MASTERS, "TC 3C 9S/2D KD QH/7C", OTHER)) == "2D 3C TC"


# ---- takeshit ---------------------------------------------------------------------------------------


def takeshit(seat: str, pile: str, stock: str = "", other: str = OTHER) -> str:
    """What it does by rules with 2, 3, 7, 8 and 10."""
    return chosen("takeshit", position(MASTERS, seat, other, pile=pile, stock=stock))


def test_takeshit_completes_a_set_whenever_it_can() -> None:
    """A low fourth card goes under a transparent one; it comes before everything else."""
    through = changed(MASTERS, set_burn_through=ThroughSet.IGNORED)
    state = position(through, "6S JC KD/KC/QC", OTHER, pile="6C 6D 6H 3D", stock="AC")

    assert takeshit("KC KD KH KS 4C/QC", "", "AC") == "play KC KD KH KS"
    assert chosen("takeshit", state) == "play 6S"


def test_takeshit_takes_a_pile_that_makes_sets() -> None:
    """With more than three cards in hand, if it saves more than one turn; not for one turn."""
    hand = "4S 4C 4D 5S 5C 5D 6S 6C 6D KS/AC/QC"

    assert takeshit(hand, "4H 5H 6H 9D") == "take"
    assert takeshit(hand, "4H 5H 9D") == "play KS"


def test_takeshit_takes_a_good_pile_with_a_small_hand() -> None:
    """While the stock lasts, if all of it is held or good to have and a 2, 3 or ace is among it."""
    stock = "8D 8H 9D 9H"

    assert takeshit("KS QC QD/JC/JD", "KH AH", stock) == "take"
    assert takeshit("KS QC QD/JC/JD", "QH KH", stock) != "take"
    assert takeshit("KS QC AD/JC/JD", "9S AH", stock) != "take"
    assert takeshit("KS QC AD/JC/JD", "KH AH", "") != "take"


def test_takeshit_answers_pressure_with_a_3() -> None:
    """On a 7, a king or an ace a 3 goes before a 2, else a 2 before a 3."""
    many = "8D 8H 9D 9H"

    assert takeshit("2C 3C 9S 8S/JC/JD", "7H", many) == "play 3C"
    assert takeshit("2C 3C 9S 8S/JC/JD", "KH", many) == "play 3C"
    assert takeshit("2C 3C 9S 8S/JC/JD", "QH", many) == "play 2C"


def test_takeshit_dumps_low_cards_and_refills_with_the_others() -> None:
    """Low cards go with all copies, others one by one while there is a stock, the best ones always."""
    assert takeshit("5S 5C 9S/JC/JD", "4H", "8D 8H") == "play 5C 5S"
    assert takeshit("9S 9C JS/JC/JD", "6H", "8D 8H") == "play 9C"
    assert takeshit("9S 9C JS/JC/JD", "6H") == "play 9C 9S"
    assert takeshit("QS QC KS/JC/JD", "6H") == "play QC"


def test_takeshit_lays_one_8_against_one_opponent() -> None:
    """A second one would skip itself; at a larger table both go."""
    two = position(MASTERS, "8S 8C JS/JC/JD", OTHER, pile="6H")
    three = position(MASTERS, "8S 8C JS/JC/JD", OTHER, "9C/9D/9H", pile="6H")

    assert chosen("takeshit", two) == "play 8C"
    assert chosen("takeshit", three) == "play 8C 8S"


def test_takeshit_puts_its_most_useful_cards_up() -> None:
    """A 10 is best, then wild cards and high ones."""
    assert row_after_swaps("takeshit", dealt(MASTERS, "TC 9S AS/2D 4D 5H/7C", OTHER)) == "2D TC AS"
