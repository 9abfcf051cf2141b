"""The pad: a move is put together on it, and then played."""

import asyncio
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.sandbox import Channel, Message
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import (
    answer,
    begins,
    begun,
    heads,
    labelled,
    labels,
    public,
    said,
    set_up,
    start_tokens,
    stored,
)


async def test_a_move_is_put_together_on_the_pad_and_then_played(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        ada, board, before = at("Ada"), public(games)[-1], public(games)

        async def press(message: Message, label: str) -> Message:
            return answer(await ada.click(message, labelled(message, label)))

        pad = opened = await press(board, "Move")
        assert pad.content == "**1 at the entrance**: stays outside · 1 point left"
        assert labels(pad) == [
            *(f"{number} at the entrance" for number in (1, 3, 4, 5)),
            *("Come in", "Stay outside", "What if?", "Whole board", "Cancel"),
        ]
        pad = await press(pad, "4 at the entrance")
        pad = await press(pad, "Come in")
        assert labels(pad)[4:] == [*"⬅⬆⬇➡", "Go", "What if?", "Step back", "Whole board", "Cancel"]
        pad = await press(pad, "⬅")
        pad = await press(pad, "Step back")
        assert "p11" in pad.content
        pad = await press(pad, "⬆")
        assert "p10" in pad.content
        assert public(games) == before  # nothing is played before "Go"
        pad = await press(pad, "Go")
        assert (pad.content, pad.components, pad.attachments) == ("green 4 to p10.", (), ())
        await client.poster.idle()
        assert heads(public(games)[len(before) :]) == ["Ada: green 4"]
        assert pad.id == opened.id  # one private message from the first press to the last


def size(message: Message) -> tuple[int, int]:
    """Give the width and height of the only picture."""
    (picture,) = message.attachments
    with Image.open(BytesIO(picture.content)) as image:
        return image.size


async def test_the_pads_picture_follows_the_token_near_or_whole(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()

        async def press(message: Message, label: str) -> Message:
            return answer(await at("Ada").click(message, labelled(message, label)))

        pad = await press(public(games)[-1], "Move")
        near = size(pad)
        assert near < (800, 600)
        pad = await press(pad, "Whole board")
        assert size(pad) == (1280, 816)
        pad = await press(pad, "5 at the entrance")
        pad = await press(pad, "Come in")
        assert size(pad) == (1280, 816)
        assert "Ada (green): 1, 3 and 4 at the entrance, 5 on p11" in (pad.attachments[0].description or "")
        before = pad.attachments[0].content
        pad = await press(pad, "⬆")
        assert pad.attachments[0].content != before
        pad = await press(pad, "Nearer")
        assert size(pad) < (800, 600)


async def test_three_taps_make_a_simple_move(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        board, ada = public(games)[-1], at("Ada")
        pad = answer(await ada.click(board, id_of(board, "pad")))
        (menu,) = [part for row in pad.components for part in row["components"] if part.get("options")]
        assert len(menu["options"]) <= 25
        pad = answer(await ada.select(pad, id_of(pad, "goal"), [menu["options"][0]["value"]]))
        assert menu["options"][0]["label"].split(" · ")[0] in pad.content
        await ada.click(pad, id_of(pad, "go"))
        await client.poster.idle()
        assert heads(public(games)[-1:]) == ["Ada: green 1"]


async def test_a_pad_is_put_away_and_nothing_was_moved(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        before, board = stored(database), public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "pad")))
        pad = answer(await at("Ada").click(pad, labelled(pad, "Cancel")))
        assert (pad.content, pad.components, pad.attachments) == ("Nothing was moved.", (), ())
        assert stored(database) == before
        assert answer(await at("Ada").click(board, id_of(board, "pad"))).attachments  # it opens again at any time


async def test_a_button_pressed_twice_at_once_plays_once(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        board, ada = public(games)[-1], at("Ada")
        pads = [answer(await ada.click(board, id_of(board, "pad"))) for _ in range(2)]
        ways = [answer(await ada.click(pad, ids(pad)[2])) for pad in pads]
        told = [said(reply) for reply in await asyncio.gather(*(ada.click(way, id_of(way, "go")) for way in ways))]
        assert sorted(text.split()[0] for text in told) == ["This", "green"]
        await client.poster.idle()
        assert heads(public(games)[2:]) == ["Ada: green 4"]


async def test_the_pad_leads_past_another_token_but_not_onto_it(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        set_up(database, tokens=start_tokens(database) | {"g4": "g5", "r4": "g4"})
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "pad")))
        pad = answer(await at("Ada").click(pad, labelled(pad, "4 on g5")))
        pad = answer(await at("Ada").click(pad, labelled(pad, "⬆")))
        assert "g4 holds red 4: a token cannot end its move there." in pad.content
        assert "Go" not in labels(pad)
        pad = answer(await at("Ada").click(pad, labelled(pad, "⬆")))
        assert "Go" in labels(pad)


async def test_with_one_token_left_the_pad_opens_with_it(start: Start, at: At, database: Path, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        tokens = dict.fromkeys(("g1", "g3", "g4"), "eaten")
        set_up(database, tokens=start_tokens(database) | tokens)
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "pad")))
        assert labels(pad)[0] == "Come in"
        pad = answer(await at("Ada").click(pad, labelled(pad, "Stay outside")))
        assert pad.content == "green 5 stays outside."
