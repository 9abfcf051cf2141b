"""What passes between the bot and Discord, for whoever wants to look: requests, and frames of the gateway."""

from collections import deque
from typing import Any, Literal

import msgspec

from bot.sandbox.observers import Watchers
from bot.sandbox.world.snowflakes import Clock

MOST = 200
"""How many of the latest are remembered."""

Way = Literal["request", "to the bot", "from the bot"]


class Passed(msgspec.Struct, frozen=True, kw_only=True):
    """A request with its answer, or something on a socket of the gateway."""

    number: int
    at: float
    """Seconds since 1970; of a request, when it was answered."""
    way: Way
    name: str
    """"POST /channels/1/messages", or a frame's name."""
    status: int | None = None
    seconds: float | None = None
    """How long a request took."""
    details: Any = None


class Traffic:
    """The latest that passed, oldest first, and whoever watches for more."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._count = 0
        self._watchers: Watchers[Passed] = Watchers()
        self.latest: deque[Passed] = deque(maxlen=MOST)
        self.watch = self._watchers.watch

    def note(
        self, way: Way, name: str, details: Any = None, *, status: int | None = None, seconds: float | None = None
    ) -> None:
        """Write down what has just passed."""
        self._count += 1
        passed = Passed(
            number=self._count,
            at=self._clock(),
            way=way,
            name=name,
            status=status,
            seconds=seconds,
            details=details,
        )
        self.latest.append(passed)
        self._watchers.tell(passed)
