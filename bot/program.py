"""The program put together: all games, all commands, all controls, and a client that has them."""

import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import aiohttp
from discord import app_commands

from bot import commands, fearsome_floors
from bot.asking import Verb
from bot.client import Furunkulus, present
from bot.controls import guess, lobby, replay, table
from bot.store import Store
from bot.tables import PlayedGame
from engine.core import Chance

GAMES: Final[Mapping[str, PlayedGame]] = {
    played.game.key: played for played in (fearsome_floors.FEARSOME_FLOORS_AT_TABLE,)
}
COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]] = (
    *commands.COMMANDS,
    *fearsome_floors.COMMANDS,
)
VERBS: Final[Mapping[str, Verb]] = {
    **lobby.VERBS,
    **guess.VERBS,
    **table.VERBS,
    **replay.VERBS,
    **fearsome_floors.VERBS,
}

HANDOVER: Final = 0.0005
"""Seconds after which a thread that computes lets another one go on.

Painting takes turns with the event loop many times for each picture. With Python's 5 ms, each waits for the other so
long that pictures of a crowd queue up for seconds while half a core is idle.
"""


@asynccontextmanager
async def playing(
    database: Path,
    *,
    chance: Chance | None = None,
    clock: Callable[[], datetime] = present,
    connector: aiohttp.BaseConnector | None = None,
) -> AsyncIterator[Furunkulus]:
    """Open the database and give a client that plays from it, not yet connected; close both at the end.

    Raises DatabaseUnusable.
    """
    sys.setswitchinterval(HANDOVER)
    store = await Store.open(database)
    try:
        async with Furunkulus(
            store=store,
            games=GAMES,
            commands=COMMANDS,
            verbs=VERBS,
            chance=chance,
            clock=clock,
            connector=connector,
        ) as client:
            yield client
    finally:
        await store.close()
