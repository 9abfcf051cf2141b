"""The tunnels of a picture, lowest first: tiles, who stands on them, and marks for what has happened there."""

from collections.abc import Collection, Iterator, Sequence
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.tunnels.tiles import STEPS, Cell, Direction
from render.claustrophobia import tones
from render.claustrophobia.arrangement import Grid, Spot
from render.claustrophobia.scene import Laid, Look, Piece, Scene, Step
from render.claustrophobia.sprites_figures import figure, figure_signs, has_figure_signs, is_human
from render.claustrophobia.sprites_places import has_signs, number_sprite, openings_sprite, place_sprite, signs_sprite
from render.claustrophobia.sprites_signs import skull, star
from render.core.drawing import Drawing, polar
from render.core.sprite import Placed, Sprite, group, kept

_ROUNDED: Final = 8
_MET: Final = 0.46
"""The middle of a way's head, as a share of the way: at the border of both tiles."""


@kept
def path(across: int, down: int, *, human: bool, zoom: float) -> Sprite:
    """Draw the way from a tile to another one, so many pixels away: dots, and a head where both meet.

    There it is seen, however many stand on them.
    """
    width, height = abs(across) + 60, abs(down) + 60
    drawing = Drawing(width, height)
    start = (width / 2 - across / 2, height / 2 - down / 2)
    length, angle = hypot(across, down), degrees(atan2(down, across))
    tone = tones.STEP if human else tones.STEP_DARK
    dots = max(2, round(length / (24 * zoom)))
    for number in range(dots):
        share = 0.16 + 0.66 * number / dots
        spot = polar(start, length * share, angle)
        drawing.disc(spot, 8.5 * zoom, tones.INK)
        drawing.disc(spot, 5.5 * zoom, tone)
    x, y = polar(start, length * _MET, angle)
    turn = radians(angle)
    points = [
        (x + zoom * (a * cos(turn) - b * sin(turn)), y + zoom * (a * sin(turn) + b * cos(turn)))
        for a, b in ((20, 0), (-12, 17), (-5, 0), (-12, -17))
    ]
    drawing.line([*points, points[0]], 7 * zoom, tones.INK)
    drawing.polygon(points, tone)
    return Sprite.of(drawing.image())


@kept
def framed(size: int, tone: str) -> Sprite:
    """Draw a frame around a tile."""
    drawing = Drawing(size + 12, size + 12)
    whole = size + 12
    for inset, width, colour in ((0, 11, tones.INK), (2.5, 6, tone)):
        box = whole - 2 * inset
        for left, top, across, down in (
            (inset, inset, box, width),
            (inset, inset, width, box),
            (inset, whole - inset - width, box, width),
            (whole - inset - width, inset, width, box),
        ):
            drawing.box((left, top), across, down, colour, radius=min(width / 2, _ROUNDED))
    return Sprite.of(drawing.image())


@kept
def choice(size: int) -> Sprite:
    """Draw a dot on a tile that can be chosen, or on a side behind which it can be explored."""
    drawing = Drawing(size, size)
    middle = (size / 2, size / 2)
    for radius, tone in ((0.5, tones.INK), (0.44, tones.WHITE), (0.36, tones.INK), (0.31, tones.CHOICE)):
        drawing.disc(middle, size * radius, tone)
    return Sprite.of(drawing.image())


@kept
def dead(look: Look, number: int, size: int) -> Sprite:
    """Draw who has died: a faint figure, crossed out, on blood, with a number of several."""
    drawing = Drawing(size, size, zoom=size / 100)
    for ray in range(9):
        drawing.line([(50, 52), polar((50, 52), 44 if ray % 2 else 34, ray * 40 + 12)], 12, tones.BLOOD)
    drawing.disc((50, 52), 34, tones.BLOOD)
    cross = Drawing(size, size, zoom=size / 100)
    skull(cross, (76, 26), 25)
    if number > 1:
        cross.text((24, 80), str(number), 42, fill=tones.WHITE, outline=tones.INK, border=5)
    body = figure(Piece(look, fallen=True), round(size * 0.8))
    layers = (Sprite.of(drawing.image()), body, Sprite.of(cross.image()))
    return group((size, size), (Placed(layer, (size // 2, size // 2)) for layer in layers))


@kept
def struck(size: int) -> Sprite:
    """Draw the burst behind somebody who was hit."""
    drawing = Drawing(size, size, zoom=size / 100)
    for grown, tone in ((5, tones.INK), (0, tones.BLOOD_WET)):
        points = [polar((50, 50), (46 if point % 2 else 33) + grown * 0.8, point * 360 / 18) for point in range(18)]
        drawing.polygon(points, tone)
    return Sprite.of(drawing.image())


@kept
def rubble(size: int, *, upright: bool) -> Sprite:
    """Draw boulders in an opening, so many pixels high (upright: between two tiles beside each other)."""
    drawing = Drawing(size, size, zoom=size / 100)
    stones = ((50, 20, 17), (50, 80, 17), (41, 50, 20), (60, 36, 14), (61, 64, 15), (38, 30, 11), (40, 71, 12))
    for x, y, radius in stones:
        spot = (x, y) if upright else (y, x)
        drawing.disc(spot, radius + 3.5, tones.INK)
        drawing.disc(spot, radius, tones.BOULDER_DARK)
        drawing.disc((spot[0] - radius * 0.18, spot[1] - radius * 0.24), radius * 0.72, tones.BOULDER)
        drawing.disc((spot[0] - radius * 0.3, spot[1] - radius * 0.4), radius * 0.3, tones.BOULDER_LIGHT)
    return Sprite.of(drawing.image())


@kept
def seal(size: int, side: Direction) -> Sprite:
    """Draw a seal across an opening: a bar of light with a star on it."""
    drawing = Drawing(size, size, zoom=size / 100)
    ends = ((4, 50), (96, 50)) if side in ("n", "s") else ((50, 4), (50, 96))
    for width, tone in ((17, tones.INK), (11, tones.SEAL_DARK), (5, tones.SEAL)):
        drawing.line(ends, width, tone)
    drawing.disc((50, 50), 31, tones.INK)
    drawing.disc((50, 50), 28, tones.SEAL_DARK)
    star(drawing, (50, 50), 23, tones.SEAL)
    return Sprite.of(drawing.image())


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


def tunnel_sprites(scene: Scene, grid: Grid, *, within: Collection[Cell] | None = None) -> Iterator[Placed]:
    """Return all that lies and stands in the tunnels, or on some of their cells where something has happened."""
    tiles = [laid for laid in scene.tiles if within is None or laid.cell in within]
    for laid in tiles:
        yield Placed(place_sprite(laid.place, grid.size), grid.middle(laid.cell))
    yield from _closures(scene, tiles, grid)
    yield from _frames(scene, grid)
    for step in scene.action.steps:
        yield from _path(scene, grid, step)
    for laid in tiles:
        yield from _standing(scene, grid, laid)
        yield Placed(number_sprite(laid.place.number, grid.size), grid.middle(laid.cell))
        if has_signs(laid.place):
            yield Placed(signs_sprite(laid.place, grid.size), grid.middle(laid.cell))
    yield from _deaths(scene, grid)
    yield from _choices(scene, grid)


def _closures(scene: Scene, tiles: Sequence[Laid], grid: Grid) -> Iterator[Placed]:
    """Return the seals and the cave-in, on the edges that they close."""
    for laid in tiles:
        if laid.place.seal is not None:
            across, down = STEPS[laid.place.seal]
            x, y = grid.middle(laid.cell)
            aside = round(grid.size * _SEALED)
            yield Placed(seal(grid.size * 9 // 20, laid.place.seal), (x + across * aside, y + down * aside))
    if scene.cave_in is not None and {*scene.cave_in} <= {laid.cell for laid in tiles}:
        (x, y), (far_x, far_y) = (grid.middle(cell) for cell in scene.cave_in)
        yield Placed(rubble(grid.size // 2, upright=y == far_y), ((x + far_x) // 2, (y + far_y) // 2))


def _frames(scene: Scene, grid: Grid) -> Iterator[Placed]:
    """Return the frames of tiles that are new, changed or about to be laid, below their openings."""
    for number in dict.fromkeys((*scene.action.laid, *scene.action.changed)):
        if number < len(scene.tiles):
            tone = tones.FLAME if number in scene.action.laid else tones.BLOOD_WET
            yield from _framed(grid, scene.tiles[number], tone)
    if scene.choice.ghost is not None:
        yield from _framed(grid, scene.tiles[scene.choice.ghost], tones.CHOICE)


def _framed(grid: Grid, laid: Laid, tone: str) -> Iterator[Placed]:
    yield Placed(framed(grid.size, tone), grid.middle(laid.cell))
    if {"dark", "shut"} & {*laid.place.edges}:
        bare = replace(laid.place, number=0, seed=0)
        yield Placed(openings_sprite(bare, grid.size), grid.middle(laid.cell))


def _path(scene: Scene, grid: Grid, step: Step) -> Iterator[Placed]:
    (x, y), (far_x, far_y) = (grid.middle(scene.tiles[tile].cell) for tile in (step.origin, step.target))
    zoom = max(grid.size / 160, 0.7)
    sprite = path(far_x - x, far_y - y, human=is_human(step.look), zoom=zoom)
    yield Placed(sprite, ((x + far_x) // 2, (y + far_y) // 2))


def _standing(scene: Scene, grid: Grid, laid: Laid) -> Iterator[Placed]:
    for piece, spot, size in standing(grid, laid):
        if piece.look in scene.action.struck or (piece.label_kind == "health" and scene.action.wounded):
            yield Placed(struck(size + size // 4), spot)
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
        yield Placed(dead(death.look, death.number, size), spot)


def _choices(scene: Scene, grid: Grid) -> Iterator[Placed]:
    dot = choice(max(grid.size // 5, 34))
    for number in scene.choice.tiles:
        x, y = grid.middle(scene.tiles[number].cell)
        yield Placed(dot, (x - grid.size * 11 // 25, y + grid.size * 21 // 50))  # where it hides no face
    for number, side in scene.choice.sides:
        (x, y), (across, down) = grid.middle(scene.tiles[number].cell), STEPS[side]
        yield Placed(dot, (x + across * grid.size * 27 // 50, y + down * grid.size * 27 // 50))  # on the arrow there
