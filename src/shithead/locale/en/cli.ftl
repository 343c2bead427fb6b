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
help-version = Print the version.
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
wrong-server = The server did not start.

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
bench-turns = Engine: { $value } turns a second
bench-ratio = Engine: { $value } turns while a fixed loop in plain Python runs 1000 rounds
bench-compile = Rules: { $value } ms to compile a rule set (median; wished: under { $wish } ms)
bench-rulebook = Rules: { $value } ms to write a rulebook in English (median; wished: under { $wish } ms)
bench-start = Server: first answer { $value } ms after the start
bench-bytes = Browser client: { $value } bytes of scripts and styles over the wire on a first visit
bench-no-client = Browser client: not built, so there is nothing to measure
bench-answer = Acknowledged move: { $value } ms (median, saved on disk before)
bench-working = Measuring; this takes about half a minute…
