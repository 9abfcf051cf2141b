"""Threads as Discord has them: who sees a private one, what a closed or locked one refuses, and what a bot is told."""

import asyncio

import discord
import pytest

from bot.sandbox import Channel, ChannelType, Permission, Reach, Sandbox, World
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
from tests.patience import PATIENCE
from tests.sandbox.clients import Client, Rest, running


@pytest.fixture
def private(world: World, games: Channel) -> Channel:
    return world.open_thread(name="secret", parent=games, owner=world.people["Ada"], is_private=True)


async def test_a_private_thread_is_for_its_members_and_those_who_manage_threads(
    rest: Rest, world: World, private: Channel
) -> None:
    path = f"/channels/{private.id}"
    assert [name for name, person in world.people.items() if world.sees(person, private)] == ["Ada", "Mo"]
    assert Permission.SEND_MESSAGES_IN_THREADS in world.permissions(world.bot, private)
    assert (await rest("POST", f"{path}/messages", {"content": "x"}))[1]["code"] == 50001
    add_member(world, private, world.bot)
    assert (await rest("POST", f"{path}/messages", {"content": "x"}))[0] == 200
    assert (await rest("GET", f"{path}/thread-members/{world.people['Ada'].id}"))[0] == 200
    assert (await rest("GET", f"{path}/thread-members/{world.people['Ben'].id}"))[1]["code"] == 10007
    remove_member(world, private, world.bot)
    assert (await rest("GET", path))[1]["code"] == 50001


async def test_a_post_opens_a_closed_thread_and_an_edit_does_not(rest: Rest, world: World, games: Channel) -> None:
    thread = world.open_thread(name="game", parent=games, owner=world.people["Ada"])
    path = f"/channels/{thread.id}/messages"
    _, posted = await rest("POST", path, {"content": "x"})
    archive(world, thread)
    assert (await rest("PATCH", f"{path}/{posted['id']}", {"content": "y"}))[1]["code"] == 50083
    assert (await rest("DELETE", f"{path}/{posted['id']}"))[1]["code"] == 50083
    assert (await rest("POST", path, {"content": "y"}))[0] == 200
    assert not thread.is_archived
    lock(world, thread)
    assert (await rest("POST", path, {"content": "z"}))[1]["code"] == 160005
    set_permissions(world, world.guild.everyone, world.guild.everyone.permissions | Permission.MANAGE_THREADS)
    assert (await rest("POST", path, {"content": "z"}))[0] == 200


async def test_a_bot_is_told_of_its_threads(
    client: Client, sandbox: Sandbox, world: World, games: Channel, private: Channel
) -> None:
    thread = world.open_thread(name="game", parent=games, owner=world.people["Ada"])
    async with running(client, sandbox):

        async def told(event: str) -> discord.Thread:
            found = await client.wait_for(event, timeout=PATIENCE)
            thread = found[1] if isinstance(found, tuple) else found
            assert isinstance(thread, discord.Thread)
            return thread

        await asyncio.wait_for(client.wait_until_ready(), PATIENCE)
        guild = client.get_guild(world.guild.id)
        assert guild is not None
        assert [each.id for each in guild.threads] == [thread.id]
        add_member(world, private, world.bot)
        assert (await told("thread_join")).id == private.id
        lock(world, thread)
        assert (await told("thread_update")).locked
        archive(world, thread)
        assert (await told("thread_update")).archived
        reopen(world, thread)
        assert (await told("thread_join")).id == thread.id
        remove_member(world, private, world.bot)
        assert (await told("thread_remove")).id == private.id


async def test_a_bot_is_told_of_its_roles_and_its_server(client: Client, sandbox: Sandbox, world: World) -> None:
    async with running(client, sandbox):
        await asyncio.wait_for(client.wait_until_ready(), PATIENCE)
        guild = client.get_guild(world.guild.id)
        assert guild is not None
        give_bot_roles(world, world.guild.moderators)
        await client.wait_for("member_update", timeout=PATIENCE)
        assert guild.me.guild_permissions.manage_threads
        set_permissions(world, world.guild.moderators, Permission(0))
        await client.wait_for("guild_role_update", timeout=PATIENCE)
        assert not guild.me.guild_permissions.manage_threads
        for reach, event in (
            (Reach.UNAVAILABLE, "guild_unavailable"),
            (Reach.MEMBER, "guild_available"),
            (Reach.OUTSIDE, "guild_remove"),
            (Reach.MEMBER, "guild_join"),
        ):
            set_reach(world, reach)
            assert (await client.wait_for(event, timeout=PATIENCE)).id == world.guild.id


async def test_a_text_channel_becomes_one_for_announcements(
    client: Client, sandbox: Sandbox, world: World, games: Channel
) -> None:
    async with running(client, sandbox):
        await asyncio.wait_for(client.wait_until_ready(), PATIENCE)
        convert(world, games, ChannelType.NEWS)
        _, after = await client.wait_for("guild_channel_update", timeout=PATIENCE)
        assert isinstance(after, discord.TextChannel)
        assert after.is_news()
        opened = world.open_thread(name="game", parent=games, owner=world.people["Ada"])
        assert (await client.wait_for("thread_create", timeout=PATIENCE)).id == opened.id
        assert opened.type is ChannelType.NEWS_THREAD
