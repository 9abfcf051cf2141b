"""The same people play again: a table is opened for them, at which the start has moved on."""

import msgspec

from bot.play.new_match import open_match
from bot.play.ping_limit import note_asked
from bot.play.tables import Tables
from bot.store import ChannelTaken
from bot.table import Person, Table
from bot.table.posts.lobby_post import lobby_post
from bot.table.rows import NewMatch
from bot.table.texts import plain
from engine.core import Reason, Refused


async def play_again(tables: Tables, channel_id: int, person: Person, match_id: int) -> tuple[str, ...]:
    """Open a table like that of a game that is over, with its people, in the channel where that one was opened.

    Whoever was seated so, or asked to play, within a day and has not played since takes a seat themselves: else games
    that are begun and ended again and again would ping them each time. Their names are returned. Raises Refused, also
    for somebody who did not play there.
    """
    async with tables.writing() as writer:
        row = await writer.match(match_id)
        if row is None or row.status != "over" or channel_id not in (row.channel_id, row.parent_id):
            raise Refused(Reason.of("table-no-such-game"))
        before = await tables.load(writer, row)
        before.must_seat(person.id, otherwise="again-players-only")
        try:
            again = await open_match(tables, writer, _match_again(before, host_id=person.id))
        except ChannelTaken:
            raise Refused(Reason.of("table-channel-taken")) from None
        await writer.set_settings(again.id, row.settings)
        first, *others = before.seats
        staying = {seat.person_id for seat in before.seats if seat.is_program} | {person.id}
        for asked in sorted({seat.person_id for seat in before.seats} - staying):  # in one order for all who write
            if await note_asked(writer, row.guild_id, asked, tables.clock()):
                staying.add(asked)
        for seat in (seat for seat in (*others, first) if seat.person_id in staying):
            await writer.add_seat(again.id, person_id=seat.person_id, name=seat.name, side=seat.side, level=seat.level)
        table = await tables.load(writer, msgspec.structs.replace(again, settings=row.settings))
        await tables.owe(writer, table, [lobby_post(table)])
        return tuple(plain(seat.name) for seat in before.seats if seat.person_id not in staying)


def _match_again(before: Table, *, host_id: int) -> NewMatch:
    row = before.row
    return NewMatch(
        guild_id=row.guild_id,
        channel_id=row.parent_id or row.channel_id,
        game=row.game,
        host_id=host_id,
        setup=before.game.options.again(row.setup, before.started_match.after(0)),
        language=row.language,
    )
