"""The picture of the ways in which a drawn tile can be laid: from near, beside each other, with numbers."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.tiles import Cell
from engine.core import Value
from render.claustrophobia import tones
from render.claustrophobia.arrangement import HIGHEST, WIDEST, seen_at
from render.claustrophobia.geometry import SIZES, Grid, grid_in, spread
from render.claustrophobia.scene import Choice, Layings, Scene
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite

_LARGEST: Final = 240
"""The most pixels of a tile."""
_EDGE: Final = 0.4
"""The room beside the tiles, in tiles: for openings into the dark, and for the number of the way."""
_NUMBER: Final = 60
"""How high and wide the disc with a way's number is, which is read on a phone."""
_SPOT: Final = 14 + _NUMBER // 2
"""The middle of that disc, from the upper left corner of a part."""


def layings_of(scenes: list[Scene], cell: Cell) -> Layings:
    """Show ways to lay a tile on a cell, each with the tiles beside it as they would be then."""
    return Layings(tuple(_near(scene, cell) for scene in scenes))


def _near(scene: Scene, cell: Cell) -> Scene:
    """Return what of a scene is around the last tile."""
    *others, laid = scene.tiles
    tiles = (*(other for other in others if _is_beside(other.cell, cell)), laid)
    closed = scene.cave_in if all(_is_beside(each, cell) for each in scene.cave_in or ()) else None
    return Scene(tiles, scene.head, cave_in=closed, choice=Choice(ghost=len(tiles) - 1))


def _is_beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


class Parts(Value, frozen=True):
    """How ways lie beside and below each other."""

    abreast: int
    """So many beside each other."""
    rows: int
    """So many below each other."""
    grid: Grid
    """The grid of the first one; the others are alike."""

    @property
    def part(self) -> tuple[int, int]:
        """How wide and high the part of one way is."""
        return self.grid.box[2:]

    @property
    def size(self) -> tuple[int, int]:
        """How wide and high the picture is."""
        return self.abreast * self.part[0], self.rows * self.part[1]


def parts_of(layings: Layings) -> Parts:
    """Return how the ways of a picture lie so that their tiles are seen best."""
    cells, count = [laid.cell for laid in layings.scenes[0].tiles], len(layings.scenes)
    return max(
        (_parts(cells, abreast, -(-count // abreast)) for abreast in range(1, count + 1)),
        key=lambda parts: parts.grid.size * seen_at(*parts.size),
    )


def _parts(cells: Collection[Cell], abreast: int, rows: int) -> Parts:
    """Return so many parts beside and below each other, their tiles as large as they can be."""
    found = (Parts(abreast, rows, _grid(cells, size)) for size in SIZES if size <= _LARGEST)
    return next(parts for parts in found if parts.size[0] <= WIDEST and parts.size[1] <= HIGHEST)


def _grid(cells: Collection[Cell], size: int) -> Grid:
    width, height = (round((tiles + 2 * _EDGE) * size) for tiles in spread(cells))
    return grid_in((0, 0, width, height), cells, (size,))


def layings_sprites(layings: Layings, parts: Parts) -> Iterator[Placed]:
    """Return all that the picture shows, lowest first."""
    (width, height), grid = parts.part, parts.grid
    for place, scene in enumerate(layings.scenes):
        left, top = place % parts.abreast * width, place // parts.abreast * height
        yield Placed(_ground(width, height), (left + width // 2, top + height // 2))
        yield from tunnel_sprites(scene, replace(grid, origin=(grid.origin[0] + left, grid.origin[1] + top)))
        yield Placed(_number(place + 1), (left + _SPOT, top + _SPOT))


@lru_cache(maxsize=8)
def _ground(width: int, height: int) -> Sprite:
    """Draw the plate below a way."""
    drawing = Drawing(width, height)
    drawing.box((6, 6), width - 12, height - 12, tones.PLATE_EDGE, radius=18)
    drawing.box((9, 9), width - 18, height - 18, tones.NIGHT, radius=15)
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
