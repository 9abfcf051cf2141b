"""Two processes of the bot that play from one database of PostgreSQL's, each with its share of the shards."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text

from bot.sandbox import UNLIMITED, Blocked, Channel, Sandbox, TimeLimits, World
from tests.end_to_end.player import At
from tests.end_to_end.processes import LED, asked, ended, heard, process
from tests.end_to_end.scenes import GUILD, POST, begun, public
from tests.patience import until

OURS = (GUILD >> 22) % 2 + 1
"""Which of two processes hears of the server."""

OTHER = 3 - OURS


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


@asynccontextmanager
async def member(sandbox: Sandbox, folder: Path, url: URL, share: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a process of the cluster, connected."""
    arguments = ["-c", LED, sandbox.api_url, sandbox.gateway_url, "IDENTIFY_PAUSE=0"]
    database = url.render_as_string(hide_password=False)
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_DATABASE": database, "FURUNKULUS_CLUSTER": share}
    async with process(*arguments, folder=folder, **settings) as running:
        yield running


def shards(sandbox: Sandbox) -> set[tuple[int, int]]:
    """Return the shards that are connected."""
    return {session.shard for session in sandbox.gateway.sessions.values() if session.connection is not None}


def owed(url: URL) -> int:
    """Return how many posts are still to be delivered."""
    engine = create_engine(url)
    with engine.connect() as connection:
        count = connection.scalar(text("SELECT count(*) FROM posts WHERE delivered_at IS NULL AND failed IS NULL"))
    engine.dispose()
    return int(count or 0)


async def test_each_process_has_its_shards_and_what_one_leaves_behind_the_other_delivers_once(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path, postgresql_url: URL
) -> None:
    async with (
        member(sandbox, tmp_path, postgresql_url, f"{OURS}/2") as ours,
        member(sandbox, tmp_path, postgresql_url, f"{OTHER}/2") as other,
    ):
        await until(lambda: shards(sandbox) == {(0, 2), (1, 2)})
        await heard(other, "another process is there")
        hold = Blocked()
        sandbox.faults.add(hold, route=POST)
        begin = asyncio.create_task(begun(at, "Ada", "Ben"))
        await hold.reached.wait()
        await begin
        ours.send_signal(signal.SIGKILL)
        await ours.wait()
        hold.release()
        await heard(other, "another process has ended")
        await until(lambda: owed(postgresql_url) == 0)
        told = [message.content.splitlines()[0] for message in public(games)]
        assert len(told) == len(set(told)) >= 2
        other.send_signal(signal.SIGTERM)
        code, _, errors = await ended(other)
    assert (code, "Traceback" in errors) == (0, False)


async def test_a_share_is_played_by_one_process_and_all_agree_on_their_number(
    sandbox: Sandbox, tmp_path: Path, postgresql_url: URL
) -> None:
    async with member(sandbox, tmp_path, postgresql_url, "1/2"):
        await until(lambda: shards(sandbox) == {(0, 2)})
        for share, sentence in (("1/2", "Process 1/2 plays from the database"), ("2/3", "that they are 2 in all")):
            async with member(sandbox, tmp_path, postgresql_url, share) as second:
                code, _, errors = await ended(second)
            assert code == 2
            assert sentence in errors
            assert "Traceback" not in errors
            assert "open-sesame" not in errors


async def test_where_a_file_is_the_database_there_are_no_shares(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_CLUSTER": "2/3"}
    async with process("-m", "bot", "run", folder=tmp_path, **settings) as running:
        code, _, errors = await ended(running)
    assert code == 2
    assert "Only one process can play from the file" in errors


def test_what_cannot_be_a_share_is_one_sentence(tmp_path: Path) -> None:
    code, told = asked("run", folder=tmp_path, DISCORD_TOKEN="any", FURUNKULUS_CLUSTER="3/2")
    assert code == 2
    assert told.startswith("FURUNKULUS_CLUSTER is not valid: it is a number")


async def test_all_requests_go_by_way_of_the_proxy_where_there_is_one(
    sandbox: Sandbox, tmp_path: Path, postgresql_url: URL
) -> None:
    nowhere = "http://127.0.0.1:9/api/v10"
    database = postgresql_url.render_as_string(hide_password=False)
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_DATABASE": database, "FURUNKULUS_CLUSTER": "1/2"}
    proxy = sandbox.api_url.removesuffix("/api/v10")
    async with process("-c", LED, nowhere, sandbox.gateway_url, folder=tmp_path, **settings, FURUNKULUS_API=proxy):
        await until(lambda: shards(sandbox) == {(0, 2)})
