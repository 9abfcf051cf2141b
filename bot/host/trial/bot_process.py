"""The bot's life as a process: it can be killed in the middle of whatever it does, and started again."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.sandbox import ImpossibleError, Sandbox

PATIENCE = 10.0
"""For how many seconds a bot that is asked to stop may finish what it does."""


class BotEndedError(ImpossibleError):
    """The bot has ended of its own accord."""

    def __init__(self) -> None:
        super().__init__("The bot has ended of its own accord; the terminal says why.")


class BotProcess:
    """The bot on its database, running while entered as a context; perhaps with a language that is not offered yet."""

    def __init__(self, sandbox: Sandbox, database: Path, language: str | None = None) -> None:
        self._sandbox = sandbox
        self._language = language
        self._database = database
        self._process: Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self._watching: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        process = self._let_go()
        if process is None:
            return
        if process.returncode is None:
            process.terminate()
        try:
            async with asyncio.timeout(PATIENCE):
                await process.wait()
        except TimeoutError:
            process.kill()
        await process.communicate()

    @property
    def pid(self) -> int | None:
        """The number of the bot's process, None while it does not run."""
        return None if self._process is None else self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether the bot is there."""
        return self._process is not None

    async def start(self) -> None:
        """Let the bot begin, and wait until it is connected; nothing happens if it runs. Raises BotEndedError."""
        async with self._one_at_a_time:
            if self._process is None:
                self._process = await self._begun()
                self._watching = asyncio.create_task(self._watch(self._process))

    async def kill(self) -> None:
        """End the bot where it stands: it finishes nothing, and its sessions cannot be resumed."""
        async with self._one_at_a_time:
            process = self._let_go()
            if process is not None:
                if process.returncode is None:
                    process.kill()
                await process.communicate()
            self._sandbox.gateway.sessions.clear()

    def wake(self, channel_id: int) -> None:
        """Let the bot deliver what a channel is owed; a bot that does not run does so when it starts."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(f"{channel_id}\n".encode())

    async def ended(self) -> None:
        """Wait until the bot ends of its own accord. Raises BotEndedError then."""
        await self._ended
        raise BotEndedError

    async def _begun(self) -> Process:
        # In a session of its own: Ctrl+C in a terminal is for whoever started it, who then ends it.
        sandbox = self._sandbox
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.host.trial.process_main"),
            *(sandbox.api_url, sandbox.gateway_url, sandbox.token, self._database),
            *(() if self._language is None else (self._language,)),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        try:
            assert process.stdout is not None  # noqa: S101 - for the types: it was asked for
            is_connected = bool(await process.stdout.readline())
        except asyncio.CancelledError:
            process.kill()
            await process.communicate()
            raise
        if not is_connected:
            await process.communicate()
            raise BotEndedError
        return process

    def _let_go(self) -> Process | None:
        """Return the process, which may end from now on."""
        process, self._process = self._process, None
        if self._watching is not None:
            self._watching.cancel()
        return process

    async def _watch(self, process: Process) -> None:
        await process.wait()
        self._process = None
        # Not before its end: it closes the pipe by which the bot knows that somebody is there.
        await process.communicate()
        self._ended.set_result(None)
