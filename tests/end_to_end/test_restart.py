"""The process may end anywhere: a new one on the same file goes on, old buttons work, each post appears once."""

import asyncio
import time
from pathlib import Path

import discord
import pytest
from discord import app_commands
from structlog.typing import EventDict

from bot.delivery import message_parts, outbox_worker
from bot.delivery.studio_process import Painter
from bot.interactions.errors import error_boundary
from bot.sandbox import Channel, LostResponse, Sandbox, ServerError, World
from bot.store import Writer
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids, join_by_button
from tests.end_to_end.scenes import (
    NOTHING,
    POST,
    answer,
    begins,
    begun,
    forgive,
    heads,
    labelled,
    public,
    rows,
    said,
    seated,
    walked,
)
from tests.patience import until

OUTAGE = 10_000
"""More requests than any test makes."""

NEVER = AN_HOUR = 3600.0


def posts(sandbox: Sandbox) -> list[int]:
    """Return the answers to all requests by which the bot posted something."""
    return [record.status for record in sandbox.requests if f"{record.method} {record.route}" == POST]


async def test_a_stopped_game_goes_on_with_its_old_board(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
    before = public(games)
    async with start(ScriptedChance([])) as client:
        assert public(games) == before
        opened = await at("Ben").click(before[-1], id_of(before[-1], "ff-pad"))
        chosen = await at("Ben").click(answer(opened), labelled(answer(opened), "4 outside"))
        assert (
            said(await at("Ben").click(answer(chosen), id_of(answer(chosen), "ff-go")))
            == "red 4 stays outside. It shows 3 now."
        )
        await client.outbox_worker.idle()
        assert heads(public(games)[len(before) :]) == ["Ben: red 3"]


async def test_a_pad_that_was_open_when_the_bot_stopped_goes_on(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        opened = answer(await at("Ada").click(public(games)[-1], id_of(public(games)[-1], "ff-pad")))
        pad = answer(await at("Ada").click(opened, labelled(opened, "4 outside")))
    async with start(ScriptedChance([])) as client:
        inside = answer(await at("Ada").click(pad, next(one for one in ids(pad) if one.endswith(".i"))))
        assert said(await at("Ada").click(inside, id_of(inside, "ff-go"))) == "green 4 to p11. It shows 3 now."
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ada: green 3 comes in, to p11.")


async def test_a_lobby_that_was_open_when_the_bot_stopped_goes_on(start: Start, at: At, games: Channel) -> None:
    async with start():
        await seated(at, "Ada")
    async with start() as client:
        await join_by_button(at("Ben"), "red")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        assert "2. Ben: red" in lobby.content
        assert said(await at("Ben").click(lobby, id_of(lobby, "start"))) == NOTHING


async def test_what_people_do_while_the_bot_stops_is_finished_and_nothing_more_is_taken(start: Start, at: At) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    @app_commands.command(description="Answer when told to.")
    async def dawdle(interaction: discord.Interaction) -> None:
        async with error_boundary(interaction) as context:
            begun.set()
            await go_on.wait()
            assert await context.app.tables.table(await context.channel_id(), context.person.id) is None
            await context.answer("At last.")

    async with start(prepare=lambda client: client.tree.add_command(dawdle)) as client:
        asked = asyncio.create_task(at("Ada").slash("dawdle"))
        await begun.wait()
        stopping = asyncio.create_task(client.close())
        await until(lambda: not client.app.in_flight.taking)
        late = asyncio.create_task(at("Ben").slash("dawdle"))
        go_on.set()
        assert said(await asked) == "At last."
        await stopping
        assert not late.done()
        late.cancel()


async def test_what_was_still_owed_is_posted_in_order_by_the_next_process(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", NEVER)
    async with start(ScriptedChance([*begins("green")]), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = public(games)
        tried = len(posts(sandbox))
        sandbox.faults.add(ServerError(status=503), route=POST, times=OUTAGE)
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
        await at("Ada").slash("move", token="3", path="u")
        await until(lambda: bool(forgive(quiet, "post delayed")))
    assert public(games) == before
    assert len(posts(sandbox)) == tried + 1
    sandbox.faults.clear()
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        assert heads(public(games)[len(before) :]) == ["Ada: green 3", "Ben: red 2", "Ada: green 4"]


@pytest.mark.parametrize("lost", [LostResponse(status=None), LostResponse(status=503)])
async def test_a_bot_killed_between_sending_and_marking_does_not_send_twice(
    start: Start,
    at: At,
    sandbox: Sandbox,
    database: Path,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
    world: World,
    lost: LostResponse,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", NEVER)
    async with start(ScriptedChance([*begins("green")]), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        tried = len(posts(sandbox))
        sandbox.faults.add(lost, route=POST)
        await at("Ada").slash("move", token="4", path="uu")
        await until(lambda: len(posts(sandbox)) > tried)
    forgive(quiet, "post delayed")
    before = public(games)
    assert before[-1].content.startswith("Ada: green 3")
    world.clock = lambda: time.time() + AN_HOUR  # after which Discord has forgotten the nonces
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
        assert len(posts(sandbox)) == tried + 1
        assert public(games) == before
        forgive(quiet, "refused")  # the board before is too old to lose its controls
        ((marked,),) = rows(database, "SELECT message_id FROM posts ORDER BY id DESC LIMIT 1")
        assert marked == before[-1].id


async def test_a_post_of_several_messages_goes_on_where_a_killed_bot_has_left_it(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", NEVER)
    monkeypatch.setattr(message_parts, "PICTURES_PER_MESSAGE", 3)
    note = Writer.mark_sent

    async def note_and_fail(writer: Writer, post_id: int, *, message_id: int, called: int | None) -> None:
        sandbox.faults.add(ServerError(status=503), route=POST, times=OUTAGE)
        await note(writer, post_id, message_id=message_id, called=called)

    async with start(ScriptedChance([*begins("green"), "7"]), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", pictures="steps")
        await client.outbox_worker.idle()
        before = len(public(games)) + 4  # after the pictures of four moves
        with monkeypatch.context() as once:
            once.setattr(Writer, "mark_sent", note_and_fail)
            await walked(at)
            await until(lambda: len(forgive(quiet, "post delayed")) == 1)
    assert [len(message.attachments) for message in public(games)[before:]] == [3]
    sandbox.faults.clear()
    world.clock = lambda: time.time() + AN_HOUR  # after which Discord has forgotten the nonces
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    forgive(quiet, "refused")  # the boards before are too old to lose their controls
    assert [len(message.attachments) for message in public(games)[before:]] == [3, 2, 2, 1]
    assert [bool(message.content) for message in public(games)[before:]] == [True, False, True, True]


async def test_a_post_that_cannot_be_made_is_given_up_and_the_next_one_comes(
    start: Start, at: At, database: Path, games: Channel, sandbox: Sandbox, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green")]), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        await client.outbox_worker.close()
        sandbox.faults.add(ServerError(status=503), route=POST, times=OUTAGE)
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="5")
    rows(database, "UPDATE posts SET body = '{}' WHERE turn = 1")
    forgive(quiet, "post delayed")
    sandbox.faults.clear()
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    assert heads(public(games)[before:]) == ["Ben: red 2"]
    assert len(forgive(quiet, "post cannot be made")) == 1


async def test_commands_are_synced_only_when_they_have_changed(start: Start, sandbox: Sandbox, database: Path) -> None:
    def syncs() -> int:
        return sum(record.method == "PUT" and record.route.endswith("/commands") for record in sandbox.requests)

    async with start():
        assert syncs() == 1
    async with start():
        assert syncs() == 1
    rows(database, "UPDATE memory SET value = 'of an older version'")
    async with start():
        assert syncs() == 2


async def test_a_discord_that_has_lost_the_commands_is_told_them_again(start: Start, world: World) -> None:
    async with start():
        known = sorted(command["name"] for command in world.commands[None])
        assert "new" in known
    world.commands[None] = []
    async with start():
        assert sorted(command["name"] for command in world.commands[None]) == known


async def test_the_first_picture_is_prepared_for_as_the_bot_connects(
    start: Start, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[bool] = []
    monkeypatch.setattr(painter, "prepare", lambda: prepared.append(True))
    async with start():
        assert prepared == [True]
