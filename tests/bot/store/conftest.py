"""A store of its own for each test, in a file of SQLite's and on a server of PostgreSQL's."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text

from bot.store import Location, Store, open_store
from tests.new_database import put_new_database
from tests.postgresql import PostgresqlServer, programs, running_server


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresqlServer]:
    """A server for all tests of this process."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: on Debian, `apt-get install postgresql`")
    with running_server() as server:
        yield server


@pytest.fixture
def postgresql_url(postgresql_server: PostgresqlServer) -> Iterator[URL]:
    """An empty database on the server."""
    name = f"games_{secrets.token_hex(4)}"
    engine = create_engine(postgresql_server.url(), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        yield postgresql_server.url(name)
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


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
