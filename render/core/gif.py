"""GIF films: a first picture, then overlays of it, each with the time for which it is to be seen."""

import struct
from collections.abc import Iterable
from typing import Final

from PIL import GifImagePlugin, Image

from engine.core import Value

CLEAR: Final = 255
"""The colour number that lets through what the pictures before have shown."""

_COLOURS: Final = 256
_FULL_PALETTE: Final = 0xF7  # a global palette of 2**8 colours, of 8 bits each
_END: Final = b";"
_AGAIN: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
"""The extension by which a film begins again after its end, without end."""


class Overlay(Value, frozen=True):
    """A part of a film's picture (colour numbers in mode L), laid on what was there, from its top left pixel on."""

    image: Image.Image
    """The part."""
    corner: tuple[int, int]
    """That pixel."""
    milliseconds: int
    """For how long it is seen."""


def write_gif(size: tuple[int, int], palette: bytes, overlays: Iterable[Overlay]) -> bytes:
    """Write a film that plays again and again. All overlays have the colours of `palette`."""
    parts = [b"GIF89a", struct.pack("<HHBBB", *size, _FULL_PALETTE, 0, 0), palette.ljust(3 * _COLOURS, b"\0"), _AGAIN]
    for overlay in overlays:
        parts += GifImagePlugin.getdata(
            overlay.image, overlay.corner, duration=overlay.milliseconds, disposal=1, transparency=CLEAR
        )
    return b"".join((*parts, _END))
