from collections.abc import AsyncIterator

import pytest

from bot.sandbox import UNLIMITED, Sandbox, World
from tests.sandbox.clients import Shard, rest_of, shard_of

DISPATCH, HEARTBEAT, RESUME, INVALID_SESSION, HELLO, ACK = 0, 1, 6, 9, 10, 11


@pytest.fixture
async def plain(world: World) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED) as sandbox:
        yield sandbox


@pytest.fixture
async def shard(plain: Sandbox) -> AsyncIterator[Shard]:
    async with shard_of(plain) as shard:
        yield shard


async def test_hello_comes_first_and_a_heartbeat_is_acknowledged_before_identifying(shard: Shard) -> None:
    assert (await shard.frame(HELLO))["d"] == {"heartbeat_interval": 41_250}
    await shard.send(HEARTBEAT, None)
    await shard.frame(ACK)


async def test_a_wrong_token_closes_the_socket(shard: Shard) -> None:
    await shard.identify("wrong")
    assert await shard.closing() == 4004


async def test_who_begins_too_many_sessions_loses_the_token(plain: Sandbox) -> None:
    plain.session_starts.spend(remaining=1, seconds=3600)
    async with shard_of(plain) as first, shard_of(plain) as second, rest_of(plain) as rest:
        await first.identify(plain.token)
        assert (await first.event("READY"))["d"]["session_id"] in plain.gateway.sessions
        _, answer = await rest("GET", "/gateway/bot")
        assert (answer["session_start_limit"]["remaining"], answer["session_start_limit"]["total"]) == (0, 1000)
        assert 3_590_000 < answer["session_start_limit"]["reset_after"] <= 3_600_000
        await second.identify(plain.token)
        assert await second.closing() == 4004
        assert (await rest("GET", "/gateway/bot"))[0] == 401


async def test_sessions_may_be_begun_again_the_next_day(plain: Sandbox) -> None:
    plain.session_starts.spend(remaining=0, seconds=0)
    async with shard_of(plain) as shard:
        await shard.identify(plain.token)
        await shard.event("READY")


async def test_a_shard_beyond_the_count_closes_the_socket(shard: Shard, plain: Sandbox) -> None:
    await shard.identify(plain.token, shard=[2, 2])
    assert await shard.closing() == 4010


async def test_whoever_asks_for_members_must_have_identified(shard: Shard) -> None:
    await shard.send(8, {"guild_id": "1", "query": "", "limit": 0})
    assert await shard.closing() == 4003


async def test_an_unknown_session_cannot_be_resumed(shard: Shard, plain: Sandbox) -> None:
    await shard.send(RESUME, {"token": plain.token, "session_id": "x", "seq": 1})
    assert (await shard.frame(INVALID_SESSION))["d"] is False


async def test_resuming_brings_every_event_that_was_missed(shard: Shard, plain: Sandbox, world: World) -> None:
    await shard.identify(plain.token)
    ready = await shard.event("READY")
    assert ready["d"]["guilds"] == [{"id": str(world.guild.id), "unavailable": True}]
    plain.gateway.drop()
    assert await shard.closing() == 1006
    world.open_thread(name="missed", parent=world.channels["games"], owner=world.bot)
    async with shard_of(plain) as again:
        resume = {"token": plain.token, "session_id": ready["d"]["session_id"], "seq": ready["s"]}
        await again.send(RESUME, resume)
        events = [await again.frame(DISPATCH) for _ in range(3)]
    assert [event["t"] for event in events] == ["GUILD_CREATE", "THREAD_CREATE", "RESUMED"]
    assert [event["s"] for event in events] == [2, 3, 4]
    assert events[1]["d"]["name"] == "missed"


async def test_messages_are_told_to_those_alone_who_asked_for_them(shard: Shard, plain: Sandbox, world: World) -> None:
    games = world.channels["games"]
    await shard.identify(plain.token, intents=1 | 1 << 9)
    async with shard_of(plain) as other, rest_of(plain) as rest:
        await other.identify(plain.token)
        await other.event("GUILD_CREATE")
        _, message = await rest("POST", f"/channels/{games.id}/messages", {"content": "x"})
        await rest("PATCH", f"/channels/{games.id}/messages/{message['id']}", {"content": "y"})
        await rest("DELETE", f"/channels/{games.id}/messages/{message['id']}")
        world.open_thread(name="after", parent=games, owner=world.bot)
        assert (await other.frame(DISPATCH))["t"] == "THREAD_CREATE"
    received = [await shard.event(f"MESSAGE_{what}") for what in ("CREATE", "UPDATE", "DELETE")]
    assert [event["d"].get("content") for event in received] == ["x", "y", None]
    assert {event["d"]["id"] for event in received} == {message["id"]}
