"""Where everything stands in the two flat arrays of the kernel: a game, and the rules that it is played by.

A **zone** is ``SIZE`` words: how many cards, a mask of the classes among them, and the counts of the classes,
packed as the rules say (``SHIFT``, ``WORD``). Classes are those of ``RuleTable``; where suits matter they are
cards (``SUITED``), each of which belongs to a class (``CLASS``).
"""

from typing import Final

SIZE: Final = 8
MOST_SEATS: Final = 10
CLASSES: Final = 64
"""Room for so many classes, or cards, in each row of the table of rules."""
MOST_CARDS: Final = 224
"""Four packs and eight jokers."""
MOST_SLOTS: Final = 12

# ---- values ------------------------------------------------------------------------------------------

NONE: Final = -1
NOBODY: Final = -1
"""The loser of a game that names none."""

SWAP: Final = 0
LAY_OFF: Final = 1
CALL: Final = 2
PLAY: Final = 3
CHOOSE: Final = 4
ENDED: Final = 5

HAND: Final = 0
ROW: Final = 1
DOWN: Final = 2
STOCK: Final = 3

NO_DUTY: Final = 0
LEAD: Final = 1
COVER: Final = 2
OWN: Final = 3
MATCH: Final = 4
SECOND: Final = 5

LAST_LEFT: Final = 0
FIRST_OUT: Final = 1
NO_PROGRESS: Final = 2

NO_REPLAY: Final = 0
REPLAY_NO: Final = 1
REPLAY_MAY: Final = 2
REPLAY_MUST: Final = 3

# ---- a game ------------------------------------------------------------------------------------------

SEATS: Final = 0
DEALER: Final = 1
LEADER: Final = 2
PHASE: Final = 3
TURN: Final = 4
DIRECTION: Final = 5
INVERTED: Final = 6
DUTY: Final = 7
DUTY_RANK: Final = 8
DUTY_CARD: Final = 9
DUTY_COUNT: Final = 10
DUTY_SKIPS: Final = 11
DUTY_SEAT: Final = 12
MAY_PASS: Final = 13
IDLE: Final = 14
IN: Final = 15
OUTS: Final = 16
LOSER: Final = 17
ENDING: Final = 18
CALL_RANK: Final = 19
READY: Final = 20
NEXT: Final = 21
"""Place of the next card of the stock, counted from ``STOCK_AT``."""
END: Final = 22
DEPTH: Final = 23
"""Entries in the list of what lies on the pile; kept only where the rules look below the top."""

TOP: Final = 24
"""The class that the top play counts as; ``NONE`` on an empty pile."""
TOP_BOUND: Final = 25
TOP_ENTRIES: Final = 26
BASE: Final = 27
"""The class of the topmost play that is not transparent; ``NONE`` where there is none."""
BASE_LOWER: Final = 28
BASE_BOUND: Final = 29
RUN: Final = 30
"""Cards of one rank that lie on top, where nothing but that counts for a set."""
PARITY: Final = 31
"""1 where the plays on the pile turn the order round."""
SUMMARY: Final = 8
"""So many words from ``TOP`` sum up the pile."""
BEFORE: Final = 32
"""The same before the last play, and ``DEPTH``."""

LAID_CLASS: Final = 41
LAID_NAMED: Final = 42
LAID_LOWER: Final = 43
LAID_BOUND: Final = 44
LAID_RECEIVER: Final = 45
LAID_SUCCESSOR: Final = 46
LAID_ZONE: Final = 47
LAID_RUN: Final = 48
LAID_START: Final = 49
"""The place in the ladder at which a run begins."""
LAID_PICKS: Final = 50
"""Which class a run takes at each place, three bits a place."""

END_PROGRESS: Final = 51
END_SKIPS: Final = 52
END_REVERSALS: Final = 53
END_AGAIN: Final = 54
END_RECEIVER: Final = 55
END_GIVER: Final = 56
END_SUCCESSOR: Final = 57
END_PICKED: Final = 58
END_STAYS: Final = 59
END_REPLAY: Final = 60

PLACES: Final = 64
"""The seats that went out, first to last."""

PILE: Final = 80
LAID: Final = 88
HANDS: Final = 96
ROWS: Final = 176
DOWNS: Final = 256
"""By seat: how many face-down cards, then their classes by slot."""
DOWN_SIZE: Final = 16
STOCK_AT: Final = 416
ENTRIES: Final = 640
"""The pile from the bottom: rank, transparency and number of cards that lie together; see ``pile``."""
ROW_ORDER: Final = 864
"""By seat: how many cards the row has, then which, in the order in which they lie; where that matters."""
ORDER_SIZE: Final = 232
DEALT_ROWS: Final = 3184
"""The same for the rows as they were dealt; ``DOWN_SIZE`` words a seat."""
GAME: Final = 3344
"""Words of a game."""

# ---- the rules ---------------------------------------------------------------------------------------

T_PLAIN: Final = 0
"""Sets are cards of one class, none is named or answers a number, and nothing is exchanged in play."""
T_SUITED: Final = 1
T_WORDS: Final = 2
T_BITS: Final = 3
T_COUNT: Final = 4
"""Classes or cards that the zones count."""
T_CLASSES: Final = 5
T_SEATS: Final = 6
T_DRAW_TO: Final = 7
T_DRAW_WHEN: Final = 8
T_LIMIT: Final = 9
T_MOST_CARDS: Final = 10
T_EVERY: Final = 11
T_ON_EMPTY: Final = 12
T_MIRROR: Final = 13
"""The class of mirrors, or ``NONE``."""
T_MIMICS: Final = 14
T_ENDS_SIZE: Final = 15
T_SPECIAL: Final = 16
T_ODD: Final = 17
"""Every play takes the long way: single cards have powers, or a special last card takes the pile."""
T_SINGLES: Final = 18
T_TURNS: Final = 19
T_BINDING: Final = 20
T_ESCAPE: Final = 21
T_AT_LEAST: Final = 22
T_COMPLETION: Final = 23
T_ACROSS: Final = 24
T_THROUGH: Final = 25
T_ENTRIES: Final = 26
"""The list of what lies on the pile is kept."""
T_ANYWHERE: Final = 27
T_FORCED: Final = 28
T_GAMBLE: Final = 29
T_PASS_EMPTY: Final = 30
T_LATE_SWAP: Final = 31
T_UNTIL_FIRST: Final = 32
T_FINISH: Final = 33
T_PAIR_SKIPS: Final = 34
T_MATCH: Final = 35
T_SKIP_ONCE: Final = 36
T_SKIP_PASSES_SELF: Final = 37
T_REVERSE_ONCE: Final = 38
T_TWO_SKIPS: Final = 39
T_BURN_REPLAY: Final = 40
T_SET_REPLAY: Final = 41
T_OUT_OF_TURN: Final = 42
T_ROW_USE: Final = 43
T_ROW_SETS: Final = 44
T_SET_MAX: Final = 45
T_MIX: Final = 46
T_FEE: Final = 47
T_PREVIOUS: Final = 48
T_IN_ORDER: Final = 49
T_TAKE_CARD: Final = 50
T_BLIND_PICKUP: Final = 51
T_PICKUP_PLAYS: Final = 52
T_OUT_CLEARS: Final = 53
T_OUT_EFFECTS: Final = 54
T_FIRST_WINS: Final = 55
T_RUNS: Final = 56
T_RUN_SUITED: Final = 57
T_LADDER: Final = 58
"""Ranks in the ladder."""
T_LAY_OFF: Final = 59
T_START_CARD: Final = 60
T_STARTER: Final = 61
T_CALL: Final = 62
T_TIES: Final = 63
T_LEAD: Final = 64
T_SEARCH: Final = 65
"""Ranks in the search."""
T_FROM: Final = 66
T_SWAP: Final = 67
T_DIRECTION: Final = 68
T_CHOSEN: Final = 69
T_ROW_ORDER: Final = 70
T_LONG_END: Final = 71
"""The end of every turn takes the long way."""
T_QUICK: Final = 72
"""Turns may be made in one piece; see ``quick``."""
T_ORDINARY: Final = 73
"""Mask of the classes that greedy play gives away first, all cards together."""
T_NATURAL: Final = 74
"""Greedy play gives those away in the order of their numbers."""
T_JUST_TAKES: Final = 75
"""Who can lay nothing takes the pile, and that is all: 1 where that holds for hands, 2 for rows as well."""

# By class; each row has room for ``CLASSES``.
BIT: Final = 128
SHIFT: Final = 192
WORD: Final = 256
CLASS: Final = 320
RANK: Final = 384
TRANSPARENT: Final = 448
OWN_ON_EMPTY: Final = 512
BURNS: Final = 576
ACTS: Final = 640
SET_SIZE: Final = 704
"""By rank."""
FOLLOW: Final = 768
"""By variant and class: what may follow; eight rows."""
HIGHER: Final = 1280
SKIP: Final = 1344
REVERSE: Final = 1408
COPIES: Final = 1472
INVERTS: Final = 1536
GIVES: Final = 1600
GIVER_PLAYS: Final = 1664
AGAIN: Final = 1728
AGAIN_LAST: Final = 1792
TARGET: Final = 1856
LEAVES: Final = 1920
DECLARED: Final = 1984
MIMIC: Final = 2048
BINDS: Final = 2112
PLACE: Final = 2176
"""By rank: its place in the ladder, or ``NONE``."""
RANKS: Final = 2240
"""By place in the ladder: the rank."""
SINGLE: Final = 2304
"""By rank, four places each: the classes of its single cards, or ``NONE``."""
MEMBERS: Final = 2368
"""By class, four places each: the cards that belong to it, or ``NONE``; itself where suits do not count."""
FEE_PLACE: Final = 2624
SEARCH: Final = 2688
SEARCH_PLACE: Final = 2752
STRENGTH: Final = 2816
SUIT_PLACE: Final = 2880
"""By card: the place of its suit in the order of suits; -1 for the joker."""
ONES: Final = 2944
"""By seven bits: how many of them are set."""
NTH: Final = 3072
"""By seven bits and n, eight places each: the n-th of them that is set."""
SPEND: Final = 4096
"""The classes in the order in which greedy gives them away."""
POWERED: Final = 4160
"""Whether greedy lays only one card of the class."""
SPEND_PLACE: Final = 4224
SUIT_OF: Final = 4288
OF_RANK: Final = 4352
"""By rank: mask of its classes."""
TABLE: Final = 4416
"""Words of the rules."""
