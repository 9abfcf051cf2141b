"""`/standing post`: on the first of a month a channel gets the best of the one before, once, and of nobody hidden."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import discord
import msgspec
import pytest

from bot.delivery.permissions import hidden_from, may_write_there
from bot.host.program import PROGRAM
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Overwrite, Permission, Sandbox, World
from bot.table.posts.puzzle_post import puzzle_of_day
from engine.core import Review, ScriptedChance, Seat, TurningPoint, TurnReview
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import (
    GUILD,
    asks,
    begins,
    begun,
    go_on_from,
    private,
    public,
    resigns,
    rows,
    texts,
    won_by_the_first,
)
from tests.patience import until

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
ON = "The best of each month will be posted here on the first of the next one at 18:00 (UTC), if a game was rated in it"


BEFORE_A_MEAL = (
    "ff1 monster=e2s stones=f4 pools=i3:2x2 tokens=g1:e6,g3:out,g4:out,g5:in,r1:p9,r3:out,r4:out,r5:in "
    "round=1 cards=7,8,10,1h,2h start=g turn=g"
)
"""The first round of a game of two, with a token of green in sight of the monster."""


async def settled(client: Furunkulus) -> None:
    await client.wait_until_ready()
    client.regular_posts.wake()
    await client.regular_posts.idle()
    await client.outbox_worker.idle()


def played_in_may(database: Path, world: World) -> None:
    """Write that Ada has won six games against Ben, that three people have guessed, and that a puzzle was solved."""
    people = {name: world.people[name].id for name in ("Ada", "Ben", "Cleo", "Dan")}
    won_by_the_first(database, (people["Ada"], people["Ben"]), games=6)
    for number, (name, right) in enumerate([("Cleo", 1), ("Cleo", 1), ("Dan", 1), ("Dan", 1), ("Dan", 0), ("Ben", 0)]):
        guess = "INSERT INTO guesses (match_id, number, person_id, name, choice, right) VALUES (100, ?, ?, ?, 'x', ?)"
        rows(database, guess, number + 1, people[name], name, right)
    rows(database, "INSERT INTO reviews VALUES (100, 3, ?)", '{"type": "review", "of": "an older version"}')
    for day in (30, 31):
        puzzle = puzzle_of_day(PROGRAM.games, date(2026, 5, day).toordinal())
        tried = "INSERT INTO tries (person_id, puzzle, moves, right, guild_id, at) VALUES (?, ?, 'x', 1, ?, ?)"
        rows(database, tried, people["Dan"], puzzle, GUILD, f"2026-05-{day} 10:00:00")


async def test_the_best_of_a_month_is_posted_once_and_made_good_where_the_bot_was_away(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    bot_clock.now = NOON
    async with start() as client:
        refused = await asks(at("Ada"), "standing", post="18")
        assert refused == "Only somebody with the permission **Manage Channels** here can do that."
        assert (await asks(at("Mo"), "standing", post="soon")).endswith("type one such as 18:00, or off.")
        assert (await asks(at("Mo"), "standing", post="18")).startswith(ON)
        await client.outbox_worker.idle()
        await asyncio.to_thread(played_in_may, database, world)
        await settled(client)
        assert public(games) == []
    bot_clock.now += timedelta(days=2)
    for _ in range(2):
        async with start() as client:
            await settled(client)
    (best,) = public(games)
    title, heading, first, second, prophet, streak = best.content.split("\n")
    assert (title, heading) == ("**The best of May 2026**", "**Fearsome Floors, at two**")
    assert (first.split(":")[0], second.split(":")[0]) == ("1. Ada", "2. Ben")
    assert prophet == "Best prophet: Cleo, right in 2 of 2."
    assert streak == "The puzzle of the day was solved here 2 days running."
    assert best.pinged == frozenset()
    assert not best.attachments
    bot_clock.now += timedelta(days=29)
    async with start() as client:
        await settled(client)
        assert len(public(games)) == 1, "nothing was rated in June"
        assert await asks(at("Mo"), "standing", post="off") == "The best of the month is no longer posted here."
        assert await asks(at("Mo"), "standing", post="off") == "The best of the month is not posted here."
    assert rows(database, "SELECT * FROM regular_posts") == []


@pytest.mark.parametrize("hidden", ["Ada", "Cleo"])
async def test_nothing_is_posted_of_who_is_hidden(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path, hidden: str
) -> None:
    bot_clock.now = NOON
    async with start() as client:
        await at(hidden).slash("settings", standing="hidden")
        await at("Mo").slash("standing", post="18")
        await client.outbox_worker.idle()
        await asyncio.to_thread(played_in_may, database, world)
        bot_clock.now += timedelta(hours=7)
        await settled(client)
        (best,) = public(games)
        assert hidden not in best.content
        assert ("1. Ben" in best.content) is (hidden == "Ada")
        assert "Best prophet: Dan, right in 2 of 3." in best.content or hidden == "Ada"


async def test_where_the_bot_may_not_write_whoever_asked_is_told_once_and_it_comes_later(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    bot_clock.now = NOON
    async with start() as client:
        await at("Mo").slash("standing", post="18")
        await client.outbox_worker.idle()
        await asyncio.to_thread(played_in_may, database, world)
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.SEND_MESSAGES))
        await until(lambda: may_write_there(client, games.id) is False)
        bot_clock.now += timedelta(hours=7)
        await settled(client)
        await settled(client)
        (told,) = private(world, "Mo")
        assert told.content.startswith("I can no longer write in ")
        assert "the best of each month" in told.content
        world.set_overwrites(games)
        await until(lambda: bool(public(games)))
        assert [text.split("\n")[0] for text in texts(public(games))] == ["**The best of May 2026**"]


async def a_meal_and_the_end(at: At, client: Furunkulus, database: Path) -> None:
    """Let Ada, green, and Ben play a round, in which the monster eats, and let Ben resign."""
    await begun(at, "Ada", "Ben")
    await client.outbox_worker.idle()
    await asyncio.to_thread(go_on_from, database, BEFORE_A_MEAL)
    for token in ("1", "5"):
        for name in ("Ada", "Ben"):
            await at(name).slash("stay", token=token)
    await resigns(at("Ben"))


@pytest.mark.parametrize("is_hidden", [False, True])
async def test_the_post_has_the_most_daring_move_and_the_film_of_a_game_that_all_its_readers_can_see(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    bot_clock: Clock,
    database: Path,
    *,
    is_hidden: bool,
) -> None:
    lounge = next(channel for channel in world.channels.values() if channel is not games)
    async with start(ScriptedChance([*begins("green"), "10"])) as client:
        await a_meal_and_the_end(at, client, database)
        await at("Ben").slash("settings", standing="hidden")
        await client.outbox_worker.idle()
        last = public(games)[-1]
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("standing", post="18")
        if is_hidden:
            unseen = Overwrite(target_id=world.guild.everyone.id, is_role=True, deny=Permission.VIEW_CHANNEL)
            world.set_overwrites(games, unseen, Overwrite(target_id=world.bot.id, allow=Permission.VIEW_CHANNEL))
            await until(lambda: bool(hidden_from(channel_of(client, games), channel_of(client, lounge))))
        await client.outbox_worker.idle()
        await reviewed(client)
        bot_clock.now = bot_clock.now.replace(month=bot_clock.now.month + 1, day=1, hour=19)
        await settled(client)
        (best,) = public(lounge)
        lines = best.content.split("\n")
        link = f"https://discord.com/channels/{GUILD}/{games.id}/{last.id}"
        told = [
            (
                "The most daring move: Ada: green 6 stays on e6. With the next best, "
                f"the chances of Ada would have been 25 % lower ({link})."
            ),
            f"The film is of the game that swung most, Fearsome Floors with Ada and red: {link}",
        ]
        assert lines[1:] == ([] if is_hidden else told)
        assert [file.filename.rsplit(".", 1)[-1] for file in best.attachments] == ["gif"] * (not is_hidden)


async def reviewed(client: Furunkulus) -> None:
    """Keep a review of the first game, in which Ada did well with her first move, and had more luck with the next."""
    points = (
        TurningPoint(0, 0.25, Seat(0)),
        TurningPoint(1, 0.9, Seat(0), is_luck=True),
        TurningPoint(1, 0.8, Seat(1)),  # of somebody who is hidden
    )
    steps = (TurnReview(Seat(0), (0.7, 0.3)), TurnReview(Seat(1), (1.0, 0.0)))
    async with client.store.transaction() as writer:
        match = await writer.match(1)
        assert match is not None
        await writer.keep_review(1, match.revision, msgspec.json.encode(Review(0, (0.5, 0.5), steps, points)))


def channel_of(client: Furunkulus, channel: Channel) -> discord.abc.GuildChannel | discord.Thread:
    found = client.get_guild(GUILD)
    assert found is not None
    there = found.get_channel_or_thread(channel.id)
    assert there is not None
    return there
