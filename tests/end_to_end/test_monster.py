"""What hunts the players, large: in the lobby, and for whoever asks."""

from io import BytesIO
from pathlib import Path

from PIL import Image
from structlog.typing import EventDict

from bot.sandbox import Channel, Message, Sandbox
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import EDIT, POST, asks, begins, forgive, public, resigns, rows, seated

SIZE = (512, 512)
USUAL = "This is the Toad-Barrel with claws, frog legs and paws."


def check(message: Message, told: str) -> None:
    """See that its one picture is a portrait, with a text that names the monster's parts."""
    (picture,) = message.attachments
    with Image.open(BytesIO(picture.content)) as image:
        assert (image.format, image.size) == ("PNG", SIZE)
    assert picture.description == told


async def test_the_lobby_shows_its_monster_which_is_uploaded_once(
    start: Start, at: At, sandbox: Sandbox, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
    lobby, _ = public(games)
    assert "2. Ben: red" in lobby.content
    check(lobby, USUAL)
    sent = [record for record in sandbox.requests if f"{record.method} {record.route}" in (POST, EDIT)]
    assert [len(record.files) for record in sent] == [1, *[0] * (len(sent) - 2), 1]  # with the lobby, and the board


async def test_a_lobby_whose_message_shows_another_picture_gets_its_own_when_it_is_edited(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        other = "UPDATE matches SET lobby_pictures = replace(lobby_pictures, 'toad-barrel', 'goat-barrel')"
        rows(database, other)  # as if the lobby had shown another monster
        for name in ("Ada", "Ben"):
            await at(name).slash("join")
        await client.outbox_worker.idle()
    (lobby,) = public(games)
    check(lobby, USUAL)
    assert lobby.attachments[0].filename == "fearsome-floors-2-1.png"  # of the first edit


async def test_a_lobby_of_which_the_database_has_lost_what_it_shows_is_posted_anew(
    start: Start, at: At, database: Path, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        rows(database, "UPDATE matches SET lobby_pictures = substr(lobby_pictures, 1, 40)")
        for name in ("Ada", "Ben"):
            await at(name).slash("join")
            await client.outbox_worker.idle()
        assert len(forgive(quiet, "what a lobby shows cannot be read")) == 1
    _, lobby = public(games)
    assert "2. Ben: " in lobby.content
    check(lobby, USUAL)


async def test_the_monster_of_the_channel_is_shown_to_whoever_asks_and_any_other_one(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        assert await asks(at("Mo"), "see monster") == "There is no game in this channel; `/new` opens a table."
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        await resigns(at("Ada"))  # and it is still the channel's
        await client.outbox_worker.idle()
        before = public(games)
        shown = await (await at("Mo").slash("see monster")).finished()
        assert shown.ephemeral_to == at("Mo").person.id
        assert shown.content == USUAL
        check(shown, USUAL)
        other = "This is the Skull-Shell with hooks, stilts and wheels."
        shown = await (await at("Mo").slash("see monster", monster=" Skull-shell-hooks-stilt-wheels")).finished()
        assert shown.content == other
        check(shown, other)
        assert public(games) == before


async def test_monsters_complete_part_by_part_and_what_is_none_is_refused(start: Start, at: At) -> None:
    async with start():
        offered = await at("Mo").complete("see monster", focus="monster", monster="moth-fu")
        assert [one["value"] for one in offered] == ["moth-furnace-claws-frog-paws"]
        told = await asks(at("Mo"), "see monster", monster="moth-sofa-claws-frog-paws")
        assert "sofa" in told
