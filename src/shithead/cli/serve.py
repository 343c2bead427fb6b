"""``shithead serve``: tables for everyone on the network."""

import ipaddress
import math
import sys
from typing import Any, Final
from urllib.parse import urlsplit

import click

from shithead.cli.files import locked
from shithead.cli.hosting import open_port, own_command, prepare_folder
from shithead.cli.house import start_address
from shithead.cli.said import Problem, SaidCommand, SaidOption, say, tell
from shithead.server.addresses import network_addresses, web_address
from shithead.server.app import create_app
from shithead.server.run import ANY_ADDRESS, run
from shithead.server.settings import DATABASE, Settings
from shithead.table.clock import Pace

DEFAULT_PORT: Final = 8000
UNSPECIFIED: Final = (ANY_ADDRESS, "::")


class Seconds(click.FloatRange):
    """A number of seconds; what is not a number of them, such as ``nan``, is refused."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number."""
        seconds = float(super().convert(value, param, ctx))
        if not math.isfinite(seconds):
            self.fail(f"'{value}' is not finite", param, ctx)
        return seconds


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def check_public_url(value: str | None) -> str | None:
    """The public address without a slash at its end.

    Raises:
        Problem: it is no address, or has a path.
    """
    if value is None:
        return None
    plain = value.removesuffix("/")
    try:
        parts = urlsplit(plain)
        fits = parts.scheme in {"http", "https"} and parts.port != 0
    except ValueError:
        raise Problem("wrong-public-url", status=2, value=value) from None
    if not fits or not parts.hostname or "@" in plain or plain != f"{parts.scheme}://{parts.netloc}":
        raise Problem("wrong-public-url", status=2, value=value)
    return plain


def join_addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses that others can open."""
    if _is_loopback(host):
        return ()
    hosts = network_addresses() if host in UNSPECIFIED else (host,)
    if host == "::":
        hosts = tuple(each for each in hosts if ":" in each)
    return tuple(web_address(each, port) for each in hosts)


def _print_code(address: str) -> None:
    """Draw a QR code, where the terminal can show one."""
    import segno

    if not sys.stdout.isatty() or "utf" not in (sys.stdout.encoding or "").lower():
        return
    tell(say("serve-scan"))
    segno.make(address, micro=False).terminal(compact=True, border=2)


def _announce(settings: Settings, here: str, rules: str | None) -> None:
    if settings.local:
        tell(say("serve-local", address=start_address(here, rules)))
    elif settings.addresses:
        tell(say("serve-ready"))
        for address in settings.addresses:
            tell(f"  {start_address(address, rules)}")
    else:
        tell(say("serve-alone", address=start_address(here, rules)))
    if settings.public_url is not None:
        tell(say("serve-public", address=start_address(settings.public_url, rules)))
    shown = settings.public_url or next(iter(settings.addresses), None)
    if shown is not None:
        _print_code(start_address(shown, rules))
    tell(say("serve-stop"))


@click.command(
    "serve", cls=SaidCommand, help="help-serve", context_settings={"auto_envvar_prefix": "SHITHEAD"}
)
@click.option(
    "--host", metavar="HOST", cls=SaidOption, default=ANY_ADDRESS, show_default=True, help="help-host"
)
@click.option(
    "--port",
    metavar="N",
    cls=SaidOption,
    type=click.IntRange(0, 65535),
    default=DEFAULT_PORT,
    show_default=True,
    help="help-port-serve",
)
@click.option("--data", metavar="DIR", cls=SaidOption, type=click.Path(), help="help-data")
@click.option("--public-url", metavar="URL", cls=SaidOption, help="help-public-url")
@click.option("--rules", metavar="RULES", cls=SaidOption, help="help-rules-option")
@click.option(
    "--bot-seconds",
    metavar="S",
    cls=SaidOption,
    type=Seconds(0, 60),
    default=Pace().bot_ms / 1000,
    show_default=True,
    help="help-bot-seconds",
)
@click.option(
    "--call-seconds",
    metavar="S",
    cls=SaidOption,
    type=Seconds(0, 60),
    default=Pace().call_ms / 1000,
    show_default=True,
    help="help-call-seconds",
)
def command(
    *,
    host: str,
    port: int,
    data: str | None,
    public_url: str | None,
    rules: str | None,
    bot_seconds: float,
    call_seconds: float,
) -> None:
    """Host tables for the network."""
    public = check_public_url(public_url)
    start_address(host, rules)
    folder = prepare_folder(data, DATABASE)
    sockets = open_port(host, port)
    port = sockets[0].getsockname()[1]
    addresses = join_addresses(host, port)
    settings = Settings(
        data=folder,
        local=_is_loopback(host) and public is None,
        addresses=(public, *addresses) if public else addresses,
        public_url=public,
        program=own_command(sys.argv[0]),
        pace=Pace(bot_ms=round(bot_seconds * 1000), call_ms=round(call_seconds * 1000)),
    )
    here = web_address("127.0.0.1" if host in UNSPECIFIED else host, port)
    with locked(folder, here):
        run(
            create_app(settings),
            sockets,
            lambda: _announce(settings, here, rules),
            is_proxied=public is not None,
        )
