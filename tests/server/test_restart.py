"""The whole program, killed in the middle of a game."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from shithead.engine.moves import Ready
from shithead.protocol.messages import Ack
from shithead.server.run import listen
from shithead.table.updates import Stage
from tests.server.support import Live, Person, run
from tests.server.test_play import next_move, play_on


def free_port() -> int:
    """A port that nobody listens on."""
    (listener,) = listen("127.0.0.1", 0)
    port: int = listener.getsockname()[1]
    listener.close()
    return port


def start(data: Path, port: int) -> "subprocess.Popen[bytes]":
    """Start the program with bots that do not dawdle."""
    command = [sys.executable, "-m", "shithead", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--data", str(data), "--bot-seconds", "0", "--call-seconds", "0"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


@asynccontextmanager
async def program(data: Path, port: int, end: signal.Signals) -> AsyncIterator[Live]:
    """The program in a process of its own, which ends by a signal."""
    process = start(data, port)
    server = Live(port, uvicorn.Server(uvicorn.Config(app="")))
    try:
        await answers(server, process)
        yield server
    finally:
        process.send_signal(end)
        _, said = await asyncio.to_thread(process.communicate, timeout=20)
    if end is signal.SIGTERM:
        assert (process.returncode, said) == (0, b"")


async def answers(server: Live, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the program answers."""
    async with httpx.AsyncClient() as client:
        while process.poll() is None:
            try:
                await client.get(f"{server.base}/health")
            except httpx.TransportError:
                await asyncio.sleep(0.02)
            else:
                return
    raise AssertionError("the program ended")


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_no_acknowledged_move_is_lost_by_kill_9(tmp_path: Path) -> None:
    """Killed three times without warning: every answered move is there again, and the game goes on."""

    async def test() -> None:
        port, link, secret = free_port(), "", None
        acknowledged = -1
        for _ in range(3):
            async with program(tmp_path, port, signal.SIGKILL) as server:
                person = Person(server, secret)
                link = link or await person.open(seats=3, others=False)
                secret = person.secret
                update = await person.connect(link)
                assert update.version >= acknowledged
                for _ in range(6):
                    while update.view.stage is Stage.PLAYING and next_move(person) is None:
                        await person.receive()
                    move = next_move(person)
                    if move is None:
                        break
                    answer = await person.act(move)
                    if isinstance(answer, Ack):
                        acknowledged = answer.version
                    await person.until_version(answer.version)
        async with program(tmp_path, port, signal.SIGTERM) as server:
            person = Person(server, secret)
            update = await person.connect(link)
            assert update.version >= acknowledged > 3
            await play_on(person, moves=12)
            assert person.updates[-1].version > update.version

    run(test)


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_stop_says_goodbye(tmp_path: Path) -> None:
    """SIGTERM closes sockets with 1012, the program ends quietly, and the next one has the game."""

    async def test() -> None:
        port = free_port()
        async with program(tmp_path, port, signal.SIGTERM) as server:
            person = Person(server)
            link = await person.open(seats=2, others=False)
            await person.connect(link)
            await person.act(Ready(on=True))
        assert await person.closed() == 1012
        async with program(tmp_path, port, signal.SIGTERM) as server:
            update = await Person(server, person.secret).connect(link)
            assert update.view.you == 0

    run(test)
