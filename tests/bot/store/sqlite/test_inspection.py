"""Looking at the database from outside, and copying it, while others write it."""

import importlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import DatabaseUnusable, Store, back_up, examine, glance, open_store
from bot.store.migrations import known_versions
from tests.bot.store.examples import CHANNEL, begin_match, boards, journal_of, play

NEWEST = known_versions()[0]


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def content(path: Path) -> bytes:
    return path.read_bytes()


@contextmanager
def refused(*parts: str) -> Iterator[None]:
    """Expect one sentence that begins and ends so."""
    with pytest.raises(DatabaseUnusable) as found:
        yield
    sentence = str(found.value)
    assert sentence.startswith(parts[0])
    assert sentence.endswith(parts[-1])
    assert "\n" not in sentence


async def test_a_copy_holds_what_was_committed_and_is_one_file(store: Store, path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = folder / "copy.db"
    async with store.transaction() as writer:
        match_id = await begin_match(writer)
        await play(writer, match_id, 1)
    async with store.transaction() as writer:  # not committed: no copy waits for it, or holds it
        await play(writer, match_id, 2)
        back_up(path, copy)
    assert files(folder) == ["copy.db"]
    assert copy.stat().st_mode & 0o077 == 0, "it is for its owner alone"
    with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as found:
        assert found.execute("PRAGMA journal_mode").fetchall() == [("delete",)]
    assert files(folder) == ["copy.db"]
    restored = await open_store(copy)
    async with restored.reading() as reader:
        assert len((await journal_of(reader, match_id)).turns) == 1
    await restored.close()
    assert examine(copy).problems == ()


@pytest.mark.usefixtures("store")
async def test_a_copy_is_never_written_over_another_file(path: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("dear to somebody")
    with refused(f"There is a file {kept} already", "over another one."):
        back_up(path, kept)
    with refused(f"There is a file {path} already", "over another one."):
        back_up(path, path)
    assert kept.read_text() == "dear to somebody"
    assert examine(path).problems == ()


def test_what_cannot_be_copied_is_one_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "rubbish").write_bytes(b"no database" * 1000)
    copy = tmp_path / "copy.db"
    with refused(f"There is no database {tmp_path / 'nothing'}."):
        back_up(tmp_path / "nothing", copy)
    with refused(f"The database {tmp_path / 'rubbish'} cannot be copied to {copy}: ", "file is not a database."):
        back_up(tmp_path / "rubbish", copy)
    nowhere = tmp_path / "no folder" / "copy.db"
    with refused(f"The copy {nowhere} cannot be written: No such file or directory."):
        back_up(tmp_path / "rubbish", nowhere)
    assert files(tmp_path) == ["rubbish"]


async def test_a_damaged_database_is_told_and_not_copied(store: Store, path: Path, tmp_path: Path) -> None:
    async with store.transaction() as writer:
        await begin_match(writer)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        connection.execute("UPDATE matches SET status = 'odd'")
    with refused(f"The database {path} is damaged, and was not copied: ", "CHECK constraint failed in matches."):
        back_up(path, tmp_path / "copy.db")
    assert not [name for name in files(tmp_path) if "copy" in name]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE matches SET status = 'running'")


async def test_a_glance_through_a_link_sees_what_is_not_yet_in_the_file(
    store: Store, path: Path, tmp_path: Path
) -> None:
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    async with store.transaction() as writer:
        await writer.remember("sign", "new")
    assert glance(link, "sign").remembered == "new"


async def test_a_glance_sees_what_is_remembered_and_owed_and_leaves_no_trace(store: Store, path: Path) -> None:
    async with store.transaction() as writer:
        assert glance(path, "key")[:2] == (None, {})  # no writer holds it up
        await writer.remember("key", "value")
        first, *_ = await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(b"{}", b"{}"))
        await writer.owe(match_id=None, channel_id=CHANNEL + 1, turn=0, new=boards(b"{}"))
        await writer.mark_failed(first.id + 2, reason="no")
    seen = glance(path, "key")
    assert (seen.remembered, list(seen.owed_since)) == ("value", [CHANNEL])
    await store.close()
    assert glance(path, "key") == seen
    assert files(path.parent) == [path.name]


def test_where_the_system_does_not_say_whether_there_is_a_database_its_word_is_told(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden.db"  # root, too, is refused by a loop, as others are by a folder that is closed to them
    hidden.symlink_to(hidden)
    for look in (examine, lambda path: glance(path, "key"), lambda path: back_up(path, tmp_path / "copy")):
        with refused(f"The database {hidden} cannot be read: ", "symbolic links."):
            look(hidden)


@pytest.mark.parametrize(("written", "told"), [("soon", "'soon'"), (7, "7"), (b"\xff", "b'\\xff'")])
async def test_a_time_that_is_none_is_one_sentence(store: Store, path: Path, written: object, told: str) -> None:
    async with store.transaction() as writer:
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(b"{}"))
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE posts SET created_at = ?", (written,))
    with refused(f"The database {path} cannot be read: {told} is no time."):
        glance(path, "key")


def test_a_glance_at_no_database_of_ours_is_one_sentence(tmp_path: Path) -> None:
    with refused(f"There is no database {tmp_path / 'nothing'}."):
        glance(tmp_path / "nothing", "key")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE other (id)")
    with refused(f"The database {tmp_path / 'other.db'} belongs to another program."):
        glance(tmp_path / "other.db", "key")
    (tmp_path / "empty.db").touch()
    assert glance(tmp_path / "empty.db", "key") == (None, {}, "", 0)
    assert files(tmp_path) == ["empty.db", "other.db"]


async def test_an_examination_tells_version_owed_posts_and_damage_and_changes_nothing(
    store: Store, path: Path, request: pytest.FixtureRequest
) -> None:
    async with store.transaction() as writer:
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(b"{}"))
    assert examine(path) == (NEWEST, NEWEST, (), 1)  # while the bot runs
    await store.close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("INSERT INTO turns VALUES (77, 1, '{}')")
    before = content(path)
    request.getfixturevalue("with_next_step")
    assert examine(path) == ("0001", "0002", ("row 1 of turns refers to nothing in matches",), 1)
    assert content(path) == before
    assert files(path.parent) == [path.name]
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DELETE FROM turns")


def test_an_examination_makes_no_file(tmp_path: Path) -> None:
    assert examine(tmp_path / "new.db") == (None, NEWEST, (), 0)
    assert files(tmp_path) == []
    (tmp_path / "empty.db").touch()
    assert examine(tmp_path / "empty.db") == (None, NEWEST, (), 0)
    assert (tmp_path / "empty.db").read_bytes() == b""


async def test_a_file_of_ours_is_known_also_once_the_steps_are_imported(store: Store, path: Path) -> None:
    importlib.import_module("bot.store.migrations.versions")  # which is then an attribute of `migrations`
    await store.close()
    assert examine(path).newest == NEWEST
    await (await open_store(path)).close()


async def test_what_the_bot_could_not_work_with_is_one_sentence(tmp_path: Path) -> None:
    for name, statement in (
        ("other", "CREATE TABLE other (id)"),
        ("newer", "CREATE TABLE alembic_version AS SELECT 9"),
    ):
        with closing(sqlite3.connect(tmp_path / name)) as file:
            file.execute(statement)
    (tmp_path / "rubbish").write_bytes(b"no database" * 1000)
    with closing(sqlite3.connect(tmp_path / "newer")) as file:
        file.execute("ALTER TABLE alembic_version RENAME COLUMN '9' TO version_num")
    with refused(f"The database {tmp_path / 'other'} belongs to another program."):
        examine(tmp_path / "other")
    with refused(f"The database {tmp_path / 'newer'} was written by a newer version", f"up to {NEWEST})."):
        examine(tmp_path / "newer")
    with refused(f"The database {tmp_path / 'rubbish'} cannot be read: ", "file is not a database."):
        examine(tmp_path / "rubbish")
    with refused(f"The database {tmp_path / 'no' / 'x.db'} cannot be made: there is no folder {tmp_path / 'no'}."):
        examine(tmp_path / "no" / "x.db")
