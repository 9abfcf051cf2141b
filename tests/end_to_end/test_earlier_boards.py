"""Controls of an earlier board play nothing: they lead to the current one."""

from pathlib import Path

from bot.sandbox import Channel, Message
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import (
    answer,
    begins,
    begun,
    link_to,
    public,
    said,
    stored,
)


def stale(games: Channel, board: Message) -> str:
    return f"This board is from an earlier turn. The current one: {link_to(games, board)}"


async def test_an_earlier_board_answers_with_a_link_to_the_current_one(
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
        assert said(await at("Ada").click(old, id_of(old, "ff-pad"))) == told
        assert said(await at("Ada").click(way, id_of(way, "ff-go"))) == told
        assert said(await at("Ben").click(old, id_of(old, "ff-pad"))) == told
        await client.outbox_worker.idle()
        assert stored(database) == before


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
        assert said(await at("Ben").click(board, id_of(board, "ff-pad"))) == told
        assert stored(database) == before


async def test_after_an_undo_only_the_board_posted_with_it_lives(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        newest = public(games)[-1]
        assert said(await at("Ada").click(board, id_of(board, "ff-pad"))) == stale(games, newest)
        opened = said(await at("Ada").click(newest, id_of(newest, "ff-pad")))
        assert opened == "**1 outside**: 1 point, enough to come in."
