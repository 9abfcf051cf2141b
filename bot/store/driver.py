"""How statements reach SQLite: what may take long in aiosqlite's thread, the rest at once."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain, repeat
from time import monotonic
from typing import Any, Final, Self, TypeVar

import aiosqlite

Result = TypeVar("Result")

AT_ONCE: Final = re.compile("SELECT|INSERT|UPDATE|DELETE|BEGIN$")
"""Statements on rows of one match or channel, and the beginning of a reading: hundredths of a millisecond each.

All others can wait for the disk (COMMIT), or read the whole file (PRAGMA). BEGIN IMMEDIATE, which can wait for another
process, has a way of its own.
"""

TO_WRITE: Final = "BEGIN IMMEDIATE"
"""The statement that waits until no other connection writes."""

PAUSES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05)
"""Seconds between two tries to write, the last ones over and over."""


class Cursor:
    """A cursor as SQLAlchemy uses one, all of whose rows are fetched at once.

    aiosqlite's own sends its thread four calls for a statement, each of which takes longer than the statement: a
    writer waits every time for whatever else the event loop and the machine have to do, and all other writers for it.
    """

    arraysize = 1

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> Self:
        """Run a statement and fetch its rows."""
        return await self._run(statement, lambda bare: bare.execute(statement, parameters))

    async def executemany(self, statement: str, parameters: Any) -> Self:
        """Run a statement once for each of many."""
        return await self._run(statement, lambda bare: bare.executemany(statement, parameters))

    async def fetchall(self) -> Sequence[Any]:
        """Return the rows that the statement has found."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: SQLite's cursor has been closed already."""

    async def _run(self, statement: str, work: Callable[[sqlite3.Connection], sqlite3.Cursor]) -> Self:
        if AT_ONCE.match(statement):
            self._keep(work(self._connection.bare))
        elif statement == TO_WRITE:
            await self._connection.begin_to_write()
        else:
            await self._connection.run(lambda bare: self._keep(work(bare)))
        return self

    def _keep(self, found: sqlite3.Cursor) -> None:
        self._rows = found.fetchall()
        self.description, self.rowcount, self.lastrowid = found.description, found.rowcount, found.lastrowid
        found.close()


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, with cursors of ours; it is used by one task at a time."""

    def __init__(self, path: str, **options: Any) -> None:
        super().__init__(lambda: sqlite3.connect(path, **options), iter_chunk_size=1)
        self._patience: float = options["timeout"]
        self._thread.daemon = True  # as SQLAlchemy has it: a program that fails does not wait for it
        self._changes = 0
        """The rows that had been changed when this last committed."""

    @property
    def bare(self) -> sqlite3.Connection:
        """SQLite's own connection."""
        return self._conn

    def cursor(self) -> Cursor:  # type: ignore[override]  # SQLAlchemy enters what it is given, and uses no more of it
        """Make a cursor."""
        return Cursor(self)

    async def begin_to_write(self) -> None:
        """Begin a transaction as soon as no other connection writes; raise what SQLite says if that takes too long.

        SQLite's own way to wait cannot be broken off: whoever was cancelled would keep the next writer waiting.
        """
        until = monotonic() + self._patience
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                self._try_to_write()
            except sqlite3.OperationalError as error:
                is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not is_busy or monotonic() > until:
                    raise
                await asyncio.sleep(pause)
            else:
                break

    def _try_to_write(self) -> None:
        self.bare.execute("PRAGMA busy_timeout=0")
        try:
            self.bare.execute(TO_WRITE)
        finally:
            self.bare.execute(f"PRAGMA busy_timeout={1000 * self._patience:.0f}")

    async def commit(self) -> None:
        """Commit: at once where nothing was written, which has nothing to wait for."""
        if self.bare.total_changes == self._changes:
            self.bare.commit()
        else:
            await super().commit()
            self._changes = self.bare.total_changes

    async def rollback(self) -> None:
        """Drop what has not been committed; SQLAlchemy asks for it also where that is nothing."""
        if self.in_transaction:
            await super().rollback()

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Let the thread do something."""
        done: Result = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]  # theirs is not
        return done
