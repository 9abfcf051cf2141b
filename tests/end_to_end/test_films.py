"""A walk as its table wants it: a film, pictures of its steps, both, or step by step; and when no film can be made."""

from io import BytesIO

import discord
import pytest
from PIL import Image
from structlog.typing import EventDict

from bot.client import Furunkulus
from bot.delivery import poster
from bot.sandbox import Channel, Message
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import begins, begun, forgive, public, walked

PNG, GIF = "image/png", "image/gif"


async def shown(client: Furunkulus, at: At, games: Channel, pictures: str) -> list[Message]:
    """Give the messages of a walk of seven steps at a table that is set so, up to the next board."""
    await begun(at, "Ada", "Ben")
    await at("Ada").slash("table settings", pictures=pictures)
    await client.poster.idle()
    before = len(public(games)) + 4  # after the pictures of four moves
    await walked(at)
    await client.poster.idle()
    return public(games)[before:]


def kinds(messages: list[Message]) -> list[list[str]]:
    return [[attachment.content_type for attachment in message.attachments] for message in messages]


def lines(messages: list[Message]) -> list[str]:
    """Give the beginnings of the lines that tell the walk, without the next board's."""
    return [line.split(":")[0] for message in messages[:-1] for line in message.content.split("\n")]


TOLD = ["The monster plays 7.", *(f"Step {number}" for number in range(1, 8))]


@pytest.mark.parametrize(
    ("pictures", "expected"),
    [
        ("film+steps", [[GIF], [PNG] * 7, [PNG]]),
        ("steps", [[PNG] * 7, [PNG]]),
        ("film", [[GIF], [PNG]]),
        ("live", [[PNG]] * 8),
    ],
)
async def test_a_walk_is_posted_as_the_table_is_set(
    start: Start, at: At, games: Channel, monkeypatch: pytest.MonkeyPatch, pictures: str, expected: list[list[str]]
) -> None:
    monkeypatch.setattr(poster, "STEP_PAUSE", 0.0)
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        messages = await shown(client, at, games, pictures)
    assert kinds(messages) == expected
    assert lines(messages) == TOLD
    assert messages[-1].content.startswith("Round 2 begins")
    for film in [file for message in messages for file in message.attachments if file.content_type == GIF]:
        assert film.description is not None
        assert film.description.startswith("The monster plays 7. Step 1: ")
        with Image.open(BytesIO(film.content)) as image:
            assert getattr(image, "n_frames", 1) > 7


@pytest.mark.parametrize(
    ("pictures", "expected"), [("film+steps", [[], [PNG] * 7, [PNG]]), ("film", [[PNG] * 7, [PNG]])]
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
    assert lines(messages) == TOLD
    assert len(forgive(quiet, "film too large")) == 1


async def test_a_film_that_cannot_be_made_makes_room_for_the_pictures(
    start: Start, at: At, games: Channel, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.camera.Order", lambda *_: None)  # which nobody can film
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        messages = await shown(client, at, games, "film")
    assert kinds(messages) == [[PNG] * 7, [PNG]]
    assert lines(messages) == TOLD
    assert len(forgive(quiet, "film cannot be made")) == 1
