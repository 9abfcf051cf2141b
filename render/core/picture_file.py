"""Files that `python -m render` draws, for any game: their kind is the end of their name; bad input is refused."""

import io
from pathlib import Path
from typing import Final, NoReturn

import typer
from PIL import Image, ImageSequence

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
