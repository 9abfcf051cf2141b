"""A moment: what has just happened, from near, where moves are told in a row and only the last shows everything."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.claustrophobia.tiles import STEPS, Cell
from render.claustrophobia.geometry import FOOT, HEAD, MAP, TRAY, frame_of
from render.claustrophobia.panel import curtain, destiny_sprites, tray_sprites
from render.claustrophobia.scene import Scene
from render.claustrophobia.sprites_figures import is_human
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.mosaic import Shape
from render.core.sprite import Placed

MOMENTS: Final[Mapping[Shape, int]] = {"wide": MAP * 173 // 273, "square": MAP}
"""How high a moment is, `MAP` pixels across, in each shape."""


def moment_sprites(scene: Scene, height: int) -> Iterator[Placed]:
    """Return the tunnels around what has happened, with the dice of fights below.

    Where nothing has happened in them, all of the tunnels are shown, with the board of destiny.
    """
    cells = _around(scene)
    foot = TRAY if cells else FOOT
    frame = frame_of(cells or [laid.cell for laid in scene.tiles], (height - foot,))
    for placed in tunnel_sprites(scene, frame):
        x, y = placed.centre
        yield Placed(placed.sprite, (x, y - HEAD))
    yield Placed(curtain(MAP, foot), (MAP // 2, height - foot // 2))
    yield from tray_sprites(scene, height - foot)
    if not cells:
        yield from destiny_sprites(scene.destiny, height - foot + TRAY)


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
