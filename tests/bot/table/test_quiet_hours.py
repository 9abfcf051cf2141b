"""Quiet hours: how they are typed, and when they end, also on the days on which clocks are set."""

from datetime import UTC, datetime, time, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.quiet_hours import (
    awake_after,
    awake_between,
    cities_in,
    local,
    month_before,
    next_due,
    next_month_due,
    quiet_until,
    read_hour,
    read_quiet,
    read_zone,
)
from bot.table.rows import PersonRow
from engine.core import Refused

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia")

SET_BY = 60
"""Minutes by which clocks are set at most: an hour that comes twice, or never, may be quiet or not."""


def person(quiet: str, zone: str = "UTC") -> PersonRow:
    return PersonRow(person_id=1, quiet=quiet, zone=zone)


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22:00-07:00", "22:00-07:00"),
        (" 22 - 7 ", "22:00-07:00"),
        ("9:05\N{EN DASH}17:30", "09:05-17:30"),
        ("0-23:59", "00:00-23:59"),
        ("off", ""),
        ("OFF ", ""),
    ],
)
def test_quiet_hours_are_read(typed: str, hours: str) -> None:
    assert read_quiet(typed) == hours


@pytest.mark.parametrize(
    "typed", ["", "-", "22", "24-7", "22:60-7", "22-24:00", "8-08:00", "22:00-07:00 sharp", "٢٢-7a"]
)
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        read_quiet(typed)


@pytest.mark.parametrize("typed", ["Europe/Berlin", " europe/berlin ", "America/New York"])
def test_a_zone_is_read_however_it_is_typed(typed: str) -> None:
    assert read_zone(typed) == typed.strip().title().replace(" ", "_")


@pytest.mark.parametrize(
    ("language", "typed", "zone"),
    [
        ("de", "Wien", "Europe/Vienna"),
        ("it", " berlino ", "Europe/Berlin"),
        ("it", "New York", "America/New_York"),
        ("zh-CN", "上海", "Asia/Shanghai"),
        ("de", "Kiew", "Europe/Kyiv"),
        ("zh-CN", "加德满都", "Asia/Kathmandu"),
        ("fr", "europe/rome", "Europe/Rome"),
        ("tlh", "Vienna", "Europe/Vienna"),
    ],
)
def test_a_city_is_typed_as_ones_own_language_calls_it(language: str, typed: str, zone: str) -> None:
    assert read_zone(typed, cities_in(language)) == zone


@pytest.mark.parametrize("typed", ["", "Berlin time", "../etc/passwd", "posixrules", "Europe"])
def test_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        read_zone(typed)


@pytest.mark.parametrize(
    ("hours", "at", "until"),
    [
        ("22:00-07:00", "2026-03-01T21:59", None),
        ("22:00-07:00", "2026-03-01T22:00", "2026-03-02T07:00"),
        ("22:00-07:00", "2026-03-02T06:59", "2026-03-02T07:00"),
        ("22:00-07:00", "2026-03-02T07:00", None),
        ("09:00-17:00", "2026-03-02T12:00", "2026-03-02T17:00"),
        ("09:00-17:00", "2026-03-02T17:00", None),
        ("", "2026-03-02T03:00", None),
    ],
)
def test_quiet_hours_begin_at_their_first_minute_and_end_at_their_last(hours: str, at: str, until: str | None) -> None:
    expected = None if until is None else datetime.fromisoformat(until).replace(tzinfo=UTC)
    assert quiet_until(person(hours), datetime.fromisoformat(at).replace(tzinfo=UTC)) == expected


def test_quiet_hours_are_those_of_the_persons_own_clock() -> None:
    night = person("22:00-07:00", "America/New_York")
    assert quiet_until(night, datetime(2026, 7, 1, 3, tzinfo=UTC)) == datetime(2026, 7, 1, 11, tzinfo=UTC)
    assert quiet_until(night, datetime(2026, 1, 1, 23, tzinfo=UTC)) is None


@given(
    minutes=st.integers(0, 2 * 366 * 24 * 60),
    begin=st.times().map(lambda at: at.replace(second=0, microsecond=0)),
    length=st.integers(1, 24 * 60 - 1),
    zone=st.sampled_from(ZONES),
)
def test_the_end_of_quiet_hours_is_ahead_soon_and_outside_of_them(
    minutes: int, begin: time, length: int, zone: str
) -> None:
    end = (datetime.combine(datetime(2026, 1, 1, tzinfo=UTC), begin) + timedelta(minutes=length)).time()
    somebody = person(f"{begin:%H:%M}-{end:%H:%M}", zone)
    now = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
    until = quiet_until(somebody, now)
    if until is not None:
        assert now < until <= now + timedelta(hours=26)
        assert quiet_until(somebody, until) is None


@pytest.mark.parametrize(
    ("hours", "at", "until"),
    [
        ("", "2026-03-01T21:00", "2026-03-02T03:00"),
        ("22:00-07:00", "2026-03-01T12:00", "2026-03-01T18:00"),
        ("22:00-07:00", "2026-03-01T16:00", "2026-03-01T22:00"),
        ("22:00-07:00", "2026-03-01T21:00", "2026-03-02T12:00"),
        ("22:00-07:00", "2026-03-01T23:00", "2026-03-02T13:00"),
        ("09:00-07:00", "2026-03-01T08:00", "2026-03-04T08:00"),
    ],
)
def test_what_is_to_be_answered_in_six_hours_is_so_in_six_hours_awake(hours: str, at: str, until: str) -> None:
    asked, due = (datetime.fromisoformat(each).replace(tzinfo=UTC) for each in (at, until))
    assert awake_after(person(hours), asked, timedelta(hours=6)) == due


@given(
    minutes=st.integers(0, 2 * 366 * 24 * 60),
    begin=st.times().map(lambda at: at.replace(second=0, microsecond=0)),
    length=st.integers(1, 20 * 60),
    zone=st.sampled_from(ZONES),
)
def test_an_answer_has_its_whole_time_awake_wherever_clocks_are_set(
    minutes: int, begin: time, length: int, zone: str
) -> None:
    end = (datetime.combine(datetime(2026, 1, 1, tzinfo=UTC), begin) + timedelta(minutes=length)).time()
    somebody = person(f"{begin:%H:%M}-{end:%H:%M}", zone)
    now = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
    due = awake_after(somebody, now, timedelta(hours=6))
    passed = int((due - now) / timedelta(minutes=1))
    awake = sum(quiet_until(somebody, now + timedelta(minutes=minute)) is None for minute in range(passed))
    assert abs(awake - 6 * 60) <= SET_BY
    assert awake_between(somebody, now, due) == timedelta(hours=6)


def test_a_zone_that_is_not_known_any_more_is_read_as_utc() -> None:
    now = datetime(2026, 1, 1, 12, tzinfo=UTC)
    assert local(person("", "Mars/Olympus"), now) == now


@pytest.mark.parametrize(("typed", "stored"), [("18:00", "18:00"), ("7", "07:00"), (" 9:05 ", "09:05"), ("0", "00:00")])
def test_an_hour_is_typed_with_minutes_or_without(typed: str, stored: str) -> None:
    assert read_hour(typed) == stored


@pytest.mark.parametrize("typed", ["", "24", "18:60", "six", "18:00-19:00", "-1"])
def test_what_is_no_hour_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        read_hour(typed)


@pytest.mark.parametrize(
    ("hour", "zone", "now", "after_day", "due"),
    [
        ("18:00", "UTC", "2026-06-01T17:59", "any", "2026-06-01T18:00"),
        ("18:00", "UTC", "2026-06-01T18:00", "any", "2026-06-02T18:00"),
        ("18:00", "UTC", "2026-06-01T05:00", "after", "2026-06-02T18:00"),
        ("18:00", "Europe/Berlin", "2026-06-01T16:00", "after", "2026-06-02T16:00"),
        ("01:00", "Europe/Berlin", "2026-06-01T23:00", "after", "2026-06-02T23:00"),
        ("01:30", "Europe/Berlin", "2026-10-24T23:30", "after", "2026-10-26T00:30"),
        ("18:00", "Mars/Olympus", "2026-06-01T17:00", "any", "2026-06-01T18:00"),
    ],
)
def test_an_hour_comes_once_a_day_of_utc(hour: str, zone: str, now: str, after_day: str, due: str) -> None:
    moments = [datetime.fromisoformat(each).replace(tzinfo=UTC) for each in (now, due)]
    assert next_due(hour, zone, moments[0], after_day=after_day == "after") == moments[1]


@pytest.mark.parametrize(
    ("now", "zone", "begin", "end"),
    [
        ("2026-06-01T00:00", "UTC", "2026-05-01T00:00", "2026-06-01T00:00"),
        ("2026-05-31T23:30", "Europe/Berlin", "2026-04-30T22:00", "2026-05-31T22:00"),
        ("2026-11-30T12:00", "Europe/Berlin", "2026-09-30T22:00", "2026-10-31T23:00"),
        ("2026-01-31T12:00", "America/New_York", "2025-12-01T05:00", "2026-01-01T05:00"),
    ],
)
def test_the_month_before_begins_and_ends_by_the_clock_of_its_zone(now: str, zone: str, begin: str, end: str) -> None:
    month = month_before(zone, datetime.fromisoformat(now).replace(tzinfo=UTC))
    assert [moment.strftime("%Y-%m-%dT%H:%M") for moment in (month.begin, month.end)] == [begin, end]
    assert (month.begin_there.day, month.begin_there.hour) == (1, 0)


@pytest.mark.parametrize(
    ("now", "zone", "due"),
    [
        ("2026-06-01T17:59", "UTC", "2026-06-01T18:00"),
        ("2026-06-01T18:00", "UTC", "2026-07-01T18:00"),
        ("2026-01-31T23:00", "UTC", "2026-02-01T18:00"),
        ("2026-12-31T12:00", "Asia/Tokyo", "2027-01-01T09:00"),
        ("2026-10-15T12:00", "Europe/Berlin", "2026-11-01T17:00"),
    ],
)
def test_what_is_due_once_a_month_is_due_on_the_first_by_the_clock_there(now: str, zone: str, due: str) -> None:
    found = next_month_due("18:00", zone, datetime.fromisoformat(now).replace(tzinfo=UTC))
    assert found.strftime("%Y-%m-%dT%H:%M") == due
