### Che cosa non va in un insieme di regole della casa, una frase per ogni problema; prima c’è il nome della regola.
### Gli argomenti sono spiegati nel file inglese.

## Che cosa non si può leggere

problem-unknown-preset = Non ci sono regole con questo nome: scegline uno dall’elenco.
problem-unknown-field = Non c’è una regola con questo nome: correggilo o toglila.
problem-unknown-value = Questo valore non esiste: scegline uno tra quelli previsti dalla regola.
problem-unknown-rank = Questo non è il valore di una carta: scrivi da 2 a 9, T, J, Q, K, A, oppure JK per il jolly, tra virgolette.
problem-unknown-suit = Questo non è un seme: scrivi C per fiori, D per quadri, H per cuori o S per picche.
problem-unknown-card = Questa non è una carta: scrivi il valore e il seme, per esempio JH.
problem-not-a-number = Qui scrivi un numero intero.
problem-not-a-switch = Qui scrivi true o false.
problem-not-a-text = Qui scrivi un testo, tra virgolette.
problem-not-a-list = Qui scrivi un elenco, tra parentesi quadre.
problem-not-a-table = Qui scrivi dei campi con i loro valori.
problem-not-a-name = In questo nome usa solo lettere minuscole, cifre e trattini singoli.
problem-rank-or-card = Indica di chi è il potere: di un valore o di una carta, non di tutt’e due.

## Numeri e testi

problem-out-of-range = Scegli un numero da { $min } a { $max }.
problem-no-numbers = L’elenco è vuoto: scrivi almeno un numero.
problem-too-many-numbers = L’elenco è troppo lungo: al massimo un numero per ogni numero di posti.
problem-fewer-than-min-seats = Il numero massimo di posti è sotto il minimo: alza il primo o abbassa il secondo.
problem-set-of-one = Una carta sola non basta per bruciare: scegli almeno 2, oppure 0 perché le carte uguali non brucino mai.
problem-run-too-short = Una scala ha almeno tre carte: scegli almeno 3, oppure 0 per giocare senza scale.
problem-run-too-long = In ordine ci sono meno valori di così: scegli scale più corte.
problem-text-too-long = Accorcia il testo a 200 caratteri.
problem-text-not-printable = Togli gli a capo e i caratteri che non si vedono.

## Carte a sufficienza

problem-pack-too-small = Le carte non bastano per tutti quei posti: aggiungi carte, danne meno a testa o riduci i posti.
problem-too-many-set-aside = Restano troppo poche carte da dare: mettine da parte di meno.
problem-needs-stock = Qui serve un mazzo, ma con certi numeri di posti si danno tutte le carte: danne di meno o rinuncia a questa regola.
problem-needs-row = Qui servono carte scoperte: danne almeno una a testa.
problem-more-than-a-hand = In mano non si hanno così tante carte: scambiane di meno.

## Regole che si contraddicono

problem-needs-swap-before-play = Le scoperte si scelgono nello scambio prima di giocare: permetti lo scambio in quel momento.
problem-needs-empty-pile = Se sul mucchio ci sono già carte, chi comincia non può essere obbligato a una certa carta: lascialo libero, o parti dal mucchio vuoto.
problem-needs-swap-before-leading = Non si può dire a chi comincia che cosa giocare finché si possono ancora scambiare carte: lascialo libero di giocare qualsiasi carta, o fai scambiare le carte prima di giocare.
problem-needs-forced-pickup = Il mucchio può finire a qualcun altro solo se chi è di turno non può giocare: permetti di prenderlo solo in quel caso.
problem-needs-draw-after-play = Le carte pescate si possono aggiungere solo se si pesca subito dopo la giocata: fai pescare allora.
problem-needs-row-on-table = Carte in mano e scoperte si giocano insieme solo se le scoperte restano sul tavolo: lasciale lì.
problem-needs-runs = Le scale non sono ammesse: permettile, o non chiedere che siano di un solo seme.
problem-needs-pairs = Si gioca una sola carta alla volta: permettine almeno due, o togli la regola sulle coppie.
problem-needs-loser = Con più di due posti, se la partita finisce quando esce il primo non perde nessuno: gioca fino all’ultimo, o conta qualcos’altro.
problem-two-size-rules = La coppia di salvezza e il numero di carte vincolante si escludono: scegli una delle due regole.
problem-nobody-can-finish = Nessuna carta può essere l’ultima, quindi nessuno potrebbe finire: permettine qualcuna, o dai poteri a meno carte.

## Valori

problem-rank-twice = Un valore compare due volte: toglilo una volta.
problem-no-ranks = L’ordine dei valori è vuoto: indicane almeno uno.
problem-joker-not-in-packs = I jolly non fanno parte del mazzo di 52: per toglierli metti a 0 il loro numero.
problem-not-in-ladder = Questo valore non ha un posto nell’ordine: scegline uno che ce l’ha.
problem-taken-out = Questo valore è tolto dal mazzo: scegline un altro.
problem-suits-incomplete = Indica ognuno dei quattro semi una volta sola.
problem-no-place = Questa carta non si potrebbe giocare quasi mai: dalle un posto nell’ordine dei valori, o falla andare su tutto.

## Poteri

problem-too-many-powers = Ci sono più poteri che valori e carte: scrivi al massimo una voce per ciascuno.
problem-too-many-single-cards = Solo sei carte singole possono avere poteri propri; dai piuttosto il potere a un valore intero.
problem-too-many-mirrors = Un solo valore può fare da specchio, e con due mazzi al massimo; lascia normali gli altri.
problem-power-twice = Questo valore o questa carta compare due volte: unisci le due voci.
problem-powers-out-of-order = Metti i poteri in ordine di valore, e ogni valore prima delle sue singole carte.
problem-no-power = Questa voce non dà nessun potere: aggiungine uno o togli la voce.
problem-joker-has-no-suit = I jolly non hanno seme: dai il potere al valore.
problem-blocked-without-wild = Solo una carta che va su tutto può avere delle eccezioni: falla andare su tutto, o togli le eccezioni.
problem-wild-with-limit = Una carta non può andare su tutto e insieme solo su certe carte: scegli.
problem-two-limits = Una carta non può essere limitata sia a certi valori sia alle carte più basse: scegli.
problem-value-without-place = Il valore per cui conta non ha un posto nell’ordine: scegline uno che ce l’ha.
problem-value-of-itself = Una carta conta già per il suo valore: scegline un altro, o togli questa regola.
problem-value-of-value = Il valore per cui conta vale a sua volta come un altro: indica direttamente quello.
problem-one-of-nothing = Indica quali valori possono seguire.
problem-ranks-without-one-of = C’è l’elenco dei valori che possono seguire, ma la carta non ne chiede uno: faglielo chiedere, o togli l’elenco.
problem-limit-without-use = C’è un limite, ma la carta non chiede carte più basse: faglielo fare, o togli il limite.
problem-limit-without-place = Il limite non ha un posto nell’ordine dei valori: indica un valore che ce l’ha.
problem-choice-without-place = «Più alta» o «più bassa» di una carta fuori dall’ordine dei valori non vuol dire niente: dalle un posto.
problem-transparent-with-demand = Una carta trasparente mostra ciò che chiede quella sotto: togli la sua richiesta, o non farla trasparente.
problem-transparent-inverts = Una carta trasparente non può rovesciare l’ordine delle carte: togli una delle due cose.
problem-transparent-leaves = Una carta che esce dal gioco non mostra niente sotto di sé: togli una delle due cose.
problem-own-without-transparent = Solo per una carta trasparente serve dire quanto conta quando sotto non c’è niente: falla trasparente, o togli questa regola.
problem-copies-without-transparent = Solo una carta trasparente può copiare quella sotto: falla trasparente, o togli questa regola.
problem-burn-with-demand = Dopo una carta che brucia il mucchio non resta niente a cui rispondere: togli la sua richiesta.
problem-burn-with-effect = Una carta che brucia il mucchio non fa altro: togli gli altri effetti.
problem-leaves-with-demand = Una carta che esce dal gioco non chiede niente a chi segue: togli la sua richiesta.
problem-last-takes-without-again = Questo vale solo per una carta con cui si gioca ancora: dalle questo potere, o togli questa regola.
problem-again-with-target = Chi gioca ancora non può anche scegliere chi è di turno dopo: tieni una delle due cose.
problem-then-without-gives = La carta non manda il mucchio a nessuno, quindi non può dire chi gioca dopo: falle mandare il mucchio, o togli questa regola.
problem-mimic-with-power = Una carta che prende un altro valore ne ha i poteri: togli i suoi.
problem-mimic-of-mimic = Una carta non può prendere un valore che a sua volta ne prende un altro: toglilo dall’elenco.
problem-mimic-of-taken-out = Una carta non può prendere un valore tolto dal mazzo: toglilo dall’elenco.
problem-mirror-with-power = Una carta specchio ha i poteri delle carte con cui si gioca: togli i suoi.
