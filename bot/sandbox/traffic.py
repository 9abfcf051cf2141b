"""A log of the latest traffic between the bot and Discord: REST requests, and frames of the gateway."""

from collections import deque
from typing import Any, Literal

import msgspec

from bot.sandbox.observers import Observers
from bot.sandbox.world.snowflakes import Clock

MAX_ENTRIES = 200
"""How many entries are kept."""

Direction = Literal["request", "to the bot", "from the bot"]


class TrafficEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A request with its answer, or something on a socket of the gateway."""

    number: int
    """Its number, from 1."""
    at: float
    """Seconds since 1970; of a request, when it was answered."""
    direction: Direction
    """Whether it is a request, or which way it went on a socket."""
    name: str
    """"POST /channels/1/messages", or a frame's name."""
    status: int | None = None
    """The HTTP status of a request's answer."""
    seconds: float | None = None
    """How long a request took."""
    details: Any = None
    """What it carried, as JSON."""


class Traffic:
    """The latest entries, oldest first; observers receive each new one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._count = 0
        self._observers: Observers[TrafficEntry] = Observers()
        self.latest: deque[TrafficEntry] = deque(maxlen=MAX_ENTRIES)
        self.subscribe = self._observers.subscribe

    def record(
        self,
        direction: Direction,
        name: str,
        details: Any = None,
        *,
        status: int | None = None,
        seconds: float | None = None,
    ) -> None:
        """Add an entry."""
        self._count += 1
        entry = TrafficEntry(
            number=self._count,
            at=self._clock(),
            direction=direction,
            name=name,
            status=status,
            seconds=seconds,
            details=details,
        )
        self.latest.append(entry)
        self._observers.notify(entry)
