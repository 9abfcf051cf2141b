"""How many requests Discord takes, and the headers in which it says so."""

import hashlib
import math
from collections.abc import Mapping

import msgspec

from bot.sandbox.rest.request import Route
from bot.sandbox.world.messages import Json
from bot.sandbox.world.snowflakes import Clock

MAX_WINDOWS = 1000
"""How many windows there may be before those that are over are forgotten."""


class RateLimit(msgspec.Struct, frozen=True, kw_only=True):
    """So many requests in so many seconds."""

    limit: int
    """How many requests."""
    seconds: float
    """In how many seconds."""


class RateLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What is allowed where; the defaults are about Discord's."""

    everything: RateLimit = RateLimit(limit=50, seconds=1.0)
    """All requests of the bot together, but those that answer interactions, first or later."""
    posts: RateLimit = RateLimit(limit=5, seconds=5.0)
    """Messages in one channel, and edits of them."""
    followups: RateLimit = RateLimit(limit=5, seconds=2.0)
    """Follow-ups to one interaction, and edits of them."""
    others: RateLimit = RateLimit(limit=50, seconds=1.0)
    """Any other route."""


_ENDLESS = RateLimit(limit=1_000_000, seconds=1.0)
UNLIMITED = RateLimits(everything=_ENDLESS, posts=_ENDLESS, followups=_ENDLESS, others=_ENDLESS)
"""So many requests that no bot meets a limit."""

_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class RateLimitResult(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a request is taken, and what the headers say about the next ones."""

    headers: dict[str, str]
    """The headers of the answer."""
    refusal: Json | None = None
    """The JSON of a 429, when it is not taken."""


class _Window:
    """Requests counted from the first one on, for the rate's seconds."""

    def __init__(self, rate: RateLimit) -> None:
        self.rate = rate
        self.taken = 0
        self.ends = -math.inf

    def take(self, now: float) -> bool:
        """Count one more; whether it still fits."""
        if now >= self.ends:
            self.taken, self.ends = 0, now + self.rate.seconds
        self.taken += 1
        return self.taken <= self.rate.limit


class RateLimiter:
    """Counts the requests and refuses those beyond a limit."""

    def __init__(self, rate_limits: RateLimits, clock: Clock) -> None:
        self._rate_limits = rate_limits
        self._clock = clock
        self._everything = _Window(rate_limits.everything)
        self._windows: dict[tuple[str, ...], _Window] = {}

    def __len__(self) -> int:
        return len(self._windows)

    def count(self, route: Route, parameters: Mapping[str, str]) -> RateLimitResult:
        """Count a request and return whether it is taken."""
        if route.path.startswith("/interactions/"):
            return RateLimitResult(headers={})
        now = self._clock()
        major = tuple(parameters.get(name, "") for name in _MAJOR)
        if len(self._windows) >= MAX_WINDOWS:  # every interaction adds new ones
            self._windows = {key: window for key, window in self._windows.items() if window.ends > now}
        window = self._windows.setdefault((route.name, *major), _Window(self._rate(route)))
        fits = window.take(now)
        fits_everything = route.by_token or self._everything.take(now)
        headers = _headers(route, window, now)
        if fits and fits_everything:
            return RateLimitResult(headers=headers)
        full = self._everything if fits else window
        retry_after = max(full.ends - now, 0.001)
        result = too_many_requests(retry_after, is_global=fits)
        return RateLimitResult(headers=headers | result.headers, refusal=result.refusal)

    def _rate(self, route: Route) -> RateLimit:
        if route.by_token:
            return self._rate_limits.followups
        if route.path.startswith("/channels/{channel_id}/messages") and route.method in ("POST", "PATCH"):
            return self._rate_limits.posts
        return self._rate_limits.others


def too_many_requests(retry_after: float, *, is_global: bool = False) -> RateLimitResult:
    """Return the verdict of a 429; without `Via` a client takes it for a ban."""
    headers = {
        "Via": "1.1 sandbox",
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": "global" if is_global else "user",
    }
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    refusal = {"message": "You are being rate limited.", "retry_after": retry_after, "global": is_global}
    return RateLimitResult(headers=headers, refusal=refusal)


def _headers(route: Route, window: _Window, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(window.rate.limit),
        "X-RateLimit-Remaining": str(max(window.rate.limit - window.taken, 0)),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{max(window.ends - now, 0):.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(route.name.encode()).hexdigest()[:32],
    }
