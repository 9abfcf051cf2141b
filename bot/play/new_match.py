"""A new match in a channel, set like the channel's last one of its game; and another one for the same people."""

from collections.abc import Mapping

import msgspec
import structlog

from bot.play.ping_limit import note_asked
from bot.play.tables import Tables
from bot.store import ChannelTaken, Writer
from bot.table import Person, Table
from bot.table.posts.lobby_post import lobby_post
from bot.table.rows import MatchRow, NewMatch
from bot.table.table_settings import TableSettings
from bot.table.texts import plain
from engine.core import Reason, Refused

log = structlog.get_logger()


async def open_match(
    tables: Tables, writer: Writer, new: NewMatch, *, chosen: Mapping[str, str] | None = None
) -> MatchRow:
    """Open a lobby set like the channel's last table of its game but for what is chosen. Raises ChannelTaken."""
    last = await writer.last_table_of(new.channel_id, new.game)
    settings = _settings_like(last, tables.games[new.game].options.settings)
    return await writer.open_match(new, settings=msgspec.json.encode(settings.changed(chosen or {})))


def _settings_like(last: MatchRow | None, kind: type[TableSettings]) -> TableSettings:
    """Return what the last table is set to; the game's defaults where there was none, or it cannot be read."""
    if last is None:
        return kind()
    try:
        return msgspec.json.decode(last.settings, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        log.warning("unreadable settings", match=last.id, error=str(error))
        return kind()


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
