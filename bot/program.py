"""The program put together: all games, all commands, all controls."""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot import commands, fearsome_floors
from bot.controls import lobby
from bot.house import Verb
from bot.tables import PlayedGame

GAMES: Final[Mapping[str, PlayedGame]] = {
    played.game.key: played for played in (fearsome_floors.FEARSOME_FLOORS_AT_TABLE,)
}
COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any], ...]] = (*commands.COMMANDS, *fearsome_floors.COMMANDS)
VERBS: Final[Mapping[str, Verb]] = {**lobby.VERBS, **fearsome_floors.VERBS}
