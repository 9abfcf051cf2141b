"""Connections to an SQLite file: one that writes, some that read, and statements run at once in the event loop.

A statement on some rows takes hundredths of a millisecond, and going to a thread and back takes longer, as does
SQLAlchemy's asyncio. What may wait for the disk (opening, PRAGMA, COMMIT) is done in a thread, by aiosqlite.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from itertools import chain, repeat
from pathlib import Path
from time import monotonic
from typing import Any, Final

import aiosqlite
from sqlalchemy import (
    URL,
    Connection,
    CursorResult,
    Dialect,
    Engine,
    Executable,
    QueuePool,
    ScalarResult,
    StaticPool,
    create_engine,
)

READERS: Final = 4
"""Connections that read and stay open; there are more while more is read at once."""

PAUSES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05)
"""Seconds between two tries to write, the last ones over and over."""

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",  # readers and the writer do not wait for each other
    "PRAGMA synchronous=NORMAL",  # with WAL, a killed process loses nothing and a power cut leaves the file sound
    "PRAGMA foreign_keys=ON",  # SQLite's default is off, for every new connection
    "PRAGMA secure_delete=ON",  # what is erased is written over, also where SQLite was not made to do so
)

TO_A_LOG: Final = "PRAGMA journal_mode=MEMORY"
"""How a file comes to its log, as a copy does: without a `-journal`, which whoever is killed then would leave there."""

Values = Mapping[str, Any]


def connect(path: Path, *, patience: float) -> sqlite3.Connection:
    """Open a connection that begins no transaction of its own accord, and waits so many seconds for others."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
            connection.execute(TO_A_LOG)
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def reading_connections(path: Path, *, patience: float) -> Engine:
    """Make a pool of connections for transactions that read, in the event loop: nobody waits for one."""
    return create_engine(
        URL.create("sqlite", database=str(path)),
        creator=lambda: connect(path, patience=patience),
        poolclass=QueuePool,
        pool_size=READERS,
        max_overflow=-1,
        hide_parameters=True,  # in errors, which are logged: they are what people wrote
    )


class WritingConnection:
    """The connection that writes, for one transaction at a time: aiosqlite's, whose `sqlite3` one runs in the loop."""

    def __init__(self, bare: sqlite3.Connection, lent: aiosqlite.Connection, *, patience: float) -> None:
        """Use `opened` instead."""
        self._bare, self._lent, self._patience = bare, lent, patience
        self._changes = bare.total_changes
        self.engine = create_engine("sqlite://", creator=lambda: bare, poolclass=StaticPool, hide_parameters=True)

    @classmethod
    async def opened(cls, path: Path, *, patience: float) -> "WritingConnection":
        """Open the connection. Raises sqlite3.Error."""
        bare = await asyncio.to_thread(connect, path, patience=patience)  # aiosqlite's thread outlives a failure
        return cls(bare, await aiosqlite.Connection(lambda: bare, iter_chunk_size=64), patience=patience)

    async def begin(self) -> None:
        """Begin a transaction as soon as nobody else writes, or raise what SQLite says; the wait can be broken off."""
        until = monotonic() + self._patience
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                self._try_to_begin()
            except sqlite3.OperationalError as error:
                is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not is_busy or monotonic() > until:
                    raise
                await asyncio.sleep(pause)
            else:
                break

    def _try_to_begin(self) -> None:
        self._bare.execute("PRAGMA busy_timeout=0")
        try:
            self._bare.execute("BEGIN IMMEDIATE")
        finally:
            self._bare.execute(f"PRAGMA busy_timeout={1000 * self._patience:.0f}")

    async def commit(self) -> None:
        """Commit: at once where nothing was written, which has nothing to wait for; else it is not broken off."""
        if self._bare.total_changes == self._changes:
            self._bare.commit()
            return
        committing = asyncio.ensure_future(self._lent.commit())
        cancelled: asyncio.CancelledError | None = None
        while not committing.done():  # however often it is cancelled: the next writer has the same connection
            try:
                await asyncio.wait({committing})
            except asyncio.CancelledError as error:
                cancelled = error
        committing.result()
        self._changes = self._bare.total_changes
        if cancelled is not None:
            raise cancelled

    def rollback(self) -> None:
        """Drop what has not been committed."""
        self._bare.rollback()
        self._changes = self._bare.total_changes

    async def close(self) -> None:
        """Close the connection and end its thread."""
        self.engine.dispose()
        await self._lent.close()


class DirectConnection:
    """Runs statements in the event loop, and never waits."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        """What SQLAlchemy knows of the database."""
        return self._connection.dialect

    async def execute(
        self, statement: Executable, values: Values | Sequence[Values] | None = None
    ) -> CursorResult[Any]:
        """Run a statement and return its rows."""
        return self._connection.execute(statement, values)

    async def scalar(self, statement: Executable, values: Values | None = None) -> Any:
        """Return the first column of the first row; None where there is none."""
        return self._connection.scalar(statement, values)

    async def scalars(self, statement: Executable, values: Values | None = None) -> ScalarResult[Any]:
        """Return the first column of all rows."""
        return self._connection.scalars(statement, values)
