### Quello che `shithead lab` dice dei regolamenti, nel terminale e in una pagina. Gli argomenti sono spiegati nel file
### inglese.

lab-decimal-mark = ,
lab-ends = da { $low } a { $high }
lab-no-interval = non si sa
lab-title = { $names } in cifre
lab-title-more = { $count ->
    [one] { $rules } e un altro regolamento in cifre
   *[other] { $rules } e altri { $count } in cifre
}
lab-title-house = { $preset } con regole della casa
lab-legend = { $name } è { $rules }
lab-head = { $seats } giocatori, { $games } partite per ogni domanda e regolamento, seme casuale { $seed }.
lab-head-policy = Dove non è detto altro, tutti giocano in modo greedy: prima le carte basse e per ultime le speciali, le carte migliori tra le scoperte, e il mucchio si prende solo se è inevitabile. Le cifre valgono per questo modo di giocare.
lab-head-interval = ± dice fin dove arriva l’intervallo di confidenza al 95%.
lab-minus = { $rules } − { $base }
lab-figure = Misura
lab-card = Carta
lab-points = Punti
lab-turns = Turni
lab-interval = Intervallo 95%
lab-axis = { $what ->
    [win] Vittorie, %
   *[last] Shithead, %
}
lab-axis-parts = Parte, %

## Che cosa cambia

lab-changes-title = Che cosa cambia?
lab-changes-base = Il confronto è sempre con { $base }, con i mazzi mescolati allo stesso modo.
lab-changes-rules = Le regole diverse in { $rules }:
lab-changes-clause = { $title }: { $rule }
lab-changes-gone = { $title }, non vale più: { $rule }
lab-changes-more = { $count ->
    [one] Cambia un’altra regola.
   *[other] Cambiano altre { $count } regole.
    } `shithead rules` le stampa tutte.
lab-changes-effects = Che cosa cambia con { $rules }:
lab-changes-nothing = Niente cambia tanto da escludere il caso.
lab-difference = Differenza
lab-changes-note = Nella tabella, per puro caso, circa un intervallo su venti non contiene il valore vero. Gli elenchi qui sopra sono più severi, perché le misure esaminate sono molte: per ogni elenco, il rischio che anche uno solo dei cambiamenti sia dovuto al caso è al massimo del 5% (metodo di Holm).
lab-changes-table = Le misure principali
lab-changes-chart = Quanto cambiano le misure rispetto a { $base }
lab-main-mean = Turni, media
lab-main-no-progress = Senza progressi, %
lab-main-win-rules = Vince chi comincia, %
lab-main-win-lot = Vince chi comincia per sorteggio, %
lab-main-shithead-rules = Chi comincia è lo Shithead, %
lab-main-shithead-lot = Chi comincia per sorteggio è lo Shithead, %
lab-main-dealt = Peso di mano, carte scoperte e posto, %
lab-main-hidden = Peso delle carte nascoste, %
lab-main-play = Peso delle mosse, %
lab-main-loose = { $aim ->
    [win] Un giocatore greedy vince tra distratti, %
   *[safe] Un giocatore greedy è lo Shithead tra distratti, %
}
lab-main-random = { $aim ->
    [win] Un giocatore greedy vince tra chi gioca a caso, %
   *[safe] Un giocatore greedy è lo Shithead tra chi gioca a caso, %
}
lab-change-mean = Una partita dura { $by } turni { $more ->
    [more] in più
   *[less] in meno
    } (95%: { $ends }).
lab-change-no-progress = Le partite in cui non succede più niente { $more ->
    [more] aumentano
   *[less] diminuiscono
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-win-rules = Le vittorie di chi comincia { $more ->
    [more] aumentano
   *[less] diminuiscono
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-win-lot = Se si tira a sorte, le vittorie di chi comincia { $more ->
    [more] aumentano
   *[less] diminuiscono
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-shithead-rules = Le partite in cui chi comincia è lo Shithead { $more ->
    [more] aumentano
   *[less] diminuiscono
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-shithead-lot = Se si tira a sorte, le partite in cui chi comincia è lo Shithead { $more ->
    [more] aumentano
   *[less] diminuiscono
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-dealt = Il peso di mano, carte scoperte e posto { $more ->
    [more] aumenta
   *[less] diminuisce
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-hidden = Il peso delle carte nascoste { $more ->
    [more] aumenta
   *[less] diminuisce
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-play = Il peso delle mosse { $more ->
    [more] aumenta
   *[less] diminuisce
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-loose = Tra giocatori distratti, { $aim ->
    [win] le vittorie di un giocatore greedy
   *[safe] le partite in cui un giocatore greedy è lo Shithead
    } { $more ->
    [more] aumentano
   *[less] diminuiscono
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-random = Tra chi gioca a caso, { $aim ->
    [win] le vittorie di un giocatore greedy
   *[safe] le partite in cui un giocatore greedy è lo Shithead
    } { $more ->
    [more] aumentano
   *[less] diminuiscono
    } di { $by } punti percentuali (95%: { $ends }).
lab-change-card = Tra le carte ricevute, { $card } vale { $by } punti { $more ->
    [more] in più
   *[less] in meno
    } (95%: { $ends }).

## Chi comincia

lab-starting-title = Conviene cominciare?
lab-starting-said = { $what ->
    [win] { $rules }: chi comincia secondo le regole vince { $rate } partite su 100 (95%: { $ends }); alla pari sarebbero { $fair }. Tirando a sorte chi comincia, sono { $lot } (95%: { $lot_ends }):
   *[last] { $rules }: chi comincia secondo le regole è lo Shithead in { $rate } partite su 100 (95%: { $ends }); alla pari sarebbero { $fair }. Tirando a sorte chi comincia, sono { $lot } (95%: { $lot_ends }):
    } { $verdict ->
    [helps] cominciare, di per sé, aiuta.
    [hurts] cominciare, di per sé, è uno svantaggio.
   *[none] cominciare, di per sé, non fa una differenza che si veda in queste partite.
    }
lab-starting-note = Secondo le regole può toccare a chi ha una carta bassa, e quindi carte più deboli. Se si tira a sorte conta solo il fatto di cominciare.
lab-starting-seat = Posto
lab-starting-place = { $distance ->
    [0] Chi comincia
    [1] Primo a sinistra
   *[other] { $distance }º a sinistra
}
lab-starting-rules = Secondo le regole
lab-starting-lot = Per sorteggio
lab-starting-rules-of = { $rules }
lab-starting-lot-of = { $rules }, per sorteggio
lab-starting-table = { $what ->
    [win] Vittorie secondo la distanza da chi comincia, in %
   *[last] Shithead secondo la distanza da chi comincia, in %
}

## Le carte

lab-cards-title = Quanto vale ogni carta?
lab-cards-explained = { $aim ->
    [win] Ecco di quanti punti percentuali si vince più spesso se tra le carte ricevute, in mano o scoperte, ce n’è una di questo valore al posto di una media.
   *[safe] Ecco di quanti punti percentuali si è meno spesso lo Shithead se tra le carte ricevute, in mano o scoperte, ce n’è una di questo valore al posto di una media.
}
lab-cards-said = { $rules }: la carta che vale di più è { $most }, { $most_points } punti; quella che vale di meno è { $least }, { $least_points }.
lab-cards-table = Quanto vale una carta ricevuta, in punti percentuali

## Le carte scoperte

lab-rows-title = Quali carte conviene mettere scoperte?
lab-rows-none = { $rules }: prima del gioco non si scambia niente, quindi nessuno sceglie le carte scoperte.
lab-rows-explained = { $aim ->
    [win] Un giocatore ha messo scoperte carte prese a caso tra le sue, e gli altri hanno scelto come sempre. Ecco di quanti punti percentuali vince più spesso con una carta scoperta, se al suo posto ne tiene in mano una media.
   *[safe] Un giocatore ha messo scoperte carte prese a caso tra le sue, e gli altri hanno scelto come sempre. Ecco di quanti punti percentuali è meno spesso lo Shithead con una carta scoperta, se al suo posto ne tiene in mano una media.
}
lab-rows-said = { $rules }: la carta che ci guadagna di più è { $most }, { $most_points } punti; quella che ci guadagna di meno è { $least }, { $least_points }.
lab-rows-table = Quanto guadagna una carta scoperta, in punti percentuali
lab-rows-swap = Quanto vale uno scambio: la cifra della carta che va scoperta, meno quella della carta che torna in mano.
lab-rows-rare = { $rules }: nessuna combinazione si è vista in almeno { $often } partite, quindi non ce n’è un elenco. Con `--games` se ne giocano di più.
lab-rows-order = L’elenco comprende le combinazioni viste in almeno { $often } partite, nell’ordine della percentuale probabile: quella misurata, avvicinata a quella che le carte fanno prevedere, perché le migliori tra tante hanno avuto anche fortuna.
lab-rows-best = { $rules }: le { $count } combinazioni scoperte migliori e le { $count } peggiori
lab-rows-all = { $count ->
    [one] { $rules }: l’unica combinazione scoperta vista così spesso
   *[other] { $rules }: tutte e { $count } le combinazioni scoperte viste così spesso, dalla migliore
}
lab-row = Carte scoperte
lab-games = Partite
lab-rate-win = Vittorie %
lab-rate-safe = Shithead %
lab-likely = Probabile %

## La durata

lab-length-title = Quanto dura una partita?
lab-length-said = { $rules }: una partita dura in media { $mean } turni (95%: { $ends }). Metà delle partite non supera { $median } turni, e nove su dieci durano da { $low } a { $high }. { $stuck ->
    [none] Sono arrivate tutte alla fine.
   *[some] Partite finite perché non succedeva più niente: { $share }%.
}
lab-length-table = Turni di una partita
lab-length-histogram = Partite secondo i turni, in %
lab-span = { $first }–{ $last }
lab-from = { $first } o più
lab-figure-mean = Turni, media
lab-figure-median = Turni, mediana
lab-figure-low = Turni non superati dal 5%
lab-figure-high = Turni non superati dal 95%
lab-figure-no-progress = Senza progressi, %

## Fortuna e abilità

lab-luck-title = Quanto conta la fortuna, quanto l’abilità?
lab-luck-said = { $rules }: tra giocatori distratti, che fanno una mossa a caso su dieci, ecco quanto pesa ogni cosa sul risultato: mano, carte scoperte e posto { $dealt }%, carte nascoste { $hidden }%, mosse { $play }%. { $aim ->
    [win] Rigiocando la stessa distribuzione, in { $again } casi su 100 vince lo stesso giocatore; se la distribuzione non contasse, sarebbero { $fair }.
   *[safe] Rigiocando la stessa distribuzione, in { $again } casi su 100 lo Shithead è lo stesso giocatore; se la distribuzione non contasse, sarebbero { $fair }.
}
lab-skill-said = { $aim ->
    [win] { $rules }: un giocatore greedy vince { $loose } partite su 100 tra giocatori distratti, e { $random } tra chi gioca a caso a ogni mossa; alla pari sarebbero { $fair }.
   *[safe] { $rules }: un giocatore greedy è lo Shithead in { $loose } partite su 100 tra giocatori distratti, e in { $random } tra chi gioca a caso a ogni mossa; alla pari sarebbero { $fair }.
}
lab-search-said = { $aim ->
    [win] { $rules }: il bot { $bot }, che pensa in anticipo, gioca { $games } partite contro giocatori greedy e ne vince { $rate } su 100 (95%: { $ends }); alla pari sarebbero { $fair }.
   *[safe] { $rules }: il bot { $bot }, che pensa in anticipo, gioca { $games } partite contro giocatori greedy ed è lo Shithead in { $rate } su 100 (95%: { $ends }); alla pari sarebbero { $fair }.
}
lab-luck-note = Un giocatore distratto gioca in modo greedy, ma fa una mossa a caso su dieci. Una mossa a caso gioca un valore qualsiasi tra quelli che si possono giocare, e prende il mucchio solo se è inevitabile; dove le regole hanno altro, come le scale, singole carte con poteri o un numero di carte che vincola, è una qualsiasi mossa permessa, e può anche prendere il mucchio. Le carte nascoste sono il mazzo e le carte coperte. Una parte quasi nulla può risultare un po’ sotto lo 0: nelle frasi e nel grafico allora vale 0.
lab-luck-table = Che cosa decide il risultato, in %
lab-skill-table = { $aim ->
    [win] Quanto spesso vince un giocatore greedy, in %
   *[safe] Quanto spesso un giocatore greedy è lo Shithead, in %
}
lab-figure-dealt = Mano, carte scoperte e posto
lab-figure-hidden = Carte nascoste
lab-figure-play = Mosse
lab-figure-again = { $aim ->
    [win] Di nuovo lo stesso vincitore
   *[safe] Di nuovo lo stesso Shithead
}
lab-figure-loose = Tra giocatori distratti
lab-figure-random = Tra chi gioca a caso

## La pagina

lab-page-numbers = I numeri
lab-page-no-plots = Qui non ci sono grafici, perché manca matplotlib. Si installa con `pip install "shithead[plots]"`.
lab-page-made = Fatto con `shithead lab`, versione { $version }.
