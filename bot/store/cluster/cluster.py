"""What the processes agree on that play from one database: who has which share of the work, and who is at a channel."""

import re
from typing import Any, Final, NamedTuple, Protocol


class Share(NamedTuple):
    """One process of several that share the work."""

    number: int
    """Which of them, from 1."""
    of: int
    """How many there are."""

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"


ALL: Final = Share(1, 1)
"""The share of a process that plays alone."""


class Shards(NamedTuple):
    """Some of Discord's shards; the id of a server says in which one it is."""

    numbers: tuple[int, ...]
    """Which of them, from 0."""
    of: int
    """How many there are."""


def read_share(text: str) -> Share:
    """Read a share as people write it, such as `2/3`. Raises ValueError."""
    found = re.fullmatch(r"([1-9][0-9]{0,3})/([1-9][0-9]{0,3})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise ValueError("it is a number and how many processes there are, such as 2/3")
    return Share(int(found[1]), int(found[2]))


class Lock(Protocol):
    """The lock of a share, which can be lost."""

    def renew(self) -> None:
        """See that it is still ours, or take it again. Raises DatabaseAway or DatabaseInUse."""

    async def tie(self, connection: Any, /) -> None:
        """Let a new connection of the driver's work only while the share is ours. Raises DatabaseAway."""


class Cluster(Protocol):
    """The processes that play from one database, as one of them sees them. What asks the others raises DatabaseAway."""

    share: Share
    """Which process this is of them."""
    lock: Lock | None
    """What lets this process alone have its share; None for a file, whose lock is never lost."""

    async def take_channel(self, channel_id: int, /) -> bool:
        """Be the process that delivers to a channel; false where another one is at it."""

    async def leave_channel(self, channel_id: int, /) -> bool:
        """Let other processes deliver to a channel; whether there can be any."""

    async def channels_left(self) -> frozenset[int]:
        """Return the channels that are owed posts, and to which no process delivers: none where there is but one."""

    async def processes(self) -> frozenset[int]:
        """Return a number for each process; nothing where there are no others to be told apart."""

    async def agree_on_shards(self, advised: int, /) -> int:
        """Return the number of shards of all processes: what Discord has advised the first one."""

    async def may_identify(self, bucket: int, /) -> None:
        """Wait until a shard of a bucket may begin a session: of each, one of all processes may at a time."""

    async def must_hold(self) -> None:
        """See that the server takes writes, and what is ours still is. Raises DatabaseAway, or DatabaseInUse if not."""


class Alone:
    """The one process that plays from a file: there are no others to agree with."""

    share: Share = ALL
    """All of the work."""
    lock: Lock | None = None
    """The lock of a file is never lost."""

    async def take_channel(self, _channel_id: int, /) -> bool:
        """Have every channel."""
        return True

    async def leave_channel(self, _channel_id: int, /) -> bool:
        """Say that there is nobody to leave it to."""
        return False

    async def channels_left(self) -> frozenset[int]:
        """Return none."""
        return frozenset()

    async def processes(self) -> frozenset[int]:
        """Return none."""
        return frozenset()

    async def agree_on_shards(self, advised: int, /) -> int:
        """Return what Discord has advised."""
        return advised

    async def may_identify(self, _bucket: int, /) -> None:
        """Go on: discord.py itself keeps the sessions of a process apart."""

    async def must_hold(self) -> None:
        """Go on: nothing can be lost."""
