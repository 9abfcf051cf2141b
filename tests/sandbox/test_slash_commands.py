from typing import Any

import discord
import pytest
from discord import app_commands

from bot.sandbox import AnswerType, Channel, ImpossibleError, MessageFlag, Reach, Sandbox, UserClient, World
from bot.sandbox.user_client import usable_commands
from bot.sandbox.world.moderation import set_reach
from tests.patience import PATIENCE
from tests.sandbox.clients import Client, Interaction, file, running


async def test_a_slash_command_is_answered_with_a_file(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    @client.tree.command(description="Walk")
    async def move(interaction: Interaction, piece: str, steps: app_commands.Range[int, 1, 9] = 1) -> None:
        await interaction.response.send_message(f"{piece} {steps} {interaction.user}", file=file(b"picture"))

    async with running(client, sandbox):
        reply = await ada.slash("move", piece="r4", steps=2)
        assert reply.kind is AnswerType.MESSAGE
        assert reply.message is not None
        assert reply.message.content == "r4 2 Ada"
        (attachment,) = reply.message.attachments
        shown = (attachment.filename, attachment.content_type, attachment.content, attachment.description)
        assert shown == ("board.png", "image/png", b"picture", "The board")
        fetched = await client.http.get_from_cdn(sandbox.cdn_url + attachment.path)
        assert fetched == b"picture"


async def test_a_client_refuses_what_the_command_does_not_take(
    client: Client, sandbox: Sandbox, ada: UserClient
) -> None:
    @client.tree.command(description="Walk")
    async def move(interaction: Interaction, piece: str, steps: app_commands.Range[int, 1, 9] = 1) -> None:
        await interaction.response.send_message(f"{piece} {steps}")

    async with running(client, sandbox):
        for line, options in (
            ("fly", {"piece": "r4"}),
            ("move", {}),
            ("move far", {"piece": "r4"}),
            ("move", {"piece": 4}),
            ("move", {"piece": "r4", "steps": 10}),
            ("move", {"piece": "r4", "steps": True}),
            ("move", {"piece": "r4", "speed": "high"}),
        ):
            with pytest.raises(ImpossibleError):
                await ada.slash(line, **options)
        with pytest.raises(ImpossibleError, match="complete"):
            await ada.complete("move", focus="piece", piece="r")
    assert not any(record.route.startswith("/interactions") for record in sandbox.requests)


async def test_subcommands_people_and_flags_arrive_typed(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    table = app_commands.Group(name="table", description="The table")

    @table.command(description="Seat somebody")
    async def seat(interaction: Interaction, who: discord.Member, first: bool) -> None:  # noqa: FBT001 - an option's type
        await interaction.response.send_message(f"{who.display_name} {first} {who.mention}")

    client.tree.add_command(table)
    ben = sandbox.world.people["Ben"]
    async with running(client, sandbox):
        reply = await ada.slash("table seat", who=ben, first=True)
        assert reply.message is not None
        assert reply.message.content == f"Ben True <@{ben.id}>"
        assert reply.message.cause is not None
        assert reply.message.cause.name == "table seat"
        with pytest.raises(ImpossibleError, match="choose one of seat"):
            await ada.slash("table")


async def test_completion_sees_what_is_typed_so_far(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    @client.tree.command(description="Walk")
    async def move(interaction: Interaction, piece: str, path: str) -> None:
        await interaction.response.send_message(f"{piece} {path}")

    @move.autocomplete("path")
    async def paths(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=f"{interaction.namespace.piece} {typed}{step}", value=typed + step)
            for step in "ud"
        ]

    async with running(client, sandbox):
        choices = await ada.complete("move", focus="path", piece="r4", path="u")
    assert choices == [{"name": "r4 uu", "value": "uu"}, {"name": "r4 ud", "value": "ud"}]


async def test_a_deferred_answer_is_filled_in_and_followed_up(
    client: Client, sandbox: Sandbox, ada: UserClient
) -> None:
    @client.tree.command(description="Think")
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="thought", attachments=[file(b"picture")])
        followup = await interaction.followup.send("and more", file=file(b"more"), wait=True)
        await followup.edit(content="and still more")
        await interaction.followup.send("the end", wait=True)

    async with running(client, sandbox):
        reply = await ada.slash("think")
        assert reply.kind is AnswerType.DEFERRED
        finished = await reply.finished()
        assert (finished.content, finished.flags, finished.edited_at) == ("thought", MessageFlag(0), None)
        await ada.channel.wait_for(lambda message: message.content == "the end", within=PATIENCE)
        assert [message.content for message in reply.followups] == ["and still more", "the end"]
        assert [attachment.content for attachment in reply.followups[0].attachments] == [b"more"]


async def test_the_first_follow_up_takes_the_place_of_a_private_wait(
    client: Client, sandbox: Sandbox, ada: UserClient, ben: UserClient
) -> None:
    @client.tree.command(description="Think")
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("only for you")

    async with running(client, sandbox):
        reply = await ada.slash("think")
        finished = await reply.finished()
        assert finished.content == "only for you"
        assert reply.message == finished
        assert reply.ephemeral
        assert ben.visible_messages == []


async def test_components_v2_are_shown_with_their_pictures(
    client: Client, sandbox: Sandbox, ada: UserClient, games: Channel
) -> None:
    class Layout(discord.ui.LayoutView):
        text: discord.ui.TextDisplay["Layout"] = discord.ui.TextDisplay("# Board")
        gallery: discord.ui.MediaGallery["Layout"] = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png")
        )

    @client.tree.command(description="Show")
    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message(view=Layout(), file=file(b"picture"))

    async with running(client, sandbox):
        reply = await ada.slash("show")
        assert reply.message is not None
        assert MessageFlag.COMPONENTS_V2 in reply.message.flags
        channel = client.get_channel(games.id)
        assert isinstance(channel, discord.TextChannel)
        fetched = await channel.fetch_message(reply.message.id)
        gallery = fetched.components[1]
        assert isinstance(gallery, discord.MediaGalleryComponent)
        assert gallery.items[0].media.url == sandbox.cdn_url + reply.message.attachments[0].path


async def test_a_command_is_offered_where_it_says_that_it_is(
    client: Client, sandbox: Sandbox, world: World, games: Channel
) -> None:
    person = world.people["Ada"]
    for name, user, in_private in (("everywhere", True, True), ("here", False, False)):
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=name, description="x", callback=nothing
        )
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=user)
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=in_private)
        client.tree.add_command(command)

    def offered(channel: Channel) -> list[str]:
        return [command["name"] for command in usable_commands(world, person, channel)]

    async with running(client, sandbox):
        assert offered(games) == ["everywhere", "here"]
        assert offered(world.dm_channel(person)) == ["everywhere"]
        set_reach(world, Reach.OUTSIDE)
        assert offered(games) == []
        world.user_installs.add(person.id)
        assert offered(games) == ["everywhere"]


async def nothing(_interaction: Interaction) -> None: ...
