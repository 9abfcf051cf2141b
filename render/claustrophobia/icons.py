"""Signs of the strip, the plates and the board of destiny: each draws itself around a middle, with half its side."""

from collections.abc import Mapping
from typing import Final, get_args

from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.warriors.objects import ObjectName
from engine.core.kinds import by_kind
from render.claustrophobia import tones
from render.claustrophobia.grounds import barrel
from render.claustrophobia.sprites_figures import heart
from render.claustrophobia.sprites_signs import Sign, claw
from render.core.drawing import Drawing, Point, polar


def _at(centre: Point, size: float, *points: Point) -> list[Point]:
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in points]


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
    points = [(0, -0.9), (0.75, -0.65), (0.7, 0.2), (0, 0.95), (-0.7, 0.2), (-0.75, -0.65)]
    drawing.polygon(_at(centre, size, *points), tones.CHALK)
    drawing.polygon(_at(centre, size * 0.7, *points), tones.CARD_HUMANS)


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


def paw(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw the marks of claws: the demons act."""
    claw(drawing, centre, size)


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
    points = [(0, -0.9), (0.75, -0.65), (0.7, 0.2), (0, 0.95), (-0.7, 0.2), (-0.75, -0.65)]
    drawing.polygon(_at(centre, size, *points), tones.STEEL)
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
    {
        "courage": _courage,
        "rally": _rally,
        "healing": _healing,
        "precognition": _precognition,
        "blessing": _blessing,
    },
)
