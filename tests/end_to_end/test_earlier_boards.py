"""Controls of an earlier board go; one that is pressed all the same opens the pad, or leads to the current board."""

from pathlib import Path

from structlog.typing import EventDict

from bot.sandbox import Blocked, Channel, Message, Sandbox
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import (
    EDIT,
    answer,
    begins,
    begun,
    clicks_late,
    forgive,
    labels,
    link_to,
    public,
    said,
    stored,
    uncoached,
)
from tests.patience import until

LEGEND = "-# The number before a square says which token goes there. ○ pushes something."
"""What a pad says of its squares."""

OUTSIDE = "outside**"
"""What a pad says of the token that it opens with."""


def stale(games: Channel, board: Message) -> str:
    return f"This board is from an earlier turn. The current one: {link_to(games, board)}"


def with_controls(games: Channel) -> list[int]:
    """Return where there are controls below boards, counted from the newest one, 0; the lobby keeps what teaches."""
    lobby, *boards = public(games)
    assert labels(lobby) == ["How to play", "Learn by playing"]
    return [number for number, message in enumerate(reversed(boards)) if message.components]


async def test_only_the_newest_board_has_controls_and_the_others_keep_their_pictures(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        (lobby, first) = public(games)
        assert with_controls(games) == [0]
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert with_controls(games) == [0]
        bared = public(games)[1]
        assert (bared.id, bared.content, bared.attachments) == (first.id, first.content, first.attachments)
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        assert with_controls(games) == [0]
        assert [message.id for message in public(games)[:2]] == [lobby.id, first.id]


async def test_after_a_walk_the_board_before_it_has_no_controls(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Ada", "5"), ("Ben", "5")):
            await at(name).slash("stay", token=token)
        await client.outbox_worker.idle()
        assert with_controls(games) == [0]


async def test_controls_that_cannot_be_taken_are_left_alone_and_hold_up_nothing(
    start: Start, at: At, games: Channel, sandbox: Sandbox, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        deleted = public(games)[-1]
        sandbox.world.delete(deleted)
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert with_controls(games) == [0]
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert with_controls(games) == [0]
    forgive(quiet, "refused")


async def test_an_earlier_board_opens_the_pad_for_whose_turn_it_is_and_leads_others_to_the_current_one(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        old = public(games)[-1]
        pad = answer(await at("Ada").click(old, id_of(old, "ff-pad")))
        way = answer(await at("Ada").click(pad, ids(pad)[2]))
        await at("Ada").slash("stay", token="5")
        await client.outbox_worker.idle()
        before = stored(database)
        told = stale(games, public(games)[-1])
        assert said(await clicks_late(at("Ada"), old, id_of(old, "ff-pad"))) == told
        assert said(await at("Ada").click(way, id_of(way, "ff-go"))) == told
        opened = answer(await clicks_late(at("Ben"), old, id_of(old, "ff-pad")))
        assert OUTSIDE in opened.content
        await client.outbox_worker.idle()
        assert stored(database) == before
        played = await at("Ben").click(opened, id_of(opened, "ff-go"))
        assert "stays outside" in said(played)


async def test_a_way_prepared_before_an_undo_is_not_played_on_another_position(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = answer(await at("Ben").click(board, id_of(board, "ff-pad")))
        way = answer(await at("Ben").click(pad, ids(pad)[2]))
        await at("Ada").slash("undo")
        await at("Ada").slash("move", token="5", path="uu")
        await client.outbox_worker.idle()
        before = stored(database)
        told = stale(games, public(games)[-1])
        assert said(await at("Ben").click(way, id_of(way, "ff-go"))) == told
        assert OUTSIDE in said(await clicks_late(at("Ben"), board, id_of(board, "ff-pad")))
        assert stored(database) == before


async def test_after_an_undo_an_earlier_board_opens_the_pad_of_the_one_posted_with_it(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        newest = public(games)[-1]
        opened = uncoached(said(await at("Ada").click(newest, id_of(newest, "ff-pad"))))
        assert opened == f"**1 outside**: 1 point, enough to come in.\n{LEGEND}"
        assert uncoached(said(await clicks_late(at("Ada"), board, id_of(board, "ff-pad")))) == opened
        assert said(await clicks_late(at("Ben"), board, id_of(board, "ff-pad"))) == stale(games, newest)


async def test_no_post_waits_for_controls_that_are_being_taken_away(
    start: Start, at: At, games: Channel, sandbox: Sandbox
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        held = Blocked()
        sandbox.faults.add(held, route=EDIT)
        await at("Ada").slash("stay", token="4")
        await held.reached.wait()
        boards = len(public(games))
        await at("Ben").slash("stay", token="4")
        await until(lambda: len(public(games)) > boards)
        assert with_controls(games) == [0, 1, 2]
        held.release()
        await client.outbox_worker.idle()
        assert with_controls(games) == [0]
