"""Drawing any position of Fearsome Floors: `python -m render FFN board.png`, or `walk.gif --walk 8` for a film."""

import io
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer
from PIL import Image, ImageSequence

from engine.core import Play, ScriptedChance, Turn
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import AnyMove, RevealCard
from engine.fearsome_floors.notation import BadNotation, read_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.walk import walk
from render.core import words_in
from render.fearsome_floors import board_scene, film, paint, text_board

BAD_INPUT: Final = 2
_WIDEST: Final = 4096
_STILLS: Final = (".png", ".webp")
_FILMS: Final = (".gif", ".webp")


def main(
    position: Annotated[str, typer.Argument(metavar="FFN", help="The position, in quotes.")],
    out: Annotated[Path | None, typer.Argument(help="The file to draw: .png, .webp; .gif, .webp for a walk.")] = None,
    *,
    size: Annotated[int | None, typer.Option(help="The width in pixels; not for a film.", min=1, max=_WIDEST)] = None,
    walked: Annotated[str | None, typer.Option("--walk", metavar="CARD", help="Film the walk of a card.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the board as text.")] = False,
) -> None:
    """Draw a position of Fearsome Floors, or the film of a walk that begins there."""
    try:
        state = read_position(position)
    except BadNotation as fault:
        _refuse(str(fault))
    if text:
        typer.echo(text_board(words_in("en"), state))
    if out is not None:
        _write(out, _still(state, out, size) if walked is None else _film(state, out, walked, size))
    elif not text:
        _refuse("out: name a file to draw into, or ask for --text.")


def _still(state: State, out: Path, width: int | None) -> bytes:
    kind = _kind(out, _STILLS, f"a film needs a card ({', '.join(CARDS)})")
    picture = paint(board_scene(state))
    if width is None and kind == ".png":
        return picture
    with Image.open(io.BytesIO(picture)) as image:
        shown = image.convert("RGB")
    if width is not None:
        shown = shown.resize((width, max(1, round(shown.height * width / shown.width))), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    shown.save(file, format=kind[1:], lossless=True)
    return file.getvalue()


def _film(state: State, out: Path, written: str, width: int | None) -> bytes:
    kind = _kind(out, _FILMS, f"a walk is filmed into {' or '.join(_FILMS)}")
    if width is not None:
        _refuse("--size: a film has one size only; leave it out.")
    if written not in CARDS:
        _refuse(f"--walk: a film needs a card ({', '.join(CARDS)}).")
    card: Card = next(card for card in CARDS if card == written)
    play: Play[State, AnyEvent] = Play(state, evolve, ScriptedChance(()))
    walk(play, card)
    turn: Turn[AnyMove, AnyEvent] = Turn(None, RevealCard(), tuple(play.events), (), datetime.now(UTC))
    filmed = film([(state, turn)]) or b""
    return filmed if kind == ".gif" else _as_webp(filmed)


def _as_webp(filmed: bytes) -> bytes:
    """Return a GIF as a WebP film with the same pixels and times."""
    pictures, times = list[Image.Image](), list[int]()
    with Image.open(io.BytesIO(filmed)) as gif:
        for picture in ImageSequence.Iterator(gif):
            pictures.append(picture.convert("RGB"))
            times.append(picture.info["duration"])
    file = io.BytesIO()
    first, *others = pictures
    first.save(file, format="webp", save_all=True, append_images=others, duration=times, loop=1, lossless=True)
    return file.getvalue()


def _kind(out: Path, fitting: tuple[str, ...], otherwise: str) -> str:
    """Tell the kind of a file, by the end of its name; `otherwise` says what does not fit it."""
    kind = out.suffix.lower()
    if kind not in {*_STILLS, *_FILMS}:
        _refuse(f"out: {out.name!r} does not end in {', '.join(dict.fromkeys((*_STILLS, *_FILMS)))}.")
    if kind not in fitting:
        _refuse(f"--walk: {otherwise}.")
    return kind


def _write(out: Path, picture: bytes) -> None:
    try:
        out.write_bytes(picture)
    except OSError as fault:
        _refuse(f"out: {out} cannot be written: {fault.strerror}.")


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(BAD_INPUT)


if __name__ == "__main__":
    typer.run(main)
