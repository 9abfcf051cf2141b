"""Downtime: the time in which nobody could play, since the bot, Discord's gateway or the database was away.

It is added to the time of turns, answers, requests and lobbies (`bot.play.alarms`), of which none ends meanwhile.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import msgspec
import structlog

from bot.play.alarms import add_absence
from bot.store import ALL, Shards, Share, Store

SIGN: Final = "sign of life"
"""Under which name the store remembers that of a bot of one process; of several each has one that begins so."""


def sign_of(share: Share) -> str:
    """Return under which name the store remembers the sign of life of a process."""
    return SIGN if share == ALL else f"{SIGN} {share}"


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

    A process that was frozen and a clock that was set forward or back leave such a gap, too. Each of several processes
    does so for the people of its own servers, who can play with no other one.
    """

    def __init__(
        self,
        *,
        store: Store,
        share: Share = ALL,
        clock: Callable[[], datetime],
        connected: Callable[[], bool],
        added: Callable[[], None] = lambda: None,
        shards: Callable[[], Shards | None] = lambda: None,
    ) -> None:
        """See it for the servers of these shards, all where it gives None.

        `added` is called whenever something has become due at another time.
        """
        self._store = store
        self._share = share
        self._clock = clock
        self._connected = connected
        self._added = added
        self._shards = shards
        self._one_at_a_time = asyncio.Lock()
        self._has_read = self._has_begun = False
        self.present: datetime | None = None
        """When people could play last; None where that was never so."""

    async def is_over(self) -> bool:
        """Whether people can play now; if so, what they could not has been added. Raises DatabaseAway."""
        async with self._one_at_a_time:
            if not self._has_read:
                self.present, self._has_read = await self._last_present(), True
            if not self._connected() or self._store.is_away:
                return False
            now = self._clock()
            if self.present is not None:
                await self._add_gap(self.present, now)
            self.present, self._has_begun = now, True
            return True

    async def _add_gap(self, since: datetime, now: datetime) -> None:
        if abs(now - since) < (SHORTEST if self._has_begun else SHORTEST_STOP):
            return
        log.info("time in which nobody could play is not counted", since=since, until=now)
        async with self._store.transaction() as writer:
            await add_absence(writer, since, now, self._shards())
        self._added()

    async def _last_present(self) -> datetime | None:
        """Return when people could play last: here, or anywhere while there was another number of processes."""
        async with self._store.lookup() as reader:
            signs = await reader.recall_all(SIGN)
        others = {sign_of(Share(number, self._share.of)) for number in range(1, self._share.of + 1)}
        others.remove(sign_of(self._share))
        moments = []
        for name, sign in signs.items():
            if name in others:
                continue
            try:
                moments.append(msgspec.json.decode(sign, type=Present).present)
            except msgspec.MsgspecError:  # which says nothing
                continue
        return max((moment for moment in moments if moment is not None), default=None)
