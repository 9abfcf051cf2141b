"""The games on Discord: each has a folder with its commands, its pads, and what a table must know of it.

`GAMES` has them all. A new one is a folder here with a `DiscordGame` record, and a name below.
"""

from typing import Final

from bot.games.claustrophobia import CLAUSTROPHOBIA_ON_DISCORD
from bot.games.discord_game import DiscordGame
from bot.games.fearsome_floors import FEARSOME_FLOORS_ON_DISCORD

GAMES: Final[tuple[DiscordGame, ...]] = (FEARSOME_FLOORS_ON_DISCORD, CLAUSTROPHOBIA_ON_DISCORD)
