"""The page in a real browser: two people, each in a window of their own, type, choose, click and look."""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, ViewportSize, async_playwright, expect
from playwright.async_api import Page as Window

from bot.sandbox import Sandbox
from bot.sandbox.page import Page

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine")


class Witness:
    """What a window complained of, and whom it asked."""

    def __init__(self, window: Window) -> None:
        self.errors: list[str] = []
        self.hosts: set[str | None] = set()
        window.on("console", lambda line: self.errors.append(line.text) if line.type in ("error", "warning") else None)
        window.on("pageerror", lambda error: self.errors.append(str(error)))
        window.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname))
        window.on("websocket", lambda socket: self.hosts.add(urlsplit(socket.url).hostname))


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        yield browser
        await browser.close()


async def window_of(browser: Browser, page: Page, name: str, size: ViewportSize) -> tuple[Window, Witness]:
    """Open the page as somebody in a browser profile of their own."""
    window = await (await browser.new_context(viewport=size)).new_page()
    window.set_default_timeout(5000)
    witness = Witness(window)
    await window.goto(f"{page.address}?as={name}")
    await expect(window.get_by_role("radio", name=name)).to_be_checked()
    return window, witness


async def write(window: Window, text: str) -> None:
    """Type into the line at the bottom."""
    await window.get_by_label("Message, or / for commands").fill("")
    await window.get_by_label("Message, or / for commands").press_sequentially(text)


@pytest.mark.usefixtures("bot")
async def test_two_people_use_the_page_each_in_a_window_of_their_own(sandbox: Sandbox, tmp_path: Path) -> None:
    async with browsing() as browser:
        async with Page(sandbox) as page:
            ada, adas = await window_of(browser, page, "Ada", DESKTOP)
            ben, bens = await window_of(browser, page, "Ben", PHONE)
            await a_command_is_chosen_completed_and_sent_by_keyboard(ada, ben)
            await its_picture_opens_large_and_closes(ben)
            await markdown_is_shown_and_markup_is_only_text(ada)
            await a_private_answer_is_seen_by_one_and_dismissed(ada, ben)
            await a_select_and_a_modal_are_answered(ada, ben)
            await several_pictures_page_through(ada)
            await ada.screenshot(path=tmp_path / "desktop.png")
            await ben.screenshot(path=tmp_path / "phone.png")
            await a_phone_gives_most_of_its_height_to_the_messages(ben)
            assert adas.errors + bens.errors == []
        await expect(ada.get_by_role("status")).to_have_text(re.compile("Connection lost"))
        async with Page(sandbox, port=page.port):
            await a_window_comes_back_and_becomes_somebody_else(ada, ben)
        assert adas.hosts | bens.hosts == {"127.0.0.1"}


async def a_command_is_chosen_completed_and_sent_by_keyboard(ada: Window, ben: Window) -> None:
    await write(ada, "/ec")
    await expect(ada.get_by_role("option", name="/echo Say a word to everybody")).to_be_visible()
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("sl")
    await expect(ada.get_by_role("option")).to_have_text(["the word slime", "the word slide"])
    for key in ("ArrowDown", "Enter", "Enter"):
        await ada.keyboard.press(key)
    for window in (ada, ben):
        await expect(window.locator(".message .text")).to_have_text(["slide"])
        await expect(window.get_by_role("img", name="A seagreen board")).to_have_js_property("naturalWidth", 720)
    await expect(ada.get_by_label("Message, or / for commands")).to_be_focused()


async def its_picture_opens_large_and_closes(ben: Window) -> None:
    await ben.get_by_role("button", name="A seagreen board").click()
    await expect(ben.get_by_role("dialog").get_by_role("img")).to_be_visible()
    await ben.keyboard.press("Escape")
    await expect(ben.get_by_role("dialog")).to_have_count(0)


async def markdown_is_shown_and_markup_is_only_text(ada: Window) -> None:
    await write(ada, "/panel ")
    await ada.keyboard.press("Enter")
    text = ada.locator(".text", has_text="Rules")
    shown = {"h3": "Rules", "strong": "bold", "em": "italic", "u": "under", "s": "gone", "p code": "code <i>"}
    for selector, words in shown.items():
        await expect(text.locator(selector)).to_have_text(words)
    await expect(text.locator("ul ul li")).to_have_text("inner")
    await expect(text.locator("pre")).to_have_text('print("<script>alert(1)</script>")')
    await expect(text.get_by_role("link", name="a link")).to_have_attribute("href", "https://example.org/b")
    await expect(text).to_contain_text("<img src=x onerror=alert(1)> snake_case_name")
    await expect(text.locator("img, script")).to_have_count(0)


async def a_private_answer_is_seen_by_one_and_dismissed(ada: Window, ben: Window) -> None:
    await ada.get_by_role("button", name="Whisper").click()
    private = ada.get_by_role("article").filter(has_text="Only you can see this")
    await expect(private).to_contain_text("psst Ada")
    await write(ada, "over, @Ben")
    await ada.keyboard.press("Enter")
    await expect(ben.locator(".called")).to_contain_text("over, @Ben")
    await expect(ben.get_by_text("psst")).to_have_count(0)
    await private.get_by_role("button", name="Dismiss").click()
    await expect(private).to_have_count(0)


async def a_select_and_a_modal_are_answered(ada: Window, ben: Window) -> None:
    await expect(ben.get_by_role("button", name="Go")).to_be_disabled()
    await ben.get_by_role("combobox", name="A colour").click()
    await ben.get_by_role("option", name="crimson").click()
    await expect(ada.get_by_text("crimson it is")).to_be_visible()
    await ada.get_by_role("button", name="Form").click()
    await ada.get_by_label("Name").fill("Ada")
    await ada.get_by_role("button", name="Submit").click()
    await expect(ben.get_by_text("Ada:")).to_be_visible()
    await expect(ada.get_by_role("dialog")).to_have_count(0)


async def several_pictures_page_through(ada: Window) -> None:
    await write(ada, "/table gallery ")
    await ada.keyboard.press("Enter")
    await ada.get_by_role("button", name="A goldenrod board").click()
    await expect(ada.get_by_role("dialog")).to_contain_text("3 of 3")
    await ada.keyboard.press("ArrowRight")
    await expect(ada.get_by_role("dialog")).to_contain_text("A crimson board")
    await ada.get_by_role("button", name="Close").click()


async def a_phone_gives_most_of_its_height_to_the_messages(ben: Window) -> None:
    box = await ben.get_by_role("log").bounding_box()
    assert box is not None
    assert box["height"] > PHONE["height"] * 0.75
    assert await ben.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


async def a_window_comes_back_and_becomes_somebody_else(ada: Window, ben: Window) -> None:
    await expect(ada.get_by_role("status")).to_be_empty()
    await ben.get_by_role("radio", name="Cleo").click()
    await expect(ben).to_have_url(re.compile(r"\?as=Cleo"))
    await write(ben, "here I am")
    await ben.keyboard.press("Enter")
    await expect(ada.locator("[data-author=Cleo]")).to_contain_text("here I am")
