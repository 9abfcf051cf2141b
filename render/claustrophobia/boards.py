"""The picture of the humans' boards alone, from near: their lines are read on a phone, too."""

from collections.abc import Iterator
from typing import Final

from render.claustrophobia.scene import Boards
from render.claustrophobia.sprites_plates import HEIGHT, WIDTH, plate_sprite
from render.core.sprite import Placed

_ABREAST: Final = 2
_ACROSS: Final = WIDTH + 8
_DOWN: Final = HEIGHT + 8
"""How wide and high the part of one board is."""


def boards_size(boards: Boards) -> tuple[int, int]:
    """Return how wide and high the picture is."""
    return _ABREAST * _ACROSS, -(-len(boards.plates) // _ABREAST) * _DOWN


def boards_sprites(boards: Boards) -> Iterator[Placed]:
    """Return all that the picture shows."""
    for number, plate in enumerate(boards.plates):
        row, column = divmod(number, _ABREAST)
        yield Placed(plate_sprite(plate), (column * _ACROSS + _ACROSS // 2, row * _DOWN + _DOWN // 2))
