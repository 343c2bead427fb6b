"""The values of the house rules that are a choice between several (catalogue, section 2)."""

from enum import StrEnum


class Row(StrEnum):
    """Where the face-up row comes from (D05)."""

    DEALT = "dealt"
    """Dealt face up, for all to see."""
    CHOSEN = "chosen"
    """Chosen by each player from the hand, and shown when everybody is ready."""


class Swapping(StrEnum):
    """When hand and face-up cards may be exchanged one for one, as often as one likes (D06)."""

    NONE = "none"
    BEFORE_PLAY = "before_play"
    """All together, before anybody leads."""
    FIRST_TURN = "first_turn"
    """On one's own first turn, before anything else is done in it."""
    UNTIL_FIRST_MOVE = "until_first_move"
    """At any time until one's own first move of the game."""


class LayOff(StrEnum):
    """Which hand cards may be laid off before play, replaced from the stock at once (D07)."""

    OFF = "off"
    OWN_ROW = "own_row"
    """On a face-up card of equal rank in one's own row."""
    ANY_ROW = "any_row"
    """The same, in anybody's row."""
    TO_PILE = "to_pile"
    """Cards of the rank with which the search for the starter begins, onto the pile."""


class Starter(StrEnum):
    """Who leads (D09)."""

    ROW_AS_DEALT = "row_as_dealt"
    """Rank by rank: the first seat from the dealer's left that was dealt one face up, swaps ignored; then
    from the hands."""
    ROW_AT_START = "row_at_start"
    """The same, with the face-up rows as they lie when play starts."""
    ROW_FIRST_DEALT = "row_first_dealt"
    """The same, but the seat that was the first in time to be dealt one face up."""
    HAND = "hand"
    """Rank by rank, in the hands only."""
    LOWEST_HAND = "lowest_hand"
    """Whoever holds the lowest card in the hand, by the order of the search."""
    LOWEST_ROW = "lowest_row"
    """The same, in the face-up rows as they lie when play starts."""
    LOWEST_OPEN = "lowest_open"
    """The same, in hand and face-up row together."""
    WEAKEST_HAND = "weakest_hand"
    """The hands are compared card by card from the highest; the lowest of them leads. Cards that go on
    anything are the highest, then those outside the ladder."""
    DEALER_LEFT = "dealer_left"
    DEALER_RIGHT = "dealer_right"
    LEAD_SEAT = "lead_seat"
    """Always the same seat: whoever opened the table."""
    LAST_LOSER = "last_loser"
    """The loser of the last game; in the first one a seat drawn by lot."""
    LOT = "lot"
    """A seat drawn by lot."""


class Ties(StrEnum):
    """Who leads among several seats that hold the rank that decides (D09, section 2.8)."""

    SEAT = "seat"
    """The first of them from the dealer's left."""
    SUIT = "suit"
    """The one with the lowest suit of that rank."""
    COPIES = "copies"
    """The one with most cards of that rank."""
    NEXT_RANK = "next_rank"
    """The one whose other cards are lower, compared card by card from the lowest."""


class StarterLead(StrEnum):
    """What the starter must lead (D10)."""

    ANY = "any"
    RANK = "rank"
    """Cards of the rank by which the starter was found, where the hand holds it; otherwise of the lowest
    rank in the hand by the order of the search."""
    CARD = "card"
    """A play that contains the card of that rank with the lowest suit."""


class NextDealer(StrEnum):
    """Who deals the next game of a series (D11)."""

    LOSER = "loser"
    WINNER = "winner"
    ROTATE = "rotate"
    """The seat to the left of the last dealer."""
    SAME = "same"
    LOT = "lot"


class MatchSize(StrEnum):
    """Whether the number of cards of a play binds the next one (D16)."""

    OFF = "off"
    AT_LEAST = "at_least"
    """As many cards or more, and of a rank that beats."""


class DrawWhen(StrEnum):
    """When a hand is refilled (D21). A hand with no card left draws at once in any case."""

    AFTER_PLAY = "after_play"
    """After every play, before an extra play too."""
    END_OF_TURN = "end_of_turn"
    """When the turn passes on."""
    START_OF_TURN = "start_of_turn"
    """At the start of one's own next turn."""


class Pickup(StrEnum):
    """When the pile may be taken (D22)."""

    FREE = "free"
    FORCED = "forced"
    """Only by who has nothing that may be laid."""


class PickupBy(StrEnum):
    """Who takes the pile when a player does not play from hand or row (D27)."""

    SELF = "self"
    PREVIOUS = "previous"
    """The seat before, against the direction of play."""


class Gamble(StrEnum):
    """When the top card of the stock may be turned onto the pile as one's play (D25)."""

    OFF = "off"
    WHEN_STUCK = "when_stuck"
    """Only by who has nothing that may be laid."""
    ANY_TIME = "any_time"


class Direction(StrEnum):
    """Which way round play goes (D26). Dealing and the search for the starter are always clockwise."""

    CLOCKWISE = "clockwise"
    COUNTER = "counter"
    SECOND_PLAYER = "second_player"
    """After the starter's turn either neighbour may play; who does so first fixes the direction."""


class Replay(StrEnum):
    """Whether the player who burned goes again (R5a, D32)."""

    MUST = "must"
    MAY = "may"
    NO = "no"


class ThroughSet(StrEnum):
    """What transparent cards do to a set that lies on top (D34)."""

    BREAK = "break"
    """They interrupt it; the set is counted on the top cards as they lie."""
    IGNORED = "ignored"
    """They are left aside in counting, but for those of the top card's own rank."""
    JOINED = "joined"
    """They count as the rank that they show."""


class WildSet(StrEnum):
    """What a full set of a rank that goes on anything does (D35)."""

    BURNS = "burns"
    NORMAL = "normal"


class OutOfTurn(StrEnum):
    """What may be laid when it is not one's turn (D33, section 2.8). The turn moves to whoever does it."""

    OFF = "off"
    COMPLETE = "complete"
    """All cards that are missing for the set that lies on top."""
    JUMP_IN = "jump_in"
    """Any number of cards of the rank that lies on top."""


class RowUse(StrEnum):
    """How the face-up row is used once hand and stock are gone (D41)."""

    ON_TABLE = "on_table"
    TAKEN = "taken"
    """The whole row is taken into the hand."""
    ONE_BY_ONE = "one_by_one"
    """Its first card is taken into the hand, and the next one when the hand is empty again."""


class MixRow(StrEnum):
    """Whether hand cards and face-up cards of one rank may be laid together (D50)."""

    NO = "no"
    LAST_HAND = "last_hand"
    """With the stock gone, when the play takes all cards of the hand."""
    ALWAYS = "always"


class Fee(StrEnum):
    """Which face-up cards go along with a pick-up from the face-up row (D43)."""

    NONE = "none"
    ONE_CHOSEN = "one_chosen"
    OPTIONAL = "optional"
    """One, or none, as the player likes."""
    ONE_RANK = "one_rank"
    """One or more of one rank."""
    LOWEST = "lowest"
    """One of the lowest rank in the row by the ladder; ranks outside it are the highest."""
    TRIED = "tried"
    """One that does not beat the pile; none where each of them does."""


class BlindFail(StrEnum):
    """What happens when a turned face-down card does not beat the pile (D46)."""

    TAKE_PILE = "take_pile"
    """The pile and the card go to the hand."""
    TAKE_CARD = "take_card"
    """Only the card goes to the hand; the pile stays."""


class Finish(StrEnum):
    """Whether the last card may be a special one, played from hand or row (D51).

    A special card is one that has a power; a blind card may always be the last.
    """

    ANY = "any"
    NO_BURN = "no_burn"
    """A play that burns the pile may not be the last."""
    NO_SPECIAL = "no_special"
    """A play with a special card may not be the last."""
    TAKES_PILE = "takes_pile"
    """Whoever ends on a special card takes the pile with it instead; the card has no effect."""


class End(StrEnum):
    """When the game is over (D54)."""

    LAST_LOSES = "last_loses"
    FIRST_WINS = "first_wins"


class Scoring(StrEnum):
    """What a series counts (D55)."""

    LOSSES = "losses"
    PLACES = "places"
    """The places are added up; the lowest sum is best."""
    POINTS = "points"
    """Ten for the first that goes out, twenty for the second and so on, none for the loser."""
    LETTERS = "letters"
    """Each loss is a letter of the word SHITHEAD; whoever has the whole word has lost the series."""
    REDEMPTION = "redemption"
    """Losses are counted; the first that goes out redeems one of its own."""


class DrawResult(StrEnum):
    """What a game without progress ends with (C-67, section 2.8)."""

    DRAW = "draw"
    MOST_CARDS = "most_cards"
    """The seat with most cards loses; a draw if several have as many."""


class Follow(StrEnum):
    """What a card demands of the next play (R3)."""

    OWN = "own"
    """At least its own rank, or a higher one only where the rules say so."""
    ANY = "any"
    """Anything: the card is a reset."""
    AT_MOST = "at_most"
    """A certain rank or a lower one."""
    BELOW = "below"
    """A rank below a certain one."""
    ONE_OF = "one_of"
    """One of certain ranks."""
    SAME = "same"
    """Only its own rank: the card cannot be beaten."""
    CHOICE = "choice"
    """Its own rank or higher, or its own rank or lower: whoever lays it says which."""


class Inverts(StrEnum):
    """Whether a card turns the order of the ladder round (R3c)."""

    NO = "no"
    PILE = "pile"
    """As long as it lies in the pile; a second one turns it back."""
    GAME = "game"
    """Until another one turns it back, through pick-ups and burns."""


class Again(StrEnum):
    """Whether the same player plays again without a burn (R8)."""

    NO = "no"
    COVER = "cover"
    """The card must be covered by any card at all."""
    BEAT = "beat"
    """The next play is the same player's too, by the usual rules."""
    MAY = "may"
    """The same, but it may be declined."""


class Give(StrEnum):
    """Who takes the pile when a card gives it away (R9)."""

    NO = "no"
    NEXT = "next"
    PREVIOUS = "previous"
    CHOSEN = "chosen"


class GivenThen(StrEnum):
    """Who plays after the pile was given away (R9a)."""

    AFTER_RECEIVER = "after_receiver"
    GIVER = "giver"
