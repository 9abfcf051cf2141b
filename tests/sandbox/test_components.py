"""Buttons, selects and forms, as discord.py sends and answers them."""

import discord
import pytest

from bot.sandbox import AnswerType, ImpossibleError, Sandbox, UserClient
from tests.patience import PATIENCE
from tests.sandbox.clients import Client, Interaction, file, running


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
    size: discord.ui.Label["Form"] = discord.ui.Label(
        text="Size",
        description="How many you are",
        component=discord.ui.Select(
            custom_id="size",
            options=[discord.SelectOption(label=size, default=size == "two") for size in ("one", "two")],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.size.component, discord.ui.Select)
        await interaction.response.edit_message(content=f"team {self.team.value} of {self.size.component.values[0]}")


def with_panel(client: Client) -> Client:
    @client.tree.command(description="Open the panel")
    async def panel(interaction: Interaction) -> None:
        await interaction.response.send_message("press", file=file(b"before"), view=Panel())

    return client


async def test_a_button_rewrites_its_message(
    client: Client, sandbox: Sandbox, ada: UserClient, ben: UserClient
) -> None:
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


async def test_nobody_presses_what_is_disabled_or_absent(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    async with running(with_panel(client), sandbox):
        message = (await ada.slash("panel")).message
        assert message is not None
        for custom_id in ("never", "nothing", "colour"):
            with pytest.raises(ImpossibleError):
                await ada.click(message, custom_id)
        for values in ([], ["pink"], ["red", "blue", "green"]):
            with pytest.raises(ImpossibleError):
                await ada.select(message, "colour", values)


async def test_selects_send_what_was_chosen(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    async with running(with_panel(client), sandbox):
        message = (await ada.slash("panel")).message
        assert message is not None
        chosen = await ada.select(message, "colour", ["red", "green"])
        assert chosen.message is not None
        assert chosen.message.content == "red green"
        who = await ada.select(message, "who", [sandbox.world.people["Gus"]])
        assert who.message is not None
        assert who.message.content == "Gus"


async def test_a_form_is_filled_in_and_updates_the_message(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    async with running(with_panel(client), sandbox):
        message = (await ada.slash("panel")).message
        assert message is not None
        modal = (await ada.click(message, "name")).modal
        assert modal is not None
        assert modal.title == "Your team"
        for texts in ({}, {"team": "x" * 11}, {"team": "Cats", "colour": "red"}, {"team": "Cats", "size": ["ten"]}):
            with pytest.raises(ImpossibleError):
                await ada.submit(modal, texts)
        reply = await ada.submit(modal, {"team": "Cats", "motto": "Meow"})
        assert reply.message is not None
        assert reply.message.content == "team Cats of two"  # which is preselected


async def test_an_ephemeral_answer_is_seen_by_one_person_only(
    client: Client, sandbox: Sandbox, ada: UserClient, ben: UserClient
) -> None:
    @client.tree.command(description="Whisper")
    async def whisper(interaction: Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True, view=Panel())
        await interaction.edit_original_response(content="pssst")

    async with running(client, sandbox):
        reply = await ada.slash("whisper")
        assert reply.ephemeral
        message = await ada.channel.wait_for(lambda message: message.content == "pssst", within=PATIENCE)
        assert [seen.id for seen in ada.visible_messages] == [message.id]
        assert ben.visible_messages == []
        with pytest.raises(ImpossibleError, match="does not see"):
            await ben.click(message, "go")
