"""A game whose channel is deleted has ended, whether the bot hears of it, was away, or learns it when it posts."""

import asyncio
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel, Refusal, Sandbox, World
from bot.sandbox.world.moderation import archive
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import begun, forgive, green_begins, rows
from tests.patience import PATIENCE, until

STATUS = "SELECT status FROM matches ORDER BY id"
STOPPED = [("stopped",)]
LOOKING_BACK = {"discord.py: on_ready", "what happened meanwhile"}
"""The tasks of a bot that has just come: it asks for channels that went meanwhile."""
GET_CHANNEL = "GET /channels/{channel_id}"


def asked_for(sandbox: Sandbox, channel: Channel) -> int:
    """Count how often the bot has asked whether a channel is there."""
    asked = [record.path for record in sandbox.requests if f"{record.method} {record.route}" == GET_CHANNEL]
    return sum(path.endswith(str(channel.id)) for path in asked)


@pytest.mark.parametrize("was_away", [False, True])
async def test_the_game_of_a_deleted_channel_is_over(
    start: Start, at: At, world: World, games: Channel, database: Path, quiet: list[EventDict], *, was_away: bool
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        if not was_away:
            await client.wait_until_ready()
            await until(lambda: not LOOKING_BACK & {task.get_name() for task in asyncio.all_tasks()})
            world.remove(games)
            await until(lambda: rows(database, STATUS) == STOPPED)
    if was_away:
        world.remove(games)
        async with start():
            await until(lambda: rows(database, STATUS) == STOPPED)
    assert rows(database, "SELECT * FROM alarms") == []
    assert len(forgive(quiet, "refused")) == was_away  # the bot has asked for the channel
    owed = "SELECT * FROM posts WHERE delivered_at IS NULL AND failed IS NULL"
    assert rows(database, owed) == []


async def test_a_channel_that_was_deleted_while_discord_had_forgotten_the_session_is_missed_at_the_next(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, database: Path, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        sandbox.gateway.drop()
        sandbox.gateway.sessions.clear()
        world.remove(games)
        await until(lambda: rows(database, STATUS) == STOPPED)
    forgive(quiet, "refused")


async def test_what_keeps_the_bot_from_looking_back_is_logged(
    start: Start, at: At, database: Path, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
    rows(database, "DROP TABLE watches")
    async with start():
        await until(lambda: bool(forgive(quiet, "could not look for what happened meanwhile")))
        await until(lambda: bool(forgive(quiet, "event failed")))  # the server's, which found the same


@pytest.mark.parametrize("is_asked_in_vain", [False, True])
async def test_the_game_of_a_thread_that_slept_and_went_with_its_channel_is_over(
    start: Start,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    database: Path,
    bot_clock: Clock,
    quiet: list[EventDict],
    *,
    is_asked_in_vain: bool,
) -> None:
    """At once, or with the next reminder where Discord did not tell at once."""
    thread = world.open_thread(name="game", parent=games, owner=world.people["Ada"])
    async with start(green_begins()) as client:
        await begun(lambda name: sandbox.as_person(world.people[name], thread, patient=True), "Ada", "Ben")
        await client.outbox_worker.idle()
        archive(world, thread)
        await client.wait_for("thread_update", timeout=PATIENCE)
    async with start() as client:
        await client.wait_until_ready()
        await until(lambda: asked_for(sandbox, thread) == 1)  # as it looks back
        assert rows(database, STATUS) == [("running",)]  # a thread that sleeps is not gone
        if is_asked_in_vain:
            sandbox.faults.add(Refusal(status=403, code=None), route=GET_CHANNEL)
        world.remove(games)
        if is_asked_in_vain:
            await until(lambda: asked_for(sandbox, thread) == 2)
            assert rows(database, STATUS) == [("running",)]
            await bot_clock.passes(client, days=1)
        await until(lambda: rows(database, STATUS) == STOPPED)
    assert rows(database, "SELECT * FROM alarms") == []
    forgive(quiet, "refused")
    forgive(quiet, "post refused by Discord")
