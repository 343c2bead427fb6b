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
demand-below = lower than { rank-than }
demand-one-of = { $ranks }
demand-same = { rank-a } and nothing else
demand-lead = { $card ->
    [none] begin with { rank-a }
   *[other] begin with { $card }
}
# A number of cards that binds, with what they have to be.
demand-counted = { $count } cards or more, { $demand }
demand-number = { $count } cards or more
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
log-exchanged = { $role ->
    [giver] You give { $taker } your best: { $given }. Back come { $returned }.
    [taker] { $giver } gives you the best cards: { $given }. You hand back { $returned }.
   *[none] { $count ->
        [one] { $giver } gives { $taker } the best card and gets the worst one back.
       *[other] { $giver } gives { $taker } the { $count } best cards and gets the worst ones back.
    }
}
log-swapped = { $who ->
    [you] You put { $hand } in your row and take { $row }.
   *[other] { $name } puts { $hand } in the row and takes { $row }.
}
log-ready = { $who ->
    [you] You’re ready.
   *[other] { $name } is ready.
}
log-unready = { $who ->
    [you] On second thought, you’re not done yet.
   *[other] { $name } isn’t done yet after all.
}
log-rows-shown = Everyone is ready. Here are the rows.
log-laid-off = { $where ->
    [pile] { $who ->
        [you] You lay { $card } on the pile.
       *[other] { $name } lays { $card } on the pile.
    }
    [own] { $who ->
        [you] You lay { $card } off on your row.
       *[other] { $name } lays { $card } off on the own row.
    }
    [yours] { $name } lays { $card } off on your row.
   *[other] { $who ->
        [you] You lay { $card } off on { $owner }’s row.
       *[other] { $name } lays { $card } off on { $owner }’s row.
    }
}
log-card-turned = { $card } is turned up and begins the pile.
log-call-opened = Who holds { rank-a }? The first to call it leads.
log-called = { $who ->
    [you] You call { rank-a }!
   *[other] { $name } calls { rank-a }!
}
log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
log-started-row = { $who ->
    [you] You lead: { rank-a } in your row.
   *[other] { $name } leads: { rank-a } in the row.
}
log-started-call = { $who ->
    [you] You lead.
   *[other] { $name } leads.
}
log-started-hand = { $who ->
    [you] You lead, with { rank-a } in hand.
   *[other] { $name } leads, with { rank-a } in hand.
}
log-started-lowest = { $who ->
    [you] You lead, with the lowest card.
   *[other] { $name } leads, with the lowest card.
}
log-started-weakest = { $who ->
    [you] You lead, with the weakest hand.
   *[other] { $name } leads, with the weakest hand.
}
log-started-last-loser = { $who ->
    [you] You lead, having lost the last game.
   *[other] { $name } leads, having lost the last game.
}
log-started-lot = { $who ->
    [you] The lot falls on you: you lead.
   *[other] The lot falls on { $name }, who leads.
}
log-started-dealer-right = { $who ->
    [you] You lead, to the dealer’s right.
   *[other] { $name } leads, to the dealer’s right.
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
log-named = { $who ->
    [you] You say: it counts as { rank-a }.
   *[other] { $name } says: it counts as { rank-a }.
}
log-declared = { $lower ->
    [yes] { $who ->
        [you] You say: lower!
       *[other] { $name } says: lower!
    }
   *[no] { $who ->
        [you] You say: higher!
       *[other] { $name } says: higher!
    }
}
log-given = { $to ->
    [you] { $count ->
        [one] { $name } gives you the pile, one card.
       *[other] { $name } gives you the pile, { $count } cards.
    }
   *[other] { $who ->
        [you] { $count ->
            [one] You give the pile to { $receiver }, one card.
           *[other] You give the pile to { $receiver }, { $count } cards.
        }
       *[other] { $count ->
            [one] { $name } gives the pile to { $receiver }, one card.
           *[other] { $name } gives the pile to { $receiver }, { $count } cards.
        }
    }
}
log-cards-left = { $count ->
    [one] { $cards } is out of the game; the pile stays.
   *[other] { $cards } are out of the game; the pile stays.
}
log-reversed = { $clockwise ->
    [yes] Play turns round and goes clockwise.
   *[no] Play turns round and goes counter-clockwise.
}
log-order-turned = { $inverted ->
    [yes] Upside down: now low beats high.
   *[no] High beats low again.
}
log-targeted = { $to ->
    [you] { $name } wants you to play next.
   *[other] { $who ->
        [you] You want { $receiver } to play next.
       *[other] { $name } wants { $receiver } to play next.
    }
}
log-burned = { $cause ->
    [set] The set is complete! The pile burns, { $count } cards gone.
    [out] The pile goes out with the player, { $count } cards gone.
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
log-row-taken = { $who ->
    [you] You take { $cards } from your row into your hand.
   *[other] { $name } takes { $cards } from the row into the hand.
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
log-won = { $who ->
    [you] You’re out first and win!
   *[other] { $name } is out first and wins.
}
log-most-cards = { $who ->
    [you] Nothing moves any more, and you hold the most cards.
   *[other] Nothing moves any more, and { $name } holds the most cards.
}
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
refusal-move-already-ready = You said you’re ready. Take that back first if you’re not done.
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
refusal-move-too-low = Too low: { $lies ->
    [yes] { rank-a } lies there, so it takes { rank-a } or higher
   *[no] it takes { rank-a } or higher
}{ or-wild }{ or-pair }.
refusal-move-not-above = Equal isn’t enough here: it takes higher than { rank-a }{ or-wild }{ or-pair }.
refusal-move-too-high = Too high: { $lies ->
    [yes] { rank-a } lies there, so it takes { rank-a } or lower
   *[no] it takes { rank-a } or lower
}{ or-wild }{ or-pair }.
refusal-move-set-not-beaten = { $needed_count ->
    [2] A pair binds: it takes a pair higher than { rank }, or more cards.
   *[other] { $needed_count } cards bind: it takes { $needed_count } higher than { rank }, or more cards.
}
refusal-move-pair-not-needed = The pair is for when nothing else works, and something of yours does.
refusal-move-not-a-completion = Out of turn it takes cards of the rank on top, and as many as these rules ask for.
refusal-move-pile-empty = There’s no pile to take.
refusal-move-must-play = There is something you can play, and by these rules you then have to.
refusal-move-fee-due = From your row, taking the pile costs you face-up cards: choose what goes along.
refusal-move-no-fee-due = Taking the pile costs you no face-up card now.
refusal-move-gamble-off = These rules have no gamble from the stock.
refusal-move-stock-empty = The stock is empty: nothing to gamble with.
refusal-move-nothing-to-pass = No passing now: it’s your move.
# $own is what was to be laid and $there what lies on the pile, both such as "a 10".
refusal-move-must-pass = Add a card you drew, or pass: the pile can’t be taken now.
refusal-move-must-cover = Your card wants covering first: lay any other card on it.
refusal-move-not-below = Equal is too high here: it takes lower than { rank-a }{ or-wild }.
refusal-move-not-one-of = Only { $ranks } may follow here{ or-wild }.
refusal-move-not-the-same = { $lies ->
    [yes] { rank-a } lies there, and only { rank-a } answers that
   *[no] Only { rank-a } may follow here
}{ or-wild }.
refusal-move-too-few = The number binds: it takes { $needed_count } cards or more, and each of them has to fit.
refusal-move-too-many = { $count ->
    [one] By these rules you lay one card at a time.
   *[other] By these rules you lay { $count } cards at most.
}
refusal-move-one-at-a-time = From the face-up row it’s one card at a time.
refusal-move-not-a-run = Different ranks only go down together as a run: neighbours in the order, each once, and enough of them.
refusal-move-needs-partner = By these rules { $own } only goes down together with a card of another rank.
refusal-move-not-on-empty = The pile is empty, and { $own } can’t open it.
refusal-move-not-on-this = By these rules { $own } only goes on certain cards, and { $there } isn’t one of them.
refusal-move-blocked = Usually { $own } goes on anything, but not on { $there }.
refusal-move-only-on-lower = By these rules { $own } only goes on a lower card.
refusal-move-wrong-lead = { $has_card ->
    [yes] You open the game, and { $card } has to be among your cards.
   *[no] You open the game, and it has to be with { rank-a }.
}
refusal-move-only-drawn = You may add { rank-a } you just drew, or pass. Nothing else goes now.
refusal-move-last-card = Not as your last card: by these rules you can’t go out like that.
refusal-move-wrong-fee = That’s not what goes along with the pile. Choose again.
refusal-move-blind-in-order = The face-down cards are turned in order: the first one is next.
refusal-move-not-stuck = The gamble is for when nothing else works, and something of yours does.
refusal-move-no-gamble-now = No gamble now: this has to come from your own cards.
refusal-move-swap-over = Too late to exchange: you’ve made your first move.
refusal-move-nothing-to-lay-on = { $card } can’t be laid off: nothing there takes it.
refusal-move-choose-first = First answer what your card asks.
refusal-move-rank-not-open = It can’t count as { rank-a } here.
refusal-move-not-a-choice = That isn’t one of the answers.

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
refusal-table-unknown-rules = This server can’t read those rules. Maybe the code lost a part on its way.
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
