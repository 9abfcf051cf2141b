"""Layouts: what a server keeps by name is its own, and nothing is written over."""

import pytest

from bot.store import NameTaken, Store
from bot.table.rows import LayoutRow

MAZE = LayoutRow(guild_id=1, game="some_game", name="maze", text="stones=c3", person_id=7)


async def test_a_kept_layout_is_listed_by_name_in_its_server_and_game(store: Store) -> None:
    arena = LayoutRow(guild_id=1, game="some_game", name="arena", text="stones=d4", person_id=8)
    async with store.transaction() as writer:
        await writer.keep_layout(MAZE)
        await writer.keep_layout(arena)
    async with store.reading() as reader:
        assert await reader.layouts(1, "some_game") == (arena, MAZE)
        assert await reader.layouts(2, "some_game") == ()
        assert await reader.layouts(1, "other_game") == ()


async def test_a_name_is_taken_once_in_each_server(store: Store) -> None:
    elsewhere = LayoutRow(guild_id=2, game="some_game", name="maze", text="stones=e5", person_id=7)
    async with store.transaction() as writer:
        await writer.keep_layout(MAZE)
        with pytest.raises(NameTaken):
            await writer.keep_layout(MAZE)
        await writer.keep_layout(elsewhere)
    async with store.reading() as reader:
        assert await reader.layouts(1, "some_game") == (MAZE,)
        assert await reader.layouts(2, "some_game") == (elsewhere,)


async def test_a_dropped_layout_is_gone_and_its_name_free(store: Store) -> None:
    async with store.transaction() as writer:
        await writer.keep_layout(MAZE)
        assert await writer.drop_layout(1, "some_game", "maze")
        assert not await writer.drop_layout(1, "some_game", "maze")
        await writer.keep_layout(MAZE)
