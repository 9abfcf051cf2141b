"""Answers within the other side's turn have a time of their own; what is taken back comes again, card by card."""

from bot.sandbox import Channel
from engine.core import SeededChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.crypt_player import acts, crypt_begun, newest_board
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import NOTHING, answer, asks, labelled, labels, public, texts


async def explored(at: At) -> str:
    """Let Ada give the dice and explore until a tile can be turned; return how it lies."""
    await acts(at("Ada"), "assign")
    for direction in "nesw":
        for who in ("K1", "R", "B1", "K2"):
            told = await asks(at("Ada"), "act", move=f"go {who} {direction}")
            if "explores" in told and "opens to" not in told:
                return told
    raise AssertionError("every tile was placed without asking")


async def test_a_tile_that_nobody_places_in_time_is_placed_by_lot_and_nobody_is_absent_by_that(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        assert public(games)[-1].content.splitlines()[-1].startswith("Your call: <@")
        await bot_clock.passes(client, hours=5)
        assert "opens to" not in public(games)[-1].content
        await bot_clock.passes(client, hours=1)
        told = public(games)[-1].content
        assert told.startswith("Ben has not answered in time, so the bot does as little as possible for them.\nT")
        assert "opens to" in told
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert not any(seat.missed for seat in table.seats)


async def test_a_tile_that_is_taken_back_comes_again(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        first = await explored(at)
        who = "K1" if first.startswith("Blade K1") else "R"
        assert await asks(at("Mo"), "table undo", turns="1") == NOTHING
        again = [
            told
            for direction in "nesw"
            if "explores" in (told := await asks(at("Ada"), "act", move=f"go {who} {direction}"))
        ]
        await client.outbox_worker.idle()
        kind = first.split("finds: ")[1].split(".")[0]
        assert again
        assert again[0].split("finds: ")[1].split(".")[0] == kind
        assert any(text.startswith("Ada") or "explores" in text for text in texts(public(games)))


async def test_each_turn_of_a_tile_is_offered_and_one_press_places_it(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        board = newest_board(games)
        pad = answer(await at("Ben").click(board, id_of(board, "cl-pad")))
        turns = [label for label in labels(pad) if ": Open to " in label]
        assert [turn[0] for turn in turns] == ["1", "2", "3", "4"][: len(turns)]
        assert len(turns) > 1
        (picture,) = pad.attachments
        assert (picture.description or "").startswith(f"How the tile can be laid: {', '.join(turns)}.")
        placed = (await at("Ben").click(pad, labelled(pad, turns[0]))).message
        assert placed is not None
        assert "opens to" in placed.content
