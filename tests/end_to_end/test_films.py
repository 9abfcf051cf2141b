"""A walk as its table wants it: a film, pictures of its steps, both, or step by step; and when there can be no film."""

from io import BytesIO
from pathlib import Path

import discord
import pytest
from PIL import Image
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, Reply, World
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import (
    begins,
    begun,
    forgive,
    public,
    resigns,
    set_up,
    start_tokens,
    unpaintable,
    walked,
)
from tests.told_steps import STEPS, told_steps

PNG, GIF = "image/png", "image/gif"


async def shown(client: Furunkulus, at: At, games: Channel, pictures: str) -> list[Message]:
    """Return the messages of a walk of seven steps at a table that is set so, up to the next board."""
    await begun(at, "Ada", "Ben")
    await at("Ada").slash("table settings", pictures=pictures)
    await client.outbox_worker.idle()
    before = len(public(games)) + 4  # after the pictures of four moves
    await walked(at)
    await client.outbox_worker.idle()
    return public(games)[before:]


def kinds(messages: list[Message]) -> list[list[str]]:
    return [[attachment.content_type for attachment in message.attachments] for message in messages]


def told(messages: list[Message]) -> list[str]:
    """Return the lines that tell the walk besides its steps, once all seven of those are seen to be told between."""
    text = "\n".join(message.content for message in messages[:-1] if message.content)
    assert told_steps(text) == list(range(1, 8))
    return [line for line in text.split("\n") if not STEPS.match(line)]


TOLD = ["The monster plays 7.", "The monster played 7, ate nobody and is on h1 now."]


@pytest.mark.parametrize(
    ("pictures", "expected"),
    [
        ("film+steps", [[GIF], [PNG] * 5, [PNG] * 2, [PNG]]),
        ("steps", [[PNG] * 5, [PNG] * 2, [PNG]]),
        ("film", [[GIF], [], [PNG]]),
        ("live", [[PNG]] * 8),
    ],
)
async def test_a_walk_is_posted_as_the_table_is_set(
    start: Start, at: At, games: Channel, monkeypatch: pytest.MonkeyPatch, pictures: str, expected: list[list[str]]
) -> None:
    monkeypatch.setattr(outbox_worker, "STEP_PAUSE", 0.0)
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        messages = await shown(client, at, games, pictures)
    assert kinds(messages) == expected
    assert told(messages) == TOLD
    assert messages[-1].content.startswith("Round 2 begins")
    for film in [file for message in messages for file in message.attachments if file.content_type == GIF]:
        assert film.description is not None
        assert film.description.startswith("The monster plays 7. Step 1: ")
        with Image.open(BytesIO(film.content)) as image:
            assert getattr(image, "n_frames", 1) > 7


@pytest.mark.parametrize(
    ("pictures", "expected"),
    [("film+steps", [[], [PNG] * 5, [PNG] * 2, [PNG]]), ("film", [[PNG] * 5, [PNG] * 2, [], [PNG]])],
)
async def test_a_film_that_is_too_large_for_the_channel_makes_room_for_the_pictures(
    start: Start,
    at: At,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
    pictures: str,
    expected: list[list[str]],
) -> None:
    monkeypatch.setattr(discord.Guild, "filesize_limit", 1000)
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        messages = await shown(client, at, games, pictures)
    assert kinds(messages) == expected
    assert told(messages) == TOLD
    assert len(forgive(quiet, "film too large")) == 1


async def test_a_film_that_cannot_be_made_makes_room_for_the_pictures(
    start: Start, at: At, games: Channel, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.studio_process.FilmJob", unpaintable)
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        messages = await shown(client, at, games, "film")
    assert kinds(messages) == [[PNG] * 5, [PNG] * 2, [], [PNG]]
    assert told(messages) == TOLD
    assert len(forgive(quiet, "film cannot be made")) == 1


NO_FILM = "The film is too large for this place, or could not be made; the picture shows how it ends."


async def walk_again(at: At) -> Reply:
    """Open a replay and go to its last page."""
    replay = await (await at("Cleo").slash("see replay")).finished()
    return await at("Cleo").click(replay, [each for each in ids(replay) if ":replay:" in each][-1])


async def private(reply: Reply) -> tuple[list[str], str]:
    """Return the kinds of files of a private answer, and its last line."""
    message = await reply.finished()
    assert message.is_ephemeral
    assert all(file.description for file in message.attachments)
    return kinds([message])[0], message.content.split("\n")[-1]


async def test_private_films_of_a_place_that_takes_only_small_files_make_room_for_a_still_and_a_sentence(
    start: Start, at: At, world: World, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green"), "10"])) as client:
        await begun(at, "Ada", "Ben")
        await walked(at)
        await client.outbox_worker.idle()
        film, still = (await (await walk_again(at)).finished()).attachments
        assert (film.content_type, still.content_type) == (GIF, PNG)
        assert len(film.content) > len(still.content)
        assert (await private(await at("Ben").slash("see catch-up")))[0] == [GIF]
        world.file_limit = len(film.content)  # just enough
        assert (await private(await walk_again(at)))[0] == [GIF, PNG]
        world.file_limit = len(film.content) - 1
        assert await private(await walk_again(at)) == ([PNG], NO_FILM)
        assert await private(await at("Ben").slash("see catch-up")) == ([PNG], NO_FILM)
    assert len(forgive(quiet, "film too large")) == 2


async def test_what_a_picture_shows_whole_is_caught_up_with_by_that_picture(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        shown, told = await private(await at("Ben").slash("see catch-up"))
        assert (shown, told) == ([PNG], "Ada: green 3 stays outside.")


@pytest.mark.parametrize(("largest", "expected"), [(None, [GIF]), (1000, [PNG])])
async def test_the_best_moments_of_a_game_are_a_film_or_where_that_is_too_large_a_picture_of_each(
    start: Start,
    at: At,
    games: Channel,
    database: Path,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
    largest: int | None,
    expected: list[str],
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g4": "k6"}, monster=Monster("h6", "e"), tiles={}, patches=())
        await walked(at)
        await client.outbox_worker.idle()
        if largest is not None:
            monkeypatch.setattr(discord.Guild, "filesize_limit", largest)
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        closing = public(games)[-1]
        assert closing.content.splitlines()[-1].startswith(
            "That was the game. Here are its best moments, and all of it as text."
        )
        *shown, record = closing.attachments
        assert [file.content_type for file in shown] == expected
        assert "eats green 3" in str(shown[0].description)
        assert record.content_type == "text/plain"
    assert len(forgive(quiet, "film too large")) == (largest is not None)
