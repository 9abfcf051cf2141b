"""Tiles from above: rock, the floor cut into it, and the four sides; what lies on the floor is in `grounds`.

A tile's number and signs are sprites of their own, since they lie over whoever stands there.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final, get_args

from msgspec.structs import replace

from engine.claustrophobia.tunnels.tiles import DIRECTIONS, STEPS, Direction
from engine.core import by_kind
from render.claustrophobia import tones
from render.claustrophobia.grounds import GROUNDS, chest
from render.claustrophobia.scene import Edge, Place
from render.claustrophobia.sprites_signs import kind_sign, tile_signs
from render.core.drawing import Drawing, Point
from render.core.lettering import PLAIN
from render.core.sprite import Sprite, kept

UNIT: Final = 200
"""Tiles are drawn on so many pixels a side."""


MIDDLE: Final = UNIT / 2


MARGIN: Final = 34
"""How far their openings into the dark reach beyond them."""


TIGHT: Final = 0.6
"""How much narrower a narrow tunnel is."""


_ARM: Final = 37
"""Half the width of a passage."""


def arm_of(place: Place) -> float:
    """Return half the width of a tile's passages."""
    return _ARM * TIGHT if place.kind == "narrow" else _ARM


def _open(drawing: Drawing, direction: Direction, arm: float) -> None:
    """Let the floor run on to the neighbour."""
    x, y = _at(direction, MIDDLE - 4)
    _across(drawing, direction, (x, y), 2 * arm, 12, tones.FLOOR)


def _dark(drawing: Drawing, direction: Direction, arm: float) -> None:
    """Let the floor fade where nobody has been."""
    for step, tone in enumerate(tones.DARKNESS):
        distance = MIDDLE - 18 + 12 * step
        _across(drawing, direction, _at(direction, distance), 2 * arm - 3 * step * (step > 1), 13, tone)
    _arrow(drawing, direction)


def _arrow(drawing: Drawing, direction: Direction) -> None:
    """Point into the dark."""
    x, y = _at(direction, MIDDLE + 8)
    across, down = STEPS[direction]
    head = [(0, 11), (-17, -6), (-11, -12), (0, -1), (11, -12), (17, -6)]
    points = [(x + a * down + b * across, y + a * across + b * down) for a, b in head]
    drawing.line([*points, points[0]], 5, tones.INK)
    drawing.polygon(points, tones.FAINT)


def _shut(drawing: Drawing, direction: Direction, arm: float) -> None:
    """Close an opening with bricks: behind it is a wall."""
    x, y = _at(direction, MIDDLE - 10)
    _across(drawing, direction, (x, y), 2 * arm + 8, 20, tones.INK)
    across, down = STEPS[direction]
    for row in (-1, 1):
        for brick in (-1, 0, 1):
            aside = brick * arm * 0.68 + row * 5
            spot = (x + row * 4.5 * across + aside * abs(down), y + row * 4.5 * down + aside * abs(across))
            _across(drawing, direction, spot, arm * 0.6, 7, tones.FACE_LIT if row * (across + down) < 0 else tones.FACE)


EDGES: Final[Mapping[Edge, Callable[[Drawing, Direction, float], None]]] = by_kind(
    get_args(Edge),
    {
        "wall": lambda *_: None,
        "open": _open,
        "dark": _dark,
        "shut": _shut,
    },
)
"""How each side of a tile is drawn, with half the width of its passages."""


@kept
def openings_sprite(place: Place, size: int) -> Sprite:
    """Draw where a tile leads into the dark, and where it is shut, to lie over the frame around it."""
    zoom = size / UNIT
    whole = round((UNIT + 2 * MARGIN) * zoom)
    drawing = Drawing(whole, whole, origin=((whole - size) / 2, (whole - size) / 2), zoom=zoom)
    for direction, edge in zip(DIRECTIONS, place.edges, strict=True):
        if edge == "dark":
            _arrow(drawing, direction)
        elif edge == "shut":
            _shut(drawing, direction, arm_of(place))
    return Sprite.of(drawing.image())


def _at(direction: Direction, distance: float) -> Point:
    across, down = STEPS[direction]
    return MIDDLE + across * distance, MIDDLE + down * distance


def _across(  # noqa: PLR0917 - a box, where it lies and how it looks
    drawing: Drawing, direction: Direction, centre: Point, width: float, depth: float, tone: str
) -> None:
    """Fill a box across a passage."""
    x, y = centre
    if direction in ("n", "s"):
        drawing.box((x - width / 2, y - depth / 2), width, depth, tone)
    else:
        drawing.box((x - depth / 2, y - width / 2), depth, width, tone)


_HALF: Final = 74
"""Half the width of the chamber."""
_FACE: Final = 13
"""How high the wall is that looks down."""
_LEAST_NUMBER: Final = 36
"""The pixels of a tile's number that can still be read."""


def place_sprite(place: Place, size: int) -> Sprite:
    """Draw a tile so many pixels wide, with its openings into the dark around it."""
    return _bare(replace(place, number=0, hole=False, oil=False, seal=None), size)


@kept
def _bare(place: Place, size: int) -> Sprite:
    zoom = size / UNIT
    whole = round((UNIT + 2 * MARGIN) * zoom)
    drawing = Drawing(whole, whole, origin=((whole - size) / 2, (whole - size) / 2), zoom=zoom)
    _rock(drawing, place)
    _floor(drawing, place)
    GROUNDS[place.kind](drawing, place)
    if place.chest is not None:
        chest(drawing, place.chest)
    for direction, edge in zip(DIRECTIONS, place.edges, strict=True):
        EDGES[edge](drawing, direction, arm_of(place))
    _torch(drawing, place)
    return Sprite.of(drawing.image())


@kept
def number_sprite(number: int, size: int) -> Sprite:
    """Write a tile's number into its upper left corner."""
    zoom, text = size / UNIT, str(number)
    drawing = Drawing(size, size, zoom=zoom)
    height = max(38, _LEAST_NUMBER / zoom)
    width = height * (0.72 if len(text) == 1 else 1.28)
    drawing.box((5, 5), width + 6, height * 0.92 + 4, tones.INK, radius=8)
    drawing.text((5 + (width + 6) / 2, 7 + height * 0.46), text, height, fill=tones.CHALK, font=PLAIN)
    return Sprite.of(drawing.image())


def has_signs(place: Place) -> bool:
    """Whether a tile does something, or something has come there."""
    return bool(tile_signs(place))


def signs_sprite(place: Place, size: int) -> Sprite:
    """Draw what a tile does, and what has come there, into its upper right corner."""
    return _signs(replace(place, number=0, edges=("wall",) * 4, seed=0, seal=None), size)


@kept
def _signs(place: Place, size: int) -> Sprite:
    zoom = size / UNIT
    drawing = Drawing(size, size, zoom=zoom)
    side = max(44, 38 / zoom)
    kind_sign(drawing, place, (UNIT - 5 - side / 2, 5 + side / 2), side)
    return Sprite.of(drawing.image())


def _rock(drawing: Drawing, place: Place) -> None:
    drawing.box((1, 1), UNIT - 2, UNIT - 2, tones.INK, radius=10)
    drawing.box((3, 3), UNIT - 6, UNIT - 6, tones.ROCK_EDGE, radius=9)
    drawing.box((3, 6), UNIT - 6, UNIT - 9, tones.ROCK, radius=9)
    luck = random.Random(place.seed)  # noqa: S311 - the same rock each time
    for _ in range(9):
        x, y, size = luck.uniform(12, 188), luck.uniform(12, 188), luck.uniform(7, 15)
        stone = [
            (min(max(x + across * size, 7), 193), min(max(y + down * size * 0.7, 9), 193))
            for across, down in ((-1, 0), (-0.4, -1), (0.6, -0.9), (1, 0.1), (0.3, 1), (-0.7, 0.8))
        ]
        drawing.polygon(stone, luck.choice((tones.ROCK_DARK, tones.ROCK_LIGHT)))


def _floor(drawing: Drawing, place: Place) -> None:
    """Cut the floor into the rock: an edge around it, the wall that looks down, then flagstones."""
    for grown, lift, tone in ((6, 0, tones.INK), (6, _FACE - 4, tones.INK), (2, _FACE, tones.FACE), (2, 0, tones.INK)):
        for corner, width, height in _boxes(place):
            top = max(corner[1] - grown - lift, 4)
            drawing.box(
                (max(corner[0] - grown, 4), top),
                min(corner[0] + width + grown, 196) - max(corner[0] - grown, 4),
                min(corner[1] + height + grown, 196) - top,
                tone,
                radius=14 if corner[0] > 0 and corner[1] > 0 and width == height else 0,
            )
    for corner, width, height in _boxes(place):
        drawing.box(corner, width, height, tones.FLOOR, radius=12 if width == height else 0)
    _stones(drawing, place)


def _boxes(place: Place) -> Iterator[tuple[Point, float, float]]:
    """Return the corner, width and height of each part of the floor, the chamber last."""
    arm = arm_of(place)
    half = _HALF * TIGHT if place.kind == "narrow" else _HALF
    for direction, edge in zip(DIRECTIONS, place.edges, strict=True):
        if edge != "wall":
            across, down = STEPS[direction]
            near, far = half - 20, MIDDLE
            ends = sorted((MIDDLE + (across + down) * near, MIDDLE + (across + down) * far))
            if down:
                yield (MIDDLE - arm, ends[0]), 2 * arm, ends[1] - ends[0]
            else:
                yield (ends[0], MIDDLE - arm), ends[1] - ends[0], 2 * arm
    yield (MIDDLE - half, MIDDLE - half), 2 * half, 2 * half


def _stones(drawing: Drawing, place: Place) -> None:
    """Lay flagstones in the chamber, lighter towards its middle, and draw a crack."""
    half = (_HALF * TIGHT if place.kind == "narrow" else _HALF) - 4
    drawing.blob(
        [
            (MIDDLE + half * a, MIDDLE + half * b)
            for a, b in (
                (-0.8, -0.8),
                (0, -0.95),
                (0.8, -0.8),
                (0.95, 0),
                (0.8, 0.8),
                (0, 0.95),
                (-0.8, 0.8),
                (-0.95, 0),
            )
        ],
        tones.FLOOR_LIT,
    )
    count = 3
    step = 2 * half / count
    for row in range(count + 1):
        y = MIDDLE - half + row * step
        if 0 < row < count:
            drawing.line([(MIDDLE - half, y), (MIDDLE + half, y)], 1.6, tones.JOINT)
        if row < count:
            shift = step / 2 * (row % 2)
            for column in range(count):
                x = MIDDLE - half + column * step + shift
                if x > MIDDLE - half + 1:
                    drawing.line([(x, y), (x, y + step)], 1.6, tones.JOINT)
    luck = random.Random(place.seed + 1)  # noqa: S311 - the same cracks each time
    x, y = MIDDLE + luck.uniform(-0.6, 0.2) * half, MIDDLE + luck.uniform(-0.6, 0.6) * half
    drawing.line([(x, y), (x + 9, y + 5), (x + 14, y - 1), (x + 24, y + 4)], 2, tones.CRACK)


def _torch(drawing: Drawing, place: Place) -> None:
    """Hang a torch at a side without an opening: one that looks down or sideways, never before a passage."""
    walls = [side for side, edge in zip(DIRECTIONS, place.edges, strict=True) if edge == "wall"]
    wall = min(walls, key="news".index, default=None)
    spots: dict[Direction | None, Point] = {
        "n": (100, 20),
        "e": (182, 96),
        "w": (18, 96),
        "s": (100, 178),
        None: (176, 176),
    }
    x, y = spots[wall]
    drawing.disc((x, y), 15, tones.FACE_LIT if wall == "n" else tones.ROCK_LIGHT)
    drawing.box((x - 2.5, y + 2), 5, 13, tones.WOOD_DARK, radius=2)
    for size, tone in ((1.25, tones.INK), (1.0, tones.EMBER), (0.55, tones.FLAME)):
        fire = [(0, -14), (6, -4), (8, 3), (5, 8), (0, 10), (-5, 8), (-8, 3), (-4, -4)]
        drawing.blob([(x + a * size, y - 2 + b * size) for a, b in fire], tone)
