"""A store in a database of its own on a server for each test."""

import pytest
from sqlalchemy import URL

from bot.store import Location


@pytest.fixture
def location(postgresql_url: URL) -> Location:
    return postgresql_url
