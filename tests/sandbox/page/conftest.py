"""The page of a sandbox that a small bot is connected to."""

import ssl
from collections.abc import AsyncIterator

import pytest

from bot.sandbox import UNLIMITED, Channel, Sandbox, TimeLimits, World
from bot.sandbox.page import Page
from tests.sandbox.clients import Client, running
from tests.sandbox.page.echo_bot import echo_bot


@pytest.fixture
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    async with Page(sandbox) as page:
        yield page


@pytest.fixture
def channel(world: World) -> Channel:
    return world.channels["games"]


@pytest.fixture
async def bot(sandbox: Sandbox, client_tls: ssl.SSLContext) -> AsyncIterator[Client]:
    client = echo_bot(Client(sandbox, client_tls))
    async with running(client, sandbox):
        yield client


@pytest.fixture
async def hasty_page(world: World, server_tls: ssl.SSLContext) -> AsyncIterator[Page]:
    """A page where nobody answers, and nobody waits long."""
    hasty = Sandbox(world, tls=server_tls, rate_limits=UNLIMITED, time_limits=TimeLimits(first_answer=0.01))
    async with hasty as sandbox, Page(sandbox) as page:
        yield page
