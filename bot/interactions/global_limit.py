"""Discord takes 50 requests a second from a bot, whatever they are for: of several processes each keeps to its part."""

from types import SimpleNamespace
from typing import Final

import aiohttp
from aiolimiter import AsyncLimiter

from bot.store import ALL, Share

REQUESTS_A_SECOND: Final = 50.0
"""Of all processes together."""

COUNTED: Final = "/api/"
NOT_COUNTED: Final = ("/interactions/", "/webhooks/")
"""Which addresses count: not those of answers to what people do, nor of files and of the gateway."""


def kept_by(share: Share) -> aiohttp.TraceConfig | None:
    """Return what holds a process to its part of the limit; None for one that plays alone, which has all of it.

    In no second more than the part goes. The requests are spread evenly: after several at once, the others of their
    second would have to go so much slower that a part of the limit was never used.
    """
    if share == ALL:
        return None
    part = REQUESTS_A_SECOND / share.of
    limiter = AsyncLimiter(1, 1 / max(part - 1, part / 2))

    async def wait(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if is_counted(request.url.path):
            await limiter.acquire()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(wait)
    return trace


def is_counted(path: str) -> bool:
    """Whether a request counts for the limit."""
    return path.startswith(COUNTED) and not any(part in path for part in NOT_COUNTED)
