"""A moment: what has just happened, from near, where moves are told in a row and only the last shows everything."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.claustrophobia.tiles import STEPS, Cell
from render.claustrophobia.arrangement import DESTINY, TRAY, slots_in
from render.claustrophobia.geometry import grid_in
from render.claustrophobia.panel import curtain, destiny_sprites, tray_sprites
from render.claustrophobia.scene import Scene
from render.claustrophobia.sprites_destiny import NARROW
from render.claustrophobia.sprites_figures import is_human
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.mosaic import Shape
from render.core.sprite import Placed

_ACROSS: Final = 876
MOMENTS: Final[Mapping[Shape, tuple[int, int]]] = {
    "wide": (_ACROSS, _ACROSS * 173 // 273),
    "square": (_ACROSS, _ACROSS),
}
"""How wide and high a moment is in each shape."""


def moment_sprites(scene: Scene, size: tuple[int, int]) -> Iterator[Placed]:
    """Return the tunnels around what has happened, with the dice of fights below.

    Where nothing has happened in them, all of the tunnels are shown, with the board of destiny.
    """
    cells, (width, height) = _around(scene), size
    floor = height - TRAY - (0 if cells else DESTINY)
    yield from tunnel_sprites(scene, grid_in((0, 0, width, floor), cells or [laid.cell for laid in scene.tiles]))
    yield Placed(curtain(width, height - floor), (width // 2, (floor + height) // 2))
    yield from tray_sprites(scene, (0, floor, width, floor + TRAY))
    if not cells:
        yield from destiny_sprites(scene.destiny, slots_in((0, floor + TRAY, width, height)), NARROW)


def _around(scene: Scene) -> list[Cell]:
    """Return the cells of tiles where something has happened, and of those beside them."""
    places = {*scene.action.laid, *scene.action.changed, *(death.tile for death in scene.action.deaths)}
    places.update(tile for step in scene.action.steps for tile in (step.origin, step.target))
    fought = (piece.look for roll in scene.action.rolls for piece in (roll.who, roll.target) if piece is not None)
    humans = {*scene.action.struck, *filter(is_human, fought)}
    touched = [
        laid.cell
        for number, laid in enumerate(scene.tiles)
        if number in places or not humans.isdisjoint(piece.look for piece in laid.humans)
    ]
    beside = {(x + across, y + down) for x, y in touched for across, down in ((0, 0), *STEPS.values())}
    return [laid.cell for laid in scene.tiles if laid.cell in beside]
