"""All that can be read, and all that can be written: in a transaction it is kept as a whole, or nothing of it."""

from bot.store.alarms import AlarmReader, AlarmWriter
from bot.store.journals import JournalReader, JournalWriter
from bot.store.matches import MatchReader, MatchWriter
from bot.store.memory import MemoryReader, MemoryWriter
from bot.store.people import PersonReader, PersonWriter
from bot.store.posts import PostReader, PostWriter
from bot.store.reviews import ReviewReader, ReviewWriter
from bot.store.servers import ServerReader, ServerWriter


class Reader(
    MatchReader,
    JournalReader,
    PostReader,
    AlarmReader,
    ReviewReader,
    PersonReader,
    ServerReader,
    MemoryReader,
):
    """What `Store.reading` and `Store.lookup` give. Valid only inside their `async with`."""


class Writer(
    MatchWriter,
    JournalWriter,
    PostWriter,
    AlarmWriter,
    ReviewWriter,
    PersonWriter,
    ServerWriter,
    MemoryWriter,
    Reader,
):
    """What `Store.transaction` gives. A refusal leaves the transaction as it was before the call.

    In SQLite writers come one after the other; in PostgreSQL those of one match do, from where they read it. So what
    was read of a match in a transaction is still true when it writes.
    """

    _is_writing = True
