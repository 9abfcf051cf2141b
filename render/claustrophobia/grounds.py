"""What lies on the floor of each kind of tile, over its flagstones and under whoever stands there."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from engine.claustrophobia.tunnels.tiles import DIRECTIONS, STEPS, Direction, TileKind
from engine.core import by_kind
from render.claustrophobia import tones
from render.claustrophobia.figures import blob
from render.claustrophobia.scene import ChestLook, Place
from render.claustrophobia.sprites_figures import relic
from render.claustrophobia.sprites_signs import barrel, gear, star
from render.core.drawing import Drawing, Point, polar

_MIDDLE: Final[Point] = (100, 100)


def _start(drawing: Drawing, _place: Place) -> None:
    """Let light fall through the shaft, with the rope ladder that everybody came down by."""
    drawing.disc(_MIDDLE, 66, tones.DAYLIGHT_DIM)
    drawing.disc(_MIDDLE, 50, tones.DAYLIGHT)
    drawing.ring(_MIDDLE, 67, 4, tones.JOINT)
    for side in (-1, 1):
        drawing.line([(100 + side * 13, 44), (100 + side * 13, 156)], 5, tones.WOOD)
    for rung in range(6):
        drawing.line([(87, 52 + 19 * rung), (113, 52 + 19 * rung)], 5, tones.WOOD_LIGHT)


def _exit(drawing: Drawing, place: Place) -> None:
    """Lead stairs up into daylight, away from the opening."""
    side: Direction = next((side for side, edge in zip(DIRECTIONS, place.edges, strict=True) if edge != "wall"), "s")
    across, down = STEPS[side]
    for step, tone in enumerate((tones.DAYLIGHT, tones.DAYLIGHT, tones.DAYLIGHT_DIM, tones.STAIR, tones.STAIR_DARK)):
        distance = 62 - 27 * step
        x, y = 100 - across * distance, 100 - down * distance
        width, height = (132, 26) if down else (26, 132)
        drawing.box((x - width / 2, y - height / 2), width, height, tone)
        edge = [
            (x - across * 13 - 66 * abs(down), y - down * 13 - 66 * abs(across)),
            (x - across * 13 + 66 * abs(down), y - down * 13 + 66 * abs(across)),
        ]
        drawing.line(edge, 2.5, tones.JOINT)


def _pentacle(drawing: Drawing, _place: Place) -> None:
    drawing.disc(_MIDDLE, 70, tones.BLOOD_DARK)
    star(drawing, _MIDDLE, 64, tones.RUNE)
    for candle in range(5):
        x, y = polar(_MIDDLE, 64, -90 + 72 * candle)
        drawing.disc((x, y), 7, tones.INK)
        drawing.disc((x, y), 5, tones.BONE)
        drawing.disc((x, y - 1), 3, tones.EMBER)


def _hideout(drawing: Drawing, _place: Place) -> None:
    """Lay a blanket and crates."""
    drawing.polygon([(38, 118), (92, 108), (100, 158), (46, 166)], tones.CLOTH)
    drawing.polygon([(38, 118), (54, 115), (62, 164), (46, 166)], tones.BONE)
    for x, y in ((132, 40), (152, 52)):
        drawing.box((x - 14, y - 6), 28, 28, tones.INK, radius=3)
        drawing.box((x - 12, y - 4), 24, 24, tones.WOOD, radius=2)
        drawing.line([(x - 10, y - 2), (x + 10, y + 18)], 3, tones.WOOD_DARK)


def chest(drawing: Drawing, look: ChestLook) -> None:
    """Draw a chest, closed or open; or the relic that lies there, in its light."""
    x, y = 100, 100
    if look == "relic":
        for ray in range(8):
            drawing.line([polar((x, y), 28, ray * 45), polar((x, y), 46, ray * 45)], 6, tones.FLAME)
        relic(drawing, (x, y), 26)
        return
    drawing.box((x - 32, y - 20), 64, 46, tones.INK, radius=8)
    drawing.box((x - 28, y - 2), 56, 24, tones.WOOD, radius=3)
    if look == "closed":
        drawing.box((x - 28, y - 17), 56, 18, tones.WOOD_LIGHT, radius=7)
        drawing.box((x - 7, y - 7), 14, 16, tones.INK, radius=3)
        drawing.box((x - 5, y - 5), 10, 12, tones.FLAME, radius=2)
    else:
        drawing.box((x - 30, y - 36), 60, 20, tones.INK, radius=7)
        drawing.box((x - 27, y - 33), 54, 14, tones.WOOD_DARK, radius=5)
        drawing.box((x - 26, y - 16), 52, 16, tones.PIT, radius=2)
    for band in (-20, 20):
        drawing.box((x + band - 3, y - 1), 6, 23, tones.BRASS)


def _hungry(drawing: Drawing, _place: Place) -> None:
    """Let the floor be a throat with teeth all around."""
    drawing.box((30, 30), 140, 140, tones.MEAT, radius=22)
    blob((100, 52), (146, 68), (152, 118), (100, 152), (48, 126), (54, 70))(drawing, tones.MEAT_DARK, 0)
    blob((100, 74), (124, 84), (128, 114), (100, 130), (72, 118), (76, 84))(drawing, tones.MEAT_LIGHT, 0)
    for number in range(5):
        at = 40 + number * 24
        for points in (
            ((at, 29), (at + 24, 29), (at + 12, 49)),
            ((at, 171), (at + 24, 171), (at + 12, 151)),
            ((29, at), (29, at + 24), (49, at + 12)),
            ((171, at), (171, at + 24), (151, at + 12)),
        ):
            drawing.polygon(points, tones.BONE)


def _narrow(drawing: Drawing, _place: Place) -> None:
    """Press boulders against the chamber from all corners."""
    for x, y, size in ((62, 62, 16), (140, 60, 14), (60, 140, 14), (141, 141, 17)):
        drawing.disc((x, y), size + 2, tones.INK)
        drawing.disc((x, y), size, tones.BOULDER_DARK)
        drawing.disc((x - 3, y - 4), size * 0.6, tones.BOULDER)


def _flooded(drawing: Drawing, _place: Place) -> None:
    drawing.box((28, 28), 144, 144, tones.WATER_DEEP, radius=14)
    blob((100, 34), (160, 46), (166, 100), (158, 160), (100, 166), (42, 158), (34, 100), (44, 44))(
        drawing, tones.WATER, 0
    )
    for x, y in ((44, 60), (112, 52), (66, 92), (126, 112), (44, 132), (104, 148)):
        drawing.line([(x, y), (x + 9, y - 6), (x + 20, y), (x + 31, y - 5)], 4, tones.WATER_LIGHT)


def _trapped(drawing: Drawing, place: Place) -> None:
    """Open the floor: spikes that wait, or that have been sprung and lie broken."""
    drawing.box((54, 54), 92, 92, tones.INK, radius=6)
    drawing.box((58, 58), 84, 84, tones.PIT, radius=4)
    for row in range(3):
        for column in range(3):
            x, y = 74 + column * 26, 78 + row * 26
            if place.sprung:
                drawing.line([(x - 7, y + 2), (x + 6, y - 3)], 5, tones.STEEL_DARK)
            else:
                drawing.polygon([(x - 9, y + 8), (x, y - 18), (x + 9, y + 8)], tones.STEEL)
                drawing.polygon([(x, y + 8), (x, y - 18), (x + 9, y + 8)], tones.STEEL_DARK)


def _mechanism(drawing: Drawing, place: Place) -> None:
    tone, hub = (tones.BRASS_DARK, tones.FLOOR_DIM) if place.sprung else (tones.BRASS, tones.RUNE)
    for centre, size in (((82, 108), 42), ((134, 74), 28), ((140, 134), 22)):
        gear(drawing, centre, size + 3, tones.INK, tones.INK)
        gear(drawing, centre, size, tone, hub)


def _den(drawing: Drawing, place: Place) -> None:
    """Make a nest of bones around a burrow; barrels stand in it where a scenario has them."""
    blob((100, 34), (154, 46), (164, 104), (150, 158), (98, 166), (44, 154), (36, 98), (50, 44))(drawing, tones.NEST, 0)
    drawing.oval((100, 98), 42, 32, tones.INK)
    drawing.oval((100, 102), 36, 25, tones.PIT)
    for x, y in ((88, 98), (112, 98), (98, 110)):
        drawing.oval((x - 4, y), 2.6, 3.4, tones.BLOOD_WET)
        drawing.oval((x + 5, y), 2.6, 3.4, tones.BLOOD_WET)
    for ends in (((48, 64), (72, 52)), ((130, 50), (152, 70)), ((50, 138), (70, 150)), ((134, 148), (154, 132))):
        drawing.line(ends, 7, tones.BONE)
        for x, y in ends:
            drawing.disc((x - 2, y - 2), 4.5, tones.BONE)
            drawing.disc((x + 2, y + 3), 4.5, tones.BONE)
    for number in range(place.barrels):
        barrel(drawing, (62 + 38 * number, 156), 19)


def _hole(drawing: Drawing, _place: Place) -> None:
    drawing.oval(_MIDDLE, 62, 54, tones.PIT_RIM)
    drawing.oval((100, 104), 54, 44, tones.INK)
    drawing.oval((100, 108), 46, 34, tones.PIT)
    for angle in (20, 95, 160, 235, 300):
        ends = [polar(_MIDDLE, reach, angle) for reach in (58, 72)]
        drawing.line(ends, 3, tones.CRACK)


GROUNDS: Final[Mapping[TileKind, Callable[[Drawing, Place], None]]] = by_kind(
    get_args(TileKind),
    {
        "start": _start,
        "exit": _exit,
        "pentacle": _pentacle,
        "hideout": _hideout,
        "hungry": _hungry,
        "narrow": _narrow,
        "flooded": _flooded,
        "trapped": _trapped,
        "mechanism": _mechanism,
        "den": _den,
        "hole": _hole,
        "plain": lambda *_: None,
    },
)
"""From each kind of tile to what lies on its floor."""
