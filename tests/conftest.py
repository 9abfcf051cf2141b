"""What holds for all tests: none of them is a race against a clock, neither Hypothesis's nor the bot's own."""

import gc
import os
from collections.abc import Iterator
from types import ModuleType
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from sqlalchemy import URL

from bot.delivery import studio_process
from bot.interactions import context, in_flight
from bot.runtime import client, gateway_client, heartbeat, monitors
from tests.compiled_statements import share_compiled_statements
from tests.distribution import distributed, workers
from tests.new_database import make
from tests.patience import PATIENCE
from tests.postgresql import PostgresqlServer, programs, running_server

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

share_compiled_statements()

if "PYTEST_XDIST_WORKER" in os.environ:
    gc.disable()  # until all tests are found: what is loaded meanwhile stays

LIMITS: tuple[tuple[ModuleType, str], ...] = (
    (context, "PATIENCE"),
    (context, "FORM_PATIENCE"),
    (in_flight, "EXPIRES"),
    (client, "ANSWERABLE"),
    (client, "POSTABLE"),
    (client, "TOLD_FIRST"),
    (client, "FAREWELL"),
    (heartbeat, "PATIENCE"),
    (monitors, "HEAVY"),
    (studio_process, "LONGEST"),
)
"""The seconds after which the bot promises an answer, breaks off or gives up: on a busy machine they pass by chance."""


REAL_LIMITS: Final = {(module, name): getattr(module, name) for module, name in LIMITS}
"""What they are where no test runs."""


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores, for while the others wait for processes, sockets and browsers.

    Each one loads all tests, a browser and a studio: with three on two cores they took 20 s less than with four.
    """
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the longest tests come first, and all others in their order."""
    items[:] = distributed([(item.nodeid, item) for item in items], workers())


def pytest_collection_finish() -> None:
    """Keep all that is loaded by now, the thousands of tests themselves included, out of the search for garbage.

    That is made after 50,000 new objects in place of 700, which saves 3 % of what tests cost.
    """
    gc.freeze()
    gc.set_threshold(50_000)
    gc.enable()


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot in this process be in no hurry; a test of a limit sets it to a moment that surely passes."""
    for module, name in LIMITS:
        monkeypatch.setattr(module, name, PATIENCE)
    monkeypatch.setattr(gateway_client, "LAST_SERVER", 0.1)  # on loopback all servers have come by then


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresqlServer]:
    """A server for all tests of this process."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: on Debian, `apt-get install postgresql`")
    with running_server() as server:
        yield server


@pytest.fixture
def postgresql_url(postgresql_server: PostgresqlServer) -> Iterator[URL]:
    """An empty database on the server."""
    with postgresql_server.new_database() as url:
        yield url


@pytest.fixture(scope="session")
def database_with_tables(postgresql_server: PostgresqlServer) -> Iterator[URL]:
    """One for all tests of this process: to make it takes longer than most of them."""
    with postgresql_server.new_database() as url:
        make(url)
        yield url


@pytest.fixture
def postgresql_tables(postgresql_server: PostgresqlServer, database_with_tables: URL) -> Iterator[URL]:
    """A database on the server with the tables of this version, and no row."""
    yield database_with_tables
    postgresql_server.empty(database_with_tables)
