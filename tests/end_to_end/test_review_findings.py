"""Findings of a review; fails until its fault is mended."""

from pathlib import Path

from bot.client import Furunkulus
from bot.sandbox import Channel
from engine.fearsome_floors.state import State
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, rows

MAZE = "ff1 monster=d4s stones=c3,e5 crystals=f6 pools=i3:2x2 teleporters=1:j5e+o7s"
WON = "goat-furnace-wings-spider-boots"


async def state_of(client: Furunkulus, channel: Channel) -> State:
    table = await client.house.tables.table(channel.id)
    assert table is not None
    state: State = table.begun.state
    return state


async def test_a_layout_needs_a_name_with_a_sign_in_it(start: Start, at: At, database: Path) -> None:
    async with start():
        await asks(at("Ada"), "layout save", name="  ", ffn=MAZE)
    assert rows(database, "SELECT name FROM layouts") == []
