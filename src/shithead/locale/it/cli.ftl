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
help-version = Stampa la versione e dice se il kernel è compilato.
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

version-compiled = { $program } { $version } (kernel compilato)
version-python = { $program } { $version } (kernel in Python)

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
wrong-output = Il programma non riesce a scrivere dove hai mandato quello che dice. Il disco è pieno?
wrong-server = Il server non è partito.
wrong-kernel-name = SHITHEAD_KERNEL ha il valore { $value }. Scrivi python per usare il kernel in Python, oppure non impostarla affatto.
wrong-kernel = Il kernel compilato non corrisponde ai sorgenti, o ne manca una parte. Esegui `make kernel` oppure imposta SHITHEAD_KERNEL=python.

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
bench-kernel-compiled = Kernel: compilato
bench-kernel-python = Kernel: in Python, non compilato
bench-turns = Motore: { $value } turni al secondo
bench-ratio = Motore: { $value } turni mentre un ciclo fisso in Python fa 1000 giri
bench-kernel-simple =
    Kernel, regole semplici in due, { $policy ->
        [random] a caso
       *[greedy] con strategia greedy
    }: { $turns } milioni di turni al secondo (obiettivo se compilato: { $wish }), { $games } partite al secondo ({ $length } turni in media)
bench-kernel-games =
    Kernel, { $rules } in { $seats }, { $policy ->
        [random] a caso
       *[greedy] con strategia greedy
    }: { $turns } milioni di turni al secondo, { $games } partite al secondo ({ $length } turni in media)
bench-kernel-ratio = Kernel: { $value } turni mentre il ciclo fa 1000 giri, { $times } volte quelli del motore con le stesse regole
bench-import = Programma: importato in { $value } ms, con il kernel in { $kernel } ms (mediana, in un processo nuovo; obiettivo: meno di { $wish } ms)
bench-compile = Regole: { $value } ms per compilare un regolamento (mediana; obiettivo: meno di { $wish } ms)
bench-rulebook = Regole: { $value } ms per scriverlo per esteso in inglese (mediana; obiettivo: meno di { $wish } ms)
bench-start = Server: prima risposta { $value } ms dopo l’avvio
bench-bytes = Client nel browser: { $value } byte di script e stili in rete alla prima visita
bench-no-client = Client nel browser: non è stato costruito, quindi non c’è niente da misurare
bench-answer = Mossa confermata: { $value } ms (mediana, dopo il salvataggio su disco)
bench-working = Sto misurando; ci vuole circa mezzo minuto…

## L’arena

help-arena = Fai giocare tante partite ai bot e conta chi vince.
help-arena-bots = Un bot per ogni posto; lo stesso può occuparne più d’uno. Ci sono: { $bots }. N è un numero da 1 a { $most }.
help-arena-rules = Le regole: un regolamento, un codice o un file TOML.
help-arena-deals = Quante distribuzioni giocare. Ognuna si gioca tante volte quanti sono i bot, così a ciascuno tocca una volta ogni mano.
help-arena-seed = Il numero da cui dipende il caso: con lo stesso numero si giocano le stesse partite.
help-arena-jobs = Quanti core di questo computer usare. Di solito tutti.
help-arena-cluster = Gioca su un cluster Dask: l’indirizzo del suo scheduler, per esempio tcp://10.0.0.5:8786.
help-arena-json = Scrivi i risultati in un file JSON; con - vanno nel terminale, al posto della tabella.
help-arena-csv = Scrivi i risultati di ogni bot in un file CSV; con - vanno nel terminale, al posto della tabella.
help-arena-save = Salva in questo file ogni distribuzione giocata e la volta dopo riparti da lì.

arena-playing = In gioco
arena-head =
    { $games } partite con le regole { $rules }, seme casuale { $seed }: { $deals ->
        [one] una distribuzione, giocata
       *[other] { $deals } distribuzioni, ognuna giocata
    } { $seats ->
        [2] due volte, con ogni bot una volta a ogni posto.
       *[other] { $seats } volte, con ogni bot una volta a ogni posto.
    }
arena-column-bot = Bot
arena-column-wins = Vittorie %
arena-column-shithead = Shithead %
arena-column-place = Piazzamento
arena-column-rating = Rating
arena-against = Vittorie di { $first } contro { $second }: { $rate }% (intervallo di confidenza al 95%: da { $low }% a { $high }%).
arena-against-once = Vittorie di { $first } contro { $second }: { $rate }%.
arena-length =
    Una partita dura in media { $turns } turni. { $no_progress ->
        [0] Sono arrivate tutte alla fine.
        [one] Una è finita perché non succedeva più niente.
       *[other] { $no_progress } sono finite perché non succedeva più niente.
    }
arena-interval = ± dice fin dove arriva l’intervallo di confidenza al 95%, calcolato sulle distribuzioni.
arena-legend = Vittorie e ultimi posti a pari merito si dividono in parti uguali. Rating: mu − 3 sigma (Plackett–Luce).
arena-reduced = Qui il kernel non è compilato: careful, expert e master pensano meno e giocano peggio di quanto farebbero con quello compilato.
arena-stopped = Arena fermata dopo { $done } distribuzioni su { $deals }, e non è rimasto niente. Con --save FILE si conserva quello che è stato giocato.
arena-stopped-kept = Arena fermata dopo { $done } distribuzioni su { $deals }. Sono salvate in { $file }, e lo stesso comando riparte da lì.
decimal-mark = ,

wrong-bot = Non c’è un bot che si chiama { $bot }. Ci sono: { $bots }; N è un numero da 1 a { $most }.
wrong-bots-seats =
    { $rules } è per { $allowed } giocatori, e hai indicato { $seats ->
        [one] un bot solo. Indicane uno per ogni posto.
       *[other] { $seats } bot. Indicane uno per ogni posto.
    }
wrong-two-outputs = Solo uno tra --json e --csv può andare nel terminale. Per l’altro indica il nome di un file.
wrong-save-stdout = Le distribuzioni non si possono salvare nel terminale. Con --save indica il nome di un file.
wrong-same-file = { $first } e { $second } indicano tutti e due { $file }. Scegli un file diverso per ciascuno.
wrong-jobs-cluster = --jobs vale per i core di questo computer, quindi non va insieme a --cluster. Togli uno dei due.
wrong-no-file = Non hai indicato nessun file. Indica il nome di quello da scrivere.
wrong-write = Il file { $file } non si può scrivere. Scegline un altro, o rendi scrivibili questo e la sua cartella.
wrong-growing = Un altro programma sta scrivendo in { $file }. Aspetta che finisca, o scegli un altro file.
save-not-ours = In { $file } non ci sono partite dell’arena. Scegli un altro file con --save.
save-other =
    In { $file } ci sono altre partite: { $bots } con le regole { $rules }, seme casuale { $seed }, versione { $version }, { $kernel ->
        [python] kernel in Python
       *[compiled] kernel compilato
    }. Chiedi le stesse, o scegli un altro file con --save.
save-damaged = Il file { $file } è rovinato alla riga { $line }. Taglialo prima di quella riga, o scegli un altro file con --save.
work-lost = Il lavoro si è interrotto dopo { $done } distribuzioni su { $deals }: un processo che giocava si è chiuso, o il cluster non risponde più. Con --save FILE si conserva quello che è stato giocato.
work-lost-kept = Il lavoro si è interrotto dopo { $done } distribuzioni su { $deals }: un processo che giocava si è chiuso, o il cluster non risponde più. Quelle giocate sono salvate in { $file }, e lo stesso comando riparte da lì.
work-no-package = Per --cluster serve un pacchetto che non è installato. Si installa con `pip install "shithead[cluster]"`.
work-no-cluster = All’indirizzo { $address } non risponde nessuno scheduler di Dask. Scrivi --cluster con un indirizzo come tcp://10.0.0.5:8786.
work-no-workers = Il cluster { $address } non ha worker. Avviane qualcuno con `dask worker { $address }`.
work-other-version = I worker di { $address } non hanno Shithead { $version }, la versione di questo computer. Installala anche lì.
work-other-kernel =
    { $kernel ->
        [python] Il kernel è compilato sui worker di { $address } e qui no,
       *[compiled] Il kernel è compilato qui ma non su tutti i worker di { $address },
    } e dove è compilato alcuni bot pensano di più. Usalo dappertutto nella stessa forma: `shithead --version` dice qual è.
bot-illegal = Il bot { $bot } ha fatto una mossa non consentita: { $detail }. L’arena si è fermata lì: distribuzione { $deal }, partita { $game }, posto { $seat }.
bot-no-move = Il bot { $bot } ha risposto con qualcosa che non è una mossa: { $detail }. L’arena si è fermata lì: distribuzione { $deal }, partita { $game }, posto { $seat }.
bot-endless = Il bot { $bot } non smetteva più di scambiare carte. L’arena si è fermata lì: distribuzione { $deal }, partita { $game }, posto { $seat }.
bot-crashed = Il bot { $bot } si è bloccato: { $detail }. L’arena si è fermata lì: distribuzione { $deal }, partita { $game }, posto { $seat }.

## Il laboratorio

help-lab = Rispondi con cifre e grafici a domande sui regolamenti.
help-lab-report = Dice che cosa fa un regolamento: se conviene cominciare, quanto valgono le carte, quanto durano le partite, quanto conta la fortuna.
help-lab-compare = Dice che cosa cambia con una regola della casa: due regolamenti o più fianco a fianco, in una pagina con grafici.
help-lab-rules = Le regole: un regolamento, un codice o un file TOML.
help-lab-rule-sets = Le regole: da due a { $most } regolamenti, codici o file TOML. Tutti si confrontano con il primo.
help-lab-seats = Quanti giocatori ci sono. Di solito il numero più basso che le regole permettono.
help-lab-games = Quante partite giocare per ogni domanda e regolamento. Di solito { $most }, o { $fewer } se il kernel non è compilato.
help-lab-search = Fai giocare anche il bot careful, che pensa in anticipo: tante distribuzioni contro bot greedy. Ci vuole tempo.
help-lab-html = Scrivi i risultati in un file come pagina web; di solito `compare` scrive shithead-lab.html.
help-lab-csv = Scrivi tutte le cifre in un file CSV; con - vanno nel terminale, al posto del testo. Di solito `compare` le scrive accanto alla pagina.

lab-written = La pagina con i grafici è { $html }, e le sue cifre sono in { $csv }.
lab-allowed = { $rules } per { $seats }
lab-seats = In { $seats } non si può giocare con tutte queste regole: { $allowed }. Scegli un altro numero con --seats.
lab-no-seats = Non c’è un numero di giocatori che vada bene per tutte queste regole: { $allowed }. Confrontane altre.
lab-same = { $rules } e { $other } sono le stesse regole. Confrontane di diverse.
lab-how-many = { $count ->
    [one] Hai indicato un regolamento solo. Indicane da due a { $most }, o chiedi di quello con `shithead lab report`.
   *[other] { $count } regolamenti sono troppi da confrontare. Indicane da due a { $most }.
}
lab-html-stdout = Una pagina non può andare nel terminale. Con --html indica il nome di un file.
lab-folder = { $file } è una cartella. Con { $option } indica il nome di un file, per esempio { $example }.
lab-device = La pagina può andare solo in un file normale, e { $file } non lo è. Con --html indica il nome di un file, per esempio { $example }.
lab-no-folder = Il file { $file } non si può scrivere: la cartella { $folder } non esiste. Creala, o scegli un altro file con { $option }.
lab-no-write = Il file { $file } non si può scrivere. Scegline un altro con { $option }, o rendi scrivibili questo e la sua cartella.
lab-same-file = { $file } non può contenere sia la pagina sia le cifre. Con --csv indica un altro file.
lab-stopped = Fermato, e non è stato scritto niente. Con meno --games ci vuole meno tempo.
lab-lost = Il lavoro si è interrotto: un processo che giocava si è chiuso. Con meno --jobs serve meno memoria.
lab-bot-failed = Il bot { $bot } si è bloccato: { $detail }. Togli --search.
