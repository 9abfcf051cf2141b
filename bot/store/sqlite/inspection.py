"""What other processes do with a database: look at it or copy it while the bot runs, or put a copy in its place."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import NamedTuple
from urllib.parse import quote

from bot.store.errors import DatabaseUnusable
from bot.store.migrations import known_versions, must_be_ours
from bot.store.sqlite.database_file import (
    BESIDE,
    OWNER_ONLY,
    FileIdentity,
    beside,
    hold_file_lock,
    must_have_no_others_log,
)

PATIENCE = 5.0
"""Seconds to wait for a moment in which the file can be read: when it has just been opened, or is being closed."""

LONGEST_CHECK = 2.0
"""Seconds after which a glance stops looking for damage: a large file takes longer, and `doctor` reads all of it."""

OPCODES = 10_000
"""How many steps SQLite does between two looks at the clock."""


class Glance(NamedTuple):
    """What the database shows from outside."""

    remembered: str | None
    """What was written under the key that was asked for."""
    owed_since: dict[int, datetime]
    """Which channels are owed a post, and since when."""
    damage: str = ""
    """What is wrong with the file, as far as a glance shows it; empty where that is nothing."""
    file_number: int = 0
    """The number of the file, which another file of its name does not have."""


class Examination(NamedTuple):
    """Whether the bot could work with a database."""

    version: str | None
    """That of its tables; None where they are still to be made."""
    newest: str
    """The newest version, to which a start brings the tables."""
    problems: tuple[str, ...]
    """What is wrong with the file, in sentences."""
    owed: int
    """How many posts are still to be delivered."""


def glance(path: Path, key: str) -> Glance:
    """Look at what `Writer.remember` wrote under a key, and at the outbox. Raises DatabaseUnusable."""
    with _looked_at(path) as database:
        damage = _damage(database)
        if not damage and _version(database, path) is None:
            return Glance(None, {})
        remembered = database.execute("SELECT value FROM memory WHERE key = ?", (key,)).fetchone()
        owed = database.execute(
            "SELECT channel_id, min(created_at) FROM posts WHERE delivered_at IS NULL AND failed IS NULL GROUP BY 1"
        ).fetchall()
        since = {channel_id: _moment(created, path) for channel_id, created in owed}
    identity = FileIdentity.of(path)
    number = 0 if identity is None else identity.number
    return Glance(None if remembered is None else remembered[0], since, damage, number)


def _moment(written: object, path: Path) -> datetime:
    """Return a time as SQLAlchemy writes it. Raises DatabaseUnusable for what somebody else has put there."""
    try:
        return datetime.fromisoformat(str(written)).replace(tzinfo=UTC)
    except ValueError:
        raise DatabaseUnusable(f"The database {path} cannot be read: {written!r} is no time.") from None


def _damage(database: sqlite3.Connection) -> str:
    """Return the first thing that is wrong with a file; nothing where none is found in time."""
    until = monotonic() + LONGEST_CHECK
    database.set_progress_handler(lambda: monotonic() > until, OPCODES)
    try:
        ((found,),) = database.execute("PRAGMA quick_check(1)")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return ""
    finally:
        database.set_progress_handler(None, 0)
    return "" if found == "ok" else in_one_line(found)


def in_one_line(problem: str) -> str:
    """Return what SQLite says of a file in one line."""
    return " ".join(problem.split())


def examine(path: Path) -> Examination:
    """Look whether the bot could work with a database; in a large one that takes a while. Raises DatabaseUnusable."""
    if not path.parent.is_dir():
        raise DatabaseUnusable(f"The database {path} cannot be made: there is no folder {path.parent}.")
    is_there = _is_there(path)
    for needed in (path, path.parent) if is_there else (path.parent,):
        if not os.access(needed, os.W_OK):
            raise DatabaseUnusable(f"The database {path} cannot be written: this user may not write {needed}.")
    untouched = Examination(version=None, newest=known_versions()[0], problems=(), owed=0)
    if not is_there:
        must_have_no_others_log(path)
        return untouched
    with _looked_at(path) as database:
        version = _version(database, path)
        if version is None:
            return untouched
        ((owed,),) = database.execute("SELECT count(*) FROM posts WHERE delivered_at IS NULL AND failed IS NULL")
        return untouched._replace(version=version, problems=problems(database), owed=owed)


def _version(database: sqlite3.Connection, path: Path) -> str | None:
    """Return the version of a database's tables, None without any. Raises as `bot.store.migrations.upgrade`."""
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    found = database.execute("SELECT version_num FROM alembic_version") if "alembic_version" in tables else ()
    version = next((str(version) for (version,) in found), None)
    must_be_ours(str(path), version, is_empty=not tables)
    return version


def problems(database: sqlite3.Connection) -> tuple[str, ...]:
    """Return what is wrong with a database: broken pages, indexes and references. Empty when it is sound."""
    pages = (in_one_line(line) for (line,) in database.execute("PRAGMA integrity_check") if line != "ok")
    orphans = database.execute("PRAGMA foreign_key_check")
    return (*pages, *(f"row {row} of {table} refers to nothing in {parent}" for table, row, parent, _ in orphans))


def back_up(path: Path, copy: Path) -> None:
    """Copy a database as it is at one moment, whoever writes it meanwhile; the copy is whole, or there is none.

    Raises DatabaseUnusable, also where there is such a file already: a copy is never written over.
    """
    if copy.exists():
        raise DatabaseUnusable(f"There is a file {copy} already: a backup is never written over another one.")
    try:
        with tempfile.TemporaryDirectory(dir=copy.parent, prefix=".furunkulus-backup-") as folder:
            _must_be_there(path)
            must_have_no_others_log(path)
            fresh = Path(folder) / copy.name
            fresh.touch(mode=OWNER_ONLY)
            with _opened(path, _mode_to_copy(path)) as database, closing(sqlite3.connect(fresh)) as written:
                database.backup(written)
                written.execute("PRAGMA journal_mode=DELETE")  # so that it is one file, and no log belongs to it
                problems = [in_one_line(line) for (line,) in written.execute("PRAGMA integrity_check") if line != "ok"]
            if problems:
                raise DatabaseUnusable(f"The database {path} is damaged, and was not copied: {'; '.join(problems)}.")
            _keep(fresh)
            os.link(fresh, copy)  # which never writes over a file, also not over one that has come meanwhile
            _keep(copy.parent)
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"The database {path} cannot be copied to {copy}: {error}.") from error
    except OSError as error:
        raise DatabaseUnusable(f"The copy {copy} cannot be written: {error.strerror}.") from error


def restore(copy: Path, path: Path) -> Path | None:
    """Put a copy in the place of a database, and return the name under which that is kept now; None if there was none.

    The copy stays as it is. Raises DatabaseInUse while a bot plays, and DatabaseUnusable where the copy is damaged or
    no database of ours; then all stays as it was.
    """
    real = beside(path, "")
    with hold_file_lock(path):
        _must_be_restorable(copy, path)
        try:
            with tempfile.TemporaryDirectory(dir=real.parent, prefix=".furunkulus-restore-") as folder:
                fresh = Path(folder) / real.name
                back_up(copy, fresh)
                return _put_in_place(fresh, real)
        except OSError as error:
            raise DatabaseUnusable(f"The copy {copy} cannot be put in place of {path}: {error.strerror}.") from error


def _must_be_restorable(copy: Path, path: Path) -> None:
    with _looked_at(copy) as database:
        version, found = _version(database, copy), problems(database)
    if version is None:
        raise DatabaseUnusable(f"The file {copy} has nothing in it, and was not put in place.")
    if found:
        raise DatabaseUnusable(f"The copy {copy} is damaged, and was not put in place: {'; '.join(found)}.")
    if FileIdentity.of(copy) == FileIdentity.of(path):
        raise DatabaseUnusable(f"The database {path} cannot be restored from itself.")


def _put_in_place(fresh: Path, path: Path) -> Path | None:
    """Move a file over a database that keeps another name, with its log. At each moment, one of the two is whole.

    Whoever is killed in between leaves the log of the one beside the other, which `must_have_no_others_log` finds.
    """
    kept = path.with_name(f"{path.stem}-replaced-{datetime.now(UTC):%Y-%m-%d-%H%M%S}{path.suffix}")
    left = [ending for ending in ("", *BESIDE) if beside(path, ending).exists()]
    for ending in left:
        os.link(beside(path, ending), beside(kept, ending))
    if path.exists():
        shutil.copymode(path, fresh)
    _keep(path.parent)
    fresh.replace(path)
    for ending in ("-shm", *BESIDE):
        beside(path, ending).unlink(missing_ok=True)
    _keep(path.parent)
    return kept if left else None


def _mode_to_copy(path: Path) -> str:
    """Return how SQLite opens a database to copy it: it makes a log for that, unless the disk has become read-only."""
    return "mode=rw" if os.access(path.resolve().parent, os.W_OK) else _mode_to_look(path)


def _mode_to_look(path: Path) -> str:
    """Return how SQLite opens a database to look at it: without a log beside it nobody has it open.

    `immutable` then keeps SQLite from making one.
    """
    return "mode=ro" if beside(path, "-wal").exists() else "mode=ro&immutable=1"


def _keep(path: Path) -> None:
    """See that a file, or which files a folder has, is on the disk and outlives a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _looked_at(path: Path) -> Iterator[sqlite3.Connection]:
    _must_be_there(path)
    must_have_no_others_log(path)
    try:
        with _opened(path, _mode_to_look(path)) as database:
            yield database
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"The database {path} cannot be read: {error}.") from error


@contextmanager
def _opened(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"file:{quote(str(path.resolve()))}?{mode}", uri=True, timeout=PATIENCE)) as database:
        yield database


def _must_be_there(path: Path) -> None:
    """See that there is such a file. Raises DatabaseUnusable."""
    if not _is_there(path) or not path.is_file():
        raise DatabaseUnusable(f"There is no database {path}.")


def _is_there(path: Path) -> bool:
    """Whether there is such a file. Raises DatabaseUnusable where the system does not say, as in a closed folder."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise DatabaseUnusable(f"The database {path} cannot be read: {error.strerror}.") from error
    return True
