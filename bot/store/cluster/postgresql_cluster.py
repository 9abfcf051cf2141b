"""What the processes agree on that play from one PostgreSQL database, by advisory locks; and the lock of a share."""

import asyncio
import threading
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, Final

import structlog
from sqlalchemy import (
    ARRAY,
    URL,
    BigInteger,
    Connection,
    Integer,
    NullPool,
    bindparam,
    cast,
    create_engine,
    func,
    literal,
    select,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.cluster.cluster import ALL, Lock, Share
from bot.store.errors import DatabaseAway, DatabaseInUse, DatabaseUnusable
from bot.store.postgresql.connections import (
    AGREEING,
    CONNECTION_ID,
    HERE,
    IDENTIFYING,
    LOCKS,
    LONGEST_END,
    OF_ONE_NUMBER,
    PING,
    SHARDS,
    SHARE,
    SIZE,
    TIED,
    end_lost,
    held,
    is_lost,
    on_connect,
    why,
)
from bot.store.postgresql.server import CONNECTING, must_answer, must_be_writable, reachable, shown
from bot.store.postgresql.store import PostgresqlStore
from bot.store.schema import OWED, posts

IDENTIFY_PAUSE: Final = 5.0
"""Seconds that Discord wants between two sessions that may not begin at once."""

log = structlog.get_logger()

_taken: Final = select(
    cast(LOCKS.c.classid, BigInteger).bitwise_lshift(literal(32, Integer)).bitwise_or(cast(LOCKS.c.objid, BigInteger))
).where(LOCKS.c.locktype == "advisory", LOCKS.c.database == HERE, LOCKS.c.objsubid == OF_ONE_NUMBER, LOCKS.c.granted)
LEFT: Final = select(posts.c.channel_id).where(OWED, posts.c.channel_id.not_in(_taken)).distinct()
"""The channels that are owed posts, and that no process has taken: PostgreSQL tells both halves of a lock's number."""

_each: Final = func.unnest(bindparam("channels", type_=ARRAY(BigInteger))).column_valued("channel")
TAKE: Final = select(_each).where(func.pg_try_advisory_lock(_each))
LEAVE: Final = select(func.pg_advisory_unlock(_each))
"""Take channels, and return those that no other process has; and leave channels."""

TIE: Final = "SELECT pg_advisory_lock_shared(%s, %s)"
IS_HELD: Final = """
SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE (locktype, classid, objid, pid) = ('advisory', %s, %s, %s) AND backend_start IS NOT DISTINCT FROM %s AND granted
"""
"""Tie a connection to a share, and look whether the lock of the share is still held by that which took it.

When a connection has begun is not told to every user, as where a role is set for one: then the process that the server
has for it is known by its number alone, which might have been given to another one.
"""

FORBIDDEN: Final = "42501"
"""How a server refuses to end what another user has begun."""

_tied: Final = held(TIED).where(LOCKS.c.objid == bindparam("share")).subquery()
END_TIED: Final = select(func.pg_terminate_backend(_tied.c.pid, LONGEST_END))
"""End the connections that are tied to a share, and return whether each is gone."""


class PostgresqlCluster:
    """What this process has claimed. Where its connection is lost, all is, and is claimed again when it is needed.

    Where many wait for the connection, the first of them takes or leaves the channels of all: in a rush they would
    wait for as many round trips.
    """

    def __init__(self, store: PostgresqlStore, *, share: Share = ALL, lock: Lock | None = None) -> None:
        """Connect only when something is claimed. Who has a lock sees to it that an outage comes to its end."""
        self._store = store
        self.share = share
        self.lock = lock
        store.is_watched = lock is not None
        self._engine = create_async_engine(
            store.url,
            connect_args=store.connecting,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
        )
        if lock is not None:
            on_connect(self._engine, lock.tie)
        self._connection: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._channels: set[int] = set()
        self._to_take: set[int] = set()
        self._not_ours: set[int] = set()
        """Of the channels to take those that another process has; whoever waits for one has not heard it yet."""
        self._to_leave: set[int] = set()
        self._shards: int | None = None
        self._connection_id: tuple[Any, ...] | None = None
        """What the server knows the last connection by."""
        self._releasing: set[asyncio.Task[None]] = set()
        self._identifying: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One session of a bucket waits on a connection, the others here: after an outage all shards begin anew."""

    async def take_channel(self, channel_id: int) -> bool:
        """Be the one who delivers to a channel; false where another process is."""
        with self._store.answering():
            self._to_take.add(channel_id)
            try:
                async with self._lent() as connection:
                    if channel_id not in self._channels | self._not_ours:
                        asked = self._to_take - self._channels  # a lock that is taken twice must be left twice
                        taken = frozenset(await connection.scalars(TAKE, {"channels": sorted(asked)}))
                        self._channels |= taken
                        self._not_ours |= asked - taken
                    return channel_id in self._channels
            finally:
                self._to_take.discard(channel_id)
                self._not_ours.discard(channel_id)

    async def leave_channel(self, channel_id: int) -> bool:
        """Let others deliver to a channel, and say that there can be some."""
        with self._store.answering():
            self._channels.discard(channel_id)
            self._to_leave.add(channel_id)
            try:
                async with self._lent() as connection:
                    if channel_id in self._to_leave:
                        left = sorted(self._to_leave)
                        await connection.execute(LEAVE, {"channels": left})
                        self._to_leave.difference_update(left)
            finally:
                self._to_leave.discard(channel_id)
        return True

    async def channels_left(self) -> frozenset[int]:
        """Return the channels that are owed posts, and that no process has taken."""
        with self._store.answering():
            async with self._lent() as connection:
                return frozenset(await connection.scalars(LEFT))

    async def processes(self) -> frozenset[int]:
        """Return the server's processes behind those that have agreed, our own among them."""
        with self._store.answering():
            async with self._lent() as connection:
                return frozenset([row.pid for row in await connection.execute(held(SHARDS))])

    async def must_hold(self) -> None:
        """See that the server takes writes, and what is ours still is. Raises DatabaseAway, or DatabaseInUse if not."""
        try:
            if self.lock is not None:
                await asyncio.to_thread(self.lock.renew)
            if self._connection is not None:  # on one that is lost nothing would be ours
                async with self._lent() as connection:
                    await connection.execute(PING)
        except DatabaseAway as error:
            self._store.note_outage(str(error))
            raise
        except DBAPIError as error:
            raise self._store.away(error) from error

    async def agree_on_shards(self, advised: int) -> int:
        """Return how many shards there are: as many as with the others, or as is advised for who comes first."""
        with self._store.answering():
            async with self._engine.connect() as agreeing:  # which holds up nobody but who agrees, too
                await agreeing.execute(select(func.pg_advisory_lock(AGREEING, 0)))
                theirs = (await agreeing.execute(held(SHARDS))).first()
                self._shards = advised if theirs is None else int(theirs.objid)
                async with self._lent() as connection:
                    await connection.execute(select(func.pg_advisory_lock_shared(SHARDS, self._shards)))
                return self._shards

    async def may_identify(self, bucket: int) -> None:
        """Wait until a session may begin that may not with some others, also until the server is back."""
        is_waiting = False
        async with self._identifying[bucket]:
            while (locked := await self._identify_lock(bucket, is_logged=is_waiting)) is None:
                is_waiting = True
                await asyncio.sleep(IDENTIFY_PAUSE)
        releasing = asyncio.create_task(self._release_later(locked), name=f"identify-{bucket}")
        self._releasing.add(releasing)
        releasing.add_done_callback(self._releasing.discard)

    async def _identify_lock(self, bucket: int, *, is_logged: bool) -> AsyncConnection | None:
        """Return a connection that holds the lock of a bucket; None where the server is away."""
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(self._engine.connect())
                await connection.execute(select(func.pg_advisory_lock(IDENTIFYING, bucket)))
            except (DBAPIError, DatabaseAway) as error:
                if not is_logged:
                    told = why(error) if isinstance(error, DBAPIError) else str(error)
                    log.warning("sessions with Discord wait for the database", why=told)
                return None
            stack.pop_all()  # it is closed when the next session may begin
            return connection

    async def _release_later(self, locked: AsyncConnection) -> None:
        try:
            await asyncio.sleep(IDENTIFY_PAUSE)
        finally:
            with suppress(DBAPIError):  # lost: then the lock is, too
                await locked.close()

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[AsyncConnection]:
        """Lend the connection, to one at a time. Raises DBAPIError."""
        async with self._one_at_a_time:
            yield await self._open()

    async def _open(self) -> AsyncConnection:
        if self._connection is not None and self._connection.invalidated:
            await self._connection.close()
            self._connection = None
        if self._connection is None:
            self._channels.clear()
            self._connection = await self._engine.connect()
            if self._connection_id is not None:
                await self._connection.execute(end_lost(*self._connection_id))
            self._connection_id = tuple((await self._connection.execute(CONNECTION_ID)).one())
            if self._shards is not None:
                await self._connection.execute(select(func.pg_advisory_lock_shared(SHARDS, self._shards)))
        return self._connection

    async def close(self) -> None:
        """Give all up."""
        for task in self._releasing:
            task.cancel()
        await asyncio.gather(*self._releasing, return_exceptions=True)
        if self._connection is not None:
            with suppress(DBAPIError):
                await self._connection.close()
        self._connection = self._shards = None
        await self._engine.dispose()


class ServerLock:
    """A share that is held. It is advisory locks of a connection: gone with the process, however that ends.

    That connection can be lost while the process knows nothing of it, as where it was frozen. So each other connection
    of the process is tied to the share, and whoever takes a share ends those that are tied to it: nothing is written
    any more by who had it before, whenever that finds out.
    """

    def __init__(self, url: URL, share: Share) -> None:
        """Use `hold_server_lock` instead."""
        self._url, self._share = url, share
        self._engine = create_engine(url, connect_args=CONNECTING, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._connection_id: Any = None
        self._one_at_a_time = threading.Lock()
        self._is_closed = False

    def take(self) -> Connection:
        """Connect and lock. Raises DatabaseInUse where another process has the share, or DatabaseUnusable."""
        must_answer(self._url)
        with reachable(self._url):
            self._connection = self._engine.connect()
            try:
                if self._connection_id is not None:
                    self._connection.execute(end_lost(*self._connection_id))
                self._lock(self._connection)
                self._end_tied(self._connection)
                self._connection_id = tuple(self._connection.execute(CONNECTION_ID).one())
            except BaseException:
                self._drop()
                raise
            return self._connection

    def renew(self) -> None:
        """See that the share is ours, or take it again where it was lost. Raises DatabaseAway or DatabaseInUse."""
        with self._one_at_a_time:
            if self._is_closed:
                return
            try:
                if self._connection is not None:
                    must_be_writable(self._connection, self._url)
                    return
            except DBAPIError as error:
                self._drop()
                if not is_lost(error):
                    raise
                log.info("the lock of the database is lost with its connection", why=why(error))
            self._retake()

    def _retake(self) -> None:
        try:
            must_be_writable(self.take(), self._url)
        except (DatabaseAway, DatabaseInUse):
            raise
        except DatabaseUnusable as error:  # at the start this wants a hand; once it has worked, it may again
            raise DatabaseAway(str(error)) from error

    def _lock(self, connection: Connection) -> None:
        is_ours = connection.scalar(select(func.pg_try_advisory_lock(SHARE, self._share.number)))
        if is_ours:
            connection.execute(select(func.pg_advisory_lock_shared(SIZE, self._share.of)))
        others = sorted({int(row.objid) for row in connection.execute(held(SIZE))} - {self._share.of})
        if others:
            raise DatabaseInUse(
                f"The processes that play from the database {shown(self._url)} already say that they are {others[0]} "
                f"in all, and this one that they are {self._share.of}: each must be started with the same number."
            )
        if not is_ours:
            taken = "Another bot plays" if self._share == ALL else f"Process {self._share} plays"
            raise DatabaseInUse(f"{taken} from the database {shown(self._url)} already.")

    def _end_tied(self, connection: Connection) -> None:
        """End what is tied to the share: connections of who had it before, or our own. Raises DatabaseUnusable."""
        try:
            are_gone = all(connection.scalars(END_TIED, {"share": self._share.number}))
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != FORBIDDEN:
                raise
            raise DatabaseUnusable(
                f"The database {shown(self._url)} has connections of another user, who had this share before: "
                "end them, wait until the server does, or grant this user pg_signal_backend."
            ) from error
        if not are_gone:
            raise DatabaseAway(f"The database {shown(self._url)} still ends connections of who had this share before.")

    async def tie(self, connection: Any) -> None:
        """Let a new connection of the driver's work only while the share is ours. Raises DatabaseAway.

        It is tied first, and then it is seen that the share is ours: who takes that later finds the tie.
        """
        try:
            await asyncio.to_thread(self.renew)
            await connection.execute(TIE, (TIED, self._share.number))
            found = await connection.execute(IS_HELD, (SHARE, self._share.number, *self._connection_id))
        except BaseException as error:
            await connection.close()
            if isinstance(error, DatabaseInUse):  # of which who watches the database hears, and ends the process
                raise DatabaseAway(str(error)) from error
            raise
        if not found.rowcount:
            await connection.close()
            raise DatabaseAway(f"The lock of the database {shown(self._url)} is lost.")

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()

    def close(self) -> None:
        """Let another process have the share."""
        with self._one_at_a_time:
            self._is_closed = True
            self._drop()
            self._engine.dispose()


@contextmanager
def hold_server_lock(url: URL, share: Share) -> Iterator[ServerLock]:
    """Hold a share; all processes say the same of how many they are. Raises DatabaseInUse or DatabaseUnusable."""
    lock = ServerLock(url, share)
    try:
        lock.take()
        yield lock
    finally:
        lock.close()
