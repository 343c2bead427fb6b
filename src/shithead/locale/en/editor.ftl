### The form in which house rules are made. Every label is a question, every answer is short enough for a button;
### a help says what neither tells. A question and its answer also make a line about what differs from a preset.
### The ids follow the names of the rules in docs/reference/rules.md.

## Stages of the game

group-cards = Cards and deal
group-before = Before play
group-start = Who starts
group-ranks = The ranks
group-turn = Your turn
group-drawing = Drawing
group-taking = Taking the pile
group-burning = Burning the pile
group-row = The face-up row
group-blind = Face-down cards
group-out = Going out and the end
group-series = Several games
group-laying = What it goes on
group-following = What may follow it
group-doing = What it does

## Answers to all kinds of questions

switch-on = Yes
switch-off = No
no-ranks = None
no-text = Nothing
change = { $label } { $value }
change-card = { $card }: { $effects }
no-power = no power of its own
powers-of-its-rank = the same powers as the others of its rank

## Cards and deal

field-min-seats = How many players at least?
field-max-seats = How many players at most?
field-packs = How many packs of 52 cards?
field-packs-help = Several packs are shuffled together.
field-jokers = How many jokers?
field-jokers-help = In all, however many packs there are.
field-without = Which ranks are left in the box?
field-without-help = They are taken out of every pack; nobody plays with them.
field-set-aside = How many cards are put aside unseen?
field-set-aside-help = After shuffling; they stay out of the game.
field-deal-down = How many face-down cards does everyone get?
field-deal-up = How many face-up cards does everyone get?
field-deal-hand = How many cards in hand does everyone get?
field-deal-rest = Are the remaining cards dealt out too?
field-deal-rest-help = They go into the hands. There is no stock then, and nobody draws.

## Before play

field-row = Where does the face-up row come from?
value-row-dealt = It is dealt face up
value-row-chosen = Everyone chooses it in secret
field-row-help = Chosen in secret: you swap until you like your row, and all rows are shown together.
field-swap = When may you swap hand cards with face-up cards?
value-swap-none = Never
value-swap-before-play = Before play, all at the same time
value-swap-first-turn = At the start of your first turn
value-swap-until-first-move = At any time until your first move
field-swap-help = One for one with your own row, as often as you like.
field-lay-off = May you get rid of cards before play?
value-lay-off-off = No
value-lay-off-own-row = Yes, onto equal cards in your own row
value-lay-off-any-row = Yes, onto equal cards in anyone’s row
value-lay-off-to-pile = Yes, the starting rank onto the pile
field-lay-off-help = For each card you draw another one, while the stock lasts.
field-start-card = Is a first card turned from the stock?
field-start-card-help = It lies on the pile without effect, and the starter has to beat it.

## Who starts

field-starter = Who starts?
value-starter-row-as-dealt = Whoever was dealt the starting rank face up, before any swap
value-starter-row-at-start = Whoever has the starting rank face up when play begins
value-starter-row-first-dealt = Whoever was first to be dealt the starting rank face up
value-starter-hand = Whoever has the starting rank in hand
value-starter-lowest-hand = Whoever has the lowest card in hand
value-starter-lowest-row = Whoever has the lowest face-up card
value-starter-lowest-open = Whoever has the lowest card, in hand or face up
value-starter-weakest-hand = Whoever has the weakest hand
value-starter-dealer-left = The player on the dealer’s left
value-starter-dealer-right = The player on the dealer’s right
value-starter-lead-seat = Whoever opened the table, every time
value-starter-last-loser = The loser of the last game
value-starter-lot = Lots are drawn
field-starter-from = What is the starting rank?
field-starter-from-help = The search begins with it. If nobody has one, the next higher rank counts, and so on.
field-starter-call = May you call the starting rank from your hand?
field-starter-call-help = When no row shows it: the first holder to call starts. Without calling, a holder starts at once.
field-starter-ties = Who starts if several could?
value-starter-ties-seat = The first from the dealer’s left
value-starter-ties-suit = The one with the lowest suit
value-starter-ties-copies = The one with most cards of that rank
value-starter-ties-next-rank = The one whose other cards are lower
field-suit-order = How do the suits rank, from low to high?
field-suit-order-help = This is only for the start; in play suits do not beat each other.
field-starter-lead = What does the starter have to lead?
value-starter-lead-any = Anything
value-starter-lead-rank = Cards of the rank that decided
value-starter-lead-card = The lowest suit of the rank that decided
field-starter-lead-help = With none of that rank in hand, it is the lowest rank in hand.

## The ranks

field-ladder = How do the ranks follow each other, from low to high?
field-ladder-help = Ranks left out have no place in this order: they need a power that says what they go on.
field-strict = Does a card have to be higher, not just equal?
field-strict-help = On a 7, another 7 is then not enough.

## Your turn

field-direction = Which way round do you play?
value-direction-clockwise = Clockwise
value-direction-counter = Anticlockwise
value-direction-second-player = Whoever plays second decides
field-direction-help = If the second player decides, either neighbour of the starter may go on.
field-set-max = How many equal cards may you lay at once?
value-set-max-0 = As many as you like
field-match-size = Do you need as many cards as the player before?
value-match-size-off = No
value-match-size-at-least = Yes, as many or more
field-match-size-help = After two or more cards; yours also have to beat the pile.
field-wild-ends-size = Do cards that go on anything answer any number?
field-wild-ends-size-help = After one of them no number binds any more.
field-pair-escape = May any pair save you if no single card goes?
field-pair-escape-help = The next player then needs as many cards of a higher rank, or more cards of one rank.
field-pair-skips = Does a pair skip the next player?
field-pair-skips-help = Two cards of one rank laid together, unless they burn the pile.
field-runs = How many cards in sequence make a run?
value-runs-0 = There are no runs
field-runs-help = A run is laid as one play. Its lowest card has to go; its highest says what it does.
field-run-suited = Does a run have to be of one suit?
field-pass-empty = May you pass on an empty pile?
field-out-of-turn = May you lay cards when it is not your turn?
value-out-of-turn-off = No
value-out-of-turn-complete = Yes, to complete a set on top
value-out-of-turn-jump-in = Yes, cards of the rank on top
field-out-of-turn-help = The turn then moves to you.
field-skip-once = Do several skip cards skip only once?
field-skip-once-help = Otherwise each card laid skips on its own.
field-skip-passes-self = Is your own seat left out when turns are skipped?
field-skip-passes-self-help = With two of you left, you then play again however many turns are skipped.
field-reverse-once = Do several reverse cards turn play round only once?
field-reverse-once-help = Otherwise two of them cancel out.
field-reverse-two-skips = With two players left, does a reverse card skip the other?
field-reverse-two-skips-help = Otherwise it changes nothing then.

## Drawing

field-draw-to = Up to how many cards in hand do you draw?
field-draw-to-help = While the stock lasts. Whoever holds that many or more draws nothing.
field-draw-when = When do you draw?
value-draw-when-after-play = Right after each play
value-draw-when-end-of-turn = At the end of your turn
value-draw-when-start-of-turn = At the start of your next turn
field-draw-when-help = An empty hand draws at once in any case.
field-drawn-match = May you add a drawn card of the rank you just laid?
field-drawn-match-help = It is a play of its own, with all its effects.

## Taking the pile

field-pickup = May you take the pile although you could play?
value-pickup-free = Yes, whenever you like
value-pickup-forced = No, only when stuck
field-pickup-by = Who takes the pile when you are stuck?
value-pickup-by-self = You do
value-pickup-by-previous = The player before you
field-pickup-by-help = Somebody else can take it only where nobody may take it freely.
field-pickup-plays = After taking the pile, do you play at once?
field-pickup-plays-help = On the empty pile. Otherwise the turn passes on.
field-stock-gamble = May you gamble on the top card of the stock?
value-stock-gamble-off = No
value-stock-gamble-when-stuck = Yes, when stuck
value-stock-gamble-any-time = Yes, whenever you like
field-stock-gamble-help = It is turned as your play. If it does not go, you take it and the pile.

## Burning the pile

field-burn-replay = After a card that burns the pile, do you play again?
value-burn-replay-must = Yes, you have to
value-burn-replay-may = If you like
value-burn-replay-no = No
field-set-burn = How many equal cards on top burn the pile?
value-set-burn-0 = However many, they never burn
field-set-burn-across = Do equal cards burn if they come in several plays?
field-set-burn-across-help = Otherwise all of them have to come from one play.
field-set-burn-through = What if transparent cards lie between equal ones?
value-set-burn-through-break = Then they do not count as a set
value-set-burn-through-ignored = They are left aside in counting
value-set-burn-through-joined = They count as the rank that shows through
field-set-burn-replay = After equal cards that burn, do you play again?
value-set-burn-replay-must = Yes, you have to
value-set-burn-replay-may = If you like
value-set-burn-replay-no = No
field-wild-set = Do equal cards burn if they go on anything?
value-wild-set-burns = Yes, like any others
value-wild-set-normal = No, never
field-wild-set-help = Four 2s, for instance.
field-completion-beats = May you always complete a set on top?
field-completion-beats-help = Even with cards that would not beat the pile.
field-set-anywhere = Does a full set laid at once go on anything?

## The face-up row

field-row-use = What happens to your face-up cards in the end?
value-row-use-on-table = You play them from the table
value-row-use-taken = You take them all into your hand
value-row-use-one-by-one = You take them into your hand one by one
field-row-use-help = When the stock and your hand are empty.
field-strict-row = From the row, does a card have to be higher, not just equal?
field-row-sets = From the row, may equal cards go together?
field-mix-row = May equal cards from hand and row go together?
value-mix-row-no = No
value-mix-row-last-hand = Yes, once the stock is gone, with your whole hand
value-mix-row-always = Yes, always
field-pickup-fee = When you take the pile from the row, do face-up cards come along?
value-pickup-fee-none = No
value-pickup-fee-one-chosen = Yes, one that you choose
value-pickup-fee-optional = One, if you like
value-pickup-fee-one-rank = Yes, one or more of one rank
value-pickup-fee-lowest = Yes, one of the lowest
value-pickup-fee-tried = Yes, one that does not go
field-pickup-fee-help = They are yours and go into your hand with the pile.

## Face-down cards

field-blind-in-order = Are face-down cards turned in order?
field-blind-in-order-help = Otherwise you choose which one you turn.
field-blind-fail = What if the face-down card you turn does not go?
value-blind-fail-take-pile = You take it and the pile
value-blind-fail-take-card = You take the card; the pile stays
field-blind-pickup = May you take the pile instead of turning a face-down card?
field-blind-pickup-help = Only where the pile may be taken freely.

## Going out and the end

field-finish = What may your last card be?
value-finish-any = Any card
value-finish-no-burn = Anything that does not burn the pile
value-finish-no-special = Only a card without powers
value-finish-takes-pile = A card without powers; with others you take the pile
field-finish-help = A face-down card may always be the last.
field-out-clears = When someone goes out, does the pile leave the game?
field-out-effects = Does your last card still affect the others?
field-end = When is the game over?
value-end-last-loses = When only one player has cards left
value-end-first-wins = When the first player is out
field-no-progress-limit = After how many moves without progress does the game stop?
field-no-progress-limit-help = Moves in a row in which nobody draws, burns, turns a card or goes out.
field-no-progress-result = Who has lost if the game stops without progress?
value-no-progress-result-draw = Nobody: it is a draw
value-no-progress-result-most-cards = Whoever has most cards

## Several games

field-next-dealer = Who deals the next game?
value-next-dealer-loser = The loser
value-next-dealer-winner = The first to go out
value-next-dealer-rotate = The player on the dealer’s left
value-next-dealer-same = Always the same player
value-next-dealer-lot = Lots are drawn
field-scoring = What is counted in the series?
value-scoring-losses = Who has lost how often
value-scoring-places = The places, added up
value-scoring-points = Points: 10 for the first out, 20 for the second, and so on
value-scoring-letters = Letters of SHITHEAD, one for each loss
value-scoring-redemption = Losses, of which the first out takes one back
field-rounds = How many games make a series?
value-rounds-0 = It has no end
field-exchange = How many high cards does the loser give the winner?
value-exchange-0 = None
field-exchange-help = Before the next game, for as many of the winner’s lowest.
field-forfeit = What does the loser have to do?
field-forfeit-help = Making tea, for instance. It never affects play.

## A card with powers: what it goes on

power-wild = Does it go on anything?
power-blocked-by = Which ranks are an exception to that?
power-blocked-by-help = On these it counts by its rank, like an ordinary card.
power-goes-on = Which are the only ranks it goes on?
power-goes-on-help = Whatever these ask for. Choose none if there is no such limit.
power-lower-only = Does it go on lower cards only?
power-not-on-empty = Is it barred from an empty pile?
power-not-on-empty-help = Unless you have nothing else that you could lay there.
power-value = Does it count as another rank?
power-value-help = When ranks are compared; in sets it keeps its own.
power-mirror = Is it a mirror?
power-mirror-help = You lay it together with cards of another rank, and it takes theirs.
power-mimic = Which ranks may you lay it as?
power-mimic-help = You say which, and it counts as that rank in everything.

## A card with powers: what may follow it

power-follow = What has to follow it?
value-follow-own = Its own rank or higher, as usual
value-follow-any = Anything goes
value-follow-at-most = A certain rank or lower
value-follow-below = Lower than a certain rank
value-follow-one-of = One of certain ranks
value-follow-same = Only its own rank
value-follow-choice = Higher or lower, as its player says
power-follow-rank = Which rank is the limit?
power-follow-rank-help = For “or lower” and “lower than”. Without one it is its own.
power-follow-ranks = Which ranks may follow?
power-follow-ranks-help = For “one of certain ranks”.
power-transparent = Is it transparent?
power-transparent-help = You then have to beat the first card under it that is not.
power-own-on-empty = With nothing under it, does it count as its own rank?
power-own-on-empty-help = Otherwise anything goes on it then.
power-copies = Does it skip and turn round like the card under it?
power-copies-help = For a transparent card.
power-inverts = Does it turn the order of the ranks round?
value-inverts-no = No
value-inverts-pile = Yes, while it lies in the pile
value-inverts-game = Yes, until the next one
power-inverts-help = Lower then beats higher.

## A card with powers: what it does

power-burn = Does it burn the pile?
power-set-burn = How many of them burn as a set?
power-set-burn-help = Leave it empty if they need as many as all others.
power-skip = How many players does it skip?
power-reverse = Does it turn play round?
power-again = Do you play again after it?
value-again-no = No
value-again-cover = Yes, covering it with any card
value-again-beat = Yes, by the usual rules
value-again-may = If you like
power-again-last-takes = Do you take the pile if you go out with it?
power-again-last-takes-help = Otherwise you are out and need not go again.
power-target = Do you choose who plays next?
power-gives = Does it send the pile to somebody?
value-gives-no = No
value-gives-next = To the next player
value-gives-previous = To the player before
value-gives-chosen = To whomever you choose
power-given-then = And who plays after that?
value-given-then-after-receiver = The player after the one who took it
value-given-then-giver = Whoever laid it
power-leaves = Does it leave the game by itself?
power-leaves-help = Once it has done what it does; the pile stays.
