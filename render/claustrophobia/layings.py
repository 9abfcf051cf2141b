"""The picture of the ways in which a drawn tile can be laid: from near, beside each other, with numbers."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.tiles import Cell
from render.claustrophobia import tones
from render.claustrophobia.geometry import WIDTH, Frame
from render.claustrophobia.scene import Choice, Layings, Scene
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite

COLUMNS: Final = 2
PART: Final = WIDTH // COLUMNS
"""How wide the part of one way is, and how high at most."""
_LARGEST: Final = 240
"""The most pixels of a tile."""
_EDGE: Final = 0.4
"""The room beside the tiles, in tiles: for openings into the dark, and for the number of the way."""
_NUMBER: Final = 60
"""How high and wide the disc with a way's number is, which is read on a phone."""
_SPOT: Final = 14 + _NUMBER // 2
"""The middle of that disc, from the upper left corner of a part."""


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
    return -(-len(layings.ways) // COLUMNS) * part_frame(layings).height


def part_frame(layings: Layings) -> Frame:
    """Return the frame of the first way, in which its tiles are as large as they can be; the others are alike."""
    cells = [laid.cell for laid in layings.ways[0].tiles]
    across, down = zip(*cells, strict=True)
    columns, rows = max(across) - min(across) + 1, max(down) - min(down) + 1
    size = min(_LARGEST, int(PART / (max(columns, rows) + 2 * _EDGE)))
    height = round((rows + 2 * _EDGE) * size)
    left, top = (PART - columns * size) // 2, (height - rows * size) // 2
    return Frame(size, (left - min(across) * size, top - min(down) * size), height)


def layings_sprites(layings: Layings) -> Iterator[Placed]:
    """Return all that the picture shows, lowest first."""
    frame = part_frame(layings)
    for place, scene in enumerate(layings.ways):
        left, top = place % COLUMNS * PART, place // COLUMNS * frame.height
        middle = (left + PART // 2, top + frame.height // 2)
        yield Placed(_ground(frame.height), middle)
        yield from tunnel_sprites(scene, replace(frame, origin=(frame.origin[0] + left, frame.origin[1] + top)))
        yield Placed(_number(place + 1), (left + _SPOT, top + _SPOT))


@lru_cache(maxsize=8)
def _ground(height: int) -> Sprite:
    """Draw the plate below a way."""
    drawing = Drawing(PART, height)
    drawing.box((6, 6), PART - 12, height - 12, tones.PLATE_EDGE, radius=18)
    drawing.box((9, 9), PART - 18, height - 18, tones.NIGHT, radius=15)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=8)
def _number(number: int) -> Sprite:
    """Write the number of a way on a disc."""
    drawing = Drawing(_NUMBER + 8, _NUMBER + 8)
    spot = (_NUMBER / 2 + 4, _NUMBER / 2 + 4)
    drawing.disc(spot, _NUMBER / 2 + 4, tones.INK)
    drawing.disc(spot, _NUMBER / 2, tones.CHOICE)
    drawing.text(spot, str(number), _NUMBER * 0.8, fill=tones.INK)
    return Sprite.of(drawing.image())
