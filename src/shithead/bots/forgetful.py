"""``ForgetfulBot``: a ``SearchBot`` that knows only what was done with the last so many cards."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from shithead.bots.base import Generator
from shithead.bots.memory import Memory, SeatMemory
from shithead.bots.search import SearchBot, Thinking
from shithead.cards import Card, sort_cards
from shithead.engine.events import (
    CardTurned,
    Event,
    Flipped,
    Gambled,
    Given,
    PickedUp,
    PileBurned,
    Played,
)
from shithead.engine.view import View
from shithead.rules.model import Rules


class ForgetfulBot(SearchBot):
    """A bot that searches, but forgets who took what some time ago, what burned then, and every proof.

    Args:
        rules: the rules of the table.
        thinking: how it thinks.
        span: so many cards back it remembers.
    """

    def __init__(self, rules: Rules, thinking: Thinking, span: int) -> None:
        super().__init__(rules, thinking)
        self._span = span

    def remember(self, view: View, events: Sequence[Event], rng: Generator) -> Memory:
        """What the bot still knows."""
        fresh = lately(events, len(view.seats), self._span)
        return forget(super().remember(view, events, rng), fresh, view.viewer)


class Lately(Struct, frozen=True):
    """What was done with cards that all saw, a short time ago.

    Attributes:
        taken: by seat, the cards that went into its hand; some of them may have left it since.
        burned: the cards that left the game.
    """

    taken: tuple[tuple[Card, ...], ...]
    burned: tuple[Card, ...]


def lately(events: Sequence[Event], seats: int, span: int) -> Lately:
    """What was done with the last so many cards that were laid or taken."""
    taken: list[list[Card]] = [[] for _ in range(seats)]
    burned: list[Card] = []
    pile: list[Card] = []
    begin = _beginning(events, span)
    for at, event in enumerate(events):
        match event:
            case Played():
                pile += event.cards
            case Flipped() | Gambled() | CardTurned():
                pile.append(event.card)
            case PickedUp():
                _gone(pile, taken[event.seat] if at >= begin else [], event.fee)
            case Given():
                _gone(pile, taken[event.receiver] if at >= begin else [])
            case PileBurned():
                _gone(pile, burned if at >= begin else [])
            case _:
                pass
    return Lately(tuple(map(tuple, taken)), tuple(burned))


def _gone(pile: list[Card], into: list[Card], fee: tuple[Card, ...] = ()) -> None:
    into += [*pile, *fee]
    pile.clear()


def _beginning(events: Sequence[Event], span: int) -> int:
    """The place of the first of the last events, in which so many cards were laid or taken."""
    cards = 0
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if isinstance(event, Played):
            cards += len(event.cards)
        elif isinstance(event, PickedUp):
            cards += event.count
        if cards > span:
            return at + 1
    return 0


def forget(certain: Memory, fresh: Lately, viewer: int | None) -> Memory:
    """What is certain, less what was not done lately.

    What is forgotten of a hand is an unseen card again; so is what burned, and it lies aside.
    """
    seats = []
    lost: list[Card] = []
    for seat, one in enumerate(certain.seats):
        kept, gone = (one.known, ()) if seat == viewer else _shared(one.known, fresh.taken[seat])
        lost += gone
        seats.append(one if seat == viewer else _with_known(one, kept))
    burned, gone = _shared(certain.burned, fresh.burned)
    return replace(
        certain,
        seats=tuple(seats),
        burned=burned,
        unseen=sort_cards((*certain.unseen, *lost, *gone)),
        aside=certain.aside + len(gone),
    )


def _with_known(one: SeatMemory, known: tuple[Card, ...]) -> SeatMemory:
    """The same hand with fewer known cards, and without a proof."""
    return replace(one, known=known, unknown=one.unknown + len(one.known) - len(known), proofs=())


def _shared(cards: tuple[Card, ...], others: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards that are among others too, in their order, and the rest."""
    left = Counter(others)
    kept: list[Card] = []
    gone: list[Card] = []
    for card in cards:
        (kept if left[card] > 0 else gone).append(card)
        left[card] -= 1
    return tuple(kept), tuple(gone)
