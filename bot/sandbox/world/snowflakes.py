"""Ids as Discord makes them: 64 bits that begin with the time of birth, given out in order."""

from collections.abc import Callable

Clock = Callable[[], float]
"""Says the time in seconds since 1970, as `time.time` does; tests give one that they can move."""

DISCORD_EPOCH = 1_420_070_400.0
"""The first second of 2015, from which snowflakes count."""

CREATED_AT = 1_704_067_200.0
"""When the servers and everybody in them were created: the first second of 2024."""

_SERIAL_BITS = 22


class Snowflakes:
    """Gives out ids, each greater than the one before; `clock` decides the time that they carry."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return a new id: milliseconds since Discord's epoch above 22 bits that only tell ids apart."""
        milliseconds = int((self._clock() - DISCORD_EPOCH) * 1000)
        self._last = max(self._last + 1, milliseconds << _SERIAL_BITS)
        return self._last


def ids_of_server(number: int) -> Snowflakes:
    """Return what gives out the ids of a server and of what it begins with: the same in every world.

    Servers are a millisecond apart, for by these Discord divides them among shards.
    """
    rounding = 0.0005 if number else 0.0
    return Snowflakes(lambda: CREATED_AT + number / 1000 + rounding)
