"""How somebody has done with the puzzles of the days, folded from what they have tried."""

from datetime import UTC, date, datetime, timedelta

from bot.table.puzzle_record import Record, Streak, rated, record, streak
from bot.table.puzzles import FIRST, MOST
from bot.table.rows import TryRow

TODAY = date(2026, 6, 30)


def tried(answers: str, *, ago: int = 0, late: int = 0) -> list[TryRow]:
    """Return the tries on a day's puzzle, `x` for a wrong answer and `o` for a right one, some days late."""
    day = TODAY - timedelta(days=ago)
    at = datetime(day.year, day.month, day.day, 23, 59, tzinfo=UTC) + timedelta(days=late)
    return [
        TryRow(person_id=1, puzzle=FIRST + MOST + day.toordinal(), moves=str(n), right=each == "o", guild_id=1, at=at)
        for n, each in enumerate(answers)
    ]


def test_three_answers_count_and_none_after_the_right_one() -> None:
    assert record([]) == Record(0, is_solved=False)
    assert record(tried("xx")) == Record(2, is_solved=False)
    assert not record(tried("xx")).is_closed
    assert record(tried("xo")) == Record(2, is_solved=True)
    assert record(tried("xxx")).is_closed
    assert record(tried("xxxo")) == Record(3, is_solved=False), "two processes at the same moment"


def test_a_streak_runs_up_to_yesterday_while_the_puzzle_of_today_is_open() -> None:
    days = [row for ago in (1, 2, 3, 5) for row in tried("xo", ago=ago)]
    assert streak(days, TODAY) == Streak(running=3, recent=4)
    assert streak([*days, *tried("x")], TODAY) == Streak(running=3, recent=4)
    assert streak([*days, *tried("o")], TODAY) == Streak(running=4, recent=5)


def test_what_was_solved_later_counts_as_solved_and_not_as_a_day_of_the_streak() -> None:
    days = [*tried("o"), *tried("o", ago=1, late=1), *tried("o", ago=2)]
    assert streak(days, TODAY) == Streak(running=1, recent=3)
    assert streak(tried("xxx"), TODAY) == Streak(running=0, recent=0)
    assert streak(tried("o", ago=30), TODAY) == Streak(running=0, recent=0), "thirty days are from today on"


def test_answers_to_a_puzzle_whose_day_is_over_count_for_no_rating_and_those_of_lessons_never() -> None:
    on_the_day, late = tried("xo"), tried("o", ago=1, late=1)
    lesson, practice = (
        TryRow(person_id=1, puzzle=FIRST + series * MOST, moves="0", right=True, guild_id=1, at=late[0].at)
        for series in (0, 2)
    )
    counted = [*rated([*on_the_day, *late, lesson, practice])]
    assert [(answer.puzzle, answer.is_right) for answer in counted] == [
        (on_the_day[0].puzzle, False),
        (on_the_day[0].puzzle, True),
        (practice.puzzle, True),
    ]
