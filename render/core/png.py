"""PNG files of pictures with a palette: the four chunks that such a file needs, and no more."""

import struct
from collections.abc import Callable
from typing import Final

from PIL import Image
from zlib_ng import zlib_ng

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOURS: Final = 3  # the colour type of the PNG specification
_LEVEL: Final = 5  # beyond it, a picture takes half as long again for four percent


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib_ng.crc32(kind + content))


def write_png(image: Image.Image, deflate: Callable[[bytes, int], bytes] = zlib_ng.compress) -> bytes:
    """Write a picture in mode P. Lines go unfiltered, which suits flat colours with a palette best.

    `zlib.compress` would do as well as `deflate`; it takes twice as long.
    """
    width, height = image.size
    lines = image.crop((-1, 0, width, height)).tobytes()  # the column before the first one is 0: unfiltered
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, _PALETTE_COLOURS, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", deflate(lines, _LEVEL)),
            _chunk(b"IEND", b""),
        )
    )
