"""One tab of somebody's browser: it is told what its person sees, and does what its person asks."""

import asyncio
from collections.abc import Callable

import msgspec
from aiohttp import ClientConnectionResetError, WSCloseCode, WSMsgType, web

from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.page.action_runner import Hands
from bot.sandbox.page.actions import Deed
from bot.sandbox.page.developer_actions import BeginFrom, Break, Deal, Drop, Listen, Order, PlayOthers, Position, Run
from bot.sandbox.page.developer_tools import Workshop
from bot.sandbox.page.person_view import Sight
from bot.sandbox.server import Sandbox
from bot.sandbox.traffic import Passed
from bot.sandbox.world.changes import Change
from bot.sandbox.world.messages import Json
from bot.sandbox.world.people import Person


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A request of the tab; the answer carries the same number."""

    ask: int
    deed: Deed | Order


class Tab:
    """A person who looks at the page through a socket that is already open."""

    def __init__(self, sandbox: Sandbox, workshop: Workshop, person: Person, socket: web.WebSocketResponse) -> None:
        self.person = person
        self._traffic = sandbox.traffic
        self._workshop = workshop
        self._unlisten: Callable[[], None] | None = None
        self._world = sandbox.world
        self._sight = Sight(sandbox.world, person)
        self._hands = Hands(sandbox, person)
        self._socket = socket
        self._untold: asyncio.Queue[Json] = asyncio.Queue()
        self._doing: set[asyncio.Task[None]] = set()

    async def stay(self) -> None:
        """Serve the tab until it closes."""
        self._untold.put_nowait(self._sight.world())
        self._untold.put_nowait(self._workshop.state())
        leaving = (self._world.watch(self._notice), self._workshop.watch(self._untold.put_nowait))
        try:
            async with asyncio.TaskGroup() as work:
                telling = work.create_task(self._tell())
                await self._listen(work)
                for task in (telling, *self._doing):
                    task.cancel()
        finally:
            self._listen_to_traffic(listening=False)
            for leave in leaving:
                leave()

    async def close(self) -> None:
        """Send the tab away: the server stops."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    def _notice(self, change: Change) -> None:
        event = self._sight.change(change)
        if event is not None:
            self._untold.put_nowait(event)

    async def _tell(self) -> None:
        try:
            while True:
                await self._socket.send_str(msgspec.json.encode(await self._untold.get()).decode())
        except ClientConnectionResetError:
            return  # the tab is gone; the listening side notices too

    async def _listen(self, work: asyncio.TaskGroup) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                continue
            try:
                ask = msgspec.json.decode(message.data, type=Ask)
            except msgspec.DecodeError as error:
                await self._socket.close(code=WSCloseCode.POLICY_VIOLATION, message=str(error).encode()[:120])
                return
            task = work.create_task(self._answer(ask))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)

    async def _do(self, deed: Deed | Order) -> Json | list[Json]:
        match deed:
            case Listen(listening=listening):
                self._listen_to_traffic(listening=listening)
                return {}
            case Deal() | PlayOthers() | Position() | BeginFrom() | Break() | Drop() | Run():
                return await self._workshop.do(deed, self._hands.at(deed.channel_id))
            case _:
                return await self._hands.do(deed)

    def _listen_to_traffic(self, *, listening: bool) -> None:
        if self._unlisten is not None:
            self._unlisten()
            self._unlisten = None
        if listening:
            self._untold.put_nowait({"type": "traffic", "passed": list(self._traffic.latest)})
            self._unlisten = self._traffic.watch(self._overhear)

    def _overhear(self, passed: Passed) -> None:
        self._untold.put_nowait({"type": "passed", "passed": passed})

    async def _answer(self, ask: Ask) -> None:
        try:
            answer: Json = {"result": await self._do(ask.deed)}
        except ImpossibleError as error:
            answer = {"problem": str(error)}
        self._untold.put_nowait({"type": "answer", "ask": ask.ask} | answer)
