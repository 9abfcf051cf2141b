"""Signals: the first one lets the program end what it is doing, a second one ends it where it stands."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from time import monotonic
from types import FrameType
from typing import Any, Final

import structlog

log = structlog.get_logger()

ECHO: Final = 1.0
"""Seconds in which a second signal is the first one, sent to a whole group of processes and handed on by `uv run`."""

STOPPING: Final = tuple(number for number in signal.Signals if number.name in {"SIGINT", "SIGTERM", "SIGHUP"})
"""The signals after which the program ends cleanly; not every system has the last one."""


async def stoppable(work: Coroutine[Any, Any, None]) -> None:
    """Let a signal cancel the work from within the loop (asyncio's own way does it in the middle of anything).

    Another one later ends the program where it stands.
    """
    loop, task, asked_at = asyncio.get_running_loop(), asyncio.create_task(work), list[float]()

    def end() -> None:
        log.info("stopping")
        task.cancel()

    def stop(number: int, _frame: FrameType | None) -> None:
        asked_at.append(monotonic())
        if len(asked_at) == 1:
            loop.call_soon_threadsafe(end)
        elif asked_at[-1] - asked_at[0] > ECHO:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    at_a_stop(stop)
    await task


def at_a_stop(do: Callable[[int, FrameType | None], None]) -> None:
    """Have this done at every signal that ends the program."""
    for number in STOPPING:
        if number.name != "SIGHUP" or signal.getsignal(number) is not signal.SIG_IGN:  # which is `nohup`
            signal.signal(number, do)
