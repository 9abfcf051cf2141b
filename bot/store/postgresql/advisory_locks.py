"""The advisory locks of a PostgreSQL database: what each is for, and who holds it.

Each belongs to a connection, so what a process has locked is free at once however it ends, and no time has to be waited
for. Locks of two numbers are of their first one's kind; that of a channel is its id alone.
"""

from typing import Any, Final

from sqlalchemy import column, func, select, table

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
