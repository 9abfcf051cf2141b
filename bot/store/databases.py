"""Which database a location names, and opening it."""

from pathlib import Path

from bot.store.postgresql_store import PostgresqlStore
from bot.store.sqlite_store import SqliteStore
from bot.store.store import Location, Store


async def open_store(location: Location, *, patience: float = 5.0) -> Store:
    """Open a database, or make it, and bring it to this version.

    `patience` is how many seconds to wait for another process that writes a file, or for a server that does not
    answer. Raises DatabaseUnusable or DatabaseTooNew.
    """
    store = (
        SqliteStore(location, patience=patience)
        if isinstance(location, Path)
        else PostgresqlStore(location, patience=patience)
    )
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store
