### Quello che ogni client dice di una partita: carte, che cosa chiede il mucchio, che cosa è successo, perché una
### mossa è rifiutata. Gli argomenti sono spiegati nel file inglese.

## Valori e carte

rank = { $rank ->
    [T] 10
    [J] fante
    [Q] donna
    [K] re
    [A] asso
    [JK] jolly
   *[other] { $rank }
}
rank-a = { $rank ->
    [T] un 10
    [J] un fante
    [Q] una donna
    [K] un re
    [A] un asso
    [JK] un jolly
   *[other] un { $rank }
}
# «dal 7 in su»
rank-from = { $rank ->
    [8] dall’8
    [T] dal 10
    [J] dal fante
    [Q] dalla donna
    [K] dal re
    [A] dall’asso
    [JK] dal jolly
   *[other] dal { $rank }
}
# «più alta del 7»
rank-than = { $rank ->
    [8] dell’8
    [T] del 10
    [J] del fante
    [Q] della donna
    [K] del re
    [A] dell’asso
    [JK] del jolly
   *[other] del { $rank }
}
rank-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
card-name = { $suit ->
    [C] { rank } di fiori
    [D] { rank } di quadri
    [H] { rank } di cuori
    [S] { rank } di picche
   *[other] jolly
}

## Che cosa chiede il mucchio

demand-anything = va bene tutto
demand-at-least = { rank-from } in su
demand-above = più alta { rank-than }
demand-at-most = { rank-from } in giù
demand-below = più bassa { rank-than }
demand-one-of = { $ranks }
demand-same = solo { rank-a }
demand-lead = { $card ->
    [none] si comincia con { rank-a }
   *[other] si comincia con { $card }
}
# Un numero di carte che vincola, con quello che devono essere.
demand-counted = almeno { $count } carte, { $demand }
demand-number = almeno { $count } carte
demand-higher-set = { $count ->
    [2] una coppia più alta { rank-than }, o più carte
   *[other] { $count } carte più alte { rank-than }, o ancora di più
}

## Regolamenti

preset-classic = Classico
preset-classic-character = Quello della cucina dell’ostello: il 2 azzera, il 10 brucia, e bruciano anche quattro uguali.
preset-tabletop = Da tavolo
preset-tabletop-character = Niente carte speciali. Se nulla batte il mucchio, una coppia ti toglie dai guai.
preset-idiot = Idiota
preset-idiot-character = Un duello a due: dopo un 5 si gioca basso, e puoi tentare l’azzardo dal mazzo.
title-of-loser = { $title ->
    [idiot] Idiota
   *[shithead] Shithead
}

## Bot

bot-name-0 = Biscotto
bot-name-1 = Cetriolo
bot-name-2 = Marmotta
bot-name-3 = Raviolo
bot-name-4 = Rapa
bot-name-5 = Cialda
bot-name-6 = Rovo
bot-name-7 = Sassolino
bot-name-8 = Mango
bot-name-9 = Teiera
bot-name-10 = Bullone
bot-name-11 = Muschio

## La cronaca

log-dealt = { $who ->
    [you] Hai dato le carte: nel mazzo ne restano { $stock }.
   *[other] { $name } dà le carte. Nel mazzo ne restano { $stock }.
}
log-exchanged = { $role ->
    [giver] A { $taker } dai il meglio che hai: { $given }. In cambio ricevi { $returned }.
    [taker] { $giver } ti dà il meglio che ha: { $given }. In cambio dai { $returned }.
   *[none] { $count ->
        [one] { $giver } dà a { $taker } la sua carta migliore e riceve la peggiore.
       *[other] { $giver } dà a { $taker } le sue { $count } carte migliori e riceve le peggiori.
    }
}
log-swapped = { $who ->
    [you] Hai messo { $hand } tra le scoperte e preso { $row }.
   *[other] { $name } mette { $hand } tra le scoperte e prende { $row }.
}
log-ready = { $who ->
    [you] Hai finito i preparativi.
   *[other] { $name } ha finito i preparativi.
}
log-unready = { $who ->
    [you] Ci hai ripensato: non hai ancora finito.
   *[other] { $name } ci ripensa: non ha ancora finito.
}
log-rows-shown = Preparativi finiti: ecco le scoperte di tutti.
log-laid-off = { $where ->
    [pile] { $who ->
        [you] Hai messo { $card } sul mucchio.
       *[other] { $name } mette { $card } sul mucchio.
    }
    [own] { $who ->
        [you] Hai appoggiato { $card } sulle tue scoperte.
       *[other] { $name } appoggia { $card } sulle proprie scoperte.
    }
    [yours] { $name } appoggia { $card } sulle tue scoperte.
   *[other] { $who ->
        [you] Hai appoggiato { $card } sulle scoperte di { $owner }.
       *[other] { $name } appoggia { $card } sulle scoperte di { $owner }.
    }
}
log-card-turned = Si gira { $card }: il mucchio comincia da qui.
log-call-opened = Chi ha { rank-a } in mano? Comincia chi chiama per primo.
log-called = { $who ->
    [you] Hai chiamato { rank-a }!
   *[other] { $name } chiama { rank-a }!
}
log-passed = { $who ->
    [you] Hai passato.
   *[other] { $name } passa.
}
log-started-row = { $who ->
    [you] Cominci tu: { rank-a } tra le tue scoperte.
   *[other] Comincia { $name }: { rank-a } tra le sue scoperte.
}
log-started-call = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
log-started-hand = { $who ->
    [you] Cominci tu, con { rank-a } in mano.
   *[other] Comincia { $name }, con { rank-a } in mano.
}
log-started-lowest = { $who ->
    [you] Cominci tu, con la carta più bassa.
   *[other] Comincia { $name }, con la carta più bassa.
}
log-started-weakest = { $who ->
    [you] Cominci tu, con la mano più debole.
   *[other] Comincia { $name }, con la mano più debole.
}
log-started-last-loser = { $who ->
    [you] Cominci tu, per via dell’ultima sconfitta.
   *[other] Comincia { $name }, per via dell’ultima sconfitta.
}
log-started-lot = { $who ->
    [you] Cominci tu: ha deciso la sorte.
   *[other] Comincia { $name }: ha deciso la sorte.
}
log-started-dealer-right = { $who ->
    [you] Cominci tu, alla destra del mazziere.
   *[other] Comincia { $name }, alla destra del mazziere.
}
log-started-lead-seat = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
log-started-dealer-left = { $who ->
    [you] Cominci tu, alla sinistra del mazziere.
   *[other] Comincia { $name }, alla sinistra del mazziere.
}
log-played = { $zone ->
    [face_up] { $who ->
        [you] Hai giocato { $cards } dalle scoperte.
       *[other] { $name } gioca { $cards } dalle scoperte.
    }
   *[hand] { $who ->
        [you] Hai giocato { $cards }.
       *[other] { $name } gioca { $cards }.
    }
}
log-flipped = { $who ->
    [you] Hai girato { $card }: va bene!
   *[other] { $name } gira { $card }: va bene.
}
log-flip-lost = { $who ->
    [you] Hai girato { $card }: niente da fare.
   *[other] { $name } gira { $card }: niente da fare.
}
log-gambled = { $who ->
    [you] Hai tentato l’azzardo: { $card } dal mazzo, va bene!
   *[other] { $name } tenta l’azzardo: { $card } dal mazzo, va bene.
}
log-gamble-lost = { $who ->
    [you] Hai tentato l’azzardo: { $card } dal mazzo, niente da fare.
   *[other] { $name } tenta l’azzardo: { $card } dal mazzo, niente da fare.
}
log-named = { $who ->
    [you] Hai detto che vale come { rank-a }.
   *[other] { $name } dice che vale come { rank-a }.
}
log-declared = { $lower ->
    [yes] { $who ->
        [you] Hai detto: più basse!
       *[other] { $name } dice: più basse!
    }
   *[no] { $who ->
        [you] Hai detto: più alte!
       *[other] { $name } dice: più alte!
    }
}
log-given = { $to ->
    [you] { $count ->
        [one] { $name } ti rifila il mucchio: una carta.
       *[other] { $name } ti rifila il mucchio: { $count } carte.
    }
   *[other] { $who ->
        [you] { $count ->
            [one] Hai rifilato il mucchio a { $receiver }: una carta.
           *[other] Hai rifilato il mucchio a { $receiver }: { $count } carte.
        }
       *[other] { $count ->
            [one] { $name } rifila il mucchio a { $receiver }: una carta.
           *[other] { $name } rifila il mucchio a { $receiver }: { $count } carte.
        }
    }
}
log-cards-left = { $count ->
    [one] { $cards } esce dal gioco; il mucchio resta.
   *[other] { $cards } escono dal gioco; il mucchio resta.
}
log-reversed = { $clockwise ->
    [yes] Il giro cambia: ora si gioca in senso orario.
   *[no] Il giro cambia: ora si gioca in senso antiorario.
}
log-order-turned = { $inverted ->
    [yes] Tutto a rovescio: ora le basse battono le alte.
   *[no] Le alte tornano a battere le basse.
}
log-targeted = { $to ->
    [you] { $name } fa giocare te.
   *[other] { $who ->
        [you] Hai deciso: adesso gioca { $receiver }.
       *[other] { $name } decide: adesso gioca { $receiver }.
    }
}
log-burned = { $cause ->
    [set] Carte uguali, e ci sono tutte! Il mucchio brucia: { $count } carte in meno.
    [out] Chi esce si porta via il mucchio: { $count } carte in meno.
   *[rank] { $count ->
        [one] Brucia, e non c’è più.
       *[other] Il mucchio brucia: { $count } carte in meno.
    }
}
log-drew = { $who ->
    [you] Hai pescato { $cards }.
   *[other] { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
}
log-row-taken = { $who ->
    [you] Hai preso in mano { $cards } dalle tue scoperte.
   *[other] { $name } prende in mano { $cards } dalle scoperte.
}
log-picked-up = { $who ->
    [you] { $count ->
        [one] Hai preso il mucchio: una carta.
       *[other] Hai preso il mucchio: { $count } carte.
    }
   *[other] { $count ->
        [one] { $name } prende il mucchio, una carta.
       *[other] { $name } prende il mucchio, { $count } carte.
    }
}
log-picked-up-fee = { $who ->
    [you] { $count ->
        [one] Hai preso il mucchio: una carta più { $fee } dalle scoperte.
       *[other] Hai preso il mucchio: { $count } carte più { $fee } dalle scoperte.
    }
   *[other] { $count ->
        [one] { $name } prende il mucchio, una carta più { $fee } dalle scoperte.
       *[other] { $name } prende il mucchio, { $count } carte più { $fee } dalle scoperte.
    }
}
log-skipped = { $who ->
    [you] Hai saltato il turno.
   *[other] { $name } salta il turno.
}
log-went-out = { $who ->
    [you] Hai finito le carte: sei in salvo!
   *[other] { $name } ha finito le carte.
}
log-draw = Non si muove più niente: pareggio.
log-won = { $who ->
    [you] Hai finito le carte prima di tutti: vittoria!
   *[other] { $name } finisce le carte prima di tutti e vince.
}
log-most-cards = { $who ->
    [you] Non si muove più niente, e hai più carte di tutti.
   *[other] Non si muove più niente, e { $name } ha più carte di tutti.
}
log-lost = { $title ->
    [idiot] { $who ->
        [you] L’Idiota sei tu.
       *[other] L’Idiota è { $name }.
    }
   *[shithead] { $who ->
        [you] Lo Shithead sei tu.
       *[other] Lo Shithead è { $name }.
    }
}

## Perché una mossa è rifiutata

refusal-move-game-over = Questa partita è finita.
refusal-move-wrong-phase = Non adesso: al tavolo si sta facendo altro.
refusal-move-not-your-turn = Un attimo di pazienza: non tocca a te.
refusal-move-already-ready = Hai detto che hai finito. Se non è così, prima premi «No, aspetta».
refusal-move-not-ready = Non hai ancora detto che hai finito.
refusal-move-already-answered = Hai già risposto.
refusal-move-rank-not-held = Puoi chiamare solo una carta che hai in mano.
refusal-move-no-cards = Prima scegli almeno una carta.
refusal-move-card-named-twice = { $card } ce l’hai una volta sola.
refusal-move-not-held = { $card } lì non ce l’hai.
refusal-move-mixed-ranks = Un valore alla volta: insieme si giocano solo carte uguali.
refusal-move-hand-first = Prima la mano: le carte sul tavolo si giocano solo quando mano e mazzo sono finiti.
refusal-move-face-up-first = Prima le scoperte: le coperte vengono dopo.
refusal-move-blind-only = Restano solo le coperte: girane una e incrocia le dita.
refusal-move-no-such-slot = Lì non c’è più nessuna carta.
or-wild = { $wild ->
    [none] { "" }
   *[other] { ", oppure " }{ $wild }
}
# Where a pair of any rank would do as well.
or-pair = { $escape ->
    [yes] { ", oppure una coppia qualsiasi" }
   *[no] { "" }
}
refusal-move-too-low = Troppo bassa: { $lies ->
    [yes] c’è { rank-a }, quindi serve { rank-a } o una carta più alta
   *[no] serve { rank-a } o una carta più alta
}{ or-wild }{ or-pair }.
refusal-move-not-above = Qui il pari non basta: serve una carta più alta { rank-than }{ or-wild }{ or-pair }.
refusal-move-too-high = Troppo alta: { $lies ->
    [yes] c’è { rank-a }, quindi serve { rank-a } o una carta più bassa
   *[no] serve { rank-a } o una carta più bassa
}{ or-wild }{ or-pair }.
refusal-move-set-not-beaten = { $needed_count ->
    [2] La coppia vincola: serve una coppia più alta { rank-than }, o almeno tre carte uguali.
   *[other] { $needed_count } carte vincolano: ne servono { $needed_count } più alte { rank-than }, o ancora di più.
}
refusal-move-pair-not-needed = La coppia è per quando nient’altro va bene, e tu qualcosa ce l’hai.
refusal-move-not-a-completion = Fuori turno valgono solo carte uguali a quella in cima, e quante ne chiedono queste regole.
refusal-move-pile-empty = Non c’è nessun mucchio da prendere.
refusal-move-must-play = Qualcosa da giocare ce l’hai, e con queste regole allora devi giocarlo.
refusal-move-fee-due = Se giochi dalle scoperte, col mucchio prendi anche qualcuna di loro: scegli che cosa.
refusal-move-no-fee-due = Adesso il mucchio si prende da solo, senza carte scoperte.
refusal-move-gamble-off = Con queste regole non c’è l’azzardo dal mazzo.
refusal-move-stock-empty = Il mazzo è finito: niente più azzardi.
refusal-move-nothing-to-pass = Adesso non si passa: tocca a te.
refusal-move-must-pass = Aggiungi una carta pescata, o passa: adesso il mucchio non si può prendere.
refusal-move-must-cover = Prima la tua carta va coperta: giocaci sopra una carta qualsiasi.
refusal-move-not-below = Qui il pari è troppo: serve una carta più bassa { rank-than }{ or-wild }.
refusal-move-not-one-of = Qui può seguire solo { $ranks }{ or-wild }.
refusal-move-not-the-same = { $lies ->
    [yes] C’è { rank-a }, e può rispondere solo { rank-a }
   *[no] Qui può seguire solo { rank-a }
}{ or-wild }.
refusal-move-too-few = Il numero vincola: servono almeno { $needed_count } carte, e devono andare bene tutte.
refusal-move-too-many = { $count ->
    [one] Con queste regole si gioca una carta alla volta.
   *[other] Con queste regole si giocano al massimo { $count } carte insieme.
}
refusal-move-one-at-a-time = Dalle scoperte si gioca una carta alla volta.
refusal-move-not-a-run = Valori diversi si giocano insieme solo in scala: uno dopo l’altro, ognuno una volta, e abbastanza carte.
refusal-move-needs-partner = Con queste regole { $own } si gioca solo insieme a una carta di un altro valore.
refusal-move-not-on-empty = Il mucchio è vuoto, e con { $own } non si apre.
refusal-move-not-on-this = Con queste regole { $own } va solo su certe carte, e { $there } non è tra quelle.
refusal-move-blocked = Di solito { $own } va su tutto, ma non su { $there }.
refusal-move-only-on-lower = Con queste regole { $own } va solo su una carta più bassa.
refusal-move-wrong-lead = { $has_card ->
    [yes] Apri tu, e tra le tue carte ci deve essere { $card }.
   *[no] Apri tu, e devi farlo con { rank-a }.
}
refusal-move-only-drawn = Puoi aggiungere { rank-a } tra le carte appena pescate, o passare: altro adesso non va.
refusal-move-last-card = Non come ultima carta: con queste regole così non si esce.
refusal-move-wrong-fee = Col mucchio non va questo: scegli di nuovo.
refusal-move-blind-in-order = Le coperte si girano in fila: tocca alla prima.
refusal-move-not-stuck = L’azzardo è per quando nient’altro va bene, e tu qualcosa ce l’hai.
refusal-move-no-gamble-now = Adesso niente azzardo: la giocata deve venire dalle tue carte.
refusal-move-swap-over = Per scambiare è tardi: hai già fatto la prima mossa.
refusal-move-nothing-to-lay-on = { $card } non si può appoggiare: lì non c’è posto per questa carta.
refusal-move-choose-first = Prima rispondi a quello che chiede la tua carta.
refusal-move-rank-not-open = Qui non può valere come { rank-a }.
refusal-move-not-a-choice = Questa non è una delle risposte.

## Perché un tavolo o un server rifiuta qualcosa

refusal-table-not-seated = Stai guardando. Può farlo solo chi ha un posto.
refusal-table-not-host = Può farlo solo chi ospita.
refusal-table-full = I posti sono tutti presi.
refusal-table-already-started = Troppo tardi: le carte sono già date.
refusal-table-already-seated = A questo tavolo hai già un posto.
refusal-table-not-started = Non c’è ancora una partita.
refusal-table-game-running = Prima finite questa partita.
refusal-table-too-few-seats = Troppo pochi posti: ne servono almeno { $min }.
refusal-table-too-many-seats = Troppi posti: con queste regole al massimo { $max }.
refusal-table-no-such-seat = Quel posto non esiste.
refusal-table-seat-present = È di nuovo qui: il bot non serve.
refusal-table-just-left = Se n’è appena andato qualcuno: qualche secondo di pazienza, magari torna.
refusal-table-seat-taken = In questo momento a quel posto gioca un bot.
refusal-table-taken-over = Questo tavolo è aperto in un’altra scheda.
refusal-table-too-many-spectators = Non c’è più posto per guardare: siete già in { $max }.
refusal-table-no-record = Non c’è ancora una partita finita da salvare.
refusal-table-stale-decision = Intanto il gioco è andato avanti: dai un’altra occhiata.
refusal-table-id-reused = La stessa richiesta è arrivata due volte, ma diversa. Riprova.
refusal-table-frozen = A questo tavolo qualcosa si è rotto e ha dovuto fermarsi. Gli altri tavoli stanno bene.
refusal-table-unknown-rules = Questo server non riesce a leggere quelle regole. Forse il codice ha perso un pezzo per strada.
refusal-table-bad-name = Il nome deve avere da 1 a { $max } caratteri visibili.
refusal-table-no-such-table = A questo indirizzo non c’è nessun tavolo. Forse il link è incompleto, o il tavolo è stato sparecchiato.
refusal-protocol-malformed = Il server non ha capito. Ricaricare la pagina dovrebbe bastare.
refusal-protocol-too-large = Troppo in una volta sola per il server.
refusal-protocol-too-fast = Piano: così veloce il server non va.
refusal-protocol-too-slow = La tua connessione non stava dietro al tavolo.
refusal-protocol-wrong-version = Il gioco è stato aggiornato. Ricarica la pagina per continuare.
refusal-protocol-too-many-tables = Hai aperto parecchi tavoli. Finiscine uno, o torna tra un po’.
refusal-protocol-wrong-origin = Questa pagina non può parlare con quel server.
refusal-protocol-no-guest = Il tuo browser non ha mandato il cookie. Permetti i cookie per questa pagina e ricaricala.
refusal-protocol-no-such-page = A questo indirizzo non c’è niente.
refusal-protocol-storage = In questo momento il server non riesce a salvare, quindi non si è giocato niente. Riprova tra poco.
refusal-protocol-failed = Qualcosa è andato storto sul server. Riprova.
refusal-client-no-answer = Il server non risponde. È acceso?
refusal-unknown = Non ha funzionato, e il server non ha detto perché.
