"""A log of the latest traffic between the bot and Discord: REST requests, and frames of the gateway."""

from collections import deque
from itertools import count
from typing import Any, Literal

from bot.sandbox.world.changes import Observers
from bot.sandbox.world.messages import Json
from bot.sandbox.world.snowflakes import Clock

MAX_ENTRIES = 200
"""How many entries are kept."""

Direction = Literal["request", "to the bot", "from the bot"]


class Traffic:
    """The latest entries, as the page shows them, oldest first; observers receive each new one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._numbers = count(1)
        self._observers: Observers[Json] = Observers()
        self.latest: deque[Json] = deque(maxlen=MAX_ENTRIES)
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
        """Add an entry: its `name` ("POST /channels/1/messages", or a frame's own) and what it carried as JSON.

        Of a request also the HTTP status of the answer, and how many seconds it took.
        """
        entry: Json = {"number": next(self._numbers), "at": self._clock(), "direction": direction, "name": name}
        entry |= {"status": status, "seconds": seconds, "details": details}
        self.latest.append(entry)
        self._observers.notify(entry)
