"""`/puzzle post`: a channel gets the puzzle of each day once, and its post tells how many people there solve it."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from structlog.typing import EventDict

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, Overwrite, Permission, Sandbox, World
from engine.fearsome_floors.puzzles import puzzle_of
from engine.fearsome_floors.puzzles.calendar import FIRST_DAY
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import answer, asks, forgive, labelled, labels, public, rows, said


async def passes(client: Furunkulus, clock: Clock, hours: float) -> None:
    """Let time pass, and see posted what is due then."""
    clock.now += timedelta(hours=hours)
    await settled(client)


async def settled(client: Furunkulus) -> None:
    await client.wait_until_ready()
    client.regular_posts.wake()
    await client.regular_posts.idle()
    await client.outbox_worker.idle()


def typed(clock: Clock) -> str:
    """Return the answer to the puzzle of today."""
    return ", ".join(text.removeprefix("T stone ") for text in puzzle_of(clock.now.date()).solution)


def told(post: Message) -> list[str]:
    """Return what a post tells of people."""
    return post.content.split("\n")[2:]


async def test_a_puzzle_is_posted_each_day_once_and_its_post_counts_who_solves_it(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path
) -> None:
    bot_clock.now = datetime.combine(FIRST_DAY, datetime.min.time(), UTC) + timedelta(hours=12)
    async with start() as client:
        refused = await asks(at("Ada"), "puzzle", post="18:00")
        assert refused == "Only somebody with the permission **Manage Channels** here can do that."
        assert (await asks(at("Mo"), "puzzle", post="at six")).endswith("type one such as 18:00, or off.")
        assert (await asks(at("Mo"), "puzzle", post="18")).startswith(
            "The puzzle of each day will be posted here at 18:00 (UTC)"
        )
        await passes(client, bot_clock, 5.9)
        assert public(games) == []
        await passes(client, bot_clock, 0.2)
        (first,) = public(games)
        assert first.content.startswith("**Furunkulus 1** · ")
        assert labels(first) == ["Solve it"]
        (picture,) = first.attachments
        assert picture.description
        pad = answer(await at("Ada").click(first, labelled(first, "Solve it")))
        assert pad.content.startswith("**Furunkulus 1** · ")
        await at("Ada").slash("puzzle", answer=typed(bot_clock))
        await settled(client)
        (first,) = public(games)
        assert told(first) == ["Furunkulus 1 · 1 tried, 1 solved"]
        assert first.attachments, "its picture stays"
        assert labels(first) == ["Solve it"]
    bot_clock.now += timedelta(hours=35)  # the bot is away at 18:00 of the next day, and comes back at 5:00
    async with start() as client:
        await settled(client)
        first, second = public(games)
        assert second.content.startswith("**Furunkulus 3** · "), "a day that was missed is made good with that of today"
        assert told(second) == ["Furunkulus 1 · 1 tried, 1 solved"]
        assert labels(second) == ["Solve it", "Solution of Furunkulus 1"]
        shown = answer(await at("Ben").click(second, labelled(second, "Solution of Furunkulus 1")))
        assert shown.content.startswith("Right: ")
        await passes(client, bot_clock, 14)
        assert len(public(games)) == 2, "not again at 18:00"
        await passes(client, bot_clock, 24)
        assert public(games)[-1].content.startswith("**Furunkulus 4** · ")
        assert said(await at("Mo").slash("puzzle", post="off")) == "No puzzles are posted here any more."
        await passes(client, bot_clock, 48)
        assert len(public(games)) == 3
    assert rows(database, "SELECT count(*) FROM regular_posts") == [(0,)]


async def test_a_channel_where_the_bot_may_not_write_is_refused_at_once(
    start: Start, at: At, world: World, games: Channel
) -> None:
    world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.SEND_MESSAGES))
    async with start():
        assert await asks(at("Mo"), "puzzle", post="18:00") == "I may not write in this channel: let me, and ask again."


async def test_who_wants_it_is_reminded_by_a_direct_message_while_the_puzzle_of_the_day_is_open_for_them(
    start: Start, at: At, world: World, sandbox: Sandbox, games: Channel, bot_clock: Clock, database: Path
) -> None:
    bot_clock.now = datetime.combine(FIRST_DAY, datetime.min.time(), UTC) + timedelta(hours=12)
    async with start() as client:
        assert "nothing reminds you of that of the day" in await asks(at("Ada"), "settings")
        shown = await asks(at("Ada"), "settings", puzzle="18", zone="Europe/Berlin")
        assert "a direct message at 18:00 reminds you of that of the day" in shown
        await passes(client, bot_clock, 4.9)
        direct = world.dm_channel(at("Ada").person)
        assert public(direct) == []
        await passes(client, bot_clock, 0.2)
        (reminder,) = public(direct)
        assert reminder.content.startswith("Furunkulus 1 is open for you.")
        ada = sandbox.as_person(at("Ada").person, direct, patient=True)
        pad = answer(await ada.click(reminder, labelled(reminder, "Solve it")))
        tried = await (await ada.click(pad, next(each for each in ids(pad) if ":ff-go:" in each))).finished()
        assert tried.content.startswith(("Not yet: ", "Right: "))
        bot_clock.now += timedelta(hours=12)
        await at("Ada").slash("puzzle", answer=typed(bot_clock))
        await passes(client, bot_clock, 12)
        assert public(direct) == [reminder], "that of the second day was solved by then"
        await asks(at("Ada"), "settings", zone="Asia/Tokyo")
        assert rows(database, "SELECT hour, zone FROM regular_posts") == [("18:00", "Asia/Tokyo")]
        await asks(at("Ada"), "settings", puzzle="off")
        await passes(client, bot_clock, 48)
        assert public(direct) == [reminder]
        assert public(games) == []
    assert rows(database, "SELECT count(*) FROM regular_posts") == [(0,)]


async def test_a_post_that_cannot_be_made_keeps_no_other_one_back(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path, quiet: list[EventDict]
) -> None:
    bot_clock.now = datetime.combine(FIRST_DAY, datetime.min.time(), UTC) + timedelta(hours=12)
    other = next(channel.id for channel in world.channels.values() if channel is not games)
    async with start() as client:
        await asks(at("Mo"), "puzzle", post="18:00")
        await settled(client)
        broken = """
            INSERT INTO regular_posts (place_id, guild_id, hour, zone, language, due_at)
            SELECT ?, guild_id, 'never', zone, language, ? FROM regular_posts
        """
        await asyncio.to_thread(rows, database, broken, other, f"{FIRST_DAY} 17:00:00")
        await passes(client, bot_clock, 6.1)
        assert len(public(games)) == 1
    assert forgive(quiet, "a regular post cannot be made")
