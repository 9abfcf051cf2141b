"""Since when the database does not answer a bot, told to whoever asks for its health while that lasts.

It cannot be written into the database then, and there is no folder that each kind of host lets both of them use. A
socket with a name of Linux's own is no file: it is gone with the process, and is found in the same container.
"""

import asyncio
import hashlib
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

import structlog

from bot.store import Location, Share, Store, shown

PATIENCE: Final = 2.0
"""Seconds to wait for an answer."""

LONGEST: Final = 64
"""Bytes of an answer that are read at most."""

log = structlog.get_logger()


def socket_of(location: Location, share: Share) -> str:
    """Return the name of the socket of a process; the zero before it says that it is no file."""
    return f"\0furunkulus-{hashlib.sha256(f'{shown(location)} {share}'.encode()).hexdigest()[:32]}"


@asynccontextmanager
async def telling_since_when_away(store: Store, location: Location, share: Share) -> AsyncIterator[None]:
    """Inside of the block, answer whoever connects to the socket: with the time since when the database has been away.

    On Linux alone, and for PostgreSQL alone: a file is never away.
    """

    async def tell(_asking: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        if store.outage is not None and store.is_away:
            answer.write(store.outage.since.isoformat().encode())
        answer.close()

    if sys.platform != "linux" or isinstance(location, Path):
        yield
        return
    try:
        server = await asyncio.start_unix_server(tell, socket_of(location, share))
    except OSError as error:
        log.warning("health cannot tell since when a database is away", why=error.strerror)
        yield
        return
    async with server:
        yield


def away_since(location: Location, share: Share) -> datetime | None:
    """Return since when the database does not answer a process; None where it does, or the process cannot be asked."""
    if sys.platform != "linux":
        return None
    with socket.socket(socket.AF_UNIX) as asking:
        asking.settimeout(PATIENCE)
        try:
            asking.connect(socket_of(location, share))
            return datetime.fromisoformat(asking.recv(LONGEST).decode())
        except (OSError, ValueError):  # nobody there, or nothing told
            return None
