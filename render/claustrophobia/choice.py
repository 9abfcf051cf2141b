"""Where moves lead that can be chosen: tiles to go to, to summon on, to aim at, sides to explore, ways to lay a tile.

Where the tunnels have grown large, a pad shows the part around whoever can be moved from near.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.moves import AnyMove, Fight, Go, PlayAdvantage, PlayEvent, PutHole, Summon, UseGift, UseHole
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import cell_beside, tile_of
from engine.claustrophobia.tunnels.tiles import STEPS, Cell, Direction
from engine.core import Value
from render.claustrophobia import tones
from render.claustrophobia.arrangement import (
    HIGHEST,
    NEAR,
    NEARER,
    SIZES,
    WIDEST,
    Grid,
    Sheets,
    arrangement_for,
    grid_in,
    magnified,
    seen_at,
    spread,
)
from render.claustrophobia.scene import Choice, Layings, Scene
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite, kept

LARGE: Final = 180
"""Tiles of so many pixels are seen well in the whole, which costs less: the board in the channel has been drawn."""


def choice_of(state: State, moves: Iterable[AnyMove]) -> Choice:
    """Return what a picture marks where some moves can be chosen."""
    moves = list(moves)
    laid = {tile.cell: number for number, tile in enumerate(state.tiles)}
    tiles = tuple(dict.fromkeys(laid[cell] for move in moves for cell in _cells(state, move) if cell in laid))
    ways = (way for move in moves if isinstance(move, Go) and (way := _way(state, move)) is not None)
    return Choice(
        tiles=tiles,
        sides=tuple(dict.fromkeys((tile, side) for tile, side, cell in ways if cell not in laid)),
        near=_near(state, [*(state.tiles[tile].cell for tile in tiles), *_around(state, moves)]),
    )


def _near(state: State, cells: list[Cell]) -> tuple[Cell, ...]:
    """Return the cells that a picture must show, if one from near has larger tiles than the whole."""
    if not cells:
        return ()
    sheets = Sheets.of([human.tile is not None for human in state.humans.values()])
    whole = arrangement_for([tile.cell for tile in state.tiles], sheets)
    near = arrangement_for(cells, sheets, largest=NEAR)
    pixels = [magnified(each.tile, each.width, each.height) for each in (near, whole)]
    is_nearer = all(from_near >= on_board * NEARER for from_near, on_board in zip(*pixels, strict=True))
    return tuple(dict.fromkeys(cells)) if whole.tile < LARGE and is_nearer else ()


def _around(state: State, moves: Iterable[AnyMove]) -> Iterator[Cell]:
    """Return the tile of whoever can go or fight, and the tiles beside it and beside all else that can be chosen."""
    laid = {tile.cell for tile in state.tiles}
    for move in moves:
        middles = _cells(state, move)
        if isinstance(move, Go | Fight):
            tile = tile_of(state, move.warrior, move.at)
            middles = iter(() if tile is None else (state.tiles[tile].cell,))
        for cell in middles:
            yield from (near for near in (cell, *_beside(cell)) if near in laid)


def _beside(cell: Cell) -> Iterator[Cell]:
    return ((cell[0] + across, cell[1] + down) for across, down in STEPS.values())


def _way(state: State, move: Go) -> tuple[int, Direction, Cell] | None:
    """Return the tile that somebody leaves, by which side, and for which cell."""
    tile = tile_of(state, move.warrior, move.at)
    return None if tile is None else (tile, move.direction, cell_beside(state.tiles[tile].cell, move.direction))


def _cells(state: State, move: AnyMove) -> Iterator[Cell]:
    if isinstance(move, Go):
        way = _way(state, move)
        if way is not None:
            yield way[2]
    elif isinstance(move, UseHole | PutHole | Summon):
        yield state.tiles[move.tile].cell
    elif isinstance(move, PlayAdvantage | PlayEvent | UseGift) and move.aim.tile is not None:
        yield state.tiles[move.aim.tile].cell


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
    return Layings(tuple(_with_cell(scene, cell) for scene in scenes))


def _with_cell(scene: Scene, cell: Cell) -> Scene:
    """Return what of a scene is around the last tile."""
    *others, laid = scene.tiles
    tiles = (*(other for other in others if _is_beside(other.cell, cell)), laid)
    return Scene(tiles, scene.head, cave_in=scene.cave_in, choice=Choice(ghost=len(tiles) - 1))


def _is_beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) <= 1


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
        yield Placed(ground(width, height), (left + width // 2, top + height // 2))
        yield from tunnel_sprites(scene, replace(grid, origin=(grid.origin[0] + left, grid.origin[1] + top)))
        yield Placed(number_on(place + 1, _NUMBER), (left + _SPOT, top + _SPOT))


@kept
def ground(width: int, height: int) -> Sprite:
    """Draw the plate below a way."""
    drawing = Drawing(width, height)
    drawing.box((6, 6), width - 12, height - 12, tones.PLATE_EDGE, radius=18)
    drawing.box((9, 9), width - 18, height - 18, tones.NIGHT, radius=15)
    return Sprite.of(drawing.image())


@kept
def number_on(number: int, size: int) -> Sprite:
    """Write the number of a part of a picture on a disc so high and wide."""
    drawing = Drawing(size + 8, size + 8)
    spot = (size / 2 + 4, size / 2 + 4)
    drawing.disc(spot, size / 2 + 4, tones.INK)
    drawing.disc(spot, size / 2, tones.CHOICE)
    drawing.text(spot, str(number), size * 0.8, fill=tones.INK)
    return Sprite.of(drawing.image())
