"""The lock that lets one bot at a time play from a database. Whoever only looks at it or copies it needs none."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from bot.store.errors import DatabaseInUse, DatabaseUnusable
from bot.store.sqlite.database_file import make_private

PATIENCE: Final = 2.0
"""Seconds to wait for the lock: a process that has just been killed takes a moment to be gone."""


@contextmanager
def hold_file_lock(database: Path) -> Iterator[None]:
    """Hold the lock of a database. Raises DatabaseInUse where another process has it, or DatabaseUnusable.

    It is SQLite's own lock on an empty file beside the database: that works on every system, no child inherits it, and
    it is gone with the process that holds it, however that ends. The file stays: to remove it would let two processes
    lock two files of one name.
    """
    real = database.resolve()  # a link to a database has the lock of the database
    lock = real.with_name(f"{real.name}-lock")
    with closing(_connected(lock, database)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=MEMORY")  # so that there is no second file
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise DatabaseInUse(f"Another bot plays from the database {database} already.") from error
            raise DatabaseUnusable(f"The file {lock} cannot be locked: {error}.") from error
        yield


def _connected(lock: Path, database: Path) -> sqlite3.Connection:
    try:
        make_private(lock)
        return sqlite3.connect(lock, timeout=PATIENCE, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise DatabaseUnusable(f"The database {database} cannot be used: {lock} cannot be made ({why}).") from error
