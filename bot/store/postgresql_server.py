"""What other processes do with a server of PostgreSQL's while the bot runs: they look at it, or copy it."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, NullPool, create_engine, func, inspect, select, text

from bot.store.database_file import OWNER_ONLY
from bot.store.errors import DatabaseAway, DatabaseInUse, DatabaseUnusable, unusable
from bot.store.inspection import Examination, Glance
from bot.store.migrations import known_versions, must_be_ours
from bot.store.postgresql_claims import SHARE, SIZE, held
from bot.store.schema import OWED, memory, posts
from bot.store.share import ALL, Share

PATIENCE: Final = 5
"""Seconds to wait for an answer of the server."""

PORT: Final = 5432
"""PostgreSQL's own, where the address names none."""


def shown(url: URL) -> str:
    """Return an address as people may see it, without the password."""
    return url.render_as_string(hide_password=True)


def examine_server(url: URL) -> Examination:
    """Look whether the bot could work with a database. Raises DatabaseUnusable."""
    untouched = Examination(version=None, newest=known_versions()[0], problems=(), owed=0)
    with connected(url) as connection:
        tables = inspect(connection).get_table_names()
        found = connection.scalar(text("SELECT version_num FROM alembic_version")) if tables else None
        version = None if found is None else str(found)
        must_be_ours(shown(url), version, is_empty=not tables)
        if version is None:
            return untouched
        owed = connection.scalar(select(func.count()).select_from(posts).where(OWED))
        return untouched._replace(version=version, owed=owed or 0)


def glance_at_server(url: URL, key: str) -> Glance:
    """Look at what `Writer.remember` wrote under a key, and at the outbox. Raises DatabaseUnusable."""
    since = select(posts.c.channel_id, func.min(posts.c.created_at)).where(OWED).group_by(posts.c.channel_id)
    with connected(url) as connection:
        remembered = connection.scalar(select(memory.c.value).where(memory.c.key == key))
        owed = {channel: created.replace(tzinfo=UTC) for channel, created in connection.execute(since)}
    return Glance(remembered, owed)


def back_up_server(url: URL, copy: Path) -> None:
    """Copy a database by `pg_dump`, as it is at one moment; the copy is whole, or there is none.

    Raises DatabaseUnusable, also where there is such a file already, or no `pg_dump`.
    """
    if copy.exists():
        raise DatabaseUnusable(f"There is a file {copy} already: a backup is never written over another one.")
    program = shutil.which("pg_dump")
    if program is None:
        raise DatabaseUnusable(f"The database {shown(url)} is copied by pg_dump, which is not installed here.")
    try:
        with tempfile.TemporaryDirectory(dir=copy.parent, prefix=".furunkulus-backup-") as folder:
            fresh = Path(folder) / copy.name
            fresh.touch(mode=OWNER_ONLY)
            plain = URL.create("postgresql", url.username, host=url.host, port=url.port, database=url.database)
            command = (
                program,
                "--format=custom",
                f"--file={fresh}",
                f"--dbname={plain.render_as_string()}",
                "--no-password",
            )
            environment = {**os.environ, "PGPASSWORD": url.password or "", "PGCONNECT_TIMEOUT": str(PATIENCE)}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - what stands here
            if done.returncode:
                problem = " ".join(done.stderr.split())
                raise DatabaseUnusable(f"The database {shown(url)} was not copied: {problem}.")
            os.link(fresh, copy)  # which never writes over a file, also not over one that has come meanwhile
    except OSError as error:
        raise DatabaseUnusable(f"The copy {copy} cannot be written: {error.strerror}.") from error


@contextmanager
def hold_server_lock(url: URL, share: Share) -> Iterator[None]:
    """Hold a share of a database, which one process has at a time. Raises DatabaseInUse or DatabaseUnusable.

    All processes must say the same of how many they are. What is held are advisory locks of a connection: gone with
    the process, however that ends.
    """
    with connected(url) as connection:
        if not connection.scalar(select(func.pg_try_advisory_lock(SHARE, share.number))):
            taken = "Another bot plays" if share == ALL else f"Process {share} plays"
            raise DatabaseInUse(f"{taken} from the database {shown(url)} already.")
        connection.execute(select(func.pg_advisory_lock_shared(SIZE, share.of)))
        others = sorted({int(row.objid) for row in connection.execute(held(SIZE))} - {share.of})
        if others:
            raise DatabaseInUse(
                f"The processes that play from the database {shown(url)} already say that they are {others[0]} in all, "
                f"and this one that they are {share.of}: each must be started with the same number."
            )
        yield


@contextmanager
def connected(url: URL) -> Iterator[Connection]:
    """Connect to a server for a moment. Raises DatabaseAway or DatabaseUnusable."""
    must_answer(url)
    engine = create_engine(
        url, connect_args={"connect_timeout": PATIENCE}, poolclass=NullPool, isolation_level="AUTOCOMMIT"
    )
    with unusable(shown(url)), closing(engine.connect()) as connection:
        yield connection


def must_answer(url: URL) -> None:
    """See that somebody listens where a database is said to be. Raises DatabaseAway."""
    if url.host is None:  # a socket of the system, by its usual name
        return
    try:
        socket.create_connection((url.host, url.port or PORT), timeout=PATIENCE).close()
    except OSError as error:
        raise DatabaseAway(f"The database {shown(url)} does not answer: {error.strerror or error}.") from error
