"""Files of pictures: PNG with a palette, GIF films, and what `python -m render` draws by the end of a file's name.

A PNG has the four chunks that it needs. Its lines are packed in strips, each by itself, so that a strip that was packed
before need not be again. A film is a first picture, then overlays of it, each with the time for which it is seen.
"""

import io
import struct
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NoReturn

import typer
from PIL import GifImagePlugin, Image, ImageSequence
from zlib_ng import zlib_ng

from engine.core import Value

BAD_INPUT: Final = 2
WIDEST: Final = 4096
STILLS: Final = (".png", ".webp")
FILMS: Final = (".gif", ".webp")


def as_kind(picture: bytes, kind: str, width: int | None) -> bytes:
    """Return a PNG as a file of a kind, scaled to a width if one is given."""
    if width is None and kind == ".png":
        return picture
    with Image.open(io.BytesIO(picture)) as image:
        shown = image.convert("RGB")
    if width is not None:
        shown = shown.resize((width, max(1, round(shown.height * width / shown.width))), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    shown.save(file, format=kind[1:], lossless=True)
    return file.getvalue()


def film_as_kind(filmed: bytes, kind: str) -> bytes:
    """Return a GIF as a film of a kind, with the same pixels and times."""
    if kind == ".gif":
        return filmed
    pictures, times = list[Image.Image](), list[int]()
    with Image.open(io.BytesIO(filmed)) as gif:
        for picture in ImageSequence.Iterator(gif):
            pictures.append(picture.convert("RGB"))
            times.append(picture.info["duration"])
    file = io.BytesIO()
    first, *others = pictures
    first.save(file, format="webp", save_all=True, append_images=others, duration=times, loop=0, lossless=True)
    return file.getvalue()


def kind_of(out: Path, fitting: tuple[str, ...], otherwise: str) -> str:
    """Return the kind of a file, by the end of its name; `otherwise` is said where it does not fit."""
    kind = out.suffix.lower()
    if kind not in {*STILLS, *FILMS}:
        refuse(f"out: {out.name!r} does not end in {', '.join(dict.fromkeys((*STILLS, *FILMS)))}.")
    if kind not in fitting:
        refuse(otherwise)
    return kind


def write(out: Path, picture: bytes) -> None:
    """Write a file."""
    try:
        out.write_bytes(picture)
    except OSError as fault:
        refuse(f"out: {out} cannot be written: {fault.strerror}.")


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong, and end."""
    typer.echo(sentence, err=True)
    raise typer.Exit(BAD_INPUT)


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
