### What every client says of a game: cards, what the pile demands, what happened, and why something was refused.
###
### Arguments that recur:
###   $rank    the letter of a rank (T, J, Q, K, A, JK), or its number where the card shows one, so that "an 8"
###            comes out right. In a refusal it is the rank that has to be met.
###   $who     "you" or "other"; $name is then the name of the seat.
###   $card, $cards, $hand, $row, $fee   cards as signs, such as 9♠

## Ranks and cards

rank = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
    [JK] joker
   *[other] { $rank }
}
rank-a = { $rank ->
    [8] an 8
    [T] a 10
    [J] a jack
    [Q] a queen
    [K] a king
    [A] an ace
    [JK] a joker
   *[other] a { $rank }
}
# As in "7 or higher".
rank-from = { rank }
# As in "higher than a 7".
rank-than = { rank-a }
# As in the corner of a card.
rank-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
card-name = { $suit ->
    [C] { rank } of clubs
    [D] { rank } of diamonds
    [H] { rank } of hearts
    [S] { rank } of spades
   *[other] joker
}

## What the pile demands

demand-anything = anything goes
demand-at-least = { rank-from } or higher
demand-above = higher than { rank-than }
demand-at-most = { rank-from } or lower
demand-higher-set = { $count ->
    [2] a pair higher than { rank }, or more cards
   *[other] { $count } cards higher than { rank }, or more cards
}

## Rule sets

preset-classic = Classic
preset-classic-character = The one from the hostel kitchen: 2 resets, 10 burns, four of a kind burn too.
preset-tabletop = Tabletop
preset-tabletop-character = No special cards. When nothing beats the pile, a pair gets you out of trouble.
preset-idiot = Idiot
preset-idiot-character = A duel for two: after a 5 only low cards go, and you may gamble on the stock.
title-of-loser = { $title ->
    [idiot] Idiot
   *[shithead] Shithead
}

## Bots

bot-name-0 = Biscuit
bot-name-1 = Pickle
bot-name-2 = Marmot
bot-name-3 = Noodle
bot-name-4 = Turnip
bot-name-5 = Waffle
bot-name-6 = Bramble
bot-name-7 = Pebble
bot-name-8 = Mango
bot-name-9 = Teapot
bot-name-10 = Sprocket
bot-name-11 = Moss

## The log

log-dealt = { $who ->
    [you] You deal. { $stock } cards stay in the stock.
   *[other] { $name } deals. { $stock } cards stay in the stock.
}
log-swapped = You put { $hand } in your row and take { $row }.
log-ready = { $who ->
    [you] You’re ready.
   *[other] { $name } is ready.
}
log-unready = { $who ->
    [you] On second thought, you keep swapping.
   *[other] { $name } wants to swap some more.
}
log-rows-shown = Everyone is ready. Here are the new rows.
log-call-opened = Nobody was dealt { rank-a } face up. Whoever holds one may call it and lead.
log-called = { $who ->
    [you] You call { rank-a }!
   *[other] { $name } calls { rank-a }!
}
log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
log-started-row = { $who ->
    [you] You lead: you had { rank-a } face up.
   *[other] { $name } leads: { rank-a } face up.
}
log-started-call = { $who ->
    [you] You lead.
   *[other] { $name } leads.
}
log-started-hand = { $who ->
    [you] You lead, with { rank-a } in hand.
   *[other] { $name } leads, with { rank-a } in hand.
}
log-started-lead-seat = { $who ->
    [you] You lead.
   *[other] { $name } leads.
}
log-started-dealer-left = { $who ->
    [you] You lead, to the dealer’s left.
   *[other] { $name } leads, to the dealer’s left.
}
log-played = { $zone ->
    [face_up] { $who ->
        [you] You play { $cards } from your row.
       *[other] { $name } plays { $cards } from the row.
    }
   *[hand] { $who ->
        [you] You play { $cards }.
       *[other] { $name } plays { $cards }.
    }
}
log-flipped = { $who ->
    [you] You turn over { $card }: it holds!
   *[other] { $name } turns over { $card }: it holds.
}
log-flip-lost = { $who ->
    [you] You turn over { $card }: no good.
   *[other] { $name } turns over { $card }: no good.
}
log-gambled = { $who ->
    [you] You gamble: { $card } from the stock, and it holds!
   *[other] { $name } gambles: { $card } from the stock, and it holds.
}
log-gamble-lost = { $who ->
    [you] You gamble: { $card } from the stock, no good.
   *[other] { $name } gambles: { $card } from the stock, no good.
}
log-burned = { $cause ->
    [set] Four of a kind! The pile burns, { $count } cards gone.
   *[rank] { $count ->
        [one] It burns and is gone.
       *[other] The pile burns, { $count } cards gone.
    }
}
log-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
}
log-picked-up = { $who ->
    [you] { $count ->
        [one] You take the pile, one card.
       *[other] You take the pile, { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } takes the pile, one card.
       *[other] { $name } takes the pile, { $count } cards.
    }
}
log-picked-up-fee = { $who ->
    [you] { $count ->
        [one] You take the pile, one card and your { $fee }.
       *[other] You take the pile, { $count } cards and your { $fee }.
    }
   *[other] { $count ->
        [one] { $name } takes the pile, one card and { $fee } from the row.
       *[other] { $name } takes the pile, { $count } cards and { $fee } from the row.
    }
}
log-skipped = { $who ->
    [you] You’re skipped.
   *[other] { $name } is skipped.
}
log-went-out = { $who ->
    [you] You’re out of cards, and safe!
   *[other] { $name } is out of cards.
}
log-draw = Nothing moves any more: a draw.
log-lost = { $title ->
    [idiot] { $who ->
        [you] You’re the Idiot.
       *[other] { $name } is the Idiot.
    }
   *[shithead] { $who ->
        [you] You’re the Shithead.
       *[other] { $name } is the Shithead.
    }
}

## Why a move is refused

refusal-move-game-over = This game is over.
refusal-move-wrong-phase = Not now: the table is busy with something else.
refusal-move-not-your-turn = Patience, it isn’t your turn.
refusal-move-already-ready = You said you’re ready. Take that back first if you want to keep swapping.
refusal-move-not-ready = You haven’t said you’re ready yet.
refusal-move-already-answered = You’ve given your answer already.
refusal-move-rank-not-held = You can only call a card that is in your hand.
refusal-move-no-cards = Choose at least one card first.
refusal-move-card-named-twice = You have only one { $card }.
refusal-move-not-held = You don’t have { $card } there.
refusal-move-mixed-ranks = One rank at a time: only equal cards go down together.
refusal-move-hand-first = Hand first: your cards on the table open once hand and stock are empty.
refusal-move-face-up-first = Face-up cards first: the face-down ones open after them.
refusal-move-blind-only = Only face-down cards are left: turn one over and hope.
refusal-move-no-such-slot = No card lies there any more.
# The end of a sentence: ranks that go on anything, such as "a 2 or a 10".
or-wild = { $wild ->
    [none] { "" }
   *[other] { ", or " }{ $wild }
}
# Where a pair of any rank would do as well.
or-pair = { $escape ->
    [yes] { ", or any pair" }
   *[no] { "" }
}
refusal-move-too-low = Too low: { rank-a } lies there, so it takes { rank-a } or higher{ or-wild }{ or-pair }.
refusal-move-not-above = From the row, equal isn’t enough: it takes higher than { rank-a }{ or-wild }{ or-pair }.
refusal-move-too-high = Too high: { rank-a } lies there, so it takes { rank-a } or lower{ or-wild }{ or-pair }.
refusal-move-set-not-beaten = { $needed_count ->
    [2] A pair binds: it takes a pair higher than { rank }, or more cards.
   *[other] { $needed_count } cards bind: it takes { $needed_count } higher than { rank }, or more cards.
}
refusal-move-pair-not-needed = The pair is for when nothing else works, and something of yours does.
refusal-move-not-a-completion = Out of turn you may only complete the set on the pile, all missing cards at once.
refusal-move-pile-empty = There’s no pile to take.
refusal-move-must-play = There is something you can play, and by these rules you then have to.
refusal-move-fee-due = From your row, taking the pile costs a face-up card: choose which one goes along.
refusal-move-no-fee-due = Taking the pile costs you no face-up card now.
refusal-move-gamble-off = These rules have no gamble from the stock.
refusal-move-stock-empty = The stock is empty: nothing to gamble with.
refusal-move-nothing-to-pass = No passing now: it’s your move.

## Why a table or a server refuses something

refusal-table-not-seated = You’re watching. Only those with a seat can do that.
refusal-table-not-host = Only the host can do that.
refusal-table-full = Every seat is taken.
refusal-table-already-started = Too late: the cards are dealt.
refusal-table-already-seated = You already have a seat at this table.
refusal-table-not-started = No game is on yet.
refusal-table-game-running = Finish this game first.
refusal-table-too-few-seats = That’s too few seats: it takes at least { $min }.
refusal-table-too-many-seats = That’s too many seats: these rules take { $max } at most.
refusal-table-no-such-seat = There’s no such seat.
refusal-table-seat-present = They’re back, no bot needed.
refusal-table-just-left = Only just gone: give them a few seconds to come back.
refusal-table-seat-taken = A bot is playing this seat at the moment.
refusal-table-taken-over = This table is open in another tab.
refusal-table-too-many-spectators = No more room to watch: { $max } people are looking on already.
refusal-table-no-record = There’s no finished game to save yet.
refusal-table-stale-decision = The table has moved on. Have another look.
refusal-table-id-reused = That was sent twice and differed. Try again.
refusal-table-frozen = Something broke at this table and it had to stop. Other tables are fine.
refusal-table-unknown-rules = This server doesn’t know that rule set.
refusal-table-bad-name = A name needs 1 to { $max } visible characters.
refusal-table-no-such-table = There’s no table at this address. Maybe the link lost its end, or the table was cleared away.
refusal-protocol-malformed = The server didn’t understand that. Reloading the page should help.
refusal-protocol-too-large = That was too much at once for the server.
refusal-protocol-too-fast = Easy: that was faster than the server wants to go.
refusal-protocol-too-slow = Your connection couldn’t keep up with the table.
refusal-protocol-wrong-version = The game has been updated. Reload the page to go on.
refusal-protocol-too-many-tables = You’ve opened a lot of tables. Finish one, or come back in a while.
refusal-protocol-wrong-origin = This page isn’t allowed to talk to that server.
refusal-protocol-no-guest = Your browser sent no cookie. Allow cookies for this page and reload it.
refusal-protocol-no-such-page = There’s nothing at this address.
refusal-protocol-storage = The server can’t save anything right now, so nothing was played. Try again shortly.
refusal-protocol-failed = Something went wrong on the server. Try again.
refusal-client-no-answer = The server doesn’t answer. Is it running?
refusal-unknown = That didn’t work, and the server didn’t say why.
