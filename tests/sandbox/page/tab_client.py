"""A tab without a browser: the page's own WebSocket, spoken by hand."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.sandbox import Channel
from bot.sandbox.page import Page
from tests.patience import patience

Event = dict[str, Any]


class TabClient:
    """Somebody's tab; `world` is the first event that it received, `developer_tools` the second.

    What it requests is for the channel `channel_id`.
    """

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.world: Event = {}
        self.developer_tools: Event = {}
        self.channel_id = ""
        self._socket = socket
        self._serial = 0
        self._events: asyncio.Queue[Event] = asyncio.Queue()
        self._answers: dict[int, asyncio.Future[Event]] = {}

    async def request(self, action: str, **details: object) -> Event:
        """Do something and return the answer; raises `ConnectionError` when the server closes the tab instead."""
        self._serial += 1
        answer = self._answers[self._serial] = asyncio.get_running_loop().create_future()
        sent = {"do": action, "channel_id": self.channel_id, **details}
        await self._socket.send_json({"id": self._serial, "action": sent})
        async with patience(f"the answer to {action}"):
            result: Event = await answer
        return result

    async def event(self) -> Event:
        """Return the next event that this tab receives."""
        async with patience("what a tab is told next"):
            return await self._events.get()

    async def listen(self) -> None:
        """Sort what comes until the socket closes."""
        async for message in self._socket:
            event = message.json()
            if event["type"] == "answer":
                self._answers.pop(event["id"]).set_result(event)
            else:
                self._events.put_nowait(event)
        for answer in self._answers.values():
            answer.set_exception(ConnectionError(f"closed with {self._socket.close_code}"))


@asynccontextmanager
async def open_tab(page: Page, name: str, channel: Channel) -> AsyncIterator[TabClient]:
    """Open a tab as somebody, who looks at the channel."""
    async with tab_at(page.address, name) as tab:
        tab.channel_id = str(channel.id)
        yield tab


@asynccontextmanager
async def tab_at(address: str, name: str) -> AsyncIterator[TabClient]:
    """Open a tab of the page at an address as somebody, who looks at the first channel."""
    async with aiohttp.ClientSession(address, headers={"Origin": address.rstrip("/")}) as session:
        async with session.ws_connect("/live", params={"as": name}) as socket:
            tab = TabClient(socket)
            listening = asyncio.create_task(tab.listen())
            tab.world = await tab.event()
            tab.developer_tools = await tab.event()
            tab.channel_id = tab.world["channels"][0]["id"]
            yield tab
        await listening
