"""A store of its own for each test, in an SQLite file and on a PostgreSQL server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Location, Store, examine, migrations, open_store
from tests.new_database import put_new_database

NEXT_STEP = Path(__file__).parent / "releases" / "next_step"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture(params=["path", "postgresql_url"], ids=["sqlite", "postgresql"])
def location(request: pytest.FixtureRequest) -> Location:
    """Where a database is, of either kind; a test that begins with an open one has its tables made once for all."""
    is_ready = request.param == "postgresql_url" and "store" in request.fixturenames
    found: Location = request.getfixturevalue("postgresql_tables" if is_ready else request.param)
    return found


@pytest.fixture
async def store(location: Location) -> AsyncIterator[Store]:
    if isinstance(location, Path):
        put_new_database(location)
    store = await open_store(location)
    yield store
    await store.close()
    if isinstance(location, Path):
        assert examine(location).problems == ()


@pytest.fixture
def with_next_step() -> Iterator[None]:
    """Let the program know a step more than it has."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(migrations, "STEPS", f"{migrations.STEPS};{NEXT_STEP}")
        migrations.known_versions.cache_clear()
        yield
    migrations.known_versions.cache_clear()
