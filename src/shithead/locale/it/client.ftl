### Il client per il browser: pulsanti, etichette e titoli.

game-name = Shithead
game-line = Liberati di tutte le carte. Chi resta per ultimo con qualcosa in mano è lo Shithead.

## Titoli della pagina

title-start = Shithead
title-lobby = Un tavolo ti aspetta · Shithead
title-your-turn = ● Tocca a te · Shithead
title-turn = Gioca { $name } · Shithead
title-waiting = Si aspettano gli altri · Shithead
title-result = Partita finita · Shithead

## Dappertutto

loading = Un attimo…
close = Chiudi
rules = Regole
read-rules = Leggi le regole
rules-changed = { $count ->
    [one] { $preset }, con una modifica
   *[other] { $preset }, con { $count } modifiche
}
more-rules = Altre regole…
change-rules = Cambia le regole
rules-choose = Usa queste regole
rules-take = Usa queste regole al tavolo
rules-were-changed = Le regole sono cambiate. Adesso valgono queste: { $rules }.
what-changed = Che cosa cambia
to-start = Alla pagina iniziale
try-again = Riprova
reload = Ricarica la pagina
language = Lingua
language-en = English
language-it = Italiano

## Pagina iniziale

rule-set = Regole
opponents = Avversari
your-name = Il tuo nome
name-default = Ospite
play-bots = { $count ->
    [one] Gioca subito contro un bot
   *[other] Gioca subito contro { $count } bot
}
play-friends = Gioca con gli amici
back-to-table = Torna al tuo tavolo
wrong-title = Qui non c’è seduto nessuno
ended-title = Non ha funzionato

## Connessione

connection-lost = Connessione persa. Riprovo…
taken-over = Questo tavolo è aperto in un’altra scheda, quindi questa riposa.
take-back = Gioca qui

## Sala d’attesa

lobby-yours = Il tuo tavolo
lobby-of = Il tavolo di { $name }
who-plays = Chi gioca
seat-open = posto libero
tag-you = tu
tag-host = ospita
tag-bot = bot
tag-away = non c’è
join = Siediti
lobby-full = I posti sono tutti presi. Puoi restare a guardare.
deal = Dai le carte
free-seats-take-bots = { $count ->
    [0] I posti sono tutti presi.
    [one] Al posto libero si siede un bot.
   *[other] I posti liberi sono { $count }: ci si siedono dei bot.
}
lobby-wait = Ci sei! { $name } dà le carte appena siete al completo.
leave-seat = Lascia il posto
invite = Porta gli amici
invite-link = Il link di questo tavolo
copy = Copia il link
copied = Copiato!
qr-alt = Codice QR con il link di questo tavolo
qr-caption = Oppure inquadralo con un telefono.
local-only = Questo server si raggiunge solo da questo computer. Per ospitare gli altri, avvialo così:

## Tavolo: le parti della pagina

table-menu = Tavolo
others = Gli altri
middle = Mucchio e mazzo
your-cards = Le tue carte
actions = Che cosa puoi fare

## Tavolo: i posti

seat-turn = sta giocando
seat-out = in salvo
seat-stand-in = gioca un bot
seat-away = non c’è
seat-ready = ha finito
seat-swapping = scambia
seat-laying = appoggia carte
seat-answered = ha risposto
seat-thinking = ci pensa
in-hand = { $count ->
    [one] carta in mano
   *[other] carte in mano
}
seat-described = { $note ->
    [none] { $name }: { $hand } in mano, { $down } coperte
   *[other] { $name }, { $note }: { $hand } in mano, { $down } coperte
}
hand-over = Fai giocare un bot per { $name }

## Tavolo: mucchio e mazzo

pile-empty = Mucchio vuoto
pile-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
pile-described = { $count ->
    [one] Il mucchio, una carta: { $top }
   *[other] Il mucchio, { $count } carte; in cima { $top }
}
stock-left = nel mazzo
burned-count = bruciate

## Tavolo: le tue carte

your-hand = { $count ->
    [0] La tua mano, vuota
    [one] La tua mano, una carta
   *[other] La tua mano, { $count } carte
}
your-row = Le tue carte sul tavolo: { $up } scoperte, { $down } coperte
hand-empty = Hai la mano vuota.
row-empty = Sul tavolo non hai più niente.
face-down-card = Carta coperta { $number }

## Tavolo: che cosa aspetta

watching = Le carte sono già date: stai guardando.
status-idle = Un attimo…
status-swap = Scambio: tocca una carta in mano e una delle tue scoperte.
status-swap-waiting = Si aspetta { $names }.
status-call-yours = Hai { rank-a }! Chiama prima degli altri e cominci tu.
status-call-answered = Si aspettano gli altri.
status-your-turn = Tocca a te: { $demand }
status-your-turn-brief = Tocca a te
status-again = Bruciato! Gioca ancora, o passa.
status-flip = Tocca a te: gira una carta coperta.
status-turn = Gioca { $name }.
status-away = Tocca a { $name }, che non c’è.
status-out = Hai finito le carte: sei in salvo. Gioca { $name }.
status-stand-in = Stavolta gioca un bot per te. Poi torni in gioco.
seconds-left = { $count ->
    [one] Ancora 1 secondo
   *[other] Ancora { $count } secondi
}
cost-choose = Col mucchio prendi anche una delle tue carte scoperte: scegli quale.
cost-fee = { $count ->
    [one] Prendi 1 carta più { $fee } dalle tue scoperte.
   *[other] Prendi { $count } carte più { $fee } dalle tue scoperte.
}
cost-optional = Col mucchio puoi prendere anche una delle tue carte scoperte, se vuoi.
cost-rank = Col mucchio prendi anche carte scoperte di un solo valore: scegli quali.

## Tavolo: azioni

action-play = Gioca
action-take = Prendi il mucchio
action-pay = Prendi { $count } + { $fee }
action-gamble = Azzardo
action-flip = Gira
action-pass = Passo
action-call = Chiama
action-ready = Via!
action-unready = No, aspetta
action-undo = Annulla scambio
action-lay = Appoggia
action-done = Fatto
action-pay-free = Prendi { $count }

## Cronaca e aiuti

log = Cronaca
log-empty = Non è ancora successo niente.
show-playable = Mostra le carte che posso giocare
keys = Tasti
key-move = da una carta all’altra
key-choose = scegli una carta
key-play = gioca
key-take = prendi il mucchio
key-gamble = tenta l’azzardo
key-flip = gira una carta coperta
key-pass = passa
key-call = chiama
key-ready = scambio finito
key-undo = annulla uno scambio
key-lay = appoggia una carta
key-done = finisci lo scambio
key-clear = deseleziona tutto

## Risultato

result-loser = { $title ->
    [idiot] { $who ->
        [you] L’Idiota sei tu
       *[other] L’Idiota è { $name }
    }
   *[shithead] { $who ->
        [you] Lo Shithead sei tu
       *[other] Lo Shithead è { $name }
    }
}
result-you-win = Hai vinto!
result-winner = { $who ->
    [you] Hai finito le carte prima di tutti.
   *[other] { $name } ha finito le carte prima di tutti e vince.
}
result-first-out = Ha vinto { $name }
result-first-out-why = Con la prima uscita la partita finisce.
result-most-cards = Non si muoveva più niente: perde chi ha più carte.
result-forfeit = Pegno: { $forfeit }
result-you-lost = A qualcuno doveva toccare. Adesso mescoli tu.
result-you-safe = Non sei tu, ed è questo che conta.
result-watched = È finita così.
result-draw = Pareggio
result-draw-why = Le carte giravano in tondo e non si muoveva più niente.
result-wait = { $name } può dare di nuovo le carte.
deal-again = Dai di nuovo le carte
save-record = Salva la partita
series = { $games ->
    [one] { $draws ->
        [0] Prima partita della serie
       *[other] Prima partita della serie: pareggio
    }
   *[other] { $draws ->
        [0] { $games } partite in questa serie
        [one] { $games } partite in questa serie, un pareggio
       *[other] { $games } partite in questa serie, { $draws } pareggi
    }
}
standings-rounds = { $draws ->
    [0] Partita { $games } di { $rounds }
    [one] Partita { $games } di { $rounds }, un pareggio
   *[other] Partita { $games } di { $rounds }, { $draws } pareggi
}
series-over = La serie è finita: con la prossima partita ne comincia un’altra.
column-player = Chi
column-end = Esito
column-losses = Sconfitte
column-places = Piazzamenti
column-points = Punti
column-letters = Lettere
letters-none = ancora nessuna
winner = Ha vinto
still-in = ancora in gioco

## Tavolo: che cos’altro aspetta

status-escape = Tocca a te: niente lo batte, ma va bene una coppia qualsiasi
status-call-without = Non hai { rank-a }: passa, o aspetta.
status-lay-off = { $cards ->
    [none] Non hai niente da appoggiare: di’ che hai finito.
   *[other] Puoi appoggiare { $cards }, o dire che hai finito.
}
status-choosing = { $name } sta scegliendo.
status-cover = Adesso copri la tua carta: va bene una qualsiasi.
status-own = { $pass ->
    [yes] Ancora tu, sulla tua carta: { $demand }, oppure passa
   *[no] Ancora tu, sulla tua carta: { $demand }
}
status-match = { $count ->
    [0] Non hai pescato niente da aggiungere.
    [one] Puoi aggiungere { rank-a } tra le carte pescate, o passare.
   *[other] Puoi aggiungere fino a { $count } carte pescate di quel valore, o passare.
}
status-second = Chi gioca per primo decide il giro: { $demand }
status-either = Gioca { $name } o { $other }: chi fa prima.
status-or-pass = Tocca a te: { $demand }, oppure passa
status-exchange = Scambio: tocca una carta in mano e una delle tue scoperte.
action-exchange = Scambia carte
interrupt = Fuori turno: { $cards }
why-rule = Vedi la regola
status-sending = Invio…
wild-always = sempre
## Tavolo: che cosa resta da dire di una giocata

ask-rank = { $count ->
    [one] La tua carta vale come…
   *[other] Le tue carte valgono come…
}
ask-lower = Dopo la tua carta: più alte o più basse?
ask-receiver = Chi prende il mucchio?
ask-next = Chi gioca adesso?
ask-player = Scegli a chi tocca.
ask-lay-off = Dove metti { $card }?
lay-on-own = Sulle mie scoperte
lay-on-other = Sulle scoperte di { $name }
lay-on-pile = Sul mucchio

## Tavolo: che cosa dice il mucchio oltre alla richiesta

counts-as = vale come { rank-a }
said-lower = o più bassa
said-higher = o più alta
order-inverted = le basse battono le alte
direction-clockwise = Si gioca in senso orario
direction-counter = Si gioca in senso antiorario
direction-open = Il giro non è ancora deciso
refusal-client-nothing-drawn = Non hai pescato niente da aggiungere: passa.
demand-nothing-drawn = niente da aggiungere
refusal-client-nothing-to-undo = Non hai ancora scambiato niente.

## Tavolo: altre azioni

action-cancel = Annulla
action-pay-open = Mucchio + una carta
action-take-short = Prendi

## Tavolo: altro per chi ascolta lo schermo

card-group-label = { $chosen ->
    [0] { rank }, { $count } carte, nessuna scelta
   *[other] { rank }, { $count } carte, { $chosen } in scelta
}

## Quanto sono bravi i bot

level = Bravura dei bot
level-of-bot = Bravura di { $name }
level-name = { $level ->
    [beginner] Principiante
    [casual] Alla buona
    [careful] Accorto
    [expert] Esperto
   *[master] Maestro
}
level-about = { $level ->
    [beginner] Gioca in fretta, non vede molto e spreca le carte buone.
    [casual] Conosce il gioco e gioca per divertirsi.
    [careful] Pensa un po’ avanti, ma dimentica le carte passate.
    [expert] Pensa avanti e ricorda tutte le carte.
   *[master] Si prende il suo tempo e non regala niente.
}
levels-each = Scegli bot per bot
bot-at-level = bot, livello { $level ->
    [beginner] principiante
    [casual] alla buona
    [careful] accorto
    [expert] esperto
   *[master] maestro
}
thinks-less = Su questo computer i bot più forti pensano meno, e quindi giocano un po’ peggio.
bot-to-come = o il bot { $name }
levels-mixed = Misti
