"""A week of puzzles in a server of three: whatever fails, each is posted once, and what was tried counts."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.delivery.permissions import may_write_there
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, LostResponse, Message, Overwrite, Permission, Refusal, Sandbox, ServerError, World
from engine.fearsome_floors.puzzles import puzzle_of
from engine.fearsome_floors.puzzles.calendar import FIRST_DAY
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import GUILD, POST, answer, asks, forgive, labelled, labels, public, rows
from tests.end_to_end.test_puzzle import wrong
from tests.end_to_end.test_puzzle_posts import settled, typed
from tests.patience import until


def named(messages: list[Message]) -> list[str]:
    """Return of which day's puzzle posts are."""
    return [message.content.split("**")[1] for message in messages]


def comes_to(clock: Clock, day: int, hour: float) -> None:
    """Set the clock to an hour of a day of the week, 1 being Monday."""
    clock.now = datetime.combine(FIRST_DAY, datetime.min.time(), UTC) + timedelta(days=day - 1, hours=hour)


def link(channel: Channel) -> str:
    """Return the address of a channel."""
    return f"https://discord.com/channels/{GUILD}/{channel.id}"


async def at_hour(client: Furunkulus, clock: Clock, day: int, hour: float) -> None:
    comes_to(clock, day, hour)
    await settled(client)


async def asks_to_post(client: Furunkulus, clock: Clock, day: int) -> None:
    """Have the puzzle of a day owed, which Discord does not take."""
    comes_to(clock, day, 18)
    client.regular_posts.wake()
    await client.regular_posts.idle()


async def solves(at: At, client: Furunkulus, clock: Clock, name: str) -> str:
    """Solve the puzzle of today, and return what is told of it."""
    told = await asks(at(name), "puzzle", answer=typed(clock))
    await settled(client)
    return told


async def test_a_week_with_outages_loses_nothing_and_posts_nothing_twice(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    bot_clock: Clock,
    database: Path,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(outbox_worker, "LONGEST_PAUSE", 0.01)
    comes_to(bot_clock, 1, 12)
    async with start(cut_short=True) as client:
        await asks(at("Mo"), "puzzle", post="18:00")
        await at_hour(client, bot_clock, 1, 18)
        assert "1 day running" in await solves(at, client, bot_clock, "Ada")
        (mistake,) = wrong(puzzle_of(FIRST_DAY), 1)
        assert "Not yet: " in await asks(at("Ben"), "puzzle", answer=mistake)
        assert "Solved with your second answer." in await solves(at, client, bot_clock, "Ben")
        # Tuesday: Discord takes nothing, and the bot is killed while the post is due.
        sandbox.faults.add(ServerError(status=503), route=POST, times=None)
        await asks_to_post(client, bot_clock, 2)
        await until(lambda: bool(forgive(quiet, "post delayed")))
    sandbox.faults.clear()
    comes_to(bot_clock, 2, 19)
    async with start() as client:
        await settled(client)
        assert named(public(games)) == ["Furunkulus 1", "Furunkulus 2"]
        assert "2 days running" in await solves(at, client, bot_clock, "Ada")
        assert public(games)[0].content.split("\n")[2:] == ["Furunkulus 1 · 2 tried, 2 solved"]
        # Wednesday: it fails thrice, then takes the post without saying so.
        sandbox.faults.add(ServerError(status=503), route=POST, times=3)
        sandbox.faults.add(LostResponse(status=503), route=POST)
        await at_hour(client, bot_clock, 3, 18)
        assert named(public(games))[2:] == ["Furunkulus 3"]
        assert "3 days running" in await solves(at, client, bot_clock, "Ada")
        # Thursday and Friday: Discord takes nothing. What it could not take for a day is given up for a newer one.
        sandbox.faults.add(ServerError(status=503), route=POST, times=None)
        for day in (4, 5):
            await asks_to_post(client, bot_clock, day)
        ((newest,),) = rows(database, "SELECT max(id) FROM posts")
        await until(lambda: newest in {entry["post"] for entry in forgive(quiet, "post delayed")})
        sandbox.faults.clear()
        await client.outbox_worker.idle()
        assert named(public(games))[3:] == ["Furunkulus 5"]
        assert labels(public(games)[-1]) == ["Solve it", "Solution of Furunkulus 3"]
        forgive(quiet, "post delayed")
    # Saturday: the bot is away until Sunday morning. What it missed is made good with the puzzle of that day.
    comes_to(bot_clock, 7, 5)
    async with start() as client:
        await settled(client)
        assert named(public(games))[4:] == ["Furunkulus 7"]
        assert "1 day running; 4 of the last 30 in all." in await solves(at, client, bot_clock, "Ada")
        assert "Solved with your first answer." in await solves(at, client, bot_clock, "Ben")
        await at_hour(client, bot_clock, 7, 18)
        assert len(public(games)) == 5, "that of today stands"
    tried = rows(database, "SELECT puzzle % 1000000000, count(*), sum(right) FROM tries GROUP BY 1 ORDER BY 1")
    monday = FIRST_DAY.toordinal()
    assert tried == [(monday, 3, 2), (monday + 1, 1, 1), (monday + 2, 1, 1), (monday + 6, 2, 2)]


async def test_who_asked_is_told_once_where_the_bot_may_not_write_any_more_and_once_when_the_channel_is_gone(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    mo = world.dm_channel(at("Mo").person)
    comes_to(bot_clock, 5, 12)
    async with start() as client:
        await asks(at("Mo"), "puzzle", post="18:00")
        await at_hour(client, bot_clock, 5, 18)
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.SEND_MESSAGES))
        await until(lambda: may_write_there(client, games.id) is False)
        await at_hour(client, bot_clock, 6, 18)
        await at_hour(client, bot_clock, 7, 18)
        (told,) = public(mo)
        assert told.content == (
            f"I can no longer write in {link(games)}, where you had the puzzle of each day posted. "
            "Once I can again, it comes at once; `/puzzle post:off` there ends it."
        )
        assert named(public(games)) == ["Furunkulus 5"]
        world.set_overwrites(games)
        await until(lambda: len(public(games)) == 2)
        (_, newest) = public(games)
        assert named([newest]) == ["Furunkulus 7"]
        shown = answer(await at("Ben").click(newest, labelled(newest, "Solution of Furunkulus 5")))
        assert shown.content.startswith("Right: ")
        world.remove(games)
        await until(lambda: len(public(mo)) == 2)
        assert public(mo)[1].content == (
            "The channel where you had the puzzle of each day posted was deleted, so it is no longer posted there. "
            f"{link(games)}"
        )
        await at_hour(client, bot_clock, 8, 18)
    assert rows(database, "SELECT count(*) FROM regular_posts") == [(0,)]


async def test_who_asked_is_told_once_where_discord_refuses_the_post_though_the_bot_knows_no_reason(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, bot_clock: Clock, quiet: list[EventDict]
) -> None:
    mo = world.dm_channel(at("Mo").person)
    comes_to(bot_clock, 1, 12)
    async with start(cut_short=True) as client:
        await asks(at("Mo"), "puzzle", post="18:00")
        sandbox.faults.add(Refusal(status=403, code=50013), route=POST, times=2)  # with its picture, and without
        await at_hour(client, bot_clock, 1, 18)
        await until(lambda: len(public(mo)) == 1)
        assert public(mo)[0].content.startswith(f"I can no longer write in {link(games)}")
        world.set_overwrites(games)  # whatever it was, it is over
        await until(lambda: len(public(games)) == 1)
    assert len(forgive(quiet, "post waits for permission")) == 1
    forgive(quiet, "pictures refused by Discord")
