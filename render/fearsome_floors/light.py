"""Light: how brightly each flagstone is lit, by torches, by the day outside the exit, and not at all at the entrance.

Every stone has one flat tone, so the edges of the light are the joints between the stones.
"""

from collections.abc import Mapping
from math import dist, exp
from typing import Final

from engine.fearsome_floors.board import ENTRANCE, EXIT, SQUARES, Direction, Square
from render.core.drawing import Point
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import SQUARE, middle, wall

TORCHES: Final[tuple[tuple[Square, Direction], ...]] = (
    ("d1", "n"),
    ("j1", "n"),
    ("a5", "w"),
    ("p5", "n"),
    ("p8", "e"),
    ("g11", "s"),
    ("l11", "s"),
    ("d10", "s"),
)
"""A torch burns on the right or lower end of each of these wall segments."""

_REACH: Final = 165
"""At this distance from a torch, in pixels, its light is down to about a third."""
_FULL: Final = 0.95
"""So much light makes a stone as bright as stones become."""
_STEP: Final = SQUARE * 0.95
"""How far daylight, and darkness, go before they are one tone weaker."""


def flame(square: Square, direction: Direction) -> Point:
    """Return where the torch of a wall segment burns."""
    (x, y), half = wall(square, direction), SQUARE / 2
    return (x + half, y) if direction in ("n", "s") else (x, y + half)


def _tone(square: Square) -> str:
    spot = middle(square)
    for source, shades in ((EXIT, tones.DAYLIGHT), (ENTRANCE, tones.DARKNESS)):
        step = int(dist(spot, middle(source)) / _STEP)
        if step < len(shades):
            return shades[step]
    light = sum(exp(-((dist(spot, flame(*torch)) / _REACH) ** 2)) for torch in TORCHES)
    return tones.FLOORS[min(round(light / _FULL * (len(tones.FLOORS) - 1)), len(tones.FLOORS) - 1)]


STONES: Final[Mapping[Square, str]] = {square: _tone(square) for square in SQUARES}
"""The tone of each flagstone."""
