"""The bot as a process of its own, as its host starts it, and the commands of its host."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, chdir, contextmanager
from pathlib import Path
from types import MappingProxyType
from unittest.mock import patch

from typer.testing import CliRunner

from bot.host.cli import app
from bot.host.signals import STOPPING
from bot.sandbox import Sandbox
from tests.end_to_end.forked import Forked, forked
from tests.patience import patience, until

TOKEN = "MTE4.Gx7a.secret-part"  # noqa: S105 - no real one

LED = """
import sys
import discord, yarl
discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = sys.argv[1], yarl.URL(sys.argv[2])
from bot.host import cli, signals
from bot.interactions import context, in_flight
from bot.runtime import client, gateway_client, heartbeat
from bot.store.cluster import postgresql_cluster
from bot.table import table
in_flight.EXPIRES = client.TOLD_FIRST = 180.0  # the sandbox waits as long for answers (tests.patience)
gateway_client.LAST_SERVER = 0.1
limits = {"ECHO": signals, "PATIENCE": context, "ANSWERABLE": client, "IDENTIFY_PAUSE": postgresql_cluster}
limits |= {"PAUSE_ALONE": table, "TOLD_FIRST": client, "EVERY": heartbeat, "LONGEST_SLEEP": gateway_client}
options = [each for each in sys.argv[3:] if each.startswith("--")]
for limit in sys.argv[3 + len(options):]:
    name, seconds = limit.split("=")
    assert hasattr(limits[name], name)
    setattr(limits[name], name, float(seconds))
sys.argv = ["furunkulus", "run", *options]
cli.main()
"""
"""`furunkulus run` with options, led to another address than Discord's, with limits not its own ("ANSWERABLE=60.0")."""

UNPREPARED = f"\nfrom bot.delivery.studio_process import Painter\nPainter.prepare = lambda _: None\n{LED}"
"""The same with a studio that opens for the first picture, if there is one, and not at the start."""


FURUNKULUS = """
import sys
from bot.host import cli
sys.argv[0] = "furunkulus"
cli.main()
"""
"""`furunkulus`, with the arguments of the process."""


NONE: Mapping[str, float] = MappingProxyType({})

Process = asyncio.subprocess.Process | Forked
"""One with an interpreter of its own, or one that is forked from a loaded one."""


def environment(settings: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of this process with these settings, and with no others."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "FURUNKULUS_"))}
    return {**others, **settings}


@asynccontextmanager
async def process(*arguments: str, folder: Path, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run Python in a folder of its own, where nothing is set but what is given."""
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=folder,
        env=environment(settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()


@asynccontextmanager
async def led(*arguments: str, folder: Path, program: str = UNPREPARED, **settings: str) -> AsyncIterator[Forked]:
    """Do the same with the arguments "-c", program, ..., but in half of the time: the bot is loaded already."""
    running = await forked(program, arguments, folder, environment(settings))
    try:
        yield running
    finally:
        running.kill()
        await running.wait()
        running.close()


async def ended(running: Process) -> tuple[int | None, str, str]:
    """Wait for the end, and return exit code, output and errors."""
    async with patience("the end of a process"):
        output, errors = await running.communicate()
    return running.returncode, output.decode(), errors.decode()


@asynccontextmanager
async def bot(
    sandbox: Sandbox, folder: Path, *, limits: Mapping[str, float] = NONE, **settings: str
) -> AsyncIterator[Forked]:
    """Run the bot against a sandbox without TLS, connected, with some limits (in seconds) that are not its own."""
    sandbox.gateway.sessions.clear()
    arguments = [sandbox.api_url, sandbox.gateway_url, *(f"{key}={limits[key]}" for key in limits)]
    async with led(*arguments, folder=folder, DISCORD_TOKEN=sandbox.token, **settings) as running:
        await until(lambda: bool(sandbox.gateway.sessions))
        yield running


async def heard(running: Process, word: str) -> list[str]:
    """Read the log of a process up to a line that has this word; return these lines."""
    lines = [" "]
    assert running.stderr is not None
    async with patience(f"a line with {word!r}"):
        while lines[-1] and word not in lines[-1]:
            lines.append((await running.stderr.readline()).decode())
    assert lines[-1]
    return lines


async def furunkulus(*arguments: str, folder: Path) -> tuple[int | None, str]:
    """Use the command line; return the exit code and the one sentence that it says."""
    async with process("-m", "bot", *arguments, folder=folder) as running:
        code, output, errors = await ended(running)
    (sentence,) = (output + errors).splitlines()
    return code, sentence


def asked(*arguments: str, folder: Path, **settings: str) -> tuple[int, str]:
    """Do the same in this process, which need not be started: it takes a hundredth of the time."""
    with chdir(folder), patch.dict(os.environ, environment(settings), clear=True), signals_kept():
        result = CliRunner().invoke(app, arguments)
    (sentence,) = result.output.splitlines()
    return result.exit_code, sentence


@contextmanager
def signals_kept() -> Iterator[None]:
    """Let signals afterwards do what they did before."""
    before = {number: signal.getsignal(number) for number in STOPPING}
    yield
    for number, done in before.items():
        signal.signal(number, done)
