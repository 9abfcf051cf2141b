"""The painter: a scene becomes a PNG. Sprites are drawn once and kept; a picture is the night with sprites on it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.core import SeededChance
from render.claustrophobia import tones
from render.claustrophobia.geometry import FOOT, HEAD, MAP, WIDTH, Frame, frame_of
from render.claustrophobia.layings import layings_height, layings_sprites
from render.claustrophobia.moment import MOMENTS, moment_sprites
from render.claustrophobia.palette import PALETTE
from render.claustrophobia.panel import curtain, panel_sprites
from render.claustrophobia.scene import Layings, Scene
from render.claustrophobia.tunnels import tunnel_sprites
from render.claustrophobia.view import scene_of
from render.core.composition import Composition, Ground
from render.core.sprite import Placed

COMPOSITION: Final = Composition(PALETTE)


def prepare() -> None:
    """Draw what all pictures share now, so that the first one does not wait for it."""
    paint(scene_of(CLAUSTROPHOBIA.begin(Setup(), SeededChance(0))))


def paint(scene: Scene | Layings) -> bytes:
    """Draw a scene as a PNG of 1280 pixels across, and as high as the tunnels need; a moment is smaller.

    Pure, takes some milliseconds; threads may call it at once.
    """
    if isinstance(scene, Layings):
        return COMPOSITION.painted(night(WIDTH, layings_height(scene)), layings_sprites(scene))
    if scene.shape is not None:
        return COMPOSITION.painted(night(MAP, MOMENTS[scene.shape]), moment_sprites(scene, MOMENTS[scene.shape]))
    frame = frame_for(scene)
    return COMPOSITION.painted(night(WIDTH, HEAD + frame.height + FOOT), sprites(scene, frame))


def frame_for(scene: Scene) -> Frame:
    """Return the frame in which a scene's tunnels and the cells to be explored are shown, or the part that is near."""
    return frame_of(scene.choice.near or (*(laid.cell for laid in scene.tiles), *scene.choice.cells))


def sprites(scene: Scene, frame: Frame) -> Iterator[Placed]:
    """Return everything that a scene lays on the night, lowest first."""
    yield from tunnel_sprites(scene, frame)
    if scene.choice.near:
        yield from _curtains(frame)
    yield from panel_sprites(scene, frame)


def _curtains(frame: Frame) -> Iterator[Placed]:
    """Return the night over all tunnels that reach beyond their part of the picture."""
    whole = HEAD + frame.height + FOOT
    for left, top, right, bottom in (
        (0, 0, MAP, HEAD),
        (0, HEAD + frame.height, MAP, whole),
        (MAP, 0, WIDTH, whole),
    ):
        yield Placed(curtain(right - left, bottom - top), ((left + right) // 2, (top + bottom) // 2))


@lru_cache(maxsize=16)
def night(width: int, height: int) -> Ground:
    """Return the night around the tunnels."""
    return Ground(PALETTE.rounded(Image.new("RGB", (width, height), tones.NIGHT)), "night")
