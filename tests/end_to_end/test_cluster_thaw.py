"""A process that was frozen while another one took its share does nothing once more when it thaws, and ends."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, NullPool, create_engine, text
from structlog.typing import EventDict

from bot.sandbox import UNLIMITED, Channel, NoAnswerError, Sandbox, TimeLimits, World
from tests.end_to_end.cluster_scenes import OURS, begun, member, moves
from tests.end_to_end.player import At
from tests.end_to_end.processes import ended
from tests.end_to_end.scenes import forgive
from tests.length import length
from tests.patience import until

ACTS = ("table undo", "table skip", "table redo")
KEPT = """
SELECT revision, status, (SELECT count(*) FROM turns WHERE match_id = matches.id),
       (SELECT count(*) FROM acts), (SELECT count(*) FROM posts) FROM matches
"""
ALL_END = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


def ask(url: URL, statement: str) -> list[Any]:
    """Ask the database from outside."""
    engine = create_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(statement))]


@pytest.mark.parametrize("act", ACTS[: length(1, long=len(ACTS))])
async def test_an_act_that_waited_in_a_frozen_process_is_done_once_by_the_one_that_took_its_share(
    sandbox: Sandbox,
    at: At,
    games: Channel,
    tmp_path: Path,
    postgresql_url: URL,
    quiet: list[EventDict],
    act: str,
) -> None:
    luck, share = random.Random(act), f"{OURS}/2"
    async with member(sandbox, tmp_path, postgresql_url, share) as first:
        await until(lambda: len(sandbox.gateway.sessions) == 1, "the first process")
        await begun(at, "Ada", "Ben")
        for _ in range(3):
            await moves(at, games, luck)
        if act == "table redo":
            await at("Mo").slash("table undo")
        first.send_signal(signal.SIGSTOP)
        waiting = asyncio.create_task(at("Mo").slash(act))
        ask(postgresql_url, ALL_END)
        before = ask(postgresql_url, KEPT)
        async with member(sandbox, tmp_path, postgresql_url, share) as second:
            await until(lambda: len(sandbox.gateway.sessions) == 2, "the second process")
            await at("Mo").slash(act)
            once = ask(postgresql_url, KEPT)
            assert once[0][0] != before[0][0]
            first.send_signal(signal.SIGCONT)
            code, _, errors = await ended(first)
            assert (code, "Traceback" in errors) == (2, False), errors
            assert ask(postgresql_url, KEPT) == once
            second.terminate()
            assert (await ended(second))[0] == 0
        waiting.cancel()
        with suppress(asyncio.CancelledError, NoAnswerError):
            await waiting
    forgive(quiet, "refused")  # an answer of the first one to what the second one has answered
