"""Hours in which a person is not to be pinged, and one at which something is due, by the clock of where people are."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global
from babel.localedata import locale_identifiers

from bot.table.rows import PersonRow
from bot.table.texts import plain
from engine.core import Reason, Refused

OFF: Final = "off"
"""What is typed for no quiet hours."""

_HOURS: Final = re.compile(r"\s*(\d{1,2})(?::(\d\d))?\s*[-\u2013]\s*(\d{1,2})(?::(\d\d))?\s*")
_HOUR: Final = re.compile(r"\s*(\d{1,2})(?::(\d\d))?\s*")
LAST_HOUR: Final = 23
LAST_MINUTE: Final = 59
_UNIVERSAL: Final = ZoneInfo("UTC")


def read_quiet(typed: str) -> str:
    """Return quiet hours as they are stored: "22-7" as "22:00-07:00", "off" as an empty text. Raises Refused."""
    if typed.strip().lower() == OFF:
        return ""
    found = _HOURS.fullmatch(typed)
    ends = [] if found is None else [int(found[part] or 0) for part in range(1, 5)]
    if not ends or max(ends[::2]) > LAST_HOUR or max(ends[1::2]) > LAST_MINUTE or ends[:2] == ends[2:]:
        raise Refused(Reason.of("personal-no-hours", text=plain(typed)))
    return "{:02}:{:02}-{:02}:{:02}".format(*ends)


def read_hour(typed: str) -> str:
    """Return an hour as it is stored: "18" as "18:00". Raises Refused."""
    found = _HOUR.fullmatch(typed)
    if found is None or int(found[1]) > LAST_HOUR or int(found[2] or 0) > LAST_MINUTE:
        raise Refused(Reason.of("puzzle-no-hour", text=plain(typed)))
    return f"{int(found[1]):02}:{int(found[2] or 0):02}"


def read_zone(typed: str, cities: Mapping[str, str] | None = None) -> str:
    """Return the name of a time zone, however its letters are typed, or of a city that only one has. Raises Refused.

    `cities` are those of a language.
    """
    wanted = typed.strip().replace(" ", "_").lower()
    found = [name for name in zones() if name.lower() == wanted]
    found = found or [name for name in zones() if name.lower().rpartition("/")[2] == wanted]
    found = found or [name for city, name in (cities or {}).items() if city == typed.strip().casefold()]
    if len(found) != 1:
        raise Refused(Reason.of("personal-no-zone", text=plain(typed)))
    return found[0]


@cache
def zones() -> tuple[str, ...]:
    """List the names of all time zones."""
    return tuple(sorted(available_timezones()))


@cache
def cities_in(language: str) -> Mapping[str, str]:
    """Return the time zones by what their cities are called in a language, in small letters: a fifth of a second."""
    locale = Locale.negotiate([language], locale_identifiers(), sep="-") or Locale("en")
    today = get_global("zone_aliases")  # by their ids of before, by which some cities are kept
    named = ((today.get(name, name), told.get("city", "")) for name, told in locale.time_zones.items())
    return {city.casefold(): name for name, city in named if city and name in zones()}


def local(person: PersonRow, now: datetime) -> datetime:
    """Return a moment by a person's clock; by UTC where the zone that was chosen is not known any more."""
    return now.astimezone(ZoneInfo(person.zone) if person.zone in zones() else _UNIVERSAL)


def quiet_until(person: PersonRow, now: datetime) -> datetime | None:
    """Return when the quiet hours end in which a moment lies; None outside of them. It is always later than `now`."""
    if not person.quiet:
        return None
    begin, end = _hours(person)
    here = local(person, now)
    clock = here.time()
    if not (begin <= clock < end if begin < end else clock >= begin or clock < end):
        return None
    day = here.date() + timedelta(days=clock >= end)
    # When clocks are set back the hour comes twice, when they are set forward never: the later reading is still ahead.
    return max(datetime.combine(day, end.replace(fold=fold), here.tzinfo).astimezone(UTC) for fold in (0, 1))


def awake_after(person: PersonRow, since: datetime, length: timedelta) -> datetime:
    """Return when so much time has passed since a moment in which a person has no quiet hours."""
    since = quiet_until(person, since) or since
    while (quiet := _next_quiet(person, since)) is not None and quiet < since + length:
        length -= quiet - since
        since = quiet_until(person, quiet) or quiet
    return since + length


def awake_between(person: PersonRow, since: datetime, until: datetime) -> timedelta:
    """Return how much of the time between two moments lies outside a person's quiet hours."""
    awake = timedelta()
    since = quiet_until(person, since) or since
    while since < until:
        quiet = min(until, _next_quiet(person, since) or until)
        awake += quiet - since
        since = quiet_until(person, quiet) or until
    return awake


def _next_quiet(person: PersonRow, now: datetime) -> datetime | None:
    """Return when quiet hours begin next, later than `now`."""
    if not person.quiet:
        return None
    begin, _ = _hours(person)
    here = local(person, now)
    days = (datetime.combine(here.date() + timedelta(days=days), begin, here.tzinfo) for days in range(3))
    return next(day for day in (day.astimezone(UTC) for day in days) if day > now)


def _hours(person: PersonRow) -> tuple[time, time]:
    begin, end = person.quiet.split("-")
    return time.fromisoformat(begin), time.fromisoformat(end)


def next_hours(person: PersonRow, now: datetime) -> tuple[datetime, datetime] | None:
    """Return from when to when somebody has no quiet hours next; None for who has none at all."""
    if (quiet := _next_quiet(person, now)) is None:
        return None
    begin = quiet_until(person, quiet) or quiet
    return begin, _next_quiet(person, begin) or begin


DAYS: Final = 3
"""Within how many days an hour comes again, whatever the clocks do."""


def next_due(hour: str, zone: str, now: datetime, *, after_day: bool) -> datetime:
    """Return when a post is due next by an hour of a zone; not on the day (UTC) of `now` if that is over with it."""
    here, at = now.astimezone(ZoneInfo(zone) if zone in zones() else _UNIVERSAL), time.fromisoformat(hour)
    moments = (
        datetime.combine(here.date() + timedelta(days=days), at, here.tzinfo).astimezone(UTC) for days in range(DAYS)
    )
    return next(each for each in moments if each > now and (not after_day or each.date() > now.date()))


class Month(NamedTuple):
    """A month by the clock of a zone."""

    begin: datetime
    """When it begins, in UTC."""
    end: datetime
    """When the next one begins, in UTC."""
    begin_there: datetime
    """When it begins, by the clock there."""


def month_before(zone: str, now: datetime) -> Month:
    """Return the month before the one of a moment."""
    here = now.astimezone(ZoneInfo(zone) if zone in zones() else _UNIVERSAL)
    end = datetime(here.year, here.month, 1, tzinfo=here.tzinfo)
    begin = (end - timedelta(days=1)).replace(day=1)
    return Month(begin.astimezone(UTC), end.astimezone(UTC), begin)


def next_month_due(hour: str, zone: str, now: datetime) -> datetime:
    """Return when a post is due next on the first of a month, by an hour of a zone."""
    here, at = now.astimezone(ZoneInfo(zone) if zone in zones() else _UNIVERSAL), time.fromisoformat(hour)
    firsts = [here.date().replace(day=1)]
    firsts.append((firsts[0] + timedelta(days=32)).replace(day=1))
    moments = (datetime.combine(first, at, here.tzinfo).astimezone(UTC) for first in firsts)
    return next(each for each in moments if each > now)
