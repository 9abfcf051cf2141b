"""The database: matches, seats, turns and the outbox in one SQLite file. It knows no game and no Discord.

`Store` opens the file and gives a `Work` (one write transaction) or a `View` (one consistent reading); `rows` has what
they answer with, `schema` the tables, `migrations` the way from every older file to them. `aside` copies the file, and
looks at it, while others write it.
"""

from bot.store.aside import Examination, Glance, back_up, examine, glance
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
from bot.store.rows import (
    ActRow,
    AlarmKind,
    AlarmRow,
    CallRow,
    LayoutRow,
    MatchRow,
    NewMatch,
    PersonRow,
    Pings,
    PostRow,
    Score,
    SeatRow,
    Status,
    StoredJournal,
    WishRow,
    WishStatus,
)
from bot.store.store import Store
from bot.store.view import View
from bot.store.work import Work

__all__ = [
    "ActRow",
    "AlarmKind",
    "AlarmRow",
    "AlreadyBegun",
    "AlreadySeated",
    "CallRow",
    "ChannelTaken",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Examination",
    "Glance",
    "LayoutRow",
    "MatchRow",
    "NameTaken",
    "NewMatch",
    "NoSuchMatch",
    "PersonRow",
    "Pings",
    "PostRow",
    "Score",
    "SeatRow",
    "SideTaken",
    "StaleTurn",
    "Status",
    "Store",
    "StoredJournal",
    "View",
    "WishRow",
    "WishStatus",
    "Work",
    "back_up",
    "examine",
    "glance",
]
