"""The database: matches, seats, turns and the outbox in one SQLite file. It knows no game and no Discord.

`Store` opens the file and gives a `Work` (one write transaction) or a `View` (one consistent reading), which answer
with the values of `bot.table.rows`; `schema` has the tables, `migrations` the way from every older file to them.
`inspection` copies the file, and looks at it, while others write it.
"""

from bot.store.errors import (
    AlreadyBegun,
    AlreadySeated,
    ChannelTaken,
    DatabaseTooNew,
    DatabaseUnusable,
    NameTaken,
    NoSuchMatch,
    SideTaken,
    StaleTurn,
)
from bot.store.inspection import Examination, Glance, back_up, examine, glance
from bot.store.store import Store
from bot.store.view import View
from bot.store.work import Work

__all__ = [
    "AlreadyBegun",
    "AlreadySeated",
    "ChannelTaken",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Examination",
    "Glance",
    "NameTaken",
    "NoSuchMatch",
    "SideTaken",
    "StaleTurn",
    "Store",
    "View",
    "Work",
    "back_up",
    "examine",
    "glance",
]
