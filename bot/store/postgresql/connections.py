"""Connections to a PostgreSQL server: how each is made, how its loss is seen, why it is refused, one that only reads.

Libpq keeps the words of a refused connection, which may be in any language, and throws its code away, so psycopg has
none to tell. Who says no more than hello gets the code from the server itself, before there is any word of encryption
or a password.
"""

import socket
import struct
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from sqlalchemy import (
    URL,
    AdaptedConnection,
    CursorResult,
    Dialect,
    Executable,
    ScalarResult,
    Select,
    column,
    event,
    func,
    select,
    table,
)
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

KEEPALIVE: Final[Mapping[str, Any]] = {
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "options": "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2",
}
"""Libpq's settings that let a network which swallows everything be noticed in some ten seconds, and not in hours.

The options are the same for the server: it frees the locks of a connection whose other end was switched off, those of
claims and those of rows.
"""

PREPARE_AT_ONCE: Final[Mapping[str, Any]] = {"prepare_threshold": 0}
"""Have the server prepare each statement when a connection first runs it, and not after five runs there.

The same ones come again and again: a process at work had 65 of them.
"""

MOST_PREPARED: Final = 300
"""How many statements a connection keeps prepared, where psycopg has 100.

A statement is another one with numbers of another size or a list of another length; if more of them came in turn than
are kept, each would be prepared anew.
"""

READ_ONLY: Final = "25006"
"""The code with which a server refuses to write that can only be read now: it follows another one, say."""

UNAVAILABLE: Final = ("08", "57P", "53300", READ_ONLY)
"""How the codes begin for: a failed connection, a server that stops or starts, too many clients, and as above."""

TRANSIENT: Final = (
    "starting up",
    "shutting down",
    "in recovery mode",
    "not yet accepting",
    "too many clients",
    "too many connections",
    "connection slots",
    "closed the connection",
    "Is the server running",
    "timeout expired",
)
"""What a server that refuses connections just now says in English: libpq has no code for a refused connection.

Where it does not, `refusal_code` asks for the code. The words go first: a server that was starting up
may take connections when it is asked. The last two are libpq's own.
"""

ACTIVITY: Final = table("pg_stat_activity", *map(column, ("pid", "backend_start")))
CONNECTION_ID: Final = select(func.pg_backend_pid(), ACTIVITY.c.backend_start).where(
    ACTIVITY.c.pid == func.pg_backend_pid()
)
"""What tells a connection from all others on its server: the process at the other end, and when that began."""

PING: Final = select(1)
"""What a connection is asked to see whether it still is one."""

LONGEST_END: Final = 5_000
"""Milliseconds that a connection has to be gone which is ended."""

PORT: Final = 5432
"""PostgreSQL's own, where the address names none."""

PROTOCOL: Final = 3 << 16
"""The version that every server speaks."""

LONGEST_REFUSAL: Final = 10_000
"""Bytes of an answer that are read at most."""

Values = Mapping[str, Any]

Answer = TypeVar("Answer")


def keep_prepared(connection: AdaptedConnection, _record: object) -> None:
    """Let a new connection of SQLAlchemy's keep as many statements."""
    connection.driver_connection.prepared_max = MOST_PREPARED


Tie = Callable[[Any], Awaitable[None]]
"""What is done with a new connection of the driver's; whatever it raises, there is no connection then."""


def on_connect(engine: AsyncEngine, tie: Tie) -> None:
    """Let each new connection of SQLAlchemy's begin with that."""
    event.listen(engine.sync_engine, "connect", lambda connection, _record: connection.run_async(tie))


def end_lost(pid: int, begun: object) -> Select[Any]:
    """Return the statement that ends a lost connection of ours, whose locks would look like another process's."""
    ours = (ACTIVITY.c.pid == pid, ACTIVITY.c.backend_start == begun)
    return select(func.pg_terminate_backend(ACTIVITY.c.pid, LONGEST_END)).where(*ours)


def why(error: DBAPIError) -> str:
    """Return what the server or the system said, in one line without its full stop, nor what libpq asks back."""
    return " ".join(str(error.orig).split()).partition(" Is the server running")[0].rstrip(".")


def is_lost(error: DBAPIError) -> bool:
    """Whether a connection is lost or cannot be made, or its server takes nothing; else a statement is at fault."""
    code = getattr(error.orig, "sqlstate", None)
    if error.connection_invalidated or code is None:
        return error.connection_invalidated or isinstance(error, OperationalError)
    return str(code).startswith(UNAVAILABLE)


def is_transient(error: DBAPIError) -> bool:
    """Whether a first connection was refused for a reason that passes by itself; a wrong password, say, does not."""
    code = getattr(error.orig, "sqlstate", None)
    return str(code).startswith(UNAVAILABLE) if code else any(words in str(error.orig) for words in TRANSIENT)


def refusal_code(url: URL, *, patience: float) -> str:
    """Return the code with which a server refuses a connection now; nothing where it would take one, or is silent."""
    if url.host is None or url.host.startswith("/"):  # a socket of the system
        return ""
    try:
        with socket.create_connection((url.host, url.port or PORT), timeout=patience) as asking:
            asking.sendall(startup_message(url))
            with asking.makefile("rb") as answers:
                kind, (length,) = answers.read(1), struct.unpack("!I", answers.read(4))
                answer = answers.read(min(length, LONGEST_REFUSAL)) if kind == b"E" else b""
    except (OSError, struct.error):
        return ""
    return next((field[1:].decode() for field in answer.split(b"\0") if field.startswith(b"C")), "")


def startup_message(url: URL) -> bytes:
    """Return how a client begins: who wants which database."""
    who = url.username or ""
    said = "".join(f"{word}\0" for word in ("user", who, "database", url.database or who, ""))
    return struct.pack("!II", 8 + len(said.encode()), PROTOCOL) + said.encode()


class LookupConnection:
    """Lends a connection for its first statement, and a new one where that turns out to be lost: nothing is written."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Know an engine whose connections begin no transaction."""
        self._engine = engine
        self._connection: AsyncConnection | None = None

    @property
    def dialect(self) -> Dialect:
        """What SQLAlchemy knows of the database."""
        return self._engine.dialect

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._give_back()

    async def execute(
        self, statement: Executable, values: Values | Sequence[Values] | None = None
    ) -> CursorResult[Any]:
        """Run a statement and return its rows."""
        return await self._ask(lambda connection: connection.execute(statement, values))

    async def scalar(self, statement: Executable, values: Values | None = None) -> Any:
        """Return the first column of the first row; None where there is none."""
        return await self._ask(lambda connection: connection.scalar(statement, values))

    async def scalars(self, statement: Executable, values: Values | None = None) -> ScalarResult[Any]:
        """Return the first column of all rows."""
        return await self._ask(lambda connection: connection.scalars(statement, values))

    async def _ask(self, question: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        try:
            return await question(await self._lent())
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        await self._give_back()
        return await question(await self._lent())

    async def _lent(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _give_back(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


PREPARING: Final = 0x66_75_72_75
"""Held by who makes or changes the tables: one process at a time."""
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
TIED: Final = 0x66_75_06
"""Shared by a process's connections but that of its lock; the second number is its share's. Who takes it ends them."""

OF_ONE_NUMBER: Final = 1
OF_TWO_NUMBERS: Final = 2
"""What PostgreSQL tells of a lock of one number, and of one of two."""

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
