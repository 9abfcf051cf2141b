"""What whoever hosts the bot does besides starting it: ask how it is, and copy its database."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from unittest.mock import ANY

import msgspec
import pytest

from bot.runtime.downtime import SIGN
from bot.runtime.heartbeat import Sign
from bot.sandbox import UNLIMITED, Channel, Sandbox, TimeLimits, World
from bot.store import examine, glance, open_store
from bot.table.posts.post import Post
from tests.end_to_end.player import At
from tests.end_to_end.processes import FURUNKULUS, asked, bot, ended, furunkulus, heard, led, process
from tests.end_to_end.scenes import public, rows, said, seated
from tests.patience import until


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


def sign(database: Path) -> Sign:
    """Return the bot's last sign of life."""
    return msgspec.json.decode(glance(database, SIGN).remembered or "", type=Sign)


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def age(database: Path) -> None:
    """Let the last sign of life be years old."""
    old = msgspec.structs.replace(sign(database), at=sign(database).at.replace(year=2020))
    rows(database, "UPDATE memory SET value = ? WHERE key = ?", msgspec.json.encode(old).decode(), SIGN)


async def test_health_tells_a_bot_that_plays_from_one_that_hangs_was_stopped_or_killed(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    database = tmp_path / "furunkulus.db"
    assert asked("health", folder=tmp_path) == (2, "There is no database furunkulus.db.")
    async with bot(sandbox, tmp_path) as running:
        await until(lambda: sign(database).offline is None)
        assert asked("health", folder=tmp_path) == (0, "The bot is well and connected to Discord.")
        sandbox.gateway.drop()
        running.send_signal(signal.SIGSTOP)
        age(database)
        code, sentence = asked("health", folder=tmp_path)
        assert (code, sentence.rpartition(": ")[2]) == (1, "it hangs, or cannot write its database.")
        running.kill()
        await running.wait()
        code, sentence = asked("health", folder=tmp_path)
        assert (code, sentence.rpartition(": ")[2]) == (1, "its process has ended.")


async def test_health_tells_a_bot_that_is_cut_off_and_one_that_was_stopped(sandbox: Sandbox, tmp_path: Path) -> None:
    database = tmp_path / "furunkulus.db"
    async with bot(sandbox, tmp_path) as running:
        await until(lambda: bool(sandbox.gateway.sessions) and sign(database).offline is None)
        sandbox.gateway.is_away = True
        sandbox.gateway.drop()
        await until(lambda: sign(database).offline is not None)
        code, sentence = asked("health", folder=tmp_path)
        assert (code, sentence.rpartition(" since ")[0]) == (0, "The bot has not been connected to Discord")
        running.terminate()
        assert (await ended(running))[0] == 0
    code, sentence = asked("health", folder=tmp_path)
    assert (code, sentence.rpartition(" at ")[0]) == (1, "The bot was stopped")


async def test_a_second_bot_on_one_database_ends_at_once_and_who_only_looks_does_not(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    async with bot(sandbox, tmp_path) as running:
        await until(lambda: sign(tmp_path / "furunkulus.db").offline is None)
        async with led("run", program=FURUNKULUS, folder=tmp_path, DISCORD_TOKEN=sandbox.token) as second:
            told = "Another bot plays from the database furunkulus.db already.\n"
            assert await ended(second) == (2, "", told)
        for looking in (("health",), ("backup", "copy.db")):
            async with led(*looking, program=FURUNKULUS, folder=tmp_path, DISCORD_TOKEN=sandbox.token) as beside:
                assert (await ended(beside))[0] == 0
        async with process("-m", "bot", "doctor", folder=tmp_path, DISCORD_TOKEN=sandbox.token) as beside:
            assert (await ended(beside))[0] == 0
        running.kill()
        await running.wait()
    async with bot(sandbox, tmp_path):
        pass


async def test_a_copy_made_while_people_play_opens_and_is_consistent(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path
) -> None:
    copies, database = tmp_path / "copies", tmp_path / "furunkulus.db"
    copies.mkdir()
    async with bot(sandbox, tmp_path):
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        copying = asyncio.create_task(furunkulus("backup", "copies", folder=tmp_path))
        played = 0
        while not copying.done() or not played:
            for name in ("Ada", "Ben"):
                for option in await at(name).complete("stay", focus="token", token=""):
                    await at(name).slash("stay", token=option["value"])
            played = len(rows(database, "SELECT 1 FROM turns"))
        code, sentence = await copying
        await until(lambda: not glance(database, SIGN).owed_since)
        journal = rows(database, "SELECT number, body FROM turns ORDER BY number")
        posts = rows(database, "SELECT id, turn FROM posts ORDER BY id")
    (copy,) = copies.iterdir()
    told = f"The database furunkulus.db has been copied to {copy.relative_to(tmp_path)}, and the copy is sound."
    assert (code, sentence) == (0, told)
    assert examine(copy).problems == ()
    kept = rows(copy, "SELECT number, body FROM turns ORDER BY number")
    owed = rows(copy, "SELECT id, turn FROM posts ORDER BY id")
    assert kept == journal[: len(kept)]
    assert owed == posts[: len(owed)]
    assert max(int(str(turn)) for _, turn in owed) == len(kept)  # the last turn is there with what it owes
    said = rows(copy, "SELECT body FROM posts WHERE delivered_at IS NULL AND failed IS NULL")
    assert all(msgspec.json.decode(str(body), type=Post) for (body,) in said)
    assert public(games)


REPLACED = (
    "The file with all games was moved, deleted or replaced while the bot ran: nothing can be played until the"
    " bot's host has fixed that."
)


@pytest.mark.parametrize("how", ["deleted", "replaced", "written over"])
async def test_a_bot_whose_database_is_deleted_or_replaced_takes_no_move_and_says_why(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path, how: str
) -> None:
    database, copy = tmp_path / "furunkulus.db", tmp_path / "copy.db"
    async with bot(sandbox, tmp_path) as running:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        await until(lambda: not glance(database, SIGN).owed_since)
        assert asked("backup", "copy.db", folder=tmp_path) == (0, ANY)
        stood = public(games)
        lose(database, copy, how)
        for name in ("Ada", "Ben"):
            for command, options in (("stay", {"token": "4"}), ("see board", {})):
                assert said(await at(name).slash(command, **options)) == REPLACED
        assert public(games) == stood
        well, sentence = asked("health", folder=tmp_path)
        says = (
            "There is no database furunkulus.db" if how == "deleted" else "Beside the database furunkulus.db lies what"
        )
        assert (well, sentence[: len(says)]) == (2, says)
        running.terminate()
        code, _, errors = await ended(running)
        assert code == 0
        assert errors.count("nothing is taken any more") == 1
        assert "The database furunkulus.db was deleted or replaced while the bot ran." in errors
    if how == "replaced":
        (tmp_path / "furunkulus.db-wal").unlink()  # of the one that was there before
        assert examine(database).problems == ()


def lose(database: Path, copy: Path, how: str) -> None:
    """Put a copy in the database's place, or nothing, or its content alone."""
    if how == "deleted":
        database.unlink()
    elif how == "replaced":
        copy.replace(database)
    else:
        database.write_bytes(copy.read_bytes())


async def test_what_cannot_be_copied_is_one_sentence_for_the_host(tmp_path: Path) -> None:
    assert asked("backup", "copy.db", folder=tmp_path) == (2, "There is no database furunkulus.db.")
    with closing(sqlite3.connect(tmp_path / "furunkulus.db")) as database:
        database.execute("CREATE TABLE any (id)")
    code, sentence = asked("backup", "furunkulus.db", folder=tmp_path)
    assert (code, sentence.split(" already")[0]) == (2, "There is a file furunkulus.db")


HELD_UP = """
import os, sys, time
os.link = lambda *_: (print("copied", file=sys.stderr, flush=True), time.sleep(3600))
from bot.host import cli
cli.main()
"""
"""`furunkulus`, which stops just before a copy gets its name."""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
async def test_a_backup_that_is_ended_leaves_nothing_behind(tmp_path: Path, number: signal.Signals) -> None:
    await (await open_store(tmp_path / "furunkulus.db")).close()
    async with led("backup", "copy.db", program=HELD_UP, folder=tmp_path) as running:
        await heard(running, "copied")
        running.send_signal(number)
        code, _, errors = await ended(running)
    assert code != 0
    assert "Traceback" not in errors
    assert files(tmp_path) == ["furunkulus.db"]


async def test_a_copy_is_restored_by_a_command_once_the_bot_is_stopped(sandbox: Sandbox, tmp_path: Path) -> None:
    async with bot(sandbox, tmp_path) as running:
        await until(lambda: sign(tmp_path / "furunkulus.db").offline is None)
        assert asked("backup", "copy.db", folder=tmp_path) == (0, ANY)
        told = "Another bot plays from the database furunkulus.db already."
        assert asked("restore", "copy.db", folder=tmp_path) == (2, told)
        running.kill()
        await running.wait()
    code, sentence = asked("restore", "copy.db", folder=tmp_path)
    begins = "The copy copy.db is the database furunkulus.db now: start the bot. What was there before is kept as "
    assert (code, sentence.partition("furunkulus-replaced-")[0]) == (0, f"{begins}{tmp_path}/")
    assert examine(tmp_path / "furunkulus.db").problems == ()
    (tmp_path / "furunkulus.db-wal").write_bytes(b"of another database")
    left = f"move {tmp_path / 'furunkulus.db-wal'} away while no bot runs."
    for command, ends in (("doctor", 2), ("backup copy-2.db", 2), ("health", 2)):
        code, sentence = asked(*command.split(), folder=tmp_path, DISCORD_TOKEN=sandbox.token)
        assert (code, sentence.partition(": ")[2]) == (ends, left)
    async with led("run", program=FURUNKULUS, folder=tmp_path, DISCORD_TOKEN=sandbox.token) as running:
        ended_with, _, errors = await ended(running)
        assert (ended_with, errors.partition(": ")[2]) == (2, f"{left}\n")
