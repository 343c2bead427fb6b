### Quello che il programma dice nel terminale.

## Aiuto

help-program = Gioca a Shithead nel browser. Senza comandi parte una partita su questo computer; Ctrl+C la chiude.
help-serve = Apri tavoli per tutti quelli che sono nella tua rete.
help-bench = Misura quanto è veloce il programma su questo computer.
help-cases = Verifica file di posizioni con il motore di gioco.
help-replay = Stampa partite registrate e controlla che finiscano come dicono.
help-rules = Stampa per esteso le regole di un tavolo: di un regolamento, di un codice o di un file TOML.
help-port = La porta su cui ascoltare. Di solito { $port }, o una libera se è occupata.
help-port-serve = La porta su cui ascoltare.
help-no-browser = Non aprire il browser.
help-host = L’indirizzo su cui ascoltare; con 0.0.0.0 si ascolta ovunque.
help-data = La cartella in cui conservare i tavoli. Di solito è la tua cartella per i dati dei programmi.
help-public-url = L’indirizzo con cui si arriva al server da internet, per esempio https://carte.example.org.
help-bot-seconds = Quanto ci mette un bot a fare una mossa, in secondi.
help-call-seconds = Quanto tempo c’è per chiamare una carta all’inizio, in secondi.
help-json = Stampa i risultati in JSON.
help-version = Stampa la versione.
help-help = Stampa questo aiuto.
help-rules-option = Le regole che la pagina iniziale propone per prime: un regolamento, un codice o un file TOML.
help-rules-argument = Il nome di un regolamento pronto, un codice o il percorso di un tuo file che finisce in .toml. Di solito { $preset }.
help-rules-seats = Quanti giocatori siete, per avere numeri esatti.
help-rules-lang = La lingua delle regole.
help-rules-list = Elenca tutti i regolamenti e da dove vengono.
help-rules-code = Stampa invece il codice delle regole.
help-files = I file.

heading-usage = Uso
heading-options = Opzioni
heading-commands = Comandi
usage-options = [opzioni]
usage-command = [comando]
default-value = predefinito: { $value }

## Avvio

play-ready = La tua partita è su { $address } – per chiuderla premi qui Ctrl+C.
serve-ready = I tavoli sono aperti. Chi è nella tua rete può entrare da:
serve-local = Il server si raggiunge solo da questo computer: { $address }
serve-public = Da internet: { $address }
serve-alone = Pare che questo computer non sia in rete. Puoi giocare qui: { $address }
serve-scan = Oppure inquadra questo con il telefono:
serve-stop = Premi Ctrl+C per fermare il server. I tavoli restano salvati e ripartono la prossima volta.

## Che cosa può andare storto

wrong-port-taken = La porta { $port } è già usata da un altro programma. Scegline un’altra con --port, o chiudi l’altro programma.
wrong-address = Questo computer non può ascoltare su { $host }, porta { $port }. Scegli un altro indirizzo con --host o un’altra porta con --port.
wrong-data = La cartella { $folder } non va bene per conservare i tavoli. Scegline un’altra con --data, o rendila scrivibile.
wrong-schema = I tavoli in { $folder } vengono da un’altra versione di Shithead. Scegli un’altra cartella con --data.
wrong-public-url = { $value } non è un indirizzo come https://carte.example.org. Scrivi --public-url con http:// o https:// e senza percorso.
wrong-option = L’opzione { $option } non esiste. `{ $program } --help` le elenca tutte.
wrong-command = Il comando { $command } non esiste. `{ $program } --help` li elenca tutti.
wrong-value = { $value } non va bene per { $option }. `{ $program } --help` dice che cosa ci vuole.
wrong-range = { $value } non va bene per { $option }: ci vuole un numero da { $min } a { $max }.
wrong-no-value = { $option } non vuole un valore. `{ $program } --help` dice di più.
wrong-running = Shithead è già in funzione con la cartella { $folder }, su { $address }. Gioca lì, chiudilo o scegli un’altra cartella con --data.
wrong-missing = Manca qualcosa: { $what }. `{ $program } --help` dice di più.
wrong-usage = Così non si capisce. `{ $program } --help` dice di più.
wrong-file = Il file { $file } non si può leggere. Indica il percorso di un file che esiste e che puoi leggere.
wrong-text = Il file { $file } non è testo in UTF-8.
wrong-rules = { $rules } non si può usare come regolamento: { $problem }. `shithead rules --list` elenca quelli pronti.
wrong-rules-problems = Con { $rules } non si può giocare. { $problems }
wrong-rules-empty = Non hai indicato nessun regolamento. Scrivi il nome di uno pronto, un codice o un file TOML; `shithead rules --list` elenca quelli pronti.
wrong-rules-ending = { $file } non si può leggere come regolamento: il nome di un file di regole deve finire in { $ending }.
wrong-rules-name = Non c’è un regolamento che si chiama { $rules }. Forse cercavi { $meant }? `shithead rules --list` elenca quelli pronti.
wrong-rules-unknown = Non c’è un regolamento che si chiama { $rules }. Scrivi il nome di uno pronto, un codice che cominci con un nome così o un file TOML; `shithead rules --list` elenca quelli pronti.
wrong-rules-list = --list elenca tutti i regolamenti, quindi non va insieme a { $rules }. Togli uno dei due.
wrong-rules-seats = Queste regole sono per { $min }-{ $max } giocatori, non per { $seats }.
wrong-server = Il server non è partito.

## Casi di regole e registrazioni

case-mismatch = { $id }: { $key } dovrebbe essere { $expected } e invece è { $actual }
replay-head = Regole: { $rules }. Carte date dal posto { $dealer }.
replay-seat = Posto { $seat }: mano { $hand }, scoperte { $up }, coperte { $down }
replay-move = { $number }. posto { $seat }: { $move } mucchio { $pile }
replay-open = La partita non è finita. La registrazione è corretta: dopo { $moves } mosse la partita è al punto indicato.
replay-draw = Pareggio: non succedeva più niente. La registrazione è corretta: dopo { $moves } mosse finisce come indicato.
replay-lost = Il posto { $seat } resta con le carte. La registrazione è corretta: dopo { $moves } mosse finisce come indicato.
file-problem = { $file }, riga { $line }: { $problem }
file-problem-whole = { $file }: { $problem }

## Misure

bench-machine = Misurato su { $machine }
bench-turns = Motore: { $value } turni al secondo
bench-ratio = Motore: { $value } turni mentre un ciclo fisso in Python fa 1000 giri
bench-compile = Regole: { $value } ms per compilare un regolamento (mediana; obiettivo: meno di { $wish } ms)
bench-rulebook = Regole: { $value } ms per scriverlo per esteso in inglese (mediana; obiettivo: meno di { $wish } ms)
bench-start = Server: prima risposta { $value } ms dopo l’avvio
bench-bytes = Client nel browser: { $value } byte di script e stili in rete alla prima visita
bench-no-client = Client nel browser: non è stato costruito, quindi non c’è niente da misurare
bench-answer = Mossa confermata: { $value } ms (mediana, dopo il salvataggio su disco)
bench-working = Sto misurando; ci vuole circa mezzo minuto…
