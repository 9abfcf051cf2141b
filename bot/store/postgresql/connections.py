"""What connections to a PostgreSQL server have in common: how each is made, and how its loss is seen."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import AdaptedConnection, Select, column, func, select, table
from sqlalchemy.exc import DBAPIError, OperationalError

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

Where it does not, `bot.store.postgresql.refusal` asks for the code. The words go first: a server that was starting up
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


def keep_prepared(connection: AdaptedConnection, _record: object) -> None:
    """Let a new connection of SQLAlchemy's keep as many statements."""
    connection.driver_connection.prepared_max = MOST_PREPARED


def end_lost(pid: int, begun: object) -> Select[Any]:
    """Return the statement that ends a lost connection of ours, if the server has not seen yet that it is lost.

    What that had locked would else look as if another process had it.
    """
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
