"""The start of a bot: what it waits for, and with which words."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.host import foreground
from bot.store import ALL, Share, databases, open_store
from render.core.languages import LANGUAGES
from tests.patience import until

UNREACHABLE = "http://127.0.0.1:9"
"""Nobody listens there."""


@pytest.mark.parametrize("locking", ["NORMAL", "EXCLUSIVE"])
async def test_a_start_waits_for_another_program_that_keeps_the_file_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locking: str
) -> None:
    path = tmp_path / "games.db"
    await (await open_store(path)).close()
    monkeypatch.setattr(foreground, "PAUSES", (0.01,))
    monkeypatch.setattr(databases, "open_store", partial(open_store, patience=0.0))
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    with capture_logs() as logged, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"PRAGMA locking_mode={locking}")
        other.execute("BEGIN IMMEDIATE")
        starting = asyncio.create_task(foreground.play_on_discord(path, "token", ALL, UNREACHABLE))
        await until(lambda: starting.done() or "the database cannot be reached" in told(logged), "a warning")
        assert not starting.done()
        assert "locked" in logged[0]["why"]
        other.close()
        await until(lambda: starting.done() or "Discord cannot be reached" in told(logged), "a try to connect")
        starting.cancel()
        with suppress(asyncio.CancelledError):
            await starting
    assert {entry["log_level"] for entry in logged} <= {"warning", "info"}


def test_processes_on_one_machine_are_watched_at_ports_in_a_row() -> None:
    assert [foreground.metrics_port(9187, Share(number, 3)) for number in (1, 2, 3)] == [9187, 9188, 9189]
    assert foreground.metrics_port(None, ALL) is None


def told(logged: Iterable[Any]) -> set[str]:
    """Return what the log says."""
    return {entry["event"] for entry in logged}


def test_a_language_that_there_is_not_cannot_be_tried() -> None:
    assert foreground.try_out(0, None, "tlh") == f"There is no language tlh to try; there are {', '.join(LANGUAGES)}."
