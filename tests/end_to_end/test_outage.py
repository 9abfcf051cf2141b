"""Discord fails in every way it can: what is owed is posted once and in order, or given up where nobody can read it."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from itertools import product
from pathlib import Path
from typing import Final

import msgspec
import pytest
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.interactions import context
from bot.runtime import heartbeat
from bot.runtime.downtime import SIGN
from bot.runtime.heartbeat import Sign
from bot.sandbox import (
    Blocked,
    Channel,
    LostResponse,
    Overwrite,
    Permission,
    RateLimited,
    Sandbox,
    ServerError,
    World,
)
from bot.store import glance
from engine.core import ScriptedChance, SeededChance
from engine.fearsome_floors.kit import Kit, write_kit
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import (
    ANSWER,
    EDIT,
    NOTHING,
    POST,
    asks,
    begins,
    begun,
    forgive,
    green_begins,
    heads,
    public,
    rows,
    said,
)
from tests.endurance.remembered import outbox, remember_posts
from tests.endurance.soundness import channel_problems
from tests.patience import until

OUTAGE = 10_000
"""More requests than any test makes."""

SERVER_ERRORS: Final[tuple[ServerError | LostResponse, ...]] = (
    *(ServerError(status=status) for status in (500, 502, 503)),
    LostResponse(status=502),
)
"""The last one does what it was asked for, and does not say so."""

AT_ONCE = 0.0
AN_HOUR = 3600.0


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every pause be a short one, ours and those that discord.py makes before it asks Discord again."""
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds, result=None: sleep(min(seconds, 0.01), result))
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(outbox_worker, "LONGEST_PAUSE", 0.01)
    yield
    monkeypatch.undo()


@pytest.mark.parametrize("is_global", [False, True])
async def test_a_pause_of_a_day_that_discord_wants_once_silences_nobody(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    *,
    is_global: bool,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 0.01)
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(RateLimited(retry_after=86_400.0, is_global=is_global), route=POST, times=1)
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2"]
    assert len(forgive(quiet, "post delayed")) == 1
    caplog.clear()  # discord.py warns of rate limits


async def test_an_answer_that_discord_has_wait_for_a_day_is_given_up_and_the_next_one_comes(
    start: Start,
    at: At,
    sandbox: Sandbox,
    quiet: list[EventDict],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with start():
        sandbox.faults.add(RateLimited(retry_after=86_400.0), route=ANSWER, times=1)
        with monkeypatch.context() as hurry:
            hurry.setattr(context, "LONGEST_WAIT", 0.1)
            asking = asyncio.create_task(at("Ada").slash("help"))
            await until(lambda: bool(forgive(quiet, "gave up an answer")))
            asking.cancel()
        assert said(await at("Ada").slash("help"))
    caplog.clear()  # discord.py warns of rate limits


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    "fault", [ServerError(status=500), ServerError(status=502), RateLimited(retry_after=1, is_global=True)]
)
async def test_errors_that_discord_py_itself_repeats_on_end_with_every_post_once(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    caplog: pytest.LogCaptureFixture,
    fault: ServerError | RateLimited,
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(fault, route=POST, times=13)  # discord.py gives up after five
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2"]
    assert len(forgive(quiet, "post delayed")) == 2
    caplog.clear()  # discord.py warns of rate limits


@pytest.mark.usefixtures("hurry")
async def test_a_discord_that_is_wholly_away_is_waited_for_and_then_told_everything_once(
    start: Start, at: At, sandbox: Sandbox, games: Channel, quiet: list[EventDict], caplog: pytest.LogCaptureFixture
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(ServerError(status=503), route=POST, times=OUTAGE)
        await at("Ada").slash("move", token="4", path="uu")
        sandbox.faults.add(ServerError(status=503), times=OUTAGE)
        sandbox.gateway.drop()
        await until(lambda: len(quiet) > 5)
        assert len(public(games)) == before
        sandbox.faults.clear()
        await until(lambda: any(session.connection for session in sandbox.gateway.sessions.values()))
        assert said(await at("Ben").slash("stay", token="5")) == "red 5 stays outside. It shows 2 now."
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2"]
    assert forgive(quiet, "post delayed")
    caplog.clear()  # discord.py tells that it comes back


@pytest.mark.usefixtures("hurry")
async def test_after_a_day_of_server_errors_all_that_was_played_stands_once_and_nobody_has_lost_time(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    bot_clock: Clock,
    database: Path,
    quiet: list[EventDict],
    caplog: pytest.LogCaptureFixture,
) -> None:
    luck = random.Random(1)
    await remember_posts(database)
    async with start(SeededChance(3)) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", time="hour", absence="stay", reminder="never")
        await client.outbox_worker.idle()
        for _ in range(OUTAGE):
            sandbox.faults.add(luck.choice(SERVER_ERRORS))
        for hour in range(24):
            for name, token in product(("Ada", "Ben"), "123456" if hour % 8 == 0 else ""):
                with suppress(TimeoutError):  # nobody waits for ever for an answer that does not come
                    async with asyncio.timeout(0.2):
                        await at(name).slash("stay", token=token)
            bot_clock.now += timedelta(hours=1)
            client.scheduler.wake()
            await client.scheduler.idle()
        sandbox.faults.clear()
        await client.outbox_worker.idle()
        assert len(rows(database, "SELECT number FROM turns")) > 5
        assert rows(database, "SELECT sum(missed) FROM seats") == [(0,)]
    assert list(channel_problems(games, [*outbox(database)])) == []
    quiet.clear()  # of every answer and post that failed
    caplog.clear()  # likewise


async def test_an_outage_of_an_hour_ends_with_every_post_once_and_in_order(
    start: Start, at: At, sandbox: Sandbox, games: Channel, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if sum(slept) >= AN_HOUR:
            sandbox.faults.clear()

    async with start(
        ScriptedChance([*begins("green")]),
        prepare=lambda client: monkeypatch.setattr(client.outbox_worker, "_sleep", sleep),
    ) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(ServerError(status=503), route=POST, times=None)
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
        await at("Ada").slash("stay", token="3")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2", "Ada: green 4"]
    assert AN_HOUR <= sum(slept) < AN_HOUR + 60
    assert len(forgive(quiet, "post delayed")) == len(slept)


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("fault", [ServerError(status=503), Blocked()], ids=["away", "under way"])
async def test_what_moderators_do_is_told_once_though_its_board_is_taken_back_before_it_is_posted(
    start: Start,
    at: At,
    world: World,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    caplog: pytest.LogCaptureFixture,
    fault: ServerError | Blocked,
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Ada", "5")):
            await at(name).slash("stay", token=token)
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(fault, route=POST, times=1 if isinstance(fault, Blocked) else OUTAGE)
        people = world.people
        assert await asks(at("Mo"), "table replace", old=people["Ben"], new=people["Mo"]) == NOTHING
        if isinstance(fault, Blocked):
            await fault.reached.wait()
        assert [await asks(at("Mo"), "table undo") for _ in range(2)] == [NOTHING] * 2
        sandbox.faults.clear()
        if isinstance(fault, Blocked):
            fault.release()
        await client.outbox_worker.idle()
    assert [message.content.split("\n")[0] for message in public(games)[before:]] == [
        "Mo has given the seat of Ben to Mo.",
        "Mo takes back the last turn: Ada: green 2 stays outside.",
        "Mo takes back the last turn: Mo: red 3 stays outside.",
    ]
    forgive(quiet, "post delayed")
    caplog.clear()  # discord.py warns of rate limits


async def test_a_channel_that_was_deleted_is_given_up_and_the_others_go_on(
    start: Start,
    at: At,
    world: World,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 3600.0)
    lounge = world.channels["lounge"]
    async with start(ScriptedChance([*begins("green"), *begins("green")]), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await begun(lambda name: sandbox.as_person(world.people[name], lounge, patient=True), "Cleo", "Dan")
        await client.outbox_worker.idle()
        before = len(public(lounge))
        sandbox.faults.add(ServerError(status=503), route=POST, times=OUTAGE)
        await at("Ada").slash("stay", token="4")
        await at("Ben").slash("stay", token="4")
        await sandbox.as_person(world.people["Cleo"], lounge, patient=True).slash("stay", token="4")
        await until(lambda: [entry["event"] for entry in quiet].count("post delayed") == 2)  # one in each channel
    forgive(quiet, "post delayed")
    sandbox.faults.clear()
    world.remove(games)
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        assert heads(public(lounge)[before:]) == ["Cleo: green 3"]
    forgive(quiet, "refused")  # the sandbox's own word of it
    assert len(forgive(quiet, "post refused by Discord")) == 1
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()  # nothing is tried again, or the log would tell
    # Of the moves alone: a lobby may have been withdrawn, if a newer one came before it was shown.
    refused, withdrawn = rows(database, "SELECT failed FROM posts WHERE failed > '' AND turn > 0 ORDER BY id")
    assert "Unknown Channel" in str(refused)
    assert withdrawn == ("withdrawn",)


@pytest.mark.usefixtures("hurry")
async def test_an_answer_whose_reply_is_lost_is_given_once_and_the_move_is_played_once(
    start: Start, at: At, sandbox: Sandbox, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(LostResponse(status=502), route=ANSWER)
        assert await asks(at("Ada"), "move", token="4", path="uu") == "green 4 to p9. It shows 3 now."
        await client.outbox_worker.idle()
        await until(lambda: bool(forgive(quiet, "reply to an answer was lost")))
    assert heads(public(games)[before:]) == ["Ada: green 3"]
    assert len(rows(database, "SELECT 1 FROM turns")) == 1
    assert len(forgive(quiet, "refused")) == 1  # the same answer, sent once more


@pytest.mark.parametrize(
    ("fault", "failures"),
    [
        (ServerError(status=503), 3),
        (RateLimited(retry_after=0.001), 6),  # discord.py itself gives up after five
        (LostResponse(status=None), 2),
        (LostResponse(status=503), 2),
    ],
)
async def test_while_discord_fails_posts_wait_and_then_come_in_order_and_once(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    fault: ServerError | RateLimited | LostResponse,
    failures: int,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", AT_ONCE)
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(fault, route=POST, times=failures)
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
        await at("Ada").slash("stay", token="3")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2", "Ada: green 4"]
    assert forgive(quiet, "post delayed")
    caplog.clear()  # discord.py warns of rate limits


async def test_a_move_taken_back_before_discord_answered_again_is_never_posted(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 3600.0)  # it is not under way when the move is taken back
    async with start(ScriptedChance([*begins("green")]), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(ServerError(status=503), route=POST, times=OUTAGE)
        await at("Ada").slash("move", token="4", path="uu")
        await until(lambda: bool(forgive(quiet, "post delayed")))
        assert await asks(at("Ada"), "undo") == NOTHING
    sandbox.faults.clear()
    async with start() as client:
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Taken back: Ada:"]
    forgive(quiet, "post delayed")


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_what_the_bot_may_not_post_waits_and_whoever_acts_is_told_while_other_channels_go_on(
    start: Start,
    at: At,
    world: World,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
    denied: Permission,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", AN_HOUR)
    warned, lounge = "The bot may not write in this channel now. What has been done is kept;", world.channels["lounge"]
    async with start(ScriptedChance([*begins("green"), *write_kit(Kit()).split("-")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=denied))
        for name, token, told in (
            ("Ada", "4", "green 4 stays outside. It shows 3 now."),
            ("Ben", "5", "red 5 stays outside. It shows 2 now."),
        ):
            done, warning = (await asks(at(name), "stay", token=token)).split("\n")
            assert (done, warning[: len(warned)]) == (told, warned)
        await until(lambda: "post waits for permission" in [entry["event"] for entry in quiet])
        await sandbox.as_person(world.people["Cleo"], lounge, patient=True).slash("new fearsome-floors")
        await until(lambda: len(public(lounge)) == 1)
        assert len(public(games)) == before
        world.set_overwrites(games)  # which wakes the outbox worker: its own next try is far away
        await client.outbox_worker.idle()
        assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2"]
        assert await asks(at("Ada"), "stay", token="5") == "green 5 stays outside. It shows 2 now."
    forgive(quiet, "refused")  # the sandbox's own word of it
    forgive(quiet, "pictures refused by Discord")  # where the first post was faster than the word of the change
    assert len(forgive(quiet, "post waits for permission")) == 1


async def test_a_post_that_discord_keeps_refusing_is_seen_in_the_sign_of_life_as_none_that_waits_for_a_permission(
    start: Start, at: At, sandbox: Sandbox, quiet: list[EventDict], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", AN_HOUR)
    async with start(green_begins(), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        sandbox.faults.add(ServerError(status=503), route=POST, times=OUTAGE)
        await at("Ada").slash("stay", token="4")
        await until(lambda: bool(forgive(quiet, "post delayed")))
        rows(database, "DELETE FROM memory WHERE key = ?", SIGN)
        client.heartbeat.wake()
        await until(lambda: glance(database, SIGN).remembered is not None)
        seen = glance(database, SIGN)
    assert (len(seen.owed_since), msgspec.json.decode(seen.remembered or "", type=Sign).barred) == (1, ())


async def test_the_sign_of_life_says_at_once_that_the_bot_is_connected(
    start: Start, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", AN_HOUR)
    async with start():
        await until(lambda: _is_online(glance(database, SIGN).remembered))


def _is_online(told: str | None) -> bool:
    return told is not None and msgspec.json.decode(told, type=Sign).offline is None


async def test_the_lobby_is_edited_again_after_an_outage(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", AT_ONCE)
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        sandbox.faults.add(ServerError(status=503), route=EDIT, times=2)
        await at("Ben").slash("join")
        await client.outbox_worker.idle()
    (lobby,) = public(games)
    assert "2. Ben: red" in lobby.content
    assert len(forgive(quiet, "post delayed")) == 2
