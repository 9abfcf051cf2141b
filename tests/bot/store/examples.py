"""Matches to test with, and what must be there, as short as they can be said."""

from bot.store import Reader, Writer
from bot.table.post_rows import NewPost
from bot.table.rows import MatchRow, NewMatch, StoredJournal

ADA, BEN = 2**62 + 1, 2**62 + 2
"""Two people, with ids as large as Discord's become."""

CHANNEL = 2**61 + 7


async def open_lobby(
    writer: Writer, *, channel: int = CHANNEL, guild: int = 1, game: str = "some_game", host: int = ADA
) -> MatchRow:
    setup = b'{"walls":3}'
    return await writer.open_match(
        NewMatch(guild_id=guild, channel_id=channel, game=game, host_id=host, setup=setup, language="en"),
        settings=b"{}",
    )


async def begin_match(writer: Writer, *, channel: int = CHANNEL, guild: int = 1) -> int:
    match = await open_lobby(writer, channel=channel, guild=guild)
    ben = await writer.add_seat(match.id, person_id=BEN, name="Ben", side="blue")
    ada = await writer.add_seat(match.id, person_id=ADA, name="Ada", side="red")
    await writer.begin(match.id, [ben, ada], start=b'{"at":0}', schema=1)
    return match.id


async def play(writer: Writer, match_id: int, number: int) -> None:
    await writer.append_turn(match_id, number, b'{"turn":%d}' % number, undone=b"[]", fate=b"[]")


def boards(*bodies: bytes) -> list[NewPost]:
    """Return boards of which nothing is known but what they say."""
    return [NewPost(body=body) for body in bodies]


async def match_of(reader: Reader, match_id: int) -> MatchRow:
    match = await reader.match(match_id)
    assert match is not None
    return match


async def journal_of(reader: Reader, match_id: int) -> StoredJournal:
    journal = await reader.journal(match_id)
    assert journal is not None
    return journal
