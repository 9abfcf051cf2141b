"""Opening: every file is brought to this version, or refused with one sentence and left as it is."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from bot.store import DatabaseTooNew, DatabaseUnusable, Store
from bot.store.schema import metadata
from bot.table.rows import AlarmRow, Score, WishRow
from tests.bot.store.examples import CHANNEL, begin_match, open_lobby

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


def tables(path: Path) -> dict[str, str]:
    """Give the statement by which each table and index is made, with single blanks: a later column has no line."""
    with closing(sqlite3.connect(path)) as file:
        made = file.execute("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%'").fetchall()
    return {name: " ".join((sql or "").split()).replace(" ,", ",") for name, sql in made}


def content(path: Path) -> bytes:
    return path.read_bytes()


def fill(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def refusal(path: Path) -> str:
    with pytest.raises(DatabaseUnusable) as refused:
        await Store.open(path, patience=0)
    said = str(refused.value)
    assert str(path) in said
    assert said.endswith(".")
    assert "\n" not in said
    return said


async def test_the_migrations_lead_to_the_tables_that_the_code_uses(path: Path, tmp_path: Path) -> None:
    await (await Store.open(path)).close()
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
    first = await Store.open(path)
    async with first.transaction() as work:
        opened = await open_lobby(work)
    await first.close()
    made = tables(path)
    second = await Store.open(path)
    async with second.reading() as view:
        assert await view.match_in(CHANNEL) == opened
    await second.close()
    assert tables(path) == made


async def test_a_match_from_before_there_were_settings_is_set_as_usual(path: Path) -> None:
    first = await Store.open(path)
    async with first.transaction() as work:
        opened = await open_lobby(work)
    await first.close()
    with closing(sqlite3.connect(path)) as file:
        make_posts_as_before(file)
        file.execute("ALTER TABLE matches DROP COLUMN settings")
        file.execute("DROP TABLE guesses")
        for later in ("watches", "acts", "keeper_roles", "wishes", "consents", "people", "alarms"):
            file.execute(f"DROP TABLE {later}")
        for table, column in (("seats", "missed"), ("seats", "stand_in"), ("seats", "acted"), ("posts", "called")):
            file.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        file.execute("UPDATE alembic_version SET version_num = '0002'")
        file.commit()
    second = await Store.open(path)
    async with second.reading() as view:
        assert await view.match(opened.id) == opened
    await second.close()
    assert opened.settings == b"{}"


def make_posts_as_before(file: sqlite3.Connection) -> None:
    """Put posts back as they were before they knew how many of their messages stand."""
    for index in ("matches_by_change", "posts_shown", "posts_owed_by_match"):
        file.execute(f"DROP INDEX {index}")
    file.execute("ALTER TABLE posts DROP COLUMN sent")


def make_guesses_as_before(file: sqlite3.Connection) -> None:
    """Put the table of guesses back as it was before they had numbers, empty."""
    file.execute("DROP TABLE guesses")
    file.execute(
        "CREATE TABLE guesses (id INTEGER PRIMARY KEY, match_id INTEGER NOT NULL REFERENCES matches (id), "
        "person_id BIGINT NOT NULL, name TEXT NOT NULL, choice TEXT NOT NULL, turn INTEGER, right BOOLEAN)"
    )
    file.execute("CREATE UNIQUE INDEX one_open_guess ON guesses (match_id, person_id) WHERE turn IS NULL")


async def test_a_wish_from_before_wishes_had_alarms_lapses_in_its_time(path: Path) -> None:
    first = await Store.open(path)
    async with first.transaction() as work:
        match_id = await begin_match(work)
        wish = WishRow(match_id=match_id, revision=3, person_id=1, until=NOON, status="open")
        await work.wishes.make(wish)
    await first.close()
    with closing(sqlite3.connect(path)) as file:
        make_posts_as_before(file)
        make_guesses_as_before(file)
        file.execute("ALTER TABLE posts DROP COLUMN called")
        file.execute("ALTER TABLE seats DROP COLUMN acted")
        file.execute("CREATE INDEX wishes_open ON wishes (until) WHERE status = 'open'")
        file.execute("UPDATE alembic_version SET version_num = '0007'")
        file.commit()
    second = await Store.open(path)
    async with second.reading() as view:
        assert await view.wishes.on(match_id, 3) == (wish,)
        due = AlarmRow(match_id=match_id, kind="wish", person_id=1, revision=3, due_at=NOON)
        assert await view.alarms(match_id) == (due,)
    await second.close()


async def test_guesses_from_before_they_had_numbers_belong_to_the_walks_that_decided_them(path: Path) -> None:
    first = await Store.open(path)
    async with first.transaction() as work:
        match_id = await begin_match(work)
        for number, seat in enumerate((b"0", b"null", b"1", b"null"), start=1):
            body = b'{"seat":' + seat + b"}"
            await work.append_turn(match_id, number, body, undone=b"[]", fate=b"[]")
    await first.close()
    with closing(sqlite3.connect(path)) as file:
        make_posts_as_before(file)
        make_guesses_as_before(file)
        file.execute("ALTER TABLE posts DROP COLUMN called")
        file.execute("ALTER TABLE seats DROP COLUMN acted")
        file.executemany(
            "INSERT INTO guesses (match_id, person_id, name, choice, turn, right) VALUES (?, 1, 'Ada', ?, ?, ?)",
            [(match_id, "left", 2, True), (match_id, "right", 4, False), (match_id, "left", None, None)],
        )
        file.execute("UPDATE alembic_version SET version_num = '0008'")
        file.commit()
    second = await Store.open(path)
    async with second.transaction() as work:
        assert await work.guesses.scores(match_id, until=1) == (Score(person_id=1, name="Ada", right=1, guesses=1),)
        assert await work.guesses.scores(match_id, until=3) == (Score(person_id=1, name="Ada", right=1, guesses=2),)
        assert await work.guesses.decide(match_id, 3, right={"left"}, players=()) == ("Ada",)
    await second.close()


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE alembic_version SET version_num = '0777'")
        file.commit()
    before = content(path)
    with pytest.raises(DatabaseTooNew, match=r"written by a newer version .* version 0777, .* up to 0014\)\.$"):
        await Store.open(path)
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
    await (await Store.open(path)).close()
    whole = content(path)
    fill(path, whole[: len(whole) // 2])
    said = await refusal(path)
    assert "damaged" in said or "malformed" in said


async def test_a_database_that_somebody_else_holds_is_refused(path: Path) -> None:
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        assert "locked" in await refusal(path)


async def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "unable to open" in await refusal(tmp_path / "nowhere" / "games.db")


@pytest.mark.parametrize("name", ["a b.db", "100%.db", "what?.db", "file:x.db", "é#1.db"])
async def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    await (await Store.open(tmp_path / name)).close()
    assert "matches" in tables(tmp_path / name)
