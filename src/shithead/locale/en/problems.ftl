### What is wrong with a set of house rules, one sentence for each problem; the field stands before it.
###
### Arguments:
###   $min, $max   the smallest and the largest number that may stand there

## What cannot be read

problem-unknown-preset = There are no rules of this name; choose one from the list of presets.
problem-unknown-field = There is no rule of this name; correct its spelling or leave it out.
problem-unknown-value = This value does not exist; choose one of those that the rule has.
problem-unknown-rank = This is not a rank; write 2 to 9, T, J, Q, K, A, or JK for the joker, in quotation marks.
problem-unknown-suit = This is not a suit; write C, D, H or S.
problem-unknown-card = This is not a card; write its rank and its suit, for instance JH.
problem-not-a-number = Write a whole number here.
problem-not-a-switch = Write true or false here.
problem-not-a-text = Write a text here, in quotation marks.
problem-not-a-list = Write a list here, in square brackets.
problem-not-a-table = Write fields with their values here.
problem-not-a-name = Use only small letters, digits and single hyphens in this name.
problem-rank-or-card = Say whose power it is: either a rank or a card, not both.

## Numbers and texts

problem-out-of-range = Choose a number from { $min } to { $max }.
problem-no-numbers = The list is empty; give at least one number.
problem-too-many-numbers = The list is too long; give one number for each number of seats at most.
problem-fewer-than-min-seats = The most seats are fewer than the fewest; raise the one number or lower the other.
problem-set-of-one = One card is not a set; choose 2 or more, or 0 for no sets that burn.
problem-run-too-short = A run has at least three cards; choose 3 or more, or 0 for no runs.
problem-run-too-long = The ladder has fewer ranks than this; choose shorter runs.
problem-text-too-long = Shorten this text to 200 characters.
problem-text-not-printable = Leave out line breaks and signs that cannot be seen.

## Cards enough

problem-pack-too-small = There are not enough cards for that many seats; add a pack, deal fewer cards, or allow fewer seats.
problem-too-many-set-aside = Too few cards are left to deal; set fewer aside.
problem-needs-stock = This needs a stock, and at some number of seats all cards are dealt; deal fewer cards or leave this out.
problem-needs-row = This needs face-up cards; deal at least one to each seat.
problem-more-than-a-hand = A hand does not hold that many cards; exchange fewer.

## Rules that contradict each other

problem-needs-swap-before-play = Players choose their rows in the exchange before play; allow the exchange then.
problem-needs-empty-pile = The starter cannot be told what to lead if cards already lie on the pile; let the starter lead anything, or begin with an empty pile.
problem-needs-swap-before-leading = The starter cannot be told what to lead while cards may still be exchanged; let the starter lead anything, or exchange cards before play.
problem-needs-forced-pickup = Somebody else can only take the pile for a player who cannot play; make the pick-up forced.
problem-needs-draw-after-play = Drawn cards can only be added if they are drawn right after the play; draw then.
problem-needs-row-on-table = Hand and face-up cards can only be laid together if the row stays on the table; leave it there.
problem-needs-runs = Runs are switched off; allow them, or do not ask for one suit.
problem-needs-pairs = Only one card may be laid at a time; allow two or more, or leave pairs without a rule of their own.
problem-needs-loser = With more than two seats nobody loses if the game ends with the first one out; play to the last, or count something else.
problem-two-size-rules = The pair escape and the rule that the number of cards binds exclude each other; choose one.
problem-nobody-can-finish = Every card is barred from being the last, so nobody could finish; allow more cards to be the last, or give fewer of them a power.

## Ranks

problem-rank-twice = A rank stands here twice; leave one out.
problem-no-ranks = The ladder is empty; give at least one rank.
problem-joker-not-in-packs = Jokers are not part of a pack; set the number of jokers to 0 instead.
problem-not-in-ladder = This rank has no place in the ladder; choose one that has.
problem-taken-out = This rank is taken out of the packs; choose another one.
problem-suits-incomplete = Name each of the four suits once.
problem-no-place = This card could hardly ever be laid; give it a place in the ladder, or let it go on anything.

## Powers

problem-too-many-powers = There are more powers than ranks and cards; give one entry to each at most.
problem-too-many-single-cards = Only six single cards may have powers of their own; give the power to a whole rank instead.
problem-too-many-mirrors = Only one rank may be a mirror, and with at most two packs; leave the others plain.
problem-power-twice = This rank or card has two entries; make them one.
problem-powers-out-of-order = Sort the powers by rank, and put each rank before its single cards.
problem-no-power = This entry gives no power; add one or leave the entry out.
problem-joker-has-no-suit = Jokers have no suit; give the power to the rank.
problem-blocked-without-wild = Only a card that goes on anything can be barred from some ranks; make it wild, or leave the ranks out.
problem-wild-with-limit = A card cannot go on anything and on certain cards only; choose one.
problem-two-limits = A card cannot be limited both to certain ranks and to lower cards; choose one.
problem-value-without-place = The rank as which it counts has no place in the ladder; choose one that has.
problem-value-of-itself = A rank counts as itself anyway; choose another one, or leave this out.
problem-value-of-value = The rank as which it counts itself counts as another one; name that one.
problem-one-of-nothing = Say which ranks may follow.
problem-ranks-without-one-of = The ranks that may follow are listed, but the card does not ask for one of them; let it, or leave the list out.
problem-limit-without-use = A limit is named, but the card does not ask for lower cards; let it, or leave the limit out.
problem-limit-without-place = The limit has no place in the ladder; name a rank that has.
problem-choice-without-place = Higher or lower than a card without a place in the ladder means nothing; give it a place.
problem-transparent-with-demand = A transparent card shows what the card below demands; leave out its own demand, or do not make it transparent.
problem-transparent-inverts = A transparent card cannot turn the order of the cards round; leave out one of the two.
problem-transparent-leaves = A card that leaves the game shows nothing below it; leave out one of the two.
problem-own-without-transparent = Only a transparent card needs to be told what it counts as with nothing below; make it transparent, or leave this out.
problem-copies-without-transparent = Only a transparent card can copy the one below; make it transparent, or leave this out.
problem-burn-with-demand = A card that burns the pile leaves nothing to answer; leave out what it demands.
problem-burn-with-effect = A card that burns the pile does nothing else; leave out its other effects.
problem-leaves-with-demand = A card that leaves the game demands nothing of the next play; leave out its demand.
problem-last-takes-without-again = This is only for a card whose player plays again; let the player do so, or leave this out.
problem-again-with-target = The same player cannot play again and name the next one; choose one.
problem-then-without-gives = The card gives no pile away, so it cannot say who plays after that; let it give the pile, or leave this out.
problem-mimic-with-power = A card that takes another rank has the powers of that rank; leave out its own.
problem-mimic-of-mimic = A card cannot take a rank that itself takes or mirrors another one; leave that rank out.
problem-mimic-of-taken-out = A card cannot take a rank that is not in the packs; leave that rank out.
problem-mirror-with-power = A card that mirrors its partners has their powers; leave out its own.
