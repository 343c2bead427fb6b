### The rules of any table, sentence by sentence. The program puts together those that hold; each begins a line
### of its own, and its first letter is made a capital one. The names of ranks come from game.ftl.
###
### Arguments that recur:
###   $rank    a rank as in game.ftl: the number on the card, or its letter (T, J, Q, K, A, JK)
###   $suit    C, D, H or S where a power is that of one single card; "none" where all cards of the rank have it
###   $cards, $ranks, $other   ranks or cards that are named already: "a 7 or an 8", "7s and 8s", "the 7 and the 8"
###   $numbers a list such as "6 with two players, 4 with three or four players"
###   $count   a number

## Lists, numbers, names

join-comma = { $left }, { $right }
join-list = { $left }, { $right }
join-and = { $left } and { $right }
join-or = { $left } or { $right }
number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
cards-counted = { $count ->
    [one] one card
   *[other] { number } cards
}
seats-number = { $number ->
    [0] none
   *[other] { $number }
} { $span ->
    [one] with { $first }
    [two] with { $first } or { $last }
   *[more] with { $first } to { $last }
} players
rank-the = { $rank ->
    [T] the 10
   *[other] the { rank }
}
# All cards of the rank: "8s", "queens".
ranks = { $rank ->
    [T] 10s
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
    [JK] jokers
   *[other] { $rank }s
}
# As in the list of all ranks.
rank-short = { $rank ->
    [T] 10
    [JK] joker
   *[other] { $rank }
}
suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
card-the = the { rank } of { suit }
card-cell = { rank-cell } of { suit }
# In the table of special cards.
rank-cell = { $rank ->
    [T] 10
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
    [JK] Joker
   *[other] { $rank }
}

## Headings

section-aim = The aim
section-cards = Cards and deal
section-swap = Before play
section-start = Who starts
section-turn = Your turn
section-order = The ranks
section-special = { $suit ->
    [none] The { rank }
   *[other] The { rank } of { suit }
}
section-burning = Sets that burn
section-drawing = Drawing
section-taking = Taking the pile
section-gamble = The gamble
section-interrupting = Out of turn
section-row = The face-up row
section-blind = Face-down cards
section-finishing = Going out
section-result = The end
section-edges = When two rules meet
section-tips = Tips
section-specials = Special cards at a glance
section-gone = Not at this table
column-card = Card
column-effect = What it does
changed-note = { $mark } marks what is different from { $base }.
unknown-base = the rules that these come from
gone-note = These rules of { $base } do not hold here:

## The aim

aim-last-loses = Get rid of all your cards. Whoever is the last to have any loses.
aim-first-wins = Get rid of all your cards. The first player without any wins.
aim-table = There are { number } of you at this table.
aim-seats = For { $span ->
    [two] { $first } or { $last }
   *[more] { $first } to { $last }
} players.

## Cards and deal

cards-packs = { $count ->
    [1] The game is played with one pack of 52 cards.
   *[other] The game is played with { number } packs of 52 cards, shuffled together.
}
cards-packs-by-seats = Packs of 52 cards, shuffled together: { $numbers }.
cards-no-jokers = There are no jokers.
cards-jokers = { $count ->
    [one] One joker joins in.
   *[other] { number } jokers join in.
}
cards-jokers-by-seats = Jokers: { $numbers }.
cards-without = Before shuffling, take out all { $ranks }: nobody plays with them.
cards-set-aside = After shuffling, { $count ->
    [one] one card is put aside unseen and stays
   *[other] { number } cards are put aside unseen and stay
} out of the game.
cards-set-aside-by-seats = Cards put aside unseen after shuffling, out of the game: { $numbers }.
deal-down = Everyone gets { cards-counted } face down, in a row. Nobody looks at face-down cards, not even their owner.
deal-down-by-seats = Everyone gets a row of face-down cards: { $numbers }. Nobody looks at them, not even their owner.
deal-no-down = There are no face-down cards.
deal-up = Everyone gets { cards-counted } face up, for all to see: the face-up row.
deal-up-by-seats = Everyone gets a face-up row, for all to see. Cards in it: { $numbers }.
deal-no-up = There is no face-up row.
deal-chosen = Everyone gets { cards-counted } for the face-up row. Only you see yours for now.
deal-chosen-by-seats = Everyone gets cards for a face-up row; only you see yours for now. Cards in it: { $numbers }.
deal-hand = Everyone gets { cards-counted } in hand.
deal-hand-by-seats = Everyone gets cards in hand: { $numbers }.
deal-order = Cards are dealt one at a time round the table, from the dealer’s left: first all face-down cards, then those of the rows, then the hands.
deal-order-down = Cards are dealt one at a time round the table, from the dealer’s left: first all face-down cards, then the hands.
deal-order-up = Cards are dealt one at a time round the table, from the dealer’s left: first those of the rows, then the hands.
deal-order-hand = Cards are dealt one at a time round the table, from the dealer’s left.
deal-rest = What is left of the pack is dealt into the hands too, from the dealer’s left until nothing remains, so some may hold one card more. There is no stock, and nobody draws.
deal-stock = The rest is the stock.
deal-stock-count = The other { $count ->
    [one] card is
   *[other] { $count } cards are
} the stock.
deal-no-stock = That uses up all the cards: there is no stock, and nobody draws.
deal-no-stock-with = With { $seats } players that uses up all the cards: there is no stock, and nobody draws.

## Before play

swap-none = Nothing is swapped: the row stays as it was dealt.
swap-before-play = Before play you may swap hand cards with cards of your own face-up row, one for one and as often as you like. Face-down cards stay where they are.
swap-chosen = Choose your face-up row: swap hand cards with the cards dealt for it, one for one and as often as you like. Nobody else sees them while you do.
swap-ready = Say “Ready” when you are done. You can take that back until everyone is ready. Then all the rows are shown at once, and nothing is swapped any more.
swap-first-turn = On your first turn, before you do anything else, you may swap hand cards with cards of your own face-up row, one for one and as often as you like. Everyone sees it.
swap-until-first-move = Until your own first move you may swap hand cards with cards of your own face-up row, one for one and as often as you like, even when it is not your turn. Everyone sees it.
lay-off-own = Before play begins, you may lay off: put a hand card on a card of the same rank in your own face-up row, which grows by it.
lay-off-any = Before play begins, you may lay off: put a hand card on a card of the same rank in anybody’s face-up row, which grows by it.
lay-off-pile = Before play begins, you may lay { ranks } from your hand on the pile, each as a play of its own. They do nothing there but lie on top, to be beaten by whoever starts.
lay-off-stock = For each card laid off you draw one, while the stock lasts.
lay-off-done = All players do this at the same time. Say so when you are done; you can take that back until everyone is.

## Who starts

start-dealer = The first dealer is drawn by lot.
start-row-as-dealt = Look for { rank-a } among the face-up cards as they were dealt, before any swap: whoever was dealt one starts.
start-row-at-start = Look for { rank-a } in the face-up rows as they lie when play begins: whoever has one there starts.
start-row-first-dealt = Whoever was the first to be dealt { rank-a } face up starts, whatever is swapped afterwards.
start-hand = Look for { rank-a } in the hands: whoever has one starts.
start-hand-call = Look for { rank-a } in the hands.
start-call-row = No { rank } there? Then { rank-a } in the hand counts.
start-call = If anyone holds one in hand, there is a short time to call it: the first holder to call starts.
start-then-hand = No { rank } there? Then whoever has one in hand starts.
start-call-ties-seat = If no holder calls, the first of them from the dealer’s left starts.
start-call-ties-suit = If no holder calls, the one with the lowest suit of that rank starts.
start-call-ties-copies = If no holder calls, the one with most cards of that rank starts.
start-call-ties-next-rank = If no holder calls, compare their other hand cards from the lowest up: the lower ones start, and fewer cards count as lower.
start-ties-seat = If there are several, the first of them from the dealer’s left starts.
start-ties-suit = If there are several, the one with the lowest suit of that rank starts.
start-ties-suit-lowest = If several have an equally low card, the lowest suit decides.
start-ties-copies = If there are several, the one with most cards of that rank starts.
start-ties-copies-lowest = If several have an equally low card, whoever has more of them starts.
start-ties-next-rank = If there are several, compare their other cards in the same place, from the lowest up: the lower ones start, and fewer cards count as lower.
start-ties-still = If that decides nothing, the first of them from the dealer’s left starts.
start-ties-hands = If hands are equally weak, the first of them from the dealer’s left starts.
start-suits = The suits from low to high: { $suits }.
start-next = If nobody has one, the same search is made for { rank-a }, and so on up the ranks.
start-wrap = After { $top } the search goes on with { rank-a }.
start-never = Holding { $ranks } never makes anyone start.
start-nothing-found = If nothing is found at all, the dealer’s left neighbour starts.
start-lowest-hand = Whoever holds the lowest card in hand starts.
start-lowest-row = Whoever has the lowest card in the face-up row starts; the rows count as they lie when play begins.
start-lowest-open = Whoever has the lowest card in hand or face-up row starts; both count as they are when play begins.
start-lowest-from = For this, { rank-the } is the lowest rank.
start-lowest-from-middle = For this, { rank-the } is the lowest rank, and the ranks below it in the usual order are the highest.
start-lowest-outside = { $ranks } count as higher than all others here.
start-weakest-hand = The weakest hand starts. Compare the highest cards first, then the next ones, and so on: whoever has the lower card is weaker.
start-weakest-order = For this, cards that go on anything are the highest, and next to them those outside the order of the ranks.
start-dealer-left = The dealer’s left neighbour starts.
start-dealer-right = The dealer’s right neighbour starts.
start-lead-seat = Whoever opened the table leads, in this game and in all that follow.
start-last-loser = The loser of the last game starts; in the first game lots are drawn.
start-lot = Who starts is drawn by lot.
start-lead-any = The starter’s first play is free.
start-lead-rank = The starter has to lead the rank that decided, or, with none of it in hand, the lowest rank in the hand.
start-lead-card = The starter’s first play has to contain a certain card: the one with the lowest suit of the rank that decided or, with none of it in hand, of the lowest rank in the hand.
start-lead-lowest = The starter has to lead the lowest rank in the hand.
start-lead-lowest-card = The starter’s first play has to contain the lowest card of the hand; between equal ones the lowest suit decides.
start-lead-run = A run has to contain that card too.
start-lead-no-gamble = Before that, the starter may not gamble.
start-card = To begin, the top card of the stock is turned over onto the pile. It has no effect of its own; the starter has to beat it like any other.
start-on-laid-off = If cards were laid on the pile before play, the starter has to beat them; otherwise the first play is free.

## Your turn

turn-two = You take turns.
turn-clockwise = Play goes clockwise.
turn-counter = Play goes anticlockwise; only the deal and the search for the starter go clockwise.
turn-second-player = After the starter’s turn either neighbour may play next. Whoever does so first decides which way round play goes.
turn-second-player-fixed = If a card skips somebody or settles who plays next before that, play goes clockwise.
turn-second-player-reverse = Until then, turning play round does nothing.
turn-lay = Lay one card on the pile, or several of the same rank together.
turn-lay-one = Lay one card on the pile; never more than one.
turn-lay-up-to = Lay one card on the pile, or up to { number } of the same rank together.
turn-beat = What you lay has to be of the same rank as the top card or higher.
turn-beat-special = Special cards aside, what you lay has to be of the same rank as the top card or higher.
turn-higher = What you lay has to be higher than the top card; an equal one is not enough.
turn-higher-special = Special cards aside, what you lay has to be higher than the top card; an equal one is not enough.
turn-empty = On an empty pile you may lay anything.
turn-empty-except = On an empty pile you may lay anything but { $cards }.
turn-pass-empty = On an empty pile you may pass instead of playing.
turn-suits = Suits never matter.
turn-suits-only = Suits matter only { $places }.
suits-start = at the start of the game
suits-runs = in runs
suits-cards = for single cards that differ from the others of their rank
size-free = How many cards were laid before does not matter.
size-at-least = How many cards were laid binds: after two or more, you need at least as many, and they have to beat the pile too.
size-wild-ends = { $cards } answer any number of cards, and after them no number binds.
size-wild-binds = That goes for { $cards } as well: they need the number too, and bind by their own.
size-wild-shows = { $cards } answer any number of cards too, but they end nothing: the number of the play under them goes on.
size-transparent = { $cards } bind nothing themselves: the number of the play under them goes on.
size-sets = A full set that burns answers any number.
size-runs = A run answers with the number of all its cards.
size-blind = A face-down card, or one turned from the stock, is judged by its rank alone.
size-blind-only = A face-down card is judged by its rank alone.
run-lay = You may also lay a run: { number } or more cards of ranks that follow each other, each rank once.
run-zone = The cards of a run come all from the hand or all from the row.
run-suited = All cards of a run have the same suit.
run-counts = Only the lowest card of a run has to go on the pile. The run then does what its highest card does, once, and counts as that card.
run-without = { $cards } are never part of a run.
escape-lay = Pair escape: if you have no single card that you could play, you may lay a pair of any rank on the pile, exactly two cards.
escape-answer = The next play has to be as many cards of a higher rank, or more cards of any one rank. A single card is not enough.
escape-binds-on = The answer binds in the same way, by its own number of cards.
escape-wild = { $cards } answer a pair escape too.
escape-sets = Completing a set that burns always answers.
escape-ends = The pile stays bound until it is taken or burned, or until a face-down card is turned onto it.
escape-ends-gamble = The pile stays bound until it is taken or burned, or until a card from the stock or a face-down card is turned onto it.
escape-ends-special = A card that goes on anything, or one that asks for something of its own, ends it too.
escape-goes-on = { $cards } do not end it: the pile stays bound under them.
escape-only = Only escapes and the answers to them bind: an ordinary pair does not, and while the pile is bound there is no new escape.
turn-pair-skips = Two cards laid together skip the next player, unless they burn the pile.

## The ranks

order-ladder = From low to high: { $ranks }.
order-outside = { $ranks } stand outside this order.
order-specials = Special cards: { $cards }.
order-no-specials = No rank has a power of its own.
order-ordinary = Here { $card } has no power of its own.

## Special cards

power-single-card = Only this one card has these powers.
power-single-top = Laid together with others of its rank it goes on top, and the whole play counts as this card.
power-wild = It goes on any card.
power-wild-except = It goes on any card except { $ranks }.
power-wild-by-rank = It goes on any card. Only on { $ranks } it counts by its rank, like an ordinary card.

power-by-rank = It is laid by its rank, like an ordinary card.
power-goes-on = It goes only on { $ranks }, whatever that card asks for, and on an empty pile.
power-goes-on-pile = It goes only on { $ranks }, whatever that card asks for.
power-lower-only = Unless the pile is empty, it goes only on a card that is lower than itself and asks for nothing it cannot meet.
power-lower-only-outside = It does not go on { $ranks }: cards outside the order never count as lower.
power-not-on-empty = You may not lay it on an empty pile, unless you have nothing else that you could lay there.
power-value = It counts as { $other } when ranks are compared. Sets are counted by its own rank.
power-mirror = It is a mirror: lay it together with cards of another rank, and it takes their rank. Alone it may be laid only on an empty pile, when you have nothing else for it.
power-mirror-single = A single card that has powers of its own counts as a plain card of its rank when it is laid with a mirror.
power-mimic = Lay it as { $ranks }: you say which, and it counts as that rank in everything. The rank that you name has to fit.
power-mimic-several = Several laid together are named as one rank.
power-reset = After it anything goes.
power-reset-except = Exceptions: { $cards } may not be laid on it.
power-demands-nothing = It asks for nothing: any card goes on it.
power-at-most = The next card has to be { $other } or lower.
power-below = The next card has to be lower than { $other }.
power-one-of = The next card has to be { $ranks }.
power-same = It cannot be beaten: only its own rank goes on it.
power-choice = When you lay it, say “higher” or “lower”: the next card has to be of its rank or higher, or of its rank or lower.
power-limit-except = Exceptions: { $cards } go on it all the same.
power-limit-holds = { $cards } have to keep to that too.
power-limit-once = That holds for one play. Afterwards the card that then lies on top counts.
power-transparent = It is transparent: what has to be beaten is the first card under it that is not.
power-own-on-empty = With no such card under it, it counts as its own rank.
power-nothing-below = With no such card under it, anything goes.
power-copies = It also skips and turns play round as the card does that shows through.
power-inverts-pile = It turns the order of the ranks round: lower beats higher for as long as it lies in the pile. Laying another one on top turns the order back.
power-inverts-game = It turns the order of the ranks round: from now on lower beats higher, even when the pile is taken or burned, until another one turns the order back.
power-burn = It burns the pile: all its cards, this one included, leave the game for good.
power-burn-must = Then you have to play again, on the empty pile.
power-burn-may = Then you may play again on the empty pile, or pass.
power-burn-no = Then the next player opens a new pile.
power-leaves = It then leaves the game by itself; the pile stays as it was under it.
power-leaves-given = It then leaves the game by itself; only the rest of the pile goes to the hand.
power-skip = { $count ->
    [one] It skips the next player.
   *[other] It skips the next { number } players.
}
power-skip-each = Several laid together skip more: two of them skip { number } players.
power-skip-once = Several laid together still skip only { $count ->
    [one] one player
   *[other] { number } players
}.
power-reverse = It turns the direction of play round.
power-reverse-once = Several laid together turn it round once.
power-reverse-cancels = Each card turns it round: two laid together cancel out.
power-target = You choose who plays next; it cannot be yourself.
power-gives-next = The next player takes the whole pile into the hand, this card included.
power-gives-previous = The player before you takes the whole pile into the hand, this card included.
power-gives-chosen = You choose who takes the whole pile into the hand, this card included; it cannot be yourself.
power-then-after-receiver = The player after the one who took it goes on, on an empty pile.
power-then-giver = Then you play again, on an empty pile.
power-again-cover = You have to cover it at once: lay any card of yours on it, or several of one rank, whatever it asks for.
power-again-beat = You play again at once, by the usual rules: beat it, or take the pile where those rules let you.
power-again-may = You may play again at once by the usual rules, or pass.
power-again-lapses = If it was your last card, you are out and that lapses.
power-again-last-takes = If it was your last card, you are not out: you take the pile, and your turn is over.
power-set-size = { number } of them already burn as a set.
power-set-never = A set of them never burns.
power-plain = It has no power, unlike the other cards of its rank.

## Sets that burn

burn-sets = When the top { number } cards of the pile have the same rank, the pile burns.
burn-sets-or-more = When the top { number } cards of the pile, or more, have the same rank, the pile burns.
burn-sets-by-seats = The pile burns when enough cards of one rank lie on top. How many: { $numbers }.
burn-no-sets = Equal cards do not burn the pile, however many they are.
burn-own-sets = Only { $cards } burn as a set.
burn-own-sizes = { $cards } have a number of their own.
burn-gone = Burned cards leave the game and never come back.
burn-across = They may come from one play or from several turns and players.
burn-one-play = They have to come from one single play.
burn-between = With another card between them they do not count.
burn-through-break = With another card between them they do not count, not even if it is transparent.
burn-through-ignored = { $cards } between them are left aside in counting; with any other card between them they do not count.
burn-through-joined = { $cards } among them count as the rank that they show; with any other card between them they do not count.
burn-wild-too = { $cards } burn as a set too.
burn-wild-not = { $cards } never burn as a set.
burn-completing-beats = Adding the missing cards to a set that lies on top is always allowed, even where they would not beat the pile.
burn-own-turn = You can complete a set only in your own turn.
burn-completing-must-beat = The cards that complete a set have to beat the pile like any others.
burn-anywhere = A full set that you lay all at once goes on anything.
burn-mimics = A card that was named as another rank counts as that rank.
burn-mirrors = A mirror counts as the rank that it took.
burn-runs = The cards of a run count one by one: only its topmost can belong to a set.
burn-no-effects = When special cards burn as a set, they do nothing else.
burn-set-must = Whoever burns the pile like this has to play again, on the empty pile.
burn-set-may = Whoever burns the pile like this may play again on the empty pile, or pass.
burn-set-no = After such a burn the next player opens a new pile.

## Drawing

draw-after-play = After each play, draw until you hold { cards-counted } again, while the stock lasts. That comes before any extra play, so you may use what you drew.
draw-after-play-by-seats = After each play, draw from the stock while it lasts, and before any extra play. You fill up to: { $numbers }.
draw-end-of-turn = When your turn is over, draw until you hold { cards-counted } again, while the stock lasts.
draw-end-of-turn-by-seats = When your turn is over, draw from the stock while it lasts. You fill up to: { $numbers }.
draw-start-of-turn = When your turn begins, draw until you hold { cards-counted } again, while the stock lasts.
draw-start-of-turn-by-seats = When your turn begins, draw from the stock while it lasts. You fill up to: { $numbers }.
draw-when-empty = If a play empties your hand, you draw at once.
draw-enough = If you hold that many or more, you draw nothing.
draw-match = If you draw after a play from your hand, you may at once add as many cards of the rank just laid as you have drawn of it, or pass. You are asked even if you drew none, so that nobody learns what you drew.
draw-match-effects = That is a play of its own, with all that it does; you draw again and may go on. Only skipped turns wait: they add up and count when you are done.
draw-match-except = There is no adding after a burn, after giving the pile away, or when you play again or have named the next player anyway.

## Taking the pile

take-free = If you cannot or do not want to play, take the whole pile into your hand.
take-forced = Only if you have nothing that you could lay do you take the pile, and then you have to: all of it goes into your hand.
take-ends-turn = Your turn is over, and the next player opens a new pile.
take-plays-on = Then you play at once, on the empty pile.
take-previous = If you have nothing that you could lay, the player before you takes the pile into the hand.
take-previous-plays = Then you play, on the empty pile.
take-previous-blind = A face-down card, or one turned from the stock, that does not go is yours to take, with the pile.
take-previous-blind-only = A face-down card that does not go is yours to take, with the pile.
take-not-empty = An empty pile cannot be taken.
take-hand-first = Whoever takes the pile has to empty the hand again before going back to the cards on the table.

## The gamble

gamble-any-time = While the stock lasts, you may gamble instead of laying a card, even if you could play: turn the top card of the stock onto the pile.
gamble-when-stuck = If you have nothing that you could lay and the stock is not gone, you may gamble: turn its top card onto the pile.
gamble-works = If it can be played, it stays and counts as your play, with all that it does.
gamble-fails = If not, you take it and the whole pile into your hand, and your turn is over.
gamble-fails-plays-on = If not, you take it and the whole pile into your hand and play on, on the empty pile.
gamble-alone = Equal cards of your hand cannot join it.
gamble-empty = On an empty pile a gamble always works.
gamble-not-again = You cannot gamble when you have to play again on your own card.

## Out of turn

interrupt-complete = Even when it is not your turn, you may complete a set that lies on top and burn the pile, with all the cards that are missing.
interrupt-jump-in = Even when it is not your turn, you may jump in: lay one or more cards of the rank that lies on top.
interrupt-limit = You lay { number } of them at most.
interrupt-without = { $cards } cannot be laid out of turn.
interrupt-source = You do it between two plays, from your hand, or from your face-up row where you already play from that; never with a face-down card.
interrupt-source-hand = You do it between two plays, from your hand; never with a face-down card.
interrupt-moves-turn = The turn moves to you, and play goes on from your seat.

## The face-up row

row-on-table = Once the stock and your hand are both empty, you play from your face-up row, by the same rules.
row-on-table-no-stock = Once your hand is empty, you play from your face-up row, by the same rules.
row-taken = When the stock and your hand are both empty, you take your whole face-up row into your hand.
row-one-by-one = When the stock and your hand are both empty, you take the first card of your face-up row into your hand, and the next one when the hand is empty again.
row-taken-no-stock = When your hand is empty, you take your whole face-up row into it.
row-one-by-one-no-stock = When your hand is empty, you take the first card of your face-up row into it, and the next one when it is empty again.
row-strict = From the row an equal card is not enough: it has to be higher.
row-sets = Several cards of the same rank may go together here too.
row-singly = From the row you lay one card at a time, even if you have equal ones.
row-no-mix = A hand card and a face-up card are never laid together.
row-mix-always = With cards from your hand you may lay cards of the same rank from your face-up row.
row-mix-last-hand = With the stock gone, when you lay all your hand cards at once, you may add cards of the same rank from your face-up row.
row-mix-counts = That counts as a play from the hand.
row-mix-no-runs = Runs are never mixed like this.
row-waits = If a play empties your hand, your turn ends there and the row waits for your next one.
row-next-play = If your last hand card gives you another play, it comes from the row at once; otherwise the row waits for your next turn.
fee-none = If you take the pile while playing from the row, you take nothing else: your face-up cards stay where they are.
fee-one-chosen = If you take the pile while playing from the row, you pay a fee: one of your face-up cards, whichever you like, goes into your hand along with it.
fee-optional = If you take the pile while playing from the row, you may take one of your face-up cards into your hand along with it.
fee-one-rank = If you take the pile while playing from the row, you pay a fee: one or more of your face-up cards of one rank go into your hand along with it.
fee-lowest = If you take the pile while playing from the row, you pay a fee: one of your lowest face-up cards goes into your hand along with it.
fee-lowest-outside = For this, { $ranks } are the highest.
fee-tried = If you take the pile while playing from the row, you pay a fee: a face-up card that does not go on the pile, which you choose. If each of them would go, there is no fee.
fee-no-effect = A card given as a fee has no effect, whatever it is.

## Face-down cards

blind-turn = When your other cards and the stock are gone, turn one face-down card onto the pile, without knowing what it is.
blind-turn-no-stock = When your other cards are gone, turn one face-down card onto the pile, without knowing what it is.
blind-chosen = You choose which one.
blind-in-order = You turn them in order, from the first on.
blind-works = If it can be played, it stays and counts as your play, with all that it does. On an empty pile any card can.
blind-fails = If not, you take it and the whole pile into your hand, and your turn is over.
blind-fails-plays-on = If not, you take it and the whole pile into your hand and play on, on the empty pile.
blind-fails-card = If not, you take only that card into your hand; the pile stays, and your turn is over.
blind-pickup = Instead of turning one you may take the pile.
blind-no-pickup = You cannot take the pile without turning a card.
blind-choices = If the card leaves you a choice, you make it when you have seen it.
blind-one = Face-down cards are never turned two at a time.
blind-wait = While you hold cards, your face-down cards have to wait.
blind-next-play = If the last of your other cards gives you another play, you turn a face-down card in the same turn.

## Going out

out-when = You are out as soon as you have no cards left, in hand or on the table.
out-when-hand = You are out as soon as you have no cards left.
out-after-drawing = As long as there is a stock, an empty hand is filled first: nobody is out before the stock is gone.
out-pile-stays = The pile stays, and the next player has to beat it.
out-clears = The pile then leaves the game, and the next player opens a new one.
out-effects-count = What your last card does to the others still counts.
out-effects-lapse = What your last card does to the others lapses, once the stock is gone.
finish-burn = If your last card burns the pile, you are out all the same: there is no extra play, and the next player opens a new pile.
finish-no-burn = You may not end with a play that burns the pile.
finish-no-special = You may not end with a special card, not even together with others.
finish-takes-pile = If you end with a special card, it does nothing: you take it and the whole pile into your hand, and your turn is over.
finish-blind = A face-down card may always be your last, whatever it is.
finish-nothing-left = If that leaves you with nothing to lay on an empty pile, you may lay it there all the same.

## The end

end-last-loses = The game ends as soon as only one player still has cards: that player has lost.
end-first-wins = The game ends as soon as one player is out: that player has won.
end-first-wins-two = With two players, the other one has lost.
end-first-wins-more = With more than two players, nobody is named as the loser.
end-forfeit = The loser’s forfeit: { $forfeit }. It never affects play.
next-dealer-loser = The loser deals the next game.
next-dealer-last-place = The loser deals the next game; if there is none, the player to the dealer’s left does.
next-dealer-winner = The first to go out deals the next game.
next-dealer-rotate = The next game is dealt by the player to the dealer’s left.
next-dealer-same = The same dealer deals every game.
next-dealer-lot = The dealer of each game is drawn by lot.
next-dealer-draw = After a draw, the same dealer deals again.
score-losses = The table counts who has lost how often.
score-places = The table adds up the places in which you go out; whoever is left has the last one. The lowest sum is best.
score-points = The first to go out gets ten points, the second twenty, and so on; whoever is left gets none.
score-letters = With each loss you get a letter of the word SHITHEAD. Whoever has the whole word has lost the series.
score-redemption = The table counts who has lost how often, and the first to go out takes one of their own losses back.
series-rounds = A series has { $count ->
    [one] one game
   *[other] { number } games
}.
exchange = From the second game on, if the last one had a winner and a loser, the loser gives the winner the highest { $count ->
    [one] card
   *[other] { number } cards
} of the dealt hand, and gets as many of the winner’s lowest back.
exchange-order = For this, cards that go on anything and those outside the order of the ranks are the highest.
no-progress = If in { $count } moves in a row no card is drawn, burned or turned and nobody goes out, the game is over.
no-progress-lay-off = If in { $count } moves in a row no card is drawn, burned, laid off or turned and nobody goes out, the game is over.
no-progress-draw = Then it is a draw, and nobody has lost.
no-progress-most-cards = Then whoever has most cards, in hand and on the table, has lost; if several have as many, it is a draw.

## When two rules meet

edge-limit-renewed = { $suit ->
    [none] { $rank ->
        [T] A 10 on a 10
        [8] An 8 on an 8
        [J] A jack on a jack
        [Q] A queen on a queen
        [K] A king on a king
        [A] An ace on an ace
        [JK] A joker on a joker
       *[other] A { $rank } on a { $rank }
    }
   *[other] A second such card on { card-the }
} renews the limit; it does not lift it.
edge-limit-gone = The limit set by { $suit ->
    [none] { rank-a }
   *[other] { card-the }
} is gone when the pile is burned or taken.
edge-transparent-limit = { $cards } on a card that limits what may follow change nothing: its limit shows through.
edge-transparent-turns = { $cards } on a card that skips or turns play round only show its rank: nobody is skipped a second time, and play is not turned again.
edge-skip-two = If only two of you are left, a skip of one turn means that you play again yourself. The pile stays, and you have to beat your own card.
edge-skip-round = Skipped turns are counted round the table, your own included: if only two of you are left, skipping two turns passes your opponent and you.
edge-skip-others = Only the others are counted when turns are skipped: if only two of you are left, you play again however many are skipped.
edge-skip-lapses = A skip lapses when you play again yourself.
edge-reverse-two = If only two of you are left, turning play round changes nothing.
edge-reverse-two-skips = If only two of you are left, turning play round skips your opponent.
edge-inverted-limits = While the order of the ranks is turned round, limits still go by the usual order: “lower” means what it usually means.
edge-gives-two = If only two of you are left and your opponent takes the pile, you play again, on an empty pile.
edge-stock-runs-out = If the stock runs out while you draw, you take what is there. It is never filled again.
edge-last-player = The last one with cards does not play on, even if those cards could all be laid.
edge-equal-completes = An equal card that completes a set goes even where a higher one is asked for.

## Tips

tip-low-first = Play your low cards early, while they still go.
tip-keep = Keep { $cards } for when nothing else goes.
tip-ordinary-last = Keep an ordinary card for the very end: a special one will not do as your last.
tip-row = Put your best cards in the face-up row: you will play them when you can no longer draw.
tip-strict-row = Mind that equal cards do not beat the pile from the row.
tip-take-early = Early on, taking a small pile is no disaster: it may bring you cards for sets.
tip-fee = The fee is a chance to move your worst face-up card into the hand.
tip-pair = Hold on to a low pair: it can get you out of trouble.
tip-three-equal = With three equal cards on top, think of the fourth: whoever lays it burns the pile.
tip-gamble = Gamble on a small pile rather than on a big one.

## The table of special cards

short-plain = no power of its own
short-wild = goes on anything
short-wild-except = goes on anything but { $ranks }
short-wild-by-rank = goes on anything, on { $ranks } only by its rank
short-goes-on = goes only on { $ranks }
short-lower-only = goes only on lower cards
short-not-on-empty = not on an empty pile
short-value = counts as { $other }
short-mirror = takes the rank of the cards it is laid with
short-mimic = takes a rank that you name
short-reset = then anything goes
short-at-most = then { $other } or lower
short-below = then lower than { $other }
short-one-of = then only { $ranks }
short-same = cannot be beaten but by its own rank
short-choice = you say “higher” or “lower”
short-transparent = transparent
short-copies = skips and turns like the card under it
short-inverts-pile = lower beats higher while it lies there
short-inverts-game = lower beats higher until the next one
short-burn = burns the pile
short-leaves = leaves the game by itself
short-skip = { $count ->
    [one] skips the next player
   *[other] skips { number } players
}
short-reverse = turns play round
short-target = you choose who plays next
short-gives-next = the next player takes the pile
short-gives-previous = the player before takes the pile
short-gives-chosen = you choose who takes the pile
short-again-cover = you cover it at once
short-again-beat = you play again
short-again-may = you may play again
short-set-size = { number } of them burn
short-set-never = never burns as a set
