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
problem-rank-or-card = Indica di quale carta si parla: un valore o una carta sola, non tutt’e due.

## Numeri e testi

problem-out-of-range = Scegli un numero da { $min } a { $max }.
problem-no-numbers = L’elenco è vuoto: scrivi almeno un numero.
problem-too-many-numbers = L’elenco è troppo lungo: scrivi al massimo un numero per ogni numero di giocatori.
problem-fewer-than-min-seats = Il numero massimo di giocatori è sotto il minimo: alza il primo o abbassa il secondo.
problem-set-of-one = Una carta sola non basta per bruciare: scegli almeno 2, oppure 0 se le carte uguali non bruciano mai.
problem-run-too-short = Una scala ha almeno tre carte: scegli almeno 3, oppure 0 se le scale non ci sono.
problem-run-too-long = Nell’ordine ci sono meno valori di così: scegli scale più corte.
problem-text-too-long = Accorcia il testo a 200 caratteri.
problem-text-not-printable = Togli gli a capo e i caratteri che non si vedono.

## Carte a sufficienza

problem-pack-too-small = Le carte non bastano per tutti quei giocatori: aggiungi un mazzo, danne meno a testa o riduci il numero di giocatori.
problem-too-many-set-aside = Restano troppo poche carte da dare: mettine da parte di meno.
problem-needs-stock = Qui serve un mazzo, ma con certi numeri di giocatori si danno tutte le carte: danne di meno o rinuncia a questa regola.
problem-needs-row = Qui servono carte scoperte: danne almeno una a testa.
problem-more-than-a-hand = In mano non si hanno così tante carte: chi ha perso deve darne di meno.

## Regole che si contraddicono

problem-needs-swap-before-play = Le scoperte si scelgono con lo scambio prima di giocare: permetti lo scambio in quel momento.
problem-needs-empty-pile = Se sul mucchio ci sono già carte, chi comincia non può essere obbligato a una certa carta: lascialo giocare quello che vuole, oppure non far girare la prima carta e non far mettere carte sul mucchio prima di giocare.
problem-needs-swap-before-leading = Finché si possono ancora scambiare carte, chi comincia non può essere obbligato a una certa carta: lascialo giocare quello che vuole, oppure fai scambiare le carte prima di giocare o mai.
problem-needs-forced-pickup = Il mucchio può toccare a chi viene prima solo se non si prende quando si vuole: fallo prendere solo a chi non può giocare.
problem-needs-draw-after-play = Una carta pescata si può aggiungere solo se si pesca subito dopo ogni giocata: fai pescare allora, o rinuncia a questa regola.
problem-needs-row-on-table = Carte della mano e scoperte si giocano insieme solo se le scoperte si giocano dal tavolo: falle giocare da lì, o non farle giocare insieme.
problem-needs-runs = Le scale non ci sono: scegli quante carte ne fanno una, o non chiedere che siano di un solo seme.
problem-needs-pairs = Si gioca una sola carta alla volta: permetti almeno due carte uguali, o rinuncia a questa regola sulle coppie.
problem-needs-loser = In più di due, se la partita finisce quando esce il primo non ha perso nessuno: falla finire quando solo uno ha ancora carte, o conta qualcos’altro.
problem-two-size-rules = Se servono tante carte quante ne ha giocate chi viene prima, non ci può essere anche la coppia di salvezza: scegli una delle due regole.
problem-nobody-can-finish = Nessuna carta può essere l’ultima, quindi nessuno potrebbe uscire: permettine qualcuna, o dai poteri a meno carte.

## Valori

problem-rank-twice = Qui un valore compare due volte: toglilo una volta.
problem-no-ranks = Nessun valore ha un posto nell’ordine: mettine almeno uno.
problem-joker-not-in-packs = I jolly non fanno parte del mazzo di 52: per toglierli metti a 0 il loro numero.
problem-not-in-ladder = Questo valore non ha un posto nell’ordine: scegline uno che ce l’ha.
problem-taken-out = Questo valore resta nella scatola: scegline un altro.
problem-suits-incomplete = Indica ognuno dei quattro semi una volta sola.
problem-no-place = Questa carta non si potrebbe giocare quasi mai: dalle un posto nell’ordine dei valori, o falla andare su tutto.

## Poteri

problem-too-many-powers = I poteri sono più dei valori e delle carte: di’ una volta sola che cosa fa ciascuna carta.
problem-too-many-single-cards = Solo sei carte singole possono avere poteri propri: dai piuttosto il potere a un valore intero.
problem-too-many-mirrors = Un solo valore può fare da specchio, e con due mazzi al massimo: lascia normali gli altri.
problem-power-twice = Questa carta compare due volte: metti insieme tutto quello che fa.
problem-powers-out-of-order = Metti i poteri in ordine di valore, e ogni valore prima delle sue singole carte.
problem-no-power = Di questa carta non si dice che cosa fa: dalle un potere o lasciala fuori.
problem-joker-has-no-suit = I jolly non hanno seme: dai il potere a tutti i jolly.
problem-blocked-without-wild = Solo una carta che va su tutto può avere delle eccezioni: falla andare su tutto, o togli le eccezioni.
problem-wild-with-limit = Una carta non può andare su tutto e insieme solo su certi valori o solo su carte più basse: scegli.
problem-two-limits = Una carta non può andare solo su certi valori e insieme solo su carte più basse: scegli.
problem-value-without-place = Conta come un valore che non ha un posto nell’ordine: scegline uno che ce l’ha.
problem-value-of-itself = Una carta conta già con il suo valore: scegline un altro, o nessuno.
problem-value-of-value = Conta come un valore che a sua volta conta come un altro: scegli direttamente quello.
problem-one-of-nothing = Indica quali valori possono seguire.
problem-ranks-without-one-of = Hai indicato quali valori possono seguire, ma non che deve seguire «uno di certi valori»: scegli questo, o togli i valori.
problem-limit-without-use = C’è un valore che fa da limite, ma quello che segue non deve essere più basso: scegli che lo sia, o togli il limite.
problem-limit-without-place = Il valore che fa da limite non ha un posto nell’ordine: scegline uno che ce l’ha.
problem-choice-without-place = «Più alta» o «più bassa» di una carta fuori dall’ordine dei valori non vuol dire niente: dalle un posto.
problem-transparent-with-demand = Con una carta trasparente si deve battere quella sotto, quindi non può chiedere altro: scegli «Il suo valore o uno più alto, come sempre», o non farla trasparente.
problem-transparent-inverts = Una carta trasparente non può rovesciare l’ordine dei valori: scegli una delle due cose.
problem-transparent-leaves = Una carta che esce dal gioco da sola non può essere trasparente: scegli una delle due cose.
problem-own-without-transparent = Che cosa vale quando sotto non c’è niente serve solo per una carta trasparente: falla trasparente, o rinuncia a questa regola.
problem-copies-without-transparent = Solo una carta trasparente può far saltare e cambiare giro come la carta sotto: falla trasparente, o rinuncia a questa regola.
problem-burn-with-demand = Dopo una carta che brucia il mucchio non resta niente da battere: scegli «Il suo valore o uno più alto, come sempre», o non farle bruciare il mucchio.
problem-burn-with-effect = Una carta che brucia il mucchio non fa altro: togli gli altri effetti, o non farle bruciare il mucchio.
problem-leaves-with-demand = Una carta che esce dal gioco da sola non può chiedere niente a chi segue, né rovesciare l’ordine finché sta nel mucchio: togli questo, o falla restare.
problem-last-takes-without-again = Serve solo per una carta dopo cui giochi ancora: dalle quel potere, o rinuncia a questa regola.
problem-again-with-target = Non si può giocare ancora e insieme scegliere a chi tocca dopo: scegli una delle due cose.
problem-then-without-gives = La carta non manda il mucchio a nessuno, quindi non può dire chi gioca dopo: falle mandare il mucchio, o fai giocare chi viene dopo quello che l’ha preso.
problem-mimic-with-power = Una carta che si gioca come un altro valore ne ha i poteri: togli i suoi.
problem-mimic-of-mimic = Una carta non si può giocare come un valore che è uno specchio o si gioca a sua volta come un altro: togli quel valore.
problem-mimic-of-taken-out = Una carta non si può giocare come un valore che resta nella scatola: togli quel valore.
problem-mirror-with-power = Uno specchio prende il valore delle carte con cui si gioca, e i loro poteri: togli i suoi.
