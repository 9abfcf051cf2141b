"""Connections to the file: how each is set up, and how a transaction begins."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain, repeat
from pathlib import Path
from time import monotonic
from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction, create_async_engine

TO_WRITE: Final = "BEGIN IMMEDIATE"
"""The statement after which no other connection writes."""

PAUSES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05)
"""Seconds between two tries to write, the last ones over and over."""

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",  # readers and the writer do not wait for each other
    "PRAGMA synchronous=NORMAL",  # with WAL, a killed process loses nothing and a power cut leaves the file sound
    "PRAGMA foreign_keys=ON",  # SQLite's default is off, for every new connection
)

AT_ONCE: Final = "PRAGMA busy_timeout=0"
"""SQLite's own way to wait cannot be broken off: whoever was cancelled would keep the next writer waiting."""


def connections(path: Path, *, begin: str, size: int, patience: float) -> AsyncEngine:
    """Make a pool of at most `size` connections, each of whose transactions begins with the statement `begin`."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        # The driver begins no transaction of its own accord; `timeout` is SQLite's busy timeout in seconds.
        connect_args={"isolation_level": None, "timeout": patience},
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # in errors, which are logged: they are what people wrote
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, AT_ONCE) if begin == TO_WRITE else PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


@asynccontextmanager
async def write_transaction(connection: AsyncConnection, *, patience: float) -> AsyncIterator[None]:
    """Write, as soon as no other connection does; raise what SQLite says if that takes too many seconds."""
    async with AsyncExitStack() as stack:
        stack.push_async_exit(await _begun(connection, patience))
        yield


async def _begun(connection: AsyncConnection, patience: float) -> AsyncTransaction:
    until = monotonic() + patience
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            return await connection.begin()
        except OperationalError as error:
            if not _is_busy(error) or monotonic() > until:
                raise
        await asyncio.sleep(pause)
    raise AssertionError("the pauses never end")


def _is_busy(error: OperationalError) -> bool:
    return isinstance(error.orig, sqlite3.Error) and error.orig.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
