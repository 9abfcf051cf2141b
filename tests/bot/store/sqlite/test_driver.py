"""What the driver relies on of aiosqlite, some of it private: a newer version is first held against this."""

import inspect
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest

from bot.store.driver import Connection, Cursor


@pytest.fixture
async def connection(path: Path) -> AsyncIterator[Connection]:
    connection = Connection(str(path), timeout=1.0, isolation_level=None, check_same_thread=False)
    await connection
    yield connection
    await connection.close()


def test_a_connection_is_made_of_a_function_that_connects() -> None:
    assert list(inspect.signature(aiosqlite.Connection).parameters)[:2] == ["connector", "iter_chunk_size"]


async def test_the_connection_has_a_thread_of_its_own_that_holds_up_no_end(connection: Connection) -> None:
    assert isinstance(connection._thread, threading.Thread)  # noqa: SLF001 - what is relied on
    assert connection._thread.daemon  # noqa: SLF001 - what is relied on
    assert await connection.run(lambda _: threading.get_ident()) == connection._thread.ident  # noqa: SLF001 - as above


async def test_sqlites_own_connection_is_there_and_is_what_the_thread_is_given(connection: Connection) -> None:
    assert isinstance(connection.bare, sqlite3.Connection)
    assert await connection.run(lambda bare: bare) is connection.bare


async def test_what_is_written_stands_after_a_commit_and_is_gone_after_a_rollback(connection: Connection) -> None:
    async def run(statement: str) -> Cursor:
        return await connection.cursor().execute(statement)

    await run("CREATE TABLE facts (fact)")
    for end, fact in ((connection.rollback, "dropped"), (connection.commit, "kept")):
        await run("BEGIN IMMEDIATE")
        assert connection.in_transaction
        assert (await run(f"INSERT INTO facts VALUES ('{fact}')")).rowcount == 1  # noqa: S608 - our own words
        await end()
        assert not connection.in_transaction
    found = await run("SELECT fact FROM facts")
    assert (await found.fetchall(), found.description[0][0]) == ([("kept",)], "fact")
