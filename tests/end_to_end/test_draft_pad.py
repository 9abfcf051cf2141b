"""The pad of the draft: it asks step by step, and an earlier one says that it is old."""

from pathlib import Path

from bot.sandbox import Channel, Message
from engine.core import FatedChance, ScriptedChance, SeededChance
from engine.fearsome_floors.state import DraftPhase
from tests.end_to_end.conftest import Start
from tests.end_to_end.draft_scenes import OTHER_TURN, drafting, opened, options
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import (
    answer,
    begins,
    clicks_late,
    labelled,
    labels,
    link_to,
    public,
    said,
    set_up,
    stored,
    uncoached,
    with_pictures,
)


async def test_the_pad_asks_for_tile_column_square_and_direction_with_a_step_back(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = public(games)
        assert before[-1].content.startswith(
            "The dungeon grows: 17 tiles are left, and Ada places the next one.\nLeft: "
        )
        pad = await opened(at("Ada"), before[-1])
        kinds = labels(pad.message)
        assert kinds == [
            *("stone (3)", "crystal (2)", "turn-right stone (4)", "turn-around stone (2)"),
            *("2x2 pool (1)", "4x1 pool (1)", "teleporter of pair 1 (2)", "teleporter of pair 2 (2)"),
            "Rest at random",
            "More ...",
            "No more tips",
        ]
        await pad.press("crystal (2)")
        assert pad.message.content == (
            "Where does a crystal go?\nThe monster sees through it. The monster pushes it, and tokens can."
        )
        assert list(options(pad.message)) == list("abcdefghijklmnop")
        await pad.choose("a")
        assert list(options(pad.message)) == ["a3", "a4", "a5", "a6", "a7"]
        await pad.press("Step back")
        assert list(options(pad.message)) == list("abcdefghijklmnop")
        await pad.press("Step back")
        assert [*labels(pad.message), "No more tips"] == kinds
        await pad.press("4x1 pool (1)")
        assert pad.message.content == (
            "Where does the 4x1 pool go? Its first square says it: the left one, or the top one.\n"
            "Whatever comes onto blood slides straight across it: tokens, the monster, and stones that are pushed."
        )
        await pad.choose("n")
        await pad.choose("n5")  # there is no room along the row: no direction is asked for
        assert pad.message.content == "Place the 4x1 pool on n5 to n8?"
        await pad.press("Step back")
        await pad.press("Step back")
        await pad.choose("k")
        await pad.choose("k5")
        assert pad.message.content == "How does it lie from k5 on?"
        assert labels(pad.message) == ["lengthwise (along the row)", "crosswise (along the column)", "Step back"]
        await pad.press("lengthwise (along the row)")
        assert pad.message.content == "Place the 4x1 pool on k5 to n5?"
        await pad.press("Step back")
        assert pad.message.content == "How does it lie from k5 on?"
        await pad.press("Step back")
        await pad.press("Step back")
        await pad.press("Step back")
        await pad.press("teleporter of pair 2 (2)")
        await pad.choose("j")
        await pad.choose("j5")
        assert labels(pad.message) == ["north", "east", "south", "west", "Step back"]
        await pad.press("west")
        assert public(games) == before  # nothing is placed before "Place"
        await pad.press("Place")
        await client.outbox_worker.idle()
        (post,) = public(games)[len(before) :]
        assert post.content.startswith("Ada places a teleporter of pair 2 on j5, its arrow pointing west.\n")
        assert post.pinged == {at("Ben").person.id}


async def test_with_one_kind_left_the_pad_opens_with_it(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, draft=("stone", "stone"))
        pad = await opened(at("Ada"), public(games)[-1])
        assert uncoached(pad.message.content) == (
            "Where does a stone go?\nIt blocks the monster's view. The monster pushes it, and tokens can."
        )


async def test_the_board_of_a_draft_has_its_button_for_the_player_to_place_alone(start: Start, at: At) -> None:
    async with start(ScriptedChance(begins("green"))):
        await drafting(at, "Ada", "Ben")
        shown = {name: await (await at(name).slash("see board")).finished() for name in ("Ada", "Ben", "Cleo")}
        assert [labels(message) for message in shown.values()] == [["Place", "How to play"], [], []]
        assert all("Left: stone (3), crystal (2)" in message.content for message in shown.values())
        pad = await opened(at("Ada"), shown["Ada"])
        assert uncoached(pad.message.content) == "Which tile?"


async def test_a_pad_that_was_open_when_the_bot_stopped_goes_on(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await at("Ada").slash("place", tile="stone", square="k5")
        await client.outbox_worker.idle()
        pad = await opened(at("Ben"), public(games)[-1])
        await pad.press("stone (2)")
        await pad.choose("k")
    async with start(ScriptedChance([])) as client:
        assert "k5" not in options(pad.message)
        await pad.choose("k6")
        await pad.press("Place")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ben places a stone on k6.")
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert table.started_match.state.phase == DraftPhase("green")


async def test_the_pad_is_for_the_player_to_place_and_an_earlier_one_says_so(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert said(await at("Ben").click(board, id_of(board, "ff-draft"))) == OTHER_TURN
        assert said(await at("Cleo").click(board, id_of(board, "ff-draft"))) == "You do not sit at this table."
        pads = [await opened(at("Ada"), board) for _ in range(3)]
        for pad in pads[1:]:
            await pad.press("stone (3)")
        await pads[2].choose("k")
        await pads[2].choose("k5")
        asked = answer(await at("Ada").slash("place", tile="teleporter1", square="g5"))
        await at("Ada").slash("place", tile="stone", square="k5")
        await client.outbox_worker.idle()
        before = stored(database)
        stale = f"This board is from an earlier turn. The current one: {link_to(games, public(games)[-1])}"
        for message, custom_id in (
            (pads[0].message, labelled(pads[0].message, "stone (3)")),
            (pads[2].message, labelled(pads[2].message, "Place")),
            (asked, ids(asked)[0]),
        ):
            told = answer(await at("Ada").click(message, custom_id))
            assert (told.content, told.components) == (stale, ())
        assert said(await clicks_late(at("Ada"), board, id_of(board, "ff-draft"))) == stale
        menu = pads[1].message
        assert said(await at("Ada").select(menu, id_of(menu, "ff-choose"), [options(menu)["k"]])) == stale
        await client.outbox_worker.idle()
        assert stored(database) == before


async def test_a_tile_just_placed_is_taken_back_by_the_button_below(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = stored(database)["turns"]
        placed = answer(await at("Ada").slash("place", tile="stone", square="k5"))
        told = answer(await at("Ada").click(placed, labelled(placed, "Take back")))
        assert told.content == "Taken back: the newest board of the channel is yours again."
        assert stored(database)["turns"] == before


def picture(message: Message) -> bytes:
    """Return the pad's only picture."""
    (file,) = message.attachments
    return file.content


async def test_the_pad_shows_where_a_tile_may_go_then_the_tile_itself_and_no_picture_once_it_lies(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        pad = await opened(at("Ada"), public(games)[-1])
        seen = [picture(pad.message)]
        await pad.press("4x1 pool (1)")
        seen.append(picture(pad.message))
        for square in ("k", "k5"):
            await pad.choose(square)
            seen.append(picture(pad.message))
        await pad.press("crosswise (along the column)")
        seen.append(picture(pad.message))
        assert [len(set(seen[:count])) for count in range(1, 4)] == [1, 2, 3], "tile and column narrow what is lit"
        assert seen[-1] != seen[-2], "the tile is seen where it would lie"
        (file,) = pad.message.attachments
        assert (file.description or "").startswith("Place the 4x1 pool on k5 to k8?")
        await pad.press("Place")
        assert pad.message.attachments == ()


async def test_a_tile_that_fits_in_one_direction_alone_is_seen_without_asking(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        pad = await opened(at("Ada"), public(games)[-1])
        await pad.press("4x1 pool (1)")
        await pad.choose("n")
        asked = picture(pad.message)
        await pad.choose("n5")
        assert pad.message.content == "Place the 4x1 pool on n5 to n8?"
        assert picture(pad.message) != asked


async def test_a_whole_draft_pings_only_who_is_to_place_and_once_for_each_turn(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        for number in range(17):
            pad = await opened(at(("Ada", "Ben")[number % 2]), public(games)[-1])
            kinds = labels(pad.message)
            if kinds[0] != "Step back":
                await pad.press(kinds[0])
            while "Place" not in labels(pad.message):
                if any("options" in part for row in pad.message.components for part in row["components"]):
                    await pad.choose(next(iter(options(pad.message))))
                else:
                    await pad.press(labels(pad.message)[0])
            await pad.press("Place")
            await client.outbox_worker.idle()
        pinged = [message.pinged for message in public(games)[before:] if message.pinged]
        turns = [{at(("Ben", "Ada")[number % 2]).person.id} for number in range(17)]
        assert pinged[:16] == turns[:16]
        assert len(pinged) == 17


async def test_all_who_play_leave_the_rest_to_chance_together(start: Start, at: At, games: Channel) -> None:
    async with start(FatedChance({"start": ("green",)}, SeededChance(1))) as client:
        await drafting(at, "Ada", "Ben", "Cleo")
        await at("Ada").slash("place", tile="stone", square="k5")
        await client.outbox_worker.idle()
        waiting = await opened(at("Cleo"), public(games)[-1])
        assert labels(waiting.message) == ["Rest at random"]
        await waiting.press("Rest at random")
        assert waiting.message.content == "Ada and Ben must agree to that; I have asked in the channel."
        await client.outbox_worker.idle()
        request = public(games)[-1]
        assert request.content.startswith("Cleo asks to have the other 16 tiles placed at random.\n")
        await at("Ada").click(request, id_of(request, "refuse"))
        await client.outbox_worker.idle()
        assert public(games)[-1].content == "Ada does not agree, so the game goes on as before."
        pad = await opened(at("Ben"), with_pictures(games)[-1])
        await pad.press("Rest at random")
        await client.outbox_worker.idle()
        request = public(games)[-1]
        for name in ("Ada", "Cleo"):
            before = public(games)
            await at(name).click(request, id_of(request, "agree"))
        await client.outbox_worker.idle()
        (post,) = public(games)[len(before) :]
        assert post.content.startswith("Everybody agrees.\n")
        assert "The other 16 tiles are placed at random. The dungeon is finished." in post.content
        assert post.content.count("start marker") <= 1
        assert len(post.attachments) == 1


async def test_one_person_against_programs_leaves_the_rest_to_chance_at_once(
    start: Start, at: At, games: Channel
) -> None:
    async with start(FatedChance({"start": ("green",)}, SeededChance(1))) as client:
        await at("Ada").slash("new fearsome-floors", dungeon="advanced", opponents=2, level="mouse")
        await client.outbox_worker.idle()
        pad = await opened(at("Ada"), with_pictures(games)[-1])
        await at("Ada").click(pad.message, labelled(pad.message, "Rest at random"))
        await client.outbox_worker.idle()
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert any("The other 17 tiles are placed at random." in message.content for message in public(games))


async def test_with_two_tiles_a_turn_the_pad_goes_on_with_the_second(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben", tiles="two")
        await client.outbox_worker.idle()
        pad = await opened(at("Ada"), public(games)[-1])
        for square in ("k5", "k6"):
            await pad.press("crystal (2)" if square == "k5" else "crystal (1)")
            await pad.choose("k")
            await pad.choose(square)
            await pad.press("Place")
            if square == "k5":
                assert pad.message.content == "You have placed a crystal on k5. You place another one.\nWhich tile?"
                assert labels(pad.message)[-1] == "Take back"
        assert pad.message.content == "You have placed a crystal on k6."
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {at("Ben").person.id}
