"""Controls that carry what none of ours does: told as such, without an entry in the log, and nothing changes."""

from collections.abc import Sequence
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.interactions.components.component import menu_view, rows_view
from bot.interactions.errors import error_boundary
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Sandbox, World
from bot.table.posts.custom_id import PATTERN, CustomId, turn_name
from bot.table.posts.post import Button
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import answer, asks, begins, begun, public, rows, said, stored, walked

MOVING = (
    *("ff-path", "ff-path:zz", "ff-path:zz.u", "ff-path:g4.q", f"ff-path:g4.i{'u' * 46}", "ff-path:M.8"),
    *(
        "ff-go",
        "ff-go:zz.i",
        "ff-go:g4.q",
        "ff-go:T.stone",
        "ff-whatif",
        "ff-whatif:zz.u",
        "ff-why:x",
        "ff-token",
        "ff-goal:g4.",
        *(
            "ff-square",
            "ff-square:g4.q",
            "ff-group",
            "ff-group:0",
            "ff-group:9.g4.",
            "ff-group:x.g4.",
            "ff-group:0.zz.",
            "ff-group:0.g4..q",
        ),
    ),
)
PLACING = (
    *(
        "ff-lay:rock",
        "ff-lay:.k",
        "ff-lay:stone.q",
        "ff-lay:stone.k99",
        "ff-lay:stone.ab",
        "ff-lay:stone..n",
        "ff-lay:stone.k5.n",
    ),
    *("ff-lay:stone.a5.lengthwise", "ff-lay:pool4x1.k5.up", "ff-lay:stone.k5.", "ff-lay:pool4x1.k5.crosswise.n"),
    *("ff-place", "ff-place:stone", "ff-place:stone.k", "ff-place:rock.k5", "ff-choose"),
)


@app_commands.command(description="Show a control that the bot never shows.")
@app_commands.describe(
    carried="Its verb, and what else it carries; or its whole id",
    value="What its menu offers; a button without",
)
async def forge(interaction: discord.Interaction, carried: str, value: str = "") -> None:
    async with error_boundary(interaction) as context:
        table = await context.app.tables.latest_started(await context.channel_id(), context.person.id)
        verb, _, rest = carried.partition(":")
        whole = PATTERN.fullmatch(carried)
        custom_id = CustomId(verb, *table.board, rest) if whole is None else CustomId.read(whole)
        menu = menu_view(custom_id, placeholder="?", options=[(value, "?")]) if value else None
        await context.answer("Here.", view=menu or rows_view([[Button(id=str(custom_id), label="?")]]))


def prepared(client: Furunkulus) -> None:
    client.tree.add_command(forge)


async def pressed(at: At, carried: str, *, by: str = "Ada", value: str = "") -> str:
    """Let somebody press a forged button, or choose the value of a forged menu, and return the private answer."""
    options = {"carried": carried, "value": value} if value else {"carried": carried}
    shown = answer(await at(by).slash("forge", **options))
    (custom_id,) = ids(shown)
    person = at(by)
    return said(await (person.select(shown, custom_id, [value]) if value else person.click(shown, custom_id)))


async def drafting(at: At) -> None:
    await asks(at("Ada"), "new fearsome-floors", dungeon="advanced")
    await asks(at("Ada"), "join", colour="green")
    await asks(at("Ben"), "join", colour="red")
    await asks(at("Ada"), "table start")


@pytest.mark.parametrize("carrying", [MOVING, PLACING], ids=["moving", "placing"])
async def test_a_button_that_carries_nonsense_is_told_as_unknown(
    start: Start, at: At, database: Path, carrying: Sequence[str], subtests: pytest.Subtests
) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared) as client:
        await (begun(at, "Ada", "Ben") if carrying is MOVING else drafting(at))
        await client.outbox_worker.idle()
        before = stored(database)
        for carried in carrying:
            with subtests.test(carried):
                assert "another version" in await pressed(at, carried)
        assert stored(database) == before


async def test_a_plan_that_no_pad_offers_is_told_as_unknown_or_refused_and_nothing_is_kept(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        for carried in ("ff-keep", "ff-keep:zz..p", "ff-keep:r4.iu", "ff-keep:r4.iu.x", "ff-planif:r4.iu"):
            assert "another version" in await pressed(at, carried, by="Ben")
        assert "Somebody else plays green 4" in await pressed(at, "ff-keep:g4.iu.p", by="Ben")
        assert "behind p11 is wall" in await pressed(at, "ff-keep:r4.ir.p", by="Ben")
        assert "You do not sit at this table." in await pressed(at, "ff-keep:r4.iu.p", by="Mo")
        assert "earlier turn" in await pressed(at, "ff-keep:g4.iu.p", by="Ada")
        assert rows(database, "SELECT * FROM plans") == []


async def test_a_menu_that_offers_nonsense_is_told_as_unknown(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared):
        await drafting(at)
        for value in ("rock", "stone.q", "stone.k5.n"):
            shown = answer(await at("Ada").slash("forge", carried="ff-choose", value=value))
            assert "another version" in said(await at("Ada").select(shown, ids(shown)[0], [value]))


async def test_a_pad_of_a_kind_of_tile_that_is_not_left_is_told_as_unknown(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared):
        await drafting(at)
        await asks(at("Ada"), "place", tile="pool2x2", square="i3")
        await asks(at("Ben"), "place", tile="stone", square="c3")
        assert "another version" in await pressed(at, "ff-lay:pool2x2")


async def test_a_closed_way_that_is_pressed_nevertheless_is_refused_with_its_reason(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        for carried, told in (
            (
                "ff-path:g4.uu",
                "Point 1 of the path fails (coming in costs the first one): green 4 waits outside, and",
            ),
            ("ff-path:g4.ir", "Point 2 of the path fails (coming in costs the first one): behind p11 is wall "),
            (
                "ff-view:g1.iu",
                "The path is too long: green 1 has 1 point, and point 2 would be one too many, because",
            ),
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
        await client.outbox_worker.idle()
        assert "Ada asks to take back the last 2 turns" in public(games)[-1].content
        assert rows(database, "SELECT count(*) FROM turns") == [(2,)]


UNKNOWN = "This button is from another version of the bot; `/see board` shows the current one."
STALE = "This board is from an earlier turn. "
NO_SUCH_GAME = "This channel has had no such game; `/see replay` without a number shows the newest one."
TOO_LATE = "It is too late for this guess: press the button of the current board."
UNDONE = "What this was about has been taken back since, so it is not part of the game any more."
UNDO_REQUEST_OVER = "This can no longer be answered: it has been already, or its time has run out."
HUGE, LATEST = "9" * 18, "9" * 9
"""The greatest numbers that an id of ours has room for."""

FORGED = {
    "a guess in another channel's game": ("Eve", "v1:guessed:2:0:1", "nobody", TOO_LATE),
    "a guess in a game that is not there": ("Eve", f"v1:guessed:{HUGE}:{LATEST}:1", "nobody", TOO_LATE),
    "a guess of what comes in ages": ("Eve", f"v1:guessed:1:0:{LATEST}", "nobody", TOO_LATE),
    "a guess of what has been": ("Eve", "v1:guessed:1:0:0", "nobody", TOO_LATE),
    "a guess of whom nobody can guess": ("Eve", "v1:guessed:1:0:1", "r9", TOO_LATE),
    "a guess of nothing": ("Eve", "guessed", "nobody", UNKNOWN),
    "a guess of nonsense": ("Eve", "guessed:x", "nobody", UNKNOWN),
    "a guess below nothing": ("Eve", "guessed:-1", "nobody", UNKNOWN),
    "playing another channel's game again": ("Ada", "v1:again:2:0", "", NO_SUCH_GAME),
    "playing a game again that is not over": ("Ada", "again", "", NO_SUCH_GAME),
    "consent to another channel's request": ("Ben", "v1:agree:2:0:1", "", STALE),
    "consent to a request that nobody has": ("Ben", "agree:1", "", UNDO_REQUEST_OVER),
    "consent to a request of a huge number": ("Ben", f"agree:{'9' * 19}", "", UNDO_REQUEST_OVER),
    "consent to too huge a number": ("Ben", f"agree:{'9' * 20}", "", UNKNOWN),
    "consent to nonsense": ("Ben", "agree:x", "", UNKNOWN),
    "consent by a spectator": ("Eve", "agree:1", "", "Only those who play in this game agree or refuse, "),
    "refusing a request that nobody has": ("Ben", f"refuse:{'9' * 19}", "", UNDO_REQUEST_OVER),
    "refusing nonsense": ("Ben", "refuse:", "", UNKNOWN),
    "a page of another channel's game": ("Eve", "v1:replay:2:0:0.1", "", NO_SUCH_GAME),
    "a page of a game that is not there": ("Eve", f"v1:replay:{HUGE}:{LATEST}:0.1", "", NO_SUCH_GAME),
    "a page that comes in ages": ("Eve", f"replay:{LATEST}.3", "", "**Turn 1 of 1**"),
    "a page of nonsense": ("Eve", "replay:x.1", "", UNKNOWN),
    "a page below the first": ("Eve", "replay:-1.1", "", UNKNOWN),
    "a page of no number": ("Eve", "replay", "", UNKNOWN),
    "a page of a number too long": ("Eve", f"replay:{'9' * 10}.1", "", UNKNOWN),
    "reasons of nothing": ("Eve", "reasons", "", UNKNOWN),
    "reasons of nonsense": ("Eve", "reasons:0.x", "", UNKNOWN),
    "reasons of a turn that never was": ("Eve", "reasons:0.9.00000000", "", "What this was about has been taken back"),
    "reasons from another channel": ("Eve", "v1:reasons:2:0:0.0.00000000", "", NO_SUCH_GAME),
    "a jump to nonsense": ("Eve", "jump", "x", UNKNOWN),
    "a jump to what comes in ages": ("Eve", "jump", LATEST, "**Turn 1 of 1**"),
    "a jump in another channel's game": ("Eve", "v1:jump:2:0", "0", NO_SUCH_GAME),
    "the replay of another channel's game": ("Eve", "v1:rewatch:2:0", "", NO_SUCH_GAME),
    "the replay of a game that is not there": ("Eve", f"v1:rewatch:{HUGE}:0", "", NO_SUCH_GAME),
    "a reset of another channel's game": ("Mo", "v1:reset:2:0", "", "This channel plays another game by now: "),
    "a reset of a game that is not there": ("Mo", f"v1:reset:{HUGE}:{LATEST}", "", "This channel plays another game"),
    "a reset by who may not": ("Ada", "reset", "", "Only somebody with the permission **Manage Channels**"),
    "leaving another channel's game": ("Ada", "v1:resign:2:0", "", STALE),
    "leaving where one does not sit": ("Eve", "resign", "", "You do not sit at this table."),
    "taking back elsewhere": ("Ada", "v1:takeback:2:0", "", "The game has gone on since: "),
    "a walk of another channel's game": ("Eve", "v1:ff-why:2:0:0.00000000", "1", NO_SUCH_GAME),
    "a walk of a game that is not there": ("Eve", f"v1:ff-why:{HUGE}:0:0.00000000", "1", NO_SUCH_GAME),
    "a walk that comes in ages": ("Eve", f"ff-why:{LATEST}.00000000", "1", UNDONE),
    "a walk that was another one": ("Eve", "ff-why:0.00000000", "1", UNDONE),
    "a walk without a mark": ("Eve", "ff-why:0", "1", UNKNOWN),
    "a walk of nonsense": ("Eve", "ff-why:x.y", "1", UNKNOWN),
    "playing on in one's own game": ("Ada", "playon:0.0.player.0", "", "You play in this game: while it is on"),
    "playing on from a page of one's own game": ("Ada", "playhere:0", "", "You play in this game: while it is on"),
    "playing on from another channel's game": ("Eve", "v1:playon:2:0:0.0.player.0", "", NO_SUCH_GAME),
    "playing on from what comes in ages": ("Eve", f"playon:{LATEST}.0.player.0", "", UNDONE),
    "playing on at a seat that there is not": ("Eve", "playon:0.0.player.7", "", UNKNOWN),
    "playing on against nobody": ("Eve", "playon:0.0.nobody.0", "", UNKNOWN),
    "playing on from nonsense": ("Eve", "playon:0.x.player.0", "", UNKNOWN),
    "playing on against a level of nonsense": ("Eve", "playat:0.0.player.0", "x" * 90, UNKNOWN),
    "a channel to watch": ("Mo", "watch:2", "", UNKNOWN),
    "supposing for somebody else": ("Ben", "ff-whatif:g5.", "", "Somebody else plays green 5: "),
    "supposing elsewhere": ("Ada", "v1:ff-whatif:2:0:g4.", "", STALE),
    "supposing by a spectator": ("Eve", "ff-whatif:g5.", "", "You do not sit at this table."),
}
"""Who uses a control that nobody has given them, its id, what a menu gives, and the answer."""


async def test_controls_of_others_of_other_channels_and_of_numbers_that_are_none_do_nothing(
    start: Start, at: At, sandbox: Sandbox, world: World, database: Path, subtests: pytest.Subtests
) -> None:
    lounge = next(channel for channel in world.channels.values() if channel.name == "lounge")
    async with start(ScriptedChance([*begins("green")] * 2), prepare=prepared) as client:
        await begun(at, "Ada", "Ben")
        await begun(lambda name: sandbox.as_person(world.people[name], lounge, patient=True), "Cleo", "Dan")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        before = stored(database)
        for case, (name, carried, value, told) in FORGED.items():
            with subtests.test(case):
                assert (await pressed(at, carried, by=name, value=value)).startswith(told)
        assert stored(database) == before
        assert rows(database, "SELECT * FROM guesses") == rows(database, "SELECT * FROM consent_requests") == []


async def test_a_step_that_a_walk_does_not_have_is_told_as_unknown(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), "5"]), prepare=prepared):
        await begun(at, "Ada", "Ben")
        await walked(at)
        menu = answer(await at("Eve").slash("see why"))
        name = ids(menu)[0].rpartition(":")[2]
        for step, told in (("5", "Step 5: "), ("6", UNKNOWN), ("0", UNKNOWN), ("x", UNKNOWN), (LATEST, UNKNOWN)):
            assert (await pressed(at, f"ff-why:{name}", by="Eve", value=step)).startswith(told)


async def test_a_turn_that_was_no_walk_is_not_explained_as_one(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")]), prepare=prepared) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        table = await client.app.tables.latest_started(games.id, None)
        assert await pressed(at, f"ff-why:{turn_name(table, 0)}", by="Eve", value="1") == UNKNOWN
