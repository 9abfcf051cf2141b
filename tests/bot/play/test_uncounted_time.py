"""Time in which people could not play, or not see their board, is not counted, and told where it was long."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.play.alarms import LOOK_AGAIN, add_absence, ring
from bot.store import Store
from tests.bot.play.toy_table import ADA, Played, begun
from tests.toy_game.state import Dig

NOT_COUNTED = "Not counted: 3 hours in which the bot or Discord was away."


def later(played: Played, length: timedelta) -> Played:
    """Return the table after a time in which nothing is delivered, and no alarm rings."""
    now = played.tables.clock() + length
    return replace(played, tables=replace(played.tables, clock=lambda: now))


async def away(played: Played, length: timedelta) -> Played:
    """Let nobody be able to play for a time."""
    back = later(played, length)
    async with back.tables.writing() as writer:
        await add_absence(writer, played.tables.clock(), back.tables.clock())
    return back


async def told_since(played: Played, count: int) -> list[str]:
    """Return what is told after so many posts, but for reminders."""
    return [post.text.splitlines()[0] for post in (await played.posts())[count:] if post.role != "call"]


@pytest.mark.parametrize(
    ("length", "told"),
    [
        (timedelta(seconds=59), ""),
        (timedelta(minutes=1), " Not counted: a minute in which the bot or Discord was away."),
        (timedelta(minutes=119), " Not counted: 119 minutes in which the bot or Discord was away."),
        (timedelta(hours=3), f" {NOT_COUNTED}"),
        (timedelta(days=365), " Not counted: 365 days in which the bot or Discord was away."),
    ],
)
async def test_an_answer_has_all_of_its_time_and_its_post_says_what_was_not_counted(
    store: Store, length: timedelta, told: str
) -> None:
    played = await begun(store, "1111")
    await played.play(ADA, Dig())
    played = await away(await played.passes(seconds=30), length)
    count = len(await played.posts())
    played = await played.passes(seconds=29)
    assert await told_since(played, count) == []
    played = await played.passes(seconds=1)
    assert await told_since(played, count) == [
        f"Ben has not answered in time, so the bot does as little as possible for them.{told}"
    ]


@pytest.mark.parametrize(
    ("absence", "told"),
    [
        ("wait", [f"Ada has run out of time for this turn; the game waits. {NOT_COUNTED}"]),
        (
            "stay",
            [f"Ada has run out of time for this turn, so the bot does as little as possible for them. {NOT_COUNTED}"],
        ),
        ("stand-in", [NOT_COUNTED, "Ada has run out of time for this turn. A stand-in plays from now on,"]),
    ],
)
async def test_it_is_told_whatever_is_done_when_the_time_of_a_turn_is_over(
    store: Store, absence: str, told: list[str]
) -> None:
    played = await begun(store, "3")
    await played.set(absence=absence)
    played = await away(await played.passes(hours=23), timedelta(hours=3))
    count = len(await played.posts())
    played = await played.passes(minutes=59)
    assert await told_since(played, count) == []
    played = await played.passes(minutes=1)
    await played.stand_ins_play()
    lines = await told_since(played, count)
    assert [line[: len(begins)] for line, begins in zip(lines, told, strict=False)] == told


async def test_nobodys_time_runs_while_the_board_that_calls_them_waits_for_discord(store: Store) -> None:
    played = await begun(store, "1111")
    await played.play(ADA, Dig())
    played = later(played, timedelta(hours=3))
    count = len(await played.posts())
    assert await ring(played.tables, (await played.table()).row.id)
    (alarm,) = [alarm for alarm in await played.alarms() if alarm.kind == "reaction"]
    assert alarm.due_at == played.tables.clock() + LOOK_AGAIN
    played = await (await played.passes()).passes(minutes=1)
    assert await told_since(played, count) == [
        f"Ben has not answered in time, so the bot does as little as possible for them. {NOT_COUNTED}"
    ]


async def test_whose_board_came_late_has_all_of_their_time_from_then_on(store: Store) -> None:
    played = await begun(store, "1111")
    await played.play(ADA, Dig())
    played = await later(played, timedelta(seconds=40)).passes()
    count = len(await played.posts())
    played = await played.passes(seconds=59)
    assert await told_since(played, count) == []
    played = await played.passes(seconds=1)
    assert await told_since(played, count) == [
        "Ben has not answered in time, so the bot does as little as possible for them."
    ]
