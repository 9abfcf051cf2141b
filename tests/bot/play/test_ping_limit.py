"""What moderators do calls a person once a day: in a channel where they play, else in a server."""

from datetime import UTC, datetime, timedelta

import msgspec

from bot.play.ping_limit import note_called
from bot.store import Store
from tests.bot.store.conftest import location, path, store
from tests.bot.store.examples import begin_match, match_of

__all__ = ["location", "path", "store"]

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


async def test_an_act_in_another_channel_calls_who_plays_there_and_nobody_whom_a_file_has_seated(store: Store) -> None:
    async with store.transaction() as writer:
        here, there = [await match_of(writer, await begin_match(writer, channel=channel)) for channel in (1, 2)]
        seated = (await writer.seats(here.id))[0]
        plays = msgspec.structs.replace(seated, acted=1)
        called = [await note_called(writer, row, plays, NOON) for row in (here, here, there, there)]
        assert called == [True, False, True, False]
        assert [await note_called(writer, row, seated, NOON) for row in (here, there)] == [True, False]
        assert await note_called(writer, there, seated, NOON + timedelta(days=1))
