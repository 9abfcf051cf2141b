"""A game whose channel is deleted has ended, whether the bot hears of it, was away, or learns it when it posts."""

from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel, Sandbox, World
from bot.sandbox.world.threads import archive
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import begun, forgive, green_begins, rows
from tests.patience import PATIENCE, until

STATUS = "SELECT status FROM matches ORDER BY id"
STOPPED = [("stopped",)]


@pytest.mark.parametrize("was_away", [False, True])
async def test_the_game_of_a_deleted_channel_is_over(
    start: Start, at: At, world: World, games: Channel, database: Path, quiet: list[EventDict], *, was_away: bool
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        if not was_away:
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
    start: Start, at: At, database: Path, quiet: list[EventDict], caplog: pytest.LogCaptureFixture
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
    rows(
        database,
        "INSERT INTO watches (channel_id, source_id, created_at, shown_to) VALUES (1, 2, '2026-01-01', 'torn')",
    )
    async with start():
        await until(lambda: bool(forgive(quiet, "could not look for what happened meanwhile")))
    caplog.clear()  # discord.py tells that the server's event found the same


async def test_a_thread_that_slept_and_went_with_its_channel_is_missed_at_the_next_reminder(
    start: Start,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    database: Path,
    bot_clock: Clock,
    quiet: list[EventDict],
) -> None:
    thread = world.open_thread(name="game", parent=games, owner=world.people["Ada"])
    async with start(green_begins()) as client:
        await begun(lambda name: sandbox.as_person(world.people[name], thread, patient=True), "Ada", "Ben")
        await client.outbox_worker.idle()
        archive(world, thread)
        await client.wait_for("thread_update", timeout=PATIENCE)
    async with start() as client:
        await client.wait_until_ready()
        assert rows(database, STATUS) == [("running",)]  # a thread that sleeps is not gone
        world.remove(games)
        await client.wait_for("guild_channel_delete", timeout=PATIENCE)
        await bot_clock.passes(client, days=1)
        assert rows(database, STATUS) == STOPPED
    assert rows(database, "SELECT * FROM alarms") == []
    forgive(quiet, "refused")
    forgive(quiet, "post refused by Discord")
