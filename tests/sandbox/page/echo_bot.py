"""A small bot with one command of every kind that the page has to show."""

import io

import discord
from discord import app_commands
from PIL import Image

from tests.sandbox.clients import Client

WORDS = ("slime", "slide", "stone", "pool", "a word of <b>markup</b>")
COLOURS = ("crimson", "seagreen", "goldenrod")
SAMPLE = """# Rules
Plain **bold** *italic* __under__ ~~gone~~ `code <i>` <https://example.org/a> [a link](https://example.org/b)
> quoted ||and covered||

- one
- two
  - inner

1. first
```py
print("<script>alert(1)</script>")
```
<img src=x onerror=alert(1)> snake_case_name"""


def picture(colour: str) -> discord.File:
    """Return a board-sized PNG."""
    content = io.BytesIO()
    Image.new("RGB", (720, 480), colour).save(content, "PNG")
    content.seek(0)
    return discord.File(content, f"{colour}.png", description=f"A {colour} board")


def film(*colours: str) -> discord.File:
    """Return an animated GIF with a picture for each colour."""
    first, *others = (Image.new("RGB", (360, 240), colour) for colour in colours)
    content = io.BytesIO()
    first.save(content, "GIF", save_all=True, append_images=others, duration=100, loop=0)
    content.seek(0)
    return discord.File(content, "film.gif", description=f"A film of {len(colours)} pictures")


class Pad(discord.ui.View):
    """Two buttons whose ids say how often they have been pressed; each press puts another picture above them."""

    def __init__(self, presses: int) -> None:
        super().__init__(timeout=None)
        for place, label in enumerate(("West", "East")):
            button: discord.ui.Button[Pad] = discord.ui.Button(label=label, custom_id=f"pad:{place}:{presses}")
            button.callback = self.press  # type: ignore[method-assign]  # as discord.py's documentation has it
            self.add_item(button)
        self.presses = presses

    @property
    def shown(self) -> discord.File:
        return picture(COLOURS[self.presses % len(COLOURS)])

    async def press(self, interaction: discord.Interaction) -> None:
        pad = Pad(self.presses + 1)
        self.stop()  # or a task of discord.py would wait for a quarter of an hour: the pad is private
        await interaction.response.edit_message(content=f"Pressed {pad.presses}", view=pad, attachments=[pad.shown])


class Form(discord.ui.Modal, title="Tell us"):
    """A modal with a line, a paragraph, and a select whose choice is wider than a phone."""

    name: discord.ui.TextInput["Form"] = discord.ui.TextInput(label="Name")
    story: discord.ui.TextInput["Form"] = discord.ui.TextInput(
        label="Story", style=discord.TextStyle.paragraph, required=False
    )
    mood: discord.ui.Label["Form"] = discord.ui.Label(
        text="Mood",
        component=discord.ui.Select(
            options=[
                discord.SelectOption(label=f"A choice that is {'very ' * 15}long", value="calm", default=True),
                discord.SelectOption(label="Another one", value="other"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        mood = self.mood.component
        if isinstance(mood, discord.ui.Select):
            await interaction.response.send_message(f"{self.name.value}: {self.story.value} {mood.values[0]}")


class Panel(discord.ui.View):
    """Buttons of every style and a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Manual", url="https://example.org/manual", row=1))

    @discord.ui.button(label="Whisper", style=discord.ButtonStyle.primary, custom_id="whisper", row=0)
    async def whisper(self, interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_message(f"psst {interaction.user.display_name}", ephemeral=True)

    @discord.ui.button(label="Count 0", style=discord.ButtonStyle.secondary, custom_id="count", row=0)
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        button.label = f"Count {int((button.label or '').split()[1]) + 1}"
        await interaction.response.edit_message(view=self)

    @discord.ui.button(label="Go", style=discord.ButtonStyle.success, custom_id="go", disabled=True, row=0)
    async def go(self, interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.defer()

    @discord.ui.button(label="Break", style=discord.ButtonStyle.danger, custom_id="break", row=0)
    async def fail(self, _interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        return  # it never answers

    @discord.ui.button(label="Form", style=discord.ButtonStyle.secondary, custom_id="form", row=0)
    async def form(self, interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.select(
        custom_id="colour",
        placeholder="A colour",
        options=[discord.SelectOption(label=name, description=f"Rather {name}") for name in COLOURS],
        row=2,
    )
    async def colour(self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(f"{select.values[0]} it is", file=picture(select.values[0]))


def echo_bot(client: Client) -> Client:
    """Give the client its commands."""
    tree = client.tree

    @tree.command(description="Say a word to everybody")
    @app_commands.describe(word="What to say", times="How often", to="Whom to call")
    async def echo(
        interaction: discord.Interaction,
        word: str,
        times: app_commands.Range[int, 1, 3] = 1,
        to: discord.Member | None = None,
    ) -> None:
        greeting = f"{to.mention} " if to else ""
        pinged = discord.AllowedMentions(users=[to] if to else False)
        await interaction.response.send_message(
            greeting + " ".join([word] * times), file=picture("seagreen"), allowed_mentions=pinged
        )

    @echo.autocomplete("word")
    async def words(_interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"the word {word}", value=word) for word in WORDS if typed in word]

    @tree.command(description="Read a file aloud")
    @app_commands.describe(file="What to read", role="Who shall listen")
    async def read(
        interaction: discord.Interaction, file: discord.Attachment, role: discord.Role | None = None
    ) -> None:
        content = (await file.read()).decode()
        listeners = "nobody" if role is None else role.mention
        await interaction.response.send_message(f"{file.filename} to {listeners}: {content}")

    @tree.command(description="Say two things, or nothing")
    async def either(interaction: discord.Interaction, this: str = "nothing", that: str = "nothing") -> None:
        await interaction.response.send_message(f"this is {this}, that is {that}")

    @tree.command(description="Show everything that can be pressed")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(SAMPLE, view=Panel())

    @tree.command(description="Open a pad for your eyes only")
    async def pad(interaction: discord.Interaction) -> None:
        opened = Pad(0)
        await interaction.response.send_message("Pressed 0", view=opened, file=opened.shown, ephemeral=True)

    table = app_commands.Group(name="table", description="What concerns the table")

    @table.command(description="Show several pictures")
    async def gallery(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Step by step", files=[picture(colour) for colour in COLOURS])

    @table.command(name="film", description="Show a film")
    async def show_film(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Watch", file=film("crimson", "seagreen"))

    tree.add_command(table)
    return client
