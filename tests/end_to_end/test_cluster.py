"""Two processes of the bot that play from one PostgreSQL database, each with its share of the shards."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import URL, select, update

from bot.sandbox import UNLIMITED, Blocked, Channel, Message, Sandbox, TimeLimits, World
from bot.store.schema import alarms
from tests.end_to_end.cluster_scenes import OTHER, OURS, begun, boards, both, member, moves, shards
from tests.end_to_end.player import At, RandomPlayer, id_of, next_on
from tests.end_to_end.processes import ended, heard
from tests.end_to_end.scenes import NOTHING, POST, asks, private, public, said
from tests.end_to_end.test_database_away import AWAY
from tests.endurance.remembered import connected, outbox, remember_posts, until_delivered
from tests.endurance.soundness import channel_problems
from tests.patience import until
from tests.postgresql import PASSWORD, PostgresqlServer


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
        await until_delivered(postgresql_url)
        told = [message.content.splitlines()[0] for message in public(games)]
        assert len(told) == len(set(told)) >= 2
        other.send_signal(signal.SIGTERM)
        code, _, errors = await ended(other)
    assert (code, "Traceback" in errors) == (0, False)


async def test_each_process_plays_with_the_people_of_its_own_servers_and_shows_no_channel_of_another(
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
        for here, source in ((games, there), (there, games)):
            mo = sandbox.as_person(world.people["Mo"], here, patient=True)
            told = await asks(mo, "table watch start", channel=source)
            assert told == "The bot does not see that channel, so it cannot show its games here."
        for at_one, channel in ((at, games), (at_there, there)):
            await begun(at_one, "Ada", "Ben")
            for _ in range(2):
                await moves(at_one, channel, luck)
        for person in (at_there("Ada"), at_there("Ben")):
            assert "- pings: by a direct message" in await asks(person, "settings", pings="direct")
        await moves(at_there, there, luck)
        await until(lambda: any(private(world, name) for name in ("Ada", "Ben")))
        (called,) = [name for name in ("Ada", "Ben") if private(world, name)]
        assert f"/{there.guild_id}/{there.id}/" in private(world, called)[0].content


async def test_while_the_server_is_away_nothing_is_lost_and_then_both_go_on_by_themselves(
    at: At,
    at_there: At,
    games: Channel,
    there: Channel,
    sandbox: Sandbox,
    tmp_path: Path,
    postgresql_url: URL,
    postgresql_server: PostgresqlServer,
) -> None:
    luck, tables, hold = random.Random(3), ((at, games), (at_there, there)), Blocked()
    await remember_posts(postgresql_url)
    async with both(sandbox, tmp_path, postgresql_url) as processes:
        for here, channel in tables:
            await begun(here, "Ada", "Ben")
            await moves(here, channel, luck)
        board = boards(games)[-1]
        (name,) = [name for name in ("Ada", "Ben") if at(name).person.id == next_on(board)]
        sandbox.faults.add(hold, route=POST)
        await RandomPlayer(at, luck).move(name, board)
        await hold.reached.wait()
        await asyncio.to_thread(postgresql_server.stop, "immediate")
        hold.release()  # Discord takes it, and no process can write that down
        try:
            logs = [await heard(process, "nothing is taken until the database") for process in processes.values()]
            for here, channel in tables:
                for person in (here("Ada"), here("Ben")):
                    shown = boards(channel)[-1]
                    assert said(await person.click(shown, id_of(shown, "ff-pad"))) == AWAY
        finally:
            await asyncio.to_thread(postgresql_server.start)
        logs += [await heard(process, "the database answers again") for process in processes.values()]
        await until(lambda: boards(games)[-1] is not board)
        for here, channel in tables:
            await moves(here, channel, luck)
        await until_delivered(postgresql_url)
    assert not any("Traceback" in line or PASSWORD in line for log in logs for line in log)
    promises = list(outbox(postgresql_url))
    for _, channel in tables:
        assert list(channel_problems(channel, [promise for promise in promises if promise.channel == channel.id])) == []


async def test_a_watching_channel_and_direct_messages_are_served_by_either_process_once(
    at_there: At, there: Channel, sandbox: Sandbox, world: World, tmp_path: Path, postgresql_url: URL
) -> None:
    assert there.guild_id is not None
    luck, lounge = random.Random(2), world.channels_of[there.guild_id]["lounge"]
    async with both(sandbox, tmp_path, postgresql_url) as processes:  # the first has shard 0, the other one this server
        mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
        assert await asks(mo, "table watch start", channel=there) == NOTHING
        await begun(at_there, "Ada", "Ben")
        for name in ("Ada", "Ben"):
            await asks(at_there(name), "settings", pings="direct")
        await moves(at_there, there, luck)
        await until(lambda: is_called_to(boards(there)[-1], there, world))
        before, hold = boards(there)[-1], Blocked()
        (name,) = [name for name in ("Ada", "Ben") if at_there(name).person.id == next_on(before)]
        sandbox.faults.add(hold, route=POST)
        await RandomPlayer(at_there, luck).move(name, before)
        await hold.reached.wait()
        processes[OTHER].kill()
        await processes[OTHER].wait()
        hold.release()
        await heard(processes[OURS], "another process has ended")
        await until(lambda: boards(there)[-1] is not before and is_called_to(boards(there)[-1], there, world))
        await until_delivered(postgresql_url)
    assert moves_told(lounge) == moves_told(there)
    assert len(moves_told(there)) >= 2
    calls = [message.content for name in ("Ada", "Ben") for message in private(world, name)]
    assert len(calls) == len(set(calls)) >= 2


def moves_told(channel: Channel) -> list[str]:
    """Return the moves that the messages of a channel tell, in order."""
    lines = [line for message in public(channel) for line in message.content.splitlines()]
    return [line for line in lines if line.startswith(("Ada: ", "Ben: "))]


def is_called_to(board: Message, channel: Channel, world: World) -> bool:
    """Whether somebody has a direct message that leads to a board."""
    link = f"/{channel.guild_id}/{channel.id}/{board.id}"
    return any(message.content.endswith(link) for name in ("Ada", "Ben") for message in private(world, name))


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
        await until_delivered(postgresql_url)
        promises = list(outbox(postgresql_url))
        for channel in (games, there):
            mine = [promise for promise in promises if promise.channel == channel.id]
            assert len(mine) > 5
            assert list(channel_problems(channel, mine)) == []


async def test_whose_process_has_died_does_not_lose_the_time_until_another_one_is_there(
    at_there: At, there: Channel, sandbox: Sandbox, tmp_path: Path, postgresql_url: URL
) -> None:
    async with both(sandbox, tmp_path, postgresql_url) as processes:
        await begun(at_there, "Ada", "Ben")
        await at_there("Ada").slash("table settings", time="hour", absence="stay", reminder="never")
        await until(lambda: bool(boards(there)))
        await until_delivered(postgresql_url)
        processes[OTHER].send_signal(signal.SIGSTOP)
        due = datetime.now(UTC) + timedelta(seconds=3)
        with connected(postgresql_url) as connection:
            assert connection.execute(update(alarms).values(due_at=due)).rowcount == 1
        processes[OTHER].send_signal(signal.SIGKILL)
        await heard(processes[OURS], "another process has ended")  # which rings nothing there
        await until(lambda: datetime.now(UTC) > due)
        async with member(sandbox, tmp_path, postgresql_url, f"{OTHER}/2") as again:
            await heard(again, "time in which nobody could play is not counted")
            with connected(postgresql_url) as connection:
                await until(lambda: connection.execute(select(alarms.c.due_at)).scalar_one() > due)
        assert not any("has run out of time" in message.content for message in public(there))
