"""Drawing any position of a game: `python -m render POSITION FILE`, or `--text` for the board in letters.

The game is the one whose notation the position is written in, unless `--game` names one. `help`, `--help` or nothing
tells all that there is.
"""

import io
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, NoReturn

import typer
from PIL import Image, ImageSequence

from engine import COMMAND_LINES
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.notation.position import read_position as read_tunnels
from engine.core import Play, ScriptedChance, Turn, UnknownGame, game_in
from engine.core.notation import BadNotation
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import GameTurn, RevealCard
from engine.fearsome_floors.notation import read_position as read_dungeon
from engine.fearsome_floors.state import State
from engine.fearsome_floors.walk import walk
from render import SHOWS
from render.claustrophobia.view import scene_of
from render.core import Show, words_in
from render.fearsome_floors import board_scene, film


class Drawn(NamedTuple):
    """A game whose positions can be drawn."""

    read: Callable[[str], Any]
    """Reads a position. Raises BadNotation."""

    scene: Callable[[Any], Any]
    """Shows it, as the game's painter wants it."""


DRAWN: Final[Mapping[str, Drawn]] = {
    FEARSOME_FLOORS.key: Drawn(read_dungeon, board_scene),
    CLAUSTROPHOBIA.key: Drawn(read_tunnels, scene_of),
}

BAD_INPUT: Final = 2
WIDEST: Final = 4096
STILLS: Final = (".png", ".webp")
FILMS: Final = (".gif", ".webp")

_CARDS: Final = f"a film needs a card ({', '.join(CARDS)})"

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command(no_args_is_help=True)
def draw(
    context: typer.Context,
    position: Annotated[str, typer.Argument(help="The position in its game's notation (FFN, CLN), in quotes.")],
    out: Annotated[Path | None, typer.Argument(help="The file to draw: .png, .webp; .gif, .webp for a walk.")] = None,
    *,
    size: Annotated[int | None, typer.Option(help="The width in pixels; not for a film.", min=1, max=WIDEST)] = None,
    walked: Annotated[
        str | None, typer.Option("--walk", metavar="CARD", help="Film the walk of a card (fearsome-floors).")
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the board as text.")] = False,
    game: Annotated[
        str | None, typer.Option(metavar="KEY", help=f"The game ({', '.join(DRAWN)}), where the position does not say.")
    ] = None,
) -> None:
    """Draw a position, or the film of a walk of the monster that begins there."""
    if position == "help":
        typer.echo(context.get_help())
        return
    try:
        key = game_in(position, {key: COMMAND_LINES[key] for key in DRAWN}, game)
        state = DRAWN[key].read(position)
    except (BadNotation, UnknownGame) as fault:
        refuse(str(fault))
    if text:
        typer.echo(_in_letters(SHOWS[key], state))
    if out is not None:
        write(out, _still(key, state, out, size) if walked is None else _film(key, state, out, walked, size))
    elif not text:
        refuse("out: name a file to draw into, or ask for --text.")


def _in_letters(show: Show, state: Any) -> str:
    """Return a position as its grid, or in sentences in which players are called by their numbers."""
    words = words_in("en")
    return show.text(words, tuple("12345678"), state) if show.grid is None else show.grid(words, state)


def _still(key: str, state: Any, out: Path, width: int | None) -> bytes:
    otherwise = f"--walk: {_CARDS}." if key == FEARSOME_FLOORS.key else f"out: a picture is {' or '.join(STILLS)}."
    return as_kind(SHOWS[key].paint(DRAWN[key].scene(state)), kind_of(out, STILLS, otherwise), width)


def _film(key: str, state: State, out: Path, written: str, width: int | None) -> bytes:
    if key != FEARSOME_FLOORS.key:
        refuse(f"--walk: only the monster of {FEARSOME_FLOORS.key} walks.")
    kind = kind_of(out, FILMS, f"--walk: a walk is filmed into {' or '.join(FILMS)}.")
    if width is not None:
        refuse("--size: a film has one size only; leave it out.")
    if written not in CARDS:
        refuse(f"--walk: {_CARDS}.")
    card: Card = next(card for card in CARDS if card == written)
    play: Play[State, AnyEvent] = Play(state, evolve, ScriptedChance(()))
    walk(play, card)
    turn: GameTurn = Turn(None, RevealCard(), tuple(play.events), (), datetime.now(UTC))
    return film_as_kind(film([(state, turn)]) or b"", kind)


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


if __name__ == "__main__":
    app(prog_name="python -m render")
