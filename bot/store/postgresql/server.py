"""What other processes do with a PostgreSQL server while the bot runs: they look at it, or copy it."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, NullPool, create_engine, func, inspect, select, text
from sqlalchemy.exc import DBAPIError

from bot.store.errors import DatabaseAway, DatabaseUnusable, unusable
from bot.store.migrations import known_versions, must_be_ours
from bot.store.postgresql.connections import KEEPALIVE, PORT, UNAVAILABLE, is_transient, refusal_code, why
from bot.store.schema import OWED, memory, posts
from bot.store.sqlite.database_file import OWNER_ONLY
from bot.store.sqlite.inspection import Examination, Glance

PATIENCE: Final = 5
"""Seconds to wait for an answer of the server."""

CONNECTING: Final[Mapping[str, Any]] = {"connect_timeout": PATIENCE, "client_encoding": "utf8", **KEEPALIVE}
"""How connections are made."""


def shown(url: URL) -> str:
    """Return an address as people may see it, without the password."""
    return url.render_as_string(hide_password=True)


def examine_server(url: URL) -> Examination:
    """Look whether the bot could work with a database. Raises DatabaseUnusable."""
    untouched = Examination(version=None, newest=known_versions()[0], problems=(), owed=0)
    with connected(url) as connection:
        version = usable_version(connection, url)
        if version is None:
            return untouched
        owed = connection.scalar(select(func.count()).select_from(posts).where(OWED))
        return untouched._replace(version=version, owed=owed or 0)


def _version(connection: Connection, url: URL) -> str | None:
    """Return the version of a database's tables, None without any. Raises as `bot.store.migrations.upgrade`."""
    tables = inspect(connection).get_table_names()
    found = connection.scalar(text("SELECT version_num FROM alembic_version")) if "alembic_version" in tables else None
    version = None if found is None else str(found)
    must_be_ours(shown(url), version, is_empty=not tables)
    return version


def usable_version(connection: Connection, url: URL) -> str | None:
    """Return the version of the tables, None without any, of a database that takes whatever is written.

    Raises DatabaseAway, DatabaseUnusable or DatabaseTooNew.
    """
    encoding = connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise DatabaseUnusable(f"The database {shown(url)} keeps texts as {encoding}: make it anew with encoding UTF8.")
    if can_only_be_read(connection):
        is_follower = connection.scalar(select(func.pg_is_in_recovery()))  # which may become the first again
        raise (DatabaseAway if is_follower else DatabaseUnusable)(only_read(url))
    version = _version(connection, url)
    may_make_tables = connection.scalar(text("SELECT has_schema_privilege(current_schema(), 'CREATE')"))
    if version != known_versions()[0] and not may_make_tables:
        raise DatabaseUnusable(f"The database {shown(url)} cannot be used: its user may make no tables there.")
    return version


def can_only_be_read(connection: Connection) -> bool:
    """Whether nothing can be written there now."""
    return bool(connection.scalar(text("SHOW transaction_read_only")) == "on")


def only_read(url: URL) -> str:
    """Say that nothing can be written there."""
    return f"The database {shown(url)} can only be read."


def must_be_writable(connection: Connection, url: URL) -> None:
    """See that the server answers and takes what is written. Raises DatabaseAway or DBAPIError."""
    if can_only_be_read(connection):
        raise DatabaseAway(only_read(url))


def glance_at_server(url: URL, key: str) -> Glance:
    """Look at what `Writer.remember` wrote under a key, and at the outbox. Raises DatabaseUnusable."""
    since = select(posts.c.channel_id, func.min(posts.c.created_at)).where(OWED).group_by(posts.c.channel_id)
    with connected(url) as connection:
        must_be_writable(connection, url)  # else what the bot wrote is from before
        if _version(connection, url) is None:
            return Glance(None, {})
        remembered = connection.scalar(select(memory.c.value).where(memory.c.key == key))
        owed = {channel: created.replace(tzinfo=UTC) for channel, created in connection.execute(since)}
    return Glance(remembered, owed)


def back_up_server(url: URL, copy: Path) -> None:
    """Copy a database by `pg_dump`, as it is at one moment; the copy is whole, or there is none.

    Raises DatabaseUnusable, also where there is such a file already, or no `pg_dump`, and DatabaseAway.
    """
    if copy.exists():
        raise DatabaseUnusable(f"There is a file {copy} already: a backup is never written over another one.")
    program = shutil.which("pg_dump")
    if program is None:
        raise DatabaseUnusable(f"The database {shown(url)} is copied by pg_dump, which is not installed here.")
    must_answer(url)  # of which pg_dump would tell in three sentences
    try:
        with tempfile.TemporaryDirectory(dir=copy.parent, prefix=".furunkulus-backup-") as folder:
            fresh = Path(folder) / copy.name
            fresh.touch(mode=OWNER_ONLY)
            plain = URL.create(
                "postgresql", url.username, host=url.host, port=url.port, database=url.database, query=url.query
            )
            command = (
                program,
                "--format=custom",
                f"--file={fresh}",
                f"--dbname={plain.render_as_string()}",
                "--no-password",
            )
            secret = {"PGPASSWORD": url.password} if url.password else {}  # else it is the environment's own
            environment = {**os.environ, **secret, "PGCONNECT_TIMEOUT": str(PATIENCE)}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - what stands here
            if done.returncode:
                problem = " ".join(done.stderr.split())
                raise DatabaseUnusable(f"The database {shown(url)} was not copied: {problem}.")
            os.link(fresh, copy)  # which never writes over a file, also not over one that has come meanwhile
    except OSError as error:
        raise DatabaseUnusable(f"The copy {copy} cannot be written: {error.strerror}.") from error


@contextmanager
def connected(url: URL) -> Iterator[Connection]:
    """Connect to a server for a moment. Raises DatabaseAway or DatabaseUnusable."""
    must_answer(url)
    engine = create_engine(url, connect_args=CONNECTING, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with reachable(url), closing(engine.connect()) as connection:
        yield connection


@contextmanager
def reachable(url: URL) -> Iterator[None]:
    """Turn what a server refuses into one sentence. Raises DatabaseAway where waiting helps, else DatabaseUnusable."""
    with unusable(shown(url)):
        try:
            yield
        except DBAPIError as error:
            if not is_transient(error) and not refusal_code(url, patience=PATIENCE).startswith(UNAVAILABLE):
                raise
            raise DatabaseAway(f"The database {shown(url)} does not answer: {why(error)}.") from error


def must_answer(url: URL) -> None:
    """See that somebody listens where a database is said to be. Raises DatabaseAway."""
    if url.host is None:  # a socket of the system, by its usual name
        return
    try:
        socket.create_connection((url.host, url.port or PORT), timeout=PATIENCE).close()
    except OSError as error:
        raise DatabaseAway(f"The database {shown(url)} does not answer: {error.strerror or error}.") from error
