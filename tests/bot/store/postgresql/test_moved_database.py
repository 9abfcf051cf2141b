"""Moving from a file to a server and back: nothing is changed, lost, or written over."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text
from typer.testing import CliRunner

from bot.host.cli import UNUSABLE, app
from bot.store import DatabaseInUse, DatabaseUnusable, Location, hold_instance_lock, move_database, open_store
from tests.bot.store.examples import CHANNEL, begin_match, boards, journal_of, match_of, open_lobby, play
from tests.postgresql import PASSWORD


async def _played(location: Location) -> int:
    """Make a database with a game, and with an id that was given and is free again."""
    store = await open_store(location)
    async with store.transaction() as writer:
        match_id = await begin_match(writer)
        await play(writer, match_id, 1)
        await play(writer, match_id, 2)
        await writer.owe(match_id=match_id, channel_id=CHANNEL, turn=2, new=boards(b'{"board":"\xc3\xa4"}'))
        await writer.remember("some key", "some value")
    await store.close()
    return match_id


async def test_games_are_moved_to_a_server_and_back(path: Path, postgresql_url: URL, tmp_path: Path) -> None:
    match_id = await _played(path)
    again = tmp_path / "again.db"
    there = await move_database(path, postgresql_url)
    back = await move_database(postgresql_url, again)
    assert there == back
    assert (there["matches"], there["seats"], there["turns"], there["posts"]) == (1, 2, 2, 1)
    read = []
    for location in (path, postgresql_url, again):
        store = await open_store(location)
        async with store.reading() as reader:
            read.append((await match_of(reader, match_id), await journal_of(reader, match_id)))
        await store.close()
    assert read[0] == read[1] == read[2]


async def test_no_id_is_given_twice_after_a_move(path: Path, postgresql_url: URL, tmp_path: Path) -> None:
    match_id = await _played(path)
    given = match_id + 40  # by a match of which nothing is left
    engine = create_engine(URL.create("sqlite", database=str(path)))
    with engine.begin() as connection:
        connection.execute(text("UPDATE sqlite_sequence SET seq = :given WHERE name = 'matches'"), {"given": given})
    engine.dispose()
    again = tmp_path / "again.db"
    await move_database(path, postgresql_url)
    await move_database(postgresql_url, again)
    for location in (postgresql_url, again):
        store = await open_store(location)
        async with store.transaction() as writer:
            assert (await open_lobby(writer, channel=CHANNEL + 1)).id == given + 1
        await store.close()


async def test_a_database_with_something_in_it_is_not_written_over(path: Path, postgresql_url: URL) -> None:
    await _played(path)
    await _played(postgresql_url)
    for source, target in ((path, postgresql_url), (postgresql_url, path)):
        with pytest.raises(DatabaseUnusable, match="has something in it already, and is not written over"):
            await move_database(source, target)


async def test_a_database_that_is_played_from_is_not_moved(
    path: Path, postgresql_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.database_file.LOCK_PATIENCE", 0.0)
    await _played(path)
    for location in (path, postgresql_url):
        with hold_instance_lock(location), pytest.raises(DatabaseInUse):
            await move_database(path, postgresql_url)


async def test_nothing_is_made_of_a_database_that_is_not_there(path: Path, tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="There is no database"):
        await move_database(tmp_path / "nothing.db", path)
    assert list(tmp_path.iterdir()) == []  # noqa: ASYNC240 - a test


def test_the_command_says_what_was_moved_and_no_password(path: Path, postgresql_url: URL) -> None:
    asyncio.run(_played(path))
    address = postgresql_url.render_as_string(hide_password=False)
    moves = (
        (str(path), address, 0, "matches 1, "),
        (str(path), address, UNUSABLE, "not written over"),
        (address, "mysql://h/games", UNUSABLE, "One of the two databases cannot be read"),
    )
    for source, target, code, told in moves:
        done = CliRunner().invoke(app, ["move-database", source, target])
        assert (done.exit_code, told in done.output, PASSWORD in done.output) == (code, True, False), done.output


async def test_nothing_is_kept_where_a_journal_would_not_be_the_same(path: Path, postgresql_url: URL) -> None:
    await _played(path)
    await (await open_store(postgresql_url)).close()
    engine = create_engine(postgresql_url)
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE FUNCTION bend() RETURNS trigger AS $$ BEGIN NEW.body := '{}'; RETURN NEW; END $$ LANGUAGE plpgsql"
        )
        connection.exec_driver_sql("CREATE TRIGGER bent BEFORE INSERT ON turns FOR EACH ROW EXECUTE FUNCTION bend()")
    with pytest.raises(DatabaseUnusable, match=r"these would not be the same: turns\.$"):
        await move_database(path, postgresql_url)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM matches")) == 0
    engine.dispose()
