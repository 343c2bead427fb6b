"""``shithead bench``: how fast the program is on this computer."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click

from shithead.cli import kernel_speed, measures
from shithead.cli.said import Problem, SaidCommand, SaidOption, say, tell
from shithead.kernel import backend
from shithead.protocol.codec import encode

Figures = dict[str, Any]

WISH_MS: Final = 20
"""Rules should be compiled, and their rulebook written, in less time than this."""
IMPORT_WISH_MS: Final = 50
"""The package should be imported in less time than this, the kernel included."""
MILLION: Final = 1_000_000


def kernel_figures(loop_rounds: float) -> list[Figures]:
    """How fast the kernel plays by each of some rules, also measured by the yardstick of this moment."""
    return [
        {
            "rules": speed.rules,
            "seats": speed.seats,
            "policy": speed.policy,
            "turns_per_second": round(speed.turns_per_second),
            "games_per_second": round(speed.games_per_second),
            "turns_per_game": round(speed.turns_per_game, 1),
            "turns_per_1000_loop_rounds": round(speed.turns_per_second / loop_rounds * 1000, 1),
        }
        for speed in kernel_speed.speeds()
    ]


def measure() -> Figures:
    """All figures by their name.

    Raises:
        Problem: the server does not start.
    """
    turns, rounds = measures.engine_turns_per_second(), measures.loop_rounds_per_second()
    figures: Figures = {
        "machine": measures.machine(),
        "kernel": backend(),
        "engine_turns_per_second": round(turns),
        "loop_rounds_per_second": round(rounds),
        "engine_turns_per_1000_loop_rounds": round(turns / rounds * 1000, 3),
        "kernel_games": kernel_figures(rounds),
        "import_ms": round(measures.import_ms("shithead"), 2),
        "import_with_kernel_ms": round(measures.import_ms("shithead", "shithead.kernel.playout"), 2),
        "compile_ms": round(measures.compile_ms(), 2),
        "rulebook_ms": round(measures.rulebook_ms(), 2),
    }
    with tempfile.TemporaryDirectory() as folder:
        try:
            with measures.started_server(Path(folder)) as server:
                figures["server_start_ms"] = round(server.start_ms)
                figures["client_bytes"] = measures.client_bytes(server)
                figures["acknowledgement_ms"] = round(measures.acknowledgement_ms(server), 2)
        except measures.NoServerError:
            raise Problem("wrong-server") from None
    return figures


def kernel_lines(figures: Figures) -> Iterator[str]:
    """What is said about the kernel."""
    yield say(f"bench-kernel-{figures['kernel']}")
    for speed in figures["kernel_games"]:
        wish = kernel_speed.WISHES[speed["policy"]] // MILLION
        yield say(
            "bench-kernel-simple" if speed["rules"] == kernel_speed.YARDSTICK_NAME else "bench-kernel-games",
            rules=speed["rules"],
            seats=speed["seats"],
            policy=speed["policy"],
            turns=f"{speed['turns_per_second'] / MILLION:.2f}",
            games=str(speed["games_per_second"]),
            length=str(speed["turns_per_game"]),
            wish=wish,
        )
    same = next(
        speed
        for speed in figures["kernel_games"]
        if (speed["rules"], speed["seats"]) == (measures.PRESET, measures.ENGINE_SEATS)
    )
    times = same["turns_per_second"] / figures["engine_turns_per_second"]
    yield say("bench-kernel-ratio", value=str(same["turns_per_1000_loop_rounds"]), times=f"{times:.0f}")


@click.command("bench", cls=SaidCommand, help="help-bench")
@click.option("--json", "as_json", cls=SaidOption, is_flag=True, help="help-json")
def command(*, as_json: bool) -> None:
    """Measure and print."""
    if as_json:
        tell(encode(measure()).decode())
        return
    click.echo(say("bench-working"), err=True)
    figures = measure()
    tell(say("bench-machine", machine=figures["machine"]))
    tell(say("bench-turns", value=str(figures["engine_turns_per_second"])))
    tell(say("bench-ratio", value=str(figures["engine_turns_per_1000_loop_rounds"])))
    for line in kernel_lines(figures):
        tell(line)
    tell(
        say(
            "bench-import",
            value=str(figures["import_ms"]),
            kernel=str(figures["import_with_kernel_ms"]),
            wish=IMPORT_WISH_MS,
        )
    )
    tell(say("bench-compile", value=str(figures["compile_ms"]), wish=WISH_MS))
    tell(say("bench-rulebook", value=str(figures["rulebook_ms"]), wish=WISH_MS))
    tell(say("bench-start", value=str(figures["server_start_ms"])))
    if figures["client_bytes"] is None:
        tell(say("bench-no-client"))
    else:
        tell(say("bench-bytes", value=str(figures["client_bytes"])))
    tell(say("bench-answer", value=str(figures["acknowledgement_ms"])))
