"""Small round signs: what a tile does, and what lies on it, so that it is seen however many stand there."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from engine.claustrophobia.tunnels.tiles import TileKind
from engine.core.kinds import by_kind
from render.claustrophobia import tones
from render.claustrophobia.place import ChestLook, Place
from render.claustrophobia.sprites_figures import relic
from render.core.drawing import Drawing, Point, polar

Sign = Callable[[Drawing, Point, float], None]
"""Draws itself around a middle, with half its side."""


def _at(centre: Point, size: float, *points: Point) -> list[Point]:
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in points]


def _nothing(_drawing: Drawing, _centre: Point, _size: float) -> None:
    """Draw nothing: a plain tunnel does nothing."""


def ladder(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a ladder."""
    for side in (-1, 1):
        drawing.line(_at(centre, size, (side * 0.42, -0.85), (side * 0.42, 0.85)), size * 0.18, tones.WOOD_LIGHT)
    for rung in (-0.5, 0, 0.5):
        drawing.line(_at(centre, size, (-0.42, rung), (0.42, rung)), size * 0.16, tones.WOOD_LIGHT)


def door(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw the way out: an arrow in daylight."""
    drawing.disc(centre, size * 0.95, tones.DAYLIGHT)
    drawing.polygon(
        _at(
            centre,
            size,
            (0, -0.75),
            (0.65, -0.05),
            (0.25, -0.05),
            (0.25, 0.65),
            (-0.25, 0.65),
            (-0.25, -0.05),
            (-0.65, -0.05),
        ),
        tones.WOOD_DARK,
    )


def star(drawing: Drawing, centre: Point, size: float, tone: str = tones.RUNE_LIGHT) -> None:
    """Draw a star of five lines in a ring."""
    points = [polar(centre, size * 0.85, -90 + 144 * point) for point in range(6)]
    drawing.line(points, size * 0.13, tone)
    drawing.ring(centre, size, size * 0.14, tone)


def tent(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a shelter."""
    drawing.polygon(_at(centre, size, (0, -0.8), (0.95, 0.7), (-0.95, 0.7)), tones.CLOTH)
    drawing.polygon(_at(centre, size, (0, -0.2), (0.35, 0.7), (-0.35, 0.7)), tones.INK)
    drawing.line(_at(centre, size, (0, -0.8), (0.95, 0.7)), size * 0.1, tones.BONE)
    drawing.line(_at(centre, size, (0, -0.8), (-0.95, 0.7)), size * 0.1, tones.BONE)


def maw(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw two drops: here each hit counts twice."""
    for side in (-1, 1):
        x, y = centre[0] + side * size * 0.42, centre[1] + side * size * 0.16
        drawing.disc((x, y + size * 0.22), size * 0.4, tones.BLOOD_WET)
        drawing.polygon(_at((x, y), size, (0, -0.75), (0.37, 0.1), (-0.37, 0.1)), tones.BLOOD_WET)


def one(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a single pawn between two walls: here is room for one."""
    drawing.disc((centre[0], centre[1] - size * 0.38), size * 0.3, tones.BONE)
    drawing.polygon(_at(centre, size, (0, -0.3), (0.42, 0.75), (-0.42, 0.75)), tones.BONE)
    for side in (-1, 1):
        drawing.polygon(
            _at(centre, size, (side * 0.95, -0.9), (side * 0.58, -0.9), (side * 0.58, 0.9), (side * 0.95, 0.9)),
            tones.ROCK_EDGE,
        )


def waves(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw waves."""
    for row in (-0.45, 0.05, 0.55):
        points = ((-0.85, row), (-0.5, row - 0.22), (-0.15, row), (0.2, row - 0.22), (0.55, row), (0.85, row - 0.2))
        drawing.line(_at(centre, size, *points), size * 0.2, tones.WATER_LIGHT)


def spikes(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw spikes."""
    for x in (-0.6, 0, 0.6):
        drawing.polygon(_at(centre, size, (x - 0.28, 0.6), (x, -0.75), (x + 0.28, 0.6)), tones.STEEL)
        drawing.polygon(_at(centre, size, (x, 0.6), (x, -0.75), (x + 0.28, 0.6)), tones.STEEL_DARK)
    drawing.line(_at(centre, size, (-0.9, 0.68), (0.9, 0.68)), size * 0.2, tones.BOULDER)


def gear(drawing: Drawing, centre: Point, size: float, tone: str = tones.BRASS, hub: str = tones.INK) -> None:
    """Draw a gear."""
    for tooth in range(8):
        ends = [polar(centre, size * reach, tooth * 45) for reach in (0.4, 0.86)]
        drawing.line(ends, size * 0.27, tone)
    drawing.disc(centre, size * 0.7, tone)
    drawing.disc(centre, size * 0.3, hub)


def claw(drawing: Drawing, centre: Point, size: float, tone: str = tones.BLOOD_WET) -> None:
    """Draw the marks of three claws."""
    for x in (-0.55, 0, 0.55):
        drawing.polygon(
            _at(
                centre,
                size,
                (x + 0.28, -0.85),
                (x + 0.34, -0.5),
                (x + 0.12, 0.25),
                (x - 0.3, 0.9),
                (x - 0.08, 0.1),
                (x + 0.02, -0.5),
            ),
            tone,
        )


def hole(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a hole."""
    x, y = centre
    drawing.oval((x, y), size * 0.98, size * 0.72, tones.BOULDER_DARK)
    drawing.oval((x, y + size * 0.06), size * 0.8, size * 0.54, tones.PIT)
    for side in (-1, 1):
        drawing.oval((x + side * size * 0.25, y + size * 0.12), size * 0.14, size * 0.12, tones.FLAME)


def flame_out(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw burning oil."""
    for grown, tone in ((1.0, tones.EMBER), (0.5, tones.FLAME)):
        fire = ((0, -0.95), (0.5, -0.2), (0.65, 0.35), (0.35, 0.8), (-0.35, 0.8), (-0.65, 0.35), (-0.3, -0.2))
        drawing.blob(
            [(centre[0] + x * size * grown, centre[1] + (y * grown + 0.2 * (1 - grown)) * size) for x, y in fire], tone
        )


def chest_sign(look: ChestLook) -> Sign:
    """Return the sign of a chest with a lock, of an empty one, or of the relic."""
    if look == "relic":
        return relic

    def draw(drawing: Drawing, centre: Point, size: float) -> None:
        x, y = centre
        drawing.box((x - size, y - size * 0.1), 2 * size, size, tones.WOOD, radius=size * 0.2)
        if look == "closed":
            drawing.box((x - size, y - size * 0.8), 2 * size, size * 0.8, tones.WOOD_LIGHT, radius=size * 0.4)
            drawing.box((x - size * 0.25, y - size * 0.3), size * 0.5, size * 0.6, tones.INK, radius=size * 0.1)
        else:
            drawing.box((x - size, y - size), 2 * size, size * 0.4, tones.WOOD_DARK, radius=size * 0.2)
            drawing.box((x - size * 0.85, y - size * 0.6), size * 1.7, size * 0.6, tones.PIT)

    return draw


def barrels_sign(number: int) -> Sign:
    """Return the sign of so many barrels."""

    def draw(drawing: Drawing, centre: Point, size: float) -> None:
        x, y = centre
        drawing.box((x - size * 0.8, y - size), size * 1.6, 2 * size, tones.WOOD, radius=size * 0.5)
        for band in (-0.8, 0.6):
            drawing.box((x - size * 0.8, y + band * size), size * 1.6, size * 0.2, tones.STEEL)
        drawing.text(centre, str(number), size * 1.5, fill=tones.WHITE, outline=tones.INK, border=3)

    return draw


KIND_SIGNS: Final[Mapping[TileKind, Sign]] = by_kind(
    get_args(TileKind),
    {
        "start": ladder,
        "exit": door,
        "pentacle": star,
        "hideout": tent,
        "hungry": maw,
        "narrow": one,
        "flooded": waves,
        "trapped": spikes,
        "mechanism": gear,
        "den": claw,
        "hole": hole,
        "plain": _nothing,
    },
)
"""From each kind of tile to its sign."""


_BESIDE: Final = 104
"""Signs that take no more of a tile stand beside each other, and cover no number of its other corner."""


def tile_signs(place: Place) -> list[Sign]:
    """Return the signs of what a tile does, and of what has come there."""
    shown = [] if place.kind == "plain" else [KIND_SIGNS[place.kind]]
    if place.hole and place.kind != "hole":
        shown.append(hole)
    if place.oil:
        shown.append(flame_out)
    if place.chest is not None:
        shown.append(chest_sign(place.chest))
    if place.barrels:
        shown.append(barrels_sign(place.barrels))
    return shown


def kind_sign(drawing: Drawing, place: Place, centre: Point, side: float) -> None:
    """Draw what a tile does on a dark disc, struck through once it is done; what has come there beside it, or below."""
    (x, y), step, signs = centre, side + 2, tile_signs(place)
    is_beside = len(signs) * step <= _BESIDE
    for number, sign in enumerate(signs):
        spot = (x - number * step, y) if is_beside else (x, y + number * step)
        drawing.disc(spot, side / 2, tones.INK)
        drawing.disc(spot, side / 2 - 3, tones.PLATE_EDGE)
        sign(drawing, spot, side * 0.34)
        if place.sprung and number == 0:
            ends = [(spot[0] + step * side * 0.36, spot[1] + step * side * 0.36) for step in (-1, 1)]
            drawing.line(ends, side * 0.2, tones.INK)
            drawing.line(ends, side * 0.1, tones.HEALED)
