"""Pads whose owners wait for somebody else's answer: they go on by themselves, while Discord lets them be changed.

They are in the memory of this process alone: after a restart the button of the board leads on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import aiohttp
import discord
import structlog

from bot.store import DatabaseUnusable

LIFE: Final = 14 * 60.0
"""Seconds in which a pad goes on by itself; Discord lets a private message be changed for 15 minutes after a press."""

Follow = Callable[[], Awaitable[bool]]
"""Shows on a pad what has happened at its table, and returns whether there is nothing more to wait for."""

log = structlog.get_logger()


class _Waiting(NamedTuple):
    channel_id: int
    """Where its table is."""
    changed: asyncio.Event
    """Set when that may have changed."""
    task: asyncio.Task[None]
    """What goes on with the pad once that is so."""


class OpenPads:
    """The pads that wait, by their messages."""

    def __init__(self) -> None:
        self._waiting: dict[int, _Waiting] = {}

    def wait(self, message_id: int, channel_id: int, follow: Follow, *, at_once: bool = True) -> None:
        """Let a pad follow its table from now on, until its owner uses it again.

        It looks `at_once`, since what it waits for may have come by now, or once its table has changed.
        """
        self.forget(message_id)
        changed = asyncio.Event()
        if at_once:
            changed.set()
        task = asyncio.create_task(_go_on(message_id, changed, follow), name=f"pad-{message_id}")
        self._waiting[message_id] = waiting = _Waiting(channel_id, changed, task)
        task.add_done_callback(lambda _: self._drop(message_id, waiting))

    @property
    def channels(self) -> frozenset[int]:
        """Where the tables are for which pads wait."""
        return frozenset(waiting.channel_id for waiting in self._waiting.values())

    def wake(self, channel_id: int) -> None:
        """Let the pads of a channel's table look at it again."""
        for waiting in self._waiting.values():
            if waiting.channel_id == channel_id:
                waiting.changed.set()

    def forget(self, message_id: int) -> None:
        """Let a pad wait no more: its owner has gone on."""
        if (waiting := self._waiting.pop(message_id, None)) is not None:
            waiting.task.cancel()

    async def close(self) -> None:
        """Let no pad wait any more."""
        tasks = [waiting.task for waiting in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _drop(self, message_id: int, waiting: _Waiting) -> None:
        if self._waiting.get(message_id) is waiting:
            del self._waiting[message_id]


async def _go_on(message_id: int, changed: asyncio.Event, follow: Follow) -> None:
    try:
        async with asyncio.timeout(LIFE):
            is_done = False
            while not is_done:
                await changed.wait()
                changed.clear()
                try:
                    is_done = await follow()
                except DatabaseUnusable as away:  # it looks again at the next change
                    log.info("a pad could not look at its table", message=message_id, error=str(away))
    except TimeoutError:
        log.info("a pad has waited too long to go on by itself", message=message_id)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as refusal:  # it may have been put away
        log.info("a pad could not go on by itself", message=message_id, error=str(refusal))
    except Exception:
        log.exception("a pad failed to go on by itself", message=message_id)
