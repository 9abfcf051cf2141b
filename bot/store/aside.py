"""What other processes do with the database while the bot runs: they look at it, or copy it. They never write it."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from bot.store.errors import DatabaseUnusable

PATIENCE = 5.0
"""Seconds to wait for a moment in which the file can be read: when it has just been opened, or is being closed."""


class Glance(NamedTuple):
    """What the database shows from outside: something remembered, and since when which channels are owed a post."""

    remembered: str | None
    owed_since: dict[int, datetime]


def glance(path: Path, key: str) -> Glance:
    """Look at what `Work.remember` wrote under a key, and at the outbox. Raises DatabaseUnusable."""
    try:
        # Without a log beside it nobody has the file open; `immutable` then keeps SQLite from making one.
        with _opened(path, "mode=ro" if _log_of(path).exists() else "mode=ro&immutable=1") as database:
            remembered = database.execute("SELECT value FROM memory WHERE key = ?", (key,)).fetchone()
            owed = database.execute(
                "SELECT channel_id, min(created_at) FROM posts WHERE delivered_at IS NULL AND failed IS NULL GROUP BY 1"
            ).fetchall()
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"The database {path} cannot be read: {error}.") from error
    since = {channel_id: datetime.fromisoformat(created).replace(tzinfo=UTC) for channel_id, created in owed}
    return Glance(None if remembered is None else remembered[0], since)


def back_up(path: Path, copy: Path) -> None:
    """Copy a database as it is at one moment, whoever writes it meanwhile; the copy is whole, or there is none.

    Raises DatabaseUnusable, also where there is such a file already: a copy is never written over.
    """
    if copy.exists():
        raise DatabaseUnusable(f"There is a file {copy} already: a backup is never written over another one.")
    try:
        with tempfile.TemporaryDirectory(dir=copy.parent, prefix=".furunkulus-backup-") as folder:
            fresh = Path(folder) / copy.name
            fresh.touch(mode=0o600)  # what people play is for nobody else on the machine
            with _opened(path, "mode=rw") as database, closing(sqlite3.connect(fresh)) as written:
                database.backup(written)
                written.execute("PRAGMA journal_mode=DELETE")  # so that it is one file, and no log belongs to it
                problems = [line for (line,) in written.execute("PRAGMA integrity_check") if line != "ok"]
            if problems:
                raise DatabaseUnusable(f"The database {path} is damaged, and was not copied: {'; '.join(problems)}.")
            _keep(fresh)
            os.link(fresh, copy)  # which never writes over a file, also not over one that has come meanwhile
            _keep(copy.parent)
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"The database {path} cannot be copied to {copy}: {error}.") from error
    except OSError as error:
        raise DatabaseUnusable(f"The copy {copy} cannot be written: {error.strerror}.") from error


def _keep(path: Path) -> None:
    """See that a file, or which files a folder has, is on the disk and outlives a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _log_of(path: Path) -> Path:
    """Give where SQLite keeps what is not yet in the file: beside the file itself, not beside a link to it."""
    real = path.resolve()
    return real.with_name(f"{real.name}-wal")


@contextmanager
def _opened(path: Path, way: str) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise DatabaseUnusable(f"There is no database {path}.")
    with closing(sqlite3.connect(f"file:{quote(str(path.resolve()))}?{way}", uri=True, timeout=PATIENCE)) as database:
        yield database
