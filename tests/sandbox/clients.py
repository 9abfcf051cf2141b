"""Clients for the tests: discord.py's own bot, and bare REST for what discord.py itself would refuse to send."""

import asyncio
import io
import json
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from bot.sandbox import UNLIMITED, Sandbox, TimeLimits, World
from bot.sandbox.loopback import connector
from tests.patience import PATIENCE
from tests.sandbox import openapi_contract

Interaction = discord.Interaction[discord.Client]


class Client(commands.AutoShardedBot):
    """discord.py's bot as it is, led to the sandbox by its connector alone."""

    def __init__(self, sandbox: Sandbox, tls: ssl.SSLContext | None, **intents: bool) -> None:
        # No voice is wanted; discord.py would warn once in a process, in whichever test comes first.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True, **intents),
            guild_ready_timeout=0.1,  # on loopback all guilds have come by then
            connector=None if tls is None else connector(sandbox.port, tls=tls),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before each further shard."""


@asynccontextmanager
async def running(client: commands.AutoShardedBot, sandbox: Sandbox) -> AsyncIterator[commands.AutoShardedBot]:
    """Log in, sync the commands, and enter once every shard has its READY; a failure of the gateway is raised."""
    connected = asyncio.Semaphore(0)

    async def on_shard_connect(_shard: int) -> None:
        connected.release()

    async def everything_connected() -> None:
        while client.shard_count is None:
            await connected.acquire()
            connected.release()
        for _ in range(client.shard_count):
            await connected.acquire()

    client.add_listener(on_shard_connect, "on_shard_connect")
    await client.login(sandbox.token)
    await client.tree.sync()
    gateway = asyncio.create_task(client.connect())
    ready = asyncio.create_task(everything_connected())
    await asyncio.wait({gateway, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    try:
        assert ready.done()
        yield client
    finally:
        ready.cancel()
        await client.close()
        await gateway


@asynccontextmanager
async def sandbox_by_the_document(world: World, tls: ssl.SSLContext, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    """Run a sandbox under Discord's names; what it accepted must be right by Discord's document too."""
    async with Sandbox(world, tls=tls, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox
    if openapi_contract.is_present():
        assert openapi_contract.violations(sandbox.requests) == []


class Rest:
    """Bare requests to a sandbox without TLS."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._sandbox = sandbox
        self._session = session

    async def __call__(
        self, method: str, path: str, payload: object = None, *, files: Sequence[tuple[str, bytes]] = ()
    ) -> tuple[int, Any]:
        """Return the status and the JSON of the answer."""
        headers = {"Authorization": f"Bot {self._sandbox.token}"}
        form = aiohttp.FormData(quote_fields=False, default_to_multipart=True)
        form.add_field("payload_json", json.dumps(payload), content_type="application/json")
        for slot, (name, content) in enumerate(files):
            form.add_field(
                f"files[{slot}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
            )
        body: dict[str, Any] = {"data": form} if files else {"json": payload}
        async with self._session.request(method, self._sandbox.api_url + path, headers=headers, **body) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None


@asynccontextmanager
async def rest_of(sandbox: Sandbox) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(sandbox, session)


class Shard:
    """A bare gateway connection to a sandbox without TLS."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def send(self, op: int, payload: object) -> None:
        await self._socket.send_json({"op": op, "d": payload})

    async def identify(self, token: str, **more: object) -> None:
        await self.send(2, {"token": token, "intents": 1, "properties": {}, **more})

    async def closing(self) -> int | None:
        """Return the code with which the other side closes the socket now."""
        while (await self._socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self._socket.close_code

    async def frame(self, op: int) -> dict[str, Any]:
        """Return the next frame of this kind."""
        while True:
            frame: dict[str, Any] = await self._socket.receive_json(timeout=PATIENCE)
            if frame["op"] == op:
                return frame

    async def event(self, name: str) -> dict[str, Any]:
        """Return the next event of this name."""
        while (frame := await self.frame(0))["t"] != name:
            pass
        return frame


@asynccontextmanager
async def shard_of(sandbox: Sandbox) -> AsyncIterator[Shard]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        yield Shard(socket)


def file(content: bytes, name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(content), name, description="The board")


def places(errors: dict[str, Any], path: tuple[str, ...] = ()) -> set[str]:
    """Return where a nested form error has its leaves."""
    here = {".".join(path)} if "_errors" in errors else set()
    return here.union(*(places(inner, (*path, key)) for key, inner in errors.items() if key != "_errors"))
