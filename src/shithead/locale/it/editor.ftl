### Il modulo con cui si compongono le regole della casa. Ogni etichetta è una domanda, ogni risposta è breve;
### l’aiuto dice quello che non dicono loro. Domanda e risposta insieme fanno anche una riga su ciò che cambia.

## Le fasi della partita

group-cards = Le carte
group-before = Prima di giocare
group-start = Chi comincia
group-ranks = Il valore delle carte
group-turn = Il tuo turno
group-drawing = Pescare
group-taking = Prendere il mucchio
group-burning = Bruciare il mucchio
group-row = Le carte scoperte
group-blind = Le carte coperte
group-out = Uscita e fine
group-series = Più partite
group-laying = Su che cosa va
group-following = Che cosa può seguire
group-doing = Che cosa fa

## Risposte per ogni genere di domanda

switch-on = Sì
switch-off = No
no-ranks = Nessuno
no-text = Nessuna
change = { $label } { $value }
change-card = { $card }: { $effects }
no-power = nessun potere proprio
powers-of-its-rank = gli stessi poteri delle altre del suo valore

## Le carte

field-min-seats = Quanti giocatori come minimo?
field-max-seats = Quanti giocatori al massimo?
field-packs = Quanti mazzi da 52 carte?
field-packs-help = Se sono più d’uno si mescolano insieme.
field-jokers = Quanti jolly?
field-jokers-help = In tutto, per quanti mazzi ci siano.
field-without = Quali valori restano nella scatola?
field-without-help = Si tolgono da ogni mazzo: non si usano.
field-set-aside = Quante carte si mettono da parte senza guardare?
field-set-aside-help = Dopo aver mescolato; restano fuori dal gioco.
field-deal-down = Quante carte coperte riceve ognuno?
field-deal-up = Quante carte scoperte riceve ognuno?
field-deal-hand = Quante carte in mano riceve ognuno?
field-deal-rest = Si danno anche le carte che avanzano?
field-deal-rest-help = Finiscono in mano ai giocatori: allora il mazzo non c’è e nessuno pesca.

## Prima di giocare

field-row = Da dove vengono le scoperte?
value-row-dealt = Si danno scoperte
value-row-chosen = Ognuno le sceglie in segreto
field-row-help = Se si scelgono, ognuno scambia finché vuole; poi si vedono quelle di tutti insieme.
field-swap = Quando si scambiano carte della mano con le scoperte?
value-swap-none = Mai
value-swap-before-play = Prima di giocare, tutti insieme
value-swap-first-turn = All’inizio del primo turno
value-swap-until-first-move = Quando vuoi, fino alla tua prima mossa
field-swap-help = Una contro una, con le tue, tutte le volte che vuoi.
field-lay-off = Puoi liberarti di qualche carta prima di giocare?
value-lay-off-off = No
value-lay-off-own-row = Sì, su scoperte uguali, ma solo tue
value-lay-off-any-row = Sì, su scoperte uguali di chiunque
value-lay-off-to-pile = Sì, quelle del valore d’inizio, sul mucchio
field-lay-off-help = Per ogni carta ne peschi un’altra, finché c’è il mazzo.
field-start-card = Si gira una prima carta dal mazzo?
field-start-card-help = Sta sul mucchio senza effetto, e chi comincia deve batterla.

## Chi comincia

field-starter = Chi comincia?
value-starter-row-as-dealt = Chi ha ricevuto scoperto il valore d’inizio, prima degli scambi
value-starter-row-at-start = Chi ha scoperto il valore d’inizio quando si inizia a giocare
value-starter-row-first-dealt = Chi ha ricevuto scoperto per primo il valore d’inizio
value-starter-hand = Chi ha in mano il valore d’inizio
value-starter-lowest-hand = Chi ha in mano la carta più bassa
value-starter-lowest-row = Chi ha la scoperta più bassa
value-starter-lowest-open = Chi ha la carta più bassa, in mano o scoperta
value-starter-weakest-hand = Chi ha la mano più debole
value-starter-dealer-left = Chi sta alla sinistra del mazziere
value-starter-dealer-right = Chi sta alla destra del mazziere
value-starter-lead-seat = Sempre chi ha aperto il tavolo
value-starter-last-loser = Chi ha perso l’ultima partita
value-starter-lot = Si sorteggia
field-starter-from = Qual è il valore d’inizio?
field-starter-from-help = La ricerca parte da lì. Se non ce l’ha nessuno conta il valore subito più alto, e così via.
field-starter-call = Puoi chiamare il valore d’inizio dalla mano?
field-starter-call-help = Quando tra le scoperte non c’è: comincia il primo che chiama. Se non si chiama, comincia subito chi ce l’ha.
field-starter-ties = Chi comincia se potrebbero in più di uno?
value-starter-ties-seat = Il primo dalla sinistra del mazziere
value-starter-ties-suit = Chi ha il seme più basso
value-starter-ties-copies = Chi ha più carte di quel valore
value-starter-ties-next-rank = Chi ha più basse le altre carte
field-suit-order = In che ordine stanno i semi, dal più basso?
field-suit-order-help = Serve solo per decidere chi comincia: nel gioco un seme non ne batte un altro.
field-starter-lead = Che cosa deve giocare chi comincia?
value-starter-lead-any = Quello che vuole
value-starter-lead-rank = Carte del valore che ha deciso
value-starter-lead-card = Il seme più basso del valore che ha deciso
field-starter-lead-help = Se in mano non ne ha, conta il valore più basso che ha in mano.

## Il valore delle carte

field-ladder = In che ordine stanno i valori, dal più basso?
field-ladder-help = Un valore escluso non ha un posto nell’ordine: gli serve un potere che dica su che cosa va.
field-strict = Per battere serve una carta più alta, non solo uguale?
field-strict-help = Allora su un 7 un altro 7 non va bene.

## Il tuo turno

field-direction = In che senso si gioca?
value-direction-clockwise = Orario
value-direction-counter = Antiorario
value-direction-second-player = Decide chi gioca per secondo
field-direction-help = Se decide il secondo, dopo chi comincia può giocare l’uno o l’altro dei suoi vicini.
field-set-max = Quante carte uguali puoi giocare insieme?
value-set-max-0 = Quante ne vuoi
field-match-size = Servono tante carte quante ne ha giocate chi viene prima?
value-match-size-off = No
value-match-size-at-least = Sì, altrettante o di più
field-match-size-help = Dopo due carte o più; e le tue devono anche battere il mucchio.
field-wild-ends-size = Le carte che vanno su tutto rispondono a qualsiasi numero?
field-wild-ends-size-help = Dopo una di loro il numero non vincola più.
field-pair-escape = Una coppia ti salva se nessuna carta da sola va bene?
field-pair-escape-help = È la coppia di salvezza: poi servono altrettante carte più alte, o più carte uguali.
field-pair-skips = Una coppia fa saltare il turno?
field-pair-skips-help = A chi viene dopo, se le due carte giocate insieme non bruciano il mucchio.
field-runs = Quante carte in fila fanno una scala?
value-runs-0 = Le scale non ci sono
field-runs-help = Si gioca in una volta sola. Deve andare bene la carta più bassa; l’effetto è della più alta.
field-run-suited = Una scala deve essere di un solo seme?
field-pass-empty = Puoi passare sul mucchio vuoto?
field-out-of-turn = Puoi mettere carte quando non tocca a te?
value-out-of-turn-off = No
value-out-of-turn-complete = Sì, per completare le carte uguali in cima
value-out-of-turn-jump-in = Sì, carte uguali a quella in cima
field-out-of-turn-help = Il turno allora passa a te.
field-skip-once = Più carte «salta turno» insieme valgono come una sola?
field-skip-once-help = Altrimenti ogni carta conta per sé.
field-skip-passes-self = Quando si saltano turni, il tuo posto resta fuori dal conto?
field-skip-passes-self-help = Così, se restate in due, giochi ancora tu per quanti turni si saltino.
field-reverse-once = Più carte «cambia giro» insieme valgono come una sola?
field-reverse-once-help = Altrimenti due si annullano.
field-reverse-two-skips = Se restate in due, cambiare giro fa saltare il turno all’altro?
field-reverse-two-skips-help = Altrimenti in due non cambia niente.

## Pescare

field-draw-to = Fino a quante carte in mano si pesca?
field-draw-to-help = Finché c’è il mazzo. Chi ne ha già abbastanza non pesca.
field-draw-when = Quando si pesca?
value-draw-when-after-play = Subito dopo ogni giocata
value-draw-when-end-of-turn = Alla fine del tuo turno
value-draw-when-start-of-turn = All’inizio del tuo turno successivo
field-draw-when-help = Con la mano vuota si pesca comunque subito.
field-drawn-match = Puoi aggiungere una carta pescata uguale a quella appena giocata?
field-drawn-match-help = È una giocata a sé, con tutti i suoi effetti.

## Prendere il mucchio

field-pickup = Puoi prendere il mucchio anche se potresti giocare?
value-pickup-free = Sì, quando vuoi
value-pickup-forced = No, solo se non puoi giocare
field-pickup-by = Chi prende il mucchio se non puoi giocare?
value-pickup-by-self = Tu
value-pickup-by-previous = Chi viene prima di te
field-pickup-by-help = Può toccare a chi viene prima solo se il mucchio non si prende quando si vuole.
field-pickup-plays = Dopo aver preso il mucchio giochi subito?
field-pickup-plays-help = Sul mucchio vuoto. Altrimenti il turno passa.
field-stock-gamble = C’è l’azzardo dal mazzo?
value-stock-gamble-off = No
value-stock-gamble-when-stuck = Sì, se non puoi giocare
value-stock-gamble-any-time = Sì, quando vuoi
field-stock-gamble-help = La prima carta del mazzo vale come giocata. Se non va bene la prendi con il mucchio.

## Bruciare il mucchio

field-burn-replay = Dopo una carta che brucia il mucchio giochi ancora?
value-burn-replay-must = Sì, devi
value-burn-replay-may = Se vuoi
value-burn-replay-no = No
field-set-burn = Quante carte uguali in cima bruciano il mucchio?
value-set-burn-0 = Per quante siano, non bruciano mai
field-set-burn-across = Le carte uguali bruciano anche se arrivano in più giocate?
field-set-burn-across-help = Altrimenti devono arrivare tutte in una volta.
field-set-burn-through = E se tra le carte uguali ce ne sono di trasparenti?
value-set-burn-through-break = Allora non valgono
value-set-burn-through-ignored = Le trasparenti non si contano
value-set-burn-through-joined = Contano con il valore che lasciano vedere
field-set-burn-replay = Dopo carte uguali che bruciano giochi ancora?
value-set-burn-replay-must = Sì, devi
value-set-burn-replay-may = Se vuoi
value-set-burn-replay-no = No
field-wild-set = Bruciano anche le carte uguali che vanno su tutto?
value-wild-set-burns = Sì, come le altre
value-wild-set-normal = No, mai
field-wild-set-help = Per esempio quattro 2.
field-completion-beats = Puoi sempre completare le carte uguali in cima?
field-completion-beats-help = Anche con carte che non batterebbero il mucchio.
field-set-anywhere = Giocate in una volta, le carte uguali che bruciano vanno su tutto?

## Le carte scoperte

field-row-use = Che cosa fai alla fine con le tue scoperte?
value-row-use-on-table = Le giochi dal tavolo
value-row-use-taken = Le prendi in mano tutte
value-row-use-one-by-one = Le prendi in mano una alla volta
field-row-use-help = Quando il mazzo e la tua mano sono finiti.
field-strict-row = Dalle scoperte serve una carta più alta, non solo uguale?
field-row-sets = Più scoperte uguali si giocano insieme?
field-mix-row = Si giocano insieme carte uguali della mano e scoperte?
value-mix-row-no = No
value-mix-row-last-hand = Sì, a mazzo finito, con tutta la mano
value-mix-row-always = Sì, sempre
field-pickup-fee = Se giochi dalle scoperte e prendi il mucchio, c’è la scoperta aggiunta?
value-pickup-fee-none = No
value-pickup-fee-one-chosen = Sì, una a tua scelta
value-pickup-fee-optional = Una, se vuoi
value-pickup-fee-one-rank = Sì, una o più dello stesso valore
value-pickup-fee-lowest = Sì, una delle più basse
value-pickup-fee-tried = Sì, una che non va bene
field-pickup-fee-help = È una delle tue scoperte, che va in mano con il mucchio.

## Le carte coperte

field-blind-in-order = Le coperte si girano in ordine?
field-blind-in-order-help = Altrimenti scegli tu quale girare.
field-blind-fail = E se la coperta che giri non va bene?
value-blind-fail-take-pile = La prendi con tutto il mucchio
value-blind-fail-take-card = Prendi solo lei; il mucchio resta
field-blind-pickup = Puoi prendere il mucchio invece di girare una coperta?
field-blind-pickup-help = Solo dove il mucchio si prende quando si vuole.

## Uscire e finire

field-finish = Quale può essere la tua ultima carta?
value-finish-any = Qualsiasi carta
value-finish-no-burn = Qualsiasi, se non brucia il mucchio
value-finish-no-special = Solo una carta senza poteri
value-finish-takes-pile = Una senza poteri; con le altre prendi il mucchio
field-finish-help = Una coperta può sempre essere l’ultima.
field-out-clears = Quando qualcuno esce, il mucchio esce dal gioco?
field-out-effects = L’ultima carta fa ancora effetto sugli altri?
field-end = Quando finisce la partita?
value-end-last-loses = Quando solo uno ha ancora carte
value-end-first-wins = Quando esce il primo
field-no-progress-limit = Dopo quante mosse a vuoto la partita si ferma?
field-no-progress-limit-help = Mosse di fila in cui nessuno pesca, brucia, gira una carta o esce.
field-no-progress-result = Chi ha perso se la partita si ferma così?
value-no-progress-result-draw = Nessuno: è un pareggio
value-no-progress-result-most-cards = Chi ha più carte

## Più partite

field-next-dealer = Chi dà le carte nella partita successiva?
value-next-dealer-loser = Chi ha perso
value-next-dealer-winner = Chi è uscito per primo
value-next-dealer-rotate = Chi sta alla sinistra del mazziere
value-next-dealer-same = Sempre lo stesso
value-next-dealer-lot = Si sorteggia
field-scoring = Che cosa si conta nella serie?
value-scoring-losses = Chi ha perso e quante volte
value-scoring-places = La somma dei posti
value-scoring-points = Punti: 10 a chi esce per primo, 20 al secondo e così via
value-scoring-letters = Le lettere di SHITHEAD, una a ogni sconfitta
value-scoring-redemption = Le sconfitte, e chi esce per primo ne toglie una
field-rounds = Di quante partite è una serie?
value-rounds-0 = Non finisce mai
field-exchange = Quante carte alte dà chi ha perso a chi ha vinto?
value-exchange-0 = Nessuna
field-exchange-help = Prima della partita successiva, in cambio di altrettante tra le più basse.
field-forfeit = Qual è la penitenza per chi perde?
field-forfeit-help = Preparare il caffè, per esempio. Sul gioco non ha effetto.

## Una carta con poteri: su che cosa va

power-wild = Va su tutto?
power-blocked-by = Quali valori fanno eccezione?
power-blocked-by-help = Su questi conta il suo valore, come per una carta normale.
power-goes-on = Quali sono i soli valori su cui va?
power-goes-on-help = Qualunque cosa chiedano. Non sceglierne nessuno se un limite così non c’è.
power-lower-only = Va solo su carte più basse?
power-not-on-empty = È vietata sul mucchio vuoto?
power-not-on-empty-help = A meno che tu non abbia nient’altro da metterci.
power-value = Conta come un altro valore?
power-value-help = Nel confronto; tra le carte uguali conta il suo valore vero.
power-mirror = È uno specchio?
power-mirror-help = Si gioca insieme a carte di un altro valore, e prende il loro.
power-mimic = Come quali valori la puoi giocare?
power-mimic-help = Lo dici tu, e da lì in poi conta in tutto come quel valore.

## Una carta con poteri: che cosa può seguire

power-follow = Che cosa deve seguire?
value-follow-own = Il suo valore o uno più alto, come sempre
value-follow-any = Va bene tutto
value-follow-at-most = Un certo valore o uno più basso
value-follow-below = Più basso di un certo valore
value-follow-one-of = Uno di certi valori
value-follow-same = Solo il suo stesso valore
value-follow-choice = Più alta o più bassa, come dice chi la gioca
power-follow-rank = Qual è il valore che fa da limite?
power-follow-rank-help = Serve per «più basso». Se non lo scegli è il suo.
power-follow-ranks = Quali valori possono seguire?
power-follow-ranks-help = Serve per «uno di certi valori».
power-transparent = È trasparente?
power-transparent-help = Allora si deve battere la prima carta sotto che non lo sia.
power-own-on-empty = Se sotto non c’è niente, conta il suo valore?
power-own-on-empty-help = Altrimenti in quel caso va bene tutto.
power-copies = Fa saltare e cambiare giro come la carta sotto?
power-copies-help = Serve per una carta trasparente.
power-inverts = Rovescia l’ordine dei valori?
value-inverts-no = No
value-inverts-pile = Sì, finché sta nel mucchio
value-inverts-game = Sì, fino alla prossima
power-inverts-help = Allora la carta più bassa batte la più alta.

## Una carta con poteri: che cosa fa

power-burn = Brucia il mucchio?
power-set-burn = Quante uguali ne servono per bruciare?
power-set-burn-help = Lascia vuoto se ne servono quante delle altre.
power-skip = Quanti giocatori saltano il turno?
power-reverse = Fa cambiare giro?
power-again = Dopo averla messa giochi ancora?
value-again-no = No
value-again-cover = Sì, coprendola con una carta qualsiasi
value-again-beat = Sì, con le regole di sempre
value-again-may = Se vuoi
power-again-last-takes = Se è la tua ultima carta, prendi il mucchio?
power-again-last-takes-help = Altrimenti sei fuori, e non devi più niente.
power-target = Scegli tu a chi tocca dopo?
power-gives = Manda il mucchio a qualcuno?
value-gives-no = No
value-gives-next = A chi viene dopo
value-gives-previous = A chi viene prima
value-gives-chosen = A chi scegli tu
power-given-then = E dopo chi gioca?
value-given-then-after-receiver = Chi viene dopo quello che l’ha preso
value-given-then-giver = Chi l’ha messa
power-leaves = Esce dal gioco da sola?
power-leaves-help = Dopo aver fatto il suo effetto; il mucchio resta.
