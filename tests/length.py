"""How long a test plays: some games among all tests, and many in the long form of `tests.endurance.long_forms`."""

import os
from typing import Final

LONG: Final = "FURUNKULUS_LONG_TESTS"
"""The variable of the environment that, if set, lets tests play as long as they can."""


def length(short: int, *, long: int) -> int:
    """Return how many of something a test takes: as many as find the faults that it is for, or more of them."""
    return long if os.environ.get(LONG) else short
