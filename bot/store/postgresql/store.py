"""A PostgreSQL server as the database: its connections, and the transactions on it.

Several processes write at once. A transaction that writes locks the match that it reads (`SELECT ... FOR UPDATE`): who
wants the same match waits there until it is done, and then reads what has become of it.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Final

import structlog
from sqlalchemy import URL, Connection, ExceptionContext, event, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import DatabaseAway, DatabaseInUse
from bot.store.migrations import known_versions, upgrade
from bot.store.postgresql.connections import (
    PREPARE_AT_ONCE,
    PREPARING,
    READ_ONLY,
    SHARDS,
    LookupConnection,
    Tie,
    held,
    is_lost,
    keep_prepared,
    on_connect,
    why,
)
from bot.store.postgresql.server import CONNECTING, must_answer, only_read, reachable, shown, usable_version
from bot.store.schema import now
from bot.store.store import Outage, Reader, Store, Writer

POOL_SIZE: Final = 3
"""The connections of a process, and so its transactions at once; whoever wants one more waits.

One event loop works for all of them: with ten of them a rush took longer, and each has its own statements to prepare. A
connection takes longer to make than a transaction takes, so more of them for a moment would make a rush worse. Nothing
asks for a second one while it holds one.
"""

BEGIN: Final = "begin"
"""The name of the option that says how a transaction begins, if not by the word alone; None is without one."""

SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"

log = structlog.get_logger()


class PostgresqlStore(Store):
    """An open database of a server."""

    def __init__(self, url: URL, *, patience: float, tie: Tie | None = None) -> None:
        """Use `open_store` instead: it looks at the database first. `patience` is for how many seconds to connect.

        `tie` lets a new connection work only while the share of the process is its own.
        """
        super().__init__(shown(url))
        self.url = url
        self.connecting = {**CONNECTING, "connect_timeout": max(2, round(patience))}  # libpq waits two seconds at least
        self._engine = create_async_engine(
            url,
            # Autocommit: the driver begins nothing of its own accord.
            connect_args={**self.connecting, **PREPARE_AT_ONCE, "autocommit": True},
            pool_size=POOL_SIZE,
            pool_use_lifo=True,  # few connections do what there is to do while that is little
            hide_parameters=True,  # in errors, which are logged: they are what people wrote
        )
        self._room = asyncio.Semaphore(POOL_SIZE)
        self._snapshots = self._engine.execution_options(**{BEGIN: SNAPSHOT})
        self._lookups = self._engine.execution_options(**{BEGIN: None})
        event.listen(self._engine.sync_engine, "connect", keep_prepared)
        if tie is not None:
            on_connect(self._engine, tie)
        event.listen(self._engine.sync_engine, "begin", _begin)
        event.listen(self._engine.sync_engine, "handle_error", self._note)

    async def prepare(self) -> None:
        """Make the tables if there are none, and bring them to this version. Raises as `Store.prepare`."""
        await asyncio.to_thread(must_answer, self.url)
        with reachable(self.url):
            async with self._engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(PREPARING)))
                version = await connection.run_sync(usable_version, self.url)
                if version not in (None, known_versions()[0]):
                    await self._must_not_be_played_from(connection)
                await connection.run_sync(upgrade, self.name)

    async def _must_not_be_played_from(self, connection: AsyncConnection) -> None:
        """See that no process plays, which has an older version; others may start as this one. Raises DatabaseInUse."""
        if (await connection.execute(held(SHARDS))).first() is not None:
            raise DatabaseInUse(
                f"The database {self.name} is of an older version, and other processes play from it: "
                "stop all of them, then start each with the new version."
            )

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Writer]:
        """Write: kept as a whole at the end of the block, or dropped as a whole if it raises."""
        async with self._begun(self._engine) as connection:
            yield Writer(connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reader]:
        """Return the database as it is at the first reading, whatever is written meanwhile."""
        async with self._begun(self._snapshots) as connection:
            # Committed: after a ROLLBACK psycopg has the server forget all statements that it has prepared.
            yield Reader(connection)

    @asynccontextmanager
    async def lookup(self) -> AsyncIterator[Reader]:
        """Return what reads statement by statement, without a transaction."""
        async with self._room:
            with self.answering():
                async with LookupConnection(self._lookups) as connection:
                    yield Reader(connection)

    @asynccontextmanager
    async def _begun(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """Lend a connection on which a transaction has begun, which is committed at the end of the block."""
        async with self._room:
            with self.answering():
                async with AsyncExitStack() as stack:
                    yield await _begin_on(engine, stack)

    async def remember(self, key: str, value: str, *, patience: float) -> None:  # noqa: ARG002 - nobody locks all of it
        """Write like `Writer.remember`."""
        async with self.transaction() as writer:
            await writer.remember(key, value)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Turn what is lost, or can only be read, into DatabaseAway, which is raised at once until `come_back`."""
        if self.is_watched and self.is_away:
            raise DatabaseAway(f"The database {self.name} does not answer.")
        try:
            yield
        except DBAPIError as error:
            if not is_lost(error):
                raise
            raise self.away(error) from error

    def away(self, error: DBAPIError) -> DatabaseAway:
        """Note that the server does not answer, or can only be read; return what says so."""
        is_there = getattr(error.orig, "sqlstate", None) == READ_ONLY
        why_away = only_read(self.url) if is_there else f"The database {self.name} does not answer: {why(error)}."
        self.note_outage(why_away)
        return DatabaseAway(why_away)

    def note_outage(self, why_away: str) -> None:
        """Note that nothing is taken from now on, until the server is back (`come_back`)."""
        if not self.is_away:
            self.outage = Outage(now())
            log.warning("nothing is taken until the database answers", why=why_away)

    def _note(self, context: ExceptionContext) -> None:
        error = context.sqlalchemy_exception
        if not isinstance(error, IntegrityError) and not (isinstance(error, DBAPIError) and is_lost(error)):
            self._note_failure(context.original_exception)


def _begin(connection: Connection) -> None:
    if (statement := connection.get_execution_options().get(BEGIN, "BEGIN")) is not None:
        connection.exec_driver_sql(statement)


async def _begin_on(engine: AsyncEngine, stack: AsyncExitStack) -> AsyncConnection:
    """Begin on a connection, and on a new one if that is lost: the server may have been away since it was used.

    What begins a transaction tells that as well as a question before it, which would take as long each time.
    """
    connection = await stack.enter_async_context(engine.connect())
    try:
        await stack.enter_async_context(connection.begin())
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        await connection.close()
        connection = await stack.enter_async_context(engine.connect())
        await stack.enter_async_context(connection.begin())
    return connection
