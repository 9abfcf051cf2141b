"""What the processes that play from one PostgreSQL database agree on: who they are, and who is at a channel.

All of it is advisory locks of one connection, so what a process has claimed is free at once however it ends, and no
time has to be waited for. Locks of two numbers are of their first one's kind; that of a channel is its id alone.
"""

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import structlog
from sqlalchemy import (
    ARRAY,
    URL,
    BigInteger,
    Executable,
    Integer,
    NullPool,
    bindparam,
    cast,
    column,
    func,
    literal,
    select,
    table,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.postgresql.connections import CONNECTION_ID, PING, end_lost, why
from bot.store.schema import OWED, posts

SHARE: Final = 0x66_75_01
"""Held by each process; the second number is its own."""
SIZE: Final = 0x66_75_02
"""Held by all processes together; the second number is how many they are to be."""
SHARDS: Final = 0x66_75_03
"""Held by all processes that have agreed; the second number is the number of shards."""
AGREEING: Final = 0x66_75_04
"""Held by who agrees."""
IDENTIFYING: Final = 0x66_75_05
"""Held by who begins a session with Discord; the second number is which of those that may begin at once."""

IDENTIFY_PAUSE: Final = 5.0
"""Seconds that Discord wants between two sessions that may not begin at once."""

OF_ONE_NUMBER: Final = 1
OF_TWO_NUMBERS: Final = 2
"""What PostgreSQL tells of a lock of one number, and of one of two."""

log = structlog.get_logger()

LOCKS: Final = table(
    "pg_locks",
    *map(column, ("locktype", "database", "classid", "objid", "objsubid", "pid", "granted")),
)
DATABASES: Final = table("pg_database", column("oid"), column("datname"))
HERE: Final = select(DATABASES.c.oid).where(DATABASES.c.datname == func.current_database()).scalar_subquery()


def held(kind: int) -> Any:
    """Return the query of who holds locks of a kind in this database: the second number and the process there."""
    return select(LOCKS.c.objid, LOCKS.c.pid).where(
        LOCKS.c.locktype == "advisory",
        LOCKS.c.database == HERE,
        LOCKS.c.classid == kind,
        LOCKS.c.objsubid == OF_TWO_NUMBERS,
        LOCKS.c.granted,
    )


_taken: Final = select(
    cast(LOCKS.c.classid, BigInteger).bitwise_lshift(literal(32, Integer)).bitwise_or(cast(LOCKS.c.objid, BigInteger))
).where(LOCKS.c.locktype == "advisory", LOCKS.c.database == HERE, LOCKS.c.objsubid == OF_ONE_NUMBER, LOCKS.c.granted)
LEFT: Final = select(posts.c.channel_id).where(OWED, posts.c.channel_id.not_in(_taken)).distinct()
"""The channels that are owed posts, and that no process has taken: PostgreSQL tells both halves of a lock's number."""

_each: Final = func.unnest(bindparam("channels", type_=ARRAY(BigInteger))).column_valued("channel")
TAKE: Final = select(_each).where(func.pg_try_advisory_lock(_each))
LEAVE: Final = select(func.pg_advisory_unlock(_each))
"""Take channels, and return those that no other process has; and leave channels."""


class Claims:
    """What this process has claimed. Where its connection is lost, all is, and is claimed again when it is needed.

    Where many wait for the connection, the first of them takes or leaves the channels of all: in a rush they would
    wait for as many round trips.
    """

    def __init__(self, url: URL, connect_args: Mapping[str, Any]) -> None:
        """Connect only when something is claimed."""
        self._engine = create_async_engine(
            url, connect_args=connect_args, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True
        )
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
        """Be the one who delivers to a channel; false where another process is. Raises DBAPIError."""
        self._to_take.add(channel_id)
        try:
            async with self._one_at_a_time:
                connection = await self._open()
                if channel_id not in self._channels | self._not_ours:
                    asked = self._to_take - self._channels  # a lock that is taken twice must be left twice
                    taken = frozenset(await connection.scalars(TAKE, {"channels": sorted(asked)}))
                    self._channels |= taken
                    self._not_ours |= asked - taken
                return channel_id in self._channels
        finally:
            self._to_take.discard(channel_id)
            self._not_ours.discard(channel_id)

    async def must_hold(self) -> None:
        """See that what is claimed still is: on a connection that is lost it would not be. Raises DBAPIError."""
        if self._connection is not None:
            await self._run(PING)

    async def leave_channel(self, channel_id: int) -> None:
        """Let others deliver to a channel. Raises DBAPIError."""
        self._channels.discard(channel_id)
        self._to_leave.add(channel_id)
        try:
            async with self._one_at_a_time:
                connection = await self._open()
                if channel_id in self._to_leave:
                    left = sorted(self._to_leave)
                    await connection.execute(LEAVE, {"channels": left})
                    self._to_leave.difference_update(left)
        finally:
            self._to_leave.discard(channel_id)

    async def channels_left(self) -> frozenset[int]:
        """Return the channels that are owed posts, and that no process has taken. Raises DBAPIError."""
        async with self._one_at_a_time:
            connection = await self._open()
            return frozenset(await connection.scalars(LEFT))

    async def agree_on_shards(self, advised: int) -> int:
        """Return how many shards there are: as many as with the others, or as is advised for who comes first.

        Raises DBAPIError.
        """
        async with self._engine.connect() as agreeing:  # which holds up nobody but who agrees, too
            await agreeing.execute(select(func.pg_advisory_lock(AGREEING, 0)))
            theirs = (await agreeing.execute(held(SHARDS))).first()
            self._shards = advised if theirs is None else int(theirs.objid)
            await self._run(select(func.pg_advisory_lock_shared(SHARDS, self._shards)))
            return self._shards

    async def processes(self) -> frozenset[int]:
        """Return the server's processes behind those that have agreed, our own among them. Raises DBAPIError."""
        async with self._one_at_a_time:
            connection = await self._open()
            return frozenset([row.pid for row in await connection.execute(held(SHARDS))])

    async def may_identify(self, bucket: int) -> None:
        """Wait until a session of some that may not begin at once can begin; the next one waits for some seconds.

        While the server is away no session begins: the bot could do nothing in it.
        """
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
            except DBAPIError as error:
                if not is_logged:
                    log.warning("sessions with Discord wait for the database", why=why(error))
                return None
            stack.pop_all()  # it is closed when the next session may begin
            return connection

    async def _release_later(self, locked: AsyncConnection) -> None:
        try:
            await asyncio.sleep(IDENTIFY_PAUSE)
        finally:
            with suppress(DBAPIError):  # lost: then the lock is, too
                await locked.close()

    async def _run(self, statement: Executable) -> Any:
        async with self._one_at_a_time:
            connection = await self._open()
            return await connection.scalar(statement)

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
