"""Messages of channels, threads and private conversations, as discord.py writes and reads them."""

import discord
import pytest

from bot.sandbox import Channel, Sandbox, World
from tests.sandbox.clients import Client, Interaction, file, running


async def test_channel_messages_are_posted_edited_fetched_listed_and_deleted(
    client: Client, sandbox: Sandbox, games: Channel
) -> None:
    async with running(client, sandbox):
        channel = client.get_channel(games.id)
        assert isinstance(channel, discord.TextChannel)
        first = await channel.send("one", files=[file(b"1", "1.png"), file(b"2", "2.png")])
        second = await channel.send("two", reference=first, embed=discord.Embed(title="Two"))
        await first.edit(content="won", attachments=[first.attachments[1], file(b"3", "3.png")])
        assert [message.content async for message in channel.history()] == ["two", "won"]
        fetched = await channel.fetch_message(first.id)
        assert [attachment.filename for attachment in fetched.attachments] == ["2.png", "3.png"]
        await second.delete()
        with pytest.raises(discord.NotFound) as refusal:
            await channel.fetch_message(second.id)
        assert refusal.value.code == 10008
    assert [message.content for message in games.messages] == ["won"]


async def test_who_takes_no_direct_messages_gets_none(client: Client, sandbox: Sandbox, world: World) -> None:
    ben = world.people["Ben"]
    world.refuses_dms.add(ben.id)
    async with running(client, sandbox):
        conversation = await client.create_dm(discord.Object(ben.id))
        with pytest.raises(discord.Forbidden) as refusal:
            await conversation.send("hello")
        assert refusal.value.code == 50007
    assert world.dm_channel(ben).messages == []


async def test_threads_and_conversations_hold_messages_of_their_own(
    client: Client, sandbox: Sandbox, world: World, games: Channel
) -> None:
    @client.tree.command(description="Where")
    async def where(interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.channel_id} {interaction.guild_id} {interaction.user}")

    async with running(client, sandbox):
        channel = client.get_channel(games.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("a game")
        thread = await message.create_thread(name="the game")
        await thread.send("in the thread")
        await channel.create_thread(name="another", type=discord.ChannelType.public_thread)
        opened = world.channel(thread.id)
        assert opened is not None
        assert [message.content for message in opened.messages] == ["in the thread"]
        assert {thread.name for thread in world.threads(games)} == {"the game", "another"}
        there = await sandbox.as_person(world.people["Ada"], opened).slash("where")
        assert there.message is not None
        assert there.message.content == f"{thread.id} {world.guild.id} Ada"

        user = await client.fetch_user(world.people["Ada"].id)
        await user.send("hello")
        conversation = world.dm_channel(world.people["Ada"])
        assert [message.content for message in conversation.messages] == ["hello"]
        private = await sandbox.as_person(world.people["Ada"], conversation).slash("where")
        assert private.message is not None
        assert private.message.content == f"{conversation.id} None Ada"
