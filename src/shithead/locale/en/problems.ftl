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
problem-rank-or-card = Say which card it is about: either a rank or a single card, not both.

## Numbers and texts

problem-out-of-range = Choose a number from { $min } to { $max }.
problem-no-numbers = The list is empty; give at least one number.
problem-too-many-numbers = The list is too long; give at most one number for each number of players.
problem-fewer-than-min-seats = The most players are fewer than the fewest; raise the one number or lower the other.
problem-set-of-one = One card is not a set; choose 2 or more, or 0 if equal cards never burn.
problem-run-too-short = A run has at least three cards; choose 3 or more, or 0 if there are no runs.
problem-run-too-long = The order of the ranks is shorter than this; choose shorter runs.
problem-text-too-long = Shorten this text to 200 characters.
problem-text-not-printable = Leave out line breaks and signs that cannot be seen.

## Cards enough

problem-pack-too-small = There are not enough cards for that many players; add a pack, deal fewer cards, or lower the number of players.
problem-too-many-set-aside = Too few cards are left to deal; put fewer aside.
problem-needs-stock = This needs a stock, and with some number of players all cards are dealt out; deal fewer cards, or switch this off.
problem-needs-row = This needs face-up cards; deal at least one to everyone.
problem-more-than-a-hand = A hand does not hold that many cards; let the loser give fewer.

## Rules that contradict each other

problem-needs-swap-before-play = Everyone chooses the face-up row by swapping before play; let cards be swapped then.
problem-needs-empty-pile = Nobody can be told what to lead if cards already lie on the pile; let the starter lead anything, turn no first card, and let no cards be laid onto the pile before play.
problem-needs-swap-before-leading = Nobody can be told what to lead while cards may still be swapped; let the starter lead anything, or let cards be swapped before play or never.
problem-needs-forced-pickup = The player before you can take the pile only where nobody may take it freely; let it be taken only when stuck.
problem-needs-draw-after-play = A drawn card can be added only if you draw right after each play; let cards be drawn then, or switch this off.
problem-needs-row-on-table = Hand and face-up cards can go together only if the face-up cards are played from the table; let them be played from there, or do not let them go together.
problem-needs-runs = There are no runs; say how many cards make one, or do not ask for one suit.
problem-needs-pairs = Only one card may be laid at a time; allow two equal cards or more, or switch this rule about pairs off.
problem-needs-loser = With more than two players nobody has lost if the game is over when the first player is out; play until only one has cards left, or count something else.
problem-two-size-rules = Needing as many cards as the player before and a pair that saves you exclude each other; switch one of the two off.
problem-nobody-can-finish = No card may be the last one, so nobody could go out; allow more cards to be the last, or give fewer of them a power.

## Ranks

problem-rank-twice = A rank stands here twice; leave one of the two out.
problem-no-ranks = No rank has a place in the order; give a place to at least one.
problem-joker-not-in-packs = Jokers are not part of a pack; set the number of jokers to 0 instead.
problem-not-in-ladder = This rank has no place in the order of the ranks; choose one that has.
problem-taken-out = This rank is left in the box; choose another one.
problem-suits-incomplete = Name each of the four suits once.
problem-no-place = This card could hardly ever be laid; give it a place in the order of the ranks, or let it go on anything.

## Powers

problem-too-many-powers = There are more powers than ranks and cards; say only once what each does.
problem-too-many-single-cards = Only six single cards may have powers of their own; give the power to a whole rank instead.
problem-too-many-mirrors = Only one rank may be a mirror, and with at most two packs; leave the others plain.
problem-power-twice = What this card does is said twice; say all of it in one place.
problem-powers-out-of-order = Sort the powers by rank, and put each rank before its single cards.
problem-no-power = Nothing is said about what this card does; give it a power, or leave it out.
problem-joker-has-no-suit = Jokers have no suit; give the power to all jokers.
problem-blocked-without-wild = Only a card that goes on anything can have exceptions to that; let it go on anything, or choose no exceptions.
problem-wild-with-limit = A card cannot go on anything and on certain ranks or lower cards only; choose one.
problem-two-limits = A card cannot be limited both to certain ranks and to lower cards; choose one.
problem-value-without-place = It counts as a rank that has no place in the order of the ranks; choose one that has.
problem-value-of-itself = A card counts as its own rank anyway; choose another rank, or none.
problem-value-of-value = It counts as a rank that counts as another one itself; choose that one.
problem-one-of-nothing = Say which ranks may follow.
problem-ranks-without-one-of = It is said which ranks may follow, but not that “one of certain ranks” has to; choose that, or leave the ranks out.
problem-limit-without-use = A rank is the limit, but nothing has to stay under it; ask for lower cards, or choose no limit.
problem-limit-without-place = The rank that is the limit has no place in the order of the ranks; choose one that has.
problem-choice-without-place = Higher or lower than a card without a place in the order of the ranks means nothing; give it a place.
problem-transparent-with-demand = Through a transparent card you have to beat the one under it, so it cannot ask for anything of its own; choose “Its own rank or higher, as usual”, or do not make it transparent.
problem-transparent-inverts = A transparent card cannot turn the order of the ranks round; choose one of the two.
problem-transparent-leaves = A card that leaves the game by itself cannot be transparent; choose one of the two.
problem-own-without-transparent = Whether it counts as its own rank with nothing under it is asked only of a transparent card; make it transparent, or switch this off.
problem-copies-without-transparent = Only a transparent card can skip and turn round like the card under it; make it transparent, or switch this off.
problem-burn-with-demand = After a card that burns the pile nothing is left to beat; choose “Its own rank or higher, as usual”, or do not let it burn the pile.
problem-burn-with-effect = A card that burns the pile does nothing else; leave out its other effects, or do not let it burn the pile.
problem-leaves-with-demand = After a card that leaves the game by itself nothing of its own can have to follow, nor can it turn the order round while it lies in the pile; leave that out, or let the card stay.
problem-last-takes-without-again = This is only for a card after which you play again; let its player do so, or switch this off.
problem-again-with-target = You cannot both play again and choose who plays next; choose one of the two.
problem-then-without-gives = The card sends the pile to nobody, so it cannot say who plays after that; let it send the pile, or choose the player after the one who took it.
problem-mimic-with-power = A card that is laid as another rank has the powers of that rank; leave out its own.
problem-mimic-of-mimic = A card cannot be laid as a rank that is a mirror or is itself laid as another one; leave that rank out.
problem-mimic-of-taken-out = A card cannot be laid as a rank that is left in the box; leave that rank out.
problem-mirror-with-power = A mirror takes the rank of the cards that it is laid with, and their powers; leave out its own.
