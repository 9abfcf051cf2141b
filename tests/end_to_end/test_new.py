"""Opening a table: the dungeon, the monster, the longer game; layouts that a server keeps; the game as a file."""

from pathlib import Path

import msgspec
import pytest

from bot.games.fearsome_floors.options import Options, variant
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel
from engine.core import ScriptedChance
from engine.fearsome_floors.kit import PARTS
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.records import read_record
from engine.fearsome_floors.state import DraftPhase, State
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, begins, public, rows, seated

MAZE = "ff1 monster=d4s stones=c3,e5 crystals=f6 pools=i3:2x2 teleporters=1:j5e+o7s"
WON = "goat-furnace-wings-spider-boots"


async def state_of(client: Furunkulus, channel: Channel) -> State:
    table = await client.app.tables.table(channel.id, None)
    assert table is not None
    state: State = table.started_match.state
    return state


async def test_the_lobby_tells_the_dungeon_and_the_monster_that_were_chosen(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors", dungeon="quick", monster=WON, longer=True)
        await client.outbox_worker.idle()
        told = public(games)[-1].content
    assert "Dungeon: quick" in told
    assert "Monster: the Goat-Furnace with wings, spider legs and boots" in told
    assert "3 hits" in told


async def test_without_a_choice_the_dungeon_is_the_basic_one_and_the_monster_comes_by_lot(
    start: Start, at: At, games: Channel
) -> None:
    lot = [names[1] for names in PARTS.values()]
    async with start(ScriptedChance([*lot, "green"])) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        state = await state_of(client, games)
        assert "Monster: the Goat-Furnace with tentacles, spider legs and hooves" in public(games)[0].content
    assert tuple(getattr(state.kit, part) for part in PARTS) == tuple(lot)
    assert len(state.tiles) == 11


@pytest.mark.parametrize(("dungeon", "left", "lying"), [("advanced", 17, 0), ("quick", 0, 17), ("basic", 0, 13)])
async def test_a_dungeon_is_built_by_the_players_by_lot_or_as_in_the_rules(
    start: Start, at: At, games: Channel, dungeon: str, left: int, lying: int
) -> None:
    async with start() as client:
        await asks(at("Ada"), "new fearsome-floors", dungeon=dungeon)
        await asks(at("Ada"), "join")
        await asks(at("Ben"), "join")
        await asks(at("Ada"), "table start")
        state = await state_of(client, games)
    assert isinstance(state.phase, DraftPhase) == (dungeon == "advanced")
    assert len(state.draft) == left
    assert len(state.tiles) + len(state.patches) + len(state.teleporters) == lying


async def test_the_longer_game_needs_six_players(start: Start, at: At) -> None:
    async with start():
        await at("Ada").slash("new fearsome-floors", longer=True)
        await asks(at("Ada"), "join")
        await asks(at("Ben"), "join")
        assert "6" in await asks(at("Ada"), "table start")


async def test_the_name_of_a_layout_is_plain_text_wherever_it_stands(start: Start, at: At, games: Channel) -> None:
    name, shown = "**x** discord.gg/e\u3164", r"\*\*x\*\* discord\.gg/e"
    async with start() as client:
        assert shown in await asks(at("Ada"), "table layout save", name=name, ffn=MAZE)
        for command, option in (("new fearsome-floors", "dungeon"), ("table layout show", "name")):
            (choice,) = await at("Ben").complete(command, focus=option, **{option: "**x**"})
            assert "**x** discord.gg/e" in choice["name"]
            assert choice["value"] == name
        await asks(at("Ada"), "new fearsome-floors", dungeon=name)
        await client.outbox_worker.idle()
        assert f"Dungeon: {shown}, of this server" in public(games)[-1].content
        assert "needs a name" in await asks(at("Ada"), "table layout save", name="\u3164\u2800", ffn=MAZE)


async def test_a_layout_is_kept_offered_played_and_dropped(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start() as client:
        assert await asks(at("Ada"), "table layout save", name="My  maze", ffn=MAZE) == (
            "Saved: My maze. `/new fearsome-floors` offers it as a dungeon."
        )
        assert [
            choice["value"]
            for choice in await at("Ben").complete("new fearsome-floors", focus="dungeon", dungeon="maze")
        ] == ["My maze"]
        assert await asks(at("Ben"), "table layout show", name="my maze") == f"**My maze**\n```\n{MAZE}\n```"
        await asks(at("Ada"), "new fearsome-floors", dungeon="my maze")
        await asks(at("Ada"), "join")
        await asks(at("Ben"), "join")
        await asks(at("Ada"), "table start")
        await client.outbox_worker.idle()
        state = await state_of(client, games)
        wanted = read_position(MAZE)
        assert (state.tiles, state.patches, state.teleporters, state.monster) == (
            wanted.tiles,
            wanted.patches,
            wanted.teleporters,
            wanted.monster,
        )
        assert "Only the person who saved" in await asks(at("Ben"), "table layout drop", name="My maze")
        assert await asks(at("Mo"), "table layout drop", name="My maze") == "Dropped: My maze."
        assert "keeps no layout" in await asks(at("Ada"), "table layout drop", name="My maze")
    assert rows(database, "SELECT * FROM layouts") == []


async def test_what_cannot_be_opened_or_kept_is_told_and_changes_nothing(start: Start, at: At, database: Path) -> None:
    async with start():
        await asks(at("Ada"), "table layout save", name="maze", ffn=MAZE)
        for told, command, options in (
            ("keeps no layout", "new fearsome-floors", {"dungeon": "nowhere"}),
            ("parts", "new fearsome-floors", {"monster": "goat"}),
            ("goose", "new fearsome-floors", {"monster": "goose-furnace-wings-spider-boots"}),
            ("needs a name", "table layout save", {"name": "  ", "ffn": MAZE}),
            ("needs a name", "table layout save", {"name": "\u200b \u200b", "ffn": MAZE}),
            ("already", "table layout save", {"name": "MAZE", "ffn": MAZE}),
            ("already", "table layout save", {"name": "quick", "ffn": MAZE}),
            ("p11", "table layout save", {"name": "other", "ffn": "ff1 monster=d4s stones=p11"}),
            ("keep everybody out", "table layout save", {"name": "other", "ffn": "ff1 monster=p11s stones=c3"}),
            ("the line is empty", "table layout save", {"name": "other", "ffn": " "}),
            ("still to be placed", "table layout save", {"name": "other", "ffn": "ff1 monster=a1e draft=stone*2"}),
            ("beginning of a position", "table layout save", {"name": "other", "ffn": "nonsense"}),
            ("keeps no layout", "table layout show", {"name": "@everyone"}),
        ):
            answer = await asks(at("Ada"), command, **options)
            assert told.lower() in answer.lower()
            assert answer.count("\n") == 0
    assert len(rows(database, "SELECT * FROM layouts")) == 1
    assert rows(database, "SELECT * FROM matches") == []


async def test_a_monster_is_completed_part_by_part(start: Start, at: At) -> None:
    async with start():
        heads = [
            choice["value"] for choice in await at("Ada").complete("new fearsome-floors", focus="monster", monster="")
        ]
        assert len(heads) == len(PARTS["head"])
        bodies = [
            choice["value"]
            for choice in await at("Ada").complete("new fearsome-floors", focus="monster", monster="goat-")
        ]
        assert len(bodies) == len(PARTS["body"])
        assert all(kit.startswith("goat-") and kit.count("-") == len(PARTS) - 1 for kit in bodies)
        assert await at("Ada").complete("new fearsome-floors", focus="monster", monster="goose-") == []


async def test_the_record_of_a_game_plays_through_to_the_same_position(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        assert "no game" in await asks(at("Ada"), "see record")
        await seated(at, "Ada", "Ben")
        assert "not begun" in await asks(at("Ada"), "see record")
        await at("Ada").slash("table start")
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="3")
        reply = await at("Cleo").slash("see record")
        assert reply.ephemeral
        assert reply.message is not None
        (file,) = reply.message.attachments
        assert file.filename.endswith(".txt")
        record = read_record(file.content.decode())
        assert record.players == ("Ada", "Ben")
        assert record.match.state == await state_of(client, games)
        assert record.variant == "basic"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (Options(), "basic"),
        (Options(dungeon="advanced"), "advanced"),
        (Options(dungeon="quick", longer=True), "quick longer"),
        (Options(layout=MAZE, layout_name="my maze"), "layout"),
        (Options(layout=MAZE, layout_name="my maze", longer=True), "layout longer"),
    ],
)
def test_a_record_names_the_dungeon_and_the_longer_game(options: Options, told: str) -> None:
    assert variant(msgspec.json.encode(options)) == told
