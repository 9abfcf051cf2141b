"""What lies on the floor: stones, crystals, turning stones, teleporters and pools of blood."""

from collections.abc import Callable, Mapping
from math import sin
from typing import Final, NamedTuple, get_args

from engine.core import by_kind
from engine.fearsome_floors.board import STEPS, Direction
from engine.fearsome_floors.supply import SIZES
from engine.fearsome_floors.tiles import TILES, Floor, Pair, Rotation, Tile
from render.core.drawing import Drawing, Point, polar
from render.core.sprite import Sprite, drawn, kept
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import SQUARE

_CENTRE: Final[Point] = (SQUARE / 2, SQUARE / 2)
_SIGN: Final = 34
"""The pixels of the small sign of a pair of teleporters."""


def _stone(drawing: Drawing) -> None:
    drawing.box((3, 3), 60, 60, tones.INK, radius=11)
    drawing.box((6, 6), 54, 54, tones.STONE_SIDE, radius=9)
    drawing.box((6, 6), 54, 44, tones.STONE_TOP, radius=9)
    drawing.box((10, 10), 30, 4, tones.WHITE, radius=2)
    drawing.line([(44, 7), (38, 18), (45, 26), (41, 34)], 2.5, tones.STONE_SIDE)
    drawing.line([(38, 18), (29, 22)], 2.5, tones.STONE_SIDE)
    drawing.polygon([(13, 36), (24, 40), (15, 45)], tones.STONE_CHIP)
    drawing.line([(22, 51), (22, 59)], 2.5, tones.INK)
    drawing.line([(45, 51), (45, 59)], 2.5, tones.INK)


def _crystal(drawing: Drawing) -> None:
    """Draw a cluster of glass spikes."""
    drawing.oval((33, 56), 26, 7, tones.INK)
    for spike in (
        ((18, 54), (8, 34), (14, 20), (25, 36), (29, 56)),
        ((48, 54), (58, 38), (54, 24), (43, 36), (37, 56)),
    ):
        _spike(drawing, spike)
    _spike(drawing, ((22, 57), (19, 22), (33, 3), (47, 22), (44, 57)))
    drawing.polygon([(33, 3), (33, 56), (22, 56), (19, 22)], tones.GLASS_LIGHT)
    for width, tone, points in (
        (2.5, tones.GLASS_EDGE, ((33, 8), (33, 54))),
        (2.5, tones.GLASS_EDGE, ((21, 23), (33, 29), (45, 23))),
        (4, tones.WHITE, ((25, 24), (26, 40))),
    ):
        drawing.line(points, width, tone)


def _spike(drawing: Drawing, shape: tuple[Point, ...]) -> None:
    drawing.polygon(shape, tones.GLASS)
    drawing.line([*shape, shape[0]], 3.4, tones.INK)


def _turner(drawing: Drawing) -> None:
    _block(drawing, tones.TURNER_TOP, tones.TURNER_SIDE)
    turn_right(drawing, tones.INK)


def _reverser(drawing: Drawing) -> None:
    _block(drawing, tones.REVERSER_TOP, tones.REVERSER_SIDE)
    turn_around(drawing, tones.INK)


def _block(drawing: Drawing, top: str, side: str) -> None:
    drawing.box((3, 3), 60, 60, tones.INK, radius=11)
    drawing.box((6, 6), 54, 54, side, radius=9)
    drawing.box((6, 6), 54, 47, top, radius=9)
    drawing.box((10, 9), 24, 3, tones.WHITE, radius=1.5)


def turn_right(drawing: Drawing, tone: str) -> None:
    """Draw an arrow that goes up and turns to its right, on one square."""
    drawing.line([(20, 46), (20, 29), (23, 26), (38, 26)], 9, tone)
    drawing.polygon([(36, 11), (56, 26), (36, 41)], tone)


def turn_around(drawing: Drawing, tone: str) -> None:
    """Draw an arrow that goes up, turns and comes back, on one square."""
    drawing.ring((31, 27), 17, 9, tone, span=(180, 360))
    drawing.line([(18.5, 27), (18.5, 46)], 9, tone)
    drawing.polygon([(30, 27), (57, 27), (43.5, 49)], tone)


TURN_SIGNS: Final[Mapping[Rotation, Callable[[Drawing, str], None]]] = by_kind(
    get_args(Rotation), {"right": turn_right, "around": turn_around}
)
"""Draws, in a tone, the sign of each turn."""


class TileLook(NamedTuple):
    """What a kind of tile looks like."""

    letters: str
    """Its two characters on the board as text."""
    draw: Callable[[Drawing], None]
    """Draws it on one square."""


TILE_LOOKS: Final[Mapping[Tile, TileLook]] = by_kind(
    TILES,
    {
        "stone": TileLook("##", _stone),
        "crystal": TileLook("<>", _crystal),
        "turner": TileLook("#>", _turner),
        "reverser": TileLook("#U", _reverser),
    },
)


@drawn(SQUARE, SQUARE)
def tile(drawing: Drawing, kind: Tile) -> None:
    """Draw a tile, one square large."""
    TILE_LOOKS[kind].draw(drawing)


@drawn(SQUARE, SQUARE)
def portal(drawing: Drawing, pair: Pair, arrow: Direction) -> None:
    """Draw a teleporter: each pair has its shape, its colour and strokes for its number; an arrow points out."""
    across, down = STEPS[arrow]
    _pair(drawing, pair, (33 - 6 * across, 33 - 6 * down))
    for tip, back, half, tone in ((33, 9, 22, tones.INK), (30, 13, 15, tones.FLAME)):
        drawing.polygon(
            [
                (33 + across * tip, 33 + down * tip),
                (33 + across * back - down * half, 33 + down * back + across * half),
                (33 + across * back + down * half, 33 + down * back - across * half),
            ],
            tone,
        )


@kept
def pair_sign(pair: Pair) -> Sprite:
    """Draw the small sign of a pair, for a teleporter on which the monster stands."""
    drawing = Drawing(_SIGN, _SIGN, zoom=_SIGN / SQUARE)
    _pair(drawing, pair, _CENTRE, bold=1.3)
    return Sprite.of(drawing.image())


def _pair(drawing: Drawing, pair: Pair, strokes: Point, *, bold: float = 1) -> None:
    """Draw the shape of a pair on one square, and around a point as many strokes as its number."""
    rim, deep = tones.PORTALS[pair]
    corners = 4 if pair == 2 else 40  # noqa: PLR2004  # the second pair is a diamond, the first one round
    for reach, tone in ((30, tones.INK), (27, rim), (20.5, tones.INK), (18.5, deep)):
        grown = reach * (1.22 if pair == 2 else 1.05)  # noqa: PLR2004  # as above
        drawing.polygon([polar(_CENTRE, grown, turn * 360 / corners) for turn in range(corners)], tone)
    for stroke in range(pair):
        x = strokes[0] + (stroke - (pair - 1) / 2) * 11 * bold
        drawing.line([(x, strokes[1] - 8 * bold), (x, strokes[1] + 8 * bold)], 5.5 * bold, tones.WHITE)


def _pool(drawing: Drawing, across: int, down: int) -> None:
    """Draw a wavy pond with a dark bank, a wet edge and a few glints."""
    for inset, tone in ((1.5, tones.INK), (4, tones.BLOOD_DEEP), (9, tones.BLOOD)):
        drawing.blob(_shore(across, down, inset), tone)
    for x, y, length in ((0.2, 0.27, 0.2), (0.58, 0.22, 0.12), (0.3, 0.74, 0.14), (0.6, 0.66, 0.2), (0.46, 0.46, 0.1)):
        start = (across * x, down * y)
        drawing.line([start, (start[0] + across * length, start[1] - 3)], 4, tones.BLOOD_WET)
    for x, y in ((0.44, 0.3), (0.83, 0.36), (0.2, 0.52), (0.62, 0.82)):
        drawing.disc((across * x, down * y), 5, tones.BLOOD_DEEP)
        drawing.ring((across * x, down * y), 5, 1.5, tones.BLOOD_WET, span=(180, 300))


def _shore(across: float, down: float, inset: float) -> list[Point]:
    """Walk around a rectangle, a little in and out."""
    corners = ((0.0, 0.0), (across, 0.0), (across, down), (0.0, down))
    points: list[Point] = []
    for index, (x, y) in enumerate(corners):
        next_x, next_y = corners[(index + 1) % 4]
        length = abs(next_x - x) + abs(next_y - y)
        for piece in range(1, int(length / 22)):
            share = piece * 22 / length
            wave = inset + 3.0 * (1 + sin(piece * 2.1 + index * 1.7))
            in_x, in_y = ((0, wave), (-wave, 0), (0, -wave), (wave, 0))[index]
            points.append((x + (next_x - x) * share + in_x, y + (next_y - y) * share + in_y))
    return points


class PatchLook(NamedTuple):
    """What a kind of floor looks like that comes in patches."""

    letters: str
    """Its two characters on each of its squares on the board as text."""
    draw: Callable[[Drawing, int, int], None]
    """Draws a patch so many pixels wide and high."""


PATCH_LOOKS: Final[Mapping[Floor, PatchLook]] = by_kind(SIZES, {"blood": PatchLook(" ~", _pool)})


@kept
def patch_sprite(floor: Floor, width: int, height: int) -> Sprite:
    """Draw a patch of so many squares."""
    drawing = Drawing(width * SQUARE, height * SQUARE)
    PATCH_LOOKS[floor].draw(drawing, width * SQUARE, height * SQUARE)
    return Sprite.of(drawing.image())
