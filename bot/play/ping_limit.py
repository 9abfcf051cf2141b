"""How often somebody is pinged for what they have not agreed to: to play where, or when, somebody else wants them to.

A question pings once in a day and a server, no matter who asks and at which table, until they agree: else a table that
is opened and closed again and again would ping them each time. So does what moderators do to a game, and in a channel
the beginning of one.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.store import Writer

PING_AGAIN: Final = timedelta(days=1)
"""After what time somebody who has not agreed to play may get a ping for it again."""


async def note_asked(writer: Writer, guild_id: int | None, person_id: int, now: datetime) -> bool:
    """Note that a person is asked in a server; whether they have not been within a day, but for what they agreed to."""
    return await writer.note_anew(_asked(guild_id, person_id), now, after=PING_AGAIN)


async def note_called(writer: Writer, guild_id: int | None, person_id: int, now: datetime) -> bool:
    """Note that an act of a moderator calls a person in a server; whether none has within a day, or they agreed since.

    A game that is stopped and brought back, or whose turns are taken back and played again, would else call them each
    time, as would a file of a game in which they had a seat. It is the server that counts: a file can be brought to
    any number of channels. People who are not called by an act are still named by the board, and reminded.
    """
    return await writer.note_anew(_called(guild_id, person_id), now, after=PING_AGAIN)


async def note_called_to(writer: Writer, match_id: int, turn: int, person_id: int, now: datetime) -> bool:
    """Note that a person is called to a turn that a moderator can bring about; whether they were not within a day.

    Each new turn calls them: somebody who is away may be skipped many times. The same turn can come again and again.
    """
    return await writer.note_anew(f"called to a turn: {person_id} in {match_id} at {turn}", now, after=PING_AGAIN)


async def note_begun(writer: Writer, channel_id: int, person_id: int, now: datetime) -> bool:
    """Note that a game that begins in a channel calls a person; whether none has within a day, but where they agreed.

    A reset seats the same people again, so each beginning would else call them.
    """
    return await writer.note_anew(_begun(channel_id, person_id), now, after=PING_AGAIN)


async def note_agreed(writer: Writer, guild_id: int | None, channel_id: int, person_id: int) -> None:
    """Note that a person has agreed: questions, moderators and a beginning in the channel ping them again."""
    await writer.forget(_asked(guild_id, person_id), _called(guild_id, person_id), _begun(channel_id, person_id))


def _called(guild_id: int | None, person_id: int) -> str:
    return f"called by a moderator: {person_id} in {guild_id}"


def _begun(channel_id: int, person_id: int) -> str:
    return f"called to a beginning: {person_id} in {channel_id}"


def _asked(guild_id: int | None, person_id: int) -> str:
    return f"asked to play: {person_id} in {guild_id}"
