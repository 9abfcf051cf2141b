"""What all figures are made of: shapes with their colours, and the eyes and teeth that many have.

All are drawn on 100 x 100 pixels, and look at whoever looks at them.
"""

from engine.core import Value
from render.claustrophobia import tones
from render.claustrophobia.shapes import Shape, disc, mirrored, poly

Part = tuple[Shape, str]
"""A shape and its colour."""


class Figure(Value, frozen=True):
    """How a warrior is drawn."""

    body: tuple[Part, ...]
    """What has an outline, the hindmost first."""
    details: tuple[Part, ...]
    """What has none, over the body."""


def eyes(y: float, apart: float, radius: float, tone: str = tones.WHITE) -> tuple[Part, ...]:
    """Return a pair of eyes that look ahead."""
    return tuple(
        part
        for side in (-1, 1)
        for part in (
            (disc(50 + side * apart, y, radius + 1.2), tones.INK),
            (disc(50 + side * apart, y, radius), tone),
            (disc(50 + side * (apart - radius * 0.25), y + radius * 0.15, radius * 0.5), tones.INK),
        )
    )


def glowing_eyes(y: float, apart: float, radius: float, tone: str) -> tuple[Part, ...]:
    """Return a pair of slanting eyes that glow, without white or outline."""
    left = [
        (50 - apart - radius, y - radius),
        (50 - apart + radius, y + radius * 0.7),
        (50 - apart - radius, y + radius),
    ]
    return ((poly(*left), tone), (poly(*mirrored(left)), tone))


def teeth(y: float, half: float, count: int, length: float) -> tuple[Part, ...]:
    """Return a row of fangs that hang from a line."""
    step = 2 * half / count
    return tuple(
        (
            poly(
                (50 - half + n * step, y), (50 - half + (n + 1) * step, y), (50 - half + (n + 0.5) * step, y + length)
            ),
            tones.WHITE,
        )
        for n in range(count)
    )
