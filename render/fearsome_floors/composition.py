"""Laying sprites on the floor of the dungeon."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image

from render.core.composition import Background, Composition
from render.core.sprite import Placed
from render.fearsome_floors.floor import floor
from render.fearsome_floors.tones import PALETTE

_COMPOSITION: Final = Composition(PALETTE)

PACKED: Final = _COMPOSITION.packed
BLENDS: Final = _COMPOSITION.blends


def painted(layers: Iterable[Placed]) -> bytes:
    """Return the PNG of sprites on the floor, the first one lowest."""
    return _COMPOSITION.painted(background(), layers)


def composed(layers: Iterable[Placed]) -> Image.Image:
    """Return the picture (mode P, with the palette) of sprites on the floor, the first one lowest."""
    return _COMPOSITION.composed(background(), layers)


@lru_cache(maxsize=1)
def background() -> Background:
    """Return the floor in the colours of the palette."""
    return Background(PALETTE.rounded(floor()), "floor")
