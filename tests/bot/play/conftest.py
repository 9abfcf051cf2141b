"""A store of its own for each test, in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store, examine, open_store
from tests.new_database import put_new_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    put_new_database(path)
    store = await open_store(path)
    yield store
    await store.close()
    assert examine(path).problems == ()
