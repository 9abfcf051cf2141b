"""An SQLite file as the database: opening it, its connections, and the transactions on it."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import structlog
from sqlalchemy import URL, Engine, ExceptionContext, QueuePool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.database_file import OpenedFile, make_private
from bot.store.direct_connection import DirectConnection
from bot.store.driver import TO_WRITE
from bot.store.driver import Connection as DriverConnection
from bot.store.errors import DatabaseReplaced, DatabaseUnusable, unusable
from bot.store.inspection import in_one_line, problems
from bot.store.memory import REMEMBER
from bot.store.migrations import upgrade
from bot.store.reader import Reader
from bot.store.store import Store
from bot.store.writer import Writer

MUCH_FREE = 2000
"""Pages (of 4 kB): from as many free ones on it is looked whether a file can be made smaller."""

READERS = 4
"""Connections that read and stay open; there are more while more is read at once."""

WRITERS = 2
"""Connections that write: one is at work, and one on its way back from it."""

log = structlog.get_logger()

PRAGMAS = (
    "PRAGMA journal_mode=WAL",  # readers and the writer do not wait for each other
    "PRAGMA synchronous=NORMAL",  # with WAL, a killed process loses nothing and a power cut leaves the file sound
    "PRAGMA foreign_keys=ON",  # SQLite's default is off, for every new connection
)


def writing_connections(path: Path, *, patience: float) -> AsyncEngine:
    """Make a pool of connections for transactions that write, which may wait for the disk and for other processes."""
    return create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        # The driver begins no transaction of its own accord; `timeout` is SQLite's busy timeout in seconds.
        connect_args={
            "isolation_level": None,
            "timeout": patience,
            "check_same_thread": False,
            "async_creator_fn": DriverConnection,
        },
        pool_size=WRITERS,
        max_overflow=0,
        hide_parameters=True,  # in errors, which are logged: they are what people wrote
    )


def reading_connections(path: Path, *, patience: float) -> Engine:
    """Make a pool of connections for transactions that read, in the event loop: nobody waits for one."""
    return create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": patience, "check_same_thread": False},
        poolclass=QueuePool,
        pool_size=READERS,
        max_overflow=-1,
        hide_parameters=True,
    )


def set_up(engine: Engine, *, failed: Callable[[sqlite3.Error], None]) -> None:
    """Set up each connection when it is made.

    `failed` is called with what SQLite says where a query fails through no fault of its own.
    """

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "handle_error")
    def note_failure(context: ExceptionContext) -> None:
        error = context.original_exception
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            failed(error)


class SqliteStore(Store):
    """An open file. One writer at a time, who waits at the beginning of its transaction and never at its end."""

    def __init__(self, path: Path, *, patience: float) -> None:
        """Use `open_store` instead: it looks at the file first."""
        super().__init__()
        self._path = path
        self._patience = patience
        self._file: OpenedFile | None = None
        self._is_replaced = False
        self._writers = writing_connections(path, patience=patience)
        self._one_at_a_time = asyncio.Lock()
        self._readers = reading_connections(path, patience=patience)
        for engine in (self._writers.sync_engine, self._readers):
            set_up(engine, failed=self._note_failure)
        event.listen(self._writers.sync_engine, "begin", lambda connection: connection.exec_driver_sql(TO_WRITE))

    async def prepare(self) -> None:
        """Make the file if there is none, and bring it to this version. Raises DatabaseUnusable or DatabaseTooNew."""
        with unusable(self._path):
            make_private(self._path)
            # aiosqlite leaves its thread behind, unawaited, where a file cannot be opened at all: so try that first.
            await asyncio.to_thread(lambda: sqlite3.connect(self._path).close())
            async with self._writers.begin() as connection:
                found = await connection.exec_driver_sql("PRAGMA quick_check(1)")
                if (problem := found.scalar_one()) != "ok":
                    raise DatabaseUnusable(f"The database {self._path} is damaged: {in_one_line(problem)}.")
                await connection.run_sync(upgrade, str(self._path))
            self._file = await asyncio.to_thread(OpenedFile, self._path)

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
        async with AsyncExitStack() as lent, self._one_at_a_time:  # given back after the lock: nobody need wait for it
            connection = await lent.enter_async_context(self._writers.connect())
            async with connection.begin():
                yield Writer(connection)

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
                closing(sqlite3.connect(self._path, timeout=patience, isolation_level=None)) as connection,
            ):
                for pragma in PRAGMAS:
                    connection.execute(pragma)
                connection.execute(REMEMBER, {"key": key, "value": value})

        await asyncio.to_thread(write)

    async def take_channel(self, channel_id: int) -> bool:  # noqa: ARG002 - one process plays from a file
        """Do nothing: every channel is this process's own."""
        return True

    async def leave_channel(self, channel_id: int) -> bool:  # noqa: ARG002 - as before
        """Do nothing: there are no other processes."""
        return False

    async def agree_on_shards(self, advised: int) -> int:
        """Return what Discord has advised."""
        return advised

    async def processes(self) -> frozenset[int]:
        """Return nothing: there are no others to be told apart."""
        return frozenset()

    async def may_identify(self, bucket: int) -> None:
        """Do nothing: discord.py itself keeps the sessions of a process apart."""

    async def must_answer(self) -> None:
        """Do nothing: a file has no server, and its lock is never lost."""

    def come_back(self) -> None:
        """Do nothing: it is never away."""

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
        await self._writers.dispose()
        if self._file is not None:
            self._file.close()
            self._file = None
