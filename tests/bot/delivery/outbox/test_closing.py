"""The end of the outbox worker: what is being posted is finished, the rest waits for the next start."""

import asyncio

from structlog.testing import capture_logs

from bot.delivery.messages import Painted
from bot.store import Store
from bot.table.post_rows import PostRow
from bot.table.posts.post import Post
from tests.bot.delivery.outbox.line import CHANNEL, Line, owe, owed, refusal, worker_of
from tests.patience import patience


async def test_closing_lets_what_is_being_posted_be_posted_and_begins_nothing_more(store: Store) -> None:
    class Slow(Line):
        def __init__(self) -> None:
            super().__init__()
            self.begun, self.may_end = asyncio.Event(), asyncio.Event()

        async def send(self, row: PostRow, post: Post, painted: Painted, *, may_stand: bool) -> int:
            self.begun.set()
            await self.may_end.wait()
            return await super().send(row, post, painted, may_stand=may_stand)

    line = Slow()
    await owe(store, "one", "two")
    worker = worker_of(store, line)
    worker.wake(CHANNEL)
    await line.begun.wait()
    closing = asyncio.create_task(worker.close(within=3600))
    await asyncio.sleep(0)
    line.may_end.set()
    await closing
    assert line.sent == ["one"]
    assert await owed(store) == ["two"]


async def test_closing_breaks_off_what_takes_too_long_and_waits_for_no_pause(store: Store) -> None:
    begun = asyncio.Event()

    class Stuck(Line):
        async def send(self, *_: object, **_more: object) -> int:
            begun.set()
            await asyncio.Event().wait()
            return 0

    await owe(store, "one")
    stuck = worker_of(store, Stuck())
    stuck.wake(CHANNEL)
    await begun.wait()
    await stuck.close(within=0.01)
    resting = asyncio.Event()

    async def sleep(_seconds: float) -> None:
        resting.set()
        await asyncio.Event().wait()

    waiting = worker_of(store, Line(refusal(503)), sleep=sleep)
    with capture_logs():
        waiting.wake(CHANNEL)
        await resting.wait()
        async with patience("the end of what waits for no pause"):
            await waiting.close(within=3600)
    assert await owed(store) == ["one"]


async def test_what_is_owed_after_closing_waits_for_the_next_start(store: Store) -> None:
    line = Line()
    worker = worker_of(store, line)
    await worker.close()
    await owe(store, "one")
    worker.wake(CHANNEL)
    await worker.idle()
    assert line.sent == []
    assert await owed(store) == ["one"]
    later = worker_of(store, line)
    await later.wake_all()
    await later.idle()
    assert line.sent == ["one"]
