"""The bot's life: it can be cut off in the middle of whatever it does, and started again, as often as one likes."""

import asyncio
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.asking import House
from bot.client import Furunkulus
from bot.program import playing
from bot.sandbox import ImpossibleError, Sandbox


class Hosted:
    """The bot on its database, running while entered as a context. Raises on entering what keeps it from starting."""

    def __init__(self, sandbox: Sandbox, database: Path) -> None:
        self._sandbox = sandbox
        self._database = database
        self._life: asyncio.Task[None] | None = None
        self._client: Furunkulus | None = None
        self._ended: asyncio.Future[asyncio.Task[None]] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    @property
    def is_running(self) -> bool:
        """Whether the bot is there."""
        return self._client is not None

    @property
    def house(self) -> House:
        """What the bot serves. Raises ImpossibleError while it does not run."""
        if self._client is None:
            raise ImpossibleError("The bot is not running.")
        return self._client.house

    async def start(self) -> None:
        """Let the bot begin, and wait until it is connected; nothing happens if it runs."""
        if self._life is not None:
            return
        connected = asyncio.get_running_loop().create_future()
        self._life = asyncio.create_task(self._live(connected))
        await asyncio.wait({self._life, connected}, return_when=asyncio.FIRST_COMPLETED)
        if self._life.done():
            await self._life
        self._life.add_done_callback(self._on_end)

    async def cut(self) -> None:
        """Cut the bot off without a word to anybody; its sessions cannot be resumed."""
        self._sandbox.gateway.drop()
        await self._end()
        self._sandbox.gateway.sessions.clear()

    async def ended(self) -> None:
        """Wait until the bot ends of its own accord, and raise what it ended with."""
        await (await self._ended)

    async def _end(self) -> None:
        life, self._life = self._life, None
        if life is not None:
            life.cancel()
            await asyncio.wait({life})

    async def _live(self, connected: asyncio.Future[None]) -> None:
        async with playing(self._database) as client:
            self._client = client
            announcing = asyncio.create_task(self._announce(client, connected))
            try:
                await client.start(self._sandbox.token)
            finally:
                self._client = None
                announcing.cancel()

    @staticmethod
    async def _announce(client: Furunkulus, connected: asyncio.Future[None]) -> None:
        await client.wait_for("shard_connect")
        if not connected.done():
            connected.set_result(None)

    def _on_end(self, life: asyncio.Task[None]) -> None:
        if not life.cancelled() and not self._ended.done():
            self._ended.set_result(life)
