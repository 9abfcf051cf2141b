"""One bot at a time: the lock beside the database, and for whom it is no hindrance."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import DatabaseInUse, DatabaseUnusable, Store, back_up, examine, glance, hold_instance_lock, open_store

HOLDER = """
import subprocess, sys, time
from pathlib import Path
from bot.store import hold_instance_lock
with hold_instance_lock(Path(sys.argv[1])):
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    print(child.pid, flush=True)
    time.sleep(3600)
"""
"""Holds the lock, and has a child that outlives it."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.sqlite.database_file.LOCK_PATIENCE", 0.0)


def refused(path: Path) -> str:
    with pytest.raises(DatabaseInUse) as refusal, hold_instance_lock(path):
        pass
    return str(refusal.value)


def mode(path: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_the_second_one_is_refused_in_one_sentence_until_the_first_lets_go(path: Path) -> None:
    with hold_instance_lock(path):
        assert refused(path) == f"Another bot plays from the database {path} already."
        with hold_instance_lock(path.with_name("another.db")):
            pass
    with hold_instance_lock(path):
        pass


def test_a_link_to_a_database_has_its_lock(path: Path) -> None:
    link = path.with_name("link.db")
    link.symlink_to(path)
    with hold_instance_lock(path):
        refused(link)


def test_the_lock_is_gone_with_its_process_though_a_child_lives_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDER, path], stdout=subprocess.PIPE) as holder:  # noqa: S603 - our own words
        assert holder.stdout is not None
        child = int(holder.stdout.readline())
        refused(path)
        holder.kill()
        monkeypatch.setattr("bot.store.sqlite.database_file.LOCK_PATIENCE", 60.0)
        with hold_instance_lock(path):
            os.kill(child, signal.SIGKILL)  # which would raise if it had ended


async def test_who_looks_at_a_database_or_copies_it_needs_no_lock(path: Path, store: Store) -> None:
    with hold_instance_lock(path):
        assert examine(path).problems == ()
        assert glance(path, "anything").remembered is None
        back_up(path, path.with_name("copy.db"))
    async with store.transaction() as writer:
        await writer.remember("a", "b")


def test_where_no_lock_can_be_made_the_sentence_says_which_file(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "games.db"
    no_folder = rf"{path} cannot be used: {path}-lock cannot be made \(No such"
    with pytest.raises(DatabaseUnusable, match=no_folder), hold_instance_lock(path):
        pass
    (tmp_path / "games.db-lock").mkdir()
    with pytest.raises(DatabaseUnusable, match="unable to open"), hold_instance_lock(tmp_path / "games.db"):
        pass


def test_links_in_a_circle_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    with (
        pytest.raises(DatabaseUnusable, match="Too many levels of symbolic links"),
        hold_instance_lock(tmp_path / "loop" / "games.db"),
    ):
        pass


async def test_the_database_and_all_beside_it_are_for_their_owner_alone(path: Path) -> None:
    before = os.umask(0)
    try:
        with hold_instance_lock(path):
            store = await open_store(path)
            async with store.transaction() as writer:
                await writer.remember("a", "b")
            modes = {file.name: mode(file) for file in path.parent.iterdir()}
            await store.close()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("games.db", "games.db-wal", "games.db-shm", "games.db-lock"), 0o600)


async def test_a_database_keeps_the_mode_that_its_owner_gave_it(path: Path) -> None:
    await (await open_store(path)).close()
    os.chmod(path, 0o640)  # noqa: PTH101 - one call, which waits for nothing
    await (await open_store(path)).close()
    assert mode(path) == 0o640
