"""A store whose outbox is worked at, with pauses that take no time."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery import outbox_worker as module
from bot.store import Store, open_store
from tests.new_database import put_new_database


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    put_new_database(tmp_path / "games.db")
    opened = await open_store(tmp_path / "games.db")
    yield opened
    await opened.close()
