import io
import ssl

import discord
import pytest
from discord import app_commands

from bot.sandbox import Acting, AnswerType, Channel, ImpossibleError, MessageFlag, Sandbox, World
from tests.sandbox.clients import Client, running

Interaction = discord.Interaction[discord.Client]


@pytest.fixture
async def client(sandbox: Sandbox, client_tls: ssl.SSLContext) -> Client:
    return Client(sandbox, client_tls)


def file(content: bytes, name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(content), name, description="The board")


async def test_a_slash_command_is_answered_with_a_file(client: Client, sandbox: Sandbox, ada: Acting) -> None:
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


async def test_a_client_refuses_what_the_command_does_not_take(client: Client, sandbox: Sandbox, ada: Acting) -> None:
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


async def test_subcommands_people_and_flags_arrive_typed(client: Client, sandbox: Sandbox, ada: Acting) -> None:
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


async def test_completion_sees_what_is_typed_so_far(client: Client, sandbox: Sandbox, ada: Acting) -> None:
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


class Panel(discord.ui.View):
    """A button that rewrites its message, one that opens a form, one that nobody can press, and two selects."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Go", custom_id="go")
    async def go(self, interaction: Interaction, _button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.edit_message(content="gone", attachments=[file(b"after", "after.png")], view=None)

    @discord.ui.button(label="Name", custom_id="name")
    async def name(self, interaction: Interaction, _button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, _interaction: Interaction, _button: discord.ui.Button["Panel"]) -> None:
        raise AssertionError

    @discord.ui.select(
        custom_id="colour",
        max_values=2,
        options=[discord.SelectOption(label=name) for name in ("red", "blue", "green")],
    )
    async def colour(self, interaction: Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(" ".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, interaction: Interaction, select: discord.ui.UserSelect["Panel"]) -> None:
        await interaction.response.send_message(select.values[0].display_name)


class Form(discord.ui.Modal, title="Your team"):
    team: discord.ui.TextInput["Form"] = discord.ui.TextInput(label="Name", custom_id="team", max_length=10)
    motto: discord.ui.Label["Form"] = discord.ui.Label(
        text="Motto", component=discord.ui.TextInput(custom_id="motto", required=False)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content=f"team {self.team.value}")


def with_panel(client: Client) -> Client:
    @client.tree.command(description="Open the panel")
    async def panel(interaction: Interaction) -> None:
        await interaction.response.send_message("press", file=file(b"before"), view=Panel())

    return client


async def test_a_button_rewrites_its_message(client: Client, sandbox: Sandbox, ada: Acting, ben: Acting) -> None:
    async with running(with_panel(client), sandbox):
        message = (await ada.slash("panel")).message
        assert message is not None
        reply = await ben.click(message, "go")
        assert reply.kind is AnswerType.UPDATE
        assert reply.message is not None
        assert reply.message.id == message.id
        assert reply.message.content == "gone"
        assert [attachment.content for attachment in reply.message.attachments] == [b"after"]
        assert reply.message.edited_at is not None
        with pytest.raises(ImpossibleError, match="no 'go'"):
            await ben.click(message, "go")


async def test_nobody_presses_what_is_disabled_or_absent(client: Client, sandbox: Sandbox, ada: Acting) -> None:
    async with running(with_panel(client), sandbox):
        message = (await ada.slash("panel")).message
        assert message is not None
        for custom_id in ("never", "nothing", "colour"):
            with pytest.raises(ImpossibleError):
                await ada.click(message, custom_id)
        for values in ([], ["pink"], ["red", "blue", "green"]):
            with pytest.raises(ImpossibleError):
                await ada.select(message, "colour", values)


async def test_selects_send_what_was_chosen(client: Client, sandbox: Sandbox, ada: Acting) -> None:
    async with running(with_panel(client), sandbox):
        message = (await ada.slash("panel")).message
        assert message is not None
        chosen = await ada.select(message, "colour", ["red", "green"])
        assert chosen.message is not None
        assert chosen.message.content == "red green"
        who = await ada.select(message, "who", [sandbox.world.people["Gus"]])
        assert who.message is not None
        assert who.message.content == "Gus"


async def test_a_form_is_filled_in_and_updates_the_message(client: Client, sandbox: Sandbox, ada: Acting) -> None:
    async with running(with_panel(client), sandbox):
        message = (await ada.slash("panel")).message
        assert message is not None
        modal = (await ada.click(message, "name")).modal
        assert modal is not None
        assert modal.title == "Your team"
        for texts in ({}, {"team": "x" * 11}, {"team": "Cats", "colour": "red"}):
            with pytest.raises(ImpossibleError):
                await ada.submit(modal, texts)
        reply = await ada.submit(modal, {"team": "Cats", "motto": "Meow"})
        assert reply.message is not None
        assert reply.message.content == "team Cats"


async def test_an_ephemeral_answer_is_seen_by_one_person_only(
    client: Client, sandbox: Sandbox, ada: Acting, ben: Acting
) -> None:
    @client.tree.command(description="Whisper")
    async def whisper(interaction: Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True, view=Panel())
        await interaction.edit_original_response(content="pssst")

    async with running(client, sandbox):
        reply = await ada.slash("whisper")
        assert reply.ephemeral
        message = await ada.channel.wait_for(lambda message: message.content == "pssst")
        assert [seen.id for seen in ada.sees] == [message.id]
        assert ben.sees == []
        with pytest.raises(ImpossibleError, match="does not see"):
            await ben.click(message, "go")


async def test_a_deferred_answer_is_filled_in_and_followed_up(client: Client, sandbox: Sandbox, ada: Acting) -> None:
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
        await ada.channel.wait_for(lambda message: message.content == "the end")
        assert [message.content for message in reply.followups] == ["and still more", "the end"]
        assert [attachment.content for attachment in reply.followups[0].attachments] == [b"more"]


async def test_the_first_follow_up_takes_the_place_of_a_private_wait(
    client: Client, sandbox: Sandbox, ada: Acting, ben: Acting
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
        assert ben.sees == []


async def test_components_v2_are_shown_with_their_pictures(
    client: Client, sandbox: Sandbox, ada: Acting, games: Channel
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
    world.closed.add(ben.id)
    async with running(client, sandbox):
        conversation = await client.create_dm(discord.Object(ben.id))
        with pytest.raises(discord.Forbidden) as refusal:
            await conversation.send("hello")
        assert refusal.value.code == 50007
    assert world.conversation(ben).messages == []


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
        conversation = world.conversation(world.people["Ada"])
        assert [message.content for message in conversation.messages] == ["hello"]
        private = await sandbox.as_person(world.people["Ada"], conversation).slash("where")
        assert private.message is not None
        assert private.message.content == f"{conversation.id} None Ada"
