"""Films of turns as GIFs of the tunnels, with dice and the board of destiny below."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from render.claustrophobia import tones
from render.claustrophobia.geometry import FOOT, HEAD, MAP, TRAY, Frame, frame_of
from render.claustrophobia.motion import Beat, PlayedTurn, Walker, reel
from render.claustrophobia.palette import PALETTE
from render.claustrophobia.panel import destiny_sprites, tray_sprites
from render.claustrophobia.picture import prepare
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.tunnels import tunnel_sprites
from render.core.film import shrunk_side, write_film
from render.core.sprite import Placed

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
    frame = film_frame(row)
    return write_film(film_ground(frame), PALETTE, ((shown_at(beat, frame), beat.milliseconds) for beat in row))


def film_frame(row: Sequence[Beat]) -> Frame:
    """Return the frame in which all tiles of a film have their place."""
    return frame_of({laid.cell for beat in row for laid in beat.scene.tiles})


def film_ground(frame: Frame) -> Image.Image:
    """Return the night under a film."""
    return Image.new("RGB", (shrunk_side(MAP), shrunk_side(frame.height + FOOT)), tones.NIGHT)


def shown_at(beat: Beat, frame: Frame) -> Iterator[Placed]:
    """Return all that a beat lays on the night."""
    for placed in _sprites(beat, frame):
        x, y = placed.centre
        yield Placed(placed.sprite, (x, y - HEAD))


def _sprites(beat: Beat, frame: Frame) -> Iterator[Placed]:
    yield from tunnel_sprites(beat.scene, frame)
    if beat.walker is not None:
        yield _walking(beat.walker, frame)
    yield from tray_sprites(beat.scene, HEAD + frame.height)
    yield from destiny_sprites(beat.scene.destiny, HEAD + frame.height + TRAY)


def _walking(walker: Walker, frame: Frame) -> Placed:
    (x, y), (far_x, far_y) = frame.middle(walker.origin), frame.middle(walker.target)
    spot = (x + round((far_x - x) * walker.share), y + round((far_y - y) * walker.share))
    return Placed(figure(walker.piece, round(frame.size * _WALKER)), spot)
