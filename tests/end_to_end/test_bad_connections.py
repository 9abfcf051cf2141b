"""The way to Discord fails without a word, or what comes over it comes late, in another order, or not for minutes."""

import asyncio

import pytest
from structlog.typing import EventDict

from bot.runtime import client as client_module
from bot.runtime import gateway_client
from bot.sandbox import Channel, Overwrite, Permission, RateLimited, Reach, Sandbox, UserClient, World
from bot.sandbox.world.moderation import set_reach
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import POST, asks, begun, forgive, green_begins, heads, public, said, seated
from tests.patience import until

NEARLY_A_MINUTE = 59.0


async def test_a_connection_that_is_dead_and_stays_open_is_given_up_and_no_press_is_lost(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gateway_client, "DEAD_AFTER", 1.0)
    usual, sandbox.gateway.heartbeat_milliseconds = sandbox.gateway.heartbeat_milliseconds, 300
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.gateway.fall_silent()
        # The next connection lives until the bot stops, which must not fall between two heartbeats of another thread.
        sandbox.gateway.heartbeat_milliseconds = usual
        assert await asks(at("Ada"), "move", token="4", path="uu") == "green 4 to p9. It shows 3 now."
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3"]
    assert len(sandbox.gateway.sessions) == 1, "the session was resumed"
    caplog.clear()  # discord.py may warn of it


async def test_while_discord_takes_no_requests_for_a_while_people_are_answered_and_posts_come_once_afterwards(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    over, sleep = asyncio.Event(), asyncio.sleep

    async def rest(seconds: float, result: object = None) -> object:
        if seconds != NEARLY_A_MINUTE:
            return await sleep(seconds, result)
        return await over.wait()

    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        monkeypatch.setattr(asyncio, "sleep", rest)
        sandbox.faults.add(RateLimited(retry_after=NEARLY_A_MINUTE, is_global=True), route=POST)
        assert await asks(at("Ada"), "move", token="4", path="uu") == "green 4 to p9. It shows 3 now."
        await until(lambda: "Global rate limit has been hit" in caplog.text)
        assert await asks(at("Ben"), "stay", token="5") == "red 5 stays outside. It shows 2 now."
        assert "Round 1" in await asks(at("Ada"), "see text")
        assert len(public(games)) == before
        over.set()
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2"]
    caplog.clear()


async def test_a_bot_stops_in_time_while_discord_takes_no_requests_and_posts_at_the_next_start(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with start(green_begins(), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(RateLimited(retry_after=NEARLY_A_MINUTE, is_global=True), route=POST)
        await at("Ada").slash("move", token="4", path="uu")
        await until(lambda: "Global rate limit has been hit" in caplog.text)
        monkeypatch.setattr(client_module, "POSTABLE", 0.01)
    caplog.clear()
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3"]


async def test_presses_that_come_in_another_order_than_they_were_made_play_one_move_each_or_are_told_why_not(
    start: Start, at: At, sandbox: Sandbox, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.gateway.hold()
        first = asyncio.create_task(asks(at("Ada"), "stay", token="4"))
        second = asyncio.create_task(asks(at("Ben"), "stay", token="5"))
        await until(lambda: len(sandbox.gateway.held) == 2)
        sandbox.gateway.let_go()
        answers = [await first, await second]
        await client.outbox_worker.idle()
    refusal = "It is the turn of Ada (green): with **Plan ahead** your move is made as soon as yours comes."
    told = {refusal: ["Ada: green 3"], "red 5 stays outside. It shows 2 now.": ["Ada: green 3", "Ben: red 2"]}
    assert answers[0] == "green 4 stays outside. It shows 3 now."
    assert heads(public(games)[before:]) == told[answers[1]]


async def test_the_word_that_a_channel_is_open_again_may_come_before_the_one_that_it_was_closed(
    start: Start, at: At, world: World, sandbox: Sandbox, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.gateway.hold()
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.SEND_MESSAGES))
        world.set_overwrites(games)
        sandbox.gateway.let_go()
        board = public(games)[-1]
        assert said(await at("Ada").click(board, id_of(board, "ff-pad"))).startswith("**")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3"]
    forgive(quiet, "refused")


async def test_who_asks_in_a_thread_of_which_the_bot_has_not_heard_yet_is_answered_and_plays_there(
    start: Start, world: World, sandbox: Sandbox, games: Channel
) -> None:
    async with start(green_begins()) as client:
        sandbox.gateway.hold()
        thread = world.open_thread(name="later", parent=games, owner=world.people["Ada"])

        def there(name: str) -> UserClient:
            return sandbox.as_person(world.people[name], thread, patient=True)

        asking = asyncio.create_task(seated(there, "Ada", "Ben"))
        await until(lambda: "INTERACTION_CREATE" in sandbox.gateway.held)
        assert sandbox.gateway.held[0] == "THREAD_CREATE"
        sandbox.gateway.let_go()
        await asking
        await there("Ada").slash("table start")
        assert await asks(there("Ada"), "stay", token="4") == "green 4 stays outside. It shows 3 now."
        await client.outbox_worker.idle()
    assert heads(public(thread))[-1] == "Ada: green 3"


async def test_who_plays_in_a_server_of_which_the_bot_has_not_heard_yet_is_answered(
    start: Start, at: At, world: World, sandbox: Sandbox, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        set_reach(world, Reach.OUTSIDE)
        await until(lambda: not client.guilds)
        sandbox.gateway.hold()
        set_reach(world, Reach.MEMBER)
        asking = asyncio.create_task(asks(at("Ada"), "stay", token="4"))
        await until(lambda: "INTERACTION_CREATE" in sandbox.gateway.held)
        sandbox.gateway.let_go()
        assert await asking == "green 4 stays outside. It shows 3 now."
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3"]
