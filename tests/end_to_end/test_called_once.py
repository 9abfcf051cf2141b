"""Nobody is called twice to the same turn, to one that is over, or by what they have done themselves."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from itertools import product
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Sandbox, ServerError, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of, next_on
from tests.end_to_end.scenes import (
    POST,
    answer,
    asks,
    begins,
    begun,
    clicks_late,
    forgive,
    green_begins,
    heads,
    link_to,
    pings,
    private,
    public,
    rows,
    said,
    stops,
)
from tests.patience import until

NOBODY = frozenset[int]()
CALLS = "SELECT role FROM posts WHERE delivered_at IS NULL AND failed IS NULL"


async def away(sandbox: Sandbox, quiet: list[EventDict], at: At, act: str | None) -> None:
    """Let Discord take no more posts; with somebody's move, see that it does not come through."""
    sandbox.faults.add(ServerError(status=503), route=POST, times=None)
    if act is not None:
        await at(act).slash("stay", token="4")
        await until(lambda: bool(forgive(quiet, "post delayed")))


async def rings(client: Furunkulus, clock: Clock, *, minutes: float) -> None:
    """Let time pass and alarms ring while nothing can be posted."""
    await client.wait_until_ready()
    clock.now += timedelta(minutes=minutes)
    client.scheduler.wake()
    await client.scheduler.idle()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a post that Discord did not take wait for the bot's next start."""
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 3600.0)


@pytest.mark.usefixtures("patient")
async def test_after_an_outage_each_turn_is_shown_and_only_the_present_one_calls_and_once(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    bot_clock: Clock,
    quiet: list[EventDict],
) -> None:
    async with start(green_begins(), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", reminder="minutes-15")
        await client.outbox_worker.idle()
        before = len(public(games))
        await away(sandbox, quiet, at, "Ada")
        await at("Ben").slash("stay", token="4")
        await at("Ada").slash("stay", token="5")
        for _ in range(5):
            await rings(client, bot_clock, minutes=15)
    sandbox.faults.clear()
    bot_clock.now += timedelta(minutes=14)
    ben = world.people["Ben"].id
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        posted = public(games)[before:]
        assert heads(posted) == ["Ada: green 3", "Ben: red 3", "Ada: green 2"]
        assert pings(posted) == [NOBODY, NOBODY, {ben}]
        await bot_clock.passes(client, minutes=14)  # the reminder counts from when the call came through
        assert public(games)[before:] == posted
        await bot_clock.passes(client, minutes=1)
        reminder = public(games)[-1]
        assert reminder.content == f"<@{ben}> (red): it is still your turn. {link_to(games, posted[-1])}"
        assert pings(public(games)[before:]) == [NOBODY, NOBODY, {ben}, {ben}]


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("pinged", "act"),
    [
        *product(("mention", "direct"), ("move", "undo", "stop", "reset", "replace", "nothing")),
        *product(("silent",), ("move", "nothing")),  # its post is stored and looked at as a mention's
    ],
)
async def test_a_reminder_that_has_waited_for_discord_is_sent_once_and_only_if_it_is_still_true(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    bot_clock: Clock,
    quiet: list[EventDict],
    database: Path,
    pinged: str,
    act: str,
) -> None:
    async with start(green_begins(), cut_short=True) as client:
        await asks(at("Ben"), "settings", pings=pinged)
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        board, before, told = public(games)[-1], len(public(games)), len(private(world, "Ben"))
        await away(sandbox, quiet, at, None)
        for hours in (24, 48, 96):
            await rings(client, bot_clock, minutes=60 * hours)
        assert rows(database, CALLS) == [("direct" if pinged == "direct" else "call",)]
        await until(lambda: bool(forgive(quiet, "post delayed")))
        match act:
            case "move":
                await at("Ben").slash("stay", token="4")
            case "undo":
                await at("Ada").slash("undo")
            case "stop":
                await stops(at("Mo"))
            case "reset":
                sure = answer(await at("Mo").slash("table reset"))
                await at("Mo").click(sure, id_of(sure, "reset"))
            case "replace":
                await at("Mo").slash("table replace", old=world.people["Ben"], new=world.people["Mo"])
            case _:
                pass
    forgive(quiet, "post delayed")
    sandbox.faults.clear()
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    reminder = f"<@{world.people['Ben'].id}> (red): it is still your turn. {link_to(games, board)}"
    sent = [message.content for message in public(games)[before:] if "still your turn" in message.content]
    assert sent == [reminder] * (act == "nothing" and pinged != "direct")
    assert len(private(world, "Ben")) == told + (act == "nothing" and pinged == "direct")


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("pinged", ["mention", "direct"])
@pytest.mark.parametrize("owed", ["board", "reminder"])
async def test_a_call_that_discord_takes_only_in_quiet_hours_comes_at_their_end(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    bot_clock: Clock,
    quiet: list[EventDict],
    pinged: str,
    owed: str,
) -> None:
    ben = world.people["Ben"].id
    async with start(green_begins(), cut_short=True) as client:
        await asks(at("Ben"), "settings", pings=pinged, quiet="14:00-15:00")
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", reminder="hour")
        if owed == "reminder":
            await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        before, told = len(public(games)), len(private(world, "Ben"))
        await away(sandbox, quiet, at, "Ada" if owed == "board" else None)
        await rings(client, bot_clock, minutes=60)
    sandbox.faults.clear()
    bot_clock.now += timedelta(minutes=70)
    forgive(quiet, "post delayed")
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        assert pings(public(games)[before:]) == [NOBODY] * (owed == "board")
        assert len(private(world, "Ben")) == told
        await bot_clock.passes(client, minutes=49)
        assert len(public(games)) == before + (owed == "board")
        await bot_clock.passes(client, minutes=1)
        called = [person for post in public(games)[before:] for person in post.pinged]
        assert called == [ben] * (pinged == "mention")
        assert len(private(world, "Ben")) == told + (pinged == "direct")


@pytest.mark.parametrize("pinged", ["mention", "direct"])
async def test_a_move_taken_back_and_made_anew_at_once_calls_nobody_again(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock, pinged: str
) -> None:
    ada, ben = world.people["Ada"].id, world.people["Ben"].id
    async with start(green_begins()) as client:
        await asks(at("Ben"), "settings", pings=pinged)
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        for path in ("u", "uu", "uuu"):
            done = answer(await at("Ada").slash("move", token="4", path=path))
            await client.outbox_worker.idle()
            await at("Ada").click(done, id_of(done, "takeback"))
            await client.outbox_worker.idle()
        posts = public(games)[before:]
        assert [next_on(post) for post in posts] == [ben, ada] * 3
        called = [person for post in posts for person in post.pinged]
        assert (called, len(private(world, "Ben"))) == (([ben], 0) if pinged == "mention" else ([], 1))
        await bot_clock.passes(client, minutes=2)
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert [*public(games)[-1].pinged] == [ben] * (pinged == "mention")
        assert len(private(world, "Ben")) == 2 * (pinged == "direct")


async def test_a_turn_that_comes_anew_by_a_moderator_or_by_consent_calls_again(
    start: Start, at: At, world: World, games: Channel
) -> None:
    ada, ben = world.people["Ada"].id, world.people["Ben"].id
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        before = len(public(games))
        await at("Mo").slash("table undo", turns="1")
        await client.outbox_worker.idle()
        for name in ("Ada", "Ben"):
            await at(name).slash("stay", token="4")
            await client.outbox_worker.idle()
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        request = public(games)[-1]
        await at("Ben").click(request, id_of(request, "agree"))
        await client.outbox_worker.idle()
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert pings(public(games)[before:]) == [{ada}, {ben}, {ada}, {ben}, {ada}, {ben}]  # Ben is asked to agree, too


async def test_a_stopped_game_that_is_brought_back_calls_nobody_again_at_once(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await stops(at("Mo"))
        await at("Mo").slash("table restore")
        await client.outbox_worker.idle()
        called = [person for post in public(games) for person in post.pinged]
        assert called == [world.people["Ben"].id]
        assert next_on(public(games)[-1]) == world.people["Ben"].id


async def test_the_board_of_a_stopped_game_says_so_and_calls_nobody(start: Start, at: At) -> None:
    stopped = "This game was stopped, and this is how it stood; `/table restore` brings it back.\n"
    async with start(green_begins()):
        await begun(at, "Ada", "Ben")
        assert (await (await at("Ada").slash("see board")).finished()).components
        await stops(at("Mo"))
        for name in ("Ada", "Cleo"):
            board = await (await at(name).slash("see board")).finished()
            assert board.content.startswith(stopped)
            assert (next_on(board), board.components) == (None, ())
        assert (await asks(at("Cleo"), "see text")).startswith(f"{stopped}Round 1 of 14")


@pytest.mark.usefixtures("patient")
async def test_an_old_control_leads_to_no_older_board_while_the_present_one_is_on_its_way(
    start: Start, at: At, sandbox: Sandbox, games: Channel, bot_clock: Clock, quiet: list[EventDict]
) -> None:
    old = "This board is from an earlier turn."
    async with start(green_begins(), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        await away(sandbox, quiet, at, "Ada")
        told = said(await at("Ada").click(board, id_of(board, "ff-pad")))
        assert told == f"{old} The current one is on its way to the channel; `/see board` shows it at once."
    sandbox.faults.clear()
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        newest = public(games)[-1]
        await bot_clock.passes(client, days=1)
        assert "still your turn" in public(games)[-1].content  # which is no board
        told = said(await clicks_late(at("Ada"), board, id_of(board, "ff-pad")))
        assert told == f"{old} The current one: {link_to(games, newest)}"


async def restores(at: At, _client: Furunkulus) -> None:
    await stops(at("Mo"))
    await at("Mo").slash("table restore")


async def undoes(at: At, client: Furunkulus) -> None:
    await at("Mo").slash("table undo", turns="1")
    await client.outbox_worker.idle()
    await at("Mo").slash("table redo")


async def resets(at: At, _client: Furunkulus) -> None:
    asked = answer(await at("Mo").slash("table reset"))
    await at("Mo").click(asked, id_of(asked, "reset"))
    await at("Ada").slash("table start")


async def skips(at: At, client: Furunkulus) -> None:
    await at("Mo").slash("table skip")
    await client.outbox_worker.idle()
    await at("Mo").slash("table undo", turns="1")


async def test_a_program_whose_move_is_taken_back_again_and_again_calls_the_next_person_once_more(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green"), *["red"] * 8])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", reminder="never")
        await at("Mo").slash("table replace", old=world.people["Ada"], level="novice")
        for _ in range(4):
            await client.opponent_worker.idle()
            await bot_clock.passes(client, minutes=5)
            await at("Mo").slash("table undo", turns="1")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        ben = world.people["Ben"].id
        assert [person for post in public(games) for person in post.pinged].count(ben) == 2


@pytest.mark.parametrize("act", [restores, undoes, skips, resets])
async def test_what_moderators_do_again_and_again_calls_somebody_once_a_day(
    start: Start,
    at: At,
    world: World,
    games: Channel,
    bot_clock: Clock,
    act: Callable[[At, Furunkulus], Awaitable[None]],
) -> None:
    ada, ben = world.people["Ada"].id, world.people["Ben"].id
    async with start(ScriptedChance([*begins("green"), *["red"] * 8])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", reminder="never")
        await at("Ada").slash("stay", token="4")
        called = list[int]()
        for _ in range(2):
            await bot_clock.passes(client, days=1)
            before = len(public(games))
            for _ in range(3):
                await bot_clock.passes(client, minutes=5)
                await act(at, client)
                await client.outbox_worker.idle()
            called += [person for post in public(games)[before:] for person in post.pinged]
    assert called == ([ada, ben] if act in (undoes, skips) else [ben]) * 2
