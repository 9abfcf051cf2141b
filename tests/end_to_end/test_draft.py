"""The draft of the advanced game at the table: by command, by completion, and a whole one in every way."""

import random
from pathlib import Path

import pytest

from bot.sandbox import Channel, Message, UserClient, World
from engine.core import ScriptedChance
from engine.fearsome_floors.board import OPPOSITE
from engine.fearsome_floors.supply import SUPPLY
from tests.end_to_end.conftest import Start
from tests.end_to_end.draft_scenes import OTHER_TURN, drafting, opened, options
from tests.end_to_end.player import At, ids, next_on
from tests.end_to_end.scenes import NOTHING, answer, asks, begins, labelled, labels, public, rows, said, set_up, stored


async def place_by_command(person: UserClient, luck: random.Random) -> None:
    """Place by /place alone, with what its completions offer."""
    tile = luck.choice(await person.complete("place", focus="tile", tile=""))["value"]
    ways = [way["value"] for way in await person.complete("place", focus="direction", tile=tile, direction="")]
    way = {"direction": luck.choice(ways)} if ways else {}
    column = luck.choice("cdefghijklmn")
    squares = await person.complete("place", focus="square", tile=tile, square=column, **way)
    square = luck.choice(squares)["value"]
    assert (await asks(person, "place", tile=tile, square=square, **way)).startswith("You have placed ")


async def place_and_be_asked(person: UserClient, luck: random.Random) -> None:
    """Place by /place without a direction, and press one of the buttons where it is asked for."""
    tile = luck.choice(await person.complete("place", focus="tile", tile=""))["value"]
    square = luck.choice(await person.complete("place", focus="square", tile=tile, square="g"))["value"]
    told = answer(await person.slash("place", tile=tile, square=square))
    if not told.content.startswith("You have placed "):
        told = answer(await person.click(told, luck.choice(ids(told))))
    assert told.content.startswith("You have placed ")


async def place_on_pad(person: UserClient, board: Message, luck: random.Random, *, is_last: bool) -> None:
    """Place by the pad alone."""
    pad = await opened(person, board)
    if pad.message.content.startswith("Which tile?"):
        others = ("Rest at random", "More ...", "No more tips")
        await pad.press(luck.choice([label for label in labels(pad.message) if label not in others]))
    for _ in ("column", "square"):
        await pad.choose(luck.choice(list(options(pad.message))))
    if "Place" not in labels(pad.message):
        await pad.press(luck.choice([label for label in labels(pad.message) if label != "Step back"]))
    await pad.press("Place")
    assert pad.message.content.startswith("You have placed ")
    assert labels(pad.message) == ["Take back", *["Plan ahead"] * is_last]  # when the tokens' turns have come


@pytest.mark.parametrize("players", [2, 4])
async def test_a_whole_draft_by_commands_and_buttons_leads_to_the_first_move(
    start: Start, at: At, games: Channel, world: World, players: int
) -> None:
    luck = random.Random(players)
    names = ("Ada", "Ben", "Cleo", "Dan")[:players]
    by_id = {person.id: person.name for person in world.people.values()}
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, *names)
        await client.outbox_worker.idle()
        first = len(public(games))
        for number in range(len(SUPPLY)):
            board = public(games)[-1]
            called = next_on(board)
            assert called is not None
            assert by_id[called] == names[number % players]
            assert labels(board) == ["Place", "How to play"]
            person = at(by_id[called])
            if number % 3 == 0:
                await place_by_command(person, luck)
            elif number % 3 == 1:
                await place_on_pad(person, board, luck, is_last=number == len(SUPPLY) - 1)
            else:
                await place_and_be_asked(person, luck)
            await client.outbox_worker.idle()
            (post,) = public(games)[first + number :]
            assert post.content.startswith(f"{by_id[called]} places ")
            (picture,) = post.attachments
            assert picture.content != board.attachments[0].content
            assert (picture.description or "").startswith(f"{by_id[called]} places ")
        board = public(games)[-1]
        starter = names[len(SUPPLY) % players]
        assert "The dungeon is finished.\nNext: " in board.content
        assert labels(board) == ["Move", "How to play", "Plan ahead"]
        assert await asks(at(starter), "move", token="4", path="uu") == "red 4 to p9. It shows 3 now."
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith(f"{starter}: red 3 comes in, to p9.")
        assert len(public(games)) == first + len(SUPPLY) + 1


async def test_a_placement_can_be_written_in_many_ways(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        for tile, square, direction, told in [
            ("stone", "k5", "", "Ada places a stone on k5."),
            ("Crystal (2)", " K5 ", "", "Ada places a crystal on k5."),
            ("turn-right stone", "k5", "", "Ada places a turn-right stone on k5."),
            ("Turn-Ar", "k5", "", "Ada places a turn-around stone on k5."),
            ("2x2", "i3", "", "Ada places the 2x2 pool on i3 to j4."),
            ("pool4x1", "e8", "CROSS", "Ada places the 4x1 pool on e8 to e11."),
            ("4x1 pool", "e7", "lengthwise (along the row)", "Ada places the 4x1 pool on e7 to h7."),
            ("4x1 pool", "p5", "", "Ada places the 4x1 pool on p5 to p8."),  # the one way in which it can lie
            ("teleporter of pair 1", "k5", "n", "Ada places a teleporter of pair 1 on k5, its arrow pointing north."),
            ("teleporter2", "k5", "South", "Ada places a teleporter of pair 2 on k5, its arrow pointing south."),
        ]:
            way = {"direction": direction} if direction else {}
            done = await asks(at("Ada"), "place", tile=tile, square=square, **way)
            assert told.startswith(done.replace("You have placed", "Ada places"))
            await client.outbox_worker.idle()
            assert public(games)[-1].content.startswith(told)
            await at("Ada").slash("undo")


async def test_a_direction_that_is_left_open_is_asked_for_by_buttons(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = public(games)
        asked = answer(await at("Ada").slash("place", tile="pool4x1", square="e8"))
        assert asked.content == "How does it lie from e8 on?"
        assert labels(asked) == ["lengthwise (along the row)", "crosswise (along the column)"]
        assert public(games) == before
        assert said(await at("Ada").click(asked, labelled(asked, "crosswise (along the column)"))) == (
            "You have placed the 4x1 pool on e8 to e11."
        )
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ada places the 4x1 pool on e8 to e11.")
        asked = answer(await at("Ben").slash("place", tile="teleporter1", square="k5"))
        assert asked.content == "Where does the arrow on k5 point?"
        assert labels(asked) == ["north", "east", "south", "west"]


async def test_tiles_squares_and_directions_complete_to_what_is_legal(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await at("Ada").slash("place", tile="stone", square="k5")
        await client.outbox_worker.idle()
        ben = at("Ben")

        async def values(focus: str, **typed: str) -> list[str]:
            return [one["value"] for one in await ben.complete("place", focus=focus, **typed)]

        tiles = await ben.complete("place", focus="tile", tile="")
        assert (tiles[0]["name"], tiles[0]["value"]) == ("stone (2)", "stone")
        assert len(tiles) == 8
        assert await values("tile", tile="STONE") == ["stone", "turner", "reverser"]
        assert await values("tile", tile="rev") == ["reverser"]
        assert await values("square", tile="stone", square="a") == ["a3", "a4", "a5", "a6", "a7"]
        assert "k5" not in await values("square", tile="stone", square="k")
        assert len(await values("square", tile="stone", square="")) == 25
        assert await values("square", tile="4x1", square="n") == [f"n{row}" for row in range(3, 9)]
        assert await values("square", tile="4x1", square="n", direction="lengthwise") == []
        assert await values("square", tile="4x1", square="11", direction="l") == [f"{one}11" for one in "efghijk"]
        assert await values("direction", tile="4x1", direction="") == ["lengthwise", "crosswise"]
        assert await values("direction", tile="4x1", square="p5", direction="") == ["crosswise"]
        assert await values("direction", tile="teleporter1", direction="") == ["n", "e", "s", "w"]
        assert await values("direction", tile="teleporter1", direction="no") == ["n"]
        assert await values("direction", tile="stone", direction="") == []
        assert await values("square", tile="chess", square="") == []
        assert await values("direction", tile="", direction="") == []
        assert await at("Cleo").complete("place", focus="tile", tile="") == []
        assert await ben.complete("move", focus="token", token="") == []
        assert await ben.complete("move", focus="path", token="r4", path="") == []
        set_up(database, draft=("crystal",))
        assert await values("tile", tile="") == ["crystal"]
        assert await values("square", tile="stone", square="k") == []


CORNER = "stays free: nothing is placed on a1, b1, a2, p11, o11 or p10."
BESIDE = "k5 is next to the teleporter on k6: no two teleporters lie side by side."

REFUSED: tuple[tuple[str, str, dict[str, str], str], ...] = (
    # who, command, options, and what is told, in a draft of Ada (green, to place) and Ben (red)
    ("Ben", "place", {"tile": "stone", "square": "k5"}, OTHER_TURN),
    ("Ben", "place", {"tile": "nonsense", "square": "q99"}, OTHER_TURN),
    ("Cleo", "place", {"tile": "stone", "square": "k5"}, "You do not sit at this table."),
    ("Ada", "place", {"tile": "@everyone", "square": "k5"}, r"“\@everyone” is none of the tiles: stone, crystal,"),
    ("Ada", "place", {"tile": "goblin", "square": "k5"}, "“goblin” is none of the tiles"),
    ("Ada", "place", {"tile": "pool", "square": "k5"}, "“pool” may be 2x2 pool, 4x1 pool: say which one."),
    (
        "Ada",
        "place",
        {"tile": "teleporter", "square": "k5"},
        "“teleporter” may be teleporter of pair 1, teleporter of pair 2: say which one.",
    ),
    ("Ada", "place", {"tile": "2x2", "square": "i3"}, "No 2x2 pool is left to be placed."),
    ("Ada", "place", {"tile": "stone", "square": "m1"}, "The board has no square “m1”."),
    ("Ada", "place", {"tile": "stone", "square": "*" * 3000}, "The board has no square “"),
    ("Ada", "place", {"tile": "stone", "square": "a2"}, f"a2 {CORNER}"),
    ("Ada", "place", {"tile": "4x1", "square": "n5", "direction": "l"}, "From n5 on, the 4x1 pool would reach over"),
    ("Ada", "place", {"tile": "4x1", "square": "n9"}, "From n9 on, the 4x1 pool would reach over the edge"),
    ("Ada", "place", {"tile": "stone", "square": "d4"}, "d4 is taken: a crystal lies there, and tiles do not overlap."),
    ("Ada", "place", {"tile": "teleporter2", "square": "k5"}, BESIDE),
    ("Ada", "place", {"tile": "teleporter1", "square": "l11", "direction": "n"}, "l11 and the teleporter on e1 would"),
    ("Ada", "place", {"tile": "stone", "square": "k5", "direction": "n"}, "It makes no difference how a stone lies"),
    ("Ada", "place", {"tile": "4x1", "square": "k5", "direction": "n"}, "Say which way the 4x1 pool goes: lengthwise"),
    (
        "Ada",
        "place",
        {"tile": "teleporter1", "square": "k5", "direction": "up"},
        "A teleporter has an arrow: say where",
    ),
    ("Ada", "move", {"token": "4", "path": "u"}, "The dungeon is not finished: it is the turn of green to place"),
    ("Ben", "stay", {"token": "4"}, "The dungeon is not finished: it is the turn of green to place a tile."),
)


async def test_what_cannot_be_placed_is_told_and_changes_nothing(
    start: Start, at: At, database: Path, games: Channel, subtests: pytest.Subtests
) -> None:
    assert OPPOSITE["l11"] == "e1"
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        for name, tile, square, way in (
            ("Ada", "crystal", "d4", ""),
            ("Ben", "teleporter1", "k6", "n"),
            ("Ada", "teleporter2", "e1", "s"),
            ("Ben", "2x2", "g7", ""),
        ):
            given = {"direction": way} if way else {}
            assert "You have placed" in await asks(at(name), "place", tile=tile, square=square, **given)
        await client.outbox_worker.idle()
        before, shown = stored(database), public(games)
        for name, command, typed, told in REFUSED:
            with subtests.test(told, name=name, command=command):
                text = await asks(at(name), command, **typed)
                assert text.startswith(told)
                assert "\n" not in text
                await client.outbox_worker.idle()
                assert (stored(database), public(games)) == (before, shown)


async def test_in_a_basic_game_no_tile_is_placed(start: Start, at: At) -> None:
    async with start(ScriptedChance(begins("green"))):
        nowhere = "There is no game in this channel; `/new` opens a table."
        assert await asks(at("Ada"), "place", tile="stone", square="k5") == nowhere
        await at("Ada").slash("new fearsome-floors")
        for name in ("Ada", "Ben"):
            await at(name).slash("join")
        await at("Ada").slash("table start")
        finished = "No tiles are placed now: the dungeon is finished."
        for name in ("Ada", "Ben"):
            assert await asks(at(name), "place", tile="stone", square="k5") == finished
        assert await at("Ada").complete("place", focus="tile", tile="") == []
        assert await at("Ada").complete("place", focus="square", tile="stone", square="") == []


async def test_ones_own_placement_can_be_taken_back(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await at("Ada").slash("place", tile="crystal", square="k5")
        assert "You have made no move" in await asks(at("Ben"), "undo")
        assert await asks(at("Ada"), "undo") == NOTHING
        await client.outbox_worker.idle()
        back = public(games)[-1]
        assert back.content.startswith("Taken back: Ada places a crystal on k5.\nThe dungeon grows: 17 tiles are left")
        assert labels(back) == ["Place", "How to play"]
        assert rows(database, "SELECT * FROM turns") == []
        assert await asks(at("Ada"), "place", tile="stone", square="k5") == "You have placed a stone on k5."


async def test_who_resigns_in_the_draft_is_skipped(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben", "Cleo")
        await at("Ada").slash("place", tile="stone", square="k5")
        asked = answer(await at("Ben").slash("resign"))
        await at("Ben").click(asked, ids(asked)[0])
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.pinged == {at("Cleo").person.id}
        assert labels(board) == ["Place", "How to play"]
        assert "has resigned" in await asks(at("Ben"), "place", tile="stone", square="k6")
