"""The program put together: all games, all commands, all controls, and a client that has them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import aiohttp
from discord import app_commands

from bot.delivery.painter import Painter
from bot.games import fearsome_floors
from bot.interactions import commands
from bot.interactions.client import Furunkulus, Program, present
from bot.interactions.components import game_buttons, guess_menu, lobby_buttons, replay_buttons
from bot.interactions.context import Verb
from bot.store import Store
from bot.table import TableGame
from engine.core import Chance

GAMES: Final[Mapping[str, TableGame]] = {game.rules.key: game for game in (fearsome_floors.FEARSOME_FLOORS_AT_TABLE,)}
COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]] = (
    *commands.COMMANDS,
    *fearsome_floors.COMMANDS,
)
VERBS: Final[Mapping[str, Verb]] = {
    **lobby_buttons.VERBS,
    **guess_menu.VERBS,
    **game_buttons.VERBS,
    **replay_buttons.VERBS,
    **fearsome_floors.VERBS,
}


@asynccontextmanager
async def playing(
    database: Path,
    *,
    chance: Chance | None = None,
    clock: Callable[[], datetime] = present,
    connector: aiohttp.BaseConnector | None = None,
    painter: Painter | None = None,
) -> AsyncIterator[Furunkulus]:
    """Open the database and give a client that plays from it, not yet connected; close both at the end.

    A painter that is given stays open. Raises DatabaseUnusable.
    """
    store = await Store.open(database)
    painting = painter or Painter()
    try:
        async with Furunkulus(
            program=Program(GAMES, COMMANDS, VERBS),
            store=store,
            painter=painting,
            chance=chance,
            clock=clock,
            connector=connector,
        ) as client:
            yield client
    finally:
        if painter is None:
            await asyncio.to_thread(painting.close)
        await store.close()
