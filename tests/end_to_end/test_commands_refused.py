"""Where Discord does not take the list of commands, the bot plays on with those that Discord has."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.runtime import client
from bot.sandbox import UNLIMITED, Blocked, RateLimited, Refusal, Sandbox, World
from tests.end_to_end.conftest import Start
from tests.end_to_end.processes import TOKEN, ended, heard, led
from tests.end_to_end.scenes import forgive
from tests.patience import until

COMMANDS = "PUT /applications/{application_id}/commands"
ENTRY_POINT = {"id": "1", "type": 4, "name": "launch", "description": "", "handler": 2, "options": []}


@pytest.mark.parametrize(
    "fault",
    [
        Refusal(status=400, code=30034),
        Refusal(status=403, code=50001),
        Refusal(status=429, code=None, retry_after=0.1),
        RateLimited(retry_after=3600.0),
    ],
    ids=["too-many-today", "no-access", "front-door", "an-hour"],
)
async def test_a_bot_whose_commands_are_not_taken_plays_on_and_says_so_once(
    tmp_path: Path, fault: Refusal | RateLimited
) -> None:
    async with Sandbox(World(), rate_limits=UNLIMITED, token=TOKEN) as sandbox:
        sandbox.faults.add(fault, route=COMMANDS, times=None)
        led_to = (sandbox.api_url, sandbox.gateway_url, "TOLD_FIRST=0.1")
        async with led(*led_to, folder=tmp_path, DISCORD_TOKEN=TOKEN) as running:
            said = "".join(await heard(running, "Discord does not take the commands"))
            await until(lambda: bool(sandbox.gateway.sessions), "a connection")
            running.terminate()
            code, _, errors = await ended(running)
    assert (code, errors.count("Discord does not take the commands")) == (0, 0)
    assert "Traceback" not in said + errors


async def test_a_file_that_is_locked_while_the_commands_are_told_does_not_end_the_start(
    start: Start, sandbox: Sandbox, database: Path, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "TELLING_PAUSES", (0.1,))
    monkeypatch.setattr(client, "TOLD_FIRST", 0.1)
    hold = Blocked()
    sandbox.faults.add(hold, route=COMMANDS)

    async def locks() -> None:
        await hold.reached.wait()
        other.execute("BEGIN IMMEDIATE")
        hold.release()

    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        locking = asyncio.create_task(locks())
        async with start() as running:
            await locking
            await until(lambda: bool(forgive(quiet, client.COMMANDS_UNKNOWN)), "a warning")
            other.execute("COMMIT")
            await until(lambda: any(entry["event"] == "commands synced" for entry in quiet), "the commands")
            await running.wait_until_ready()
    forgive(quiet, "no sign of life can be left")


async def test_the_entry_point_of_the_application_stays(tmp_path: Path) -> None:
    world = World()
    world.replace_commands([ENTRY_POINT], guild_id=None)
    async with Sandbox(world, rate_limits=UNLIMITED, token=TOKEN) as sandbox:
        for _ in range(2):  # the second time nothing has changed, and nothing is told
            async with led(sandbox.api_url, sandbox.gateway_url, folder=tmp_path, DISCORD_TOKEN=TOKEN) as running:
                await until(lambda: bool(sandbox.gateway.sessions), "a connection")
                running.terminate()
                await ended(running)
            sandbox.gateway.sessions.clear()
        assert {command["name"] for command in world.commands[None]} > {"launch", "new", "help"}
        assert [record.status for record in sandbox.requests if f"{record.method} {record.route}" == COMMANDS] == [200]
