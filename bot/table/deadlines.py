"""What is due at a time while a table stands as it does: calls that wait, reminders, the end of a turn's time."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec

from bot.table.quiet_hours import awake_after, awake_between, quiet_until
from bot.table.rows import AlarmRow, PersonRow
from bot.table.table import Table
from bot.table.table_settings import DURATIONS

LOBBY_LIFE: Final = timedelta(days=1)
"""After how long a lobby closes in which nobody does anything."""

MOST_REMINDERS: Final = 3

LONGEST_REST: Final = timedelta(days=1)
"""How long the time of a turn or of an answer stands still at most in somebody's quiet hours."""


def alarms_of(table: Table, called: PersonRow | None, now: datetime) -> Iterator[AlarmRow]:
    """Return the alarms of a table that has become what it is just now; `called` is whom it calls to act."""
    facts: dict[str, Any] = {"match_id": table.row.id, "revision": table.row.revision}
    if table.row.status == "lobby":
        yield AlarmRow(kind="lobby", person_id=0, due_at=now + LOBBY_LIFE, since=now, **facts)
    if table.thinks is not None and table.pause is not None:
        yield AlarmRow(kind="pause", person_id=table.thinks.person_id, due_at=now + table.pause, **facts)
    if called is None or table.stands_in:
        return
    quiet = quiet_until(called, now)
    time, reaction = DURATIONS.get(table.settings.time), table.settings.reaction_time
    if reaction is not None and table.is_interrupted and not table.waits:
        due = _awake(called, now, reaction)
        yield AlarmRow(kind="reaction", person_id=called.person_id, due_at=due, since=now, rests=True, **facts)
    elif time is not None and not table.waits:
        rests = table.settings.time_rests
        due = _awake(called, now, time) if rests else now + time
        yield AlarmRow(kind="time", person_id=called.person_id, due_at=due, since=now, rests=rests, **facts)
    if quiet is not None and called.pings != "silent":
        yield AlarmRow(kind="call", person_id=called.person_id, due_at=quiet, **facts)
    yield from reminder_of(table, called.person_id, quiet or now)


def _awake(called: PersonRow, now: datetime, length: timedelta) -> datetime:
    """Return when somebody has had so much time awake; whose quiet hours are nearly all hours holds nobody up long."""
    return min(awake_after(called, now, length), now + length + LONGEST_REST)


def resumed(alarm: AlarmRow, person: PersonRow, *, since: datetime, now: datetime) -> AlarmRow:
    """Return an alarm of a person whose time, where it ran then, stands still from `since`, and runs on from now on.

    What is left of it never changes, so nobody wins or loses time, however far a clock was set forward or back.
    """
    stood = max(since, alarm.since or since)
    due = now + (alarm.due_at - stood)
    if alarm.rests:
        due = awake_after(person, now, awake_between(person, stood, alarm.due_at))
    away = alarm.away + max(0, round((now - stood).total_seconds()))
    return msgspec.structs.replace(alarm, since=now, due_at=due, away=away)


def reminder_of(table: Table, person_id: int, since: datetime, *, count: int = 0) -> Iterator[AlarmRow]:
    """Yield the next reminder of a person, if there is one more; it waits twice as long as the one before.

    `since` is when they were called or last reminded, `count` how many reminders they have had.
    """
    wait = DURATIONS.get(table.settings.reminder)
    if wait is not None and count < MOST_REMINDERS:
        yield AlarmRow(
            kind="reminder",
            match_id=table.row.id,
            revision=table.row.revision,
            person_id=person_id,
            count=count,
            due_at=since + wait * 2**count,
        )
