"""Opening: every file is brought to this version, or refused with one sentence and left as it is."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from bot.store import DatabaseTooNew, DatabaseUnusable, open_store
from bot.store.migrations import known_versions
from bot.store.schema import metadata
from tests.bot.store.examples import CHANNEL, open_lobby

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


async def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "No such file" in await refusal(tmp_path / "nowhere" / "games.db")


@pytest.mark.parametrize("name", ["a b.db", "100%.db", "what?.db", "file:x.db", "é#1.db"])
async def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    await (await open_store(tmp_path / name)).close()
    assert "matches" in tables(tmp_path / name)
