"""The letters of the walls that matter: where the monster would go through and come in again, and where it has."""

from collections.abc import Iterator
from functools import lru_cache

from engine.fearsome_floors.board import AHEAD, BEHIND, DIRECTIONS, OPPOSITE, WALLS, Direction, Square
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import SQUARE, WALL, letter_spot, on_stairs
from render.fearsome_floors.sprites_marks import passage
from render.fearsome_floors.traces import Passage


def lettered_walls(square: Square) -> Iterator[tuple[Square, Direction]]:
    """Return the walls at the ends of a square's row and column, each followed by its twin."""
    for direction in DIRECTIONS:
        last = square
        while (ahead := AHEAD[direction].get(last)) is not None:
            last = ahead
        yield last, direction
        yield OPPOSITE[last], BEHIND[direction]


def letter_sprites(square: Square) -> Iterator[Placed]:
    """Return the letters of those walls; all others stay bare, so that these are found."""
    for at, direction in lettered_walls(square):
        upright, stairs = direction in ("e", "w"), on_stairs(at, direction)
        yield Placed(wall_letter(WALLS[at, direction], upright=upright, stairs=stairs), letter_spot(at, direction))


def passage_sprites(gone: Passage) -> Iterator[Placed]:
    """Return the two walls of a way that the monster has just gone, alight."""
    out, back = gone.square, OPPOSITE[gone.square]
    for square, direction in ((out, gone.direction), (back, BEHIND[gone.direction])):
        upright, stairs = direction in ("e", "w"), on_stairs(square, direction)
        segment = passage(WALLS[square, direction], upright=upright, stairs=stairs)
        yield Placed(segment, letter_spot(square, direction))


@lru_cache(maxsize=104)
def wall_letter(letter: str, *, upright: bool, stairs: bool) -> Sprite:
    """Draw a wall segment with its letter, a little brighter than the wall."""
    length = SQUARE - WALL - 4 if stairs else SQUARE - 30  # clear of the torches
    size = (WALL - 2, length) if upright else (length, WALL - 2)
    drawing = Drawing(*size)
    drawing.box((0, 0), *size, tones.LETTERED_WALL, radius=5)
    drawing.text((size[0] / 2, size[1] / 2), letter, 31, fill=tones.BONE)
    return Sprite.of(drawing.image())
