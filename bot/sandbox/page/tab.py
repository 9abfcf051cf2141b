"""One tab of somebody's browser: it receives what its person sees, and performs what its person requests."""

import asyncio

import msgspec
from aiohttp import ClientConnectionResetError, WSCloseCode, WSMsgType, web

from bot.sandbox.page.action_runner import ACTIONS, ActionRunner
from bot.sandbox.page.developer_tools import DeveloperTools
from bot.sandbox.page.person_view import PersonView
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import ImpossibleError
from bot.sandbox.world.changes import Change
from bot.sandbox.world.messages import Json
from bot.sandbox.world.people import Person


class Tab:
    """A person who looks at the page through a socket that is already open."""

    def __init__(
        self, sandbox: Sandbox, developer_tools: DeveloperTools, person: Person, socket: web.WebSocketResponse
    ) -> None:
        self.person = person
        self._developer_tools = developer_tools
        self._world = sandbox.world
        self._view = PersonView(sandbox.world, person)
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._runner = ActionRunner(sandbox, developer_tools, person, self._outgoing.put_nowait)
        self._socket = socket
        self._running: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Serve the tab until it closes."""
        self._outgoing.put_nowait(self._view.world())
        self._outgoing.put_nowait(self._developer_tools.state())
        unsubscribe = (
            self._world.subscribe(self._on_change),
            self._developer_tools.subscribe(self._outgoing.put_nowait),
        )
        try:
            async with asyncio.TaskGroup() as work:
                sending = work.create_task(self._send())
                await self._receive(work)
                for task in (sending, *self._running):
                    task.cancel()
        finally:
            self._runner.close()
            for end in unsubscribe:
                end()

    async def close(self) -> None:
        """Send the tab away: the server stops."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    def _on_change(self, change: Change) -> None:
        event = self._view.change(change)
        if event is not None:
            self._outgoing.put_nowait(event)

    async def _send(self) -> None:
        try:
            while True:
                await self._socket.send_str(msgspec.json.encode(await self._outgoing.get()).decode())
        except ClientConnectionResetError:
            return  # the tab is gone; `_receive` notices too

    async def _receive(self, work: asyncio.TaskGroup) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                continue
            try:
                number, action = ACTIONS.decode(message.data)
            except msgspec.DecodeError as error:
                await self._socket.close(code=WSCloseCode.POLICY_VIOLATION, message=str(error).encode()[:120])
                return
            task = work.create_task(self._answer(number, action))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _answer(self, number: int, action: msgspec.Struct) -> None:
        try:
            answer: Json = {"result": await self._runner.do(action)}
        except ImpossibleError as error:
            answer = {"problem": str(error)}
        self._outgoing.put_nowait({"type": "answer", "id": number} | answer)
