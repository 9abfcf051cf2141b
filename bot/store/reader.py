"""All that can be read: in a transaction one consistent state of the database, else each thing as it is then."""

from bot.store.alarms import AlarmReader
from bot.store.guesses import GuessReader
from bot.store.journals import JournalReader
from bot.store.matches import MatchReader
from bot.store.memory import MemoryReader
from bot.store.motives import MotiveReader
from bot.store.people import PersonReader
from bot.store.places import PlaceReader
from bot.store.plans import PlanReader
from bot.store.posts import PostReader
from bot.store.reviews import ReviewReader
from bot.store.seat_offers import SeatOfferReader
from bot.store.servers import ServerReader
from bot.store.standing_posts import StandingPostReader
from bot.store.undo_requests import UndoRequestReader


class Reader(
    MatchReader,
    JournalReader,
    PlaceReader,
    PlanReader,
    PostReader,
    StandingPostReader,
    AlarmReader,
    UndoRequestReader,
    SeatOfferReader,
    GuessReader,
    MotiveReader,
    ReviewReader,
    PersonReader,
    ServerReader,
    MemoryReader,
):
    """What `Store.reading` and `Store.lookup` give. Valid only inside their `async with`."""
