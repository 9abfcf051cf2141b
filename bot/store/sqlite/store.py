"""An SQLite file as the database: opening it, and the transactions on it (`bot.store.sqlite.connections`)."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import cast

import structlog
from sqlalchemy import Connection, Engine, ExceptionContext, event

from bot.store.errors import DatabaseBusy, DatabaseReplaced, DatabaseUnusable, unusable
from bot.store.memory import REMEMBER
from bot.store.migrations import upgrade
from bot.store.sqlite.connections import DirectConnection, WritingConnection, connect, reading_connections
from bot.store.sqlite.database_file import OpenedFile, make_private, must_have_no_others_log
from bot.store.sqlite.inspection import in_one_line
from bot.store.store import Reader, Store, Writer

log = structlog.get_logger()


class SqliteStore(Store):
    """An open file. One writer at a time, who waits at the beginning of its transaction and never at its end."""

    def __init__(self, path: Path, *, patience: float) -> None:
        """Use `open_store` instead: it looks at the file first."""
        super().__init__(str(path))
        self._path = path
        self._patience = patience
        self._file: OpenedFile | None = None
        self._is_replaced = False
        self._writing: WritingConnection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._readers = reading_connections(path, patience=patience)
        self._note_failures_of(self._readers)

    def _note_failures_of(self, engine: Engine) -> None:
        @event.listens_for(engine, "handle_error")
        def note(context: ExceptionContext) -> None:
            error = context.original_exception
            if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                self._note_failure(error)

    async def prepare(self) -> None:
        """Make the file if there is none, and bring it to this version. Raises DatabaseUnusable or DatabaseTooNew."""
        with unusable(self._path):
            must_have_no_others_log(self._path)
            make_private(self._path)
            self._writing = await WritingConnection.opened(self._path, patience=self._patience)
            self._note_failures_of(self._writing.engine)
            async with self._begun(self._writing) as connection:
                await asyncio.to_thread(self._bring_up, connection)
            self._file = await asyncio.to_thread(OpenedFile, self._path)

    def _bring_up(self, connection: Connection) -> None:
        if (problem := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()) != "ok":
            raise DatabaseUnusable(f"The database {self._path} is damaged: {in_one_line(problem)}.")
        upgrade(connection, str(self._path))

    async def claim(self) -> None:
        """Mark the file as the one that is played from, so that another one is noticed. Raises DatabaseUnusable."""
        if self._file is not None:
            with unusable(self._path):
                await asyncio.to_thread(self._file.claim, secrets.randbits(31))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Writer]:
        """Write: kept as a whole at the end of the block, or dropped if it raises. Raises DatabaseReplaced."""
        self._must_be_there()
        if self._writing is None:
            raise DatabaseUnusable(f"The database {self._path} is closed.")
        async with self._begun(self._writing) as connection:
            yield Writer(DirectConnection(connection))

    @asynccontextmanager
    async def _begun(self, writing: WritingConnection) -> AsyncIterator[Connection]:
        """Lend the connection that writes, in a transaction that is committed at the end of the block."""
        async with self._one_at_a_time:
            with writing.engine.connect() as connection:
                with self._noting_failures():
                    await writing.begin()
                try:
                    yield connection
                except BaseException:
                    writing.rollback()
                    raise
                with self._noting_failures():
                    await writing.commit()

    @contextmanager
    def _noting_failures(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            self._note_failure(error)
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise DatabaseBusy(f"The database {self._path} is kept locked by another program.") from error
            raise

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reader]:
        """Return the database as it is at the first reading, without waiting for writers. Raises DatabaseReplaced."""
        self._must_be_there()
        with self._readers.connect() as connection:  # which is rolled back when it is given back
            # Not by way of SQLAlchemy, which takes as long for it as for a query.
            cast("sqlite3.Connection", connection.connection.driver_connection).execute("BEGIN")
            yield Reader(DirectConnection(connection))

    async def remember(self, key: str, value: str, *, patience: float) -> None:
        """Write like `Writer.remember`, in one statement of a thread: no other writer waits until the loop comes back.

        That thread cannot be broken off, and keeps the program from ending: `patience` is for how many seconds at most.
        Raises DatabaseReplaced, or DatabaseUnusable, as where another program writes for longer.
        """
        self._must_be_there()

        def write() -> None:
            with (
                unusable(self._path),
                closing(connect(self._path, patience=patience)) as connection,
            ):
                connection.execute(REMEMBER, {"key": key, "value": value})

        await asyncio.to_thread(write)

    @property
    def file_number(self) -> int:
        """The number of the file that was opened, which another file of its name does not have."""
        return 0 if self._file is None else self._file.file_number

    def _must_be_there(self) -> None:
        if self._file is None:
            return
        try:
            self._file.must_be_the_same()
        except DatabaseReplaced as error:
            if not self._is_replaced:
                log.critical("nothing is taken any more", why=str(error))
            self._is_replaced = True
            raise
        self._is_replaced = False

    async def close(self) -> None:
        """Close all connections."""
        self._readers.dispose()
        if self._writing is not None:
            await self._writing.close()
            self._writing = None
        if self._file is not None:
            self._file.close()
            self._file = None
