"""Opening: every file is brought to this version, or refused with one sentence and left as it is."""

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, Connection, create_engine, inspect, text

from bot.store import DatabaseBusy, DatabaseTooNew, DatabaseUnusable, Location, migrations, open_store
from bot.store.migrations import known_versions
from bot.store.schema import metadata
from tests.bot.store.examples import CHANNEL, open_lobby
from tests.end_to_end.processes import ended, led
from tests.length import length

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
AT = "2026-06-01 12:00:00.000000"


def tables(path: Path) -> dict[str, str]:
    """Return the statement by which each table and index is made, with single blanks: a later column has no line."""
    with closing(sqlite3.connect(path)) as file:
        made = file.execute("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%'").fetchall()
    return {name: " ".join((sql or "").split()).replace(" ,", ",") for name, sql in made}


def content(path: Path) -> bytes:
    return path.read_bytes()


def fill(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def refusal(path: Path) -> str:
    with pytest.raises(DatabaseUnusable) as refused:
        await open_store(path, patience=0)
    said = str(refused.value)
    assert str(path) in said
    assert said.endswith(".")
    assert "\n" not in said
    return said


async def test_the_migrations_lead_to_the_tables_that_the_code_uses(path: Path, tmp_path: Path) -> None:
    await (await open_store(path)).close()
    engine = create_engine(f"sqlite:///{path}")

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()

    by_code = create_engine(f"sqlite:///{tmp_path / 'by_code.db'}")
    metadata.create_all(by_code)
    by_code.dispose()
    assert tables(path) == tables(tmp_path / "by_code.db")  # to the letter: checks and partial indexes too


async def test_a_file_opened_again_is_as_it_was(path: Path) -> None:
    first = await open_store(path)
    async with first.transaction() as writer:
        opened = await open_lobby(writer)
    await first.close()
    made = tables(path)
    second = await open_store(path)
    async with second.reading() as reader:
        assert await reader.match_in(CHANNEL) == opened
    await second.close()
    assert tables(path) == made


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE alembic_version SET version_num = '0777'")
        file.commit()
    before = content(path)
    with pytest.raises(
        DatabaseTooNew, match=rf"written by a newer version .* version 0777, .* up to {known_versions()[0]}\)\.$"
    ):
        await open_store(path)
    assert content(path) == before


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE recipes (name)")
    assert "belongs to another program" in await refusal(path)
    assert set(tables(path)) == {"recipes"}


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    fill(path, b"Dear diary, " * 1000)
    assert "not a database" in await refusal(path)
    assert content(path) == b"Dear diary, " * 1000


async def test_a_damaged_database_is_refused(path: Path) -> None:
    await (await open_store(path)).close()
    whole = content(path)
    fill(path, whole[: len(whole) // 2])
    said = await refusal(path)
    assert "damaged" in said or "malformed" in said


async def test_a_database_that_somebody_else_holds_is_refused(path: Path) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        assert "locked" in await refusal(path)


async def test_a_database_that_somebody_has_for_themselves_is_refused_as_locked(path: Path) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode=EXCLUSIVE")
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy, match="locked"):
            await open_store(path, patience=0)


async def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "No such file" in await refusal(tmp_path / "nowhere" / "games.db")


@pytest.mark.parametrize("name", ["a b.db", "100%.db", "what?.db", "file:x.db", "é#1.db"])
async def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    await (await open_store(tmp_path / name)).close()
    assert "matches" in tables(tmp_path / name)


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import Engine, event, make_url
from bot.store import migrations, open_store
location, migrations.STEPS, left = sys.argv[1], sys.argv[2], int(sys.argv[3])

@event.listens_for(Engine, "after_cursor_execute")
def count(*_):
    global left
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)

async def open_it():
    await (await open_store(make_url(location) if "://" in location else Path(location))).close()

asyncio.run(open_it())
"""
"""Opens a database, and dies after so many statements."""


async def survives(location: Location, folder: Path, *, statements: int) -> bool:
    """Open a database in a process that is killed after so many statements; whether it had come to its end."""
    where = location.render_as_string(hide_password=False) if isinstance(location, URL) else str(location)
    arguments = (where, migrations.STEPS, str(statements))
    async with led(*arguments, program=KILLED, folder=folder) as running:
        code, _, errors = await ended(running)
    assert code in (0, -signal.SIGKILL), errors
    return code == 0


@contextmanager
def written(location: Location) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{location}" if isinstance(location, Path) else location)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


@pytest.mark.usefixtures("with_next_step")
async def test_a_process_that_is_killed_anywhere_within_a_migration_leaves_the_old_tables_or_the_new_ones(
    location: Location, tmp_path: Path
) -> None:
    store = await open_store(location)
    async with store.transaction() as writer:
        await open_lobby(writer)
    await store.close()
    hosts, versions = text("SELECT host_id FROM matches"), text("SELECT version_num FROM alembic_version")
    found, statements, was_killed = set[tuple[int, str]](), 0, True
    while was_killed:
        statements += 1
        with written(location) as connection:
            connection.execute(text("UPDATE matches SET host_id = 1"))
            connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        was_killed = not await survives(location, tmp_path, statements=statements)
        with written(location) as connection:
            found.add((connection.execute(hosts).scalar_one(), connection.execute(versions).scalar_one()))
        await (await open_store(location)).close()
        with written(location) as connection:
            assert connection.execute(hosts).scalar_one() == 7
            assert connection.execute(versions).scalar_one() == "0002"
    assert statements > 3
    assert found == {(1, "0001"), (7, "0002")}


async def test_a_process_that_is_killed_while_it_makes_a_new_database_leaves_none_or_a_whole_one(
    location: Location, tmp_path: Path
) -> None:
    statements = 2
    while not await survives(location, tmp_path, statements=statements):
        statements += length(25, long=9)
        with written(location) as connection:
            made = set(inspect(connection).get_table_names()) - {"alembic_version"}
        assert made == set()
    assert statements > len(metadata.tables)
    with written(location) as connection:
        assert set(inspect(connection).get_table_names()) - {"alembic_version"} == set(metadata.tables)
    await (await open_store(location)).close()
