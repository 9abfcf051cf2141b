"""Whole games in a made-up language: whatever people are sent is in it, or a name."""

import random
from pathlib import Path
from typing import Final

from bot.interactions.move_offers import ALL
from bot.runtime.client import Furunkulus, Program
from bot.sandbox import Channel, UserClient, World
from bot.sandbox.world.messages import ComponentType, walk
from bot.table import TableView
from engine.core import SeededChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import crypt_begun, pad_of
from tests.end_to_end.language_scenes import Heard, folders, heard, spoken
from tests.end_to_end.player import At
from tests.end_to_end.scenes import LATE_OF_TWO, answer, begin_late, go_on_from, seated

__all__ = ["folders", "heard", "spoken"]

LINES: Final = (
    "help",
    "rules",
    "settings",
    "table settings",
    "see board",
    "see text",
    "table log",
    "stats",
    "standing",
)
"""What anybody can ask for at any table."""


async def looks_around(person: UserClient, *lines: str) -> None:
    """Ask for everything, and open the menus behind it."""
    for line in (*LINES, *lines):
        shown = answer(await person.slash(line))
        for custom_id in [
            part["custom_id"] for part, _ in walk(shown.components) if part["type"] == ComponentType.BUTTON
        ][:2]:
            if custom_id.split(":")[1] in ("settings", "primer", "see", "hours", "puzzle", "learn", "solution"):
                await person.click(shown, custom_id)


async def test_a_whole_game_of_fearsome_floors_says_nothing_in_english(
    start: Start, at: At, heard: Heard, spoken: Program, world: World, database: Path
) -> None:
    for person in world.people.values():
        world.locales[person.id] = "sv-SE"
    luck = random.Random(4)
    by_id = {person.id: person.name for person in world.people.values()}
    async with start(SeededChance(5), program=spoken) as client:
        await seated(at, "Ada", "Ben")
        await looks_around(at("Ada"))
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        go_on_from(database, LATE_OF_TWO)
        await looks_around(at("Ben"), "see forecast", "see monster", "see why", "see catch-up", "see record", "hint")
        while (seat := (await only_table(client)).called) is not None:
            player = at(by_id[seat.person_id])
            tokens = await player.complete("move", focus="token", token="")
            heard.offered(tokens)
            token = luck.choice(tokens)["value"]
            paths = await player.complete("move", focus="path", token=token, path="")
            heard.offered(paths)
            await player.slash("move", token=token, path="9")
            await player.slash("move", token=token, path=luck.choice(paths)["value"])
            await client.outbox_worker.idle()
        await looks_around(at("Ben"), "review", "see replay", "see record")
    assert "\n".join(heard.wrong_anywhere("eo")) == ""


async def test_a_whole_game_of_claustrophobia_says_nothing_in_english(
    start: Start, at: At, heard: Heard, spoken: Program, world: World, games: Channel, database: Path
) -> None:
    for person in world.people.values():
        world.locales[person.id] = "sv-SE"
    luck = random.Random(1)
    by_id = {person.id: person.name for person in world.people.values()}
    async with start(SeededChance(5), program=spoken) as client:
        await crypt_begun(at)
        await looks_around(at("Ada"), "see hand")
        begin_late(database, 12)
        while (seat := (await only_table(client)).called) is not None:
            player = at(by_id[seat.person_id])
            offers = await player.complete("act", focus="move", move="")
            heard.offered(offers)
            moves = [offer["value"] for offer in offers if not offer["value"].startswith(ALL)]
            await pad_of(player, games)
            await player.slash("act", move=luck.choice(moves))
            await client.outbox_worker.idle()
        await looks_around(at("Ben"), "see catch-up", "see replay", "see record")
    assert "\n".join(heard.wrong_anywhere("eo")) == ""


async def only_table(client: Furunkulus) -> TableView:
    """Return the only table."""
    async with client.store.reading() as reader:
        row = await reader.match(1)
    assert row is not None
    table = await client.app.tables.table(row.channel_id, None)
    assert table is not None
    return table
