"""The outbox worker delivers what is owed: per channel in order, each post once, whatever fails in between."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Final

import structlog

from bot.delivery.edited_messages import OldControls
from bot.delivery.message_parts import MOST
from bot.delivery.messages import Messenger
from bot.delivery.post_delivery import Delays, PostDelivery
from bot.delivery.refusals import NO_MORE, Outcome
from bot.delivery.refused_posts import MoveToParent
from bot.play.outbox import writing
from bot.store import Cluster, DatabaseAway, Store, TornRow

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
LONGEST_PAUSES: Final[Mapping[Outcome, float]] = {"unknown": 3600.0, "barred": 86400.0}
"""Seconds between two tries: twice as many every time, up to a minute while Discord or the database fails, up to an
hour where Discord refuses a post and nobody knows why, up to a day where the bot may not write: that may last for ever,
and what can change it has the channel tried at once.
"""

STEP_PAUSE = 1.5
"""How long a step of a walk that is posted live can be looked at before the next one comes."""

LEFT: Final[frozenset[Outcome]] = NO_MORE | {"barred", "unknown"}
"""The outcomes after which another process may deliver to a channel."""

log = structlog.get_logger()


class OutboxWorker:
    """One task per channel that is owed something; `wake` starts it, and it ends when nothing is owed.

    A post is marked as delivered after Discord has taken it, and each message of a long one is noted. Should the bot
    die in between, it looks for that message in the channel, and where it may not read there sends it again with the
    same nonce: for some minutes Discord gives back the first one instead of showing it twice.
    """

    def __init__(  # noqa: PLR0913 - what it must be told of the rest of the program
        self,
        *,
        store: Store,
        cluster: Cluster,
        messenger: Messenger,
        clock: Callable[[], datetime],
        think: Callable[[int], None] = lambda _channel_id: None,
        reschedule: Callable[[datetime], None] = lambda _due: None,
        give_way: Callable[[], Awaitable[None]] | None = None,
        is_overloaded: Callable[[], bool] = lambda: False,
        move_to_parent: MoveToParent | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._cluster = cluster
        self._delivery = PostDelivery(
            store=store,
            messenger=messenger,
            clock=clock,
            writing=partial(writing, store, wake=self.wake, think=think, reschedule=reschedule),
            is_overloaded=is_overloaded,
            move_to_parent=move_to_parent,
        )
        self._old_controls = OldControls(
            store=store, take=messenger.take, is_busy=lambda channel_id: channel_id in self._tasks
        )
        self._sleep = sleep
        self._give_way = give_way
        """Awaited before each post: it may hold it up for what is more urgent."""
        self._woken: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._pauses: dict[int, asyncio.Future[None]] = {}
        self._taken: set[int] = set()
        """The channels that are this process's own, until it leaves them."""
        self._closed = False

    @property
    def barred(self) -> frozenset[int]:
        """The channels that Discord last refused because the bot may not write there."""
        return frozenset(self._delivery.refusals.barred)

    @property
    def refused(self) -> frozenset[int]:
        """The channels whose next post Discord refuses for a reason that we do not know."""
        return self._delivery.refusals.channels

    @property
    def unmarked(self) -> frozenset[int]:
        """The channels in which a post stands that the database does not let be marked as delivered."""
        return frozenset(self._delivery.unmarked)

    @property
    def delays(self) -> Delays:
        """How long posts have taken that show a match."""
        return self._delivery.delays

    @property
    def serving(self) -> frozenset[int]:
        """The channels that are owed something, those among them where the bot may not write."""
        return frozenset(self._tasks)

    def wake(self, channel_id: int) -> None:
        """Say that a channel is owed something, or that the bot may write there again.

        Needs a running loop; after `close` it waits for the next start.
        """
        self._woken.add(channel_id)
        if self._closed:
            return
        if channel_id not in self._tasks:
            self._tasks[channel_id] = asyncio.create_task(self._serve(channel_id), name=f"outbox-{channel_id}")
        elif channel_id in self.barred and channel_id in self._pauses:
            self._pauses[channel_id].cancel()

    async def wake_all(self) -> None:
        """Deliver what was owed at the last stop, mark what stands unmarked, leave what could not be left."""
        async with self._store.reading() as reader:
            channels = await reader.channels_owed()
            self._delivery.refusals.inherited = await reader.newest_post()
        for channel_id in {*channels, *self.unmarked, *self._taken}:
            self.wake(channel_id)

    async def take_over(self, channel_ids: Collection[int]) -> None:
        """Deliver to channels that another process has left, which may have sent what is owed there."""
        for channel_id in set(channel_ids) - self.serving:
            with suppress(TornRow):  # which is seen to when it is to be delivered
                async with self._store.lookup() as reader:
                    self._delivery.refusals.doubt(*await reader.owed(channel_id, limit=MOST))
            self.wake(channel_id)

    def doubt_all(self) -> None:
        """Look for each post that is owed in its channel before it is sent: others may have sent it, unmarked."""
        self._delivery.refusals.inherited = None

    async def idle(self) -> None:
        """Wait until nothing is being delivered, and no old control is being taken away."""
        while self._tasks or self._old_controls.serving:
            await asyncio.gather(*self._tasks.values(), self._old_controls.idle())

    async def close(self, *, within: float = 0.0) -> None:
        """Begin nothing more; what is being posted has these seconds. What is still owed stays in the outbox."""
        self._closed = True
        for pause in self._pauses.values():
            pause.cancel()
        if tasks := tuple(self._tasks.values()):
            await asyncio.wait(tasks, timeout=within)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._old_controls.close()

    async def _serve(self, channel_id: int) -> None:
        pause = FIRST_PAUSE
        try:
            while channel_id in self._woken and not self._closed:
                self._woken.discard(channel_id)
                if self._give_way is not None:
                    await self._give_way()
                outcome = await self._deliver_next(channel_id, again_in=min(pause, LONGEST_PAUSE))
                if outcome in NO_MORE:
                    pause = FIRST_PAUSE
                    continue
                if outcome == "paced":
                    await self._pause(channel_id, STEP_PAUSE)
                if outcome in ("done", "paced"):
                    pause = FIRST_PAUSE
                elif not (outcome == "barred" and channel_id in self._woken):  # it was called while it was tried
                    # After the pause the outbox is asked anew: the post may have been withdrawn by then.
                    pause = min(pause, LONGEST_PAUSES.get(outcome, LONGEST_PAUSE))
                    await self._pause(channel_id, pause)
                    pause *= 2
                self._woken.add(channel_id)
            if self._closed:
                await self._give_back(channel_id)
        finally:
            del self._tasks[channel_id]
            if not self._closed:
                self._old_controls.wake(channel_id)

    async def _deliver_next(self, channel_id: int, *, again_in: float) -> Outcome:
        """Deliver the next post of a channel, unless another process is at it.

        The channel stays this one's own until nothing is owed or Discord has refused: what is known of a post that
        Discord may have taken is known here alone.
        """
        try:
            if not await self._cluster.take_channel(channel_id):
                self._taken.discard(channel_id)
                return "nothing"  # that process looks once more when it leaves
            self._taken.add(channel_id)
            outcome = await self._delivery.deliver_next(channel_id, again_in=again_in)
            if outcome not in LEFT or not await self._leave(channel_id) or outcome not in NO_MORE:
                return outcome
            # What others have owed the channel meanwhile they have left to this one.
            async with self._store.lookup() as reader:
                return "done" if await reader.owes(channel_id) else "nothing"
        except DatabaseAway:  # all channels that are owed something are woken when it is back
            return "nothing"
        except Exception as error:  # noqa: BLE001 - the database's, which has lost who delivers what
            log.warning("channel cannot be claimed or left", error=str(error), again_in=again_in)
            return "later"

    async def _give_back(self, channel_id: int) -> None:
        """Let other processes go on in a channel with which this one, which stops, is not done."""
        if channel_id in self._taken:
            try:
                await self._leave(channel_id)
            except Exception as error:  # noqa: BLE001 - it is left with the connection, which ends soon
                log.info("channel cannot be left", error=str(error))

    async def _leave(self, channel_id: int) -> bool:
        """Let other processes deliver to a channel; whether there can be any."""
        can_be_others = await self._cluster.leave_channel(channel_id)
        self._taken.discard(channel_id)
        return can_be_others

    async def _pause(self, channel_id: int, seconds: float) -> None:
        """Sleep, unless the bot stops, or a barred channel is called meanwhile."""
        if self._closed:
            return
        pause = self._pauses[channel_id] = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait([pause])
        finally:
            pause.cancel()
            del self._pauses[channel_id]
