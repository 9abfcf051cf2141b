"""A part of a picture: cut out of the board, with the names of rows and columns where theirs have been cut off.

The picture of a monster's step is one: a square below its card, step and hits, as wide as high, so that Discord crops
none of several in a message (`render.core.composition`). A move of which the picture stands beside others is drawn in
the same way, without a heading.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.fearsome_floors.board import AHEAD, COLUMNS, ENTRANCE, EXIT, OPPOSITE, ROWS, Square, coordinates, square_at
from engine.fearsome_floors.cards import CARDS
from render.core.drawing import Drawing
from render.core.lettering import PLAIN
from render.core.sprite import Box, Placed, Sprite, kept, lay
from render.fearsome_floors import sprites_panel as signs
from render.fearsome_floors import tones
from render.fearsome_floors.floor import composed
from render.fearsome_floors.geometry import HEIGHT, LABEL, LEFT, PANEL_LEFT, SQUARE, TOP, WALL, Spot, box, middle
from render.fearsome_floors.scene import Action, Scene, Walk
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


@kept
def _margin(name: str, width: int, height: int) -> Sprite:
    """Draw a piece of the margin of a part, with the name of a row or a column, like those outside the walls."""
    drawing = Drawing(width, height, tones.NIGHT)
    if name:
        drawing.text((width / 2, height / 2), name, 28, fill=tones.CHALK, font=PLAIN)
    return Sprite.of(drawing.image())


@kept
def gap(height: int) -> Sprite:
    """Draw the gap between two parts of the board, with dots for what is left out there."""
    drawing = Drawing(44, height, tones.NIGHT)
    for line in (-18, 0, 18):
        drawing.disc((22, height / 2 + line), 5.5, tones.FAINT)
    return Sprite.of(drawing.image())


LEAST: Final = 9
"""So many columns are shown at least, and with a heading one row less: there it stands."""
MOST: Final = len(ROWS) + 1
"""Where more are needed, the whole board is shown."""
_MARGIN: Final = LABEL + WALL
_STEP: Final = 62
_STEP_AT: Final = 70
_CARD_AT: Final = 165
_HITS_AT: Final = 260


def step_picture(layers: Iterable[Placed], scene: Scene) -> Image.Image:
    """Cut out of what lies on the board (`layers`) the part that the scene's step is about; as wide as high."""
    columns, rows = _window_of(scene)
    region, walk = _region(columns, rows), scene.panel.walk
    side = region[2] - region[0]
    above = (side - (region[3] - region[1]) + (0 if walk is None else SQUARE)) // 2
    picture = PALETTE.flat((side, side), tones.NIGHT)
    inside = max(region[0], 0), max(region[1], 0), min(region[2], PANEL_LEFT), min(region[3], HEIGHT)
    picture.paste(part(layers, columns, rows, inside), (inside[0] - region[0], inside[1] - region[1] + above))
    if walk is not None:
        picture.paste(_heading(walk), (0, (above - SQUARE) // 2))
    return picture


def side_of(scene: Scene) -> int:
    """Return how wide and how high the picture of a scene's step is."""
    left, _, right, _ = _region(*_window_of(scene))
    return right - left


def squares_of_step(scene: Scene) -> set[Square]:
    """Return the squares that the picture of a scene's step shows."""
    columns, rows = _window_of(scene)
    squares = (square_at(column, row) for column in columns for row in rows)
    return {square for square in squares if square is not None}


def _window_of(scene: Scene) -> tuple[range, range]:
    is_step = scene.panel.walk is not None
    return window(tuple(_where_it_walked(scene) if is_step else _where_it_moved(scene.action)), headed=is_step)


def _region(columns: range, rows: range) -> Box:
    """Return the part of the picture with some columns and rows and room around them, perhaps beyond its edge."""
    if len(columns) > MOST:
        return 0, 0, PANEL_LEFT, HEIGHT
    left, top = LEFT + columns[0] * SQUARE - _MARGIN, TOP + rows[0] * SQUARE - _MARGIN
    return left, top, left + len(columns) * SQUARE + 2 * _MARGIN, top + len(rows) * SQUARE + 2 * _MARGIN


def window(squares: Sequence[Square], *, headed: bool = True) -> tuple[range, range]:
    """Return the columns and rows around some squares that are shown, or the whole board.

    There are as many rows as columns, or one less where a heading stands above them.
    """
    across, down = (range(min(line), max(line) + 1) for line in zip(*map(coordinates, squares), strict=True))
    side = max(LEAST, min(len(across) + 2, len(COLUMNS)), min(len(down) + 2, len(ROWS)) + headed)
    if side > len(ROWS) + headed:
        return range(len(COLUMNS)), range(len(ROWS))
    return _around(across, side, len(COLUMNS)), _around(down, side - headed, len(ROWS))


def _around(line: range, length: int, room: int) -> range:
    """Return a stretch of some length with a line in its middle, or as near to that as there is room."""
    begin = min(max(line.start - (length - len(line)) // 2, 0), room - length)
    return range(begin, begin + length)


def _where_it_moved(action: Action) -> Iterator[Square]:
    """Return the squares that matter of a move: its way, and what it moved; the entrance where all stays outside."""
    squares = [*action.moved, *action.lost, *(step.origin for step in action.trail)]
    squares += [EXIT] if action.escaped is not None else []
    yield from squares or (ENTRANCE,)


def _where_it_walked(scene: Scene) -> Iterator[Square]:
    """Return the squares that matter of a step: where the monster was and is, what it saw, moved and ate."""
    action = scene.action
    yield scene.monster.square
    yield from (*action.moved, *action.lost, *(bite.square for bite in action.bites))
    for look in action.sights:
        yield look.origin
        if look.hit == "token":
            yield look.until if look.now is None else look.now
    for step in action.trail:
        yield from (step.origin, AHEAD[step.direction].get(step.origin, OPPOSITE[step.origin]))
    for jump in action.jumps:
        yield from (jump.origin, jump.target)


@lru_cache(maxsize=64)
def _heading(walk: Walk) -> Image.Image:
    """Draw how far a walk has come: the step, its card, the hits."""
    heading, wanted = Image.new("RGB", (_HITS_AT + 50, SQUARE), tones.NIGHT), CARDS[walk.card].hits
    row = [Placed(signs.card(walk.card, "left"), (_CARD_AT, SQUARE // 2))]
    if walk.step:
        row.append(Placed(signs.step(walk.step, _STEP), (_STEP_AT, SQUARE // 2)))
    if walk.hits or wanted:
        row.append(Placed(signs.hits(walk.hits, wanted), (_HITS_AT, SQUARE // 2)))
    lay(heading, row)
    return PALETTE.rounded(heading)
