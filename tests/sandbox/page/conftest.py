"""The page of a sandbox that a small bot is connected to, and the browser, which belongs to one event loop for all."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.sandbox import UNLIMITED, Channel, Sandbox, TimeLimits, World
from bot.sandbox.page import Page
from tests.end_to_end.forked import fork_server
from tests.patience import until
from tests.sandbox.clients import Client, running, sandbox_by_the_document
from tests.sandbox.page.browser import launch_browser
from tests.sandbox.page.echo_bot import echo_bot

ROOM = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let all tests here run in the loop of the session, as their fixtures do."""
    for item in items:
        if item.path.is_relative_to(ROOM) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def sockets() -> set[str]:
    """Return the sockets that this process has."""
    found = set()
    for descriptor in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):  # that of this folder itself
            found.add(str(descriptor.readlink()))
    return {name for name in found if name.startswith("socket:")}


@pytest_asyncio.fixture(loop_scope="session", autouse=True)
async def nothing_is_left() -> AsyncIterator[None]:
    """Hold each test to leave no task and no socket to the next one, which runs in the same loop."""
    tasks, had = asyncio.all_tasks(), sockets()
    yield
    ending = asyncio.current_task()
    await until(lambda: asyncio.all_tasks() - tasks == {ending}, "the end of all tasks")
    await until(lambda: sockets() <= had, "the end of all sockets")


@pytest.fixture(scope="session")
def loaded_bot() -> None:
    """What bots are forked from: it stays, with the socket where it is asked."""
    fork_server()


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def only_browser() -> AsyncIterator[Browser]:
    """The browser of this process."""
    async with launch_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(only_browser: Browser) -> AsyncIterator[Browser]:
    """A browser without profiles, whose new ones are closed with their windows when the test is over."""
    assert only_browser.contexts == []
    yield only_browser
    for profile in only_browser.contexts:
        await profile.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(world: World, server_tls: ssl.SSLContext, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with sandbox_by_the_document(world, server_tls, time_limits) as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    async with Page(sandbox) as page:
        yield page


@pytest.fixture
def channel(world: World) -> Channel:
    return world.channels["games"]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, client_tls: ssl.SSLContext) -> AsyncIterator[Client]:
    client = echo_bot(Client(sandbox, client_tls))
    async with running(client, sandbox):
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def hasty_page(world: World, server_tls: ssl.SSLContext) -> AsyncIterator[Page]:
    """A page where nobody answers, and nobody waits long."""
    hasty = Sandbox(world, tls=server_tls, rate_limits=UNLIMITED, time_limits=TimeLimits(first_answer=0.01))
    async with hasty as sandbox, Page(sandbox) as page:
        yield page
