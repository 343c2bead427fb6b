### Quello che viaggia solo quando serve: le parole intorno al regolamento e all’editor delle regole.

## Regolamento

rulebook-title = Regole: { $rules } · Shithead
rulebook-own-page = Su una pagina sua
rulebook-contents = Indice
rulebook-specials = Carte speciali
rulebook-card = Carta
rulebook-effect = Che cosa fa
rulebook-gone = Non a questo tavolo
rulebook-changed = Qui è diverso:
rulebook-print = Stampa
rulebook-play = Gioca con queste regole

## Editor delle regole

editor-title = Le regole di casa
editor-preset = Parti da
editor-preset-show = Scegline un altro
editor-preset-filter = Cerca tra i regolamenti
editor-preset-none = Nessun regolamento si chiama così.
editor-seats = { $span ->
    [one] { $min } giocatori
   *[more] da { $min } a { $max } giocatori
}
editor-preset-undo = Annulla: torna alle mie regole
editor-source = Fonte:
editor-same = Proprio come { $preset }.
editor-differs = Diverso da { $preset }
editor-reset = Torna a { $preset }
editor-problems = { $count ->
    [one] C’è ancora una cosa che non va
   *[other] Ci sono ancora { $count } cose che non vanno
}
editor-fine = Con queste regole si può giocare.
editor-checking = Controllo…
editor-not-yet = Prima sistema quello che non va.
editor-changed = cambiata
editor-changed-count = { $count ->
    [one] 1 modifica
   *[other] { $count } modifiche
}
editor-cards = Che cosa sanno fare le carte
editor-cards-help = Tocca un valore per vedere che cosa fa e per cambiarlo.
editor-card-plain = nessun potere
editor-card-powers = ha dei poteri
editor-card-problem = qui qualcosa non va
editor-card-clear = Togli tutti i poteri
editor-single = Una carta sola
editor-single-help = Una singola carta può fare altro rispetto al suo valore.
editor-single-rank = Valore
editor-single-suit = Seme
editor-single-add = Aggiungi questa carta
editor-pending = Scegli che cosa fa questa carta: { $card }.
editor-single-remove = Di nuovo come le altre del suo valore
editor-suit = { $suit ->
    [C] fiori
    [D] quadri
    [H] cuori
   *[S] picche
}
editor-card-of = { rank-upper } di { editor-suit }
rank-upper = { $rank ->
    [T] 10
    [J] Fante
    [Q] Donna
    [K] Re
    [A] Asso
    [JK] Jolly
   *[other] { $rank }
}
editor-yes = Sì
editor-no = No
editor-less = Meno
editor-more = Più
editor-as-usual = Come al solito
editor-by-seats = Dipende da quanti giocano
editor-at-seats = In { $count }
editor-up = Sposta { $what } in su
editor-down = Sposta { $what } in giù
editor-out = Togli { $what }
editor-outside = Fuori dall’ordine
editor-share = Condividi queste regole
editor-code = Codice
editor-link = Link
editor-copy = Copia
editor-copied = Copiato!
editor-qr = Codice QR con un link a queste regole
editor-code-in = Ti hanno mandato un codice?
editor-code-take = Usalo
editor-code-bad = Non è un codice di regole, o gliene manca un pezzo.
# $part is what is wrong with it, as it stands there.
editor-code-part = La parte «{ $part }» non è comprensibile.
editor-read = Leggi le regole per intero
