"""The database: matches, seats, turns and the outbox in one SQLite file. It knows no game and no Discord.

`Store` opens the file and gives a `Writer` (one transaction) or a `Reader` (one consistent reading), which answer
with the values of `bot.table.rows`; `schema` has the tables, `migrations` the way from every older file to them.
`inspection` copies the file, and looks at it, while others write it; `instance_lock` keeps two bots from one file.
"""

from bot.store.errors import (
    AlreadyBegun,
    AlreadySeated,
    ChannelTaken,
    DatabaseInUse,
    DatabaseReplaced,
    DatabaseTooNew,
    DatabaseUnusable,
    NameTaken,
    NoSuchMatch,
    SideTaken,
    StaleTurn,
    TornRow,
)
from bot.store.inspection import Examination, Glance, back_up, examine, glance
from bot.store.instance_lock import hold_instance_lock
from bot.store.reader import Reader
from bot.store.store import Store
from bot.store.writer import Writer

__all__ = [
    "AlreadyBegun",
    "AlreadySeated",
    "ChannelTaken",
    "DatabaseInUse",
    "DatabaseReplaced",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Examination",
    "Glance",
    "NameTaken",
    "NoSuchMatch",
    "Reader",
    "SideTaken",
    "StaleTurn",
    "Store",
    "TornRow",
    "Writer",
    "back_up",
    "examine",
    "glance",
    "hold_instance_lock",
]
