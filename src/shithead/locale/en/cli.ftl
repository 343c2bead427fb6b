### What the program says in a terminal.

## Help

help-program = Play Shithead in your browser. Without a command it starts a game on this computer; Ctrl+C ends it.
help-serve = Host tables for everyone on your network.
help-bench = Measure how fast the program is on this computer.
help-cases = Check files of position cases against the engine.
help-replay = Print recorded games and check that they end as they say.
help-rules = Print the rules of a table in full: of a preset, a share code or a TOML file.
help-port = The port to listen on. By default { $port }, or a free one if that is taken.
help-port-serve = The port to listen on.
help-no-browser = Do not open the browser.
help-host = The address to listen on; 0.0.0.0 listens everywhere.
help-data = The folder where tables are kept. By default your own folder for program data.
help-public-url = The address under which people on the internet reach this server, such as https://cards.example.org.
help-bot-seconds = How long a bot takes for a move, in seconds.
help-call-seconds = How long there is time to call a card at the start, in seconds.
help-json = Print the figures as JSON.
help-version = Print the version, and whether the kernel is compiled.
help-help = Print this help.
help-rules-option = The rules that the start page offers first: a preset, a share code or a TOML file.
help-rules-argument = The name of a preset, a share code, or the path of a file of your own that ends in .toml. By default { $preset }.
help-rules-seats = How many players there are, for exact numbers.
help-rules-lang = The language of the rules.
help-rules-list = List all presets and where they come from.
help-rules-code = Print the share code of the rules instead.
help-files = The files.

heading-usage = Usage
heading-options = Options
heading-commands = Commands
usage-options = [options]
usage-command = [command]
default-value = default: { $value }

version-compiled = { $program } { $version } (compiled kernel)
version-python = { $program } { $version } (kernel in Python)

## Starting

play-ready = Your game is at { $address } – press Ctrl+C here to end it.
serve-ready = Tables are open. Others on your network can join at:
serve-local = Only this computer can reach the server: { $address }
serve-public = From the internet: { $address }
serve-alone = This computer seems to have no network. You can play here: { $address }
serve-scan = Or scan this with a phone:
serve-stop = Press Ctrl+C to stop. Tables are kept and go on next time.

## What can go wrong

wrong-port-taken = Port { $port } is taken by another program. Choose another one with --port, or end the other program.
wrong-address = This computer cannot listen on { $host }, port { $port }. Choose another address with --host or another port with --port.
wrong-data = The folder { $folder } cannot be used to keep tables. Choose another one with --data, or make it writable.
wrong-schema = The tables in { $folder } were written by another version of Shithead. Choose another folder with --data.
wrong-public-url = { $value } is not an address such as https://cards.example.org. Give --public-url with http:// or https:// and without a path.
wrong-option = There is no option { $option }. `{ $program } --help` lists all of them.
wrong-command = There is no command { $command }. `{ $program } --help` lists all of them.
wrong-value = { $value } does not fit { $option }. `{ $program } --help` says what does.
wrong-range = { $value } does not fit { $option }, which takes a number from { $min } to { $max }.
wrong-no-value = { $option } takes no value. `{ $program } --help` says more.
wrong-running = Shithead already runs with the folder { $folder }, at { $address }. Play there, end it, or choose another folder with --data.
wrong-missing = Something is missing: { $what }. `{ $program } --help` says more.
wrong-usage = That cannot be understood. `{ $program } --help` says more.
wrong-file = { $file } cannot be read. Give the path of a file that is there and that you may read.
wrong-text = { $file } is not text in UTF-8.
wrong-rules = { $rules } cannot be used as rules: { $problem }. `shithead rules --list` lists the presets.
wrong-rules-problems = { $rules } cannot be played. { $problems }
wrong-rules-empty = No rules are named. Give the name of a preset, a share code or a TOML file; `shithead rules --list` lists the presets.
wrong-rules-ending = { $file } cannot be read as rules: the name of a file of rules has to end in { $ending }.
wrong-rules-name = There are no rules called { $rules }. Did you mean { $meant }? `shithead rules --list` lists the presets.
wrong-rules-unknown = There are no rules called { $rules }. Give the name of a preset, a share code that begins with one, or a TOML file; `shithead rules --list` lists the presets.
wrong-rules-list = --list lists all presets, so it does not go together with { $rules }. Leave out one of the two.
wrong-rules-seats = These rules are for { $min } to { $max } players, not for { $seats }.
wrong-output = What the program says cannot be written where it was sent. Is the disk full?
wrong-server = The server did not start.
wrong-kernel-name = SHITHEAD_KERNEL is set to { $value }. Set it to python to run the kernel in Python, or do not set it at all.
wrong-kernel = The compiled kernel does not match its sources, or a part of it is missing. Run `make kernel`, or set SHITHEAD_KERNEL=python.

## Rule cases and records

case-mismatch = { $id }: { $key } should be { $expected } and is { $actual }
replay-head = Rules: { $rules }. Seat { $dealer } dealt.
replay-seat = Seat { $seat }: hand { $hand }, face up { $up }, face down { $down }
replay-move = { $number }. seat { $seat }: { $move } pile { $pile }
replay-open = The game is not over. The record checks out: after { $moves } moves the game stands as recorded.
replay-draw = A draw: nothing moved any more. The record checks out: { $moves } moves, and it ends as recorded.
replay-lost = Seat { $seat } is left with cards. The record checks out: { $moves } moves, and it ends as recorded.
file-problem = { $file }, line { $line }: { $problem }
file-problem-whole = { $file }: { $problem }

## Measuring

bench-machine = Measured on { $machine }
bench-kernel-compiled = Kernel: compiled
bench-kernel-python = Kernel: in Python, not compiled
bench-turns = Engine: { $value } turns a second
bench-ratio = Engine: { $value } turns while a fixed loop in plain Python runs 1000 rounds
bench-kernel-simple =
    Kernel, simple rules for two, { $policy ->
        [random] at random
       *[greedy] greedy play
    }: { $turns } million turns a second (wished when compiled: { $wish }), { $games } games a second ({ $length } turns on average)
bench-kernel-games =
    Kernel, { $rules } for { $seats }, { $policy ->
        [random] at random
       *[greedy] greedy play
    }: { $turns } million turns a second, { $games } games a second ({ $length } turns on average)
bench-kernel-ratio = Kernel: { $value } turns while the loop runs 1000 rounds, { $times } times as many as the engine by the same rules
bench-import = Program: imported in { $value } ms, with the kernel in { $kernel } ms (median, in a fresh process; wished: under { $wish } ms)
bench-compile = Rules: { $value } ms to compile a rule set (median; wished: under { $wish } ms)
bench-rulebook = Rules: { $value } ms to write a rulebook in English (median; wished: under { $wish } ms)
bench-start = Server: first answer { $value } ms after the start
bench-bytes = Browser client: { $value } bytes of scripts and styles over the wire on a first visit
bench-no-client = Browser client: not built, so there is nothing to measure
bench-answer = Acknowledged move: { $value } ms (median, saved on disk before)
bench-working = Measuring; this takes about half a minute…

## The arena

help-arena = Let bots play many games against each other and count who wins.
help-arena-bots = A bot for each seat; the same one may take several. There are: { $bots }. N is a number from 1 to { $most }.
help-arena-rules = The rules: a preset, a share code or a TOML file.
help-arena-deals = How many deals to play. Each is played as often as there are bots, so that everyone gets every hand once.
help-arena-seed = The number from which all chance follows; with the same number come the same games.
help-arena-jobs = How many cores of this computer to use. By default all of them.
help-arena-cluster = Play on a Dask cluster: the address of its scheduler, such as tcp://10.0.0.5:8786.
help-arena-json = Write the figures to a file as JSON; with - they go to the terminal, instead of the table.
help-arena-csv = Write the figures of each bot to a file as CSV; with - they go to the terminal, instead of the table.
help-arena-save = Save every deal to this file as it is played, and go on from there the next time.

arena-playing = Playing
arena-head =
    { $games } games by the rules { $rules }, seed { $seed }: { $deals ->
        [one] one deal, played
       *[other] { $deals } deals, each played
    } { $seats ->
        [2] twice, with each bot once in each seat.
       *[other] { $seats } times, with each bot once in each seat.
    }
arena-column-bot = Bot
arena-column-wins = Wins %
arena-column-shithead = Shithead %
arena-column-place = Place
arena-column-rating = Rating
arena-against = { $first } wins { $rate }% of the games against { $second } (95% confidence interval: { $low }% to { $high }%).
arena-against-once = { $first } wins { $rate }% of the games against { $second }.
arena-length =
    A game takes { $turns } turns on average. { $no_progress ->
        [0] Every game was played to its end.
        [one] One game ended because nothing moved any more.
       *[other] { $no_progress } games ended because nothing moved any more.
    }
arena-interval = ± is how far the 95% confidence interval over the deals reaches.
arena-legend = A shared win or last place counts in equal parts. Rating: mu − 3 sigma (Plackett–Luce).
arena-reduced = The kernel is not compiled here, so careful, expert and master think less and play less well than they would with a compiled one.
arena-stopped = Stopped after { $done } of { $deals } deals, and nothing was kept. With --save FILE the arena keeps what has been played.
arena-stopped-kept = Stopped after { $done } of { $deals } deals. They are kept in { $file }, and the same command goes on from there.
decimal-mark = .

wrong-bot = There is no bot called { $bot }. There are: { $bots }; N is a number from 1 to { $most }.
wrong-bots-seats =
    { $rules } is for { $allowed } players, and you named { $seats ->
        [one] one bot. Name one for each seat.
       *[other] { $seats } bots. Name one for each seat.
    }
wrong-two-outputs = Only one of --json and --csv can go to the terminal. Give the other one the name of a file.
wrong-save-stdout = Deals cannot be saved in the terminal. Give --save the name of a file.
wrong-same-file = { $first } and { $second } both name { $file }. Give each a file of its own.
wrong-jobs-cluster = --jobs counts the cores of this computer, so it does not go together with --cluster. Leave out one of the two.
wrong-no-file = No file is named. Give the name of the file to be written.
wrong-write = { $file } cannot be written. Choose another file, or make this one and its folder writable.
wrong-growing = Another program is adding to { $file } right now. Wait until it has ended, or choose another file.
save-not-ours = { $file } does not hold games of the arena. Choose another file with --save.
save-other =
    { $file } holds other games: { $bots } by the rules { $rules }, seed { $seed }, version { $version }, { $kernel ->
        [python] kernel in Python
       *[compiled] compiled kernel
    }. Ask for the same ones, or choose another file with --save.
save-damaged = { $file } is damaged in line { $line }. Cut it off before that line, or choose another file with --save.
work-lost = The work broke off after { $done } of { $deals } deals: a process that was playing has ended, or the cluster no longer answers. With --save FILE the arena keeps what has been played.
work-lost-kept = The work broke off after { $done } of { $deals } deals: a process that was playing has ended, or the cluster no longer answers. The deals are kept in { $file }, and the same command goes on from there.
work-no-package = --cluster needs a package that is not installed. `pip install "shithead[cluster]"` installs it.
work-no-cluster = No Dask scheduler answers at { $address }. Give --cluster an address such as tcp://10.0.0.5:8786.
work-no-workers = The cluster at { $address } has no workers. Start some with `dask worker { $address }`.
work-other-version = The workers at { $address } do not have this version of Shithead, { $version }. Install it there as well.
work-other-kernel =
    { $kernel ->
        [python] The kernel is compiled on the workers at { $address } and not here,
       *[compiled] The kernel is compiled here and not on all workers at { $address },
    } and some bots think more where it is. Run it everywhere in the same form: `shithead --version` says which one there is.
bot-illegal = The bot { $bot } made an illegal move: { $detail }. The arena ended there: deal { $deal }, game { $game }, seat { $seat }.
bot-no-move = The bot { $bot } answered with something that is no move: { $detail }. The arena ended there: deal { $deal }, game { $game }, seat { $seat }.
bot-endless = The bot { $bot } went on exchanging cards without end. The arena ended there: deal { $deal }, game { $game }, seat { $seat }.
bot-crashed = The bot { $bot } failed: { $detail }. The arena ended there: deal { $deal }, game { $game }, seat { $seat }.

## The lab

help-lab = Answer questions about rules with numbers and pictures.
help-lab-report = Say what rules do: who gains by starting, what cards are worth, how long games are, and how much is luck.
help-lab-compare = Say what a house rule changes: two rule sets or more, side by side, on a page with pictures.
help-lab-rules = The rules: a preset, a share code or a TOML file.
help-lab-rule-sets = The rules: two to { $most } presets, share codes or TOML files. All are compared with the first.
help-lab-seats = How many players there are. By default the lowest number that the rules allow.
help-lab-games = How many games to play for each question and rule set. By default { $most }, or { $fewer } where the kernel is not compiled.
help-lab-search = Also let the bot careful, which thinks ahead, play so many deals against greedy bots. That takes long.
help-lab-html = Write the report to a file as a web page; `compare` writes shithead-lab.html by default.
help-lab-csv = Write all figures to a file as CSV; with - they go to the terminal, instead of the report. `compare` writes them beside the page by default.

lab-written = The report with pictures is { $html }, and its figures are { $csv }.
lab-allowed = { $rules } for { $seats }
lab-seats = { $seats } players cannot play by all these rules: { $allowed }. Choose another number with --seats.
lab-no-seats = There is no number of players that all these rules allow: { $allowed }. Compare others.
lab-same = { $rules } and { $other } are the same rules. Compare different ones.
lab-how-many = { $count ->
    [one] Only one rule set is named. Name two to { $most }, or ask for one with `shithead lab report`.
   *[other] { $count } rule sets are too many to compare. Name two to { $most }.
}
lab-html-stdout = A page cannot go to the terminal. Give --html the name of a file.
lab-folder = { $file } is a folder. Give { $option } the name of a file, such as { $example }.
lab-device = A page can only go to an ordinary file, and { $file } is none. Give --html the name of a file, such as { $example }.
lab-no-folder = { $file } cannot be written: there is no folder { $folder }. Make it, or choose another file with { $option }.
lab-no-write = { $file } cannot be written. Choose another file with { $option }, or make this one and its folder writable.
lab-same-file = { $file } cannot hold both the page and the figures. Give --csv another file.
lab-stopped = Stopped, and nothing was written. With fewer --games it takes less time.
lab-lost = The work broke off: a process that was playing has ended. Fewer --jobs need less memory.
lab-bot-failed = The bot { $bot } failed: { $detail }. Leave out --search.
