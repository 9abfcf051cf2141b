"""Two processes of the bot that play from one database of PostgreSQL's, each with its share of the shards."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import URL, update

from bot.sandbox import UNLIMITED, Blocked, Channel, Message, Sandbox, TimeLimits, World
from bot.store.schema import alarms
from tests.end_to_end.player import At, RandomPlayer, next_on
from tests.end_to_end.processes import LED, asked, ended, heard, process
from tests.end_to_end.scenes import GUILD, POST, asks, begun, private, public
from tests.endurance.remembered import connected, outbox, remember_posts, still_owed
from tests.endurance.soundness import channel_problems
from tests.patience import until

OURS = (GUILD >> 22) % 2 + 1
"""Which of two processes hears of the first server."""

OTHER = 3 - OURS
"""Which one hears of the second server."""


@pytest.fixture
def world() -> World:
    return World(guilds=2)


@pytest.fixture
def there(world: World) -> Channel:
    """A channel of the second server."""
    return world.channels_of[[*world.guilds][1]]["games"]


@pytest.fixture
def at_there(sandbox: Sandbox, world: World, there: Channel) -> At:
    """What a person, by name, can do in the channel of the second server."""
    return lambda name: sandbox.as_person(world.people[name], there, patient=True)


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
        await until(lambda: still_owed(postgresql_url) == 0)
        told = [message.content.splitlines()[0] for message in public(games)]
        assert len(told) == len(set(told)) >= 2
        other.send_signal(signal.SIGTERM)
        code, _, errors = await ended(other)
    assert (code, "Traceback" in errors) == (0, False)


def boards(channel: Channel) -> list[Message]:
    """Return what has called somebody to act, oldest first."""
    return [message for message in public(channel) if next_on(message) is not None]


async def moves(at: At, channel: Channel, luck: random.Random) -> None:
    """Let whoever is called next make a move, and wait until somebody is called by a new board."""
    await until(lambda: bool(boards(channel)))
    board = boards(channel)[-1]
    (name,) = [name for name in ("Ada", "Ben") if at(name).person.id == next_on(board)]
    await RandomPlayer(at, luck).move(name, board)
    await until(lambda: boards(channel)[-1] is not board)


@asynccontextmanager
async def both(sandbox: Sandbox, folder: Path, url: URL) -> AsyncIterator[dict[int, asyncio.subprocess.Process]]:
    """Run both processes, which know of each other, by the numbers of their shares."""
    async with (
        member(sandbox, folder, url, f"{OURS}/2") as ours,
        member(sandbox, folder, url, f"{OTHER}/2") as other,
    ):
        await until(lambda: shards(sandbox) == {(0, 2), (1, 2)})
        await heard(ours, "another process is there")
        yield {OURS: ours, OTHER: other}


async def test_each_process_plays_with_the_people_of_its_own_servers(
    at: At,
    at_there: At,
    games: Channel,
    there: Channel,
    sandbox: Sandbox,
    world: World,
    tmp_path: Path,
    postgresql_url: URL,
) -> None:
    luck = random.Random(1)
    async with both(sandbox, tmp_path, postgresql_url):
        for here, channel in ((at, games), (at_there, there)):
            await begun(here, "Ada", "Ben")
            for _ in range(2):
                await moves(here, channel, luck)
        for person in (at_there("Ada"), at_there("Ben")):
            assert "- pings: by a direct message" in await asks(person, "settings", pings="direct")
        await moves(at_there, there, luck)
        await until(lambda: any(private(world, name) for name in ("Ada", "Ben")))
        (called,) = [name for name in ("Ada", "Ben") if private(world, name)]
        assert f"/{there.guild_id}/{there.id}/" in private(world, called)[0].content


async def test_a_channel_of_another_server_is_not_shown(
    sandbox: Sandbox, world: World, games: Channel, there: Channel, tmp_path: Path, postgresql_url: URL
) -> None:
    async with both(sandbox, tmp_path, postgresql_url):
        for here, source in ((games, there), (there, games)):
            mo = sandbox.as_person(world.people["Mo"], here, patient=True)
            told = await asks(mo, "table watch start", channel=source)
            assert told == "The bot does not see that channel, so it cannot show its games here."


async def test_processes_are_started_anew_one_after_the_other_while_people_play(
    at: At, at_there: At, games: Channel, there: Channel, sandbox: Sandbox, tmp_path: Path, postgresql_url: URL
) -> None:
    luck, tables = random.Random(1), {OURS: (at, games), OTHER: (at_there, there)}
    await remember_posts(postgresql_url)
    async with both(sandbox, tmp_path, postgresql_url) as processes, AsyncExitStack() as stack:
        for here, _ in tables.values():
            await begun(here, "Ada", "Ben")
        for share, (here, channel) in tables.items():
            going_on = tables[3 - share]
            await moves(here, channel, luck)
            board = boards(channel)[-1]
            (name,) = [name for name in ("Ada", "Ben") if here(name).person.id == next_on(board)]
            await RandomPlayer(here, luck).move(name, board)  # and what it brings about is still to be posted
            processes[share].send_signal(signal.SIGTERM)
            await moves(*going_on, luck)
            code, _, errors = await ended(processes[share])
            assert (code, "Traceback" in errors) == (0, False)
            await moves(*going_on, luck)
            await until(lambda: boards(channel)[-1] is not board)  # noqa: B023 - it is waited for at once
            again = await stack.enter_async_context(member(sandbox, tmp_path, postgresql_url, f"{share}/2"))
            await heard(again, "another process is there")
            await until(lambda: shards(sandbox) == {(0, 2), (1, 2)})
            await moves(here, channel, luck)
        await until(lambda: still_owed(postgresql_url) == 0)
        promises = list(outbox(postgresql_url))
        for channel in (games, there):
            mine = [promise for promise in promises if promise.channel == channel.id]
            assert len(mine) > 5
            assert list(channel_problems(channel, mine)) == []


async def test_the_alarm_of_a_process_that_died_is_rung_by_the_other(
    at_there: At, there: Channel, sandbox: Sandbox, tmp_path: Path, postgresql_url: URL
) -> None:
    async with both(sandbox, tmp_path, postgresql_url) as processes:
        await begun(at_there, "Ada", "Ben")
        await at_there("Ada").slash("table settings", time="hour", absence="stay", reminder="never")
        await until(lambda: bool(boards(there)) and still_owed(postgresql_url) == 0)
        processes[OTHER].send_signal(signal.SIGSTOP)
        with connected(postgresql_url) as connection:
            assert connection.execute(update(alarms).values(due_at=datetime.now(UTC))).rowcount == 1
        processes[OTHER].send_signal(signal.SIGKILL)
        await until(lambda: "has run out, so the least is played" in public(there)[-1].content)


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
