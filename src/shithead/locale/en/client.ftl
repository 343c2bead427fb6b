### The browser client: its buttons, labels and headings.

game-name = Shithead
game-line = Get rid of all your cards. The last one holding any is the Shithead.

## Titles of the page

title-start = Shithead
title-lobby = A table is waiting · Shithead
title-your-turn = ● Your turn · Shithead
title-turn = { $name } is playing · Shithead
title-waiting = Waiting for the others · Shithead
title-result = Game over · Shithead

## Everywhere

loading = One moment…
close = Close
rules = Rules
read-rules = Read the rules
rules-changed = { $count ->
    [one] { $preset }, one change
   *[other] { $preset }, { $count } changes
}
more-rules = More rules…
change-rules = Change the rules
rules-choose = Use these rules
rules-take = Use these rules at the table
rules-were-changed = The rules have changed. Now it’s { $rules }.
what-changed = What is different
to-start = To the start page
try-again = Try again
reload = Reload the page
language = Language
language-en = English
language-it = Italiano

## Start page

rule-set = Rules
opponents = Opponents
your-name = Your name
name-default = Guest
play-bots = { $count ->
    [one] Play now against a bot
   *[other] Play now against { $count } bots
}
play-friends = Play with friends
back-to-table = Back to your table
wrong-title = Nobody sits here
ended-title = That didn’t work

## Connection

connection-lost = Connection lost. Trying again…
taken-over = This table is open in another tab, so this one is resting.
take-back = Play here instead

## Lobby

lobby-yours = Your table
lobby-of = { $name }’s table
who-plays = Who plays
seat-open = free seat
tag-you = you
tag-host = host
tag-bot = bot
tag-away = away
join = Take a seat
lobby-full = Every seat is taken. You can stay and watch.
deal = Deal the cards
free-seats-take-bots = { $count ->
    [0] Every seat is taken.
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
lobby-wait = You’re in! { $name } deals as soon as everyone is here.
leave-seat = Give up my seat
invite = Bring your friends
invite-link = The link to this table
copy = Copy the link
copied = Copied!
qr-alt = QR code with the link to this table
qr-caption = Or point a phone at this.
local-only = Only this computer can reach this server. To host for others, start it like this:

## Table: the parts of the page

table-menu = Table
others = The others
middle = Pile and stock
your-cards = Your cards
actions = What you can do

## Table: seats

seat-turn = is playing
seat-out = safe
seat-stand-in = a bot is playing
seat-away = away
seat-ready = ready
seat-swapping = swapping
seat-laying = laying off
seat-answered = has answered
seat-thinking = is thinking
in-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
seat-described = { $note ->
    [none] { $name }: { $hand } in hand, { $down } face down
   *[other] { $name }, { $note }: { $hand } in hand, { $down } face down
}
hand-over = Let a bot play for { $name }

## Table: pile and stock

pile-empty = Empty pile
pile-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-described = { $count ->
    [one] The pile, one card: { $top }
   *[other] The pile, { $count } cards; on top { $top }
}
stock-left = in stock
burned-count = burned

## Table: your cards

your-hand = { $count ->
    [0] Your hand, empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
your-row = Your row: { $up } face up, { $down } face down
hand-empty = Your hand is empty.
row-empty = Your row is gone.
face-down-card = Face-down card { $number }

## Table: what it waits for

watching = The cards are dealt, so you’re watching.
status-idle = One moment…
status-swap = Swap: tap a card in your hand and one in your row.
status-swap-waiting = Waiting for { $names }.
status-call-yours = You hold { rank-a }! Call it first and you lead.
status-call-answered = Waiting for the others.
status-your-turn = Your turn: { $demand }
status-your-turn-brief = Your turn
status-again = Burned! Play once more, or pass.
status-flip = Your turn: turn over a face-down card.
status-turn = { $name } is playing.
status-away = { $name } is away, and it’s their turn.
status-out = You’re out, and safe. { $name } is playing.
status-stand-in = A bot plays this one for you. Then you’re back in.
seconds-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
cost-choose = Taking the pile costs a face-up card. Choose which.
cost-fee = { $count ->
    [one] You take 1 card and your { $fee }.
   *[other] You take { $count } cards and your { $fee }.
}
cost-optional = Taking the pile: add a face-up card if you like.
cost-rank = Taking the pile costs face-up cards of one rank. Choose which.

## Table: actions

action-play = Play
action-take = Take pile
action-pay = Take { $count } + { $fee }
action-gamble = Gamble
action-flip = Flip
action-pass = Pass
action-call = Call
action-ready = Ready
action-unready = Wait, not yet
action-undo = Undo swap
action-lay = Lay off
action-done = Done
action-pay-free = Take { $count }

## Log and help

log = Log
log-empty = Nothing has happened yet.
show-playable = Show which cards I can play
keys = Keys
key-move = from card to card
key-choose = choose a card
key-play = play
key-take = take the pile
key-gamble = gamble
key-flip = flip a card
key-pass = pass
key-call = call
key-ready = ready
key-undo = undo a swap
key-lay = lay a card off
key-done = end the exchange
key-clear = let go of everything

## Result

result-loser = { $title ->
    [idiot] { $who ->
        [you] You’re the Idiot
       *[other] { $name } is the Idiot
    }
   *[shithead] { $who ->
        [you] You’re the Shithead
       *[other] { $name } is the Shithead
    }
}
result-you-win = You win!
result-winner = { $who ->
    [you] You were out first.
   *[other] { $name } was out first and wins.
}
result-first-out = { $name } wins
result-first-out-why = Out first, and that ends the game.
result-most-cards = Nothing moved any more, and the most cards lose.
result-forfeit = The forfeit: { $forfeit }
result-you-lost = Somebody had to be. You shuffle.
result-you-safe = Not you, and that’s what counts.
result-watched = That’s how it ended.
result-draw = A draw
result-draw-why = The cards went round and round and nothing moved any more.
result-wait = { $name } can deal again.
deal-again = Deal again
save-record = Save the game
series = { $games ->
    [one] { $draws ->
        [0] First game of this series
       *[other] First game of this series, a draw
    }
   *[other] { $draws ->
        [0] { $games } games in this series
        [one] { $games } games in this series, one a draw
       *[other] { $games } games in this series, { $draws } of them draws
    }
}
standings-rounds = { $draws ->
    [0] Game { $games } of { $rounds }
    [one] Game { $games } of { $rounds }, one a draw
   *[other] Game { $games } of { $rounds }, { $draws } of them draws
}
series-over = That was the series. The next deal begins a new one.
column-player = Player
column-end = Result
column-losses = Losses
column-places = Places
column-points = Points
column-letters = Letters
letters-none = none yet
winner = Winner
still-in = still in

## Table: more of what it waits for

status-escape = Your turn: nothing beats it, but any pair will do
status-call-without = You hold no { rank }. Pass, or just wait.
status-lay-off = { $cards ->
    [none] Nothing of yours can be laid off. Say that you’re ready.
   *[other] You may lay off { $cards }, or say that you’re ready.
}
status-choosing = { $name } is making a choice.
status-cover = Now cover your card: any card will do.
status-own = { $pass ->
    [yes] Once more, on your own card: { $demand }, or pass
   *[no] Once more, on your own card: { $demand }
}
status-match = { $count ->
    [0] You drew nothing to add.
    [one] You may add { rank-a } you drew, or pass.
   *[other] You may add up to { $count } cards of that rank you drew, or pass.
}
status-second = Whoever plays first sets the direction: { $demand }
status-either = { $name } or { $other } plays next, whoever is faster.
status-or-pass = Your turn: { $demand }, or pass
status-exchange = Exchange: tap a card in your hand and one in your row.
action-exchange = Exchange cards
interrupt = Out of turn: { $cards }
why-rule = See the rule
status-sending = Sending…
wild-always = always
## Table: what a play leaves open

ask-rank = { $count ->
    [one] What does your { rank } count as?
   *[other] What do your cards count as?
}
ask-lower = After your { rank }: higher or lower?
ask-receiver = Who takes the pile?
ask-next = Who plays next?
ask-player = Choose a player.
ask-lay-off = Where does { $card } go?
lay-on-own = On my row
lay-on-other = On { $name }’s row
lay-on-pile = On the pile

## Table: what the pile says beside the requirement

counts-as = counts as { rank-a }
said-lower = or lower
said-higher = or higher
order-inverted = low beats high
direction-clockwise = Play goes clockwise
direction-counter = Play goes counter-clockwise
direction-open = The direction is still open
refusal-client-nothing-drawn = You drew nothing to add; pass.
demand-nothing-drawn = nothing to add
refusal-client-nothing-to-undo = You haven’t swapped anything yet.

## Table: more actions

action-cancel = Cancel
action-pay-open = Take pile + a card
action-take-short = Take

## Table: more for screen readers

card-group-label = { $chosen ->
    [0] { rank }, { $count } cards, none chosen
   *[other] { rank }, { $count } cards, { $chosen } chosen
}

## How well bots play

level = How well the bots play
level-of-bot = How well { $name } plays
level-name = { $level ->
    [beginner] Beginner
    [casual] Casual
    [careful] Careful
    [expert] Expert
   *[master] Master
}
level-about = { $level ->
    [beginner] Plays fast, overlooks a lot and wastes good cards.
    [casual] Knows the game, and plays for fun.
    [careful] Thinks ahead a little, but forgets what went by.
    [expert] Thinks ahead and remembers every card.
   *[master] Takes its time and gives nothing away.
}
levels-each = Choose for each bot
bot-at-level = bot, { $level ->
    [beginner] beginner
    [casual] casual
    [careful] careful
    [expert] expert
   *[master] master
}
thinks-less = On this computer the stronger bots think less, so they play a little worse.
bot-to-come = or the bot { $name }
levels-mixed = Mixed
