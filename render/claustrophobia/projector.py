"""Films of turns as GIFs of the tunnels, with dice and the board of destiny below."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.claustrophobia.turns import PlayedTurn
from render.claustrophobia import tones
from render.claustrophobia.arrangement import DESTINY, TRAY, seen, slots_in
from render.claustrophobia.geometry import SIZES, Grid, grid_in, side, spread
from render.claustrophobia.motion import Beat, Walker, reel
from render.claustrophobia.palette import PALETTE
from render.claustrophobia.panel import destiny_sprites, tray_sprites
from render.claustrophobia.picture import prepare
from render.claustrophobia.sprites_destiny import NARROW
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.film import shrunk_side, write_film
from render.core.sprite import Placed

_NARROWEST: Final = 808
"""The board of destiny takes so many pixels."""
_WIDEST: Final = 876
_LARGEST: Final = 204
"""The most pixels of a tile: every picture of a film takes bytes."""
_WALKER: Final = 0.6
"""The size of who is on the way, in tiles."""


def film(parts: Sequence[PlayedTurn]) -> bytes | None:
    """Film turns, each with the position before it, as a GIF that plays again and again.

    None for turns of which a single picture shows all.
    """
    row = [*reel(parts)]
    if len(row) == 1:
        return None
    prepare()
    grid = film_grid(row)
    return write_film(film_ground(grid), PALETTE, ((shown_at(beat, grid), beat.milliseconds) for beat in row))


def film_grid(row: Sequence[Beat]) -> Grid:
    """Return the grid in which all tiles of a film have their place, and are seen best."""
    cells = {laid.cell for beat in row for laid in beat.scene.tiles}
    columns, rows = spread(cells)
    boxes = {
        size: (max(_NARROWEST, side(columns, size)), side(rows, size))
        for size in SIZES
        if size <= _LARGEST and side(columns, size) <= _WIDEST
    }
    best = max(boxes, key=lambda size: seen(size, boxes[size][0], boxes[size][1] + TRAY + DESTINY))
    return grid_in((0, 0, *boxes[best]), cells, (best,))


def film_ground(grid: Grid) -> Image.Image:
    """Return the night under a film."""
    _, _, width, floor = grid.box
    return Image.new("RGB", (shrunk_side(width), shrunk_side(floor + TRAY + DESTINY)), tones.NIGHT)


def shown_at(beat: Beat, grid: Grid) -> Iterator[Placed]:
    """Return all that a beat lays on the night."""
    _, _, width, floor = grid.box
    yield from tunnel_sprites(beat.scene, grid)
    if beat.walker is not None:
        yield _walking(beat.walker, grid)
    yield from tray_sprites(beat.scene, (0, floor, width, floor + TRAY))
    slots = slots_in((0, floor + TRAY, width, floor + TRAY + DESTINY))
    yield from destiny_sprites(beat.scene.destiny, slots, NARROW)


def _walking(walker: Walker, grid: Grid) -> Placed:
    (x, y), (far_x, far_y) = grid.middle(walker.origin), grid.middle(walker.target)
    spot = (x + round((far_x - x) * walker.share), y + round((far_y - y) * walker.share))
    return Placed(figure(walker.piece, round(grid.size * _WALKER)), spot)
