"""Automatic moves for people who have no tab open, channel by channel, at the pace chosen there."""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.page.program_hooks import ProgramHooks
from bot.sandbox.world.channels import Channel

_log = structlog.get_logger(__name__)


class AutoPlay:
    """Moves for everybody without a tab; `connected` returns the ids of the others.

    No move is made while no tab is open or the bot is off. After an unexpected error the channel's moves stop: `broken`
    is called, and the log says why.
    """

    def __init__(
        self, hooks: ProgramHooks, connected: Callable[[], frozenset[int]], broken: Callable[[], None]
    ) -> None:
        self.hooks = hooks
        self._connected = connected
        self._broken = broken
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.paces: dict[int, float] = {}
        """Seconds from move to move, by the channels where somebody plays."""

    def play(self, channel: Channel, pace: float | None) -> None:
        """Make moves in the channel at this pace from now on; None stops them."""
        running = self._tasks.pop(channel.id, None)
        if running is not None:
            running.cancel()
        self.paces.pop(channel.id, None)
        if pace is not None:
            self.paces[channel.id] = pace
            task = self._tasks[channel.id] = asyncio.create_task(self._run(channel, pace))
            task.add_done_callback(partial(self._ended, channel))

    async def close(self) -> None:
        """Stop everywhere."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, channel: Channel, task: asyncio.Task[None]) -> None:
        if task.cancelled():
            return
        _log.error("nobody moves for the others any more", channel=channel.name, exc_info=task.exception())
        if self._tasks.get(channel.id) is task:
            self.play(channel, None)
            self._broken()

    async def _run(self, channel: Channel, pace: float) -> None:
        while True:
            await asyncio.sleep(pace)
            connected = self._connected()
            if not connected or not self.hooks.is_running():
                continue
            try:
                await self.hooks.move_other(channel, connected)
            except ImpossibleError:
                continue  # the bot could not answer: the next round tries again
