"""An SQLite file as the database: opening it, its connections, and the transactions on it.

Short statements run in the event loop: a statement on some rows takes hundredths of a millisecond, and going to a
thread and back takes longer. What may wait for the disk (opening, PRAGMA, COMMIT) is done in a thread, by aiosqlite.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from itertools import chain, repeat
from pathlib import Path
from time import monotonic
from typing import Final, cast

import aiosqlite
import structlog
from sqlalchemy import URL, Connection, Engine, ExceptionContext, QueuePool, StaticPool, create_engine, event

from bot.store.errors import DatabaseReplaced, DatabaseUnusable, unusable
from bot.store.memory import REMEMBER
from bot.store.migrations import upgrade
from bot.store.sqlite.database_file import OpenedFile, make_private
from bot.store.sqlite.direct_connection import DirectConnection
from bot.store.sqlite.inspection import in_one_line, problems
from bot.store.store import Store
from bot.store.transaction import Reader, Writer

READERS: Final = 4
"""Connections that read and stay open; there are more while more is read at once."""

PAUSES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05)
"""Seconds between two tries to write, the last ones over and over."""

log = structlog.get_logger()

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",  # readers and the writer do not wait for each other
    "PRAGMA synchronous=NORMAL",  # with WAL, a killed process loses nothing and a power cut leaves the file sound
    "PRAGMA foreign_keys=ON",  # SQLite's default is off, for every new connection
)


def connect(path: Path, *, patience: float) -> sqlite3.Connection:
    """Open a connection that begins no transaction of its own accord, and waits so many seconds for others."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(pragma)
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
    """The connection that writes: aiosqlite's, whose `sqlite3` connection also runs statements in the event loop.

    It is used by one transaction at a time.
    """

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
        """Begin a transaction as soon as no other connection writes; raise what SQLite says if that takes too long.

        SQLite's own way to wait cannot be broken off: whoever was cancelled would keep the next writer waiting.
        """
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
        try:
            await asyncio.shield(committing)
        except asyncio.CancelledError:
            await committing
            raise
        self._changes = self._bare.total_changes

    def rollback(self) -> None:
        """Drop what has not been committed."""
        self._bare.rollback()
        self._changes = self._bare.total_changes

    async def close(self) -> None:
        """Close the connection and end its thread."""
        self.engine.dispose()
        await self._lent.close()


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
        """Mark the file as the one from which the bot plays from now on: who holds the instance lock may.

        Whatever is written over the file is noticed then. Raises DatabaseUnusable.
        """
        if self._file is not None:
            with unusable(self._path):
                await asyncio.to_thread(self._file.claim, secrets.randbits(31))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Writer]:
        """Write: kept as a whole at the end of the block, or dropped as a whole if it raises.

        Raises DatabaseReplaced.
        """
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

    async def check(self) -> tuple[str, ...]:
        """Return what is wrong with the file: broken pages, indexes and references. Empty when it is sound."""

        def look() -> tuple[str, ...]:
            with closing(sqlite3.connect(self._path, timeout=self._patience)) as connection:
                return problems(connection)

        return await asyncio.to_thread(look)

    async def close(self) -> None:
        """Close all connections."""
        self._readers.dispose()
        if self._writing is not None:
            await self._writing.close()
            self._writing = None
        if self._file is not None:
            self._file.close()
            self._file = None
