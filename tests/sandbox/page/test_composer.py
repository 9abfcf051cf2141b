"""Whole commands as people type them, in a real browser: nothing that was typed is lost without a word."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, FileChooser, expect
from playwright.async_api import Page as Window

from bot.sandbox import Channel, Message, Sandbox, World
from bot.sandbox.page import Page
from tests.patience import patience
from tests.sandbox.page.browser import DESKTOP, PHONE, BrowserLog, in_browser, keep, window_of, write

pytestmark = in_browser

WHOLE = {
    "/either this:one that:two": "this is one, that is two",
    "/either that: two words": "this is nothing, that is two words",
    "/EITHER That:2 this:1": "this is 1, that is 2",
    "/echo slime times:2 to:@Ben": "@Ben slime slime",
    "/echo times:2 word:a b": "a b a b",
}
WRONG = {
    "/either something": "“something” is no option of /either. Write it as name:value, for example this:…",
    "/panel now": "/panel has no options: “now” is one word too many.",
    "/echo slime times:9": "times: 3 or less.",
    "/echo slime to:Zoe": "to: “Zoe” is not in the list.",
    "/echo times:2": "word: this option is required.",
}


@pytest.mark.usefixtures("bot")
async def test_a_command_is_typed_to_its_end_and_what_is_wrong_is_said(browser: Browser, sandbox: Sandbox) -> None:
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        for line, answer in WHOLE.items():
            await write(ada, line)
            await ada.keyboard.press("Enter")
            await expect(ada.locator(".message .text").last).to_have_text(answer)
        for line, reason in WRONG.items():
            await write(ada, line)
            await ada.keyboard.press("Enter")
            await expect(ada.get_by_role("alert").filter(has_text=reason)).to_be_visible()
            await ada.get_by_role("button", name="Drop this command").click()
        await expect(ada.locator(".message")).to_have_count(len(WHOLE))
        await options_are_gone_through_by_keyboard(ada)
        await a_command_may_be_typed_before_the_page_knows_it(ada)
        await parts_of_a_command_are_listed_in_their_own_order(ada)
        assert log.errors == []


async def parts_of_a_command_are_listed_in_their_own_order(ada: Window) -> None:
    await write(ada, "/table")
    offered = ada.get_by_role("option").filter(has_text="/table ")
    await expect(offered).to_have_text([re.compile("^/table gallery"), re.compile("^/table film")])


async def options_are_gone_through_by_keyboard(ada: Window) -> None:
    await ada.get_by_role("log").focus()
    await ada.keyboard.press("Home")
    await expect(ada.get_by_text("Welcome to #games")).to_be_in_viewport()
    await ada.keyboard.type("/ech")
    await expect(ada.get_by_role("option", name="/echo")).to_be_visible()
    await ada.keyboard.press("Tab")
    await ada.keyboard.type("pool")
    await expect(ada.get_by_role("option")).to_have_text(["the word pool"])
    await ada.keyboard.press("Tab")
    await expect(ada.get_by_label("More options")).to_be_focused()
    await ada.keyboard.type("ti")
    await ada.keyboard.press("Tab")
    await ada.keyboard.type("3")
    await keep(ada, "typed-options")
    await ada.keyboard.press("Backspace")
    await ada.keyboard.press("Backspace")
    await expect(ada.get_by_role("combobox", name="word")).to_be_focused()
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".message .text").last).to_have_text("pool")
    await expect(ada.locator(".message .text").last).to_be_in_viewport()


async def a_command_may_be_typed_before_the_page_knows_it(ada: Window) -> None:
    await ada.reload()
    await ada.keyboard.type("/either this:early")
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".message .text").last).to_have_text("this is early, that is nothing")


@pytest.mark.usefixtures("bot")
async def test_a_file_and_a_role_are_chosen_by_keyboard_on_a_phone(
    browser: Browser, sandbox: Sandbox, tmp_path: Path
) -> None:
    (tmp_path / "poem.txt").write_text("Roses are red")
    (tmp_path / "huge.txt").write_bytes(b"x" * (10 * 1024 * 1024 + 1))
    async with Page(sandbox) as page:
        mo, log = await window_of(browser, page.address, "Mo", PHONE)
        dialogs: asyncio.Queue[FileChooser] = asyncio.Queue()
        mo.on("filechooser", dialogs.put_nowait)
        await write(mo, "/read ")
        await a_file_is_chosen(mo, dialogs, tmp_path / "huge.txt")
        await mo.keyboard.press("Enter")
        await expect(mo.get_by_role("alert").filter(has_text="file: a file may have up to 10 MB.")).to_be_visible()
        await a_file_is_chosen(mo, dialogs, tmp_path / "poem.txt")
        await mo.keyboard.type("role:")
        await expect(mo.get_by_role("option")).to_have_text(["@everyone", "@Moderators"])
        await keep(mo, "file-and-role")
        await mo.keyboard.type("@Moderators")
        await mo.keyboard.press("Enter")
        await expect(mo.locator(".message .text")).to_have_text("poem.txt to @Moderators: Roses are red")
        await expect(mo.locator(".mention.you")).to_have_text("@Moderators")
        assert log.errors == []
        assert log.hosts == {"127.0.0.1"}


async def a_file_is_chosen(mo: Window, dialogs: asyncio.Queue[FileChooser], file: Path) -> None:
    await expect(mo.get_by_label("file")).to_be_focused()
    await mo.keyboard.press("Enter")
    await (await dialogs.get()).set_files(file)
    await expect(mo.get_by_label("More options")).to_be_focused()


def says(world: World, channel: Channel, *lines: str) -> None:
    """Let Ben say something, many lines at once."""
    for line in lines:
        message_id = world.snowflakes.next()
        ben = world.people["Ben"]
        world.post(Message(id=message_id, channel_id=channel.id, author=ben, content=line, created_at=world.clock()))


async def test_a_long_log_is_read_page_by_page_and_stays_at_its_end(
    browser: Browser, sandbox: Sandbox, world: World
) -> None:
    games = world.channels["games"]
    says(world, games, *(f"line {number}" for number in range(130)))
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", PHONE)
        await expect(ada.locator(".message")).to_have_count(50)
        await ada.get_by_role("log").focus()
        await ada.keyboard.press("Home")
        await expect(ada.locator(".message")).to_have_count(100)
        await expect(ada.get_by_text("line 80", exact=True)).to_be_in_viewport()
        await its_beginning_is_reached(ada)
        says(world, games, "while she reads")
        await expect(ada.get_by_text("Welcome to #games")).to_be_in_viewport()
        await ada.get_by_role("button", name="Jump to the newest").click()
        await expect(ada.get_by_text("while she reads")).to_be_in_viewport()
        await many_more_come_and_the_end_stays_in_view(ada, world, games, log)


async def its_beginning_is_reached(ada: Window) -> None:
    beginning = ada.get_by_text("Welcome to #games")
    async with patience("the beginning of the channel"):
        while not await beginning.count():
            await ada.keyboard.press("Home")
    await ada.keyboard.press("Home")
    await expect(beginning).to_be_in_viewport()
    await expect(ada.locator(".message")).to_have_count(130)


async def many_more_come_and_the_end_stays_in_view(ada: Window, world: World, games: Channel, log: BrowserLog) -> None:
    for number in range(60):
        says(world, games, f"more {number}", "tall\n" * (number % 7 + 1))
        await expect(ada.get_by_text(f"more {number}", exact=True)).to_be_visible()
    says(world, games, "the last")
    await expect(ada.get_by_text("the last")).to_be_in_viewport()
    await expect(ada.get_by_role("button", name="Jump to the newest")).to_be_hidden()
    await expect(ada.locator(".message")).to_have_count(100)
    await expect(ada.locator(".message").first).to_have_text(re.compile("more|tall"))
    assert log.errors == []
