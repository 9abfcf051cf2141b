"""A store in a file of its own for each test."""

from pathlib import Path

import pytest

from bot.store import Location


@pytest.fixture
def location(path: Path) -> Location:
    return path
