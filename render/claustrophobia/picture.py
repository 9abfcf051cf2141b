"""The painter: a scene becomes a PNG. Sprites are drawn once and kept; a picture is the night with sprites on it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.core import SeededChance
from render.claustrophobia import tones
from render.claustrophobia.geometry import FOOT, HEAD, WIDTH, Frame, frame_of
from render.claustrophobia.palette import PALETTE
from render.claustrophobia.panel import panel_sprites
from render.claustrophobia.scene import Scene
from render.claustrophobia.tunnels import tunnel_sprites
from render.claustrophobia.view import scene_of
from render.core.composition import Composition, Ground
from render.core.sprite import Placed

COMPOSITION: Final = Composition(PALETTE)


def prepare() -> None:
    """Draw what all pictures share now, so that the first one does not wait for it."""
    paint(scene_of(CLAUSTROPHOBIA.begin(Setup(), SeededChance(0))))


def paint(scene: Scene) -> bytes:
    """Draw a scene as a PNG of 1280 pixels across, and as high as the tunnels need.

    Pure, takes some milliseconds; threads may call it at once.
    """
    frame = frame_for(scene)
    return COMPOSITION.painted(night(WIDTH, HEAD + frame.height + FOOT), sprites(scene, frame))


def frame_for(scene: Scene) -> Frame:
    """Return the frame in which a scene's tunnels and the cells to be explored are shown."""
    return frame_of((*(laid.cell for laid in scene.tiles), *scene.choice.cells))


def sprites(scene: Scene, frame: Frame) -> Iterator[Placed]:
    """Return everything that a scene lays on the night, lowest first."""
    yield from tunnel_sprites(scene, frame)
    yield from panel_sprites(scene, frame)


@lru_cache(maxsize=16)
def night(width: int, height: int) -> Ground:
    """Return the night around the tunnels."""
    return Ground(PALETTE.rounded(Image.new("RGB", (width, height), tones.NIGHT)), "night")
