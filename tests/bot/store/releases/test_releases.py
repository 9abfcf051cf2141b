"""What a released version has written is read by this one, and every game in it goes on."""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.store import Store, examine, open_store
from engine import GAMES
from engine.core import AnyMatch, Match, read_journal, write_journal
from tests.bot.store.examples import journal_of, match_of
from tests.bot.store.releases import ROOT
from tests.bot.store.test_upgrade import tables
from tests.every_game.matches import played_out, random_turn

RELEASES = sorted(folder for folder in ROOT.iterdir() if (folder / "database.sql").exists())
every_release = pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)


def load(release: Path, path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.executescript((release / "database.sql").read_text(encoding="utf-8"))


@pytest.fixture
async def opened(release: Path, tmp_path: Path) -> AsyncIterator[Store]:
    load(release, tmp_path / "games.db")
    store = await open_store(tmp_path / "games.db")
    yield store
    await store.close()
    assert examine(tmp_path / "games.db").problems == ()


def rest(match: AnyMatch) -> dict[str, bytes]:
    return {part: msgspec.json.encode(getattr(match.journal, part)) for part in ("undone", "fate", "orders")}


async def match_in(store: Store, match_id: int) -> AnyMatch:
    async with store.reading() as reader:
        row, stored = await match_of(reader, match_id), await journal_of(reader, match_id)
    return Match.fold(GAMES[row.game], read_journal(GAMES[row.game], stored.save()))


@every_release
async def test_the_tables_are_brought_to_those_of_now(release: Path, opened: Store, tmp_path: Path) -> None:
    assert (release / "database.sql").exists()
    await (await open_store(tmp_path / "new.db")).close()
    assert tables(tmp_path / "games.db") == tables(tmp_path / "new.db")
    async with opened.reading() as reader:
        assert await reader.count_owed()


@every_release
async def test_every_game_of_a_database_loads_and_goes_on(opened: Store) -> None:
    for match_id in range(1, 2 * len(GAMES) + 1):
        match = await match_in(opened, match_id)
        if match.game.standings(match.state) is not None:
            match = match.undo(1)
            async with opened.transaction() as writer:
                await writer.drop_turns(match_id, keep=len(match.journal.turns), **rest(match))
        match = random_turn(match, random.Random(match_id), orders=0)
        turns = match.journal.turns
        async with opened.transaction() as writer:
            await writer.append_turn(match_id, len(turns), msgspec.json.encode(turns[-1]), **rest(match))
        assert await match_in(opened, match_id) == match


@every_release
@pytest.mark.parametrize("key", GAMES)
def test_a_save_is_read_redone_and_played_to_its_end(release: Path, key: str) -> None:
    journal = read_journal(GAMES[key], (release / f"{key}.json").read_bytes())
    assert read_journal(GAMES[key], write_journal(journal)) == journal
    match = Match.fold(GAMES[key], journal)
    assert len(match.journal.undone) > 1
    assert match.game.standings(played_out(match.redo(), random.Random(1)).state) is not None


def test_every_release_has_a_save_of_each_game() -> None:
    assert [{file.stem for file in release.glob("*.json")} for release in RELEASES] == [set(GAMES)] * len(RELEASES)


@pytest.mark.usefixtures("with_next_step")
async def test_the_next_step_is_taken_once_and_by_old_databases_alone(tmp_path: Path) -> None:
    load(ROOT / "1.0", tmp_path / "games.db")
    for name, host in (("games.db", 7), ("games.db", 1)):
        store = await open_store(tmp_path / name)
        async with store.reading() as reader:
            assert (await match_of(reader, 1)).host_id == host
        await store.close()
        with closing(sqlite3.connect(tmp_path / name)) as file, file:
            assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
            file.execute("UPDATE matches SET host_id = 1")
