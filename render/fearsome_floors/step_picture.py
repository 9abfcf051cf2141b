"""The picture of a monster's step: a square of the board with all that happened in it, below card, step and hits.

As wide as high, so that Discord crops none of several in a message (`render.core.composition`). A move of which the
picture stands beside others is drawn in the same way, without a heading.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.fearsome_floors.board import AHEAD, COLUMNS, ENTRANCE, EXIT, OPPOSITE, ROWS, Square, coordinates
from engine.fearsome_floors.cards import CARDS
from render.core.sprite import Box, Placed, lay
from render.fearsome_floors import sprites_panel as signs
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import HEIGHT, LABEL, LEFT, PANEL_LEFT, SQUARE, TOP, WALL
from render.fearsome_floors.part import part
from render.fearsome_floors.scene import Scene, Walk
from render.fearsome_floors.tones import PALETTE
from render.fearsome_floors.traces import Action

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
    picture = _night(side).copy()
    inside = max(region[0], 0), max(region[1], 0), min(region[2], PANEL_LEFT), min(region[3], HEIGHT)
    picture.paste(part(layers, columns, rows, inside), (inside[0] - region[0], inside[1] - region[1] + above))
    if walk is not None:
        picture.paste(_heading(walk), (0, (above - SQUARE) // 2))
    return picture


def side_of(scene: Scene) -> int:
    """Return how wide and how high the picture of a scene's step is."""
    left, _, right, _ = _region(*_window_of(scene))
    return right - left


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


@lru_cache(maxsize=8)
def _night(side: int) -> Image.Image:
    return PALETTE.rounded(Image.new("RGB", (side, side), tones.NIGHT))


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
