### What `shithead lab` says about rules, in a terminal and on a page.
###
### Arguments that recur:
###   $rules, $base   the name of a rule set, such as classic+7=le, or a letter that stands for one
###   $aim            "win" where success is to win, "safe" where it is not to be the Shithead
###   $what           "win" or "last": which of the two is counted
###   $ends           the ends of a 95% confidence interval, as lab-ends says them

lab-decimal-mark = .
lab-ends = { $low } to { $high }
lab-no-interval = unknown
lab-title = { $names } in numbers
lab-title-more = { $count ->
    [one] { $rules } and one more rule set in numbers
   *[other] { $rules } and { $count } others in numbers
}
lab-title-house = { $preset } with house rules
lab-legend = { $name } is { $rules }
lab-head = { $seats } players, { $games } games for each question and rule set, seed { $seed }.
lab-head-policy = Unless a section says otherwise, all players are greedy: they lay low cards first and special cards last, put their best cards face up, and take the pile only when they must. The figures are about such play.
lab-head-interval = ± is how far the 95% confidence interval reaches.
lab-minus = { $rules } − { $base }
lab-figure = Figure
lab-card = Card
lab-points = Points
lab-turns = Turns
lab-interval = 95% interval
lab-axis = { $what ->
    [win] Wins, %
   *[last] Shithead, %
}
lab-axis-parts = Part, %

## What changes

lab-changes-title = What changes?
lab-changes-base = Everything is compared with { $base }, on the same shuffled packs.
lab-changes-rules = The rules of { $rules } that differ:
lab-changes-clause = { $title }: { $rule }
lab-changes-gone = { $title }, no longer: { $rule }
lab-changes-more = { $count ->
    [one] One more rule differs.
   *[other] { $count } more rules differ.
    } `shithead rules` prints them all.
lab-changes-effects = What changes with { $rules }:
lab-changes-nothing = Nothing changes by so much that chance can be ruled out.
lab-difference = Difference
lab-changes-note = In the table about one interval in twenty misses the true figure by chance alone. The lists above are stricter, since many figures were looked at: for each list, the risk that chance brought even one of its changes is at most 5% (Holm’s method).
lab-changes-table = The main figures
lab-changes-chart = How much figures differ from { $base }
lab-main-mean = Turns, mean
lab-main-no-progress = Without progress, %
lab-main-win-rules = Starter wins, %
lab-main-win-lot = Starter by lot wins, %
lab-main-shithead-rules = Starter is the Shithead, %
lab-main-shithead-lot = Starter by lot is the Shithead, %
lab-main-dealt = Hand, row, seat decide, %
lab-main-hidden = Hidden cards decide, %
lab-main-play = Moves decide, %
lab-main-loose = { $aim ->
    [win] Greedy player among careless ones wins, %
   *[safe] Greedy player among careless ones is the Shithead, %
}
lab-main-random = { $aim ->
    [win] Greedy player among random ones wins, %
   *[safe] Greedy player among random ones is the Shithead, %
}
lab-change-mean = A game takes { $by } turns { $more ->
    [more] more
   *[less] fewer
    } (95%: { $ends }).
lab-change-no-progress = Games in which nothing moves any more are { $by } points { $more ->
    [more] more frequent
   *[less] less frequent
    } (95%: { $ends }).
lab-change-win-rules = Whoever starts wins { $by } points { $more ->
    [more] more often
   *[less] less often
    } (95%: { $ends }).
lab-change-win-lot = A starter drawn by lot wins { $by } points { $more ->
    [more] more often
   *[less] less often
    } (95%: { $ends }).
lab-change-shithead-rules = Whoever starts is the Shithead { $by } points { $more ->
    [more] more often
   *[less] less often
    } (95%: { $ends }).
lab-change-shithead-lot = A starter drawn by lot is the Shithead { $by } points { $more ->
    [more] more often
   *[less] less often
    } (95%: { $ends }).
lab-change-dealt = Hand, row and seat decide { $by } points { $more ->
    [more] more
   *[less] less
    } of the result (95%: { $ends }).
lab-change-hidden = The hidden cards decide { $by } points { $more ->
    [more] more
   *[less] less
    } of the result (95%: { $ends }).
lab-change-play = The moves decide { $by } points { $more ->
    [more] more
   *[less] less
    } of the result (95%: { $ends }).
lab-change-loose = { $aim ->
    [win] A greedy player among careless ones wins
   *[safe] A greedy player among careless ones is the Shithead
    } { $by } points { $more ->
    [more] more often
   *[less] less often
    } (95%: { $ends }).
lab-change-random = { $aim ->
    [win] A greedy player among random ones wins
   *[safe] A greedy player among random ones is the Shithead
    } { $by } points { $more ->
    [more] more often
   *[less] less often
    } (95%: { $ends }).
lab-change-card = Among the cards dealt, { $card } is worth { $by } points { $more ->
    [more] more
   *[less] less
    } (95%: { $ends }).

## Starting

lab-starting-title = Does it help to start?
lab-starting-said = { $what ->
    [win] { $rules }: whoever starts by the rules wins { $rate }% of the games (95%: { $ends }), where { $fair }% would be fair. With a starter drawn by lot it is { $lot }% (95%: { $lot_ends }):
   *[last] { $rules }: whoever starts by the rules is the Shithead in { $rate }% of the games (95%: { $ends }), where { $fair }% would be fair. With a starter drawn by lot it is { $lot }% (95%: { $lot_ends }):
    } { $verdict ->
    [helps] the start itself helps.
    [hurts] the start itself is a disadvantage.
   *[none] the start itself makes no difference that these games could show.
    }
lab-starting-note = By the rules the starter may have to hold a low card, and so weaker cards. Lots make the start alone tell.
lab-starting-seat = Seat
lab-starting-place = { $distance ->
    [0] Starter
    [1] Next to the left
   *[other] { $distance } to the left
}
lab-starting-rules = By the rules
lab-starting-lot = By lot
lab-starting-rules-of = { $rules }
lab-starting-lot-of = { $rules }, by lot
lab-starting-table = { $what ->
    [win] Wins by distance from the starter, in %
   *[last] Shithead by distance from the starter, in %
}

## Cards

lab-cards-title = What is each card worth?
lab-cards-explained = { $aim ->
    [win] A player who is dealt a card of this rank, into hand or row, in place of an average card wins more often by so many percentage points.
   *[safe] A player who is dealt a card of this rank, into hand or row, in place of an average card is the Shithead less often by so many percentage points.
}
lab-cards-said = { $rules }: { $most } is worth most, { $most_points } points, and { $least } least, { $least_points }.
lab-cards-table = What a dealt card is worth, in percentage points

## Rows

lab-rows-title = Which cards belong face up?
lab-rows-none = { $rules }: nothing is exchanged before play, so nobody chooses a row.
lab-rows-explained = { $aim ->
    [win] One player put any of its cards face up at random, and the others chose as usual. With a card face up, and an average card in the hand for it, that player wins more often by so many percentage points.
   *[safe] One player put any of its cards face up at random, and the others chose as usual. With a card face up, and an average card in the hand for it, that player is the Shithead less often by so many percentage points.
}
lab-rows-said = { $rules }: { $most } gains most, { $most_points } points, and { $least } least, { $least_points }.
lab-rows-table = What a card gains face up, in percentage points
lab-rows-swap = What an exchange is worth: the figure of the card that goes face up, less that of the card that comes into the hand.
lab-rows-rare = { $rules }: no row lay there in { $often } games or more, so no rows are listed. `--games` takes more games.
lab-rows-order = Rows are listed that lay there in { $often } games or more, in the order of their likely rate: what was measured, drawn towards what their cards let expect, since the best of many are also lucky.
lab-rows-best = { $rules }: the { $count } best rows and the { $count } worst
lab-rows-all = { $count ->
    [one] { $rules }: the only row that lay there so often
   *[other] { $rules }: all { $count } rows that lay there so often, the best first
}
lab-row = Row
lab-games = Games
lab-rate-win = Wins %
lab-rate-safe = Shithead %
lab-likely = Likely %

## Length

lab-length-title = How long is a game?
lab-length-said = { $rules }: a game takes { $mean } turns on average (95%: { $ends }). Half of the games take no more than { $median }, and nine in ten take { $low } to { $high }. { $stuck ->
    [none] All were played to their end.
   *[some] { $share }% ended because nothing moved any more.
}
lab-length-table = Turns of a game
lab-length-histogram = Games by their turns, in %
lab-span = { $first }–{ $last }
lab-from = { $first } or more
lab-figure-mean = Turns, mean
lab-figure-median = Turns, median
lab-figure-low = Turns, 5% are no longer than
lab-figure-high = Turns, 95% are no longer than
lab-figure-no-progress = Without progress, %

## Luck and skill

lab-luck-title = How much is luck, how much is skill?
lab-luck-said = { $rules }: among careless players, who make a random move in ten, hand, row and seat decide { $dealt }% of the result, the hidden cards { $hidden }%, and the moves { $play }%. { $aim ->
    [win] Play a deal once more, and the same player wins in { $again }% of the cases; if the deal made no difference, it would be { $fair }%.
   *[safe] Play a deal once more, and the same player is the Shithead in { $again }% of the cases; if the deal made no difference, it would be { $fair }%.
}
lab-skill-said = { $aim ->
    [win] { $rules }: a greedy player wins { $loose }% of the games among careless players, and { $random }% among random ones, who make nothing but random moves; { $fair }% would be fair.
   *[safe] { $rules }: a greedy player is the Shithead in { $loose }% of the games among careless players, and in { $random }% among random ones, who make nothing but random moves; { $fair }% would be fair.
}
lab-search-said = { $aim ->
    [win] { $rules }: the bot { $bot }, which thinks ahead, wins { $rate }% of { $games } games among greedy players (95%: { $ends }); { $fair }% would be fair.
   *[safe] { $rules }: the bot { $bot }, which thinks ahead, is the Shithead in { $rate }% of { $games } games among greedy players (95%: { $ends }); { $fair }% would be fair.
}
lab-luck-note = A careless player is greedy but for one random move in ten. A random move lays any rank that may be laid, and takes the pile only when it must; where rules have more than plain sets, such as runs, single cards with powers or numbers that bind, it is any legal move, and may take the pile. Hidden cards are the stock and the face-down cards. A part that is next to nothing may be measured a little below 0; the sentences and the picture then say 0.
lab-luck-table = What decides the result, in %
lab-skill-table = { $aim ->
    [win] How often a greedy player wins, in %
   *[safe] How often a greedy player is the Shithead, in %
}
lab-figure-dealt = Hand, row and seat
lab-figure-hidden = Hidden cards
lab-figure-play = Moves
lab-figure-again = { $aim ->
    [win] Same winner once more
   *[safe] Same Shithead once more
}
lab-figure-loose = Among careless players
lab-figure-random = Among random players

## The page

lab-page-numbers = The numbers
lab-page-no-plots = There are no pictures here, for matplotlib is not installed. `pip install "shithead[plots]"` installs it.
lab-page-made = Made by `shithead lab`, version { $version }.
