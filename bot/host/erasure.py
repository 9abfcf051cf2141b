"""What a host erases by hand, while no bot plays: a person, or a server."""

from bot.host.program import PROGRAM
from bot.play.erasure import erase
from bot.play.tables import Tables
from bot.runtime.client import present
from bot.store import Location, join_cluster
from engine.core import SystemChance


async def erase_person(database: Location, person_id: int) -> int | None:
    """Erase a person; return how many seats were given up, None for somebody not known. Raises DatabaseUnusable.

    What channels are owed by that is delivered when the bot starts.
    """
    async with join_cluster(database) as (store, _):
        async with store.transaction() as writer:
            if not await writer.is_known(person_id):
                return None
        tables = Tables(
            store=store,
            games=PROGRAM.games,
            chance=SystemChance(),
            clock=present,
            wake=lambda _: None,
            think=lambda _: None,
            reschedule=lambda _: None,
        )
        return await erase(tables, person_id)


async def forget_server(database: Location, guild_id: int) -> int:
    """Remove all that is kept of a server; return how many games there were. Raises DatabaseUnusable."""
    async with join_cluster(database) as (store, _), store.transaction() as writer:
        return await writer.forget_server(guild_id)
