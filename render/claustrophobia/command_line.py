"""Claustrophobia on the command line: `python -m render CLN board.png`, or `--text` for the board in words."""

from pathlib import Path
from typing import Annotated

import typer

from engine.claustrophobia.notation.position import read_position
from engine.core.notation import BadNotation
from render.claustrophobia.picture import paint
from render.claustrophobia.text.text_board import text_board
from render.claustrophobia.view import scene_of
from render.core import words_in
from render.core.picture_file import STILLS, WIDEST, as_kind, kind_of, refuse, write


def main(
    position: Annotated[str, typer.Argument(metavar="CLN", help="The position, in quotes.")],
    out: Annotated[Path | None, typer.Argument(help="The file to draw: .png, .webp.")] = None,
    *,
    size: Annotated[int | None, typer.Option(help="The width in pixels.", min=1, max=WIDEST)] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the board as text.")] = False,
) -> None:
    """Draw a position of Claustrophobia."""
    try:
        state = read_position(position)
    except BadNotation as fault:
        refuse(str(fault))
    if text:
        typer.echo(text_board(words_in("en"), state))
    if out is not None:
        kind = kind_of(out, STILLS, f"out: a position is drawn into {' or '.join(STILLS)}.")
        write(out, as_kind(paint(scene_of(state)), kind, size))
    elif not text:
        refuse("out: name a file to draw into, or ask for --text.")
