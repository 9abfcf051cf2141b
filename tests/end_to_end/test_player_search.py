"""A lobby looks for players: its post seats who presses the button, and only those are told who want to be."""

import asyncio
from datetime import timedelta
from pathlib import Path

import discord
import pytest
from structlog.typing import EventDict

from bot.interactions.components import lobby_buttons
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, Overwrite, Permission, World
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import (
    answer,
    asks,
    clicks_late,
    forgive,
    green_begins,
    labelled,
    labels,
    private,
    public,
    rows,
    said,
    seated,
    texts,
)
from tests.patience import until

IN = "I\N{RIGHT SINGLE QUOTATION MARK}m in"
FULL = "The table is full: this game takes at most 7 players."
POSTED = "A post in the channel looks for players now"


async def told_in(client: Furunkulus, channel: Channel) -> Message:
    """Return the newest message of a channel once all stand."""
    await client.outbox_worker.idle()
    return public(channel)[-1]


def found(channel: Channel, post: Message) -> Message:
    """Return a message as it is by now."""
    return next(message for message in channel.messages if message.id == post.id)


async def test_whoever_presses_the_button_of_the_post_is_seated_as_by_join(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await seated(at, "Ada")
        lobby = await told_in(client, games)
        assert said(await at("Ada").click(lobby, labelled(lobby, "Find players"))) == f"{POSTED}."
        post = await told_in(client, games)
        assert post.content == "**Ada looks for players**: a table of Fearsome Floors is open here."
        assert labels(post) == [IN]
        assert post.pinged == frozenset()
        seat = answer(await at("Ben").click(post, labelled(post, IN)))
        assert seat.content == "You have joined: red."
        assert "side" in str(ids(seat))
        await client.outbox_worker.idle()
        assert "2. Ben: red" in public(games)[0].content
        again = await asks(at("Ben"), "table call")
        assert again == "This table looks for players already; it can do so again an hour after it began."


async def test_the_post_loses_its_button_once_the_game_has_begun(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table call")
        post = await told_in(client, games)
        button = labelled(post, IN)
        await at("Ada").slash("table start")
        await until(lambda: not found(games, post).components)
        assert said(await clicks_late(at("Cleo"), post, button)) == "The game has already begun."
        assert await asks(at("Ada"), "table call") == "The game has already begun."


@pytest.mark.parametrize("thread", [False, True])
async def test_the_post_loses_its_button_once_the_table_is_closed_even_hours_later(
    start: Start, at: At, games: Channel, bot_clock: Clock, *, thread: bool
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors", thread=thread)
        await at("Ada").slash("table call")
        post = await told_in(client, games)
        assert labels(post) == [IN]
        bot_clock.now += timedelta(hours=3)
        await at("Ada").slash("table leave")
        await until(lambda: not found(games, post).components)
        assert await asks(at("Ada"), "table call") == "There is no game in this channel; `/new` opens a table."


async def test_a_full_table_and_who_does_not_sit_there_look_for_nobody(start: Start, at: At, games: Channel) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
    async with start() as client:
        await seated(at, *names[:-1])
        assert await asks(at("Gus"), "table call") == "You have not joined this table yet: press Join, or use `/join`."
        await at("Ada").slash("table call")
        post = await told_in(client, games)
        await at("Gus").slash("join")
        assert await asks(at("Ada"), "table call") == FULL
        await client.outbox_worker.idle()
        lobby = public(games)[0]
        (find,) = [
            part for row in lobby.components for part in row["components"] if part.get("label") == "Find players"
        ]
        assert find["disabled"]
        assert said(await at("Mo").click(post, id_of(post, "join"))) == FULL


async def test_only_who_wants_it_is_told_by_a_direct_message_and_once_a_day(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start() as client:
        assert "- tables: nothing tells you of tables that look for players" in await asks(at("Cleo"), "settings")
        assert "- tables: a direct message tells you of tables in this server" in await asks(
            at("Cleo"), "settings", tables="on"
        )
        await at("Dan").slash("settings", tables="on", quiet="00:00-23:59")
        await at("Ada").slash("settings", tables="on")
        await seated(at, "Ada")
        await client.outbox_worker.idle()  # its message is what people are led to
        assert await asks(at("Ada"), "table call") == f"{POSTED}, and one person who asked for it is told."
        await client.outbox_worker.idle()
        (told,) = private(world, "Cleo")
        link = f"https://discord.com/channels/{world.guild.id}/{games.id}/{public(games)[0].id}"
        assert told.content.split("\n")[0] == f"A table of Fearsome Floors looks for players: {link}"
        assert [private(world, name) for name in ("Ada", "Ben", "Dan")] == [[], [], []]
        bot_clock.now += timedelta(hours=2)
        assert await asks(at("Ada"), "table call") == f"{POSTED}."
        bot_clock.now += timedelta(hours=22)
        assert await asks(at("Ada"), "table call") == f"{POSTED}, and one person who asked for it is told."
        await at("Cleo").slash("settings", tables="off")
        bot_clock.now += timedelta(hours=25)
        await at("Ada").slash("join", colour="blue")
        assert await asks(at("Ada"), "table call") == f"{POSTED}."
        await client.outbox_worker.idle()
        assert len(private(world, "Cleo")) == 2
        assert all("<@" not in text for text in texts(public(games)))
    assert rows(database, "SELECT person_id FROM wishes ORDER BY 1") == [
        (account,) for account in sorted(world.people[name].id for name in ("Ada", "Dan"))
    ]


async def test_discord_is_asked_of_several_people_at_once_whether_they_see_the_channel_but_not_of_all(
    start: Start, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start():
        for name in ("Ben", "Cleo", "Dan", "Eve"):
            await at(name).slash("settings", tables="on")
        await seated(at, "Ada")
        monkeypatch.setattr(lobby_buttons, "ASKED_AT_ONCE", 2)
        fetch, running, most = discord.Guild.fetch_member, set[int](), list[int]()
        several = asyncio.Event()

        async def noted(guild: discord.Guild, person_id: int) -> discord.Member:
            running.add(person_id)
            most.append(len(running))
            if len(running) > 1:
                several.set()
            await several.wait()
            try:
                return await fetch(guild, person_id)
            finally:
                running.discard(person_id)

        monkeypatch.setattr(discord.Guild, "fetch_member", noted)
        assert await asks(at("Ada"), "table call") == f"{POSTED}, and 4 people who asked for it are told."
        assert (len(most), max(most)) == (4, 2)


async def test_where_discord_does_not_say_of_one_whether_they_see_the_channel_it_is_asked_of_nobody_else(
    start: Start, at: At, monkeypatch: pytest.MonkeyPatch, quiet: list[EventDict]
) -> None:
    async with start():
        for name in ("Ben", "Cleo", "Dan"):
            await at(name).slash("settings", tables="on")
        await seated(at, "Ada")
        asked, given_up = list[int](), list[int]()

        async def answered(_guild: discord.Guild, person_id: int) -> discord.Member:
            asked.append(person_id)
            if len(asked) == 3:
                raise ConnectionError
            try:
                return await asyncio.Future()
            finally:
                given_up.append(person_id)

        monkeypatch.setattr(discord.Guild, "fetch_member", answered)
        await asks(at("Ada"), "table call")
        assert sorted(given_up) == sorted(asked[:2])
    (failed,) = forgive(quiet, "interaction failed")
    assert isinstance(failed["exc_info"], ConnectionError)


async def test_nobody_is_told_of_a_table_in_a_channel_that_they_cannot_see(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start():
        await at("Cleo").slash("settings", tables="on")
        world.set_overwrites(games, Overwrite(target_id=at("Cleo").person.id, deny=Permission.VIEW_CHANNEL))
        await seated(at, "Ada")
        assert await asks(at("Ada"), "table call") == f"{POSTED}."


async def test_the_post_tells_the_hours_of_those_at_the_table_who_show_them(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start() as client:
        await at("Ada").slash("settings", quiet="22:00-07:00", zone="Europe/Berlin", hours="shown")
        await at("Ben").slash("settings", quiet="10:00-11:00")
        await at("Cleo").slash("settings", hours="shown")
        await seated(at, "Ada", "Ben", "Cleo")
        await at("Cleo").slash("table call")
        post = await told_in(client, games)
        midnight = bot_clock.now.replace(hour=0, minute=0, second=0, microsecond=0)
        begin, end = (int((midnight + timedelta(days=1, hours=hour)).timestamp()) for hour in (5, 20))
        assert post.content.split("\n")[1:] == [f"Ada usually plays from <t:{begin}:t> to <t:{end}:t>, by your clock."]
