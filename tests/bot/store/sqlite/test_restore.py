"""A copy in the place of a database: what a killed bot has left beside it neither destroys nor is destroyed."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import DatabaseInUse, DatabaseUnusable, back_up, examine, glance, hold_instance_lock, open_store
from bot.store.sqlite.connections import connect
from bot.store.sqlite.inspection import restore
from tests.bot.store.sqlite.test_instance_lock import mode


async def written(path: Path, *values: str) -> None:
    """Write one value after the other, and stop cleanly."""
    store = await open_store(path)
    for value in values:
        async with store.transaction() as writer:
            await writer.remember("value", value)
    await store.close()


async def killed(path: Path, value: str) -> None:
    """Write a value, and leave what a killed bot would: what it has written is in the log alone."""
    store = await open_store(path)
    async with store.transaction() as writer:
        await writer.remember("value", value)
    for ending in ("", "-wal"):
        shutil.copyfile(f"{path}{ending}", path.with_name(f"left{ending}"))
    await store.close()
    for ending in ("", "-wal"):
        path.with_name(f"left{ending}").replace(f"{path}{ending}")


def value(path: Path) -> str | None:
    return glance(path, "value").remembered


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture
async def copy(path: Path) -> Path:
    """A copy of a database whose bot was killed some time later."""
    await written(path, "early")
    copy = path.with_name("copy.db")
    back_up(path, copy)
    await killed(path, "late")
    assert value(path) == "late"
    return copy


def copied(path: Path) -> None:
    shutil.copyfile(path.with_name("copy.db"), path)


def removed(path: Path) -> None:
    path.unlink()


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def from_a_journal(path: Path) -> None:
    copied(path)
    path.with_name(f"{path.name}-wal").rename(f"{path}-journal")


@pytest.mark.usefixtures("copy")
@pytest.mark.parametrize("put", [copied, removed, emptied, from_a_journal])
async def test_what_a_killed_bot_left_beside_another_file_is_named_and_nothing_is_written(
    path: Path, put: Callable[[Path], None]
) -> None:
    put(path)
    before = contents(path.parent)
    left = f"{path}-journal" if put is from_a_journal else f"{path}-wal"
    told = rf"^Beside the database {path} lies what is left of another one, .*: move {left} away while no bot runs\.$"
    with pytest.raises(DatabaseUnusable, match=told):
        await open_store(path)
    with pytest.raises(DatabaseUnusable, match=told):
        examine(path)
    if put is not removed:
        with pytest.raises(DatabaseUnusable, match=told):
            glance(path, "value")
        with pytest.raises(DatabaseUnusable, match=told):
            back_up(path, path.with_name("another.db"))
    assert contents(path.parent) == before


async def test_a_restored_copy_is_played_from_and_what_was_there_is_kept_with_its_log(path: Path, copy: Path) -> None:
    os.chmod(path, 0o640)  # noqa: PTH101 - one call, which waits for nothing
    whole = contents(copy.parent)[copy.name]
    kept = restore(copy, path)
    assert kept is not None
    assert (value(path), value(kept), contents(copy.parent)[copy.name]) == ("early", "late", whole)
    assert mode(path) == 0o640
    await written(path, "later")
    assert (value(path), value(kept), examine(path).problems, examine(kept).problems) == ("later", "late", (), ())
    restored = path.with_name("restored.db")
    assert restore(kept, restored) is None
    assert value(restored) == "late"


async def test_whoever_is_killed_while_a_copy_is_put_in_place_has_lost_nothing(
    path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def end(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "unlink", end)
    with pytest.raises(KeyboardInterrupt):
        restore(copy, path)
    monkeypatch.undo()
    with pytest.raises(DatabaseUnusable, match=r"-wal away"):
        await open_store(path)
    (kept,) = path.parent.glob("*replaced*.db")
    assert value(kept) == "late"
    path.with_name(f"{path.name}-wal").rename(path.with_name("away"))
    assert value(path) == "early"


async def test_what_cannot_be_restored_is_one_sentence_and_changes_nothing(
    path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.database_file.LOCK_PATIENCE", 0.0)
    folder = path.parent
    with closing(sqlite3.connect(folder / "other.db")) as other:
        other.execute("CREATE TABLE other (id)")
    (folder / "rubbish").write_bytes(b"no database" * 1000)
    (folder / "empty").touch()
    shutil.copyfile(copy, folder / "damaged.db")
    with closing(sqlite3.connect(folder / "damaged.db")) as damaged, damaged:
        damaged.execute("INSERT INTO turns VALUES (77, 1, '{}')")
    with hold_instance_lock(path), pytest.raises(DatabaseInUse):
        restore(copy, path)
    before = contents(folder)
    for name, told in (
        ("nothing", "There is no database "),
        ("other.db", "belongs to another program"),
        ("rubbish", "file is not a database"),
        ("empty", "has nothing in it"),
        ("damaged.db", "is damaged, and was not put in place: row 1 of turns refers to nothing in matches"),
        (path.name, "cannot be restored from itself"),
    ):
        with pytest.raises(DatabaseUnusable, match=told) as refused:
            restore(folder / name, path)
        assert "\n" not in str(refused.value)
    assert contents(folder) == before


async def test_a_copy_comes_to_its_log_without_a_journal_that_a_kill_would_leave(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM memory").fetchall()  # keeps the other one waiting in the middle of it
        waiting = asyncio.create_task(asyncio.to_thread(connect, copy, patience=0.5))
        while not waiting.done():
            assert not copy.with_name(f"{copy.name}-journal").exists()
            await asyncio.sleep(0.01)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await waiting
