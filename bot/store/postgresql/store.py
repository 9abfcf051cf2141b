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

from bot.store.cluster.claims import SHARDS, Claims, held
from bot.store.errors import DatabaseAway, DatabaseInUse
from bot.store.migrations import known_versions, upgrade
from bot.store.postgresql.connections import PREPARE_AT_ONCE, READ_ONLY, is_lost, keep_prepared, why
from bot.store.postgresql.lookup_connection import LookupConnection
from bot.store.postgresql.server import CONNECTING, must_answer, only_read, reachable, shown, usable_version
from bot.store.schema import now
from bot.store.store import Outage, Store
from bot.store.transaction import Reader, Writer

POOL_SIZE: Final = 3
"""The connections of a process, and so its transactions at once; whoever wants one more waits.

One event loop works for all of them: with ten of them a rush took longer, and each has its own statements to prepare. A
connection takes longer to make than a transaction takes, so more of them for a moment would make a rush worse. Nothing
asks for a second one while it holds one.
"""

BEGIN: Final = "begin"
"""The name of the option that says how a transaction begins, if not by the word alone; None is without one."""

SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"

PREPARING: Final = 0x66_75_72_75
"""The advisory lock of who makes or changes the tables: one process at a time."""

log = structlog.get_logger()


class PostgresqlStore(Store):
    """An open database of a server."""

    def __init__(self, url: URL, *, patience: float) -> None:
        """Use `open_store` instead: it looks at the database first. `patience` is for how many seconds to connect."""
        super().__init__()
        self._url, self._name = url, shown(url)
        connecting = {**CONNECTING, "connect_timeout": max(2, round(patience))}  # libpq waits for two seconds at least
        self._claims = Claims(url, connecting)
        self._engine = create_async_engine(
            url,
            # Autocommit: the driver begins nothing of its own accord.
            connect_args={**connecting, **PREPARE_AT_ONCE, "autocommit": True},
            pool_size=POOL_SIZE,
            pool_use_lifo=True,  # few connections do what there is to do while that is little
            hide_parameters=True,  # in errors, which are logged: they are what people wrote
        )
        self._room = asyncio.Semaphore(POOL_SIZE)
        self._snapshots = self._engine.execution_options(**{BEGIN: SNAPSHOT})
        self._lookups = self._engine.execution_options(**{BEGIN: None})
        event.listen(self._engine.sync_engine, "connect", keep_prepared)
        event.listen(self._engine.sync_engine, "begin", _begin)
        event.listen(self._engine.sync_engine, "handle_error", self._note)

    async def prepare(self) -> None:
        """Make the tables if there are none, and bring them to this version. Raises as `Store.prepare`."""
        await asyncio.to_thread(must_answer, self._url)
        with reachable(self._url):
            async with self._engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(PREPARING)))
                version = await connection.run_sync(usable_version, self._url)
                if version not in (None, known_versions()[0]):
                    await self._must_not_be_played_from(connection)
                await connection.run_sync(upgrade, self._name)

    async def _must_not_be_played_from(self, connection: AsyncConnection) -> None:
        """See that no process plays, which has an older version; others may start as this one. Raises DatabaseInUse."""
        if (await connection.execute(held(SHARDS))).first() is not None:
            raise DatabaseInUse(
                f"The database {self._name} is of an older version, and other processes play from it: "
                "stop all of them, then start each with the new version."
            )

    async def claim(self) -> None:
        """Do nothing: a database of a server is not written over like a file."""

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
            with self._answering():
                async with LookupConnection(self._lookups) as connection:
                    yield Reader(connection)

    @asynccontextmanager
    async def _begun(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """Lend a connection on which a transaction has begun, which is committed at the end of the block."""
        async with self._room:
            with self._answering():
                async with AsyncExitStack() as stack:
                    yield await _begin_on(engine, stack)

    async def remember(self, key: str, value: str, *, patience: float) -> None:  # noqa: ARG002 - nobody locks all of it
        """Write like `Writer.remember`."""
        async with self.transaction() as writer:
            await writer.remember(key, value)

    async def take_channel(self, channel_id: int) -> bool:
        """Be the process that delivers to a channel; false where another one is at it."""
        with self._answering():
            return await self._claims.take_channel(channel_id)

    async def leave_channel(self, channel_id: int) -> bool:
        """Let other processes deliver to a channel."""
        with self._answering():
            await self._claims.leave_channel(channel_id)
        return True

    async def channels_left(self) -> frozenset[int]:
        """Return the channels that are owed posts, and to which no process delivers."""
        with self._answering():
            return await self._claims.channels_left()

    async def agree_on_shards(self, advised: int) -> int:
        """Return the number of shards of all processes that play from here: what Discord has advised the first one."""
        with self._answering():
            return await self._claims.agree_on_shards(advised)

    async def processes(self) -> frozenset[int]:
        """Return a number for each process that plays from here."""
        with self._answering():
            return await self._claims.processes()

    async def may_identify(self, bucket: int) -> None:
        """Wait until a shard of a bucket may begin a session: of each, one of all processes may at a time."""
        await self._claims.may_identify(bucket)

    @property
    def file_number(self) -> int:
        """There is no file."""
        return 0

    async def check(self) -> tuple[str, ...]:
        """Find nothing: the server itself sees to its pages and references."""
        return ()

    async def close(self) -> None:
        """Close all connections."""
        await self._claims.close()
        await self._engine.dispose()

    async def must_answer(self) -> None:
        """See that the server takes what is written, and that what is ours still is. Raises as `Store.must_answer`."""
        try:
            if self.lock is not None:
                await asyncio.to_thread(self.lock.renew)
            await self._claims.must_hold()
        except DatabaseAway as error:
            self._note_outage(str(error))
            raise
        except DBAPIError as error:
            raise self._away(error) from error

    def come_back(self) -> None:
        """Take everything again: the server answers."""
        if self.outage is not None and self.outage.until is None:
            self.outage = Outage(self.outage.since, now())
            log.info("the database answers again", database=self._name, away_since=f"{self.outage.since:%H:%M:%S} UTC")

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Turn what is lost, or can only be read, into DatabaseAway, which is raised at once until `come_back`."""
        if self.lock is not None and self.is_away:
            raise DatabaseAway(f"The database {self._name} does not answer.")
        try:
            yield
        except DBAPIError as error:
            if not is_lost(error):
                raise
            raise self._away(error) from error

    def _away(self, error: DBAPIError) -> DatabaseAway:
        is_there = getattr(error.orig, "sqlstate", None) == READ_ONLY
        why_away = only_read(self._url) if is_there else f"The database {self._name} does not answer: {why(error)}."
        self._note_outage(why_away)
        return DatabaseAway(why_away)

    def _note_outage(self, why_away: str) -> None:
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
