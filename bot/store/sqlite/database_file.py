"""The database as a file of the system: for nobody else's eyes, the same one as long as a bot runs, and for one bot."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.errors import DatabaseInUse, DatabaseReplaced, DatabaseUnusable

OWNER_ONLY = 0o600
"""What people play is for nobody else on the machine. SQLite gives its log and index the mode of the database."""

HEADER: Final = 100
"""With how many bytes a database of SQLite begins that are about the file itself."""

KEEPS_LOG, APPLICATION = slice(18, 20), slice(68, 72)
"""Where these say whether there is a log beside the file, which a copy by `backup` has not, and whose file it is."""

LOG_KEPT: Final = b"\x02\x02"
"""What stands there where there is a log: written before the log has anything in it, and kept without it."""

BESIDE: Final = ("-wal", "-journal")
"""How the names end of what SQLite plays into a database, whichever it was written for."""

LOCK_PATIENCE: Final = 2.0
"""Seconds to wait for the lock: a process that has just been killed takes a moment to be gone."""


class FileIdentity(NamedTuple):
    """What tells a file from another one of the same name."""

    device: int
    """The disk that it is on."""
    number: int
    """Its number there, which no other file gets as long as somebody has it open."""

    @classmethod
    def of(cls, path: Path) -> "FileIdentity | None":
        """Return the identity of the file that has this name now; None without one."""
        try:
            found = path.stat()
        except OSError:
            return None
        return cls(found.st_dev, found.st_ino)


class OpenedFile:
    """The file from which the bot plays, held open to see whether it is still that one, and nobody wrote over it.

    SQLite would not see that: it knows its pages by heart. Close it after all connections: on Unix that ends the locks
    that this process has on the file.
    """

    def __init__(self, path: Path) -> None:
        """Open a file as it is now. Raises OSError."""
        self._path = path
        self._identity = FileIdentity.of(path)
        self._number = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        self._marks = frozenset[bytes]()
        """What the file may say of itself; nothing is asked of it until it is claimed, which another process may do."""

    @property
    def file_number(self) -> int:
        """The number of the file, which another file of its name does not have."""
        return 0 if self._identity is None else self._identity.number

    def claim(self, application: int) -> None:
        """Make the file known by a number that no copy of an earlier day has. Raises sqlite3.Error."""
        found = self._mark()
        claimed = self._marked(found, application)
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            ((before,),) = connection.execute("PRAGMA application_id")  # which may still be in the log
            self._marks = frozenset({found, self._marked(found, before), claimed})
            connection.execute(f"PRAGMA application_id = {application}")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if self._mark() == claimed:  # else somebody makes a copy right now, and the log has it
            self._marks = frozenset({claimed})

    def must_be_the_same(self) -> None:
        """See that this is still the file of its name, which alone is kept. Raises DatabaseReplaced."""
        is_marked = not self._marks or self._mark() in self._marks
        if FileIdentity.of(self._path) != self._identity or not is_marked:
            raise DatabaseReplaced(f"The database {self._path} was deleted or replaced while the bot ran.")

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._number)

    def _mark(self) -> bytes:
        os.lseek(self._number, 0, os.SEEK_SET)
        header = os.read(self._number, HEADER)
        return header[KEEPS_LOG] + header[APPLICATION]

    @staticmethod
    def _marked(mark: bytes, application: int) -> bytes:
        return mark[:2] + application.to_bytes(4, "big", signed=True)


def make_private(path: Path) -> None:
    """Make an empty file that its owner alone may read, unless there is one. Raises OSError.

    One that is there is not even opened: on Unix, to close it again would end the locks that this process has on it.
    """
    real = beside(path, "")
    if not real.exists():
        with suppress(FileExistsError):  # somebody has been faster
            os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def beside(path: Path, ending: str) -> Path:
    """Return where SQLite keeps something of a database: beside the file itself, not beside a link to it."""
    real = Path(os.path.realpath(path))  # `resolve` raises for links in a circle, of which opening the file tells
    return real.with_name(f"{real.name}{ending}")


def must_have_no_others_log(path: Path) -> None:
    """See that SQLite can open a database without playing the log of another one into it. Raises DatabaseUnusable.

    A copy has no log, nor has a file that is still to be made: what lies there was left by a bot that was killed. Not
    for a process that has the file open: on Unix, to look at it ends the locks that this process has on it.
    """
    left = [file for ending in BESIDE if _is_something(file := beside(path, ending))]
    if left and _header(path)[KEEPS_LOG] != LOG_KEPT:
        files = " and ".join(map(str, left))
        raise DatabaseUnusable(
            f"Beside the database {path} lies what is left of another one, and would destroy it:"
            f" move {files} away while no bot runs."
        )


def _is_something(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except OSError:
        return False


def _header(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(HEADER)
    except (FileNotFoundError, NotADirectoryError):
        return b""
    except OSError as error:
        raise DatabaseUnusable(f"The database {path} cannot be read: {error.strerror}.") from error


@contextmanager
def hold_file_lock(database: Path) -> Iterator[None]:
    """Hold the lock of a database. Raises DatabaseInUse where another process has it, or DatabaseUnusable.

    It is SQLite's own lock on an empty file beside the database: that works on every system, no child inherits it, and
    it is gone with the process that holds it, however that ends. The file stays: to remove it would let two processes
    lock two files of one name.
    """
    lock = beside(database, "-lock")  # a link to a database has the lock of the database
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
        return sqlite3.connect(lock, timeout=LOCK_PATIENCE, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise DatabaseUnusable(f"The database {database} cannot be used: {lock} cannot be made ({why}).") from error
