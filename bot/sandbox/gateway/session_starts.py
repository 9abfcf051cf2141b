"""How many sessions a bot may begin in a day; Discord resets the token of one that begins more."""

from typing import Final

from bot.sandbox.world.messages import Json
from bot.sandbox.world.snowflakes import Clock

DAY: Final = 86_400.0


class SessionStarts:
    """Counts sessions, from the first one of a day on."""

    def __init__(self, clock: Clock, *, total: int = 1000, period: float = DAY) -> None:
        self._clock = clock
        self.total = total
        self.remaining = total
        self.period = period
        """Seconds until all may be begun again."""
        self._lasts = period
        self._ends: float | None = None
        self.is_exceeded = False
        """Whether the token has been reset."""

    def take(self) -> bool:
        """Count one more; whether it was still allowed."""
        self._begin_anew()
        self.is_exceeded = self.is_exceeded or not self.remaining
        self.remaining = max(self.remaining - 1, 0)
        return not self.is_exceeded

    def spend(self, *, remaining: int, seconds: float) -> None:
        """Let so many be left for so many seconds, from when the bot next asks or begins one."""
        self.remaining, self._lasts, self._ends = remaining, seconds, None

    @property
    def shown(self) -> Json:
        """As Discord tells it."""
        milliseconds = int(1000 * (self._begin_anew() - self._clock()))
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": milliseconds,
            "max_concurrency": 1,
        }

    def _begin_anew(self) -> float:
        """Let all be begun again when their time has come; return when that is next."""
        if self._ends is None:
            self._ends = self._clock() + self._lasts
        if self._clock() >= self._ends:
            self.remaining, self._ends = self.total, self._clock() + self.period
        return self._ends
