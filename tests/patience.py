"""How tests wait: for what must happen, however long that takes on a busy machine, with one limit for what hangs."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import thread_time
from typing import Final

from bot.sandbox import TimeLimits

PATIENCE: Final = 180.0
"""Seconds for what takes one or two where nothing else runs: nobody waits so long but for what never comes."""

SHORTEST: Final = 0.005
"""Seconds between two looks, where they cost next to nothing."""


def patient() -> TimeLimits:
    """Let Discord wait for answers as long as a test does, and not three seconds, which a busy machine may take."""
    return TimeLimits(first_answer=PATIENCE, patience=PATIENCE)


@asynccontextmanager
async def patience(what: str) -> AsyncIterator[None]:
    """Wait inside, but no longer than `PATIENCE`. Raises TimeoutError with what did not come."""
    limit = asyncio.timeout(PATIENCE)
    try:
        async with limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise TimeoutError(f"{what}: not in {PATIENCE:g} seconds") from None


async def until(condition: Callable[[], bool], what: str = "what must come about", *, pause: float = SHORTEST) -> None:
    """Let everybody else work until something has come about; between two looks is a pause of so many seconds."""
    async with patience(what):
        while True:
            begun = thread_time()
            if condition():
                return
            # and not 0: to look takes at most a tenth of the core that what is waited for needs
            await asyncio.sleep(min(max(pause, 9 * (thread_time() - begun)), 0.25))
