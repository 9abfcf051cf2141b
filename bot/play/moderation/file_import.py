"""A match out of a file goes on in a channel that is free."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.play.lobby import open_match
from bot.play.moderation.match_files import Brought
from bot.play.moderation.moderator import Act, Moderator, show
from bot.play.tables import Tables
from bot.store import ChannelTaken, Writer
from bot.table import Person, Table
from bot.table.rows import MatchRow, NewMatch
from engine.core import SCHEMA, Reason, Refused, Seat


async def must_be_free(tables: Tables, channel_id: int, moderator: Moderator) -> None:
    """See that this person may bring a match here now, before anything is read. Raises Refused."""
    async with tables.store.reading() as reader:
        await moderator.must_moderate(reader)
        if await reader.match_in(channel_id) is not None:
            raise Refused(Reason.of("table-channel-taken"))


async def bring(
    tables: Tables, channel_id: int, moderator: Moderator, brought: Brought, people: Sequence[Person], *, language: str
) -> Table:
    """Let a match go on in a channel, with these people by seat. Raises Refused."""
    new = NewMatch(
        guild_id=moderator.guild_id,
        channel_id=channel_id,
        game=brought.game.rules.key,
        host_id=moderator.person.id,
        setup=b"{}",
        language=language,
    )
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        try:
            row = await open_match(tables, writer, new)
        except ChannelTaken:
            raise Refused(Reason.of("table-channel-taken")) from None
        await _write(tables, writer, row, brought, people)
        table = await tables.load(writer, await writer.match(row.id) or row)
        told = "moderation-import-other-luck" if brought.is_fated_otherwise else "moderation-import"
        sentence = table.words(told, who=moderator.name)
        await show(tables, writer, table, Act(moderator.person, "import", sentence))
        return table


async def _write(tables: Tables, writer: Writer, row: MatchRow, brought: Brought, people: Sequence[Person]) -> None:
    sides = brought.game.sides_of(brought.match.journal.start)
    for person, side in zip(people, sides, strict=True):
        await writer.add_seat(row.id, person_id=person.id, name=person.name, side=side)
    start = msgspec.json.encode(brought.match.journal.start)
    await writer.begin(row.id, start=start, schema=SCHEMA, order=[person.id for person in people])
    begun = await tables.load(writer, await writer.match(row.id) or row)
    whole = tables.settled(replace(begun, match=brought.match))
    await tables.write_turns(writer, begun, whole)
    last = whole.last_turns
    for seat, person in enumerate(people):  # who played a turn themselves, no file tells
        await writer.note_acted(row.id, person.id, last.get(Seat(seat)))
    await writer.drop_turns(
        row.id, keep=whole.turn, **whole.left_over
    )  # drops none: a match without turns has fate too
