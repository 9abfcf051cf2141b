"""Ending a match before its time, beginning anew with the same people, and bringing a stopped match back.

What ends a match reads its row and not its journal: it works for a save that cannot be read, too.
"""

from contextlib import suppress

import msgspec

from bot.play.lobby import open_match
from bot.play.moderation.moderator import Act, Moderator, show, tell
from bot.play.outbox import owe_archive
from bot.play.tables import Tables, must_be_readable
from bot.play.turns import RESTORED, drop_all
from bot.store import Reader, Writer
from bot.table import Table
from bot.table.posts.lobby_post import lobby_post
from bot.table.rows import MatchRow, NewMatch
from engine.core import CorruptSave, Reason, Refused
from render.core import words_in


async def stop(tables: Tables, channel_id: int, moderator: Moderator, *, match_id: int | None = None) -> bool:
    """End the channel's match, or close its lobby. Raises Refused, also if another match than `match_id` is on by now.

    Return whether that is done: a match that is on goes on if it is not named, for whoever ends it is asked first.
    """
    async with tables.writing() as writer:
        row = await blocking(writer, channel_id)
        await moderator.must_moderate(writer, row)
        if match_id is None and row.status == "running":
            return False
        if match_id not in (None, row.id):
            raise Refused(Reason.of("moderation-other-game"))
        await _end(tables, writer, row)
        words = words_in(row.language)
        sentence = words("moderation-stop", who=moderator.name, status=row.status, number=row.id)
        await tell(writer, row, Act(moderator.person, "stop", sentence))
        await owe_archive(writer, row)
        return True


async def reset(tables: Tables, channel_id: int, moderator: Moderator, *, asked: tuple[int, str]) -> None:
    """End the channel's match and open a lobby with the same people and options; a lobby is only closed.

    Raises Refused, also if the channel has another match by now than was `asked` about, by its id and status: a game
    that has begun since is not ended for a lobby.
    """
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        row = await blocking(writer, channel_id)
        if (row.id, row.status) != asked:
            raise Refused(Reason.of("moderation-other-game"))
        await _end(tables, writer, row)
        sentence = words_in(row.language)("moderation-reset", who=moderator.name, status=row.status, number=row.id)
        await tell(writer, row, Act(moderator.person, "reset", sentence))
        if row.status == "running":
            await _open_again(tables, writer, row)
        else:
            await owe_archive(writer, row)


async def restore(tables: Tables, channel_id: int, moderator: Moderator, match_id: int | None) -> Table:
    """Bring a stopped match of the channel back, the newest one if none is named; a lobby there gives way.

    Raises Refused, or CorruptSave for one that cannot be read.
    """
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        row = await _stopped(writer, channel_id, match_id)
        present = await writer.match_in(channel_id)
        if present is not None and present.status == "running":
            raise Refused(Reason.of("restore-channel-playing"))
        if present is not None:
            await _end(tables, writer, present)
        await writer.set_status(row.id, "running")
        await drop_all(writer, row.id, RESTORED)
        table = await tables.load(writer, msgspec.structs.replace(row, status="running"))
        sentence = table.words("moderation-restore", who=moderator.name, number=row.id)
        await show(tables, writer, table, Act(moderator.person, "restore", sentence))
        return table


async def blocking(reader: Reader, channel_id: int) -> MatchRow:
    """Return the match that keeps the channel, in its lobby or running. Raises Refused."""
    row = await reader.match_in(channel_id)
    if row is None:
        raise Refused(Reason.of("table-no-game-here"))
    return row


async def _stopped(reader: Reader, channel_id: int, match_id: int | None) -> MatchRow:
    row = await reader.stopped_match_in(channel_id, match_id)
    if row is None:
        raise Refused(Reason.of("restore-nothing"))
    return row


async def _end(tables: Tables, writer: Writer, row: MatchRow) -> None:
    """Stop a match; the message of a lobby shows that it is closed, unless its options cannot be read any more."""
    await writer.set_status(row.id, "stopped")
    if row.parent_id is not None:
        with suppress(CorruptSave):
            stopped = await tables.load(writer, msgspec.structs.replace(row, status="stopped"))
            await tables.owe(writer, stopped)
    if row.status == "lobby":
        with suppress(CorruptSave):
            must_be_readable(row, tables.games[row.game])
            await _show_lobby(tables, writer, msgspec.structs.replace(row, status="stopped"))


async def _open_again(tables: Tables, writer: Writer, row: MatchRow) -> None:
    new = msgspec.convert(row, NewMatch, from_attributes=True)
    again = await open_match(tables, writer, msgspec.structs.replace(new, parent_id=None))
    for seat in await writer.seats(row.id):
        await writer.add_seat(again.id, person_id=seat.person_id, name=seat.name, side=seat.side, level=seat.level)
    await _show_lobby(tables, writer, again)


async def _show_lobby(tables: Tables, writer: Writer, row: MatchRow) -> None:
    table = Table(row=row, game=tables.games[row.game], seats=await writer.seats(row.id), match=None)
    await tables.owe(writer, table, [lobby_post(table)])
