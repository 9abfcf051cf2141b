"""How often somebody is pinged for what they have not agreed to: to play where somebody else wants them to.

That is once in a day and a server, whoever asks and at whatever table, until they agree: else a table that is opened
and closed again and again would ping them each time.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.store import Writer

PING_AGAIN: Final = timedelta(days=1)
"""After what time somebody who has not agreed to play may get a ping for it again."""


async def note_asked(writer: Writer, guild_id: int | None, person_id: int, now: datetime) -> bool:
    """Note that a person is asked in a server; whether they have not been within a day, but for what they agreed to."""
    return await writer.note_anew(_asked(guild_id, person_id), now, after=PING_AGAIN)


async def note_called(writer: Writer, guild_id: int, person_id: int, now: datetime) -> bool:
    """Note that the board of a game from a file calls a person in a server; whether none has within a day.

    Whoever had a seat in that game is not asked, and could be called by the same file again and again.
    """
    return await writer.note_anew(f"called by a file: {person_id} in {guild_id}", now, after=PING_AGAIN)


async def note_agreed(writer: Writer, guild_id: int | None, person_id: int) -> None:
    """Note that a person has agreed: the next question pings them again."""
    await writer.forget(_asked(guild_id, person_id))


def _asked(guild_id: int | None, person_id: int) -> str:
    return f"asked to play: {person_id} in {guild_id}"
