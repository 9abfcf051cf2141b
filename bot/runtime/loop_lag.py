"""How late the event loop is: by that the bot knows that it has more to do than it can."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Final

import structlog

EVERY: Final = 0.5
"""Seconds from one look at the clock to the next."""

HEAVY: Final = 0.25
"""How many seconds the loop is late on the average of some seconds where the bot is overloaded; until it is half."""

KEPT: Final = 0.9
"""Which part of the average is kept at each look."""

log = structlog.get_logger()

OVERLOADED: Final = "overloaded: people wait longer for answers and pictures"
"""What the log says then."""


class LoopLag:
    """Looks again and again how late it is woken."""

    def __init__(self, *, clock: Callable[[], datetime], changed: Callable[[], None]) -> None:
        """Call `changed` whenever the bot has become overloaded, or is so no more."""
        self._clock = clock
        self._changed = changed
        self._average = 0.0
        self._task: asyncio.Task[None] | None = None
        self.overloaded: datetime | None = None
        """Since when the bot has more to do than it can; None while it has not."""

    def start(self) -> None:
        """Begin. Needs a running loop."""
        self._task = asyncio.create_task(self._look(), name="loop-lag")

    def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    def note(self, late: float) -> None:
        """Note that the loop was so many seconds late."""
        self._average = KEPT * self._average + (1 - KEPT) * late
        if self.overloaded is None and self._average > HEAVY:
            self.overloaded = self._clock()
            log.warning(OVERLOADED, late=round(self._average, 2))
            self._changed()
        elif self.overloaded is not None and self._average < HEAVY / 2:
            self.overloaded = None
            log.info("overloaded no more")
            self._changed()

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.note(loop.time() - wanted)
