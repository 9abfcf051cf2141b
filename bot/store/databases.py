"""Which database a location names, and what is done with either kind."""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.cluster.cluster import ALL, Alone, Cluster, Lock, Share
from bot.store.cluster.postgresql_cluster import PostgresqlCluster, hold_server_lock
from bot.store.errors import DatabaseUnusable
from bot.store.postgresql import server
from bot.store.postgresql.store import PostgresqlStore
from bot.store.sqlite import inspection
from bot.store.sqlite.database_file import hold_file_lock
from bot.store.sqlite.inspection import Examination, Glance
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Location, Store

DRIVER = "postgresql+psycopg"
"""How the address of a PostgreSQL database begins, and by which driver it is spoken to."""

NO_FILE: Final = re.compile(
    r"""
    postgres\w*(\+\w+)?:  # an address that lacks its slashes
    | (?!\.|/(?!/)|[a-z]:[\\/]) .* : .* @  # one that lacks more of its beginning; a path may have these signs, too
    | .* password \s* =  # what libpq takes for an address
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
"""What would be shown as a file's name, with the password in it."""

KEPT_NOWHERE: Final = ":memory:"
"""What SQLite does not take for a file."""

NO_ADDRESS: Final = "it is no address of a database; in a password @ : / are written as %40 %3A %2F"
LAST_PORT: Final = 65_535

PATIENCE: Final = 5.0
"""Seconds to wait for another program that keeps a file locked, or for a server."""


def read_location(text: str) -> Location:
    """Read where a database is: the path of a file, or `postgresql+psycopg://...`. Raises ValueError."""
    if "://" not in text:
        return _read_path(text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # whose words are not to be shown: they have a part of the password
        raise ValueError(NO_ADDRESS) from None
    if "@" in (url.host or ""):  # the rest of a password, which would be shown
        raise ValueError(NO_ADDRESS)
    if url.port is not None and not 0 < url.port <= LAST_PORT:
        raise ValueError(f"the port in the address is no number from 1 to {LAST_PORT}")
    if url.drivername not in {DRIVER, "postgresql"}:
        raise ValueError(f"it is a file, or an address that begins with {DRIVER}://")
    if not {"password", "sslpassword"}.isdisjoint(url.query):  # which would be shown with the address
        raise ValueError("the address has a password behind the question mark, and not before the @")
    if not url.database:
        raise ValueError("the address names no database after the host")
    if find_spec("psycopg") is None:
        raise ValueError("an address of PostgreSQL's needs the extra furunkulus[postgresql], which is not installed")
    return url.set(drivername=DRIVER)


def _read_path(text: str) -> Path:
    if NO_FILE.match(text):
        raise ValueError(f"it is a file, or an address that begins with {DRIVER}://")
    if text == KEPT_NOWHERE or "\0" in text:
        raise ValueError("it must be the name of a file, in which the games are kept")
    return Path(text)


def shown(location: Location) -> str:
    """Return a location as people may see it, without a password."""
    return str(location) if isinstance(location, Path) else server.shown(location)


async def open_store(location: Location, *, patience: float = PATIENCE, lock: Lock | None = None) -> Store:
    """Open or make a database; `patience` is in seconds. A server takes what is written only while `lock` is ours.

    Raises DatabaseUnusable or DatabaseTooNew.
    """
    store = (
        SqliteStore(location, patience=patience)
        if isinstance(location, Path)
        else PostgresqlStore(location, patience=patience, tie=None if lock is None else lock.tie)
    )
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


@contextmanager
def hold_instance_lock(location: Location, share: Share = ALL) -> Iterator[Lock | None]:
    """Hold the lock of a database or share; a server's is given. Raises DatabaseInUse or DatabaseUnusable."""
    if isinstance(location, Path):
        if share != ALL:
            raise DatabaseUnusable(f"Only one process can play from the file {location}: several need PostgreSQL.")
        held: AbstractContextManager[Lock | None] = hold_file_lock(location)
    else:
        held = hold_server_lock(location, share)
    with held as lock:
        yield lock


@asynccontextmanager
async def join_cluster(location: Location, share: Share = ALL) -> AsyncIterator[tuple[Store, Cluster]]:
    """Open a database to play from it, and close it after. Raises as `hold_instance_lock` and `open_store` do."""
    with hold_instance_lock(location, share) as lock:
        async with AsyncExitStack() as opened:
            store = await open_store(location, lock=lock)
            opened.push_async_callback(store.close)
            cluster: Cluster = Alone()
            if isinstance(store, SqliteStore):
                await store.claim()
            elif isinstance(store, PostgresqlStore):
                cluster = PostgresqlCluster(store, share=share, lock=lock)
                opened.push_async_callback(cluster.close)
            yield store, cluster


def examine(location: Location) -> Examination:
    """Look whether the bot could work with a database; in a large one that takes a while. Raises DatabaseUnusable."""
    if isinstance(location, Path):
        return inspection.examine(location)
    return server.examine_server(location)


def glance(location: Location, key: str) -> Glance:
    """Look at what `Writer.remember` wrote under a key, and at the outbox. Raises DatabaseUnusable."""
    if isinstance(location, Path):
        return inspection.glance(location, key)
    return server.glance_at_server(location, key)


def back_up(location: Location, copy: Path) -> None:
    """Copy a database as it is at one moment, whoever writes it meanwhile; the copy is whole, or there is none.

    Raises DatabaseUnusable, also where there is such a file already: a copy is never written over.
    """
    if isinstance(location, Path):
        inspection.back_up(location, copy)
    else:
        server.back_up_server(location, copy)


def restore(copy: Path, location: Location) -> Path | None:
    """Put a copy in the place of a database, and return the name under which that is kept now; None if there was none.

    Raises DatabaseInUse while a bot plays, and DatabaseUnusable, also for a server.
    """
    if not isinstance(location, Path):
        raise DatabaseUnusable(f"The database {shown(location)} is on a server: pg_restore puts a copy of it back.")
    return inspection.restore(copy, location)
