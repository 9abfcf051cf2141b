"""A store of its own for each test, in an SQLite file and on a PostgreSQL server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Location, Store, open_store
from tests.new_database import put_new_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture(params=["path", "postgresql_url"], ids=["sqlite", "postgresql"])
def location(request: pytest.FixtureRequest) -> Location:
    """Where a database is, of either kind."""
    found: Location = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def store(location: Location) -> AsyncIterator[Store]:
    if isinstance(location, Path):
        put_new_database(location)
    store = await open_store(location)
    yield store
    assert await store.check() == ()
    await store.close()
