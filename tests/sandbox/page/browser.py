"""Windows of a real browser, and people who type into them; pictures of them are kept as artefacts."""

import shutil
import sys
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, ViewportSize, WebSocket, async_playwright, expect
from playwright.async_api import Page as Window

from tests.patience import PATIENCE

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""What a browser is called, the cheapest one first: one without windows takes two thirds of the CPU."""

CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
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
SHOTS = Path(__file__).parents[3] / ".artefacts" / "page"
"""Where pictures of the windows are kept, to be looked at."""

MILLISECONDS = PATIENCE * 1000
"""How long a window may take."""

LATEST = 20
"""How many of the latest frames of a window, and lines of a program, are told where a test fails."""

SHORT = 200
"""The characters that are told of a frame."""

expect.set_options(timeout=MILLISECONDS)
in_browser = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine")


def tell(lines: Sequence[str]) -> None:
    """Write what pytest shows where a test fails."""
    sys.stdout.write("\n".join(lines) + "\n")


class BrowserLog:
    """What a window complained of, and whom it asked what."""

    def __init__(self, window: Window) -> None:
        self.errors: list[str] = []
        self.hosts: set[str | None] = set()
        self._frames: deque[str] = deque(maxlen=LATEST)
        window.on("close", lambda _: tell([*self.errors, *self._frames]))
        window.on("console", lambda line: self.errors.append(line.text) if line.type in ("error", "warning") else None)
        window.on("pageerror", lambda error: self.errors.append(str(error)))
        window.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname))
        window.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.hosts.add(urlsplit(socket.url).hostname)
        socket.on("framesent", lambda frame: self._frames.append(f"sent {frame[:SHORT]!r}"))
        socket.on("framereceived", lambda frame: self._frames.append(f"received {frame[:SHORT]!r}"))
        socket.on("close", lambda _: self._frames.append("closed"))


@asynccontextmanager
async def launch_browser() -> AsyncIterator[Browser]:
    """Run a browser, which takes more than a second of a core: the tests of a process share one (see conftest.py)."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS, timeout=MILLISECONDS)
        try:
            yield browser
        finally:
            await browser.close()


async def window_of(
    browser: Browser, address: str, name: str, size: ViewportSize, *, scheme: Literal["light", "dark"] = "light"
) -> tuple[Window, BrowserLog]:
    """Open the page as somebody in a browser profile of their own."""
    window = await (await browser.new_context(viewport=size, color_scheme=scheme)).new_page()
    window.set_default_timeout(MILLISECONDS)
    log = BrowserLog(window)
    await window.goto(f"{address}?as={name}")
    await expect(window.get_by_role("radio", name=name)).to_be_checked()
    return window, log


async def write(window: Window, text: str) -> None:
    """Type into the line at the bottom."""
    await window.get_by_label("Message, or / for commands").fill("")
    await window.get_by_label("Message, or / for commands").press_sequentially(text)


async def keep(window: Window, name: str) -> None:
    """Keep a picture of the window."""
    await window.screenshot(path=SHOTS / f"{name}.png")
