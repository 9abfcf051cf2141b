"""What people try on puzzles is kept once, and a puzzle is posted by one of however many processes."""

from datetime import timedelta

import msgspec

from bot.store import Store
from bot.store.schema import now
from bot.table.post_rows import NewPost
from bot.table.puzzles import FIRST
from bot.table.rows import LessonRow, RegularPostRow, TryRow
from tests.bot.store.examples import ADA, BEN, CHANNEL

TRY = TryRow(person_id=ADA, puzzle=FIRST + 1, moves="r4 u", right=False, guild_id=1, at=now())


async def test_the_same_answer_again_is_no_other_try_and_how_one_did_is_told_once(store: Store) -> None:
    right = msgspec.structs.replace(TRY, moves="r4 d", right=True)
    async with store.transaction() as writer:
        for row in (TRY, TRY, right, right, msgspec.structs.replace(right, person_id=BEN, guild_id=2)):
            await writer.note_try(row)
        assert await writer.tries(ADA, FIRST + 1) == (TRY, right)
        assert await writer.tries(ADA, FIRST, FIRST + 9) == (TRY, right)
        assert await writer.how_far(FIRST, FIRST + 9) == (LessonRow(puzzle=FIRST + 1, people=2, solved=2, tries=3),)
        assert await writer.how_far(FIRST, FIRST + 9, 1) == (LessonRow(puzzle=FIRST + 1, people=1, solved=1, tries=2),)
        assert await writer.first_solutions(1, FIRST, FIRST + 9) == (right,)
        await writer.note_try(msgspec.structs.replace(right, moves="r4 dd"))  # another way to the same
        assert await writer.how_far(FIRST, FIRST + 9, 1) == (LessonRow(puzzle=FIRST + 1, people=1, solved=1, tries=3),)
        assert [await writer.share_tries(ADA, FIRST + 1) for _ in range(2)] == [True, False]
        assert not await writer.share_tries(ADA, FIRST + 2)


async def test_a_puzzle_that_waits_is_given_up_for_a_newer_one_and_one_that_stands_is_not(store: Store) -> None:
    async with store.transaction() as writer:
        new = [NewPost(body=b"{}")] * 2
        waiting, standing = await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=new)
        await writer.mark_delivered(standing, message_id=7)
        assert [await writer.withdraw_regular_post(row.id) for row in (waiting, waiting, standing)] == [
            True,
            False,
            False,
        ]
        assert await writer.owed(CHANNEL, limit=9) == ()


async def test_a_post_that_is_due_is_taken_once(store: Store) -> None:
    row = RegularPostRow(place_id=CHANNEL, guild_id=1, hour="18:00", zone="UTC", language="en", due_at=now())
    later = row.due_at + timedelta(days=1)
    async with store.transaction() as writer:
        await writer.keep_regular_post(row)
        assert await writer.regular_posts(due=row.due_at) == (row,)
        assert [await writer.take_regular_post(row, due_at=later) for _ in range(2)] == [True, False]
        assert await writer.regular_posts(due=row.due_at) == ()
        assert await writer.next_regular_post(row.due_at) == later
        await writer.note_regular_post(row, day=7, before=5, post_id=3)
        (kept,) = await writer.regular_posts(place_id=CHANNEL)
        assert kept == msgspec.structs.replace(row, due_at=later, day=7, before=5, post_id=3)
        assert [await writer.warn_of_regular_post(row) for _ in range(2)] == [True, False]
        await writer.note_regular_post(row, day=8, before=7, post_id=4)
        assert await writer.warn_of_regular_post(row), "it is told again once another one was posted"
        assert [await writer.drop_regular_post(CHANNEL, "puzzle") for _ in range(2)] == [True, False]
