"""The sandbox as tests reach it: over TLS under Discord's own names, or in plain."""

import ssl
from collections.abc import AsyncIterator

import pytest
import trustme

from bot.sandbox import UNLIMITED, Channel, Sandbox, TimeLimits, UserClient, World
from bot.sandbox.loopback import DISCORD_HOSTS
from tests.patience import patient
from tests.sandbox.clients import Client, Rest, rest_of, sandbox_by_the_document


class ManualClock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def games(world: World) -> Channel:
    return world.channels["games"]


@pytest.fixture(scope="session")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture(scope="session")
def server_tls(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*DISCORD_HOSTS).configure_cert(context)
    return context


@pytest.fixture(scope="session")
def client_tls(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.create_default_context()
    authority.configure_trust(context)
    return context


@pytest.fixture
def time_limits() -> TimeLimits:
    """How long the sandbox waits: as long as a test does, until that sets Discord's own time, or a shorter one."""
    return patient()


@pytest.fixture
async def sandbox(world: World, server_tls: ssl.SSLContext, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with sandbox_by_the_document(world, server_tls, time_limits) as sandbox:
        yield sandbox


@pytest.fixture
def ada(sandbox: Sandbox, world: World, games: Channel) -> UserClient:
    return sandbox.as_person(world.people["Ada"], games)


@pytest.fixture
def ben(sandbox: Sandbox, world: World, games: Channel) -> UserClient:
    return sandbox.as_person(world.people["Ben"], games)


@pytest.fixture
async def client(sandbox: Sandbox, client_tls: ssl.SSLContext) -> Client:
    return Client(sandbox, client_tls)


@pytest.fixture
async def rest(world: World) -> AsyncIterator[Rest]:
    async with Sandbox(world, rate_limits=UNLIMITED) as sandbox, rest_of(sandbox) as rest:
        yield rest
