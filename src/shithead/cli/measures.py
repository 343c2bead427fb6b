"""The measurements of ``shithead bench``. Each takes a few seconds at most; figures depend on the machine."""

import os
import platform
import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final, NamedTuple

from shithead.cli.page import format_rulebook
from shithead.client.remote import RemoteTable
from shithead.engine.game import Game
from shithead.engine.moves import Swap
from shithead.locale.catalogue import Catalogue
from shithead.protocol.codec import decode, encode
from shithead.protocol.http import OpenedTable, OpenTable
from shithead.protocol.messages import Ack
from shithead.rulebook.write import write_rulebook
from shithead.rules.check import problems
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names, rules_fields, rules_from
from shithead.rules.model import Rules
from shithead.server.identity import COOKIE, new_secret
from shithead.server.run import listen
from shithead.server.settings import STATIC
from shithead.table.commands import Act

PRESET: Final = "classic"
ENGINE_SECONDS: Final = 3.0
LOOP_ROUNDS: Final = 3_000_000
ENGINE_SEATS: Final = 4
SEED: Final = 1
IMPORTS: Final = 5
MIXTURES: Final = 50
START_SECONDS: Final = 30.0
ANSWERS: Final = 80
ANSWERS_PER_SECOND: Final = 12
"""Slower than the server lets one client talk."""


class NoServerError(Exception):
    """The server did not answer."""


class Started(NamedTuple):
    """A server in a process of its own."""

    port: int
    start_ms: float

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"


def machine() -> str:
    """What was measured on."""
    name = platform.processor() or platform.machine()
    return f"{platform.system()} {name}, {os.cpu_count()} cores, Python {platform.python_version()}"


def engine_turns_per_second() -> float:
    """Moves that the engine makes in a second, drawn uniformly from the legal ones; no limit on progress."""
    rules = rules_from(rules_fields(load_preset(PRESET).rules) | {"no_progress_limit": 100_000})
    rng = random.Random(SEED)
    turns, start = 0, time.perf_counter()
    game = Game.deal(rules, ENGINE_SEATS, 0, rng)
    while (spent := time.perf_counter() - start) < ENGINE_SECONDS:
        seat = next((each for each in game.acting_seats), None)
        if seat is None:
            game = Game.deal(rules, ENGINE_SEATS, 0, rng)
            continue
        game.apply(seat, rng.choice(game.legal_moves(seat)))
        turns += 1
    return turns / spent


def loop_rounds_per_second() -> float:
    """Rounds of a fixed loop in plain Python: a yardstick for this machine at this moment."""
    value, start = 1, time.perf_counter()
    for number in range(LOOP_ROUNDS):
        value = (value * 31 + number) & 0xFFFF
    return LOOP_ROUNDS / (time.perf_counter() - start)


def import_ms(*modules: str) -> float:
    """The median time to import modules in a fresh process, which has loaded nothing but Python itself."""
    names = ", ".join(modules)
    code = f"import time; start = time.perf_counter(); import {names}; print(time.perf_counter() - start)"
    command = [sys.executable, "-c", code]
    return statistics.median(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) * 1000  # noqa: S603
        for _ in range(IMPORTS)
    )


def varied_rules() -> Iterator[Rules]:
    """All presets, and as many mixtures of two of them as are wanted; always the same."""
    presets = [load_preset(name).rules for name in preset_names()]
    yield from presets
    rng, found = random.Random(SEED), 0
    while found < MIXTURES:
        one, other = rng.sample(presets, 2)
        mixed = Rules(**{name: getattr(rng.choice((one, other)), name) for name in Rules.__struct_fields__})
        if not problems(mixed):
            found += 1
            yield mixed


def compile_ms() -> float:
    """The median time to compile a rule set."""
    return statistics.median(_times(compile_rules.__wrapped__, varied_rules()))


def rulebook_ms() -> float:
    """The median time to write the rulebook of a rule set and to say it in English."""
    base, catalogue = load_preset(PRESET).rules, Catalogue("en", "rulebook", "game")

    def written(rules: Rules) -> str:
        return format_rulebook(write_rulebook(rules, base=base), catalogue, base=PRESET)

    written(base)
    return statistics.median(_times(written, varied_rules()))


def _times(work: Callable[[Rules], object], rule_sets: Iterable[Rules]) -> Iterator[float]:
    for rules in rule_sets:
        start = time.perf_counter()
        work(rules)
        yield (time.perf_counter() - start) * 1000


def _answers(port: int) -> bool:
    with closing(HTTPConnection("127.0.0.1", port, timeout=1)) as connection:
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False


@contextmanager
def started_server(folder: Path) -> Iterator[Started]:
    """A server in a process of its own, from its start to its first answer, until the end of the block.

    Raises:
        NoServerError: it does not answer in time.
    """
    (free,) = listen("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
    command = [sys.executable, "-m", "shithead", "--no-browser", "--port", str(port), "--data", str(folder)]
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
    try:
        while not _answers(port):
            if process.poll() is not None or time.perf_counter() - start > START_SECONDS:
                raise NoServerError
            time.sleep(0.002)
        yield Started(port, (time.perf_counter() - start) * 1000)
    finally:
        process.terminate()
        process.wait()


_LINKED = re.compile(r'(?:src|href)="/assets/([^"]+\.(?:js|css))"')
_LANGUAGE = re.compile(r"[a-z]{2}-[^.]+\.js")


def client_bytes(server: Started) -> int | None:
    """Bytes of scripts and styles over the wire on a first visit, with the cards and the longer language.

    What is loaded only when somebody asks for it, such as the form for rules, is left out. ``None`` where the
    client is not built.
    """
    page = STATIC / "index.html"
    if not page.is_file():
        return None
    linked = _LINKED.findall(page.read_text(encoding="utf-8"))
    languages = [path.name for path in (STATIC / "assets").iterdir() if _LANGUAGE.fullmatch(path.name)]
    with closing(HTTPConnection("127.0.0.1", server.port)) as connection:
        total = sum(_transferred(connection, name) for name in linked)
        return total + max((_transferred(connection, name) for name in languages), default=0)


def _transferred(connection: HTTPConnection, name: str) -> int:
    connection.request("GET", f"/assets/{name}", headers={"accept-encoding": "gzip"})
    return len(connection.getresponse().read())


def acknowledgement_ms(server: Started) -> float:
    """The median time from sending a move to hearing that it is on disk."""
    cookie = f"{COOKIE}={new_secret()}"
    body = encode(OpenTable(rules=PRESET, seats=2, name="bench", open=False))
    with closing(HTTPConnection("127.0.0.1", server.port)) as connection:
        connection.request("POST", "/api/tables", body, {"cookie": cookie, "origin": server.base})
        opened: OpenedTable = decode(connection.getresponse().read(), OpenedTable)
    with RemoteTable(server.base, opened.link, cookie) as table:
        return statistics.median(_answer_times(table))


def _answer_times(table: RemoteTable) -> Iterator[float]:
    """Exchange cards back and forth before play, which every table lets one do."""
    for _ in range(ANSWERS):
        time.sleep(1 / ANSWERS_PER_SECOND)
        game = table.update.view.game if table.update else None
        swap = next(move for move in (game.legal if game else ()) if isinstance(move, Swap))
        decision = table.update.view.decision if table.update else 0
        start = time.perf_counter()
        answer = table.do(Act(decision=decision, move=swap))
        yield (time.perf_counter() - start) * 1000
        if not isinstance(answer, Ack):
            raise NoServerError
        table.receive()
