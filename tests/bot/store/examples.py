"""Matches to test with, and what must be there, as short as they can be said."""

from bot.store import View, Work
from bot.table.rows import MatchRow, NewMatch, NewPost, StoredJournal

ADA, BEN = 2**62 + 1, 2**62 + 2
"""Two people, with ids as large as Discord's become."""

CHANNEL = 2**61 + 7


async def open_lobby(work: Work, *, channel: int = CHANNEL) -> MatchRow:
    return await work.open_match(
        NewMatch(guild_id=1, channel_id=channel, game="some_game", host_id=ADA, setup=b'{"walls":3}', language="en"),
        settings=b"{}",
    )


async def begin_match(work: Work, *, channel: int = CHANNEL) -> int:
    match = await open_lobby(work, channel=channel)
    await work.add_seat(match.id, person_id=ADA, name="Ada", side="red")
    await work.add_seat(match.id, person_id=BEN, name="Ben", side="blue")
    await work.begin(match.id, start=b'{"at":0}', schema=1, order=[BEN, ADA])
    return match.id


async def play(work: Work, match_id: int, number: int) -> None:
    await work.append_turn(match_id, number, b'{"turn":%d}' % number, undone=b"[]", fate=b"[]")


def boards(*bodies: bytes) -> list[NewPost]:
    """Give boards of which nothing is known but what they say."""
    return [NewPost(body=body) for body in bodies]


async def match_of(view: View, match_id: int) -> MatchRow:
    match = await view.match(match_id)
    assert match is not None
    return match


async def journal_of(view: View, match_id: int) -> StoredJournal:
    journal = await view.journal(match_id)
    assert journal is not None
    return journal
