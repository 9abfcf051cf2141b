"""Films of walks, and of turns in a row, as GIFs of the board."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.fearsome_floors.events import MonsterLooked
from engine.fearsome_floors.turns import PlayedTurn
from render.core.film import shrunk_ground, shrunk_side, write_film
from render.core.sprite import Placed
from render.fearsome_floors.floor import floor
from render.fearsome_floors.geometry import HEIGHT, PANEL_LEFT
from render.fearsome_floors.motion import Beat, reel
from render.fearsome_floors.palette import PALETTE
from render.fearsome_floors.panel import walk_sprites
from render.fearsome_floors.picture import board_sprites, prepare

SIZE: Final = shrunk_side(PANEL_LEFT), shrunk_side(HEIGHT)


def film(parts: Sequence[PlayedTurn]) -> bytes | None:
    """Film turns, each with the position before it, as a GIF of SIZE pixels that plays again and again.

    None for a single turn in which the monster does not look: a picture shows all of it.
    """
    if len(parts) == 1 and not any(isinstance(event, MonsterLooked) for event in parts[0][1].events):
        return None
    prepare()
    return write_film(_floor(), PALETTE, ((shown_at(beat), beat.milliseconds) for beat in reel(parts)))


def shown_at(beat: Beat) -> Iterator[Placed]:
    """Return all that a beat lays on the floor: the board, and in its empty corner how far a walk has come."""
    yield from board_sprites(beat.scene, beat.at)
    if beat.scene.panel.walk is not None:
        yield from walk_sprites(beat.scene.panel.walk)


@lru_cache(maxsize=1)
def _floor() -> Image.Image:
    return shrunk_ground(floor().crop((0, 0, PANEL_LEFT, HEIGHT)))
