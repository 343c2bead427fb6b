### Le regole pronte: come si chiama ognuna, in una riga che cosa ha di speciale, e da dove viene.
### La riga ha al massimo 90 caratteri e dice solo quello che risulta dalle regole.

preset-classic-title = Classico
preset-classic-character = Il 2 azzera, il 10 brucia; chi prende il mucchio dalle scoperte ne aggiunge una.
preset-classic-source = il gioco da tavolo come lo giocano i viaggiatori

preset-tabletop-title = Da tavolo
preset-tabletop-character = Nessuna carta speciale, ma una coppia ti salva quando da sola non va nessuna carta.
preset-tabletop-source = il testo di un simulatore da tavolo

preset-idiot-title = Idiota
preset-idiot-character = Il duello: il 2 azzera, il 5 limita, il 10 brucia, e sul mazzo si può azzardare.
preset-idiot-source = una pagina sul duello a due

preset-at-shead-title = @shead
preset-at-shead-character = Su un 9 vanno solo 3, 5, 7 e 9; mano e scoperte si possono giocare insieme.
preset-at-shead-source = le definizioni di gioco di @shead

preset-bga-palace-title = Palace (Board Game Arena)
preset-bga-palace-character = Meno siete, più carte avete; comincia la carta più bassa in mano, e va giocata.
preset-bga-palace-source = la pagina di aiuto di Palace su Board Game Arena

preset-cardgames-io-title = Idiot (cardgames.io)
preset-cardgames-io-character = Duello nel browser: 2 azzera, 5 limita, 10 brucia, e si può sempre azzardare.
preset-cardgames-io-source = Idiot su cardgames.io, come lo descrive il suo autore

preset-engine-spec-title = Shithead (testo per un motore)
preset-engine-spec-character = Il fante è trasparente e cambia giro; un jolly manda il mucchio a chi vuoi tu.
preset-engine-spec-source = le specifiche di un motore di gioco in un archivio pubblico

preset-everything2-palace-title = Palace (Everything2)
preset-everything2-palace-character = 2 e 10 a parti scambiate: il 2 brucia, e dopo un 10 giochi ancora.
preset-everything2-palace-source = Palace su everything2.com

preset-garfield-title = Shithead di Garfield
preset-garfield-character = Un fante lo battono solo fanti o quattro uguali; l’unico jolly fa cambiare giro.
preset-garfield-source = la versione di Garfield, fra le varianti di pagat.com

preset-glass-seven-title = Palace (sette di vetro)
preset-glass-seven-character = Due mazzi, un 7 trasparente, e una carta uguale non basta mai.
preset-glass-seven-source = Palace di jpskewedthrone

preset-jollyopolis-title = Karma (Jollyopolis)
preset-jollyopolis-character = I jolly fanno cambiare giro, su un 7 niente di più alto, e vince il primo che esce.
preset-jollyopolis-source = la pagina di Karma su jollyopolis.com

preset-maski-title = Scheisskerl
preset-maski-character = Quattro carte speciali: 2 azzera, 7 limita, 8 è trasparente, 10 brucia.
preset-maski-source = la pagina di Scheisskerl su maski-media.de

preset-masters-of-shithead-title = Masters of Shithead
preset-masters-of-shithead-character = La donna va coperta subito, il re cambia giro; una carta uguale pescata si aggiunge.
preset-masters-of-shithead-source = le regole e il codice di masters-of-shithead

preset-misfits-title = Charlotte’s Misfits
preset-misfits-character = Un duello con le scale: bruciano gli assi, ma non quattro carte uguali.
preset-misfits-source = le regole di Charlotte’s Misfits

preset-norwegian-idiot-title = Idiot (norvegese)
preset-norwegian-idiot-character = Comincia la carta più bassa; una uguale pescata si aggiunge, e si può azzardare.
preset-norwegian-idiot-source = pagine norvegesi su Idiot, fra cui la Wikipedia norvegese

preset-pagat-title = Pagat
preset-pagat-character = Comincia chi riceve per primo un 3 scoperto, e a ogni partita cambia mazziere.
preset-pagat-source = pagat.com, Shithead

preset-palace-fr-title = Shithead Palace
preset-palace-fr-character = L’asso sceglie a chi tocca, il 9 è uno specchio, il fante di quadri rovescia l’ordine.
preset-palace-fr-source = le regole e il codice di shitheadpalace.fr

preset-paskahousu-title = Paskahousu
preset-paskahousu-character = Il cugino finlandese: cinque carte in mano, nessuna sul tavolo; bruciano anche gli assi.
preset-paskahousu-source = la voce Paskahousu della Wikipedia inglese e vendanews.fi

preset-pintertamas-title = Shithead (pintertamas)
preset-pintertamas-character = Il 6 limita, l’8 è trasparente, il 9 fa cambiare giro; si gioca anche in dieci.
preset-pintertamas-source = il codice di un server di pintertamas

preset-poophead-title = Poophead
preset-poophead-character = Dopo un 5 giochi ancora, e un jolly prende il valore che dici tu.
preset-poophead-source = le regole di un Poophead di myles2021

preset-royal-title = Shithead Royal
preset-royal-character = Fante trasparente, la donna brucia, il re azzera; il 4 rovescia l’ordine.
preset-royal-source = Shithead Royal, theshithead.wordpress.com

preset-scheissekopf-title = Scheissekopf
preset-scheissekopf-character = Si gioca a punti, da due a dieci; 2, 3, 10 e jolly vanno su tutto.
preset-scheissekopf-source = Scheissekopf su bitenight.net

preset-shed-title = Shed
preset-shed-character = Sette carte in mano, e chi ha il 3 di quadri comincia con quello.
preset-shed-source = Shed su focusonlearning

preset-shit-bond-title = shit.bond
preset-shit-bond-character = Chi mette un 7 dice «più alta» o «più bassa», e ubbidiscono anche 2, 5 e 10.
preset-shit-bond-source = il codice di shit.bond

preset-spielwiki-title = Shithead (Spielwiki)
preset-spielwiki-character = In tanti: due o tre mazzi, tredici carte a testa, e bruciano cinque uguali.
preset-spielwiki-source = la pagina di Shithead su spielwiki.de

preset-thack-uk-title = Shithead (thack.uk)
preset-thack-uk-character = Il 3 è trasparente, l’8 salta turno, e su un 7 non va nemmeno un 10.
preset-thack-uk-source = le regole su shithead.thack.uk

preset-threes-title = Threes
preset-threes-character = Da tre a dieci: i jolly bruciano, e chi prende il mucchio gioca subito.
preset-threes-source = la pagina di Threes su wiki.thorx.net, 2023

preset-tts-seven-title = Sette in mano
preset-tts-seven-character = Sette carte in mano finché c’è il mazzo; si comincia con il valore più basso.
preset-tts-seven-source = il testo di un altro tavolo simulato, con sette carte in mano

preset-vandtia-title = Vändtia
preset-vandtia-character = Prima si appoggiano carte uguali sulle scoperte di tutti; chi è bloccato può azzardare.
preset-vandtia-source = pagine svedesi su Vändtia

preset-vtange-title = Palace (vtange)
preset-vtange-character = Si scambia nel primo turno; dopo un 2 o un 8 giochi ancora; vince chi esce per primo.
preset-vtange-source = il Palace di vtange

preset-wikibooks-title = Shit Head (Wikibooks)
preset-wikibooks-character = Scegli le scoperte tra otto carte; i jolly sono le più alte di tutte.
preset-wikibooks-source = Shit Head nei Wikibooks tedeschi

preset-wikipedia-title = Wikipedia
preset-wikipedia-character = Il 2 azzera, il 10 brucia; dopo quattro uguali puoi giocare ancora o passare.
preset-wikipedia-source = la voce della Wikipedia inglese, dal 2020 in poi

preset-wikipedia-2008-title = Wikipedia (2008)
preset-wikipedia-2008-character = L’asso che spara: ci vanno sopra solo un 2, un 8, un 10 o un altro asso.
preset-wikipedia-2008-source = la voce della Wikipedia inglese com’era nel 2008

preset-wikipedia-2011-title = Wikipedia (2011)
preset-wikipedia-2011-character = Il 3 è trasparente e cambia giro; con un fante il mucchio va a chi viene dopo.
preset-wikipedia-2011-source = la voce della Wikipedia inglese com’era nel 2011

preset-wikipedia-2019-title = Wikipedia (2019)
preset-wikipedia-2019-character = Sei valori speciali: dopo un 7 solo più basse, l’8 salta turno, i jolly contano come 8.
preset-wikipedia-2019-source = la voce della Wikipedia inglese com’era nell’aprile 2019

preset-wikipedia-it-title = Wikipedia (italiano)
preset-wikipedia-it-character = Comincia chi ha un 3 in mano, e lo gioca; prende il mucchio solo chi non può giocare.
preset-wikipedia-it-source = un testo italiano del 2020 circa che segue l’enciclopedia
