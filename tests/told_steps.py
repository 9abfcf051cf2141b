"""The steps of a walk of which a text tells, one by one or joined."""

import re
from itertools import chain

STEPS = re.compile(r"^Steps? (\d+)(?: (?:to|and) (\d+),(?: all)? alike)?: ", re.MULTILINE)


def told_steps(text: str) -> list[int]:
    """Return the numbers of the steps that are told, in their order."""
    runs = (range(int(first), int(last or first) + 1) for first, last in STEPS.findall(text))
    return list(chain.from_iterable(runs))
