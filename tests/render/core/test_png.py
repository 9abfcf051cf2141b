import io
import zlib
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image
from zlib_ng import zlib_ng

from render.core.picture_file import png_of, strips, write_png


def gradient() -> Image.Image:
    return Image.linear_gradient("L").resize((37, 21)).convert("RGB").quantize(16)


def read_back(png: bytes) -> bytes:
    with Image.open(io.BytesIO(png)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", (37, 21))
        return read.convert("RGB").tobytes()


def test_a_written_picture_reads_back_pixel_by_pixel() -> None:
    assert read_back(png_of(gradient())) == gradient().convert("RGB").tobytes()


@pytest.mark.parametrize("compressor", [zlib_ng.compressobj, zlib.compressobj])
@pytest.mark.parametrize("edges", [(0, 21), (0, 1, 2, 20, 21), (0, 7, 14, 21)])
def test_a_picture_packed_in_strips_is_the_whole_picture(
    edges: tuple[int, ...], compressor: Callable[..., Any]
) -> None:
    picture = gradient()
    packed = strips(picture, pairwise(edges), compressor)
    png = write_png(picture.size, bytes(picture.getpalette() or ()), packed)
    assert read_back(png) == picture.convert("RGB").tobytes()
    begin = png.index(b"IDAT") + 4
    lines = b"".join(b"\0" + picture.crop((0, row, 37, row + 1)).tobytes() for row in range(21))
    assert zlib.decompress(png[begin:-16]) == lines, "with the right checksum at the end"
