"""The bot as a process of its own against a sandbox: started, killed, asked to stop."""

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import IO, Final, NamedTuple

import structlog
from sqlalchemy import URL

from bot.sandbox import Sandbox
from bot.store import ALL, Share
from tests.end_to_end.forked import ROOT, forked_to
from tests.end_to_end.processes import LED, environment
from tests.patience import patience, until

NOHUP: Final = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
"""The end of a terminal is for the run, and the bots end with that."""

ENDS_WITH_RUN: Final = """
import os, threading
def end():
    os.read(0, 1)  # nothing comes but the end
    os._exit(1)
threading.Thread(target=end, daemon=True).start()
"""
"""What a bot with an interpreter of its own does besides; its studios end with it."""

UNPAUSED: Final = ("IDENTIFY_PAUSE=0.0",)
"""The sandbox wants no pause between the sessions of several processes."""


class Place(NamedTuple):
    """Where bots are, and from what they play."""

    folder: Path
    database: URL | None
    """None is `furunkulus.db` in the folder."""
    share: Share
    limits: tuple[str, ...] = UNPAUSED
    """The limits that are not the bot's own."""
    program: str = LED
    """What runs: `furunkulus run`, with its studio from the start, or another form of that."""


class Bots:
    """Starts one bot after the other on one database; the sandbox's sessions tell when one is there."""

    def __init__(self, sandbox: Sandbox, place: Place, log: IO[bytes], running: AsyncExitStack) -> None:
        self._sandbox = sandbox
        self._place = place
        self._log = log
        self._running = running
        self.pid = 0

    async def start(self, *, cold: bool = False) -> None:
        """Start a bot: forked from one that has been loaded, or `cold` with an interpreter of its own."""
        arguments = (self._sandbox.api_url, self._sandbox.gateway_url, *self._place.limits)
        ours, program = settings(self._sandbox, self._place), NOHUP + self._place.program
        if cold:
            command = (sys.executable, "-c", ENDS_WITH_RUN + program, *arguments)
            running = await asyncio.create_subprocess_exec(
                *command, cwd=self._place.folder, env=ours, stdin=pipe_of_run(), stdout=self._log, stderr=self._log
            )
            self.pid = running.pid
            return
        async with patience("a new bot"):
            self.pid = await self._running.enter_async_context(
                forked_to(self._log, program, arguments, self._place.folder, ours)
            )

    async def ready(self) -> float:
        """Wait until the bot is connected; return the seconds that it took from now."""
        begun = perf_counter()
        await until(lambda: bool(self._sessions()), "a bot's connection")
        return perf_counter() - begun

    def kill(self) -> None:
        """End the bot where it stands."""
        os.kill(self.pid, signal.SIGKILL)
        self._forget()

    async def stop(self) -> None:
        """Ask the bot to stop, as a host does."""
        os.kill(self.pid, signal.SIGTERM)
        await self.gone()
        self._forget()

    def forget_requests(self) -> None:
        """Let the sandbox forget what it was asked: its records hold every picture."""
        self._sandbox.requests.clear()

    def _sessions(self) -> tuple[str, ...]:
        """Return the sessions of this share's shards."""
        number, of = self._place.share
        return tuple(
            name for name, session in self._sandbox.gateway.sessions.items() if session.shard[0] % of == number - 1
        )

    def _forget(self) -> None:
        for name in self._sessions():
            del self._sandbox.gateway.sessions[name]

    async def gone(self) -> None:
        """Wait until the process has ended."""
        await until(lambda: not is_alive(self.pid), "a bot's end")

    @property
    def memory(self) -> tuple[float, float]:
        """The megabytes that the bot holds now, and those of its studio."""
        bot, studio = (sum(map(held_by, pids)) for pids in ((self.pid,), children(self.pid)))
        return bot, studio

    @property
    def worked(self) -> tuple[float, float]:
        """The seconds for which the bot has kept a core busy, and those of its studio."""
        bot, studio = (sum(map(worked_by, pids)) for pids in ((self.pid,), children(self.pid)))
        return bot, studio


@cache
def pipe_of_run() -> int:
    """Return the end to read of a pipe whose other end only this process has, for as long as it runs."""
    return os.pipe()[0]


def children(pid: int) -> tuple[int, ...]:
    """Return the processes that a process has begun."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has ended meanwhile
            found += map(int, (thread / "children").read_text().split())
    return tuple(found)


def held_by(pid: int) -> float:
    """Return the megabytes that a process holds now."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def worked_by(pid: int) -> float:
    """Return the seconds for which a process has kept a core busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_alive(pid: int) -> bool:
    """Whether a process runs; a dead one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # gone, or going while it is read
        return False


def settings(sandbox: Sandbox, place: Place) -> dict[str, str]:
    """Return the environment of a bot."""
    told = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_LOG_FORMAT": "json", "PYTHONPATH": str(ROOT)}
    if isinstance(place.database, URL):
        told["FURUNKULUS_DATABASE"] = place.database.render_as_string(hide_password=False)
        told["FURUNKULUS_CLUSTER"] = str(place.share)
    return environment(told)


@asynccontextmanager
async def bots_on(
    sandbox: Sandbox,
    folder: Path,
    *,
    database: URL | None = None,
    share: Share = ALL,
    limits: tuple[str, ...] = UNPAUSED,
    program: str = LED,
) -> AsyncIterator[Bots]:
    """Make bots for a sandbox without TLS, with their log `bots.log` in a folder.

    They play from `furunkulus.db` there, or as one of several processes from a server.
    """
    place = Place(folder, database, share, limits, program)
    async with AsyncExitStack() as running:
        log = running.enter_context((folder / "bots.log").open("ab"))
        bots = Bots(sandbox, place, log, running)
        try:
            yield bots
        finally:
            if bots.pid and is_alive(bots.pid):
                bots.kill()


@asynccontextmanager
async def processes_on(
    sandbox: Sandbox, folder: Path, database: URL | None, *, program: str = LED
) -> AsyncIterator[tuple[Bots, ...]]:
    """Make bots for each server: of several processes the one whose share has it."""
    guilds = sandbox.world.guilds
    async with AsyncExitStack() as stack:
        shares = [Share((guild_id >> 22) % len(guilds) + 1, len(guilds)) for guild_id in guilds]
        bots = [bots_on(sandbox, folder, database=database, share=share, program=program) for share in shares]
        yield tuple([await stack.enter_async_context(one) for one in bots])


def summed(figures: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Return what several bots have held or worked, and what their studios have."""
    of_bots, of_studios = zip(*figures, strict=True)
    return sum(of_bots), sum(of_studios)


def errors_in(log: Path) -> Iterator[str]:
    """Return what bots have logged as an error, and whatever is no line of the log."""
    for line in log.read_text().splitlines():
        entry = json.loads(line) if line.startswith("{") else {"level": "error", "event": line}
        if entry.get("level") in ("error", "critical"):
            yield f"logged: {entry}"


def say_errors_only() -> None:
    """Let the sandbox be silent about what it refuses: here that is counted."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
