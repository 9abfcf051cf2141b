"""The page in a real browser: two people, each in a window of their own, type, choose, click and look."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, Route, expect
from playwright.async_api import Page as Window

from bot.sandbox import Overwrite, Permission, Sandbox, World
from bot.sandbox.page import Page
from tests.patience import patience
from tests.sandbox.page.browser import DESKTOP, PHONE, in_browser, keep, window_of, write

pytestmark = in_browser


@pytest.mark.usefixtures("bot")
async def test_two_people_use_the_page_each_in_a_window_of_their_own(browser: Browser, sandbox: Sandbox) -> None:
    async with Page(sandbox) as page:
        ada, adas = await window_of(browser, page.address, "Ada", DESKTOP)
        ben, bens = await window_of(browser, page.address, "Ben", PHONE, scheme="dark")
        await a_command_is_chosen_completed_and_sent_by_keyboard(ada, ben)
        await its_picture_opens_large_and_closes(ben)
        await markdown_is_shown_and_markup_is_only_text(ada)
        await a_private_answer_is_seen_by_one_and_dismissed(ada, ben)
        await a_select_and_a_modal_are_answered(ada, ben)
        await several_pictures_page_through(ada)
        await keep(ada, "two-people-desktop")
        await keep(ben, "two-people-phone")
        await a_phone_has_room_for_messages_and_commands(ben)
        assert adas.errors + bens.errors == []
    await expect(ada.get_by_role("status")).to_have_text(re.compile("Connection lost"))
    async with Page(sandbox, port=page.port):
        await a_window_comes_back_and_becomes_somebody_else(ada, ben)
    assert adas.hosts | bens.hosts == {"127.0.0.1"}


async def a_command_is_chosen_completed_and_sent_by_keyboard(ada: Window, ben: Window) -> None:
    await ada.keyboard.type("/ec")
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
    await expect(text.get_by_text("and covered")).to_be_hidden()
    await text.get_by_role("button", name="Spoiler").press("Enter")
    await expect(text.get_by_text("and covered")).to_be_visible()


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
    assert await ada.get_by_role("dialog").evaluate("each => each.scrollWidth <= each.clientWidth")
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


async def a_phone_has_room_for_messages_and_commands(ben: Window) -> None:
    box = await ben.get_by_role("log").bounding_box()
    assert box is not None
    assert box["height"] > PHONE["height"] * 0.75
    await write(ben, "/echo ")
    await ben.get_by_label("More options").click()
    await ben.get_by_role("option", name="times").click()
    for part in await ben.locator(".field, .command-name, [type=submit]").all():
        box = await part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]
    await ben.keyboard.press("Escape")
    await expect(ben.get_by_label("Message, or / for commands")).to_be_focused()


async def a_window_comes_back_and_becomes_somebody_else(ada: Window, ben: Window) -> None:
    await expect(ada.get_by_role("status")).to_be_empty()
    await ben.get_by_role("radio", name="Cleo").click()
    await expect(ben).to_have_url(re.compile(r"\?as=Cleo"))
    await write(ben, "here I am")
    await ben.keyboard.press("Enter")
    await expect(ada.locator("[data-author=Cleo]")).to_contain_text("here I am")


@pytest.mark.usefixtures("bot")
async def test_the_log_keeps_its_place_and_the_keyboard_its_button(
    browser: Browser, sandbox: Sandbox, world: World
) -> None:
    mute = Overwrite(target_id=world.people["Ada"].id, deny=Permission.SEND_MESSAGES)
    world.channels["lounge"].overwrites = (mute,)
    async with Page(sandbox) as page:
        ada, adas = await window_of(browser, page.address, "Ada", DESKTOP)
        ben, bens = await window_of(browser, page.address, "Ben", PHONE)
        await a_film_plays(ada)
        await a_pad_is_pressed_by_keyboard_where_it_stands(ada, ben)
        await a_channel_full_of_pictures_opens_at_its_end(ben)
        await a_thread_is_begun(ada, ben)
        await what_cannot_be_done_is_told_to_oneself(ada, ben)
        await what_passes_is_shown_to_developers(ada)
        assert adas.errors + bens.errors == []


async def a_film_plays(ada: Window) -> None:
    await write(ada, "/table film ")
    await ada.keyboard.press("Enter")
    film = ada.get_by_role("img", name="A film of 2 pictures")
    await expect(film).to_have_js_property("naturalWidth", 360)
    async with patience("the second picture of the film"):
        first = await film.screenshot()
        while await film.screenshot() == first:
            pass


async def a_pad_is_pressed_by_keyboard_where_it_stands(ada: Window, ben: Window) -> None:
    await write(ada, "/pad ")
    await ada.keyboard.press("Enter")
    pad = ada.locator(".private")
    await expect(pad).to_contain_text("Pressed 0")
    for line in range(20):
        await write(ben, f"line {line}")
        await ben.keyboard.press("Enter")
    await expect(ada.get_by_text("line 19")).to_be_visible()
    await pad.get_by_role("button", name="East").focus()
    await pad.evaluate("pad => pad.scrollIntoView()")
    await expect(ada.get_by_role("button", name="Jump to the newest")).to_be_visible()
    top = await ada.get_by_role("log").evaluate("log => log.scrollTop")
    for presses in (1, 2, 3):
        await ada.keyboard.press("Enter")
        await expect(pad).to_contain_text(f"Pressed {presses}")
        await expect(pad.get_by_role("button", name="East")).to_be_focused()
    await expect(pad.get_by_role("img", name="A crimson board")).to_have_js_property("naturalWidth", 720)
    assert await ada.get_by_role("log").evaluate("log => log.scrollTop") == top
    await ada.get_by_role("button", name="Jump to the newest").click()
    await expect(ada.get_by_role("button", name="Jump to the newest")).to_be_hidden()
    await expect(ada.get_by_text("line 19")).to_be_in_viewport()


async def a_channel_full_of_pictures_opens_at_its_end(ben: Window) -> None:
    for _ in range(3):
        await write(ben, "/table gallery ")
        await ben.keyboard.press("Enter")
    await expect(ben.get_by_role("img", name="A goldenrod board")).to_have_count(3)

    async def late(route: Route) -> None:
        await asyncio.sleep(0.2)
        await route.continue_()

    await ben.route("**/attachments/**", late)
    await ben.reload()
    await expect(ben.get_by_role("img", name="A goldenrod board").last).to_have_js_property("naturalWidth", 720)
    left = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert await ben.get_by_role("log").evaluate(left) < 2
    await ben.unroute("**/attachments/**")


async def a_thread_is_begun(ada: Window, ben: Window) -> None:
    await ada.get_by_role("button", name="New thread in #games").click()
    await ada.get_by_label("Name").fill("side game")
    await ada.keyboard.press("Enter")
    await expect(ada.get_by_role("heading", name="side game", exact=True)).to_be_visible()
    await write(ada, "in here, @Ben")
    await ada.keyboard.press("Enter")
    await ben.get_by_role("link", name=re.compile("side game.*new messages")).click()
    await expect(ben.locator(".called")).to_contain_text("in here, @Ben")


async def what_cannot_be_done_is_told_to_oneself(ada: Window, ben: Window) -> None:
    for window in (ada, ben):
        await window.get_by_role("link", name="lounge").click()
        await expect(window.get_by_text("Welcome to #lounge")).to_be_visible()
    await write(ada, "is this thing on?")
    await ada.keyboard.press("Enter")
    notice = ada.locator(".private")
    await expect(notice).to_contain_text("You do not have permission to send messages in this channel.")
    await keep(ada, "refusal")
    await notice.get_by_role("button", name="Dismiss").click()
    await expect(notice).to_have_count(0)
    await expect(ben.locator(".message")).to_have_count(0)
    await ada.get_by_role("link", name="games").click()


async def what_passes_is_shown_to_developers(ada: Window) -> None:
    await ada.get_by_role("button", name="Developer").click()
    await write(ada, "/echo stone ")
    await ada.keyboard.press("Enter")
    lines = ada.locator(".traffic summary")
    await expect(lines.filter(has_text="INTERACTION_CREATE").first).to_be_visible()
    await expect(lines.filter(has_text=re.compile("POST /interactions/.*/callback.*204|200")).first).to_be_visible()
    answered = ada.locator(".traffic details").filter(has_text="POST /interactions/").last  # new lines come on top
    await answered.locator("summary").click()
    await expect(answered.locator("pre")).to_contain_text("answer")
    await keep(ada, "what-passes")
    await ada.keyboard.press("Escape")
    await expect(ada.locator("#panel")).to_be_hidden()
