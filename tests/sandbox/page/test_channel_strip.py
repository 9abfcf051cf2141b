"""The strip of channels on a phone, which is too short for many."""

import re

from playwright.async_api import Browser, ViewportSize, expect

from bot.sandbox import Channel, Sandbox, World
from bot.sandbox.page import Page
from tests.sandbox.page.bot_messages import post_as_bot
from tests.sandbox.page.browser import PHONE, in_browser, keep, window_of
from tests.sandbox.page.test_developer_tools import Program

pytestmark = in_browser


async def test_on_a_phone_a_mark_leads_to_what_is_new_beyond_the_edge(
    browser: Browser, sandbox: Sandbox, world: World, channel: Channel
) -> None:
    for name in ("a thread with a name that is far too long for a phone", "another"):
        thread = world.open_thread(name=name, parent=channel, owner=world.people["Ben"])
    async with Page(sandbox) as page:
        ada, log = await window_of(browser, page.address, "Ada", PHONE)
        mark = ada.get_by_role("button", name="Show a channel with new messages")
        link = ada.get_by_label("Channels").get_by_role("link", name="another")
        await expect(mark).to_be_hidden()
        post_as_bot(world, thread, "news")
        await keep(ada, "unread-beyond")
        await mark.click()
        await expect(link).to_be_in_viewport(ratio=1)
        await expect(mark).to_be_hidden()
        await keep(ada, "unread")
        await link.click()
        post_as_bot(world, channel, "news, too")
        await mark.click()
        await ada.get_by_label("Channels").get_by_role("link", name=re.compile("games.*new messages")).click()
        await expect(mark).to_be_hidden()
        assert log.errors == []


async def test_on_a_narrow_phone_the_names_of_channels_and_of_what_is_dealt_can_be_read(
    browser: Browser, sandbox: Sandbox, world: World
) -> None:
    async with Page(sandbox, hooks=Program(world).hooks()) as page:
        ada, _ = await window_of(browser, page.address, "Ada", ViewportSize(width=360, height=740))
        await expect(ada.get_by_role("button", name="Deal me in")).to_be_in_viewport(ratio=1)
        await expect(ada.get_by_role("button", name="Developer")).to_be_in_viewport(ratio=1)
        for name in ("games", "lounge"):
            await expect(ada.get_by_label("Channels").get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
        for label in ("Game", "Against whom"):
            box = await ada.get_by_label(label, exact=True).bounding_box()
            assert box is not None
            assert box["width"] > 100
        await keep(ada, "narrow-phone")
