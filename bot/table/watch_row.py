"""The row of a channel that shows the games of another one."""

import msgspec


class WatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A channel in which the games of another one are shown."""

    channel_id: int
    source_id: int
    """The channel whose games they are."""
    shown_to: frozenset[int] = frozenset()
    """The roles and people who could not read that one when this began, and were meant to see its games all the same.
    """
