### What travels only when somebody opens it: the words around the rulebook and the rules editor.

## Rulebook

rulebook-title = Rules: { $rules } · Shithead
rulebook-own-page = On a page of its own
rulebook-contents = Contents
rulebook-specials = Special cards
rulebook-card = Card
rulebook-effect = What it does
rulebook-gone = Not at this table
rulebook-changed = Different here:
rulebook-print = Print
rulebook-play = Play by these rules

## Rules editor

editor-title = Your house rules
editor-preset = Begin with
editor-preset-show = Choose another
editor-preset-filter = Search the rule sets
editor-preset-none = No rule set has this in its name.
editor-seats = { $span ->
    [one] { $min } players
   *[more] { $min } to { $max } players
}
editor-preset-undo = Undo: back to my rules
editor-source = Source:
editor-same = Exactly as { $preset }.
editor-differs = Different from { $preset }
editor-reset = Back to { $preset }
editor-problems = { $count ->
    [one] One thing doesn’t work yet
   *[other] { $count } things don’t work yet
}
editor-fine = These rules can be played.
editor-checking = Checking…
editor-not-yet = First put right what doesn’t work yet.
editor-changed = changed
editor-changed-count = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
editor-cards = What the cards can do
editor-cards-help = Tap a rank to see what it does and to change it.
editor-card-plain = no powers
editor-card-powers = has powers
editor-card-problem = something is wrong here
editor-card-clear = Take all its powers away
editor-single = Only a single card
editor-single-help = A single card can do something else than its rank.
editor-single-rank = Rank
editor-single-suit = Suit
editor-single-add = Add this card
editor-pending = Choose what the { $card } does.
editor-single-remove = Like the others of its rank again
editor-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
editor-card-of = { rank-upper } of { editor-suit }
rank-upper = { $rank ->
    [T] 10
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
    [JK] Joker
   *[other] { $rank }
}
editor-yes = Yes
editor-no = No
editor-less = Less
editor-more = More
editor-as-usual = As usual
editor-by-seats = Depends on the number of players
editor-at-seats = With { $count }
editor-up = Move { $what } up
editor-down = Move { $what } down
editor-out = Take { $what } out
editor-outside = Not in the order
editor-share = Share these rules
editor-code = Share code
editor-link = Link
editor-copy = Copy
editor-copied = Copied!
editor-qr = QR code with a link to these rules
editor-code-in = Somebody sent you a code?
editor-code-take = Use it
editor-code-bad = That isn’t a share code, or a part of it is missing.
# $part is what is wrong with it, as it stands there.
editor-code-part = The part “{ $part }” is not understood.
editor-read = Read the rules in full
