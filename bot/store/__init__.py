"""The database: matches, seats, turns and the outbox, in a SQLite file or on a PostgreSQL server.

It knows no game and no Discord. `open_store` gives a `Store`, and that a `Writer` (one transaction) or a `Reader` (one
consistent reading), which answer with the values of `bot.table.rows`. `schema` has the tables, `migrations` the way
from every older database to them, `table_access` what the two databases do not have in common in statements. `sqlite`
and `postgresql` are the two of them, with their connections and a look at each from outside. `join_cluster` gives who
plays from a database its `Cluster` as well: what the processes agree on that do.
"""

from bot.store.cluster.cluster import ALL, Alone, Cluster, Shards, Share, read_share
from bot.store.databases import (
    back_up,
    examine,
    glance,
    hold_instance_lock,
    join_cluster,
    open_store,
    read_location,
    restore,
    shown,
)
from bot.store.errors import (
    AlreadyBegun,
    AlreadySeated,
    ChannelTaken,
    DatabaseAway,
    DatabaseBusy,
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
from bot.store.moved_database import move_database
from bot.store.posts import Marked
from bot.store.sqlite.inspection import Examination, Glance
from bot.store.store import Location, Reader, Store, Writer

__all__ = [
    "ALL",
    "Alone",
    "AlreadyBegun",
    "AlreadySeated",
    "ChannelTaken",
    "Cluster",
    "DatabaseAway",
    "DatabaseBusy",
    "DatabaseInUse",
    "DatabaseReplaced",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Examination",
    "Glance",
    "Location",
    "Marked",
    "NameTaken",
    "NoSuchMatch",
    "Reader",
    "Shards",
    "Share",
    "SideTaken",
    "StaleTurn",
    "Store",
    "TornRow",
    "Writer",
    "back_up",
    "examine",
    "glance",
    "hold_instance_lock",
    "join_cluster",
    "move_database",
    "open_store",
    "read_location",
    "read_share",
    "restore",
    "shown",
]
