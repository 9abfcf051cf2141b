"""A match out of a file goes on in a channel that is free."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.play.lobby import open_match
from bot.play.moderation.match_files import Brought
from bot.play.moderation.moderator import Act, Moderator, show
from bot.play.tables import Tables
from bot.store import ChannelTaken, Work
from bot.table import Person, Table
from bot.table.rows import MatchRow, NewMatch
from engine.core import SCHEMA, Reason, Refused, Seat


async def must_be_free(tables: Tables, channel_id: int, moderator: Moderator) -> None:
    """See that this person may bring a match here now, before anything is read. Raises Refused."""
    async with tables.store.reading() as view:
        await moderator.must_moderate(view)
        if await view.match_in(channel_id) is not None:
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
    async with tables.writing() as work:
        await moderator.must_moderate(work)
        try:
            row = await open_match(tables, work, new)
        except ChannelTaken:
            raise Refused(Reason.of("table-channel-taken")) from None
        await _write(tables, work, row, brought, people)
        table = await tables.load(work, await work.match(row.id) or row)
        sentence = table.words("kept-import", who=moderator.name)
        await show(tables, work, table, Act(moderator.person, "import", sentence))
        return table


async def _write(tables: Tables, work: Work, row: MatchRow, brought: Brought, people: Sequence[Person]) -> None:
    sides = brought.game.sides_of(brought.match.journal.start)
    for person, side in zip(people, sides, strict=True):
        await work.add_seat(row.id, person_id=person.id, name=person.name, side=side)
    start = msgspec.json.encode(brought.match.journal.start)
    await work.begin(row.id, start=start, schema=SCHEMA, order=[person.id for person in people])
    begun = await tables.load(work, await work.match(row.id) or row)
    whole = tables.settled(replace(begun, match=brought.match))
    await tables.write_turns(work, begun, whole)
    last = whole.last_turns
    for seat, person in enumerate(people):  # who played a turn themselves, no file tells
        await work.note_acted(row.id, person.id, last.get(Seat(seat)))
    await work.drop_turns(row.id, keep=whole.turn, **whole.left_over)  # drops none: a match without turns has fate too
