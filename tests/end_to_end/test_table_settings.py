"""`/table settings`: who may change a table, what everybody is told, and how the next table begins."""

from pathlib import Path

from bot.sandbox import Channel
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, public, seated, stored, texts

USUAL = "- pictures: a film of what the monsters do, and a picture of every step"
FILM = "- pictures: a film of what the monsters do, and every step in words"


async def test_settings_are_shown_to_whoever_asks(start: Start, at: At, database: Path) -> None:
    async with start() as client:
        assert await asks(at("Ben"), "table settings") == "There is no game in this channel; `/new` opens a table."
        await seated(at, "Ada")
        await client.outbox_worker.idle()
        before = stored(database)
        assert USUAL in await asks(at("Ben"), "table settings")
        assert stored(database) == before


async def test_the_host_and_who_manages_the_channel_change_them_and_everybody_is_told_in_a_line(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        assert FILM in await asks(at("Ada"), "table settings", pictures="film")
        assert USUAL in await asks(at("Mo"), "table settings", pictures="film+steps")
        assert USUAL in await asks(at("Mo"), "table settings", pictures="film+steps")  # which changes nothing
        await client.outbox_worker.idle()
        _, *told = public(games)
        assert texts(told) == [
            f"Ada has changed how this table is set, now with {FILM.removeprefix('- ')}.",
            f"Mo has changed how this table is set, now with {USUAL.removeprefix('- ')}.",
        ]
        assert [message.pinged for message in told] == [frozenset()] * 2


async def test_nobody_else_changes_them(start: Start, at: At, database: Path) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = stored(database)
        assert await asks(at("Ben"), "table settings", pictures="film") == (
            "Only the host of this table, or somebody with the permission **Manage Channels** here, can do that."
        )
        await client.outbox_worker.idle()
        assert stored(database) == before


async def test_the_next_table_of_the_channel_is_set_alike(start: Start, at: At) -> None:
    async with start():
        await seated(at, "Ada")
        await at("Ada").slash("table settings", pictures="film")
        await at("Ada").slash("table leave")
        await at("Ben").slash("new fearsome-floors")
        assert FILM in await asks(at("Ben"), "table settings")
