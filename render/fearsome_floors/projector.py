"""Films of walks, and of turns in a row, as GIFs of the board: each picture redraws only the box that has changed."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from PIL import Image, ImageChops

from engine.core import Turn
from engine.fearsome_floors.events import AnyEvent, MonsterLooked
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.state import State
from render.core.gif import CLEAR, Overlay, write_gif
from render.core.sprite import Box, Placed, Sprite, lay
from render.fearsome_floors.floor import floor
from render.fearsome_floors.geometry import HEIGHT, PANEL_LEFT
from render.fearsome_floors.motion import Beat, reel
from render.fearsome_floors.palette import PALETTE
from render.fearsome_floors.panel import walk_sprites
from render.fearsome_floors.picture import board_sprites, prepare

_SHRINK: Final = 3, 2
SIZE: Final = PANEL_LEFT * _SHRINK[1] // _SHRINK[0], HEIGHT * _SHRINK[1] // _SHRINK[0]

_SAME: Final = (255, *(0,) * 255)
"""Where the difference of two pictures is nothing."""


def film(parts: Sequence[tuple[State, Turn[AnyMove, AnyEvent]]]) -> bytes | None:
    """Film turns, each with the position before it, as a GIF of SIZE pixels that plays again and again.

    None for a single turn in which the monster does not look: a picture shows all of it.
    """
    if len(parts) == 1 and not any(isinstance(event, MonsterLooked) for event in parts[0][1].events):
        return None
    prepare()
    return write_gif(SIZE, PALETTE.colours, _overlays(reel(parts)))


def _overlays(row: Iterable[Beat]) -> Iterator[Overlay]:
    ground = _floor()
    shown: list[Placed] | None = None
    screen = Image.new("L", SIZE, CLEAR)
    for beat in row:
        layers = [_shrunk(placed) for placed in shown_at(beat)]
        box = (0, 0, *SIZE) if shown is None else _changed(shown, layers)
        picture = ground.crop(box)
        lay(picture, _within(box, layers))
        numbers = Image.frombytes("L", picture.size, PALETTE.rounded(picture).tobytes())
        same = ImageChops.difference(numbers, screen.crop(box)).point(_SAME)
        screen.paste(numbers, box)
        numbers.paste(CLEAR, mask=same)
        yield Overlay(numbers, box[:2], beat.milliseconds)
        shown = layers


def shown_at(beat: Beat) -> Iterator[Placed]:
    """Return all that a beat lays on the floor: the board, and in its empty corner how far a walk has come."""
    yield from board_sprites(beat.scene, beat.at)
    if beat.scene.panel.walk is not None:
        yield from walk_sprites(beat.scene.panel.walk)


def _changed(before: list[Placed], after: list[Placed]) -> Box:
    """Return the box around all that came, went or moved between two pictures; a pixel where nothing did."""
    boxes = [placed.box for placed in chain(set(before) ^ set(after))] or [(0, 0, 1, 1)]
    left, top = (max(0, min(box[side] for box in boxes)) for side in (0, 1))
    right, bottom = (min(SIZE[side - 2], max(box[side] for box in boxes)) for side in (2, 3))
    return left, top, max(right, left + 1), max(bottom, top + 1)


def _within(box: Box, layers: Iterable[Placed]) -> Iterator[Placed]:
    """Return the layers that reach into a box, placed from its corner."""
    for placed in layers:
        left, top, right, bottom = placed.box
        if left < box[2] and right > box[0] and top < box[3] and bottom > box[1]:
            yield Placed(placed.sprite, (placed.centre[0] - box[0], placed.centre[1] - box[1]))


def _shrunk(placed: Placed) -> Placed:
    x, y = (round(at * _SHRINK[1] / _SHRINK[0]) for at in placed.centre)
    return Placed(_smaller(placed.sprite), (x, y))


@lru_cache(maxsize=512)
def _smaller(sprite: Sprite) -> Sprite:
    width, height = (max(1, round(side * _SHRINK[1] / _SHRINK[0])) for side in sprite.size)
    return Sprite.of(sprite.image().resize((width, height), Image.Resampling.BOX))


@lru_cache(maxsize=1)
def _floor() -> Image.Image:
    return floor().crop((0, 0, PANEL_LEFT, HEIGHT)).resize(SIZE, Image.Resampling.BOX)
