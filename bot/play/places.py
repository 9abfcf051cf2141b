"""Where the table is that somebody means: in the channel where they ask, or in a thread that was made for its game."""

from typing import Final

from bot.store import Reader

NOBODY: Final = 0
"""The id of no account."""


async def place_of(reader: Reader, channel_id: int, person_id: int) -> int:
    """Return where a person's table is, their own of several, the newest of those in threads; else the channel."""
    places = await reader.places(channel_id, person_id)
    own = [place.channel_id for place in places if place.seated]
    every = [place.channel_id for place in places]
    if own and channel_id not in own:
        return max(own)  # a thread's id grows with its age: it is the newest one
    if channel_id in every:
        return channel_id
    if len(every) == 1:
        return every[0]
    last = None if places else await reader.latest_thread_of(channel_id)
    return channel_id if last is None else last


async def place_shown(reader: Reader, source_id: int) -> int:
    """Return where the table of a watched channel is: of several, here or in threads, that of the newest thread."""
    places = [place.channel_id for place in await reader.places(source_id, NOBODY)]
    last = max(places) if places else await reader.latest_thread_of(source_id)
    return source_id if last is None else last


async def place_of_match(reader: Reader, channel_id: int, match_id: int) -> int:
    """Return where a match is played whose control was used in a channel: in its thread, if that hangs from there."""
    thread = await reader.thread_of(match_id, channel_id)
    return channel_id if thread is None else thread
