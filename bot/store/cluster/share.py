"""Which part of the work is a process's own, where several play from one database."""

import re
from typing import Final, NamedTuple


class Share(NamedTuple):
    """One of so many processes."""

    number: int
    """Which of them, from 1."""
    of: int
    """How many there are."""

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"


ALL: Final = Share(1, 1)
"""The share of a process that plays alone."""


def read_share(text: str) -> Share:
    """Read a share as people write it, such as `2/3`. Raises ValueError."""
    found = re.fullmatch(r"([1-9][0-9]{0,3})/([1-9][0-9]{0,3})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise ValueError("it is a number and how many processes there are, such as 2/3")
    return Share(int(found[1]), int(found[2]))
