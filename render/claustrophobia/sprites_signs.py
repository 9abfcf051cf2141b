"""Signs of tiles, plates, strip and destiny: each draws itself around a middle, with half its side."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.tunnels.tiles import TileKind
from engine.claustrophobia.warriors.kinds import ObjectName
from engine.core import by_kind
from render.claustrophobia import tones
from render.claustrophobia.scene import ChestLook, Place
from render.claustrophobia.sprites_figures import heart, relic
from render.core.drawing import Drawing, Point, polar

Sign = Callable[[Drawing, Point, float], None]
"""Draws itself around a middle, with half its side."""


SHIELD: Final = ((0, -0.9), (0.75, -0.65), (0.7, 0.2), (0, 0.95), (-0.7, 0.2), (-0.75, -0.65))
"""The outline of a shield."""


def _at(centre: Point, size: float, *points: Point) -> list[Point]:
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in points]


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
        "plain": lambda *_: None,
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


def barrel(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a barrel of powder with its fuse."""
    x, y = centre
    drawing.box((x - size * 0.82, y - size), size * 1.64, size * 2, tones.INK, radius=size * 0.5)
    drawing.box((x - size * 0.66, y - size * 0.86), size * 1.32, size * 1.72, tones.WOOD, radius=size * 0.42)
    for band in (-0.45, 0.45):
        drawing.box((x - size * 0.7, y + band * size - size * 0.1), size * 1.4, size * 0.2, tones.STEEL)
    drawing.line([(x, y - size * 0.9), (x + size * 0.4, y - size * 1.4)], size * 0.16, tones.BONE)
    drawing.disc((x + size * 0.4, y - size * 1.4), size * 0.26, tones.EMBER)


def boot(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a boot: movement."""
    points = ((-0.55, -0.9), (0.15, -0.9), (0.15, 0.05), (0.75, 0.3), (0.85, 0.7), (-0.55, 0.7))
    drawing.polygon(_at(centre, size, *points), tones.WOOD_LIGHT)
    drawing.line(_at(centre, size, (-0.55, 0.75), (0.85, 0.75)), size * 0.24, tones.BONE)
    drawing.line(_at(centre, size, (-0.55, -0.8), (0.15, -0.8)), size * 0.2, tones.BONE)


def sword(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a sword: combat."""
    drawing.polygon(_at(centre, size, (0.9, -0.9), (0.85, -0.5), (-0.25, 0.55), (-0.5, 0.3), (0.5, -0.85)), tones.STEEL)
    drawing.line(_at(centre, size, (-0.75, 0.0), (0.0, 0.75)), size * 0.22, tones.BRASS)
    drawing.line(_at(centre, size, (-0.45, 0.45), (-0.85, 0.85)), size * 0.24, tones.WOOD_LIGHT)


def shield(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a shield: defense."""
    drawing.polygon(_at(centre, size, *SHIELD), tones.CHALK)
    drawing.polygon(_at(centre, size * 0.7, *SHIELD), tones.CARD_HUMANS)


def dice(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw two dice."""
    for x, y, pips in ((-0.3, 0.25, 5), (0.4, -0.35, 3)):
        die(drawing, (centre[0] + x * size, centre[1] + y * size), size * 1.05, pips)


def die(
    drawing: Drawing, centre: Point, side: float, pips: int, *, face: str = tones.BONE, ink: str = tones.INK
) -> None:
    """Draw a die with so many pips; none: any."""
    x, y = centre[0] - side / 2, centre[1] - side / 2
    drawing.box((x - 2, y - 2), side + 4, side + 4, tones.INK, radius=side * 0.24)
    drawing.box((x, y), side, side, face, radius=side * 0.2)
    for across, down in PIPS[pips]:
        drawing.disc((centre[0] + across * side * 0.27, centre[1] + down * side * 0.27), side * 0.105, ink)


PIPS: Final[Mapping[int, tuple[Point, ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def eye(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw an eye that glows: the threat."""
    points = [(-0.95, 0), (-0.4, -0.55), (0.4, -0.55), (0.95, 0), (0.4, 0.55), (-0.4, 0.55)]
    drawing.blob(_at(centre, size, *points), tones.BLOOD_WET)
    drawing.disc(centre, size * 0.42, tones.FLAME)
    drawing.oval(centre, size * 0.14, size * 0.4, tones.INK)


def crown(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a crown."""
    points = [(-0.95, -0.45), (-0.45, 0.05), (0, -0.8), (0.45, 0.05), (0.95, -0.45), (0.7, 0.75), (-0.7, 0.75)]
    drawing.polygon(_at(centre, size, *points), tones.FLAME)


def skull(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a skull."""
    x, y = centre
    for grown, tone in ((3, tones.INK), (0, tones.BONE)):
        drawing.disc((x, y - size * 0.16), size * 0.72 + grown, tone)
        half = size * 0.42 + grown
        drawing.box((x - half, y + size * 0.2), 2 * half, size * 0.62 + grown, tone, radius=4)
    for side in (-1, 1):
        drawing.disc((x + side * size * 0.29, y - size * 0.06), size * 0.21, tones.INK)
    drawing.polygon(_at(centre, size, (0, 0.12), (0.12, 0.36), (-0.12, 0.36)), tones.INK)
    for tooth in (-0.2, 0, 0.2):
        drawing.line(_at(centre, size, (tooth, 0.52), (tooth, 0.78)), size * 0.07, tones.INK)


def pray(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a candle before which prayers are said."""
    x, y = centre
    drawing.box((x - size * 0.26, y - size * 0.1), size * 0.52, size * 0.95, tones.BONE, radius=3)
    for grown, tone in ((1.0, tones.EMBER), (0.5, tones.FLAME)):
        fire = [(0, -0.5), (0.26, -0.05), (0.2, 0.28), (-0.2, 0.28), (-0.26, -0.05)]
        drawing.blob([(x + a * size * grown, y - size * 0.42 + b * size * grown) for a, b in fire], tone)
    drawing.box((x - size * 0.6, y + size * 0.75), size * 1.2, size * 0.2, tones.BRASS, radius=3)


def chain(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a chain that is to be broken."""
    for x, y in ((-0.5, -0.4), (0, 0), (0.5, 0.4)):
        drawing.oval((centre[0] + x * size, centre[1] + y * size), size * 0.42, size * 0.34, tones.STEEL)
        drawing.oval((centre[0] + x * size, centre[1] + y * size), size * 0.22, size * 0.14, tones.INK)


def barrel_sign(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a barrel that is to be set up."""
    barrel(drawing, (centre[0], centre[1] + size * 0.2), size * 0.78)


def souls(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw the demon's skull that is to fall."""
    skull(drawing, centre, size)
    for side in (-1, 1):
        drawing.disc((centre[0] + side * size * 0.29, centre[1] - size * 0.06), size * 0.12, tones.SEAL)


def _blunderbuss(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.polygon(
        _at(centre, size, (-0.9, 0.75), (-0.55, 0.2), (0.1, -0.1), (0.2, 0.12), (-0.35, 0.35), (-0.5, 0.85)),
        tones.WOOD_LIGHT,
    )
    drawing.polygon(
        _at(centre, size, (-0.2, -0.1), (0.6, -0.65), (0.75, -0.9), (0.95, -0.35), (0.65, -0.4), (-0.05, 0.12)),
        tones.STEEL,
    )


def _shield_of_steel(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.polygon(_at(centre, size, *SHIELD), tones.STEEL)
    drawing.line(_at(centre, size, (0, -0.75), (0, 0.75)), size * 0.16, tones.STEEL_DARK)
    drawing.line(_at(centre, size, (-0.6, -0.15), (0.6, -0.15)), size * 0.16, tones.STEEL_DARK)


def _scepter(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.line(_at(centre, size, (-0.7, 0.8), (0.35, -0.35)), size * 0.2, tones.BRASS)
    drawing.disc(_at(centre, size, (0.5, -0.5))[0], size * 0.36, tones.FLAME)
    drawing.disc(_at(centre, size, (0.5, -0.5))[0], size * 0.18, tones.RUNE)


def _hammer(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.line(_at(centre, size, (-0.7, 0.85), (0.2, -0.2)), size * 0.2, tones.WOOD_LIGHT)
    drawing.polygon(_at(centre, size, (-0.3, -0.55), (0.25, -1.0), (0.95, -0.1), (0.4, 0.35)), tones.STEEL)
    drawing.line(_at(centre, size, (0.05, -0.5), (0.6, 0.0)), size * 0.14, tones.FLAME)


OBJECT_ICONS: Final[Mapping[ObjectName, Sign]] = by_kind(
    get_args(ObjectName),
    {"blunderbuss": _blunderbuss, "shield": _shield_of_steel, "scepter": _scepter, "hammer": _hammer},
)


def _courage(drawing: Drawing, centre: Point, size: float) -> None:
    heart(drawing, centre, size * 0.85, tones.BLOOD_WET)
    drawing.line(_at(centre, size, (0, -0.5), (0, 0.45)), size * 0.2, tones.WHITE)
    drawing.line(_at(centre, size, (-0.45, -0.05), (0.45, -0.05)), size * 0.2, tones.WHITE)


def _rally(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.line(_at(centre, size, (-0.6, 0.9), (-0.6, -0.9)), size * 0.18, tones.WOOD_LIGHT)
    drawing.polygon(_at(centre, size, (-0.5, -0.9), (0.9, -0.65), (0.45, -0.25), (0.9, 0.15), (-0.5, 0.2)), tones.RUNE)


def _healing(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.disc(centre, size * 0.9, tones.WHITE)
    for points in (((0, -0.55), (0, 0.55)), ((-0.55, 0), (0.55, 0))):
        drawing.line(_at(centre, size, *points), size * 0.34, tones.HEALED)


def _precognition(drawing: Drawing, centre: Point, size: float) -> None:
    points = [(-0.95, 0), (-0.4, -0.5), (0.4, -0.5), (0.95, 0), (0.4, 0.5), (-0.4, 0.5)]
    drawing.blob(_at(centre, size, *points), tones.WHITE)
    drawing.disc(centre, size * 0.38, tones.CARD_HUMANS)
    drawing.disc(centre, size * 0.16, tones.INK)


def _blessing(drawing: Drawing, centre: Point, size: float) -> None:
    for ray in range(8):
        drawing.line(
            [polar(centre, size * 0.5, ray * 45), polar(centre, size * 0.92, ray * 45)], size * 0.15, tones.FLAME
        )
    drawing.disc(centre, size * 0.44, tones.FLAME)


GIFT_ICONS: Final[Mapping[Gift, Sign]] = by_kind(
    get_args(Gift),
    {"courage": _courage, "rally": _rally, "healing": _healing, "precognition": _precognition, "blessing": _blessing},
)
