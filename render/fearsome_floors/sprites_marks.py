"""Marks on the board: trails, sight lines, bites, pushed and lost tiles, and the letters of walls that matter."""

from collections.abc import Collection, Iterator, Mapping
from math import pi, sin
from typing import Final, Literal, get_args

from engine.core import by_kind
from engine.fearsome_floors.board import (
    BEHIND,
    LEFT_OF,
    LINES,
    OPPOSITE,
    RIGHT_OF,
    STEPS,
    WALLS,
    Direction,
    Square,
)
from engine.fearsome_floors.state import Monster
from engine.fearsome_floors.tiles import TILES, Tile
from render.core.drawing import CLEAR, Drawing, Point, polar
from render.core.sprite import Placed, Sprite, drawn, kept
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import SQUARE, WALL, letter_spot, on_stairs
from render.fearsome_floors.scene import Passage, Piece
from render.fearsome_floors.sprites_tiles import TURN_SIGNS
from render.fearsome_floors.sprites_tokens import token

Stroke = Literal["token", "monster", "pushed", "slide"]

STROKES: Final[Mapping[Stroke, str]] = by_kind(
    get_args(Stroke),
    {
        "token": tones.WHITE,
        "monster": tones.FUR_LIGHT,
        "pushed": tones.STONE_TOP,
        "slide": tones.BLOOD_FOAM,
    },
)

_DOTS: Final = SQUARE // 2
_MIDDLE: Final[Point] = (SQUARE / 2, SQUARE / 2)


@kept
def link(direction: Direction, stroke: Stroke, length: int = SQUARE) -> Sprite:
    """Draw a piece of trail, `length` long; its middle is the middle of the sprite. Wavy where something slid."""
    size = length + 20
    drawing = Drawing(size, size)
    across, down = STEPS[direction]
    wave = 5 if stroke == "slide" else 0
    points = []
    for piece in range(13):
        along, aside = (piece / 12 - 0.5) * length, wave * sin(piece / 12 * 4 * pi)
        points.append((size / 2 + along * across + aside * down, size / 2 + along * down + aside * across))
    drawing.line(points, 15, tones.INK)
    drawing.line(points, 9, STROKES[stroke])
    return Sprite.of(drawing.image())


@drawn(40, 40)
def chevron(drawing: Drawing, direction: Direction, stroke: Stroke) -> None:
    """Draw an arrow head that says which way a trail goes."""
    angle = {"e": 0, "s": 90, "w": 180, "n": 270}[direction]
    for size, tone in ((18.0, tones.INK), (12.5, STROKES[stroke])):
        head = [polar((20, 20), size, angle + turn) for turn in (0, 128, 232)]
        drawing.polygon([head[0], head[1], polar((20, 20), size * 0.3, angle + 180), head[2]], tone)


@drawn(SQUARE, SQUARE)
def start(drawing: Drawing) -> None:
    """Draw the ring around the square from which a token set out."""
    drawing.ring(_MIDDLE, 23, 9, tones.INK)
    drawing.ring(_MIDDLE, 21, 5, tones.WHITE)


@drawn(60, 60)
def came_in(drawing: Drawing) -> None:
    """Draw the arrow beside the entrance, alight: a token has just come in."""
    for grown, tone in ((5.0, tones.INK), (0.0, tones.FLAME)):
        drawing.line([(14, 34), (14, 14), (34, 14)], 10 + grown, tone)
        drawing.line([(14, 14), (46, 46)], 10 + grown, tone)


@kept
def sight(direction: Direction, length: int, *, chosen: bool) -> Sprite:
    """Draw a line of sight as dashes, `length` long; its middle is the middle of the sprite."""
    upright = direction in ("n", "s")
    across, down = (24, max(length, 1)) if upright else (max(length, 1), 24)
    drawing = Drawing(across, down)
    radius, tone = (7.5, tones.SIGHT) if chosen else (5.0, tones.SIGHT_PALE)
    for step in range(length // _DOTS + 1):
        along = 8.0 + step * _DOTS
        if along < length - 4:
            spot = (12, along) if upright else (along, 12)
            drawing.disc(spot, radius + 2.5, tones.INK)
            drawing.disc(spot, radius, tone)
    return Sprite.of(drawing.image())


@drawn(84, 84)
def target(drawing: Drawing, *, chosen: bool) -> None:
    """Draw the sign around a token that was seen: four brackets, bold if it was the nearest."""
    tone, width = (tones.SIGHT, 7.0) if chosen else (tones.SIGHT_PALE, 4.5)
    for grown, colour in ((5.0, tones.INK), (0.0, tone)):
        for x, y in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
            at = (42 + x * 35, 42 + y * 35)
            drawing.line([(at[0] - x * 14, at[1]), at, (at[0], at[1] - y * 14)], width + grown, colour)


@drawn(40, 40)
def distance(drawing: Drawing, squares: int, *, chosen: bool) -> None:
    """Draw how far away a token was seen."""
    drawing.disc((20, 20), 18, tones.INK)
    drawing.disc((20, 20), 15.5, tones.SIGHT if chosen else tones.SIGHT_PALE)
    drawing.text((20, 20), str(squares), 26 if squares < 10 else 21, fill=tones.INK)  # noqa: PLR2004  # two digits


@kept
def stopped(direction: Direction) -> Sprite:
    """Draw the bar at which a line of sight ends: a stone or a wall."""
    upright = direction in ("e", "w")
    drawing = Drawing(46, 46)
    for length, width, tone in ((38, 13, tones.INK), (31, 6, tones.SIGHT_PALE)):
        size = (width, length) if upright else (length, width)
        drawing.box((23 - size[0] / 2, 23 - size[1] / 2), *size, tone, radius=3)
    return Sprite.of(drawing.image())


@drawn(128, 128)
def splat(drawing: Drawing) -> None:
    """Draw the splash under a bite."""
    for grown, tone in ((3.5, tones.INK), (0.0, tones.BLOOD)):
        points = []
        for tip in range(22):
            reach = (60, 40, 52, 38)[tip % 4] if tip % 2 == 0 else 37
            points.append(polar((64, 64), reach + grown, tip * 360 / 22))
        drawing.blob(points, tone)


@kept
def eaten(piece: Piece) -> Sprite:
    """Draw a small token in a red ring, struck through at its rim only, so that it is seen who was eaten."""
    drawing = Drawing(64, 64)
    drawing.disc((32, 32), 31, tones.INK)
    drawing.disc((32, 32), 29, tones.BLOOD_WET)
    drawing.disc((32, 32), 23.5, tones.BONE)
    image = drawing.image()
    image.alpha_composite(token(piece, 52).image(), (6, 5))
    rim = Drawing(64, 64)
    for ends in (((6, 6), (15, 15)), ((49, 49), (58, 58))):
        rim.line(ends, 8, tones.INK)
        rim.line(ends, 5, tones.WHITE)
    image.alpha_composite(rim.image())
    return Sprite.of(image)


@kept
def turned(kind: Tile) -> Sprite:
    """Draw the sign that a stone of this kind has just turned the monster: the stone's arrow, alight."""
    turn = TILES[kind].turns
    if turn is None:
        raise ValueError(f"a {kind} turns nobody")
    drawing = Drawing(44, 44, zoom=44 / SQUARE)
    drawing.disc(_MIDDLE, 31, tones.INK)
    drawing.disc(_MIDDLE, 28, tones.FLAME)
    TURN_SIGNS[turn](drawing, tones.INK)
    return Sprite.of(drawing.image())


@drawn(116, 116)
def flash(drawing: Drawing) -> None:
    """Draw the rays around a teleporter that the monster has just used; its yellow arrow must stand out from them."""
    for grown, tone in ((3.0, tones.INK), (0.0, tones.BONE)):
        drawing.polygon([polar((58, 58), (52 if tip % 2 else 37) + grown, tip * 360 / 24) for tip in range(24)], tone)
    drawing.disc((58, 58), 31, CLEAR)


@drawn(56, 56)
def halted(drawing: Drawing, cause: Literal["boxed-in", "round"]) -> None:
    """Draw why the monster goes no farther: bars around it, or the circle in which it went."""
    drawing.disc((28, 28), 27, tones.INK)
    drawing.disc((28, 28), 24.5, tones.BLOOD_WET)
    if cause == "boxed-in":
        for x in (17, 28, 39):
            drawing.line([(x, 14), (x, 42)], 5, tones.WHITE)
        for y in (16, 40):
            drawing.line([(12, y), (44, y)], 4, tones.WHITE)
    else:
        drawing.ring((28, 28), 16, 6, tones.WHITE, span=(0, 300))
        drawing.polygon([(33, 22), (51, 22), (42, 36)], tones.WHITE)


@kept
def moved(width: int = SQUARE, height: int = SQUARE) -> Sprite:
    """Draw the frame around what has just been moved."""
    drawing = Drawing(width + 6, height + 6)
    drawing.box((1, 1), width + 4, height + 4, tones.INK, radius=14)
    drawing.box((3, 3), width, height, tones.FLAME, radius=12)
    drawing.box((8, 8), width - 10, height - 10, CLEAR, radius=8)
    return Sprite.of(drawing.image())


@drawn(56, 56)
def lost(drawing: Drawing) -> None:
    """Draw the crumbs of a tile that left the game, struck out."""
    drawing.disc((28, 28), 27, tones.INK)
    drawing.disc((28, 28), 24.5, tones.STONE_SIDE)
    for x, y, size in ((18, 22, 9), (38, 20, 8), (38, 40, 9), (19, 41, 7)):
        for grown, tone in ((2.5, tones.INK), (0, tones.STONE_TOP)):
            drawing.polygon([polar((x, y), size + grown, angle) for angle in (10, 95, 170, 260)], tone)
    _strike(drawing)


def _strike(drawing: Drawing) -> None:
    for width, tone in ((10, tones.INK), (5.5, tones.WHITE)):
        drawing.line([(10, 10), (46, 46)], width, tone)
        drawing.line([(46, 10), (10, 46)], width, tone)


@kept
def passage(letter: str, *, upright: bool, stairs: bool) -> Sprite:
    """Draw a wall segment that the monster has just gone through, alight."""
    length = SQUARE - WALL if stairs else SQUARE
    size = (WALL, length) if upright else (length, WALL)
    drawing = Drawing(size[0] + 8, size[1] + 8)
    drawing.box((0, 0), size[0] + 8, size[1] + 8, tones.INK, radius=6)
    drawing.box((3, 3), size[0] + 2, size[1] + 2, tones.FLAME, radius=4)
    middle = (size[0] / 2 + 4, size[1] / 2 + 4)
    drawing.text(middle, letter, 31, fill=tones.INK)
    return Sprite.of(drawing.image())


def lettered_walls(monster: Monster) -> Iterator[tuple[Square, Direction]]:
    """Return the walls at the ends of the monster's three looks, each followed by its twin."""
    for direction in (monster.facing, LEFT_OF[monster.facing], RIGHT_OF[monster.facing]):
        last = (monster.square, *LINES[direction][monster.square])[-1]
        yield last, direction
        yield OPPOSITE[last], BEHIND[direction]


def letter_sprites(monster: Monster, shown: Collection[Square]) -> Iterator[Placed]:
    """Return the letters of those walls of which both twins are among the squares shown, so that they are found."""
    for at, direction in lettered_walls(monster):
        if at in shown and OPPOSITE[at] in shown:
            upright, stairs = direction in ("e", "w"), on_stairs(at, direction)
            yield Placed(wall_letter(WALLS[at, direction], upright=upright, stairs=stairs), letter_spot(at, direction))


def passage_sprites(gone: Passage) -> Iterator[Placed]:
    """Return the two walls of a way that the monster has just gone, alight."""
    out, back = gone.square, OPPOSITE[gone.square]
    for square, direction in ((out, gone.direction), (back, BEHIND[gone.direction])):
        upright, stairs = direction in ("e", "w"), on_stairs(square, direction)
        segment = passage(WALLS[square, direction], upright=upright, stairs=stairs)
        yield Placed(segment, letter_spot(square, direction))


@kept
def wall_letter(letter: str, *, upright: bool, stairs: bool) -> Sprite:
    """Draw a wall segment with its letter, a little brighter than the wall."""
    length = SQUARE - WALL - 4 if stairs else SQUARE - 30  # clear of the torches
    size = (WALL - 2, length) if upright else (length, WALL - 2)
    drawing = Drawing(*size)
    drawing.box((0, 0), *size, tones.LETTERED_WALL, radius=5)
    drawing.text((size[0] / 2, size[1] / 2), letter, 31, fill=tones.BONE)
    return Sprite.of(drawing.image())
