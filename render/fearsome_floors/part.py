"""A part of a picture: cut out of the board, with the names of rows and columns where theirs have been cut off."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.fearsome_floors.board import COLUMNS, ROWS, Square, coordinates, square_at
from render.core.drawing import PLAIN, Drawing
from render.core.sprite import Box, Placed, Sprite
from render.fearsome_floors import tones
from render.fearsome_floors.composition import composed
from render.fearsome_floors.geometry import LABEL, SQUARE, Spot, box, middle
from render.fearsome_floors.tones import PALETTE

_INWARDS: Final = LABEL // 2
"""How far from a cut edge the middles of names lie."""


def cut(layers: Sequence[Placed], squares: Sequence[Square], apart: Sequence[Square] = ()) -> Image.Image:
    """Cut out the part around some squares; if there is another part, it stands to the right of the first."""
    part = _cut(layers, squares)
    if not apart:
        return part
    other, between = _cut(layers, apart), PALETTE.rounded(gap(part.height).image().convert("RGB"))
    both = part.crop((0, 0, part.width + between.width + other.width, part.height))
    both.paste(between, (part.width, 0))
    both.paste(other, (part.width + between.width, 0))
    return both


def _cut(layers: Sequence[Placed], squares: Sequence[Square]) -> Image.Image:
    columns, rows = (range(min(line), max(line) + 1) for line in zip(*map(coordinates, squares), strict=True))
    return part(layers, columns, rows, box(squares))


def part(layers: Iterable[Placed], columns: range, rows: range, region: Box) -> Image.Image:
    """Cut out a region of the picture in which some columns and rows lie, with their names."""
    left, top, right, bottom = region
    reaching = [
        placed
        for placed in (*layers, *_names(columns, rows, (left, top)))
        if placed.box[0] < right and placed.box[2] > left and placed.box[1] < bottom and placed.box[3] > top
    ]
    return composed(reaching).crop(region)


def _names(columns: range, rows: range, corner: Spot) -> Iterator[Placed]:
    """Return the names of columns along the upper edge and of rows along the left, where the board goes on beyond it.

    Where it ends there, the board has its own. A row or column more at either end fills the corners.
    """
    (left, top), (x, y) = corner, middle("a1")
    for column in range(columns[0] - 1, columns[-1] + 2):
        if square_at(column, rows[0] - 1) is not None:
            name = COLUMNS[column] if column in columns else ""
            yield Placed(_margin(name, SQUARE, LABEL), (x + column * SQUARE, top + _INWARDS))
    for row in range(rows[0] - 1, rows[-1] + 2):
        if square_at(columns[0] - 1, row) is not None:
            name = str(ROWS[row]) if row in rows else ""
            yield Placed(_margin(name, LABEL, SQUARE), (left + _INWARDS, y + row * SQUARE))


@lru_cache(maxsize=64)
def _margin(name: str, width: int, height: int) -> Sprite:
    """Draw a piece of the margin of a part, with the name of a row or a column, like those outside the walls."""
    drawing = Drawing(width, height, tones.NIGHT)
    if name:
        drawing.text((width / 2, height / 2), name, 28, fill=tones.CHALK, font=PLAIN)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=4)
def gap(height: int) -> Sprite:
    """Draw the gap between two parts of the board, with dots for what is left out there."""
    drawing = Drawing(44, height, tones.NIGHT)
    for line in (-18, 0, 18):
        drawing.disc((22, height / 2 + line), 5.5, tones.FAINT)
    return Sprite.of(drawing.image())
