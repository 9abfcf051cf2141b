"""The move pad: a move is put together on it in private, and only then played; when the game goes on it says so."""

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.sandbox import Channel, Message
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from engine.fearsome_floors.tiles import Patch
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    answer,
    begins,
    begun,
    heads,
    labelled,
    labels,
    link_to,
    public,
    resigns,
    said,
    set_up,
    start_tokens,
    stored,
    uncoached,
)
from tests.patience import PATIENCE

ARROWS = "⬅⬆⬇➡"
GREY = 2
"""Discord's number for a button of the second rank."""


def thumb(at: At, name: str) -> Callable[[Message, str], Awaitable[Message]]:
    """Return how somebody presses a message's button by what stands on it, and sees the private message after that."""

    async def press(message: Message, label: str) -> Message:
        return answer(await at(name).click(message, labelled(message, label)))

    return press


def open_arrows(pad: Message) -> str:
    """Return the arrows that can be pressed; those that cannot have the colour of things that do nothing."""
    arrows = [part for row in pad.components for part in row["components"] if part.get("label", "") in tuple(ARROWS)]
    assert all(part["disabled"] == (part["style"] == GREY) for part in arrows)
    return "".join(part["label"] for part in arrows if not part["disabled"])


async def test_a_move_is_put_together_on_the_pad_and_then_played(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        press, board, before = thumb(at, "Ada"), public(games)[-1], public(games)
        pad = opened = await press(board, "Move")
        assert uncoached(pad.content) == (
            "**1 outside**: 1 point, enough to come in.\n"
            "-# The number before a square says which token goes there. ○ pushes something."
        )
        assert labels(pad) == [
            *("1 outside", "3 outside", "4 outside", "5 outside", "1 → p11", "3 → p9", "3 → o10"),
            *("4 → p8", "4 → n10", "5 → p7", "5 → o8"),
            *("Stay outside", "Whole board", "More ...", "No more tips"),
        ]
        pad = await press(pad, "4 outside")
        pad = await press(pad, "Come in")
        assert labels(pad)[8:] == [
            *(*ARROWS, "More ..."),
            *("Go", "What if?", "Step back", "Whole board", "Cancel"),
        ]
        pad = await press(pad, "⬅")
        pad = await press(pad, "Step back")
        assert pad.content == (
            "**4 outside** comes in to p11. 3 points left.\n-# Closed: down and right (wall).\n-# ○ pushes something."
        )
        pad = await press(pad, "⬆")
        assert pad.content.startswith("**4 outside** comes in to p11, goes 1 up to p10. 2 points left.")
        assert public(games) == before  # nothing is played before "Go"
        pad = await press(pad, "Go")
        assert (pad.content, labels(pad), pad.attachments) == (
            "green 4 to p10. It shows 3 now.",
            ["Take back", "Plan ahead"],
            (),
        )
        await client.outbox_worker.idle()
        assert heads(public(games)[len(before) :]) == ["Ada: green 3"]
        assert pad.id == opened.id  # one private message from the first press to the last


def size(message: Message) -> tuple[int, int]:
    """Return the width and height of the only picture."""
    (picture,) = message.attachments
    with Image.open(BytesIO(picture.content)) as image:
        return image.size


async def test_the_pads_picture_follows_the_token_near_or_whole(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        press = thumb(at, "Ada")
        pad = await press(public(games)[-1], "Move")
        near = size(pad)
        assert near < (800, 600)
        pad = await press(pad, "Whole board")
        assert size(pad) == (1280, 816)
        pad = await press(pad, "5 outside")
        pad = await press(pad, "Come in")
        assert size(pad) == (1280, 816)
        assert "Ada (green): 1, 3 and 4 outside, 5 on p11" in (pad.attachments[0].description or "")
        before = pad.attachments[0].content
        pad = await press(pad, "⬆")
        assert pad.attachments[0].content != before
        pad = await press(pad, "Nearer")
        assert size(pad) < (800, 600)


async def test_three_taps_make_a_step_and_two_let_a_token_stay(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board, press = public(games)[-1], thumb(at, "Ada")
        assert (
            await press(await press(await press(board, "Move"), "1 → p11"), "Go")
        ).content == "green 1 to p11. It shows 6 now."
        await client.outbox_worker.idle()
        board, press = public(games)[-1], thumb(at, "Ben")
        assert (
            await press(await press(board, "Move"), "Stay outside")
        ).content == "red 3 stays outside. It shows 4 now."


async def test_the_pad_opens_with_squares_of_each_token_so_that_three_taps_move_any_of_them(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g1": "k7", "g3": "g6", "g4": "m9", "g5": "p6"})
        board, press = public(games)[-1], thumb(at, "Ada")
        pad = await press(board, "Move")
        shown = [[part["label"] for part in row["components"]] for row in pad.components]
        assert shown[0] == ["1 on k7", "3 on g6", "4 on m9", "5 on p6"]
        assert [len(row) for row in shown[1:4]] == [3, 3, 2]
        assert [label[:4] for row in shown[1:4] for label in row] == [f"{number} → " for number in "11334455"]
        pad = await press(pad, shown[2][2])
        square = shown[2][2].removeprefix("4 → ")
        assert pad.content.startswith("**4 on m9** goes ")
        assert (await press(pad, "Go")).content == f"green 4 from m9 to {square}. It shows 3 now."


async def test_the_pad_opens_with_the_first_token_that_can_go(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        out = dict.fromkeys(("g4", "g5"), "eaten")
        set_up(database, tokens=start_tokens(database) | out | {"r5": "p11", "g3": "g6"})
        pad = await thumb(at, "Ada")(public(games)[-1], "Move")
        assert uncoached(pad.content).startswith("**3 on g6**: 3 points left."), "1 outside cannot come in"
        assert labels(pad)[:2] == ["1 outside", "3 on g6"]


async def test_a_choice_from_the_menu_makes_any_move_of_a_token(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g1": "out", "g3": "g6"}, escaped=("g1",))
        press = thumb(at, "Ada")
        pad = await press(await press(public(games)[-1], "Move"), "3 on g6")
        pad = answer(await at("Ada").select(pad, id_of(pad, "ff-goal"), ["ull"]))
        assert pad.content.startswith("**3 on g6** goes 1 up, 2 left to e5. No points left.")
        assert (await press(pad, "Go")).content == "green 3 from g6 to e5. It shows 4 now."


async def test_the_menu_has_the_squares_nearest_to_the_exit_then_other_ways_to_them_and_staying_at_last(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        tokens = start_tokens(database) | {"g1": "out", "g3": "c4"}
        set_up(database, tokens=tokens, escaped=("g1",), tiles={"c3": "stone"}, patches=(Patch("b3", 1, 4),))
        press = thumb(at, "Ada")
        pad = await press(await press(public(games)[-1], "Move"), "3 on c4")
        (menu,) = [part for row in pad.components for part in row["components"] if part.get("options")]
        told = [(option["label"], option.get("description")) for option in menu["options"]]
        assert told[0] == ("to a2", "no points left · slides over blood · 1 left, 2 up")
        assert ("to c3 · pushes a stone to c2", "2 points left · 1 up") in told
        places = [label.split(" · ")[0] for label, _ in told]
        first, again = places[:20], places[20:-1]
        assert len(set(first)) == len(first)
        assert set(again) <= set(first)
        assert told[-1] == ("stays on c4", "3 points left")
        assert len(told) <= 25


async def test_a_pad_is_put_away_and_nothing_was_moved(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before, board = stored(database), public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        pad = await thumb(at, "Ada")(await thumb(at, "Ada")(pad, "4 outside"), "Cancel")
        assert (pad.content, pad.components, pad.attachments) == ("Nothing was moved.", (), ())
        assert stored(database) == before
        assert answer(await at("Ada").click(board, id_of(board, "ff-pad"))).attachments  # it opens again at any time


async def test_a_button_pressed_twice_at_once_plays_once(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board, ada = public(games)[-1], at("Ada")
        pads = [answer(await ada.click(board, id_of(board, "ff-pad"))) for _ in range(2)]
        ways = [answer(await ada.click(pad, labelled(pad, "4 outside"))) for pad in pads]
        told = [said(reply) for reply in await asyncio.gather(*(ada.click(way, id_of(way, "ff-go")) for way in ways))]
        assert sorted(text.split()[0] for text in told) == ["This", "green"]
        await client.outbox_worker.idle()
        assert heads(public(games)[2:]) == ["Ada: green 3"]


async def test_the_pad_leads_past_another_token_but_not_onto_it(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g4": "g5", "r4": "g4"})
        press = thumb(at, "Ada")
        pad = await press(await press(public(games)[-1], "Move"), "4 on g5")
        pad = await press(pad, "⬆")
        assert pad.content == (
            "**4 on g5** goes 1 up to g4. It has to go on, because red 4 stands there: 3 points left.\n"
            "-# ○ pushes something. ☠ may be eaten there."
        )
        assert not {"Go", "What if?"} & set(labels(pad))
        pad = await press(pad, "⬆")
        assert {"Go", "What if?"} <= set(labels(pad))


async def test_what_cannot_be_done_is_grey_and_the_pad_says_why(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        tokens = start_tokens(database) | {"g4": "g5", "r4": "i5", "r3": "g3"}
        set_up(database, tokens=tokens)  # a stone lies on h5
        press = thumb(at, "Ada")
        pad = await press(await press(public(games)[-1], "Move"), "4 on g5")
        assert open_arrows(pad) == "⬅⬆⬇"
        _, why, _ = pad.content.split("\n")
        assert why == "-# Closed: right (the stone on h5 cannot be pushed, because red 4 stands behind it on i5)."
        for arrow in "⬅➡⬆":
            pad = await press(pad, arrow)
        assert open_arrows(pad) == "⬅⬇➡", "no point would be left to go on from g3"
        pad = await press(pad, "⬅")
        assert open_arrows(pad) == ""
        assert "No points left." in pad.content


async def test_with_one_token_left_the_pad_opens_with_it(start: Start, at: At, database: Path, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        tokens = dict.fromkeys(("g1", "g3", "g4"), "eaten")
        set_up(database, tokens=start_tokens(database) | tokens)
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        assert "Come in" in labels(pad)
        assert "5 outside" not in labels(pad)
        pad = answer(await at("Ada").click(pad, labelled(pad, "Stay outside")))
        assert pad.content == "green 5 stays outside. It shows 2 now."


async def ready(at: At, name: str, board: Message) -> Message:
    """Return a pad on which a token waits to come in, and nothing is left but Go."""
    press = thumb(at, name)
    return await press(await press(board, "Move"), "1 → p11")


def is_done(pad: Message) -> bool:
    """Whether a message is a sentence and nothing else, so that nothing in it looks alive."""
    return (pad.components, pad.attachments) == ((), ())


async def test_a_pad_of_an_earlier_board_becomes_the_sentence_that_says_so_after_a_restart_too(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    labels = ("Go", "⬆", "What if?", "Step back", "Whole board", "3 outside")
    press = thumb(at, "Ada")
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pads = [await press(await press(await press(board, "Move"), "4 outside"), "Come in") for _ in labels]
        await at("Ada").slash("stay", token="5")
        await client.outbox_worker.idle()
    before = stored(database), public(games)
    async with start(ScriptedChance([])):
        for label, pad in zip(labels, pads, strict=True):
            dead = await press(pad, label)
            assert dead.id == pad.id, label
            assert is_done(dead), label
            told = f"This board is from an earlier turn. The current one: {link_to(games, before[1][-1])}"
            assert dead.content == told, label
    assert (stored(database), public(games)) == before


async def test_once_one_pad_has_been_played_others_of_the_same_player_are_over(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board, press = public(games)[-1], thumb(at, "Ada")
        pads = [await ready(at, "Ada", board) for _ in range(2)]
        assert (await press(pads[0], "Go")).content == "green 1 to p11. It shows 6 now."
        await client.outbox_worker.idle()
        dead = answer(await at("Ada").select(pads[1], id_of(pads[1], "ff-goal"), ["-"]))
        assert is_done(dead)
        assert dead.content.startswith("This board is from an earlier turn. The current one: https://")


async def test_a_pad_of_a_game_that_is_over_says_so_in_its_place(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        pad = await ready(at, "Ada", public(games)[-1])
        await resigns(at("Ben"))
        dead = await thumb(at, "Ada")(pad, "Go")
        assert dead.id == pad.id
        assert is_done(dead)
        assert dead.content == "The game in this channel is over; `/new` opens a new table."


async def test_what_is_refused_on_a_pad_that_still_counts_leaves_it_as_it_is(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        press = thumb(at, "Ada")
        pad = await ready(at, "Ada", public(games)[-1])
        await at("Ada").slash("table settings", forecast="never")
        told = await press(pad, "What if?")
        assert told.content.startswith("This table plays without the forecast")
        assert told.id != pad.id
        assert (await press(pad, "Go")).content == "green 1 to p11. It shows 6 now."


async def test_a_move_just_made_is_taken_back_where_it_was_confirmed(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before, press = stored(database)["turns"], thumb(at, "Ada")
        played = await press(await ready(at, "Ada", public(games)[-1]), "Go")
    async with start(ScriptedChance([])) as client:
        back = await press(played, "Take back")
        assert is_done(back)
        assert back.content == "Taken back: the newest board of the channel is yours again."
        await client.outbox_worker.idle()
        assert stored(database)["turns"] == before
        assert public(games)[-1].content.startswith("Taken back: Ada: green 6 comes in, to p11.")
        typed = answer(await at("Ada").slash("move", token="4", path="uu"))
        assert labels(typed) == ["Take back", "Plan ahead"]


async def test_once_the_game_has_gone_on_a_move_is_not_taken_back_by_its_button(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        played = answer(await at("Ada").slash("move", token="4", path="uu"))
        await at("Ben").slash("stay", token="4")
        before = stored(database)["turns"]
        told = await thumb(at, "Ada")(played, "Take back")
        assert is_done(told)
        assert told.content == (
            "The game has gone on since: `/undo` takes your last move back, or asks the players who have acted since "
            "then."
        )
        assert stored(database)["turns"] == before


async def test_after_a_move_the_pad_waits_for_the_next_turn_and_goes_on(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        played = await thumb(at, "Ada")(await ready(at, "Ada", public(games)[-1]), "Go")
        await at("Ben").slash("stay", token="4")
        waited = await games.wait_for(
            lambda message: message.id == played.id and labels(message) == ["Move"], within=PATIENCE
        )
        assert waited.content.splitlines()[0] == played.content
        assert waited.content.splitlines()[-1] == "It is your turn again."
        assert "Ben: red 3 stays outside." in waited.content
        pad = answer(await at("Ada").click(waited, labelled(waited, "Move")))
        assert pad.id == played.id, "it becomes the pad itself"
        assert "4 outside" in labels(pad)


async def test_after_a_move_that_led_to_a_card_or_to_the_end_nothing_offers_to_take_it_back(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Ada", "5")):
            await at(name).slash("stay", token=token)
        assert is_done(answer(await at("Ben").slash("stay", token="5")))
        await client.outbox_worker.idle()
        tokens = start_tokens(database) | {"g1": "out", "g3": "out", "g4": "a1"}
        set_up(database, tokens=tokens, monster=Monster("h6", "e"), escaped=("g1", "g3"))
        won = answer(await at("Ada").slash("move", token="4", path="x"))
        assert (won.content, labels(won)) == ("green 4 escapes.", [])
