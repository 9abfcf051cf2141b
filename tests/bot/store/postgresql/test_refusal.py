"""A server that takes nobody just now is waited for by its code, whatever words it has for that."""

from collections.abc import Iterator

import pytest

from bot.store import DatabaseAway, examine, open_store, shown
from bot.store.postgresql.connections import TRANSIENT, refusal_code
from tests.patience import PATIENCE
from tests.postgresql import PostgresqlServer, free_port, programs, running_server


@pytest.fixture(scope="module")
def recovering() -> Iterator[PostgresqlServer]:
    """A server that says to everybody, in words that we do not know, that it takes nobody."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: on Debian, `apt-get install postgresql`")
    with running_server() as server:
        server.stop()
        (server.folder / "data" / "standby.signal").touch()
        with (server.folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("hot_standby = off\n")
        server.start()
        yield server


async def test_a_server_that_cannot_take_anybody_yet_is_waited_for(recovering: PostgresqlServer) -> None:
    url = recovering.url()
    assert refusal_code(url, patience=PATIENCE) == "57P03"
    with pytest.raises(DatabaseAway) as away:
        await open_store(url)
    told = str(away.value)
    assert told.startswith(f"The database {shown(url)} does not answer: ")
    assert not any(words in told for words in TRANSIENT)
    with pytest.raises(DatabaseAway):
        examine(url)


def test_a_server_that_takes_connections_has_no_code(postgresql_server: PostgresqlServer) -> None:
    assert refusal_code(postgresql_server.url(), patience=PATIENCE) == ""
    assert refusal_code(postgresql_server.url("nothing_here", password="wrong"), patience=PATIENCE) == ""


def test_nobody_has_no_code(postgresql_server: PostgresqlServer) -> None:
    assert refusal_code(postgresql_server.url().set(port=free_port()), patience=PATIENCE) == ""
    assert refusal_code(postgresql_server.url().set(host="/var/run/postgresql"), patience=PATIENCE) == ""
    assert refusal_code(postgresql_server.url().set(host=None), patience=PATIENCE) == ""
