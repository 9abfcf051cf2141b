"""What is due at a table: each alarm is looked at again and done in one transaction with what follows from it.

The time in which people could not play is none of theirs: it is added to what was running, and told where that is over.
"""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Final, get_args

import msgspec
import structlog

from bot.play.absence import answer_late, time_out
from bot.play.consent import lapse
from bot.play.outbox import owe_archive, owe_line
from bot.play.tables import Tables
from bot.store import Shards, TornRow, Writer
from bot.table import Table
from bot.table.deadlines import reminder_of, resumed
from bot.table.posts.calls import as_wished, call_post, direct_post
from bot.table.posts.post import Post, address, makes_call, to_row
from bot.table.quiet_hours import quiet_until
from bot.table.rows import AlarmKind, AlarmRow, PersonRow
from engine.core import CorruptSave, by_kind

NOTABLE: Final = timedelta(minutes=1)
"""An absence of the bot that is shorter is not told."""

LATE: Final = timedelta(seconds=30)
"""A board that takes longer to reach its channel has waited for Discord."""

LOOK_AGAIN: Final = timedelta(minutes=1)
"""After how long it is looked again at the soonest whether a board stands that waits for Discord."""

log = structlog.get_logger()


async def add_absence(writer: Writer, since: datetime, now: datetime, shards: Shards | None = None) -> None:
    """Add the time in which nobody could play to all that was running then, in the servers of some shards if named.

    Where the clock was put back, what is set by the new time already stays as it is.
    """
    async for alarm in writer.running_alarms(shards):
        if isinstance(alarm, TornRow):
            log.error("alarm cannot be read", error=str(alarm))
            continue
        if alarm.since is not None and now - LATE < alarm.since <= now < since:
            continue
        person = await writer.person(alarm.person_id) if alarm.rests else PersonRow(person_id=alarm.person_id)
        await writer.resume_alarm(alarm, resumed(alarm, person, since=since, now=now))


async def ring(tables: Tables, match_id: int) -> bool:
    """Do what is due in a match: one alarm, for what it does may be the end of the others.

    False where another process is at the match, which may be for the same alarm.
    """
    async with tables.writing() as writer:
        row, now = await writer.free_match(match_id), tables.clock()
        if row is None:
            return False
        due = [alarm for alarm in await writer.alarms(match_id) if alarm.due_at <= now]
        if not due:
            return True
        alarm = min(due, key=lambda alarm: list(DUE).index(alarm.kind))
        await writer.drop_alarm(alarm)
        try:
            table = await tables.load(writer, row)
        except CorruptSave as error:
            log.error("corrupt save", match=match_id, error=str(error))  # noqa: TRY400 - the sentence says it all
            await writer.set_alarms(match_id, ())  # they would find the same; whoever mends the save sets new ones
            return True
        if _holds(alarm, table):
            log.info("alarm", match=match_id, kind=alarm.kind, count=alarm.count)
            await DUE[alarm.kind](tables, writer, table, alarm)
    return True


def _holds(alarm: AlarmRow, table: Table) -> bool:
    """Whether the table is still as it was when the alarm was set."""
    if alarm.kind == "undo":  # one on a board that is gone is over in its time, too
        return True
    if alarm.kind == "lobby":
        return table.row.status == "lobby"
    to_act = table.thinks if alarm.kind == "pause" else table.called
    person_id = None if to_act is None else to_act.person_id
    return (table.row.status, table.row.revision, person_id) == ("running", alarm.revision, alarm.person_id)


async def _lapse(_tables: Tables, writer: Writer, table: Table, alarm: AlarmRow) -> None:
    await lapse(writer, table, alarm)


async def _time_out(tables: Tables, writer: Writer, table: Table, alarm: AlarmRow) -> None:
    if (over := await _over(tables, writer, table, alarm)) is not None:
        await time_out(tables, writer, table, uncounted=_uncounted(table, over))


async def _answer_late(tables: Tables, writer: Writer, table: Table, alarm: AlarmRow) -> None:
    if (over := await _over(tables, writer, table, alarm)) is not None:
        await answer_late(tables, writer, table, uncounted=_uncounted(table, over))


async def _over(tables: Tables, writer: Writer, table: Table, alarm: AlarmRow) -> AlarmRow | None:
    """Return an alarm if the board on which somebody was to act has stood for all its time; else it rings again."""
    board, now = await writer.newest_board(table.row.id), tables.clock()
    if board is None or board.failed is not None or alarm.since is None:
        return alarm
    shown = now if board.since is None else board.since
    if shown - alarm.since >= LATE:
        alarm = resumed(alarm, await writer.person(alarm.person_id), since=alarm.since, now=shown)
    if board.since is None:  # it waits for Discord
        alarm = msgspec.structs.replace(alarm, due_at=max(alarm.due_at, now + LOOK_AGAIN))
    if alarm.due_at > now:
        await writer.set_alarm(alarm)
        return None
    return alarm


def _uncounted(table: Table, alarm: AlarmRow) -> str:
    """Say how long people could not play while an alarm's time ran; nothing where it is too short."""
    away = timedelta(seconds=alarm.away)
    if away < NOTABLE:
        return ""
    units = {"days": timedelta(days=1), "hours": timedelta(hours=1), "minutes": timedelta(minutes=1)}
    unit = next(unit for unit, length in units.items() if away >= 2 * length or unit == "minutes")
    return table.words("time-uncounted", count=round(away / units[unit]), unit=unit)


async def _call(tables: Tables, writer: Writer, table: Table, alarm: AlarmRow) -> None:
    """Call somebody whose quiet hours are over; reminders count from now on."""
    if not await _is_calling(writer, table) and await _call_person(tables, writer, table, alarm, again=False):
        await _set_reminder(writer, table, alarm, tables.clock(), count=0)


async def _remind(tables: Tables, writer: Writer, table: Table, alarm: AlarmRow) -> None:
    """Call somebody again, if the call before has reached them as long ago as the table has set."""
    now = tables.clock()
    if await _is_calling(writer, table):
        await _set_reminder(writer, table, alarm, now, count=alarm.count)
        return
    last = await writer.last_call(table.row.id)
    if last is not None and (last.called, last.turn) == (alarm.person_id, table.turn):
        for later in reminder_of(table, alarm.person_id, last.since, count=alarm.count):
            if later.due_at > now:  # it had waited for Discord
                await writer.set_alarm(later)
                return
    if await _call_person(tables, writer, table, alarm, again=True):
        await _set_reminder(writer, table, alarm, now, count=alarm.count + 1)


async def _set_reminder(writer: Writer, table: Table, alarm: AlarmRow, since: datetime, *, count: int) -> None:
    for reminder in reminder_of(table, alarm.person_id, since, count=count):
        await writer.set_alarm(reminder)


async def _is_calling(writer: Writer, table: Table) -> bool:
    """Whether a call to the turn that is to be played still waits to be delivered."""
    owed = await writer.owed_of(table.row.id, table.row.revision)
    return any(makes_call(msgspec.json.decode(row.body, type=Post)) for row in owed)


async def _call_person(tables: Tables, writer: Writer, table: Table, alarm: AlarmRow, *, again: bool) -> bool:
    """Call a person as they wish; false in quiet hours, until whose end the alarm waits."""
    person, now = await writer.person(alarm.person_id), tables.clock()
    if (quiet := quiet_until(person, now)) is not None:
        await writer.set_alarm(msgspec.structs.replace(alarm, due_at=quiet))
        return False
    board = await writer.newest_board(table.row.id)
    link = address(table.row.guild_id, table.row.channel_id, None if board is None else board.message_id)
    post, channel_id = as_wished(table, call_post(table, again=again, link=link), person, now), table.row.channel_id
    if post.call is not None:
        post, channel_id = direct_post(post.call, link, revision=post.revision), alarm.person_id
    await writer.owe(match_id=table.row.id, channel_id=channel_id, turn=table.turn, new=[to_row(post)])
    return True


async def _close_lobby(_tables: Tables, writer: Writer, table: Table, alarm: AlarmRow) -> None:
    await writer.set_status(table.row.id, "stopped")
    told = table.words.sentences((table.words("lobby-unused"), _uncounted(table, alarm)))
    await owe_line(writer, table.row.parent_id or table.row.channel_id, told)
    await owe_archive(writer, table.row)


async def _end_pause(_tables: Tables, writer: Writer, table: Table, _alarm: AlarmRow) -> None:
    """Let the program think that has waited."""
    writer.to_think.add(table.row.channel_id)


DUE: Final[Mapping[AlarmKind, Callable[[Tables, Writer, Table, AlarmRow], Awaitable[None]]]] = by_kind(
    get_args(AlarmKind),
    {
        "undo": _lapse,
        "time": _time_out,
        "reaction": _answer_late,
        "call": _call,
        "reminder": _remind,
        "lobby": _close_lobby,
        "pause": _end_pause,
    },
)
"""What is due when an alarm of each kind rings; of several at once, the first in the order of `AlarmKind`."""
