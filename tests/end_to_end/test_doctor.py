"""`/table doctor` and `furunkulus doctor`: what keeps the bot from its work, by name."""

import asyncio
import os
from importlib.metadata import version
from pathlib import Path

import pytest
from structlog.typing import EventDict
from typer.testing import CliRunner

from bot.delivery import outbox_worker
from bot.host.cli import app
from bot.sandbox import Channel, Overwrite, Permission, Sandbox, World
from bot.store import open_store
from bot.store.migrations import known_versions
from bot.store.sqlite import inspection
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, begins, begun, forgive, rows, said

NEWEST = known_versions()[0]
PLACES = (
    "Games can be played in text and announcement channels, in threads and forum posts, "
    "and in the chats of voice and stage channels."
)
WELL = (
    "Permissions that are missing in this channel: none.",
    "Pictures can be posted here.",
    "The database can be written.",
    "Posts still to come in this channel: 0.",
    PLACES,
)


async def test_where_all_is_well_it_says_so_with_the_versions(start: Start, at: At) -> None:
    async with start():
        *well, versions = (await asks(at("Ben"), "table doctor")).split("\n")
        assert tuple(well) == WELL
        assert versions == f"Furunkulus {version('furunkulus')}, discord.py 2.7.1, tables of version {NEWEST}."


async def test_what_is_missing_and_owed_is_named(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 0.01)
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        denied = Permission.SEND_MESSAGES | Permission.ATTACH_FILES
        games.overwrites = (Overwrite(target_id=world.bot.id, deny=denied),)
        await at("Ada").slash("stay", token="4")
        permissions, pictures, _, owed, *_ = (await asks(at("Ben"), "table doctor")).split("\n")
        assert permissions == "Permissions that are missing in this channel: Send Messages, Attach Files."
        assert pictures == "Pictures cannot be posted here."
        assert owed == "Posts still to come in this channel: 1."
        games.overwrites = ()
        await client.outbox_worker.idle()
    for event in ("refused", "pictures refused by Discord", "post waits for permission"):
        forgive(quiet, event)


async def test_in_a_thread_its_own_permission_is_asked_for(
    start: Start, world: World, sandbox: Sandbox, games: Channel
) -> None:
    ada = world.people["Ada"]
    async with start():
        thread = world.open_thread(name="game", parent=games, owner=ada)
        games.overwrites = (Overwrite(target_id=world.bot.id, deny=Permission.SEND_MESSAGES_IN_THREADS),)
        told = said(await sandbox.as_person(ada, thread, patient=True).slash("table doctor"))
        assert told.split("\n")[0] == "Permissions that are missing in this channel: Send Messages in Threads."


async def test_a_database_that_cannot_be_written_is_named(start: Start, at: At, database: Path) -> None:
    async with start():
        rows(
            database,
            "CREATE TRIGGER no BEFORE INSERT ON memory WHEN NEW.key = 'doctor' BEGIN SELECT RAISE(ABORT, 'no'); END",
        )
        assert "The database cannot be written." in await asks(at("Ben"), "table doctor")
        rows(database, "DROP TRIGGER no")


async def make(database: Path) -> None:
    """Make a database as a bot does that starts for the first time."""
    await (await open_store(database)).close()


def test_on_the_command_line_it_looks_at_settings_and_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith(("DISCORD_", "FURUNKULUS_")):
            monkeypatch.delenv(name)
    runner = CliRunner()
    unset = runner.invoke(app, ["doctor"])
    assert (unset.exit_code, unset.output.split(" ")[:2]) == (2, ["DISCORD_TOKEN", "is"])
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    fresh = runner.invoke(app, ["doctor"])
    told = "The settings can be read. There is no database furunkulus.db yet: `furunkulus run` makes it.\n"
    assert (fresh.exit_code, fresh.output) == (0, told)
    assert list(tmp_path.iterdir()) == []
    asyncio.run(make(tmp_path / "furunkulus.db"))
    well = runner.invoke(app, ["doctor"])
    told = "The settings can be read. The database furunkulus.db is sound. Posts owed: 0. Its tables are of version "
    assert (well.exit_code, well.output) == (0, f"{told}{NEWEST}.\n")
    with monkeypatch.context() as later:
        later.setattr(inspection, "known_versions", lambda: ("0777", NEWEST))
        older = runner.invoke(app, ["doctor"])
    assert (older.exit_code, older.output) == (0, f"{told}{NEWEST}, which `furunkulus run` brings up to 0777.\n")
    assert rows(tmp_path / "furunkulus.db", "SELECT * FROM alembic_version") == [(NEWEST,)]
    rows(tmp_path / "furunkulus.db", "PRAGMA foreign_keys=OFF")
    rows(tmp_path / "furunkulus.db", "INSERT INTO turns VALUES (7, 1, '{}')")
    damaged = runner.invoke(app, ["doctor"])
    assert damaged.exit_code == 2
    assert damaged.output == ("The database furunkulus.db is damaged: row 1 of turns refers to nothing in matches.\n")
