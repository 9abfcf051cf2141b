"""What moderators do calls a person once a day in a server, until they agree to play there."""

from datetime import UTC, datetime, timedelta

from bot.play.ping_limit import note_agreed, note_called
from bot.store import Store
from tests.bot.store.conftest import location, path, store
from tests.bot.store.examples import ADA

__all__ = ["location", "path", "store"]

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


async def test_moderators_call_somebody_once_a_day_in_a_server_until_they_agree_to_play_there(store: Store) -> None:
    async with store.transaction() as writer:
        assert [await note_called(writer, guild_id, ADA, NOON) for guild_id in (1, 1, 2)] == [True, False, True]
        await note_agreed(writer, 1, 5, ADA)
        assert [await note_called(writer, guild_id, ADA, NOON) for guild_id in (1, 1, 2)] == [True, False, False]
        assert await note_called(writer, 2, ADA, NOON + timedelta(days=1))
