"""How statements reach aiosqlite's thread: in one errand each."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

import aiosqlite

Result = TypeVar("Result")


class Cursor:
    """A cursor, as SQLAlchemy uses one, that sends the thread once for a statement together with all its rows.

    aiosqlite's own needs four errands: the cursor, the statement, the rows, the end. After each of them a writer waits
    for whatever else the event loop has to do by then, and all other writers wait for it.
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
        await self._connection.errand(lambda bare: self._keep(bare.execute(statement, parameters)))
        return self

    async def executemany(self, statement: str, parameters: Any) -> Self:
        """Run a statement once for each of many."""
        await self._connection.errand(lambda bare: self._keep(bare.executemany(statement, parameters)))
        return self

    async def fetchall(self) -> Sequence[Any]:
        """Give the rows that the statement has found."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: in its thread the cursor has been closed already."""

    def _keep(self, found: sqlite3.Cursor) -> None:
        self._rows = found.fetchall()
        self.description, self.rowcount, self.lastrowid = found.description, found.rowcount, found.lastrowid
        found.close()


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, with cursors of ours."""

    def __init__(self, path: str, **options: Any) -> None:
        super().__init__(lambda: sqlite3.connect(path, **options), iter_chunk_size=1)
        self._thread.daemon = True  # as SQLAlchemy has it: a program that fails does not wait for it

    def cursor(self) -> Cursor:  # type: ignore[override]  # SQLAlchemy enters what it is given, and uses no more of it
        """Make a cursor."""
        return Cursor(self)

    async def errand(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Let the thread do something with the connection that is its own."""
        done: Result = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]  # theirs is not
        return done
