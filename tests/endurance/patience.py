"""How long anything may take at most: what hangs must fail, and say what it was that did not come."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.endurance.holding import still_owed

PATIENCE = 60.0
"""Seconds for what takes one or two, on a machine that has much else to do."""


@asynccontextmanager
async def patience(what: str, *, seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Wait inside, but no longer than this. Raises TimeoutError with what did not come."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise TimeoutError(f"{what}: not in {seconds:g} seconds") from None


async def delivered(database: Path) -> None:
    """Wait until another process has delivered all that channels are owed; the books name what it has not."""
    with suppress(TimeoutError):
        async with patience("all that channels are owed"):
            while still_owed(database):  # noqa: ASYNC110 - another process delivers
                await asyncio.sleep(0.05)
