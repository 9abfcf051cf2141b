"""Files of pictures: PNG with a palette, and GIF films.

A PNG has the four chunks that it needs. Its lines are packed in strips, each by itself, so that a strip that was packed
before need not be again. A film is a first picture, then overlays of it, each with the time for which it is seen.
"""

import struct
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from PIL import GifImagePlugin, Image
from zlib_ng import zlib_ng

from engine.core import Value

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOURS: Final = 3  # the colour type of the PNG specification
_LEVEL: Final = 5  # beyond it, a picture takes a third longer for six percent
_RAW: Final = -15  # deflate's own stream with the widest window, without header and checksum

_HEADER: Final = b"\x78\x5e"
_LAST_BLOCK: Final = b"\x03\x00"
"""What the zlib format puts before and after deflate's stream."""
_MODULUS: Final = 65521  # of the checksum Adler-32


class Strip(Value, frozen=True):
    """Some whole lines of a picture, packed; with the checksum and the number of their bytes."""

    packed: bytes
    """The lines, packed."""
    checksum: int
    """The checksum (Adler-32) of their bytes before that."""
    length: int
    """How many bytes they were."""


def strips(
    picture: Image.Image, edges: Iterable[tuple[int, int]], compressor: Callable[..., Any] = zlib_ng.compressobj
) -> Iterator[Strip]:
    """Pack lines of a picture (modes L and P), from each top to its bottom. Unfiltered, which suits flat colours best.

    `zlib.compressobj` would do as well; it takes twice as long.
    """
    deflate = compressor(_LEVEL, wbits=_RAW)
    for top, bottom in edges:
        lines = picture.crop((-1, top, picture.width, bottom)).tobytes()  # the column before the first is 0: unfiltered
        packed = deflate.compress(lines) + deflate.flush(zlib_ng.Z_FULL_FLUSH)  # and all lines before are forgotten
        yield Strip(packed, zlib_ng.adler32(lines), len(lines))


def write_png(size: tuple[int, int], palette: bytes, packed: Iterable[Strip]) -> bytes:
    """Write a picture that is all its strips from top to bottom; the palette has three bytes for each colour."""
    parts, checksum = [_HEADER], 1
    for part in packed:
        parts.append(part.packed)
        checksum = _together(checksum, part)
    data = b"".join((*parts, _LAST_BLOCK, struct.pack(">I", checksum)))
    header = struct.pack(">IIBBBBB", *size, 8, _PALETTE_COLOURS, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(kind, content) for kind, content in chunks)))


def png_of(picture: Image.Image) -> bytes:
    """Write a whole picture (mode P)."""
    return write_png(picture.size, bytes(picture.getpalette() or ()), strips(picture, [(0, picture.height)]))


def _together(checksum: int, part: Strip) -> int:
    """Return the Adler-32 of two texts, the first one of them known by its checksum, too."""
    low, high = checksum & 0xFFFF, checksum >> 16
    part_low, part_high = part.checksum & 0xFFFF, part.checksum >> 16
    high = (high + part_high + part.length * (low - 1)) % _MODULUS
    return high << 16 | (low + part_low - 1) % _MODULUS


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib_ng.crc32(content, zlib_ng.crc32(kind))
    return b"".join((struct.pack(">I", len(content)), kind, content, struct.pack(">I", checksum)))


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
