### The presets: what each is called, and in one line what is special about it.
### The line has at most 90 characters; what it says follows from the rules of the preset.

preset-classic-title = Classic
preset-classic-character = 2 resets, 10 burns; taking the pile from the row costs a face-up card.
preset-classic-source = the table game as backpackers play it

preset-tabletop-title = Tabletop
preset-tabletop-character = No special cards at all, but any pair may save you when no single card goes.
preset-tabletop-source = the text of a tabletop simulator

preset-idiot-title = Idiot
preset-idiot-character = The duel: 2 resets, 5 limits, 10 burns, and the stock is yours to gamble on.
preset-idiot-source = a page on the duel for two

preset-at-shead-title = @shead
preset-at-shead-character = After a 9 only a 3, 5, 7 or 9 goes; hand and face-up cards may be laid together.
preset-at-shead-source = the game definition of @shead

preset-bga-palace-title = Palace (Board Game Arena)
preset-bga-palace-character = The fewer you are, the more cards you get; the lowest card in hand has to lead.
preset-bga-palace-source = the help page of Palace on Board Game Arena

preset-cardgames-io-title = Idiot (cardgames.io)
preset-cardgames-io-character = A duel in the browser: 2 resets, 5 limits, 10 burns, and you may always gamble.
preset-cardgames-io-source = Idiot on cardgames.io, as its author describes it

preset-engine-spec-title = Shithead (engine text)
preset-engine-spec-character = Jacks are transparent and turn play round; a joker sends the pile to anyone.
preset-engine-spec-source = the specification of a game engine in a public repository

preset-everything2-palace-title = Palace (Everything2)
preset-everything2-palace-character = 2 and 10 have changed places: the 2 burns, and after a 10 you play again.
preset-everything2-palace-source = Palace on everything2.com

preset-garfield-title = Garfield’s Shithead
preset-garfield-character = Only a jack or four of a kind beats a jack; the one joker turns play round.
preset-garfield-source = Garfield’s version, among the variations on pagat.com

preset-glass-seven-title = Palace (glass seven)
preset-glass-seven-character = Two packs, a transparent 7, and an equal card is never enough.
preset-glass-seven-source = Palace by jpskewedthrone

preset-jollyopolis-title = Karma (Jollyopolis)
preset-jollyopolis-character = Jokers turn play round, nothing higher goes on a 7, and the first player out has won.
preset-jollyopolis-source = the Karma page of jollyopolis.com

preset-maski-title = Scheisskerl
preset-maski-character = Four special cards: 2 resets, 7 limits, 8 is transparent, 10 burns.
preset-maski-source = the Scheisskerl page of maski-media.de

preset-masters-of-shithead-title = Masters of Shithead
preset-masters-of-shithead-character = You cover a queen at once, a king turns play round; drawn equal cards may be added.
preset-masters-of-shithead-source = the rules and the code of masters-of-shithead

preset-misfits-title = Charlotte’s Misfits
preset-misfits-character = A duel with runs: aces burn, four of a kind do not.
preset-misfits-source = the rules of Charlotte’s Misfits

preset-norwegian-idiot-title = Idiot (Norwegian)
preset-norwegian-idiot-character = The lowest card starts, drawn equal cards may be added, and you may always gamble.
preset-norwegian-idiot-source = Norwegian pages on Idiot, among them the Norwegian Wikipedia

preset-pagat-title = Pagat
preset-pagat-character = The first to be dealt a 3 face up starts, and each game somebody else deals.
preset-pagat-source = pagat.com, Shithead

preset-palace-fr-title = Shithead Palace
preset-palace-fr-character = Aces choose who is next, 9s are mirrors, the jack of diamonds turns the order.
preset-palace-fr-source = the rules and the code of shitheadpalace.fr

preset-paskahousu-title = Paskahousu
preset-paskahousu-character = The Finnish cousin: five cards in hand and none on the table; aces burn too.
preset-paskahousu-source = the English Wikipedia article on Paskahousu, and vendanews.fi

preset-pintertamas-title = Shithead (pintertamas)
preset-pintertamas-character = 6 limits, 8 is transparent, 9 turns play round; for up to ten players.
preset-pintertamas-source = the code of a server by pintertamas

preset-poophead-title = Poophead
preset-poophead-character = After a 5 you play again, and a joker is whatever rank you say.
preset-poophead-source = the rules of a Poophead game by myles2021

preset-royal-title = Shithead Royal
preset-royal-character = Jacks are transparent, queens burn, kings reset; a 4 turns the order round.
preset-royal-source = Shithead Royal, theshithead.wordpress.com

preset-scheissekopf-title = Scheissekopf
preset-scheissekopf-character = Played for points, from two to ten; 2, 3, 10 and jokers go on anything.
preset-scheissekopf-source = Scheissekopf on bitenight.net

preset-shed-title = Shed
preset-shed-character = Seven cards in hand, and whoever has the 3 of diamonds leads it.
preset-shed-source = Shed on focusonlearning

preset-shit-bond-title = shit.bond
preset-shit-bond-character = Whoever lays a 7 says higher or lower, and even 2, 5 and 10 have to obey.
preset-shit-bond-source = the code of shit.bond

preset-spielwiki-title = Shithead (Spielwiki)
preset-spielwiki-character = A big round: two packs or three, thirteen cards each, and five of a kind burn.
preset-spielwiki-source = the Shithead page of spielwiki.de

preset-thack-uk-title = Shithead (thack.uk)
preset-thack-uk-character = 3 is transparent, 8 skips, and after a 7 not even a 10 goes.
preset-thack-uk-source = the rules on shithead.thack.uk

preset-threes-title = Threes
preset-threes-character = For three to ten: jokers burn, and whoever takes the pile plays on at once.
preset-threes-source = the Threes page of wiki.thorx.net, 2023

preset-tts-seven-title = Seven in Hand
preset-tts-seven-character = Seven cards in hand until the stock is gone; the starter leads the lowest rank.
preset-tts-seven-source = the text of another tabletop simulator table, with seven cards in hand

preset-vandtia-title = Vändtia
preset-vandtia-character = Lay off equal cards on anyone’s row before play; if you are stuck, gamble.
preset-vandtia-source = Swedish pages on Vändtia

preset-vtange-title = Palace (vtange)
preset-vtange-character = Swap on your first turn; after a 2 or an 8 you play again; first out wins.
preset-vtange-source = the Palace game by vtange

preset-wikibooks-title = Shit Head (Wikibooks)
preset-wikibooks-character = Choose your row from eight cards; jokers are the highest cards of all.
preset-wikibooks-source = Shit Head in the German Wikibooks

preset-wikipedia-title = Wikipedia
preset-wikipedia-character = 2 resets, 10 burns; after four of a kind you may play again or pass.
preset-wikipedia-source = the English Wikipedia article, 2020 on

preset-wikipedia-2008-title = Wikipedia (2008)
preset-wikipedia-2008-character = The shooting ace: only a 2, an 8, a 10 or another ace goes on it.
preset-wikipedia-2008-source = the English Wikipedia article as it stood in 2008

preset-wikipedia-2011-title = Wikipedia (2011)
preset-wikipedia-2011-character = 3s are transparent and turn play round; a jack gives the next player the pile.
preset-wikipedia-2011-source = the English Wikipedia article as it stood in 2011

preset-wikipedia-2019-title = Wikipedia (2019)
preset-wikipedia-2019-character = Six special ranks: only lower cards after a 7, 8 skips, jokers count as 8s.
preset-wikipedia-2019-source = the English Wikipedia article as it stood in April 2019

preset-wikipedia-it-title = Wikipedia (Italian)
preset-wikipedia-it-character = A 3 in hand starts and has to be led; only who is stuck takes the pile.
preset-wikipedia-it-source = an Italian text of about 2020 that follows the encyclopedia
