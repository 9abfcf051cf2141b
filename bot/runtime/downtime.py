"""Downtime: the time in which nobody could play, since the bot, Discord's gateway or the database was away.

It is added to the time of turns, answers, requests and lobbies (`bot.play.alarms`), of which none ends meanwhile.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import msgspec
import structlog

from bot.interactions.in_flight import elapsed_seconds
from bot.play.alarms import add_absence
from bot.store import ALL, Share, Store, TornRow

SIGN: Final = "sign of life"
"""Under which name the store remembers that of a bot of one process; of several each has one that begins so."""

SHORTEST: Final = timedelta(seconds=30)
"""A gap that is shorter is none: signs of life are 15 seconds apart."""

SHORTEST_STOP: Final = timedelta(seconds=1)
"""Likewise where the bot has been started again, for which the last moment is known."""

log = structlog.get_logger()


class Present(msgspec.Struct, frozen=True, kw_only=True):
    """What is read of a sign of life."""

    present: datetime | None = None
    """When people could play last."""


class Downtime:
    """Sees by gaps between the moments in which people can play that they could not, whatever the cause.

    A process that was frozen and a clock that was set forward or back leave such a gap, too. Of several processes one
    that comes back finds none while another has gone on.
    """

    def __init__(
        self,
        *,
        store: Store,
        share: Share = ALL,
        clock: Callable[[], datetime],
        connected: Callable[[], bool],
        added: Callable[[], None] = lambda: None,
        elapsed: Callable[[], float] = elapsed_seconds,
    ) -> None:
        """Call `added` whenever something has become due at another time; `elapsed` is a clock that nobody sets."""
        self._store = store
        self._share = share
        self._clock = clock
        self._connected = connected
        self._added = added
        self._elapsed = elapsed
        self._looked = elapsed()
        self._one_at_a_time = asyncio.Lock()
        self._has_read = self._has_begun = self._was_away = False
        self.present: datetime | None = None
        """When people could play last; None where that was never so."""

    async def is_over(self) -> bool:
        """Whether people can play now; if so, what they could not has been added. Raises DatabaseAway."""
        async with self._one_at_a_time:
            if not self._has_read:
                self.present, self._has_read = await self._last_present(), True
            if not self._connected() or self._store.is_away:
                self._was_away = True
                return False
            now = self._clock()
            if self.present is not None:
                await self._add_gap(self.present, now)
            self.present, self._has_begun, self._was_away = now, True, False
            self._looked = self._elapsed()
            return True

    async def _add_gap(self, since: datetime, now: datetime) -> None:
        shortest = SHORTEST if self._has_begun or self._share != ALL else SHORTEST_STOP
        if abs(now - since) < shortest:
            return
        if self._share != ALL:
            was_frozen = self._elapsed() - self._looked >= SHORTEST.total_seconds()
            if self._has_begun and not self._was_away and not was_frozen:  # its own clock was set
                return
            since = max(since, await self._last_present() or since)
            if now - since < shortest:
                return
        log.info("time in which nobody could play is not counted", since=since, until=now)
        try:
            async with self._store.transaction() as writer:
                await add_absence(writer, since, now)
        except TornRow as error:
            log.error("alarms cannot be read", error=str(error))  # noqa: TRY400 - the sentence says it all
        self._added()

    async def _last_present(self) -> datetime | None:
        """Return when people could play last, as the signs of life of all processes say."""
        async with self._store.lookup() as reader:
            signs = await reader.recall_all(SIGN)
        moments = []
        for sign in signs:
            try:
                moments.append(msgspec.json.decode(sign, type=Present).present)
            except msgspec.MsgspecError:  # which says nothing
                continue
        return max((moment for moment in moments if moment is not None), default=None)
