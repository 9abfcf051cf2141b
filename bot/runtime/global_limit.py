"""Discord takes 50 requests a second from a bot, whatever they are for: of several processes each keeps to its part."""

import asyncio
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.delivery.edited_messages import CAN_WAIT
from bot.store import ALL, Share

REQUESTS_A_SECOND: Final = 50.0
"""Of all processes together."""

COUNTED: Final = "/api/"
NOT_COUNTED: Final = ("/interactions/", "/webhooks/")
"""Which addresses count: not those of answers to what people do, nor of files and of the gateway."""


class PriorityLimiter:
    """What a process may ask of Discord: its requests go one by one, and those that can wait when no other one does.

    They are spread evenly: after several at once, the others of their second would have to go so much slower that a
    part of the limit was never used.
    """

    def __init__(self, a_second: float) -> None:
        from aiolimiter import AsyncLimiter  # noqa: PLC0415 - it comes with the extra that several processes need

        self._limiter = AsyncLimiter(1, 1 / a_second)
        self._waiting = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._one_at_a_time = asyncio.Lock()
        """Held by the one that can wait and goes next: the others are not in the limiter's line."""

    async def acquire(self, *, can_wait: bool) -> None:
        """Wait until a request may go."""
        if can_wait:
            async with self._one_at_a_time:
                await self._nobody_waits.wait()
                await self._limiter.acquire()
            return
        self._waiting += 1
        self._nobody_waits.clear()
        try:
            await self._limiter.acquire()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._nobody_waits.set()


def kept_by(share: Share) -> aiohttp.TraceConfig | None:
    """Return what holds a process to its part of the limit, never more in a second; None for one that plays alone."""
    if share == ALL:
        return None
    part = REQUESTS_A_SECOND / share.of
    limit = PriorityLimiter(max(part - 1, part / 2))

    async def wait(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if is_counted(request.url.path):
            await limit.acquire(can_wait=CAN_WAIT.get())

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(wait)
    return trace


def is_counted(path: str) -> bool:
    """Whether a request counts for the limit."""
    return path.startswith(COUNTED) and not any(part in path for part in NOT_COUNTED)
