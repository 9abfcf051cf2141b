"""A new database, made once by all migrations and then copied: they take longer than most tests that need one."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from bot.store import Location, open_store


def put_new_database(path: Path) -> None:
    """Put a new database where none is yet, as the bot makes it."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(_content())


@cache
def _content() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "new.db")
        make(path)
        return path.read_bytes()


def make(location: Location) -> None:
    """Let the bot make a database, or the tables of an empty one."""

    async def opened() -> None:
        await (await open_store(location)).close()

    making = Thread(target=lambda: asyncio.run(opened()))  # a test's own loop may run in this one
    making.start()
    making.join()
