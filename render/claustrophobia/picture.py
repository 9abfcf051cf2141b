"""The painter: a scene becomes a PNG. Sprites are drawn once and kept; a picture is the night with sprites on it.

A moment is a picture of what has just happened alone, from near.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.tunnels.tiles import STEPS, Cell
from engine.core import SeededChance
from render.claustrophobia import tones
from render.claustrophobia.arrangement import (
    DESTINY,
    NEAR,
    SIZES,
    TRAY,
    Arrangement,
    Box,
    arrangement_for,
    grid_in,
    slots_in,
)
from render.claustrophobia.choice import layings_sprites, parts_of
from render.claustrophobia.panel import (
    boards_size,
    boards_sprites,
    curtain,
    destiny_sprites,
    panel_sprites,
    tray_sprites,
)
from render.claustrophobia.scene import AnyScene, Boards, Layings, Scene
from render.claustrophobia.sprites_destiny import NARROW
from render.claustrophobia.sprites_figures import is_human
from render.claustrophobia.tones import PALETTE
from render.claustrophobia.tunnels import tunnel_sprites
from render.claustrophobia.view import scene_of
from render.core.composition import Background, Composition, Shape
from render.core.sprite import Placed

COMPOSITION: Final = Composition(PALETTE)


def prepare() -> None:
    """Draw what all pictures share now, so that the first one does not wait for it."""
    paint(scene_of(CLAUSTROPHOBIA.begin(Setup(), SeededChance(0))))


def paint(scene: AnyScene) -> bytes:
    """Draw a scene as a PNG, at most 1280 pixels across, and as large as its tunnels need; a moment is smaller.

    Pure, takes some milliseconds; threads may call it at once.
    """
    if isinstance(scene, Layings):
        parts = parts_of(scene)
        return COMPOSITION.painted(night(*parts.size), layings_sprites(scene, parts))
    if isinstance(scene, Boards):
        return COMPOSITION.painted(night(*boards_size(scene)), boards_sprites(scene))
    if scene.shape is not None:
        size = MOMENTS[scene.shape]
        return COMPOSITION.painted(night(*size), moment_sprites(scene, size))
    arrangement = arrangement_of(scene)
    return COMPOSITION.painted(night(arrangement.width, arrangement.height), sprites(scene, arrangement))


def arrangement_of(scene: Scene) -> Arrangement:
    """Return where everything lies in the picture of a scene."""
    return arrangement_for(shown_cells(scene), len(scene.plates), largest=NEAR if scene.choice.near else SIZES[0])


def shown_cells(scene: Scene) -> tuple[Cell, ...]:
    """Return the cells of a scene's tunnels and those that can be explored, or of the part that is near."""
    return scene.choice.near or (*(laid.cell for laid in scene.tiles), *scene.choice.cells)


def sprites(scene: Scene, arrangement: Arrangement) -> Iterator[Placed]:
    """Return everything that a scene lays on the night, lowest first."""
    yield from tunnel_sprites(scene, arrangement.grid(shown_cells(scene)))
    if scene.choice.near:
        yield from _curtains(arrangement)
    yield from panel_sprites(scene, arrangement)


def _curtains(arrangement: Arrangement) -> Iterator[Placed]:
    """Return the night over all tunnels that reach beyond their part of the picture."""
    left, top, right, bottom = arrangement.tunnels
    covers: tuple[Box, ...] = (
        (0, 0, arrangement.width, top),
        (0, bottom, arrangement.width, arrangement.height),
        (0, top, left, bottom),
        (right, top, arrangement.width, bottom),
    )
    for from_left, from_top, to_right, to_bottom in covers:
        if from_left < to_right and from_top < to_bottom:
            size = (to_right - from_left, to_bottom - from_top)
            yield Placed(curtain(*size), (from_left + size[0] // 2, from_top + size[1] // 2))


def night(width: int, height: int) -> Background:
    """Return the night around the tunnels."""
    dark = _dark()
    picture = Image.new("P", (width, height), dark.getpixel((0, 0)))
    picture.putpalette(dark.getpalette() or ())
    return Background(picture, "night")


@lru_cache(maxsize=1)
def _dark() -> Image.Image:
    """Return one pixel of the night: pictures have too many sizes to keep a whole one of each."""
    return PALETTE.rounded(Image.new("RGB", (1, 1), tones.NIGHT))


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
