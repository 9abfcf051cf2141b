"""The table: who sits at it, which match is played there, and what a table must know of a game. Knows no Discord.

What people can do at a table is in `bot.play.tables`.
"""

from bot.table.game import AnyTableGame, TableGame
from bot.table.table import BoardId, Person, Table, TableView

__all__ = ["AnyTableGame", "BoardId", "Person", "Table", "TableGame", "TableView"]
