"""What is due at a table: each alarm is looked at again and done in one transaction with what follows from it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import msgspec
import structlog

from bot.absence import time_out
from bot.owing import owe_line
from bot.posts.calls import as_wished, call_post, direct_post
from bot.posts.post import address
from bot.service import Tables
from bot.store import AlarmKind, AlarmRow, Work
from bot.tables import Table
from bot.tables.alarms import reminder_of
from bot.tables.quiet import quiet_until
from bot.undoing import lapse

log = structlog.get_logger()


async def ring(tables: Tables, match_id: int) -> None:
    """Do what is due in a match: one alarm, for what it does may be the end of the others."""
    async with tables.writing() as work:
        row, now = await work.match(match_id), tables.clock()
        due = [alarm for alarm in await work.alarms(match_id) if alarm.due_at <= now]
        if row is None or not due:
            return
        alarm = min(due, key=lambda alarm: list(DUE).index(alarm.kind))
        await work.drop_alarm(alarm)
        table = await tables.load(work, row)
        if _holds(alarm, table):
            log.info("alarm", match=match_id, kind=alarm.kind, count=alarm.count)
            await DUE[alarm.kind](tables, work, table, alarm)


def _holds(alarm: AlarmRow, table: Table) -> bool:
    """Whether the table is still as it was when the alarm was set."""
    if alarm.kind == "wish":  # one on a board that is gone is over in its time, too
        return True
    if alarm.kind == "lobby":
        return table.row.status == "lobby"
    person_id = None if table.called is None else table.called.person_id
    return (table.row.status, table.row.revision, person_id) == ("running", alarm.revision, alarm.person_id)


async def _lapse(_tables: Tables, work: Work, table: Table, alarm: AlarmRow) -> None:
    await lapse(work, table, alarm)


async def _time_out(tables: Tables, work: Work, table: Table, _alarm: AlarmRow) -> None:
    await time_out(tables, work, table)


async def _call(tables: Tables, work: Work, table: Table, alarm: AlarmRow) -> None:
    """Call somebody whose quiet hours are over; reminders count from now on."""
    if await _called(tables, work, table, alarm, again=False):
        for reminder in reminder_of(table, alarm.person_id, tables.clock()):
            await work.set_alarm(reminder)


async def _remind(tables: Tables, work: Work, table: Table, alarm: AlarmRow) -> None:
    """Call somebody again."""
    if await _called(tables, work, table, alarm, again=True):
        for reminder in reminder_of(table, alarm.person_id, tables.clock(), count=alarm.count + 1):
            await work.set_alarm(reminder)


async def _called(tables: Tables, work: Work, table: Table, alarm: AlarmRow, *, again: bool) -> bool:
    """Call a person as they wish; in quiet hours the alarm waits for their end, and nobody is called."""
    person, now = await work.person(alarm.person_id), tables.clock()
    if (quiet := quiet_until(person, now)) is not None:
        await work.set_alarm(msgspec.structs.replace(alarm, due_at=quiet))
        return False
    standing = await work.last_delivered(table.row.id)
    link = address(table.row.guild_id, table.row.channel_id, None if standing is None else standing.message_id)
    post = as_wished(table, call_post(table, again=again, link=link), person, now)
    if post.call is not None:
        body, channel_id, match_id = direct_post(post.call, link), alarm.person_id, table.row.id
    else:  # it is no board of the match: no link leads to it
        body, channel_id, match_id = post, table.row.channel_id, None
    await work.owe(match_id=match_id, channel_id=channel_id, turn=table.turn, bodies=[msgspec.json.encode(body)])
    return True


async def _close_lobby(_tables: Tables, work: Work, table: Table, _alarm: AlarmRow) -> None:
    await work.set_status(table.row.id, "stopped")
    await owe_line(work, table.row.channel_id, table.words("lobby-unused"))


DUE: Final[Mapping[AlarmKind, Callable[[Tables, Work, Table, AlarmRow], Awaitable[None]]]] = {
    "wish": _lapse,
    "time": _time_out,
    "call": _call,
    "reminder": _remind,
    "lobby": _close_lobby,
}
"""What is due when an alarm of each kind rings; of several at once, the first in this order."""
