"""``shithead``: a game on this computer."""

import sys
import threading
import webbrowser
from typing import Final

from shithead.cli.files import locked
from shithead.cli.hosting import open_any_port, open_port, own_command, prepare_folder
from shithead.cli.house import start_address
from shithead.cli.said import say, tell
from shithead.server.addresses import web_address
from shithead.server.app import create_app
from shithead.server.run import run
from shithead.server.settings import DATABASE, Settings

LOOPBACK: Final = "127.0.0.1"


def play(
    *, port: int | None, preferred: int, browser: bool, data: str | None, rules: str | None = None
) -> None:
    """Serve this computer only, and open the browser once the server answers.

    Args:
        port: the port; ``None`` takes the preferred one or any other.
        preferred: where the browser finds what it remembered the last time.
        browser: open the browser.
        data: the folder for tables; ``None`` takes the user's own.
        rules: the rules that the start page offers first, as typed.
    """
    start_address(LOOPBACK, rules)
    folder = prepare_folder(data, DATABASE)
    sockets = open_any_port(LOOPBACK, preferred) if port is None else open_port(LOOPBACK, port)
    address = web_address(LOOPBACK, sockets[0].getsockname()[1])

    start = start_address(address, rules)

    def ready() -> None:
        tell(say("play-ready", address=start))
        if browser:
            threading.Thread(target=webbrowser.open, args=(start,), daemon=True).start()

    settings = Settings(data=folder, local=True, program=own_command(sys.argv[0]))
    with locked(folder, address):
        run(create_app(settings), sockets, ready)
