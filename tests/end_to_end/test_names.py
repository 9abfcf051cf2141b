"""Names are people's own text: they ping nobody, format nothing, link nowhere, and alt texts read them as they are."""

import re

import msgspec
import pytest

from bot.sandbox import Channel, Overwrite, Permission, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, begins, begun, public, resigns, said


@pytest.fixture
def world() -> World:
    """A world with two people of bad intent, and a bot that could ping everybody."""
    world = World()
    people = world.people
    people["Dan"] = msgspec.structs.replace(people["Dan"], name="discord.gg/evil\u3164\U000e0041")
    for who, name in (("Ada", f"@everyone <@{people['Cleo'].id}>"), ("Ben", "**x** [l](http://e.vil) `# ||y||")):
        people[who] = msgspec.structs.replace(people[who], name=name)
    allowed = Overwrite(target_id=world.bot.id, allow=Permission.MENTION_EVERYONE)
    world.channels["games"].overwrites = (allowed,)
    return world


async def test_names_ping_nobody_and_inject_nothing(start: Start, at: At, world: World, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben", "Dan")
        for name in ("Ada", "Ben", "Dan"):
            assert (await asks(at(name), "stay", token="4")).endswith(" 4 stays outside. It shows 3 now.")
        await at("Dan").slash("see board")
        await at("Dan").slash("undo")
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
        dan = await (await at("Dan").slash("see board")).finished()
    players = [world.people[name] for name in ("Ada", "Ben", "Dan")]
    written = [shown(player.name) for player in players]
    told = [*public(games), dan]
    assert all(any(name in message.content for message in told) for name in written)
    for message in told:
        assert len(message.pinged & {player.id for player in players}) == len(message.pinged) <= 1
        rest = message.content
        for ours in (*written, *(f"Next: <@{player.id}> (" for player in players)):
            rest = rest.replace(ours, "")
        assert not any(piece in rest for piece in ("@", "http", "e.vil", "discord.gg", "**x", "||"))


def shown(name: str) -> str:
    """Return a name as it must stand in a message: each sign of markup with a backslash, and nothing invisible."""
    name = re.sub("[\u3164\U000e0041]", "", name)
    return re.sub(r"([\\*_~`|>#\[\]()<@:.-])", r"\\\1", name[:32].strip())


async def test_only_the_next_player_is_pinged(start: Start, at: At, world: World, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben", "Dan")
        for name, following in (("Ada", "Ben"), ("Ben", "Dan"), ("Dan", "Ada")):
            await at(name).slash("stay", token="4")
            await client.outbox_worker.idle()
            assert public(games)[-1].pinged == {world.people[following].id}


async def test_alt_texts_read_names_as_they_are(start: Start, at: At, world: World, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        private = await (await at("Ben").slash("see board")).finished()
    for message in (public(games)[-1], private):
        (picture,) = message.attachments
        alt = picture.description or ""
        assert "\\" not in alt
        assert world.people["Ada"].name[:32] in alt
        assert world.people["Ben"].name[:32].strip() in alt


async def test_refusals_quote_what_was_typed_harmlessly(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])):
        await begun(at, "Ada", "Ben")
        for command, options in (
            ("move", {"token": "**x** <@1>", "path": "u"}),
            ("move", {"token": "4", "path": "**x** <@1>"}),
            ("stay", {"token": "**x** <@1>"}),
        ):
            assert r"\*\*x\*\* \<\@1\>" in said(await at("Ada").slash(command, **options))
        await resigns(at("Ada"))
        await at("Ada").slash("new fearsome-floors")
        assert r"\*\*x\*\* \<\@1\>" in await asks(at("Ada"), "join", colour="**x** <@1>")


async def test_who_is_called_otherwise_now_is_so_from_their_next_act_on(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        world.people["Ada"] = msgspec.structs.replace(world.people["Ada"], name="Ada")
        await begun(at, "Ada", "Cleo")
        await client.outbox_worker.idle()
        world.people["Ada"] = msgspec.structs.replace(world.people["Ada"], name="Adele")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Adele: green 3")
        world.people["Ada"] = msgspec.structs.replace(world.people["Ada"], name="Ida")
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        assert "Ida" in public(games)[-1].content
        assert "Adele" not in public(games)[-1].content
        world.people["Cleo"] = msgspec.structs.replace(world.people["Cleo"], name="Clea")
        await resigns(at("Cleo"))
        await client.outbox_worker.idle()
    assert any(message.content.startswith("Clea resigns") for message in public(games))
