### Le regole di un tavolo qualsiasi, frase per frase. Il programma mette insieme quelle che valgono; ognuna
### comincia su una riga sua, con l’iniziale maiuscola. Gli argomenti sono spiegati nel file inglese; i nomi dei
### valori vengono da game.ftl.

## Elenchi, numeri, nomi

join-comma = { $left }, { $right }
join-list = { $left }, { $right }
join-and = { $left } e { $right }
join-or = { $left } o { $right }
number = { $count ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $count }
}
cards-counted = { $count ->
    [one] una carta
   *[other] { number } carte
}
seats-number = { $number } { $span ->
    [one] in { $first }
    [two] in { $first } o { $last }
   *[more] da { $first } a { $last } giocatori
}
rank-the = { $rank ->
    [8] l’8
    [T] il 10
    [J] il fante
    [Q] la donna
    [K] il re
    [A] l’asso
    [JK] il jolly
   *[other] il { $rank }
}
# Tutte le carte del valore, con l’articolo.
ranks = { $rank ->
    [8] gli 8
    [T] i 10
    [J] i fanti
    [Q] le donne
    [K] i re
    [A] gli assi
    [JK] i jolly
   *[other] i { $rank }
}
rank-short = { $rank ->
    [T] 10
    [JK] jolly
   *[other] { $rank }
}
suit = { $suit ->
    [C] fiori
    [D] quadri
    [H] cuori
   *[S] picche
}
card-the = { rank-the } di { suit }
card-cell = { rank-cell } di { suit }
# Nella tabella delle carte speciali.
rank-cell = { $rank ->
    [T] 10
    [J] Fante
    [Q] Donna
    [K] Re
    [A] Asso
    [JK] Jolly
   *[other] { $rank }
}

## Titoli

section-aim = Lo scopo
section-cards = Le carte
section-swap = Prima di giocare
section-start = Chi comincia
section-turn = Il tuo turno
section-order = Il valore delle carte
section-special = { $rank ->
    [8] L’8
    [T] Il 10
    [J] Il fante
    [Q] La donna
    [K] Il re
    [A] L’asso
    [JK] Il jolly
   *[other] Il { $rank }
}{ $suit ->
    [none] { "" }
   *[other] { " " }di { suit }
}
section-burning = Carte uguali che bruciano
section-drawing = Pescare
section-taking = Prendere il mucchio
section-gamble = L’azzardo dal mazzo
section-interrupting = Fuori turno
section-row = Le carte scoperte
section-blind = Le carte coperte
section-finishing = Uscire
section-result = La fine
section-edges = Quando due regole si incontrano
section-tips = Consigli
section-specials = Le carte speciali in breve
section-gone = Non a questo tavolo
column-card = Carta
column-effect = Che cosa fa
changed-note = { $mark } segna quello che cambia rispetto a { $base }.
unknown-base = le regole di partenza
gone-note = Rispetto a { $base }, qui non valgono queste regole:

## Lo scopo

aim-last-loses = Liberati di tutte le tue carte. Chi è l’ultimo ad averne perde.
aim-first-wins = Liberati di tutte le tue carte. Vince il primo che non ne ha più.
aim-table = A questo tavolo siete in { number }.
aim-seats = Si gioca { $span ->
    [two] in { $first } o in { $last }
   *[more] da { $first } a { $last }
}.

## Le carte

cards-packs = { $count ->
    [1] Si gioca con un mazzo da 52 carte.
   *[other] Si gioca con { number } mazzi da 52 carte, mescolati insieme.
}
cards-packs-by-seats = Mazzi da 52 carte, mescolati insieme: { $numbers }.
cards-no-jokers = I jolly non si usano.
cards-jokers = { $count ->
    [one] Si aggiunge un jolly.
   *[other] Si aggiungono { number } jolly.
}
cards-jokers-by-seats = Jolly: { $numbers }.
cards-without = Prima di mescolare si tolgono { $ranks }: non si usano.
cards-set-aside = Dopo aver mescolato, { cards-counted } { $count ->
    [one] si mette
   *[other] si mettono
} da parte senza guardare: { $count ->
    [one] resta
   *[other] restano
} fuori dal gioco.
cards-set-aside-by-seats = Carte da mettere da parte dopo aver mescolato, senza guardarle, fuori dal gioco: { $numbers }.
deal-down = Ognuno riceve { cards-counted } { $count ->
    [one] coperta
   *[other] coperte in fila
}. Le carte coperte non le guarda nessuno, nemmeno chi le ha davanti.
deal-down-by-seats = Ognuno riceve una fila di carte coperte: { $numbers }. Non le guarda nessuno, nemmeno chi le ha davanti.
deal-no-down = Non ci sono carte coperte.
deal-up = Ognuno riceve { cards-counted } { $count ->
    [one] scoperta
   *[other] scoperte
}, sotto gli occhi di tutti.
deal-up-by-seats = Ognuno riceve delle carte scoperte, sotto gli occhi di tutti: { $numbers }.
deal-no-up = Non ci sono carte scoperte.
deal-chosen = Ognuno riceve { cards-counted } per le sue scoperte; per ora le vedi solo tu.
deal-chosen-by-seats = Ognuno riceve le carte per le sue scoperte, che per ora vede solo lui: { $numbers }.
deal-hand = Ognuno riceve { cards-counted } in mano.
deal-hand-by-seats = Ognuno riceve delle carte in mano: { $numbers }.
deal-order = Le carte si danno una alla volta intorno al tavolo, a partire dalla sinistra del mazziere: prima tutte le coperte, poi le scoperte, poi quelle in mano.
deal-order-down = Le carte si danno una alla volta intorno al tavolo, a partire dalla sinistra del mazziere: prima tutte le coperte, poi quelle in mano.
deal-order-up = Le carte si danno una alla volta intorno al tavolo, a partire dalla sinistra del mazziere: prima tutte le scoperte, poi quelle in mano.
deal-order-hand = Le carte si danno una alla volta intorno al tavolo, a partire dalla sinistra del mazziere.
deal-rest = Anche le carte che avanzano si danno tutte in mano, a partire dalla sinistra del mazziere: qualcuno può averne una in più. Il mazzo non c’è, quindi nessuno pesca.
deal-stock = Le carte che avanzano formano il mazzo.
deal-stock-count = { $count ->
    [one] La carta che avanza forma
   *[other] Le altre { $count } carte formano
} il mazzo.
deal-no-stock = Così le carte finiscono: il mazzo non c’è, quindi nessuno pesca.
deal-no-stock-with = In { $seats } così le carte finiscono: il mazzo non c’è, quindi nessuno pesca.

## Prima di giocare

swap-none = Non c’è scambio: le scoperte restano come sono state date.
swap-before-play = Prima di giocare puoi scambiare carte della tua mano con le tue scoperte, sempre una contro una e tutte le volte che vuoi. Le coperte restano dove sono.
swap-chosen = Le scoperte le scegli tu: scambia carte della mano con quelle che hai ricevuto per le scoperte, sempre una contro una e tutte le volte che vuoi. Intanto non le vede nessun altro.
swap-ready = Quando hai finito, premi «Via!». Finché non sono pronti tutti puoi ripensarci; poi le scoperte di tutti si vedono insieme e non si scambia più.
swap-first-turn = Nel tuo primo turno, prima di fare qualsiasi altra cosa, puoi scambiare carte della tua mano con le tue scoperte, sempre una contro una e tutte le volte che vuoi. Lo vedono tutti.
swap-until-first-move = Fino alla tua prima mossa puoi scambiare carte della tua mano con le tue scoperte, sempre una contro una e tutte le volte che vuoi, anche quando non tocca a te. Lo vedono tutti.
lay-off-own = Prima che si cominci a giocare puoi appoggiare carte della mano su una tua scoperta dello stesso valore; le tue scoperte così aumentano.
lay-off-any = Prima che si cominci a giocare puoi appoggiare carte della mano su una scoperta dello stesso valore, tua o di chiunque altro; quelle scoperte così aumentano.
lay-off-pile = Prima che si cominci a giocare puoi mettere sul mucchio { ranks } che hai in mano, una carta alla volta. Lì non hanno nessun effetto, ma chi comincia deve batterle: contano come carte qualsiasi.
lay-off-stock = Per ogni carta messa giù ne peschi una, finché c’è il mazzo.
lay-off-done = Lo fanno tutti nello stesso momento. Quando hai finito, dillo; finché non hanno finito tutti puoi ripensarci.

## Chi comincia

start-dealer = Il primo mazziere si sorteggia.
start-row-as-dealt = Si cerca { rank-a } tra le carte scoperte così come sono state date, prima di ogni scambio: comincia chi ce l’aveva.
start-row-at-start = Si cerca { rank-a } tra le carte scoperte, così come sono quando si inizia a giocare: comincia chi ce l’ha.
start-row-first-dealt = Comincia chi ha ricevuto per primo { rank-a } tra le scoperte, qualunque cosa scambi dopo.
start-hand = Si cerca { rank-a } tra le carte in mano: comincia chi ce l’ha.
start-hand-call = Si cerca { rank-a } tra le carte in mano.
start-call-row = { $rank ->
    [Q] Nessuna donna
   *[other] Nessun { rank }
} tra le scoperte? Allora si guarda in mano.
start-call = Chi ce l’ha in mano ha poco tempo per chiamare: comincia il primo che lo fa.
start-then-hand = { $rank ->
    [Q] Nessuna donna
   *[other] Nessun { rank }
} tra le scoperte? Allora comincia chi ce l’ha in mano.
start-call-ties-seat = Se nessuno chiama, comincia il primo che poteva farlo, a partire dalla sinistra del mazziere.
start-call-ties-suit = Se nessuno chiama, tra quelli che potevano farlo comincia chi ha il seme più basso.
start-call-ties-copies = Se nessuno chiama, tra quelli che potevano farlo comincia chi ha più carte di quel valore.
start-call-ties-next-rank = Se nessuno chiama, tra quelli che potevano farlo si confrontano le altre carte in mano, dalla più bassa in su: comincia chi le ha più basse, e avere meno carte vale come averle più basse.
start-ties-seat = Se ce l’hanno in più di uno, comincia il primo a partire dalla sinistra del mazziere.
start-ties-suit = Se ce l’hanno in più di uno, comincia chi ha il seme più basso.
start-ties-suit-lowest = Se in più di uno hanno una carta ugualmente bassa, decide il seme più basso.
start-ties-copies = Se ce l’hanno in più di uno, comincia chi ha più carte di quel valore.
start-ties-copies-lowest = Se in più di uno hanno una carta ugualmente bassa, comincia chi ne ha di più.
start-ties-next-rank = A parità, si confrontano le altre carte dello stesso posto, dalla più bassa in su: comincia chi le ha più basse, e avere meno carte vale come averle più basse.
start-ties-still = Se non basta, comincia il primo di loro a partire dalla sinistra del mazziere.
start-ties-hands = Se ci sono mani ugualmente deboli, comincia il primo a partire dalla sinistra del mazziere.
start-suits = I semi, dal più basso al più alto: { $suits }.
start-next = Se non ce l’ha nessuno, si cerca allo stesso modo { rank-a }, e così via salendo.
start-wrap = Dopo { $top } si passa a cercare { rank-a }.
start-never = Alcune carte non fanno mai cominciare nessuno: { $ranks }.
start-nothing-found = Se non si trova proprio niente, comincia chi sta alla sinistra del mazziere.
start-lowest-hand = Comincia chi ha in mano la carta più bassa.
start-lowest-row = Comincia chi ha la carta più bassa tra le scoperte, così come sono quando si inizia a giocare.
start-lowest-open = Comincia chi ha la carta più bassa tra mano e scoperte, così come sono quando si inizia a giocare.
start-lowest-from = Per questo la carta più bassa è { rank-the }.
start-lowest-from-middle = Per questo la carta più bassa è { rank-the }, e quelle che di solito le stanno sotto sono le più alte.
start-lowest-outside = Qui più in alto di tutte le altre stanno { $ranks }.
start-weakest-hand = Comincia la mano più debole. Si confrontano prima le carte più alte, poi le seguenti e così via: è più debole chi ha la carta più bassa.
start-weakest-order = Per questo le carte che vanno su tutto sono le più alte; subito sotto vengono quelle fuori dall’ordine dei valori.
start-dealer-left = Comincia chi sta alla sinistra del mazziere.
start-dealer-right = Comincia chi sta alla destra del mazziere.
start-lead-seat = Comincia sempre chi ha aperto il tavolo, in questa partita e in tutte le successive.
start-last-loser = Comincia chi ha perso l’ultima partita; nella prima si sorteggia.
start-lot = Chi comincia si sorteggia.
start-lead-any = La prima giocata è libera.
start-lead-rank = Chi comincia deve giocare carte del valore che ha deciso; se in mano non ne ha, quelle di valore più basso.
start-lead-card = La prima giocata deve contenere una carta precisa: quella di seme più basso del valore che ha deciso oppure, se in mano non ce n’è, del valore più basso che c’è in mano.
start-lead-lowest = Chi comincia deve giocare le carte di valore più basso che ha in mano.
start-lead-lowest-card = La prima giocata deve contenere la carta più bassa della mano; tra carte uguali decide il seme più basso.
start-lead-run = Anche una scala deve contenere quella carta.
start-lead-no-gamble = Prima di quella giocata non può azzardare.
start-card = Per cominciare si gira sul mucchio la prima carta del mazzo. Non ha nessun effetto: chi comincia deve batterla come qualsiasi altra.
start-on-laid-off = Se prima di giocare qualcuno ha messo carte sul mucchio, chi comincia deve batterle; altrimenti la prima giocata è libera.

## Il tuo turno

turn-two = Giocate a turno.
turn-clockwise = Si gioca in senso orario.
turn-counter = Si gioca in senso antiorario; solo le carte si danno in senso orario, e così si cerca anche chi comincia.
turn-second-player = Dopo il turno di chi comincia può giocare l’uno o l’altro dei suoi vicini. Chi lo fa per primo decide in che senso si gira.
turn-second-player-fixed = Se prima di allora una carta fa saltare il turno o decide a chi tocca, si gira in senso orario.
turn-second-player-reverse = Fino ad allora, cambiare giro non ha effetto.
turn-lay = Metti sul mucchio una carta, oppure più carte dello stesso valore tutte insieme.
turn-lay-one = Metti sul mucchio una carta, mai più di una.
turn-lay-up-to = Metti sul mucchio una carta, oppure fino a { number } carte dello stesso valore tutte insieme.
turn-beat = Il valore deve essere uguale o superiore a quello della carta in cima.
turn-beat-special = Carte speciali a parte, il valore deve essere uguale o superiore a quello della carta in cima.
turn-higher = Il valore deve essere superiore a quello della carta in cima: una carta uguale non basta.
turn-higher-special = Carte speciali a parte, il valore deve essere superiore a quello della carta in cima: una carta uguale non basta.
turn-empty = Sul mucchio vuoto va bene tutto.
turn-empty-except = Sul mucchio vuoto va bene tutto, tranne { $cards }.
turn-pass-empty = Sul mucchio vuoto puoi anche passare, invece di giocare.
turn-suits = I semi non contano mai.
turn-suits-only = I semi contano soltanto { $places }.
suits-start = all’inizio della partita
suits-runs = nelle scale
suits-cards = per le singole carte diverse dalle altre del loro valore
size-free = Quante carte siano state giocate prima non conta.
size-at-least = Conta anche quante carte sono state giocate: dopo due o più, ne servono almeno altrettante, e devono battere il mucchio.
size-wild-ends = A qualsiasi numero di carte rispondono { $cards }, e dopo nessun numero vincola più.
size-wild-binds = Vale anche per { $cards }: il numero deve bastare, e a sua volta vincola.
size-wild-shows = A qualsiasi numero di carte rispondono anche { $cards }, ma il vincolo non finisce: continua a valere il numero della giocata che sta sotto.
size-transparent = Non vincolano { $cards }: continua a valere il numero della giocata che sta sotto.
size-sets = Un gruppo completo di carte uguali, di quelli che bruciano, risponde a qualsiasi numero.
size-runs = Una scala risponde con il numero di tutte le sue carte.
size-blind = Di una carta coperta, o girata dal mazzo, conta solo il valore.
size-blind-only = Di una carta coperta conta solo il valore.
run-lay = Puoi giocare anche una scala: { number } o più carte di valori consecutivi, una per valore.
run-zone = Le carte di una scala vengono tutte dalla mano o tutte dalle scoperte.
run-suited = Le carte di una scala sono tutte dello stesso seme.
run-counts = Di una scala deve andare bene sul mucchio solo la carta più bassa. Poi la scala fa quello che fa la sua carta più alta, una volta sola, e vale come quella.
run-without = In una scala non entrano mai { $cards }.
escape-lay = Coppia di salvezza: se non hai nessuna carta che da sola si possa giocare, puoi mettere sul mucchio una coppia di qualsiasi valore, due carte esatte.
escape-answer = Chi viene dopo deve rispondere con altrettante carte di valore più alto, oppure con più carte uguali di qualsiasi valore. Una carta sola non basta.
escape-binds-on = Anche la risposta vincola allo stesso modo, con il suo numero di carte.
escape-wild = A una coppia di salvezza rispondono anche { $cards }.
escape-sets = Completare un gruppo di carte uguali che brucia è sempre una risposta valida.
escape-ends = Il vincolo dura finché il mucchio non viene preso, non brucia o non ci si gira sopra una carta coperta.
escape-ends-gamble = Il vincolo dura finché il mucchio non viene preso, non brucia o non ci si gira sopra una carta coperta o del mazzo.
escape-ends-special = Finisce anche con una carta che va su tutto o con una che chiede qualcosa di suo.
escape-goes-on = Non lo fanno finire { $cards }: il mucchio che sta sotto resta vincolato.
escape-only = Vincolano solo le coppie di salvezza e le risposte: una coppia normale no. Finché c’è un vincolo non si possono giocare altre coppie di salvezza.
turn-pair-skips = Due carte giocate insieme fanno saltare il turno a chi viene dopo, se non bruciano il mucchio.

## Il valore delle carte

order-ladder = Dalla più bassa alla più alta: { $ranks }.
order-outside = Fuori da quest’ordine stanno { $ranks }.
order-specials = Le carte speciali: { $cards }.
order-no-specials = Nessuna carta ha poteri propri.
order-ordinary = Qui { $card } non ha nessun potere.

## Le carte speciali

power-single-card = Questi poteri li ha soltanto questa carta.
power-single-top = Se si gioca con altre carte dello stesso valore va in cima, e tutta la giocata vale come questa carta.
power-wild = Va su qualsiasi carta.
power-wild-except = Va su qualsiasi carta, ma non su { $ranks }.
power-wild-by-rank = Va su qualsiasi carta. Solo su { $ranks } conta il suo valore, come per una carta normale.

power-by-rank = Si gioca secondo il suo valore, come una carta normale.
power-goes-on = Va solo su { $ranks }, qualunque cosa chieda quella carta, e sul mucchio vuoto.
power-goes-on-pile = Va solo su { $ranks }, qualunque cosa chieda quella carta.
power-lower-only = Se il mucchio non è vuoto, va solo su una carta più bassa, e solo se risponde a quello che quella chiede.
power-lower-only-outside = Non va su { $ranks }: le carte fuori dall’ordine dei valori non contano mai come più basse.
power-not-on-empty = Sul mucchio vuoto non si può mettere, a meno che tu non abbia nient’altro da metterci.
power-value = Nel confronto dei valori conta come { $other }. Per le carte uguali conta il suo valore vero.
power-mirror = È uno specchio: si gioca insieme a carte di un altro valore, e prende il loro. Senza di loro si può mettere soltanto sul mucchio vuoto, se non hai nient’altro.
power-mirror-single = Una carta singola con poteri propri, giocata insieme a uno specchio, vale come una carta normale del suo valore.
power-mimic = Si gioca come { $ranks }: lo dici tu, e da lì in poi conta in tutto come quel valore. Il valore che dici deve andare bene sul mucchio.
power-mimic-several = Se ne giochi due o più insieme, dici un valore solo per tutta la giocata.
power-reset = Dopo va bene qualsiasi carta.
power-reset-except = Eccezioni: non ci vanno { $cards }.
power-demands-nothing = Non chiede niente: dopo va bene qualsiasi carta.
power-at-most = Dopo serve { $other } o una carta più bassa.
power-below = Dopo serve una carta più bassa di { $other }.
power-one-of = Dopo serve { $ranks }.
power-same = Non si può battere: dopo va bene solo una carta dello stesso valore.
power-choice = Quando giochi questa carta, di’ «più alta» o «più bassa»: dopo serve una carta dello stesso valore o più alta, oppure dello stesso valore o più bassa.
power-limit-except = Fanno eccezione { $cards }, che vanno bene comunque.
power-limit-holds = Il limite vale anche per { $cards }.
power-limit-once = Questo vale per una sola giocata. Poi conta la carta che si trova in cima.
power-transparent = È trasparente: si deve battere la prima carta sotto che non lo sia.
power-own-on-empty = Se sotto non ce n’è nessuna, conta con il suo valore.
power-nothing-below = Se sotto non ce n’è nessuna, va bene tutto.
power-copies = Fa anche saltare il turno e cambiare giro come la carta che lascia vedere.
power-inverts-pile = Rovescia l’ordine dei valori: finché sta nel mucchio, la carta più bassa batte la più alta. Se arriva un’altra carta così, l’ordine torna com’era.
power-inverts-game = Rovescia l’ordine dei valori: da qui in poi la carta più bassa batte la più alta, anche se il mucchio brucia o viene preso. Se arriva un’altra carta così, l’ordine torna com’era.
power-burn = Brucia il mucchio: tutte le sue carte, questa compresa, escono dal gioco e non tornano più.
power-burn-must = Poi devi giocare ancora, sul mucchio vuoto.
power-burn-may = Poi puoi giocare ancora sul mucchio vuoto, oppure passare.
power-burn-no = Poi chi viene dopo apre un mucchio nuovo.
power-leaves = Poi questa carta esce dal gioco da sola; il mucchio che c’era sotto resta lì.
power-leaves-given = Poi questa carta esce dal gioco da sola; in mano va solo il resto del mucchio.
power-skip = { $count ->
    [one] Fa saltare il turno a chi viene dopo.
   *[other] Fa saltare il turno a { number } giocatori, quelli che vengono dopo.
}
power-skip-each = Se ne giochi due o più insieme gli effetti si sommano: due fanno saltare { number } turni.
power-skip-once = Anche se ne giochi due o più insieme, { $count ->
    [one] salta un turno solo
   *[other] saltano solo { number } turni
}.
power-reverse = Fa cambiare giro: si gioca nel senso opposto.
power-reverse-once = Se ne giochi due o più insieme, il giro cambia una volta sola.
power-reverse-cancels = Conta ogni carta: due giocate insieme si annullano.
power-target = Scegli tu a chi tocca dopo; non puoi scegliere te.
power-gives-next = Chi viene dopo prende in mano tutto il mucchio, questa carta compresa.
power-gives-previous = Chi viene prima di te prende in mano tutto il mucchio, questa carta compresa.
power-gives-chosen = Scegli tu chi prende in mano tutto il mucchio, questa carta compresa; non puoi scegliere te.
power-then-after-receiver = Poi, sul mucchio vuoto, tocca a chi viene dopo quello che l’ha preso.
power-then-giver = Poi giochi ancora tu, sul mucchio vuoto.
power-again-cover = Devi coprire subito questa carta: mettici sopra una tua carta qualsiasi, o più carte dello stesso valore, qualunque cosa chieda.
power-again-beat = Giochi ancora subito, secondo le regole di sempre: batti questa carta, oppure prendi il mucchio, se quelle regole te lo permettono.
power-again-may = Puoi giocare ancora subito, secondo le regole di sempre, oppure passare.
power-again-lapses = Se era la tua ultima carta sei fuori, e non devi più niente.
power-again-last-takes = Se era la tua ultima carta non esci: prendi il mucchio, e il tuo turno finisce.
power-set-size = Ne bastano { number } uguali per bruciare.
power-set-never = Le carte uguali di questo valore non bruciano mai, per quante siano.
power-plain = Non ha nessun potere, a differenza delle altre carte del suo valore.

## Carte uguali che bruciano

burn-sets = Quando le { number } carte in cima hanno lo stesso valore, il mucchio brucia.
burn-sets-or-more = Quando almeno le { number } carte in cima hanno lo stesso valore, il mucchio brucia.
burn-sets-by-seats = Il mucchio brucia quando in cima ci sono abbastanza carte dello stesso valore. Quante: { $numbers }.
burn-no-sets = Le carte uguali non bruciano il mucchio, per quante siano.
burn-own-sets = Se sono uguali, bruciano solo { $cards }.
burn-own-sizes = Un numero tutto loro ce l’hanno { $cards }.
burn-gone = Le carte bruciate escono dal gioco e non tornano più.
burn-across = Possono arrivare tutte in una volta oppure in turni diversi e da giocatori diversi.
burn-one-play = Devono arrivare tutte in una sola giocata.
burn-between = Se in mezzo c’è un’altra carta non valgono.
burn-through-break = Se in mezzo c’è un’altra carta non valgono, nemmeno se è trasparente.
burn-through-ignored = Se in mezzo ci sono { $cards }, non si contano; con qualsiasi altra carta in mezzo non valgono.
burn-through-joined = Se in mezzo ci sono { $cards }, contano con il valore che lasciano vedere; con qualsiasi altra carta in mezzo non valgono.
burn-wild-too = Se sono uguali, bruciano anche { $cards }.
burn-wild-not = Anche se sono uguali, non bruciano mai { $cards }.
burn-completing-beats = Aggiungere le carte che mancano a quelle uguali in cima è sempre permesso, anche dove non batterebbero il mucchio.
burn-own-turn = Le carte uguali si completano solo nel proprio turno.
burn-completing-must-beat = Le carte che completano quelle uguali devono battere il mucchio come tutte le altre.
burn-anywhere = Se le giochi tutte in una volta, le carte uguali che bruciano vanno su tutto.
burn-mimics = Una carta a cui è stato dato un altro valore conta con quel valore.
burn-mirrors = Uno specchio conta con il valore che ha preso.
burn-runs = Le carte di una scala si contano una per una: solo quella in cima può stare tra le carte uguali.
burn-no-effects = Le carte speciali che bruciano perché sono uguali non fanno nient’altro.
burn-set-must = Chi brucia il mucchio così deve giocare ancora, sul mucchio vuoto.
burn-set-may = Chi brucia il mucchio così può giocare ancora sul mucchio vuoto, oppure passare.
burn-set-no = Dopo che il mucchio è bruciato così, chi viene dopo ne apre uno nuovo.

## Pescare

draw-after-play = Dopo ogni giocata peschi dal mazzo fino ad avere di nuovo { cards-counted } in mano, finché ce ne sono. Lo fai prima di un’eventuale giocata in più, quindi puoi usare quello che hai pescato.
draw-after-play-by-seats = Dopo ogni giocata peschi dal mazzo, finché ce ne sono, e prima di un’eventuale giocata in più. In mano arrivi ad avere: { $numbers }.
draw-end-of-turn = Alla fine del tuo turno peschi dal mazzo fino ad avere di nuovo { cards-counted } in mano, finché ce ne sono.
draw-end-of-turn-by-seats = Alla fine del tuo turno peschi dal mazzo, finché ce ne sono. In mano arrivi ad avere: { $numbers }.
draw-start-of-turn = All’inizio del tuo turno peschi dal mazzo fino ad avere di nuovo { cards-counted } in mano, finché ce ne sono.
draw-start-of-turn-by-seats = All’inizio del tuo turno peschi dal mazzo, finché ce ne sono. In mano arrivi ad avere: { $numbers }.
draw-when-empty = Se una giocata ti svuota la mano, peschi subito.
draw-enough = Se ne hai già abbastanza, non peschi.
draw-match = Se dopo una giocata dalla mano peschi, puoi aggiungere subito tante carte dello stesso valore quante ne hai pescate, oppure passare. La domanda ti viene fatta anche se non ne hai pescata nessuna, così gli altri non scoprono che cosa hai pescato.
draw-match-effects = È una giocata a sé, con tutti i suoi effetti; peschi di nuovo e puoi continuare. Solo i turni da saltare aspettano: si sommano e contano quando hai finito.
draw-match-except = Non si aggiunge niente se il mucchio è bruciato o l’hai dato a qualcuno, se giochi comunque ancora tu o se hai già detto a chi tocca.

## Prendere il mucchio

take-free = Se non puoi o non vuoi giocare, prendi in mano tutto il mucchio.
take-forced = Prendi il mucchio solo se non hai niente che si possa giocare, e allora devi prenderlo in mano tutto.
take-ends-turn = Il tuo turno finisce, e chi viene dopo apre un mucchio nuovo.
take-plays-on = Poi giochi subito, sul mucchio vuoto.
take-previous = Se non hai niente che si possa giocare, il mucchio lo prende in mano chi viene prima di te.
take-previous-plays = Poi giochi tu, sul mucchio vuoto.
take-previous-blind = Se una carta coperta, o girata dal mazzo, non va bene, la prendi tu, con il mucchio.
take-previous-blind-only = Se una carta coperta non va bene, la prendi tu, con il mucchio.
take-not-empty = Il mucchio vuoto non si può prendere.
take-hand-first = Chi prende il mucchio deve finire di nuovo le carte in mano, prima di tornare a quelle sul tavolo.

## L’azzardo dal mazzo

gamble-any-time = Finché c’è il mazzo, invece di giocare una carta puoi azzardare, anche se una carta da giocare ce l’hai: la prima carta del mazzo viene girata sul mucchio.
gamble-when-stuck = Se non hai niente che si possa giocare e il mazzo non è finito, puoi azzardare: la sua prima carta viene girata sul mucchio.
gamble-works = Se si può giocare, resta lì e vale come giocata, con tutti i suoi effetti.
gamble-fails = Altrimenti la prendi in mano con tutto il mucchio e il tuo turno finisce.
gamble-fails-plays-on = Altrimenti la prendi in mano con tutto il mucchio e continui a giocare, sul mucchio vuoto.
gamble-alone = Non puoi aggiungerci carte uguali che hai in mano.
gamble-empty = Sul mucchio vuoto l’azzardo riesce sempre.
gamble-not-again = Non puoi azzardare quando devi giocare ancora sulla tua stessa carta.

## Fuori turno

interrupt-complete = Anche quando non tocca a te puoi completare le carte uguali in cima e bruciare il mucchio, con tutte le carte che mancano.
interrupt-jump-in = Anche quando non tocca a te puoi intrometterti: metti una o più carte dello stesso valore di quella in cima.
interrupt-limit = Al massimo ne metti { number } alla volta.
interrupt-without = Fuori turno non si possono mettere { $cards }.
interrupt-source = Lo fai tra una giocata e l’altra, dalla mano oppure dalle scoperte, se è da lì che giochi; mai con una coperta.
interrupt-source-hand = Lo fai tra una giocata e l’altra, dalla mano; mai con una coperta.
interrupt-moves-turn = Il turno passa a te, e si va avanti dal tuo posto.

## Le carte scoperte

row-on-table = Quando il mazzo è finito e non hai più carte in mano, giochi le tue scoperte, con le stesse regole.
row-on-table-no-stock = Quando non hai più carte in mano, giochi le tue scoperte, con le stesse regole.
row-taken = Quando il mazzo è finito e non hai più carte in mano, prendi in mano tutte le tue scoperte.
row-one-by-one = Quando il mazzo è finito e non hai più carte in mano, prendi in mano la prima delle tue scoperte, e la seguente quando la mano è di nuovo vuota.
row-taken-no-stock = Quando non hai più carte in mano, prendi in mano tutte le tue scoperte.
row-one-by-one-no-stock = Quando non hai più carte in mano, prendi in mano la prima delle tue scoperte, e la seguente quando la mano è di nuovo vuota.
row-strict = Con le scoperte una carta uguale non basta: ne serve una più alta.
row-sets = Anche qui puoi giocarne insieme più di una dello stesso valore.
row-singly = Le scoperte si giocano una alla volta, anche se ne hai di uguali.
row-no-mix = Una carta della mano e una scoperta non si giocano mai insieme.
row-mix-always = Alle carte della mano puoi aggiungere le tue scoperte dello stesso valore.
row-mix-last-hand = Finito il mazzo, se giochi in una volta tutte le carte della mano, puoi aggiungere le tue scoperte dello stesso valore.
row-mix-counts = Vale come una giocata dalla mano.
row-mix-no-runs = Con le scale non si può.
row-waits = Se una giocata ti svuota la mano, il tuo turno finisce lì e le scoperte aspettano il prossimo.
row-next-play = Se con l’ultima carta in mano ti tocca giocare ancora, continui subito con le scoperte; altrimenti aspettano il tuo prossimo turno.
fee-none = Se prendi il mucchio quando giochi dalle scoperte, non prendi nient’altro: le scoperte restano dove sono.
fee-one-chosen = Se prendi il mucchio quando giochi dalle scoperte, va in mano anche una scoperta aggiunta: una delle tue, quella che vuoi.
fee-optional = Se prendi il mucchio quando giochi dalle scoperte, puoi prendere in mano anche una delle tue scoperte.
fee-one-rank = Se prendi il mucchio quando giochi dalle scoperte, va in mano anche una scoperta aggiunta: una delle tue, o più di una se dello stesso valore.
fee-lowest = Se prendi il mucchio quando giochi dalle scoperte, va in mano anche una scoperta aggiunta: una delle tue più basse.
fee-lowest-outside = Per questo le più alte sono: { $ranks }.
fee-tried = Se prendi il mucchio quando giochi dalle scoperte, va in mano anche una scoperta aggiunta: una delle tue che non si possono giocare, a tua scelta. Se si potrebbero giocare tutte, non ne prendi nessuna.
fee-no-effect = La scoperta aggiunta non ha effetto, qualunque carta sia.

## Le carte coperte

blind-turn = Finite le altre carte e il mazzo, giri sul mucchio una carta coperta, senza sapere che cos’è.
blind-turn-no-stock = Finite le altre carte, giri sul mucchio una carta coperta, senza sapere che cos’è.
blind-chosen = Scegli tu quale.
blind-in-order = Si girano in ordine, a partire dalla prima.
blind-works = Se si può giocare, resta lì e vale come giocata, con tutti i suoi effetti. Sul mucchio vuoto va bene qualsiasi carta.
blind-fails = Altrimenti la prendi in mano con tutto il mucchio e il tuo turno finisce.
blind-fails-plays-on = Altrimenti la prendi in mano con tutto il mucchio e continui a giocare, sul mucchio vuoto.
blind-fails-card = Altrimenti prendi in mano solo quella carta; il mucchio resta lì e il tuo turno finisce.
blind-pickup = Invece di girarne una puoi prendere il mucchio.
blind-no-pickup = Non puoi prendere il mucchio senza girare una carta.
blind-choices = Se la carta ti lascia scegliere qualcosa, scegli dopo averla vista.
blind-one = Le coperte non si girano mai due alla volta.
blind-wait = Finché hai carte in mano, le coperte aspettano.
blind-next-play = Se con l’ultima delle altre carte ti tocca giocare ancora, giri una coperta nello stesso turno.

## Uscire

out-when = Esci appena non hai più carte, né in mano né sul tavolo.
out-when-hand = Esci appena non hai più carte.
out-after-drawing = Finché c’è il mazzo, una mano vuota prima si riempie: nessuno esce prima che il mazzo sia finito.
out-pile-stays = Il mucchio resta lì, e chi viene dopo deve batterlo.
out-clears = Allora il mucchio esce dal gioco, e chi viene dopo ne apre uno nuovo.
out-effects-count = Quello che la tua ultima carta fa agli altri vale lo stesso.
out-effects-lapse = Finito il mazzo, quello che la tua ultima carta farebbe agli altri non vale.
finish-burn = Se la tua ultima carta brucia il mucchio, esci lo stesso: non giochi ancora, e chi viene dopo apre un mucchio nuovo.
finish-no-burn = Non puoi chiudere con una giocata che brucia il mucchio.
finish-no-special = Non puoi chiudere con una carta speciale, nemmeno insieme ad altre.
finish-takes-pile = Se chiudi con una carta speciale, non ha effetto: la prendi in mano con tutto il mucchio, e il tuo turno finisce.
finish-blind = Con una coperta puoi sempre chiudere, qualunque carta sia.
finish-nothing-left = Se così non ti resta niente da mettere sul mucchio vuoto, ce la puoi mettere lo stesso.

## La fine

end-last-loses = La partita finisce appena resta un solo giocatore con delle carte: ha perso lui.
end-first-wins = La partita finisce appena esce il primo giocatore: ha vinto lui.
end-first-wins-two = In due, ha perso l’altro.
end-first-wins-more = In più di due, nessuno viene indicato come perdente.
end-forfeit = La penitenza per chi perde: { $forfeit }. Sul gioco non ha mai effetto.
next-dealer-loser = Chi perde dà le carte nella partita successiva.
next-dealer-last-place = Chi perde dà le carte nella partita successiva; se non ha perso nessuno, le dà chi sta alla sinistra del mazziere.
next-dealer-winner = Chi esce per primo dà le carte nella partita successiva.
next-dealer-rotate = Nella partita successiva dà le carte chi sta alla sinistra del mazziere.
next-dealer-same = Il mazziere è sempre lo stesso.
next-dealer-lot = Il mazziere di ogni partita si sorteggia.
next-dealer-draw = Dopo un pareggio dà le carte lo stesso mazziere.
score-losses = Il tavolo conta chi ha perso e quante volte.
score-places = Il tavolo somma i posti in cui si esce; chi resta prende l’ultimo. Va meglio chi ha la somma più bassa.
score-points = Chi esce per primo prende dieci punti, il secondo venti e così via; chi resta non ne prende.
score-letters = A ogni sconfitta si prende una lettera della parola SHITHEAD. Chi ha la parola intera ha perso la serie.
score-redemption = Il tavolo conta chi ha perso e quante volte; a chi esce per primo si toglie una sconfitta.
series-rounds = Una serie dura { $count ->
    [one] una partita
   *[other] { number } partite
}.
exchange = Dalla seconda partita, se nell’ultima qualcuno ha vinto e qualcuno ha perso, chi ha perso dà a chi ha vinto { $count ->
    [one] la carta più alta che ha ricevuto in mano, e in cambio ne prende una, la più bassa.
   *[other] le { number } carte più alte che ha ricevuto in mano, e in cambio ne prende altrettante, le più basse.
}
exchange-order = Per questo le più alte sono le carte che vanno su tutto e quelle fuori dall’ordine dei valori.
no-progress = Se per { $count } mosse di fila nessuno pesca, brucia, gira una carta o esce, la partita finisce.
no-progress-lay-off = Se per { $count } mosse di fila nessuno pesca, brucia, appoggia una carta prima di giocare, ne gira una o esce, la partita finisce.
no-progress-draw = È un pareggio, e non ha perso nessuno.
no-progress-most-cards = Allora perde chi ha più carte, in mano e sul tavolo; se in più di uno ne hanno altrettante, è un pareggio.

## Quando due regole si incontrano

edge-limit-renewed = { $suit ->
    [none] { $rank ->
        [8] Un 8 su un 8
        [T] Un 10 su un 10
        [J] Un fante su un fante
        [Q] Una donna su una donna
        [K] Un re su un re
        [A] Un asso su un asso
        [JK] Un jolly su un jolly
       *[other] Un { $rank } su un { $rank }
    }
   *[other] Una seconda carta come { card-the }
} rinnova il limite, non lo toglie.
edge-limit-gone = Il limite che mette { $suit ->
    [none] { rank-a }
   *[other] { card-the }
} non c’è più se il mucchio brucia o se qualcuno lo prende.
edge-transparent-limit = Su una carta che limita quello che può seguire, { $cards } non cambiano niente: il limite si vede attraverso.
edge-transparent-turns = Su una carta che fa saltare il turno o cambiare giro, { $cards } ne mostrano solo il valore: nessuno salta un’altra volta, e il giro non cambia di nuovo.
edge-skip-two = Se restate in due, far saltare un turno vuol dire giocare ancora. Il mucchio resta lì, e devi battere la tua stessa carta.
edge-skip-round = I turni da saltare si contano intorno al tavolo, compreso il tuo: se restate in due, saltarne due vuol dire saltare l’altro e te.
edge-skip-others = Quando si saltano turni si contano solo gli altri: se restate in due giochi ancora tu, per quanti turni si saltino.
edge-skip-lapses = Se giochi ancora tu, nessuno salta il turno.
edge-reverse-two = Se restate in due, cambiare giro non cambia niente.
edge-reverse-two-skips = Se restate in due, cambiare giro fa saltare il turno all’altro.
edge-inverted-limits = Anche mentre l’ordine è rovesciato, i limiti seguono l’ordine di sempre: «più bassa» vuol dire più bassa.
edge-gives-two = Se restate in due e l’altro prende il mucchio, giochi ancora tu, sul mucchio vuoto.
edge-stock-runs-out = Se il mazzo finisce mentre peschi, prendi quello che c’è. Non si rimescola mai.
edge-last-player = L’ultimo rimasto con delle carte non va avanti, anche se potrebbe giocarle tutte.
edge-equal-completes = Una carta uguale che completa quelle in cima va bene anche dove ne servirebbe una più alta.

## Consigli

tip-low-first = Gioca presto le carte basse, finché vanno ancora bene.
tip-keep = Tieni da parte { $cards } per quando non va bene nient’altro.
tip-ordinary-last = Tieni una carta normale per la fine: con una speciale non puoi chiudere.
tip-row = Metti le carte migliori tra le scoperte: le giocherai quando non potrai più pescare.
tip-strict-row = Ricorda che con le scoperte una carta uguale non batte il mucchio.
tip-take-early = All’inizio prendere un mucchio piccolo non è un disastro: può portarti carte uguali.
tip-fee = La scoperta aggiunta è un’occasione per riprendere in mano la tua scoperta peggiore.
tip-pair = Tieniti una coppia bassa: può toglierti dai guai.
tip-three-equal = Se in cima ci sono tre carte uguali, pensa alla quarta: chi la mette brucia il mucchio.
tip-gamble = Azzarda su un mucchio piccolo, non su uno grande.

## La tabella delle carte speciali

short-plain = nessun potere proprio
short-wild = va su tutto
short-wild-except = va su tutto, ma non su { $ranks }
short-wild-by-rank = va su tutto, su { $ranks } solo secondo il valore
short-goes-on = va solo su { $ranks }
short-lower-only = va solo su carte più basse
short-not-on-empty = non sul mucchio vuoto
short-value = conta come { $other }
short-mirror = prende il valore delle carte con cui si gioca
short-mimic = prende il valore che dici tu
short-reset = azzera: poi va bene tutto
short-at-most = poi { $other } o una più bassa
short-below = poi una più bassa di { $other }
short-one-of = poi solo { $ranks }
short-same = poi solo lo stesso valore
short-choice = dici tu «più alta» o «più bassa»
short-transparent = trasparente
short-copies = salta e cambia giro come la carta sotto
short-inverts-pile = la più bassa batte la più alta finché sta nel mucchio
short-inverts-game = la più bassa batte la più alta fino alla prossima
short-burn = brucia il mucchio
short-leaves = esce dal gioco, il mucchio resta
short-skip = { $count ->
    [one] salta turno
   *[other] fa saltare { number } turni
}
short-reverse = cambia giro
short-target = scegli a chi tocca
short-gives-next = chi viene dopo prende il mucchio
short-gives-previous = chi viene prima prende il mucchio
short-gives-chosen = scegli chi prende il mucchio
short-again-cover = da coprire subito
short-again-beat = giochi ancora
short-again-may = puoi giocare ancora
short-set-size = ne bastano { number } per bruciare
short-set-never = uguali non bruciano mai
