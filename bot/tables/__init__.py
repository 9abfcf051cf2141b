"""The table: who sits at it, which match is played there, and what a table must know of a game. Knows no Discord.

What people can do at a table is in `bot.service`.
"""

from bot.tables.seating import PlayedGame
from bot.tables.table import Board, Person, Table

__all__ = ["Board", "Person", "PlayedGame", "Table"]
