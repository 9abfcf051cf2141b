"""The table: who sits at it, what they may do, and the one transaction in which it is done. Knows no Discord.

`table` holds what a table is, `seating` what it must know of a game, `service` what can be done at it.
"""

from bot.tables.seating import PlayedGame
from bot.tables.table import Person, Table

__all__ = ["Person", "PlayedGame", "Table"]
