"""How many pictures may stand together in a message: Discord lays them out in a box, and crops what does not fit."""

from collections.abc import Mapping
from itertools import combinations_with_replacement, count
from typing import Final, Literal

Shape = Literal["wide", "square"]
"""About as wide as Discord's box (550 x 350), or as wide as high."""

UNCUT: Final[Mapping[Shape, tuple[int, ...]]] = {"wide": (4, 1), "square": (9, 8, 6, 5, 3, 2, 1)}
"""How many pictures of a shape a message shows whole.

A single one is never cropped. Four become 273 x 173 pixels, which fits wide ones; two, three, and five to nine become
squares, but of seven, and of ten, the first one is as wide as the box.
"""


def shape_of(pictures: int) -> Shape:
    """Return the shape in which pictures take the fewest messages that crop none."""
    return min(UNCUT, key=lambda shape: len(split(pictures, shape)))


def split(pictures: int, shape: Shape) -> tuple[int, ...]:
    """Return how many pictures each message takes: in as few messages as crop nothing, and as evenly as may be."""
    if not pictures:
        return ()
    for messages in count(1):
        fitting = [sizes for sizes in combinations_with_replacement(UNCUT[shape], messages) if sum(sizes) == pictures]
        if fitting:
            return min(fitting, key=lambda sizes: sizes[0] - sizes[-1])
    raise AssertionError
