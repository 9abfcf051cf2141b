"""Each fault of the developer's panel, switched on by a click in a real browser, does what its words say."""

import re

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import Page as Window

from bot.sandbox import Sandbox, TimeLimits, World
from bot.sandbox.page import Page
from tests.patience import PATIENCE
from tests.sandbox.page.browser import DESKTOP, in_browser, window_of, write
from tests.sandbox.page.test_developer_tools import Program

pytestmark = in_browser

MET = (
    ("come 2 seconds late", r"\d{4,} ms"),
    ("are lost after the work is done", "502"),
    ("are refused with 429", "429"),
    ("fail with 500", "500"),
)
"""A fault, and what the panel shows of a request that meets it."""

AN_INSTANT = 0.01
"""Seconds that people wait for an answer that does not come."""


@pytest.mark.usefixtures("bot")
async def test_each_fault_does_what_it_says(
    browser: Browser, sandbox: Sandbox, world: World, time_limits: TimeLimits
) -> None:
    async with Page(sandbox, hooks=Program(world).hooks()) as page:
        ada, log = await window_of(browser, page.address, "Ada", DESKTOP)
        await ada.get_by_role("button", name="Developer").click()
        for fault, shown in MET:
            await ada.get_by_label(fault, exact=True).check()
            await uses(ada, "/table film")
            await expect(ada.locator(".traffic li", has_text=re.compile(shown)).first).to_contain_text("callback")
        time_limits.patience = AN_INSTANT  # discord.py tries again for a while
        await uses(ada, "/table film")
        await expect(ada.get_by_text("The application did not respond").first).to_be_visible()
        time_limits.patience = PATIENCE
        await ada.get_by_label("work", exact=True).check()
        await uses(ada, "/table gallery")
        await expect(ada.locator(".gallery[data-count]:not([data-count='1'])")).to_be_visible()
        await ada.get_by_role("button", name="Drop the socket").click()
        await expect(ada.locator(".traffic li", has_text="RESUMED").first).to_be_visible()
        assert log.errors == []


async def uses(ada: Window, command: str) -> None:
    await write(ada, command)
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
