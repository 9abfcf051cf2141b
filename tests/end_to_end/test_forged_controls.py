"""Controls that carry what none of ours does: told as such, without an entry in the log, and nothing changes."""

from collections.abc import Sequence
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.client import Furunkulus
from bot.controls.control import menu_view, rows_view
from bot.posts.ids import ControlId
from bot.posts.post import Button
from bot.reporting import reporting
from bot.sandbox import Channel
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import answer, asks, begins, begun, public, rows, said, stored

MOVING = (
    *("way", "way:zz", "way:zz.u", "way:g4.q", f"way:g4.i{'u' * 46}", "way:M.8"),
    *("go", "go:zz.i", "go:g4.q", "go:T.stone", "whatif", "whatif:zz.u", "why:x", "token", "goal:g4."),
)
PLACING = (
    *("lay:rock", "lay:.k", "lay:stone.q", "lay:stone.k99", "lay:stone.ab", "lay:stone..n", "lay:stone.k5.n"),
    *("lay:stone.a5.lengthwise", "lay:pool4x1.k5.up", "lay:stone.k5.", "lay:pool4x1.k5.crosswise.n"),
    *("place", "place:stone", "place:stone.k", "place:rock.k5", "choose"),
)


@app_commands.command(description="Show a control that the bot never shows.")
@app_commands.describe(carried="Its verb, and what else it carries", value="What its menu offers; a button without")
async def forge(interaction: discord.Interaction, carried: str, value: str = "") -> None:
    async with reporting(interaction) as asking:
        table = await asking.house.tables.begun(asking.channel_id)
        verb, _, rest = carried.partition(":")
        control = ControlId(verb, *table.board, rest)
        menu = menu_view(control, placeholder="?", options=[(value, "?")]) if value else None
        await asking.answer("Here.", view=menu or rows_view([[Button(id=str(control), label="?")]]))


def prepared(client: Furunkulus) -> None:
    client.tree.add_command(forge)


async def pressed(at: At, carried: str) -> str:
    """Let Ada press a forged button, and give the private answer."""
    shown = answer(await at("Ada").slash("forge", carried=carried))
    return said(await at("Ada").click(shown, ids(shown)[0]))


async def drafting(at: At) -> None:
    await asks(at("Ada"), "new", dungeon="advanced")
    await asks(at("Ada"), "join", side="green")
    await asks(at("Ben"), "join", side="red")
    await asks(at("Ada"), "start")


@pytest.mark.parametrize("carrying", [MOVING, PLACING], ids=["moving", "placing"])
async def test_a_button_that_carries_nonsense_is_told_as_unknown(
    start: Start, at: At, database: Path, carrying: Sequence[str], subtests: pytest.Subtests
) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared) as client:
        await (begun(at, "Ada", "Ben") if carrying is MOVING else drafting(at))
        await client.poster.idle()
        before = stored(database)
        for carried in carrying:
            with subtests.test(carried):
                assert "another version" in await pressed(at, carried)
        assert stored(database) == before


async def test_a_menu_that_offers_nonsense_is_told_as_unknown(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared):
        await drafting(at)
        for value in ("rock", "stone.q", "stone.k5.n"):
            shown = answer(await at("Ada").slash("forge", carried="choose", value=value))
            assert "another version" in said(await at("Ada").select(shown, ids(shown)[0], [value]))


async def test_a_pad_of_a_kind_of_tile_that_is_not_left_is_told_as_unknown(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared):
        await drafting(at)
        await asks(at("Ada"), "place", tile="pool2x2", square="i3")
        await asks(at("Ben"), "place", tile="stone", square="c3")
        assert "another version" in await pressed(at, "lay:pool2x2")


async def test_a_closed_way_that_is_pressed_nevertheless_is_refused_with_its_reason(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        for carried, told in (
            ("way:g4.uu", "Point 1 of the path fails (coming in costs the first one): green 4 waits outside, and its "),
            ("way:g4.ir", "Point 2 of the path fails (coming in costs the first one): behind p11 is wall "),
            ("view:g1.iu", "The path is too long: green 1 shows 1, and point 2 would be one too many, because coming "),
        ):
            assert (await pressed(at, carried)).startswith(told)


async def test_taking_back_what_others_have_a_say_in_asks_them_and_does_not_say_that_it_is_done(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared) as client:
        await begun(at, "Ada", "Ben")
        for name in ("Ada", "Ben"):
            await asks(at(name), "stay", token="4")
        told = await pressed(at, "takeback")
        assert told == "That takes back more than your own turn, so Ben must agree; I have asked in the channel."
        await client.poster.idle()
        assert "Ada asks to take back the last 2 turns" in public(games)[-1].content
        assert rows(database, "SELECT count(*) FROM turns") == [(2,)]
