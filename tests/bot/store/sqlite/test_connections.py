"""Connections: every one is set up alike, readers never wait for the writer, and a killed process leaves whole work."""

import asyncio
import sqlite3
import threading
from contextlib import AsyncExitStack, closing
from pathlib import Path

import aiosqlite
import pytest
from sqlalchemy import text

from bot.store import DatabaseBusy, DatabaseUnusable, Reader, Store, examine, open_store
from bot.store.sqlite.connections import READERS, WritingConnection
from tests.bot.store.examples import CHANNEL, begin_match, boards, journal_of, open_lobby, play
from tests.end_to_end.processes import led

NEVER = 3600.0
"""Seconds of a patience that no test lives to see the end of."""


async def settings(reader: Reader) -> dict[str, object]:
    connection = reader._connection  # noqa: SLF001 - what is asked for shows nowhere else
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return {name: await connection.scalar(text(f"PRAGMA {name}")) for name in names}


async def write(store: Store) -> None:
    """Begin a match and play a turn, for which two posts are owed."""
    async with store.transaction() as writer:
        match = await begin_match(writer)
        await play(writer, match, 1)
        await writer.owe(match_id=match, channel_id=CHANNEL, turn=1, new=boards(b"1", b"2"))


async def kept(store: Store) -> tuple[int, int]:
    """Count the turns that have been played in the channel, and what it is owed for them."""
    async with store.reading() as reader:
        match = await reader.match_in(CHANNEL)
        played = {} if match is None else await reader.turns_played_in([match.id])
        return sum(played.values()), await reader.count_owed(CHANNEL)


async def test_every_connection_is_set_up_alike(store: Store) -> None:
    expected = {"journal_mode": "wal", "synchronous": 1, "foreign_keys": 1, "busy_timeout": 5000}
    async with AsyncExitStack() as stack:
        views: list[Reader] = [await stack.enter_async_context(store.reading()) for _ in range(READERS)]
        views.append(await stack.enter_async_context(store.transaction()))
        assert [await settings(reader) for reader in views] == [expected] * (READERS + 1)


async def test_readers_see_what_was_kept_last_and_do_not_wait_for_the_writer(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        await play(writer, match, 1)
    async with store.reading() as early:
        assert len((await journal_of(early, match)).turns) == 1
        async with store.transaction() as writer:
            await play(writer, match, 2)
            async with store.reading() as during:
                assert len((await journal_of(during, match)).turns) == 1
        async with store.reading() as late:
            assert len((await journal_of(late, match)).turns) == 2
        assert len((await journal_of(early, match)).turns) == 1


async def test_many_writers_come_one_after_the_other(path: Path) -> None:
    store, other = [await open_store(path, patience=NEVER) for _ in range(2)]
    async with store.transaction() as writer:
        await writer.remember("count", "0")

    async def add_one(of: Store) -> None:
        async with of.transaction() as writer:
            await writer.remember("count", str(int(await writer.recall("count") or "") + 1))

    await asyncio.gather(*(add_one(of) for of in (store, other) for _ in range(25)))
    await other.close()
    async with store.reading() as reader:
        assert await reader.recall("count") == "50"
    await store.close()


async def test_a_cancelled_writer_leaves_nothing_behind(store: Store) -> None:
    written = asyncio.Event()

    async def write() -> None:
        async with store.transaction() as writer:
            await open_lobby(writer)
            written.set()
            await asyncio.Event().wait()

    writing = asyncio.create_task(write())
    await written.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    async with store.transaction() as writer:
        assert await writer.match_in(CHANNEL) is None
        await open_lobby(writer)


async def test_a_writer_that_is_cancelled_while_another_process_writes_keeps_nobody_waiting(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, tried = await open_store(path, patience=NEVER), asyncio.Event()
    way = WritingConnection._try_to_begin  # noqa: SLF001 - that somebody waits shows nowhere else

    def try_to_begin(connection: WritingConnection) -> None:
        tried.set()
        way(connection)

    monkeypatch.setattr(WritingConnection, "_try_to_begin", try_to_begin)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(write(store))
        await tried.wait()
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        next_one = asyncio.create_task(write(store))
        other.execute("COMMIT")
        await next_one
    assert await kept(store) == (1, 2)
    await store.close()


async def test_a_writer_that_another_process_keeps_waiting_for_too_long_is_told_so(path: Path) -> None:
    store = await open_store(path, patience=0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy, match="kept locked by another program"):
            await write(store)
        other.execute("COMMIT")
    await write(store)
    assert await kept(store) == (1, 2)
    await store.close()


async def test_a_small_fact_waits_for_another_process_as_long_as_it_is_told(path: Path) -> None:
    store = await open_store(path, patience=NEVER)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseUnusable, match="database is locked"):
            await store.remember("sign", "of life", patience=0)
        other.execute("COMMIT")
    await store.remember("sign", "of life", patience=0)
    async with store.reading() as reader:
        assert await reader.recall("sign") == "of life"
    await store.close()


async def write_and_fail(store: Store) -> None:
    """Write what is then dropped."""
    async with store.transaction() as writer:
        await begin_match(writer, channel=CHANNEL + 2)
        raise LookupError


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_a_writer_that_is_cancelled_while_the_thread_commits_for_it_has_done_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    sent, may = asyncio.Event(), threading.Event()
    commit = aiosqlite.Connection.commit

    async def held_up(connection: aiosqlite.Connection) -> None:
        await connection.create_function("hold", 0, may.wait)
        holding = asyncio.create_task(connection.execute_fetchall("SELECT hold()"))
        await asyncio.sleep(0)  # now the thread has that to do, and the commit comes after it
        asyncio.get_running_loop().call_soon(sent.set)
        await commit(connection)
        await holding

    with monkeypatch.context() as patched:
        patched.setattr(aiosqlite.Connection, "commit", held_up)
        writing = asyncio.create_task(write(store))
        await sent.wait()
        for _ in range(times):
            writing.cancel()
            await asyncio.sleep(0)
        dropped = asyncio.create_task(write_and_fail(store))
        await asyncio.sleep(0)
        may.set()
        with pytest.raises(asyncio.CancelledError):
            await writing
        with pytest.raises(LookupError):
            await dropped
    assert await kept(store) == (1, 2)
    async with store.transaction() as writer:
        assert await writer.match_in(CHANNEL + 2) is None
        await begin_match(writer, channel=CHANNEL + 1)


KILLED = """
import asyncio, sys
from pathlib import Path
from bot.store import open_store
from tests.bot.store.examples import begin_match, boards, play

async def play_on(store, channel):
    async with store.transaction() as writer:
        match = await begin_match(writer, channel=channel)
    for number in range(1, 100_000):
        async with store.transaction() as writer:
            await play(writer, match, number)
            await writer.owe(match_id=match, channel_id=channel, turn=number, new=boards(b"1", b"2"))
        print(channel, number, flush=True)

async def main():
    store = await open_store(Path(sys.argv[1]))
    await asyncio.gather(*(play_on(store, channel) for channel in range(1, 5)))

asyncio.run(main())
"""


async def play_until_killed(path: Path, *, lines: int) -> dict[int, int]:
    """Return the last acknowledged turn of each channel."""
    async with led(str(path), program=KILLED, folder=path.parent) as playing:
        said = [await playing.stdout.readline() for _ in range(lines)]
        playing.kill()
        said += (await playing.stdout.read()).splitlines(keepends=True)
    return {int(channel): int(number) for channel, number in (line.split() for line in said if line.endswith(b"\n"))}


@pytest.mark.parametrize("lines", [1, 30, 61])
async def test_a_killed_process_loses_nothing_it_acknowledged_and_leaves_whole_transactions(
    path: Path, lines: int
) -> None:
    acknowledged = await play_until_killed(path, lines=lines)
    assert acknowledged
    store = await open_store(path)
    assert examine(path).problems == ()
    async with store.reading() as reader:
        for channel, number in acknowledged.items():
            match = await reader.match_in(channel)
            assert match is not None
            played = len((await journal_of(reader, match.id)).turns)
            assert played >= number
            owed = await reader.owed(channel, limit=1_000_000)
            assert [post.turn for post in owed] == [turn for turn in range(1, played + 1) for _ in range(2)]
    await store.close()
