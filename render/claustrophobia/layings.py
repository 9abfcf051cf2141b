"""The picture of the ways in which a drawn tile can be laid: from near, beside each other, with numbers."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.claustrophobia.tiles import Cell
from render.claustrophobia import tones
from render.claustrophobia.geometry import WIDTH, Frame
from render.claustrophobia.scene import Choice, Layings, Scene
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite

COLUMNS: Final = 2
PART: Final = WIDTH // COLUMNS
"""The pixels of the part of one way, which is a square."""
_SIZE: Final = 168
"""The pixels of a tile: three of them, and openings into the dark at both ends, fit into a part."""
_NUMBER: Final = 60
"""The height of a way's number, which is read on a phone."""


def layings_of(ways: list[Scene], cell: Cell) -> Layings:
    """Show ways to lay a tile on a cell, each with the tiles beside it as they would be then."""
    return Layings(tuple(_near(scene, cell) for scene in ways))


def _near(scene: Scene, cell: Cell) -> Scene:
    """Return what of a scene is around the last tile."""
    *others, laid = scene.tiles
    tiles = (*(other for other in others if _is_beside(other.cell, cell)), laid)
    closed = scene.cave_in if all(_is_beside(each, cell) for each in scene.cave_in or ()) else None
    return Scene(tiles, scene.head, cave_in=closed, choice=Choice(ghost=len(tiles) - 1))


def _is_beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def layings_height(layings: Layings) -> int:
    """Return how high the picture is."""
    return -(-len(layings.ways) // COLUMNS) * PART


def layings_sprites(layings: Layings) -> Iterator[Placed]:
    """Return all that the picture shows, lowest first."""
    for place, scene in enumerate(layings.ways):
        middle = (place % COLUMNS * PART + PART // 2, place // COLUMNS * PART + PART // 2)
        yield Placed(_ground(), middle)
        x, y = scene.tiles[-1].cell
        origin = (middle[0] - _SIZE // 2 - x * _SIZE, middle[1] - _SIZE // 2 - y * _SIZE)
        yield from tunnel_sprites(scene, Frame(_SIZE, origin, PART))
        yield Placed(_number(place + 1), middle)


@lru_cache(maxsize=1)
def _ground() -> Sprite:
    """Draw the plate below a way."""
    drawing = Drawing(PART, PART)
    drawing.box((6, 6), PART - 12, PART - 12, tones.PLATE_EDGE, radius=18)
    drawing.box((9, 9), PART - 18, PART - 18, tones.NIGHT, radius=15)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=8)
def _number(number: int) -> Sprite:
    """Write the number of a way into the upper left corner of its part."""
    drawing = Drawing(PART, PART)
    spot = (14 + _NUMBER / 2, 14 + _NUMBER / 2)
    drawing.disc(spot, _NUMBER / 2 + 4, tones.INK)
    drawing.disc(spot, _NUMBER / 2, tones.CHOICE)
    drawing.text(spot, str(number), _NUMBER * 0.8, fill=tones.INK)
    return Sprite.of(drawing.image())
