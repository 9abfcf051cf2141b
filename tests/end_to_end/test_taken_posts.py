"""What Discord has taken stands once, also where that cannot be written down, or Discord's word of it was lost."""

from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery import message_parts, outbox_worker
from bot.sandbox import (
    Channel,
    LostResponse,
    Message,
    Overwrite,
    Permission,
    Refusal,
    Sandbox,
    ServerError,
    TimeLimits,
    World,
)
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    POST,
    begins,
    begun,
    forgive,
    green_begins,
    heads,
    pings,
    public,
    rows,
    said,
    walked,
)
from tests.patience import patience, until

UNMARKED = "post stands, but cannot be marked as delivered"

FULL = """
CREATE TRIGGER disk_full BEFORE UPDATE OF {} ON posts BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END
"""
"""Lets nothing be noted of posts, as on a full disk; turns can still be written."""


FULL_FOR_WHY = """
CREATE TRIGGER disk_full_for_why BEFORE INSERT ON memory WHEN NEW.key LIKE 'told of %'
BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END
"""
"""Lets it not be noted that a channel was told why its boards come as text."""


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(outbox_worker, "LONGEST_PAUSE", 0.01)


@pytest.fixture(autouse=True)
def forgetful(time_limits: TimeLimits) -> None:
    """Let Discord remember no nonce, as after an hour."""
    time_limits.nonce_memory = -1.0


FULL_FOR_CALLS = FULL.format("delivered_at").replace("ON posts", "ON posts WHEN NEW.role = 'call'")


def sent(sandbox: Sandbox) -> int:
    """Count the requests by which the bot posted something."""
    return sum(f"{record.method} {record.route}" == POST for record in sandbox.requests)


async def test_a_post_that_cannot_be_marked_is_sent_once_and_marked_when_that_can_be(
    start: Start, at: At, sandbox: Sandbox, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before, requests = len(public(games)), sent(sandbox)
        rows(database, FULL.format("delivered_at"))
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
        await until(lambda: client.outbox_worker.unmarked == {games.id})
        rows(database, "DROP TRIGGER disk_full")
        await client.outbox_worker.idle()
        assert client.outbox_worker.unmarked == frozenset()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2"]
    assert sent(sandbox) == requests + 2
    assert len(forgive(quiet, UNMARKED)) == 1
    assert rows(database, "SELECT 1 FROM posts WHERE delivered_at IS NULL AND turn > 0") == []


@pytest.mark.parametrize("may_read", [True, False])
async def test_a_part_of_a_long_post_that_cannot_be_noted_is_sent_once(
    start: Start,
    at: At,
    world: World,
    games: Channel,
    quiet: list[EventDict],
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    may_read: bool,
) -> None:
    if not may_read:  # then it is not found in the channel either
        world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.READ_MESSAGE_HISTORY))
    monkeypatch.setattr(message_parts, "PICTURES_PER_MESSAGE", 3)
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", pictures="steps")
        await client.outbox_worker.idle()
        before = len(public(games)) + 4  # after the pictures of four moves
        rows(database, FULL.format("sent"))
        await walked(at)
        await until(lambda: bool(forgive(quiet, "post delayed by a fault of ours")))
        rows(database, "DROP TRIGGER disk_full")
    assert [len(message.attachments) for message in public(games)[before:]] == [3, 2, 2, 1]
    forgive(quiet, "post delayed by a fault of ours")
    forgive(quiet, "refused")  # as it looks for the next part where it may not read


async def test_a_board_stands_once_though_why_it_came_as_text_cannot_be_noted(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.ATTACH_FILES))
    async with start(green_begins()) as client, patience("what is delivered"):
        rows(database, FULL_FOR_WHY)
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
    assert len([head for head in heads(public(games)) if head == "Ada: green 3"]) == 1
    assert forgive(quiet, "could not tell why boards come as text")


async def restarted_after_being_unable_to_mark(
    start: Start, at: At, games: Channel, quiet: list[EventDict], database: Path, *, clock_was_ahead: bool = False
) -> tuple[list[Message], int]:
    """Let a bot die that could not mark what Discord had taken; give the messages, and how many stood before."""
    async with start(green_begins(), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        rows(database, FULL.format("delivered_at"))
        await at("Ada").slash("move", token="4", path="uu")
        await until(lambda: bool(client.outbox_worker.unmarked))
        await at("Ben").slash("stay", token="5")
    forgive(quiet, UNMARKED)
    rows(database, "DROP TRIGGER disk_full")
    if clock_was_ahead:
        rows(database, "UPDATE posts SET created_at = '2999-01-01 00:00:00'")
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        await at("Ada").slash("stay", token="3")
        await client.outbox_worker.idle()
    return public(games)[before:], before


@pytest.mark.parametrize("clock_was_ahead", [False, True])
async def test_a_bot_that_could_not_mark_a_post_finds_it_when_it_is_started_again(
    start: Start,
    at: At,
    world: World,
    games: Channel,
    quiet: list[EventDict],
    database: Path,
    *,
    clock_was_ahead: bool,
) -> None:
    messages, _ = await restarted_after_being_unable_to_mark(
        start, at, games, quiet, database, clock_was_ahead=clock_was_ahead
    )
    assert heads(messages) == ["Ada: green 3", "Ben: red 2", "Ada: green 4"]
    called = [world.people[name].id for name in ("Ben", "Ada", "Ben")]
    assert pings(messages) == [frozenset({person}) for person in called]
    marked = rows(database, "SELECT message_id FROM posts ORDER BY id DESC LIMIT 3")
    assert [message.id for message in reversed(messages)] == [message_id for (message_id,) in marked]


async def test_a_board_that_was_sent_at_a_kill_and_taken_back_before_the_restart_stands_once_as_an_earlier_one(
    start: Start, at: At, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    async with start(green_begins(), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        rows(database, FULL.format("delivered_at"))
        await at("Ada").slash("move", token="4", path="uu")
        await until(lambda: bool(client.outbox_worker.unmarked))
        await at("Ada").slash("undo")
    forgive(quiet, UNMARKED)
    rows(database, "DROP TRIGGER disk_full")
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        gone = public(games)[before]
        told = said(await at("Ben").click(gone, id_of(gone, "ff-pad")))
        assert told.startswith("This board is from an earlier turn.")
        assert rows(database, "SELECT * FROM turns") == []
        await at("Ada").slash("stay", token="3")
    assert heads(public(games)[before:]) == ["Ada: green 3", "Taken back: Ada:", "Ada: green 4"]


async def test_a_post_without_files_is_found_by_its_text_but_not_by_that_of_another_post(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.ATTACH_FILES))
    async with start(green_begins(), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        before = len(public(games))
        rows(database, FULL.format("delivered_at"))
        await at("Ada").slash("stay", token="4")
        await until(lambda: bool(client.outbox_worker.unmarked))
    forgive(quiet, UNMARKED)
    rows(database, "DROP TRIGGER disk_full")
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3"]
    marked = rows(database, "SELECT message_id FROM posts ORDER BY id DESC LIMIT 1")
    assert marked == [(public(games)[-1].id,)]


async def test_where_the_bot_may_not_read_a_post_that_may_stand_is_sent(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    world.set_overwrites(games, Overwrite(target_id=world.bot.id, deny=Permission.READ_MESSAGE_HISTORY))
    messages, _ = await restarted_after_being_unable_to_mark(start, at, games, quiet, database)
    assert heads(messages) == ["Ada: green 3", "Ada: green 3", "Ben: red 2", "Ada: green 4"]
    forgive(quiet, "refused")  # the sandbox's own word of it


async def test_a_post_whose_answer_was_lost_before_a_long_outage_is_not_sent_again(
    start: Start, at: At, sandbox: Sandbox, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(LostResponse(status=503), route=POST)
        sandbox.faults.add(ServerError(status=503), route=POST, times=1)
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3"]
    assert forgive(quiet, "post delayed")


async def test_a_post_whose_answer_could_not_be_read_is_not_sent_again(
    start: Start, at: At, sandbox: Sandbox, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(LostResponse(status=200), route=POST)
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3"]
    assert forgive(quiet, "post delayed by a fault of ours")


@pytest.mark.parametrize(("status", "code"), [(403, None), (400, 0), (403, 40333), (404, None), (404, 10003)])
async def test_a_refusal_that_need_not_be_the_posts_fault_loses_no_post(
    start: Start, at: At, sandbox: Sandbox, games: Channel, quiet: list[EventDict], status: int, code: int | None
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        sandbox.faults.add(Refusal(status=status, code=code), route=POST, times=2)
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ada: green 3", "Ben: red 2"]
    assert len(forgive(quiet, "post refused for an unknown reason")) == 2


async def test_a_short_call_that_was_sent_when_the_bot_died_goes_though_its_turn_is_over_by_then(
    start: Start, at: At, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    async with start(green_begins(), cut_short=True, by_round=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        rows(database, FULL_FOR_CALLS)
        await at("Ada").slash("stay", token="4")
        await until(lambda: bool(client.outbox_worker.unmarked))
        assert public(games)[-1].content.startswith("<@")
        await at("Ben").slash("stay", token="5")
    forgive(quiet, UNMARKED)
    rows(database, "DROP TRIGGER disk_full")
    async with start(ScriptedChance([]), by_round=True) as client:
        await client.outbox_worker.idle()
    calls = [message_id for (message_id,) in rows(database, "SELECT message_id FROM posts WHERE role = 'call'")]
    assert None not in calls
    standing = [message.id for message in public(games) if message.content.startswith("<@")]
    assert standing == calls[-1:]  # the call of the turn that is on, and none of before
