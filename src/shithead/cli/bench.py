"""``shithead bench``: how fast the program is on this computer."""

import tempfile
from pathlib import Path
from typing import Any, Final

import click

from shithead.cli import measures
from shithead.cli.said import Problem, SaidCommand, SaidOption, say
from shithead.kernel import backend
from shithead.protocol.codec import encode

WISH_MS: Final = 20
"""Rules should be compiled, and their rulebook written, in less time than this."""


def measure() -> dict[str, Any]:
    """All figures by their name.

    Raises:
        Problem: the server does not start.
    """
    turns, rounds = measures.engine_turns_per_second(), measures.loop_rounds_per_second()
    figures: dict[str, Any] = {
        "machine": measures.machine(),
        "kernel": backend(),
        "engine_turns_per_second": round(turns),
        "loop_rounds_per_second": round(rounds),
        "engine_turns_per_1000_loop_rounds": round(turns / rounds * 1000, 3),
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


@click.command("bench", cls=SaidCommand, help="help-bench")
@click.option("--json", "as_json", cls=SaidOption, is_flag=True, help="help-json")
def command(*, as_json: bool) -> None:
    """Measure and print."""
    if as_json:
        click.echo(encode(measure()))
        return
    click.echo(say("bench-working"), err=True)
    figures = measure()
    click.echo(say("bench-machine", machine=figures["machine"]))
    click.echo(say(f"bench-kernel-{figures['kernel']}"))
    click.echo(say("bench-turns", value=str(figures["engine_turns_per_second"])))
    click.echo(say("bench-ratio", value=str(figures["engine_turns_per_1000_loop_rounds"])))
    click.echo(say("bench-compile", value=str(figures["compile_ms"]), wish=WISH_MS))
    click.echo(say("bench-rulebook", value=str(figures["rulebook_ms"]), wish=WISH_MS))
    click.echo(say("bench-start", value=str(figures["server_start_ms"])))
    if figures["client_bytes"] is None:
        click.echo(say("bench-no-client"))
    else:
        click.echo(say("bench-bytes", value=str(figures["client_bytes"])))
    click.echo(say("bench-answer", value=str(figures["acknowledgement_ms"])))
