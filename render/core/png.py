"""PNG files of pictures with a palette: the four chunks that such a file needs, and no more."""

import struct
import zlib
from typing import Final

from PIL import Image

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOURS: Final = 3  # the colour type of the PNG specification
_LEVEL: Final = 6  # beyond it, a picture takes seven times as long for a few percent


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def write_png(image: Image.Image) -> bytes:
    """Write a picture in mode P. Lines go unfiltered, which suits flat colours with a palette best."""
    width, height = image.size
    pixels = image.tobytes()
    lines = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, _PALETTE_COLOURS, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", zlib.compress(lines, _LEVEL)),
            _chunk(b"IEND", b""),
        )
    )
