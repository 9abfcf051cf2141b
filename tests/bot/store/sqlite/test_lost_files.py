"""A database that is deleted, replaced or destroyed under the running bot: nothing more is taken, and it is told."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError
from structlog.testing import capture_logs

from bot.store import ChannelTaken, DatabaseReplaced, back_up, examine, glance, open_store
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.examples import CHANNEL, open_lobby

PAGE = 4096


def deleted(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    path.with_name("copy.db").replace(path)


def written_over(path: Path) -> None:
    """Put a copy's content in the place of the file's, which keeps its number, as `cp` does."""
    path.write_bytes(path.with_name("copy.db").read_bytes())


def names(folder: Path) -> set[str]:
    """Return the databases that are in a folder."""
    return {path.name for path in folder.glob("*.db")}


async def claimed(path: Path) -> SqliteStore:
    store = await open_store(path)
    assert isinstance(store, SqliteStore)
    await store.claim()
    return store


@pytest.mark.parametrize("lose", [deleted, replaced, written_over])
async def test_nothing_is_taken_once_the_file_is_another_one(path: Path, lose: Callable[[Path], None]) -> None:
    store = await claimed(path)
    back_up(path, path.with_name("copy.db"))
    lose(path)
    told = rf"^The database {path} was deleted or replaced while the bot ran\.$"
    with capture_logs() as logged:
        for _ in range(2):
            with pytest.raises(DatabaseReplaced, match=told):
                async with store.transaction():
                    pass
            with pytest.raises(DatabaseReplaced, match=told):
                async with store.reading():
                    pass
            with pytest.raises(DatabaseReplaced, match=told):
                await store.remember("a", "b", patience=0)
    assert [entry["event"] for entry in logged] == ["nothing is taken any more"]
    left = {"deleted": {"copy.db"}, "replaced": {"games.db"}, "written_over": {"games.db", "copy.db"}}
    assert names(path.parent) == left[lose.__name__]  # nobody has made it anew
    await store.close()


def copied(path: Path) -> None:
    """Copy a file as it stands, as `cp` does."""
    path.with_name("copy.db").write_bytes(path.read_bytes())


async def test_a_raw_copy_of_an_earlier_run_is_noticed_and_the_files_own_log_is_not_taken_for_one(path: Path) -> None:
    for run in range(2):
        store = await claimed(path)
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        async with store.transaction() as writer:
            await writer.remember("run", str(run))
        if run:
            written_over(path)
            with pytest.raises(DatabaseReplaced):
                async with store.reading():
                    pass
        await store.close()
        if not run:
            copied(path)


async def test_a_file_is_the_same_whose_mark_is_still_in_its_log(path: Path) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as reader, closing(sqlite3.connect(path)) as log:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM memory").fetchall()  # keeps the log from being written into the file
        store = await claimed(path)
        async with store.transaction() as writer:
            await writer.remember("a", "b")
        again = await open_store(path)
        reader.execute("COMMIT")
        log.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for each in (store, again):
            async with each.reading() as known:
                assert await known.recall("a") == "b"
            await each.close()


def away(path: Path) -> None:
    path.rename(path.with_name("away.db"))


def back(path: Path) -> None:
    path.with_name("away.db").rename(path)


async def test_a_file_that_comes_back_is_played_from_again(path: Path) -> None:
    store = await open_store(path)
    away(path)
    with pytest.raises(DatabaseReplaced):
        async with store.transaction():
            pass
    back(path)
    async with store.transaction() as writer:
        await open_lobby(writer)
    await store.close()
    assert examine(path).problems == ()


def destroy(path: Path, table: str) -> None:
    """Overwrite the page with which a table begins."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((page,),) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
    with path.open("r+b") as raw:
        raw.seek((page - 1) * PAGE)
        raw.write(b"\xff" * PAGE)


async def test_a_destroyed_page_is_seen_at_a_glance(path: Path) -> None:
    store = await open_store(path)
    assert glance(path, "any").damage == ""
    destroy(path, "guesses")
    seen = glance(path, "any")
    assert seen.damage
    assert "\n" not in seen.damage
    await store.close()


async def test_a_glance_at_a_large_file_ends_in_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("CREATE TABLE much (said)")
        file.executemany("INSERT INTO much VALUES (?)", [("x" * 100,)] * 50_000)
    destroy(path, "guesses")
    monkeypatch.setattr("bot.store.sqlite.inspection.OPCODES", 1)
    monkeypatch.setattr("bot.store.sqlite.inspection.LONGEST_CHECK", 0.0)
    assert glance(path, "any").damage == ""


async def test_a_query_that_fails_is_known_and_one_that_is_refused_is_none(path: Path) -> None:
    store = await open_store(path)
    async with store.transaction() as writer:
        await open_lobby(writer)
        with pytest.raises(ChannelTaken):
            await open_lobby(writer)
    assert store.last_failure is None
    destroy(path, "matches")
    other = await open_store(path.with_name("other.db"))
    assert isinstance(store, SqliteStore)
    store._readers.dispose()  # noqa: SLF001 - what it has read already would not fail
    with pytest.raises(DatabaseError):
        async with store.reading() as reader:
            await reader.match_in(CHANNEL)
    assert store.last_failure is not None
    assert "malformed" in store.last_failure.why
    assert other.last_failure is None
    await other.close()
    await store.close()
