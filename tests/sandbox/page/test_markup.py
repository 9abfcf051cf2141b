"""Whatever people and bots write is text on the page: no name, label or file becomes markup, or runs."""

import ssl
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands
from playwright.async_api import Browser, expect
from playwright.async_api import Page as Window

from bot.sandbox import Attachment, Channel, Message, Sandbox, World
from bot.sandbox.page import Page
from tests.sandbox.clients import Client, running
from tests.sandbox.page.bot_messages import post_as_bot
from tests.sandbox.page.browser import DESKTOP, BrowserLog, in_browser, window_of, write

pytestmark = in_browser

EVIL = """<img src=x onerror="pwn()">'"><script>pwn()</script>"""
RUNS = "javascript:pwn()"
LINKS = f'[a]({RUNS}) <{RUNS}> [b](data:text/html,x) [c](https://e.org/"onmouseover="pwn()) {EVIL}'

INJECTED = "[onerror], [onload], [onmouseover], [src=x], body script, a[href^='javascript:'], a[href^='data:'], iframe"
"""What is on the page only if something that was written has become markup."""


class EvilForm(discord.ui.Modal, title=EVIL[:45]):
    """A form whose title and fields are markup."""

    name: discord.ui.TextInput["EvilForm"] = discord.ui.TextInput(
        label=EVIL[:45], placeholder=EVIL, default=EVIL, required=False
    )


@app_commands.command(description=EVIL)
@app_commands.describe(word=EVIL)
async def evil(interaction: discord.Interaction, word: str = "") -> None:  # noqa: ARG001 - only its option is looked at
    await interaction.response.send_modal(EvilForm())


@evil.autocomplete("word")
async def _evil_words(_interaction: discord.Interaction, _typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=EVIL, value=EVIL)]


@app_commands.command(description="Say what was chosen.")
@app_commands.describe(role="A role", file="A file")
async def chosen(interaction: discord.Interaction, role: discord.Role, file: discord.Attachment) -> None:
    await interaction.response.send_message(f"{role.mention} {file.filename}")


def components() -> tuple[dict[str, Any], ...]:
    """Return buttons and a menu that have markup wherever they have words."""
    button = {"type": 2, "style": 1, "label": EVIL[:80], "custom_id": EVIL}
    link = {"type": 2, "style": 5, "label": EVIL[:80], "url": RUNS}
    option = {"label": EVIL, "value": EVIL, "description": EVIL}
    menu = {"type": 3, "custom_id": EVIL + "menu", "placeholder": EVIL, "options": [option]}
    return {"type": 1, "components": [button, link]}, {"type": 1, "components": [menu]}


@pytest.fixture
def world() -> World:
    """A world in which everything is called by markup: people, channels and threads, a role, the server itself."""
    world = World(bot_name=EVIL)
    world.people["Ben"] = msgspec.structs.replace(world.people["Ben"], name=EVIL)
    moderators = msgspec.structs.replace(world.guild.moderators, name=EVIL)
    world.replace_guild(msgspec.structs.replace(world.guild.with_role(moderators), name=EVIL))
    for channel in world.channels.values():
        channel.name = EVIL if channel.name != "games" else channel.name
    world.open_thread(name=EVIL, parent=world.channels["games"], owner=world.people["Ben"])
    return world


def write_everywhere(world: World, channel: Channel) -> None:
    """Post markup in every part of a message."""
    embed = {
        **dict.fromkeys(("title", "description"), EVIL),
        "url": RUNS,
        "fields": [{"name": EVIL, "value": LINKS}],
        "footer": {"text": EVIL},
    }
    files = tuple(
        Attachment(
            id=world.snowflakes.next(),
            channel_id=channel.id,
            filename=name,
            content_type=kind,
            content=b"<script>",
            description=EVIL,
        )
        for name, kind in ((EVIL, "text/html"), ("a.svg", "image/svg+xml"), (f"{EVIL}.png", "image/png"))
    )
    ben = world.people["Ben"].id
    post_as_bot(world, channel, f"{LINKS} <@{ben}> <#{world.channels['lounge'].id}>", components=components())
    post_as_bot(world, channel, f"```{EVIL}```\n> {EVIL}\n# {EVIL}\n- {LINKS}", embeds=(embed,))
    post_as_bot(world, channel, EVIL, attachments=files)


async def nothing_has_become_markup(window: Window, log: BrowserLog) -> None:
    assert await window.locator(INJECTED).count() == 0
    assert await window.evaluate("document.scripts.length") == 1
    assert await window.evaluate("typeof pwned") == "undefined"
    assert [line for line in log.errors if "404" not in line and "ERR_" not in line] == []


async def test_what_is_written_is_text_wherever_the_page_shows_it(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel, client_tls: ssl.SSLContext
) -> None:
    client = Client(sandbox, client_tls)
    client.tree.add_command(evil)
    write_everywhere(world, channel)
    async with running(client, sandbox), Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        await ada.evaluate("void (window.pwn = () => { window.pwned = true; })")
        await expect(ada.get_by_role("article")).to_have_count(3)
        await nothing_has_become_markup(ada, log)
        await ada.get_by_role("combobox", name=EVIL).first.click()
        await expect(ada.get_by_role("option").filter(has_text=EVIL)).to_be_visible()
        await nothing_has_become_markup(ada, log)
        await ada.keyboard.press("Escape")
        await write(ada, "/ev")
        await expect(ada.get_by_role("option").filter(has_text=EVIL[:20])).to_be_visible()
        await nothing_has_become_markup(ada, log)
        await ada.keyboard.press("Enter")
        await expect(ada.get_by_role("option").filter(has_text=EVIL)).to_be_visible()
        await nothing_has_become_markup(ada, log)
        for _ in range(2):
            await ada.keyboard.press("Enter")
        await expect(ada.get_by_role("dialog")).to_contain_text(EVIL[:45])
        await nothing_has_become_markup(ada, log)
        await ada.keyboard.press("Escape")
        await ada.get_by_role("button", name="Developer").click()
        await expect(ada.get_by_text("INTERACTION_CREATE").first).to_be_visible()
        await nothing_has_become_markup(ada, log)


async def test_who_has_used_a_command_with_what_is_text_too(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel, client_tls: ssl.SSLContext
) -> None:
    client = Client(sandbox, client_tls)
    client.tree.add_command(chosen)
    async with running(client, sandbox), Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        await ada.evaluate("void (window.pwn = () => { window.pwned = true; })")
        file, role = world.upload(EVIL, b"<script>"), world.guild.moderators
        await sandbox.as_person(world.people["Ben"], channel).slash("chosen", role=role, file=file)
        used = ada.get_by_role("article")
        await expect(used).to_contain_text(EVIL)
        await expect(used.locator(".mention")).to_have_text(["/chosen", f"@{EVIL}"])
        await expect(ada.get_by_role("navigation").get_by_text(EVIL)).to_have_count(2)
        await expect(ada.locator("#server")).to_have_text(EVIL)
        await write(ada, "/chosen role:")
        await expect(ada.get_by_role("option").filter(has_text=EVIL)).to_be_visible()
        await nothing_has_become_markup(ada, log)


async def test_an_invitation_is_a_link_unless_its_dot_is_escaped(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    post_as_bot(world, channel, r"one discord.gg/abc and a name discord\.gg/evil")
    async with Page(sandbox) as page:
        ada, _ = await window_of(browser, page.address, "Ada", DESKTOP)
        text = ada.locator(".message .text")
        await expect(text).to_have_text("one discord.gg/abc and a name discord.gg/evil")
        await expect(text.get_by_role("link")).to_have_text(["discord.gg/abc"])


@app_commands.context_menu(name="Read <b>aloud</b>")
async def read_aloud(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"“{message.content}”", ephemeral=True)


async def test_a_right_click_on_a_message_opens_what_bots_can_be_asked_about_it(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel, client_tls: ssl.SSLContext
) -> None:
    client = Client(sandbox, client_tls)
    client.tree.add_command(read_aloud)
    said = Message(
        id=world.snowflakes.next(),
        channel_id=channel.id,
        author=world.people["Ben"],
        content="Hello",
        created_at=world.clock(),
    )
    world.post(said)
    async with running(client, sandbox), Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        await ada.get_by_text("Hello").click(button="right")
        await ada.get_by_role("button", name="Read <b>aloud</b>").click()
        await expect(ada.get_by_text("“Hello”")).to_be_visible()
        await expect(ada.get_by_role("button", name="Read <b>aloud</b>")).to_have_count(0)
        assert log.errors == []
