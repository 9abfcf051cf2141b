"""What is true of a PostgreSQL server alone: addresses, refusals, locks, copies."""

import asyncio
import subprocess
import sys
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import URL, NullPool, create_engine, text

from bot.store import (
    DatabaseAway,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnusable,
    Store,
    back_up,
    examine,
    glance,
    hold_instance_lock,
    open_store,
    read_location,
    shown,
)
from bot.store.databases import DRIVER
from bot.store.migrations import known_versions
from tests.bot.store.examples import CHANNEL, begin_match, boards, play
from tests.postgresql import PASSWORD, PostgresqlServer, free_port, programs, running_server

SECRET = "open%2Fsesame"  # noqa: S105 - of nothing


def test_an_address_is_read_and_its_password_is_never_shown() -> None:
    url = read_location(f"postgresql://ada:{SECRET}@db.example:5433/games")
    assert isinstance(url, URL)
    assert (url.drivername, url.password, url.port) == ("postgresql+psycopg", "open/sesame", 5433)
    assert shown(url) == "postgresql+psycopg://ada:***@db.example:5433/games"
    assert "sesame" not in f"{url!r} {url}"


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ada@db.example/games",
        "postgresql://ada@db.example",
        "postgresql+asyncpg://h/games",
        "a:b://",
        "postgresql://me:a@b:ada/x@db.example/games",
        "postgresql://db.example:ada/games",
        "postgresql://h/games?password=ada",
        "postgresql:/me:ada@h/games",
        "postgresql+psycopg:me:ada@h/games",
        "postgresql://me:b@ada@h/games",
        "me:ada@h/games",
        "//me:ada@h/games",
        "postgresql//me:ada@h/games",
        "host=h user=me password=ada dbname=games",
    ],
)
def test_another_address_is_refused_in_words_without_it(address: str) -> None:
    with pytest.raises(ValueError, match=r"^(it is|the address)") as refusal:
        read_location(address)
    assert "ada" not in str(refusal.value)


@pytest.mark.parametrize("port", [0, 65_536])
def test_a_port_that_no_server_has_is_not_waited_for(port: int) -> None:
    with pytest.raises(ValueError, match="the port in the address is no number from 1 to 65535"):
        read_location(f"postgresql://db.example:{port}/games")


@pytest.mark.parametrize("name", ["postgresql/games.db", "/srv/12:30@home/x.db", "./a:b@c.db", r"C:\Ada@home\x.db"])
def test_a_file_may_have_a_name_that_looks_like_an_address(name: str) -> None:
    assert read_location(name) == Path(name)


def test_an_address_without_the_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.databases.find_spec", lambda _name: None)
    with pytest.raises(ValueError, match=r"^an address of PostgreSQL's needs the extra furunkulus\[postgresql\]"):
        read_location("postgresql+psycopg://db.example/games")


async def test_a_wrong_password_or_database_is_one_sentence_without_the_password(
    postgresql_server: PostgresqlServer,
) -> None:
    for url in (postgresql_server.url(password="wrong-secret"), postgresql_server.url("nothing_here")):
        with pytest.raises(DatabaseUnusable) as refusal:
            await open_store(url)
        told = str(refusal.value)
        assert not isinstance(refusal.value, DatabaseAway)
        assert told.startswith(f"The database {shown(url)} cannot be used: ")
        assert told.endswith(".")
        assert "\n" not in told
        assert "wrong-secret" not in told
        assert PASSWORD not in told
        for look in (examine, lambda url: glance(url, "sign")):
            with pytest.raises(DatabaseUnusable):
                look(url)


@pytest.mark.parametrize(
    ("statements", "user", "told"),
    [
        (
            ("CREATE DATABASE {} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0",),
            "tester",
            " keeps texts as SQL_ASC",
        ),
        (("CREATE DATABASE {} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0",), "tester", " keeps texts as LATIN1: "),
        (
            ("CREATE DATABASE {}", "ALTER DATABASE {} SET default_transaction_read_only = on"),
            "tester",
            " can only be read.",
        ),
        (
            ("CREATE DATABASE {}", "CREATE ROLE guest_of_{0} LOGIN PASSWORD '" + PASSWORD + "'"),
            "guest_of_{}",
            " cannot be used: its user may make no tables there.",
        ),
        (
            (
                "CREATE DATABASE {}",
                "CREATE ROLE stranger_to_{0} LOGIN PASSWORD '" + PASSWORD + "'",
                "REVOKE CONNECT ON DATABASE {} FROM PUBLIC",
            ),
            "stranger_to_{}",
            " cannot be used: ",
        ),
    ],
    ids=["ascii", "latin", "read-only", "no tables", "no connection"],
)
async def test_a_database_that_cannot_take_what_is_written_is_one_sentence_at_once(
    postgresql_server: PostgresqlServer, statements: tuple[str, ...], user: str, told: str
) -> None:
    name = f"odd_{token_hex(4)}"
    url = postgresql_server.url(name).set(username=user.format(name))
    engine = create_engine(postgresql_server.url(), isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement.format(name)))
    with pytest.raises(DatabaseUnusable) as at_start:
        await open_store(url)
    with pytest.raises(DatabaseUnusable) as at_doctor:
        examine(url)
    for refusal in (at_start, at_doctor):
        sentence = str(refusal.value)
        assert type(refusal.value) is DatabaseUnusable
        assert sentence.startswith(f"The database {shown(url)}{told}")
        assert (sentence.endswith("."), sentence.endswith(".."), "\n" in sentence) == (True, False, False)


async def test_a_server_that_does_not_answer_is_away(postgresql_server: PostgresqlServer) -> None:
    gone = postgresql_server.url().set(port=free_port())
    with pytest.raises(DatabaseAway, match="does not answer: Connection refused"):
        await open_store(gone)
    with pytest.raises(DatabaseAway), hold_instance_lock(gone):
        pass


async def test_who_wants_the_same_match_waits_and_sees_what_has_become_of_it(store: Store, postgresql_url: URL) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
    other = await open_store(postgresql_url)

    async def play_next(of: Store) -> int:
        async with of.transaction() as writer:
            row = await writer.match(match)
            assert row is not None
            await asyncio.sleep(0)
            await play(writer, match, row.revision + 1)
            return row.revision

    seen = await asyncio.gather(*(play_next(each) for each in (store, other) * 10))
    assert sorted(seen) == list(range(20))
    await other.close()


HOLDER = """
import sys, time
from bot.store import hold_instance_lock, read_location
with hold_instance_lock(read_location(sys.argv[1])):
    print("held", flush=True)
    time.sleep(3600)
"""


def test_one_bot_plays_from_a_database_until_its_process_is_gone(postgresql_url: URL) -> None:
    address = postgresql_url.render_as_string(hide_password=False)
    with subprocess.Popen([sys.executable, "-c", HOLDER, address], stdout=subprocess.PIPE) as holder:  # noqa: S603 - our own words
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(DatabaseInUse, match="Another bot plays"), hold_instance_lock(postgresql_url):
            pass
        holder.kill()
        holder.wait()
    until_free(postgresql_url)


def until_free(url: URL) -> None:
    """Wait until the server has seen that a process is gone."""
    while True:
        try:
            with hold_instance_lock(url):
                return
        except DatabaseInUse:
            continue


async def test_an_empty_database_is_one_whose_tables_are_still_to_be_made(postgresql_url: URL) -> None:
    assert examine(postgresql_url).version is None
    assert glance(postgresql_url, "sign") == (None, {}, "", 0)
    store = await open_store(postgresql_url)
    async with store.transaction() as writer:
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(b"1"))
        await writer.remember("sign", "here")
    await store.close()
    found, seen = examine(postgresql_url), glance(postgresql_url, "sign")
    assert (found.version, found.newest, found.owed) == (known_versions()[0], known_versions()[0], 1)
    assert seen.remembered == "here"
    assert set(seen.owed_since) == {CHANNEL}


@pytest.mark.parametrize(
    ("statement", "refusal", "told"),
    [
        ("CREATE TABLE alembic_version (version_num text)", DatabaseUnusable, "another program"),
        ("CREATE TABLE parrots (name text)", DatabaseUnusable, "another program"),
    ],
)
async def test_a_database_of_another_program_is_left_alone(
    postgresql_url: URL, statement: str, refusal: type[Exception], told: str
) -> None:
    engine = create_engine(postgresql_url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    with pytest.raises(refusal, match=told):
        await open_store(postgresql_url)
    engine.dispose()


async def test_a_database_of_a_newer_version_is_left_alone(store: Store, postgresql_url: URL) -> None:
    async with store.transaction() as writer:
        await writer._connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))  # noqa: SLF001 - as a newer bot does
    with pytest.raises(DatabaseTooNew, match="newer version"):
        await open_store(postgresql_url)
    with pytest.raises(DatabaseTooNew):
        examine(postgresql_url)


def test_a_copy_of_a_server_that_is_away_is_refused_in_one_sentence(
    postgresql_url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(programs()), prepend=":")
    nobody = postgresql_url.set(port=free_port())
    with pytest.raises(DatabaseAway) as refused:
        back_up(nobody, tmp_path / "games.dump")
    assert str(refused.value) == f"The database {shown(nobody)} does not answer: Connection refused."
    assert list(tmp_path.iterdir()) == []


def test_a_copy_is_made_by_pg_dump_and_never_written_over(
    postgresql_url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make(postgresql_url))
    copy = tmp_path / "games.dump"
    found = programs()
    assert found is not None
    monkeypatch.setenv("PATH", str(found), prepend=":")
    back_up(postgresql_url, copy)
    listed = subprocess.run([found / "pg_restore", "--list", copy], capture_output=True, text=True, check=True)  # noqa: S603 - PostgreSQL's own
    assert "TABLE DATA public turns" in listed.stdout
    assert copy.stat().st_mode & 0o777 == 0o600
    with pytest.raises(DatabaseUnusable, match="never written over"):
        back_up(postgresql_url, copy)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DatabaseUnusable, match="pg_dump, which is not installed"):
        back_up(postgresql_url, tmp_path / "another.dump")
    assert [file.name for file in tmp_path.iterdir()] == ["games.dump"]


def test_a_copy_is_made_by_the_same_way_to_the_server_as_the_bot_takes(
    postgresql_server: PostgresqlServer, postgresql_url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make(postgresql_url))
    monkeypatch.setenv("PATH", str(programs()), prepend=":")
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    who, database = postgresql_url.username, postgresql_url.database
    port, query = postgresql_server.port, {"host": str(postgresql_server.folder), "port": str(postgresql_server.port)}
    ways = {
        "password of the environment": URL.create(DRIVER, who, host="127.0.0.1", port=port, database=database),
        "socket of the system": URL.create(DRIVER, who, database=database, query=query),
    }
    for name, url in ways.items():
        assert examine(url).version is not None
        back_up(url, tmp_path / name)
        assert (tmp_path / name).stat().st_size > 0


async def make(url: URL) -> None:
    await (await open_store(url)).close()


async def test_connections_that_a_restarted_server_has_dropped_are_made_anew(store: Store, postgresql_url: URL) -> None:
    async with store.transaction() as writer:
        await writer.remember("key", "value")
    engine = create_engine(postgresql_url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        dropping = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        connection.execute(text(f"{dropping} AND pid <> pg_backend_pid()"))
    engine.dispose()
    async with store.reading() as reader:
        assert await reader.recall("key") == "value"
    async with store.transaction() as writer:
        await writer.remember("key", "again")


async def test_a_server_that_follows_another_one_is_waited_for_at_the_start_and_told_by_health() -> None:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with running_server() as server:
        url = server.url()
        await (await open_store(url)).close()
        await asyncio.to_thread(server.follow)
        for look in (examine, lambda url: glance(url, "sign")):
            with pytest.raises(DatabaseAway, match=r"can only be read\.$"):
                await asyncio.to_thread(look, url)
        with pytest.raises(DatabaseAway, match=r"can only be read\.$"):
            await open_store(url)
        await asyncio.to_thread(server.lead)
        await (await open_store(url)).close()
