"""The picture of the humans' boards alone, from near: their lines are read on a phone, too."""

from collections.abc import Iterator
from typing import Final

from render.claustrophobia.arrangement import seen_at
from render.claustrophobia.scene import Boards
from render.claustrophobia.sprites_plates import HEIGHT, WIDTH, plate_sprite
from render.core.sprite import Placed

_ACROSS: Final = WIDTH + 8
_DOWN: Final = HEIGHT + 8
"""How wide and high the part of one board is."""


def boards_size(boards: Boards) -> tuple[int, int]:
    """Return how wide and high the picture is."""
    return _size(len(boards.plates), _abreast(len(boards.plates)))


def _size(plates: int, abreast: int) -> tuple[int, int]:
    return abreast * _ACROSS, -(-plates // abreast) * _DOWN


def _abreast(plates: int) -> int:
    """Return how many boards stand beside each other where they are seen best."""
    return max(range(1, plates + 1), key=lambda abreast: seen_at(*_size(plates, abreast)))


def boards_sprites(boards: Boards) -> Iterator[Placed]:
    """Return all that the picture shows."""
    abreast = _abreast(len(boards.plates))
    for number, plate in enumerate(boards.plates):
        row, column = divmod(number, abreast)
        yield Placed(plate_sprite(plate), (column * _ACROSS + _ACROSS // 2, row * _DOWN + _DOWN // 2))
