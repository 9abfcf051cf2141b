"""All that can be written (and read), in one transaction: it is kept as a whole, or nothing of it."""

from bot.store.alarms import AlarmWriter
from bot.store.guesses import GuessWriter
from bot.store.journals import JournalWriter
from bot.store.matches import MatchWriter
from bot.store.memory import MemoryWriter
from bot.store.motives import MotiveWriter
from bot.store.people import PersonWriter
from bot.store.plans import PlanWriter
from bot.store.posts import PostWriter
from bot.store.reader import Reader
from bot.store.reviews import ReviewWriter
from bot.store.seat_offers import SeatOfferWriter
from bot.store.servers import ServerWriter
from bot.store.standing_posts import StandingPostWriter
from bot.store.undo_requests import UndoRequestWriter


class Writer(
    MatchWriter,
    JournalWriter,
    PostWriter,
    StandingPostWriter,
    AlarmWriter,
    UndoRequestWriter,
    SeatOfferWriter,
    GuessWriter,
    MotiveWriter,
    ReviewWriter,
    PersonWriter,
    PlanWriter,
    ServerWriter,
    MemoryWriter,
    Reader,
):
    """What `Store.transaction` gives. A refusal leaves the transaction as it was before the call.

    In SQLite writers come one after the other; in PostgreSQL those of one match do, from where they read it. So what
    was read of a match in a transaction is still true when it writes.
    """

    _is_writing = True
