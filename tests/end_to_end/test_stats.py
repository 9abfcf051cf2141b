"""Statistics and standing: counted from games that are over, told to who asks, and of nobody who is hidden."""

import asyncio
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.sandbox import Channel, InteractionType, Overwrite, Permission, World
from engine.core import ScriptedChance
from render.core.record_card import WIDTH
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    AIR,
    answer,
    asks,
    begins,
    begun,
    forged_command,
    public,
    resigns,
    rows,
    said,
    texts,
    won_by_the_first,
)

NOTHING_TO_SEE = "There is nothing of this person to be seen here."
NO_GAME = "No game has been played to its end yet."


async def test_a_game_that_is_over_counts_and_one_whose_end_was_taken_back_does_not(
    start: Start, at: At, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        assert NO_GAME in await asks(at("Ada"), "stats")
        bot_clock.now = bot_clock.now.replace(hour=13)
        await resigns(at("Ben"))
        told = await asks(at("Ada"), "stats")
        assert told.startswith(
            "**Ada**, in this server:\n**Fearsome Floors**: one game, place 1 once. A typical game had one round"
        )
        assert "- Tokens out: 0, eaten: 0." in told
        assert "place 2 once" in await seen(at, "Ben")
        await at("Mo").slash("table undo")
        assert NO_GAME in await asks(at("Ada"), "stats")


async def seen(at: At, name: str) -> str:
    """Return what Ada is told of somebody's statistics."""
    return said(await at("Ada").slash("stats", person=at(name).person))


async def test_statistics_are_shown_to_the_channel_only_by_the_button(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await resigns(at("Ben"))
        mine = answer(await at("Ada").slash("stats", person=at("Ben").person))
        await client.outbox_worker.idle()
        before = len(public(games))
        await at("Ada").click(mine, id_of(mine, "showstats"))
        await client.outbox_worker.idle()
        assert len(public(games)) == before + 1
        assert public(games)[-1].content.startswith("Ada shows:\n**Ben**, in this server:")
        (shown,), (seen,) = public(games)[-1].attachments, mine.attachments
        assert shown.description == seen.description
        assert str(seen.description).startswith("Fearsome Floors: one game, place 2 once. A typical game had one round")
        with Image.open(BytesIO(shown.content)) as picture:
            assert picture.width == WIDTH
        assert public(games)[-1].pinged == frozenset()


async def test_statistics_and_boards_are_shown_once_and_only_by_who_may_write_in_the_channel(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await resigns(at("Ben"))
        mine = answer(await at("Ada").slash("stats"))
        board = answer(await at("Ada").slash("standing"))
        await client.outbox_worker.idle()
        before = len(public(games))
        world.set_overwrites(games, Overwrite(target_id=at("Ada").person.id, deny=Permission.SEND_MESSAGES))
        for private, verb in ((mine, "showstats"), (board, "showboard")):
            told = said(await at("Ada").click(private, id_of(private, verb)))
            assert told == "You may not write in this channel, so nothing of yours is shown here."
        await client.outbox_worker.idle()
        assert len(public(games)) == before
        world.set_overwrites(games)
        for private, verb in ((mine, "showstats"), (board, "showboard")):
            press = partial(at("Ada").click, private, id_of(private, verb))
            await asyncio.gather(press(), press())
        await client.outbox_worker.idle()
        assert len(public(games)) == before + 2


async def test_nobody_learns_of_who_is_hidden_more_than_of_who_never_played(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        await resigns(at("Ben"))
        told = await asks(at("Ben"), "settings", standing="hidden")
        assert "- standing: nobody sees what you have come to, and you are on no board" in told
        assert await seen(at, "Ben") == NOTHING_TO_SEE
        assert await seen(at, "Cleo") == NOTHING_TO_SEE
        assert "place 2 once" in await asks(at("Ben"), "stats")


async def test_the_picture_is_of_the_game_played_most_and_a_button_shows_another_one(
    start: Start, at: At, games: Channel, world: World, database: Path
) -> None:
    people = (world.people["Ada"].id, world.people["Ben"].id)
    async with start() as client:
        await client.outbox_worker.idle()
        await asyncio.to_thread(won_by_the_first, database, people, games=2)
        await asyncio.to_thread(won_by_the_first, database, people, games=1, of=AIR)
        mine = answer(await at("Ada").slash("stats"))
        assert str(mine.attachments[0].description).startswith("Fearsome Floors: 2 games")
        assert "- One Breath of Air: won 1 of 1 as 🕯️ Humans." in mine.content
        mine = answer(await at("Ada").click(mine, id_of(mine, "stats")))
        assert str(mine.attachments[0].description).startswith("Claustrophobia: one game")
        assert id_of(mine, "stats").endswith(".fearsome-floors")
        await at("Ada").click(mine, id_of(mine, "showstats"))
        await client.outbox_worker.idle()
        assert public(games)[-1].attachments[0].description == mine.attachments[0].description


@pytest.mark.parametrize("hidden", [None, "Ada", "Ben"])
async def test_the_board_has_who_played_five_games_and_is_not_hidden(
    start: Start, at: At, games: Channel, world: World, database: Path, hidden: str | None
) -> None:
    people = (world.people["Ada"].id, world.people["Ben"].id)
    async with start() as client:
        assert (await asks(at("Cleo"), "standing")).startswith("Nobody has played five rated games here yet.")
        await client.outbox_worker.idle()
        await asyncio.to_thread(won_by_the_first, database, people, games=5)
        if hidden is not None:
            await at(hidden).slash("settings", standing="hidden")
        board = answer(await at("Cleo").slash("standing"))
        heading, *lines, _ = board.content.split("\n")
        assert heading == "**Fearsome Floors, at two**"
        shown = [name for name in ("Ada", "Ben") if name != hidden]
        assert [line.split(":")[0] for line in lines] == [f"{n}. {name}" for n, name in enumerate(shown, start=1)]
        assert all(line.endswith("(5 games)") for line in lines)
        await at("Cleo").click(board, id_of(board, "showboard"))
        await client.outbox_worker.idle()
        assert texts(public(games))[-1] == f"Cleo shows:\n{board.content}"
        assert rows(database, "SELECT name FROM names") == [("Cleo",)], "by which she is erased from what she showed"


async def test_who_shows_it_everywhere_is_told_of_with_the_games_of_all_servers(
    start: Start, at: At, world: World, database: Path
) -> None:
    people = (world.people["Ada"].id, world.people["Ben"].id)
    async with start() as client:
        await client.wait_until_ready()
        await asyncio.to_thread(won_by_the_first, database, people, games=3)
        await asyncio.to_thread(rows, database, "UPDATE matches SET guild_id = 7 WHERE id > 100")
        told = await seen(at, "Ben")
        assert told.startswith("**Ben**, in this server:\n**Fearsome Floors**: one game, place 2 once")
        await at("Ben").slash("settings", standing="public")
        told = await seen(at, "Ben")
        assert told.startswith("**Ben**, in all servers:\n**Fearsome Floors**: 3 games, place 2 (3 times)")
        assert (await seen(at, "Ada")).startswith("**Ada**, in this server:\n**Fearsome Floors**: one game,")


async def test_a_review_that_an_older_version_has_made_is_passed_by(
    start: Start, at: At, world: World, database: Path
) -> None:
    people = (world.people["Ada"].id, world.people["Ben"].id)
    async with start() as client:
        await client.outbox_worker.idle()
        await asyncio.to_thread(won_by_the_first, database, people, games=2)
        await asyncio.to_thread(rows, database, "INSERT INTO reviews VALUES (100, 3, ?)", '{"type": "review"}')
        assert "2 games" in await asks(at("Ada"), "stats")


async def test_a_bot_has_no_statistics(start: Start, at: At, world: World) -> None:
    async with start():
        told = said(await at("Ada").slash("stats", person=world.bot))
        assert told == "Bots have no statistics; programs at tables show how well you play against them."


async def test_nobody_is_told_of_somebody_of_another_server(start: Start, at: At, world: World, database: Path) -> None:
    zoe = {"id": str(2**60), "username": "zoe", "discriminator": "0", "avatar": None, "global_name": "Zoe"}
    async with start() as client:
        await client.wait_until_ready()
        await asyncio.to_thread(won_by_the_first, database, (2**60, world.people["Ben"].id), games=3)
        await asyncio.to_thread(rows, database, "UPDATE matches SET guild_id = 7")
        asked = forged_command(world, "stats", [{"name": "person", "type": 6, "value": zoe["id"]}])
        resolved = {"resolved": {"users": {zoe["id"]: zoe}}}
        assert said(await at("Ada").send(InteractionType.COMMAND, asked | resolved)) == "Zoe is not in this server."


async def test_how_strong_somebody_is_against_programs_is_told_to_them_alone(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    practice = "In Fearsome Floors, games against programs make you about as strong as "
    async with start() as client:
        await client.wait_until_ready()
        await asyncio.to_thread(won_by_the_first, database, (world.people["Ada"].id, -1), games=4)
        await asyncio.to_thread(rows, database, "UPDATE seats SET level = 'player' WHERE person_id = -1")
        mine = answer(await at("Ada").slash("stats"))
        (line,) = [line for line in mine.content.split("\n") if line.startswith(practice)]
        assert line.endswith(" (4 games).")
        assert "rated games here" in await asks(at("Ada"), "standing")
        assert practice not in said(await at("Ben").slash("stats", person=at("Ada").person))
        await at("Ada").click(mine, id_of(mine, "showstats"))
        await client.outbox_worker.idle()
        assert practice not in public(games)[-1].content
