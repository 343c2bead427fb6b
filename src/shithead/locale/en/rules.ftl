### The rules of the three presets, as the Rules button shows them.
### For each preset a title, an introduction, then headings and bodies numbered from 1 without a gap.
### A blank line inside a body begins a new paragraph.

## Classic

rules-classic-title = Classic
rules-classic-intro = Get rid of all your cards. Whoever is last to have any is the Shithead. For two to six players; with six, two jokers join in.

rules-classic-heading-1 = Cards and deal
rules-classic-body-1 =
    Two to five players use 52 cards, without jokers. Everyone gets three face-down cards in a row, three face-up cards on top of them, and three cards in hand. The rest is the stock.

    Nobody looks at face-down cards, not even their owner.

rules-classic-heading-2 = The swap
rules-classic-body-2 =
    Before play you may swap hand cards with cards of your own face-up row, one for one and as often as you like. Face-down cards stay where they are.

    Say “Ready” when you are done. You can take that back until everyone is ready. Then all the new rows are shown at once, play begins, and nothing is swapped any more.

rules-classic-heading-3 = Who starts
rules-classic-body-3 =
    Look for a 3 among the face-up cards as they were dealt, before any swap. If several players were dealt one, the first of them from the dealer’s left starts.

    No 3 there? Then a 3 in the hand counts, as the hands are after the swap. If anyone holds one, there is a short time to call it: the first holder to call starts. If no holder calls, the first of them from the dealer’s left starts.

    No 3 in a hand either? Then the same search is made for a 4, then a 5, and so on up to the ace, leaving out the 10. A 2 never makes anyone start. If only 2s and 10s are to be found, the dealer’s left neighbour starts.

    The starter may lead anything, not only the card that was looked for.

rules-classic-heading-4 = Your turn
rules-classic-body-4 =
    Play goes clockwise. Lay one card on the pile, or several of the same rank together.

    Special cards aside, they must be of the same rank as the top card or higher. Suits never matter, and neither does how many cards were laid before. An empty pile takes anything.

    Then draw from the stock until you hold three cards again, for as long as the stock lasts. If you still hold three or more, you draw nothing.

rules-classic-heading-5 = Ranks
rules-classic-body-5 = From low to high: 3, 4, 5, 6, 7, 8, 9, J, Q, K, A. The 2 and the 10 stand outside this order and go on anything.

rules-classic-heading-6 = The 2 resets
rules-classic-body-6 = A 2 goes on any card, and any card goes on a 2. That holds only while the 2 is on top. A 2 by itself burns nothing and gives no second turn.

rules-classic-heading-7 = The 10 burns
rules-classic-body-7 =
    A 10 goes on any card, and on an empty pile too. It burns the pile: all its cards, the 10 included, leave the game and never come back.

    Whoever burns the pile first draws, then has to play again, on the empty pile. The cards just drawn may be used. Several 10s laid together burn once and bring one extra play.

rules-classic-heading-8 = Four of a kind burn
rules-classic-body-8 =
    The pile also burns when its top four cards have the same rank. They may come from one play or from several turns and players, but with another card between them they do not count. Four 2s burn as well.

    Whoever lays the last of the four draws, then has to play again. You can complete four of a kind only in your own turn.

rules-classic-heading-9 = Taking the pile
rules-classic-body-9 =
    If you cannot play, take the whole pile into your hand. From your hand or your face-up row you may take it even if you could play. Your turn is over, and the next player opens a new pile with anything.

    An empty pile cannot be taken.

rules-classic-heading-10 = Face-up cards
rules-classic-body-10 =
    Once the stock and your hand are both empty, you play from your face-up row by the same rules. Several cards of the same rank may go together here too.

    If you empty your hand without burning the pile, your turn ends there and the row waits for your next turn. If you burn the pile with your last hand cards and the stock is empty, you go on from the row at once. A hand card and a face-up card are never laid together.

    If you cannot or do not want to play from the row, take the pile and pay a fee: one of your face-up cards, whichever you choose, goes into your hand along with it. A card given as a fee has no effect, even if it is a 10.

    Then your hand has to be empty again before you go back to the row.

rules-classic-heading-11 = Face-down cards
rules-classic-body-11 =
    With your row gone too, you turn one face-down card: you choose which, without knowing what it is. If it can be played, it stays and counts as your play. If it burns the pile, you go on with the next one. If it cannot be played, you take it and the whole pile into your hand, and your turn is over.

    On an empty pile any card can be played. At this stage you cannot take the pile without turning a card, and face-down cards are never turned two at a time.

    While you hold cards, your face-down cards have to wait. If the last of your other cards burns the pile, you turn a face-down card in the same turn.

rules-classic-heading-12 = Going out
rules-classic-body-12 =
    You are out as soon as you have no cards left, in hand or on the table. The pile stays, and the next player has to beat it.

    If your last card burns the pile, you are out all the same: there is no extra play, and the next player opens a new pile.

rules-classic-heading-13 = The Shithead
rules-classic-body-13 =
    The game ends as soon as only one player still has cards. That player is the Shithead and deals the next game. There is no winner. The first dealer is chosen at random.

rules-classic-heading-14 = Six players
rules-classic-body-14 =
    With six, two jokers join in: 54 cards, nine for each player. There is no stock, so nobody draws, and your face-up row opens as soon as your hand is empty.

    A joker goes on any card and is transparent: the next player has to beat the first card under it that is not a joker. If there is none, anything goes. A joker lying between equal cards keeps them from being four of a kind. A joker never makes anyone start.

rules-classic-heading-15 = A draw
rules-classic-body-15 = If in 500 moves in a row no card is drawn, burned or turned from the face-down cards and nobody goes out, the game is a draw. Nobody is the Shithead, and the same dealer deals again.

## Tabletop

rules-tabletop-title = Tabletop
rules-tabletop-intro = No special cards: rank is all that counts, and a humble pair can save you. Get rid of all your cards; whoever is last to have any is the Shithead. For two to five players.

rules-tabletop-heading-1 = Cards and deal
rules-tabletop-body-1 =
    There are 52 cards and no jokers. Everyone gets three face-down cards in a row, three face-up cards on top of them, and three cards in hand. The rest is the stock.

    Nobody looks at face-down cards, not even their owner.

rules-tabletop-heading-2 = The swap
rules-tabletop-body-2 =
    Before play you may swap hand cards with cards of your own face-up row, one for one and as often as you like. Face-down cards stay where they are.

    Say “Ready” when you are done. You can take that back until everyone is ready. Then all the new rows are shown at once, play begins, and nothing is swapped any more.

rules-tabletop-heading-3 = Who starts
rules-tabletop-body-3 =
    Look for a 3 in the face-up rows as they lie after the swap. If several players have one there, the first of them from the dealer’s left starts.

    No 3 there? Then the first player from the dealer’s left with a 3 in hand starts. If nobody has one, the same search is made for a 4, then a 5, and so on.

    The starter may lead anything.

rules-tabletop-heading-4 = Your turn
rules-tabletop-body-4 =
    Play goes clockwise. Lay one card on the pile, or several of the same rank together.

    From the hand they must be of the same rank as the top card or higher. Suits never matter. How many cards were laid before matters only after a pair escape. An empty pile takes anything.

    Then draw from the stock until you hold three cards again, for as long as the stock lasts. If you still hold three or more, you draw nothing.

rules-tabletop-heading-5 = Ranks
rules-tabletop-body-5 = From low to high: 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A. No rank has a power of its own.

rules-tabletop-heading-6 = The pair escape
rules-tabletop-body-6 =
    If you have no single card that you could play, you may lay a pair of any rank instead: exactly two equal cards, however low, from your hand or, if that is where you play from, from your row. From the hand a card equal to the top card can be played, so it rules the escape out. A single card that would complete four of a kind rules it out too.

    An escape binds. The next player has to answer with a higher pair, or with three or four cards of any one rank. A single card is not enough, not even an ace, and neither is an equal or lower pair. The only exception is a play that completes four of a kind: it always answers.

    An answer binds in turn, with its own number of cards: three are answered by a higher three, by four, or by completing four of a kind. While the pile is bound, there is no new escape.

    The pile stays bound until it is taken, burned, or met by a face-down card, and also if the player who bound it goes out. Only escapes and the answers to them bind: an ordinary pair or three does not.

rules-tabletop-heading-7 = Four of a kind burn
rules-tabletop-body-7 =
    When the top four cards of the pile have the same rank, the pile burns: all its cards leave the game and never come back. They may come from one play or from several turns and players, but with another card between them they do not count.

    Adding to the equal cards on top until they are four is always allowed, but only in your own turn and from where you are playing. Whoever does it draws, then may play again on the empty pile, or pass. After a pass the next player opens.

rules-tabletop-heading-8 = Taking the pile
rules-tabletop-body-8 =
    You take the pile only if there is nothing that you can play: no card that beats it, no pair escape, no answer if it is bound, no four of a kind to complete. Then you have to take all of it into your hand. Your turn is over, and the next player opens a new pile with anything.

    An empty pile cannot be taken.

rules-tabletop-heading-9 = Face-up cards
rules-tabletop-body-9 =
    Once the stock and your hand are both empty, you play from your face-up row. Here an equal card is not enough: it has to be higher than the top card, unless it completes four of a kind. Several cards of the same rank may go together.

    The pair escape is open from the row too. As an equal single card does not beat the pile there, a pair equal to the top card can be an escape.

    If you empty your hand without burning the pile, your turn ends there and the row waits for your next turn. If you burn the pile with your last hand cards and the stock is empty, your extra play comes from the row. A hand card and a face-up card are never laid together.

    If you can play nothing from the row, you take the pile and nothing else: your face-up cards stay where they are. Then your hand has to be empty again before you go back to them.

rules-tabletop-heading-10 = Face-down cards
rules-tabletop-body-10 =
    With your row gone too, you turn one face-down card: you choose which, without knowing what it is. If it is equal to the top card or higher, it stays and counts as your play. If it is lower, you take it and the whole pile into your hand, and your turn is over. If it completes four of a kind, the pile burns and you may turn another one.

    Only the rank of the turned card counts, even if the pile is bound, and the pile is then no longer bound. On an empty pile any card can be played. At this stage you cannot take the pile without turning a card, and face-down cards are never turned two at a time.

    While you hold cards, your face-down cards have to wait. If the last of your other cards burns the pile, your extra play is a face-down card.

rules-tabletop-heading-11 = Going out
rules-tabletop-body-11 =
    You are out as soon as you have no cards left, in hand or on the table. The pile stays, and the next player has to beat it.

    If your last card burns the pile, you are out all the same: there is no extra play, and the next player opens a new pile.

rules-tabletop-heading-12 = The Shithead
rules-tabletop-body-12 =
    The game ends as soon as only one player still has cards. That player is the Shithead and deals the next game. The first dealer is chosen at random.

    A table may agree on a forfeit for the Shithead. It never affects play.

rules-tabletop-heading-13 = A draw
rules-tabletop-body-13 = If in 500 moves in a row no card is drawn, burned or turned from the face-down cards and nobody goes out, the game is a draw. Nobody is the Shithead, and the same dealer deals again.

## Idiot

rules-idiot-title = Idiot
rules-idiot-intro = A duel for two, with three special ranks and a stock that you can gamble on. The first to get rid of all cards wins; the other one is the Idiot.

rules-idiot-heading-1 = Cards and deal
rules-idiot-body-1 =
    There are 52 cards and no jokers. You each get three face-down cards in a row, three face-up cards on top of them, and three cards in hand. The other 34 cards are the stock.

    Nobody looks at face-down cards, not even their owner.

rules-idiot-heading-2 = The swap
rules-idiot-body-2 =
    Before play you may swap hand cards with cards of your own face-up row, one for one and as often as you like. Face-down cards stay where they are.

    Say “Ready” when you are done. You can take that back until you are both ready. Then both new rows are shown at once, play begins, and nothing is swapped any more.

rules-idiot-heading-3 = Who starts
rules-idiot-body-3 = Whoever opened the table leads, in this game and in all that follow, whatever the cards. Anything may be led.

rules-idiot-heading-4 = Your turn
rules-idiot-body-4 =
    Lay one card on the pile, or several of the same rank together. Special cards aside, they must be of the same rank as the top card or higher. Suits never matter, and neither does how many cards were laid before. An empty pile takes anything.

    Then draw from the stock until you hold three cards again, for as long as the stock lasts. If you still hold three or more, you draw nothing.

rules-idiot-heading-5 = Ranks
rules-idiot-body-5 = From low to high: 3, 4, 5, 6, 7, 8, 9, J, Q, K, A. The 2 and the 10 stand outside this order; like the 5, they go on anything. The 7 and the 8 are ordinary cards.

rules-idiot-heading-6 = The 2 resets
rules-idiot-body-6 = A 2 goes on any card, and any card goes on a 2. That holds only while the 2 is on top. A 2 by itself burns nothing and gives no second turn.

rules-idiot-heading-7 = The 5 turns the pile low
rules-idiot-body-7 =
    A 5 goes on any card. The next card has to be a 5 or lower, a 2 or a 10. An ace is high, so it cannot follow.

    Only one play is limited like this: after a 4 on the 5, a 4 or higher is needed again. Another 5 renews the limit, a 2 lifts it, and it is gone when the pile is burned or taken.

rules-idiot-heading-8 = The 10 burns
rules-idiot-body-8 =
    A 10 goes on any card, and on an empty pile too. It burns the pile: all its cards, the 10 included, leave the game and never come back.

    Whoever burns the pile first draws, then has to play again, on the empty pile. The cards just drawn may be used. Several 10s laid together burn once and bring one extra play.

rules-idiot-heading-9 = Four of a kind burn
rules-idiot-body-9 =
    The pile also burns when its top four cards have the same rank, whoever laid them. With another card between them they do not count. Four 2s or four 5s burn as well.

    Whoever lays the last of the four draws, then has to play again. You can complete four of a kind only in your own turn.

rules-idiot-heading-10 = The gamble
rules-idiot-body-10 =
    While the stock lasts, you may gamble instead of laying a card, even if you could play. The top card of the stock is turned onto the pile.

    If it can be played, it counts as your play, with all that it does. Equal cards of your hand cannot join it. If it burns the pile, you have a new play and may gamble again.

    If it cannot be played, you take it and the whole pile into your hand, and your turn is over. On an empty pile a gamble always works.

rules-idiot-heading-11 = Taking the pile
rules-idiot-body-11 =
    If you cannot play, take the whole pile into your hand, or gamble. From your hand or your face-up row you may take the pile even if you could play. Then your turn is over, and your opponent opens a new pile with anything.

    An empty pile cannot be taken.

rules-idiot-heading-12 = Face-up cards
rules-idiot-body-12 =
    Once the stock and your hand are both empty, you play from your face-up row by the same rules. Several cards of the same rank may go together here too.

    If you empty your hand without burning the pile, your turn ends there and the row waits for your next turn. If you burn the pile with your last hand cards and the stock is empty, you go on from the row at once. A hand card and a face-up card are never laid together.

    If you cannot or do not want to play from the row, you take the pile and nothing else: your face-up cards stay where they are. Then your hand has to be empty again before you go back to them.

rules-idiot-heading-13 = Face-down cards
rules-idiot-body-13 =
    With your row gone too, you turn one face-down card: you choose which, without knowing what it is. If it can be played, it stays and counts as your play. If it burns the pile, you go on with the next one. If it cannot be played, you take it and the whole pile into your hand, and your turn is over.

    On an empty pile any card can be played. At this stage you cannot take the pile without turning a card, and face-down cards are never turned two at a time.

    While you hold cards, your face-down cards have to wait. If the last of your other cards burns the pile, you turn a face-down card in the same turn.

rules-idiot-heading-14 = Going out
rules-idiot-body-14 =
    As soon as you have no cards left, in hand or on the table, you have won and your opponent is the Idiot. That is so even if your last card burns the pile: no extra play is due.

    The Idiot has nothing else to suffer: the next game is simply dealt.

rules-idiot-heading-15 = A draw
rules-idiot-body-15 = If in 500 moves in a row no card is drawn, burned, gambled or turned from the face-down cards and nobody goes out, the game is a draw. Nobody is the Idiot, and the cards are dealt again.
