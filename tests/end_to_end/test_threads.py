"""Games in threads that are private, closed or locked, and in the other kinds of channel; posts wait, and go on."""

from collections.abc import Callable

import pytest
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.sandbox import Channel, ChannelType, ImpossibleError, Overwrite, Permission, Reach, Sandbox, UserClient, World
from bot.sandbox.world.moderation import (
    add_member,
    archive,
    convert,
    give_bot_roles,
    lock,
    remove_member,
    reopen,
    set_permissions,
    set_reach,
)
from bot.table.posts.post import Post, to_row
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import NOTHING, asks, begun, forgive, green_begins, heads, public
from tests.patience import until

AN_HOUR = 3600.0
WAITS = "post waits for permission"
OUTSIDE = "The bot is no member of this private thread, so it cannot write here: mention <@{bot}> to add it."


@pytest.fixture
def long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the outbox worker try nothing again by itself."""
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", AN_HOUR)


@pytest.fixture
def there(sandbox: Sandbox, world: World) -> Callable[[Channel], At]:
    """Return what people can do in a channel."""

    def in_channel(channel: Channel) -> At:
        def at(name: str) -> UserClient:
            return sandbox.as_person(world.people[name], channel, patient=True)

        return at

    return in_channel


def thread_of(world: World, games: Channel, *, is_private: bool = False) -> Channel:
    return world.open_thread(name="game", parent=games, owner=world.people["Ada"], is_private=is_private)


async def waits(quiet: list[EventDict]) -> None:
    """Wait until Discord has refused a post."""
    await until(lambda: WAITS in [entry["event"] for entry in quiet])
    forgive(quiet, WAITS)
    forgive(quiet, "refused")


@pytest.mark.usefixtures("long_pauses")
async def test_in_a_private_thread_without_the_bot_a_table_waits_until_it_is_added(
    start: Start, there: Callable[[Channel], At], world: World, games: Channel, quiet: list[EventDict]
) -> None:
    thread, outside = thread_of(world, games, is_private=True), OUTSIDE.format(bot=world.bot.id)
    ada = there(thread)("Ada")
    async with start(green_begins()) as client:
        opened, warned = (await asks(ada, "new fearsome-floors")).split("\n")
        assert opened == "The table is open, and you have joined it."
        assert warned.startswith(outside)
        await waits(quiet)
        assert (await asks(ada, "table doctor")).split("\n")[1] == outside
        assert public(thread) == []
        add_member(world, thread, world.bot)
        await client.outbox_worker.idle()
        assert heads(public(thread)) == ["**Fearsome Floors**: a"]
        assert outside not in await asks(ada, "table doctor")
        remove_member(world, thread, world.bot)  # of which discord.py keeps no note
        assert await asks(ada, "join", colour="blue") == "You have joined: blue."
        await waits(quiet)
        assert "The bot may not write in this channel now." in await asks(ada, "join", colour="red")
        assert outside in await asks(ada, "table doctor")
        add_member(world, thread, world.bot)
    forgive(quiet, "refused")


@pytest.mark.usefixtures("long_pauses")
async def test_a_thread_that_was_locked_goes_on_once_it_is_opened_again(
    start: Start, there: Callable[[Channel], At], world: World, games: Channel, quiet: list[EventDict]
) -> None:
    thread = thread_of(world, games)
    at = there(thread)
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(thread))
        for closes in (lock, lambda world, thread: archive(world, thread, is_locked=True)):
            closes(world, thread)
            await at("Ada").slash("stay", token="4" if before == len(public(thread)) else "5")
            await waits(quiet)
            if closes is lock:
                locked = "This thread is locked, so the bot cannot write here until a moderator unlocks it."
                assert locked in await asks(at("Ben"), "table doctor")
            reopen(world, thread)
            await client.outbox_worker.idle()
            await at("Ben").slash("stay", token="4")
            await client.outbox_worker.idle()
        assert heads(public(thread)[before:]) == ["Ada: green 3", "Ben: red 3", "Ada: green 2"]


async def test_a_lobby_in_a_closed_thread_is_posted_anew(
    start: Start, there: Callable[[Channel], At], world: World, games: Channel, quiet: list[EventDict]
) -> None:
    thread = thread_of(world, games)
    at = there(thread)
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        archive(world, thread)
        await at("Ben").slash("join")
        await client.outbox_worker.idle()
        assert ["2. Ben: red" in message.content for message in public(thread)] == [False, True]
        assert not thread.is_archived
    forgive(quiet, "refused")


@pytest.mark.usefixtures("long_pauses")
@pytest.mark.parametrize("lets", ["role", "roles", "join"])
async def test_what_waits_is_posted_at_once_when_roles_or_the_server_let_the_bot_write_again(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict], lets: str
) -> None:
    everyone, moderators = world.guild.everyone, world.guild.moderators
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        if lets == "join":
            set_reach(world, Reach.OUTSIDE)
        else:
            set_permissions(world, everyone, everyone.permissions & ~Permission.SEND_MESSAGES)
        async with client.app.tables.writing() as writer:
            await writer.owe(match_id=None, channel_id=games.id, turn=0, new=[to_row(Post(text="A line."))])
        await waits(quiet)
        assert len(public(games)) == before
        match lets:
            case "role":
                set_permissions(world, everyone, everyone.permissions)
            case "roles":
                set_permissions(world, moderators, moderators.permissions | Permission.SEND_MESSAGES)
                give_bot_roles(world, world.guild.moderators)
            case _:
                set_reach(world, Reach.MEMBER)
        await client.outbox_worker.idle()
        assert [message.content for message in public(games)[before:]] == ["A line."]


@pytest.mark.parametrize("kind", [ChannelType.NEWS, ChannelType.VOICE, ChannelType.STAGE, ChannelType.FORUM])
async def test_a_game_is_played_in_every_kind_of_channel_in_which_people_write(
    start: Start, there: Callable[[Channel], At], world: World, kind: ChannelType
) -> None:
    channel = world.open_channel("elsewhere", kind)
    if kind is ChannelType.FORUM:
        channel = thread_of(world, channel)
    at = there(channel)
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "stay", token="4") == "green 4 stays outside. It shows 3 now."
        await client.outbox_worker.idle()
        assert heads(public(channel))[-1] == "Ada: green 3"
        assert "missing in this channel: none." in await asks(at("Ada"), "table doctor")


async def test_every_kind_of_channel_in_which_games_are_is_offered_to_be_watched(
    start: Start, there: Callable[[Channel], At], world: World
) -> None:
    kinds = (ChannelType.NEWS, ChannelType.VOICE, ChannelType.STAGE, ChannelType.FORUM)
    *offered, forum = [world.open_channel(kind.name, kind) for kind in kinds]
    mo = there(world.channels["lounge"])("Mo")
    async with start():
        for channel in (*offered, thread_of(world, forum)):
            assert await asks(mo, "table watch start", channel=channel) == NOTHING
        with pytest.raises(ImpossibleError, match="cannot be"):  # its posts are offered
            await mo.slash("table watch start", channel=forum)


async def test_the_chat_of_a_voice_channel_wants_one_permission_more(
    start: Start, there: Callable[[Channel], At], world: World
) -> None:
    channel = world.open_channel("voices", ChannelType.VOICE)
    world.set_overwrites(channel, Overwrite(target_id=world.bot.id, deny=Permission.CONNECT))
    async with start():
        told = await asks(there(channel)("Ada"), "table doctor")
        assert told.startswith("Permissions that are missing in this channel: Connect, Send Messages.")


async def test_a_game_goes_on_in_a_channel_that_becomes_one_for_announcements(
    start: Start, at: At, there: Callable[[Channel], At], world: World, games: Channel
) -> None:
    lounge = world.channels["lounge"]
    async with start(green_begins()) as client:
        assert await asks(there(lounge)("Mo"), "table watch start", channel=games) == NOTHING
        await begun(at, "Ada", "Ben")
        convert(world, games, ChannelType.NEWS)
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert [heads(public(channel))[-1] for channel in (games, lounge)] == [
            "Ada: green 3",
            f"Played in <#{games.id}>:",
        ]
        assert (await asks(at("Ben"), "table doctor")).startswith("Permissions that are missing in this channel: none.")
        convert(world, games, ChannelType.TEXT)
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert heads(public(games))[-1] == "Ben: red 3"
