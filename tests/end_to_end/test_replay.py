"""Replays: every game of the channel, turn by turn, for whoever asks."""

from pathlib import Path

from bot.sandbox import Channel, Message, Sandbox, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, asks, begins, begun, public, replaces, resigns, rows, stops, uncoached

FIRST, BACK, ON, LAST = range(4)


def button(page: Message, place: int) -> str:
    """Return the id of one of the four buttons."""
    return [each for each in ids(page) if ":replay:" in each][place]


async def round_of_staying(at: At) -> None:
    """Let both players keep two tokens where they are; then the monster comes."""
    for name in ("Ada", "Ben", "Ada", "Ben"):
        (token, *_) = await at(name).complete("stay", focus="token", token="")
        await at(name).slash("stay", token=token["value"])


async def test_a_game_is_paged_through_turn_by_turn_by_a_spectator(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await round_of_staying(at)
        await client.outbox_worker.idle()
        posted, cleo = public(games), at("Cleo")
        shown = await (await cleo.slash("see replay")).finished()
        assert shown.content.startswith("**Before turn 1 of 5**\nRound 1 begins")
        for number, told in enumerate(("Ada: green 6 stays", "Ben: red 6 stays", "Ada: green 4 stays"), start=1):
            shown = answer(await cleo.click(shown, button(shown, ON)))
            assert shown.content.startswith(f"**Turn {number} of 5**\n{told}")
            assert len(shown.attachments) == 1
        shown = await (await cleo.click(shown, button(shown, LAST))).finished()
        assert shown.content.startswith("**Turn 5 of 5**\nThe monster plays 5.\nStep 1: ")
        assert "Step 5: " in shown.content
        shown = answer(await cleo.click(shown, button(shown, BACK)))
        assert shown.content.startswith("**Turn 4 of 5**")
        shown = answer(await cleo.click(shown, button(shown, FIRST)))
        assert shown.content.startswith("**Before turn 1 of 5**")
        assert public(games) == posted


async def test_the_menu_jumps_to_rounds_also_after_a_restart(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])):
        await begun(at, "Ada", "Ben")
        await round_of_staying(at)
        (token, *_) = await at("Ben").complete("stay", focus="token", token="")
        await at("Ben").slash("stay", token=token["value"])
        shown = await (await at("Ben").slash("see replay")).finished()
    async with start():
        menu = next(each for each in ids(shown) if ":jump:" in each)
        (select,) = [part for row in shown.components for part in row["components"] if part.get("options")]
        assert [option["label"] for option in select["options"]] == ["The start", "Round 2", "The end"]
        shown = await (await at("Ben").select(shown, menu, ["5"])).finished()
        assert shown.content.startswith("**Turn 5 of 6**\nThe monster plays 5.")


async def test_turns_that_were_taken_back_are_no_longer_there(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="1")
        shown = await (await at("Ben").slash("see replay")).finished()
        await at("Ada").slash("undo")
        shown = answer(await at("Ben").click(shown, button(shown, LAST)))
        assert shown.content.startswith("**The start**: no turn has been played yet.\nRound 1 begins")
        assert len(shown.attachments) == 1
        assert shown.components == ()
        anew = await (await at("Ben").slash("see replay")).finished()
        assert (anew.content, anew.components) == (shown.content, ())


async def test_old_games_stay_and_those_of_other_channels_are_refused(start: Start, at: At, database: Path) -> None:
    refusal = "This channel has had no such game; `/see replay` without a number shows the newest one."
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="1")
        await resigns(at("Ada"))
        await begun(at, "Cleo", "Ben")
        ((today,),) = rows(database, "SELECT date(created_at) FROM matches WHERE id = 1")
        offers = await at("Ada").complete("see replay", focus="game", game="")
        assert [(one["name"], one["value"]) for one in offers] == [
            (f"No. 2, {today}: Cleo, Ben", "2"),
            (f"No. 1, {today}: Ada, Ben", "1"),
        ]
        old = await (await at("Dan").slash("see replay", game="1")).finished()
        assert old.content.startswith("**Before turn 1 of 2**")
        old = answer(await at("Dan").click(old, button(old, LAST)))
        assert "Ada resigns" in old.content
        for wrong in ("3", "0", "-1", "x", "9" * 30):
            assert await asks(at("Dan"), "see replay", game=wrong) == refusal
        await client.outbox_worker.idle()  # or it may be writing when the test does
        rows(database, "UPDATE matches SET channel_id = channel_id + 1 WHERE id = 1")
        assert await asks(at("Dan"), "see replay", game="1") == refusal
        ended = answer(await at("Dan").click(old, button(old, FIRST)))
        assert (ended.content, ended.components, ended.attachments) == (refusal, (), ())


async def test_the_buttons_of_a_finished_game_work_for_ever_whatever_the_channel_plays_by_then(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="1")
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        closing = public(games)[-1]
        page = await (await at("Dan").click(closing, id_of(closing, "rewatch"))).finished()
        await begun(at, "Cleo", "Ben")
        await at("Cleo").slash("stay", token="3")
    async with start(ScriptedChance([])):
        page = answer(await at("Dan").click(page, button(page, ON)))
        assert page.content.startswith("**Turn 1 of 2**\nAda: green 6 stays outside.")
        again = await (await at("Eve").click(closing, id_of(closing, "rewatch"))).finished()
        assert again.content.startswith("**Before turn 1 of 2**")
        newest = await (await at("Eve").slash("see replay")).finished()
        assert newest.content.startswith("**Before turn 1 of 1**")


def kinds(message: Message) -> list[str]:
    """Return the kinds of files of a message: "gif", "png"."""
    return [attachment.filename.rpartition(".")[2] for attachment in message.attachments]


async def test_a_walk_is_a_film_and_its_last_picture(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])):
        await begun(at, "Ada", "Ben")
        await round_of_staying(at)
        shown = await (await at("Cleo").slash("see replay")).finished()
        assert kinds(shown) == ["png"]
        shown = await (await at("Cleo").click(shown, button(shown, LAST))).finished()
        assert kinds(shown) == ["gif", "png"]
        assert all(attachment.description for attachment in shown.attachments)


async def test_what_was_missed_is_told_in_lines_and_a_film_to_players_alone(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "see catch-up") == "Nothing has happened since your last turn."
        await round_of_staying(at)
        await client.outbox_worker.idle()
        before = public(games)
        missed = await (await at("Ada").slash("see catch-up")).finished()
        told = missed.content.split("\n")
        assert told[0].startswith("Ben: red 4 stays")
        assert told[1].startswith("The monster played 5, ate nobody and is on ")
        assert len(told) <= 3
        assert kinds(missed) == ["gif"]
        assert await asks(at("Cleo"), "see catch-up") == (
            "You are not in this game, so there is nothing to catch up on: "
            "`/see board` shows how it stands, `/see replay` all that has happened."
        )
        assert public(games) == before


async def test_the_pad_opens_with_what_was_missed_and_its_film_is_shown_also_after_a_restart(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await round_of_staying(at)
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = await (await at("Ben").click(board, id_of(board, "ff-pad"))).finished()
        first, *_, last, _ = uncoached(pad.content).split("\n")
        assert first.startswith("The monster played 5")
        assert last.startswith("**6 outside**")
        assert kinds(pad) == ["png"]
    async with start():
        film = await (await at("Ben").slash("see catch-up")).finished()
        assert kinds(film) == ["gif"]
        await replaces(at, world, "Ben", "Cleo")
        ended = answer(await at("Ben").slash("see catch-up"))
        assert ended.content.startswith("You are not in this game, so there is nothing to catch up on: ")


async def test_a_lobby_that_was_closed_again_does_not_hide_the_last_game(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])):
        await begun(at, "Ada", "Ben")
        await resigns(at("Ada"))
        await at("Cleo").slash("new fearsome-floors")
        await at("Cleo").slash("join", colour="red")
        assert (
            await asks(at("Dan"), "see square", square="k7")
            == "The game has not begun yet; anybody who has joined can start it with `/table start`."
        )
        await at("Cleo").slash("table leave")
        assert (await asks(at("Dan"), "see square", square="k7")).startswith("k7: ")


async def test_an_open_lobby_does_not_hide_the_last_game_and_the_replay_says_which_it_is(start: Start, at: At) -> None:
    *monster, green = begins("green")
    async with start(ScriptedChance([*monster, *monster, green, *monster])):
        await at("Cleo").slash("new fearsome-floors")
        unbegun = "The game has not begun yet; anybody who has joined can start it with `/table start`."
        assert await asks(at("Dan"), "see replay") == unbegun
        await at("Cleo").slash("join", colour="red")
        await at("Cleo").slash("table leave")
        await begun(at, "Ada", "Ben")
        await resigns(at("Ada"))
        await at("Cleo").slash("new fearsome-floors")
        note = "The table that is open here has not begun; this is the last game, No. 2.\n"
        shown = await (await at("Dan").slash("see replay")).finished()
        assert shown.content.startswith(f"{note}**Before turn 1 of 1**\n")
        page = answer(await at("Dan").click(shown, button(shown, LAST)))
        assert page.content.startswith("**Turn 1 of 1**\nAda resigns")
        named = await (await at("Dan").slash("see replay", game="2")).finished()
        assert named.content.startswith("**Before turn 1 of 1**")


async def test_the_games_of_a_watched_channel_are_offered_and_can_be_paged_through_behind_a_lobby_too(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, database: Path
) -> None:
    lounge = next(channel for channel in world.channels.values() if channel.name == "lounge")
    mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
    async with start(ScriptedChance([*begins("green"), *begins("green")])):
        await begun(at, "Ada", "Ben")
        await resigns(at("Ada"))
        assert await mo.complete("see replay", focus="game", game="") == []
        await mo.slash("table watch start", channel=games)
        ((today,),) = rows(database, "SELECT date(created_at) FROM matches WHERE id = 1")
        offers = await mo.complete("see replay", focus="game", game="")
        assert [(one["name"], one["value"]) for one in offers] == [(f"No. 1, {today}: Ada, Ben (watched here)", "1")]
        shown = await (await mo.slash("see replay", game="1")).finished()
        assert shown.content.startswith("**Before turn 1 of 1**")
        await at("Cleo").slash("new fearsome-floors")
        shown = await (await mo.slash("see replay")).finished()
        assert shown.content.startswith("The table that is open here has not begun; this is the last game, No. 1.\n")
        await stops(at("Cleo"))
        shown = await (await mo.slash("see replay")).finished()
        assert shown.content.startswith("**Before turn 1 of 1**")
