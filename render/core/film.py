"""Films of sprites on a ground, as GIFs of two thirds of the size: each picture redraws the box that has changed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PIL import Image, ImageChops

from render.core.palette import Palette
from render.core.picture_file import CLEAR, Overlay, write_gif
from render.core.sprite import Box, Placed, Sprite, kept, lay

_SHRINK: Final = 3, 2

_SAME: Final = (255, *(0,) * 255)
"""Where the difference of two pictures is nothing."""


def write_film(ground: Image.Image, palette: Palette, row: Iterable[tuple[Iterable[Placed], int]]) -> bytes:
    """Film sprites on a ground that has been shrunk, from what lies there and for how many milliseconds."""
    return write_gif(ground.size, palette.colours, _overlays(ground, palette, row))


def shrunk_side(side: int) -> int:
    """Return how many pixels of a film so many pixels of a picture are."""
    return side * _SHRINK[1] // _SHRINK[0]


def shrunk_ground(picture: Image.Image) -> Image.Image:
    """Return a picture as large as it is in a film."""
    return picture.resize((shrunk_side(picture.width), shrunk_side(picture.height)), Image.Resampling.BOX)


def shrunk(placed: Placed) -> Placed:
    """Return a sprite as large and where it is in a film."""
    x, y = (round(at * _SHRINK[1] / _SHRINK[0]) for at in placed.centre)
    return Placed(_smaller(placed.sprite), (x, y))


@kept
def _smaller(sprite: Sprite) -> Sprite:
    width, height = (max(1, round(side * _SHRINK[1] / _SHRINK[0])) for side in sprite.size)
    return Sprite.of(sprite.image().resize((width, height), Image.Resampling.BOX))


def _overlays(ground: Image.Image, palette: Palette, row: Iterable[tuple[Iterable[Placed], int]]) -> Iterator[Overlay]:
    shown: Sequence[Placed] | None = None
    screen = Image.new("L", ground.size, CLEAR)
    for placed, milliseconds in row:
        layers = [*map(shrunk, placed)]
        box = (0, 0, *ground.size) if shown is None else _changed(ground.size, shown, layers)
        picture = ground.crop(box)
        lay(picture, _within(box, layers))
        numbers = Image.frombytes("L", picture.size, palette.rounded(picture).tobytes())
        same = ImageChops.difference(numbers, screen.crop(box)).point(_SAME)
        screen.paste(numbers, box)
        numbers.paste(CLEAR, mask=same)
        yield Overlay(numbers, box[:2], milliseconds)
        shown = layers


def _changed(size: tuple[int, int], before: Iterable[Placed], after: Iterable[Placed]) -> Box:
    """Return the box around all that came, went or moved between two pictures; a pixel where nothing did."""
    boxes = [placed.box for placed in set(before) ^ set(after)] or [(0, 0, 1, 1)]
    left, top = (max(0, min(box[side] for box in boxes)) for side in (0, 1))
    right, bottom = (min(size[side - 2], max(box[side] for box in boxes)) for side in (2, 3))
    return left, top, max(right, left + 1), max(bottom, top + 1)


def _within(box: Box, layers: Iterable[Placed]) -> Iterator[Placed]:
    """Return the layers that reach into a box, placed from its corner."""
    for placed in layers:
        left, top, right, bottom = placed.box
        if left < box[2] and right > box[0] and top < box[3] and bottom > box[1]:
            yield Placed(placed.sprite, (placed.centre[0] - box[0], placed.centre[1] - box[1]))
