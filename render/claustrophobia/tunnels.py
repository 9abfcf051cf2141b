"""The tunnels of a picture: tiles, who stands on them, and what has happened there, lowest first."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.tunnels.tiles import STEPS, Cell
from render.claustrophobia import marks, tones
from render.claustrophobia.action import Step
from render.claustrophobia.geometry import Grid, Spot
from render.claustrophobia.pieces import Piece
from render.claustrophobia.scene import Laid, Scene
from render.claustrophobia.shapes import openings_sprite
from render.claustrophobia.sprites_figures import figure, figure_signs, has_figure_signs, is_human
from render.claustrophobia.sprites_places import has_signs, number_sprite, place_sprite, signs_sprite
from render.core.sprite import Placed

_ALONE: Final = (0.0, 0.7, 0.56, 0.47, 0.42, 0.4)
_BESIDE: Final = (0.0, 0.54, 0.5, 0.39, 0.38, 0.34)
"""The size of figures in tiles, by how many of their side there are: where one side stands alone, or both do."""
_TWO_ROWS: Final = 4
_FRONT: Final = 3
"""So many of a side stand in two rows, where the other side is there, too, and so many of them in front."""
_SEALED: Final = 0.44
"""The middle of a seal, in tiles from that of its own tile: so it leaves the one beside it to those who stand there."""
_UPPER: Final = 0.4
_UPMOST: Final = 0.33
_LOWER: Final = 0.72
"""Where both sides stand, as shares of a tile's height."""


def tunnel_sprites(scene: Scene, grid: Grid) -> Iterator[Placed]:
    """Return all that lies and stands in the tunnels."""
    for laid in scene.tiles:
        yield Placed(place_sprite(laid.place, grid.size), grid.middle(laid.cell))
    yield from _closures(scene, grid)
    yield from _frames(scene, grid)
    for step in scene.action.steps:
        yield from _path(scene, grid, step)
    for laid in scene.tiles:
        yield from _standing(scene, grid, laid)
        yield Placed(number_sprite(laid.place.number, grid.size), grid.middle(laid.cell))
        if has_signs(laid.place):
            yield Placed(signs_sprite(laid.place, grid.size), grid.middle(laid.cell))
    yield from _deaths(scene, grid)
    yield from _choices(scene, grid)


def _closures(scene: Scene, grid: Grid) -> Iterator[Placed]:
    """Return the seals and the cave-in, on the edges that they close."""
    for laid in scene.tiles:
        if laid.place.seal is not None:
            across, down = STEPS[laid.place.seal]
            x, y = grid.middle(laid.cell)
            aside = round(grid.size * _SEALED)
            yield Placed(marks.seal(grid.size * 9 // 20, laid.place.seal), (x + across * aside, y + down * aside))
    if scene.cave_in is not None:
        (x, y), (far_x, far_y) = (grid.middle(cell) for cell in scene.cave_in)
        yield Placed(marks.rubble(grid.size // 2, upright=y == far_y), ((x + far_x) // 2, (y + far_y) // 2))


def _frames(scene: Scene, grid: Grid) -> Iterator[Placed]:
    """Return the frames of tiles that are new, changed or about to be laid, below their openings."""
    for number in dict.fromkeys((*scene.action.laid, *scene.action.changed)):
        if number < len(scene.tiles):
            tone = tones.FLAME if number in scene.action.laid else tones.BLOOD_WET
            yield from _framed(grid, scene.tiles[number], tone)
    if scene.choice.ghost is not None:
        yield from _framed(grid, scene.tiles[scene.choice.ghost], tones.CHOICE)


def _framed(grid: Grid, laid: Laid, tone: str) -> Iterator[Placed]:
    yield Placed(marks.framed(grid.size, tone), grid.middle(laid.cell))
    if {"dark", "shut"} & {*laid.place.edges}:
        bare = replace(laid.place, number=0, seed=0)
        yield Placed(openings_sprite(bare, grid.size), grid.middle(laid.cell))


def _path(scene: Scene, grid: Grid, step: Step) -> Iterator[Placed]:
    (x, y), (far_x, far_y) = (grid.middle(scene.tiles[tile].cell) for tile in (step.origin, step.target))
    zoom = max(grid.size / 160, 0.7)
    sprite = marks.path(far_x - x, far_y - y, human=is_human(step.look), zoom=zoom)
    yield Placed(sprite, ((x + far_x) // 2, (y + far_y) // 2))


def _standing(scene: Scene, grid: Grid, laid: Laid) -> Iterator[Placed]:
    for piece, spot, size in standing(grid, laid):
        if piece.look in scene.action.struck or (piece.label_kind == "health" and scene.action.wounded):
            yield Placed(marks.struck(size + size // 4), spot)
        yield Placed(figure(piece, size, is_behind=_is_behind(laid, piece)), spot)
    for piece, spot, size in standing(grid, laid):
        if has_figure_signs(piece) and len(laid.humans) + len(laid.demons) > 1:
            yield Placed(figure_signs(piece, size), spot)


def _is_behind(laid: Laid, piece: Piece) -> bool:
    """Whether others stand before somebody on a tile."""
    if not is_human(piece.look):
        return bool(laid.humans)
    return bool(laid.demons) and len(laid.humans) >= _TWO_ROWS and piece in laid.humans[:-_FRONT]


def standing(grid: Grid, laid: Laid) -> Iterator[tuple[Piece, Spot, int]]:
    """Return everybody on a tile, with the middle and the size of the figure: demons above, humans below."""
    both = bool(laid.humans and laid.demons)
    upper = _UPPER if len(laid.humans) < _TWO_ROWS else _UPMOST
    for pieces, height in ((laid.demons, upper if both else 0.53), (laid.humans, _LOWER if both else 0.53)):
        yield from _row(grid, laid.cell, pieces, height, both=both)


def _row(
    grid: Grid, cell: Cell, pieces: Sequence[Piece], height: float, *, both: bool
) -> Iterator[tuple[Piece, Spot, int]]:
    number = len(pieces)
    if not number:
        return
    (left, top), share = grid.corner(cell), (_BESIDE if both else _ALONE)[min(number, len(_ALONE) - 1)]
    size = round(grid.size * share)
    rows = [pieces] if number < _TWO_ROWS or not both else [pieces[:-_FRONT], pieces[-_FRONT:]]
    for row, part in enumerate(rows):
        step = min(share * 0.92, (0.96 - share) / max(len(part) - 1, 1))
        down = (row - (len(rows) - 1) * 0.7) * 0.26
        for place, piece in reversed([*enumerate(part)]):  # so that each number lies over the next figure
            x = left + round(grid.size * (0.5 + (place - (len(part) - 1) / 2) * step))
            lift = 0.0 if both or number < len("abc") else 0.16 * (1 if place % 2 else -1)
            yield piece, (x, top + round(grid.size * (height + lift + down))), size


def _deaths(scene: Scene, grid: Grid) -> Iterator[Placed]:
    """Mark who has died at the lower right corner of the tile, one above the other."""
    fallen: dict[int, int] = {}
    for death in scene.action.deaths:
        place = fallen[death.tile] = fallen.get(death.tile, -1) + 1
        (x, y), size = grid.corner(scene.tiles[death.tile].cell), max(grid.size * 9 // 25, 46)
        spot = (x + grid.size - size // 6, y + grid.size * 22 // 25 - place * size * 2 // 3)
        yield Placed(marks.dead(death.look, death.number, size), spot)


def _choices(scene: Scene, grid: Grid) -> Iterator[Placed]:
    dot = marks.choice(max(grid.size // 5, 34))
    for number in scene.choice.tiles:
        x, y = grid.middle(scene.tiles[number].cell)
        yield Placed(dot, (x - grid.size * 11 // 25, y + grid.size * 21 // 50))  # where it hides no face
    for cell in scene.choice.cells:
        yield Placed(dot, grid.middle(cell))
